"""Health checks for load balancers, containers and operators."""

import asyncio
from typing import Final

import msgspec

from theomachy.server.store.port import Store, StoreError

PATIENCE: Final = 2.0  # seconds a database has to answer


class Health(msgspec.Struct, frozen=True):
    """The HTTP status and body of a health check."""

    status: int
    body: bytes


def _health(status: int, word: str, why: str = "") -> Health:
    told = {"status": word, "why": why} if why else {"status": word}
    return Health(status, msgspec.json.encode(told))


def live() -> Health:
    """The event loop answers; nothing else is claimed."""
    return _health(200, "alive")


async def ready(store: Store, *, draining: bool = False) -> Health:
    """The database answers and takes writes, and the server is not about to stop. The reason goes to the log."""
    if draining:
        return _health(503, "stopping")
    try:
        async with asyncio.timeout(PATIENCE):
            await store.answer()
            if store.problem():
                await store.probe()  # no other write is tried any more, so try one here
    except (StoreError, TimeoutError):
        return _health(503, "not ready", "the database does not answer or takes no writes")
    return _health(200, "ready")
