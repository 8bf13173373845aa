"""Who is to be told of which table: in memory as it is in the database, and written with the log of the table.

A notice becomes durable in the same transaction as the entry that is its reason, so a restart loses none. That a
person has been at a table is kept in memory first and written a little later: what is lost of it by a crash makes
at most one message that was not needed.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec import structs

from theomachy.server.protocol import NoticeKind
from theomachy.server.store.notice_rows import Notice
from theomachy.server.store.port import Grant
from theomachy.server.store.statements import seats_from, seats_text
from theomachy.server.tables.notable import FIRST


class NoticeDesk:
    """All notices, by table and person."""

    def __init__(self) -> None:
        self.wanted: Final[set[str]] = set()
        """Accounts and devices with a channel that is switched on; nothing is written for anybody else."""
        self._rows: Final[dict[str, dict[str, Notice]]] = {}
        self._been: Final[set[Notice]] = set()
        """Those whose person has been at the table since."""
        self.changes = 0
        """How often tables added something."""
        self.wake: Callable[[], None] = lambda: None
        """Called when something new may be due."""

    # -- what a table calls

    def arm(
        self, table: str, seq: int, grants: Iterable[Grant], told: Mapping[int, NoticeKind], now: int, delay: int
    ) -> list[Notice]:
        """The notices that become durable with an entry of a table.

        Whoever was told and has not been there is not told again, except that a game that has begun now waits for
        them. Of whom a message still waits, the newest is told, at the time that was planned.
        """
        seats: dict[str, set[int]] = {}
        for grant in grants:
            if grant.account is not None and grant.account in self.wanted:
                seats.setdefault(grant.account, set()).update(grant.seats)
        found: list[Notice] = []
        for account, own in seats.items():
            kinds = {told[seat] for seat in own if seat in told}
            if kinds:
                kind = next(kind for kind in FIRST if kind in kinds)
                new = Notice(account, table, kind, seats_text(tuple(sorted(own))), seq, now, now + delay)
                before = self._standing(table, account)
                if before is None or (before.told and (before.kind, kind) == ("started", "turn")):
                    found.append(new)
                elif not before.told and before.kind != kind:
                    found.append(structs.replace(new, since=before.since, due=before.due))
        return found

    def took(self, notices: Iterable[Notice]) -> None:
        """These became durable."""
        for one in notices:
            self.changes += 1
            before = self._rows.get(one.table, {}).get(one.account)
            if before is not None:
                self._been.discard(before)
            self._rows.setdefault(one.table, {})[one.account] = one
            self.wake()

    def been(self, table: str, seats: Iterable[int]) -> None:
        """The person of these seats is at the table."""
        rows = self._rows.get(table)
        if rows:
            here = set(seats)
            self._been.update(one for one in rows.values() if here.intersection(seats_from(one.seats)))

    # -- what sends messages calls

    def all(self) -> list[Notice]:
        """Every notice whose person has not been there."""
        return [one for rows in self._rows.values() for one in rows.values() if one not in self._been]

    def settled(self) -> list[Notice]:
        """The notices whose person has been there."""
        return [one for one in self._been if self._rows.get(one.table, {}).get(one.account) is one]

    def put(self, old: Notice, new: Notice | None) -> None:
        """A notice was changed or removed in the database; nothing happens if there is a newer one."""
        rows = self._rows.get(old.table, {})
        if rows.get(old.account) is old:
            self._been.discard(old)
            if new is not None:
                rows[old.account] = new
            else:
                del rows[old.account]
                if not rows:
                    del self._rows[old.table]

    def load(self, notices: Iterable[Notice]) -> None:
        """Take over what is in the database, instead of everything that was known."""
        self._rows.clear()
        self._been.clear()
        for one in notices:
            self._rows.setdefault(one.table, {})[one.account] = one

    def forget(self, account: str) -> None:
        """Nothing is in the database about this person any more."""
        self.wanted.discard(account)
        for rows in list(self._rows.values()):
            if account in rows:
                self.put(rows[account], None)

    def _standing(self, table: str, account: str) -> Notice | None:
        row = self._rows.get(table, {}).get(account)
        return None if row in self._been else row
