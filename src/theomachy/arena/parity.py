"""Compares the compiled and the interpreted build: both must play the same random games.

`python -m theomachy.arena.parity` plays in the build that runs and prints a hash of each game, which covers all
options, events and positions. Two processes, one for each build, must print the same.
"""

import os
import subprocess
import sys
from hashlib import blake2b
from typing import Final, TypeVar

from theomachy import BUILD
from theomachy.arena import fuzz
from theomachy.compiled import COMPILED, INTERPRETED, SWITCH
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.refusal import SetupError
from theomachy.games.package import FuzzProfile

S = TypeVar("S", bound=State)
PORTION: Final = 100
BUILDS: Final = {COMPILED: "0", INTERPRETED: "1"}


class Portion:
    """Some games of a campaign, to be played by both builds."""

    def __init__(self, game: str, players: list[int], numbers: range, seed: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.numbers: Final = numbers
        self.seed: Final = seed

    def only(self, number: int) -> "Portion":
        """One game of it."""
        return Portion(self.game, self.players, range(number, number + 1), self.seed)

    def arguments(self) -> list[str]:
        """The portion on a command line."""
        counts = ",".join(str(count) for count in self.players)
        return [self.game, counts, str(self.numbers.start), str(self.numbers.stop), str(self.seed)]


class Outcome:
    """The result of comparing: how much was compared, and where the builds first differ."""

    def __init__(self, games: int = 0, answers: int = 0, problem: str = "") -> None:
        self.games = games
        self.answers = answers
        self.problem = problem

    def add(self, other: "Outcome") -> None:
        """Count another outcome in."""
        self.games += other.games
        self.answers += other.answers
        self.problem = self.problem or other.problem


def hashes(campaign: FuzzProfile[S], players: int, number: int, seed: int) -> list[str]:
    """A hash after every answer of one game, each of everything up to there."""
    dice = Dice(seed * 1_000_003 + number)
    s = campaign.new(players, number, dice)
    eager = dice.below(2) == 1
    s.listen()
    seen = blake2b(s.to_bytes(), digest_size=8)
    after: list[str] = []
    while seats := s.waiting():
        for seat in seats:
            seen.update(f"{seat} {s.options(seat)}\n".encode())
        seat = seats[dice.below(len(seats))]
        option = fuzz.choose(s, seat, eager, dice)
        s.apply(seat, option)
        seen.update(f"{seat} {option} {s.heard()}\n".encode())
        seen.update(s.to_bytes())
        after.append(seen.hexdigest())
    return after


def played(portion: Portion) -> list[list[str]]:
    """The hashes of every game of a portion."""
    campaign = fuzz.profile(portion.game)
    counts = portion.players
    return [
        hashes(campaign, counts[number % len(counts)], number // len(counts), portion.seed)
        for number in portion.numbers
    ]


def printed_hashes(portion: Portion, build: str) -> list[str]:
    """What a process of this build prints about a portion."""
    command = [sys.executable, "-m", "theomachy.arena.parity", *portion.arguments()]
    done = subprocess.run(
        command, env={**os.environ, SWITCH: BUILDS[build]}, capture_output=True, text=True, check=True
    )
    return checked(done.stdout.splitlines(), build)


def checked(lines: list[str], build: str) -> list[str]:
    """What comes after the first line, which must name the build."""
    if lines[0] != build:
        raise SetupError("build", lines[0], f"{build} (make compile)")
    return lines[1:]


def compared(portion: Portion) -> Outcome:
    """Let both builds play a portion, and find the first answer after which they differ."""
    compiled, interpreted = (printed_hashes(portion, build) for build in BUILDS)
    for number, one, other in zip(portion.numbers, compiled, interpreted, strict=True):
        if one != other:
            game = portion.only(number)
            place = parting(*(printed_hashes(game, build)[0].split()[1:] for build in BUILDS))
            return Outcome(problem=f"{game.game} game {number} of seed {game.seed} differs after answer {place}")
    return Outcome(len(compiled), sum(int(line.split()[0]) for line in compiled))


def parting(one: list[str], other: list[str]) -> int:
    """After how many answers the hashes of two games differ."""
    both = min(len(one), len(other))
    return next((place + 1 for place in range(both) if one[place] != other[place]), both + 1)


def divided(game: str, players: list[int], games: int, seed: int) -> list[Portion]:
    """The games of a comparison in portions."""
    starts = range(0, games, PORTION)
    return [Portion(game, players, range(n, min(n + PORTION, games)), seed) for n in starts]


def main(game: str, players: str, start: str, stop: str, seed: str) -> None:
    """Print how the rules run, and for each game the answers and the last hash; for a single game all hashes."""
    counts = [int(count) for count in players.split(",")]
    portion = Portion(game, counts, range(int(start), int(stop)), int(seed))
    print(BUILD)
    for after in played(portion):
        shown = after if len(portion.numbers) == 1 else after[-1:]
        print(len(after), *shown)


if __name__ == "__main__":
    main(*sys.argv[1:])
