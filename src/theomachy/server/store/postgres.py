"""PostgreSQL through psycopg: the settings the promise rests on, and one lock per server instance."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from time import monotonic, sleep
from typing import Final

import psycopg
from psycopg import conninfo

from theomachy.server.store.driver import Check, CommitUnknown, Dialect, Failed, Row, Step, Taken
from theomachy.server.store.port import CannotOpen

LOCK: Final = 0x7468656F6D616368  # "theomach"
LOCK_SECONDS: Final = 5.0  # a killed server's session ends within milliseconds
OLDEST: Final = 130_000
STATEMENT_MS: Final = 10_000
SESSION: Final = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END_SESSION: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s::timestamptz"
)
SILENCE: Final = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""After how much silence a connection over a network counts as lost: seconds, seconds, times, milliseconds."""
ASSERTED: Final = {
    "fsync": ("on",),
    "full_page_writes": ("on",),
    "synchronous_commit": ("on", "remote_apply"),
    "server_encoding": ("UTF8",),
    "standard_conforming_strings": ("on",),
}


@contextmanager
def translated() -> Iterator[None]:
    """Errors of the database as ours; violated constraints, faulty data and faulty SQL stay what they are."""
    try:
        yield
    except (psycopg.IntegrityError, psycopg.DataError, psycopg.ProgrammingError):
        raise
    except psycopg.Error as error:
        raise Failed(f"{type(error).__name__}: {error}") from error


@cache
def put(sql: str) -> str:
    """A statement with the marks psycopg wants; our statements hold no other question mark or percent sign."""
    return sql.replace("?", "%s")


class PostgresConnection:
    """One session."""

    def __init__(self, connection: psycopg.Connection) -> None:
        self.raw: Final = connection

    def begin(self) -> None:
        with translated():
            self.raw.execute("BEGIN")

    def freeze(self) -> None:
        with translated():
            self.raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def run(self, steps: Sequence[Step]) -> None:
        try:
            with translated(), self.raw.pipeline() as pipeline:  # one round trip for all
                self.begin()
                cursors = [self._step(*step) for step in steps]
                pipeline.sync()
        except psycopg.IntegrityError:
            self.rollback()
            self._one_by_one(steps)
            return
        for number, (cursor, (_, rows)) in enumerate(zip(cursors, steps, strict=True)):
            if cursor.rowcount != len(rows):
                raise Taken(number)

    def _step(self, sql: str, rows: Sequence[Row]) -> psycopg.Cursor:
        cursor = self.raw.cursor()
        cursor.executemany(put(sql), rows)
        return cursor

    def _one_by_one(self, steps: Sequence[Step]) -> None:
        """The same steps again, to learn which is the first that cannot be."""
        self.begin()
        self.run_more(steps)

    def run_more(self, steps: Sequence[Step]) -> None:
        for number, (sql, rows) in enumerate(steps):
            try:
                with translated():
                    cursor = self._step(sql, rows)
            except psycopg.IntegrityError as error:
                raise Taken(number) from error
            if cursor.rowcount != len(rows):
                raise Taken(number)

    def add(self, sql: str, rows: Sequence[Row]) -> None:
        with translated():
            self._step(sql, rows)

    def commit(self) -> None:
        try:
            status = self.raw.execute("COMMIT").statusmessage
        except psycopg.Error as error:
            raise CommitUnknown(f"{type(error).__name__}: {error}") from error
        if status != "COMMIT":
            raise Failed(f"the transaction ended with {status}")

    def rollback(self) -> None:
        try:
            self.raw.execute("ROLLBACK")
        except psycopg.Error:
            self.close()  # the server rolls back

    def rows(self, sql: str, row: Row = ()) -> list[Row]:
        with translated():
            cursor = self.raw.execute(put(sql), row)
            return cursor.fetchall() if cursor.description else []

    def fresh(self) -> bool:
        return self.rows("SELECT to_regclass('schema_steps') IS NULL") == [(True,)]

    def script(self, sql: str) -> None:
        with translated():
            self.raw.execute(sql)

    def tidy(self) -> None:
        """The server does it by itself."""

    def faults(self) -> list[str]:
        return []  # the server checks its pages when it reads them

    def close(self) -> None:
        self.raw.close()


class PostgresDriver:
    """Opens sessions on the database of a URL."""

    dialect: Dialect = Dialect(text='TEXT COLLATE "C"', number="BIGINT", data="BYTEA", clustered="", plain="")

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.writing_session: Row = ()  # process and start of the session that held our lock last

    def name(self) -> str:
        try:
            parts = conninfo.conninfo_to_dict(self.url)
        except psycopg.ProgrammingError:
            return "the PostgreSQL database"
        return f"PostgreSQL database {parts.get('dbname', '')} on {parts.get('host', 'this machine')}"

    def key_path(self) -> None:
        """It is not on this machine."""

    def own(self) -> None:
        """The writer's own session holds the lock, so that a lost session cannot leave a second writer behind."""

    def release(self) -> None:
        """Closing the writer does it."""

    def copy_aside(self, schema: int) -> None:
        """Left to the database's own backups; a step that fails is rolled back with its data definitions."""

    def writer(self, check: Check | None = None) -> PostgresConnection:
        connection = self._open()
        try:
            self._check(connection)
            self._lock(connection)
            self.writing_session = connection.execute(SESSION).fetchone() or ()
            made = PostgresConnection(connection)
            if check:
                check(made)
        except (psycopg.Error, Failed) as error:
            connection.close()
            raise CannotOpen(f"{self.name()} cannot be used: {error}") from error
        except CannotOpen:
            connection.close()
            raise
        return made

    def reader(self) -> PostgresConnection:
        connection = self._open()
        try:
            connection.execute("SET default_transaction_read_only = on")
        except psycopg.Error as error:
            raise CannotOpen(f"{self.name()} cannot be read: {error}") from error
        return PostgresConnection(connection)

    def _open(self) -> psycopg.Connection:
        try:
            address = conninfo.make_conninfo(self.url, connect_timeout=5, application_name="theomachy", **SILENCE)
            connection = psycopg.connect(address, autocommit=True)
            connection.execute(f"SET statement_timeout = {STATEMENT_MS}")
            return connection
        except psycopg.Error as error:
            raise CannotOpen(f"{self.name()} cannot be reached: {error}") from error

    def _check(self, connection: psycopg.Connection) -> None:
        if connection.info.server_version < OLDEST:
            raise CannotOpen(f"{self.name()}: PostgreSQL {OLDEST // 10_000} or newer is needed")
        for name, allowed in ASSERTED.items():
            row = connection.execute("SELECT current_setting(%s)", (name,)).fetchone()
            assert row
            if row[0] not in allowed:
                raise CannotOpen(
                    f"{self.name()}: {name} is {row[0]}; an acknowledged answer would not be safe. "
                    f"Set it to {' or '.join(allowed)}."
                )

    def _lock(self, connection: psycopg.Connection) -> None:
        """Once we have it, the session we had before has ended, and with it any commit that was under way."""
        until = monotonic() + LOCK_SECONDS
        while connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,)).fetchone() != (True,):
            if self.writing_session:  # the network was cut, and the server does not know it yet
                connection.execute(END_SESSION, self.writing_session)
            if monotonic() > until:
                raise CannotOpen(f"{self.name()} is in use by another Theomachy server")
            sleep(0.05)
