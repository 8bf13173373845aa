"""The outline of a region: where a line of camels may set out and arrive, and how much land it cuts off.

A *step* walks clockwise round a space along its side in one direction: 6 * space + direction. So a side is
walked by two steps, one round each of its spaces, and wherever three spaces of a region meet a step is
followed by one to the right, round the same space, or one to the left. The border of a region is a closed
walk of such steps too. Wherever it meets a side inside the region there is a feature (ANKH-CAMEL-06), and the
step that leads from there into the region is an *entry*. At a feature no other side of the region ends.

Land is counted by the way walked: a step along the north side of a space is worth all the land of the region
further north in that column, a step along its south side the negative of that and the space itself, every
other step nothing. Round one space this adds up to -1, so round any closed walk it adds up to minus the land
inside. A line that leaves from a border and comes back to the same border cuts the region in two, and with
the border between its ends it is such a closed walk round one of the parts. A line from one border to another
cuts nothing in two.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from theomachy.engine.bits import bits_of, members
from theomachy.engine.hexes import NOWHERE
from theomachy.games.ankh.rules.egypt import AROUND, EDGE_NUMBER, EDGES, SPACES

NORTH: Final = 0
SOUTH: Final = 3
NO_SIDE: Final = -1


def side_walked(step: int) -> int:
    """The number of the side along which the step leads; NO_SIDE if no camel could ever stand there."""
    one = step // 6
    other = AROUND[one][step % 6]
    return EDGE_NUMBER.get((min(one, other), max(one, other)), NO_SIDE)


def step_round(space: int, direction: int) -> int:
    """The step round this space; none round a space beyond the edge of the map."""
    return NOWHERE if space == NOWHERE else 6 * space + direction % 6


ACROSS: Final = [space for ring in AROUND for space in ring]
"""The space on the other side of the side along which a step leads."""
ALONG: Final = [side_walked(step) for step in range(6 * SPACES)]
BACK: Final = [step_round(ACROSS[step], step % 6 + 3) for step in range(6 * SPACES)]
"""The same side walked the other way, round the space across."""
RIGHT: Final = [step_round(step // 6, step % 6 + 1) for step in range(6 * SPACES)]
LEFT: Final = [step_round(ACROSS[RIGHT[step]], step % 6 + 5) for step in range(6 * SPACES)]
FORTH: Final = [6 * one + AROUND[one].index(other) for one, other in EDGES]
"""One of the two steps along each side."""


class Feature:
    """Where a line may set out and arrive."""

    def __init__(self, entry: i64, border: i64, walked: i64) -> None:
        self.entry: Final = entry  # the step from here into the region
        self.border: Final = border  # which of the region's borders it lies on
        self.walked: Final = walked  # what the way along the border to here is worth


class Outline:
    """A region as a line of camels meets it."""

    def __init__(self, region: int) -> None:
        spaces = members(region)
        self.land: Final[i64] = len(spaces)
        self.inside: Final = [False] * (SPACES + 1)  # the last one stands for NOWHERE
        for space in spaces:
            self.inside[space] = True
        self.north: Final = self._columns(spaces)
        self.features: Final[list[Feature]] = []
        self.ending: Final[list[Feature | None]] = [None] * (6 * SPACES)  # the feature at which each step ends
        self.sides: Final = self._find_borders(spaces)  # inside the region, so without camels

    def _columns(self, spaces: list[int]) -> list[int]:
        """For each space of the region, its land in that column from the north down to the space."""
        north = [0] * SPACES
        for space in spaces:
            count: i64 = 1
            above: i64 = ACROSS[6 * space + NORTH]
            while above != NOWHERE:
                if self.inside[above]:
                    count += north[above]
                    break
                above = ACROSS[6 * above + NORTH]
            north[space] = count
        return north

    def _find_borders(self, spaces: list[int]) -> int:
        """Walk along every border with a feature; the number of sides inside."""
        inside = self.inside
        borders: i64 = 0
        walkable: i64 = 0
        for space in spaces:
            first: i64 = 6 * space
            before = inside[ACROSS[first + 5]]
            for step in range(first, first + 6):
                here = inside[ACROSS[step]]
                if here:
                    walkable += 1
                    if not before and self.ending[BACK[step]] is None:
                        self._walk_border(step, borders)
                        borders += 1
                before = here
        return walkable // 2

    def _walk_border(self, first: i64, border: i64) -> None:
        """From feature to feature, with the land to the right, until the first comes again."""
        entry = first
        walked: i64 = 0
        while self.ending[BACK[entry]] is None:
            feature = Feature(entry, border, walked)
            self.features.append(feature)
            self.ending[BACK[entry]] = feature
            step: i64 = RIGHT[BACK[entry]]
            while not self.inside[ACROSS[step]]:
                walked += self.worth(step)
                step = RIGHT[step]
            entry = step

    def worth(self, step: i64) -> i64:
        """What the step adds to the count of the land."""
        direction = step % 6
        if direction == NORTH:
            return self.north[step // 6] - 1
        if direction == SOUTH:
            return -self.north[step // 6]
        return 0

    def feature_of(self, side: int) -> Feature | None:
        """The feature from which a line may set out along this side; either one if it reaches two."""
        step = FORTH[side]
        return self.ending[BACK[step]] or self.ending[step]

    def connected(self, start: int, closed: tuple[int, ...]) -> int:
        """The part of the region that hangs together with a space once these sides are closed."""
        shut = [False] * len(EDGES)
        for side in closed:
            shut[side] = True
        unreached = self.inside.copy()
        unreached[start] = False
        found = [start]
        for space in found:
            first: i64 = 6 * space
            for step in range(first, first + 6):
                other = ACROSS[step]
                if unreached[other] and not shut[ALONG[step]]:
                    unreached[other] = False
                    found.append(other)
        return bits_of(found)


@lru_cache(maxsize=512)
def outline_of(region: int) -> Outline:
    """Regions change only by caravans and the printed ones recur, so outlines are worth remembering."""
    return Outline(region)
