"""All tables in memory, each with its host, and the way of every request to its table."""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Final

import structlog

from theomachy.server.live.services import NoSuchTable, NotForYou, Services, no_such_table, storage_failed
from theomachy.server.live.table_host import TableHost
from theomachy.server.protocol import Request, TableReply
from theomachy.server.store.port import Grant, StoreError
from theomachy.server.tables.messages.declaration import message_of
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.shares import speaker

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.tables")
WOKEN_AT_ONCE: Final = 20


class TableHosts:
    """Finds the host of a table, wakes tables that are due, and unloads idle ones."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.loaded: Final[dict[str, TableHost]] = {}
        self.stopping = False
        self._rates: Final = services.limits.rates()
        self._running: list[asyncio.Task[None]] = []

    def host(self, table: str) -> TableHost:
        """The host of a table; NoSuchTable is raised when a table that does not exist is used."""
        if self.stopping:
            raise RequestRefused("stopping", "the server is stopping; try again soon", retry=2_000)
        host = self.loaded.get(table)
        if host is None:
            host = self.loaded[table] = TableHost(table, self.services)
        return host

    def drop(self, table: str) -> None:
        """Forget a host whose table does not exist."""
        self.loaded.pop(table, None)

    async def dispatch(self, grant: Grant, request: Request) -> TableReply:
        """Carry out a request of a token's holder; the reply, also where it is refused.

        NotForYou is raised where the token has ended meanwhile.
        """
        begin = perf_counter()
        declared = message_of(request)
        metrics = self.services.metrics
        try:
            for rate in declared.rates:
                self.services.rates.check(rate, speaker(grant), self._rates[rate])
            self.services.rates.check("entries", f"{grant.table} {grant.seats}", self._rates["entries"])
            reply = await self.host(grant.table).request(grant.token, request)
        except NotForYou:
            metrics.message(declared.name, "unknown").inc()
            raise
        except RequestRefused as refused:
            metrics.message(declared.name, refused.code).inc()
            return refused.reply(request.id)
        except NoSuchTable:
            return no_such_table().reply(request.id)
        except StoreError as error:
            log.error("storage failed", message=declared.name, error=str(error))
            return storage_failed(error, changes=True).reply(request.id)
        metrics.message(declared.name, "done").inc()
        metrics.acknowledged.observe(perf_counter() - begin)
        return reply

    def open(self) -> None:
        """Start waking and unloading tables."""
        loop = asyncio.get_running_loop()
        self._running = [loop.create_task(self._sweep()), loop.create_task(self._beat())]

    async def close(self) -> None:
        """Disconnect everyone and finish pending writes."""
        self.stopping = True
        for task in self._running:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for host in list(self.loaded.values()):
            host.audience.dismiss_all("stopping", "the server is stopping; reconnect soon")
        await asyncio.gather(*[host.finish() for host in self.loaded.values()])

    async def _beat(self) -> None:
        while True:
            try:
                await self.services.interruptions.beat()
            except StoreError as error:
                log.error("cannot write down that the server is alive", error=str(error))
            await asyncio.sleep(self.services.limits.beat_seconds)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.services.limits.sweep_seconds)
            self.services.signs.forget_old(self.services.ports.now())
            self.unload_idle()
            try:
                await self.wake_due()
            except StoreError as error:
                log.error("cannot look for tables that are due", error=str(error))

    async def wake_due(self) -> None:
        """Load tables that are due and not in memory; those in memory have their own timers."""
        due = await self.services.store.due(self.services.ports.now(), WOKEN_AT_ONCE + len(self.loaded))
        sleeping = [summary.table for summary in due if summary.table not in self.loaded]
        for table in sleeping[:WOKEN_AT_ONCE]:
            try:
                await self.host(table).wake()
            except (RequestRefused, NoSuchTable) as error:
                log.error("cannot wake a table", table=table, error=str(error))

    def unload_idle(self) -> None:
        """Unload tables that were not used for a while. A frozen one stays, so that it is not woken again."""
        now = asyncio.get_running_loop().time()
        for table, host in list(self.loaded.items()):
            if host.idle(now) and not host.memory.frozen:
                host.unload()
                del self.loaded[table]
