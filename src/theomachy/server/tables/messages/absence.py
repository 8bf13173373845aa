"""Absent players: votes for a bot to play, bots that take over, and players who return."""

from typing import ClassVar, Final

from theomachy.engine.event import Event
from theomachy.server.protocol import Return, Vote
from theomachy.server.store.port import Entry
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.permissions import PLAYING
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, Public, Table

STAND_IN: Final = "adept"
"""The level of the bot that plays for an absent person."""


@log_entry("voted")
class VotedAway(EntryBody, frozen=True):
    """A seat votes for a bot to play for the absent seat `other`."""

    of_the_game: ClassVar[bool] = True

    seat: int
    absent: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.votes.setdefault(self.absent, set()).add(self.seat)
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
        table.votes.pop(self.seat, None)
        for votes in table.votes.values():
            votes.discard(self.seat)
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
        table.votes.pop(self.seat, None)
        table.clocks.give_grace(self.seat)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat)


@message(Vote, host=PLAYING, seat=PLAYING)
def vote(table: Table, request: Vote, context: Context) -> Decision:
    """Vote on a seat that has no device connected."""
    if request.absent not in table.people() or request.seat not in table.voters(request.absent):
        raise RequestRefused("no-seat", f"seat {request.seat} cannot vote on seat {request.absent}")
    if request.absent in context.present:
        raise RequestRefused("present", f"the player of seat {request.absent} is connected")
    if request.seat in table.votes.get(request.absent, set()):
        raise RequestRefused("already-asked", f"seat {request.seat} has already voted")
    return Decision(VotedAway(request.seat, request.absent))


@message(Return, host=PLAYING, seat=PLAYING)
def return_to_seat(table: Table, request: Return, context: Context) -> Decision:
    """Take the seat back from the bot."""
    if not table.seats[request.seat].away:
        raise RequestRefused("not-away", f"no bot plays for seat {request.seat}")
    return Decision(Returned(request.seat))
