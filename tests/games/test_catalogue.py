"""The catalogue says everything printed, once: every rule id and every text exists, every event is declared."""

import json
from typing import TypeVar

import jsonschema
import pytest

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State, Step
from theomachy.engine.event import NONE
from theomachy.engine.game import SPECTATOR, random_option
from theomachy.games import registry
from theomachy.games.ankh.package import PACKAGE as ANKH
from theomachy.games.catalogue import Catalogue
from theomachy.games.json_schema import Schemas, schema_of
from theomachy.games.package import GamePackage
from theomachy.games.pantheon.package import PACKAGE as PANTHEON
from theomachy.generate import view_schema
from theomachy.words.texts import LANGUAGES, read_locale, texts

S = TypeVar("S", bound=State)
PACKAGES = registry.packages()
EVERY = pytest.mark.parametrize("package", PACKAGES, ids=registry.names())
PROFILES = sorted(registry.fuzz_profiles())


def keys(catalogue: Catalogue) -> set[str]:
    """Every text that the catalogue names."""
    game = catalogue["game"]
    found = {f"{game}-game", *(edition["key"] for edition in catalogue["editions"])}
    found |= {f"{game}-question-{kind}" for kind in catalogue["questions"]}
    found |= {f"{game}-event-{kind}" for kind in catalogue["events"]}
    found |= {f"{game}-ending-{name}" for name in catalogue["endings"]}
    for kind in catalogue["things"].values():
        found |= {kind["key"].replace("{name}", item["name"]) for item in kind["items"]}
    for choice in catalogue["choices"]:
        found |= {choice["key"].replace("{name}", value) for value in choice["values"]}
    for option in catalogue["options"]:
        if "{name}" not in option["key"]:
            found.add(option["key"])
    return found - {""}


@EVERY
def test_a_catalogue_has_the_shape_of_catalogues(package: GamePackage[State]) -> None:
    catalogue = json.loads(json.dumps(package.catalogue()))
    jsonschema.validate(catalogue, schema_of("catalogue", Catalogue, {}))
    assert catalogue["game"] == package.game.name
    assert [edition["name"] for edition in catalogue["editions"]] == list(package.editions)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_catalogue_exists(package: GamePackage[State], language: str) -> None:
    known = texts(language)
    page = read_locale(language, "web")
    missing = [key for key in keys(package.catalogue()) if not known.has(key) and f"\n{key} = " not in page]
    assert missing == []


@EVERY
def test_every_rule_of_a_catalogue_exists(package: GamePackage[State]) -> None:
    rules = set(package.game.rules())
    catalogue = package.catalogue()
    for kind in catalogue["things"].values():
        for item in kind["items"]:
            assert set(item["rules"]) <= rules, item
            if item["editions"]:
                assert len(item["rules"]) == len(item["editions"]), item
    for question in catalogue["questions"].values():
        assert question["rules"]
        assert set(question["rules"]) <= rules, question


@EVERY
def test_things_of_every_kind_are_listed_once(package: GamePackage[State]) -> None:
    things = package.catalogue()["things"]
    for kind, listed in things.items():
        names = [item["name"] for item in listed["items"]]
        assert len(set(names)) == len(names)
        if listed["of"]:
            names += [item["name"] for item in things[listed["of"]]["items"]]
        if kind in package.game.families():
            assert names == list(package.game.families()[kind].names), kind


@EVERY
def test_questions_and_events_speak_of_things_that_are_listed(package: GamePackage[State]) -> None:
    catalogue = package.catalogue()
    known = {*catalogue["things"], "number", None}
    for question in catalogue["questions"].values():
        assert {question["subject"], question["chosen"]} <= known
    for event in catalogue["events"].values():
        assert {event["what"], event["origin"], event["where"]} <= known
    asked = {
        kind.frame.asks.kind for kind in package.game.frames().kinds.values() if not issubclass(kind.frame, Step)
    }
    assert set(catalogue["questions"]) == asked
    assert set(catalogue["events"]) == set(package.game.event_kinds())


@EVERY
def test_every_option_code_is_in_one_range(package: GamePackage[State]) -> None:
    codes = [
        code
        for option in package.catalogue()["options"]
        for code in range(option["first"], option["first"] + option["count"])
    ]
    assert codes == list(range(package.game.codes))


@pytest.mark.parametrize("name", PROFILES)
def test_every_event_of_random_games_is_declared_with_what_it_tells(name: str) -> None:
    profile = registry.fuzz_profiles()[name]
    game = profile.game
    told: set[str] = set()
    for number in range(4 * len(game.players)):
        players = game.players[number % len(game.players)]
        dice = Dice(number)
        s = profile.new(players, number, dice)
        s.listen()
        while s.waiting():
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
            for event in s.heard():
                told.add(event.kind)
                meant = game.event_kinds()[event.kind]
                for argument in event.arguments():
                    assert getattr(meant, argument), (event, argument)
                assert all(0 <= who < players for who in (event.who, event.whom) if who != NONE), event
                named = game.told(event)
                assert all(
                    isinstance(named[thing], str) for thing in ("what", "origin", "where") if thing in named
                )
                for viewer in range(players):
                    game.told(event.seen_by(viewer))
    assert len(told) > 0.7 * len(game.event_kinds())


@EVERY
def test_what_a_reason_stands_on_has_names(package: GamePackage[State]) -> None:
    game = package.game
    spaces = set(game.families()["space"].names)
    seen: set[str] = set()
    s = game.start(game.players[-1], 3)
    dice = Dice(3)
    while s.waiting():
        seat = s.waiting()[0]
        for option in (dice.below(min(game.codes, 420)), game.codes):
            for reason in s.reasons(seat, option):
                about = game.against(s, reason)
                seen |= set(about)
                assert all(about[place] in spaces for place in ("origin", "where") if place in about)
                assert isinstance(about.get("what", ""), str)
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    assert {"who", "what", "where"} <= seen


@pytest.mark.parametrize("name", PROFILES)
def test_views_have_the_shape_they_declare(name: str) -> None:
    profile = registry.fuzz_profiles()[name]
    game = profile.game
    validator = jsonschema.Draft202012Validator(view_schema(registry.package(game.name)))
    for players in game.players:
        dice = Dice(players)
        s = profile.new(players, players, dice)
        while s.waiting():
            if dice.below(12) == 0:
                for seat in [*range(players), SPECTATOR]:
                    validator.validate(json.loads(json.dumps(game.view(s, seat))))
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
        validator.validate(json.loads(json.dumps(game.view(s, SPECTATOR))))


def test_class_names_and_numbers_of_frames_are_in_no_view() -> None:
    for package in PACKAGES:
        s = package.game.start(2, 1)
        text = json.dumps(package.game.view(s, 0 if s.waiting() != [CHANCE] else SPECTATOR))
        assert not [name for name in package.game.frames().kinds if f'"{name}"' in text]


def test_facts_of_ankh_are_those_of_the_editions() -> None:
    catalogue = ANKH.catalogue()
    tables = json.loads(json.dumps(catalogue["tables"]))
    cards = {item["name"]: item for item in catalogue["things"]["card"]["items"]}
    assert cards["chariots"]["editions"] == ["final"]
    assert cards["flood"]["rules"] == ["ANKH-CARD-03", "ANKHP-CARD-07"]
    assert tables["strength"]["final"]["chariots"] == 3
    assert tables["levels"]["preview"][0] == ["commanding", "inspiring", "bountiful", "revered"]
    assert tables["eventTrack"].count("conflict") == 5
    assert tables["advances"]["3"] == {"move": 4, "summon": 4, "gain": 4, "unlock": 3}
    guardians = {item["name"]: item["numbers"] for item in catalogue["things"]["kind"]["items"]}
    assert guardians["apep"] == {"level": 2, "figures": 2, "large": 1}


def test_facts_of_pantheon_are_those_of_the_data() -> None:
    catalogue = PANTHEON.catalogue()
    tables = json.loads(json.dumps(catalogue["tables"]))
    gods = {item["name"]: item for item in catalogue["things"]["god"]["items"]}
    assert gods["pietalte"]["numbers"]["cardsOnly"] == 1
    assert gods["traitera"]["rules"] == ["PAN-GOD-37"]
    assert tables["tokens"]["prices"] == [1, 3, 6, 10]
    assert tables["lootPlaces"] == {"2": 3, "3": 4, "4": 5}
    assert tables["nations"]["roma"]["start"] == "4,5"


def test_a_shape_that_no_document_has_is_refused() -> None:
    with pytest.raises(TypeError, match="no schema"):
        Schemas({}).of(set[int])
