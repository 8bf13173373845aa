"""The parts of a running server that request handlers use."""

import asyncio
from typing import Final

import structlog

from theomachy.server.accounts.access import Access, Site
from theomachy.server.accounts.accounts import Accounts
from theomachy.server.accounts.admission import Admission
from theomachy.server.accounts.password_changes import PasswordChanges
from theomachy.server.http import static_files
from theomachy.server.live.costly_answers import CostlyAnswers
from theomachy.server.live.fair_turns import FairTurns
from theomachy.server.live.open_sockets import OpenSockets
from theomachy.server.live.services import Services
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.notices.notices import Notices
from theomachy.server.notices.settings import NoticeSettings
from theomachy.server.operators.operating import Operating
from theomachy.server.operators.retention import Keeping
from theomachy.server.ratings.ratings import Ratings

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.server")


class Server:
    """Tables, tokens, accounts and the files of the web client."""

    def __init__(
        self,
        services: Services,
        site: Site,
        keeping: Keeping | None = None,
        operator_key: str = "",
        notices: NoticeSettings | None = None,
    ) -> None:
        self.services: Final = services
        self.site: Final = site
        self.hosts: Final = TableHosts(services)
        self.sockets: Final = OpenSockets()
        self.notices: Final = Notices(self.hosts, notices or NoticeSettings(secret=services.ports.entropy(32)))
        self.operating: Final = Operating(self.hosts, self.sockets, keeping or Keeping())
        self.operator_key: Final = operator_key
        """What `theomachy admin` on the same machine shows; empty: nobody has one."""
        self.access: Final = Access(services.store, site, self.operating.oldest_login, self.operating.uses.note)
        self.accounts: Final = Accounts(self.hosts)
        self.password_changes: Final = PasswordChanges(
            services, self.accounts.passwords, self.accounts.guesses, self.operating.audit.write_new_password
        )
        self.admission: Final = Admission(self.hosts)
        self.ratings: Final = Ratings(services)
        limits = services.limits
        turns = FairTurns(limits.quiz_at_once, limits.quizzes_waiting, limits.quizzes_waiting_per_person)
        self.quizzes: Final = CostlyAnswers(turns, limits.quizzes_kept)
        self.page: Final = static_files.installed()

    async def open(self) -> None:
        """Read the bans, and start what goes on by itself."""
        await self.operating.open()
        await self.notices.open()
        self.hosts.open()
        self.ratings.open()

    async def drain(self) -> None:
        """Close all sockets and finish pending writes. Calling it again does nothing."""
        if self.hosts.stopping:
            return
        await self.notices.close()
        await self.operating.close()
        await self.ratings.close()
        try:
            await asyncio.wait_for(self.hosts.close(), self.services.limits.stop_seconds)
        except TimeoutError:
            log.error("shutdown timed out before all writes were finished")
