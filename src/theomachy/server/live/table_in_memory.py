"""One table in memory with its tokens and its secret: read from the store when it is used, and forgotten again."""

import asyncio
from typing import Final

import structlog

from theomachy.server.live.log_reader import Unreadable, read_log, replayed
from theomachy.server.live.services import NoSuchTable, Services
from theomachy.server.live.table_grants import Standing, TableGrants
from theomachy.server.protocol import Phase
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import Table

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.host")


class TableInMemory:
    """What is known of one table, if anything is."""

    def __init__(self, table_id: str, services: Services) -> None:
        self.id: Final = table_id
        self._services: Final = services
        self.table: Table | None = None
        self.grants: TableGrants | None = None
        """The tokens of the table; loaded and forgotten with it."""
        self.secret = b""
        self.frozen = ""
        """Why this server writes nothing to the table any more; empty if it does."""
        self.in_doubt = False
        """Whether the log may have grown without our knowing."""
        self.used = asyncio.get_running_loop().time()

    def forget(self) -> None:
        """Let go of the table; it is read again when it is needed."""
        self.table = self.grants = None

    def standing(self, table: Table) -> Standing:
        """What a change is planned from."""
        assert self.grants is not None, "the tokens are loaded with the table"
        return Standing(table, self.grants, self.secret)

    def phase(self, table: Table) -> Phase:
        """The table's phase; nothing can be done at a frozen one."""
        return "frozen" if self.frozen else table.phase()

    def interrupted(self, table: Table) -> bool:
        """Whether there was an interruption that is not in the log yet, though it matters there."""
        interruptions = self._services.interruptions
        if interruptions.unsettled():
            return True
        matters = table.last.at < interruptions.latest and (table.clocks.since or table.votes)
        return bool(matters) and interruptions.lost(table.last.at) > 0

    async def read(self) -> tuple[Table, TableGrants]:
        """Read the table from its log, and its tokens."""
        await self._settle()
        store = self._services.store
        entries, damage = await read_log(store, self.id)
        self._freeze(damage)
        if not entries:
            if damage:
                raise RequestRefused("frozen", damage)
            raise NoSuchTable
        if await store.hidden_since(self.id) is not None:
            raise NoSuchTable
        hidden = frozenset(await store.hidden_names(self.id))
        secret = await store.secret(self.id)
        self._freeze("" if secret else "the secret of this table is missing or was changed")
        self.secret = secret or b""
        rows = await store.grants_at(self.id)
        try:
            table, obstacle = await asyncio.to_thread(replayed, entries, hidden)
        except Unreadable as error:
            self._freeze(str(error))
            raise RequestRefused("frozen", self.frozen) from error
        self.table, self.grants = table, TableGrants(rows, table)
        self._freeze(obstacle)
        return table, self.grants

    async def _settle(self) -> None:
        """After a change in doubt: wait until it is known to be durable or not."""
        if self.in_doubt:
            await self._services.store.probe()
            self.in_doubt = False

    def _freeze(self, why: str) -> None:
        """With a reason: this server writes nothing to the table any more."""
        if why and not self.frozen:
            self.frozen = why
            self._services.metrics.frozen.inc()
            log.error("frozen", table=self.id, reason=why)
