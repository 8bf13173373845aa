"""A lesson at the terminal: the table and the commands of a game, and the steps of the lesson."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from theomachy.learn.lesson import CHOICE, READ, Lesson, Step
from theomachy.learn.practice import LessonTable
from theomachy.terminal.answers import INDENT, NUMBER, Answer
from theomachy.terminal.layout import wrapped
from theomachy.terminal.session import TerminalGame
from theomachy.words.texts import Texts

LIT = "[*]"
"""How lit spaces are marked on the map."""


class TerminalLesson(TerminalGame):
    """One lesson in one terminal."""

    def __init__(
        self, lesson: Lesson, words: Texts, console: Console, read: Callable[[str], str], paged: bool = False
    ) -> None:
        self.lesson = LessonTable(lesson, words)
        super().__init__(self.lesson, 1, 0, console, read, paged=paged)
        self.run = self.lesson.run
        self.viewer = self.run.learner
        self._told = ""  # the step whose text was shown last
        self._seen = -1  # how many answers stood when the table was shown last

    def play(self) -> None:
        """Play to the end of the lesson; Quit if the learner leaves."""
        self.print(self._words(""), "bold")
        self.print(self._words("-goal"))
        self.say("lesson-terminal-welcome")
        while (step := self.run.step) is not None:
            due = self.run.due()
            if due is not None:
                self.give(*due)
            else:
                self.tell_story(self.run.learner)
                self.show_step(step)
                self.ask_for(step)
        self.tell_story(self.run.learner)
        if self.run.said():
            self.print(self.table.words.text(self.run.said()))
        self.print(self._words("-end"), "bold")

    def ask_for(self, step: Step) -> None:
        """One thing that the learner does in a step."""
        if step.kind == READ:
            self.read_on()
        elif step.kind == CHOICE:
            self.choose(step)
        elif self.run.missed:
            self.print(self.table.words.text(f"{step.key}-again"))
            self.wait_for_command()
        else:
            answer = self.answer_of(self.run.learner)
            if answer >= 0:
                self.give(self.run.learner, answer)

    def give(self, seat: int, option: int) -> None:
        """An answer, and what happened by it."""
        self.marks.append(len(self.log))
        turn = self.table.turn()
        self.table.apply(seat, option)
        self.hear(turn)

    # -- what is seen

    def show_step(self, step: Step) -> None:
        """At the beginning of a step: the table, if it has changed, or its map with what is lit, and the text."""
        if self._told == step.name:
            return
        if self.run.said():
            self.print(self.table.words.text(self.run.said()))
        marks = {thing.name: LIT for thing in step.lights if thing.name in self._spaces()}
        if marks:
            self.screen.show(self.table.package.draw_map(self.table.s, self.table.words, marks))
        elif self._seen != self.run.answers():
            self.show_table()
        self._seen = self.run.answers()
        self.show_text(step)

    def show_text(self, step: Step) -> None:
        """What the learner is told, as one piece."""
        self._told = step.name
        words = self.table.words
        title = words.text(
            "lesson-terminal-step",
            number=self.run.number + 1,
            of=len(self.run.lesson.steps),
            title=words.text(f"{step.key}-title"),
        )
        self.screen.show(
            [*self.screen.gap(), *self.lines(title, "bold bright_yellow"), *self.lines(words.text(step.key))]
        )

    def _spaces(self) -> frozenset[str]:
        return frozenset(
            self.table.game.families()["space"].names if "space" in self.table.game.families() else ()
        )

    def _words(self, part: str) -> str:
        return self.table.words.text(f"{self.run.lesson.key}{part}")

    # -- what the learner types

    def read_on(self) -> None:
        """Wait until the learner has read the step."""
        typed = self.screen.ask(self.table.words.text("lesson-terminal-next")).strip()
        if typed in ("", "next"):
            self.run.go_on()
        else:
            self.other_command(typed)

    def choose(self, step: Step) -> None:
        """One choice; what is wrong is said, and the question stays."""
        words = self.table.words
        for number, choice in enumerate(step.choices, 1):
            said = words.text(f"{step.key}-choice-{choice}")
            line = Text.assemble((f"{number:>{INDENT - 2}}  ", NUMBER), said)
            self.screen.show(wrapped(line, self.width, INDENT))
        typed = self.screen.ask("> ").strip()
        names = {str(number): choice for number, choice in enumerate(step.choices, 1)}
        choice = names.get(typed, typed)
        if choice not in step.choices:
            self.other_command(typed)
            return
        wrong = self.run.wrong(choice)
        if wrong:
            self.print(words.text(wrong))
        else:
            self.run.choose(choice)

    def wait_for_command(self) -> None:
        """The goal was missed: it is begun again, or something is taken back."""
        typed = self.screen.ask(self.table.words.text("lesson-terminal-again")).strip()
        self.other_command(typed or "again")

    def other_command(self, typed: str) -> None:
        """A command where no answer is wanted."""
        if typed:
            self.command(self.run.learner, typed, [])
        elif self.run.step is not None:
            self.show_text(self.run.step)

    def command(self, seat: int, typed: str, answers: list[Answer]) -> int | None:
        """The commands of a lesson, then those of a game. A legal answer that does not count is not played."""
        word, _, rest = typed.partition(" ")
        if word == "next":
            self.say("lesson-nothing-to-read")
            return None
        if word == "step" and self.run.step is not None:
            self.show_text(self.run.step)
            return None
        if word == "again":
            self.begin_again(whole=bool(rest.strip()))
            return -1
        if word == "show":
            return self.show_answer()
        if word == "help":
            self.say("lesson-terminal-help")
        return self.wanted(super().command(seat, typed, answers))

    def wanted(self, option: int | None) -> int | None:
        """An answer that counts; else None, and what is said about it is printed."""
        if option is None or option < 0:
            return option
        objection = self.run.objection(option)
        if objection:
            self.print(self.table.words.text(objection), "bold")
            return None
        return option

    def planned(self, seat: int) -> int | None:
        return self.wanted(super().planned(seat))

    def show_answer(self) -> int | None:
        """The next answer that the step asks for, played."""
        option = self.run.next_answer()
        if option is None:
            self.say("lesson-nothing-to-show")
            return None
        self.say("lesson-terminal-shown", text=self.table.offer(option))
        return option

    def begin_again(self, whole: bool) -> None:
        """Begin the open step anew, or the whole lesson."""
        self.lesson.again(whole)
        self.forget()

    def undo(self, seat: int) -> int | None:
        """Take back the last answer of the learner, and everything since."""
        place = self.lesson.last_own()
        if place is None:
            self.say("terminal-nothing-to-undo")
            return None
        self.lesson.back_to(place)
        self.forget()
        self.say("terminal-undone")
        return -1

    def forget(self) -> None:
        """Take what no longer stands out of the log, and show the step anew."""
        answers = self.run.answers()
        if len(self.marks) > answers:
            del self.log[self.marks[answers] :]
            del self.marks[answers:]
        self.known = {seat: min(known, len(self.log)) for seat, known in self.known.items()}
        self._told = ""
        self._seen = -1
