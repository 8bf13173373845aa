"""The ends of the logs written last, to recognise a database by more than the id of its last transaction.

That id stands on one page of the file. A file of an earlier day beside a newer write-ahead log may have the id and
lack entries that were acknowledged.
"""

from typing import Final, cast

from theomachy.server.store.driver import Connection, Row
from theomachy.server.store.operator_statements import REMOVALS
from theomachy.server.store.statement import Plan
from theomachy.server.store.statements import HEAD

MOST: Final = 1_000  # logs; they are looked up in one query, only when a connection was lost


class KnownHeads:
    """Number and hash of the last entry of the tables written last."""

    def __init__(self) -> None:
        self._heads: Final[dict[str, Row]] = {}

    def take(self, rows: Plan) -> None:
        """Learn from a transaction that is durable."""
        for last, head, table, *_ in rows.get(HEAD, ()):
            self._forget(table)
            self._heads[cast("str", table)] = (table, last, head)
        for (table,) in rows.get(REMOVALS["tables"], ()):
            self._forget(table)
        while len(self._heads) > MOST:
            del self._heads[next(iter(self._heads))]

    def after(self, rows: Plan) -> "KnownHeads":
        """What is known once this transaction is durable as well."""
        both = KnownHeads()
        both._heads.update(self._heads)
        both.take(rows)
        return both

    def are_in(self, connection: Connection) -> bool:
        """Whether every one of these logs ends there as it did here, and has its last entry."""
        if not self._heads:
            return True
        marks = ", ".join("?" for _ in self._heads)
        found = connection.rows(
            "SELECT id, last, head FROM tables JOIN entries ON table_id = id AND seq = last AND hash = head "
            f"WHERE id IN ({marks})",
            tuple(self._heads),
        )
        return set(found) == set(self._heads.values())

    def _forget(self, table: object) -> None:
        self._heads.pop(cast("str", table), None)
