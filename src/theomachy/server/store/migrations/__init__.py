"""Numbered steps from one schema to the next. Each runs in one transaction and is never changed once released."""

from importlib import resources
from typing import Final

from theomachy.server.store.driver import Connection, Driver
from theomachy.server.store.port import CannotOpen


class Migration:
    """One step: its number is the schema it leads to."""

    def __init__(self, number: int, name: str, sql: str) -> None:
        self.number: Final = number
        self.name: Final = name
        self.sql: Final = sql


def all_migrations() -> list[Migration]:
    """The steps this version knows, in order."""
    found = sorted(f.name for f in resources.files(__name__).iterdir() if f.name.endswith(".sql"))
    steps: list[Migration] = []
    for name in found:
        sql = resources.files(__name__).joinpath(name).read_text(encoding="utf-8")
        steps.append(Migration(int(name[:4]), name[5:-4], sql))
    assert [step.number for step in steps] == list(range(1, len(steps) + 1)), found
    return steps


def schema_of(connection: Connection) -> int:
    """The schema of a database that holds one."""
    (row,) = connection.rows("SELECT max(number) FROM schema_steps")
    assert isinstance(row[0], int)
    return row[0]


def check_known(connection: Connection, driver: Driver, steps: list[Migration]) -> int:
    """The schema, which must be one we know."""
    schema = schema_of(connection)
    if schema > len(steps):
        raise CannotOpen(
            f"{driver.name()} has schema {schema}; this version of Theomachy knows schemas up to {len(steps)}. "
            "It was used by a newer version: run that one, or restore a backup made before the upgrade."
        )
    return schema


def migrate(driver: Driver, connection: Connection, steps: list[Migration], now: int) -> None:
    """Bring the database to the newest schema; every step happens wholly or not at all."""
    schema = 0 if connection.fresh() else check_known(connection, driver, steps)
    if 0 < schema < len(steps):
        driver.copy_aside(schema)
    for step in steps[schema:]:
        connection.begin()
        try:
            connection.script(driver.dialect.put(step.sql))
            connection.rows(
                "INSERT INTO schema_steps (number, name, applied) VALUES (?, ?, ?)", (step.number, step.name, now)
            )
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
