"""From a database URL to an open store."""

from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Final

from theomachy.server.store.authority_key import AuthorityKey, make_key
from theomachy.server.store.driver import Driver, Failed
from theomachy.server.store.migrations import Migration, all_migrations, migrate
from theomachy.server.store.operator_reads import OperatedStore
from theomachy.server.store.port import CannotOpen
from theomachy.server.store.seals import Seals
from theomachy.server.store.sqlite import SqliteDriver
from theomachy.server.store.trust import no_key, state_of
from theomachy.server.store.writing import PATIENCE, WriteObserver, Writing

FILE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


def driver_for(url: str) -> Driver:
    """The driver of a database URL: sqlite:///path or postgresql://..."""
    if url.startswith(FILE) and len(url) > len(FILE):
        return SqliteDriver(Path(url[len(FILE) :]))
    if url.startswith(POSTGRES):
        try:
            from theomachy.server.store.postgres import PostgresDriver  # noqa: PLC0415  an extra
        except ImportError as error:
            raise CannotOpen("PostgreSQL needs the extra: pip install 'theomachy[server,postgres]'") from error
        return PostgresDriver(url)
    raise CannotOpen("a database URL must start with sqlite:/// or postgresql://")


def open_store(
    url: str,
    observer: WriteObserver | None = None,
    steps: list[Migration] | None = None,
    patience: float = PATIENCE,
    key: AuthorityKey | None = None,
) -> OperatedStore:
    """Own the database, bring it to the newest schema and open it; CannotOpen says why not."""
    return open_on(driver_for(url), observer, steps, patience, key)


def open_on(
    driver: Driver,
    observer: WriteObserver | None = None,
    steps: list[Migration] | None = None,
    patience: float = PATIENCE,
    key: AuthorityKey | None = None,
) -> OperatedStore:
    """The same with a driver at hand.

    `patience` is how many seconds it is tried to find out about a commit in doubt. Without a `key`, that of an
    SQLite file is beside it.
    """
    driver.own()
    try:
        writer = driver.writer()
        try:
            migrate(driver, writer, all_migrations() if steps is None else steps, int(time() * 1000))
            if key is None:
                path = driver.key_path()
                if path is None:
                    raise no_key(driver)
                key = make_key(path)
            seals = Seals(key.secret)
            state = state_of(driver, writer, seals, trust=key.new)
            reader = driver.reader()
            return OperatedStore(
                driver, Writing(driver, writer, seals, state, observer, patience), reader, seals, observer
            )
        except Failed as error:
            writer.close()
            raise CannotOpen(
                f"{driver.name()} does not have the tables that its schema should have: {error}. "
                "It was changed by another program; restore a backup"
            ) from error
        except BaseException:
            writer.close()
            raise
    except BaseException:
        driver.release()
        raise


class TemporaryStore:
    """A store that leaves nothing behind: for trying out and for tests. The same code path as any other."""

    def __init__(self) -> None:
        self._directory: Final = TemporaryDirectory(prefix="theomachy-")
        self.store: Final = open_store(f"{FILE}{self._directory.name}/theomachy.sqlite3")

    async def close(self) -> None:
        """Close the store and remove its directory."""
        await self.store.close()
        self._directory.cleanup()
