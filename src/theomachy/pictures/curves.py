"""Rivers, coasts and caravans: edges of hexes, joined end to end and smoothed into path data."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from theomachy.pictures.geometry import Edge, Point, edges, middle, same, written


def joined(parts: Sequence[Edge]) -> list[list[Point]]:
    """Edges joined into as few lines as possible; a line ends where three edges meet."""
    left = list(parts)
    lines: list[list[Point]] = []

    def meeting(at: Point) -> int:
        return sum(same(one, at) or same(other, at) for one, other in parts)

    while left:
        start = next((n for n, edge in enumerate(left) if any(meeting(end) != 2 for end in edge)), 0)
        one, other = left.pop(start)
        line = [one, other] if meeting(one) != 2 else [other, one]
        while meeting(line[-1]) == 2:
            onward = [n for n, edge in enumerate(left) if any(same(end, line[-1]) for end in edge)]
            if not onward:
                break
            one, other = left.pop(onward[0])
            line.append(other if same(one, line[-1]) else one)
        lines.append(line)
    return lines


def smooth(line: Sequence[Point]) -> str:
    """Path data of a curve through the middles of the edges."""
    if len(line) > 3 and same(line[0], line[-1]):
        return rounded(line, lambda corner: True)
    curves = [f"Q{written(corner)} {written(middle(corner, line[n + 2]))}" for n, corner in enumerate(line[1:-1])]
    return f"M{written(line[0])}{''.join(curves)}L{written(line[-1])}"


def rounded(loop: Sequence[Point], at: Callable[[Point], bool]) -> str:
    """Path data of a closed shape whose corners are rounded where the test says so."""
    parts = [f"M{written(middle(loop[-2], loop[0]))}"]
    for corner, following in pairwise(loop):
        half = written(middle(corner, following))
        parts.append(f"Q{written(corner)} {half}" if at(corner) else f"L{written(corner)}L{half}")
    return f"{''.join(parts)}Z"


class Waters(NamedTuple):
    """Sea and lakes: one shape with its islands as holes (even-odd rule), and the lines of the coast."""

    shape: str
    coasts: list[str]


def waters(water: Sequence[Point], land: Sequence[Point], pointed: bool) -> Waters:
    """The waters of a map by the centres of its hexes: round along the coast, straight at the edge of the map."""
    around = [edge for centre in water for edge in edges(centre, pointed)]
    times = Counter(map(_key, around))
    beside_land = {_key(edge) for centre in land for edge in edges(centre, pointed)}
    shores = [edge for edge in around if times[_key(edge)] == 1]
    coast = [edge for edge in shores if _key(edge) in beside_land]
    borders = [end for edge in shores if _key(edge) not in beside_land for end in edge]
    shape = "".join(rounded(loop, lambda at: not any(same(at, end) for end in borders)) for loop in joined(shores))
    return Waters(shape, [smooth(line) for line in joined(coast)])


def _key(edge: Edge) -> tuple[int, int]:
    """The middle of an edge in coarse whole numbers, the same for both of its hexes."""
    at = middle(*edge)
    return round((at.x + 1) / 5), round((at.y + 1) / 5)
