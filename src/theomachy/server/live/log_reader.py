"""A table read from its log; where that cannot be done exactly, how far it can, and why no further."""

from theomachy.engine.refusal import DataError, Refusal
from theomachy.server.store.port import PAGE, Broken, Entry, Store
from theomachy.server.tables.log_entries import UnknownKind
from theomachy.server.tables.table import Table


class Unreadable(Exception):
    """Not even the first entry makes a table."""


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


def replayed(entries: list[Entry]) -> tuple[Table, str]:
    """The table; and why it stops at the first entry that this server cannot replay exactly."""
    try:
        table = Table(entries[0])
    except UnknownKind as error:
        raise Unreadable(f"the first entry cannot be read: {error}") from error
    for entry in entries[1:]:
        try:
            if entry.rules != table.rules:
                raise UnknownKind(f"played by rules {entry.rules}; this server has {table.rules}")
            table.take(entry)
        except (UnknownKind, Refusal, DataError, AssertionError, LookupError) as error:
            return table, f"entry {entry.seq} cannot be replayed: {error}"
    return table, ""
