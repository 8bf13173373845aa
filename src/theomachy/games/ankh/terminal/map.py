"""The map of Egypt as coloured text: terrain, rivers, camels, and what stands on the spaces.

A space is two rows of six signs between its left and right sides; odd columns stand one row lower. Rivers and
camels are drawn on the sides they lie on, so that the regions are seen; other sides are left empty.
"""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from theomachy.engine.bits import members
from theomachy.engine.hexes import NOWHERE
from theomachy.games.ankh.rules.components import GODS, KINDS
from theomachy.games.ankh.rules.egypt import AROUND, DESERT, EGYPT, SPACE_NAMES, WATER
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.terminal.layout import MARK, Canvas
from theomachy.words.texts import Texts

SIGNS: Final = "\N{ANKH}wcsmaxpOTP"
"""Of the kinds of pieces, in their order."""
COLOURS: Final = {
    "amun": "#7dff7d",
    "anubis": "#ff7de9",
    "isis": "#6fe8ff",
    "osiris": "#ff7b6b",
    "ra": "#ffe14d",
}
RIVER: Final = "bold bright_blue"
CAMEL: Final = "bold orange1"
CAMEL_SIGN: Final = "\N{INTERSECTION}"
INSIDE: Final = 6
LONGEST_NAME: Final = max(len(name) for name in SPACE_NAMES)
RIVERS: Final = EGYPT.rivers
PLACES: Final = [(int(name.split(",")[0]), int(name.split(",")[1])) for name in SPACE_NAMES]
"""Row and column of each space."""

# The six sides of a space, as directions: row and column of the sign on the canvas, from the space's own corner.
SOUTH: Final = 3
SLANTED: Final = {1: (0, INSIDE + 1, "\\"), 2: (1, INSIDE + 1, "/"), 4: (1, 0, "\\"), 5: (0, 0, "/")}


def draw_map(s: AnkhState, words: Texts, marks: Mapping[str, str]) -> list[Text]:
    """The map, with marks in place of the names of some spaces."""
    corners = [corner(space) for space in range(len(PLACES))]
    canvas = Canvas(max(row for row, _ in corners) + 2, max(column for _, column in corners) + INSIDE + 2)
    numbered = {centre(s, token): token for token, region in enumerate(s.regions) if region}
    for space in range(len(PLACES)):
        draw_space(canvas, s, space, numbered.get(space, -1), words)
    for space in range(len(PLACES)):
        draw_sides(canvas, s, space)
        if SPACE_NAMES[space] in marks:
            row, column = corner(space)
            canvas.write(row + 1, column + 2, f"{marks[SPACE_NAMES[space]]:^{LONGEST_NAME}}", MARK)
    return canvas.lines()


def space_told(s: AnkhState, name: str, words: Texts) -> str:
    """The piece on a space; the region of an empty one."""
    space = SPACE_NAMES.index(name)
    kind = s.kind_at(space)
    if kind >= 0:
        return words.text(f"ankh-kind-{KINDS[kind]}")
    return words.text("ankh-in-region", amount=s.region_at(space) + 1) if EGYPT.land >> space & 1 else ""


def corner(space: int) -> tuple[int, int]:
    """Row and column on the canvas of the upper left sign of a space."""
    row, column = PLACES[space]
    return 2 * row + column % 2, column * (INSIDE + 1)


def ground(space: int) -> tuple[str, str]:
    """The sign of a space without piece, and the colours of its terrain."""
    if WATER >> space & 1:
        return "~", "bright_blue on #12304f"
    return (".", "#b09a50 on #3b3320") if DESERT >> space & 1 else ('"', "#6fa05a on #1e3a20")


def draw_space(canvas: Canvas, s: AnkhState, space: int, token: int, words: Texts) -> None:
    """The ground, what stands on it, and the name of the space."""
    row, column = corner(space)
    sign, style = ground(space)
    background = style[style.index("on ") :]
    for line in (row, row + 1):
        canvas.write(line, column, " " * (INSIDE + 2), style)
    canvas.write(row + 1, column + 1, f"{SPACE_NAMES[space]:^{INSIDE}}", style)
    text, colour = piece(s, space, words)
    if not text:
        text, colour = (f"({token + 1})", "bold white") if token >= 0 else (sign * 2, style)
    if s.gates >> space & 1:
        text += "#"
    canvas.write(row, column + 1, f"{text:^{INSIDE}}", f"{colour} {background}" if colour != style else style)


def piece(s: AnkhState, space: int, words: Texts) -> tuple[str, str]:
    """The piece on a space and its side's colour; empty if there is none."""
    kind = s.kind_at(space)
    if kind < 0:
        return "", ""
    owner = s.owner_at(space)
    if owner == NOBODY:
        return f"{SIGNS[kind]}--", "bold white"
    god = GODS[s.lineup.gods[owner]]
    radiant = "*" if s.suns >> space & 1 else ""
    return f"{SIGNS[kind]}{words.text(f'ankh-god-{god}')[:2]}{radiant}", f"bold {COLOURS[god]}"


def draw_sides(canvas: Canvas, s: AnkhState, space: int) -> None:
    """The rivers and camels on the sides of a space."""
    row, column = corner(space)
    background = ground(space)[1].partition(" ")[2]
    for direction, other in enumerate(AROUND[space]):
        style = border(s, space, other)
        if not style:
            continue
        if direction in SLANTED:
            down, right, sign = SLANTED[direction]
            sign = CAMEL_SIGN if style == CAMEL else sign
            canvas.write(row + down, column + right, sign, f"{style} {background}")
        elif direction == SOUTH:
            sign = CAMEL_SIGN if style == CAMEL else "_"
            name = f"{SPACE_NAMES[space]:{sign}^{INSIDE}}"
            canvas.write(row + 1, column + 1, name, f"{style} {background}")


def border(s: AnkhState, space: int, other: int) -> str:
    """The style of what lies between two spaces; empty for nothing."""
    if other == NOWHERE or (1 << space | 1 << other) & WATER:
        return ""
    if (min(space, other), max(space, other)) in RIVERS:
        return RIVER
    return CAMEL if s.region_at(space) != s.region_at(other) else ""


def centre(s: AnkhState, token: int) -> int:
    """The empty space in the middle of a region, where its number is written; its first if all are taken."""
    region = members(s.regions[token])
    empty = members(s.regions[token] & s.empty() & ~s.gates) or region[:1]
    rows = sum(corner(space)[0] for space in region) / len(region)
    columns = sum(corner(space)[1] for space in region) / len(region)
    return min(empty, key=lambda at: 9 * (corner(at)[0] - rows) ** 2 + (corner(at)[1] - columns) ** 2)
