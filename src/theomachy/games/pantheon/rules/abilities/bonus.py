"""Bonus tiles: dealt during set-up, or drafted after the first preparation (PAN-SETUP-16 .. -26)."""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.bits import codes
from theomachy.engine.decision import Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.abilities.hooks import FROM_STACK, Nature, PantheonQuestion
from theomachy.games.pantheon.rules.codes import BONUS_TILE
from theomachy.games.pantheon.rules.components import BONUS
from theomachy.games.pantheon.rules.piles import pile_of
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState


class DealBonus(Nature):
    """Which bonus tile does the seat receive (PAN-SETUP-16)?"""

    asks = Asks("deal-bonus", "chance", subject="seat")
    numbers = "seat"
    asked_by = "PAN-SETUP-16"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def first_code(self) -> int:
        return BONUS_TILE

    def pool(self, s: PantheonState) -> i64:
        return pile_of([0 if tile in s.bonus else 1 for tile in range(len(BONUS))])

    def turned(self, s: PantheonState, kind: int) -> None:
        s.bonus = changed(s.bonus, self.seat, kind)
        s.tell("bonus-dealt", "PAN-SETUP-16", who=self.seat, what=kind)


class CarryOutBonus(Step[PantheonState]):
    """The player's bonus tile works; most go to the box then (PAN-SETUP-17, PAN-LOOT-18)."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: PantheonState) -> None:
        tile = s.edition.bonus[s.bonus[self.seat]]
        if not tile.stays():
            s.bonus = changed(s.bonus, self.seat, NOTHING)
        tile.gained(s, self.seat, FROM_STACK)


class AfterPreparation(Step[PantheonState]):
    """What lies before the player may speak once more after the first preparation (PAN-EPOCH-14)."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: PantheonState) -> None:
        for ability in s.abilities(self.seat):
            ability.after_preparation(s, self.seat)


class DraftBonus(PantheonQuestion):
    """Which of the tiles left (PAN-SETUP-24)?"""

    asks = Asks("draft-bonus", "pick")
    asked_by = "PAN-SETUP-24"
    decided_by = "PAN-SETUP-24"

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return codes(BONUS_TILE, s.bonus_offer)

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else self.other_sort(option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        tile = option - BONUS_TILE
        s.bonus_offer &= ~(1 << tile)
        s.bonus = changed(s.bonus, seat, tile)
        s.tell("bonus-drafted", "PAN-SETUP-24", who=seat, what=tile)
        s.queue([CarryOutBonus(seat), AfterPreparation(seat)])


class EndDraft(Step[PantheonState]):
    """Tiles nobody drafted go to the box."""

    def run(self, s: PantheonState) -> None:
        s.bonus_offer = 0
