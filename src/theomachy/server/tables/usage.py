"""What the people at a table have used of its log."""

from collections import Counter
from typing import Final


class Usage:
    """Counts of the entries that were folded into a table; room.py compares them with the limits."""

    def __init__(self) -> None:
        self.before_start: Final[Counter[int]] = Counter()
        """By seat, the entries before the start that hold nobody at the table."""
        self.rematches: Final[Counter[int]] = Counter()
        """By seat, the rematches that it asked for."""
        self.extras: Final[Counter[int]] = Counter()
        """By seat, the entries after the start that are not part of the game itself."""
        self.taken_back: Final[Counter[int]] = Counter()
        """By seat, the answers that it took back unasked."""
        self.furthest = 0
        """The most answers that ever stood."""
