"""Theomachy: two board games about gods, as one exact engine."""

from pathlib import Path
from typing import Final

from theomachy.compiled import engage

__version__: Final = "0.1.0"
BUILD: Final = engage(Path(__file__).parent)
"""How the rules run: compiled or interpreted."""
