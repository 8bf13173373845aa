"""Tables for lessons: how one is opened, and that its game begins at once."""

from theomachy.engine.line import to_line
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.learn.lesson import Lesson, lesson_named
from theomachy.server.protocol import Pace
from theomachy.server.store.chain import linked
from theomachy.server.store.port import Batch
from theomachy.server.tables.log import fold
from theomachy.server.tables.match import begun
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.messages.starting import Started
from theomachy.server.tables.new_games import like
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import SCRIPTED, EntryBody, Opened, SeatPlan, Table


def known_lesson(game: str, name: str) -> Lesson:
    """A lesson by its name; refused if there is none."""
    try:
        return lesson_named(game, name)
    except SetupError as error:
        raise RequestRefused("unknown", str(error)) from error


def lesson_opened(lesson: Lesson, learner: str, code: str) -> Opened:
    """The first entry of a table for a lesson: the learner at one seat, the script at the others."""
    line = to_line(registry.package(lesson.game).game, lesson.begin())
    match = begun(lesson.game, {}, line)
    seats = [
        SeatPlan(name=learner) if n == lesson.seat else SeatPlan(level=SCRIPTED) for n in range(match.players())
    ]
    return Opened(
        setup=like(match),
        seats=seats,
        host=learner,
        host_seats=[lesson.seat],
        title="",
        pace=Pace(),
        visibility="private",
        code=code,
        position=line,
        practice=True,
        lesson=lesson.name,
    )


def begin_lesson(batch: Batch, table: Table, now: int) -> None:
    """Start the game at a new table; what the script says first has happened when the learner sees it."""

    def add(body: EntryBody) -> None:
        entry = linked(table.id, table.last, body.kind, body.encoded(), None, now, table.rules)
        fold(table, entry)
        batch.entries.append(entry)

    add(Started([]))
    while (scripted := table.scripted_answer()) is not None:
        add(Answered(*scripted))
    batch.summaries = [table.summary()]
