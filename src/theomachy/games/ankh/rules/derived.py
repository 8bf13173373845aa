"""What follows from the rows of a position, and is worked out once for them."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from theomachy.engine.bits import members, minus
from theomachy.engine.hexes import Patch
from theomachy.engine.spaces import Spaces, bits_in, both, either, has
from theomachy.engine.values import Row
from theomachy.games.ankh.rules.components import OBELISK, PYRAMID, TEMPLE
from theomachy.games.ankh.rules.egypt import EDGES, HEXES, LAND, WATER
from theomachy.games.ankh.rules.lineup import Lineup

if TYPE_CHECKING:
    from theomachy.games.ankh.rules.abilities.hooks import Ability

AFLOAT: Final = Patch(WATER)


@mypyc_attr(acyclic=True)
class Survey:
    """What follows from where pieces stand, for the very rows it was made of."""

    def __init__(self, pieces: Row, figures: Row) -> None:
        self.pieces: Final = pieces
        self.figures: Final = figures
        taken = 0
        for spaces in figures:
            taken |= spaces
        self.all_figures: Final = taken
        self.monuments: Final = pieces[OBELISK] | pieces[TEMPLE] | pieces[PYRAMID]
        self.empty: Final = minus(LAND, taken | self.monuments)
        self._controls: Row | None = None
        self._neutral = 0

    def neutral(self, controls: Row) -> int:
        """The Monuments nobody controls; the last answer is remembered with what was asked."""
        if self._controls is not controls:
            spaces = self.monuments
            for controlled in controls:
                spaces = minus(spaces, controlled)
            self._neutral = spaces
            self._controls = controls
        return self._neutral


class Neighbours:
    """What is adjacent to the pieces of each side, for the very regions it was made of.

    It remembers of each side the last set it was asked about, and compares.
    """

    def __init__(self, regions: Row, players: int) -> None:
        self.regions: Final = regions
        self._lands: Final = [Patch(region) for region in regions if region]
        self._figures: Final = [0] * players
        self._beside_figures: Final = [0] * players
        self._monuments: Final = [0] * players
        self._beside_monuments: Final = [0] * players

    def of_figures(self, side: int, figures: int) -> int:
        """The spaces adjacent to these figures of the side."""
        if self._figures[side] != figures:
            self._beside_figures[side] = self.adjacent(figures)
            self._figures[side] = figures
        return self._beside_figures[side]

    def of_monuments(self, side: int, monuments: int) -> int:
        """The spaces adjacent to these Monuments of the side."""
        if self._monuments[side] != monuments:
            self._beside_monuments[side] = self.adjacent(monuments)
            self._monuments[side] = monuments
        return self._beside_monuments[side]

    def adjacent(self, spaces: int) -> int:
        """The spaces adjacent to at least one of these, never across a river or camel."""
        found: Spaces = (0, 0, 0)
        for space in members(spaces):
            found = either(found, self._adjacent_to(space))
        return bits_in(found)

    def _adjacent_to(self, space: int) -> Spaces:
        near = HEXES.rings[space].spaces
        for land in self._lands:
            if has(land.spaces, space):
                return both(near, either(land.spaces, AFLOAT.spaces))
        return near  # of a Water space


class Voices:
    """Who speaks for each side, for the very rows it was made of."""

    def __init__(self, lineup: Lineup, side_of: Row, powers: Row, cards: Row) -> None:
        self.side_of: Final = side_of
        self.powers: Final = powers
        self.cards: Final = cards
        self._lineup: Final = lineup
        self._of_side: Final[list[list[Ability] | None]] = [None] * len(side_of)

    def of_side(self, side: int) -> "list[Ability]":
        """The abilities of the side."""
        known = self._of_side[side]
        if known is None:
            gods = 0
            for seat, its_side in enumerate(self.side_of):
                if its_side == side:
                    gods |= 1 << self._lineup.gods[seat]
            known = self._lineup.edition.abilities(gods, self.powers[side], self.cards[side])
            self._of_side[side] = known
        return known


@lru_cache(maxsize=1024)
def camels_between(regions: Row) -> Row:
    """The open sides whose two spaces lie in different regions."""
    where = {space: token for token, region in enumerate(regions) for space in members(region)}
    return tuple(
        [number for number, (one, other) in enumerate(EDGES) if where.get(one, -1) != where.get(other, -1)]
    )
