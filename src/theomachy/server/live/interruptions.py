"""When nobody could play: the gaps between the times in which the server ran and could write.

The server writes every few seconds that it is alive. What lies between the last such moment and the next start, or
between a failed write and the next one that works, is charged to no clock: see `Resumed`.
"""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from theomachy.server.store.port import Batch, Store, StoreError, Uptime


class Interruptions:
    """The known gaps, and the time since the last one, which is written down as it goes on."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store: Final = store
        self._now: Final = now
        self._gaps: list[tuple[int, int]] | None = None
        """Beginning and end of each gap, in order; None until they were read."""
        self._current: Uptime | None = None
        self._alive: int | None = None
        self._lock: Final = asyncio.Lock()
        self.latest = 0
        """The end of the last gap."""

    def unsettled(self) -> bool:
        """Whether a gap may not be over yet: writing failed, or was not tried since the start."""
        if self._store.problem() is not None:
            self._current = None  # also if the next write works, this time was lost
        return self._current is None

    async def settle(self) -> None:
        """Write down that a gap is over, if one is open; StoreError if nothing can be written."""
        async with self._lock:
            if self.unsettled():
                await self._begin()

    async def beat(self) -> None:
        """Write down that the server is alive."""
        await self.settle()
        async with self._lock:
            if self._current is None:
                return
            current = Uptime(self._current.started, self._now())
            try:
                await self._store.write(Batch(uptimes=[current]))
            except StoreError:
                self._current = None
                raise
            self._current, self._alive = current, current.alive

    def lost(self, since: int) -> int:
        """The milliseconds since a moment in which nobody could play."""
        lost = 0
        for began, ended in reversed(self._gaps or []):
            if ended <= since:
                break
            lost += ended - max(began, since)
        return lost

    async def _begin(self) -> None:
        gaps = await self._known_gaps()
        current = Uptime(self._now(), self._now())
        await self._store.write(Batch(uptimes=[current]))
        if self._alive is not None and self._alive < current.started:
            gaps.append((self._alive, current.started))
            self.latest = current.started
        self._current, self._alive = current, current.alive

    async def _known_gaps(self) -> list[tuple[int, int]]:
        """The gaps of earlier runs, read once. Without uptimes, the last entry of all is the last sign of life."""
        if self._gaps is None:
            uptimes = await self._store.uptimes()
            if not uptimes and (newest := await self._store.summaries(limit=1)):
                uptimes = [Uptime(newest[0].updated, newest[0].updated)]
                await self._store.write(Batch(uptimes=uptimes))
            gaps = [(one.alive, after.started) for one, after in pairwise(uptimes) if one.alive < after.started]
            self._alive = uptimes[-1].alive if uptimes else None
            self.latest = gaps[-1][1] if gaps else 0
            self._gaps = gaps
        return self._gaps
