"""A lesson that is being played: the position, the open step, what counts, what to say, and what others answer.

A run is folded from what was done: answers, and steps that the learner went on. It reads no clock and draws no
luck, so the same deeds give the same run, and taking deeds back is folding fewer of them. It never plays on by
itself: whoever drives it asks `due` what follows and answers that, so every answer is in the record of the game.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import Json
from theomachy.engine.options import UnknownText
from theomachy.engine.record import NATURE
from theomachy.games import registry
from theomachy.learn.facts import missing
from theomachy.learn.lesson import CHOICE, GOAL, PLAY, READ, Lesson, Step, lessons
from theomachy.words.texts import texts

PASS: Final = 0
READ_FIRST: Final = "lesson-read-first"
CHOOSE_FIRST: Final = "lesson-choose-first"
OVER: Final = "lesson-is-over"


class Deed(NamedTuple):
    """Something that was done: an answer of a seat, or, with no seat, a step that the learner went on."""

    seat: int | None
    option: int = 0
    choice: str = ""


def lesson_run(game: str, name: str, begin: State) -> "LessonRun | None":
    """A run of a lesson from a position; None if there is no such lesson any more."""
    lesson = lessons(game).get(name)
    return None if lesson is None else LessonRun(lesson, begin)


class LessonRun:
    """One run of a lesson from its beginning to now."""

    def __init__(self, lesson: Lesson, begin: State, deeds: Iterable[Deed] = ()) -> None:
        self.lesson: Final = lesson
        self.package: Final = registry.package(lesson.game)
        self.game: Final = self.package.game
        self.learner: Final = lesson.seat
        self._begin: Final = begin.copy()
        self._restart(deeds)

    def _restart(self, deeds: Iterable[Deed]) -> None:
        self.s = self._begin.copy()
        self.deeds: list[Deed] = []
        self.by_itself: list[bool] = []
        """For each answer, whether it followed by itself: the learner gave only the others."""
        self.faults: list[str] = []
        """Where the lesson does not fit the game; the tests find none."""
        self._enter(0)
        self._settle()
        for deed in list(deeds):
            self._do(deed)

    def _enter(self, number: int) -> None:
        """Open a step."""
        self.number = number
        self.entered = len(self.deeds)
        self.given = 0
        """How many answers of `do` the learner has given."""
        self.told = 0
        """How many answers of `others` were given."""
        self.missed = False
        """The learner's turn is over without the goal."""
        self._strayed = False
        self._turn: int | None = None
        """Whose turn it was when the learner was first asked in this step."""
        self._turn_over = False

    # -- asking

    @property
    def over(self) -> bool:
        """Whether the lesson is over."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The open step."""
        return None if self.over else self.lesson.steps[self.number]

    def answers(self) -> int:
        """How many answers stand."""
        return len(self.by_itself)

    def gave(self, place: int, seat: int) -> bool:
        """Whether a seat gave the answer at this place, and it did not follow by itself."""
        given = [deed for deed in self.deeds if deed.seat is not None]
        return given[place].seat == seat and not self.by_itself[place]

    def said(self) -> str:
        """The key of what is said about the step before; empty if there is nothing to say."""
        before = self.lesson.steps[self.number - 1] if self.number else None
        return f"{before.key}-right" if before is not None and before.kind == CHOICE else ""

    def fresh(self, whole: bool = False) -> bool:
        """Whether the learner has done nothing yet in the open step, or in the whole lesson."""
        begin = 0 if whole else self.entered
        answers = sum(deed.seat is not None for deed in self.deeds[:begin])
        went_on = any(deed.seat is None for deed in self.deeds[begin:])
        return not self.missed and not went_on and all(self.by_itself[answers:])

    def objection(self, option: int) -> str:
        """The key of what is said about a legal answer that is not to be played; empty if it is."""
        step = self.step
        if step is None:
            return OVER
        if step.kind == READ:
            return READ_FIRST
        if step.kind == CHOICE:
            return CHOOSE_FIRST
        if self.missed:
            return f"{step.key}-again"
        text = self.game.text(self.s, option)
        if step.kind == GOAL or step.counts(self.given, text) or self._forced(step) == option:
            return ""
        return step.said_about(text)

    def wrong(self, choice: str) -> str:
        """The key of what is said about a choice; empty if it is right. ValueError if it cannot be chosen now."""
        step = self.step
        if step is None or step.kind != CHOICE:
            raise ValueError("this step is no question")
        if choice not in step.choices:
            raise ValueError(f"the choices are {', '.join(step.choices)}")
        if choice == step.right:
            return ""
        return f"{step.key}-says-{choice}" if choice in self.remarks() else f"{step.key}-wrong"

    def remarks(self) -> list[str]:
        """The wrong choices of the open question about which something particular is said."""
        step = self.step
        return [] if step is None else [one for one in step.choices if texts("en").has(f"{step.key}-says-{one}")]

    def only_to_read(self) -> bool:
        """Whether the learner goes on by saying so."""
        return self.step is not None and self.step.kind == READ

    def hint(self) -> str:
        """The next answer of `do` in notation; empty if there is none or the learner went another way."""
        step = self.step
        if step is None or self.missed or self._strayed or self.given >= len(step.do):
            return ""
        return step.do[self.given]

    def next_answer(self) -> int | None:
        """What "Show me" plays: the hint, if it is legal now."""
        return self._legal(self.learner, self.hint()) if self.hint() else None

    def due(self) -> tuple[int, int] | None:
        """The seat and the answer that follow by themselves; None if it is the learner's to go on."""
        step = self.step
        if step is None or self.missed:
            return None
        waiting = self.s.waiting()
        others = [seat for seat in waiting if seat != self.learner]
        plays = step.kind in (PLAY, GOAL)
        if others:
            return self._scripted(step, others) or ((others[0], self._usual(others[0])) if plays else None)
        forced = self._forced(step) if waiting and plays else None
        return None if forced is None else (self.learner, forced)

    def holds(self) -> bool:
        """Whether the goal of the open step is reached."""
        step = self.step
        return step is not None and step.kind == GOAL and not missing(step.until, self.document())

    def document(self) -> Mapping[str, Json]:
        """The whole position, with lists for all sequences, as files write it."""
        found: Mapping[str, Json] = json.loads(json.dumps(self.game.document(self.s)))
        return found

    # -- doing

    def answer(self, seat: int, option: int) -> None:
        """A seat answered; a Refusal changes nothing."""
        self._do(Deed(seat, option))

    def go_on(self) -> None:
        """The learner has read the step; ValueError if it is none to be read."""
        if not self.only_to_read():
            raise ValueError("this step is not only to be read")
        self._do(Deed(None))

    def choose(self, choice: str) -> None:
        """The learner chose what is right; ValueError if it is not."""
        if self.wrong(choice):
            raise ValueError(f"{choice!r} is not right")
        self._do(Deed(None, choice=choice))

    def went_on(self, choice: str = "") -> None:
        """The learner went on, as it was written down. A step that is no longer to be read or answered stays."""
        self._do(Deed(None, choice=choice))

    def take_back(self, answers: int) -> None:
        """Only the first so many answers stand, and what was done before the next one."""
        kept: list[Deed] = []
        count = 0
        for deed in self.deeds:
            count += deed.seat is not None
            if count > answers:
                break
            kept.append(deed)
        self._restart(kept)

    def again(self, whole: bool = False) -> None:
        """Begin the open step anew, or the whole lesson."""
        self._restart([] if whole else self.deeds[: self.entered])

    # -- inside

    def _do(self, deed: Deed) -> None:
        if deed.seat is None:
            self.deeds.append(deed)
            if self.step is not None and self.step.kind in (READ, CHOICE):
                self._leave()
                self._settle()
            return
        itself = self.due() == (deed.seat, deed.option)
        text = self.game.text(self.s, deed.option)
        forced = deed.seat == self.learner and len(self.s.options(deed.seat)) == 1
        self.s.apply(deed.seat, deed.option)
        self.deeds.append(deed)
        self.by_itself.append(itself)
        step = self.step
        if step is not None:
            if deed.seat == self.learner:
                self._count(step, text, forced)
            elif self.told < len(step.others) and self._seat(step.others[self.told].seat) == deed.seat:
                self._tell(step, text)
        self._settle()

    def _tell(self, step: Step, text: str) -> None:
        """The next line of the script was said."""
        line = step.others[self.told]
        if line.text != text:
            self.faults.append(f"{step.place}.others: {line.seat} could not answer {line.text!r}, but {text!r}")
        self.told += 1

    def _count(self, step: Step, text: str, forced: bool) -> None:
        """Count an answer of the learner."""
        if step.kind == PLAY:
            self.given += step.counts(self.given, text)
        elif not forced and step.kind == GOAL:
            self._strayed = self._strayed or self.given >= len(step.do) or step.do[self.given] != text
            self.given += not self._strayed

    def _settle(self) -> None:
        """Leave steps that are done; notice a goal that was missed."""
        while self._done():
            self._leave()
        self._watch_turn()
        step = self.step
        asked = self.s.over or self.learner in self.s.waiting()
        if step is not None and step.kind == GOAL:
            self.missed = asked and (self._turn_over or self.s.over)

    def _watch_turn(self) -> None:
        turn = self.package.turn(self.s)
        if self._turn is None and self.learner in self.s.waiting():
            self._turn = turn
        self._turn_over = self._turn_over or (self._turn is not None and turn != self._turn)

    def _done(self) -> bool:
        step = self.step
        if step is None:
            return False
        if step.kind == GOAL:
            return self.holds()
        if step.kind != PLAY or self.given < len(step.do):
            return False
        if self.told >= len(step.others):
            return True
        waiting = self.s.waiting()  # the script goes on as long as the learner has nothing to decide
        return not waiting or (waiting == [self.learner] and self._forced(step) is None)

    def _leave(self) -> None:
        step = self.step
        assert step is not None
        for line in [] if step.kind == GOAL else step.others[self.told :]:
            self.faults.append(f"{step.place}.others: nobody asked for {line.seat}: {line.text}")
        self._enter(self.number + 1)

    def _scripted(self, step: Step, others: list[int]) -> tuple[int, int] | None:
        """The next answer of the script, if its seat is asked."""
        if self.told >= len(step.others):
            return None
        line = step.others[self.told]
        seat = self._seat(line.seat)
        if seat is None or seat not in others:
            return None
        option = self._legal(seat, line.text)
        return seat, self._usual(seat) if option is None else option

    def _usual(self, seat: int) -> int:
        """What another seat answers where nothing is written."""
        options = self.s.options(seat)
        return PASS if PASS in options else options[0]

    def _forced(self, step: Step) -> int | None:
        """The only answer of the learner, unless it is the next one to be given."""
        options = self.s.options(self.learner)
        if len(options) != 1:
            return None
        awaited = step.kind == PLAY and step.counts(self.given, self.game.text(self.s, options[0]))
        return None if awaited else options[0]

    def _legal(self, seat: int, text: str) -> int | None:
        try:
            option = self.game.code(self.s, text)
        except UnknownText:
            return None
        return option if option in self.s.options(seat) else None

    def _seat(self, name: str) -> int | None:
        if name == NATURE:
            return CHANCE
        names = self.game.seat_names(self.s)
        return names.index(name) if name in names else None
