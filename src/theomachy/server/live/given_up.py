"""Whether the table of a rematch was closed without being played; then a new one may be asked for."""

from theomachy.server.store.port import Store
from theomachy.server.tables.messages.starting import Started


async def given_up(store: Store, table: str) -> bool:
    """Whether nothing was or will be played at this table.

    It is read from the store, without the lock of the table: whoever follows takes that lock before the one of the
    game that was finished.
    """
    summary = await store.summary(table)
    if summary is None:
        return True  # deleted
    if summary.phase != "finished":
        return False
    after = 0
    while page := await store.entries(table, after):
        if any(entry.kind == Started.kind for entry in page):
            return False
        after = page[-1].seq
    return True
