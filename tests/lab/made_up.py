"""Games whose winners are drawn by strengths that are known, so that what is found can be held against them."""

from collections.abc import Mapping
from random import Random

from theomachy.lab.game_played import GamePlayed


def made_up(strengths: Mapping[str, float], players: int, games: int, seed: int) -> list[GamePlayed]:
    """So many games; each item is at the table with the same chance, and wins in proportion to its strength."""
    random = Random(seed)
    return [one_game(strengths, players, number, random) for number in range(games)]


def one_game(strengths: Mapping[str, float], players: int, number: int, random: Random) -> GamePlayed:
    """One of them; the winner does `boast` once, and everybody `sing`."""
    items = random.sample(sorted(strengths), players)
    winner = random.choices(range(players), [strengths[item] for item in items])[0]
    return GamePlayed(
        0,
        number,
        "",
        {"god": items},
        [winner],
        [1 if seat == winner else 2 for seat in range(players)],
        100,
        20,
        2,
        0.5,
        "won",
        {"boast": [int(seat == winner) for seat in range(players)] + [0], "sing": [1] * players + [0]},
    )
