"""Many random games: winners, endings and lengths."""

from collections import Counter

from theomachy.engine.chance import Dice
from theomachy.engine.game import Json
from theomachy.games import registry
from theomachy.play.games import random_game
from theomachy.play.setup import Wishes

CHUNK = 25


class Summary:
    """Statistics of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.endings: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.played: Counter[str] = Counter()

    def add(self, other: "Summary") -> None:
        """Count another summary in."""
        self.games += other.games
        self.answers += other.answers
        self.endings.update(other.endings)
        self.wins.update(other.wins)
        self.played.update(other.played)

    def document(self) -> dict[str, Json]:
        """The summary as JSON values."""
        return {
            "games": self.games,
            "answersPerGame": round(self.answers / max(1, self.games)),
            "endings": dict(sorted(self.endings.items())),
            "wins": {name: self.wins[name] for name in sorted(self.played)},
            "played": dict(sorted(self.played.items())),
        }


class Work:
    """Some games of a simulation: each has a seed of its own, so any process may play it."""

    def __init__(self, game: str, wishes: Wishes, seed: int, numbers: range) -> None:
        self.game = game
        self.wishes = wishes
        self.seed = seed
        self.numbers = numbers


def simulate(work: Work) -> Summary:
    """Play these games."""
    package = registry.package(work.game)
    summary = Summary()
    for number in work.numbers:
        dice = Dice(work.seed * 1_000_003 + number)
        ended = random_game(package.game, package.header(work.wishes, dice.roll()), dice)
        summary.answers += ended.answers
        summary.games += 1
        summary.endings[ended.result.ending] += 1
        for seat, name in enumerate(ended.seats):
            summary.played[name] += 1
            summary.wins[name] += seat in ended.result.winners
    return summary


def divided(game: str, wishes: Wishes, seed: int, games: int) -> list[Work]:
    """The games of a simulation in portions."""
    starts = range(0, games, CHUNK)
    return [Work(game, wishes, seed, range(n, min(n + CHUNK, games))) for n in starts]
