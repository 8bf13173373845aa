"""The games bots have a mind for."""

from typing import Final

from theomachy.bots.ankh.features import FEATURES
from theomachy.bots.ankh.mind import AnkhMind
from theomachy.bots.evaluation import Evaluation, weights_of
from theomachy.bots.pantheon.features import FEATURES as PANTHEON_FEATURES
from theomachy.bots.pantheon.mind import PantheonMind

ANKH_MIND: Final = AnkhMind(Evaluation(FEATURES, weights_of("ankh")))
PANTHEON_MIND: Final = PantheonMind(Evaluation(PANTHEON_FEATURES, weights_of("pantheon")))
