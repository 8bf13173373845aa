"""What a bot is: a choice among the options of a seat, from what that seat knows."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from theomachy.engine.chance import Dice


class Seen:
    """What a seat knows when it is asked: the game, which seat it is, and the position as that seat knows it.

    The document is `Game.document(s, seat)` as JSON values: everything the seat sees, the open questions, and
    nothing it cannot know. It is no position yet; what is missing has to be imagined (see mind.py).
    """

    def __init__(self, game: str, seat: int, document: Mapping[str, object]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.document: Final = document


class Bot(Protocol):
    """Somebody who can be asked. A bot is made anew for every question and keeps no memory."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        """One of the options; the dice are the only chance there is."""
