"""The timer of one table: what is due by its clocks, and what is tried again after the storage failed."""

import asyncio
from collections.abc import Callable
from typing import Final

RETRY: Final = 1.0
"""Seconds after which a table whose storage failed goes on by itself."""
FARTHEST: Final = 3_600.0
"""Seconds; a timer far away is set again on the way there."""


class TableTimer:
    """At most one moment at which something is due."""

    def __init__(self, due: Callable[[], None]) -> None:
        self._due: Final = due
        self._loop: Final = asyncio.get_running_loop()
        self._handle: asyncio.TimerHandle | None = None
        self.stopped = False
        """Whether it is never set again."""

    def set(self, seconds: float) -> None:
        """Something is due in so many seconds."""
        self._handle = self._loop.call_later(min(seconds, FARTHEST) + 0.001, self._due)

    def retry(self) -> None:
        """Try again soon what failed, instead of what was due."""
        self.cancel()
        if not self.stopped:
            self._handle = self._loop.call_later(RETRY, self._due)

    def cancel(self) -> None:
        """Nothing is due."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
