"""What on the table stands for an option of Pantheon, so that a client without rules can light it."""

from bisect import bisect_right
from typing import Final

from theomachy.engine.decision import PASS
from theomachy.engine.game import UnknownText
from theomachy.pantheon.codes import (
    ACTION,
    BONUS_TILE,
    CARD,
    CODES,
    COLUMN,
    DECK,
    DEMIGOD,
    FOOT,
    GOD,
    JUMP,
    NATION,
    OFFER,
    OPEN,
    SEAT,
    SPACE,
    STACK,
    TILE,
    TOKEN,
    WITH_TOKEN,
)

RANGES: Final = (
    (PASS, ""),
    (ACTION, "action"),
    (SPACE, "space"),
    (JUMP, "jump"),
    (CARD, "card"),
    (OPEN, "open"),
    (DECK, "deck"),
    (STACK, "stack"),
    (GOD, "god"),
    (OFFER, "offering"),
    (WITH_TOKEN, "with-token"),
    (TOKEN, "token"),
    (FOOT, "foot"),
    (COLUMN, "column"),
    (TILE, "loot"),
    (BONUS_TILE, "bonus"),
    (DEMIGOD, "demigod"),
    (NATION, "nation"),
    (SEAT, "seat"),
)
"""The kind of thing that each range of codes names; nothing lights up for an empty one."""
FIRST: Final = [first for first, _ in RANGES]


def lights_of(option: int) -> list[tuple[str, int]]:
    """The things an option names, each by its kind and its number; a jump with the space it lands on."""
    if not 0 <= option < CODES:
        raise UnknownText(str(option))
    first, kind = RANGES[bisect_right(FIRST, option) - 1]
    number = option - first
    if kind == "jump":
        return [("space", number), ("jump", number)]
    return [(kind, number)] if kind else []
