"""Databases as earlier versions left them: a schema of before, and rows with the columns it had."""

from typing import Final

from tests.server.making import answered, opened, token
from theomachy.server.store.driver import Row
from theomachy.server.store.migrations import all_migrations, migrate
from theomachy.server.store.opening import driver_for

COLUMNS: Final = {
    "tables": "id, game, phase, visibility, code, title, seats, rules, created, updated, deadline, last, head",
    "entries": "table_id, seq, kind, body, move, at, rules, prev, hash",
    "replies": "table_id, move, digest, reply",
    "accounts": "name, shown, password, created",
    "logins": "token, account, created, revoked",
    "grants": "token, table_id, role, seats, account, created, revoked",
    "invites": "hash, table_id, role, seats, created, expires, used",
    "secrets": "table_id, secret",
}


def old_rows() -> dict[str, list[Row]]:
    """A table with two entries, and one row of every kind beside it."""
    batch, first = opened("t")
    after, second = answered(first, 1)
    (s,) = batch.summaries
    (reply,) = after.replies
    log = [(e.table, e.seq, e.kind, e.body, e.move, e.at, e.rules, e.prev, e.hash) for e in (first, second)]
    state = (s.phase, s.visibility, s.code, s.title, s.seats, s.rules, s.created, s.updated, s.deadline)
    return {
        "tables": [(s.table, s.game, *state, second.seq, second.hash)],
        "entries": [*log],
        "replies": [(reply.table, reply.move, reply.digest, reply.reply)],
        "accounts": [("ann", "Ann", "argon", 3)],
        "logins": [(token("l"), "ann", 4, 0)],
        "grants": [(token("g"), "t", "seat", "0 2", "ann", 5, 0)],
        "invites": [(token("i"), "t", "seat", "1", 5, 9, 0)],
        "secrets": [("t", token("t"))],
    }


def make_old(url: str, schema: int) -> None:
    """A database of a schema up to the second, which is the last that had these columns only."""
    driver = driver_for(url)
    writer = driver.writer()
    migrate(driver, writer, all_migrations()[:schema], 0)
    writer.begin()
    for table, rows in old_rows().items():
        columns = COLUMNS[table]
        marks = ", ".join("?" for _ in columns.split(", "))
        writer.add(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)
    writer.commit()
    writer.close()
