"""A batch as statements. Each of them changes exactly one row for each row it is given, or the batch conflicts."""

from typing import Final

from theomachy.server.store import notice_statements, operator_statements, people_statements
from theomachy.server.store.chain import START
from theomachy.server.store.driver import Row
from theomachy.server.store.port import Batch, Entry, Summary
from theomachy.server.store.statement import Plan, Statement, insert

SUMMARY: Final = insert(
    "table",
    "tables",
    "id, game, phase, visibility, code, title, seats, rules, created, updated, deadline, last, head",
    "ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, visibility = excluded.visibility, "
    "code = excluded.code, title = excluded.title, seats = excluded.seats, updated = excluded.updated, "
    "deadline = excluded.deadline",
)
HEAD: Final = Statement("log", "UPDATE tables SET last = ?, head = ? WHERE id = ? AND last = ? AND head = ?")
ENTRY: Final = insert("move", "entries", "table_id, seq, kind, body, move, at, rules, prev, hash")
REPLY: Final = insert("move", "replies", "table_id, move, digest, reply")
ACCOUNT: Final = insert("account", "accounts", "name, shown, password, created")
PASSWORD: Final = Statement("account", "UPDATE accounts SET password = ? WHERE name = ?")
LOGIN: Final = insert("token", "logins", "token, account, created, revoked")
LOGOUT: Final = Statement("token", "UPDATE logins SET revoked = 1 WHERE token = ?")
GRANT: Final = insert(
    "token", "grants", "token, table_id, role, seats, account, created, revoked, epoch, request, contents"
)
ORIGIN: Final = insert("token", "grant_origins", "token, block")
REVOKE: Final = Statement("token", "UPDATE grants SET revoked = 1 WHERE token = ?")
INVITE: Final = insert("invite", "invites", "hash, table_id, role, seats, created, expires, used, epoch, maker")
USE_INVITE: Final = Statement("invite", "UPDATE invites SET used = 1 WHERE hash = ? AND used = 0")
COMMIT: Final = Statement("commit", "UPDATE commits SET last = ?, totals = ?, seal = ? WHERE last = ?")
SECRET: Final = insert("secret", "secrets", "table_id, secret")
UPTIME: Final = insert(
    "uptime", "uptimes", "started, alive", "ON CONFLICT (started) DO UPDATE SET alive = excluded.alive"
)
PROGRESS: Final = insert(
    "progress",
    "progress",
    "account, game, lesson, since",
    "ON CONFLICT (account, game, lesson) DO UPDATE SET since = progress.since",
)

# Rows that others refer to come first.
ORDER: Final = (
    SUMMARY,
    HEAD,
    ENTRY,
    REPLY,
    ACCOUNT,
    PASSWORD,
    LOGIN,
    LOGOUT,
    GRANT,
    ORIGIN,
    REVOKE,
    INVITE,
    USE_INVITE,
    SECRET,
    UPTIME,
    PROGRESS,
    *notice_statements.ORDER,
    *people_statements.ORDER,
    *operator_statements.ORDER,
)


def plan(batch: Batch) -> Plan:
    """The rows of a batch by statement."""
    rows: Plan = {
        SUMMARY: [_summary(s) for s in batch.summaries],
        HEAD: _heads(batch.entries),
        ENTRY: [(e.table, e.seq, e.kind, e.body, e.move, e.at, e.rules, e.prev, e.hash) for e in batch.entries],
        REPLY: [(r.table, r.move, r.digest, r.reply) for r in batch.replies],
        ACCOUNT: [(a.name, a.shown, a.password, a.created) for a in batch.accounts],
        PASSWORD: [(password, name) for name, password in batch.passwords],
        LOGIN: [(n.token, n.account, n.created, int(n.revoked)) for n in batch.logins],
        LOGOUT: [(token,) for token in batch.logged_out],
        GRANT: [
            (
                *(g.token, g.table, g.role, seats_text(g.seats), g.account, g.created, int(g.revoked)),
                *(g.epoch, g.request, g.contents),
            )
            for g in batch.grants
        ],
        ORIGIN: [(token, block) for token, block in batch.origins],
        REVOKE: [(token,) for token in batch.revoked],
        INVITE: [
            (i.hash, i.table, i.role, seats_text(i.seats), i.created, i.expires, int(i.used), i.epoch, i.maker)
            for i in batch.invites
        ],
        USE_INVITE: [(digest,) for digest in batch.used_invites],
        SECRET: [(table, secret) for table, secret in batch.secrets],
        UPTIME: [(uptime.started, uptime.alive) for uptime in batch.uptimes],
        PROGRESS: [(done.account, done.game, done.lesson, done.since) for done in batch.progress],
    }
    if batch.notices is not None:
        rows |= notice_statements.plan(batch.notices)
    if batch.people is not None:
        rows |= people_statements.plan(batch.people)
    if batch.operator is not None:
        rows |= operator_statements.plan(batch.operator)
    return {statement: some for statement, some in rows.items() if some}


def merged(plans: list[Plan]) -> Plan:
    """Batches as one, each statement in the order of the batches."""
    together: Plan = {}
    for statement in ORDER:
        rows = [row for one in plans for row in one.get(statement, ())]
        if rows:
            together[statement] = rows
    return together


def logs(entries: list[Entry]) -> dict[str, list[Entry]]:
    """Entries by table."""
    by_table: dict[str, list[Entry]] = {}
    for entry in entries:
        by_table.setdefault(entry.table, []).append(entry)
    return by_table


def _heads(entries: list[Entry]) -> list[Row]:
    return [
        (log[-1].seq, log[-1].hash, table, log[0].seq - 1, log[0].prev) for table, log in logs(entries).items()
    ]


def _summary(s: Summary) -> Row:
    state = (s.phase, s.visibility, s.code, s.title, s.seats, s.rules, s.created, s.updated, s.deadline)
    return (s.table, s.game, *state, 0, START)


def seats_text(seats: tuple[int, ...]) -> str:
    """Seats as they are stored."""
    return " ".join(map(str, seats))


def seats_from(text: str) -> tuple[int, ...]:
    """Stored seats."""
    return tuple(map(int, text.split()))
