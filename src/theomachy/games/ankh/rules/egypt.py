"""The map: spaces, terrain, rivers, and the sides on which a camel may stand.

A river and a camel always part two regions (ANKH-INV-06), and nothing else parts two land spaces that
share a side. So the regions say all: two land spaces are adjacent iff they share a side and a region.
"""

from importlib.resources import files
from typing import Final

from theomachy.engine.bits import bits_of, members
from theomachy.engine.datafile import read_json
from theomachy.engine.hexes import NOWHERE, Hexes
from theomachy.engine.refusal import DataError

FERTILE_LETTER: Final = "F"
DESERT_LETTER: Final = "D"
WATER_LETTER: Final = "W"
NO_SPACE: Final = "."


class Egypt:
    """The printed map, read from rows of terrain letters and a list of river sides."""

    def __init__(self, rows: list[str], rivers: list[str]) -> None:
        self.names: list[str] = []
        places: list[tuple[int, int]] = []
        self.fertile = 0
        self.desert = 0
        self.water = 0
        for row, letters in enumerate(rows):
            for col, letter in enumerate(letters):
                if letter != NO_SPACE:
                    self._take_terrain(letter, len(places), f"rows[{row}] column {col}")
                    self.names.append(f"{row},{col}")
                    places.append((col, row - (col - col % 2) // 2))
        self.number: dict[str, int] = {name: space for space, name in enumerate(self.names)}
        self.land = self.fertile | self.desert
        self.hexes = Hexes(places)
        self.rivers = {self._river(name) for name in rivers}
        self.base_regions = self.regions(set())
        self._check_rivers_part_regions()
        self.sides: list[tuple[int, int]] = self._open_sides()
        self.side_number: dict[tuple[int, int], int] = {side: n for n, side in enumerate(self.sides)}

    def _take_terrain(self, letter: str, space: int, place: str) -> None:
        if letter == FERTILE_LETTER:
            self.fertile |= 1 << space
        elif letter == DESERT_LETTER:
            self.desert |= 1 << space
        elif letter == WATER_LETTER:
            self.water |= 1 << space
        else:
            raise DataError(place, f"terrain {letter!r} is none of F, D, W and '.'")

    def _river(self, name: str) -> tuple[int, int]:
        side = self.side(name)
        if 1 << side[0] & self.water or 1 << side[1] & self.water:
            raise DataError(f"river {name}", "a river cannot lie on a side of a Water space (ANKH-ADJ-05)")
        return side

    def side(self, name: str) -> tuple[int, int]:
        """The two spaces of a side written as row,col|row,col, the smaller first."""
        ends = name.split("|")
        if len(ends) != 2 or ends[0] not in self.number or ends[1] not in self.number:
            raise DataError(f"side {name}", "not two spaces of the map, written row,col|row,col")
        one, other = sorted((self.number[ends[0]], self.number[ends[1]]))
        if not 1 << other & self.hexes.near[one]:
            raise DataError(f"side {name}", "the two spaces do not share a side")
        return one, other

    def regions(self, camels: set[tuple[int, int]]) -> list[int]:
        """The land cut by rivers and these camels (ANKH-MAP-03), each region as a bit set."""
        found: list[int] = []
        left = self.land
        while left:
            region = 0
            edge = left & -left
            while edge:
                region |= edge
                reached = 0
                for space in members(edge):
                    for other in members(self.hexes.near[space] & self.land & ~region):
                        side = (min(space, other), max(space, other))
                        if side not in self.rivers and side not in camels:
                            reached |= 1 << other
                edge = reached
            found.append(region)
            left &= ~region
        return found

    def _check_rivers_part_regions(self) -> None:
        for one, other in self.rivers:
            for region in self.base_regions:
                if 1 << one & region and 1 << other & region:
                    names = f"{self.names[one]}|{self.names[other]}"
                    raise DataError(f"river {names}", "does not separate two regions (ANKH-INV-06)")

    def _open_sides(self) -> list[tuple[int, int]]:
        """Every side on which a camel may ever stand: between two land spaces, no river."""
        found: list[tuple[int, int]] = []
        for one in members(self.land):
            for other in members(self.hexes.near[one] & self.land):
                if one < other and (one, other) not in self.rivers:
                    found.append((one, other))
        return found

    def corners(self, one: int, other: int) -> tuple[int, int]:
        """The spaces at the two ends of a side, NOWHERE beyond the edge of the map."""
        ring = self.hexes.around[one]
        towards = ring.index(other)
        return ring[(towards + 5) % 6], ring[(towards + 1) % 6]


def read_egypt(text: str) -> Egypt:
    """The map from the text of its data file; DataError says what is wrong where."""
    data = read_json(text, "egypt.json")
    return Egypt(data.key("rows").texts(), data.key("rivers").texts())


def data_file(name: str) -> str:
    """The text of a data file of the package."""
    return files("theomachy.games.ankh").joinpath("data", name).read_text(encoding="utf-8")


EGYPT: Final = read_egypt(data_file("egypt.json"))
SPACES: Final = len(EGYPT.names)
SPACE_NAMES: Final = EGYPT.names
LAND: Final = EGYPT.land
WATER: Final = EGYPT.water
FERTILE: Final = EGYPT.fertile
DESERT: Final = EGYPT.desert
BIT: Final = [1 << space for space in range(SPACES)]
"""The set of one space."""
HEXES: Final = EGYPT.hexes
NEAR: Final = EGYPT.hexes.near
AROUND: Final = EGYPT.hexes.around
WALK: Final = [EGYPT.hexes.within(space, 3) for space in range(SPACES)]
"""The spaces a figure can get to in three steps or fewer, its own included (ANKH-MOVE-01, -02)."""
EDGES: Final = EGYPT.sides
EDGE_NUMBER: Final = EGYPT.side_number
EDGE_NAMES: Final = [f"{SPACE_NAMES[one]}|{SPACE_NAMES[other]}" for one, other in EDGES]


def space_set(names: str) -> int:
    """The bit set of spaces written as row,col row,col ..."""
    return bits_of([EGYPT.number[name] for name in names.split()])


def name_spaces(spaces: int) -> str:
    """A bit set of spaces as row,col row,col ..."""
    return " ".join([SPACE_NAMES[space] for space in members(spaces)])


def facings(space: int) -> list[int]:
    """The directions d in which pincers can point at the spaces d and d + 1 (ANKH-GUARD-18, -19)."""
    ring = AROUND[space]
    return [d for d in range(6) if ring[d] != NOWHERE and ring[(d + 1) % 6] != NOWHERE]


def pointed_at(space: int, facing: int) -> int:
    """The two spaces under the pincers."""
    ring = AROUND[space]
    return 1 << ring[facing] | 1 << ring[(facing + 1) % 6]
