"""Gains and losses of Devotion. Each is a step of its own, so a victory cuts off all that would follow."""

from typing import Final

from theomachy.engine.decision import Frame, Step
from theomachy.games.ankh.rules.components import SPLENDIFEROUS, WORSHIPFUL
from theomachy.games.ankh.rules.state import TOP_OF_TRACK, AnkhState

# What Devotion is gained or lost for, and the rule that says so.
MAJORITY_IN_DOMINATION: Final = 0
DOMINATION: Final = 1
MAJORITY_IN_BATTLE: Final = 2
VICTORY: Final = 3
DEFEAT: Final = 4
MIRACLE_GAIN: Final = 5
WORSHIP: Final = 6
CAT_MUMMY_CURSE: Final = 7
PREVIEW_WORSHIP: Final = 8
SPLENDOUR: Final = 9
HUMILIATION: Final = 10
CAUSES: Final = (
    "ANKH-DOM-01",
    "ANKH-DOM-02",
    "ANKH-BAT-10",
    "ANKH-BAT-20",
    "ANKH-POW-15",
    "ANKH-CARD-17",
    "ANKH-POW-20",
    "ANKH-GUARD-01",
    "ANKHP-POW-13",
    "ANKHP-POW-14",
    "ANKHP-POW-06",
)
END_OF_ACTIONS: Final = {WORSHIPFUL: PREVIEW_WORSHIP, SPLENDIFEROUS: SPLENDOUR}
"""The cause of the gain for each power looked at when a player has taken all actions."""


class GainDevotion(Step[AnkhState]):
    """One gain of one side: the token moves once, and wins at the top (ANKH-DEV-08, -09)."""

    numbers = "side: seat, amount, cause: gain"

    def __init__(self, side: int, amount: int, cause: int) -> None:
        self.side: Final = side
        self.amount: Final = amount
        self.cause: Final = cause

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.side, self.amount, self.cause)

    def run(self, s: AnkhState) -> None:
        if self.amount <= 0:
            return  # ANKH-DEV-11
        amount = self.amount
        for ability in s.abilities(self.side):
            changed = ability.devotion(s, self.side, amount)
            if changed != amount:
                s.tell("devotion-bonus", ability.rule, who=self.side, amount=changed - amount)
            amount = changed
        space = min(s.lineup.top, s.devotion[self.side] + amount)
        s.set_devotion(self.side, space)
        s.tell("devotion-gained", CAUSES[self.cause], who=self.side, what=space, amount=amount)
        if space == s.lineup.top:
            s.finish(TOP_OF_TRACK, self.side, "ANKH-END-01")


class LoseDevotion(Step[AnkhState]):
    """One loss of one side; a token on the lowest space stays as it lies (ANKH-DEV-10)."""

    numbers = "side: seat, amount, cause: gain"

    def __init__(self, side: int, amount: int, cause: int) -> None:
        self.side: Final = side
        self.amount: Final = amount
        self.cause: Final = cause

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.side, self.amount, self.cause)

    def run(self, s: AnkhState) -> None:
        space = max(0, s.devotion[self.side] - self.amount)
        lost = s.devotion[self.side] - space
        if lost:
            s.set_devotion(self.side, space)
            s.tell("devotion-lost", CAUSES[self.cause], who=self.side, what=space, amount=lost)


def gains(s: AnkhState, amounts: list[int], cause: int) -> "list[Frame[AnkhState]]":
    """A simultaneous gain, resolved one side after another in the order of now (ANKH-DEV-06, -07)."""
    return [GainDevotion(side, amounts[side], cause) for side in s.ladder if amounts[side]]
