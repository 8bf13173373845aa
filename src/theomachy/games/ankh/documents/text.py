"""How a person writes an option of Ankh, and how it is read."""

from typing import Final

from theomachy.engine.decision import PASS
from theomachy.engine.game import UnknownText
from theomachy.games.ankh.rules.codes import (
    ACTION,
    CAPTIVE,
    CARD,
    CODES,
    FACING,
    GATE,
    KIND,
    NUMBER,
    POWER,
    REGULAR,
    SEAT,
    SIDE,
    SPACE,
    TOKEN,
    YES,
)
from theomachy.games.ankh.rules.components import ACTIONS, CARDS, GODS, KINDS, POWERS
from theomachy.games.ankh.rules.egypt import SIDE_NAMES, SPACE_NAMES
from theomachy.games.ankh.rules.state import AnkhState

FACINGS: Final = ("n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n")


def _fixed_texts() -> dict[int, str]:
    texts = {PASS: "pass", YES: "yes", CAPTIVE: "captive", GATE: "gate", REGULAR: "regular"}
    for base, names in (
        (ACTION, list(ACTIONS)),
        (SPACE, SPACE_NAMES),
        (KIND, list(KINDS)),
        (CARD, list(CARDS)),
        (POWER, list(POWERS)),
        (SIDE, SIDE_NAMES),
        (TOKEN, [f"token-{token}" for token in range(1, 9)]),
        (FACING, list(FACINGS)),
    ):
        for number, name in enumerate(names):
            texts[base + number] = name
    return texts


TEXTS: Final = _fixed_texts()
CODE_OF: Final = {text: option for option, text in TEXTS.items()}


def text_of(s: AnkhState, option: int) -> str:
    """The option in words: seats by their god, numbers as digits, all else by its name."""
    if NUMBER <= option < CODES:
        return str(option - NUMBER)
    if SEAT <= option < SEAT + s.players:
        return GODS[s.lineup.gods[option - SEAT]]
    if option in TEXTS:
        return TEXTS[option]
    raise UnknownText(str(option))


def code_of(s: AnkhState, text: str) -> int:
    """The option that is written so."""
    if text.isascii() and text.isdigit() and len(text) < 5 and NUMBER + int(text) < CODES:
        return NUMBER + int(text)
    for seat, god in enumerate(s.lineup.gods):
        if GODS[god] == text:
            return SEAT + seat
    if text in CODE_OF:
        return CODE_OF[text]
    raise UnknownText(text)
