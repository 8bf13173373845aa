"""Turns at something scarce (bot processes, password hashes), given out fairly between those who wait.

Turns go round the address blocks, and inside a block round its persons: whoever asks for much waits behind
themselves, and nobody else does.
"""

import asyncio
from collections import OrderedDict, deque
from types import TracebackType
from typing import Final, TypeAlias

from msgspec import Struct

Waiter: TypeAlias = asyncio.Future[None]


class Asker(Struct, frozen=True):
    """For whom a turn is asked for."""

    block: str = ""
    person: str = ""


class Crowded(Exception):
    """Raised when too many turns are waited for, by the same person or by all."""


class Line:
    """Those of one address block who wait: by person, in the order of their next turns."""

    def __init__(self) -> None:
        self.persons: Final[OrderedDict[str, deque[Waiter]]] = OrderedDict()

    def add(self, person: str, waiter: Waiter) -> None:
        """Come to the end of the person's own queue."""
        self.persons.setdefault(person, deque()).append(waiter)

    def remove(self, person: str, waiter: Waiter) -> bool:
        """Give up waiting; False if the turn had come."""
        queue = self.persons.get(person)
        if queue is None or waiter not in queue:
            return False
        queue.remove(waiter)
        if not queue:
            del self.persons[person]
        return True

    def ahead(self, person: str) -> int:
        """How many turns of the block come before one that the person would ask for now."""
        own = len(self.persons.get(person, ()))
        return own + sum(min(len(queue), own + 1) for one, queue in self.persons.items() if one != person)

    def next(self) -> Waiter:
        """Whose turn it is; the person then goes behind the others."""
        person, queue = self.persons.popitem(last=False)
        waiter = queue.popleft()
        if queue:
            self.persons[person] = queue
        return waiter


class FairTurns:
    """So many turns at a time."""

    def __init__(self, at_once: int, waiting: int, waiting_for_one: int) -> None:
        self._at_once: Final = at_once
        self._free = at_once
        self._waiting: Final = waiting
        self._waiting_for_one: Final = waiting_for_one
        self._lines: Final[OrderedDict[str, Line]] = OrderedDict()
        self._count = 0

    def turn(self, who: Asker) -> "Turn":
        """A turn, as a block of code."""
        return Turn(self, who)

    def waiting(self) -> int:
        """How many wait now."""
        return self._count

    def ahead(self, who: Asker) -> int:
        """How many turns of the same address block come first, if a turn is asked for now."""
        line = self._lines.get(who.block)
        return 0 if line is None else line.ahead(who.person)

    def idle(self) -> bool:
        """Whether nobody has a turn or waits for one."""
        return self._free == self._at_once

    async def take(self, who: Asker) -> None:
        """Wait for a turn; Crowded if too many wait already."""
        if self._free:
            self._free -= 1
            return
        line = self._lines.setdefault(who.block, Line())
        if self._count >= self._waiting or len(line.persons.get(who.person, ())) >= self._waiting_for_one:
            self._tidy(who.block)
            raise Crowded
        waiter: Waiter = asyncio.get_running_loop().create_future()
        line.add(who.person, waiter)
        self._count += 1
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.give_back()  # the turn came while the caller was being cancelled
            elif line.remove(who.person, waiter):
                self._count -= 1
                self._tidy(who.block)
            raise

    def give_back(self) -> None:
        """The turn is over: it goes to the next one who waits."""
        while self._lines:
            block, line = self._lines.popitem(last=False)
            waiter = line.next()
            self._count -= 1
            if line.persons:
                self._lines[block] = line
            if not waiter.done():
                waiter.set_result(None)
                return
        self._free += 1

    def _tidy(self, block: str) -> None:
        line = self._lines.get(block)
        if line is not None and not line.persons:
            del self._lines[block]


class Turn:
    """One turn: waited for at the start of the block, given back at its end."""

    def __init__(self, turns: FairTurns, who: Asker) -> None:
        self._turns: Final = turns
        self._who: Final = who

    async def __aenter__(self) -> None:
        await self._turns.take(self._who)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._turns.give_back()
