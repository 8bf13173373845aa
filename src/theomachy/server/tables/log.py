"""From stored entries to a table: decoding and folding a log."""

from functools import lru_cache

import msgspec

from theomachy.server.store.port import Entry
from theomachy.server.tables import messages
from theomachy.server.tables.messages.declaration import ENTRY_KINDS
from theomachy.server.tables.table import EntryBody, FoldedEntry, Opened, Table

assert messages.FAMILIES, "importing the families declares every kind of entry"


class UnknownEntry(ValueError):
    """Raised for an entry that this version of the server does not know."""


@lru_cache(maxsize=64)
def _decoder(body: type[EntryBody]) -> msgspec.json.Decoder[EntryBody]:
    return msgspec.json.Decoder(body)


def decoded(kind: str, body: bytes) -> EntryBody:
    """The body of an entry; UnknownEntry if the kind or its fields are not of this version."""
    if kind not in ENTRY_KINDS:
        raise UnknownEntry(f"no entry kind {kind!r}")
    try:
        return _decoder(ENTRY_KINDS[kind]).decode(body)
    except msgspec.DecodeError as error:
        raise UnknownEntry(f"{kind}: {error}") from error


def open_table(entry: Entry, hidden: frozenset[str] = frozenset()) -> Table:
    """The table that the first entry of a log makes; UnknownEntry if it is not the first entry of a log."""
    opened = decoded(entry.kind, entry.body)
    if not isinstance(opened, Opened):
        raise UnknownEntry(f"the log begins with {entry.kind!r}")
    return Table(entry, opened.without(hidden) if hidden else opened, hidden)


def fold(table: Table, entry: Entry) -> None:
    """Fold one more entry in. It was checked before it was written, so a fold that fails is a fault."""
    body = decoded(entry.kind, entry.body)
    if isinstance(body, Opened):
        raise UnknownEntry(f"{entry.kind!r} after the first entry")
    if table.hidden:
        body = body.without(table.hidden)
    events = body.fold(table, entry)
    table.log.append(FoldedEntry(entry.seq, entry.at, body, events))
    table.last = entry
    table.count(body)
    asked = table.people_asked()
    leaving = table.leavers_asked()
    table.clocks.turn({**asked, **leaving}, entry.at, leaving)


def folded(entries: list[Entry]) -> Table:
    """The table that a whole log makes."""
    table = open_table(entries[0])
    for entry in entries[1:]:
        fold(table, entry)
    return table
