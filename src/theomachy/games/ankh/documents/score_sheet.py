"""Where the Devotion of every side came from."""

from collections.abc import Iterable
from typing import Final

from theomachy.engine.event import Event
from theomachy.engine.score_sheet import ScoreRow, ScoreTally, placed
from theomachy.games.ankh.rules.state import AnkhState

MAJORITIES: Final = "majorities"
DOMINATION: Final = "domination"
BATTLES: Final = "battles"
CARDS: Final = "cards"
POWERS: Final = "powers"
LOST: Final = "lost"
SOURCES: Final = (MAJORITIES, DOMINATION, BATTLES, CARDS, POWERS, LOST)
"""The columns of the sheet, in their order."""
DOMINATES: Final = ("ANKH-DOM-02", "ANKHP-DOM-01")
"""The reward for Domination. The preview edition gains for majorities by the same step."""
WINS: Final = ("ANKH-BAT-20", "ANKHP-BAT-06")
"""The reward for winning a Battle."""
GIVES: Final = {
    "ANKH-DOM-01": MAJORITIES,
    "ANKH-BAT-10": MAJORITIES,
    "ANKHP-BAT-05": MAJORITIES,
    **dict.fromkeys(DOMINATES, DOMINATION),
    **dict.fromkeys(WINS, BATTLES),
}
"""The source of a gain, by the rule that gives it."""
CHAPTERS: Final = {"CARD": CARDS, "POW": POWERS, "GOD": POWERS}
"""The source of all other gains, by the chapter of the rule: what it is printed on."""


def source_of(rule: str) -> str:
    """The column of a gain that a rule gives."""
    return GIVES.get(rule) or CHAPTERS[rule.split("-")[1]]


def seats_of(s: AnkhState, side: int) -> tuple[int, ...]:
    """The seats of a side, the one that decides for it first."""
    return (side, *[seat for seat in s.seats(side) if seat != side])


class AnkhTally:
    """The sheet as it grows, event by event."""

    def __init__(self, begin: AnkhState) -> None:
        self.tally: Final = ScoreTally(list(begin.devotion))
        self.forgotten: Final[dict[int, tuple[int, ...]]] = {}
        """The forgotten sides with their seats."""
        self._together: Final = {side: seats_of(begin, side) for side in begin.ladder}
        self._rewards: Final[list[tuple[str, int]]] = []
        """What abilities add to the reward for winning or dominating, until it is gained."""
        self._bonuses: Final[list[tuple[str, int]]] = []
        """What abilities add to the next gain."""

    def hear(self, event: Event) -> None:
        """One event of the game."""
        if event.kind == "reward-bonus":
            self._rewards.append((event.rule, event.amount))
        elif event.kind == "devotion-bonus":
            self._bonuses.append((event.rule, event.amount))
        elif event.kind == "devotion-gained":
            self._gained(event)
        elif event.kind == "devotion-lost":
            self.tally.add(event.who, LOST, event.rule, -event.amount)
        elif event.kind == "gods-merged":  # they count on from where the lower god stood (ANKH-MERGE-10)
            self.tally.continue_from(event.who, event.whom)
            self._together[event.who] += self._together.pop(event.whom)
        elif event.kind == "god-forgotten":
            self.forgotten[event.who] = self._together[event.who]

    def _gained(self, event: Event) -> None:
        bonuses = list(self._bonuses)
        self._bonuses.clear()
        if event.rule in DOMINATES or event.rule in WINS:
            bonuses = [*self._rewards, *bonuses]
            self._rewards.clear()
        base = event.amount - sum([amount for _, amount in bonuses])
        parts = [(source_of(rule), rule, amount) for rule, amount in [(event.rule, base), *bonuses]]
        if event.rule in DOMINATES:
            parts[:1] = [(DOMINATION, event.rule, 1), (MAJORITIES, event.rule, base - 1)]
        left = event.what - self.tally.total(event.who)  # less than the amount at the top of the track
        for source, rule, amount in parts:
            self.tally.add(event.who, source, rule, min(amount, left))
            left -= min(amount, left)


def score_sheet(begin: AnkhState, s: AnkhState, events: Iterable[Event]) -> list[ScoreRow]:
    """One row a side, the winner first: sides by the order of the track, then the forgotten by what they had."""
    found = AnkhTally(begin)
    for event in events:
        found.hear(event)
    tally = found.tally
    ranks = {side: (2 if side == s.winner else 1, n) for n, side in enumerate(s.ladder)}
    ranks.update({side: (0, tally.total(side)) for side in found.forgotten})
    seats = {side: seats_of(s, side) for side in s.ladder} | found.forgotten
    places = dict(zip(ranks, placed(list(ranks.values())), strict=True))
    rows = [
        ScoreRow(seats[side], places[side], tally.total(side), side in found.forgotten, tally.parts(side))
        for side in ranks
    ]
    return sorted(rows, key=lambda row: (row.place, row.seats))
