"""The board: hexes, terrain and sites (chapter 1 of the specification)."""

from importlib.resources import files
from typing import Final

from theomachy.engine.bits import bits_of
from theomachy.engine.datafile import Node, read_json
from theomachy.engine.hexes import Hexes
from theomachy.engine.refusal import DataError

LAND_SIGN: Final = "."
WATER_SIGN: Final = "~"
SITE_SIGN: Final = "#"


class Board:
    """The printed hexes in axial coordinates, read from rows of terrain signs (PAN-BOARD-01, -02)."""

    def __init__(self, root: Node) -> None:
        self.names: list[str] = []
        places: list[tuple[int, int]] = []
        sites: list[int] = []
        water: list[int] = []
        for row in root.key("rows").items():
            r = row.key("r").number()
            first = row.key("q").number()
            for column, sign in enumerate(row.key("hexes").text()):
                if sign not in (LAND_SIGN, WATER_SIGN, SITE_SIGN):
                    raise DataError(f"{row.place}.hexes", f"sign {sign!r} is none of '.', '~' and '#'")
                if sign == SITE_SIGN:
                    sites.append(len(places))
                if sign == WATER_SIGN:
                    water.append(len(places))
                self.names.append(f"{first + column},{r}")
                places.append((first + column, r))
        self.number: dict[str, int] = {name: space for space, name in enumerate(self.names)}
        if len(self.number) != len(self.names):
            raise DataError(root.key("rows").place, "a hex stands twice")
        self.sites = bits_of(sites)
        self.water = bits_of(water)
        self.hexes = Hexes(places)
        self.site_names = self._site_names(root.key("sites"), sites)

    def _site_names(self, node: Node, sites: list[int]) -> dict[int, str]:
        names: dict[int, str] = {}
        for name in node.names():
            if name not in self.number or self.number[name] not in sites:
                raise DataError(f"{node.place}.{name}", "is no site of the board")
            names[self.number[name]] = node.key(name).text()
        if len(names) != len(sites):
            raise DataError(node.place, "every site needs a name")
        return names

    def space(self, node: Node) -> int:
        """The hex a text of a data file names."""
        name = node.text()
        if name not in self.number:
            raise DataError(node.place, f"{name!r} is no hex of the board")
        return self.number[name]


def read_board(text: str) -> Board:
    """The board from the text of its data file; DataError says what is wrong where."""
    return Board(read_json(text, "board.json"))


def data_file(name: str) -> str:
    """The text of a data file of the package."""
    return files("theomachy.games.pantheon").joinpath("data", name).read_text(encoding="utf-8")


BOARD: Final = read_board(data_file("board.json"))
SPACES: Final = len(BOARD.names)
SPACE_NAMES: Final = BOARD.names
SITES: Final = BOARD.sites
WATER: Final = BOARD.water
NEAR: Final = BOARD.hexes.near
HEXES: Final = BOARD.hexes
EVERYWHERE: Final = (1 << SPACES) - 1
BIT: Final = [1 << space for space in range(SPACES)]
"""The set of one hex."""
IS_SITE: Final = [SITES >> space & 1 == 1 for space in range(SPACES)]
