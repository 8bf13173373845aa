"""When somebody last looked at a table, and who: its bots think for them, and in their share of the pool."""

import asyncio
from collections.abc import Callable
from typing import Final

from theomachy.server.live.fair_turns import Asker
from theomachy.server.tables.shares import Holder

NEVER: Final = float("-inf")


class Onlookers:
    """The people who look at one table."""

    def __init__(self, table: str, connected: Callable[[], bool], wake: Callable[[], None]) -> None:
        self._connected: Final = connected
        self._wake: Final = wake
        self._seen = NEVER
        self._player_seen = NEVER
        self.asker = Asker(person=table)
        """In whose share of the pool its bots think: that of the player who looked last, else of a spectator."""
        self.sleeping = False
        """Bots owe answers, but nobody looks."""

    def notice(self, holder: Holder, patience: float) -> None:
        """Somebody looks; bots that slept are asked again. A spectator counts only while no player was there."""
        now = asyncio.get_running_loop().time()
        self._seen = now
        if holder.plays() or now - self._player_seen > patience:
            self.asker = Asker(holder.block, holder.person)
        if holder.plays():
            self._player_seen = now
        if self.sleeping:
            self.sleeping = False
            self._wake()

    def awake(self, patience: float) -> bool:
        """Whether somebody is connected, or looked not long ago."""
        return self._connected() or asyncio.get_running_loop().time() - self._seen < patience
