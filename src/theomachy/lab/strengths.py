"""How strong each item of a factor is: Plackett-Luce, with intervals that hold when several seats win together.

A game is a choice of the winner among the seats; the chance of an item is in proportion to its strength, and choix
finds the strengths. What is reported is the chance of winning at a table of all its possible rivals. Games without
a winner tell nothing about strength and are left out of the chances.
"""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from math import exp, log, sqrt
from typing import Final, NamedTuple, TypeAlias

import choix
import numpy as np
from numpy.typing import NDArray

from theomachy.arena.ladder.standing import Interval, Z, wilson
from theomachy.lab.game_played import GamePlayed

PRIOR: Final = 0.01
"""How strongly strengths are held together, so that an item that always won has a finite one."""
Array: TypeAlias = NDArray[np.float64]
Telling: TypeAlias = tuple[list[int], list[int]]
"""A game with winners and losers: the item of each seat, and the seats that won."""


class Strength(NamedTuple):
    """An item of a factor."""

    item: str
    games: int
    """How many games it took part in."""
    wins: float
    """Shared victories count in parts."""
    rate: Interval
    """The interval of wins by games, whoever the rivals were."""
    chance: float
    """How often it would win against all its rivals in turn, in games that somebody wins."""
    low: float
    high: float

    def width(self) -> float:
        """How far the chance may be off, either way."""
        return max(self.high - self.chance, self.chance - self.low)


def strengths(games: Sequence[GamePlayed], factor: str, players: int) -> list[Strength]:
    """Every item of a factor, the strongest first; games without a winner, or in which all won, say nothing."""
    names = sorted({item for game in games for item in game.items[factor]})
    place = {name: number for number, name in enumerate(names)}
    rows = [([place[item] for item in game.items[factor]], game.winners) for game in games]
    telling = [(row, winners) for row, winners in rows if 0 < len(winners) < len(row)]
    chosen = [
        (row[winner], tuple([item for seat, item in enumerate(row) if seat not in winners]))
        for row, winners in telling
        for winner in winners
    ]
    found = np.asarray(choix.opt_top1(len(names), chosen, alpha=PRIOR)) if chosen else np.zeros(len(names))
    spreads = covariances(found, telling)
    wins = dict.fromkeys(names, 0.0)
    taken = dict.fromkeys(names, 0)
    for game in games:
        for seat, item in enumerate(game.items[factor]):
            taken[item] += 1
            wins[item] += 1 / len(game.winners) if seat in game.winners else 0.0
    each = [
        Strength(
            name, taken[name], wins[name], wilson(wins[name], taken[name]), *chance_of(found, spreads, n, players)
        )
        for n, name in enumerate(names)
    ]
    return sorted(each, key=lambda one: -one.chance)


def chance_of(found: Array, spreads: list[Array], item: int, players: int) -> tuple[float, float, float]:
    """The chance of an item with its interval, which is the wider one of those that the spreads give."""
    chance, slope = against_all(found, item, players)
    errors = [sqrt(max(0.0, float(slope @ spread @ slope))) for spread in spreads]
    odds = log(chance / (1 - chance))
    reach = Z * max(errors) / (chance * (1 - chance))
    return chance, 1 / (1 + exp(reach - odds)), 1 / (1 + exp(-reach - odds))


def against_all(found: Array, item: int, players: int) -> tuple[float, Array]:
    """The mean chance of an item over all tables it may sit at, and how it changes with each strength."""
    others = [other for other in range(len(found)) if other != item]
    if len(others) >= players - 1:
        tables = list(combinations(others, players - 1))
    else:  # the same item may sit at a table twice
        tables = list(combinations_with_replacement(range(len(found)), players - 1))
    total = 0.0
    slope = np.zeros(len(found))
    for rivals in tables:
        among = [item, *rivals]
        weights = np.exp(found[among] - found[among].max())
        shares = weights / weights.sum()
        mine = float(shares[0])
        total += mine / len(tables)
        slope[item] += mine / len(tables)
        np.add.at(slope, among, -mine * shares / len(tables))
    return total, slope


def covariances(found: Array, telling: list[Telling]) -> list[Array]:
    """How uncertain the strengths are, by two estimates: the curvature of the likelihood, and the sandwich with
    games as clusters, so that two seats that share a victory do not count as two games."""
    size = len(found)
    bread = np.eye(size) * PRIOR
    meat = np.zeros((size, size))
    for row, winners in telling:
        losers = [item for seat, item in enumerate(row) if seat not in winners]
        score = np.zeros(size)
        for winner in winners:
            among = [row[winner], *losers]
            weights = np.exp(found[among] - found[among].max())
            shares = np.zeros(size)
            np.add.at(shares, among, weights / weights.sum())
            score[row[winner]] += 1.0
            score -= shares
            bread += np.diag(shares) - np.outer(shares, shares)
        meat += np.outer(score, score)
    inverse = np.linalg.inv(bread)
    return [inverse, inverse @ meat @ inverse]
