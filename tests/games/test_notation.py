"""The examples of docs/reference/notation.md are true, and the schemas describe what is written and read."""

import json
import re
from pathlib import Path
from typing import TypeVar

import pytest
from jsonschema import Draft202012Validator

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import read_json
from theomachy.engine.decision import State
from theomachy.engine.game import SPECTATOR, Game, Json, random_option
from theomachy.engine.record import Replay, read_record
from theomachy.games.ankh.documents.position import ENTRIES as ANKH_ENTRIES
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.components import CARDS as BATTLE_CARDS
from theomachy.games.ankh.rules.components import EVENT_TRACK, GUARDIAN_LEVEL, KINDS, POWERS
from theomachy.games.ankh.rules.components import GODS as EGYPTIAN_GODS
from theomachy.games.pantheon.documents.position import ENTRIES as PANTHEON_ENTRIES
from theomachy.games.pantheon.fuzz import campaign_game
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.components import (
    BONUS,
    CARDS,
    COLOURS,
    GODS,
    LOOT,
    NATIONS,
    NUMERALS,
    OFFERINGS,
)
from theomachy.games.pantheon.rules.piles import count
from theomachy.play.reading import table_of
from theomachy.words.texts import texts

S = TypeVar("S", bound=State)
TEXT = (Path(__file__).parents[2] / "docs" / "reference" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", TEXT, re.DOTALL)
BATTLE, MARCH = [text for kind, text in BLOCKS if kind == "json"]
SCHEMAS = {game.name: json.loads(game.schema()) for game in (ANKH, PANTHEON)}
FITS = {name: Draft202012Validator(schema) for name, schema in SCHEMAS.items()}


def fits(game: str, document: object) -> bool:
    """Whether a document that goes through a file fits the schema of the game."""
    return bool(FITS[game].is_valid(json.loads(json.dumps(document))))


def all_fit(game: Game[S], s: S, dice: Dice) -> int:
    """Play to the end by chance; now and then the documents for everybody fit. How many there were."""
    written = 0
    while True:
        if s.over or dice.below(20) == 0:
            for seat in (None, 0, SPECTATOR):
                FITS[game.name].validate(json.loads(json.dumps(game.document(s, seat))))
                written += 1
        if s.over:
            return written
        seats = s.waiting()
        s.apply(seats[0], random_option(s, seats[0], s.options(seats[0]), dice))


# -- the examples


def test_the_record_replays() -> None:
    record = read_record(next(text for _, text in BLOCKS if text.startswith("theomachy record")))
    s = Replay(ANKH, record).run()
    assert ANKH.view(s, 0)["actions"] == {"move": 1, "summon": 1, "gain": 2, "unlock": 0}


def test_the_position_of_ankh_is_read_and_fits_the_schema() -> None:
    """ANKH-DEV-05."""
    assert fits("ankh", json.loads(BATTLE))
    s = ANKH.position(read_json(BATTLE, "notation.md"))
    assert s.devotion == (12, 12)
    assert s.ladder == (1, 0)
    assert s.waiting() == [0, 1]


def test_the_position_of_pantheon_is_read_and_asks_what_is_printed() -> None:
    """PAN-EPOCH-15, PAN-EPOCH-17, PAN-SETUP-10: and the fresh game of a document with players alone."""
    assert fits("pantheon", json.loads(MARCH))
    s = PANTHEON.position(read_json(MARCH, "notation.md"))
    assert (s.waiting(), s.score, count(s.token_stock, 0)) == ([1], (7, 0), 3)
    (asked,) = table_of(MARCH, "notation.md", texts("en")).asked()
    printed = f"{asked['seat']}: {asked['text']}\n  {' '.join(asked['options'])}\n"
    assert f"$ theomachy position options march.json\n{printed}" in TEXT


# -- the schemas


@pytest.mark.parametrize(("game", "entries"), [("ankh", ANKH_ENTRIES), ("pantheon", PANTHEON_ENTRIES)])
def test_every_entry_that_is_read_stands_in_the_schema_and_is_explained(
    game: str, entries: tuple[str, ...]
) -> None:
    Draft202012Validator.check_schema(SCHEMAS[game])
    assert set(SCHEMAS[game]["properties"]) == set(entries)
    for entry in entries:
        assert f"`{entry}`" in TEXT, entry


def test_the_schemas_know_the_names_of_the_games() -> None:
    known = {name: part["enum"] for name, part in SCHEMAS["ankh"]["$defs"].items() if "enum" in part}
    guardians = [KINDS[kind] for kind in GUARDIAN_LEVEL]
    egyptian = {"god": EGYPTIAN_GODS, "guardian": guardians, "power": POWERS, "card": BATTLE_CARDS}
    assert known == {**{name: list(names) for name, names in egyptian.items()}, "face": ["up", "down"]}
    assert SCHEMAS["ankh"]["properties"]["event"]["maximum"] == len(EVENT_TRACK)
    known = {name: part["enum"] for name, part in SCHEMAS["pantheon"]["$defs"].items() if "enum" in part}
    roman = {
        "colour": COLOURS, "nation": NATIONS, "card": CARDS, "god": GODS, "loot": LOOT, "bonus": BONUS,
        "offering": OFFERINGS, "level": NUMERALS,
    }  # fmt: skip
    assert known == {name: list(names) for name, names in roman.items()}


@pytest.mark.parametrize("edition", ["final", "preview"])
@pytest.mark.parametrize("players", ANKH.players)
def test_written_positions_of_ankh_fit_the_schema(edition: str, players: int) -> None:
    s = ANKH.new(players, seed=players, edition=edition, top=16, last_red=5)
    assert all_fit(ANKH, s, Dice(players)) > 10


@pytest.mark.parametrize("players", PANTHEON.players)
def test_written_positions_of_pantheon_fit_the_schema(players: int) -> None:
    """PAN-SETUP-28: those for a seat, with numbers for what it cannot know, among them."""
    dice = Dice(players)
    assert all_fit(PANTHEON, campaign_game(players, players, dice), dice) > 10


BROKEN: list[tuple[str, dict[str, Json]]] = [
    ("ankh", {"gods": ["isis"]}),
    ("ankh", {"gods": ["isis", "zeus"]}),
    ("ankh", {"gods": ["isis", "ra"], "camel": []}),
    ("ankh", {"gods": ["isis", "ra"], "followers": {"isis": -1}}),
    ("ankh", {"gods": ["isis", "ra"], "figures": {"isis": {"obelisk": "4,4"}}}),
    ("ankh", {"gods": ["isis", "ra"], "begin": {"turn": None, "conflict": None}}),
    ("pantheon", {}),
    ("pantheon", {"players": 5}),
    ("pantheon", {"players": 2, "colour": "red"}),
    ("pantheon", {"players": 2, "options": {"fog": True}}),
    ("pantheon", {"players": 2, "hands": {"red": {"coin-9": 1}}}),
    ("pantheon", {"players": 2, "hands": {"white": {}}}),
    ("pantheon", {"players": 2, "feet": {"red": ["four"]}}),
    ("pantheon", {"players": 2, "tokens": {"red": {"gift": "V"}}}),
    ("pantheon", {"players": 2, "tokenStock": {"gift": [4]}}),
    ("pantheon", {"players": 2, "demigodDisplay": [7]}),
    ("pantheon", {"players": 2, "begin": {}}),
    ("pantheon", {"players": 2, "stack": [["ChooseAction", None]]}),
]


@pytest.mark.parametrize(("game", "document"), BROKEN)
def test_what_no_reader_takes_does_not_fit_the_schema(game: str, document: dict[str, Json]) -> None:
    assert not fits(game, document)
