"""The parts of a running server that request handlers use."""

import asyncio
from typing import Final

import structlog

from theomachy.server.accounts.access import Access, Site
from theomachy.server.accounts.accounts import Accounts
from theomachy.server.accounts.admission import Admission
from theomachy.server.http import static_files
from theomachy.server.live.services import Services
from theomachy.server.live.table_hosts import TableHosts

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.server")


class Server:
    """Tables, tokens, accounts and the files of the web client."""

    def __init__(self, services: Services, site: Site) -> None:
        self.services: Final = services
        self.site: Final = site
        self.hosts: Final = TableHosts(services)
        self.access: Final = Access(services.store, site)
        self.accounts: Final = Accounts(self.hosts)
        self.admission: Final = Admission(self.hosts)
        self.page: Final = static_files.installed()

    async def drain(self) -> None:
        """Close all sockets and finish pending writes. Calling it again does nothing."""
        if self.hosts.stopping:
            return
        try:
            await asyncio.wait_for(self.hosts.close(), self.services.limits.stop_seconds)
        except TimeoutError:
            log.error("shutdown timed out before all writes were finished")
