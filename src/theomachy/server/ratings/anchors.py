"""The ratings of bots: measured against each other by the ladder, and fixed.

People come and go, and a pool of people alone drifts: after a year nobody can say what 1500 means. The levels of
bots are in the same pool and do not move, so the scale stays where it is: an adept has 1500 in every pool. A game
has its measurements in `bot/ladder.toml`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import Final

import msgspec

from theomachy.games import registry

FIXED: Final = "adept"
MIDDLE: Final = 25.0
"""The rating of that level, and the first one of a person."""
BETA: Final = 25.0 / 6.0
"""How much luck there is in one game; openskill's usual value."""
SIGMA: Final = 1.0
"""How sure the rating of a bot is: as sure as the ladder's hundreds of games make it."""


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level won this share of its games at a table at which all others were of the level below."""

    players: int
    below: str
    level: str
    rate: float


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of the bots of a game."""

    measured: list[Measured] = []


@cache
def ladder(game: str) -> Ladder:
    """The measurements of a game; none where it has no file of them."""
    path = files(registry.package(game).folder).joinpath("bot", "ladder.toml")
    if not path.is_file():
        return Ladder()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Ladder)


def spread(players: int) -> float:
    """The unit in which differences of ratings count at a table of so many players."""
    return sqrt(players) * BETA


def difference(rate: float, players: int) -> float:
    """By how much a player is better who wins this share of the games against equal others."""
    return spread(players) * log((players - 1) * rate / (1.0 - rate))


@cache
def anchors(game: str, players: int) -> Mapping[str, float]:
    """The ratings of the measured levels. Where a number of players was not measured, those of two, scaled."""
    found = ladder(game).measured
    own = {one.level: difference(one.rate, players) for one in found if one.players == players}
    two = {one.level: one for one in found if one.players == 2}
    scale = spread(players) / spread(2)
    steps = {level: own.get(level, difference(one.rate, 2) * scale) for level, one in two.items()}
    rated = {FIXED: MIDDLE} if FIXED in two else {}
    for level in reversed(list(two)):  # from the fixed level down ...
        if level in rated:
            rated[two[level].below] = rated[level] - steps[level]
    for level, one in two.items():  # ... and up
        if one.below in rated and level not in rated:
            rated[level] = rated[one.below] + steps[level]
    return rated
