"""Novice: one thing at a time, by what it looks like, with a beginner's lapses."""

from collections.abc import Sequence
from typing import Final, TypeVar

from theomachy.bots.base import Level, Seen
from theomachy.bots.mind import Mind
from theomachy.bots.planning import Care
from theomachy.bots.secrets import asked_in_secret, fraction
from theomachy.bots.thinking import Thinker, best_of, known, planned, tried
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)
CARE: Final = Care(width=1, forks=1, picks=24, samples=1)
OVERLOOKED: Final = 0.15
"""How many of the options a novice does not see at all."""
MISJUDGED: Final = 0.02
"""By how much, at most, a novice is wrong about its chances."""


class Novice(Thinker):
    """Greedy over the evaluation: looks to the end of the action it is about to take, and no further."""

    def thought(self, mind: Mind[S], seen: Seen, options: Sequence[int], dice: Dice) -> int:
        noticed = [option for option in options if fraction(dice) >= OVERLOOKED] or list(options)
        imagining = known(mind, seen)
        if asked_in_secret(imagining.position(dice)):
            values = tried(mind, imagining, seen.seat, noticed, 1, dice)
        else:
            values = planned(mind, imagining, seen.seat, noticed, CARE, dice)
        return best_of({option: value + MISJUDGED * (2 * fraction(dice) - 1) for option, value in values.items()})


LEVEL: Final = Level("novice", Novice, simpler="random")
