"""Many random games at once: who won, how it ended, how long it took."""

from collections import Counter

from theomachy.ankh.components import GODS
from theomachy.ankh.game import ANKH
from theomachy.engine.chance import Dice
from theomachy.engine.game import Json, play_randomly

CHUNK = 25


class Summary:
    """What some games came to."""

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
            "wins": {god: self.wins[god] for god in sorted(self.played)},
            "played": dict(sorted(self.played.items())),
        }


class Work:
    """Some games of a simulation: each has a seed of its own, so the result does not depend on who plays it."""

    def __init__(self, players: int, scenario: str, edition: str, seed: int, numbers: range) -> None:
        self.players = players
        self.scenario = scenario
        self.edition = edition
        self.seed = seed
        self.numbers = numbers


def simulate(work: Work) -> Summary:
    """Play these games."""
    summary = Summary()
    for number in work.numbers:
        dice = Dice(work.seed * 1_000_003 + number)
        s = ANKH.new(work.players, scenario=work.scenario, edition=work.edition, seed=dice.roll())
        summary.answers += play_randomly(s, dice)
        summary.games += 1
        result = ANKH.result(s)
        summary.endings[result.ending] += 1
        for seat, god in enumerate(s.lineup.gods):
            summary.played[GODS[god]] += 1
            summary.wins[GODS[god]] += seat in result.winners
    return summary


def divided(players: int, scenario: str, edition: str, seed: int, games: int) -> list[Work]:
    """The games of a simulation in portions."""
    starts = range(0, games, CHUNK)
    return [Work(players, scenario, edition, seed, range(n, min(n + CHUNK, games))) for n in starts]
