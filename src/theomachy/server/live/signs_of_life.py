"""When each seat was last heard of: by a socket, a poll or any request with one of its tokens.

It is kept in memory only. A server that starts counts from that moment: nobody was away while it was down.
"""

from collections import OrderedDict
from typing import Final

from theomachy.server.tables.clocks import DAY

KEPT: Final = 16 * DAY
"""Milliseconds after which a sign is forgotten; with every pace the others may vote before that."""


class SignsOfLife:
    """The last signs of life at all tables, the tables in order of their newest one."""

    def __init__(self, start: int) -> None:
        self._start: Final = start
        self._signs: Final[OrderedDict[str, dict[int, int]]] = OrderedDict()

    def heard(self, table: str, seats: tuple[int, ...], now: int) -> None:
        """A player with these seats gave a sign of life."""
        if not seats:
            return
        signs = self._signs.get(table)
        if signs is None:
            signs = self._signs[table] = {}
        for seat in seats:  # a plain loop, as it runs for every request
            signs[seat] = now
        self._signs.move_to_end(table)

    def last(self, table: str, seats: int) -> dict[int, int]:
        """When each of this many seats was last heard of."""
        known = self._signs.get(table, {})
        return {seat: known.get(seat, self._start) for seat in range(seats)}

    def forget_old(self, now: int) -> None:
        """Forget what no longer makes a difference."""
        while self._signs and max(next(iter(self._signs.values())).values()) < now - KEPT:
            self._signs.popitem(last=False)
