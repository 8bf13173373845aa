"""Answers by rule of thumb: what people usually do, at once. For playing on inside a search."""

from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.decision import PASS
from theomachy.games.pantheon.rules.abilities.nations import DiscardCard, Exchange
from theomachy.games.pantheon.rules.actions.draw import TakeCard
from theomachy.games.pantheon.rules.actions.move import Moving
from theomachy.games.pantheon.rules.actions.sacrifice import Offering
from theomachy.games.pantheon.rules.board import SITES
from theomachy.games.pantheon.rules.codes import (
    CARD,
    DECK,
    FOOT,
    JUMP,
    OPEN,
    SPACE,
    TOKEN,
    WITH_TOKEN,
    token_of,
)
from theomachy.games.pantheon.rules.components import COINS, FIRST_COIN, FIRST_OFFERING, MOVEMENT
from theomachy.games.pantheon.rules.piles import count
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState

ENOUGH_MOVEMENT: Final = 3
"""More movement cards are seldom of use."""


def habit(s: PantheonState, seat: int, options: list[int], dice: Dice) -> int:
    """Take loot and build where it is near; save tokens nothing; keep cards that go together."""
    frame = s.stack[-1]
    if isinstance(frame, Moving):
        return step(s, seat, options, dice)
    if isinstance(frame, TakeCard):
        return best(s, seat, options, dice, OPEN)
    if isinstance(frame, DiscardCard):
        return worst(s, seat, options, dice)
    if isinstance(frame, Exchange):
        return PASS
    if isinstance(frame, Offering):
        return offered(s, seat, options)
    if TOKEN <= options[-1] < FOOT:
        return max(options, key=lambda option: token_of(option)[1] if option else 0)
    if options[0] == PASS and len(options) > 1:
        return options[1 + dice.below(len(options) - 1)]
    return options[dice.below(len(options))]


def step(s: PantheonState, seat: int, options: list[int], dice: Dice) -> int:
    """Loot first, then a column; a foot by chance; cards stay in hand once something stands."""
    loot = [space for place, space in enumerate(s.nation().loot) if s.loot[place] != NOTHING]
    places = [option for option in options if SPACE <= option < CARD]
    for option in places:
        if (option - SPACE if option < JUMP else option - JUMP) in loot:
            return option
    columns = [option for option in places if option < JUMP and SITES >> option - SPACE & 1]
    if columns:
        return columns[dice.below(len(columns))]
    if options[0] == PASS and not (places and dice.below(2)):
        return PASS
    if places:
        return places[dice.below(len(places))]
    return options[-1]


def appeal(s: PantheonState, seat: int, card: int) -> int:
    """How welcome a card is, in tenths of a point or so."""
    hand = s.hands[seat]
    if card == MOVEMENT:
        return 6 if count(hand, MOVEMENT) < ENOUGH_MOVEMENT else 2
    if card >= FIRST_COIN:
        return 4 * COINS[card]
    return 3 + 2 * count(hand, card) + count(s.tokens[seat], card - FIRST_OFFERING)


def best(s: PantheonState, seat: int, options: list[int], dice: Dice, base: int) -> int:
    """The most welcome open card; the deck if none is better than what may come."""
    values = [
        5 if option == DECK else 0 if option == PASS else appeal(s, seat, option - base) for option in options
    ]
    top = max(values)
    wanted = [option for option, value in zip(options, values, strict=True) if value == top]
    return wanted[dice.below(len(wanted))]


def worst(s: PantheonState, seat: int, options: list[int], dice: Dice) -> int:
    """The least welcome card of the hand."""
    values = [appeal(s, seat, option - CARD) for option in options]
    return options[values.index(min(values))]


def offered(s: PantheonState, seat: int, options: list[int]) -> int:
    """With a token if there is one, else of what there is most."""
    with_token = [option for option in options if option >= WITH_TOKEN]
    return with_token[-1] if with_token else options[-1]
