"""Theomachy: two board games about gods, as one exact engine."""

from typing import Final

__version__: Final = "0.1.0"
