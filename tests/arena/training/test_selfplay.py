"""Games to learn from: they can be had again, they are curious, and examples of them say who won."""

import pytest

from theomachy.arena.training import selfplay
from theomachy.arena.training.examples import Course, Moment, course_of, for_seats, lambda_targets, parts
from theomachy.arena.training.selfplay import BOLD, NONE, Curiosity, Game, Lesson, Playing, lesson_of
from theomachy.bots.planning import Care
from theomachy.games import registry
from theomachy.play.setup import Wishes


@pytest.fixture(autouse=True)
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans that take no time."""
    monkeypatch.setattr(selfplay, "CARE", Care(1, 1, 4, 1))
    monkeypatch.setattr(selfplay, "TRIED", 1)


def game(name: str, seed: int, curiosity: Curiosity, players: int = 2) -> Lesson:
    """A game of bots with themselves."""
    header = registry.package(name).header(Wishes(players), seed)
    return Playing(registry.mind(name), Game(name, header, seed, curiosity)).played()


@pytest.mark.parametrize("name", registry.names())
def test_a_game_can_be_had_again_and_becomes_examples(name: str) -> None:
    mind = registry.mind(name)
    lesson = game(name, 1, BOLD)
    assert lesson == game(name, 1, BOLD) == lesson_of(lesson.line())
    assert lesson.answers != game(name, 2, BOLD).answers
    assert lesson.planned
    course = course_of(mind, lesson, 5)
    assert course == course_of(mind, lesson, 5)
    assert sum(course.result) == 1.0
    for moment in course.moments:
        assert len(moment.rows[0]) == len(mind.evaluation.names) + len(mind.inputs_named)
        assert len(moment.facts) == len(mind.shared_named) + 1
        assert moment.decided_by == [0, 1]


def test_without_curiosity_the_best_line_is_played() -> None:
    playing = Playing(
        registry.mind("pantheon"), Game("pantheon", registry.package("pantheon").header(Wishes(2), 1), 1, NONE)
    )
    assert playing.chosen([0.1, 0.5, 0.5, 0.2]) == 1
    warm = Playing(playing.mind, Game("pantheon", playing.lesson.header, 1, BOLD))
    often = [warm.chosen([0.50, 0.51, 0.2]) for _ in range(200)]
    assert 0 < often.count(0) < often.count(1)
    assert often.count(2) == 0  # far too bad


def test_four_sides_of_which_some_merge_or_are_forgotten_become_examples() -> None:
    mind = registry.mind("ankh")
    merged = 0
    for seed in range(4):
        course = course_of(mind, game("ankh", seed, BOLD, 4), seed)
        for moment in course.moments:
            sides = [seat for seat, row in enumerate(moment.rows) if row]
            assert set(moment.decided_by) - {-1} == set(sides)
            merged += len(sides) < 4
    assert merged


def test_targets_mix_the_result_with_what_was_thought_later() -> None:
    moments = [Moment([[1.0], [1.0]], [0.0], [0.0, 0.0], [0, 1]) for _ in range(3)]
    course = Course(moments, [1.0, 0.0])
    chances = [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8]]
    assert lambda_targets(course, chances, 1.0) == [[1.0, 0.0]] * 3
    assert lambda_targets(course, chances, 0.0) == [[0.6, 0.4], [0.2, 0.8], [1.0, 0.0]]
    mixed = lambda_targets(course, chances, 0.5)
    assert mixed[1][0] == pytest.approx(0.5 * 0.2 + 0.5 * 1.0)
    assert mixed[0][0] == pytest.approx(0.5 * 0.6 + 0.5 * mixed[1][0])


def test_sides_share_what_their_seats_have() -> None:
    assert parts([1.0, 1.0, 0.0], [0, 1, 2]) == [0.5, 0.5, 0.0]  # before two merge, each is half of the winner
    assert parts([1.0, 1.0, 0.0], [0, 0, 2]) == [1.0, 0.0, 0.0]
    assert parts([0.0, 0.0], [0, 1]) == [0.0, 0.0]
    assert for_seats([0.7, 0.0, 0.3], [0, 0, -1]) == [0.7, 0.7, 0.0]
