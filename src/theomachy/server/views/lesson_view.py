"""A lesson as viewers see it. All of it is in the files of the game, and how far the learner is in it."""

from typing import Final, Literal

from theomachy.learn.lesson import CHOICE, GOAL, PLAY, READ, Lesson, lessons
from theomachy.learn.run import LessonRun
from theomachy.server.protocol import LessonListed, LessonShown, LessonStep

KINDS: Final[dict[str, Literal["read", "play", "goal", "choice"]]] = {
    READ: "read",
    PLAY: "play",
    GOAL: "goal",
    CHOICE: "choice",
}


def steps_shown(lesson: Lesson) -> list[LessonStep]:
    """The steps of a lesson."""
    return [LessonStep(step.name, KINDS[step.kind], f"{step.key}-title") for step in lesson.steps]


def lesson_listed(lesson: Lesson) -> LessonListed:
    """A lesson that can be played."""
    return LessonListed(
        game=lesson.game,
        name=lesson.name,
        number=lesson.number,
        of=len(lessons(lesson.game)),
        minutes=lesson.minutes,
        edition=lesson.edition,
        rules=lesson.rules,
        steps=steps_shown(lesson),
    )


def lesson_shown(run: LessonRun) -> LessonShown:
    """A lesson that is being played."""
    lesson, step = run.lesson, run.step
    return LessonShown(
        game=lesson.game,
        name=lesson.name,
        number=lesson.number,
        of=len(lessons(lesson.game)),
        edition=lesson.edition,
        seat=lesson.seat,
        step=run.number,
        steps=steps_shown(lesson),
        lights=[] if step is None else [f"{thing.kind}:{thing.name}" for thing in step.lights],
        again=run.missed,
        over=run.over,
        choices=[] if step is None else step.choices,
        hint=run.hint(),
        said=run.said(),
    )
