"""Reads every log from its first entry and says what is wrong."""

from typing import Final

from theomachy.server.store import chain
from theomachy.server.store.driver import Connection
from theomachy.server.store.port import PAGE, Broken, Entry
from theomachy.server.store.sql import ENTRIES, converted


class Report:
    """What was looked at, and what was found."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.problems: Final[list[str]] = []


def verify(connection: Connection) -> Report:
    """Check the files and all chains of one moment of the database."""
    report = Report()
    connection.freeze()
    try:
        report.problems.extend(connection.faults())
        after = ""
        while tables := _tables(connection, after):
            for table, last, head in tables:
                try:
                    report.entries += verify_log(connection, table, last, head)
                except Broken as error:
                    report.problems.append(str(error))
                report.tables += 1
                after = table
    finally:
        connection.rollback()
    return report


def verify_log(connection: Connection, table: str, last: int, head: bytes) -> int:
    """Check one log against the number and hash of its last entry; how many entries it has."""
    seq, prev = 0, chain.START
    while log := _log(connection, table, seq):
        chain.check(log, seq, prev)
        seq, prev = log[-1].seq, log[-1].hash
    if (seq, prev) != (last, head):
        raise Broken(table, seq, f"is the last one stored, but {last} were written")
    return seq


def _tables(connection: Connection, after: str) -> list[tuple[str, int, bytes]]:
    sql = "SELECT id, last, head FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    return converted(connection.rows(sql, (after, PAGE)), list[tuple[str, int, bytes]])


def _log(connection: Connection, table: str, after: int) -> list[Entry]:
    rows = connection.rows(f"{ENTRIES} WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?", (table, after, PAGE))
    return converted(rows, list[Entry])
