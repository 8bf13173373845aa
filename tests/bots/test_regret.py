"""Regret matching finds the mixed strategies of small games."""

import pytest

from theomachy.bots.regret import mixed, strategy_of


def test_nothing_regretted_is_everything_alike() -> None:
    assert strategy_of([-1.0, 0.0]) == [0.5, 0.5]
    assert strategy_of([3.0, 1.0, -5.0]) == [0.75, 0.25, 0.0]


def test_stone_paper_scissors() -> None:
    payoffs = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
    mine, theirs = mixed(payoffs, 2000)
    assert mine == pytest.approx([1 / 3] * 3, abs=0.05)
    assert theirs == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_dominated_answer_is_dropped() -> None:
    mine, theirs = mixed([[3.0, 2.0], [1.0, 0.0]], 1000)
    assert mine[0] > 0.99
    assert theirs[1] > 0.99


def test_an_uneven_game_is_mixed_unevenly() -> None:
    mine, theirs = mixed([[2.0, 0.0], [0.0, 1.0]], 20_000)  # the equilibrium is 1/3 : 2/3 for both
    assert mine[0] == pytest.approx(1 / 3, abs=0.03)
    assert theirs[0] == pytest.approx(1 / 3, abs=0.03)


def test_some_rounds_leave_little_to_gain_for_either() -> None:
    payoffs = [[0.1, 0.9, 0.4], [0.7, 0.2, 0.6], [0.5, 0.5, 0.3]]
    mine, theirs = mixed(payoffs, 200)
    best_row = max(sum(line[column] * theirs[column] for column in range(3)) for line in payoffs)
    worst = min(sum(payoffs[row][column] * mine[row] for row in range(3)) for column in range(3))
    assert 0.0 <= best_row - worst < 0.01
