"""Which lines of camels are legal (ANKH-CAMEL-03 .. -09), in one region and on the whole map.

Inside a region three land spaces meet at every corner but the features (rivers, Water, camels, the edge of
the map), and a line ends at the first feature it reaches (ANKH-CAMEL-06). Inside, a line can only go back, to
the right or to the left. No ring of sides is shorter than six, so a line of six that never goes back cannot
touch itself.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from theomachy.engine.values import Row
from theomachy.games.ankh.rules.components import CAMELS
from theomachy.games.ankh.rules.egypt import EDGES
from theomachy.games.ankh.rules.events.region_shape import ALONG, Feature, Outline, left, outline_of, right
from theomachy.games.ankh.rules.scenario import LEAST_LAND

LONGEST: Final = 6  # camels in one line (ANKH-CAMEL-03)


def completes(outline: Outline, start: Feature, step: i64, walked: i64, camels: i64) -> bool:
    """Whether a legal line from this feature goes on by the step, with at most so many more camels.

    What the way to the step is worth tells how much land the line cuts off at last (ANKH-CAMEL-07, -08).
    """
    end = outline.ending(step)
    if end is None and camels <= 1:
        return False
    walked += outline.worth(step)
    if end is not None:
        cut_off = (walked - end.walked) % outline.land
        return end.border == start.border and LEAST_LAND <= cut_off <= outline.land - LEAST_LAND
    if completes(outline, start, right(step), walked, camels - 1):
        return True
    return completes(outline, start, left(step), walked, camels - 1)


def arrives(outline: Outline, step: i64, camels: i64) -> bool:
    """Whether a line that goes on by the step reaches any feature with at most so many more camels."""
    if outline.endings[step]:
        return True
    if camels <= 1:
        return False
    return arrives(outline, right(step), camels - 1) or arrives(outline, left(step), camels - 1)


@lru_cache(maxsize=512)
def first_sides(region: int, supply: int) -> list[int]:
    """Where the first camel of a legal line of at most so many may stand."""
    outline = outline_of(region)
    found: list[int] = []
    for start in outline.features:
        if completes(outline, start, start.entry, start.walked, supply):
            found.append(ALONG[start.entry])
    return sorted(set(found))  # a line of one camel is found from both ends


class Line:
    """The beginning of a line: the sides drawn so far, from a feature on."""

    def __init__(self, outline: Outline, drawn: tuple[int, ...]) -> None:
        start = outline.feature_of(drawn[0])
        if start is None:
            raise ValueError("a line begins at a feature")
        step = start.entry
        walked = start.walked + outline.worth(step)
        for camel in range(1, len(drawn)):
            step = self._next_step(outline, step, drawn[camel])
            walked += outline.worth(step)
        self.outline: Final = outline
        self.drawn: Final = drawn
        self.start: Final = start
        self.step: Final = step
        self.walked: Final = walked  # what the way from the start of its border is worth

    def _next_step(self, outline: Outline, step: i64, side: int) -> i64:
        if outline.endings[step]:
            raise ValueError("a line ends at the first feature")
        if ALONG[right(step)] == side:
            return right(step)
        if ALONG[left(step)] == side:
            return left(step)
        raise ValueError("a line goes on where it stands")

    def ends(self) -> bool:
        """Whether the line has reached a feature."""
        return self.outline.endings[self.step] != 0

    def next_sides(self, supply: int) -> list[int]:
        """Where the next camel may stand if a legal line has at most so many, ascending."""
        found: list[int] = []
        camels: i64 = supply - len(self.drawn)
        for step in (right(self.step), left(self.step)):
            if completes(self.outline, self.start, step, self.walked, camels):
                found.append(ALONG[step])
        found.sort()
        return found

    def cut_off(self) -> int:
        """The land on one side of a complete line: where its last two sides meet, drawn from its lower end."""
        drawn = self.drawn if self.drawn[0] <= self.drawn[-1] else self.drawn[::-1]
        one, other = EDGES[drawn[-1]]
        if len(drawn) > 1 and one not in EDGES[drawn[-2]]:
            one = other
        return self.outline.connected(one, drawn)


class Land:
    """All regions of a position, as a caravan finds them, for the very row it was made of."""

    def __init__(self, regions: Row) -> None:
        self.regions: Final = regions
        self.outlines: Final = [outline_of(region) for region in regions if region]
        camels = CAMELS - len(EDGES)
        for outline in self.outlines:
            camels += outline.sides
        self.camels_left: Final = camels  # all open sides inside no region have one (ANKH-CAMEL-09)
        self.supply: Final = min(LONGEST, camels) if 0 in regions else 0  # for one line (ANKH-CAMEL-03, -14)
        self.first_sides: Final = self._first_sides()

    def _first_sides(self) -> list[int]:
        """The sides on which the first camel of a legal line may stand, in any region (ANKH-CAMEL-02)."""
        found: list[int] = []
        if self.supply > 0:
            for region in self.regions:
                if region:
                    found += first_sides(region, self.supply)
            found.sort()
        return found

    def outline_at(self, space: int) -> Outline:
        """The outline of the region of a land space."""
        for outline in self.outlines:
            if outline.inside[space]:
                return outline
        raise ValueError("no land")
