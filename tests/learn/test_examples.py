"""Every worked example of every game is true, by playing it; and what is wrong in a file is said clearly."""

from pathlib import Path

import pytest

from theomachy.engine.datafile import Node
from theomachy.engine.refusal import DataError
from theomachy.engine.things import Thing
from theomachy.games import registry
from theomachy.learn.example import Example, examples, read_example
from theomachy.words import rule_catalogue
from theomachy.words.texts import LANGUAGES, texts

ALL = [
    pytest.param(one, id=f"{one.game}-{one.name}") for game in registry.names() for one in examples(game).values()
]
POSITION = {
    "game": "pantheon",
    "players": 2,
    "nations": ["gallia"],
    "active": "red",
    "hands": {"red": {"move": 1}},
    "loot": {"1,3": "money"},
    "godDisplay": {"vinthrad": 1},
}
GOOD: dict[str, object] = {
    "rules": ["PAN-MOVE-13"],
    "answers": ["red: move 4,2"],
    "position": POSITION,
    "expect": {"feet.red": {"has": "4,2"}},
}


def printed(game: str, thing: Thing) -> bool:
    """Whether the catalogue of a game has a thing."""
    listed = registry.package(game).printed["things"].get(thing.kind)
    if listed is None:
        return False
    return any(item["name"] == thing.name for item in listed["items"]) or (
        listed["of"] != "" and printed(game, Thing(listed["of"], thing.name))
    )


def made(**changed: object) -> Example:
    values = {name: value for name, value in (GOOD | changed).items() if value is not None}
    return Example("pantheon", "toy", Node(values, "toy.toml"))


@pytest.mark.parametrize("example", ALL)
def test_an_example_is_true(example: Example) -> None:
    assert example.faults() == []


@pytest.mark.parametrize("example", ALL)
def test_an_example_names_rules_things_and_seats_that_exist(example: Example) -> None:
    assert [rule for rule in example.rules if rule not in rule_catalogue.groups("en")] == []
    assert [thing for thing in example.things + example.lights if not printed(example.game, thing)] == []
    table = example.begin()
    assert example.seat is None or example.seat < len(table.game.seat_names(table.s))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", ALL)
def test_an_example_has_words(example: Example, language: str) -> None:
    for part in ("", "-text", "-after"):
        assert texts(language).text(f"{example.game}-example-{example.name}{part}")


@pytest.mark.parametrize("game", registry.names())
def test_no_words_are_left_over(game: str) -> None:
    known = {f"{game}-example-{name}{part}" for name in examples(game) for part in ("", "-text", "-after")}
    said = {
        line.partition(" =")[0]
        for path in registry.package(game).word_files("en")
        for line in path.read_text(encoding="utf-8").splitlines()
    }
    assert {one for one in said if one.startswith(f"{game}-example-")} == known


def test_a_good_example_has_no_faults() -> None:
    assert made().faults() == []


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"expect": {"feet.red": {"has": "4,3"}}}, "not true after: feet.red has '4,3'"),
        ({"expect": {"score.red": 0}}, "true before already"),
        ({"stays": {"score.red": 1}}, "not true before: score.red = 1"),
        ({"refused": ["red: pass"]}, "refused: 'red: pass' is legal"),
        ({"refused": ["red: pass pass"]}, "must be one answer"),
    ],
)
def test_what_is_not_true_is_found(changed: dict[str, object], fault: str) -> None:
    assert any(fault in each for each in made(**changed).faults()), made(**changed).faults()


def test_what_the_rules_refuse_may_be_the_point() -> None:
    assert made(expect=None, refused=["red: 9,2"]).faults() == []


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"rules": []}, "toy.toml.rules: needs at least one rule"),
        ({"expect": None}, "what is it an example of"),
        ({"extra": 1}, "toy.toml.extra: unknown entry"),
        ({"things": ["move"]}, "needs a thing such as"),
        ({"expect": {"feet.red": {}}}, "toy.toml.expect.feet.red: needs one of"),
        ({"expect": {"feet.red": {"more": 1}}}, "unknown entry"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(changed: dict[str, object], reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        made(**changed)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"answers": ["red: move 9,2"]}, r"toy.toml.answers\[0\]: '9,2' is illegal: PAN-MOVE-13"),
        ({"position": POSITION | {"game": "ankh"}}, "position"),
        ({"expect": {"foot.red": 1}}, "a position has no entry 'foot'"),
    ],
)
def test_an_example_that_cannot_be_played_says_where(changed: dict[str, object], reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        made(**changed).faults()


def test_a_file_that_is_no_toml_says_so(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("rules = [", encoding="utf-8")
    with pytest.raises(DataError, match=r"pantheon/examples/bad.toml: not TOML"):
        read_example("pantheon", "bad", path)
