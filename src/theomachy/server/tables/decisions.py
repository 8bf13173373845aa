"""What each request becomes in the log of its table, or why it is refused. Pure, like the table itself."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from theomachy.engine.options import UnknownText
from theomachy.server.protocol import (
    Agree,
    Answer,
    Arguments,
    Close,
    Code,
    Fill,
    Free,
    Kick,
    Leave,
    Reason,
    Refused,
    Return,
    Role,
    Say,
    Start,
    Suggest,
    TableRequest,
    Undo,
    Vote,
)
from theomachy.server.tables import permissions
from theomachy.server.tables.limits import Limits
from theomachy.server.tables.log_entries import (
    HOST,
    NATURE,
    Answered,
    Body,
    Closed,
    Filled,
    Freed,
    HandedOver,
    Kicked,
    Left,
    Returned,
    Said,
    Started,
    Suggested,
    UndoAgreed,
    UndoAskedFor,
    Undone,
    VotedAway,
)
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.plain_text import NotPlain, plain
from theomachy.server.tables.table import Table

Against: TypeAlias = tuple[str, dict[str, str | int]]
"""A rule that stands against an answer, and what it stands on by name."""
STAND_IN: Final = "adept"
"""The level of the bot that plays for an absent person."""


class Refuse(Exception):
    """The request is refused; the table is as it was."""

    def __init__(self, code: Code, detail: str, reasons: list[Against] | None = None, retry: int = 0) -> None:
        super().__init__(f"{code}: {detail}")
        self.code: Final = code
        self.detail: Final = detail
        self.reasons: Final = reasons or []
        self.retry: Final = retry

    def reply(self, request: str = "") -> Refused:
        """As a message."""
        reasons = [Reason(rule, msgspec.convert(about, Arguments)) for rule, about in self.reasons]
        return Refused(id=request, code=self.code, detail=self.detail, reasons=reasons, retry=self.retry)


class Actor:
    """Who asks: the role and the seats of a token, and which seats have somebody connected."""

    def __init__(self, role: Role, seats: tuple[int, ...], present: frozenset[int] = frozenset()) -> None:
        self.role: Final = role
        self.seats: Final = seats
        self.present: Final = present


Conduct: TypeAlias = Callable[[Table, Actor, TableRequest, Limits], list[Body]]


def kind_of(request: TableRequest) -> str:
    """The request's name on the wire."""
    return str(request.__struct_config__.tag)


def admit(table: Table, actor: Actor, request: TableRequest) -> None:
    """Refuse what the policy does not allow; a seat must be one of the token's own."""
    kind = kind_of(request)
    row = permissions.MESSAGES.get(kind)
    if row is None or not permissions.allows(row, actor.role, bool(actor.seats), table.phase()):
        if row is not None and any(
            permissions.allows(row, actor.role, bool(actor.seats), phase) for phase in permissions.PHASES
        ):
            raise Refuse("wrong-phase", f"{kind} is not possible while the table is {table.phase()}")
        raise Refuse("forbidden", f"{kind} is not for you here")
    if kind in permissions.NEEDS_SEAT:
        seat = speaking_seat(request)
        if seat not in actor.seats:
            raise Refuse("forbidden", f"seat {seat} is not yours")


def speaking_seat(request: TableRequest) -> int:
    """The seat a request speaks for."""
    if isinstance(request, Answer | Suggest | Undo | Agree | Vote | Return):
        return request.seat
    return HOST


def decide(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """The entries a request becomes; Refuse if it may not be."""
    admit(table, actor, request)
    return CONDUCT[type(request)](table, actor, request, limits)


def consequence(table: Table, nature: Callable[[AnyMatch], int], now: int) -> Body | None:
    """What follows by itself: nature's answer, an undo all agree to, a vote that is won, a clock that ran out."""
    match = table.match
    if match is None or table.phase() != "playing":
        return None
    if table.nature_asked():
        return Answered(NATURE, nature(match))
    if table.undo is not None and not table.missing_consent():
        return Undone(table.undo.seat, table.undo.to)
    for absent, votes in sorted(table.votes.items()):
        if len(votes) >= table.needed(absent):
            return HandedOver(absent, "vote", STAND_IN)
    for seat in table.clocks.out(now):
        return HandedOver(seat, "clock", STAND_IN)
    return None


# -- playing


def the_match(table: Table) -> AnyMatch:
    """The game; there is one in the phases that these requests are for."""
    assert table.match is not None
    return table.match


def option_of(match: AnyMatch, option: int | str) -> int:
    """The option's code."""
    if isinstance(option, int):
        return option
    try:
        return match.code(option)
    except UnknownText as error:
        raise Refuse("illegal", str(error)) from error


def answer(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """An answer to the open question, checked by the rules."""
    assert isinstance(request, Answer)
    match = the_match(table)
    seat = request.seat
    if table.seats[seat].away:
        raise Refuse("not-your-turn", "a bot plays for this seat; return first")
    option = option_of(match, request.option)
    if seat not in match.asked:
        raise Refuse("not-your-turn", f"seat {seat} is not asked", match.reasons(seat, option))
    if request.asked != match.asked[seat]:
        raise Refuse("stale", f"the question is number {match.asked[seat]} now, not {request.asked}")
    if option not in match.options(seat):
        raise Refuse("illegal", f"option {request.option} is no answer", match.reasons(seat, option))
    return [Answered(seat, option)]


def suggest(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """A partner's advice on an open question of the same side."""
    assert isinstance(request, Suggest)
    match = the_match(table)
    asked = [seat for seat in match.partners(request.seat) if seat in match.asked]
    if not asked:
        raise Refuse("not-partner", f"nobody is asked who shares a side with seat {request.seat}")
    whom = asked[0]
    if request.asked != match.asked[whom]:
        raise Refuse("stale", f"the question is number {match.asked[whom]} now, not {request.asked}")
    option = option_of(match, request.option)
    if option not in match.options(whom):
        raise Refuse("illegal", f"option {request.option} is no answer", match.reasons(whom, option))
    return [Suggested(request.seat, whom, option)]


def undo(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """Free inside one's own run of answers while nothing hidden was shown; else everybody is asked."""
    assert isinstance(request, Undo)
    match = the_match(table)
    place = match.place_of(request.to)
    if place is None or match.given[place].seat != request.seat or request.to == 0:
        raise Refuse("nothing-to-undo", f"entry {request.to} is no standing answer of seat {request.seat}")
    if match.free_to(request.seat, place):
        return [Undone(request.seat, request.to)]
    if table.undo is not None:
        raise Refuse("already-asked", f"seat {table.undo.seat} asks for an undo already")
    return [UndoAskedFor(request.seat, request.to, list(actor.seats))]


def agree(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """Consent to an undo; the one who asked may also withdraw."""
    assert isinstance(request, Agree)
    if table.undo is None:
        raise Refuse("nobody-asks", "nobody asks for an undo")
    if request.seat not in table.missing_consent() and (request.agree or request.seat != table.undo.seat):
        raise Refuse("nobody-asks", f"seat {request.seat} is not asked about the undo")
    return [UndoAgreed(request.seat, request.agree)]


def vote(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """A vote on somebody who is not connected."""
    assert isinstance(request, Vote)
    if request.absent not in table.people() or request.seat not in table.voters(request.absent):
        raise Refuse("no-seat", f"seat {request.seat} cannot vote on seat {request.absent}")
    if request.absent in actor.present:
        raise Refuse("present", f"the player of seat {request.absent} is connected")
    if request.seat in table.votes.get(request.absent, set()):
        raise Refuse("already-asked", f"seat {request.seat} has voted already")
    return [VotedAway(request.seat, request.absent)]


def come_back(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """The person plays again."""
    assert isinstance(request, Return)
    if not table.seats[request.seat].away:
        raise Refuse("not-away", f"no bot plays for seat {request.seat}")
    return [Returned(request.seat)]


def leave(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """Before the start a seat is free again; in the game a bot goes on until the person returns."""
    assert isinstance(request, Leave)
    if table.phase() == "waiting":
        if set(actor.seats) & set(table.opened.host_seats):
            raise Refuse("no-seat", "the host does not leave before the start; close the table instead")
        return [Left(seat) for seat in actor.seats]
    here = [seat for seat in actor.seats if not table.seats[seat].away]
    if not here:
        raise Refuse("not-away", "bots play for all your seats already")
    return [HandedOver(seat, "left", STAND_IN) for seat in here]


# -- the host's


def kick(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """Somebody else's seat is freed."""
    assert isinstance(request, Kick)
    if request.seat >= len(table.seats) or not table.seats[request.seat].person():
        raise Refuse("no-seat", f"nobody sits at seat {request.seat}")
    if request.seat in actor.seats:
        raise Refuse("no-seat", "that is your own seat; close the table instead")
    return [Kicked(request.seat)]


def fill(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """Bots take free seats."""
    assert isinstance(request, Fill)
    free = [number for number, seat in enumerate(table.seats) if seat.free()]
    wanted = free if request.seat is None else [seat for seat in free if seat == request.seat]
    if not wanted:
        raise Refuse("no-seat", "no such seat is free")
    return [Filled(seat, request.level) for seat in wanted]


def free_seat(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """A bot makes room."""
    assert isinstance(request, Free)
    if request.seat >= len(table.seats) or not table.seats[request.seat].level:
        raise Refuse("no-seat", f"no bot sits at seat {request.seat}")
    return [Freed(request.seat)]


def start(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """Everybody is there; the header is put in by whoever has the dice."""
    assert isinstance(request, Start)
    free = [number for number, seat in enumerate(table.seats) if seat.free()]
    if free:
        raise Refuse("no-seat", f"seats {free} are still free; invite somebody or fill them with bots")
    return [Started(table.opened.header)]


def close(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """The table is given up."""
    assert isinstance(request, Close)
    return [Closed()]


def say(table: Table, actor: Actor, request: TableRequest, limits: Limits) -> list[Body]:
    """Chat, as plain text."""
    assert isinstance(request, Say)
    if table.said >= limits.chat_entries:
        raise Refuse("too-many", f"this table has said {limits.chat_entries} things; it is full")
    try:
        text = plain(request.text, limits.chat_letters, limits.chat_bytes, "text")
    except NotPlain as error:
        raise Refuse("name", str(error)) from error
    seat = actor.seats[0] if actor.seats else HOST
    name = table.seats[seat].name if actor.seats else table.opened.host
    return [Said(seat, name, text)]


CONDUCT: Final[dict[type[TableRequest], Conduct]] = {
    Answer: answer,
    Suggest: suggest,
    Undo: undo,
    Agree: agree,
    Vote: vote,
    Return: come_back,
    Leave: leave,
    Kick: kick,
    Fill: fill,
    Free: free_seat,
    Start: start,
    Close: close,
    Say: say,
}
"""What is decided from the table alone; invites and rematches need more (see host.py)."""
