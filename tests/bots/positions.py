"""Positions for tests of bots."""

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.game import random_option
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.state import AnkhState

BATTLE: dict[str, object] = {
    "game": "ankh",
    "gods": ["isis", "ra"],
    "guardians": ["satet", "mummy", "androsphinx"],
    "figures": {
        "isis": {"god": ["5,6"], "warrior": ["4,6", "4,7"]},
        "ra": {"god": ["6,6"], "warrior": ["6,7"]},
    },
    "monuments": {"isis": {"temple": ["5,7"]}, "ra": {}, "neutral": {}},
    "event": 4,
    "begin": {"region": 2},
}
"""Isis fights Ra in the East: cards are to be chosen."""


def battle(**entries: object) -> AnkhState:
    """The Battle in the East, with other entries."""
    return ANKH.position(Node({**BATTLE, **entries}, "battle"))


def small(**entries: object) -> AnkhState:
    """A turn of Isis with little on the map, so that everything can be looked at quickly."""
    document = {name: value for name, value in BATTLE.items() if name not in ("begin", "event")}
    return ANKH.position(Node({**document, **entries}, "small"))


def by_chance(players: int, seed: int, answers: int, edition: str = "final") -> AnkhState:
    """A game after so many answers by chance, or at its end."""
    s = ANKH.new(players, seed=seed, edition=edition)
    dice = Dice(seed)
    for _ in range(answers):
        if not s.over:
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
    return s


def asked(players: int, question: str, edition: str = "final", skip: int = 0) -> AnkhState:
    """A position of a random game in which this question is open, after so many others like it."""
    for seed in range(200):
        s = ANKH.new(players, seed=seed, edition=edition)
        dice = Dice(seed)
        while not s.over:
            if type(s.stack[-1]).__name__ == question:
                if skip == 0:
                    return s
                skip -= 1
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
    raise AssertionError(f"{question} was never asked")
