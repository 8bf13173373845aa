"""A map of hexes in axial coordinates: neighbours, and what can be reached in so many steps."""

from typing import Final

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six neighbours in circular order; a flat-top map begins at the north and turns clockwise."""
NOWHERE: Final = -1


class Hexes:
    """Spaces 0, 1, 2 ... at the given (q, r), with neighbours as lists and as bit sets."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        number = {place: space for space, place in enumerate(places)}
        self.around: list[list[int]] = []
        self.near: list[int] = []
        for q, r in places:
            ring = [number.get((q + dq, r + dr), NOWHERE) for dq, dr in DIRECTIONS]
            self.around.append(ring)
            self.near.append(sum(1 << space for space in ring if space != NOWHERE))

    def spread(self, spaces: int) -> int:
        """Every space sharing a side with one of these."""
        reached = 0
        while spaces:
            low = spaces & -spaces
            reached |= self.near[low.bit_length() - 1]
            spaces ^= low
        return reached

    def within(self, space: int, steps: int) -> int:
        """Every space at most so many steps away, the space itself included."""
        reached = 1 << space
        for _ in range(steps):
            reached |= self.spread(reached)
        return reached

    def connected(self, start: int, spaces: int) -> int:
        """The part of spaces that hangs together with start."""
        found = 1 << start
        edge = found
        while edge:
            edge = self.spread(edge) & spaces & ~found
            found |= edge
        return found
