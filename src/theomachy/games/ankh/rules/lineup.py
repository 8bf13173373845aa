"""Who plays with what."""

from typing import TYPE_CHECKING, Final

from theomachy.engine.values import Row
from theomachy.games.ankh.rules.components import GUARDIAN_FIGURES, GUARDIANS_USED, STARTING_FOLLOWERS

if TYPE_CHECKING:
    from theomachy.games.ankh.rules.abilities.hooks import Edition

NOBODY: Final = -1
OUT: Final = -1
"""The side of a seat that is out of the game."""


class Lineup:
    """Who plays with what: settled before the first turn, the same to the end."""

    def __init__(self, edition: "Edition", gods: list[int], guardians: list[int], top: int, last_red: int) -> None:
        players = len(gods)
        self.edition: Final = edition
        self.players: Final = players
        self.gods: Final = gods  # of each seat
        self.guardians: Final = guardians  # of each level
        self.top: Final = top  # space of the Devotion track that wins (ANKH-DEV-01)
        self.last_red: Final = last_red
        # what every game of this lineup begins with
        self.seats: Final[Row] = tuple(range(players))
        self.followers: Final[Row] = (STARTING_FOLLOWERS,) * players
        self.hands: Final[Row] = (edition.all_cards,) * players
        self.guardian_cards: Final[Row] = tuple(
            [min(GUARDIANS_USED[players], GUARDIAN_FIGURES[kind]) for kind in guardians]
        )

    def facts(self) -> list[int]:
        """Everything, in a fixed order."""
        return [self.edition.number, self.top, self.last_red, *self.guardians, *self.gods]
