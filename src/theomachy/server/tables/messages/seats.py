"""Seats before the start: joining, leaving, kicking, and bots in free seats."""

from typing import ClassVar

from theomachy.engine.event import Event
from theomachy.server.protocol import Fill, Free, Kick, Leave
from theomachy.server.store.port import Entry
from theomachy.server.tables.characters import BotWish, checked, seated
from theomachy.server.tables.messages.absence import LEFT, STAND_IN, HandedOver
from theomachy.server.tables.messages.declaration import Context, Decision, log_entry, message
from theomachy.server.tables.messages.rematch import check_patience
from theomachy.server.tables.new_games import bot_levels
from theomachy.server.tables.permissions import PLAYING, UNFINISHED, WAITING
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import HOST, EntryBody, Public, Seat, SeatPlan, Table, shown_name


@log_entry("seated")
class Seated(EntryBody, frozen=True):
    """A person took a free seat by an invite or a code."""

    of_the_game: ClassVar[bool] = True  # room.py counts those who join

    seat: int
    name: str
    player: str = ""
    """Who it is, at a rated table: the random name of an account, shown to nobody."""

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.seats[self.seat] = Seat(SeatPlan(name=self.name, player=self.player), entry)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, name=self.name)

    def without(self, names: frozenset[str]) -> "Seated":
        return Seated(self.seat, shown_name(self.name, names), self.player)


class Vacated(EntryBody, frozen=True):
    """A seat became free; the base of the kinds below."""

    seat: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.seats[self.seat] = Seat(SeatPlan(), entry)
        table.awaited.discard(self.seat)
        return []

    def public(self) -> Public:
        return Public(seat=self.seat)


@log_entry("left")
class Left(Vacated, frozen=True):
    """A person left before the start; the seat is free."""

    of_the_game: ClassVar[bool] = True


@log_entry("kicked")
class Kicked(Vacated, frozen=True):
    """The host removed a person before the start; the seat is free."""

    of_the_game: ClassVar[bool] = True


@log_entry("filled")
class Filled(EntryBody, frozen=True):
    """A bot of the level `text` took a free seat."""

    seat: int
    level: str
    bot: str = ""
    """Its character; empty in logs from before there were characters."""
    style: str = ""

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.seats[self.seat] = Seat(SeatPlan(level=self.level, style=self.style), entry)
        table.bot_names[self.seat] = self.bot or table.bot_names[self.seat]
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, text=self.level)

    def writer(self) -> int:
        return HOST


@log_entry("freed")
class Freed(Vacated, frozen=True):
    """A bot left its seat."""

    def writer(self) -> int:
        return HOST


@message(Leave, host=PLAYING, seat=UNFINISHED)
def leave(table: Table, request: Leave, context: Context) -> Decision:
    """Before the start the seat becomes free; in the game a bot plays until the person returns."""
    seats = context.actor.seats
    if table.phase() == "waiting":
        if set(seats) & set(table.opened.host_seats):
            raise RequestRefused("no-seat", "the host cannot leave before the start; close the table instead")
        return Decision(*[Left(seat) for seat in seats])
    here = [seat for seat in seats if not table.seats[seat].away]
    if not here:
        raise RequestRefused("not-away", "bots already play for all your seats")
    return Decision(*[HandedOver(seat, LEFT, STAND_IN) for seat in here])


@message(Kick, host=WAITING)
def kick(table: Table, request: Kick, context: Context) -> Decision:
    """Remove another person from a seat."""
    if request.seat >= len(table.seats) or not table.seats[request.seat].person():
        raise RequestRefused("no-seat", f"nobody sits at seat {request.seat}")
    if request.seat in context.actor.seats:
        raise RequestRefused("no-seat", "that is your own seat; close the table instead")
    check_patience(table, request.seat, context.now)
    return Decision(Kicked(request.seat))


@message(Fill, host=WAITING)
def fill(table: Table, request: Fill, context: Context) -> Decision:
    """Let bots take free seats."""
    free = table.free_seats()
    wanted = free if request.seat is None else [seat for seat in free if seat == request.seat]
    if not wanted:
        raise RequestRefused("no-seat", "no such seat is free")
    wish = checked(BotWish(request.level, request.bot), bot_levels())
    if wish.bot and len(wanted) > 1:
        raise RequestRefused("setup", "a character takes one seat; say which")
    taken = [table.bot_names[seat] for seat, one in enumerate(table.seats) if one.level and not one.person()]
    bots = seated(table.opened.setup.game, [wish] * len(wanted), taken, f"{table.id} {table.last.seq}")
    return Decision(*[Filled(seat, *bot) for seat, bot in zip(wanted, bots, strict=True)])


@message(Free, host=WAITING)
def free(table: Table, request: Free, context: Context) -> Decision:
    """Take a bot off its seat."""
    if request.seat >= len(table.seats) or not table.seats[request.seat].level:
        raise RequestRefused("no-seat", f"no bot sits at seat {request.seat}")
    return Decision(Freed(request.seat))
