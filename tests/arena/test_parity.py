"""Compiled and interpreted play the same games, and a difference would be found where it begins."""

import pytest

from theomachy import BUILD
from theomachy.arena import fuzz, parity
from theomachy.engine.refusal import SetupError
from theomachy.games import registry


def test_a_hash_stands_for_everything_up_to_an_answer() -> None:
    campaign = fuzz.profile("ankh")
    one = parity.hashes(campaign, 2, 0, 1)
    assert one == parity.hashes(campaign, 2, 0, 1)
    assert len(set(one)) == len(one) > 50
    other = parity.hashes(campaign, 2, 0, 2)
    assert set(one).isdisjoint(other)


def test_the_first_difference_is_found() -> None:
    assert parity.parting(["a", "b", "c"], ["a", "x", "c"]) == 2
    assert parity.parting(["a", "b"], ["a", "b", "c"]) == 3


def test_games_are_divided_without_loss() -> None:
    portions = parity.divided("ankh", [2, 3], 250, 7)
    assert [len(portion.numbers) for portion in portions] == [100, 100, 50]
    assert portions[2].arguments() == ["ankh", "2,3", "200", "250", "7"]
    assert list(portions[2].only(201).numbers) == [201]


def test_outcomes_add_up_and_keep_the_first_problem() -> None:
    total = parity.Outcome()
    for outcome in (parity.Outcome(2, 50), parity.Outcome(problem="here"), parity.Outcome(problem="there")):
        total.add(outcome)
    assert (total.games, total.answers, total.problem) == (2, 50, "here")


@pytest.mark.parametrize("game", registry.fuzz_profiles())
def test_a_process_tells_the_hashes_of_its_games(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    parity.main(game, "2", "0", "2", "1")
    runs, *games = capsys.readouterr().out.splitlines()
    assert runs == BUILD
    portion = parity.Portion(game, [2], range(2), 1)
    assert parity.printed_hashes(portion, "interpreted") == games
    assert [int(line.split()[0]) for line in games] == [len(after) for after in parity.played(portion)]


@pytest.mark.skipif(BUILD != "compiled", reason="needs both builds")
def test_both_builds_play_the_same() -> None:
    outcome = parity.compared(parity.Portion("ankh", [3], range(2), 1))
    assert (outcome.games, outcome.problem) == (2, "")


def test_a_build_that_is_not_there_is_asked_for() -> None:
    with pytest.raises(SetupError, match="make compile"):
        parity.checked(["interpreted", "40 abc"], "compiled")
