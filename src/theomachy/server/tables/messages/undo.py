"""Taking answers back: at once where that is free, otherwise when everyone agrees.

What was revealed or drawn stands, except at practice tables, where it is drawn anew.
"""

from typing import Final

from theomachy.engine.event import Event
from theomachy.server.protocol import Agree, Undo
from theomachy.server.store.port import Entry
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.permissions import PLAYING
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.room import check_taking_back
from theomachy.server.tables.table import EntryBody, Public, Table, UndoState

ANEW: Final = "anew"
"""How an undo went that took back what was revealed."""


@log_entry("undo-asked")
class UndoAskedFor(EntryBody, frozen=True):
    """A seat asks to undo its answer of entry `other` and everything since."""

    seat: int
    to: int
    own: list[int]
    """The seats of the same person, who are not asked."""

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.undo = UndoState(self.seat, self.to, self.own, len(table.playing().given))
        table.agreed = set()
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, other=self.to)


@log_entry("undo-agreed")
class UndoAgreed(EntryBody, frozen=True):
    """A seat agrees to the undo, or does not, which ends the request."""

    seat: int
    agree: bool

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        if self.agree:
            table.agreed.add(self.seat)
        else:
            table.undo_not_given()
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, agree=self.agree)


@log_entry("undone")
class Undone(EntryBody, frozen=True):
    """The answer of entry `other` and everything since no longer count."""

    seat: int
    to: int
    anew: bool = False
    """Something revealed was taken back: luck and the bots' answers are drawn anew from here on."""

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        match = table.playing()
        place = match.place_of(self.to)
        assert place is not None
        match.fate += self.anew
        if match.free_to(self.seat, place):
            table.usage.taken_back[self.seat] += len(match.given) - place
        unasked = table.undo_is_free(self.seat, place)
        match.take_back(place, entry.seq)
        if table.lesson is not None:
            table.lesson.take_back(place)
        if unasked:
            table.clocks.taken_back_unasked(self.seat, self.to, match.asked, entry.at)
        else:
            table.clocks.taken_back_agreed(self.seat, self.to, match.asked, entry.at)
            table.undo_given(place)
        table.game_moved(entry.seq)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, other=self.to, how=ANEW if self.anew else "")


@message(Undo, host=PLAYING, seat=PLAYING)
def undo(table: Table, request: Undo, context: Context) -> Decision:
    """Free in lessons, and inside the seat's own run of answers while nothing hidden is shown; else by consent."""
    match = table.playing()
    if table.seats[request.seat].away:
        raise RequestRefused("not-your-turn", "a bot plays for this seat; return first")
    place = match.place_of(request.to)
    if place is None or match.given[place].seat != request.seat or request.to == 0:
        raise RequestRefused(
            "nothing-to-undo", f"entry {request.to} is not an answer of seat {request.seat} that can be undone"
        )
    if table.undo_is_free(request.seat, place):
        if table.lesson is None:
            check_taking_back(table, request.seat, len(match.given) - place, context.limits)
        if table.clocks.left_after_undo(request.seat, request.to, context.now) == 0:
            raise RequestRefused("nothing-to-undo", "you have not the time: you pay for all that passed since")
        return Decision(Undone(request.seat, request.to))
    if not table.may_take_back(place):
        raise RequestRefused("revealed", "something hidden was shown or drawn since; only practice tables go back")
    if table.undo is not None:
        raise RequestRefused("already-asked", f"seat {table.undo.seat} already asks for an undo")
    denied = table.denied.get(request.seat)
    if denied is not None and request.to <= denied.to and len(match.given) <= denied.answers:
        raise RequestRefused("already-asked", "this was refused or withdrawn; ask again after the next answer")
    return Decision(UndoAskedFor(request.seat, request.to, list(context.actor.seats)))


@message(Agree, host=PLAYING, seat=PLAYING)
def agree(table: Table, request: Agree, context: Context) -> Decision:
    """Agree to the open undo or refuse it; the seat that asked for it may withdraw it."""
    if table.undo is None:
        raise RequestRefused("nobody-asks", "no undo is open")
    if request.seat not in table.missing_consent() and (request.agree or request.seat != table.undo.seat):
        raise RequestRefused("nobody-asks", f"seat {request.seat} is not asked about the undo")
    return Decision(UndoAgreed(request.seat, request.agree))
