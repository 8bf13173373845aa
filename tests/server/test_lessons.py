"""Lessons at tables: the real log, the script as consequences, refusals with keys, undo and beginning anew."""

import msgspec
import pytest

from tests.learn.sample_files import sample_lessons
from tests.server.log import ID, Log, picture, playing
from theomachy.games import registry
from theomachy.learn.lesson import GOAL, lessons
from theomachy.server.protocol import (
    Answer,
    LessonAgain,
    LessonChoose,
    LessonNext,
    LessonShow,
    LessonShown,
    Rematch,
    Request,
    Say,
    Undo,
)
from theomachy.server.store.port import Batch
from theomachy.server.tables.lesson_tables import begin_lesson, known_lesson, lesson_opened
from theomachy.server.tables.limits import LIMITS
from theomachy.server.tables.log import folded
from theomachy.server.tables.messages.starting import Started
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import Opened
from theomachy.server.views.lesson_view import lesson_listed, lesson_shown
from theomachy.server.views.table_view import undoable
from theomachy.server.views.viewer import Viewer
from theomachy.words.texts import texts

__all__ = ["sample_lessons"]


def lesson_log(game: str, name: str) -> Log:
    """A table of a lesson that has begun."""
    log = Log(lesson_opened(known_lesson(game, name), "Ada", "ABCD2345"))
    log.append(Started([]))
    return log


def shown(log: Log) -> LessonShown:
    assert log.table.lesson is not None
    return lesson_shown(log.table.lesson)


def do(log: Log, *texts: str) -> None:
    """Answer as the learner."""
    seat = shown(log).seat
    for text in texts:
        log.ask(Answer(id=ID, seat=seat, asked=log.match().asked[seat], option=text), (seat,))


def refusal(log: Log, request: Request, seats: tuple[int, ...] = (0,)) -> tuple[str, str]:
    before = picture(log.table)
    with pytest.raises(RequestRefused) as caught:
        log.ask(request, seats)
    assert picture(log.table) == before
    return caught.value.code, caught.value.detail


def answer(log: Log, text: str) -> Answer:
    return Answer(id=ID, seat=0, asked=log.match().asked[0], option=text)


@pytest.mark.usefixtures("sample_lessons")
def test_a_lesson_is_played_at_its_table() -> None:
    log = lesson_log("ankh", "sample")
    table = log.table
    assert table.practice()
    assert (table.phase(), table.bots_asked(), table.chance_asked()) == ("playing", [], False)
    assert [seat.level for seat in table.seats] == ["", "script"]
    assert refusal(log, answer(log, "gain")) == ("lesson", "lesson-read-first")
    assert (shown(log).step, shown(log).lights, shown(log).hint) == (0, ["figure:5,1"], "")
    log.ask(LessonNext(id=ID), (0,))
    assert (shown(log).step, shown(log).hint) == (1, "gain")
    assert refusal(log, answer(log, "move")) == ("lesson", "ankh-lesson-sample-gain-says-later")
    assert refusal(log, answer(log, "unlock")) == ("lesson", "ankh-lesson-sample-gain-other")
    assert refusal(log, answer(log, "5,5"))[0] == "illegal"
    do(log, "gain", "yes", "commanding")
    assert (shown(log).step, shown(log).choices) == (2, ["more", "fewer"])
    assert [given.seat for given in log.match().given] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert refusal(log, LessonChoose(id=ID, choice="fewer")) == ("lesson", "ankh-lesson-sample-why-wrong")
    assert refusal(log, LessonChoose(id=ID, choice="neither")) == ("lesson", "lesson-no-question")
    log.ask(LessonChoose(id=ID, choice="more"), (0,))
    assert shown(log).said == "ankh-lesson-sample-why-right"
    assert table.result() is None
    do(log, "move", "5,1", "4,2")
    assert (shown(log).over, table.phase()) == (True, "finished")
    result = table.result()
    assert result is not None
    assert result.ending == "lesson"
    assert picture(folded(log.entries)) == picture(table)
    again = folded(log.entries).lesson
    assert again is not None
    assert lesson_shown(again) == shown(log)


@pytest.mark.usefixtures("sample_lessons")
def test_undo_goes_back_to_what_the_learner_gave_and_over_steps() -> None:
    log = lesson_log("ankh", "sample")
    log.ask(LessonNext(id=ID), (0,))
    do(log, "gain", "yes")
    (last,) = undoable(log.table, log.match(), Viewer("host", (0,)))
    place = log.match().place_of(last.to)
    assert place == 1  # Unlock followed by itself
    do(log, "commanding")
    log.ask(LessonChoose(id=ID, choice="more"), (0,))
    assert shown(log).step == 3
    (last,) = undoable(log.table, log.match(), Viewer("host", (0,)))
    log.ask(Undo(id=ID, seat=0, to=last.to), (0,))
    assert (shown(log).step, shown(log).hint) == (1, "commanding")
    do(log, "inspiring")
    assert shown(log).step == 2
    assert picture(folded(log.entries)) == picture(log.table)


def kinds(log: Log, after: int) -> list[str]:
    return [entry.kind for entry in log.entries[after:]]


@pytest.mark.usefixtures("sample_lessons")
def test_undo_is_free_also_after_the_script_answered() -> None:
    log = lesson_log("ankh", "sample")
    log.limits = msgspec.structs.replace(LIMITS, free_undos=0, free_undos_per_answer=0)
    log.ask(LessonNext(id=ID), (0,))
    do(log, "gain", "yes", "commanding")
    assert log.match().given[-1].seat == 1
    (last,) = undoable(log.table, log.match(), Viewer("host", (0,)))
    assert (last.free, last.revealed) == (True, False)
    before = len(log.entries)
    log.ask(Undo(id=ID, seat=0, to=last.to), (0,))
    assert kinds(log, before) == ["undone"]
    assert (shown(log).step, shown(log).hint) == (1, "commanding")
    assert (log.table.undo, log.table.denied) == (None, {})
    assert picture(folded(log.entries)) == picture(log.table)


@pytest.mark.usefixtures("sample_lessons")
def test_a_step_without_anything_done_is_not_begun_anew() -> None:
    log = lesson_log("ankh", "sample")
    for whole in (False, True):
        assert log.ask(LessonAgain(id=ID, whole=whole), (0,)) == len(log.entries) == 2
    log.ask(LessonNext(id=ID), (0,))
    before = len(log.entries)
    log.ask(LessonAgain(id=ID), (0,))
    assert kinds(log, before) == []
    log.ask(LessonAgain(id=ID, whole=True), (0,))
    assert kinds(log, before) == ["lesson-stepped"]
    log.ask(LessonNext(id=ID), (0,))
    do(log, "gain")
    before = len(log.entries)
    log.ask(LessonAgain(id=ID), (0,))
    assert kinds(log, before) == ["lesson-stepped"]
    assert (shown(log).step, log.match().given) == (1, [])


@pytest.mark.usefixtures("sample_lessons")
@pytest.mark.parametrize("limit", [{"extra_entries": 2}, {"log_entries": 20, "log_reserve": 20}])
def test_a_lesson_can_be_finished_whatever_was_written(limit: dict[str, int]) -> None:
    log = lesson_log("ankh", "sample")
    for _ in range(2):
        log.ask(LessonNext(id=ID), (0,))
        log.ask(LessonAgain(id=ID, whole=True), (0,))
    log.limits = msgspec.structs.replace(LIMITS, **limit)
    log.ask(LessonNext(id=ID), (0,))
    for request in (LessonAgain(id=ID, whole=True), Say(id=ID, text="hello")):
        assert refusal(log, request)[0] == "too-many"
    log.limits = msgspec.structs.replace(log.limits, log_entries=LIMITS.log_entries)
    do(log, "gain", "yes", "commanding")
    log.ask(LessonChoose(id=ID, choice="more"), (0,))
    do(log, "gain", "yes")
    assert shown(log).again
    used = log.table.usage.extras.copy()
    log.ask(LessonAgain(id=ID), (0,))
    assert log.table.usage.extras == used
    do(log, "gain", "yes")
    log.limits = msgspec.structs.replace(log.limits, log_entries=log.table.seq)
    assert refusal(log, LessonAgain(id=ID))[0] == "too-many"  # even missing a goal has an end
    log.limits = msgspec.structs.replace(log.limits, log_entries=log.table.seq + 1)
    log.ask(LessonAgain(id=ID), (0,))
    do(log, "move", "5,1", "4,2")
    assert shown(log).over
    assert folded(log.entries).usage.extras == log.table.usage.extras


@pytest.mark.usefixtures("sample_lessons")
def test_a_lesson_has_no_rematch() -> None:
    """Its script plays the others only at its own table."""
    log = lesson_log("ankh", "sample")
    log.ask(LessonNext(id=ID), (0,))
    do(log, "gain", "yes", "commanding")
    log.ask(LessonChoose(id=ID, choice="more"), (0,))
    do(log, "move", "5,1", "4,2")
    assert log.table.phase() == "finished"
    assert refusal(log, Rematch(id=ID)) == ("lesson", "lesson-no-rematch")
    assert texts("en").has("lesson-no-rematch")


@pytest.mark.usefixtures("sample_lessons")
def test_a_goal_that_was_missed_is_begun_anew() -> None:
    log = lesson_log("ankh", "sample")
    log.ask(LessonNext(id=ID), (0,))
    do(log, "gain", "yes", "commanding")
    log.ask(LessonChoose(id=ID, choice="more"), (0,))
    begin = log.match().s.to_bytes()
    do(log, "gain")
    assert refusal(log, LessonShow(id=ID)) == ("lesson", "lesson-nothing-to-show")
    do(log, "yes")
    assert shown(log).again
    assert refusal(log, answer(log, "move")) == ("lesson", "ankh-lesson-sample-walk-again")
    log.ask(LessonAgain(id=ID), (0,))
    assert not shown(log).again
    assert (shown(log).step, log.match().s.to_bytes()) == (3, begin)
    log.ask(LessonAgain(id=ID, whole=True), (0,))
    assert (shown(log).step, log.match().given) == (0, [])
    assert picture(folded(log.entries)) == picture(log.table)


@pytest.mark.usefixtures("sample_lessons")
def test_what_is_out_of_turn_is_refused() -> None:
    log = lesson_log("ankh", "sample")
    assert refusal(log, LessonChoose(id=ID, choice="more")) == ("lesson", "lesson-no-question")
    assert refusal(log, LessonShow(id=ID)) == ("lesson", "lesson-nothing-to-show")
    assert refusal(log, LessonNext(id=ID), (1,)) == ("forbidden", "you are not the learner of this lesson")
    log.ask(LessonNext(id=ID), (0,))
    assert refusal(log, LessonNext(id=ID)) == ("lesson", "lesson-nothing-to-read")
    other = playing("ankh", 2)
    for request in (LessonNext(id=ID), LessonShow(id=ID), LessonAgain(id=ID), LessonChoose(id=ID, choice="a")):
        assert refusal(other, request) == ("lesson", "lesson-not-here")
    with pytest.raises(RequestRefused, match="unknown: lesson: got 'flying'"):
        known_lesson("ankh", "flying")
    with pytest.raises(RequestRefused, match="unknown: game"):
        known_lesson("chess", "flying")


@pytest.mark.usefixtures("sample_lessons")
def test_a_log_outlives_its_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the lesson is gone, the table is an ordinary game against bots."""
    log = lesson_log("ankh", "sample")
    log.ask(LessonNext(id=ID), (0,))
    do(log, "gain", "yes", "commanding")
    monkeypatch.setattr(registry.package("ankh"), "lesson_files", list)
    lessons.cache_clear()
    table = folded(log.entries)
    assert table.lesson is None
    assert table.match is not None
    assert table.match.s.to_bytes() == log.match().s.to_bytes()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in registry.names() for name in lessons(game)])
def test_every_lesson_is_played_by_what_the_table_offers(game: str, name: str) -> None:
    """Next, the right choice and "Show me" lead to the end, and undo from anywhere leads back on the same way."""
    log = lesson_log(game, name)
    assert log.table.lesson is not None
    steps = log.table.lesson.lesson.steps
    learner = (shown(log).seat,)
    taken_back: set[int] = set()
    for _ in range(400):
        if shown(log).over:
            break
        step = steps[shown(log).step]
        if step.kind == "read":
            log.ask(LessonNext(id=ID), learner)
        elif step.kind == "choice":
            log.ask(LessonChoose(id=ID, choice=step.right), learner)
        else:
            log.ask(LessonShow(id=ID), learner)
            mine = undoable(log.table, log.match(), Viewer("host", learner))
            count = len(log.match().given)
            if mine and count not in taken_back:
                taken_back.add(count)
                log.ask(Undo(id=ID, seat=learner[0], to=mine[0].to), learner)
    assert shown(log).over
    assert log.table.phase() == "finished"
    assert taken_back or all(step.kind != GOAL for step in steps)
    assert picture(folded(log.entries)) == picture(log.table)


@pytest.mark.usefixtures("sample_lessons")
def test_a_new_table_has_begun_when_it_is_seen() -> None:
    log = lesson_log("pantheon", "sample")
    batch = Batch()
    table = folded(log.entries[:1])
    begin_lesson(batch, table, 5)
    assert [entry.kind for entry in batch.entries] == ["started"]
    assert [one.phase for one in batch.summaries] == ["playing"]
    assert isinstance(table.opened, Opened)
    listed = lesson_listed(known_lesson("pantheon", "sample"))
    assert (listed.number, listed.of, len(listed.steps)) == (1, 1, 4)
