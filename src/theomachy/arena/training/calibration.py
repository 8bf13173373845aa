"""Whether chances that are shown come true: how often those win who were told they would, in tenths."""

from math import log
from typing import Final, NamedTuple

from theomachy.arena.ladder.standing import Interval, wilson
from theomachy.bots.calibration import UNCHANGED, Calibration, warmed

BINS: Final = 10
FACTORS: Final = (1.3, 1.1, 1.03)
"""By how much temperatures are changed as long as that helps, coarsely first."""
COLDEST: Final = 0.2


class Told(NamedTuple):
    """A chance that was shown to a seat, how far the game was, among how many, and whether the seat won."""

    chance: float
    stage: float
    sides: int
    won: float


class Tenth(NamedTuple):
    """Chances that were about alike, and how often they came true."""

    told: float
    """Their mean."""
    number: int
    won: float

    def rate(self) -> float:
        """How often they came true."""
        return self.won / self.number

    def interval(self) -> Interval:
        """The 95% interval of that, as if all were independent; those of one game are not."""
        return wilson(self.won, self.number)


def tenths(told: list[Told]) -> list[Tenth]:
    """The chances in tenths; tenths in which there are none are left out."""
    bins: list[list[Told]] = [[] for _ in range(BINS)]
    for each in told:
        bins[min(BINS - 1, int(each.chance * BINS))].append(each)
    return [
        Tenth(sum([each.chance for each in some]) / len(some), len(some), sum([each.won for each in some]))
        for some in bins
        if some
    ]


def error_of(told: list[Told]) -> float:
    """By how much a chance that is shown is wrong on average, tenth by tenth."""
    return sum([each.number * abs(each.told - each.rate()) for each in tenths(told)]) / max(1, len(told))


def surprise(told: list[Told], calibration: Calibration) -> float:
    """The mean surprise at what happened, with chances as they would be shown."""
    total = 0.0
    for each in told:
        shown = min(1 - 1e-6, max(1e-6, calibration.shown(each.chance, each.sides, each.stage)))
        total -= each.won * log(shown) + (1 - each.won) * log(1 - shown)
    return total / max(1, len(told))


def calibrated(told: list[Told]) -> Calibration:
    """The temperatures, at the beginning and at the end, with which these chances surprise least."""
    found = UNCHANGED
    least = surprise(told, found)
    for factor in FACTORS:
        better = True
        while better:
            better = False
            for early, late in ((factor, 1.0), (1 / factor, 1.0), (1.0, factor), (1.0, 1 / factor)):
                tried = Calibration(found.early * early, found.late * late)
                loss = surprise(told, tried)
                if loss < least - 1e-9 and min(tried.early, tried.late) > COLDEST:
                    found, least, better = tried, loss, True
    return Calibration(round(found.early, 3), round(found.late, 3))


def shown_as(told: list[Told], calibration: Calibration) -> list[Told]:
    """The same with chances as they would be shown."""
    return [
        Told(warmed(each.chance, each.sides, calibration.at(each.stage)), each.stage, each.sides, each.won)
        for each in told
    ]
