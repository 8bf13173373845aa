"""The catalogue of Pantheon: made from the components, the edition and the data files, which hold the facts."""

import json
from typing import Final

from theomachy.engine.game import Json
from theomachy.games.catalogue import (
    Catalogue,
    Choice,
    Item,
    events_of,
    kinds_of,
    options_of,
    plain_items,
    questions_of,
)
from theomachy.games.pantheon.documents.score_sheet import SOURCES
from theomachy.games.pantheon.effects import COVERED
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.abilities.editions import RECONSTRUCTED
from theomachy.games.pantheon.rules.board import data_file
from theomachy.games.pantheon.rules.components import (
    ACTIONS,
    BOX,
    CARDS,
    COINS,
    NATION_CARDS,
    NUMERALS,
    OFFERINGS,
    TILES,
    usable_places,
)

VARIANTS: Final = ("bonus-draft", "bsw-start-material", "no-traitera-after-trigger")
NAMES_OF: Final = {"jump": "space", "open": "card", "with-token": "offering"}
"""Kinds of things that are known by the names of another kind."""
ACTION_RULES: Final = {
    "move": "PAN-MOVE-01",
    "buy": "PAN-BUY-01",
    "sacrifice": "PAN-SAC-01",
    "draw": "PAN-DRAW-01",
}


def gods() -> list[Item]:
    """The god tiles: how many there are, what they cost and give, and how they are paid and kept."""
    return [
        Item(
            name=tile.name,
            editions=[],
            rules=[god.says],
            numbers={
                "copies": tile.copies,
                "cost": tile.cost,
                "amount": tile.amount,
                "stays": int(god.stays()),
                "cardsOnly": int(god.refuses_tokens()),
            },
        )
        for tile, god in zip(TILES.gods, RECONSTRUCTED.gods, strict=True)
    ]


def loot() -> list[Item]:
    """The loot tiles."""
    return [
        Item(
            name=tile.name,
            editions=[],
            rules=[ability.says],
            numbers={"count": tile.count, "amount": tile.amount, "stays": int(ability.stays())},
        )
        for tile, ability in zip(TILES.loot, RECONSTRUCTED.loot, strict=True)
    ]


def bonus() -> list[Item]:
    """The bonus tiles."""
    return [
        Item(name=tile.name, editions=[], rules=[ability.says], numbers={"amount": tile.amount})
        for tile, ability in zip(TILES.bonus, RECONSTRUCTED.bonus, strict=True)
    ]


def nations() -> list[Item]:
    """The nations."""
    return [
        Item(name=card.name, editions=[], rules=[nation.says], numbers={"amount": card.amount})
        for card, nation in zip(NATION_CARDS, RECONSTRUCTED.nations, strict=True)
    ]


def cards() -> list[Item]:
    """The cards of the deck and the special money."""
    found = plain_items(CARDS)
    for card, item in enumerate(found):
        item["numbers"] = {"coins": COINS[card], "deck": BOX.deck[card], "money": BOX.special_money[card]}
    return found


def demigods() -> list[Item]:
    """The demigods by their value."""
    return [
        Item(name=str(value), editions=[], rules=[], numbers={"value": value, "count": count})
        for value, count in enumerate(TILES.demigods, 1)
    ]


def tokens() -> list[Item]:
    """The sacrifice tokens by kind and level."""
    return [
        Item(name=f"{kind}-{numeral}", editions=[], rules=[], numbers={"level": level, "price": BOX.prices[level]})
        for kind in OFFERINGS
        for level, numeral in enumerate(NUMERALS, 1)
    ]


def actions() -> list[Item]:
    """The four actions."""
    return [Item(name=name, editions=[], rules=[ACTION_RULES[name]], numbers={}) for name in ACTIONS]


def choices() -> list[Choice]:
    """What can be chosen for a new game."""
    return [
        Choice(name="variants", kind="many", values=list(VARIANTS), key="web-variant-{name}"),
        Choice(name="stall_turns", kind="number", values=[], key=""),
    ]


def tables() -> dict[str, Json]:
    """The board, and the numbers that are printed on it and on the pieces."""
    board = json.loads(data_file("board.json"))
    printed = json.loads(data_file("nations.json"))["nations"]
    return {
        "sources": list(SOURCES),
        "board": {"rows": board["rows"], "sites": board["sites"]},
        "nations": {each["name"]: {"start": each["start"], "loot": each["loot"]} for each in printed},
        "lootPlaces": {str(players): usable_places(players) for players in PANTHEON.players},
        **json.loads(data_file("box.json")),
    }


def catalogue() -> Catalogue:
    """Everything printed, and every name."""
    items = {
        "god": gods(),
        "loot": loot(),
        "bonus": bonus(),
        "nation": nations(),
        "card": cards(),
        "demigod": demigods(),
        "token": tokens(),
        "action": actions(),
    }
    return Catalogue(
        game=PANTHEON.name,
        rules_version=PANTHEON.rules_version,
        players=list(PANTHEON.players),
        editions=[],
        seat_key="pantheon-seat-{name}",
        things=kinds_of(PANTHEON, items, NAMES_OF, COVERED),
        options=options_of(PANTHEON),
        questions=questions_of(PANTHEON, lambda rule: [rule]),
        events=events_of(PANTHEON),
        choices=choices(),
        tables=tables(),
        endings=["second-scoring"],
    )
