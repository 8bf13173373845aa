"""SQLite through apsw: one file, its write-ahead log, and the settings the promise rests on."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import gmtime, strftime
from typing import Final, cast

import apsw

from theomachy.server.store.authority_key import NAME
from theomachy.server.store.driver import Check, CommitUnknown, Dialect, Failed, Row, Step, Taken
from theomachy.server.store.open_files import HeldFile, OpenFiles
from theomachy.server.store.port import CannotOpen

APPLICATION: Final = 0x7468656F  # "theo", in the header of the file
BUSY_MS: Final = 5_000
CHECKPOINT_PAGES: Final = 1_000  # 4 MB of log: copied into the file while no caller waits for it
STUBBORN_PAGES: Final = 16_000  # 64 MB: a reader held it up; wait for that reader
SETTINGS: Final = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: the log is synced in every commit
    "fullfsync": 1,  # where a plain fsync does not reach the disk
    "checkpoint_fullfsync": 1,
    "foreign_keys": 1,
    "mmap_size": 0,  # a failed read is an error, not a signal
    "trusted_schema": 0,
    "cell_size_check": 1,
}


def check_version(version: str) -> None:
    """Refuse an SQLite that can lose commits when two connections reset the log ("WAL-reset bug")."""
    number = tuple(int(part) for part in version.split("."))
    repaired = number >= (3, 51, 3) or (3, 50, 7) <= number < (3, 51) or (3, 44, 6) <= number < (3, 45)
    if not repaired:
        raise CannotOpen(
            f"SQLite {version} can lose committed data; install apsw with SQLite 3.51.3 or newer, 3.50.7 or 3.44.6"
        )


def sync_directory(path: Path) -> None:
    """Make the names in a directory durable."""
    if os.name == "nt":
        return  # cannot be opened there, and names are durable with the file
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_file(path: Path) -> None:
    """Make a file and its name durable."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())
    sync_directory(path.parent)


def seal(path: Path) -> None:
    """Make a database that is not in use one durable file without a log."""
    connection = apsw.Connection(str(path))
    connection.pragma("journal_mode", "delete")
    connection.close()
    sync_file(path)


@contextmanager
def translated() -> Iterator[None]:
    """Errors of the database as ours; a violated constraint stays what it is."""
    try:
        yield
    except apsw.ConstraintError:
        raise
    except apsw.Error as error:
        raise Failed(f"{type(error).__name__}: {error}") from error


class Busy(Failed):
    """Raised when a reader is in the way."""


class SqliteConnection:
    """One connection to the file."""

    def __init__(self, connection: apsw.Connection, files: OpenFiles) -> None:
        self.raw: Final = connection
        self.files = files
        self.pages = 0  # in the write-ahead log
        connection.set_wal_hook(self._note_pages)  # takes the place of checkpoints within a commit

    def _note_pages(self, connection: apsw.Connection, database: str, pages: int) -> int:
        self.pages = pages
        return apsw.SQLITE_OK

    def begin(self) -> None:
        with translated():
            self.raw.execute("BEGIN IMMEDIATE")

    def freeze(self) -> None:
        with translated():
            self.raw.execute("BEGIN")

    def run(self, steps: Sequence[Step]) -> None:
        self.begin()
        self.run_more(steps)

    def run_more(self, steps: Sequence[Step]) -> None:
        for number, (sql, rows) in enumerate(steps):
            before = self.raw.total_changes()
            try:
                with translated():
                    self.raw.executemany(sql, rows)
            except apsw.ConstraintError as error:
                raise Taken(number) from error
            if self.raw.total_changes() - before != len(rows):
                raise Taken(number)

    def add(self, sql: str, rows: Sequence[Row]) -> None:
        with translated():
            self.raw.executemany(sql, rows)

    def commit(self) -> None:
        self._check_files()
        try:
            self.raw.execute("COMMIT")
        except apsw.FullError as error:  # the end of it, without which it does not count, was not written
            raise Failed(f"{type(error).__name__}: {error}") from error
        except apsw.Error as error:  # the log may hold it, synced or not
            raise CommitUnknown(f"{type(error).__name__}: {error}") from error
        if moved := self.files.moved():  # perhaps before it was written
            raise CommitUnknown(moved)

    def _check_files(self) -> None:
        if moved := self.files.moved():
            raise Failed(moved)

    def rollback(self) -> None:
        if self.raw.in_transaction:
            try:
                self.raw.execute("ROLLBACK")
            except apsw.Error:
                self.close()  # closing rolls back as well

    def rows(self, sql: str, row: Row = ()) -> list[Row]:
        self._check_files()
        with translated():
            # Tables are STRICT and without REAL columns, and apsw gives blobs as bytes.
            return cast("list[Row]", self.raw.execute(sql, row).fetchall())

    def fresh(self) -> bool:
        return not self.rows("SELECT 1 FROM sqlite_schema WHERE name = 'schema_steps'")

    def script(self, sql: str) -> None:
        with translated():
            self.raw.execute(sql)

    def tidy(self) -> None:
        if self.pages >= CHECKPOINT_PAGES:
            stubborn = self.pages >= STUBBORN_PAGES
            mode = apsw.SQLITE_CHECKPOINT_TRUNCATE if stubborn else apsw.SQLITE_CHECKPOINT_PASSIVE
            self.checkpoint(mode)

    def checkpoint(self, mode: int) -> None:
        """Copy the log into the file; if a reader blocks it, the next call does it."""
        with suppress(Busy):
            self.checkpoint_now(mode)

    def checkpoint_now(self, mode: int) -> None:
        """Copy the log into the file; raises Busy if a reader blocks it."""
        self._check_files()
        try:
            self.raw.wal_checkpoint(mode=mode)
        except apsw.BusyError as error:
            raise Busy("a reader holds the log") from error
        except apsw.Error as error:
            raise Failed(f"{type(error).__name__}: {error}") from error

    def faults(self) -> list[str]:
        found = [str(row[0]) for row in self.rows("PRAGMA integrity_check")]
        broken = self.rows("PRAGMA foreign_key_check")
        missing = [f"a row of {row[0]!r} refers to a missing row of {row[2]!r}" for row in broken]
        return [text for text in found if text != "ok"] + missing

    def close(self) -> None:
        try:
            self.raw.close()
        except apsw.Error:
            self.raw.close(True)


class SqliteDriver:
    """Opens the file; creates it when it is not there."""

    dialect: Dialect = Dialect(
        text="TEXT", number="INTEGER", data="BLOB", clustered="STRICT, WITHOUT ROWID", plain="STRICT"
    )

    def __init__(self, path: Path, vfs: str | None = None) -> None:
        self.path: Final = path
        self.vfs: Final = vfs  # another way to the disk: tests put faults there
        self.lock: apsw.Connection | None = None
        self.opened = False  # a file that was there before is never made anew
        self.held: HeldFile | None = None  # while we own it

    def name(self) -> str:
        return str(self.path)

    def key_path(self) -> Path:
        return self.path.with_name(NAME)

    def own(self) -> None:
        """Hold an SQLite lock on a file beside ours: the operating system drops it when the process dies."""
        path = self.path.with_name(self.path.name + ".lock")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            lock = apsw.Connection(str(path))
            lock.set_busy_timeout(BUSY_MS)
            lock.pragma("journal_mode", "memory")  # nothing is ever written
            lock.execute("BEGIN EXCLUSIVE")
        except apsw.BusyError as error:
            raise CannotOpen(f"{self.path} is in use by another Theomachy server") from error
        except (OSError, apsw.Error) as error:
            raise CannotOpen(f"{self.path} cannot be used: {error}") from error
        self.lock = lock

    def release(self) -> None:
        if self.lock:
            self.lock.close(True)
            self.lock = None
        if self.held:
            self.held.release()
            self.held = None

    def writer(self, check: Check | None = None) -> SqliteConnection:
        check_version(apsw.sqlite_lib_version())
        try:
            if not self.path.exists() and not self.opened:
                self._create()
            self._hold()
            made = SqliteConnection(self._open(apsw.SQLITE_OPEN_READWRITE), OpenFiles(self.path))
        except (OSError, apsw.Error) as error:
            raise CannotOpen(f"{self.path} cannot be used: {error}") from error
        try:
            if check:
                made.raw.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)  # if it is not ours, leave it as it is
                check(made)
                made.raw.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)
            self._settle(made)
        except (OSError, apsw.Error, Failed) as error:
            made.close()
            raise CannotOpen(f"{self.path} cannot be used: {error}") from error
        except CannotOpen:
            made.close()
            raise
        self.opened = True
        return made

    def _hold(self) -> None:
        if self.lock and self.held is None and os.name != "nt":  # there, an open file cannot be replaced anyway
            self.held = HeldFile(self.path)

    def _settle(self, made: SqliteConnection) -> None:
        for name, value in SETTINGS.items():
            made.raw.pragma(name, value)
        for name, value in SETTINGS.items():
            if (actual := made.raw.pragma(name)) != value:
                raise CannotOpen(f"{self.path}: {name} is {actual} instead of {value}; is this a local disk?")
        # What an earlier process left in the log may never have reached the disk: write it anew before it is read.
        # After a commit that failed it must be gone, or a crash could bring that commit back.
        if self.opened:
            made.checkpoint_now(apsw.SQLITE_CHECKPOINT_TRUNCATE)
        else:
            made.checkpoint(apsw.SQLITE_CHECKPOINT_TRUNCATE)
        sync_directory(self.path.parent)
        made.files = OpenFiles(self.path, self.path.with_name(self.path.name + "-wal"))

    def reader(self) -> SqliteConnection:
        check_version(apsw.sqlite_lib_version())
        try:
            connection = self._open(apsw.SQLITE_OPEN_READONLY)
            connection.pragma("mmap_size", 0)
        except apsw.Error as error:
            raise CannotOpen(f"{self.path} cannot be read: {error}") from error
        return SqliteConnection(connection, OpenFiles(self.path))

    def _open(self, flags: int) -> apsw.Connection:
        self._check_held()
        connection = apsw.Connection(str(self.path), flags=flags, vfs=self.vfs)
        try:
            self._check_held()  # and nothing was read or written before
        except CannotOpen:
            connection.close()
            raise
        connection.set_busy_timeout(BUSY_MS)
        if connection.pragma("application_id") != APPLICATION:
            connection.close()
            raise CannotOpen(f"{self.path} is a database, but not one of Theomachy's")
        return connection

    def _check_held(self) -> None:
        """Another file would take what is in our log, and the file that belongs to the log would lack it."""
        if self.held and (moved := self.held.moved()):
            raise CannotOpen(f"{moved}. Put it back, or restart the server to go on from what is there now")

    def _create(self) -> None:
        """A whole and durable file before there is a log, which would be lost with an unsynced file."""
        partial = self.path.with_name(self.path.name + ".new")
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        connection = apsw.Connection(str(partial))
        connection.pragma("journal_mode", "delete")
        connection.pragma("synchronous", 3)
        connection.pragma("application_id", APPLICATION)
        connection.close()
        sync_file(partial)
        partial.rename(self.path)
        sync_directory(self.path.parent)

    def copy_aside(self, schema: int) -> None:
        stamp = strftime("%Y%m%dT%H%M%SZ", gmtime())
        self.copy_to(self.path.with_name(f"{self.path.stem}-schema-{schema}-{stamp}{self.path.suffix}"))

    def copy_to(self, target: Path) -> None:
        """A durable copy of one moment of the database, while it is in use."""
        partial = target.with_name(target.name + ".partial")
        try:
            partial.unlink(missing_ok=True)
            os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            source = self._open(apsw.SQLITE_OPEN_READONLY)
            copy = apsw.Connection(str(partial))
            with copy.backup("main", source, "main") as backup:
                backup.step(-1)  # in one read transaction
            source.close()
            copy.close()
            seal(partial)
            partial.rename(target)
            sync_directory(target.parent)
        except (OSError, apsw.Error) as error:
            partial.unlink(missing_ok=True)
            raise CannotOpen(f"{self.path} cannot be copied to {target}: {error}") from error
