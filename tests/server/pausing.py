"""Races made certain: a step of the real store is held at a chosen point until the test lets it go on."""

import asyncio
from collections.abc import Awaitable, MutableMapping
from pathlib import Path
from secrets import token_bytes
from typing import Final, Protocol

import apsw
from msgspec.structs import replace

from theomachy.server.accounts.credentials import token_digest
from theomachy.server.live.table_host import TableHost
from theomachy.server.protocol import Entered
from theomachy.server.store.port import Batch, Store
from theomachy.server.tables.identifiers import token_text


class Method(Protocol):
    """A method of a store."""

    def __call__(self, *arguments: object) -> Awaitable[object]:
        """Do it."""


class Pause:
    """Holds one call of a store's method after the store has done it, and before its caller learns the result.

    It is the next call whose argument begins as wanted.
    """

    def __init__(self, store: Store, method: str, wanted: str = "") -> None:
        self._reached: Final = asyncio.Event()
        self._released: Final = asyncio.Event()
        work: Method = getattr(store, method)

        async def held(*arguments: object) -> object:
            result = await work(*arguments)
            if not self._reached.is_set() and (not wanted or str(arguments[0]).startswith(wanted)):
                self._reached.set()
                await self._released.wait()
            return result

        setattr(store, method, held)

    async def reached(self) -> None:
        """Wait until the call is held."""
        async with asyncio.timeout(20):
            await self._reached.wait()

    def release(self) -> None:
        """Let it go on."""
        self._released.set()


async def another(
    store: Store, loaded: MutableMapping[str, TableHost], who: Entered, **changes: int | None
) -> Entered:
    """A token like somebody's own, also if that has ended: as if its row had never been marked as revoked.

    The table is forgotten, so that the new row is found when it is loaded again.
    """
    token = token_text(token_bytes(32))
    key, own = token_digest(token), token_digest(who.token)
    assert key is not None
    assert own is not None
    grant = await store.grant(own)
    assert grant is not None
    new = replace(grant, token=key, revoked=False, request=None, contents=None, **changes)
    await store.write(Batch(grants=[new]))
    loaded.pop(who.table, None)
    return replace(who, token=token)


def count(folder: Path, table: str) -> int:
    """How many rows a table of a SQLite database has."""
    connection = apsw.Connection(str(folder / "theomachy.sqlite3"))
    found = connection.execute(f"SELECT count(*) FROM {table}").fetchall()[0][0]
    connection.close()
    assert isinstance(found, int)
    return found
