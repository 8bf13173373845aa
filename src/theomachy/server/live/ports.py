"""What the server takes from outside: time, entropy, chance and bots. Tests pass in their own."""

import secrets
import time
from collections.abc import Sequence
from typing import Protocol

from theomachy.server.live.bot_pool import NOTHING, Choice
from theomachy.server.live.fair_turns import Asker
from theomachy.server.tables.match import AnyMatch


class Bots(Protocol):
    """Interface of the bot pool; see bot_pool.py."""

    async def ask(
        self,
        level: str,
        game: str,
        seat: int,
        document: bytes,
        options: Sequence[int],
        seed: int,
        who: Asker,
        memory: bytes = NOTHING,
    ) -> Choice:
        """One of the options; Crowded if too many questions wait, and this one is to be asked again."""

    def soonest(self, askers: Sequence[Asker]) -> Asker:
        """For which of these a question would have to wait least."""

    async def advise(
        self,
        wish: str,
        game: str,
        seat: int,
        document: bytes,
        options: Sequence[int],
        seed: int,
        who: Asker,
        memory: bytes = NOTHING,
    ) -> bytes | None:
        """Advice as JSON, or None if there is none in time."""

    async def close(self) -> None:
        """No more questions come."""


class Ports:
    """The real clock and the system's randomness."""

    def __init__(self) -> None:
        self._start = int(time.time() * 1000)
        self._monotonic = time.monotonic()

    def now(self) -> int:
        """UTC milliseconds. The wall clock is read once, so a jump of it makes no player's time run out."""
        return self._start + int((time.monotonic() - self._monotonic) * 1000)

    def entropy(self, size: int) -> bytes:
        """This many unpredictable bytes."""
        return secrets.token_bytes(size)

    def chance(self, match: AnyMatch, secret: bytes) -> int:
        """What chance answers to the open question."""
        return match.chance_answer(secret)
