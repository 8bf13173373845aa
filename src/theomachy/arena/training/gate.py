"""The gate a network has to pass before it ships: it must win against what it replaces, deal by deal.

Deals are a ladder's: every deal is played from every seat with every god. A file keeps the wins of each deal, so a
gate that was stopped goes on; the same seed plays the same games.
"""

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from theomachy import BUILD, __version__
from theomachy.arena.ladder.plan import LONE, Deal, Plan
from theomachy.arena.ladder.play import play
from theomachy.arena.ladder.standing import Interval, Z, wilson
from theomachy.arena.training.rivals import CHALLENGER, CHAMPION, PLACES, SETTING
from theomachy.engine.refusal import SetupError

ENOUGH: Final = 400
"""Games below which nothing ships."""


class Verdict(NamedTuple):
    """How a challenger did: its wins in each deal, of so many games each."""

    wins: list[float]
    of_a_deal: int
    expected: float
    """The share of wins if both were alike."""

    def games(self) -> int:
        """How many games were played."""
        return len(self.wins) * self.of_a_deal

    def rate(self) -> float:
        """The share of games won."""
        return sum(self.wins) / max(1, self.games())

    def wilson(self) -> Interval:
        """The 95% interval as if all games were independent."""
        return wilson(sum(self.wins), self.games())

    def by_deals(self) -> Interval:
        """The 95% interval from what deals differ by: games of one deal share their luck."""
        rates = [each / self.of_a_deal for each in self.wins]
        mean = self.rate()
        spread = sum([(each - mean) ** 2 for each in rates]) / max(1, len(rates) - 1)
        half = Z * sqrt(spread / max(1, len(rates)))
        return Interval(max(0.0, mean - half), min(1.0, mean + half))

    def passed(self) -> bool:
        """Whether it is better beyond doubt, by both intervals, in enough games."""
        worst = min(self.wilson().low, self.by_deals().low)
        return self.games() >= ENOUGH and worst > self.expected

    def told(self) -> str:
        """In a line."""
        one, other = self.wilson(), self.by_deals()
        return (
            f"{sum(self.wins):g} of {self.games()} games won: {self.rate():.1%}, 95% intervals "
            f"{one.low:.1%} to {one.high:.1%} (Wilson), {other.low:.1%} to {other.high:.1%} (by deals); "
            f"{self.expected:.0%} if alike: {'passed' if self.passed() else 'not passed'}"
        )


class Gate:
    """A challenger against what it would replace, in a file of results."""

    def __init__(self, plan: Plan, setting: str, challenger: Path, champion: Path | None, file: Path) -> None:
        self.plan: Final = plan
        self.file: Final = file
        self.about: Final = {
            "gate": 1,
            "theomachy": __version__,
            "build": BUILD,
            "game": plan.game,
            "players": plan.players,
            "edition": plan.edition,
            "setting": setting,
            "seed": plan.seed,
            "challenger": digest(challenger),
            "champion": digest(champion) if champion else "written weights",
        }
        os.environ[SETTING] = setting
        os.environ[CHALLENGER] = str(challenger)
        os.environ[CHAMPION] = str(champion) if champion else ""
        self.wins: Final = self.read()

    def read(self) -> list[float]:
        """The wins of deals that were played; SetupError if they are another gate's."""
        if not self.file.exists():
            self.file.write_text(json.dumps(self.about) + "\n", encoding="utf-8")
        head, *lines = self.file.read_text(encoding="utf-8").splitlines()
        if json.loads(head) != self.about:
            raise SetupError("file", str(self.file), "one of the same gate, or a new one")
        return [float(line) for line in lines]

    def go_on(self, until: float, jobs: int) -> Iterator[Verdict]:
        """Deal by deal, as long as there is time (`until`, by the monotonic clock)."""
        deals = self.plan.deals()[len(self.wins) :]
        with ProcessPoolExecutor(jobs) as pool, self.file.open("a", encoding="utf-8") as out:
            for at in range(0, len(deals), jobs):
                for won in pool.map(wins_of, deals[at : at + jobs]):
                    self.wins.append(won)
                    out.write(f"{won}\n")
                    out.flush()
                yield self.verdict()
                if monotonic() > until:
                    return

    def verdict(self) -> Verdict:
        """How it stands."""
        return Verdict(self.wins, self.plan.of_a_deal(), 1 / self.plan.players)


def gate_plan(game: str, players: int, edition: str | None, games: int, seed: int) -> Plan:
    """One challenger at a table of champions."""
    return Plan(game, players, list(PLACES), LONE, games, seed, edition=edition)


def wins_of(deal: Deal) -> float:
    """The challenger's wins in a deal; a shared victory counts in parts."""
    total = 0.0
    for outcome in play(deal):
        mine = [seat for seat in outcome.winners if outcome.seats[seat] == PLACES[1]]
        total += len(mine) / len(outcome.winners) if outcome.winners else 0.0
    return total


def digest(file: Path) -> str:
    """Which network it is."""
    return blake2b(file.read_bytes(), digest_size=6).hexdigest()
