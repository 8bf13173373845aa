"""How a person writes an option of Pantheon, and how it is read."""

from typing import Final

from theomachy.engine.decision import PASS
from theomachy.engine.game import UnknownText
from theomachy.games.pantheon.rules.board import SPACE_NAMES
from theomachy.games.pantheon.rules.codes import (
    ACTION,
    BONUS_TILE,
    CARD,
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
from theomachy.games.pantheon.rules.components import (
    ACTIONS,
    BONUS,
    CARDS,
    COLOURS,
    DEMIGOD_VALUES,
    GODS,
    LOOT,
    NATIONS,
    NUMERALS,
    OFFERINGS,
)


def _all_texts() -> dict[int, str]:
    texts = {PASS: "pass", DECK: "deck", STACK: "reveal", FOOT: "foot", COLUMN: "column"}
    for base, names in (
        (ACTION, list(ACTIONS)),
        (SPACE, SPACE_NAMES),
        (JUMP, [f"jump@{name}" for name in SPACE_NAMES]),
        (CARD, [f"card-{name}" for name in CARDS]),
        (OPEN, [f"open-{name}" for name in CARDS]),
        (GOD, GODS),
        (OFFER, [f"{name}-cards" for name in OFFERINGS]),
        (WITH_TOKEN, [f"{name}-token" for name in OFFERINGS]),
        (TOKEN, [f"{name}-{numeral}" for name in OFFERINGS for numeral in NUMERALS]),
        (TILE, [f"loot-{name}" for name in LOOT]),
        (BONUS_TILE, [f"bonus-{name}" for name in BONUS]),
        (DEMIGOD, [f"demigod-{value}" for value in range(1, DEMIGOD_VALUES + 1)]),
        (NATION, NATIONS),
        (SEAT, COLOURS),
    ):
        for number, name in enumerate(names):
            texts[base + number] = name
    return texts


TEXTS: Final = _all_texts()
CODE_OF: Final = {text: option for option, text in TEXTS.items()}


def text_of(option: int) -> str:
    """The option in words: hexes by their coordinates, seats by their colour, all else by its name."""
    if option in TEXTS:
        return TEXTS[option]
    raise UnknownText(str(option))


def code_of(text: str) -> int:
    """The option that is written so."""
    if text in CODE_OF:
        return CODE_OF[text]
    raise UnknownText(text)
