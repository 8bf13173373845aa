"""The command line and the README, as a newcomer uses them."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

from theomachy import __version__, bench, campaign
from theomachy.cli import main

ROOT = Path(__file__).parent.parent


def test_the_readme_runs() -> None:
    failures, tests = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert tests > 8
    assert failures == 0


def test_the_version_says_how_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"theomachy {__version__} (interpreted)\n"


def test_bots_play_a_whole_game_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--humans", "0", "--seed", "4", "--players", "2"]) == 0
    out = capsys.readouterr().out
    assert " won: " in out
    assert "[ANKH-TURN-03]" in out


def test_a_person_plays_asks_for_the_map_errs_and_leaves() -> None:
    typed = "1\nmap\nnonsense\n3,5\n99\n4,4\n3,6\nquit\n"
    command = [sys.executable, "-m", "theomachy", "play", "--seed", "3", "--gods", "isis,ra,amun", "--first", "0"]
    run = subprocess.run(command, input=typed, capture_output=True, text=True, check=True, timeout=60)
    assert "'nonsense' is no option" in run.stdout
    assert "not now: ANKH-MOVE-01 (3,5)" in run.stdout
    assert "isis warrior figure-moved 3,6 [ANKH-MOVE-01]" in run.stdout
    assert run.stdout.rstrip().endswith("Goodbye.")


def test_the_end_of_input_leaves_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nothing)
    assert main(["play", "--first", "0"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "--players", "7"], "number of players"),
        (["play", "--gods", "zeus,ra,isis"], "'zeus'"),
        (["play", "--scenario", "atlantis"], "'atlantis'"),
        (["fuzz", "--players", "two"], "'two'"),
        (["fuzz", "--players", "2,9"], "got 9"),
    ],
)
def test_bad_arguments_are_refused_with_what_is_allowed(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert "allowed: " in said


def test_a_campaign_does_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for jobs in ("1", "2"):
        assert main(["fuzz", "--games", "60", "--seed", "5", "--jobs", jobs]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    assert "60 games" in outputs[0]
    assert "no invariant broken" in outputs[0]


def test_a_broken_invariant_stops_the_campaign_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    subject = campaign.ANKH_CAMPAIGN
    monkeypatch.setattr(type(subject.game), "faults", lambda self, s: ["ANKH-INV-01 made up"])
    with pytest.raises(campaign.BrokenInvariant, match=r"seed 3, players 2, game 0: .*made up"):
        campaign.play_one(subject, 2, 0, 3)


def test_the_benchmark_prints_a_line_per_player_count() -> None:
    lines = bench.report(1)
    assert [line.split()[:2] for line in lines[2:]] == [["ankh", str(players)] for players in (2, 3, 4, 5)]
