"""What the server takes from the world outside: time, entropy, luck and bots. Tests put in their own."""

import secrets
import time
from collections.abc import Sequence
from typing import Protocol

from theomachy.server.live.bot_pool import Choice
from theomachy.server.tables.match import AnyMatch


class Bots(Protocol):
    """Whoever answers for bots; see botpool.py."""

    async def ask(
        self, level: str, game: str, seat: int, document: bytes, options: Sequence[int], seed: int
    ) -> Choice:
        """One of the options."""

    async def advise(
        self, wish: str, game: str, seat: int, document: bytes, options: Sequence[int], seed: int
    ) -> bytes | None:
        """Advice as JSON, or None if there is none in time."""

    async def close(self) -> None:
        """No more questions come."""


class Ports:
    """The real world."""

    def __init__(self) -> None:
        self._start = int(time.time() * 1000)
        self._monotonic = time.monotonic()

    def now(self) -> int:
        """UTC milliseconds. The wall clock is read once: a jump of it makes nobody's time run out."""
        return self._start + int((time.monotonic() - self._monotonic) * 1000)

    def entropy(self, size: int) -> bytes:
        """Bytes nobody can guess."""
        return secrets.token_bytes(size)

    def nature(self, match: AnyMatch, secret: bytes) -> int:
        """What nature answers to the open question."""
        return match.by_nature(secret)
