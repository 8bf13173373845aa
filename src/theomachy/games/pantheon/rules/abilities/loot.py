"""Loot and bonus tiles (chapter 9), one class per symbol, with the questions they ask."""

from typing import Final

from theomachy.engine.bits import codes
from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import added, changed, with_bits
from theomachy.games.pantheon.rules.abilities.hooks import FROM_STACK, Ability, PantheonQuestion
from theomachy.games.pantheon.rules.actions.draw import DrawCards
from theomachy.games.pantheon.rules.board import SITES
from theomachy.games.pantheon.rules.codes import COLUMN, FOOT, JUMP, SPACE, TOKEN, token_code, token_of
from theomachy.games.pantheon.rules.components import LEVELS, OFFERINGS
from theomachy.games.pantheon.rules.piles import counts_of
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState
from theomachy.games.pantheon.rules.tiles import GainFromStack, TakeFromStack, TurnDemigods, take_displayed


class LootDemigod(Ability):
    """The top demigod of the display; placing the tile turns one up (PAN-LOOT-05, PAN-EPOCH-09)."""

    says = "PAN-LOOT-05"

    def shown(self, s: PantheonState) -> None:
        s.push(TurnDemigods(self.amount))

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        take_displayed(s, seat, self.amount, "PAN-LOOT-05")


class BonusDemigod(Ability):
    """The top demigod of the stack (PAN-LOOT-06)."""

    says = "PAN-LOOT-06"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        s.push(TakeFromStack(seat, self.amount))


class FreeGod(Ability):
    """The top tile of the god stack (PAN-LOOT-09)."""

    says = "PAN-LOOT-09"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        for _ in range(self.amount):
            s.push(GainFromStack(seat, FROM_STACK))


class Levels(Ability):
    """So many raises of own sacrifice tokens (PAN-LOOT-10)."""

    says = "PAN-LOOT-10"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        s.push(Raises(seat, self.amount))


class Cards(Ability):
    """So many cards from the deck (PAN-LOOT-15)."""

    says = "PAN-LOOT-15"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        s.push(DrawCards(seat, self.amount))


class Money(Ability):
    """The top special money card (PAN-LOOT-16)."""

    says = "PAN-LOOT-16"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        for _ in range(self.amount):
            s.take_special_money(seat, "PAN-LOOT-16")


class Steps(Ability):
    """Steps in every own move; the tile stays (PAN-LOOT-17)."""

    says = "PAN-LOOT-17"

    def stays(self) -> bool:
        return True

    def steps(self) -> int:
        return self.amount


class ReserveBoth(Ability):
    """So many columns and feet into the personal reserve (PAN-LOOT-02)."""

    says = "PAN-LOOT-02"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        s.take_from_general(seat, self.amount, self.amount, "PAN-LOOT-02")


class ReserveEither(Ability):
    """So many columns or as many feet into the personal reserve (PAN-LOOT-03)."""

    says = "PAN-LOOT-03"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        s.push(ColumnsOrFeet(seat, self.amount))


class FreeColumn(Ability):
    """A column on any site after the first preparation; till then the tile waits (PAN-LOOT-12, -20)."""

    says = "PAN-LOOT-12"

    def stays(self) -> bool:
        return True

    def after_preparation(self, s: PantheonState, seat: int) -> None:
        if column_sites(s, seat):
            s.push(PlaceFreeColumn(seat))
        else:
            s.bonus = changed(s.bonus, seat, NOTHING)


LOOT_CLASSES: Final[dict[str, type[Ability]]] = {
    "demigod": LootDemigod,
    "god": FreeGod,
    "levels": Levels,
    "cards": Cards,
    "money": Money,
    "steps": Steps,
    "reserve-both": ReserveBoth,
    "reserve-either": ReserveEither,
}
BONUS_CLASSES: Final[dict[str, type[Ability]]] = {
    "demigod": BonusDemigod,
    "god": FreeGod,
    "levels": Levels,
    "cards": Cards,
    "money": Money,
    "steps": Steps,
    "reserve-both": ReserveBoth,
    "reserve-either": ReserveEither,
    "column": FreeColumn,
}


def possible_raises(s: PantheonState, seat: int) -> list[int]:
    """Every token one level higher, as option codes; a new one begins at level I (PAN-LOOT-10)."""
    levels = counts_of(s.tokens[seat], len(OFFERINGS))
    return [token_code(kind, level + 1) for kind, level in enumerate(levels) if level < LEVELS]


class Raises(Step[PantheonState]):
    """So many raises are due; one that is impossible is lost (PAN-LOOT-11)."""

    numbers = "seat, left: amount"

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def run(self, s: PantheonState) -> None:
        if self.left and possible_raises(s, self.seat):
            s.queue([RaiseToken(self.seat), Raises(self.seat, self.left - 1)])


class RaiseToken(PantheonQuestion):
    """Which token is raised, or taken at level I?"""

    asks = Asks("raise-token", "pick")
    asked_by = "PAN-LOOT-10"
    decided_by = "PAN-LOOT-10"

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return possible_raises(s, seat)

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if TOKEN <= option < FOOT:
            return [Reason(self.asked_by, who=seat, what=option, amount=token_of(option)[1])]
        return self.other_sort(option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option != PASS:
            kind, level = token_of(option)
            s.set_token(seat, kind, level, self.asked_by)


class ColumnsOrFeet(PantheonQuestion):
    """Columns or feet? Either may be chosen, even if none is left (PAN-LOOT-03, -04)."""

    asks = Asks("columns-or-feet", "pick", amount="amount")
    numbers = "seat, amount"
    asked_by = "PAN-LOOT-03"
    decided_by = "PAN-LOOT-03"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.amount)

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return [FOOT, COLUMN]

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        return [] if option in (FOOT, COLUMN) else self.other_sort(option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        feet = self.amount if option == FOOT else 0
        s.take_from_general(seat, feet, self.amount - feet, "PAN-LOOT-02")


def column_sites(s: PantheonState, seat: int) -> int:
    """The sites for a free column, if there is one in the personal reserve (PAN-LOOT-13)."""
    return SITES & ~s.pieces(seat) & ~s.full() if s.columns_left[seat] else 0


class PlaceFreeColumn(PantheonQuestion):
    """On which site? It costs nothing and needs no connection (PAN-LOOT-12)."""

    asks = Asks("place-free-column", "place")
    asked_by = "PAN-LOOT-12"
    decided_by = "PAN-LOOT-12"

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return codes(SPACE, column_sites(s, seat))

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < JUMP:
            return [Reason("PAN-LOOT-20")] if option == PASS else self.other_sort(option)
        space = option - SPACE
        if column_sites(s, seat) >> space & 1:
            return []
        return [Reason("PAN-LOOT-13" if SITES >> space & 1 else "PAN-BOARD-04", who=seat, where=space)]

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        s.bonus = changed(s.bonus, seat, NOTHING)
        s.columns_left = added(s.columns_left, seat, -1)
        s.columns = with_bits(s.columns, seat, 1 << option - SPACE)
        s.tell("column-placed", "PAN-LOOT-12", who=seat, where=option - SPACE)
