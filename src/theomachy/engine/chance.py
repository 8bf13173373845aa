"""A small random generator of our own: the same seed gives the same numbers on every machine."""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
MIXING: Final = 12
"""Rolls thrown away until every bit of the seed has changed every bit of the state."""


class Dice:
    """sfc32, whose words fit a native int. For set-up, bots and campaigns; the rules themselves never roll."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = 0
        self.b: i64 = seed & WORD
        self.c: i64 = (seed >> 32) & WORD
        self.counter: i64 = 1
        for _ in range(MIXING):
            self.roll()

    def roll(self) -> i64:
        """The next 32 bits."""
        rolled: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((self.c << 21 | self.c >> 11) + rolled) & WORD
        return rolled

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1. The bias of the multiplication is below limit / 2**32."""
        return (self.roll() * limit) >> 32

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
