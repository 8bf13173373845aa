"""Ending tokens of tables, and remembering when tokens were last used."""

from collections.abc import Sequence
from typing import Final

from theomachy.server.live.services import Services
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.store.operator_rows import OperatorRows
from theomachy.server.store.port import Batch, Grant

HOUR: Final = 3_600_000
MOST: Final = 100_000
"""Uses remembered between two writes; a token beyond that only looks a little older."""
AT_ONCE: Final = 1_000


async def end_tokens(hosts: TableHosts, grants: Sequence[Grant]) -> None:
    """End tokens at their tables and disconnect their holders."""
    by_table: dict[str, list[bytes]] = {}
    for grant in grants:
        by_table.setdefault(grant.table, []).append(grant.token)
    for table, tokens in by_table.items():
        await hosts.host(table).revoke(tokens)


class TokenUses:
    """When each token was last used, to the hour; kept in memory and written now and then."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._noted: dict[bytes, int] = {}

    def note(self, token: bytes) -> None:
        """A token was used now."""
        if len(self._noted) < MOST or token in self._noted:
            self._noted[token] = self._services.ports.now() // HOUR * HOUR

    async def write(self) -> None:
        """Make durable what was noted since the last time."""
        noted, self._noted = list(self._noted.items()), {}
        for place in range(0, len(noted), AT_ONCE):
            rows = OperatorRows(token_uses=noted[place : place + AT_ONCE])
            await self._services.store.write(Batch(operator=rows))
