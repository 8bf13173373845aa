"""Where the points of every side came from: the sheet at the end of a game. Each game fills it from its events."""

from typing import Final, NamedTuple


class ScorePart(NamedTuple):
    """Points by one rule: the source it belongs to on the sheet, and how many. A loss is below zero."""

    source: str
    rule: str
    amount: int


class ScoreRow(NamedTuple):
    """One side: its seats (the one that decides first), its place, its points, and what they are made of."""

    seats: tuple[int, ...]
    place: int
    """From 1; sides that share a place have the same."""
    score: int
    out: bool
    """Whether the side left the game before its end."""
    parts: tuple[ScorePart, ...]


BEFORE: Final = "before"
"""The source of points that a side had when the game began from a position."""


class ScoreTally:
    """What each side gained so far, by source and rule, in the order of the first gain."""

    def __init__(self, begin: list[int]) -> None:
        self._gained: Final[list[dict[tuple[str, str], int]]] = [
            {(BEFORE, ""): points} if points else {} for points in begin
        ]

    def add(self, seat: int, source: str, rule: str, amount: int) -> None:
        """Points of a seat; nothing is written down for none."""
        if amount:
            found = self._gained[seat]
            found[source, rule] = found.get((source, rule), 0) + amount

    def total(self, seat: int) -> int:
        """All points of a seat."""
        return sum(self._gained[seat].values())

    def continue_from(self, seat: int, other: int) -> None:
        """The seat goes on with what another has gained."""
        self._gained[seat] = dict(self._gained[other])

    def parts(self, seat: int) -> tuple[ScorePart, ...]:
        """The points of a seat."""
        return tuple(ScorePart(source, rule, amount) for (source, rule), amount in self._gained[seat].items())


def placed(scores: list[tuple[int, ...]]) -> list[int]:
    """The place of each of these scores, the greatest first; equal ones share theirs."""
    return [1 + sum(other > score for other in scores) for score in scores]
