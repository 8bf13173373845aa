"""Lessons in the terminal: listed, played, checked."""

import sys
from typing import Annotated

import typer

from theomachy.cli.output import Language, check_language, out
from theomachy.games import registry
from theomachy.learn.lesson import Lesson, lesson_named, lessons
from theomachy.learn.rehearsal import rehearsed
from theomachy.terminal.lesson import TerminalLesson
from theomachy.terminal.session import Quit
from theomachy.words.texts import Texts, texts


def learn(
    game: Annotated[str, typer.Argument(help="The game; without it, all lessons are listed.")] = "",
    lesson: Annotated[str, typer.Argument(help="A lesson by its number or name.", show_default="the first")] = "",
    language: Language = "en",
    check: Annotated[
        bool, typer.Option("--check", help="Play every lesson as it is written and name faults.")
    ] = False,
) -> None:
    """Learn a game step by step at the real table."""
    check_language(language)
    wanted = [registry.package(game).game.name] if game else registry.names()
    if check:
        check_lessons(wanted)
    elif not game:
        list_lessons(wanted, texts(language))
    else:
        play_lessons(chosen(game, lesson), texts(language))


def chosen(game: str, wanted: str) -> Lesson:
    """The lesson of this number or name; the first if none is wanted."""
    known = list(lessons(game).values())
    if not wanted and known:
        return known[0]
    if wanted.isdigit() and 1 <= int(wanted) <= len(known):
        return known[int(wanted) - 1]
    return lesson_named(game, wanted)


def list_lessons(games: list[str], words: Texts) -> None:
    """Every lesson with its number, title, goal and length."""
    for game in games:
        for one in lessons(game).values():
            line = words.text(
                "lesson-terminal-listed", number=one.number, title=words.text(one.key), minutes=one.minutes
            )
            out.print(f"{game:<9} {line}", markup=False, highlight=False, soft_wrap=True)
    out.print(words.text("lesson-terminal-play"), markup=False, highlight=False, soft_wrap=True)


def play_lessons(lesson: Lesson, words: Texts) -> None:
    """A lesson, and the next ones as long as the learner goes on."""
    paged = out.is_terminal and sys.stdin.isatty()
    sitting = TerminalLesson(lesson, words, out, input, paged)
    try:
        sitting.play()
        for following in list(lessons(lesson.game).values())[lesson.number :]:
            title = words.text(following.key)
            typed = sitting.screen.ask(words.text("lesson-terminal-follows", title=title))
            if typed.strip() not in ("", "next"):
                break
            sitting = TerminalLesson(following, words, out, input, paged)
            sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        out.print()
        sitting.say("terminal-goodbye")


def check_lessons(games: list[str]) -> None:
    """Everything that is wrong with lessons; exit code 1 if there is anything."""
    found = 0
    for game in games:
        for one in lessons(game).values():
            faults = missing_texts(one) + rehearsed(one)[1]
            found += len(faults)
            typer.echo(f"{one.place}: {'; '.join(faults) or 'fits'}")
    if found:
        raise typer.Exit(1)


def missing_texts(lesson: Lesson) -> list[str]:
    """Texts that a lesson needs and English does not have."""
    return [f"no text {key}" for key in lesson.texts()[0] if not texts("en").has(key)]
