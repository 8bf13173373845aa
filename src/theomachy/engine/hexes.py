"""A map of hexes in axial coordinates: neighbours, and what can be reached in so many steps."""

from typing import Final

from mypy_extensions import mypyc_attr

from theomachy.engine.bits import members
from theomachy.engine.spaces import MOST_SPACES, Spaces, bits_in, both, either, listed, some, spaces_of, without

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six neighbours in circular order; a flat-top map begins at the north and turns clockwise."""
NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class Patch:
    """Some spaces of a map, to be kept: in a list or as a constant, native words alone would be taken apart."""

    def __init__(self, bits: int) -> None:
        self.spaces: Final = spaces_of(bits)


class Hexes:
    """Spaces 0, 1, 2 ... at the given (q, r), with neighbours as lists and as sets."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        if len(places) > MOST_SPACES:
            raise ValueError(f"{len(places)} spaces; at most {MOST_SPACES}")
        number = {place: space for space, place in enumerate(places)}
        self.around: list[list[int]] = []
        self.near: list[int] = []
        for q, r in places:
            ring = [number.get((q + dq, r + dr), NOWHERE) for dq, dr in DIRECTIONS]
            self.around.append(ring)
            self.near.append(sum(1 << space for space in ring if space != NOWHERE))
        self.rings: Final = [Patch(near) for near in self.near]
        self.alone: Final = [Patch(1 << space) for space in range(len(places))]
        self.beyond: Final[dict[int, int]] = {}
        for between in range(len(places)):
            for origin in members(self.near[between]):
                beyond = self.near[between] & ~self.near[origin] & ~(1 << origin)
                self.beyond[between * MOST_SPACES + origin] = beyond

    def beside(self, spaces: Spaces) -> Spaces:
        """Every space sharing a side with one of these."""
        found: Spaces = (0, 0, 0)
        for space in listed(spaces):
            found = either(found, self.rings[space].spaces)
        return found

    def spread(self, spaces: int) -> int:
        """Every space sharing a side with one of these, as ints."""
        return bits_in(self.beside(spaces_of(spaces)))

    def within(self, space: int, steps: int) -> int:
        """Every space at most so many steps away, the space itself included."""
        reached = 1 << space
        for _ in range(steps):
            reached |= self.spread(reached)
        return reached

    def connected(self, start: int, spaces: int) -> int:
        """The start, and the part of spaces that hangs together with it."""
        found = spaces_of(start)
        left = without(spaces_of(spaces), found)
        wave = both(self.beside(found), left)
        while some(wave):
            found = either(found, wave)
            left = without(left, wave)
            wave = both(self.beside(wave), left)
        return bits_in(found)

    def across(self, spaces: int, over: int) -> int:
        """Every space exactly two steps away from one of spaces, with one of over between them."""
        reached = 0
        for between in members(self.spread(spaces) & over):
            for origin in members(self.near[between] & spaces):
                reached |= self.beyond[between * MOST_SPACES + origin]
        return reached
