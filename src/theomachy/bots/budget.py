"""How long a search may think: rounds, or seconds by a clock that is looked at everywhere inside it."""

import time
from typing import Final


class TimeUp(Exception):
    """Raised wherever the clock is looked at and no time is left."""


class Budget:
    """When to stop: after a number of rounds, or of seconds if that is not 0."""

    def __init__(self, rounds: int, seconds: float = 0.0) -> None:
        self.rounds: Final = rounds
        self.seconds: Final = seconds
        self._start: Final = time.perf_counter()

    def left(self, round_: int) -> bool:
        """Whether there is time for this round; without seconds the clock is never looked at."""
        return round_ < self.rounds and not self.over()

    def over(self) -> bool:
        """Whether the clock has run out."""
        return self.seconds > 0.0 and time.perf_counter() - self._start >= self.seconds

    def check(self) -> None:
        """TimeUp if the clock has run out: what takes longer than a few milliseconds asks often."""
        if self.over():
            raise TimeUp

    def spent(self, round_: int) -> float:
        """Which part of it is gone before this round."""
        by_rounds = round_ / self.rounds
        if self.seconds <= 0.0:
            return by_rounds
        return max(by_rounds, (time.perf_counter() - self._start) / self.seconds)


ENDLESS: Final = Budget(1 << 60)
"""For what always goes on to its end."""
