"""The simplest bot: any option is as good as another."""

from collections.abc import Sequence

from theomachy.bots.base import Seen
from theomachy.engine.chance import Dice


class ByChance:
    """Every option is equally likely. Also what stands in for a bot that fails."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        return options[dice.below(len(options))]
