"""The games bots have a mind for."""

from typing import Final

from theomachy.bots.ankh.features import FEATURES
from theomachy.bots.ankh.mind import AnkhMind
from theomachy.bots.evaluation import Evaluation, weights_of

ANKH_MIND: Final = AnkhMind(Evaluation(FEATURES, weights_of("ankh")))
