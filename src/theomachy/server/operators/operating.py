"""The parts of a server that operators use, put together."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from theomachy.server.live.open_sockets import OpenSockets
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.operators.audit import AuditLog
from theomachy.server.operators.bans import Bans
from theomachy.server.operators.people import People
from theomachy.server.operators.personal_data import PersonalData
from theomachy.server.operators.retention import DAY, Keeping, Retention
from theomachy.server.operators.table_care import TableCare
from theomachy.server.operators.tokens import TokenUses
from theomachy.server.store.port import StoreError

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.operators")


class Operating:
    """Audit log, bans, tables, people, personal data and retention."""

    def __init__(self, hosts: TableHosts, sockets: OpenSockets, keeping: Keeping) -> None:
        self._services: Final = hosts.services
        self._keeping: Final = keeping
        self.uses: Final = TokenUses(hosts.services)
        self.audit: Final = AuditLog(hosts.services)
        self.bans: Final = Bans(hosts.services, self.audit, sockets)
        self.tables: Final = TableCare(hosts, self.audit, keeping.deleted_days)
        self.people: Final = People(hosts, self.audit, self.bans)
        self.personal: Final = PersonalData(hosts, self.audit)
        self.retention: Final = Retention(keeping, hosts, self.audit, self.tables, self.uses)
        self._daily: asyncio.Task[None] | None = None

    def oldest_login(self) -> int:
        """When a login that has not expired began at the earliest."""
        days = self._keeping.login_days
        return self._services.ports.now() - days * DAY if days else 0

    async def open(self) -> None:
        """Read the bans, and begin to prune every day."""
        await self.bans.load()
        self._daily = asyncio.get_running_loop().create_task(self.retention.run_daily())

    async def close(self) -> None:
        """Stop pruning, and keep what is known about the use of tokens."""
        if self._daily is not None:
            self._daily.cancel()
            with suppress(asyncio.CancelledError):
                await self._daily
        try:
            await self.uses.write()
        except StoreError as error:
            log.warning("uses of tokens are not saved", error=str(error))
