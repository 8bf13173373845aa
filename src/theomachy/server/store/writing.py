"""The one thread that writes: batches that wait share a commit, and a commit in doubt is looked up.

Every transaction replaces the id of the one before it by an id of its own. When the reply to a COMMIT is lost, a
new connection reads which of the two ids is there: then it is known whether the batches are durable. A third id
means that the database was exchanged or written by somebody else; then nothing is written until a restart.
"""

import asyncio
from contextlib import suppress
from queue import Empty, SimpleQueue
from secrets import token_bytes
from threading import Event, Thread
from time import monotonic, perf_counter
from typing import Final, Literal, Protocol

from theomachy.server.store.driver import CommitUnknown, Connection, Driver, Failed, Step, Taken
from theomachy.server.store.known_heads import KnownHeads
from theomachy.server.store.port import CannotOpen, Conflict, InDoubt, NotSaved
from theomachy.server.store.sealing import Sealing
from theomachy.server.store.seals import Seals, State
from theomachy.server.store.statement import Plan
from theomachy.server.store.statements import COMMIT, merged
from theomachy.server.store.trust import ID_BYTES

LARGEST_GROUP: Final = 512  # batches in one commit
PATIENCE: Final = 5.0  # seconds that callers wait while it is tried to find out about a commit in doubt
PAUSE: Final = 0.1  # seconds between two tries
LONGEST: Final = (
    30.0  # seconds after which a caller is told that the outcome is unknown, even if the database hangs
)
Verdict = Literal["committed", "lost", "unknown"]


Known = tuple[State, KnownHeads]


class WriteObserver(Protocol):
    """Observer of writes; called on the storage thread."""

    def committed(self, batches: int, seconds: float) -> None:
        """A transaction of this many batches became durable."""

    def failed(self, batches: int) -> None:
        """This many batches were not saved."""

    def doubted(self, verdict: Verdict) -> None:
        """The reply to a commit was lost; what was found out about it."""

    def forged(self, kind: str) -> None:
        """A row without a valid seal was read, and is treated as absent; called on any thread."""


class NoObserver:
    """A WriteObserver that ignores every event."""

    def committed(self, batches: int, seconds: float) -> None:
        """Nothing to do."""

    def failed(self, batches: int) -> None:
        """Nothing to do."""

    def doubted(self, verdict: Verdict) -> None:
        """Nothing to do."""

    def forged(self, kind: str) -> None:
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
            continue  # the caller was cancelled or no longer waits; the rows stay
        if error:
            job.done.set_exception(error)
        else:
            job.done.set_result(None)


def give_up(job: Job) -> None:
    """Let a caller wait no longer; whether the rows become durable is not known."""
    if not job.done.done():
        job.done.set_exception(InDoubt(f"the database did not answer within {LONGEST:g} seconds"))


class Writing:
    """Owns the connection that writes."""

    def __init__(
        self,
        driver: Driver,
        connection: Connection,
        seals: Seals,
        state: State,
        observer: WriteObserver | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._driver: Final = driver
        self._observer: Final = observer or NoObserver()
        self._patience: Final = patience
        self._queue: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._connection: Connection | None = connection  # None: to be opened again
        self._seals: Final = seals
        self._state = state  # after the last transaction
        self._heads = KnownHeads()  # after the last transaction
        self._doubt: Known | None = None  # after a transaction of which nobody knows whether it is there
        self._problem: str | None = None
        self._stopping: Final = Event()
        self._thread: Final = Thread(target=self._work, name="store-write", daemon=True)
        self._thread.start()

    async def save(self, rows: Plan) -> None:
        """Return once the rows are durable, and everything before them is either durable or not."""
        if self._stopping.is_set():
            raise NotSaved("the store is closed")
        job = Job(rows, asyncio.get_running_loop())
        self._queue.put(job)
        late = job.loop.call_later(LONGEST, give_up, job)
        try:
            await job.done  # which is cancelled with the caller; the rows stay
        finally:
            late.cancel()

    def problem(self) -> str | None:
        """Why the last transaction failed; None while writing works."""
        return self._problem

    def finish(self) -> None:
        """Write what waits, and close the connection."""
        self._stopping.set()
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
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
        if self._connection:
            self._connection.close()

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        """Make all durable in one transaction, or find out which of them cannot be."""
        began = perf_counter()
        try:
            self._transaction(jobs)
        except CommitUnknown as error:
            return self._looked_up(jobs, str(error))
        except (Failed, CannotOpen) as error:
            return self._not_saved(jobs, str(error))
        except Exception as error:  # a conflict, or data the database cannot hold: only its owner shall suffer
            if len(jobs) == 1:
                return [(jobs[0], error)]
            half = len(jobs) // 2
            return self._commit(jobs[:half]) + self._commit(jobs[half:])
        self._problem = None
        self._observer.committed(len(jobs), perf_counter() - began)
        return [(job, None) for job in jobs]

    def _transaction(self, jobs: list[Job]) -> None:
        connection = self._open()
        rows = merged([job.rows for job in jobs])
        try:
            after = self._run(connection, rows)
            self._doubt = after, self._heads.after(rows)
            connection.commit()
        except CommitUnknown:
            raise
        except Taken as error:
            connection.rollback()
            what = [*(statement.what for statement in rows), COMMIT.what][error.step]
            if what == COMMIT.what:
                raise Failed(exchanged(self._driver)) from error
            raise Conflict(what) from error
        except BaseException:
            self._doubt = None
            connection.rollback()
            raise
        (self._state, self._heads), self._doubt = self._doubt, None

    def _run(self, connection: Connection, rows: Plan) -> State:
        """Run everything but the COMMIT; the state after it."""
        sealing = Sealing(self._seals, self._state.totals, connection)
        steps = sealing.steps(rows)
        seal: list[Step] = []
        if sealing.changes():
            connection.run(steps)
            seal = sealing.after()
        after = State(self._state.instance, token_bytes(ID_BYTES), sealing.totals)
        commit = (COMMIT.sql, [(*after.row(self._seals), self._state.last)])
        if not sealing.changes():
            connection.run([*steps, commit])
            return after
        try:
            connection.run_more([*seal, commit])
        except Taken as error:
            raise Taken(len(rows)) from error  # whatever it was, somebody else changed it
        return after

    def _not_saved(self, jobs: list[Job], problem: str) -> list[Outcome]:
        self._give_up(problem)
        self._observer.failed(len(jobs))
        return [(job, NotSaved(problem)) for job in jobs]

    def _looked_up(self, jobs: list[Job], problem: str) -> list[Outcome]:
        """Find out whether a transaction is there whose reply was lost; nobody is answered before."""
        mine = self._doubt
        self._give_up(problem)
        until = monotonic() + self._patience
        while self._connection is None:
            try:
                self._open()
            except (Failed, CannotOpen) as error:
                self._problem = str(error)
                if monotonic() >= until or self._stopping.wait(PAUSE):
                    self._observer.doubted("unknown")
                    return [(job, InDoubt(f"{problem}; {error}")) for job in jobs]
        if mine is None or self._state is not mine[0]:
            self._observer.doubted("lost")
            self._observer.failed(len(jobs))
            return [(job, NotSaved(problem)) for job in jobs]
        self._observer.doubted("committed")
        self._problem = None
        return [(job, None) for job in jobs]

    def _open(self) -> Connection:
        """The connection; after a failure a new one, which knows what is on disk."""
        if self._connection is None:
            connection = self._driver.writer(self._check)
            try:
                (self._state, self._heads), self._doubt = self._recognised(connection), None
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _check(self, connection: Connection) -> None:
        self._recognised(connection)

    def _recognised(self, connection: Connection) -> Known:
        """Where we left the database, with or without the transaction in doubt; CannotOpen if it is elsewhere."""
        rows = connection.rows("SELECT instance, last, totals FROM commits")
        for known in ((self._state, self._heads), self._doubt):
            if known is not None:
                state, heads = known
                if rows == [(state.instance, state.last, state.totals.encoded())] and heads.are_in(connection):
                    return known
        raise CannotOpen(exchanged(self._driver))

    def _finish(self, outcomes: list[Outcome]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
        for outcome in outcomes:
            by_loop.setdefault(outcome[0].loop, []).append(outcome)
        for loop, some in by_loop.items():
            with suppress(RuntimeError):  # the loop is closed: no caller waits
                loop.call_soon_threadsafe(tell, some)

    def _tidy(self) -> None:
        if self._connection:
            try:
                self._connection.tidy()
            except Failed as error:
                self._give_up(str(error))

    def _give_up(self, problem: str) -> None:
        self._problem = problem
        if self._connection:
            self._connection.close()
            self._connection = None


def exchanged(driver: Driver) -> str:
    """What is said when the last transaction of the database is not ours."""
    return (
        f"{driver.name()} is not as this server left it: it was replaced, restored or written by another program. "
        "Put it back, or restart the server to go on from what is there now"
    )
