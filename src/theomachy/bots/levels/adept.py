"""Adept: composes its whole turn, and expects usual answers of the others."""

from collections.abc import Sequence
from typing import Final, TypeVar

from theomachy.bots.base import Level, Seen
from theomachy.bots.mind import Mind
from theomachy.bots.planning import Care
from theomachy.bots.secrets import asked_in_secret
from theomachy.bots.thinking import Thinker, best_of, known, planned, tried
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)
CARE: Final = Care(width=1, forks=3, picks=48, samples=4)
SAMPLES: Final = 16
"""How often each secret answer is tried out."""


class Adept(Thinker):
    """A short search over its own composed turn; other seats answer by rule of thumb."""

    def thought(self, mind: Mind[S], seen: Seen, options: Sequence[int], dice: Dice) -> int:
        imagining = known(mind, seen)
        if asked_in_secret(imagining.position(dice)):
            return best_of(tried(mind, imagining, seen.seat, options, SAMPLES, dice))
        return best_of(planned(mind, imagining, seen.seat, options, CARE.at_least(mind.lines), dice))


LEVEL: Final = Level("adept", Adept, simpler="novice", seconds=0.8)
