"""A map of hexes in axial coordinates: neighbours, and what can be reached in so many steps."""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.bits import WORD, WORD_BITS, add_codes, members

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six neighbours in circular order; a flat-top map begins at the north and turns clockwise."""
NOWHERE: Final = -1
MOST_SPACES: Final = 3 * WORD_BITS


class Hexes:
    """Spaces 0, 1, 2 ... at the given (q, r), with neighbours as lists and as bit sets.

    What goes through a set space by space works on its three words, so that no step makes a big int.
    """

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
        self.near_a: Final = [near & WORD for near in self.near]
        self.near_b: Final = [near >> WORD_BITS & WORD for near in self.near]
        self.near_c: Final = [near >> 2 * WORD_BITS for near in self.near]
        self.beyond: Final[dict[int, int]] = {}
        for between in range(len(places)):
            for origin in members(self.near[between]):
                beyond = self.near[between] & ~self.near[origin] & ~(1 << origin)
                self.beyond[between * MOST_SPACES + origin] = beyond

    def spread(self, spaces: int) -> int:
        """Every space sharing a side with one of these."""
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        for space in members(spaces):
            a |= self.near_a[space]
            b |= self.near_b[space]
            c |= self.near_c[space]
        return _joined(a, b, c)

    def within(self, space: int, steps: int) -> int:
        """Every space at most so many steps away, the space itself included."""
        reached = 1 << space
        for _ in range(steps):
            reached |= self.spread(reached)
        return reached

    def connected(self, start: int, spaces: int) -> int:
        """The start, and the part of spaces that hangs together with it."""
        a: i64 = spaces & WORD
        b: i64 = spaces >> WORD_BITS & WORD
        c: i64 = spaces >> 2 * WORD_BITS
        found = members(start)
        for space in found:  # a list that grows as it is read
            new_a: i64 = self.near_a[space] & a
            new_b: i64 = self.near_b[space] & b
            new_c: i64 = self.near_c[space] & c
            a ^= new_a
            b ^= new_b
            c ^= new_c
            add_codes(found, 0, new_a)
            add_codes(found, WORD_BITS, new_b)
            add_codes(found, 2 * WORD_BITS, new_c)
        return start | spaces & ~_joined(a, b, c)

    def across(self, spaces: int, over: int) -> int:
        """Every space exactly two steps away from one of spaces, with one of over between them."""
        reached = 0
        for between in members(self.spread(spaces) & over):
            for origin in members(self.near[between] & spaces):
                reached |= self.beyond[between * MOST_SPACES + origin]
        return reached


def _joined(a: i64, b: i64, c: i64) -> int:
    """The set of these three words."""
    spaces = int(a)
    if b:
        spaces |= int(b) << WORD_BITS
    if c:
        spaces |= int(c) << 2 * WORD_BITS
    return spaces
