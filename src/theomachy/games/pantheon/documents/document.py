"""Writing positions of Pantheon as documents, every entry, so that equal positions give equal texts."""

from typing import cast

from theomachy.engine.bits import members
from theomachy.engine.game import Json
from theomachy.games.pantheon.documents.named import (
    CARD_NAMES,
    VALUES,
    counted,
    known,
    levels,
    loot,
    named,
    options,
    token_stock,
)
from theomachy.games.pantheon.rules.board import SPACE_NAMES
from theomachy.games.pantheon.rules.components import BONUS, COLOURS, GODS, LOOT, NATIONS
from theomachy.games.pantheon.rules.state import NOBODY, NOTHING, NOWHERE, PantheonState


def write_position(s: PantheonState, seat: int | None = None) -> dict[str, Json]:
    """The whole position, every entry; for a seat, counts in place of what it cannot know (PAN-SETUP-28)."""
    everything = seat is None
    colours = COLOURS[: s.players]
    return {
        "game": "pantheon",
        "players": s.players,
        "options": cast("dict[str, Json]", options(s)),
        "nations": [NATIONS[nation] for nation in s.track],
        "temple": None if s.temple == NOWHERE else SPACE_NAMES[s.temple],
        "start": _colour(s.start),
        "active": _colour(s.active),
        "bigFoot": _colour(s.big_foot),
        "turns": s.turns,
        "ending": s.ended,
        "hands": {
            name: known(s.hands[owner], CARD_NAMES, seat in (None, owner)) for owner, name in enumerate(colours)
        },
        "open": counted(s.open, CARD_NAMES),
        "played": counted(s.played, CARD_NAMES),
        "discard": counted(s.discard, CARD_NAMES),
        "money": counted(s.money, CARD_NAMES),
        "highestMoneyFirst": s.highest_first,
        "deck": known(s.deck, CARD_NAMES, everything),
        "gods": {name: counted(s.gods[owner], GODS) for owner, name in enumerate(colours)},
        "godDisplay": counted(s.god_display, GODS),
        "godAside": counted(s.god_aside, GODS),
        "godBox": counted(s.god_box, GODS),
        "godStack": known(s.god_stack, GODS, everything),
        "demigods": {
            name: known(s.demigods[owner], VALUES, seat in (None, owner)) for owner, name in enumerate(colours)
        },
        "demigodDisplay": list(s.demigod_display),
        "demigodStack": known(s.demigod_stack, VALUES, everything),
        "loot": loot(s),
        "lootPicked": counted(s.picked, LOOT),
        "tiles": {name: counted(s.kept[owner], LOOT) for owner, name in enumerate(colours)},
        "bag": known(s.bag, LOOT, everything),
        "bonus": {name: BONUS[s.bonus[owner]] for owner, name in enumerate(colours) if s.bonus[owner] != NOTHING},
        "bonusOffer": [BONUS[tile] for tile in members(s.bonus_offer)],
        "feet": {name: named(s.feet[owner]) for owner, name in enumerate(colours)},
        "jumped": {name: named(s.jumped[owner]) for owner, name in enumerate(colours)},
        "columns": {name: named(s.columns[owner]) for owner, name in enumerate(colours)},
        "reserve": {
            name: {"feet": s.feet_left[owner], "columns": s.columns_left[owner]}
            for owner, name in enumerate(colours)
        },
        "tokens": {name: levels(s.tokens[owner]) for owner, name in enumerate(colours)},
        "tokenStock": token_stock(s),
        "score": {name: s.score[owner] for owner, name in enumerate(colours)},
        "stack": [[type(frame).__name__, *frame.facts] for frame in s.stack],
        "over": s.over,
    }  # no frame on the stack holds a secret


def _colour(seat: int) -> str | None:
    return None if seat == NOBODY else COLOURS[seat]
