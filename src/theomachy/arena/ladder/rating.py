"""Plackett-Luce ratings of the levels, by openskill: the extra `ladder`."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple, Protocol

from theomachy.arena.ladder.play import Outcome


class Rating(NamedTuple):
    """How strong a level is thought to be, and how sure that is."""

    level: str
    mu: float
    sigma: float


class Rated(Protocol):
    """What we read of one of openskill's ratings."""

    mu: float
    sigma: float


class Model(Protocol):
    """What we ask of one of openskill's models."""

    def rating(self, mu: float | None = None, sigma: float | None = None) -> Rated:
        """A rating, the usual first one if nothing is given."""

    def rate(self, teams: list[list[Rated]], ranks: list[float] | None = None) -> list[list[Rated]]:
        """The ratings after a game in which the teams came in these ranks."""


def model() -> Model:
    """Plackett-Luce for players who do not change (tau 0); ImportError without openskill."""
    made: Model = import_module("openskill.models").PlackettLuce(tau=0.0)
    return made


def version() -> str:
    """Which openskill; ImportError without it."""
    return str(import_module("openskill").__version__)


def ratings(levels: Sequence[str], outcomes: Sequence[Outcome]) -> list[Rating]:
    """Every level's rating after these games in their order; who did not win shares the last place.

    A level at several seats of a table is rated at each of them, and goes on with the mean.
    """
    rates = model()
    known = {level: rates.rating() for level in levels}
    for outcome in outcomes:
        before = [[rates.rating(known[level].mu, known[level].sigma)] for level in outcome.seats]
        ranks = [1.0 if seat in outcome.winners else 2.0 for seat in range(len(outcome.seats))]
        after = rates.rate(before, ranks)
        for level in dict.fromkeys(outcome.seats):
            own = [after[seat][0] for seat, name in enumerate(outcome.seats) if name == level]
            mu = sum([each.mu for each in own]) / len(own)
            sigma = sum([each.sigma for each in own]) / len(own)
            known[level] = rates.rating(mu, sigma)
    return [Rating(level, known[level].mu, known[level].sigma) for level in levels]
