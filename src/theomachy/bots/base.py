"""What a bot is: a choice among the options of a seat, from what that seat knows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from theomachy.engine.chance import Dice


class Seen:
    """What a seat knows when it is asked: the game, which seat it is, and the position as that seat knows it.

    The document is `Game.document(s, seat)` as JSON values: everything the seat sees, the open questions, and
    nothing it cannot know. What is missing to a whole position has to be sampled (see mind.py). The memory is what
    the seat noted of earlier events (see memory.py); None if nobody kept notes, or there is nothing to note.
    """

    def __init__(self, game: str, seat: int, document: Mapping[str, object], memory: object = None) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.document: Final = document
        self.memory: Final = memory


class Bot(Protocol):
    """What answers questions. A bot is made anew for every question; what it may remember stands in `Seen`."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        """One of the options; the dice are the only chance there is."""


class Level(NamedTuple):
    """A level of bots. Its module in `bots/levels` declares it as `LEVEL`; nothing else lists it."""

    name: str
    make: type[Bot]
    """The class of its bots, made without arguments."""
    simpler: str
    """The next simpler level, which answers when this one fails; empty for the simplest."""
    seconds: float = 0.0
    """Most seconds of thinking for one decision; 0 if it needs much less than a second."""
    with_rounds: Callable[[int], Bot] | None = None
    """Makes a bot that thinks for a number of rounds instead of seconds, so that its games can be repeated."""
    on_cores: Callable[[int], Bot] | None = None
    """Makes a bot that thinks on a number of cores at once, where it may start processes."""
