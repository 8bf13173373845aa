"""Reads every log from its first entry and says what is wrong."""

from typing import Final

from theomachy.server.store import audit_chain, chain
from theomachy.server.store.driver import Connection
from theomachy.server.store.operator_rows import AuditRow
from theomachy.server.store.port import PAGE, Broken, Entry
from theomachy.server.store.sql import ENTRIES, converted


class Report:
    """What was looked at, and what was found."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.audited = 0
        """Lines of the audit log."""
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
        try:
            report.audited = verify_audit(connection)
        except Broken as error:
            report.problems.append(str(error))
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


def verify_audit(connection: Connection) -> int:
    """Check the audit log against the number and hash of its last line; how many lines it has."""
    if not connection.rows("SELECT 1 FROM schema_steps WHERE name = ?", ("operators",)):
        return 0  # a backup from before there was one
    seq, prev = 0, chain.START
    sql = "SELECT seq, kind, body, at, prev, hash FROM audit WHERE seq > ? ORDER BY seq LIMIT ?"
    while rows := converted(connection.rows(sql, (seq, PAGE)), list[AuditRow]):
        audit_chain.check(rows, seq, prev)
        seq, prev = rows[-1].seq, rows[-1].hash
    heads = converted(connection.rows("SELECT last, head FROM audit_head"), list[tuple[int, bytes]])
    audit_chain.check_end(seq, prev, *(heads[0] if heads else (0, chain.START)))
    return seq


def _tables(connection: Connection, after: str) -> list[tuple[str, int, bytes]]:
    sql = "SELECT id, last, head FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    return converted(connection.rows(sql, (after, PAGE)), list[tuple[str, int, bytes]])


def _log(connection: Connection, table: str, after: int) -> list[Entry]:
    rows = connection.rows(f"{ENTRIES} WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?", (table, after, PAGE))
    return converted(rows, list[Entry])
