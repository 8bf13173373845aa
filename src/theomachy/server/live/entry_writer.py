"""Makes changes of one table durable, and then known: entries of its log, and what is stored with them.

If a change cannot be written, or nobody knows whether it was, the table in memory is forgotten and read again.
"""

from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from theomachy.server.live.audience import Audience
from theomachy.server.live.services import Services, not_saved, storage_failed
from theomachy.server.live.table_in_memory import TableInMemory
from theomachy.server.store.chain import linked
from theomachy.server.store.notice_rows import Notice, NoticeRows
from theomachy.server.store.port import Batch, Conflict, InDoubt, Reply, StoreError
from theomachy.server.tables.decisions import consequence
from theomachy.server.tables.log import fold
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.messages.declaration import Decision
from theomachy.server.tables.notable import Remembered, news, notice_delay, remembered
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, Table

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.host")
ENDED: Final = "your token for this table has ended"


class EntryWriter:
    """Writes for one table. Whoever calls it holds the lock of the table."""

    def __init__(
        self, memory: TableInMemory, audience: Audience, services: Services, retry: Callable[[], None]
    ) -> None:
        self._memory: Final = memory
        self._audience: Final = audience
        self._services: Final = services
        self._retry: Final = retry
        """Lets the table read its log again soon."""

    def consequence(self, table: Table) -> EntryBody | None:
        """What follows by itself now: luck, the end of a clock or of a vote."""

        def chance(match: AnyMatch) -> int:
            return self._services.ports.chance(match, self._memory.secret)

        now = self._services.ports.now()
        return consequence(table, chance, now, self._audience.seen(now) if table.votes else None)

    async def keep(self, table: Table, decision: Decision, reply: Reply | None) -> None:
        """Fold the entries in, with everything that follows by itself; make them durable; publish them."""
        before, hands, went_on = table.seq, table.last_change_of_hands(), table.phase() != "finished"
        batch = decision.batch
        known = remembered(table) if self._services.notices.wanted else None
        try:
            for body in decision.entries:
                self._append(table, body, batch, reply)
            while (follows := self.consequence(table)) is not None:
                self._append(table, follows, batch, reply)
        except Exception:
            self._memory.forget()
            log.exception(
                "a request failed", table=self._memory.id, entries=[body.kind for body in decision.entries]
            )
            raise RequestRefused("not-saved", "internal error; nothing was changed") from None
        batch.summaries = [*batch.summaries, *table.new_summaries()]
        if reply is not None:
            batch.replies = [reply]
        self._put_epochs(table, batch, hands)
        notices = self._arm(table, known, batch)
        await self._write(batch)
        self._services.notices.took(notices)
        grants = self._memory.grants
        if grants is not None and (batch.grants or batch.revoked):
            grants.take(batch)
            self._audience.dismiss(batch.revoked, ENDED)
        if table.seq > before:
            self._audience.publish(table)
        if table.opened.rated and went_on and table.phase() == "finished":
            for tell in self._services.on_finished:
                tell(table.id)

    async def revoke(self, tokens: list[bytes], why: str) -> None:
        """End tokens and disconnect their holders."""
        batch = Batch(revoked=tokens)
        try:
            await self._services.store.write(batch)
        except StoreError as error:
            self._memory.in_doubt = isinstance(error, InDoubt)
            self._drop_pending()  # it may have become durable: the tokens are read again
            raise
        if self._memory.grants is not None:
            self._memory.grants.take(batch)
        self._audience.dismiss(tokens, why)

    async def _write(self, batch: Batch) -> None:
        try:
            await self._services.store.write(batch)
        except Conflict as error:
            self._drop_pending()
            if error.what == "move":
                raise RequestRefused("id-reused", "this id was used for another request") from error
            if error.what == "token":
                raise RequestRefused("id-reused", "this id was used for another request") from error
            if error.what == "invite":
                raise RequestRefused("unknown", "this invite was used") from error
            raise RequestRefused("not-saved", str(error)) from error
        except InDoubt as error:
            self._memory.in_doubt = True
            self._drop_pending()
            log.error("in doubt", table=self._memory.id, error=str(error))
            raise storage_failed(error) from error
        except StoreError as error:
            self._drop_pending()
            log.error("not saved", table=self._memory.id, error=str(error))
            raise not_saved() from error

    def _append(self, table: Table, body: EntryBody, batch: Batch, reply: Reply | None) -> None:
        move = reply.move if reply is not None and not batch.entries else None
        at = max(self._services.ports.now(), table.last.at)
        entry = linked(self._memory.id, table.last, body.kind, body.encoded(), move, at, table.rules)
        fold(table, entry)
        batch.entries.append(entry)

    def _put_epochs(self, table: Table, batch: Batch, hands: int) -> None:
        """Say of new tokens when they were given; end the tokens of seats that changed hands."""
        grants = self._memory.grants
        if batch.grants:
            batch.grants = [msgspec.structs.replace(one, epoch=table.seq) for one in batch.grants]
        if grants is not None and table.last_change_of_hands() != hands:
            batch.revoked = [*batch.revoked, *grants.ended(table)]

    def _arm(self, table: Table, known: Remembered | None, batch: Batch) -> list[Notice]:
        """Add to the batch who is to be told of what is new, if they do not come by themselves."""
        grants = self._memory.grants
        told = {} if known is None or grants is None else news(known, table)
        if not told or grants is None:
            return []
        live = [one for one in grants.given() if grants.live(one.token, table) is not None]
        now, delay = self._services.ports.now(), notice_delay(table.clocks.pace)
        found = self._services.notices.arm(self._memory.id, table.seq, live, told, now, delay)
        if found:
            batch.notices = NoticeRows(armed=found)
        return found

    def _drop_pending(self) -> None:
        """Forget the table in memory, because a change did not become durable, and read the log again soon."""
        self._memory.forget()
        self._retry()
