"""What a person who is not at the table wants to hear of it. Pure.

Nothing of the game is looked at but who is asked, whether it has started and whether it is over: all of that is
shown to everybody who may know of the table.
"""

from typing import Final

from msgspec import Struct

from theomachy.server.protocol import NoticeKind, Pace
from theomachy.server.tables.clocks import MINUTE
from theomachy.server.tables.table import Table

FIRST: Final[tuple[NoticeKind, ...]] = ("turn", "started", "rematch", "over")
"""Of several kinds, a person is told the first."""
WHILE_LIVE: Final = MINUTE
"""Milliseconds that a person has to come to a table with a clock, or without any pace, before a message is made.

A device whose line is dead is known to be gone by then.
"""


def notice_delay(pace: Pace) -> int:
    """Milliseconds until a person who has not come is told.

    With days for each answer ten minutes, so that one message tells of several tables.
    """
    return 10 * MINUTE if pace.kind == "days" else WHILE_LIVE


class Remembered(Struct, frozen=True):
    """What was known of a table before something happened there."""

    phase: str
    awaited: frozenset[int]
    rematch: str | None


def remembered(table: Table) -> Remembered:
    """What has to be known to tell later what is new."""
    return Remembered(table.phase(), frozenset(table.awaited_people()), table.rematch)


def news(before: Remembered, table: Table) -> dict[int, NoticeKind]:
    """By seat, what its person is to be told. Nobody is told of a table with no other person."""
    people = [number for number, seat in enumerate(table.seats) if seat.person()]
    if len(people) < 2 or table.lesson is not None:
        return {}
    found: dict[int, NoticeKind] = {}
    phase = table.phase()
    if before.phase not in (phase, "finished"):
        if phase == "playing":
            found = dict.fromkeys(people, "started")
        elif phase == "finished":
            found = dict.fromkeys(people, "over")
    if table.rematch is not None and table.rematch != before.rematch:
        found = dict.fromkeys(people, "rematch")
    for seat in table.awaited_people():
        if seat not in before.awaited:
            found[seat] = "turn"
    return found
