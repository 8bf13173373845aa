"""Adepts that judge by a network in a file: one that would like to be shipped, and the one it would replace.

A ladder makes bots by the place of their class, in processes of its own, so the environment names the files.
"""

import os
from collections.abc import Sequence
from typing import ClassVar, Final

from theomachy.arena.training.minds import mind_with
from theomachy.bots.base import Seen
from theomachy.bots.levels.adept import Adept
from theomachy.engine.chance import Dice

CHALLENGER: Final = "THEOMACHY_CHALLENGER"
CHAMPION: Final = "THEOMACHY_CHAMPION"
SETTING: Final = "THEOMACHY_SETTING"


class Rival:
    """Asks an adept with the network of a file; without a name there, with the written weights alone."""

    named_by: ClassVar[str]

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        """What the adept answers."""
        if len(options) == 1:
            return options[0]
        mind = mind_with(seen.game, os.environ[SETTING], os.environ.get(self.named_by, ""))
        return Adept().thought(mind, seen, options, dice)


class Challenger(Rival):
    """With the new network."""

    named_by = CHALLENGER


class Champion(Rival):
    """With what it would replace."""

    named_by = CHAMPION


PLACES: Final = tuple(f"{each.__module__}:{each.__name__}" for each in (Champion, Challenger))
