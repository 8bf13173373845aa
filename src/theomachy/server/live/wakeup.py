"""A flag that one task waits for."""

import asyncio
from typing import Final


class Wakeup:
    """An `asyncio.Event` for a single waiter, without the system call that each wait of that makes."""

    __slots__ = ("_loop", "_raised", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._raised = False
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Raise the flag; whoever waits goes on."""
        self._raised = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until the flag is raised, and lower it."""
        if not self._raised:
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        self._raised = False
