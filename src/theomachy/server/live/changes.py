"""What one request changes at a table, and what lists of tables show afterwards."""

from typing import Final

import msgspec

from theomachy.server.store.port import Batch, Summary
from theomachy.server.tables.log_entries import Body
from theomachy.server.tables.table import Table
from theomachy.server.views.table_view import seats_shown

ENCODE: Final = msgspec.json.Encoder()


class Change:
    """What one request changes: entries of the log, and rows that become durable with them."""

    def __init__(self, bodies: list[Body], batch: Batch | None = None) -> None:
        self.bodies: Final = bodies
        self.batch: Final = batch or Batch()


def summary_of(table: Table) -> Summary:
    """What lists show of a table."""
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
