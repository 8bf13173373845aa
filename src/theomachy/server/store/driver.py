"""What the one code path asks of a database driver."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

Value = int | str | bytes | None
Row = tuple[Value, ...]


Step = tuple[str, Sequence[Row]]  # a statement, and the rows it runs for


class Taken(Exception):
    """Raised when a statement violated a constraint or changed an unexpected number of rows."""

    def __init__(self, step: int) -> None:
        super().__init__(f"step {step}")
        self.step: Final = step


class Failed(Exception):
    """Raised when a statement failed: nothing was committed. Close the connection and open a new one."""


class CommitUnknown(Failed):
    """Raised when COMMIT gave no answer, or none to rely on: only a new connection can tell what is on disk."""


class Connection(Protocol):
    """One connection; used by one thread at a time."""

    def begin(self) -> None:
        """Begin a transaction that may write."""

    def freeze(self) -> None:
        """Begin a transaction that only reads and sees one moment; `rollback` ends it."""

    def run(self, steps: Sequence[Step]) -> None:
        """Begin a transaction and run the steps; raises Taken unless each changes one row for each row it has."""

    def run_more(self, steps: Sequence[Step]) -> None:
        """Run more steps in the transaction that is open; raises Taken as `run` does."""

    def add(self, sql: str, rows: Sequence[Row]) -> None:
        """Run a statement for each row in the transaction that is open."""

    def commit(self) -> None:
        """Return once the transaction is durable; raises CommitUnknown if that is not known."""

    def rollback(self) -> None:
        """Forget the transaction; never raises."""

    def rows(self, sql: str, row: Row = ()) -> list[Row]:
        """What a query gives."""

    def fresh(self) -> bool:
        """Whether the database is still without a schema."""

    def script(self, sql: str) -> None:
        """Run statements without values in the transaction that is open."""

    def tidy(self) -> None:
        """Housekeeping between two transactions of the writer."""

    def faults(self) -> list[str]:
        """What the database itself finds wrong with its files."""

    def close(self) -> None:
        """Let go; never raises."""


Check = Callable[[Connection], None]


class Dialect:
    """How the few words that differ are written."""

    def __init__(self, *, text: str, number: str, data: str, clustered: str, plain: str) -> None:
        self.words: Final = {
            "{text}": text,
            "{int}": number,
            "{bytes}": data,
            "{clustered}": clustered,  # behind a table that lives in its primary key
            "{plain}": plain,  # behind any other table
        }

    def put(self, sql: str) -> str:
        """The statement in this dialect."""
        for word, meaning in self.words.items():
            sql = sql.replace(word, meaning)
        return sql


class Driver(Protocol):
    """Opens connections to one database; raises CannotOpen or Failed."""

    dialect: Dialect

    def own(self) -> None:
        """Make sure that no other server writes to this database until `release`."""

    def release(self) -> None:
        """Let another server have it."""

    def copy_aside(self, schema: int) -> None:
        """Keep a copy of the database as it is before migrating it away from a schema, where that is possible."""

    def writer(self, check: Check | None = None) -> Connection:
        """The only connection that writes, with everything the promise rests on asserted.

        `check` may raise CannotOpen; it is asked before anything is written, also by the driver itself.
        """

    def reader(self) -> Connection:
        """A connection that cannot write."""

    def key_path(self) -> Path | None:
        """Where the key of the database is unless somebody says otherwise; None if there is no such place."""

    def name(self) -> str:
        """The database, as errors and logs may call it: without passwords."""
