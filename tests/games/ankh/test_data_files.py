"""Malformed data files are refused with the place and the reason."""

import json

import pytest

from theomachy.engine.refusal import DataError, SetupError
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, data_file, read_egypt
from theomachy.games.ankh.rules.scenario import find_scenario, read_scenarios

EGYPT_FILE = data_file("egypt.json")
SCENARIO_FILE = data_file("scenarios.json")


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ('"rows"', '"lines"', "egypt.json", "'rows'"),
        ('".FFFWWWWWW."', '".FFXWWWWWW."', "rows[0] column 3", "'X'"),
        ('"0,1|1,0"', '"0,1-1,0"', "side 0,1-1,0", "written row,col|row,col"),
        ('"0,1|1,0"', '"0,1|9,9"', "side 0,1|9,9", "not two spaces of the map"),
        ('"0,1|1,0"', '"0,1|5,5"', "side 0,1|5,5", "do not share a side"),
        ('"0,1|1,0"', '"0,3|0,4"', "river 0,3|0,4", "Water"),
        ('"0,1|1,0"', '"5,7|5,8"', "river", "does not separate two regions"),
        ("{", "", "egypt.json", "not JSON"),
    ],
)
def test_a_broken_map_is_refused(old: str, new: str, place: str, problem: str) -> None:
    """ANKH-ADJ-05, ANKH-INV-06."""
    assert old in EGYPT_FILE
    with pytest.raises(DataError) as error:
        read_egypt(EGYPT_FILE.replace(old, new, 1))
    assert error.value.place.startswith(place)
    assert problem in error.value.problem


def changed(key: str, value: object) -> str:
    """The scenario file with only the Middle Kingdom for four, one entry replaced."""
    scenario = json.loads(SCENARIO_FILE)["scenarios"][2]
    scenario[key] = value
    return json.dumps({"scenarios": [scenario]})


CAMELS = json.loads(SCENARIO_FILE)["scenarios"][2]["camels"]
MONUMENT = ["temple", "4,2", 1]
LAND = ["0,1", "0,2", "0,3", "1,0", "1,1", "1,2", "1,3", "1,4", "1,5", "1,6", "1,7"]


@pytest.mark.parametrize(
    ("key", "value", "place", "problem"),
    [
        ("players", "four", ".players", "whole number"),
        ("kingdom", 4, ".kingdom", "needs a text"),
        ("camels", [["0,1|1,0"]], ".camels[0]", "no camel can stand on"),
        ("camels", [["0,1|0,2", "0,1|0,2"]], ".camels[0]", "no camel can stand on"),
        ("camels", [*CAMELS, ["0,1|0,2"]], "middle-kingdom", "does not separate"),
        ("regions", {"9": "3,0"}, ".regions.9", "are 1 to 8"),
        ("regions", {"1": "3,0", "2": "3,0"}, ".regions.2", "a region of its own"),
        ("regions", {"1": "5,2"}, ".regions.1", "a region of its own"),
        ("regions", {"1": "3,0"}, ".regions", "no Conflict Order token"),
        ("regions", {"1": "33,0"}, ".regions.1", "is no space"),
        ("monuments", [["temple", "4,2"]], ".monuments[0]", "[type, space, player]"),
        ("monuments", [["sphinx", "4,2", 1]], ".monuments[0][0]", "known: obelisk, temple, pyramid"),
        ("monuments", [["temple", "4,2", 5]], ".monuments[0][2]", "no player 5"),
        ("monuments", [["temple", "5,2", 1]], ".monuments[0][1]", "not an empty land space"),
        ("monuments", [MONUMENT, MONUMENT], ".monuments[1][1]", "not an empty land space"),
        ("monuments", [["temple", space, 0] for space in LAND], ".monuments[10]", "only 10 of a type"),
        ("gods", ["3,1", "7,3", "2,5"], ".gods", "each of 4 players"),
        ("warriors", ["3,1", "7,4", "3,4", "5,6"], ".warriors[0]", "not an empty land space"),
    ],
)
def test_a_broken_scenario_is_refused(key: str, value: object, place: str, problem: str) -> None:
    """ANKH-MAP-05, ANKH-MAP-06, ANKH-MAP-09, ANKH-COMP-05, ANKH-CAMEL-04."""
    with pytest.raises(DataError) as error:
        read_scenarios(changed(key, value))
    assert place in error.value.place
    assert problem in error.value.problem


def test_a_scenario_with_a_tiny_region_or_too_many_camels_is_refused() -> None:
    """ANKH-INV-06, ANKH-COMP-06."""
    scenario = json.loads(SCENARIO_FILE)["scenarios"][2]
    scenario["camels"].append(["0,1|0,2", "0,1|1,2", "0,1|1,1"])
    scenario["regions"]["5"] = "0,1"
    with pytest.raises(DataError, match="fewer than 6"):
        read_scenarios(json.dumps({"scenarios": [scenario]}))
    with pytest.raises(DataError, match="only 30 camels"):
        read_scenarios(changed("camels", [EDGE_NAMES[:31]]))


def test_a_scenario_that_stands_twice_is_refused() -> None:
    """ANKH-SETUP-07."""
    twice = json.loads(SCENARIO_FILE)
    twice["scenarios"].append(twice["scenarios"][0])
    with pytest.raises(DataError, match="stands twice"):
        read_scenarios(json.dumps(twice))


def test_an_unknown_scenario_is_refused_with_what_there_is() -> None:
    """ANKH-SETUP-07."""
    with pytest.raises(SetupError, match="middle-kingdom, old-kingdom"):
        find_scenario("new-kingdom", 3)
    with pytest.raises(SetupError, match="allowed: none"):
        find_scenario("old-kingdom", 6)
