"""A lesson as a table for one program: the terminal plays it as it plays games."""

from typing import Final

from theomachy.engine.decision import State
from theomachy.engine.score_sheet import ScoreRow
from theomachy.learn.lesson import Lesson
from theomachy.learn.run import LessonRun
from theomachy.play.table import Played, Table
from theomachy.words.texts import Texts


class LessonTable(Played[State]):
    """The table of a lesson. Its run holds the position; a lesson has no record, as it begins from a position."""

    def __init__(self, lesson: Lesson, words: Texts) -> None:
        self.run: Final = LessonRun(lesson, lesson.begin())
        Table.__init__(self, self.run.package, self.run.s, words)
        self._follow()

    def _follow(self) -> None:
        """Show what the run holds now."""
        self.s = self.run.s
        self.s.listen()
        given = [deed for deed in self.run.deeds if deed.seat is not None]
        self.answers = [(deed.seat, deed.option) for deed in given if deed.seat is not None]
        self.revealing = [False] * len(self.answers)  # in a lesson everything can be taken back

    def begin(self) -> State | None:
        return None  # moves of a script change positions in a lesson, so nothing can be remembered for certain

    def apply(self, seat: int, option: int) -> None:
        self.run.answer(seat, option)
        self.answers.append((seat, option))
        self.revealing.append(False)

    def last_own(self) -> int | None:
        """How many answers stood before the last one that the learner gave."""
        run = self.run
        mine = [place for place in range(run.answers()) if run.gave(place, run.learner)]
        return mine[-1] if mine else None

    def back_to(self, answers: int) -> None:
        """Only so many answers stand."""
        self.run.take_back(answers)
        self._follow()

    def again(self, whole: bool) -> None:
        """Begin the open step anew, or the whole lesson."""
        self.run.again(whole)
        self._follow()

    def take_back(self) -> None:
        self.back_to(len(self.answers) - 1)

    def score_sheet(self) -> list[ScoreRow]:
        return []

    def text(self) -> str:
        """The position on one line: what can be kept of a lesson."""
        return self.line() + "\n"
