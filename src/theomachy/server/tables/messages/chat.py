"""Chat."""

from theomachy.engine.event import Event
from theomachy.server.protocol import Say
from theomachy.server.store.port import Entry
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.permissions import NOT_FROZEN
from theomachy.server.tables.plain_text import NotPlain, plain
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import HOST, SOMEONE, EntryBody, Public, Table


@log_entry("said")
class Said(EntryBody, frozen=True):
    """A chat message; seat -1 is a host who does not play."""

    seat: int
    name: str
    text: str

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.said += 1
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, name=self.name, text=self.text)

    def without(self, names: frozenset[str]) -> "Said":
        return Said(self.seat, SOMEONE, "") if self.name in names else self


@message(Say, host=NOT_FROZEN, seat=NOT_FROZEN, rates=("table_requests", "chat"))
def say(table: Table, request: Say, context: Context) -> Decision:
    """Say something as plain text."""
    limits = context.limits
    if table.said >= limits.chat_entries:
        raise RequestRefused("too-many", f"chat limit of {limits.chat_entries} messages reached")
    try:
        text = plain(request.text, limits.chat_letters, limits.chat_bytes, "text")
    except NotPlain as error:
        raise RequestRefused("name", str(error)) from error
    seat = context.actor.speaker()
    name = table.opened.host if seat is None else table.seats[seat].name
    return Decision(Said(HOST if seat is None else seat, name, text))
