"""The house: every table that somebody uses, each with its host; the others rest in the store."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from theomachy.server.live.services import Missing, World
from theomachy.server.live.table_host import Host
from theomachy.server.store.port import StoreError
from theomachy.server.tables.decisions import Refuse

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.house")
WOKEN_AT_ONCE: Final = 20


class House:
    """Finds hosts, wakes tables whose time has come, and puts idle ones away."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.hosts: Final[dict[str, Host]] = {}
        self.stopping = False
        self._sweeper: asyncio.Task[None] | None = None

    def host(self, table: str) -> Host:
        """The host of a table; whether there is such a table shows when it is used."""
        if self.stopping:
            raise Refuse("stopping", "the server is stopping; try again soon", retry=2_000)
        host = self.hosts.get(table)
        if host is None:
            host = self.hosts[table] = Host(table, self.world)
        return host

    def drop(self, table: str) -> None:
        """There is no such table after all."""
        self.hosts.pop(table, None)

    def open(self) -> None:
        """Begin to look after tables."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        """Let all that has begun become durable."""
        self.stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for host in list(self.hosts.values()):
            for listener in list(host.listeners):
                listener.dismiss("stopping", "the server is stopping; come back soon")
        await asyncio.gather(*[host.finish() for host in self.hosts.values()])

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.world.limits.sweep_seconds)
            self.put_idle_away()
            try:
                await self.wake_due()
            except StoreError as error:
                log.error("cannot look for tables that are due", error=str(error))

    async def wake_due(self) -> None:
        """Load tables whose time has come and that nobody has open; open ones have their own timers."""
        due = await self.world.store.due(self.world.ports.now(), WOKEN_AT_ONCE + len(self.hosts))
        sleeping = [summary.table for summary in due if summary.table not in self.hosts]
        for table in sleeping[:WOKEN_AT_ONCE]:
            try:
                await self.host(table).wake()
            except (Refuse, Missing) as error:
                log.error("cannot wake a table", table=table, error=str(error))

    def put_idle_away(self) -> None:
        """Forget tables that nobody has used for a while. A frozen one stays, so that it is not woken again."""
        now = asyncio.get_running_loop().time()
        for table, host in list(self.hosts.items()):
            if host.idle(now) and not host.frozen:
                host.put_away()
                del self.hosts[table]
