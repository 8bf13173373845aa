"""How often the lab is right: games are made up with a known truth, and its findings are held against it.

Null: all gods are alike; how many of their intervals hold the even chance (95 of 100 should). Planted: one god
wins ten games in a hundred more than its share; how often the lab says so, by the number of games (its power).

    python -m tests.campaigns.lab_honesty --repeats 400
"""

import argparse
from collections.abc import Sequence

from tests.lab.made_up import made_up
from theomachy.arena.ladder.standing import wilson
from theomachy.lab.strengths import Strength, strengths

GODS = ("amun", "anubis", "isis", "osiris", "ra")
GAMES = (200, 400, 800, 2000)
BONUS = 0.10


def planted_strength(players: int) -> float:
    """The strength at which a god among equals wins so much more often than its share."""
    chance = 1 / players + BONUS
    return chance * (players - 1) / (1 - chance)


def found(players: int, games: int, strength: float, seed: int) -> Sequence[Strength]:
    """What the lab finds if Ra has this strength and all others 1."""
    return strengths(made_up({**dict.fromkeys(GODS, 1.0), "ra": strength}, players, games, seed), "god", players)


def told(hits: int, tries: int) -> str:
    """A share with its interval."""
    interval = wilson(hits, tries)
    return f"{100 * hits / tries:5.1f} % ({100 * interval.low:.1f} to {100 * interval.high:.1f}, n = {tries})"


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=200)
    repeats = parser.parse_args().repeats
    for players in (2, 3, 4, 5):
        for games in GAMES:
            null = [each for seed in range(repeats) for each in found(players, games, 1.0, seed)]
            held = sum(each.low <= 1 / players <= each.high for each in null)
            ras = [
                next(
                    each
                    for each in found(players, games, planted_strength(players), 10_000 + seed)
                    if each.item == "ra"
                )
                for seed in range(repeats)
            ]
            strong = sum(each.low > 1 / players for each in ras)
            print(
                f"{players} players, {games:5} games: null inside {told(held, len(null))}; planted found "
                f"{told(strong, repeats)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
