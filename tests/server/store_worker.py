"""A process that writes to a store until it is killed, with a journal of its own of what it was promised.

    python -m tests.server.store_worker URL JOURNAL

A line of the journal is durable before what it says is relied on: `try table seq hash` before writing,
`ack table seq hash` after the store said yes.
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from tests.server.making import KEY, answered, opened
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import PAGE, Entry
from theomachy.server.store.sql import SqlStore

WRITERS: Final = 8


class Journal:
    """Lines that outlive us."""

    def __init__(self, path: Path) -> None:
        self.descriptor: Final = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def note(self, word: str, entry: Entry) -> None:
        """Write a line down for good."""
        os.write(self.descriptor, f"{word} {entry.table} {entry.seq} {entry.hash.hex()}\n".encode())
        os.fdatasync(self.descriptor)


async def last_entry(store: SqlStore, table: str) -> Entry | None:
    """Where the log ends."""
    after = 0
    last: Entry | None = None
    while page := await store.entries(table, after, PAGE):
        last = page[-1]
        after = last.seq
    return last


async def write(store: SqlStore, journal: Journal, number: int) -> None:
    """Add to one table for ever."""
    table = f"table-{number}"
    last = await last_entry(store, table)
    while True:
        size = 10 if number % 2 else 3_000  # the larger ones make checkpoints happen
        batch, entry = (
            opened(table) if last is None else answered(last, last.seq + 1, os.urandom(size).hex().encode())
        )
        journal.note("try", entry)
        await store.write(batch)
        journal.note("ack", entry)
        last = entry


async def main(url: str, journal: Path) -> None:
    """Open the store and write with several hands."""
    store = open_store(url, key=KEY)
    book = Journal(journal)
    await asyncio.gather(*(write(store, book, number) for number in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
