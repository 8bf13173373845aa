"""Answers by rule of thumb: what people usually do, at once. For playing on inside a search."""

from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.decision import PASS
from theomachy.games.ankh.rules.abilities.cards import PlagueBid
from theomachy.games.ankh.rules.abilities.powers import ObeliskWhich
from theomachy.games.ankh.rules.actions.move import MoveWhich
from theomachy.games.ankh.rules.codes import CARD, NUMBER
from theomachy.games.ankh.rules.components import BUILD, CHARIOTS, CYCLE, DROUGHT, MIRACLE, PLAGUE
from theomachy.games.ankh.rules.events.battle import ChooseCards
from theomachy.games.ankh.rules.events.caravan import ExchangeToken
from theomachy.games.ankh.rules.state import AnkhState

USUAL_BID: Final = 4
"""More Followers are seldom bid."""


def habit(s: AnkhState, seat: int, options: list[int], dice: Dice) -> int:
    """Take what is offered; play cards that fit; leave figures where they are."""
    frame = s.stack[-1]
    if isinstance(frame, ChooseCards):
        return options[dice.weighted([card_weight(s, seat, option - CARD) for option in options])]
    if isinstance(frame, PlagueBid):
        return NUMBER + int(dice.below(min(len(options), USUAL_BID + 1)))
    if isinstance(frame, MoveWhich | ObeliskWhich | ExchangeToken):
        return PASS
    if options[0] == PASS:
        return options[1 + dice.below(len(options) - 1)]
    return options[dice.below(len(options))]


def card_weight(s: AnkhState, side: int, card: int) -> int:
    """How likely a card is played, in proportion."""
    if card == CHARIOTS:
        return 4
    if card in (PLAGUE, DROUGHT, MIRACLE):
        return 3
    if card == BUILD:
        return 3 if s.followers[side] >= 3 else 1
    if card == CYCLE:
        return 1 + s.played(side).bit_count()
    return 2
