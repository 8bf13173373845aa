"""Measures random play in the build that runs: `python -P measure.py SECONDS SEED` prints JSON.

`python -P measure.py count WAY NAME PLAYERS GAMES` only plays so many games and prints how many decisions they
had, for whoever counts instructions (instructions.py).

It runs as a process of its own, so that another checkout can be measured by the program it brings along. Times are
processor seconds, which other processes disturb little.
"""

import json
import platform
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Final, Generic, TypeVar

from theomachy.arena.bench.peers import Marked, Tally
from theomachy.engine import decision
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import play_randomly, random_option
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.play.setup import Wishes

S = TypeVar("S", bound=State)
EVERY: Final = 40
"""Of the positions of a game, one in this many is copied."""
COPIES: Final = 20


class Subject(Generic[S]):
    """A game, an edition and a number of players."""

    def __init__(self, game: str, edition: str, players: int, start: Callable[[int], S]) -> None:
        self.game: Final = game
        self.edition: Final = edition
        self.players: Final = players
        self.start: Final = start

    def title(self) -> str:
        """The game and its edition."""
        return f"{self.game} {self.edition}".strip()

    def public(self, seconds: float, seed: int) -> tuple[int, int, int, float]:
        """Whole games through the public interface: games, decisions, options and the time they took."""
        random = Random(seed)
        tally = Tally()
        began = process_time()
        spent = 0.0
        while spent < seconds:
            self.play(self.start(seed + tally.games), random, tally)
            tally.games += 1
            spent = process_time() - began
        return tally.games, tally.decisions, tally.offered, spent

    def play(self, s: S, random: Random, tally: Tally) -> None:
        """One game through the public interface, by the random numbers of Python, drawn as for the peers."""
        while seats := s.waiting():
            seat = seats[0]
            options = s.options(seat)
            tally.decided(len(options))
            if seat == CHANCE:
                s.apply(seat, random.choices(options, s.weights(options))[0])
            else:
                s.apply(seat, options[int(random.random() * len(options))])

    def look_ahead(self, s: S, random: Random) -> int:
        """One game in which every answer is taken on a copy, as a search does: copy, apply, options."""
        steps = 0
        while seats := s.waiting():
            options = s.options(seats[0])
            s = s.copy()
            s.apply(seats[0], options[int(random.random() * len(options))])
            steps += 1
        return steps

    def looks_ahead(self, seconds: float, seed: int) -> float:
        """Copies with an answer taken and the next options asked for, per second."""
        random = Random(seed)
        games = steps = 0
        began = process_time()
        spent = 0.0
        while spent < seconds:
            steps += self.look_ahead(self.start(seed + games), random)
            games += 1
            spent = process_time() - began
        return steps / spent

    def inside(self, seconds: float, seed: int) -> float:
        """Decisions per second in the engine's own loop."""
        dice = Dice(seed)
        games = decisions = 0
        began = process_time()
        spent = 0.0
        while spent < seconds:
            decisions += play_randomly(self.start(seed + games), dice)
            games += 1
            spent = process_time() - began
        return decisions / spent

    def positions(self, seed: int) -> Iterator[S]:
        """Positions from all over a random game."""
        dice = Dice(seed)
        s = self.start(seed)
        answers = 0
        while seats := s.waiting():
            if answers % EVERY == EVERY // 2:
                yield s.copy()
            s.apply(seats[0], random_option(s, seats[0], s.options(seats[0]), dice))
            answers += 1

    def copies(self, seconds: float, seed: int) -> float:
        """Copies per second."""
        positions = list(self.positions(seed))
        made = 0
        began = process_time()
        spent = 0.0
        while spent < seconds:
            for s in positions:
                for _ in range(COPIES):
                    s.copy()
            made += COPIES * len(positions)
            spent = process_time() - began
        return made / spent

    def size(self, seed: int) -> float:
        """The memory one more copy takes, in bytes."""
        positions = list(self.positions(seed))
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        kept = [s.copy() for s in positions for _ in range(COPIES)]
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / len(kept)

    def measured(self, seconds: float, seed: int) -> dict[str, str | int | float]:
        """One row."""
        games, decisions, offered, spent = self.public(seconds, seed)
        return {
            "game": self.game,
            "edition": self.edition,
            "players": self.players,
            "decisionsPerSecond": decisions / spent,
            "insidePerSecond": self.inside(seconds, seed),
            "gamesPerSecond": games / spent,
            "decisionsPerGame": decisions / games,
            "optionsPerDecision": offered / decisions,
            "aheadPerSecond": self.looks_ahead(seconds / 2, seed),
            "copiesPerSecond": self.copies(seconds / 4, seed),
            "bytesPerPosition": self.size(seed),
        }


def starts(package: GamePackage[State], edition: str, players: int) -> Callable[[int], State]:
    """How a new game begins, given a seed."""
    wishes = Wishes(players, edition=edition or None)
    return lambda seed: package.game.opened(package.header(wishes, seed))


def subjects() -> list[Subject[State]]:
    """Every game, edition and number of players."""
    return [
        Subject(package.game.name, edition, players, starts(package, edition, players))
        for package in registry.packages()
        for edition in package.editions or ("",)
        for players in package.game.players
    ]


def calibration() -> float:
    """How fast this Python is on this machine: millions of rounds of a plain loop per second, best of five."""
    best = 0.0
    for _ in range(5):
        began = process_time()
        total = 0
        for number in range(200_000):
            total = (total * 5 + number) & 0xFFFF
        best = max(best, 0.2 / (process_time() - began))
    return best


def played(subject: Subject[State], way: str, games: int, seed: int) -> int:
    """Play so many games one way (through the interface, inside, on copies); the number of decisions."""
    starts = [subject.start(seed + game) for game in range(games)]
    if way == "inside":
        dice = Dice(seed)
        return sum(play_randomly(s, dice) for s in starts)
    random = Random(seed)
    if way == "ahead":
        return sum(subject.look_ahead(s, random) for s in starts)
    tally = Tally()
    for s in starts:
        subject.play(s, random, tally)
    return tally.decisions


def count(way: str, name: str, players: str, games: str) -> None:
    """Play games one way inside `divmod`, which nobody else calls: so it can be told apart by its name."""
    (subject,) = [each for each in subjects() if each.title() == name and each.players == int(players)]
    played(subject, way, 1, 0)
    print(divmod(Marked(lambda: played(subject, way, int(games), 1)), 0))


def main(seconds: str, seed: str) -> None:
    """Measure every row and print it."""
    document = {
        "build": "interpreted" if str(decision.__file__).endswith(".py") else "compiled",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "calibration": calibration(),
        "rows": [subject.measured(float(seconds), int(seed)) for subject in subjects()],
    }
    print(json.dumps(document))


if __name__ == "__main__":
    count(*sys.argv[2:]) if sys.argv[1] == "count" else main(*sys.argv[1:])
