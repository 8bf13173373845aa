"""Random: the simplest level."""

from collections.abc import Sequence
from typing import Final

from theomachy.bots.base import Level, Seen
from theomachy.engine.chance import Dice


class RandomBot:
    """Chooses every option with the same probability. The server also answers with it when all else fails."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        return options[dice.below(len(options))]


LEVEL: Final = Level("random", RandomBot, simpler="")
