"""The hash chain of a table's log: changing, dropping or swapping an entry changes every hash after it."""

from hashlib import blake2b
from struct import pack
from typing import Final

from theomachy.server.store.port import Broken, Entry

START: Final = bytes(32)  # what the first entry follows
PERSON: Final = b"theomachy-entry1"


def digest(
    table: str, seq: int, kind: str, body: bytes, move: bytes | None, at: int, rules: int, prev: bytes
) -> bytes:
    """BLAKE2b-256 over all of an entry; every part is preceded by its length, so no two entries read alike."""
    name = table.encode()
    sort = kind.encode()
    absent = move is None
    head = pack(">qqq?IIII", seq, at, rules, absent, len(name), len(sort), len(move or b""), len(body))
    return blake2b(b"".join((head, prev, name, sort, move or b"", body)), digest_size=32, person=PERSON).digest()


def linked(
    table: str, last: Entry | None, kind: str, body: bytes, move: bytes | None, at: int, rules: int
) -> Entry:
    """The entry that follows `last`."""
    seq = 1 if last is None else last.seq + 1
    return following(table, seq, START if last is None else last.hash, kind, body, move, at, rules)


def following(
    table: str, seq: int, prev: bytes, kind: str, body: bytes, move: bytes | None, at: int, rules: int
) -> Entry:
    """The entry with this number, behind the one with this hash."""
    made = digest(table, seq, kind, body, move, at, rules, prev)
    return Entry(table, seq, kind, body, move, at, rules, prev, made)


def check(entries: list[Entry], seq: int = 0, prev: bytes = START) -> None:
    """Raise Broken unless the entries follow the one with this number and hash, without a gap, unchanged."""
    for e in entries:
        seq += 1
        if e.seq != seq:
            raise Broken(e.table, seq, f"missing; the next one stored is {e.seq}")
        if e.prev != prev:
            raise Broken(e.table, seq, "does not follow the entry before it")
        if digest(e.table, e.seq, e.kind, e.body, e.move, e.at, e.rules, e.prev) != e.hash:
            raise Broken(e.table, seq, "is not what was written")
        prev = e.hash


def is_first(entry: Entry) -> bool:
    """Whether it is the first entry of a log, unchanged."""
    try:
        check([entry])
    except Broken:
        return False
    return True
