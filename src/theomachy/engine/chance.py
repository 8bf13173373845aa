"""A small random generator of our own: the same seed gives the same numbers on every machine."""

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF


class Dice:
    """SplitMix64. For set-up, bots and campaigns; the rules themselves never roll."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def roll(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1. The bias of the multiplication is below 2**-50 here."""
        return (self.roll() * limit) >> 64

    def shuffled(self, numbers: list[int]) -> list[int]:
        """The same numbers in random order."""
        mixed = numbers.copy()
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def weighted(self, weights: list[int]) -> int:
        """An index, as likely as its weight."""
        point = self.below(sum(weights))
        index = 0
        while point >= weights[index]:
            point -= weights[index]
            index += 1
        return index
