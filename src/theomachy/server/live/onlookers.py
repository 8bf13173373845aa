"""Who looks at a table: its bots think while somebody does, and in the share of the pool of one of them."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from theomachy.server.live.fair_turns import Asker
from theomachy.server.tables.shares import Holder

NEVER: Final = float("-inf")
Place: TypeAlias = tuple[bool, tuple[int, ...]]
"""Whether it is the host's, and its seats. Spectators have one place together."""
SPECTATORS: Final[Place] = (False, ())


class Onlookers:
    """The people who look at one table."""

    def __init__(self, table: str, connected: Callable[[], Iterable[Holder]], wake: Callable[[], None]) -> None:
        self._nobody: Final = Asker(person=table)
        self._connected: Final = connected
        self._wake: Final = wake
        self._seen: Final[dict[Place, tuple[float, Asker]]] = {}
        """Who looked last from each place, and when. A place is written by its own player only."""
        self.sleeping = False
        """Bots owe answers, but nobody looks."""

    def notice(self, holder: Holder) -> None:
        """Somebody looks; bots that slept are asked again."""
        self._note(holder)
        if self.sleeping:
            self.sleeping = False
            self._wake()

    def awake(self, patience: float) -> bool:
        """Whether somebody is connected, or looked not long ago."""
        last = max((at for at, _ in self._seen.values()), default=NEVER)
        return any(True for _ in self._connected()) or asyncio.get_running_loop().time() - last < patience

    def askers(self, patience: float) -> list[Asker]:
        """In whose share of the pool the bots may think: of players who look, else of a spectator.

        All players are named, so that nobody whose own share is used up can slow the bots down for the others.
        """
        for holder in self._connected():
            self._note(holder)
        since = asyncio.get_running_loop().time() - patience
        recent = {place: asker for place, (at, asker) in self._seen.items() if at >= since}
        players = [asker for place, asker in recent.items() if place != SPECTATORS]
        return players or list(recent.values()) or [self._nobody]

    def _note(self, holder: Holder) -> None:
        now = asyncio.get_running_loop().time()
        self._seen[holder.host, holder.seats] = (now, Asker(holder.block, holder.person))
