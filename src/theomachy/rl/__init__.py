"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel, one game at a time or many at once.

Needs the extra `rl`. The rules know nothing of this package; it drives them through `engine/episode.py`.
"""

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f'theomachy.rl needs {missing.name}: pip install "theomachy[rl]"') from missing

from theomachy.engine.episode import IllegalAction
from theomachy.engine.observation import WrongObservation
from theomachy.engine.refusal import SetupError
from theomachy.rl.batch import Batch
from theomachy.rl.encoding import Encoding
from theomachy.rl.process_batch import ProcessBatch
from theomachy.rl.registration import register
from theomachy.rl.setting import Setting, setting

__all__ = [
    "Batch",
    "Encoding",
    "IllegalAction",
    "ProcessBatch",
    "Setting",
    "SetupError",
    "WrongObservation",
    "setting",
]

register()
