"""What a bot is: a choice among the options of a seat, from what that seat sees."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from theomachy.engine.chance import Dice


class Seen:
    """What a seat knows when it is asked: the game, which seat it is, and its view as JSON values."""

    def __init__(self, game: str, seat: int, table: Mapping[str, object]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.table: Final = table


class Bot(Protocol):
    """Somebody who can be asked. A bot is made anew for every question and keeps no memory."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        """One of the options; the dice are the only chance there is."""
