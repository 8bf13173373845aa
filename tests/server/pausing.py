"""Races made certain: a step of the real store is held at a chosen point until the test lets it go on."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Final, Protocol

import apsw

from theomachy.server.store.port import Store


class Method(Protocol):
    """A method of a store."""

    def __call__(self, argument: object) -> Awaitable[object]:
        """Do it."""


class Pause:
    """Holds one call of a store's method after the store has done it, and before its caller learns the result.

    It is the next call whose argument begins as wanted.
    """

    def __init__(self, store: Store, method: str, wanted: str = "") -> None:
        self._reached: Final = asyncio.Event()
        self._released: Final = asyncio.Event()
        work: Method = getattr(store, method)

        async def held(argument: object) -> object:
            result = await work(argument)
            if not self._reached.is_set() and (not wanted or str(argument).startswith(wanted)):
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


def change(folder: Path, statement: str, *values: str | int | bytes | None) -> None:
    """Change a SQLite file behind the server's back, with the server's own library: two in one process clash."""
    connection = apsw.Connection(str(folder / "theomachy.sqlite3"))
    connection.set_busy_timeout(10_000)
    connection.execute(statement, values)
    assert connection.changes() > 0, statement
    connection.close()


def count(folder: Path, table: str) -> int:
    """How many rows a table of a SQLite database has."""
    connection = apsw.Connection(str(folder / "theomachy.sqlite3"))
    found = connection.execute(f"SELECT count(*) FROM {table}").fetchall()[0][0]
    connection.close()
    assert isinstance(found, int)
    return found
