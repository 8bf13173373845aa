"""Grandmaster: searches as a master does, but longer, wider and deeper."""

from typing import Final, TypeVar

from theomachy.bots.base import Bot, Level
from theomachy.bots.levels.master import CURIOSITY, MOST_ROUNDS, Master
from theomachy.bots.mind import Mind
from theomachy.bots.planning import Care
from theomachy.bots.search import Breadth
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)
SECONDS: Final = 3.0
OWN_CARE: Final = Care(width=4, forks=3, picks=96, samples=12)
OTHERS_CARE: Final = Care(width=2, forks=3, picks=32, samples=2)
LINES: Final = 14
"""Number of own lines compared."""
REPLIES: Final = 2
"""Least number of lines of every other seat."""
DEEPENS: Final = 24
"""After so many trials of every line one more turn is looked ahead."""
WORLDS: Final = 4
"""Number of positions in which own lines are looked for."""
WIDENS: Final = 3
"""A reply that was passed 3, 9, 27 times is looked for again where it is passed then."""


class Grandmaster(Master):
    """The strongest level: what a master does, with three times its time."""

    def __init__(self, rounds: int = MOST_ROUNDS, seconds: float = SECONDS, cores: int = 1) -> None:
        super().__init__(rounds, seconds, (OWN_CARE, OTHERS_CARE), None, cores)

    def breadth_in(self, mind: Mind[S]) -> Breadth:
        return Breadth(LINES, max(REPLIES, mind.replies), mind.ahead, CURIOSITY, DEEPENS, WORLDS, WIDENS)


def with_rounds(rounds: int) -> Bot:
    """A grandmaster that thinks for this many rounds, whatever the clock says."""
    return Grandmaster(rounds, 0.0)


def on_cores(cores: int) -> Bot:
    """A grandmaster that thinks on so many cores at once."""
    return Grandmaster(cores=cores)


LEVEL: Final = Level(
    "grandmaster", Grandmaster, simpler="master", seconds=SECONDS, with_rounds=with_rounds, on_cores=on_cores
)
