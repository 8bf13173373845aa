"""Strengths are found where they are known, with intervals that hold as often as they say."""

from math import isclose

import pytest

from tests.lab.made_up import made_up
from theomachy.lab.game_played import GamePlayed
from theomachy.lab.strengths import strengths

EVEN = {"amun": 1.0, "isis": 1.0, "ra": 1.0, "osiris": 1.0, "anubis": 1.0}


def test_two_items_have_their_rate_of_wins() -> None:
    games = made_up({"amun": 3.0, "isis": 1.0}, 2, 400, 1)
    found = {each.item: each for each in strengths(games, "god", 2)}
    assert isclose(found["amun"].chance, found["amun"].wins / 400, abs_tol=0.001)
    assert isclose(found["amun"].low, found["amun"].rate.low, abs_tol=0.004)
    assert isclose(found["amun"].chance + found["isis"].chance, 1.0, abs_tol=1e-9)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_strong_one_comes_first_and_its_chance_is_known(players: int) -> None:
    games = made_up({**EVEN, "ra": 2.0}, players, 3000, 7)
    first = strengths(games, "god", players)[0]
    assert first.item == "ra"
    assert first.low < 2.0 / (2.0 + players - 1) < first.high
    assert first.low > 1 / players


def test_an_interval_holds_the_truth_about_95_times_of_100() -> None:
    held = sum(
        each.low <= 1 / 3 <= each.high
        for seed in range(60)
        for each in strengths(made_up(EVEN, 3, 240, seed), "god", 3)
    )
    assert 0.91 <= held / 300 <= 0.99


def test_seats_that_win_together_do_not_count_as_two_games() -> None:
    alone = made_up(EVEN, 4, 300, 3)
    shared = [game._replace(winners=sorted({game.winners[0], (game.winners[0] + 1) % 4})) for game in alone]
    widths = [max(each.width() for each in strengths(games, "god", 4)) for games in (alone, shared)]
    assert widths[1] > 0.5 * widths[0]


def test_games_without_a_winner_say_nothing() -> None:
    nobody = [game._replace(winners=[]) for game in made_up(EVEN, 2, 50, 1)]
    for each in strengths(nobody, "god", 2):
        assert each.chance == pytest.approx(0.5)
        assert each.low < 0.05
        assert each.high > 0.95


def test_few_wins_are_not_a_finding() -> None:
    games: list[GamePlayed] = [game._replace(winners=[]) for game in made_up(EVEN, 2, 58, 1)]
    games += [game._replace(winners=[0]) for game in made_up(EVEN, 2, 2, 5)]
    assert all(each.low < 0.5 < each.high for each in strengths(games, "god", 2))
