"""What lists of tables show; stored beside the log so that no list opens a log."""

from typing import Final

import msgspec

from theomachy.server.protocol import SeatShown
from theomachy.server.store.port import Summary
from theomachy.server.tables.table import Table

ENCODE: Final = msgspec.json.Encoder()


def seats_shown(table: Table) -> list[SeatShown]:
    """Who sits where."""
    called = [""] * len(table.seats) if table.match is None else table.match.seat_names()
    return [
        SeatShown(
            seat=number,
            kind="person" if seat.person() else "bot" if seat.level else "free",
            name=seat.name,
            level=seat.level,
            away=seat.away,
            called=called[number],
        )
        for number, seat in enumerate(table.seats)
    ]


def summary_of(table: Table) -> Summary:
    """The summary of a table as it stands."""
    return Summary(
        table=table.id,
        game=table.opened.setup.game,
        phase=table.phase(),
        visibility=table.opened.visibility,
        code=table.opened.code,
        title=table.opened.title,
        seats=ENCODE.encode(seats_shown(table)),
        rules=table.rules,
        created=table.created,
        updated=table.last.at,
        last=table.seq,
        deadline=table.deadline(),
    )
