"""A new table for the same people after the end of a game."""

from typing import ClassVar, Final

from theomachy.engine.event import Event
from theomachy.server.protocol import Rematch, Rematched
from theomachy.server.store.port import Batch, Entry
from theomachy.server.tables.clocks import absence_grace
from theomachy.server.tables.identifiers import new_code
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.new_table import add_table
from theomachy.server.tables.permissions import FINISHED
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import HOST, EntryBody, Opened, Public, SeatPlan, Table

NO_REMATCH: Final = "lesson-no-rematch"
"""The key of what is said at the table of a lesson: its script plays the others only there."""


@log_entry("rematch")
class RematchMade(EntryBody, frozen=True):
    """The same people go on at the table `text`."""

    of_the_game: ClassVar[bool] = True

    seat: int
    table: str

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.rematch = self.table
        table.usage.rematches[self.seat] += 1
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, text=self.table)


@log_entry("came")
class Came(EntryBody, frozen=True):
    """A player followed to the rematch that somebody else had asked for."""

    of_the_game: ClassVar[bool] = True

    seat: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.awaited.discard(self.seat)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat)


def check_all_came(table: Table) -> None:
    """Refuse to start a rematch without the players who have not come to it; they may not even know of it."""
    if table.awaited:
        names = ", ".join(table.seats[seat].name for seat in sorted(table.awaited))
        raise RequestRefused(
            "not-come", f"{names} (seats {sorted(table.awaited)}) did not come to the rematch yet"
        )


def check_patience(table: Table, seat: int, now: int) -> None:
    """Refuse to send a player away from a rematch before there was time to come to it."""
    left = table.created + absence_grace(table.opened.pace) - now
    if seat in table.awaited and left > 0:
        raise RequestRefused("not-come", f"{table.seats[seat].name} may still come", retry=left)


@message(Rematch, host=FINISHED, seat=FINISHED, repeatable=True)
def rematch(table: Table, request: Rematch, context: Context) -> Decision:
    """Make the table of the rematch, or name the one that exists; the first to ask becomes its host.

    One that was closed without being played is no rematch any more: a new one may be asked for.
    """
    if table.opened.lesson:
        raise RequestRefused("lesson", NO_REMATCH)
    if table.rematch is not None and not context.rematch_given_up:
        existing = table.rematch
        return Decision(reply=lambda seq: Rematched(id=request.id, seq=seq, table=existing))
    if table.match is None:
        raise RequestRefused("wrong-phase", "nothing was played at this table")
    seat = context.actor.speaker()
    if table.usage.rematches[HOST if seat is None else seat] >= context.limits.rematches:
        raise RequestRefused("too-many", f"you have asked for {context.limits.rematches} rematches of this game")
    opened = Opened(
        setup=table.opened.setup,
        seats=[
            SeatPlan(name=one.name, player=one.player)
            if one.person()
            else SeatPlan(level=one.level, bot=table.bot_names[number], style=one.style)
            for number, one in enumerate(table.seats)
        ],
        host=table.opened.host if seat is None else table.seats[seat].name,
        host_seats=list(context.actor.seats),
        title=table.opened.title,
        pace=table.opened.pace,
        visibility=table.opened.visibility,
        code=new_code(context.entropy),
        after=table.id,
        practice=table.opened.practice,
        rated=table.opened.rated,
        awaited=[
            number for number, one in enumerate(table.seats) if one.person() and number not in context.actor.seats
        ],
    )
    batch = Batch()
    made = add_table(batch, opened, context.now, context.entropy).id
    return Decision(
        RematchMade(HOST if seat is None else seat, made),
        batch=batch,
        reply=lambda seq: Rematched(id=request.id, seq=seq, table=made),
    )
