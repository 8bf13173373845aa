"""The ladder as a command: it plays, it writes, and what it wrote can be played again."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tests.arena.ladder.test_plan import PLACE, SLY
from theomachy.cli import ladder
from theomachy.cli import main as cli
from theomachy.engine.refusal import DataError

SMALL = ["--game", "pantheon", "--levels", f"random,{SLY}", "--games", "4", "--seed", "2"]


def run(*arguments: str, code: int = 0) -> str:
    """What `theomachy ladder` prints."""
    done = CliRunner().invoke(ladder.ladder_app, list(arguments), catch_exceptions=True)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == code, done.output
    return done.output


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small ladder that was played."""
    stem = tmp_path_factory.mktemp("ladder") / "deep" / "small"
    told = run(*SMALL, "--save", str(stem), "--jobs", "1")
    assert "95% interval" in told
    assert "seed 2" in told
    return stem


def test_figures_as_json_do_not_depend_on_the_number_of_processes(saved: Path) -> None:
    first = json.loads(saved.with_suffix(".json").read_text(encoding="utf-8"))
    again = json.loads(run(*SMALL, "--jobs", "2", "--json"))
    for document in (first, again):
        for thought in document["thinking"]:
            del thought["milliseconds"]
    assert first == again
    assert [each["games"] for each in first["standings"]] == [4, 4]
    assert sum(each["wins"] for each in first["standings"]) == 4
    assert {rating["level"] for rating in first["ratings"]} == {"random", SLY}
    assert first["plan"]["seed"] == 2
    assert len(first["versions"]["weights"]) == 8


def test_the_picture_is_svg_with_a_dot_for_each_figure(saved: Path) -> None:
    root = ElementTree.fromstring(saved.with_suffix(".svg").read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 2


def test_a_published_ladder_is_repeated_exactly(saved: Path) -> None:
    told = run("reproduce", str(saved.with_suffix(".json")))
    assert told.count("the same") == 2
    assert "every game is identical to the published one" in told


def test_a_figure_that_does_not_come_again_is_found(saved: Path, tmp_path: Path) -> None:
    document = json.loads(saved.with_suffix(".json").read_text(encoding="utf-8"))
    for each in document["standings"]:
        each["games"] = 4000
        each["wins"] = 4000 - 4000 * round(each["rate"])
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(document), encoding="utf-8")
    told = run("reproduce", str(forged), "--seed", "3", "--games", "6", code=1)
    assert "OUTSIDE" in told
    assert "every game" not in told


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        (["ladder"], 9, "the format must be 1"),
        (["standings", 0, "wins"], 99, "99.0 wins of 4 games"),
        (["standings", 0, "wins"], "all", "needs a number"),
        (["standings", 0, "level"], "nobody", "must have the tables of the plan"),
    ],
)
def test_a_file_that_is_no_ladder_is_refused(
    saved: Path, tmp_path: Path, place: list[str | int], value: object, complaint: str
) -> None:
    document = json.loads(saved.with_suffix(".json").read_text(encoding="utf-8"))
    node = document
    for key in place[:-1]:
        node = node[key]
    node[place[-1]] = value
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(ValueError, match=complaint):
        run("reproduce", str(bad))


def test_without_openskill_there_are_no_ratings_but_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    told = run("--levels", f"random,{SLY}", "--games", "2", "--players", "3", "--jobs", "1")
    assert "no ratings: openskill is not installed" in told
    assert f"{SLY} + 2 random" in told


def test_a_level_that_fails_in_another_process_is_named() -> None:
    with pytest.raises(DataError, match="Broken: failed: RuntimeError"):
        run("--levels", f"random,{PLACE}Broken", "--games", "4", "--jobs", "2")


def test_levels_get_documents_as_json_in_both_games() -> None:
    document = json.loads(run("--game", "ankh", "--levels", f"random,{PLACE}Strict", "--games", "4", "--json"))
    assert document["games"] == 4


def test_the_command_line_has_the_ladder() -> None:
    done = CliRunner().invoke(cli.app, ["ladder", "--help"])
    assert "reproduce" in done.output
