"""The store over SQL: one thread that writes (see writing.py), and one that reads."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import msgspec
import structlog

from theomachy.server.store import chain
from theomachy.server.store.driver import Connection, Driver, Failed, Row, Value
from theomachy.server.store.port import (
    PAGE,
    Account,
    Batch,
    Broken,
    CannotOpen,
    Entry,
    Grant,
    Invite,
    Login,
    NotRead,
    Reply,
    Summary,
    Uptime,
)
from theomachy.server.store.seals import HEADS, Seals
from theomachy.server.store.seals import SUMMARIES as SEALED_SUMMARIES
from theomachy.server.store.statements import logs, plan, seats_from
from theomachy.server.store.writing import NoObserver, WriteObserver, Writing

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.store")
T = TypeVar("T")

SUMMARIES: Final = (
    "SELECT id, game, phase, visibility, code, title, seats, rules, created, updated, last, deadline FROM tables"
)
ENTRIES: Final = "SELECT table_id, seq, kind, body, move, at, rules, prev, hash FROM entries"
NOT_HIDDEN: Final = "NOT EXISTS (SELECT 1 FROM hidden_tables WHERE hidden_tables.table_id = tables.id)"
GRANTS: Final = (
    "SELECT token, table_id, role, seats, account, created, revoked, epoch, request, contents FROM grants"
)
INVITES: Final = "SELECT hash, table_id, role, seats, created, expires, used, epoch, maker FROM invites"


class SqlStore:
    """A Store (see port.py) on a driver whose database is at the newest schema."""

    def __init__(
        self,
        driver: Driver,
        writing: Writing,
        reader: Connection,
        seals: Seals,
        observer: WriteObserver | None = None,
    ) -> None:
        self._driver: Final = driver
        self._seals: Final = seals
        self._observer: Final = observer or NoObserver()
        self._writing: Final = writing
        self._reader: Connection | None = reader  # belongs to the reading thread
        self._closed = False
        self._reading: Final = ThreadPoolExecutor(1, "store-read")

    # --- writing -----------------------------------------------------------------------------------------------

    async def write(self, batch: Batch) -> None:
        for some in logs(batch.entries).values():
            chain.check(some, some[0].seq - 1, some[0].prev)
        await self._writing.save(plan(batch))

    async def probe(self) -> None:
        await self._writing.save({})

    def problem(self) -> str | None:
        return self._writing.problem()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._reading.shutdown)
        if self._reader:
            self._reader.close()
        # the writer closes last: only it can take the log into the file
        await asyncio.to_thread(self._writing.finish)
        self._driver.release()

    # --- reading -----------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise NotRead("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._try_read, work)

    def _try_read(self, work: Callable[[Connection], T]) -> T:
        """Read; a session that was lost meanwhile is opened again once."""
        for attempt in range(2):
            try:
                if self._reader is None:
                    self._reader = self._driver.reader()
                return work(self._reader)
            except (Failed, CannotOpen) as error:
                if self._reader:
                    self._reader.close()
                    self._reader = None
                if attempt:
                    raise NotRead(str(error)) from error
        raise AssertionError

    async def _rows(self, sql: str, *values: int | str | bytes | None) -> list[Row]:
        return await self._read(lambda connection: connection.rows(sql, values))

    async def _sealed(self, kind: str, sql: str, *values: int | str | bytes | None) -> list[Row]:
        """Rows with a valid seal; the statement gives all columns of the kind. A forged row is as good as none."""
        rows = await self._rows(sql.replace(" FROM ", ", seal FROM ", 1), *values)
        return [row[:-1] for row in rows if self._genuine(kind, row[:-1], row[-1])]

    async def _summaries(self, sql: str, *values: int | str | bytes | None) -> list[Summary]:
        rows = await self._rows(sql.replace(" FROM ", ", seal FROM ", 1), *values)
        # the number of the last entry is not covered by this seal
        return summaries_in(
            [row[:-1] for row in rows if self._genuine(SEALED_SUMMARIES, (*row[:10], row[11]), row[-1])]
        )

    def _genuine(self, kind: str, row: Row, seal: Value) -> bool:
        if self._seals.genuine(kind, row, seal):
            return True
        key = row[0].hex()[:16] if isinstance(row[0], bytes) else row[0]
        log.error("a forged row was ignored; run `theomachy verify`", kind=kind, key=key)
        self._observer.forged(kind)
        return False

    async def entries(self, table: str, after: int = 0, limit: int = PAGE) -> list[Entry]:
        return await self._read(lambda connection: read_entries(connection, self._seals, table, after, limit))

    async def summary(self, table: str) -> Summary | None:
        return first(await self._summaries(f"{SUMMARIES} WHERE id = ?", table))

    async def by_code(self, code: str) -> Summary | None:
        return first(await self._summaries(f"{SUMMARIES} WHERE code = ? AND {NOT_HIDDEN}", code))

    async def summaries(
        self,
        *,
        visibility: str | None = None,
        phase: str | None = None,
        game: str | None = None,
        owners: Sequence[str] | None = None,
        before: tuple[int, str] | None = None,
        limit: int = PAGE,
    ) -> list[Summary]:
        clauses = [NOT_HIDDEN]
        values: list[int | str] = []
        for column, wanted in (("visibility", visibility), ("phase", phase), ("game", game)):
            if wanted is not None:
                clauses.append(f"{column} = ?")
                values.append(wanted)
        if owners is not None:
            clauses.append(
                f"id IN (SELECT table_id FROM grants WHERE account IN ({marks(owners)}) AND revoked = 0)"
            )
            values += owners
        if before is not None:
            clauses.append("(updated, id) < (?, ?)")
            values += before
        sql = f"{SUMMARIES} WHERE {' AND '.join(clauses)} ORDER BY updated DESC, id DESC LIMIT ?"
        found = await self._summaries(sql, *values, min(limit, PAGE))
        if owners is None:
            return found
        # a forged token is as good as none
        held = {grant.table for grant in await self.grants_among(owners, [one.table for one in found])}
        return [one for one in found if one.table in held]

    async def grants_among(self, owners: Sequence[str], tables: Sequence[str]) -> list[Grant]:
        sql = f"{GRANTS} WHERE account IN ({marks(owners)}) AND revoked = 0 AND table_id IN ({marks(tables)})"
        return grants_in(await self._sealed("grants", sql, *owners, *tables))

    async def held(self, owner: str) -> int:
        held = {grant.table for grant in await self.grants_of(owner)}  # each is checked by its seal
        sql = (
            "SELECT COUNT(*) FROM tables WHERE phase IN ('waiting', 'playing') "
            f"AND {NOT_HIDDEN} AND id IN ({marks(held)})"
        )
        return converted(await self._rows(sql, *held), list[tuple[int]])[0][0]

    async def held_from(self, block: str) -> int:
        sql = (
            "SELECT COUNT(*) FROM tables WHERE phase IN ('waiting', 'playing') AND id IN (SELECT table_id "
            "FROM grants JOIN grant_origins USING (token) WHERE block = ? AND role = 'host' AND revoked = 0)"
        )
        return converted(await self._rows(sql, block), list[tuple[int]])[0][0]

    async def origins_at(self, table: str) -> dict[bytes, str]:
        sql = "SELECT token, block FROM grants JOIN grant_origins USING (token) WHERE table_id = ?"
        return dict(converted(await self._rows(sql, table), list[tuple[bytes, str]]))

    async def due(self, now: int, limit: int = PAGE) -> list[Summary]:
        sql = f"{SUMMARIES} WHERE deadline IS NOT NULL AND deadline <= ? ORDER BY deadline, id LIMIT ?"
        return await self._summaries(sql, now, min(limit, PAGE))

    async def next_deadline(self) -> int | None:
        sql = "SELECT deadline FROM tables WHERE deadline IS NOT NULL ORDER BY deadline LIMIT 1"
        return first([row[0] for row in converted(await self._rows(sql), list[tuple[int]])])

    async def reply(self, table: str, move: bytes) -> Reply | None:
        sql = "SELECT table_id, move, digest, reply FROM replies WHERE table_id = ? AND move = ?"
        return first(converted(await self._sealed("replies", sql, table, move), list[Reply]))

    async def grant(self, token: bytes) -> Grant | None:
        return first(grants_in(await self._sealed("grants", f"{GRANTS} WHERE token = ?", token)))

    async def grants_at(self, table: str) -> list[Grant]:
        sql = f"{GRANTS} WHERE table_id = ? ORDER BY created, token"
        return grants_in(await self._sealed("grants", sql, table))

    async def grant_of_request(self, request: bytes) -> Grant | None:
        return first(grants_in(await self._sealed("grants", f"{GRANTS} WHERE request = ?", request)))

    async def grants_of(self, account: str) -> list[Grant]:
        sql = f"{GRANTS} WHERE account = ? AND revoked = 0 ORDER BY created DESC, token DESC"
        return grants_in(await self._sealed("grants", sql, account))

    async def invite(self, digest: bytes) -> Invite | None:
        return first(invites_in(await self._sealed("invites", f"{INVITES} WHERE hash = ?", digest)))

    async def unused_invites(self, table: str) -> list[Invite]:
        return invites_in(await self._sealed("invites", f"{INVITES} WHERE table_id = ? AND used = 0", table))

    async def open_invites(self, table: str, maker: str, now: int) -> int:
        sql = (
            "SELECT COUNT(*) FROM invites "
            "WHERE table_id = ? AND maker = ? AND used = 0 AND (expires IS NULL OR expires >= ?)"
        )
        return converted(await self._rows(sql, table, maker, now), list[tuple[int]])[0][0]

    async def account(self, name: str) -> Account | None:
        sql = "SELECT name, shown, password, created FROM accounts WHERE name = ?"
        return first(converted(await self._sealed("accounts", sql, name), list[Account]))

    async def login(self, token: bytes) -> Login | None:
        sql = "SELECT token, account, created, revoked FROM logins WHERE token = ?"
        for digest, account, created, revoked in converted(
            await self._sealed("logins", sql, token), list[tuple[bytes, str, int, int]]
        ):
            return Login(digest, account, created, bool(revoked))
        return None

    async def secret(self, table: str) -> bytes | None:
        sql = "SELECT table_id, secret FROM secrets WHERE table_id = ?"
        rows = converted(await self._sealed("secrets", sql, table), list[tuple[str, bytes]])
        return first([secret for _, secret in rows])

    async def answer(self) -> None:
        await self._rows("SELECT last FROM commits")

    async def uptimes(self) -> list[Uptime]:
        return converted(await self._rows("SELECT started, alive FROM uptimes ORDER BY started"), list[Uptime])

    async def count(self) -> int:
        return converted(await self._rows("SELECT count(*) FROM tables"), list[tuple[int]])[0][0]


def converted(rows: list[Row], kind: type[T]) -> T:
    """Rows as typed values, checked."""
    return msgspec.convert(rows, kind, builtin_types=(bytes,))


def first(values: list[T]) -> T | None:
    """The only value, if there is one."""
    return values[0] if values else None


def summaries_in(rows: list[Row]) -> list[Summary]:
    """Rows of SUMMARIES."""
    return converted(rows, list[Summary])


def grants_in(rows: list[Row]) -> list[Grant]:
    """Rows of GRANTS."""
    kind = list[tuple[bytes, str, str, str, str | None, int, int, int | None, bytes | None, bytes | None]]
    return [
        Grant(token, table, role, seats_from(seats), account, created, bool(revoked), epoch, request, contents)
        for token, table, role, seats, account, created, revoked, epoch, request, contents in converted(rows, kind)
    ]


def invites_in(rows: list[Row]) -> list[Invite]:
    """Rows of INVITES."""
    kind = list[tuple[bytes, str, str, str, int, int | None, int, int | None, str]]
    return [
        Invite(name, table, role, seats_from(seats), created, expires, bool(used), epoch, maker)
        for name, table, role, seats, created, expires, used, epoch, maker in converted(rows, kind)
    ]


def read_entries(connection: Connection, seals: Seals, table: str, after: int, limit: int) -> list[Entry]:
    """Entries after a number, their chain checked from the entry they follow, and the sealed end of the log."""
    heads = connection.rows("SELECT id, last, head, head_seal FROM tables WHERE id = ?", (table,))
    sql = f"{ENTRIES} WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"
    after = max(after, 0)
    found = converted(connection.rows(sql, (table, after, min(limit, PAGE) + (after > 0))), list[Entry])
    check_end(heads, seals, found, whole=len(found) < min(limit, PAGE) + (after > 0))
    if not found:
        return []
    if after == 0:
        chain.check(found)
    else:
        chain.check(found, found[0].seq - 1 if found[0].seq == after else after - 1, found[0].prev)
    return [entry for entry in found if entry.seq > after]


def check_end(heads: list[Row], seals: Seals, found: list[Entry], *, whole: bool) -> None:
    """Raise Broken unless the entries agree with number and hash of the sealed end (`whole`: it is among them)."""
    for table, last, head, seal in heads:
        assert isinstance(table, str)
        assert isinstance(last, int)
        if last and not seals.genuine(HEADS, (table, last, head), seal):
            raise Broken(table, last, "is called the last one, but not by this server")
        if any(entry.seq == last and entry.hash != head for entry in found):
            raise Broken(table, last, "is not the one that was written")
        if whole and found and found[-1].seq < last:
            raise Broken(table, found[-1].seq, f"is the last one stored, but {last} were written")


def marks(values: Collection[str]) -> str:
    """Question marks for a list of values; no row fits an empty one."""
    return ", ".join("?" for _ in values) or "NULL"
