"""The store over SQL: one thread that writes, one that reads, and commits shared by all who wait."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final, Protocol, TypeVar

import msgspec

from theomachy.server.store import chain
from theomachy.server.store.driver import Connection, Driver, Failed, Row, Taken
from theomachy.server.store.port import (
    PAGE,
    Account,
    Batch,
    CannotOpen,
    Conflict,
    Entry,
    Grant,
    Invite,
    Login,
    NotRead,
    NotSaved,
    Reply,
    Summary,
)
from theomachy.server.store.statement import Plan
from theomachy.server.store.statements import PROBE, logs, merged, plan, seats_from

LARGEST_GROUP: Final = 512  # batches in one commit
T = TypeVar("T")

SUMMARIES: Final = (
    "SELECT id, game, phase, visibility, code, title, seats, rules, created, updated, last, deadline FROM tables"
)
ENTRIES: Final = "SELECT table_id, seq, kind, body, move, at, rules, prev, hash FROM entries"
NOT_HIDDEN: Final = "NOT EXISTS (SELECT 1 FROM hidden_tables WHERE hidden_tables.table_id = tables.id)"
GRANTS: Final = (
    "SELECT token, table_id, role, seats, account, created, revoked, epoch, request, contents FROM grants"
)


class WriteObserver(Protocol):
    """Observer of writes; called on the storage thread."""

    def committed(self, batches: int, seconds: float) -> None:
        """A transaction of this many batches became durable."""

    def failed(self, batches: int) -> None:
        """This many batches were not saved."""


class NoObserver:
    """A WriteObserver that ignores every event."""

    def committed(self, batches: int, seconds: float) -> None:
        """Nothing to do."""

    def failed(self, batches: int) -> None:
        """Nothing to do."""


class Job:
    """A batch on its way to the disk, and the future of its caller."""

    def __init__(self, rows: Plan, loop: asyncio.AbstractEventLoop) -> None:
        self.rows: Final = rows
        self.loop: Final = loop
        self.done: Final[asyncio.Future[None]] = loop.create_future()


Outcome = tuple[Job, Exception | None]


def tell(outcomes: list[Outcome]) -> None:
    """Wake the callers; runs in the event loop."""
    for job, error in outcomes:
        if job.done.done():
            continue  # the caller was cancelled; the rows stay
        if error:
            job.done.set_exception(error)
        else:
            job.done.set_result(None)


class SqlStore:
    """A Store (see port.py) on a driver whose database is at the newest schema."""

    def __init__(
        self, driver: Driver, writer: Connection, reader: Connection, observer: WriteObserver | None = None
    ) -> None:
        self._driver: Final = driver
        self._observer: Final = observer or NoObserver()
        self._queue: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._writer: Connection | None = writer  # belongs to the storage thread; None: to be opened again
        self._reader: Connection | None = reader  # belongs to the reading thread
        self._problem: str | None = None
        self._closed = False
        self._reading: Final = ThreadPoolExecutor(1, "store-read")
        self._thread: Final = Thread(target=self._run, name="store-write", daemon=True)
        self._thread.start()

    # --- writing -----------------------------------------------------------------------------------------------

    async def write(self, batch: Batch) -> None:
        for log in logs(batch.entries).values():
            chain.check(log, log[0].seq - 1, log[0].prev)
        await self._save(plan(batch))

    async def probe(self) -> None:
        await self._save({PROBE: [(0,)]})

    async def _save(self, rows: Plan) -> None:
        if self._closed:
            raise NotSaved("the store is closed")
        job = Job(rows, asyncio.get_running_loop())
        self._queue.put(job)
        await job.done

    def _run(self) -> None:
        while job := self._queue.get():
            group = [job]
            closing = False
            try:
                while len(group) < LARGEST_GROUP:
                    more = self._queue.get_nowait()
                    if more is None:
                        closing = True
                        break
                    group.append(more)
            except Empty:
                pass  # all who waited are aboard
            self._finish(self._commit(group))
            self._tidy()
            if closing:
                break
        if self._writer:
            self._writer.close()

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        """Make all durable in one transaction, or find out which of them cannot be."""
        began = perf_counter()
        try:
            self._transaction(self._open_writer(), jobs)
        except (Failed, CannotOpen) as error:
            self._give_up_writer(str(error))
            self._observer.failed(len(jobs))
            return [(job, NotSaved(str(error))) for job in jobs]
        except Exception as error:  # a conflict, or data the database cannot hold: only its owner shall suffer
            if len(jobs) == 1:
                return [(jobs[0], error)]
            half = len(jobs) // 2
            return self._commit(jobs[:half]) + self._commit(jobs[half:])
        self._problem = None
        self._observer.committed(len(jobs), perf_counter() - began)
        return [(job, None) for job in jobs]

    def _transaction(self, writer: Connection, jobs: list[Job]) -> None:
        rows = merged([job.rows for job in jobs])
        try:
            writer.run([(statement.sql, some) for statement, some in rows.items()])
            writer.commit()
        except Taken as error:
            writer.rollback()
            raise Conflict(list(rows)[error.step].what) from error
        except BaseException:
            writer.rollback()
            raise

    def _finish(self, outcomes: list[Outcome]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
        for outcome in outcomes:
            by_loop.setdefault(outcome[0].loop, []).append(outcome)
        for loop, some in by_loop.items():
            with suppress(RuntimeError):  # the loop is closed: no caller waits
                loop.call_soon_threadsafe(tell, some)

    def _tidy(self) -> None:
        if self._writer:
            try:
                self._writer.tidy()
            except Failed as error:
                self._give_up_writer(str(error))

    def _open_writer(self) -> Connection:
        """The writer; after a failure a new one, which knows only what is on disk."""
        if self._writer is None:
            self._writer = self._driver.writer()
        return self._writer

    def _give_up_writer(self, problem: str) -> None:
        self._problem = problem
        if self._writer:
            self._writer.close()
            self._writer = None

    def problem(self) -> str | None:
        return self._problem

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._reading.shutdown)
        if self._reader:
            self._reader.close()
        self._queue.put(None)
        await asyncio.to_thread(
            self._thread.join
        )  # the writer closes last: only it can take the log into the file
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

    async def entries(self, table: str, after: int = 0, limit: int = PAGE) -> list[Entry]:
        return await self._read(lambda connection: read_entries(connection, table, after, limit))

    async def summary(self, table: str) -> Summary | None:
        return first(summaries_in(await self._rows(f"{SUMMARIES} WHERE id = ?", table)))

    async def by_code(self, code: str) -> Summary | None:
        return first(summaries_in(await self._rows(f"{SUMMARIES} WHERE code = ? AND {NOT_HIDDEN}", code)))

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
            marks = ", ".join("?" for _ in owners) or "NULL"
            clauses.append(f"id IN (SELECT table_id FROM grants WHERE account IN ({marks}) AND revoked = 0)")
            values += owners
        if before is not None:
            clauses.append("(updated, id) < (?, ?)")
            values += before
        sql = f"{SUMMARIES} WHERE {' AND '.join(clauses)} ORDER BY updated DESC, id DESC LIMIT ?"
        return summaries_in(await self._rows(sql, *values, min(limit, PAGE)))

    async def held(self, owner: str) -> int:
        sql = (
            "SELECT COUNT(*) FROM tables WHERE phase IN ('waiting', 'playing') "
            f"AND {NOT_HIDDEN} AND id IN (SELECT table_id FROM grants WHERE account = ? AND revoked = 0)"
        )
        return converted(await self._rows(sql, owner), list[tuple[int]])[0][0]

    async def due(self, now: int, limit: int = PAGE) -> list[Summary]:
        sql = f"{SUMMARIES} WHERE deadline IS NOT NULL AND deadline <= ? ORDER BY deadline, id LIMIT ?"
        return summaries_in(await self._rows(sql, now, min(limit, PAGE)))

    async def next_deadline(self) -> int | None:
        sql = "SELECT deadline FROM tables WHERE deadline IS NOT NULL ORDER BY deadline LIMIT 1"
        return first([row[0] for row in converted(await self._rows(sql), list[tuple[int]])])

    async def reply(self, table: str, move: bytes) -> Reply | None:
        sql = "SELECT table_id, move, digest, reply FROM replies WHERE table_id = ? AND move = ?"
        return first(converted(await self._rows(sql, table, move), list[Reply]))

    async def grant(self, token: bytes) -> Grant | None:
        return first(grants_in(await self._rows(f"{GRANTS} WHERE token = ?", token)))

    async def grants_at(self, table: str) -> list[Grant]:
        return grants_in(await self._rows(f"{GRANTS} WHERE table_id = ? ORDER BY created, token", table))

    async def grant_of_request(self, request: bytes) -> Grant | None:
        return first(grants_in(await self._rows(f"{GRANTS} WHERE request = ?", request)))

    async def grants_of(self, account: str) -> list[Grant]:
        sql = f"{GRANTS} WHERE account = ? AND revoked = 0 ORDER BY created DESC, token DESC"
        return grants_in(await self._rows(sql, account))

    async def invite(self, digest: bytes) -> Invite | None:
        sql = (
            "SELECT hash, table_id, role, seats, created, expires, used, epoch, maker FROM invites WHERE hash = ?"
        )
        kind = list[tuple[bytes, str, str, str, int, int | None, int, int | None, str]]
        for name, table, role, seats, created, expires, used, epoch, maker in converted(
            await self._rows(sql, digest), kind
        ):
            return Invite(name, table, role, seats_from(seats), created, expires, bool(used), epoch, maker)
        return None

    async def open_invites(self, table: str, maker: str, now: int) -> int:
        sql = (
            "SELECT COUNT(*) FROM invites "
            "WHERE table_id = ? AND maker = ? AND used = 0 AND (expires IS NULL OR expires >= ?)"
        )
        return converted(await self._rows(sql, table, maker, now), list[tuple[int]])[0][0]

    async def account(self, name: str) -> Account | None:
        sql = "SELECT name, shown, password, created FROM accounts WHERE name = ?"
        return first(converted(await self._rows(sql, name), list[Account]))

    async def login(self, token: bytes) -> Login | None:
        sql = "SELECT token, account, created, revoked FROM logins WHERE token = ?"
        for digest, account, created, revoked in converted(
            await self._rows(sql, token), list[tuple[bytes, str, int, int]]
        ):
            return Login(digest, account, created, bool(revoked))
        return None

    async def secret(self, table: str) -> bytes | None:
        sql = "SELECT secret FROM secrets WHERE table_id = ?"
        return first([row[0] for row in converted(await self._rows(sql, table), list[tuple[bytes]])])

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


def read_entries(connection: Connection, table: str, after: int, limit: int) -> list[Entry]:
    """Entries after a number with their chain checked, beginning at the entry they follow."""
    sql = f"{ENTRIES} WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"
    after = max(after, 0)
    found = converted(connection.rows(sql, (table, after, min(limit, PAGE) + (after > 0))), list[Entry])
    if not found:
        return []
    if after == 0:
        chain.check(found)
    else:
        chain.check(found, found[0].seq - 1 if found[0].seq == after else after - 1, found[0].prev)
    return [entry for entry in found if entry.seq > after]
