"""Compiled and interpreted play the same games, and a difference would be found where it begins."""

import pytest

from theomachy import BUILD, campaign, same
from theomachy.engine.refusal import SetupError


def test_a_hash_stands_for_everything_up_to_an_answer() -> None:
    one = same.hashes(campaign.ANKH_CAMPAIGN, 2, 0, 1)
    assert one == same.hashes(campaign.ANKH_CAMPAIGN, 2, 0, 1)
    assert len(set(one)) == len(one) > 50
    other = same.hashes(campaign.ANKH_CAMPAIGN, 2, 0, 2)
    assert set(one).isdisjoint(other)


def test_the_first_difference_is_found() -> None:
    assert same.parting(["a", "b", "c"], ["a", "x", "c"]) == 2
    assert same.parting(["a", "b"], ["a", "b", "c"]) == 3


def test_games_are_divided_without_loss() -> None:
    portions = same.divided("ankh", [2, 3], 250, 7)
    assert [len(portion.numbers) for portion in portions] == [100, 100, 50]
    assert portions[2].arguments() == ["ankh", "2,3", "200", "250", "7"]
    assert list(portions[2].only(201).numbers) == [201]


def test_outcomes_add_up_and_keep_the_first_problem() -> None:
    total = same.Outcome()
    for outcome in (same.Outcome(2, 50), same.Outcome(problem="here"), same.Outcome(problem="there")):
        total.add(outcome)
    assert (total.games, total.answers, total.problem) == (2, 50, "here")


@pytest.mark.parametrize("game", campaign.NAMES)
def test_a_process_tells_the_hashes_of_its_games(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    same.main(game, "2", "0", "2", "1")
    runs, *games = capsys.readouterr().out.splitlines()
    assert runs == BUILD
    portion = same.Portion(game, [2], range(2), 1)
    assert same.told(portion, "interpreted") == games
    assert [int(line.split()[0]) for line in games] == [len(after) for after in same.played(portion)]


@pytest.mark.skipif(BUILD != "compiled", reason="needs both builds")
def test_both_builds_play_the_same() -> None:
    outcome = same.compared(same.Portion("ankh", [3], range(2), 1))
    assert (outcome.games, outcome.problem) == (2, "")


def test_a_build_that_is_not_there_is_asked_for() -> None:
    with pytest.raises(SetupError, match="make compile"):
        same.checked(["interpreted", "40 abc"], "compiled")
