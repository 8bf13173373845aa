"""Retention: what is deleted, purged or ended after a time by itself, in small batches with audit lines."""

import asyncio
from collections import Counter
from typing import Final

import structlog
from msgspec import Struct

from theomachy.server.live.services import NoSuchTable, Services
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.operators.audit import RETENTION, AuditLog, Note
from theomachy.server.operators.personal_data import notices_of
from theomachy.server.operators.table_care import TableCare
from theomachy.server.operators.tokens import TokenUses, end_tokens
from theomachy.server.store.operator_rows import OperatorRows, Removable, Removal
from theomachy.server.store.port import PAGE, Batch, StoreError
from theomachy.server.tables.refusal import RequestRefused

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.retention")
DAY: Final = 86_400_000
AT_ONCE: Final = 100
SPENT: Final[tuple[Removable, ...]] = (
    *("invites", "logins", "resets", "token_uses"),
    *("notices", "notice_deliveries", "notice_channels"),
)


class Keeping(Struct, frozen=True, kw_only=True):
    """Days after which things go; 0: they stay for ever."""

    finished_days: int = 0  # tables that ended
    waiting_days: int = 60  # tables that never started
    deleted_days: int = 30  # deleted tables, until they are purged
    guest_days: int = 180  # devices without an account that are at no table
    spent_days: int = 30  # used invites, ended logins and password links
    login_days: int = 365  # the longest life of a login
    idle_login_days: int = 90  # logins that nobody uses
    idle_guest_days: int = 180  # table tokens of guests that nobody uses, at tables where nothing happens
    idle_seat_days: int = 365  # the same of accounts


class Retention:
    """Carries the settings out: every day, and when an operator asks."""

    def __init__(
        self,
        keeping: Keeping,
        hosts: TableHosts,
        audit: AuditLog,
        care: TableCare,
        uses: TokenUses,
    ) -> None:
        self.keeping: Final = keeping
        self._hosts: Final = hosts
        self._services: Final[Services] = hosts.services
        self._audit: Final = audit
        self._care: Final = care
        self._uses: Final = uses
        self._turn: Final = asyncio.Lock()

    async def run_daily(self) -> None:
        """Write uses of tokens every hour, and prune every day, until cancelled."""
        hours = 0
        while True:
            await asyncio.sleep(self._services.limits.retention_seconds)
            hours += 1
            try:
                await self._uses.write()
                if hours % 24 == 0:
                    await self.prune(RETENTION, dry_run=False)
            except (StoreError, RequestRefused) as error:
                log.error("pruning stopped", error=str(error))

    async def note(self, who: str, why: str) -> None:
        """Write down that an operator removes old data, and why; each removal has a line of its own after it."""
        await self._audit.write(Note(who, "prune", "", why), OperatorRows())

    async def prune(self, who: str, dry_run: bool) -> dict[str, int]:
        """Remove what is older than the settings allow; how much of each kind."""
        async with self._turn:
            counts: Counter[str] = Counter()
            await self._uses.write()
            await self._tables(counts, who, dry_run)
            await self._tokens(counts, who, dry_run)
            await self._guests(counts, who, dry_run)
            for what in SPENT:
                await self._spent(counts, what, who, dry_run)
            if not dry_run:
                for kind, count in counts.items():
                    self._services.metrics.pruned.labels(kind).inc(count)
            return dict(sorted(counts.items()))

    # -- tables

    async def _tables(self, counts: Counter[str], who: str, dry_run: bool) -> None:
        store, keeping = self._services.store, self.keeping
        for phase, days in (("finished", keeping.finished_days), ("waiting", keeping.waiting_days)):
            while days and (found := await store.tables_unused(phase, self._before(days), most(dry_run))):
                counts[f"{phase}-tables"] += len(found)
                if dry_run:
                    break
                for table in found:
                    await self._care.delete(who, table, f"{phase}, and unchanged for {days} days")
                    await asyncio.sleep(0)
        days = keeping.deleted_days
        kept: set[str] = set()
        while days:
            hidden = await store.tables_hidden(self._before(days), most(dry_run) + len(kept))
            found = [table for table in hidden if table not in kept]
            if not found:
                break
            counts["purged-tables"] += len(found)
            if dry_run:
                break
            for table in found:
                if not await self._purged(who, table, f"deleted {days} days ago"):
                    kept.add(table)
                    counts["purged-tables"] -= 1

    async def _purged(self, who: str, table: str, why: str) -> bool:
        try:
            await self._care.purge(who, table, why)
        except (RequestRefused, NoSuchTable) as error:
            log.warning("a deleted table stays", table=table, error=str(error))
            return False
        return True

    # -- people

    async def _guests(self, counts: Counter[str], who: str, dry_run: bool) -> None:
        days = self.keeping.guest_days
        while days and (found := await self._services.store.lone_guests(self._before(days), most(dry_run))):
            counts["guests"] += len(found)
            if dry_run:
                break
            store = self._services.store
            removed = [row for name in found for row in await notices_of(store, name)]
            removed += [Removal("accounts", (name,)) for name in found]
            ties = {tie for name in found for tie in await store.ties_about(name)}
            removed += [Removal("ties", (one.account, one.other, one.kind)) for one in sorted(ties, key=str)]
            rows = OperatorRows(removed=removed)
            note = Note(who, "remove-guests", f"{len(found)} devices", f"at no table for {days} days")
            await self._audit.write(note, rows)
            for name in found:
                self._services.notices.forget(name)

    async def _spent(self, counts: Counter[str], what: Removable, who: str, dry_run: bool) -> None:
        days = self.keeping.spent_days
        while days and (found := await self._services.store.spent(what, self._before(days), most(dry_run))):
            counts[f"spent-{what.replace('_', '-')}"] += len(found)
            if dry_run:
                break
            note = Note(who, "remove-spent", f"{len(found)} {what}", f"of no use for {days} days")
            await self._audit.write(note, OperatorRows(removed=found))

    # -- tokens

    async def _tokens(self, counts: Counter[str], who: str, dry_run: bool) -> None:
        keeping, store = self.keeping, self._services.store
        for guests, days in ((True, keeping.idle_guest_days), (False, keeping.idle_seat_days)):
            while days and (found := await store.idle_tokens("grants", guests, self._before(days), most(dry_run))):
                counts["idle-seats"] += len(found)
                if dry_run:
                    break
                grants = [grant for token in found if (grant := await store.grant(token)) is not None]
                note = Note(who, "expire-tokens", f"{len(grants)} tokens of tables", f"not used for {days} days")
                await self._audit.write(note, OperatorRows())
                await end_tokens(self._hosts, grants)
        days = keeping.idle_login_days
        while days and (found := await store.idle_tokens("logins", False, self._before(days), most(dry_run))):
            counts["idle-logins"] += len(found)
            if dry_run:
                break
            note = Note(who, "expire-tokens", f"{len(found)} logins", f"not used for {days} days")
            await self._audit.write(note, OperatorRows(), Batch(logged_out=found))

    def _before(self, days: int) -> int:
        return self._services.ports.now() - days * DAY


def most(dry_run: bool) -> int:
    """How many are looked for at once; counting needs no small batches."""
    return PAGE if dry_run else AT_ONCE
