"""A new table: its first entry, its summary and its secret."""

from theomachy.games import registry
from theomachy.server.store.chain import linked
from theomachy.server.store.people_rows import PeopleRows, RatedGame
from theomachy.server.store.port import Batch
from theomachy.server.tables.identifiers import Entropy, new_table_id
from theomachy.server.tables.randomness import SECRET_BYTES
from theomachy.server.tables.rated import pool_of
from theomachy.server.tables.table import Opened, Table


def add_table(batch: Batch, opened: Opened, now: int, entropy: Entropy) -> Table:
    """A new table; everything that makes it durable is added to the batch."""
    table_id = new_table_id(entropy)
    rules = registry.package(opened.setup.game).game.rules_version
    entry = linked(table_id, None, opened.kind, opened.encoded(), None, now, rules)
    table = Table(entry, opened)
    batch.entries.append(entry)
    batch.summaries.append(table.summary())
    batch.secrets.append((table_id, entropy(SECRET_BYTES)))
    if opened.rated:
        batch.people = PeopleRows(games=[RatedGame(table_id, pool_of(opened.setup), 0, "")])
    return table
