"""Carrying out the loot picked up in a move or purchase, tile by tile."""

from typing import Final

from theomachy.engine.decision import Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import added
from theomachy.games.pantheon.rules.abilities.hooks import FROM_STACK, PantheonQuestion
from theomachy.games.pantheon.rules.codes import TILE
from theomachy.games.pantheon.rules.piles import kind_codes, kinds_in, one
from theomachy.games.pantheon.rules.state import PantheonState


class CarryLoot(Step[PantheonState]):
    """What the player has picked up and not yet carried out (PAN-MOVE-23, PAN-BUY-20, PAN-NATION-19)."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: PantheonState) -> None:
        kinds = kinds_in(s.picked)
        if len(kinds) > 1:
            s.push(LootOrder(self.seat))
        elif kinds:
            carry_out(s, self.seat, kinds[0])


class LootOrder(PantheonQuestion):
    """Which tile next (PAN-MOVE-24)?"""

    asks = Asks("loot-order", "pick")
    asked_by = "PAN-MOVE-24"
    decided_by = "PAN-MOVE-24"

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return kind_codes(TILE, s.picked)

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else self.other_sort(option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        carry_out(s, seat, option - TILE)


def carry_out(s: PantheonState, seat: int, kind: int) -> None:
    """One tile works; a step tile stays before its owner, all others go to the box (PAN-LOOT-17, -18)."""
    tile = s.edition.loot[kind]
    s.picked -= one(kind)
    if tile.stays():
        s.kept = added(s.kept, seat, one(kind))
    s.tell("loot-carried-out", "PAN-MOVE-23", who=seat, what=kind)
    s.push(CarryLoot(seat))
    tile.gained(s, seat, FROM_STACK)
