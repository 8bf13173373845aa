"""Camel lines of a region: all that can be drawn, and all there should be, found slowly."""

from theomachy.engine.bits import bits_of, members
from theomachy.engine.hexes import NOWHERE
from theomachy.games.ankh.rules.egypt import EDGE_NUMBER, EDGES, EGYPT, NEAR
from theomachy.games.ankh.rules.events.camel_lines import LONGEST, Line, first_sides
from theomachy.games.ankh.rules.events.region_shape import outline_of
from theomachy.games.ankh.rules.scenario import LEAST_LAND


def drawn_lines(region: int, supply: int = LONGEST) -> dict[tuple[int, ...], int]:
    """Every line that can be drawn side by side, from either end, with the land it cuts off."""
    found: dict[tuple[int, ...], int] = {}
    todo: list[tuple[int, ...]] = [(side,) for side in first_sides(region, supply)]
    while todo:
        line = Line(outline_of(region), todo.pop())
        if line.ends():
            found[line.drawn] = line.cut_off()
        else:
            todo += [(*line.drawn, side) for side in line.next_sides(supply)]
    return found


def expected_lines(region: int, supply: int = LONGEST) -> set[tuple[int, ...]]:
    """Every path of sides between two features that leaves two parts, large enough, by flooding each."""
    found: set[tuple[int, ...]] = set()
    inner = [side for side, (one, other) in enumerate(EDGES) if region >> one & region >> other & 1]
    meeting: dict[frozenset[int], list[int]] = {}
    for side in inner:
        for corner in corners(side):
            meeting.setdefault(corner, []).append(side)

    def lengthen(line: tuple[int, ...], corner: frozenset[int]) -> None:
        if not all(space != NOWHERE and region >> space & 1 for space in corner):
            if splits(region, line):
                found.add(line)
        elif len(line) < supply:
            for side in meeting[corner]:
                if side not in line:
                    lengthen((*line, side), next(end for end in corners(side) if end != corner))

    for side in inner:
        for start, end in (corners(side), corners(side)[::-1]):
            if not all(space != NOWHERE and region >> space & 1 for space in start):
                lengthen((side,), end)
    return found


def corners(side: int) -> list[frozenset[int]]:
    """The two ends of a side, each as the spaces that meet there."""
    one, other = EDGES[side]
    return [frozenset({one, other, end}) for end in EGYPT.corners(one, other)]


def flooded(region: int, closed: tuple[int, ...], start: int) -> int:
    """The land that hangs together with a space once these sides are closed."""
    reached = [start]
    for space in reached:
        for other in members(NEAR[space] & region):
            if other not in reached and EDGE_NUMBER[min(space, other), max(space, other)] not in closed:
                reached.append(other)
    return bits_of(reached)


def splits(region: int, line: tuple[int, ...]) -> bool:
    """Whether exactly two parts are left, both large enough (ANKH-CAMEL-07, -08)."""
    part = flooded(region, line, members(region)[0])
    rest = region & ~part
    return (
        min(part.bit_count(), rest.bit_count()) >= LEAST_LAND and flooded(region, line, members(rest)[0]) == rest
    )
