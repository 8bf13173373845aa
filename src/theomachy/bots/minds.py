"""The games bots have a mind for, and the one place that knows which mind is whose."""

from typing import Final, Protocol, TypeVar

from theomachy.bots.evaluation import Evaluation, weights_of
from theomachy.bots.mind import Mind
from theomachy.engine.decision import State
from theomachy.games.ankh.bot.features import FEATURES
from theomachy.games.ankh.bot.mind import AnkhMind
from theomachy.games.pantheon.bot.features import FEATURES as PANTHEON_FEATURES
from theomachy.games.pantheon.bot.mind import PantheonMind

S = TypeVar("S", bound=State)
Found_co = TypeVar("Found_co", covariant=True)
Found = TypeVar("Found")
ANKH_MIND: Final = AnkhMind(Evaluation(FEATURES, weights_of("ankh")))
PANTHEON_MIND: Final = PantheonMind(Evaluation(PANTHEON_FEATURES, weights_of("pantheon")))
GAMES: Final = (ANKH_MIND.game.name, PANTHEON_MIND.game.name)


class NoMind(ValueError):
    """Nobody has taught bots this game."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no bot understands {game}")


class Errand(Protocol[Found_co]):
    """Something done alike with the mind of any game."""

    def __call__(self, mind: Mind[S]) -> Found_co: ...


def with_mind(game: str, errand: Errand[Found]) -> Found:
    """Do something with the mind of a game; NoMind for one bots were not taught."""
    if game == ANKH_MIND.game.name:
        return errand(ANKH_MIND)
    if game == PANTHEON_MIND.game.name:
        return errand(PANTHEON_MIND)
    raise NoMind(game)
