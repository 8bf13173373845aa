"""The results: for each table and level the share of wins, with its 95% interval."""

from collections.abc import Sequence
from hashlib import blake2b
from math import sqrt
from typing import Final, NamedTuple

from theomachy.arena.ladder.plan import Plan
from theomachy.arena.ladder.play import Outcome

Z: Final = 1.959964
"""Standard deviations on either side that hold 95% of a normal distribution."""


class Interval(NamedTuple):
    """From here to there."""

    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether a value lies inside."""
        return self.low <= value <= self.high


class Standing(NamedTuple):
    """A level at a table. A victory that is shared counts in parts, so all wins of a game add up to at most 1."""

    table: tuple[str, ...]
    level: str
    games: int
    wins: float

    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def interval(self) -> Interval:
        """Where the true share lies, with 95% confidence."""
        return wilson(self.wins, self.games)

    def expected(self) -> float:
        """The share if all levels were alike."""
        return self.table.count(self.level) / len(self.table)


class Pace(NamedTuple):
    """How much a level thought."""

    level: str
    decisions: int
    seconds: float

    def each(self) -> float:
        """Milliseconds for a decision."""
        return 1000 * self.seconds / self.decisions


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval: honest also near 0 and 1, and with few games."""
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def difference(one: Standing, other: Standing) -> Interval:
    """Where the difference of two shares lies, with 95% confidence (Newcombe, from the intervals of both)."""
    a, b = one.rate(), other.rate()
    p, q = one.interval(), other.interval()
    low = a - b - sqrt((a - p.low) ** 2 + (q.high - b) ** 2)
    high = a - b + sqrt((p.high - a) ** 2 + (b - q.low) ** 2)
    return Interval(low, high)


def standings(plan: Plan, outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every table's levels, as the plan has them."""
    found: list[Standing] = []
    for number, table in enumerate(plan.tables):
        played = [outcome for outcome in outcomes if outcome.table == number]
        for level in dict.fromkeys(table):
            found.append(Standing(table, level, len(played), sum([won(each, level) for each in played])))
    return found


def won(outcome: Outcome, level: str) -> float:
    """A level's part of the victory."""
    winning = [seat for seat in outcome.winners if outcome.seats[seat] == level]
    return len(winning) / len(outcome.winners) if winning else 0.0


def paces(plan: Plan, outcomes: Sequence[Outcome]) -> list[Pace]:
    """How much each level thought in all games."""
    found: list[Pace] = []
    for level in plan.names:
        thoughts = [outcome.thoughts[level] for outcome in outcomes if level in outcome.thoughts]
        decisions = sum([thought.decisions for thought in thoughts])
        found.append(Pace(level, decisions, sum([thought.seconds for thought in thoughts])))
    return found


def digest(outcomes: Sequence[Outcome]) -> str:
    """A short name for everything that happened: the same games, the same name."""
    lines = [f"{o.table} {o.deal} {o.number} {o.seats} {o.winners} {o.answers}" for o in outcomes]
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
