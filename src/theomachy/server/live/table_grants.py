"""The tokens of one table in memory, and which of them count now.

They are loaded with the table and change under its lock only, after the change became durable. A token counts
while it is not revoked and none of its seats has changed hands since it was given: the number of the table's last
entry at that time is its epoch, and a later entry that gives a seat to somebody else, or to nobody, ends it.
"""

from typing import Final

import msgspec

from theomachy.server.store.port import Batch, Grant
from theomachy.server.tables.messages.seats import Kicked
from theomachy.server.tables.table import Table


class Standing:
    """A table as it stands under its lock: what a change is planned from."""

    def __init__(self, table: Table, grants: "TableGrants", secret: bytes) -> None:
        self.table: Final = table
        self.grants: Final = grants
        self.secret: Final = secret
        """All randomness of the table comes from it."""


class TableGrants:
    """Every token that the table has given out."""

    def __init__(self, rows: list[Grant], table: Table) -> None:
        self._rows: Final = {row.token: row for row in with_epochs(rows, table)}

    def live(self, token: bytes, table: Table) -> Grant | None:
        """What a token allows now; None if it is not of this table, was revoked or is of an older epoch."""
        grant = self._rows.get(token)
        return grant if grant is not None and counts(grant, table) else None

    def of_request(self, request: bytes | None) -> Grant | None:
        """The token that answers a request, also when it has ended."""
        found = (row for row in self._rows.values() if request is not None and row.request == request)
        return next(found, None)

    def given(self) -> list[Grant]:
        """All tokens, oldest first, also those that have ended."""
        return list(self._rows.values())

    def ended(self, table: Table) -> list[bytes]:
        """The tokens that are not revoked yet although a seat of them has changed hands.

        Whoever was kicked by the last entry does not go on watching either.
        """
        valid = [row for row in self._rows.values() if not row.revoked]
        ended = [row for row in valid if not counts(row, table)]
        if isinstance(table.log[-1].body, Kicked):
            kicked = {row.account for row in ended if row.account is not None}
            ended += [row for row in valid if row.role == "spectator" and row.account in kicked]
        return list(dict.fromkeys(row.token for row in ended))

    def take(self, batch: Batch) -> None:
        """Learn what became durable."""
        for grant in batch.grants:
            self._rows[grant.token] = grant
        for token in batch.revoked:
            if token in self._rows:
                self._rows[token] = msgspec.structs.replace(self._rows[token], revoked=True)


def counts(grant: Grant, table: Table) -> bool:
    """Whether a token still speaks for its seats."""
    return not grant.revoked and grant.epoch is not None and table.held_since(grant.seats, grant.epoch)


def with_epochs(rows: list[Grant], table: Table) -> list[Grant]:
    """The rows with the epochs that are missing because an older version gave the tokens.

    Such a token counts for a seat if it was given after the present player sat down, or as the last until then:
    that is the player's own, made just before the entry that seated the player. Earlier ones are another player's.
    """
    return [row if row.revoked or row.epoch is not None else _with_epoch(row, rows, table) for row in rows]


def _with_epoch(row: Grant, rows: list[Grant], table: Table) -> Grant:
    for seat in row.seats:
        since = table.seats[seat].since if seat < len(table.seats) else 0
        old = [one.created for one in rows if one.epoch is None and seat in one.seats and one.created <= since]
        if row.created < max(old, default=0):
            return msgspec.structs.replace(row, epoch=0)
    return msgspec.structs.replace(row, epoch=table.seq)
