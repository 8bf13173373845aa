"""Levels for the ladder's tests, given by their place."""

import json
from collections.abc import Sequence

from theomachy.bots.base import Seen
from theomachy.engine.chance import Dice

NO_BOT = 7


class Sly:
    """Takes points where it can: the last option, which in Pantheon is a god or a card rather than a pass."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        return options[-1]


class Strict:
    """Fails unless what it knows came as JSON values, as from another process."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        if json.loads(json.dumps(seen.document)) != seen.document:
            raise TypeError("no JSON values")
        return options[dice.below(len(options))]


class Broken:
    """Fails at once."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        raise RuntimeError("no idea")


class Cheat:
    """Answers what was never offered."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        return 10_000
