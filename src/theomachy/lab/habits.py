"""What winners do differently: how often each seat did a thing, winners against the others of the same game."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from theomachy.arena.ladder.standing import Z
from theomachy.lab.game_played import GamePlayed

ENOUGH: Final = 30
"""Games below which a difference is not told: its interval is too rough."""


class Habit(NamedTuple):
    """A thing that is counted."""

    label: str
    per_game: float
    """How often it happened in a game, whoever did it."""
    games: float
    """The share of games in which it happened at all."""
    winners: float
    others: float
    """How often a winner, and how often another seat, did it in a game."""
    low: float
    high: float
    """The interval of the difference between winners and others."""
    won: int
    """How many games with winners and losers the difference is from."""

    def tells(self) -> bool:
        """Whether winners surely do it more, or surely less."""
        return self.won >= ENOUGH and (self.low > 0 or self.high < 0)

    def weight(self) -> float:
        """How sure the difference is: its size by its uncertainty."""
        spread = (self.high - self.low) / 2
        return abs(self.winners - self.others) / spread if spread else 0.0


def habits(games: Sequence[GamePlayed]) -> list[Habit]:
    """Everything that is counted, what tells winners apart most surely first.

    The differences are taken within each game, so that long games do not count as a habit of winners.
    """
    labels = sorted({label for game in games for label in game.happened})
    found = [habit(label, games) for label in labels]
    return sorted(found, key=lambda each: (-each.weight(), each.label))


def habit(label: str, games: Sequence[GamePlayed]) -> Habit:
    """One thing that is counted."""
    mine: list[float] = []
    theirs: list[float] = []
    for game in games:
        players = len(game.places)
        if 0 < len(game.winners) < players:
            counts = game.happened.get(label, [0] * (players + 1))
            mine.append(sum(counts[seat] for seat in game.winners) / len(game.winners))
            losers = [counts[seat] for seat in range(players) if seat not in game.winners]
            theirs.append(sum(losers) / len(losers))
    total = [sum(game.happened.get(label, [])) for game in games]
    differences = [one - other for one, other in zip(mine, theirs, strict=True)]
    middle, error = mean_and_error(differences)
    return Habit(
        label,
        sum(total) / len(total),
        sum(1 for each in total if each) / len(total),
        mean_and_error(mine)[0],
        mean_and_error(theirs)[0],
        middle - Z * error,
        middle + Z * error,
        len(differences),
    )


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers and its standard error; both 0 for none."""
    if not numbers:
        return 0.0, 0.0
    mean = sum(numbers) / len(numbers)
    if len(numbers) == 1:
        return mean, 0.0
    variance = sum([(each - mean) ** 2 for each in numbers]) / (len(numbers) - 1)
    return mean, sqrt(variance / len(numbers))
