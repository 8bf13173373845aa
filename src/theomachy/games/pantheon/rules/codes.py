"""The option codes of Pantheon, as consecutive named ranges. They are part of the rules version."""

from typing import Final

from theomachy.games.pantheon.rules.board import SPACES
from theomachy.games.pantheon.rules.components import (
    ACTIONS,
    BONUS,
    CARDS,
    DEMIGOD_VALUES,
    GODS,
    LEVELS,
    LOOT,
    NATIONS,
    OFFERINGS,
    PLAYERS,
)

ACTION: Final = 1
SPACE: Final = ACTION + len(ACTIONS)  # place the piece that belongs there
JUMP: Final = SPACE + SPACES  # place a foot there by a jump
CARD: Final = JUMP + SPACES  # play or discard a hand card; nature: this card
OPEN: Final = CARD + len(CARDS)  # take an open card
DECK: Final = OPEN + len(CARDS)  # draw from the deck
STACK: Final = DECK + 1  # reveal from the god stack
GOD: Final = STACK + 1
OFFER: Final = GOD + len(GODS)  # meet a number with cards of one kind alone
WITH_TOKEN: Final = OFFER + len(OFFERINGS)  # ... with the token of that kind, and cards for the rest
TOKEN: Final = WITH_TOKEN + len(OFFERINGS)  # own the token of a kind at a level
FOOT: Final = TOKEN + len(OFFERINGS) * LEVELS  # a foot from the general reserve
COLUMN: Final = FOOT + 1  # a column from the general reserve
TILE: Final = COLUMN + 1  # a loot tile
BONUS_TILE: Final = TILE + len(LOOT)
DEMIGOD: Final = BONUS_TILE + len(BONUS)  # plus its value, less one
NATION: Final = DEMIGOD + DEMIGOD_VALUES
SEAT: Final = NATION + len(NATIONS)
CODES: Final = SEAT + PLAYERS[-1]


def token_code(kind: int, level: int) -> int:
    """The option of owning the token of this kind at this level."""
    return TOKEN + kind * LEVELS + level - 1


def token_of(option: int) -> tuple[int, int]:
    """The kind and level a token option names."""
    return (option - TOKEN) // LEVELS, (option - TOKEN) % LEVELS + 1
