"""A learner who answers at random, within what a step lets through, still gets to the end of every lesson."""

import random

import pytest

from theomachy.games import registry
from theomachy.learn.lesson import CHOICE, READ, lesson_named, lessons
from theomachy.learn.rehearsal import follow
from theomachy.learn.run import LessonRun

LESSONS = [(game, name) for game in registry.names() for name in lessons(game)]
MOST = 300
"""More answers than any learner gives in a lesson."""


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=str)
def test_a_learner_who_wanders_gets_to_the_end(game: str, name: str, seed: int) -> None:
    """No accepted answer leads into a dead end, and a missed goal can be tried again."""
    lesson = lesson_named(game, name)
    run = LessonRun(lesson, lesson.begin())
    draws = random.Random(seed)
    for _ in range(MOST):
        follow(run)
        step = run.step
        if step is None:
            return
        if step.kind == READ:
            run.go_on()
        elif step.kind == CHOICE:
            run.choose(step.right)
        elif run.missed:
            run.again()
            as_written(run)
        else:
            open_to_the_learner = [one for one in run.s.options(run.learner) if not run.objection(one)]
            assert open_to_the_learner, f"{step.place}: nothing counts after {run.deeds[run.entered :]}"
            run.answer(run.learner, draws.choice(open_to_the_learner))
    pytest.fail(f"{lesson.place}: not over after {MOST} answers")


def as_written(run: LessonRun) -> None:
    """Do what the open step says."""
    step = run.step
    while run.step is step:
        follow(run)
        if run.step is step:
            answer = run.next_answer()
            assert answer is not None
            run.answer(run.learner, answer)
