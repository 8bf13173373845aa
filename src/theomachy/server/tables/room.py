"""Whether there is room in the log of a table for what somebody wants to do.

Answers come last to their limit: chat, undo and whatever else people do stop earlier, so that every game can be
finished. What one seat may write beside its answers is its own share, which no other seat can use up. To start, to
close, to leave and to send away is always possible: there are never more of these than people who joined. So is
whatever a lesson cannot go on without.
"""

from theomachy.server.tables.limits import Limits
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, Table


def check_room(table: Table, body: EntryBody, limits: Limits) -> None:
    """Refuse an entry for which the log, or the share of its seat, has no room."""
    if body.needs_no_share():
        return
    if table.match is None:
        if table.usage.before_start[body.writer()] >= limits.lobby_share:
            raise RequestRefused("too-many", f"you have written {limits.lobby_share} entries before the start")
        return
    if table.seq >= limits.log_entries - limits.log_reserve:
        raise RequestRefused("too-many", "the log of this table is nearly full; what is left is for answers")
    if table.usage.extras[body.writer()] >= limits.extra_entries:
        raise RequestRefused("too-many", f"you have written {limits.extra_entries} entries beside your answers")


def check_joining(table: Table, by_invite: bool, limits: Limits) -> None:
    """Refuse a player for whom the log has no room. What is kept for invites only the host can use up."""
    most = limits.log_entries - limits.log_reserve if by_invite else limits.lobby_entries
    if table.seq >= most:
        raise RequestRefused("too-many", "too many people came and went; only an invite of the host lets you in")


def check_taking_back(table: Table, seat: int, answers: int, limits: Limits) -> None:
    """Refuse a free undo of this many answers to a seat that took back too many for how far the game has come."""
    usage = table.usage
    most = limits.free_undos + limits.free_undos_per_answer * usage.furthest
    if usage.taken_back[seat] + answers > most:
        raise RequestRefused(
            "too-many", f"you have taken back {usage.taken_back[seat]} answers; go on before you take back more"
        )
