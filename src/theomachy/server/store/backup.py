"""Backups: one SQLite file, whatever it was made from, so that a backup also moves a site to another database."""

import os
import shutil
from pathlib import Path
from time import gmtime, strftime, time
from typing import Final

from theomachy.server.store.authority_key import AuthorityKey, read_key
from theomachy.server.store.driver import Connection, Driver, Failed, Row
from theomachy.server.store.layout import SEALED, TABLES
from theomachy.server.store.migrations import all_migrations, check_known, migrate
from theomachy.server.store.opening import driver_for
from theomachy.server.store.port import CannotOpen
from theomachy.server.store.seals import Seals
from theomachy.server.store.sqlite import SqliteDriver, seal, sync_directory, sync_file
from theomachy.server.store.verify import Fold, Follow, Report, verify

PAGE_ROWS: Final = 2_000
SEALS: Final = {**dict.fromkeys(SEALED, ", seal"), "tables": ", seal, head_seal"}
COPIED: Final = (
    *((name, columns + SEALS.get(name, ""), keys) for name, columns, keys in TABLES),
    ("commits", "instance, last, totals, seal", 1),
)


def stamp() -> str:
    """This moment, for names of files."""
    return strftime("%Y%m%dT%H%M%SZ", gmtime())


def back_up(url: str, target: Path, key: AuthorityKey | None = None) -> Report:
    """Write a durable copy of one moment of the database, in use or not, and verify the copy."""
    if target.exists():
        raise CannotOpen(f"{target} exists; a backup never overwrites")
    driver = driver_for(url)
    if isinstance(driver, SqliteDriver):
        driver.copy_to(target)
    else:
        source = driver.reader()
        try:
            if source.fresh() or check_known(source, driver, all_migrations()) < len(all_migrations()):
                raise CannotOpen(f"{driver.name()} is not at the newest schema; start the server once")
            _copy_into_file(source, target)
        finally:
            source.close()
    return verify_file(target, key or key_of(driver))


def key_of(driver: Driver) -> AuthorityKey | None:
    """The key beside a database, if there is one."""
    path = driver.key_path()
    return None if path is None else read_key(path)


def verify_url(
    url: str,
    key: AuthorityKey | None = None,
    fold: Fold | None = None,
    follow: Follow | None = None,
    *,
    unsealed: bool = False,
) -> Report:
    """Verify a database, in use or not; without a key, that of an SQLite file is looked for beside it."""
    driver = driver_for(url)
    key = key or key_of(driver)
    connection = driver.reader()
    try:
        if connection.fresh():
            raise CannotOpen(f"{driver.name()} holds nothing yet")
        check_known(connection, driver, all_migrations())
        return verify(connection, Seals(key.secret) if key else None, fold, follow, unsealed=unsealed)
    except Failed as error:
        raise CannotOpen(f"{driver.name()}: {error}") from error
    finally:
        connection.close()


def verify_file(
    path: Path,
    key: AuthorityKey | None = None,
    fold: Fold | None = None,
    follow: Follow | None = None,
    *,
    unsealed: bool = False,
) -> Report:
    """Verify a backup."""
    if not path.exists():
        raise CannotOpen(f"{path} does not exist")
    return verify_url(f"sqlite:///{path}", key, fold, follow, unsealed=unsealed)


def restore(
    source: Path, url: str, *, replace: bool, key: AuthorityKey | None = None, unsealed: bool = False
) -> Report:
    """Put a backup in the place of a database that no server uses; nothing is touched unless all of it holds.

    `unsealed` accepts a backup from before rows were sealed although there is a key.
    """
    driver = driver_for(url)
    key = key or key_of(driver)
    report = verify_file(source, key, unsealed=unsealed)
    if report.problems:
        return report
    driver.own()
    try:
        if isinstance(driver, SqliteDriver):
            _restore_file(source, driver, replace=replace)
        else:
            _restore_rows(source, driver)
    finally:
        driver.release()
    return verify_url(url, key if report.sealed else None, unsealed=unsealed)


def _restore_file(source: Path, driver: SqliteDriver, *, replace: bool) -> None:
    target = driver.path
    partial = target.with_name(target.name + ".new")
    if target.exists() and not replace:
        raise CannotOpen(f"{target} exists; with --replace it is kept under another name")
    try:
        shutil.copyfile(source, partial)
        partial.chmod(0o600)
        sync_file(partial)
        if target.exists():
            driver.writer().close()  # takes the log into the file, so that one file holds all
            os.link(target, target.with_name(f"{target.stem}-replaced-{stamp()}{target.suffix}"))
        partial.replace(target)  # at no moment is there no database
        sync_directory(target.parent)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise CannotOpen(f"{source} cannot be copied to {target}: {error}") from error


def _restore_rows(source: Path, driver: Driver) -> None:
    target = driver.writer()
    copy = source.with_name(f"{source.name}.{stamp()}.restoring")  # may have to be brought to the newest schema
    try:
        shutil.copyfile(source, copy)
        origin = _migrated(copy)
        if not target.fresh() and target.rows("SELECT 1 FROM tables LIMIT 1"):
            raise CannotOpen(f"{driver.name()} holds tables; restore into an empty database")
        migrate(driver, target, all_migrations(), int(time() * 1000))
        copy_rows(origin, target)
        origin.close()
    finally:
        target.close()
        copy.unlink(missing_ok=True)


def _migrated(path: Path) -> Connection:
    driver = SqliteDriver(path)
    writer = driver.writer()
    migrate(driver, writer, all_migrations(), int(time() * 1000))
    return writer


def _copy_into_file(source: Connection, target: Path) -> None:
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    copy = _migrated(partial)
    source.freeze()
    try:
        copy_rows(source, copy)
    finally:
        source.rollback()
        copy.close()
    seal(partial)
    partial.rename(target)
    sync_directory(target.parent)


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows of one database into another, empty one, in one transaction."""
    target.begin()
    try:
        for table, columns, keys in COPIED:
            names = columns.split(", ")
            key = ", ".join(names[:keys])
            insert = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' for _ in names)})"
            after: Row = ()
            while rows := _page(source, table, columns, key, after):
                target.add(insert, rows)
                after = rows[-1][:keys]
        target.commit()
    except BaseException:
        target.rollback()
        raise


def _page(source: Connection, table: str, columns: str, key: str, after: Row) -> list[Row]:
    where = f" WHERE ({key}) > ({', '.join('?' for _ in after)})" if after else ""
    return source.rows(f"SELECT {columns} FROM {table}{where} ORDER BY {key} LIMIT {PAGE_ROWS}", after)
