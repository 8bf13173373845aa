"""Files of lessons: what they may say, and errors that name file, step and field."""

from pathlib import Path

import pytest

from tests.learn.samples import FOLLOWERS, sample
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games import registry
from theomachy.learn.lesson import lesson_named, lessons, read_lesson


def test_a_lesson_names_its_texts() -> None:
    needed, allowed = sample(FOLLOWERS).texts()
    key = "ankh-lesson-sample"
    assert {key, f"{key}-goal", f"{key}-end", f"{key}-look", f"{key}-look-title"} <= set(needed)
    assert {f"{key}-gain-other", f"{key}-gain-says-later", f"{key}-walk-again", f"{key}-why-choice-more"} <= set(
        needed
    )
    assert f"{key}-why-says-fewer" in allowed
    assert f"{key}-look-point" in allowed


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('kind = "read"', 'kind = "watch"', r"step\[0\]\.kind: 'watch' is none of read, play, goal, choice"),
        ('kind = "read"', 'kind = "read"\nuntil = {}', r"step\[0\]\.until: unknown entry"),
        ("minutes = 2", "hours = 2", r"01-sample\.toml\.hours: unknown entry"),
        ('name = "look"', 'name = "Look"', r"step\[0\]\.name: needs a name of small letters"),
        ('name = "look"', 'name = "gain"', r"step\[0\]\.name: there are several steps 'gain'"),
        ('"figure:5,1"', '"5,1"', r"step\[0\]\.lights\[0\]: needs a thing such as"),
        ('"ra: gain yes unlock revered"', '"gain yes"', r"step\[1\]\.others\[0\]: needs a line such as"),
        (
            '[["gain"], ["y*"], ["*ing"]]',
            '[["gain"]]',
            r"step\[1\]\.accept: needs a list of patterns for each of the 3",
        ),
        ('[["gain"], ["y*"], ["*ing"]]', '[["gain"], ["no"], []]', r"accept\[1\]: does not accept 'yes' itself"),
        ('do = ["move", "5,1", "4,2"]', "do = []", r"step\[3\]\.do: needs at least one answer"),
        (
            'until = { "figures.isis.god" = { has = "4,2" } }',
            "until = {}",
            r"step\[3\]\.until: needs at least one fact",
        ),
        ('has = "4,2"', 'had = "4,2"', r"until\.figures\.isis\.god\.had: unknown entry"),
        ('right = "more"', 'right = "most"', r"step\[2\]\.right: 'most' is none of more, fewer"),
        ('["more", "fewer"]', '["more"]', r"step\[2\]\.choices: needs at least two"),
        ('rules = ["ANKH-GAIN-01"]', "rules = []", "rules: needs at least one rule"),
        ('kind = "goal"\nuntil = { "figures.isis.god" = { has = "4,2" } }', 'kind = "play"', "ends with a check"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, error: str) -> None:
    assert old in FOLLOWERS
    with pytest.raises(DataError, match=error):
        sample(FOLLOWERS.replace(old, new))


def test_a_position_has_to_be_of_the_game_and_the_seat() -> None:
    with pytest.raises(DataError, match=r"01-sample\.toml\.seat: there is no seat 7"):
        sample(FOLLOWERS.replace("seat = 0", "seat = 7")).begin()
    with pytest.raises(DataError, match=r"position: god: got .odin."):
        sample(FOLLOWERS.replace('"isis", "ra"', '"isis", "odin"')).begin()
    preview = sample(FOLLOWERS.replace("seat = 0", 'edition = "preview"'))
    assert registry.package("ankh").edition(preview.begin()) == "preview"


def test_files_are_read_by_their_names(tmp_path: Path) -> None:
    path = tmp_path / "03-walking.toml"
    path.write_text(FOLLOWERS, encoding="utf-8")
    lesson = read_lesson("ankh", path)
    assert (lesson.number, lesson.name, lesson.key) == (3, "walking", "ankh-lesson-walking")
    with pytest.raises(DataError, match=r"position\.game: must be 'pantheon', by the folder"):
        read_lesson("pantheon", path).begin()
    path.write_text("minutes = ", encoding="utf-8")
    with pytest.raises(DataError, match=r"ankh/lessons/03-walking\.toml: not TOML"):
        read_lesson("ankh", path)
    with pytest.raises(DataError, match=r"must be called NN-name\.toml"):
        read_lesson("ankh", tmp_path / "walking.toml")


def test_numbers_of_files_have_no_gaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("01-one.toml", "03-three.toml"):
        (tmp_path / name).write_text(FOLLOWERS, encoding="utf-8")
    monkeypatch.setattr(registry.package("ankh"), "lesson_files", lambda: sorted(tmp_path.iterdir()), raising=True)
    with pytest.raises(DataError, match="must begin with 02"):
        lessons.__wrapped__("ankh")
    (tmp_path / "03-three.toml").rename(tmp_path / "02-one.toml")
    with pytest.raises(DataError, match="several lessons 'one'"):
        lessons.__wrapped__("ankh")


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(SetupError, match="lesson: got 'flying'"):
        lesson_named("ankh", "flying")
    with pytest.raises(SetupError, match="game"):
        lesson_named("chess", "flying")
