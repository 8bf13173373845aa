"""Seals: keyed hashes of rows that carry authority, and the sealed totals of all of them.

A row that somebody else wrote or changed has no valid seal. The totals count the rows of each kind and add up
their hashes, so that a row that was removed, or set back to what it once was, is missed. The totals carry a seal
and the id of the last transaction; only a whole database of an earlier day is consistent in itself.
"""

from hashlib import blake2b
from hmac import compare_digest
from typing import Final

import msgspec

from theomachy.server.store.driver import Row, Value
from theomachy.server.store.port import CannotOpen

PERSON: Final = b"theomachy-seal1"
SEAL_BYTES: Final = 16
HEADS: Final = "heads"
"""The kind of the ends of logs: id of the table, number and hash of the last entry."""
SUMMARIES: Final = "summaries"
MODULUS: Final = 1 << 256
ENCODE: Final = msgspec.msgpack.Encoder()


class Seals:
    """Makes and checks seals with one key."""

    def __init__(self, secret: bytes) -> None:
        self._base: Final = blake2b(key=secret, digest_size=32, person=PERSON)

    def digest(self, kind: str, values: Row) -> bytes:
        """The keyed hash of a row, whose values stand in the order of its columns."""
        made = self._base.copy()
        made.update(ENCODE.encode((kind, values)))
        return made.digest()

    def seal(self, kind: str, values: Row) -> bytes:
        """What is stored beside the row."""
        return self.digest(kind, values)[:SEAL_BYTES]

    def genuine(self, kind: str, values: Row, seal: Value) -> bool:
        """Whether the row is one that a holder of the key wrote."""
        return isinstance(seal, bytes) and compare_digest(self.seal(kind, values), seal)


class Totals:
    """How many rows of each kind there are, and the sum of their hashes."""

    def __init__(self, kinds: dict[str, tuple[int, int]] | None = None) -> None:
        self.kinds: Final = kinds or {}

    def copy(self) -> "Totals":
        """Totals that can be changed without changing these."""
        return Totals(dict(self.kinds))

    def add(self, kind: str, digest: bytes) -> None:
        """A row was added."""
        rows, total = self.kinds.get(kind, (0, 0))
        self.kinds[kind] = rows + 1, (total + int.from_bytes(digest)) % MODULUS

    def remove(self, kind: str, digest: bytes) -> None:
        """A row was removed."""
        rows, total = self.kinds.get(kind, (0, 0))
        self.kinds[kind] = rows - 1, (total - int.from_bytes(digest)) % MODULUS

    def of(self, kind: str) -> tuple[int, int]:
        """Rows and sum of a kind."""
        return self.kinds.get(kind, (0, 0))

    def encoded(self) -> bytes:
        """As it is stored."""
        listed = [(kind, rows, total.to_bytes(32)) for kind, (rows, total) in sorted(self.kinds.items())]
        return ENCODE.encode(listed)


def decoded(stored: bytes) -> Totals:
    """Stored totals."""
    listed = msgspec.msgpack.decode(stored, type=list[tuple[str, int, bytes]])
    return Totals({kind: (rows, int.from_bytes(total)) for kind, rows, total in listed})


class State:
    """The one row of `commits`: which database this is, its last transaction, and the totals after it."""

    def __init__(self, instance: bytes, last: bytes, totals: Totals) -> None:
        self.instance: Final = instance
        self.last: Final = last
        self.totals: Final = totals

    def row(self, seals: Seals) -> Row:
        """What is stored of it beside the instance: last, totals, seal."""
        totals = self.totals.encoded()
        return self.last, totals, seals.digest("state", (self.instance, self.last, totals))


def read_state(rows: list[Row], seals: Seals, name: str) -> State | None:
    """The state from the rows of `commits`; None if there is none. CannotOpen: it was not sealed with this key."""
    if not rows:
        return None
    instance, last, totals, seal = rows[0]
    assert isinstance(instance, bytes)
    assert isinstance(last, bytes)
    assert isinstance(totals, bytes)
    expected = seals.digest("state", (instance, last, totals))
    if len(rows) != 1 or not isinstance(seal, bytes) or not compare_digest(seal, expected):
        raise CannotOpen(
            f"{name} was sealed with another key, or its totals were changed. Use the authority.key that belongs "
            "to it; if that key is lost, check the database and accept it as it is with `theomachy reseal`"
        )
    return State(instance, last, decoded(totals))
