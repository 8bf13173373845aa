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

from mypy_extensions import i64, mypyc_attr

from theomachy.engine.bits import members
from theomachy.engine.hexes import NOWHERE
from theomachy.engine.spaces import Spaces, bits_in, both, either, listed, some, spaces_of, without
from theomachy.games.ankh.rules.egypt import AROUND, EDGE_NUMBER, EDGES, HEXES, SPACES

NORTH: Final = 0
SOUTH: Final = 3
NO_SIDE: Final = -1
BEYOND: Final = SPACES
"""What lies across the edge of the map, where a table of bytes knows no NOWHERE."""
ACROSS: Final = bytes(BEYOND if space == NOWHERE else space for ring in AROUND for space in ring)
"""The space on the other side of the side along which a step leads."""


def side_walked(step: int) -> int:
    """The number of the side along which the step leads; NO_SIDE if no camel could ever stand there."""
    one = step // 6
    other = ACROSS[step]
    return EDGE_NUMBER.get((min(one, other), max(one, other)), NO_SIDE)


ALONG: Final = [side_walked(step) for step in range(6 * SPACES)]
FORTH: Final = [6 * one + AROUND[one].index(other) for one, other in EDGES]
"""One of the two steps along each side."""


def back(step: i64) -> i64:
    """The same side walked the other way, round the space across."""
    return 6 * ACROSS[step] + (step + 3) % 6


def right(step: i64) -> i64:
    """The next step round the same space."""
    return step - 5 if step % 6 == 5 else step + 1


def left(step: i64) -> i64:
    """The step that leaves this space, where the next one round it would go on."""
    return 6 * ACROSS[right(step)] + (step + 5) % 6


@mypyc_attr(acyclic=True)
class Feature:
    """Where a line may set out and arrive."""

    def __init__(self, entry: i64, border: i64, walked: i64) -> None:
        self.entry: Final = entry  # the step from here into the region
        self.border: Final = border  # which of the region's borders it lies on
        self.walked: Final = walked  # what the way along the border to here is worth


class Outline:
    """A region as a line of camels meets it. Its tables are bytes: quick to read, nothing for the collector."""

    def __init__(self, region: int) -> None:
        spaces = members(region)
        inside = bytearray(SPACES + 1)  # the last one stands for what is beyond the map
        for space in spaces:
            inside[space] = 1
        self.area: Final = spaces_of(region)
        self.land: Final[i64] = len(spaces)
        self.inside: Final = bytes(inside)
        self.north: Final = self._columns(spaces)
        self.features: Final[list[Feature]] = []
        self._endings = bytearray(6 * SPACES)
        self.sides: Final = self._find_borders(spaces)  # inside the region, so without camels
        self.endings: Final = bytes(self._endings)  # the number of the feature at which each step ends; 0: none

    def _columns(self, spaces: list[int]) -> bytes:
        """For each space of the region, its land in that column from the north down to the space."""
        north = bytearray(SPACES)
        for space in spaces:
            count = 1
            above = ACROSS[6 * space + NORTH]
            while above != BEYOND:
                if self.inside[above]:
                    count += north[above]
                    break
                above = ACROSS[6 * above + NORTH]
            north[space] = count
        return bytes(north)

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
                    if not before and not self._endings[back(step)]:
                        self._walk_border(step, borders)
                        borders += 1
                before = here
        return walkable // 2

    def _walk_border(self, first: i64, border: i64) -> None:
        """From feature to feature, with the land to the right, until the first comes again."""
        entry = first
        walked: i64 = 0
        while not self._endings[back(entry)]:
            self.features.append(Feature(entry, border, walked))
            self._endings[back(entry)] = len(self.features)
            step = right(back(entry))
            while not self.inside[ACROSS[step]]:
                walked += self.worth(step)
                step = right(step)
            entry = step

    def worth(self, step: i64) -> i64:
        """What the step adds to the count of the land."""
        direction = step % 6
        if direction == NORTH:
            return self.north[step // 6] - 1
        if direction == SOUTH:
            return -self.north[step // 6]
        return 0

    def ending(self, step: i64) -> Feature | None:
        """The feature at which the step ends."""
        number = self.endings[step]
        return self.features[number - 1] if number else None

    def feature_of(self, side: int) -> Feature | None:
        """The feature from which a line may set out along this side; either one if it reaches two."""
        step = FORTH[side]
        return self.ending(back(step)) or self.ending(step)

    def connected(self, start: int, closed: tuple[int, ...]) -> int:
        """The part of the region that hangs together with a space once these sides are closed."""
        parted = [EDGES[side] for side in closed]
        wave = HEXES.alone[start].spaces
        found = wave
        while some(wave):
            reached: Spaces = (0, 0, 0)
            for space in listed(wave):
                ring = HEXES.rings[space].spaces
                for one, other in parted:
                    if space in (one, other):
                        ring = without(ring, HEXES.alone[other if space == one else one].spaces)
                reached = either(reached, ring)
            wave = both(without(reached, found), self.area)
            found = either(found, wave)
        return bits_in(found)


@lru_cache(maxsize=512)
def outline_of(region: int) -> Outline:
    """Regions change only by caravans and the printed ones recur, so outlines are worth remembering."""
    return Outline(region)
