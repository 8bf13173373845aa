"""The hash chain of the audit log: the chain of table logs, under a name that no table can have."""

from typing import Final

from theomachy.server.store import chain
from theomachy.server.store.operator_rows import AuditRow
from theomachy.server.store.port import Broken, Entry

AUDIT: Final = "audit"


def next_row(last: int, head: bytes, kind: str, body: bytes, at: int) -> AuditRow:
    """The line behind the one with this number and hash."""
    made = chain.following(AUDIT, last + 1, head, kind, body, None, at, 0)
    return AuditRow(made.seq, kind, body, at, head, made.hash)


def check(rows: list[AuditRow], last: int = 0, head: bytes = chain.START) -> None:
    """Raise Broken unless the lines follow the one with this number and hash, without a gap, unchanged."""
    chain.check([Entry(AUDIT, r.seq, r.kind, r.body, None, r.at, 0, r.prev, r.hash) for r in rows], last, head)


def check_end(rows: int, hash_: bytes, last: int, head: bytes) -> None:
    """Raise Broken unless the log ends with the line that was written last."""
    if (rows, hash_) != (last, head):
        raise Broken(AUDIT, rows, f"is the last one stored, but {last} were written")
