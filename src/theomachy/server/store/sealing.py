"""Seals the rows of a transaction: those that are added before it runs, those that are changed after."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from theomachy.server.store.driver import Connection, Row, Step, Value
from theomachy.server.store.layout import COLUMNS, KEYS, SEALED, SUMMARY_COLUMNS
from theomachy.server.store.operator_statements import AUDIT_HEAD
from theomachy.server.store.port import PAGE
from theomachy.server.store.seals import HEADS, SEAL_BYTES, SUMMARIES, Seals, Totals
from theomachy.server.store.statement import Plan, Statement
from theomachy.server.store.statements import HEAD, SUMMARY

INSERT: Final = re.compile(r"INSERT INTO (\w+) \(([^)]*)\)")
CHANGE: Final = re.compile(r"(?:UPDATE (\w+) SET (.*?)|DELETE FROM (\w+)) WHERE (.*)")
SEALED_HEAD: Final = "UPDATE tables SET last = ?, head = ?, head_seal = ? WHERE id = ? AND last = ? AND head = ?"
SEALED_AUDIT_HEAD: Final = AUDIT_HEAD.sql.replace(
    "head) VALUES (1, ?, ?)", "head, seal) VALUES (1, ?, ?, ?)"
).replace(" WHERE ", ", seal = excluded.seal WHERE ")
Touched = tuple[str, Row]  # kind and key of a row


def sealed_insert(sql: str) -> str:
    """The same statement with the seal as a last column."""
    columns, _, rest = sql.partition(") VALUES (")
    values, _, otherwise = rest.partition(")")
    if "DO UPDATE SET" in otherwise:
        otherwise += ", seal = excluded.seal"
    return f"{columns}, seal) VALUES ({values}, ?){otherwise}"


@cache
def added_columns(statement: Statement, kind: str) -> list[int | None] | None:
    """Where the columns of a kind stand in the rows of an INSERT (None: left out); None for other statements."""
    found = INSERT.match(statement.sql)
    if found is None or found[1] != kind:
        return None
    given = found[2].split(", ")
    return [given.index(column) if column in given else None for column in COLUMNS[kind]]


@cache
def changed_key(statement: Statement, kind: str) -> list[int] | None:
    """Where the key of a kind stands in the rows of an UPDATE or DELETE; None for other statements."""
    found = CHANGE.match(statement.sql)
    if found is None or kind not in (found[1], found[3]):
        return None
    first = (found[2] or "").count("?")
    named = [part.split(" ")[0] for part in found[4].split(" AND ") if "?" in part]
    return [first + named.index(column) for column in KEYS[kind]]


class Sealing:
    """One transaction: its steps with seals, and the totals after it."""

    def __init__(self, seals: Seals, totals: Totals, connection: Connection) -> None:
        self._seals: Final = seals
        self.totals: Final = totals.copy()
        self._connection: Final = connection
        self._added: Final[dict[Touched, Row]] = {}
        self._changed: Final[list[Touched]] = []

    def steps(self, plan: Plan) -> list[Step]:
        """The steps of a plan; what they add is sealed, and what they change is taken out of the totals."""
        return [(self._sql(statement), self._rows(statement, rows)) for statement, rows in plan.items()]

    def changes(self) -> bool:
        """Whether `after` has something to do."""
        return bool(self._changed)

    def after(self) -> list[Step]:
        """Steps that seal what was changed; to be run at the end of the same transaction."""
        steps: list[Step] = []
        for kind, key in self._changed:
            row = self._read(kind, key)
            if row is not None:
                self.totals.add(kind, self._seals.digest(kind, row))
                where = " AND ".join(f"{column} = ?" for column in KEYS[kind])
                steps.append((f"UPDATE {kind} SET seal = ? WHERE {where}", [(self._seals.seal(kind, row), *key)]))
        return steps

    def _sql(self, statement: Statement) -> str:
        if statement is HEAD:
            return SEALED_HEAD
        if statement is AUDIT_HEAD:
            return SEALED_AUDIT_HEAD
        if statement is SUMMARY or any(added_columns(statement, kind) for kind in SEALED):
            return sealed_insert(statement.sql)
        return statement.sql

    def _rows(self, statement: Statement, rows: list[Row]) -> list[Row]:
        if statement is HEAD:
            return [self._head(*row) for row in rows]
        if statement is AUDIT_HEAD:
            return [self._audit_head(*row) for row in rows]
        if statement is SUMMARY:
            size = len(SUMMARY_COLUMNS)
            return [(*row, self._seals.seal(SUMMARIES, row[:size])) for row in rows]
        for kind in SEALED:
            places = added_columns(statement, kind)
            if places is not None:
                return [self._add(kind, row, places) for row in rows]
            key = changed_key(statement, kind)
            if key is not None:
                for row in rows:
                    self._take_out(kind, tuple(row[place] for place in key))
        if changed_key(statement, "tables") is not None:  # removed
            for row in rows:
                self._remove_head(row)
        return rows

    def _add(self, kind: str, row: Row, places: list[int | None]) -> Row:
        values = tuple(None if place is None else row[place] for place in places)
        digest = self._seals.digest(kind, values)
        self.totals.add(kind, digest)
        self._added[kind, values[: len(KEYS[kind])]] = values
        return (*row, digest[:SEAL_BYTES])

    def _take_out(self, kind: str, key: Row) -> None:
        if (kind, key) in self._changed:
            return
        row = self._added.get((kind, key)) or self._read(kind, key, genuine=True)
        if row is not None:  # a forged row stays a forged row
            self.totals.remove(kind, self._seals.digest(kind, row))
            self._changed.append((kind, key))

    def _head(self, last: Value, head: Value, table: Value, before: Value, prev: Value) -> Row:
        if before:
            self.totals.remove(HEADS, self._seals.digest(HEADS, (table, before, prev)))
        digest = self._seals.digest(HEADS, (table, last, head))
        self.totals.add(HEADS, digest)
        return last, head, digest[:SEAL_BYTES], table, before, prev

    def _audit_head(self, last: Value, head: Value, before: Value, prev: Value) -> Row:
        if before:
            self.totals.remove("audit_head", self._seals.digest("audit_head", (1, before, prev)))
        digest = self._seals.digest("audit_head", (1, last, head))
        self.totals.add("audit_head", digest)
        return last, head, digest[:SEAL_BYTES], before, prev

    def _remove_head(self, key: Row) -> None:
        for row in self._connection.rows("SELECT id, last, head FROM tables WHERE id = ? AND last > 0", key):
            self.totals.remove(HEADS, self._seals.digest(HEADS, row))

    def _read(self, kind: str, key: Row, *, genuine: bool = False) -> Row | None:
        where = " AND ".join(f"{column} = ?" for column in KEYS[kind])
        rows = self._connection.rows(f"SELECT {', '.join(COLUMNS[kind])}, seal FROM {kind} WHERE {where}", key)
        if not rows or (genuine and not self._seals.genuine(kind, rows[0][:-1], rows[0][-1])):
            return None
        return rows[0][:-1]


def seal_everything(connection: Connection, seals: Seals) -> Totals:
    """Seal all rows as they are, in the transaction that is open; the totals."""
    totals = Totals()
    for kind in SEALED:
        key = ", ".join(KEYS[kind])
        where = " AND ".join(f"{column} = ?" for column in KEYS[kind])
        for row in pages(connection, kind, ", ".join(COLUMNS[kind]), key):
            totals.add(kind, seals.digest(kind, row))
            found = row[: len(KEYS[kind])]
            connection.add(f"UPDATE {kind} SET seal = ? WHERE {where}", [(seals.seal(kind, row), *found)])
    for row in pages(connection, "tables", ", ".join(COLUMNS["tables"]), "id"):
        summary, head = row[: len(SUMMARY_COLUMNS)], (row[0], *row[-2:])
        if head[1]:
            totals.add(HEADS, seals.digest(HEADS, head))
        sealed = (seals.seal(SUMMARIES, summary), seals.seal(HEADS, head), row[0])
        connection.add("UPDATE tables SET seal = ?, head_seal = ? WHERE id = ?", [sealed])
    return totals


def pages(connection: Connection, table: str, columns: str, key: str) -> Iterator[Row]:
    """All rows of a table, read page by page; the key must be the first columns."""
    size = len(key.split(", "))
    marks = ", ".join("?" for _ in range(size))
    after: Row = ()
    while True:
        where = f" WHERE ({key}) > ({marks})" if after else ""
        page = connection.rows(f"SELECT {columns} FROM {table}{where} ORDER BY {key} LIMIT {PAGE}", after)
        if not page:
            return
        yield from page
        after = page[-1][:size]
