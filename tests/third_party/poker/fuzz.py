"""What a campaign of random games must see happen."""

from typing import Final

from poker.game import POKER
from poker.rules.cards import HANDS
from poker.rules.state import PokerState
from theomachy.engine.chance import Dice
from theomachy.engine.event import Event

SIGNS: Final = ("folded", "bet", "hand-kept", "card-exchanged", "pot-won", "pot-left", "game-over")
EXPECTED: Final = [*SIGNS, *[f"hand {name}" for name in HANDS]]


def campaign_game(players: int, number: int, dice: Dice) -> PokerState:
    """The number-th game: all are alike."""
    return POKER.opened(POKER.header(players))


def witnessed(event: Event) -> str:
    """The event as a line of the campaign's table; empty if it is not counted."""
    if event.kind == "hand-shown":
        return f"hand {HANDS[event.what]}"
    return event.kind if event.kind in SIGNS else ""
