"""The Unlock Ankh Power action (chapter 6.4)."""

from theomachy.engine.bits import choices
from theomachy.engine.decision import PASS
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import added, with_bits
from theomachy.games.ankh.rules.abilities.hooks import AnkhQuestion
from theomachy.games.ankh.rules.codes import EDGE, POWER
from theomachy.games.ankh.rules.components import (
    GUARDIAN_BASE,
    GUARDIAN_UNCOVERED,
    UNLOCKS,
    UNLOCKS_PER_LEVEL,
)
from theomachy.games.ankh.rules.state import AnkhState


def level_of_next(s: AnkhState, side: int) -> int:
    """The level of the leftmost Ankh token still on the board (ANKH-UNL-01), which is also its cost."""
    return s.unlocked(side) // UNLOCKS_PER_LEVEL + 1


def unlockable(s: AnkhState, side: int) -> int:
    """The powers the side could pay for now, as bits (ANKH-UNL-02, -03)."""
    level = level_of_next(s, side)
    if s.unlocked(side) == UNLOCKS or s.followers[side] < level:
        return 0
    return s.edition.levels[level - 1] & ~s.powers[side]


def offer_unlock(s: AnkhState, seat: int) -> None:
    """Carry the action out; it is asked about only if a power can be paid for."""
    if unlockable(s, s.side_of[seat]):
        s.push(UnlockPower(seat))


class UnlockPower(AnkhQuestion):
    """Which power of the current column? PASS unlocks nothing (ANKH-TURN-12)."""

    asks = Asks("unlock-power", "pick")
    asked_by = "ANKH-UNL-01"
    decided_by = "ANKH-DEC-01"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return choices(POWER, unlockable(s, self.side(s)))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option == PASS:
            return []
        if not POWER <= option < EDGE:
            return self.other_sort(option)
        side = self.side(s)
        power = option - POWER
        against: list[Reason] = []
        if s.powers[side] >> power & 1:
            against.append(Reason("ANKH-UNL-01", who=side, what=option))
        if not s.edition.levels[level_of_next(s, side) - 1] >> power & 1:
            against.append(Reason("ANKH-UNL-05", who=side, what=option, amount=level_of_next(s, side)))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option != PASS:
            side = self.side(s)
            s.sacrifice(side, level_of_next(s, side), "ANKH-UNL-02")
            s.powers = with_bits(s.powers, side, 1 << option - POWER)
            s.tell("power-unlocked", "ANKH-UNL-01", who=side, what=option - POWER)
            uncover_guardian(s, side)

    def cost(self, s: AnkhState, option: int) -> int | None:
        return level_of_next(s, self.side(s)) if POWER <= option < EDGE else None


def uncover_guardian(s: AnkhState, side: int) -> None:
    """The unlock may uncover a Guardian symbol; its figure goes into the pool (ANKH-UNL-06, -07, -10)."""
    level = GUARDIAN_UNCOVERED.get(s.unlocked(side), 0)
    if not level:
        return
    kind = s.guardian_kind(level)
    if not s.guardian_cards[level - 1]:
        s.tell("guardian-missed", "ANKH-UNL-08", who=side, what=kind)
    elif not s.bases_free(side, GUARDIAN_BASE[kind]):
        s.tell("guardian-missed", "ANKH-UNL-09", who=side, what=kind)
    else:
        s.guardian_cards = added(s.guardian_cards, level - 1, -1)
        s.add_to_pool(side, level, 1)
        s.tell("guardian-gained", "ANKH-UNL-07", who=side, what=kind)
