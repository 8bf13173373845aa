"""A table: the fold of the entries of its log. Pure: no clock, no chance, no storage."""

from collections.abc import Callable
from typing import Final

from theomachy.engine.decision import CHANCE
from theomachy.engine.event import Event
from theomachy.games import registry
from theomachy.server.protocol import Ended, Phase
from theomachy.server.store.port import Entry
from theomachy.server.tables.clocks import Clocks
from theomachy.server.tables.log_entries import (
    Answered,
    Body,
    Closed,
    Filled,
    Freed,
    HandedOver,
    Kicked,
    Left,
    Opened,
    RematchMade,
    Returned,
    Said,
    Seated,
    Started,
    Suggested,
    UndoAgreed,
    UndoAskedFor,
    Undone,
    UnknownKind,
    VotedAway,
    decoded,
)
from theomachy.server.tables.match import AnyMatch, begun

CLOSED: Final = "closed"


class Seat:
    """A seat: a person by name, a bot by level, or nobody."""

    def __init__(self, name: str, level: str, since: int) -> None:
        self.name = name
        self.since: Final = since
        self.level = level  # of the bot that sits here, or plays for the person
        self.away = False

    def person(self) -> bool:
        """Whether a person has the seat, present or not."""
        return bool(self.name)

    def free(self) -> bool:
        """Whether somebody may still sit down."""
        return not self.name and not self.level

    def bot_plays(self) -> bool:
        """Whether a bot answers for the seat."""
        return not self.name or self.away


class Noted:
    """An entry, and what happened in the game by it."""

    __slots__ = ("at", "body", "events", "seq")

    def __init__(self, seq: int, at: int, body: Body, events: list[Event]) -> None:
        self.seq: Final = seq
        self.at: Final = at
        self.body: Final = body
        self.events: Final = events


class Table:
    """How a table stands after its first entries. The first one makes it."""

    def __init__(self, entry: Entry) -> None:
        opened = decoded(entry.kind, entry.body)
        if not isinstance(opened, Opened):
            raise UnknownKind(f"the log begins with {entry.kind!r}")
        self.id: Final = entry.table
        self.opened: Final = opened
        self.created: Final = entry.at
        self.rules: Final = registry.package(opened.setup.game).game.rules_version
        self.last = entry
        self.noted = [Noted(entry.seq, entry.at, opened, [])]
        self.seats = [Seat(plan.name, plan.level, entry.at) for plan in opened.seats]
        self.match: AnyMatch | None = None
        self.clocks = Clocks(opened.pace, len(self.seats))
        self.closed = False
        self.undo: UndoAskedFor | None = None
        self.agreed: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        self.suggestions: list[Suggested] = []
        self.rematch: str | None = None
        self.said = 0
        self.changed = entry.seq
        """The last entry that changed the game."""
        self._takers: Final[dict[type[Body], Callable[[Body, Entry], list[Event]]]] = {
            Seated: self._seated,
            Left: self._left,
            Kicked: self._left,
            Filled: self._filled,
            Freed: self._left,
            Started: self._started,
            Answered: self._answered,
            Suggested: self._suggested,
            UndoAskedFor: self._undo_asked,
            UndoAgreed: self._undo_agreed,
            Undone: self._undone,
            Said: self._said,
            VotedAway: self._voted,
            HandedOver: self._handed_over,
            Returned: self._returned,
            Closed: self._closed,
            RematchMade: self._rematched,
        }

    def take(self, entry: Entry) -> None:
        """Fold one more entry in. What it says was checked before it was written; a fold that fails is a fault."""
        body = decoded(entry.kind, entry.body)
        if type(body) not in self._takers:
            raise UnknownKind(f"{entry.kind!r} stands behind the beginning")
        events = self._takers[type(body)](body, entry)
        self.noted.append(Noted(entry.seq, entry.at, body, events))
        self.last = entry
        self.clocks.turn(self._people_asked(), entry.at)

    # -- how it stands

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.last.seq

    def phase(self) -> Phase:
        """Waiting for people, playing, or finished."""
        if self.closed:
            return "finished"
        if self.match is None:
            return "waiting"
        return "finished" if self.match.over() else "playing"

    def result(self) -> Ended | None:
        """How it ended, if it did."""
        if self.closed:
            return Ended(CLOSED, [])
        if self.match is None or not self.match.over():
            return None
        result = self.match.result()
        return Ended(result.ending, result.winners)

    def people(self) -> list[int]:
        """The seats of persons who play themselves."""
        return [number for number, seat in enumerate(self.seats) if not seat.bot_plays()]

    def bots_asked(self) -> list[int]:
        """The seats that a bot owes an answer for."""
        waiting = [] if self.match is None else self.match.waiting()
        return [seat for seat in waiting if seat != CHANCE and self.seats[seat].bot_plays()]

    def nature_asked(self) -> bool:
        """Whether nature owes an answer."""
        return self.match is not None and self.match.waiting() == [CHANCE]

    def missing_consent(self) -> list[int]:
        """Who has not yet agreed to the undo that is asked for; persons a bot plays for are not asked."""
        if self.undo is None:
            return []
        return [seat for seat in self.people() if seat not in self.undo.own and seat not in self.agreed]

    def voters(self, absent: int) -> list[int]:
        """Who may vote on an absent seat."""
        return [seat for seat in self.people() if seat != absent]

    def needed(self, absent: int) -> int:
        """How many votes hand a seat over: more than half."""
        return len(self.voters(absent)) // 2 + 1

    def deadline(self) -> int | None:
        """When something has to happen by itself: a clock runs out, or a bot or nature owes an answer (0)."""
        if self.bots_asked() or self.nature_asked():
            return 0
        return self.clocks.next_deadline()

    def noted_after(self, seq: int) -> list[Noted]:
        """Entries after this one."""
        return self.noted[max(0, seq) :]  # the entry of number n stands at place n - 1

    # -- the fold

    def _people_asked(self) -> dict[int, int]:
        asked = {} if self.match is None else self.match.asked
        return {seat: seq for seat, seq in asked.items() if seat != CHANCE and not self.seats[seat].bot_plays()}

    def _seated(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, Seated)
        self.seats[body.seat] = Seat(body.name, "", entry.at)
        return []

    def _left(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, Left | Kicked | Freed)
        self.seats[body.seat] = Seat("", "", entry.at)
        return []

    def _filled(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, Filled)
        self.seats[body.seat] = Seat("", body.level, entry.at)
        return []

    def _started(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, Started)
        match = begun(self.opened.setup.game, dict(body.header), self.opened.position)
        events = match.s.heard()
        for seat, option in self.opened.answers:
            events = match.apply(seat, option, 0)
        match.put(entry.seq)
        self.match = match
        self.changed = entry.seq
        return [] if self.opened.answers else events

    def _answered(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, Answered)
        assert self.match is not None
        events = self.match.apply(body.seat, body.option, entry.seq)
        self._moved(entry.seq)
        return events

    def _suggested(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, Suggested)
        others = [old for old in self.suggestions if (old.seat, old.whom) != (body.seat, body.whom)]
        self.suggestions = [*others, body]
        self.changed = entry.seq
        return []

    def _undo_asked(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, UndoAskedFor)
        self.undo = body
        self.agreed = set()
        return []

    def _undo_agreed(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, UndoAgreed)
        if body.agree:
            self.agreed.add(body.seat)
        else:
            self.undo = None
        return []

    def _undone(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, Undone)
        assert self.match is not None
        place = self.match.place_of(body.to)
        assert place is not None
        self.match.take_back(place, entry.seq)
        self._moved(entry.seq)
        return []

    def _said(self, body: Body, entry: Entry) -> list[Event]:
        self.said += 1
        return []

    def _voted(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, VotedAway)
        self.votes.setdefault(body.absent, set()).add(body.seat)
        return []

    def _handed_over(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, HandedOver)
        seat = self.seats[body.seat]
        seat.away = True
        seat.level = body.level
        self.votes.pop(body.seat, None)
        for votes in self.votes.values():
            votes.discard(body.seat)
        self.clocks.stop(body.seat, entry.at)
        return []

    def _returned(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, Returned)
        seat = self.seats[body.seat]
        seat.away = False
        seat.level = ""
        self.votes.pop(body.seat, None)
        self.clocks.give_grace(body.seat)
        return []

    def _closed(self, body: Body, entry: Entry) -> list[Event]:
        self.closed = True
        return []

    def _rematched(self, body: Body, entry: Entry) -> list[Event]:
        assert isinstance(body, RematchMade)
        self.rematch = body.table
        return []

    def _moved(self, seq: int) -> None:
        """The game went on or back: what was asked about the position before is over."""
        self.undo = None
        self.agreed = set()
        self.suggestions = [
            one
            for one in self.suggestions
            if self.match is not None and one.whom in self.match.asked and self.match.asked[one.whom] < seq
        ]
        self.changed = seq


def folded(entries: list[Entry]) -> Table:
    """The table that a log tells of."""
    table = Table(entries[0])
    for entry in entries[1:]:
        table.take(entry)
    return table
