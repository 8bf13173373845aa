"""The catalogue of Ankh: made from the components, the editions and the data files, which hold every fact."""

import json
from collections.abc import Mapping
from typing import Final

from theomachy.engine.game import Json
from theomachy.games.ankh.documents.options import SUMMONS
from theomachy.games.ankh.documents.score_sheet import SOURCES
from theomachy.games.ankh.effects import COVERED
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.abilities.cards import Card
from theomachy.games.ankh.rules.abilities.editions import EDITIONS
from theomachy.games.ankh.rules.abilities.hooks import Ability
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    ANKHS_IN_POOL,
    CAMELS,
    CAPTIVE_SLOTS,
    CARDS,
    CONFLICT_TOKENS,
    EVENT_TRACK,
    EVENTS,
    FIRST_MONUMENT,
    FORGETTING_AFTER,
    GODS,
    GUARDIAN_BASE,
    GUARDIAN_FIGURES,
    GUARDIAN_LEVEL,
    GUARDIAN_UNCOVERED,
    GUARDIANS_USED,
    KINDS,
    LARGE,
    LAST_CONFLICT,
    LAST_RED,
    MERGING_AFTER,
    MONUMENTS,
    POWERS,
    STARTING_FOLLOWERS,
    SUN_TOKENS,
    TOP,
    UNDERWORLD_TOKENS,
    UNLOCKS,
    UNLOCKS_PER_LEVEL,
    WARRIORS,
    advances_to_event,
)
from theomachy.games.ankh.rules.egypt import data_file
from theomachy.games.ankh.rules.scenario import SCENARIOS, kingdoms
from theomachy.games.ankh.rules.state import ENDINGS
from theomachy.games.catalogue import (
    Catalogue,
    Choice,
    Edition,
    Item,
    events_of,
    kinds_of,
    options_of,
    plain_items,
    questions_of,
)

EDITION_NAMES: Final = [edition.name for edition in EDITIONS]
NAMES_OF: Final = {"figure": "space", "monument": "space", "gate": "space", "summon": "space", "seat": "god"}
"""Kinds of things that are known by the names of another kind."""
ACTION_RULES: Final = {
    "move": "ANKH-MOVE-01",
    "summon": "ANKH-SUM-01",
    "gain": "ANKH-GAIN-01",
    "unlock": "ANKH-UNL-01",
}
EVENT_RULES: Final = {
    "control-monument": "ANKH-CTRL-01", "camel-caravan": "ANKH-CAMEL-01", "conflict": "ANKH-CON-01",
}  # fmt: skip
PIECE_RULES: Final = {
    "god": "ANKH-FIG-02",
    "warrior": "ANKH-FIG-03",
    **dict.fromkeys(KINDS[FIRST_MONUMENT:], "ANKH-MON-01"),
}


def printed(name: str, by_edition: Mapping[str, Ability], **numbers: int | list[int]) -> Item:
    """A thing with an ability, in the editions that have it."""
    editions = [edition for edition in EDITION_NAMES if edition in by_edition]
    return Item(
        name=name, editions=editions, rules=[by_edition[edition].says for edition in editions], numbers=numbers
    )


def gods() -> list[Item]:
    """The gods."""
    return [
        printed(name, {edition.name: edition.gods[god] for edition in EDITIONS}) for god, name in enumerate(GODS)
    ]


def powers() -> list[Item]:
    """The Ankh powers; their levels are in a table, as they differ."""
    return [
        printed(name, {each.name: each.powers[power] for each in EDITIONS if power in each.powers})
        for power, name in enumerate(POWERS)
    ]


def cards() -> list[Item]:
    """The Battle cards; their strengths are in a table, as they differ."""
    return [
        printed(name, {edition.name: edition.cards[card] for edition in EDITIONS if card in edition.cards})
        for card, name in enumerate(CARDS)
    ]


def kinds() -> list[Item]:
    """The pieces: God, Warrior, Guardians and Monuments."""
    guardians = {
        KINDS[kind]: printed(
            KINDS[kind],
            {edition.name: edition.guardians[kind] for edition in EDITIONS},
            level=level,
            figures=GUARDIAN_FIGURES[kind],
            large=int(GUARDIAN_BASE[kind] == LARGE),
        )
        for kind, level in GUARDIAN_LEVEL.items()
    }
    others = {item["name"]: item for item in everywhere(tuple(PIECE_RULES), PIECE_RULES)}
    return [{**guardians, **others}[name] for name in KINDS]


def everywhere(names: tuple[str, ...], rules: Mapping[str, str]) -> list[Item]:
    """Things that are printed alike in all editions."""
    return [
        Item(name=name, editions=EDITION_NAMES, rules=[rules[name]] * len(EDITIONS), numbers={}) for name in names
    ]


def choices() -> list[Choice]:
    """What can be chosen for a new game."""
    levels = sorted(set(GUARDIAN_LEVEL.values()))
    scenarios = list(dict.fromkeys(scenario.kingdom for scenario in SCENARIOS))
    return [
        Choice(name="edition", kind="one", values=EDITION_NAMES, key="ankh-edition-{name}"),
        Choice(
            name="scenario",
            kind="one",
            values=scenarios,
            by={str(players): kingdoms(players) for players in ANKH.players},
            key="ankh-scenario-{name}",
        ),
        Choice(name="gods", kind="per-seat", values=list(GODS), key="ankh-god-{name}"),
        Choice(
            name="guardians",
            kind="levels",
            values=[KINDS[kind] for kind in GUARDIAN_LEVEL],
            by={
                str(level): [KINDS[kind] for kind, its in GUARDIAN_LEVEL.items() if its == level]
                for level in levels
            },
            key="ankh-kind-{name}",
        ),
        Choice(name="first", kind="number", values=[], key=""),
    ]


def strength_of(card: Ability) -> int:
    """The strength printed on a Battle card."""
    assert isinstance(card, Card)
    return card.printed


def tables() -> dict[str, Json]:
    """What is printed on the boards, and how many pieces are in the box."""
    egypt = json.loads(data_file("egypt.json"))
    return {
        "sources": list(SOURCES),
        "map": {"rows": egypt["rows"], "rivers": egypt["rivers"]},
        "scenarios": json.loads(data_file("scenarios.json"))["scenarios"],
        "eventTrack": [EVENTS[event] for event in EVENT_TRACK],
        "levels": {
            edition.name: [
                [POWERS[power] for power in edition.powers if level >> power & 1] for level in edition.levels
            ]
            for edition in EDITIONS
        },
        "strength": {
            edition.name: {CARDS[number]: strength_of(card) for number, card in edition.cards.items()}
            for edition in EDITIONS
        },
        "unlocks": UNLOCKS,
        "unlocksPerLevel": UNLOCKS_PER_LEVEL,
        "guardianUncovered": {str(level): unlock for unlock, level in GUARDIAN_UNCOVERED.items()},
        "guardiansUsed": {str(players): used for players, used in GUARDIANS_USED.items()},
        "advances": {
            str(players): {name: advances_to_event(players, action) for action, name in enumerate(ACTIONS)}
            for players in ANKH.players
        },
        "afterConflict": {"merging": MERGING_AFTER, "forgetting": FORGETTING_AFTER, "end": LAST_CONFLICT},
        "devotion": {"top": TOP, "lastRed": LAST_RED},
        "supply": {
            "warriors": WARRIORS,
            "ankhs": ANKHS_IN_POOL,
            "monuments": dict.fromkeys(KINDS[FIRST_MONUMENT:], MONUMENTS),
            "camels": CAMELS,
            "tokens": CONFLICT_TOKENS,
            "followers": STARTING_FOLLOWERS,
            "suns": SUN_TOKENS,
            "gates": UNDERWORLD_TOKENS,
            "captives": CAPTIVE_SLOTS,
        },
    }


def catalogue() -> Catalogue:
    """Everything printed, and every name."""
    items = {
        "god": gods(),
        "power": powers(),
        "card": cards(),
        "kind": kinds(),
        "action": everywhere(ACTIONS, ACTION_RULES),
        "event": everywhere(EVENTS, EVENT_RULES),
        "summon": plain_items(SUMMONS),
    }
    return Catalogue(
        game=ANKH.name,
        rules_version=ANKH.rules_version,
        players=list(ANKH.players),
        editions=[Edition(name=name, key=f"ankh-edition-{name}") for name in EDITION_NAMES],
        seat_key="ankh-god-{name}",
        things=kinds_of(ANKH, items, NAMES_OF, COVERED),
        options=options_of(ANKH),
        questions=questions_of(
            ANKH, lambda rule: list(dict.fromkeys(edition.ruled_by(rule) for edition in EDITIONS))
        ),
        events=events_of(ANKH),
        choices=choices(),
        tables=tables(),
        endings=list(ENDINGS[1:]),
    )
