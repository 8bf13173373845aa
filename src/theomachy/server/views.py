"""What is shown to whom. Built up from what a viewer may know; nothing is ever taken out of something fuller."""

from typing import Final

import msgspec

from theomachy.engine.decision import CHANCE
from theomachy.engine.event import NONE
from theomachy.engine.event import Event as Told
from theomachy.engine.game import SPECTATOR
from theomachy.server.entries import (
    NAMES,
    Answered,
    Body,
    Filled,
    Freed,
    HandedOver,
    Kicked,
    Left,
    Opened,
    RematchMade,
    Returned,
    Said,
    Seated,
    Suggested,
    UndoAgreed,
    UndoAskedFor,
    Undone,
    VotedAway,
)
from theomachy.server.match import AnyMatch
from theomachy.server.protocol import (
    ClockShown,
    Event,
    GameShown,
    Moment,
    Option,
    Phase,
    Question,
    ReplayShown,
    Role,
    SeatShown,
    Suggestion,
    TableShown,
    Takeable,
    UndoAsked,
    Update,
    Visibility,
    Voted,
)
from theomachy.server.table import Noted, Table

WATCHING: Final = "spectator"


class Viewer:
    """Who looks: the role and the seats of a token. Viewers with equal eyes see the same bytes."""

    def __init__(self, role: Role, seats: tuple[int, ...]) -> None:
        self.role: Final = role
        self.seats: Final = seats
        self.eyes: Final[tuple[bool, tuple[int, ...]]] = (role in ("host", "seat"), seats)

    def looking(self) -> dict[str, int]:
        """The seats whose views are shown, by their names in messages."""
        return {str(seat): seat for seat in self.seats} or {WATCHING: SPECTATOR}


class Around:
    """What is not in the log: who is connected, the time, and whether the table is frozen."""

    def __init__(self, present: list[int], watching: int, now: int, frozen: str = "") -> None:
        self.present: Final = present
        self.watching: Final = watching
        self.now: Final = now
        self.frozen: Final = frozen


def event_shown(event: Told) -> Event:
    """An event; arguments that do not apply are left out."""

    def given(value: int) -> int | msgspec.UnsetType:
        return msgspec.UNSET if value == NONE else value

    return Event(
        event.kind,
        event.rule,
        given(event.who),
        given(event.whom),
        given(event.what),
        given(event.origin),
        given(event.where),
        event.amount,
    )


def moment(noted: Noted, viewer: Viewer) -> Moment:
    """An entry as the viewer may see it: who did what at the table, and the events of the game."""
    body = noted.body
    events = {
        name: [event_shown(event.seen_by(seat)) for event in noted.events]
        for name, seat in viewer.looking().items()
        if noted.events
    }
    return Moment(
        seq=noted.seq,
        at=noted.at,
        kind=NAMES[type(body)],
        seat=_seat(body),
        name=_name(body),
        text=_text(body),
        other=_other(body),
        agree=body.agree if isinstance(body, UndoAgreed) else msgspec.UNSET,
        events=events,
    )


def _seat(body: Body) -> int | msgspec.UnsetType:
    if isinstance(
        body,
        Seated | Left | Kicked | Filled | Freed | Answered | Suggested | UndoAskedFor | UndoAgreed | Undone | Said
        | VotedAway | HandedOver | Returned | RematchMade,
    ):  # fmt: skip
        return body.seat
    return msgspec.UNSET


def _name(body: Body) -> str:
    if isinstance(body, Seated | Said):
        return body.name
    return body.host if isinstance(body, Opened) else ""


def _text(body: Body) -> str:
    if isinstance(body, Said):
        return body.text
    if isinstance(body, HandedOver):
        return body.why
    if isinstance(body, Filled):
        return body.level
    return body.table if isinstance(body, RematchMade) else ""


def _other(body: Body) -> int | msgspec.UnsetType:
    if isinstance(body, UndoAskedFor | Undone):
        return body.to
    if isinstance(body, VotedAway):
        return body.absent
    return body.whom if isinstance(body, Suggested) else msgspec.UNSET


def seats_shown(table: Table) -> list[SeatShown]:
    """Who sits where."""
    called = [""] * len(table.seats) if table.match is None else table.match.seat_names()
    return [
        SeatShown(
            seat=number,
            kind="person" if seat.person() else "bot" if seat.level else "free",
            name=seat.name,
            level=seat.level,
            away=seat.away,
            called=called[number],
        )
        for number, seat in enumerate(table.seats)
    ]


def table_shown(table: Table, viewer: Viewer, around: Around) -> TableShown:
    """Everything but the game."""
    opened = table.opened
    clocks = [
        ClockShown(seat=seat, running=seat in table.clocks.since, left=table.clocks.shown(seat, around.now))
        for seat in range(len(table.seats))
    ]
    phase: Phase = "frozen" if around.frozen else table.phase()
    return TableShown(
        id=table.id,
        title=opened.title,
        phase=phase,
        setup=opened.setup,
        header={} if table.match is None else table.match.header,
        rules=table.rules,
        pace=opened.pace,
        visibility=_visibility(opened),
        code=opened.code if viewer.eyes[0] else "",
        created=table.created,
        seats=seats_shown(table),
        present=around.present,
        watching=around.watching,
        clocks=[] if opened.pace.kind == "none" else clocks,
        undo=UndoAsked(table.undo.seat, table.undo.to, table.missing_consent()) if table.undo else None,
        votes=[
            Voted(absent, sorted(votes), table.needed(absent)) for absent, votes in sorted(table.votes.items())
        ],
        result=table.result(),
        rematch=table.rematch,
        frozen=around.frozen,
        imported=bool(opened.header or opened.position),
    )


def _visibility(opened: Opened) -> Visibility:
    return "public" if opened.visibility == "public" else "link" if opened.visibility == "link" else "private"


def game_shown(table: Table, match: AnyMatch, viewer: Viewer, views: dict[int, bytes]) -> GameShown:
    """The game as the viewer's seats see it. `views` keeps what was made for one viewer for the next."""
    shown: dict[str, msgspec.Raw] = {}
    for name, seat in viewer.looking().items():
        if seat not in views:
            views[seat] = match.view(seat)
        shown[name] = msgspec.Raw(views[seat])
    return GameShown(
        answers=len(match.given),
        waiting=[seat for seat in match.waiting() if seat != CHANCE],
        questions=questions(table, match, viewer),
        takeable=takeable(match, viewer),
        views=shown,
    )


def questions(table: Table, match: AnyMatch, viewer: Viewer) -> list[Question]:
    """The open questions to the viewer's seats, and to partners of them."""
    found: list[Question] = []
    for seat, asked in match.asked.items():
        own = seat in viewer.seats
        if seat == CHANCE or not (own or any(partner in viewer.seats for partner in match.partners(seat))):
            continue
        name, rule = match.question()
        found.append(
            Question(
                seat=seat,
                asked=asked,
                name=name,
                rule=rule,
                may="answer" if own else "suggest",
                options=[Option(code, match.text(code), match.lights(code)) for code in match.options(seat)],
                suggestions=[Suggestion(one.seat, one.option) for one in table.suggestions if one.whom == seat],
            )
        )
    return found


def takeable(match: AnyMatch, viewer: Viewer) -> list[Takeable]:
    """The last answer of each of the viewer's seats."""
    found: list[Takeable] = []
    for seat in () if match.over() else viewer.seats:
        last = match.last_of(seat)
        if last is not None:
            place = match.place_of(last.seq)
            found.append(Takeable(seat, last.seq, place is not None and match.free_to(seat, place)))
    return found


def update(table: Table, viewer: Viewer, around: Around, after: int, most: int, views: dict[int, bytes]) -> Update:
    """What happened since, and how things stand. The game is left out where the viewer has it already."""
    noted = table.noted_after(after)
    skipped = len(noted) > most or after > table.seq
    fresh = after <= 0 or skipped or table.changed > after
    with_game = table.match is not None and fresh and not around.frozen
    return Update(
        seq=table.seq,
        now=around.now,
        moments=[] if skipped else [moment(one, viewer) for one in noted],
        skipped=skipped,
        table=table_shown(table, viewer, around),
        game=game_shown(table, table.match, viewer, views) if with_game and table.match is not None else None,
    )


def replay(table: Table, match: AnyMatch, viewer: Viewer, answers: int) -> ReplayShown:
    """The game after so many answers, for the viewer's own eyes while it runs. No question is open in the past."""
    past = match.past(answers)
    seq = past.given[-1].seq if past.given else 0
    moments = [moment(table.noted[seq - 1], viewer)] if seq else []
    game = GameShown(
        answers=answers,
        waiting=[seat for seat in past.waiting() if seat != CHANCE],
        questions=[],
        takeable=[],
        views={name: msgspec.Raw(past.view(seat)) for name, seat in viewer.looking().items()},
    )
    return ReplayShown(answers=answers, total=len(match.given), moments=moments, game=game)
