"""Hexes as points on a plane: centres, corners, edges. A hex has a flat top or a pointed top."""

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin, sqrt
from typing import Final, NamedTuple, TypeAlias

SIZE: Final = 50.0
"""Distance from the centre of a hex to its corners."""
HALF_HEIGHT: Final = SIZE * sqrt(3) / 2
"""Distance from the centre of a hex to its edges."""


class Point(NamedTuple):
    """A place in a picture; y grows downwards."""

    x: float
    y: float


Edge: TypeAlias = tuple[Point, Point]


def flat_centre(row: int, column: int) -> Point:
    """The centre of a flat-top hex; odd columns are half a hex lower."""
    return Point(column * SIZE * 1.5, (row * 2 + column % 2) * HALF_HEIGHT)


def pointed_centre(q: int, r: int) -> Point:
    """The centre of a pointed-top hex in axial coordinates."""
    return Point((q * 2 + r) * HALF_HEIGHT, r * SIZE * 1.5)


def corners(centre: Point, pointed: bool, size: float = SIZE) -> list[Point]:
    """The six corners, clockwise; a flat-top hex begins in the east, a pointed one in the south-east."""
    angles = [pi / 3 * turn + (pi / 6 if pointed else 0) for turn in range(6)]
    return [Point(centre.x + size * cos(angle), centre.y + size * sin(angle)) for angle in angles]


def edges(centre: Point, pointed: bool) -> list[Edge]:
    """The six edges of a hex."""
    points = corners(centre, pointed)
    return list(zip(points, points[1:] + points[:1], strict=True))


def shared_edge(one: Point, other: Point) -> Edge:
    """The edge between two neighbouring hexes, by their centres."""
    at = middle(one, other)
    length = hypot(other.x - one.x, other.y - one.y)
    along = Point((one.y - other.y) * SIZE / 2 / length, (other.x - one.x) * SIZE / 2 / length)
    return Point(at.x + along.x, at.y + along.y), Point(at.x - along.x, at.y - along.y)


def middle(one: Point, other: Point) -> Point:
    """The point halfway between two points."""
    return Point((one.x + other.x) / 2, (one.y + other.y) / 2)


def mean(points: Sequence[Point]) -> Point:
    """The centre of gravity of some points."""
    return Point(sum(each.x for each in points) / len(points), sum(each.y for each in points) / len(points))


def nearest(points: Iterable[Point], to: Point) -> Point:
    """The one of these points with the smallest distance."""
    return min(points, key=lambda each: hypot(each.x - to.x, each.y - to.y))


def same(one: Point, other: Point) -> bool:
    """Whether two points are the same corner, apart from rounding."""
    return abs(one.x - other.x) < 1 and abs(one.y - other.y) < 1


def written(point: Point) -> str:
    """A point as path data."""
    return f"{point.x:.1f} {point.y:.1f}"


def outline(points: Sequence[Point]) -> str:
    """A closed shape as path data."""
    return f"M{'L'.join(map(written, points))}Z"
