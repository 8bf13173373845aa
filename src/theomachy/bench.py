"""How fast the engine is: decisions, games and copies per second of random play, best of several rounds."""

import platform
from time import perf_counter
from typing import TypeVar

from theomachy.ankh.game import ANKH
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Game, play_randomly, random_option
from theomachy.pantheon.game import PANTHEON

S = TypeVar("S", bound=State)
ROUNDS = 3
COPIES = 2000


class Speed:
    """What one round of random games measured."""

    def __init__(self, decisions: int, games: int, seconds: float) -> None:
        self.decisions = decisions
        self.games = games
        self.seconds = seconds


def random_games(game: Game[S], players: int, games: int, seed: int) -> Speed:
    """Play these games and take the time, set-up included."""
    dice = Dice(seed)
    began = perf_counter()
    decisions = 0
    for number in range(games):
        decisions += play_randomly(game.start(players, seed + number), dice)
    return Speed(decisions, games, perf_counter() - began)


def options_per_decision(game: Game[S], players: int, seed: int) -> float:
    """The mean number of options in one random game."""
    dice = Dice(seed)
    s = game.start(players, seed)
    counts: list[int] = []
    while s.waiting():
        seat = s.waiting()[0]
        options = s.options(seat)
        counts.append(len(options))
        s.apply(seat, random_option(s, seat, options, dice))
    return sum(counts) / len(counts)


def copies_per_second(game: Game[S], players: int, seed: int) -> float:
    """Copies of a position from the middle of a random game."""
    dice = Dice(seed)
    s = game.start(players, seed)
    for _ in range(100):
        seat = s.waiting()[0]
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    began = perf_counter()
    for _ in range(COPIES):
        s.copy()
    return COPIES / (perf_counter() - began)


def report(games: int) -> list[str]:
    """The table, a line per player count."""
    lines = [
        f"random play, one core, {platform.python_implementation()} {platform.python_version()}, "
        f"interpreted, best of {ROUNDS} rounds of {games} games",
        f"{'game':<10}{'players':>8}{'decisions/s':>14}{'games/s':>10}{'decisions/game':>16}"
        f"{'options/decision':>18}{'copies/s':>12}",
    ]
    lines += [line(ANKH, players, games) for players in ANKH.players]
    return lines + [line(PANTHEON, players, games // 4 + 1) for players in PANTHEON.players]


def line(game: Game[S], players: int, games: int) -> str:
    """One line of the table."""
    rounds = [random_games(game, players, games, seed) for seed in range(ROUNDS)]
    best = max(rounds, key=lambda speed: speed.decisions / speed.seconds)
    copies = max(copies_per_second(game, players, seed) for seed in range(ROUNDS))
    return (
        f"{game.name:<10}{players:>8}{best.decisions / best.seconds:>14,.0f}{best.games / best.seconds:>10.1f}"
        f"{best.decisions / best.games:>16.0f}{options_per_decision(game, players, 1):>18.1f}{copies:>12,.0f}"
    )
