"""Every lesson at a terminal of 80 columns and 24 lines, typed as a learner would; and the commands of lessons."""

import re
from contextlib import suppress
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from tests.learn.samples import FOLLOWERS, sample
from theomachy.cli.main import app
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.learn.lesson import CHOICE, READ, Lesson, lesson_named, lessons
from theomachy.terminal.lesson import TerminalLesson
from theomachy.terminal.session import Quit
from theomachy.words.texts import LANGUAGES, Texts, texts

COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LESSONS = [(game, name) for game in registry.names() for name in lessons(game)]


class Learner:
    """Somebody at a terminal, and what is seen there."""

    def __init__(self, lesson: Lesson, words: Texts, typed: list[str] | None = None) -> None:
        self.typed = typed
        self.output = StringIO()
        console = Console(file=self.output, width=80, height=24, force_terminal=True, color_system="truecolor")
        self.words = words
        self.pages: list[list[str]] = []
        self.sitting = TerminalLesson(lesson, words, console, self.read, paged=True)
        self.asked = 0

    def read(self, prompt: str) -> str:
        """Type the next thing."""
        self.pages.append(self.seen())
        self.output.seek(0)
        self.output.truncate()
        if prompt == self.words.text("terminal-page"):
            return ""
        self.asked += 1
        assert self.asked < 300, "the lesson goes round in circles"
        if self.typed is None:
            return self.as_written()
        if not self.typed:
            raise Quit
        return self.typed.pop(0)

    def as_written(self) -> str:
        """What the open step asks for, in notation; a number is the number of an answer."""
        run = self.sitting.run
        assert run.step is not None
        if run.step.kind == READ:
            return ""
        if run.step.kind == CHOICE:
            return run.step.right
        option = run.next_answer()
        assert option is not None
        text = run.game.text(run.s, option)
        return str(1 + run.s.options(run.learner).index(option)) if text.isdigit() else text

    def seen(self) -> list[str]:
        lines = COLOUR.sub("", self.output.getvalue()).split("\n")[:-1]
        return [line.rsplit("\r", 1)[-1] for line in lines]

    def play(self) -> str:
        """Play until everything is typed or the lesson is over; everything that was seen."""
        with suppress(Quit):
            self.sitting.play()
        self.pages.append(self.seen())
        return "\n".join(line for page in self.pages for line in page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_lesson_is_played_to_its_end(game: str, name: str, language: str) -> None:
    lesson = lesson_named(game, name)
    learner = Learner(lesson, texts(language))
    seen = " ".join(learner.play().split())
    assert learner.sitting.run.over
    for page in learner.pages:
        assert len(page) <= 23
        assert max([len(line) for line in page], default=0) <= 80
    for key in (lesson.key, f"{lesson.key}-goal", f"{lesson.key}-end", *(step.key for step in lesson.steps)):
        assert " ".join(texts(language).text(key).split()) in seen, key


class PlainTexts(Texts):
    """English, with the key itself where a sample lesson has no text."""

    def text(self, message: str, /, **arguments: str | int) -> str:
        return super().text(message, **arguments) if self.has(message) else f"<{message}>"


def played(*typed: str) -> tuple[Learner, str]:
    learner = Learner(sample(FOLLOWERS), PlainTexts("en"), list(typed))
    return learner, learner.play()


def test_what_does_not_count_is_said_and_stays() -> None:
    learner, seen = played("gain", "next", "next", "unlock", "move", "5,5", "nonsense")
    assert "Read this first, then go on." in seen
    assert "This step has to be played." in seen
    assert "<ankh-lesson-sample-gain-other>" in seen
    assert "<ankh-lesson-sample-gain-says-later>" in seen
    assert "Not allowed:" in seen
    assert "is not in the list" in seen
    assert learner.sitting.run.number == 1
    assert learner.sitting.run.answers() == 0


def test_show_undo_again_and_step() -> None:
    learner, seen = played("", "show", "show", "undo", "step", "show", "commanding")
    assert "Shown: gain" in seen
    assert "Undone." in seen
    assert seen.count("<ankh-lesson-sample-gain>") >= 3
    assert learner.sitting.run.number == 2
    learner, seen = played("", "show", "show", "again", "again all", "undo", "help", "map", "log", "?", "")
    assert "There is nothing to undo." in seen
    assert "again all the whole lesson" in " ".join(seen.split())
    assert learner.sitting.run.number == 1
    assert learner.sitting.log == []


def test_a_wrong_choice_and_a_missed_goal() -> None:
    begin = ["", "show", "show", "show"]
    learner, seen = played(*begin, "fewer", "nothing", "2", "1", "gain", "yes", "move", "", "move", "5,1", "4,2")
    assert seen.count("<ankh-lesson-sample-why-wrong>") == 2
    assert "<ankh-lesson-sample-why-right>" in seen
    assert "<ankh-lesson-sample-walk-again>" in seen
    assert "<ankh-lesson-sample-end>" in seen
    assert learner.sitting.run.over
    assert learner.sitting.table.text().startswith("ankh/")


def run(*arguments: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(app, ["learn", *arguments], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit | SetupError), result.exception
    return (2 if isinstance(result.exception, SetupError) else result.exit_code), result.output


def test_the_command_lists_checks_and_plays() -> None:
    code, listed = run("--language", "pl")
    assert code == 0
    for game, name in LESSONS:
        assert texts("pl").text(lesson_named(game, name).key) in listed
    code, checked = run("--check")
    assert (code, checked.count("fits")) == (0, len(LESSONS))
    game, name = LESSONS[0]
    for wanted in ([], ["1"], [name]):
        code, seen = run(game, *wanted, typed="\nquit\n")
        assert code == 0
        assert texts("en").text(lesson_named(game, name).key) in seen
        assert texts("en").text("terminal-goodbye") in seen
    assert run(game, "flying")[0] == 2
    assert run("chess")[0] == 2


def test_one_lesson_follows_another() -> None:
    game = LESSONS[0][0]
    first, second = list(lessons(game).values())[:2]
    choices = "".join(f"{step.right}\n" for step in first.steps if step.right)
    typed = f"show\n\n{choices}" * 40  # where nothing of it is wanted, it is refused
    seen = run(game, "1", typed=typed)[1]
    assert texts("en").text(f"{first.key}-end") in " ".join(seen.split())
    assert texts("en").text(second.key) in seen
