"""Answers to questions of the game, and suggestions to a partner."""

from typing import ClassVar

from theomachy.engine.decision import CHANCE
from theomachy.engine.event import Event
from theomachy.engine.options import UnknownText
from theomachy.server.protocol import Answer, Suggest
from theomachy.server.store.port import Entry
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.permissions import PLAYING
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, Public, SuggestionMade, Table


@log_entry("answered")
class Answered(EntryBody, frozen=True):
    """A seat, or chance (-1), answered; the events say what happened. The option itself is never shown."""

    of_the_game: ClassVar[bool] = True

    seat: int
    option: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        if self.seat != CHANCE:
            table.clocks.mark(entry.seq, entry.at)
        events = table.playing().apply(self.seat, self.option, entry.seq)
        if table.lesson is not None:
            table.lesson.answer(self.seat, self.option)
        if self.seat != CHANCE and table.seats[self.seat].away:
            table.seats[self.seat].stand_in_answered = True
            table.clocks.stop(self.seat, entry.at)
        table.game_moved(entry.seq)
        return events

    def public(self) -> Public:
        return Public(seat=self.seat)


@log_entry("played-below")
class PlayedBelow(EntryBody, frozen=True):
    """The bot level `text` answers next for a bot of level `name`; `how` says why.

    `late`: the level took too long; `busy`: too many bots think; `crashed`, `illegal`, `unknown-level`: it failed.
    """

    of_the_game: ClassVar[bool] = True

    seat: int
    level: str
    by: str
    how: str

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, name=self.level, text=self.by, how=self.how)


@log_entry("suggested")
class Suggested(EntryBody, frozen=True):
    """A seat suggested an option to its partner `other`; only that side is shown the option."""

    seat: int
    whom: int
    option: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        others = [old for old in table.suggestions if (old.seat, old.whom) != (self.seat, self.whom)]
        table.suggestions = [*others, SuggestionMade(self.seat, self.whom, self.option)]
        table.changed = entry.seq
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, other=self.whom)


@message(Answer, host=PLAYING, seat=PLAYING)
def answer(table: Table, request: Answer, context: Context) -> Decision:
    """Answer the open question; the rules decide whether the option is legal, a lesson whether it is played."""
    match = table.playing()
    seat = request.seat
    if table.seats[seat].away:
        raise RequestRefused("not-your-turn", "a bot plays for this seat; return first")
    option = option_code(match, request.option)
    if seat not in match.asked:
        raise RequestRefused("not-your-turn", f"seat {seat} has no open question", match.reasons(seat, option))
    check_question(match, seat, request.asked)
    check_legal(match, seat, option, request.option)
    objection = "" if table.lesson is None else table.lesson.objection(option)
    if objection:
        raise RequestRefused("lesson", objection)
    return Decision(Answered(seat, option))


@message(Suggest, host=PLAYING, seat=PLAYING)
def suggest(table: Table, request: Suggest, context: Context) -> Decision:
    """Suggest an option for an open question of the same side."""
    match = table.playing()
    asked = [seat for seat in match.partners(request.seat) if seat in match.asked]
    if not asked:
        raise RequestRefused("not-partner", f"the partner of seat {request.seat} has no open question")
    whom = asked[0]
    check_question(match, whom, request.asked)
    option = option_code(match, request.option)
    check_legal(match, whom, option, request.option)
    return Decision(Suggested(request.seat, whom, option))


def option_code(match: AnyMatch, option: int | str) -> int:
    """The code of an option that is given as a code or as text."""
    if isinstance(option, int):
        return option
    try:
        return match.code(option)
    except UnknownText as error:
        raise RequestRefused("illegal", str(error)) from error


def check_question(match: AnyMatch, seat: int, asked: int) -> None:
    """Refuse an answer to a question that has changed since."""
    if asked != match.asked[seat]:
        raise RequestRefused("stale", f"the open question is number {match.asked[seat]}, not {asked}")


def check_legal(match: AnyMatch, seat: int, option: int, written: int | str) -> None:
    """Refuse an option that the rules forbid, with the rules that forbid it."""
    if option not in match.options(seat):
        raise RequestRefused("illegal", f"option {written} is not a legal answer", match.reasons(seat, option))
