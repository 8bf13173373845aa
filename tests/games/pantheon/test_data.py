"""The data files, and what is said about malformed ones."""

import json

import pytest

from theomachy.engine.refusal import DataError
from theomachy.games.pantheon.rules.abilities.editions import make_god, make_nation, make_tile
from theomachy.games.pantheon.rules.abilities.loot import LOOT_CLASSES
from theomachy.games.pantheon.rules.board import data_file, read_board
from theomachy.games.pantheon.rules.components import LOOT, read_box, read_nations, read_tiles


def changed(name: str, old: str, new: str) -> str:
    """The text of a data file with one passage replaced."""
    text = data_file(name)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"#~#~~##..#"', '"#~#~~##.x#"', "sign 'x'"),
        ('"r": 1, "q": 0', '"r": 0, "q": 0', "stands twice"),
        ('"0,0": "Eblana",', "", "every site needs a name"),
        ('"0,0": "Eblana"', '"1,0": "Eblana"', "is no site"),
        ('"rows"', '"lines"', "needs an entry 'rows'"),
        ("{", "[", "not JSON"),
    ],
)
def test_a_malformed_board_is_refused(old: str, new: str, problem: str) -> None:
    """PAN-BOARD-01, PAN-BOARD-02."""
    with pytest.raises(DataError, match=problem):
        read_board(changed("board.json", old, new))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"red", ', "", "4 different colours"),
        ('"green"', '"red"', "4 different colours"),
        ('"feet": 12', '"feet": 0', "at least 1"),
        ('"feet": 12', '"feet": "many"', "whole number"),
        ('"occupied": 2', '"occupied": 0', "at least 1"),
        ('"2": {"feet": 6', '"2": {"feet": 13', "PAN-SETUP-02"),
        ('"coin-1": 15', '"coin-9": 15', "unknown"),
        ('"coin-2": 2', '"gift": 2', "PAN-SETUP-11"),
        ('"dealt": 5', '"dealt": 50', "PAN-SETUP-15"),
        ("[1, 3, 6, 10]", "[1, 3, 3, 10]", "PAN-BUY-07"),
        ("[1, 3, 6, 10]", "[1, 3, 6]", "PAN-BUY-07"),
        ('"ofEachFacePair": 4', '"ofEachFacePair": 3', "at least 4"),
        ('"scoredAfter": [3, 6]', '"scoredAfter": [3]', "PAN-EPOCH-31"),
        ("[4, 2]", "[1, 2]", "PAN-SCORE-04"),
        ("[4, 2]", "[4]", "PAN-SCORE-04"),
        ('"move": 16', '"move": -1', "at least 0"),
    ],
)
def test_a_malformed_box_is_refused(old: str, new: str, problem: str) -> None:
    """PAN-SETUP-02, PAN-SETUP-11, PAN-SETUP-12, PAN-BUY-07."""
    with pytest.raises(DataError, match=problem):
        read_box(changed("box.json", old, new))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[2, 2, 2, 1]", "[]", "PAN-SAC-02"),
        ("[2, 2, 2, 1]", "[2, 2, 2, 1, 1]", "PAN-SAC-02"),
        ("[2, 2, 2, 1]", "[2, 0]", "at least 1"),
        ('"plaesiris"', '"surparit"', "stands twice"),
        ('"name": "levels-2", "effect": "levels", "amount": 2, "count": 1', '"name": "x", "effect": "levels",'
         ' "amount": 2, "count": 2', "PAN-SETUP-16"),
        ('"lower": {"4"', '"lower": {"3"', "PAN-SETUP-07"),
        ('"upper": {"1"', '"upper": {"4"', "unknown"),
        ('"gods": [', '"gods": 3, "old": [', "needs a list"),
        ('"name": "god", "effect"', '"name": 7, "effect"', "needs a text"),
    ],
)  # fmt: skip
def test_malformed_tiles_are_refused(old: str, new: str, problem: str) -> None:
    """PAN-SETUP-06, PAN-SETUP-07, PAN-SETUP-16, PAN-SAC-02."""
    with pytest.raises(DataError, match=problem):
        read_tiles(changed("tiles.json", old, new))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"start": "3,2"', '"start": "33,2"', "no hex"),
        ('"start": "3,2"', '"start": "4,3"', "PAN-BOARD-07"),
        ('"start": "7,1"', '"start": "3,2"', "PAN-BOARD-07"),
        (', "-1,4"]', "]", "PAN-BOARD-06"),
        ('"name": "roma"', '"name": "gallia"', "stands twice"),
    ],
)
def test_malformed_nations_are_refused(old: str, new: str, problem: str) -> None:
    """PAN-BOARD-06, PAN-BOARD-07, PAN-SETUP-09."""
    with pytest.raises(DataError, match=problem):
        read_nations(changed("nations.json", old, new), 6)
    with pytest.raises(DataError, match="PAN-SETUP-09"):
        read_nations(data_file("nations.json"), 9)
    assert len(read_nations(data_file("nations.json"), 8)) == 8


def test_unknown_names_are_refused() -> None:
    """PAN-GOD-01, PAN-LOOT-01, PAN-NATION-01: a god, effect or nation without a rule."""
    with pytest.raises(DataError, match="god 'zeus' is unknown"):
        make_god(read_tiles(changed("tiles.json", '"surparit"', '"zeus"')).gods[0])
    with pytest.raises(DataError, match="effect 'fame' is unknown"):
        make_tile(read_tiles(changed("tiles.json", '"effect": "money"', '"effect": "fame"')).loot[6], LOOT_CLASSES)
    with pytest.raises(DataError, match="nation 'britannia' is unknown"):
        make_nation(read_nations(changed("nations.json", '"gallia"', '"britannia"'), 6)[0])


def test_a_corrected_number_is_taken() -> None:
    """PAN-SAC-15, PAN-LOOT-19: an owner of the box may correct costs and counts without touching code."""
    tiles = read_tiles(changed("tiles.json", "[4, 2]", "[5, 1]"))
    assert tiles.gods[6].cost == [5, 1]
    tiles = read_tiles(changed("tiles.json", '"count": 12', '"count": 11'))
    assert tiles.loot[LOOT.index("demigod")].count == 11


def test_the_files_are_plain_json() -> None:
    """PAN-SETUP-22: no file holds anything in shuffled order; they parse without this package."""
    for name in ("board.json", "box.json", "tiles.json", "nations.json"):
        assert isinstance(json.loads(data_file(name)), dict)
