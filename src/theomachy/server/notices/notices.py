"""Notices of a running server, put together."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.notices.channels import Channels
from theomachy.server.notices.people import NoticePeople
from theomachy.server.notices.queue import NoticeQueue
from theomachy.server.notices.settings import NoticeSettings
from theomachy.server.store.port import StoreError

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.notices")
SHORTEST: Final = 0.05
"""Seconds between two looks at what is due, however much that is."""


class Notices:
    """The queue, the channels, and what people decide about them."""

    def __init__(self, hosts: TableHosts, settings: NoticeSettings) -> None:
        self._hosts: Final = hosts
        self._services: Final = hosts.services
        self.channels: Final = Channels(settings)
        self.queue: Final = NoticeQueue(hosts.services, self.channels, self._looking)
        self.people: Final = NoticePeople(hosts.services, self.channels, self.queue)
        self._woken: asyncio.Event | None = None
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read what waits, and begin to send."""
        await self.queue.load()
        self._woken = asyncio.Event()
        self._services.notices.wake = self._woken.set
        for one in self.channels.available():
            if one.missing:
                log.info("a kind of notices is not available", channel=one.kind, missing=one.missing)
        self._running = asyncio.get_running_loop().create_task(self._run(self._woken))

    async def close(self) -> None:
        """Send nothing more; what was on its way is sent again after the next start, unless it was marked."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    def _looking(self, table: str) -> set[int]:
        host = self._hosts.loaded.get(table)
        return set() if host is None else host.audience.looking()

    async def _run(self, woken: asyncio.Event) -> None:
        while True:
            woken.clear()
            try:
                await self.queue.work()
            except StoreError as error:
                log.error("messages to people wait for the storage", error=str(error))
            await asyncio.sleep(SHORTEST)
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), self._pause())

    def _pause(self) -> float:
        """Seconds until the next look."""
        due, most = self.queue.next_due(), self._services.limits.notice_seconds
        if due is None:
            return most
        return min(most, max(SHORTEST, (due - self._services.ports.now()) / 1_000))
