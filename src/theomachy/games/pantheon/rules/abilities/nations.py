"""The eight nations (chapter 10), one class per ability, with the questions they ask."""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import added
from theomachy.games.pantheon.rules.abilities.hooks import FROM_STACK, Nation, Nature, PantheonQuestion
from theomachy.games.pantheon.rules.abilities.loot import RaiseToken, possible_raises
from theomachy.games.pantheon.rules.actions.buy import Shopping, buy, can_purchase, price_of
from theomachy.games.pantheon.rules.actions.draw import DrawCards, DrawUpTo
from theomachy.games.pantheon.rules.actions.sacrifice import Offering
from theomachy.games.pantheon.rules.carry import CarryLoot
from theomachy.games.pantheon.rules.codes import CARD, COLUMN, DECK, FOOT, GOD, OPEN, STACK
from theomachy.games.pantheon.rules.piles import kind_codes, one, size
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.rules.tiles import gain_god, renew_gods


class Gallia(Nation):
    """Draw cards, or reveal a god and perhaps gain it for the top number of its cost (PAN-NATION-03 .. -09)."""

    says = "PAN-NATION-03"

    def prepare(self, s: PantheonState, seat: int) -> None:
        s.push(CardsOrGod(seat, self.amount))


class CardsOrGod(PantheonQuestion):
    """Cards or a god (PAN-NATION-03)?"""

    asks = Asks("cards-or-god", "pick", amount="cards")
    numbers = "seat, cards: amount"
    asked_by = "PAN-NATION-03"
    decided_by = "PAN-NATION-01"

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.cards)

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return [DECK, STACK] if s.god_stack or s.god_box else [DECK]

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        return [Reason("PAN-GOD-09", who=seat)] if option == STACK else self.other_sort(option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option == DECK:
            s.push(DrawCards(seat, self.cards))
        else:
            renew_gods(s)
            s.push(RevealGod(seat))


class RevealGod(Nature):
    """Which god is revealed to the player and to all?"""

    asks = Asks("reveal-god", "chance", subject="seat")
    numbers = "seat"
    asked_by = "PAN-NATION-03"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def first_code(self) -> int:
        return GOD

    def pool(self, s: PantheonState) -> i64:
        return s.god_stack

    def turned(self, s: PantheonState, kind: int) -> None:
        s.god_stack -= one(kind)
        s.god_aside += one(kind)
        s.tell("god-revealed", "PAN-NATION-04", who=self.seat, what=kind)
        s.push(GainRevealed(self.seat, kind, 0, 0))


class GainRevealed(Offering):
    """Gain the revealed god for its top number in one kind? PASS puts it into the box (PAN-NATION-05 .. -09).

    Asked even of a player who cannot pay, because hands are secret.
    """

    asks = Asks("gain-revealed", "card", subject="god", amount="due", chosen="used")
    asked_by = "PAN-NATION-05"
    decided_by = "PAN-NATION-01"

    def due(self, s: PantheonState) -> list[int]:
        return s.edition.gods[self.god].cost[:1]

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return [PASS, *super().options(s, seat)]

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        return [] if option == PASS else super().reasons(s, seat, option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option == PASS:
            s.god_aside -= one(self.god)
            s.god_box += one(self.god)
            s.tell("god-declined", "PAN-NATION-09", who=seat, what=self.god)
        else:
            super().answer(s, seat, option)

    def paid(self, s: PantheonState, seat: int) -> None:
        s.god_aside -= one(self.god)
        gain_god(s, seat, self.god, FROM_STACK)


class HandSize(Nation):
    """Germania and Graecia: draw or discard to the number (PAN-NATION-10, -11)."""

    says = "PAN-NATION-10"

    def prepare(self, s: PantheonState, seat: int) -> None:
        if size(s.hands[seat]) < self.amount:
            s.push(DrawUpTo(seat, self.amount))
        else:
            s.push(Discards(seat, self.amount))


class Discards(Step[PantheonState]):
    """Whoever has more cards than the number discards the rest, one by one."""

    numbers = "seat, size: amount"

    def __init__(self, seat: int, size: int) -> None:
        self.seat: Final = seat
        self.size: Final = size

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.size)

    def run(self, s: PantheonState) -> None:
        if size(s.hands[self.seat]) > self.size:
            s.queue([DiscardCard(self.seat), Discards(self.seat, self.size)])


class DiscardCard(PantheonQuestion):
    """Which card goes to the discard pile (PAN-NATION-11)?"""

    asks = Asks("discard-card", "card")
    asked_by = "PAN-NATION-11"
    decided_by = "PAN-NATION-01"

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return kind_codes(CARD, s.hands[seat])

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        held = CARD <= option < OPEN
        return [Reason("PAN-NATION-11", who=seat, what=option)] if held else self.other_sort(option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        s.hands = added(s.hands, seat, -one(option - CARD))
        s.discard += one(option - CARD)
        s.tell("cards-discarded", "PAN-NATION-11", who=seat, what=option - CARD, amount=1)


class Aegyptus(Nation):
    """Feet for columns and columns for feet, one for one (PAN-NATION-12, -13)."""

    says = "PAN-NATION-12"

    def prepare(self, s: PantheonState, seat: int) -> None:
        exchange(s, seat, 0)


def exchanges(s: PantheonState, seat: int, direction: int) -> list[int]:
    """What can be received for a piece of the other sort; not back again what was just given."""
    found: list[int] = []
    if direction != COLUMN and s.columns_left[seat] and s.feet_in_general(seat):
        found.append(FOOT)
    if direction != FOOT and s.feet_left[seat] and s.columns_in_general(seat):
        found.append(COLUMN)
    return found


def exchange(s: PantheonState, seat: int, direction: int) -> None:
    """Ask for the next exchange, if one is possible."""
    if exchanges(s, seat, direction):
        s.push(Exchange(seat, direction))


class Exchange(PantheonQuestion):
    """What is received for a piece of the other sort? PASS ends it.

    Once feet or columns have been received, only more of the same: back and forth would change nothing.
    """

    asks = Asks("exchange", "pick", chosen="direction")
    numbers = "seat, direction: received"
    asked_by = "PAN-NATION-12"
    decided_by = "PAN-NATION-01"

    def __init__(self, seat: int, direction: int) -> None:
        super().__init__(seat)
        self.direction: Final = direction

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.direction)

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return [PASS, *exchanges(s, seat, self.direction)]

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if option not in (FOOT, COLUMN) or self.direction not in (0, option):
            return self.other_sort(option)
        return [Reason("PAN-NATION-13", who=seat, what=option)]

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option == PASS:
            return
        if option == FOOT:
            s.columns_left = added(s.columns_left, seat, -1)
            s.take_from_general(seat, 1, 0, "PAN-NATION-12")
        else:
            s.feet_left = added(s.feet_left, seat, -1)
            s.take_from_general(seat, 0, 1, "PAN-NATION-12")
        exchange(s, seat, option)


class Persia(Nation):
    """The special money stack is sorted with the highest value on top, for good (PAN-NATION-14, -15)."""

    says = "PAN-NATION-14"

    def prepare_all(self, s: PantheonState) -> None:
        s.highest_first = True
        s.tell("money-sorted", "PAN-NATION-14")


class Cartago(Nation):
    """A few coins to spend at once (PAN-NATION-16 .. -19)."""

    says = "PAN-NATION-16"

    def prepare(self, s: PantheonState, seat: int) -> None:
        s.queue([Spend(seat, self.amount), CarryLoot(seat)])


class Spend(Step[PantheonState]):
    """So many coins are left to spend, if anything can be had for them."""

    numbers = "seat, coins: amount"

    def __init__(self, seat: int, coins: int) -> None:
        self.seat: Final = seat
        self.coins: Final = coins

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.coins)

    def run(self, s: PantheonState) -> None:
        if can_purchase(s, self.seat, self.coins):
            s.push(Spending(self.seat, self.coins))


class Spending(Shopping):
    """Which purchase? No card and no god adds a coin, and what is left is lost (PAN-NATION-17)."""

    asks = Asks("spending", "pick", amount="coins")
    asked_by = "PAN-NATION-16"
    decided_by = "PAN-NATION-01"
    card_rule = "PAN-NATION-17"

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option != PASS:
            left = self.coins - price_of(s, seat, option)
            buy(s, seat, option)
            s.push(Spend(seat, left))


class Iberia(Nation):
    """A new token at level I, or one raised by a level (PAN-NATION-20)."""

    says = "PAN-NATION-20"

    def prepare(self, s: PantheonState, seat: int) -> None:
        if possible_raises(s, seat):
            s.push(MayRaise(seat))


class MayRaise(RaiseToken):
    """Which token is raised? PASS raises none."""

    asks = Asks("may-raise", "pick")
    asked_by = "PAN-NATION-20"
    decided_by = "PAN-NATION-01"

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return [PASS, *super().options(s, seat)]


class Roma(Nation):
    """Cards from the deck (PAN-NATION-21)."""

    says = "PAN-NATION-21"

    def prepare(self, s: PantheonState, seat: int) -> None:
        s.push(DrawCards(seat, self.amount))


NATION_CLASSES: Final[dict[str, type[Nation]]] = {
    "gallia": Gallia,
    "germania": HandSize,
    "graecia": HandSize,
    "aegyptus": Aegyptus,
    "persia": Persia,
    "cartago": Cartago,
    "iberia": Iberia,
    "roma": Roma,
}
