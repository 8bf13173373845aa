"""Values for tests of the store."""

from hashlib import sha256
from typing import Final

from theomachy.server.store import chain
from theomachy.server.store.authority_key import AuthorityKey
from theomachy.server.store.port import Batch, Entry, Grant, Invite, Reply, Summary

KEY: Final = AuthorityKey(bytes(range(32)))
"""What seals the databases of tests that have no folder of their own."""


def summary(table: str, **changes: int | str | None) -> Summary:
    """A table's summary."""
    deadline = changes.get("deadline")
    return Summary(
        table=table,
        game=str(changes.get("game", "ankh")),
        phase=str(changes.get("phase", "waiting")),
        visibility=str(changes.get("visibility", "public")),
        code=str(changes.get("code", f"code-{table}")),
        title=str(changes.get("title", "Friday")),
        seats=b"[]",
        rules=1,
        created=1,
        updated=int(changes.get("updated") or 1),
        last=0,
        deadline=None if deadline is None else int(deadline),
    )


def move_id(number: int) -> bytes:
    """The move id with a number."""
    return number.to_bytes(16, "big")


def opened(table: str, **changes: int | str | None) -> tuple[Batch, Entry]:
    """A batch that opens a table, and its first entry."""
    entry = chain.linked(table, None, "opened", b"{}", None, 1, 1)
    return Batch(entries=[entry], summaries=[summary(table, **changes)], secrets=[(table, token(table))]), entry


def answered(last: Entry, move: int, body: bytes = b'{"option":1}') -> tuple[Batch, Entry]:
    """A batch that answers behind an entry, and the entry it adds."""
    entry = chain.linked(last.table, last, "answered", body, move_id(move), last.at + 1, 1)
    reply = Reply(last.table, move_id(move), sha256(body).digest(), b"taken")
    return Batch(entries=[entry], replies=[reply]), entry


def token(name: str) -> bytes:
    """The digest of a token."""
    return sha256(name.encode()).digest()


def grant(name: str, table: str, account: str | None = None) -> Grant:
    """A grant for two seats."""
    return Grant(token(name), table, "seat", (0, 2), account, 5)


def invite(name: str, table: str) -> Invite:
    """An invite for one seat."""
    return Invite(token(name), table, "seat", (1,), 5, 9)
