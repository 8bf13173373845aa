"""Scorings and the end of the game (chapters 11 and 12)."""

import pytest

from tests.games.pantheon.table import PANTHEON, Table, bare
from theomachy.engine.bits import members
from theomachy.engine.refusal import GameOver
from theomachy.engine.values import changed, with_bits
from theomachy.games.pantheon.rules.board import SITES
from theomachy.games.pantheon.rules.ending import EndGame, Scoring, points_for_columns


def test_demigods_score_their_values_and_stay() -> None:
    """PAN-SCORE-01, PAN-SCORE-02, PAN-SCORE-03: the same twice."""
    t = bare(2).demigods(0, 3, 2, 6).runs(Scoring())
    assert t.s.score == (11, 0)
    t.runs(Scoring())
    assert t.s.score == (22, 0)


def test_columns_score_more_the_more_there_are() -> None:
    """PAN-SCORE-04, PAN-SCORE-05, PAN-SCORE-06, PAN-SCORE-07: 1, 2, 3 and 4 points each."""
    assert [points_for_columns(columns) for columns in range(13)] == [
        0, 1, 2, 3, 8, 10, 12, 14, 24, 27, 30, 33, 48,
    ]  # fmt: skip


def test_all_columns_on_the_board_score() -> None:
    """PAN-SCORE-08, PAN-MOVE-17: twelve of them, connected or not."""
    t = bare(2)
    for space in members(SITES)[:12]:
        t.s.columns = with_bits(t.s.columns, 0, 1 << space)
    t.s.columns_left = changed(t.s.columns_left, 0, 0)
    t.runs(Scoring())
    assert t.s.score == (48, 0)


def test_pietalte_scores_with_the_rest() -> None:
    """PAN-SCORE-09."""
    t = bare(2).gods(0, pietalte=1).tokens(0, gift=2).columns(0, "0,0").runs(Scoring())
    assert t.s.score == (3, 0)


def test_nothing_else_scores() -> None:
    """PAN-SCORE-10: reserves, feet, cards, coins, tokens and other gods."""
    t = bare(2).feet(0, "4,2").hand(0, coin_5=1, gift=5).tokens(0, gift=4).gods(0, stonkus=2, traitera=1)
    assert t.runs(Scoring()).s.score == (0, 0)


def ended(*scores: int) -> Table:
    """The game is over with these points."""
    t = bare(len(scores), epoch=6)
    t.s.score = tuple(scores)
    return t


def test_the_most_points_win() -> None:
    """PAN-END-01, PAN-END-02: nobody is asked any more."""
    t = ended(5, 9, 7)
    assert PANTHEON.result(t.s).winners == []
    assert PANTHEON.result(t.s).ending == "running"
    t.runs(EndGame())
    assert PANTHEON.result(t.s).winners == [1]
    assert PANTHEON.result(t.s).ending == "second-scoring"
    assert t.s.waiting() == []
    assert [reason.rule for reason in t.s.reasons(0, 1)] == ["PAN-END-01"]
    with pytest.raises(GameOver):
        t.s.apply(0, 1)


def test_a_tie_goes_to_the_greater_number_of_demigods() -> None:
    """PAN-END-03: of the tied players only, and whatever the values."""
    t = ended(9, 9, 7).demigods(0, 6).demigods(1, 1, 1).demigods(2, 2, 2, 2).runs(EndGame())
    assert PANTHEON.result(t.s).winners == [1]


def test_a_lasting_tie_is_shared() -> None:
    """PAN-END-04."""
    t = ended(9, 9, 7).demigods(0, 6).demigods(1, 1).runs(EndGame())
    assert PANTHEON.result(t.s).winners == [0, 1]
    assert [event.who for event in t.heard("game-won")] == [0, 1]
