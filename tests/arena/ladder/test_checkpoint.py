"""A ladder that was interrupted goes on where it stopped, and ends as if it had not been."""

import json
from pathlib import Path

import pytest

from tests.arena.ladder.test_ladder import SMALL, run
from tests.arena.ladder.test_plan import SLY
from theomachy.arena.ladder.checkpoint import SUFFIX, Checkpoint, left
from theomachy.arena.ladder.plan import ROUND_ROBIN, Plan
from theomachy.arena.ladder.play import play
from theomachy.engine.refusal import DataError

PLAN = Plan("pantheon", 2, ["random", SLY], ROUND_ROBIN, 4, 2)


def digest(path: Path) -> str:
    """What was played."""
    return str(json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))["digest"])


def test_a_ladder_that_was_interrupted_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    run(*SMALL, "--save", str(whole), "--jobs", "1")
    assert not whole.with_suffix(SUFFIX).exists()
    checkpoint = Checkpoint(stopped.with_suffix(SUFFIX), PLAN)
    checkpoint.begin()
    first, second = PLAN.deals()
    outcomes = play(first)
    checkpoint.add(outcomes)
    with checkpoint.path.open("a", encoding="utf-8") as file:
        file.write('[{"table": 0, "de')  # the power went off
    done = checkpoint.resume()
    assert done == {(0, 0): outcomes}
    assert [deal.number for deal in left(PLAN, done)] == [second.number]
    run(*SMALL, "--save", str(stopped), "--resume", "--jobs", "1")
    assert digest(stopped) == digest(whole)
    assert not stopped.with_suffix(SUFFIX).exists()


def test_games_of_an_earlier_run_are_never_thrown_away_or_mixed(tmp_path: Path) -> None:
    path = tmp_path / f"small{SUFFIX}"
    Checkpoint(path, PLAN).begin()
    with pytest.raises(DataError, match="earlier run"):
        run(*SMALL, "--save", str(tmp_path / "small"))
    other = Plan("pantheon", 2, ["random", SLY], ROUND_ROBIN, 4, 3)
    with pytest.raises(DataError, match="another plan"):
        Checkpoint(path, other).resume()
    with pytest.raises(DataError, match="needs --save"):
        run(*SMALL, "--resume")


def test_resuming_what_never_began_begins_it(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / f"new{SUFFIX}", PLAN)
    assert checkpoint.resume() == {}
    assert checkpoint.path.exists()
