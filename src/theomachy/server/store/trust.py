"""The sealed state of a database at its opening, and the one act that makes it from rows as they are."""

from secrets import token_bytes
from typing import Final

import structlog

from theomachy.server.store.authority_key import NAME, AuthorityKey
from theomachy.server.store.driver import Connection, Driver
from theomachy.server.store.layout import SEALED
from theomachy.server.store.migrations import all_migrations, migrate
from theomachy.server.store.port import CannotOpen
from theomachy.server.store.sealing import seal_everything
from theomachy.server.store.seals import Seals, State, read_state

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.trust")
ID_BYTES: Final = 16
STATE: Final = "SELECT instance, last, totals, seal FROM commits"


def state_of(driver: Driver, connection: Connection, seals: Seals, *, trust: bool) -> State:
    """The state of an open database. One without a state is sealed as it is if it is empty or is to be trusted."""
    found = read_state(connection.rows(STATE), seals, driver.name())
    if found is not None:
        return found
    empty = not any(connection.rows(f"SELECT 1 FROM {kind} LIMIT 1") for kind in (*SEALED, "tables"))
    if not (empty or trust):
        raise CannotOpen(
            f"{driver.name()} is from before rows were sealed, or its seals were removed. "
            "Check it, and accept it as it is with `theomachy reseal`"
        )
    state = sealed_anew(connection, seals)
    if not empty:
        rows = sum(count for count, _ in state.totals.kinds.values())
        log.warning("sealed what was stored before, as it was", database=driver.name(), rows=rows)
    return state


def sealed_anew(connection: Connection, seals: Seals) -> State:
    """Seal every row as it is, in one transaction."""
    connection.begin()
    try:
        connection.script("DELETE FROM commits")
        state = State(token_bytes(ID_BYTES), token_bytes(ID_BYTES), seal_everything(connection, seals))
        insert = "INSERT INTO commits (instance, last, totals, seal) VALUES (?, ?, ?, ?)"
        connection.add(insert, [(state.instance, *state.row(seals))])
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return state


def reseal(driver: Driver, key: AuthorityKey, now: int) -> int:
    """Accept a database that no server uses as it is, and seal it with this key; the number of rows."""
    driver.own()
    try:
        writer = driver.writer()
        try:
            migrate(driver, writer, all_migrations(), now)
            state = sealed_anew(writer, Seals(key.secret))
        finally:
            writer.close()
    finally:
        driver.release()
    return sum(count for count, _ in state.totals.kinds.values())


def no_key(driver: Driver) -> CannotOpen:
    """What is said when nobody told where the key is."""
    return CannotOpen(f"{driver.name()} needs a key; give the path of {NAME}")
