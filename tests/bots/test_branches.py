"""Lines are weighed between what came of them and what the planner thought."""

import pytest

from theomachy.bots.branches import Branch, best_first, weigh


def branch(prior: float, *outcomes: float) -> Branch:
    """A line that led to these chances."""
    made = Branch((1,), prior)
    for chance in outcomes:
        made.led_to(chance)
    return made


def test_what_was_never_tried_is_thought_of_as_planned() -> None:
    lines = [branch(0.4), branch(0.6)]
    weigh(lines)
    assert [line.value for line in lines] == [0.4, 0.6]
    assert lines[0].mean() == 0.4


def test_outcomes_without_luck_are_believed_at_once() -> None:
    worse, better = branch(0.6, 0.3, 0.3), branch(0.5, 0.4, 0.4)
    assert best_first([worse, better]) == [better, worse]
    assert better.value == pytest.approx(0.4)
    assert better.mean() == pytest.approx(0.4)


def test_wild_outcomes_are_believed_only_when_there_are_many() -> None:
    few = [branch(0.55, 0.3, 0.7), branch(0.5, 0.35, 0.75)]
    assert best_first(few)[0] is few[0]
    many = [branch(0.55, *[0.3, 0.7] * 60), branch(0.5, *[0.4, 0.8] * 60)]
    assert best_first(many)[0] is many[1]


def test_one_outcome_of_each_says_little() -> None:
    lines = [branch(0.55, 0.45), branch(0.5, 0.48)]
    assert best_first(lines)[0] is lines[0]


def test_the_untried_are_moved_by_what_the_answers_of_others_cost() -> None:
    tried, untried = branch(0.6, 0.5, 0.5), branch(0.55)
    weigh([tried, untried])
    assert untried.value == pytest.approx(0.45)
    tried, untried = branch(0.6, 0.4, 0.6), branch(0.55)
    weigh([tried, untried])
    assert untried.value == pytest.approx(0.45)
