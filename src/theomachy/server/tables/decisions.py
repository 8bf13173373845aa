"""What a request becomes in the log of its table, or why it is refused; and what follows by itself. Pure."""

from collections.abc import Callable, Mapping

from theomachy.engine.decision import CHANCE
from theomachy.server.protocol import Request, SeatRequest
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.messages.absence import STAND_IN, HandedOver, VoteEnded
from theomachy.server.tables.messages.declaration import Actor, Context, Decision, Message, message_of
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.messages.undo import Undone
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.room import check_room
from theomachy.server.tables.table import EntryBody, Table


def decide(table: Table, request: Request, context: Context) -> Decision:
    """What the request becomes; RequestRefused if the actor may not send it or the handler refuses it."""
    declared = message_of(request)
    check_permission(declared, table, context.actor, request)
    decision = declared.handler(table, request, context)
    for body in decision.entries:
        check_room(table, body, context.limits)
    return decision


def check_permission(declared: Message, table: Table, actor: Actor, request: Request) -> None:
    """Refuse what the declaration does not allow; a seat must be one of the token's own."""
    plays, phase = bool(actor.seats), table.phase()
    if (actor.role, plays, phase) not in declared.allowed:
        if declared.permission.ever_allows(actor.role, plays):
            raise RequestRefused("wrong-phase", f"{declared.name} is not possible while the table is {phase}")
        raise RequestRefused("forbidden", f"your role may not send {declared.name}")
    if isinstance(request, SeatRequest) and request.seat not in actor.seats:
        raise RequestRefused("forbidden", f"seat {request.seat} is not yours")


def consequence(
    table: Table, chance: Callable[[AnyMatch], int], now: int, seen: Mapping[int, int] | None = None
) -> EntryBody | None:
    """What follows by itself: a script or chance answers, all agree to an undo, a vote ends, a clock ran out.

    `seen` is when seats were last heard of: a vote ends without effect once the absent player is back.
    """
    match = table.match
    if match is None or table.phase() != "playing":
        return None
    scripted = table.scripted_answer()
    if scripted is not None:
        return Answered(*scripted)
    if table.chance_asked():
        return Answered(CHANCE, chance(match))
    if table.undo is not None and not table.missing_consent():
        place = match.place_of(table.undo.to)
        return Undone(table.undo.seat, table.undo.to, place is not None and match.revealed_since(place))
    for absent, votes in sorted(table.votes.items()):
        if (seen or {}).get(absent, 0) >= min(votes.values()):
            return VoteEnded(absent)
        if table.voices(votes) >= table.votes_needed(absent):
            return HandedOver(absent, "vote", STAND_IN)
    for seat in table.clocks.out(now):
        return HandedOver(seat, "clock", STAND_IN)
    return None
