"""The examples of docs/notation.md are true."""

import json
import re
from pathlib import Path

import jsonschema
import pytest

from theomachy.ankh.egypt import data_file
from theomachy.ankh.game import ANKH
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import read_json
from theomachy.engine.game import random_option
from theomachy.engine.record import Replay, read_record

TEXT = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", TEXT, re.DOTALL)
SCHEMA = json.loads(data_file("position.schema.json"))


def test_the_record_replays() -> None:
    record = read_record(next(text for _, text in BLOCKS if text.startswith("theomachy record")))
    s = Replay(ANKH, record).run()
    assert ANKH.view(s, 0)["actions"] == {"move": 1, "summon": 1, "gain": 2, "unlock": 0}


def test_the_position_is_read_and_fits_the_schema() -> None:
    """ANKH-DEV-05."""
    text = next(text for kind, text in BLOCKS if kind == "json")
    jsonschema.validate(json.loads(text), SCHEMA)
    s = ANKH.position(read_json(text, "notation.md"))
    assert s.devotion == (12, 12)
    assert s.ladder == (1, 0)
    assert s.waiting() == [0, 1]


def test_every_entry_of_the_schema_is_explained() -> None:
    for entry in SCHEMA["properties"]:
        assert f"`{entry}`" in TEXT, entry


@pytest.mark.parametrize("edition", ["final", "preview"])
def test_written_positions_fit_the_schema(edition: str) -> None:
    for players in ANKH.players:
        s = ANKH.new(players, seed=players, edition=edition, top=16, last_red=5)
        dice = Dice(players)
        while s.waiting():
            if dice.below(6) == 0:
                jsonschema.validate(json.loads(json.dumps(ANKH.document(s))), SCHEMA)
                jsonschema.validate(json.loads(json.dumps(ANKH.document(s, 0))), SCHEMA)
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
        jsonschema.validate(json.loads(json.dumps(ANKH.document(s))), SCHEMA)
