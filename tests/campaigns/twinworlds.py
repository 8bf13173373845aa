"""Two servers with the same entropy and the same time, each with its own storage in memory-backed files."""

import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from tests.campaigns.inside import Inside
from tests.campaigns.watchers import TwinBots, TwinPorts, World
from theomachy.server.accounts.access import Site
from theomachy.server.http.app import make_app
from theomachy.server.store.opening import open_store
from theomachy.server.tables.limits import Limits, Share

PLENTY: Final = 1_000_000
LIMITS: Final = msgspec.structs.replace(
    Limits().at_rate(1e9),
    tables_per_owner=PLENTY,
    tables_per_block=PLENTY,
    tokens=Share(player=PLENTY, spectators=PLENTY, person=PLENTY),
    tokens_of_player=PLENTY,
    chat_entries=PLENTY,
)
"""Rates run by real time, which the worlds do not share; everything else is as in the product."""
MEMORY: Final = Path("/dev/shm")


@asynccontextmanager
async def both_worlds(seed: int) -> AsyncIterator[tuple[World, World]]:
    """The two worlds, running."""
    root = str(MEMORY) if os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="theomachy-twins-", dir=root) as folder:
        async with world(0, seed, folder) as first, world(1, seed, folder) as second:
            yield first, second


@asynccontextmanager
async def world(number: int, seed: int, folder: str) -> AsyncIterator[World]:
    """One server."""
    ports, bots = TwinPorts(seed), TwinBots()
    store = open_store(f"sqlite:///{folder}/{number}.sqlite3")
    try:
        app, asgi = make_app(store, bots, ports, LIMITS, Site(metrics=False))
        inside = Inside(asgi)
        await inside.begin()
        try:
            yield World(number, app, inside, ports, bots)
        finally:
            await inside.end()
    finally:
        await store.close()
