"""Absent players: votes for a bot to play, bots that take over, and players who return."""

from typing import ClassVar, Final

from theomachy.engine.event import Event
from theomachy.server.protocol import Return, Vote
from theomachy.server.store.port import Entry
from theomachy.server.tables.clocks import absence_grace
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.permissions import PLAYING
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, Public, Table

STAND_IN: Final = "adept"
"""The level of the bot that plays for an absent person."""
LEFT: Final = "left"
"""Why a bot takes over from a person who left."""


@log_entry("voted")
class VotedAway(EntryBody, frozen=True):
    """A seat votes for a bot to play for the absent seat `other`."""

    of_the_game: ClassVar[bool] = True

    seat: int
    absent: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.votes.setdefault(self.absent, {})[self.seat] = entry.at
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, other=self.absent)


@log_entry("handed-over")
class HandedOver(EntryBody, frozen=True):
    """A bot plays for a person until the person returns; `text` says why: `clock`, `vote` or `left`."""

    seat: int
    why: str
    level: str

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        seat = table.seats[self.seat]
        seat.away = True
        seat.level = self.level
        seat.changed_hands = entry.seq
        seat.stand_in_answered = False
        seat.went = self.why == LEFT
        table.votes.pop(self.seat, None)
        for votes in table.votes.values():
            votes.pop(self.seat, None)
        table.votes = {absent: votes for absent, votes in table.votes.items() if votes}
        if not seat.went:  # else leaving and returning would stop one's own clock
            table.clocks.stop(self.seat, entry.at)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, text=self.why)


@log_entry("returned")
class Returned(EntryBody, frozen=True):
    """The person plays again."""

    of_the_game: ClassVar[bool] = True

    seat: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        seat = table.seats[self.seat]
        seat.away = False
        seat.level = ""
        seat.changed_hands = entry.seq
        table.votes.pop(self.seat, None)
        if seat.stand_in_answered and not seat.went:  # who leaves and returns gains no time
            table.clocks.give_grace(self.seat)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat)


@log_entry("vote-ended")
class VoteEnded(EntryBody, frozen=True):
    """The absent seat is back before enough others had voted; the votes about it no longer count."""

    of_the_game: ClassVar[bool] = True

    seat: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.votes.pop(self.seat, None)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat)


@log_entry("resumed")
class Resumed(EntryBody, frozen=True):
    """The server could not be played on for a while: clocks were not charged for it, votes no longer count."""

    of_the_game: ClassVar[bool] = True

    lost: int
    """Milliseconds."""

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.votes = {}
        table.clocks.resume(self.lost, entry.at)
        return []

    def public(self) -> Public:
        return Public()


def absent_since(table: Table, seat: int, seen: int) -> int:
    """Since when a seat that owes an answer is waited for: its question, or the last sign of life after that."""
    return max(seen, table.log[table.people_asked()[seat] - 1].at)


@message(Vote, host=PLAYING, seat=PLAYING)
def vote(table: Table, request: Vote, context: Context) -> Decision:
    """Vote on a seat that is waited for and has been away for the time that the pace allows."""
    if request.absent not in table.people() or request.seat not in table.voters(request.absent):
        raise RequestRefused("no-seat", f"seat {request.seat} cannot vote on seat {request.absent}")
    if request.absent in context.present:
        raise RequestRefused("present", f"the player of seat {request.absent} is connected")
    if request.absent not in table.people_asked():
        raise RequestRefused("nobody-asks", f"nobody waits for seat {request.absent}")
    since = absent_since(table, request.absent, context.seen.get(request.absent, 0))
    early = since + absence_grace(table.opened.pace) - context.now
    if early > 0:
        raise RequestRefused(
            "present", f"seat {request.absent} was here; a vote is possible in {early} milliseconds", retry=early
        )
    if request.seat in table.votes.get(request.absent, {}):
        raise RequestRefused("already-asked", f"seat {request.seat} has already voted")
    return Decision(VotedAway(request.seat, request.absent))


@message(Return, host=PLAYING, seat=PLAYING)
def return_to_seat(table: Table, request: Return, context: Context) -> Decision:
    """Take the seat back from the bot."""
    if not table.seats[request.seat].away:
        raise RequestRefused("not-away", f"no bot plays for seat {request.seat}")
    left = table.clocks.left_of(request.seat, context.now)
    if left == 0 and not table.seats[request.seat].stand_in_answered:
        raise RequestRefused("not-your-turn", "your time ran out; return after the bot has answered", retry=1_000)
    return Decision(Returned(request.seat))
