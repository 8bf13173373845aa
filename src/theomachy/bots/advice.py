"""Advice as JSON values, from what a seat knows: what programs and servers ask for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from theomachy.bots.base import Seen
from theomachy.bots.hints import hint, hint_document
from theomachy.bots.mind import Mind
from theomachy.bots.minds import ANKH_MIND, with_mind
from theomachy.bots.thinking import known
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Json
from theomachy.games.ankh.bot.battles import table_document, tables_for

S = TypeVar("S", bound=State)
Adviser: TypeAlias = Callable[[Seen, Sequence[int], Dice], Json]


def hinted(seen: Seen, options: Sequence[int], dice: Dice) -> Json:
    """What a bot would answer and why; NoMind for a game bots were not taught."""

    def advise(mind: Mind[S]) -> Json:
        return hint_document(mind, hint(mind, seen, list(options), dice))

    return with_mind(seen.game, advise)


def battles(seen: Seen, options: Sequence[int], dice: Dice) -> Json:
    """The tables of all Battles that are coming for the seat; none in a game without Battles."""
    if seen.game != ANKH_MIND.game.name:
        return []
    s = known(ANKH_MIND, seen).position(dice)
    return [table_document(s, table) for table in tables_for(s, seen.seat, 0)]


ADVISERS: Final[Mapping[str, Adviser]] = {"hint": hinted, "battles": battles}
"""What can be asked for."""
