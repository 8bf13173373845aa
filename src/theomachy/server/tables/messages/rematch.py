"""A new table for the same people after the end of a game."""

from typing import ClassVar

from theomachy.engine.event import Event
from theomachy.server.protocol import Rematch, Rematched
from theomachy.server.store.port import Batch, Entry
from theomachy.server.tables.identifiers import new_code
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.new_table import add_table
from theomachy.server.tables.permissions import FINISHED
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import HOST, EntryBody, Opened, Public, SeatPlan, Table


@log_entry("rematch")
class RematchMade(EntryBody, frozen=True):
    """The same people go on at the table `text`."""

    of_the_game: ClassVar[bool] = True

    seat: int
    table: str

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.rematch = self.table
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, text=self.table)


@message(Rematch, host=FINISHED, seat=FINISHED, repeatable=True)
def rematch(table: Table, request: Rematch, context: Context) -> Decision:
    """Make the table of the rematch, or name the one that exists; the first to ask becomes its host."""
    if table.rematch is not None:
        existing = table.rematch
        return Decision(reply=lambda seq: Rematched(id=request.id, seq=seq, table=existing))
    if table.match is None:
        raise RequestRefused("wrong-phase", "nothing was played at this table")
    seat = context.actor.speaker()
    opened = Opened(
        setup=table.opened.setup,
        seats=[SeatPlan(one.name, "" if one.person() else one.level) for one in table.seats],
        host=table.opened.host if seat is None else table.seats[seat].name,
        host_seats=list(context.actor.seats),
        title=table.opened.title,
        pace=table.opened.pace,
        visibility=table.opened.visibility,
        code=new_code(context.entropy),
        after=table.id,
    )
    batch = Batch()
    made = add_table(batch, opened, context.now, context.entropy).id
    return Decision(
        RematchMade(HOST if seat is None else seat, made),
        batch=batch,
        reply=lambda seq: Rematched(id=request.id, seq=seq, table=made),
    )
