"""Figures and how sure they are."""

import pytest

from tests.arena.ladder.test_plan import SLY
from theomachy.arena.ladder import rating
from theomachy.arena.ladder.plan import ROUND_ROBIN, Plan
from theomachy.arena.ladder.play import Outcome, Thought
from theomachy.arena.ladder.reproduce import INSIDE, NEAR, OUTSIDE, SAME, Comparison, compared
from theomachy.arena.ladder.standing import Standing, digest, paces, standings, wilson


def outcome(number: int, seats: tuple[str, ...], winners: tuple[int, ...]) -> Outcome:
    """A game of the first table."""
    return Outcome(0, 0, number, seats, winners, 10, dict.fromkeys(seats, Thought(5, 0.01)))


PLAN = Plan("pantheon", 2, ["random", SLY], ROUND_ROBIN, 2, 1)
GAMES = [
    outcome(0, ("random", SLY), (1,)),
    outcome(1, (SLY, "random"), (0,)),
    outcome(2, ("random", SLY), (0, 1)),
    outcome(3, (SLY, "random"), ()),
]


def test_wilson_against_figures_of_the_literature() -> None:
    low, high = wilson(81, 263)  # Newcombe 1998, table I: 0.2553 .. 0.3662
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert wilson(0, 20).low == 0.0
    assert round(wilson(0, 20).high, 4) == 0.1611
    assert wilson(20, 20).high == 1.0


def test_a_shared_victory_counts_in_parts_and_a_lost_game_for_nobody() -> None:
    chance, sly = standings(PLAN, GAMES)
    assert (chance.level, chance.wins, chance.games) == ("random", 0.5, 4)
    assert (sly.level, sly.wins, sly.rate(), sly.expected()) == (SLY, 2.5, 0.625, 0.5)


def test_thinking_is_added_up() -> None:
    pace = paces(PLAN, GAMES)[0]
    assert (pace.level, pace.decisions) == ("random", 20)
    assert pace.each() == pytest.approx(2.0)


def test_the_digest_names_the_games() -> None:
    assert digest(GAMES) == digest(list(GAMES))
    assert digest(GAMES) != digest(GAMES[:3])


def test_the_winner_of_most_games_is_rated_highest_and_doubt_shrinks() -> None:
    weak, strong = rating.ratings(["random", SLY], GAMES)
    assert strong.mu > weak.mu
    first = rating.model().rating()
    assert strong.sigma < first.sigma


def test_a_level_at_several_seats_is_rated_once() -> None:
    lone = [outcome(0, ("random", "random", SLY), (2,))]
    weak, strong = rating.ratings(["random", SLY], lone)
    assert weak.mu < rating.model().rating().mu < strong.mu


def figures(first: tuple[float, int], second: tuple[float, int]) -> str:
    """How a figure and the one found again agree."""
    table = ("a", "b")
    (comparison,) = compared(
        [Standing(table, "a", first[1], first[0])],
        [Standing(table, "b", 9, 9), Standing(table, "a", second[1], second[0])],
    )
    assert isinstance(comparison, Comparison)
    return comparison.verdict()


def test_figures_found_again() -> None:
    assert figures((300, 400), (300, 400)) == SAME
    assert figures((300, 400), (310, 400)) == INSIDE
    assert figures((300, 400), (321, 400)) == NEAR
    assert figures((300, 400), (340, 400)) == OUTSIDE
