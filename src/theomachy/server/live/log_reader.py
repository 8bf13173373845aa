"""Reading a table from its stored log, as far as that can be done exactly."""

from theomachy.engine.refusal import DataError, Refusal
from theomachy.server.store.port import PAGE, Broken, Entry, Store
from theomachy.server.tables.log import UnknownEntry, fold, open_table
from theomachy.server.tables.table import Table


class Unreadable(Exception):
    """Raised when not even the first entry can be read."""


async def read_log(store: Store, table: str) -> tuple[list[Entry], str]:
    """All entries of a table; and what is wrong with the next one, if it is not what was written."""
    entries: list[Entry] = []
    while True:
        try:
            page = await store.entries(table, len(entries))
        except Broken as error:
            return entries, f"the log is damaged: {error}"
        entries += page
        if len(page) < PAGE:
            return entries, ""


def replayed(entries: list[Entry], hidden: frozenset[str] = frozenset()) -> tuple[Table, str]:
    """The table; and why it stops at the first entry that this server cannot replay exactly."""
    try:
        table = open_table(entries[0], hidden)
    except UnknownEntry as error:
        raise Unreadable(f"the first entry cannot be read: {error}") from error
    for entry in entries[1:]:
        try:
            if entry.rules != table.rules:
                raise UnknownEntry(f"played by rules {entry.rules}; this server has {table.rules}")
            fold(table, entry)
        except (UnknownEntry, Refusal, DataError, AssertionError, LookupError) as error:
            return table, f"entry {entry.seq} cannot be replayed: {error}"
    return table, ""
