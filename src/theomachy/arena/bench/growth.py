"""How the time per decision grows with the position, and the slowest decision that a search finds.

A decision takes options() and apply(). Timers and other processes only make it look slower, so each is timed
several times and the shortest time counts.
"""

import platform
import sys
from collections.abc import Callable
from functools import _lru_cache_wrapper
from statistics import fmean, median, quantiles
from time import perf_counter_ns
from typing import Final, Generic, TypeAlias, TypeVar

from theomachy import BUILD
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Game, random_option
from theomachy.engine.line import to_line
from theomachy.games import registry
from theomachy.games.package import GamePackage

S = TypeVar("S", bound=State)
Progress: TypeAlias = Callable[[], None]

FEWEST: Final = 30
"""Least number of decisions behind a point of a curve; more where a curve would have more than MOST_POINTS."""
MOST_POINTS: Final = 20


class Decision:
    """One decision of a random game: the sizes of its position by name, and the time it took."""

    def __init__(self, sizes: dict[str, int], seconds: float) -> None:
        self.sizes: Final = sizes
        self.seconds: Final = seconds


class Point:
    """What decisions in positions of about one size take, in seconds."""

    def __init__(self, size: float, seconds: list[float]) -> None:
        tenths = quantiles(seconds, n=10, method="inclusive") if len(seconds) > 1 else seconds * 9
        self.size: Final = size
        self.decisions: Final = len(seconds)
        self.tenth: Final = tenths[0]
        self.median: Final = median(seconds)
        self.mean: Final = fmean(seconds)
        self.ninetieth: Final = tenths[8]


class Subject(Generic[S]):
    """A game whose decisions are timed."""

    def __init__(self, package: GamePackage[S]) -> None:
        self.package: Final = package
        self.game: Final = package.game

    def played(self, players: int, seed: int) -> list[int]:
        """The answers of a random game."""
        s = self.game.start(players, seed)
        dice = Dice(seed)
        answers: list[int] = []
        while seats := s.waiting():
            answers.append(random_option(s, seats[0], s.options(seats[0]), dice))
            s.apply(seats[0], answers[-1])
        return answers

    def timed(self, players: int, seed: int, rounds: int) -> list[Decision]:
        """Every decision of a random game that is played this many times."""
        answers = self.played(players, seed)
        times = [
            min(taken) for taken in zip(*[self._times(players, seed, answers) for _ in range(rounds)], strict=True)
        ]
        s = self.game.start(players, seed)
        found: list[Decision] = []
        for answer, seconds in zip(answers, times, strict=True):
            seat = s.waiting()[0]
            sizes = {**self.package.sizes(s), "players": players, "options": len(s.options(seat))}
            found.append(Decision(sizes, seconds))
            s.apply(seat, answer)
        return found

    def _times(self, players: int, seed: int, answers: list[int]) -> list[float]:
        s = self.game.start(players, seed)
        return [seconds_for(s, answer) for answer in answers]


def seconds_for(s: State, answer: int) -> float:
    """Ask for the options and give this answer; the time it took."""
    seat = s.waiting()[0]
    began = perf_counter_ns()
    s.options(seat)
    s.apply(seat, answer)
    return (perf_counter_ns() - began) / 1e9


class Growth:
    """Random games of every game with every number of players."""

    def __init__(self, games: int, rounds: int, seed: int) -> None:
        self.games: Final = games
        self.rounds: Final = rounds
        self.seed: Final = seed
        self.packages: Final = registry.packages()
        self.decisions: Final[dict[str, list[Decision]]] = {each.game.name: [] for each in self.packages}

    def steps(self) -> int:
        """How often run() tells its progress."""
        return self.games * sum(len(package.game.players) for package in self.packages)

    def run(self, done: Progress) -> None:
        """Play and measure."""
        for package in self.packages:
            self._measure(Subject(package), done)

    def _measure(self, subject: Subject[S], done: Progress) -> None:
        for number in range(self.games):
            for players in subject.game.players:
                found = subject.timed(players, self.seed + number, self.rounds)
                self.decisions[subject.game.name] += found
                done()

    def measures(self) -> list[str]:
        """The names of all sizes, those that every game has last."""
        found = {name: None for decisions in self.decisions.values() for each in decisions for name in each.sizes}
        return sorted(found, key=lambda name: name in ("players", "options"))

    def curve(self, game: str, measure: str) -> list[Point]:
        """Decisions by the size of their position; rare sizes are joined with their neighbours."""
        by_size: dict[int, list[float]] = {}
        for decision in self.decisions[game]:
            if decision.sizes.get(measure):
                by_size.setdefault(decision.sizes[measure], []).append(decision.seconds)
        return points(by_size)


def points(by_size: dict[int, list[float]]) -> list[Point]:
    """A curve with enough decisions at each of its points; few at its end join the last one."""
    decisions = sum(len(seconds) for seconds in by_size.values())
    fewest = max(FEWEST, decisions // MOST_POINTS if len(by_size) > MOST_POINTS else 0)
    groups: list[tuple[list[float], list[float]]] = []
    for size, seconds in sorted(by_size.items()):
        if not groups or len(groups[-1][1]) >= fewest:
            groups.append(([], []))
        groups[-1][0].extend([float(size)] * len(seconds))
        groups[-1][1].extend(seconds)
    if len(groups) > 1 and len(groups[-1][1]) < fewest:
        sizes, rest = groups.pop()
        groups[-1][0].extend(sizes)
        groups[-1][1].extend(rest)
    return [Point(fmean(sizes), seconds) for sizes, seconds in groups]


def caption(growth: Growth) -> str:
    """What the curves were made of."""
    decisions = sum(len(found) for found in growth.decisions.values())
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return (
        f"options() and apply(), {BUILD}, {python}; {decisions:,} decisions of random games, "
        f"{growth.games} for each number of players, best of {growth.rounds}"
    )


def table(growth: Growth) -> list[str]:
    """The ends of every curve as text."""
    lines = [
        f"{'game':<10}{'by':<10}{'from':>8}{'to':>8}{'median, µs':>14}{'to':>9}{'90% below, µs':>18}{'to':>9}"
    ]
    for game in growth.decisions:
        for measure in growth.measures():
            curve = growth.curve(game, measure)
            if len(curve) > 1:
                a, z = curve[0], curve[-1]
                lines.append(
                    f"{game:<10}{measure:<10}{a.size:>8.1f}{z.size:>8.1f}{a.median * 1e6:>14.1f}"
                    f"{z.median * 1e6:>9.1f}{a.ninetieth * 1e6:>18.1f}{z.ninetieth * 1e6:>9.1f}"
                )
    return lines


# -- the slowest decision


def caches() -> list["_lru_cache_wrapper[object]"]:
    """Everything in which the package remembers results across games."""
    found: list[_lru_cache_wrapper[object]] = []
    for name, module in list(sys.modules.items()):
        if name.startswith("theomachy."):
            found += [value for value in vars(module).values() if isinstance(value, _lru_cache_wrapper)]
    return found


class Found:
    """A decision, the last of these answers, and the time it takes at best."""

    def __init__(self, players: int, seed: int, answers: list[int], seconds: float) -> None:
        self.players: Final = players
        self.seed: Final = seed
        self.answers: Final = answers
        self.seconds: Final = seconds


class Search(Generic[S]):
    """Climb from the slowest decision found so far: go back a little, play on by chance, look for a slower one.

    Nothing is remembered from before when a decision is timed, so this is the worst a caller can meet.
    """

    def __init__(self, game: Game[S], tries: int, seed: int, repeats: int = 9) -> None:
        self.game: Final = game
        self.tries: Final = tries
        self.seed: Final = seed
        self.repeats: Final = repeats
        self.dice: Final = Dice(seed)
        self.caches: Final = caches()
        self.best = Found(game.players[0], seed, [], 0.0)

    def run(self, done: Progress) -> None:
        """Some random games first, and then variations of the best."""
        for number in range(self.tries):
            if number <= self.tries // 4:
                self._random_game(number)
            else:
                self._variation(self.best)
            done()

    def _random_game(self, number: int) -> None:
        players = self.game.players[number % len(self.game.players)]
        self._play_on(players, self.seed + number, [], self.game.longest(players))

    def _variation(self, best: Found) -> None:
        """Leave the best game at one of its answers, rather at a late one."""
        back = 1 + self.dice.below(1 + self.dice.below(len(best.answers)))
        self._play_on(best.players, best.seed, best.answers[:-back], back + 20)

    def _play_on(self, players: int, seed: int, answers: list[int], longest: int) -> None:
        s = self.game.start(players, seed)
        for answer in answers:
            s.apply(s.waiting()[0], answer)
        played = answers.copy()
        for _ in range(longest):
            if s.over:
                return
            seat = s.waiting()[0]
            before = s.copy()
            played.append(random_option(s, seat, s.options(seat), self.dice))
            s.apply(seat, played[-1])
            seconds = self._shortest(before, played[-1])
            if seconds > self.best.seconds:
                self.best = Found(players, seed, played.copy(), seconds)

    def _shortest(self, before: S, answer: int) -> float:
        """The time the answer takes at best; no more than that of the best is looked into."""
        shortest = self._cold(before, answer)
        for _ in range(1, self.repeats):
            if shortest > self.best.seconds:
                shortest = min(shortest, self._cold(before, answer))
        return shortest

    def _cold(self, before: S, answer: int) -> float:
        s = before.copy()
        for cache in self.caches:
            cache.cache_clear()
        return seconds_for(s, answer)

    def report(self) -> list[str]:
        """The slowest decision, with all that is needed to look at it."""
        best = self.best
        s = self.game.start(best.players, best.seed)
        for answer in best.answers[:-1]:
            s.apply(s.waiting()[0], answer)
        question = type(s.stack[-1]).__name__
        options = len(s.options(s.waiting()[0]))
        text = self.game.text(s, best.answers[-1])
        return [
            f"slowest decision of {self.game.name}: {best.seconds * 1e6:,.0f} µs, {question} "
            f"with {options} options, answered {text}",
            f"  echo '{to_line(self.game, s)}' | theomachy position options -",
        ]
