"""Advice as JSON values, from what a seat knows: what programs and servers ask for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from theomachy.bots.base import Seen
from theomachy.bots.hints import hint, hint_document, weigh
from theomachy.bots.minds import mind_of
from theomachy.bots.thinking import known
from theomachy.engine.chance import Dice
from theomachy.engine.game import Json

Adviser: TypeAlias = Callable[[Seen, Sequence[int], Dice], Json]


def hinted(seen: Seen, options: Sequence[int], dice: Dice) -> Json:
    """What a bot would answer and why; NoMind for a game bots were not taught."""
    mind = mind_of(seen.game)
    return hint_document(mind, hint(mind, seen, list(options), dice))


def weighed(seen: Seen, options: Sequence[int], dice: Dice) -> Json:
    """The same, and beside it what comes of the first of the options: somebody means to answer that."""
    mind = mind_of(seen.game)
    return hint_document(mind, weigh(mind, seen, options[0], sorted(options), dice))


def battles(seen: Seen, options: Sequence[int], dice: Dice) -> Json:
    """The tables of all Battles that are coming for the seat; none in a game without Battles."""
    mind = mind_of(seen.game)
    return mind.battles(known(mind, seen).position(dice), seen.seat, 0) if mind.has_battles else []


ADVISERS: Final[Mapping[str, Adviser]] = {"hint": hinted, "weigh": weighed, "battles": battles}
"""What can be asked for."""
