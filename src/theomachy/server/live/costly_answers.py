"""Answers that take long to make and are the same for everybody: few are made at a time, the last ones kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from theomachy.server.live.fair_turns import Asker, FairTurns


class CostlyAnswers:
    """Makes answers in threads, in fair turns; an answer that was made lately is not made again."""

    def __init__(self, turns: FairTurns, most: int) -> None:
        self.turns: Final = turns
        self._most: Final = most
        self._kept: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        """The longest unasked first."""

    async def get(self, name: Hashable, who: Asker, make: Callable[[], bytes]) -> bytes:
        """The answer of this name; Crowded if too many wait for theirs. What `make` raises is not kept."""
        found = self._find(name)
        if found is not None:
            return found
        async with self.turns.turn(who):
            found = self._find(name)  # somebody else may have asked for it meanwhile
            if found is None:
                found = await asyncio.to_thread(make)
                self._keep(name, found)
            return found

    def _find(self, name: Hashable) -> bytes | None:
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
        return found

    def _keep(self, name: Hashable, answer: bytes) -> None:
        self._kept[name] = answer
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
