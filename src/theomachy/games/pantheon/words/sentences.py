"""Pantheon in words: events, questions, options and reasons in any of the languages."""

from typing import Final

from theomachy.engine.event import NONE, Event
from theomachy.engine.refusal import Reason
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.abilities.loot import ColumnsOrFeet
from theomachy.games.pantheon.rules.actions.buy import Shopping
from theomachy.games.pantheon.rules.actions.move import Moving
from theomachy.games.pantheon.rules.actions.sacrifice import Offering
from theomachy.games.pantheon.rules.board import BOARD, SPACE_NAMES
from theomachy.games.pantheon.rules.codes import (
    ACTION,
    BONUS_TILE,
    CARD,
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
    TILE,
    TOKEN,
    WITH_TOKEN,
    token_of,
)
from theomachy.games.pantheon.rules.components import (
    ACTIONS,
    BONUS,
    CARDS,
    COLOURS,
    GODS,
    LOOT,
    NATIONS,
    NUMERALS,
    OFFERINGS,
)
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.words.texts import Texts

NAMES: Final = {
    "action": list(ACTIONS),
    "bonus": BONUS,
    "card": list(CARDS),
    "god": GODS,
    "loot": LOOT,
    "nation": NATIONS,
    "offering": list(OFFERINGS),
}
"""The families of names, by number."""

ABOUT: Final = {
    "action-chosen": "action",
    "bonus-dealt": "bonus",
    "bonus-drafted": "bonus",
    "card-drawn": "card",
    "card-played": "card",
    "cards-discarded": "card",
    "further-action": "god",
    "god-declined": "god",
    "god-displayed": "god",
    "god-gained": "god",
    "god-revealed": "god",
    "loot-carried-out": "loot",
    "loot-picked-up": "loot",
    "loot-placed": "loot",
    "money-taken": "card",
    "nation-revealed": "nation",
    "open-card-taken": "card",
    "open-card-turned": "card",
    "token-level": "offering",
    "token-used": "offering",
}
"""What the events name; others name nothing or a number."""

PLAIN: Final = (
    (ACTION, SPACE, "action"),
    (GOD, OFFER, "god"),
    (TILE, BONUS_TILE, "loot"),
    (BONUS_TILE, DEMIGOD, "bonus"),
    (NATION, SEAT, "nation"),
)
"""Ranges of options that are names and nothing else."""

WITH_NAME: Final = (
    (CARD, OPEN, "card", "card"),
    (OPEN, DECK, "open", "card"),
    (OFFER, WITH_TOKEN, "cards", "offering"),
    (WITH_TOKEN, TOKEN, "token", "offering"),
)
"""Ranges of options that do something with a name."""


def name_of(family: str, number: int, words: Texts) -> str:
    """A card, tile, god, nation or kind by its name."""
    return words.text(f"pantheon-{family}-{NAMES[family][number]}")


def seat_name(seat: int, words: Texts) -> str:
    """A player by the colour."""
    return words.text(f"pantheon-seat-{COLOURS[seat]}")


def space_name(space: int) -> str:
    """A hex by its coordinates, a site by its name too."""
    site = BOARD.site_names.get(space)
    return f"{SPACE_NAMES[space]} {site}" if site else SPACE_NAMES[space]


def tell(event: Event, words: Texts) -> str:
    """An event as a sentence; without its secret if that was taken out."""
    message = f"pantheon-event-{event.kind}"
    if event.what == NONE and words.has(f"{message}-secret"):
        message += "-secret"
    if event.who == NONE and words.has(f"{message}-played"):
        message += "-played"
    named = event.kind in ABOUT and event.what != NONE
    amount: str | int = event.amount
    if event.kind in ("token-level", "token-used"):
        amount = NUMERALS[event.amount - 1]
    return words.text(
        message,
        who=seat_name(event.who, words) if event.who != NONE else "",
        what=name_of(ABOUT[event.kind], event.what, words) if named else event.what,
        where=space_name(event.where) if event.where != NONE else "",
        amount=amount,
    )


def ask(s: PantheonState, words: Texts) -> str:
    """The open question as a sentence, with what is left or due."""
    frame = s.stack[-1]
    what = ""
    amount = 0
    if isinstance(frame, Moving):
        amount = frame.steps
    elif isinstance(frame, Shopping):
        amount = frame.coins
    elif isinstance(frame, ColumnsOrFeet):
        amount = frame.amount
    elif isinstance(frame, Offering):
        what = name_of("god", frame.god, words)
        amount = frame.due(s)[frame.met]
    return words.text(f"pantheon-question-{type(frame).__name__}", what=what, amount=amount)


def offer(s: PantheonState, option: int, words: Texts) -> str:
    """An option in words; its notation if that is a word of its own (a hex)."""
    notation = PANTHEON.text(s, option)
    for low, high, family in PLAIN:
        if low <= option < high:
            return name_of(family, option - low, words)
    for low, high, message, family in WITH_NAME:
        if low <= option < high:
            return words.text(f"pantheon-option-{message}", what=name_of(family, option - low, words))
    if SPACE <= option < JUMP:
        site = BOARD.site_names.get(option - SPACE)
        return words.text("pantheon-option-site", where=site) if site else notation
    if JUMP <= option < CARD:
        return words.text("pantheon-option-jump", where=space_name(option - JUMP))
    if TOKEN <= option < FOOT:
        kind, level = token_of(option)
        return words.text(
            "pantheon-option-level", what=name_of("offering", kind, words), amount=NUMERALS[level - 1]
        )
    if DEMIGOD <= option < NATION:
        return words.text("pantheon-option-demigod", amount=option - DEMIGOD + 1)
    if option >= SEAT:
        return seat_name(option - SEAT, words)
    return words.text(f"pantheon-option-{notation}")


def about(reason: Reason, words: Texts) -> list[str]:
    """What a reason stands on."""
    found: list[str] = []
    if reason.who >= 0:
        found.append(seat_name(reason.who, words))
    found += [space_name(space) for space in (reason.origin, reason.where) if space >= 0]
    if reason.amount:
        found.append(str(reason.amount))
    return found
