"""What a connection has left of each kind of work."""

from typing import Final

from theomachy.server.tables.limits import Rate


class OverBudget(Exception):
    """Raised in the middle of parsing, so that nothing that follows is parsed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: Final = why


class Bucket:
    """A token bucket of one connection."""

    __slots__ = ("_level", "_rate", "_since", "_why")

    def __init__(self, why: str, rate: Rate, now: float) -> None:
        self._why: Final = why
        self._rate: Final = rate
        self._level = rate.burst
        self._since = now

    def take(self, now: float, amount: float = 1) -> None:
        """Pay for something that was received; OverBudget if there is not enough left."""
        self.charge(now, amount)
        if self._level < 0:
            raise OverBudget(self._why)

    def charge(self, now: float, amount: float) -> None:
        """Pay for what has been done already: the next one who takes finds less."""
        rate = self._rate
        self._level = min(rate.burst, self._level + (now - self._since) * rate.per_second) - amount
        self._since = now
