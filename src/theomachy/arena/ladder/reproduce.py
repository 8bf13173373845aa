"""Compares a ladder that was played again with the published one, figure by figure."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from theomachy.arena.ladder.report import seated
from theomachy.arena.ladder.standing import Standing, difference

SAME: Final = "the same"
INSIDE: Final = "inside"
NEAR: Final = "near"
OUTSIDE: Final = "OUTSIDE"


class Comparison(NamedTuple):
    """A published figure, and the one found again.

    A second run is as uncertain as the first: with other seeds about one true figure in six misses the published
    interval. Such a figure is `near` as long as 0 lies in the 95% interval of the difference of both runs.
    """

    published: Standing
    found: Standing

    def verdict(self) -> str:
        """How the two agree."""
        if self.published == self.found:
            return SAME
        if self.published.interval().holds(self.found.rate()):
            return INSIDE
        return NEAR if difference(self.found, self.published).holds(0.0) else OUTSIDE

    def row(self) -> list[str]:
        """The comparison as cells of a table."""
        low, high = self.published.interval()
        return [
            seated(self.published.table),
            self.published.level,
            self.verdict(),
            f"{self.published.rate():.1%}",
            f"{low:.1%} .. {high:.1%}",
            f"{self.found.rate():.1%}",
        ]


def compared(published: Sequence[Standing], found: Sequence[Standing]) -> list[Comparison]:
    """Every published figure with the one found for the same level at the same table."""
    again = {(standing.table, standing.level): standing for standing in found}
    return [Comparison(each, again[each.table, each.level]) for each in published]
