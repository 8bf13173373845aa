"""Ankh in words: events, questions, options and reasons in any of the languages."""

from theomachy.engine.event import Event
from theomachy.engine.refusal import Reason
from theomachy.games.ankh.documents.text import FACINGS
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.codes import (
    ACTION,
    CAPTIVE,
    CARD,
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
)
from theomachy.games.ankh.rules.components import ACTIONS, CARDS, EVENTS, GODS, KINDS, POWERS
from theomachy.games.ankh.rules.egypt import SPACE_NAMES
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.words.texts import Texts

TOKEN_EVENTS = (
    "region-split", "token-kept", "tokens-exchanged",
    "region-skipped", "domination", "battle-begins", "battle-ends",
)  # fmt: skip
SEAT_EVENTS = ("turn-begins", "action-chosen", "event-triggered", "gods-merge", "gods-merged")
NUMBER_EVENTS = ("devotion-gained", "devotion-lost", "god-forgotten", "gods-merged")


def side_name(s: AnkhState, side: int, words: Texts) -> str:
    """A side by the names of its gods."""
    seats = s.seats(side) or [side]
    return " + ".join(words.text(f"ankh-god-{GODS[s.lineup.gods[seat]]}") for seat in seats)


def seat_name(s: AnkhState, seat: int, words: Texts) -> str:
    """A player by the name of the god."""
    return words.text(f"ankh-god-{GODS[s.lineup.gods[seat]]}")


def named(event: Event) -> str:
    """The message id of what an event is about; empty if it has no name."""
    kind = event.kind
    if event.what < 0 or kind in TOKEN_EVENTS or kind in NUMBER_EVENTS or kind in ("camel-laid", "pincers-aimed"):
        return ""
    if kind in ("action-chosen", "marker-returned"):
        return f"ankh-action-{ACTIONS[event.what]}"
    if kind == "event-triggered":
        return f"ankh-track-{EVENTS[event.what]}"
    if kind.startswith("card-"):
        return f"ankh-card-{CARDS[event.what]}"
    if kind == "power-unlocked":
        return f"ankh-power-{POWERS[event.what]}"
    if kind == "game-over":
        return ""
    return f"ankh-kind-{KINDS[event.what]}"


def tell(s: AnkhState, event: Event, words: Texts) -> str:
    """An event as a sentence."""
    arguments: dict[str, str | int] = {"amount": event.amount}
    whoever = seat_name if event.kind in SEAT_EVENTS else side_name
    if event.who >= 0:
        arguments["who"] = whoever(s, event.who, words)
    else:
        arguments["who"] = ""
    arguments["whom"] = whoever(s, event.whom, words) if event.whom >= 0 else ""
    arguments["origin"] = SPACE_NAMES[event.origin] if event.origin >= 0 else ""
    arguments["where"] = SPACE_NAMES[event.where] if event.where >= 0 else ""
    message = named(event)
    if message:
        arguments["what"] = words.text(message)
        arguments["what_acc"] = words.form(message, "acc")
        arguments["what_gen"] = words.form(message, "gen")
    elif event.kind in TOKEN_EVENTS:
        arguments["what"] = event.what + 1
    elif event.kind == "pincers-aimed":
        arguments["what"] = words.text(f"ankh-facing-{FACINGS[event.what]}")
    else:
        arguments["what"] = event.what
    return words.text(f"ankh-event-{event.kind}", **arguments)


def ask(s: AnkhState, words: Texts) -> str:
    """The open question as a sentence."""
    return words.text(f"ankh-question-{type(s.stack[-1]).__name__}")


def offer(s: AnkhState, option: int, words: Texts) -> str:
    """An option in words; its notation if that is a word of its own (a space, a side, a number)."""
    notation = ANKH.text(s, option)
    ranges = (
        (ACTION, SPACE, "ankh-action-"),
        (KIND, CAPTIVE, "ankh-kind-"),
        (SEAT, CARD, "ankh-god-"),
        (CARD, POWER, "ankh-card-"),
        (POWER, SIDE, "ankh-power-"),
    )
    for low, high, prefix in ranges:
        if low <= option < high:
            return words.text(prefix + notation)
    if option < ACTION or option in (CAPTIVE, GATE, REGULAR):
        return words.text(f"ankh-option-{notation}")
    if TOKEN <= option < FACING:
        return words.text("ankh-option-token", amount=option - TOKEN + 1)
    if FACING <= option < NUMBER:
        return words.text(f"ankh-facing-{notation}")
    return notation


def about(s: AnkhState, reason: Reason, words: Texts) -> list[str]:
    """What a reason stands on."""
    found: list[str] = []
    if reason.who >= 0:
        found.append(side_name(s, reason.who, words))
    found += [SPACE_NAMES[space] for space in (reason.origin, reason.where) if space >= 0]
    if reason.amount:
        found.append(str(reason.amount))
    return found
