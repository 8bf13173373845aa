"""One SQL statement of a batch, and the rows that are given to it."""

from typing import Final

from theomachy.server.store.driver import Row


class Statement:
    """SQL with question marks, and what is taken when it fails."""

    def __init__(self, what: str, sql: str) -> None:
        self.what: Final = what
        self.sql: Final = sql


def insert(what: str, table: str, columns: str, otherwise: str = "") -> Statement:
    """A statement that adds rows to a table."""
    marks = ", ".join("?" for _ in columns.split(", "))
    return Statement(what, f"INSERT INTO {table} ({columns}) VALUES ({marks}) {otherwise}".strip())


Plan = dict[Statement, list[Row]]
