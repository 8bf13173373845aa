"""What the log of a rated table says about its result: who came in which place, and who stayed away."""

from typing import Final

from msgspec import Struct

from theomachy.server.store.people_rows import BOT
from theomachy.server.tables.messages.playing import PlayedBelow
from theomachy.server.tables.messages.starting import Closed
from theomachy.server.tables.rated import pool_of
from theomachy.server.tables.table import CLOSED, Table

LEFT: Final = "left"
"""A person whom a bot stands in for at the end: the last place, whatever the bot reached."""
BELOW: Final = "below"
"""A bot that once had to answer by a simpler level."""
NOT_PLAYED: Final = "closed"
"""Why a game does not count: it never began, or an operator ended it."""
NOBODY_LEFT: Final = "nobody"
"""Why a game does not count: every person had left it."""


class SeatResult(Struct, frozen=True):
    """One seat at the end of a rated game."""

    seat: int
    player: str
    place: int
    called: str
    state: str

    def bot(self) -> bool:
        """Whether a bot had the seat from the start."""
        return self.player.startswith(BOT)


class GameResult(Struct, frozen=True):
    """A rated game that is over."""

    table: str
    pool: str
    finished: int
    why_not: str
    """Why it counts for nobody, whatever else was played; empty where that is to be seen."""
    seats: tuple[SeatResult, ...]

    def order(self) -> tuple[int, str]:
        """Where it stands among the games of its pool."""
        return self.finished, self.table


def result_of(table: Table) -> GameResult | None:
    """The result of a rated table; None if it is not rated or not over."""
    ended = table.result()
    if not table.opened.rated or ended is None:
        return None
    below = {one.body.seat for one in table.log if isinstance(one.body, PlayedBelow)}
    why_not = NOT_PLAYED if ended.ending == CLOSED else ""
    if not why_not and not table.people():
        why_not = NOBODY_LEFT
    called = [""] * len(table.seats) if table.match is None else table.match.seat_names()
    seats = tuple(
        SeatResult(
            number,
            seat.player if seat.person() else BOT + seat.level,
            place,
            called[number],
            LEFT if seat.person() and seat.away else BELOW if number in below and not seat.person() else "",
        )
        for number, (seat, place) in enumerate(zip(table.seats, ranked(table), strict=True))
    )
    return GameResult(table.id, pool_of(table.opened.setup), ending_time(table), why_not, seats)


def ranked(table: Table) -> list[int]:
    """By seat, its place from 1; whoever stayed away shares the last one, behind everybody who did not."""
    given = [place or 1 for place, _ in table.places()]  # a place that is not told: ahead of who gave up
    keys = [(seat.person() and seat.away, place) for seat, place in zip(table.seats, given, strict=True)]
    last = [(True, 0) if away else (False, place) for away, place in keys]
    return [1 + sum(1 for other in last if other < one) for one in last]


def ending_time(table: Table) -> int:
    """When the game ended: chat and rematches come after it."""
    closed = [one.at for one in table.log if isinstance(one.body, Closed)]
    return closed[-1] if closed else table.log[table.changed - 1].at
