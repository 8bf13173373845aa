"""Reads everything that was stored and says what is wrong: chains of logs, seals, totals."""

from collections.abc import Callable
from typing import Final

from theomachy.server.store import audit_chain, chain
from theomachy.server.store.driver import Connection, Row
from theomachy.server.store.layout import COLUMNS, KEYS, SEALED, SEALED_SINCE, SUMMARY_COLUMNS
from theomachy.server.store.operator_rows import AuditRow
from theomachy.server.store.port import PAGE, Broken, CannotOpen, Entry, Summary
from theomachy.server.store.sealing import pages
from theomachy.server.store.seals import HEADS, SUMMARIES, Seals, Totals, read_state
from theomachy.server.store.sql import ENTRIES, converted
from theomachy.server.store.trust import STATE

Fold = Callable[[list[Entry], frozenset[str]], Summary | None]
"""What a log makes the summary of its table, without hidden names; None if this version cannot tell."""
Follow = Callable[[Connection], list[str]]
"""What else is wrong with what follows from all logs, once they were folded."""
FOLDED: Final = ("game", "phase", "visibility", "code", "title", "seats", "rules", "created")
"""What of a summary follows from the log."""


NO_SEALS: Final = (
    "there is a key, but no seals: they were removed, or the database is from before rows were sealed. If it is "
    "that old, `restore --unsealed` accepts such a backup, and `reseal` such a database"
)


class Report:
    """What was looked at, and what was found."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.audited = 0
        """Lines of the audit log."""
        self.sealed = 0
        """Rows whose seal was checked."""
        self.problems: Final[list[str]] = []
        self.notes: Final[list[str]] = []
        """What was not looked at."""


def verify(
    connection: Connection,
    seals: Seals | None = None,
    fold: Fold | None = None,
    follow: Follow | None = None,
    *,
    unsealed: bool = False,
) -> Report:
    """Check the files, all chains and, with the key, all seals of one moment of the database.

    With the key, a database without seals is forged, unless `unsealed` says that it is from before there were any.
    """
    report = Report()
    connection.freeze()
    try:
        report.problems.extend(connection.faults())
        Logs(connection, report, fold).check()
        report.problems.extend(follow(connection) if follow else [])
        if not connection.rows("SELECT 1 FROM schema_steps WHERE name = 'seals'"):
            if seals is None or unsealed:
                report.notes.append("from before rows were sealed: only the logs were checked")
            else:
                report.problems.append(NO_SEALS)
        elif seals is None:
            report.notes.append("no key: only the logs were checked, not who may do what")
        else:
            SealedRows(connection, seals, report).check()
        try:
            report.audited = verify_audit(connection)
        except Broken as error:
            report.problems.append(str(error))
    finally:
        connection.rollback()
    return report


class Logs:
    """Checks the chain of every log, and the summary that follows from it."""

    def __init__(self, connection: Connection, report: Report, fold: Fold | None) -> None:
        self._connection: Final = connection
        self._report: Final = report
        self._fold: Final = fold

    def check(self) -> None:
        """Check all tables."""
        for row in pages(self._connection, "tables", ", ".join(COLUMNS["tables"]), "id"):
            (values,) = converted(
                [row], list[tuple[str, str, str, str, str, str, bytes, int, int, int, int | None, int, bytes]]
            )
            *_, deadline, last, head = values
            summary = Summary(*values[:10], last, deadline)
            try:
                log = self._log(summary.table, last, head)
                self._report.entries += len(log)
                self._compare(summary, log)
            except Broken as error:
                self._report.problems.append(str(error))
            self._report.tables += 1

    def _log(self, table: str, last: int, head: bytes) -> list[Entry]:
        """One log, checked against the number and hash of its last entry."""
        log: list[Entry] = []
        seq, prev = 0, chain.START
        while page := self._page(table, seq):
            chain.check(page, seq, prev)
            seq, prev = page[-1].seq, page[-1].hash
            log += page
        if (seq, prev) != (last, head):
            raise Broken(table, seq, f"is the last one stored, but {last} were written")
        return log

    def _page(self, table: str, after: int) -> list[Entry]:
        sql = f"{ENTRIES} WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return converted(self._connection.rows(sql, (table, after, PAGE)), list[Entry])

    def _hidden(self, table: str) -> frozenset[str]:
        if not has_operators(self._connection):
            return frozenset()
        rows = self._connection.rows("SELECT name FROM hidden_names WHERE table_id = ?", (table,))
        return frozenset(name for (name,) in converted(rows, list[tuple[str]]))

    def _compare(self, stored: Summary, log: list[Entry]) -> None:
        folded = self._fold(log, self._hidden(stored.table)) if self._fold and log else None
        for name in FOLDED if folded else ():
            if getattr(stored, name) != getattr(folded, name):
                told = (
                    f"table {stored.table}: its {name} is {getattr(stored, name)!r}, not what follows from its log"
                )
                self._report.problems.append(told)


def has_step(connection: Connection, name: str) -> bool:
    """Whether the database is not from before a step of the schema."""
    return bool(connection.rows("SELECT 1 FROM schema_steps WHERE name = ?", (name,)))


def has_operators(connection: Connection) -> bool:
    """Whether the database is not from before there were operators."""
    return has_step(connection, "operators")


def sealed_kinds(connection: Connection) -> list[str]:
    """The sealed tables that the database has by its schema."""
    return [kind for step, kinds in SEALED_SINCE.items() if has_step(connection, step) for kind in kinds]


def verify_audit(connection: Connection) -> int:
    """Check the audit log against the number and hash of its last line; how many lines it has."""
    if not has_operators(connection):
        return 0
    seq, prev = 0, chain.START
    sql = "SELECT seq, kind, body, at, prev, hash FROM audit WHERE seq > ? ORDER BY seq LIMIT ?"
    while rows := converted(connection.rows(sql, (seq, PAGE)), list[AuditRow]):
        audit_chain.check(rows, seq, prev)
        seq, prev = rows[-1].seq, rows[-1].hash
    heads = converted(connection.rows("SELECT last, head FROM audit_head"), list[tuple[int, bytes]])
    audit_chain.check_end(seq, prev, *(heads[0] if heads else (0, chain.START)))
    return seq


class SealedRows:
    """Checks every seal, and that no row is missing or was set back."""

    def __init__(self, connection: Connection, seals: Seals, report: Report) -> None:
        self._connection: Final = connection
        self._seals: Final = seals
        self._report: Final = report
        self._found: Final = Totals()

    def check(self) -> None:
        """Check all rows."""
        for kind in sealed_kinds(self._connection):
            for row in pages(self._connection, kind, ", ".join((*COLUMNS[kind], "seal")), ", ".join(KEYS[kind])):
                self._row(kind, row[:-1], row[-1:], row[: len(KEYS[kind])])
        for row in pages(self._connection, "tables", ", ".join((*COLUMNS["tables"], "seal", "head_seal")), "id"):
            values, (seal, head_seal) = row[:-2], row[-2:]
            self._row(SUMMARIES, values[: len(SUMMARY_COLUMNS)], (seal,), row[:1])
            if values[-2]:
                self._row(HEADS, (values[0], *values[-2:]), (head_seal,), row[:1])
        self._totals()
        self._unanswered()

    def _row(self, kind: str, values: Row, seal: Row, key: Row) -> None:
        self._report.sealed += 1
        self._found.add(kind, self._seals.digest(kind, values))
        if not self._seals.genuine(kind, values, seal[0]):
            named = " ".join(part.hex()[:16] if isinstance(part, bytes) else str(part) for part in key)
            self._report.problems.append(f"{kind} {named}: not what the server wrote")

    def _totals(self) -> None:
        try:
            state = read_state(self._connection.rows(STATE), self._seals, "the database")
        except CannotOpen as error:
            self._report.problems.append(str(error))
            return
        if state is None:
            self._report.problems.append("the sealed totals are missing: they were removed, or never made")
            return
        for kind in (*SEALED, HEADS):
            stored, written = self._found.of(kind), state.totals.of(kind)
            if stored != written:
                told = f"{kind}: {stored[0]} rows are stored and {written[0]} were written"
                self._report.problems.append(f"{told}; rows were added, removed, changed or set back")

    def _unanswered(self) -> None:
        sql = (
            "SELECT entries.table_id, seq FROM entries LEFT JOIN replies ON replies.table_id = entries.table_id "
            "AND replies.move = entries.move WHERE entries.move IS NOT NULL AND replies.move IS NULL LIMIT 50"
        )
        for table, seq in converted(self._connection.rows(sql), list[tuple[str, int]]):
            self._report.problems.append(f"table {table}, entry {seq}: the reply to it is missing")
