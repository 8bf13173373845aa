"""What on the table stands for an option of Pantheon, so that a client without rules can light it."""

from bisect import bisect_right
from typing import Final

from theomachy.engine.decision import PASS
from theomachy.engine.game import UnknownText
from theomachy.games.pantheon.rules.actions.buy import Shopping, price_of
from theomachy.games.pantheon.rules.actions.move import Moving
from theomachy.games.pantheon.rules.actions.placement import cost_at
from theomachy.games.pantheon.rules.actions.sacrifice import Offering
from theomachy.games.pantheon.rules.board import SPACES
from theomachy.games.pantheon.rules.codes import (
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
from theomachy.games.pantheon.rules.state import PantheonState

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


def lights_of(s: PantheonState, option: int) -> list[tuple[str, int]]:
    """The things an option names, each by its kind and its number; a jump with the space it lands on.

    Where the open question is about spending steps, coins or cards, how many of them it costs comes last.
    """
    if not 0 <= option < CODES:
        raise UnknownText(str(option))
    first, kind = RANGES[bisect_right(FIRST, option) - 1]
    number = option - first
    found = [("space", number), ("jump", number)] if kind == "jump" else [(kind, number)] if kind else []
    return found + [("cost", cost) for cost in costs_of(s, option)]


def costs_of(s: PantheonState, option: int) -> list[int]:
    """What the option costs at the open question, if it costs anything there."""
    asked = None if s.over else s.stack[-1]
    if isinstance(asked, Moving) and SPACE <= option < CARD:
        return [cost_at(s, asked.seat, (option - SPACE) % SPACES)]
    if isinstance(asked, Shopping) and (SPACE <= option < JUMP or TOKEN <= option <= COLUMN):
        return [price_of(s, asked.seat, option)]
    if isinstance(asked, Offering) and OFFER <= option < TOKEN:
        return [asked.cards_for(s, option)]
    return []
