"""The start of the game, closing a table that never started, and giving a game up."""

from typing import ClassVar

from theomachy.engine.event import Event
from theomachy.learn.run import lesson_run
from theomachy.server.protocol import Close, Concede, Start
from theomachy.server.store.port import Entry
from theomachy.server.tables import randomness
from theomachy.server.tables.match import begun
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.messages.rematch import check_all_came
from theomachy.server.tables.new_games import drawn_header
from theomachy.server.tables.permissions import PLAYING, WAITING
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, GivenUp, Header, Public, Table


@log_entry("started")
class Started(EntryBody, frozen=True):
    """The game began.

    The header leaves nothing to chance; it is empty where the game began from a position.
    """

    of_the_game: ClassVar[bool] = True

    header: Header

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        opened = table.opened
        match = begun(opened.setup.game, dict(self.header), opened.position)
        events = match.s.heard()
        for seat, option in opened.answers:
            events = match.apply(seat, option, 0)
        match.put(entry.seq)
        table.match = match
        table.lesson = lesson_run(opened.setup.game, opened.lesson, match.s) if opened.lesson else None
        table.changed = entry.seq
        return [] if opened.answers else events

    def public(self) -> Public:
        return Public()


@log_entry("closed")
class Closed(EntryBody, frozen=True):
    """The host gave the table up before the start, or an operator of the server ended it; `text` says why."""

    why: str = ""

    of_the_game: ClassVar[bool] = True

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.closed = True
        return []

    def public(self) -> Public:
        return Public(text=self.why)


@log_entry("conceded")
class Conceded(EntryBody, frozen=True):
    """A player gave the game up, which ends it."""

    of_the_game: ClassVar[bool] = True

    seat: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        sides = table.playing().sides()
        others = {tuple(side) for side in sides} - {tuple(sides[self.seat])}
        winners = list(others.pop()) if len(others) == 1 else []
        table.closed = True
        table.given_up = GivenUp(sides[self.seat], winners)
        table.game_moved(entry.seq)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat)


@message(Start, host=WAITING)
def start(table: Table, request: Start, context: Context) -> Decision:
    """Start the game once every seat is taken; what the setup leaves open is drawn from the table's secret."""
    free = table.free_seats()
    if free:
        raise RequestRefused("no-seat", f"seats {free} are still free; invite players or fill them with bots")
    check_all_came(table)
    opened = table.opened
    if opened.position or opened.header:
        return Decision(Started(opened.header))
    header = drawn_header(opened.setup, randomness.seed(context.secret, "setup", 0))
    return Decision(Started(list(header.items())))


@message(Close, host=WAITING)
def close(table: Table, request: Close, context: Context) -> Decision:
    """Give the table up."""
    return Decision(Closed())


@message(Concede, host=PLAYING, seat=PLAYING)
def concede(table: Table, request: Concede, context: Context) -> Decision:
    """End the game by giving it up, where that harms nobody."""
    if request.seat not in table.may_concede():
        raise RequestRefused(
            "wrong-phase", "others still play here, or a bot plays for you; leave the table instead"
        )
    return Decision(Conceded(request.seat))
