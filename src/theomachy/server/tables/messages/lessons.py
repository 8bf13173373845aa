"""What a learner does in a lesson besides answering: go on, choose, have the next answer shown, begin anew.

A lesson is folded from its answers and these entries. A log outlives the file of its lesson: where the file has
changed since, the answers still stand, and what no longer fits is passed over.
"""

from typing import Final

from theomachy.engine.event import Event
from theomachy.learn.run import LessonRun
from theomachy.server.protocol import LessonAgain, LessonChoose, LessonNext, LessonShow
from theomachy.server.store.port import Entry
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.permissions import PLAYING
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, Public, Table

NEXT: Final = "next"
CHOSEN: Final = "chosen"
AGAIN: Final = "again"
ANEW: Final = "anew"
NO_LESSON: Final = "lesson-not-here"
NOTHING_TO_READ: Final = "lesson-nothing-to-read"
NO_QUESTION: Final = "lesson-no-question"
NOTHING_TO_SHOW: Final = "lesson-nothing-to-show"


@log_entry("lesson-stepped")
class LessonStepped(EntryBody, frozen=True):
    """The learner went on (`next`, `chosen`), or began the step (`again`) or the whole lesson (`anew`) anew."""

    seat: int
    how: str
    choice: str = ""
    missed: bool = False
    """The goal was missed: without beginning anew the lesson cannot go on."""

    def needs_no_share(self) -> bool:
        return self.missed or self.how in (NEXT, CHOSEN)

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        lesson = table.lesson
        if lesson is None:
            return []
        if self.how in (AGAIN, ANEW):
            lesson.again(whole=self.how == ANEW)
            table.playing().take_back(lesson.answers(), entry.seq)
            table.game_moved(entry.seq)
        else:
            lesson.went_on(self.choice)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, how=self.how, text=self.choice)


def own_lesson(table: Table, context: Context) -> LessonRun:
    """The lesson of the table, for its learner; refused to everybody else, and where there is none."""
    if table.lesson is None:
        raise RequestRefused("lesson", NO_LESSON)
    if table.lesson.learner not in context.actor.seats:
        raise RequestRefused("forbidden", "you are not the learner of this lesson")
    if table.seats[table.lesson.learner].away:
        raise RequestRefused("not-your-turn", "you left this lesson; return first")
    return table.lesson


@message(LessonNext, host=PLAYING, seat=PLAYING)
def lesson_next(table: Table, request: LessonNext, context: Context) -> Decision:
    """Go on after a step that is only to be read."""
    lesson = own_lesson(table, context)
    if not lesson.only_to_read():
        raise RequestRefused("lesson", NOTHING_TO_READ)
    return Decision(LessonStepped(lesson.learner, NEXT))


@message(LessonChoose, host=PLAYING, seat=PLAYING)
def lesson_choose(table: Table, request: LessonChoose, context: Context) -> Decision:
    """Go on after the right choice; what is said about a wrong one is the refusal."""
    lesson = own_lesson(table, context)
    try:
        wrong = lesson.wrong(request.choice)
    except ValueError as error:
        raise RequestRefused("lesson", NO_QUESTION) from error
    if wrong:
        raise RequestRefused("lesson", wrong)
    return Decision(LessonStepped(lesson.learner, CHOSEN, request.choice))


@message(LessonShow, host=PLAYING, seat=PLAYING)
def lesson_show(table: Table, request: LessonShow, context: Context) -> Decision:
    """Play the next answer that the step asks for, as the learner's own."""
    lesson = own_lesson(table, context)
    option = lesson.next_answer()
    if option is None:
        raise RequestRefused("lesson", NOTHING_TO_SHOW)
    return Decision(Answered(lesson.learner, option))


@message(LessonAgain, host=PLAYING, seat=PLAYING)
def lesson_again(table: Table, request: LessonAgain, context: Context) -> Decision:
    """Take back everything of the open step, or of the lesson; where nothing was done yet, nothing is written."""
    lesson = own_lesson(table, context)
    if lesson.fresh(request.whole):
        return Decision()
    missed = lesson.missed and not request.whole
    if missed and table.seq >= context.limits.log_entries:
        raise RequestRefused("too-many", "the log of this table is full; start the lesson again")
    return Decision(LessonStepped(lesson.learner, ANEW if request.whole else AGAIN, missed=missed))
