"""The package's facts equal the source facts, where the specification lies beside the project."""

import json
import re
from pathlib import Path

import pytest

from tests.games.ankh.lines import drawn_lines
from theomachy.engine.datafile import Node, read_json
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules import components as box
from theomachy.games.ankh.rules.abilities.cards import Card
from theomachy.games.ankh.rules.abilities.editions import FINAL, PREVIEW
from theomachy.games.ankh.rules.derived import camels_between
from theomachy.games.ankh.rules.egypt import DESERT, EGYPT, FERTILE, SPACE_NAMES, WATER, name_spaces
from theomachy.games.ankh.rules.scenario import SCENARIOS

SHARED = Path(__file__).parents[3].parent / "shared"
pytestmark = pytest.mark.skipif(not SHARED.is_dir(), reason="the specification is not beside the project")
CAMEL_CASE = re.compile(r"(?<!^)([A-Z])")


@pytest.fixture(scope="module")
def source() -> Node:
    """The data file behind the specification."""
    return read_json((SHARED / "data" / "ankh.json").read_text(encoding="utf-8"), "ankh.json")


def ours(name: str) -> str:
    """A name of the source in our spelling."""
    return CAMEL_CASE.sub(lambda match: "-" + match[1].lower(), name)


def test_every_rule_id_and_example_is_catalogued() -> None:
    text = (SHARED / "rules" / "ankh.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- \*\*(ANKH-[A-Z]+-\d+)\*\*", text, re.MULTILINE)
    examples = re.findall(r"^- \*\*(EX-\d+)\*\*", text, re.MULTILINE)
    preview = (SHARED / "rules" / "ankh-preview.md").read_text(encoding="utf-8")
    rules_of_preview = re.findall(r"^- \*\*(ANKHP-[A-Z]+-\d+)\*\*", preview, re.MULTILINE)
    examples_of_preview = re.findall(r"^- \*\*(EXP-\d+)\*\*", preview, re.MULTILINE)
    assert ANKH.rules() == [
        *rules,
        *[f"ANKH-{example}" for example in examples],
        *rules_of_preview,
        *[f"ANKHP-{example}" for example in examples_of_preview],
    ]


def test_the_map_is_the_printed_one(source: Node) -> None:
    """ANKH-MAP-01, ANKH-MAP-02."""
    hexes = source.key("map").key("hexes").items()
    assert [node.key("id").text() for node in hexes] == SPACE_NAMES
    terrains = {"fertile": FERTILE, "desert": DESERT, "water": WATER}
    for space, node in enumerate(hexes):
        assert terrains[node.key("terrain").text()] >> space & 1
    rivers = {EGYPT.side("|".join(node.texts())) for node in source.key("map").key("rivers").items()}
    assert rivers == EGYPT.rivers
    for name in ("west", "east", "delta"):
        region = " ".join(source.key("map").key("baseRegions").key(name).key("hexes").texts())
        assert sorted(region.split()) in [sorted(name_spaces(land).split()) for land in EGYPT.base_regions]


def test_the_scenarios_are_the_printed_ones(source: Node) -> None:
    """ANKH-SETUP-07, ANKH-SETUP-11."""
    printed = source.key("scenarios").items()
    assert len(printed) == len(SCENARIOS)
    for scenario, node in zip(SCENARIOS, printed, strict=True):
        assert f"{scenario.kingdom}-{scenario.players}" == node.key("id").text()
        assert scenario.players == node.key("players").number()
        for region in node.key("regions").items():
            land = scenario.regions[region.key("token").number() - 1]
            assert sorted(name_spaces(land).split()) == sorted(region.key("hexes").texts())
        camels = {
            EGYPT.side("|".join(side.texts())) for line in node.key("camelLines").items() for side in line.items()
        }
        assert {EGYPT.sides[number] for number in camels_between(tuple(scenario.regions))} == camels
        monuments = set()
        for item in node.key("monuments").items():
            owner = item.key("owner")
            player = 0 if owner.value is None else owner.number()
            monuments.add((box.KINDS.index(item.key("type").text()), EGYPT.number[item.key("hex").text()], player))
        assert set(scenario.monuments) == monuments
        for spaces, key in ((scenario.gods, "gods"), (scenario.warriors, "warriors")):
            for item in node.key(key).items():
                assert SPACE_NAMES[spaces[item.key("player").number() - 1]] == item.key("hex").text()


def test_the_counts_of_caravans_are_those_of_two_independent_enumerations(source: Node) -> None:
    """ANKH-CAMEL-09."""
    counts = source.key("selfChecks").key("legalCaravansAtSetup")
    for scenario in SCENARIOS:
        known = counts.key(f"{scenario.kingdom}-{scenario.players}")
        for token in known.names():
            lines = drawn_lines(scenario.regions[int(token) - 1])
            assert len({min(line, line[::-1]) for line in lines}) == known.key(token).number()


def test_supplies_and_tracks_are_the_printed_ones(source: Node) -> None:
    """ANKH-COMP-03, ANKH-COMP-05, ANKH-COMP-06, ANKH-COMP-10, ANKH-TURN-05, ANKH-EVT-01, ANKH-DEV-01."""
    supplies = source.key("supplies")
    for key, number in {
        "warriorsPerGod": box.WARRIORS,
        "camels": box.CAMELS,
        "obelisks": box.MONUMENTS,
        "temples": box.MONUMENTS,
        "pyramids": box.MONUMENTS,
        "ankhTokensOnDashboardAtStart": box.UNLOCKS,
        "ankhTokensInPoolBeforeScenario": box.ANKHS_IN_POOL,
        "smallBasesPerGod": box.BASES,
        "largeBasesPerGod": box.BASES,
        "startingFollowers": box.STARTING_FOLLOWERS,
        "sunTokens": box.SUN_TOKENS,
        "underworldTokens": box.UNDERWORLD_TOKENS,
        "anubisSlots": box.CAPTIVE_SLOTS,
        "battleCardsPerGod": len(box.CARDS),
        "gods": len(box.GODS),
    }.items():
        assert supplies.key(key).number() == number, key
    assert len(supplies.key("conflictOrderTokens").items()) == box.CONFLICT_TOKENS
    events = [node.key("event").text() for node in source.key("eventTrack").key("spaces").items()]
    assert events[1:] == [box.EVENTS[event] for event in box.EVENT_TRACK]
    steps = source.key("actionTracks").key("stepsToEvent")
    for players in steps.names():
        for action, name in enumerate(box.ACTIONS):
            assert steps.key(players).key(name).number() == box.advances_to_event(int(players), action)
    track = source.key("devotionTrack")
    assert (track.key("top").number(), track.key("redTo").number()) == (box.TOP, box.LAST_RED)


def test_gods_guardians_cards_and_powers_are_the_printed_ones(source: Node) -> None:
    """ANKH-COMP-01, ANKH-COMP-08, ANKH-COMP-09, ANKH-CARD-01, ANKH-UNL-05, ANKH-UNL-06, ANKH-SETUP-09."""
    assert [node.key("id").text() for node in source.key("gods").items()] == list(box.GODS)
    for node in source.key("guardians").items():
        kind = box.KINDS.index(ours(node.key("id").text()))
        assert node.key("level").number() == box.GUARDIAN_LEVEL[kind]
        assert node.key("count").number() == box.GUARDIAN_FIGURES[kind]
        assert ["small", "large"].index(node.key("base").text()) == box.GUARDIAN_BASE[kind]
    used = json.loads(json.dumps(source.key("guardianFiguresUsed").value))
    assert used == {"2": 1, "3": 2, "4": "all", "5": "all"}
    assert box.GUARDIANS_USED == {2: 1, 3: 2, 4: 3, 5: 3}
    for node, card in zip(source.key("battleCards").items(), FINAL.cards.values(), strict=True):
        assert node.key("id").text() == card.name
        assert node.key("strength").number() == {"chariots": 3, "plague": 1, "drought": 1}.get(card.name, 0)
    powers = [name for level in (1, 2, 3) for name in source.key("powers").key(f"level{level}").texts()]
    assert [ours(name) for name in powers] == [power.name for power in FINAL.powers.values()]
    assert [box.POWERS[number] for number in FINAL.powers] == [power.name for power in FINAL.powers.values()]
    preview = source.key("preview")
    for node in preview.key("battleCards").items():
        card = PREVIEW.cards[box.CARDS.index(node.key("id").text())]
        assert isinstance(card, Card)
        assert card.printed == node.key("strength").number()
    assert len(PREVIEW.cards) == len(preview.key("battleCards").items())
    for level in (1, 2, 3):
        printed = [ours(name) for name in preview.key("powers").key(f"level{level}").texts()]
        assert printed == [
            power.name for number, power in PREVIEW.powers.items() if PREVIEW.levels[level - 1] >> number & 1
        ]
    symbols = source.key("guardianSymbols").key("unlockNumber")
    assert {int(name): symbols.key(name).number() for name in symbols.names()} == box.GUARDIAN_UNCOVERED
