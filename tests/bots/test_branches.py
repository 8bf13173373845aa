"""Lines are weighed between what came of them and what the planner thought, and told apart in the same luck."""

import pytest

from theomachy.bots.branches import Branch, Clash, Comparison, Node, best_first, decided, weigh


def branch(prior: float, *outcomes: float, begins: int = 1) -> Branch:
    """A line that led to these chances."""
    made = Branch((begins,), prior)
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


def test_luck_that_all_lines_have_in_common_is_no_reason_to_doubt() -> None:
    lines = [branch(0.55, 0.3, 0.7, 0.2), branch(0.5, 0.35, 0.75, 0.25)]
    assert best_first(lines)[0] is lines[1]


def test_wild_outcomes_are_believed_only_when_there_are_many() -> None:
    few = [branch(0.55, 0.3, 0.7), branch(0.5, 0.75, 0.35)]
    assert best_first(few)[0] is few[0]
    many = [branch(0.55, *[0.3, 0.7] * 60), branch(0.5, *[0.8, 0.4] * 60)]
    assert best_first(many)[0] is many[1]


def test_one_outcome_of_each_says_little() -> None:
    lines = [branch(0.55, 0.45), branch(0.5, 0.48)]
    assert best_first(lines)[0] is lines[0]


def test_the_untried_are_moved_by_what_the_answers_of_others_cost() -> None:
    tried, untried = branch(0.6, 0.5, 0.5), branch(0.55)
    weigh([tried, untried])
    assert untried.value == pytest.approx(0.45)


def test_a_planner_that_relied_on_luck_itself_is_believed_less() -> None:
    def lucky(prior: float, samples: int, *outcomes: float) -> Branch:
        made = Branch((1,), prior, samples)
        for chance in outcomes:
            made.led_to(chance)
        return made

    wild = (0.2, 0.8, 0.3, 0.7), (0.9, 0.3, 0.8, 0.4)
    assert best_first([lucky(0.6, 0, *wild[0]), lucky(0.5, 0, *wild[1])])[0].prior == 0.6
    assert best_first([lucky(0.6, 1, *wild[0]), lucky(0.5, 1, *wild[1])])[0].prior == 0.5


def test_two_lines_are_compared_only_where_both_could_be_tried() -> None:
    one, other = branch(0.5, 0.9), branch(0.5, 0.1)
    one.failed()
    other.led_to(1.0)
    one.led_to(0.6)
    other.led_to(0.4)
    found = Comparison(one, other)
    assert found.trials == 2
    assert found.ahead == pytest.approx(0.5)
    assert (one.visits, one.total) == (2, 1.5)


def test_a_lead_is_sure_when_luck_would_hardly_make_it() -> None:
    best = branch(0.5, *[0.6, 0.61, 0.6, 0.59] * 3)
    assert decided([best, branch(0.5, *[0.5, 0.5, 0.51, 0.5] * 3, begins=2)])
    assert not decided([best, branch(0.5, *[0.5, 0.7, 0.4, 0.6] * 3, begins=2)])
    few = branch(0.5, 0.6, 0.61, 0.6, 0.59)
    assert not decided([few, branch(0.5, 0.5, 0.5, 0.51, 0.5, begins=2)])


def test_where_there_is_no_luck_few_trials_are_enough() -> None:
    best = branch(0.5, 0.6, 0.6, 0.6, 0.6)
    assert decided([best, branch(0.5, 0.5, 0.5, 0.5, 0.5, begins=2)])
    assert decided([best, branch(0.5, 0.6, 0.6, 0.6, 0.6, begins=2)])  # the same in everything
    assert not decided([branch(0.5, 0.6, 0.6), branch(0.5, 0.5, 0.5, begins=2)])


def test_lines_that_begin_with_the_same_answer_need_not_be_told_apart() -> None:
    assert decided([branch(0.5), branch(0.4)])
    assert not decided([branch(0.5), branch(0.4, begins=2)])


def test_luck_in_a_clash_is_what_is_better_than_on_average() -> None:
    clash = Clash([0, 2], [[(0, 5), (2, 7)], [(0, 6), (2, 7)]], [0.25, 0.75], [[0.4, 0.1], [0.2, 0.5]])
    assert clash.luck[0] == pytest.approx([0.15, -0.3])
    assert clash.luck[1] == pytest.approx([-0.05, 0.1])


def test_a_node_takes_in_lines_that_are_new_to_it() -> None:
    node = Node(0, [branch(0.5, 0.1), branch(0.4, 0.2, 0.3, begins=2)])
    assert node.visits() == 3
    node.add([branch(0.6), branch(0.7, begins=3), branch(0.6, begins=4), branch(0.5, begins=5)], 2)
    assert [each.path[0] for each in node.branches] == [1, 2, 3, 4]
