"""The Buy action: tokens, pieces and placements for coins (chapter 5)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.spaces import add_spaces, some
from theomachy.engine.things import Asks
from theomachy.games.pantheon.rules.abilities.hooks import PantheonQuestion
from theomachy.games.pantheon.rules.actions.placement import against_placing, cost_at, place, reach
from theomachy.games.pantheon.rules.carry import CarryLoot
from theomachy.games.pantheon.rules.codes import (
    CARD,
    COLUMN,
    FOOT,
    JUMP,
    OPEN,
    SPACE,
    TOKEN,
    token_code,
    token_of,
)
from theomachy.games.pantheon.rules.components import BOX, COINS, FIRST_COIN, LEVELS, OFFERINGS
from theomachy.games.pantheon.rules.piles import DIGIT, MOST, add_kinds, count, one
from theomachy.games.pantheon.rules.state import PantheonState


def token_price(s: PantheonState, seat: int, kind: int, level: int) -> int:
    """The price of having a kind at a level, less that of the token owned (PAN-BUY-06, -07, -09)."""
    return BOX.prices[level] - BOX.prices[s.level(seat, kind)]


DEAREST: Final = BOX.prices[LEVELS]
"""The price of the highest level: more coins buy no more."""
AFFORDABLE: Final = [
    [sum(0 < price - BOX.prices[owned] <= coins for price in BOX.prices) + owned for coins in range(DEAREST + 1)]
    for owned in range(LEVELS + 1)
]
"""By the level owned and the coins, the highest level they reach."""


def affordable_level(owned: int, coins: int) -> int:
    """The highest level to which so many coins raise a token of this level (PAN-BUY-07, -09)."""
    return AFFORDABLE[owned][min(coins, DEAREST)]


def add_wares(found: list[int], s: PantheonState, seat: int, coins: int) -> None:
    """Append the tokens and pieces that can be bought with so many coins, as option codes (PAN-BUY-04)."""
    for kind in range(len(OFFERINGS)):
        owned = s.level(seat, kind)
        for level in range(owned + 1, affordable_level(owned, coins) + 1):
            found.append(token_code(kind, level))
    if coins >= BOX.piece_price:
        if s.feet_in_general(seat):
            found.append(FOOT)
        if s.columns_in_general(seat):
            found.append(COLUMN)


def can_purchase(s: PantheonState, seat: int, coins: int) -> bool:
    """Whether anything can be bought with so many coins (PAN-BUY-04)."""
    if some(reach(s, seat, coins)):
        return True
    found: list[int] = []
    add_wares(found, s, seat, coins)
    return bool(found)


def price_of(s: PantheonState, seat: int, option: int) -> int:
    """The coins a purchase costs."""
    if SPACE <= option < JUMP:
        return cost_at(s, seat, option - SPACE)
    if TOKEN <= option < FOOT:
        kind, level = token_of(option)
        return token_price(s, seat, kind, level)
    return BOX.piece_price


def against_purchase(s: PantheonState, seat: int, option: int, coins: int) -> list[Reason]:
    """Every rule against this purchase, the sum of coins included."""
    against: list[Reason] = []
    if SPACE <= option < JUMP:
        against += against_placing(s, seat, option - SPACE)
        short = "PAN-BUY-14"
    elif TOKEN <= option < FOOT:
        kind, level = token_of(option)
        owned = s.level(seat, kind)
        if level <= owned:
            return [Reason("PAN-BUY-10" if owned == LEVELS else "PAN-BUY-09", who=seat, what=option, amount=level)]
        short = "PAN-BUY-09" if owned else "PAN-BUY-07"
    else:
        left = s.feet_in_general(seat) if option == FOOT else s.columns_in_general(seat)
        if not left:
            against.append(Reason("PAN-BUY-13", who=seat, what=option))
        short = "PAN-BUY-12"
    price = price_of(s, seat, option)
    if price > coins:
        against.append(Reason(short, who=seat, amount=price))
    return against


def buy(s: PantheonState, seat: int, option: int) -> None:
    """Carry out one purchase."""
    if SPACE <= option < JUMP:
        place(s, seat, option - SPACE, False, "PAN-BUY-14")
    elif TOKEN <= option < FOOT:
        kind, level = token_of(option)
        s.set_token(seat, kind, level, "PAN-BUY-09" if s.level(seat, kind) else "PAN-BUY-06")
    else:
        s.take_from_general(seat, int(option == FOOT), int(option == COLUMN), "PAN-BUY-12")


def coins_in_hand(s: PantheonState, seat: int) -> int:
    """The coins on all cards in hand."""
    hand: i64 = s.hands[seat]
    hand >>= DIGIT * FIRST_COIN
    coins: i64 = 0
    card: i64 = FIRST_COIN
    while hand:
        if hand & MOST:
            coins += COINS[card] * (hand & MOST)
        card += 1
        hand >>= DIGIT
    return coins


def own_coins(s: PantheonState, seat: int) -> int:
    """Coins of one Buy from what lies before the player (PAN-BUY-02)."""
    return s.means(seat).coins


def can_buy(s: PantheonState, seat: int) -> bool:
    """Whether the Buy action may be chosen (PAN-EPOCH-17)."""
    return can_purchase(s, seat, own_coins(s, seat) + coins_in_hand(s, seat))


def begin_buy(s: PantheonState, seat: int) -> None:
    """Purchases, then the coin cards are discarded, then loot is carried out (PAN-BUY-20)."""
    s.queue([Buying(seat, own_coins(s, seat), 0), EndBuy(), CarryLoot(seat)])


class Shopping(PantheonQuestion):
    """Which purchase next? PASS ends it; coins left are lost (PAN-BUY-05)."""

    numbers = "seat, coins: amount"
    asked_by = "PAN-BUY-04"
    stop_rule: ClassVar[str] = "PAN-EPOCH-17"
    """The rule against leaving it at that."""
    card_rule: ClassVar[str] = "PAN-BUY-01"
    """The rule against adding a card."""

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.coins)

    def may_stop(self) -> bool:
        """Whether the player may leave it at that."""
        return True

    def coin_cards(self, s: PantheonState, seat: int) -> i64:
        """The coin cards that may be added, as a pile."""
        return 0

    def options(self, s: PantheonState, seat: int) -> list[int]:
        found = [PASS] if self.may_stop() else []
        add_spaces(found, SPACE, reach(s, seat, self.coins))
        add_kinds(found, CARD, self.coin_cards(s, seat))
        add_wares(found, s, seat, self.coins)
        return found

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if option == PASS:
            return [] if self.may_stop() else [Reason(self.stop_rule, who=seat)]
        if SPACE <= option < JUMP or TOKEN <= option <= COLUMN:
            return against_purchase(s, seat, option, self.coins)
        if JUMP <= option < CARD:
            return [Reason("PAN-BUY-19", where=option - JUMP)]
        if CARD <= option < OPEN:
            against = Reason(self.card_rule, who=seat, what=option)
            return [] if count(self.coin_cards(s, seat), option - CARD) else [against]
        return self.other_sort(option)

    def cost(self, s: PantheonState, option: int) -> int | None:
        bought = SPACE <= option < JUMP or TOKEN <= option <= COLUMN
        return price_of(s, self.seat, option) if bought else None


class Buying(Shopping):
    """The Buy action: coin cards may be added until it is finished (PAN-BUY-01).

    Asked until PASS even if only that is left, because hands are secret.
    """

    asks = Asks("buying", "pick", amount="coins")
    numbers = "seat, coins: amount, bought: amount"

    def __init__(self, seat: int, coins: int, bought: int) -> None:
        super().__init__(seat, coins)
        self.bought: Final = bought

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.coins, self.bought)

    def may_stop(self) -> bool:
        return self.bought > 0

    def coin_cards(self, s: PantheonState, seat: int) -> i64:
        return s.hands[seat] & ~(one(FIRST_COIN) - 1)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option == PASS:
            return
        if CARD <= option < OPEN:
            s.play_card(seat, option - CARD, "PAN-BUY-01")
            s.push(Buying(seat, self.coins + COINS[option - CARD], self.bought))
        else:
            left = self.coins - price_of(s, seat, option)
            buy(s, seat, option)
            s.push(Buying(seat, left, self.bought + 1))


class EndBuy(Step[PantheonState]):
    """Coin cards, special money too, go to the ordinary discard pile (PAN-BUY-20, -21)."""

    def run(self, s: PantheonState) -> None:
        s.discard_played("PAN-BUY-20")
