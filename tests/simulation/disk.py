"""The database: the product's SQL on SQLite in memory, with the faults of a disk and of a session over a network.

Nothing in memory survives a crash of the server but this. A transaction is durable at one moment; what the server
learns of it, and when, is another matter.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

import apsw

from tests.simulation.lockstep import Threads
from tests.simulation.loop import SimulatedLoop
from tests.simulation.plan import Faults
from theomachy.server.store.driver import Check, CommitUnknown, Dialect, Failed, Row, Step, Taken
from theomachy.server.store.migrations import Migration, all_migrations, migrate
from theomachy.server.store.open_files import OpenFiles
from theomachy.server.store.port import CannotOpen
from theomachy.server.store.sqlite import SqliteConnection, SqliteDriver

LOCK_SECONDS: Final = 5.0
"""How long a new writing session waits for the lock on the database."""
Committed = Callable[[Sequence[Step]], None]


class Database:
    """The one database of a run, and what is wrong with it at the moment."""

    def __init__(self, loop: SimulatedLoop, faults: Faults, dice: Random, committed: Committed) -> None:
        self.loop: Final = loop
        self.faults: Final = faults
        self.dice: Final = dice
        self._committed: Final = committed
        raw = apsw.Connection(":memory:")
        raw.pragma("foreign_keys", 1)
        raw.deserialize("main", template())
        self.raw: Final = SqliteConnection(raw, OpenFiles())
        self.sessions = 0
        """Sessions of an earlier number are lost."""
        self.down_until = 0.0
        self.troubled = 0.0
        """When something last went wrong with it."""
        self._late: Sequence[Step] | None = None
        self.late_until = -1.0
        """Until then the session before holds the lock: it still carries out its commit."""

    def down(self) -> bool:
        """Whether nobody can reach it now."""
        return self.loop.time() < self.down_until

    def strike(self) -> None:
        """Now and then it cannot be reached for a while; all sessions are lost then."""
        if self.faults.happens("outage", 0.3):
            self.sessions += 1
            self.troubled = self.down_until = self.loop.time() + self.faults.lasts("outage", 0.2, 12)

    def durable(self, steps: Sequence[Step]) -> None:
        """The transaction that is open becomes durable."""
        self.raw.commit()
        self._committed(steps)

    def durable_later(self, steps: Sequence[Step]) -> None:
        """The session is lost, but the database has the commit and carries it out after a while."""
        self.raw.rollback()
        self._late = steps
        delay = self.faults.lasts("commit-late", 0.01, 2) if self.dice.random() < 0.7 else 9.0
        self.late_until = self.loop.time() + delay
        self.troubled = max(self.troubled, self.late_until)
        self.loop.call_later(delay, self._settle)

    def _settle(self) -> None:
        """What is still on its way into the database arrives, unless it no longer can."""
        steps, self._late = self._late, None
        if steps is not None:
            try:
                self.raw.run(steps)
            except Taken:
                self.raw.rollback()
            else:
                self.durable(steps)


@lru_cache(maxsize=1)
def migrations() -> list[Migration]:
    """All steps of the schema, read once."""
    return all_migrations()


@lru_cache(maxsize=1)
def template() -> bytes:
    """An empty database at the newest schema."""
    raw = apsw.Connection(":memory:")
    connection = SqliteConnection(raw, OpenFiles())
    migrate(SimulatedDriver.bare(), connection, migrations(), 0)
    return raw.serialize("main")


class SimulatedConnection:
    """One session; see `store.driver.Connection`."""

    def __init__(self, database: Database, threads: Threads) -> None:
        self._database: Final = database
        self._threads: Final = threads
        self._session: Final = database.sessions
        self._steps: list[Step] = []
        self._open = True
        self._lost = False

    def _check(self) -> None:
        database = self._database
        if not self._open or self._lost or database.down() or self._session != database.sessions:
            raise Failed("the session is lost")

    def _lose(self, why: str, kind: type[Failed] = Failed) -> Failed:
        self._lost = True
        self._database.troubled = max(self._database.troubled, self._database.loop.time())
        return kind(why)

    # -- writing

    def begin(self) -> None:
        self._check()
        self._steps = []
        self._database.raw.begin()

    def run(self, steps: Sequence[Step]) -> None:
        database = self._database
        self._threads.pause(database.dice.choice((0.0001, 0.0005, 0.002)))
        database.strike()
        self._check()
        if database.faults.happens("statement-failed"):
            raise self._lose("a statement failed")
        database.raw.run(steps)
        self._steps = list(steps)

    def run_more(self, steps: Sequence[Step]) -> None:
        self._database.raw.run_more(steps)
        self._steps += steps

    def add(self, sql: str, rows: Sequence[Row]) -> None:
        self._check()
        self._database.raw.add(sql, rows)
        self._steps.append((sql, rows))

    def commit(self) -> None:
        database, faults = self._database, self._database.faults
        if faults.happens("commit-failed"):
            database.raw.rollback()
            raise self._lose("the commit failed")
        if faults.happens("commit-in-doubt"):
            database.durable(self._steps)
            self._threads.pause(faults.lasts("commit-in-doubt", 0, 0.5))
            raise self._lose("no reply to the commit", CommitUnknown)
        if faults.happens("commit-late"):
            database.durable_later(self._steps)
            raise self._lose("no reply to the commit", CommitUnknown)
        if faults.happens("commit-vanished"):
            database.raw.rollback()
            raise self._lose("no reply to the commit", CommitUnknown)
        if faults.happens("commit-slow"):
            steps, self._steps = self._steps, []
            database.raw.rollback()
            self._threads.pause(faults.lasts("commit-slow", 0.5, 8))
            database.troubled = max(database.troubled, database.loop.time())
            self._check()
            database.raw.run(steps)
            self._steps = steps
        database.durable(self._steps)
        self._threads.pause(database.dice.choice((0.0001, 0.001, 0.003)))

    def rollback(self) -> None:
        self._database.raw.rollback()

    # -- reading

    def freeze(self) -> None:
        self._check()

    def rows(self, sql: str, row: Row = ()) -> list[Row]:
        self._check()
        if self._database.faults.happens("read-failed", 0.3):
            raise self._lose("the session is lost")
        return self._database.raw.rows(sql, row)

    def fresh(self) -> bool:
        return self._database.raw.fresh()

    def script(self, sql: str) -> None:
        self._database.raw.script(sql)

    def tidy(self) -> None:
        """There is no log to copy."""

    def faults(self) -> list[str]:
        return []

    def close(self) -> None:
        self._open = False


class SimulatedDriver:
    """Opens sessions on the simulated database; see `store.driver.Driver`."""

    dialect: Dialect = SqliteDriver.dialect

    def __init__(self, database: Database, threads: Threads) -> None:
        self._database: Final = database
        self._threads: Final = threads

    @classmethod
    def bare(cls) -> "SimulatedDriver":
        """One that opens nothing; for its dialect."""
        return cls.__new__(cls)

    def own(self) -> None:
        """Nobody else is there."""

    def release(self) -> None:
        """Nobody else is there."""

    def copy_aside(self, schema: int) -> None:
        """Nothing is migrated."""

    def name(self) -> str:
        return "the simulated database"

    def key_path(self) -> None:
        """The key is given."""

    def writer(self, check: Check | None = None) -> SimulatedConnection:
        """A new writing session: the lock on the database is free only once the session before it has ended."""
        self._threads.pause(self._database.dice.choice((0.001, 0.01, 0.1)))
        late = self._database.late_until + 0.001 - self._database.loop.time()
        if late > 0:
            self._threads.pause(min(late, LOCK_SECONDS))
            if late > LOCK_SECONDS or self._threads.running is None:
                raise CannotOpen("the database is in use by the session before")
        if self._database.down():
            raise CannotOpen("the database cannot be reached")
        made = SimulatedConnection(self._database, self._threads)
        if check:
            check(made)
        return made

    def reader(self) -> SimulatedConnection:
        if self._database.down():
            raise CannotOpen("the database cannot be reached")
        return SimulatedConnection(self._database, self._threads)
