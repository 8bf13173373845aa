"""Every lesson of every game is played: what it asks for is legal, counts and leads to its end; texts exist."""

import re
from functools import cache

import pytest

from theomachy.games import registry
from theomachy.learn.lesson import CHOICE, GOAL, PLAY, Lesson, lesson_named, lessons
from theomachy.learn.rehearsal import follow, give, rehearsed
from theomachy.learn.run import LessonRun
from theomachy.words.texts import LANGUAGES, read_locale, texts

LESSONS = [(game, name) for game in registry.names() for name in lessons(game)]
GAMES = [game for game in registry.names() if lessons(game)]
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=str)


@cache
def rehearsal(lesson: Lesson) -> tuple[LessonRun, list[str]]:
    return rehearsed(lesson)


@every_lesson
def test_a_lesson_fits_the_game(game: str, name: str) -> None:
    """Each `do` is legal and counts, each goal is reached, each script is used up, each lit thing exists."""
    run, faults = rehearsal(lesson_named(game, name))
    assert faults == []
    assert run.over


@every_lesson
def test_a_lesson_has_its_texts_in_all_languages(game: str, name: str) -> None:
    needed = lesson_named(game, name).texts()[0]
    for language in LANGUAGES:
        words = texts(language)
        assert [key for key in needed if not words.has(key)] == [], language


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_lesson_is_left_over(game: str, language: str) -> None:
    known: set[str] = set()
    for lesson in lessons(game).values():
        known.update(*lesson.texts())
    written = MESSAGE.findall(read_locale(language, f"{game}.lessons"))
    assert written
    assert [key for key in written if key not in known] == []


@every_lesson
def test_taking_back_and_beginning_anew_give_the_same_run(game: str, name: str) -> None:
    lesson = lesson_named(game, name)
    run, _ = rehearsal(lesson)
    again = LessonRun(lesson, lesson.begin(), run.deeds)
    assert shape(again) == shape(run)
    shapes = [shape(LessonRun(lesson, lesson.begin(), run.deeds[:count])) for count in range(len(run.deeds) + 1)]
    for answers in range(run.answers() + 1):
        again.take_back(answers)
        count = len(again.deeds)
        assert shape(again) == shapes[count]
        again = LessonRun(lesson, lesson.begin(), run.deeds)
    again.again(whole=True)
    assert shape(again) == shapes[0]


@every_lesson
def test_what_does_not_count_is_said_and_not_played(game: str, name: str) -> None:
    """At every answer of every step to be played, every other legal answer has its words and changes nothing."""
    lesson = lesson_named(game, name)
    run = LessonRun(lesson, lesson.begin())
    refused = 0
    for step in lesson.steps:
        follow(run)
        before = shape(run)
        if step.kind == CHOICE:
            for choice in set(step.choices) - {step.right}:
                assert texts("en").has(run.wrong(choice))
                with pytest.raises(ValueError, match="not right"):
                    run.choose(choice)
                assert shape(run) == before
            run.choose(step.right)
        elif not step.do:
            run.go_on()
        for text in step.do:
            follow(run)
            before = shape(run)
            for option in run.s.options(run.learner):
                objection = run.objection(option)
                if objection:
                    assert texts("en").has(objection), objection
                    refused += 1
                assert bool(objection) == (
                    step.kind == PLAY and not step.counts(run.given, run.game.text(run.s, option))
                )
            assert shape(run) == before
            assert give(run, text) == ""
    follow(run)
    assert run.over
    assert refused or all(step.kind != PLAY for step in lesson.steps)


@every_lesson
def test_show_me_plays_the_whole_lesson(game: str, name: str) -> None:
    lesson = lesson_named(game, name)
    run = LessonRun(lesson, lesson.begin())
    while (step := run.step) is not None:
        follow(run)
        if run.step is not step:
            continue
        if step.kind == CHOICE:
            run.choose(step.right)
        elif step.kind in (PLAY, GOAL):
            option = run.next_answer()
            assert option is not None, step.name
            run.answer(run.learner, option)
        else:
            run.go_on()
    assert shape(run) == shape(rehearsal(lesson)[0])


def shape(run: LessonRun) -> tuple[object, ...]:
    return run.s.to_bytes(), run.number, run.given, run.told, run.missed, tuple(run.deeds), tuple(run.by_itself)
