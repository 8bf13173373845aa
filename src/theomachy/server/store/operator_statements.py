"""The operators' part of a batch as statements; each changes exactly one row for each row it is given."""

from typing import Final, get_args

from theomachy.server.store.driver import Row
from theomachy.server.store.operator_rows import AuditRow, OperatorRows, Removable
from theomachy.server.store.statement import Plan, Statement, insert

OPERATOR: Final = insert("operator", "operators", "account, since")
BAN: Final = insert("ban", "bans", "id, kind, subject, reason, created, expires, lifted")
LIFT: Final = Statement("ban", "UPDATE bans SET lifted = 1 WHERE id = ? AND lifted = 0")
RESET: Final = insert("reset", "resets", "hash, account, created, expires, used")
USE_RESET: Final = Statement("reset", "UPDATE resets SET used = 1 WHERE hash = ? AND used = 0")
HIDE: Final = insert("hidden", "hidden_tables", "table_id, since")
HIDE_NAME: Final = insert("hidden", "hidden_names", "table_id, name, since")
USE: Final = insert("use", "token_uses", "token, used", "ON CONFLICT (token) DO UPDATE SET used = excluded.used")
DISOWN: Final = Statement("token", "UPDATE grants SET account = NULL, revoked = 1 WHERE token = ?")
AUDIT: Final = insert("audit", "audit", "seq, kind, body, at, prev, hash")
AUDIT_HEAD: Final = Statement(
    "audit",
    "INSERT INTO audit_head (id, last, head) VALUES (1, ?, ?) ON CONFLICT (id) DO UPDATE "
    "SET last = excluded.last, head = excluded.head WHERE audit_head.last = ? AND audit_head.head = ?",
)
KEYS: Final[dict[Removable, str]] = {
    "entries": "table_id, seq",
    "replies": "table_id, move",
    "invites": "hash",
    "secrets": "table_id",
    "hidden_tables": "table_id",
    "hidden_names": "table_id, name",
    "grant_origins": "token",
    "grants": "token",
    "tables": "id",
    "token_uses": "token",
    "logins": "token",
    "resets": "hash",
    "operators": "account",
    "progress": "account, game, lesson",
    "people": "account",
    "ties": "account, other, kind",
    "bans": "id",
    "notices": "account, table_id",
    "notice_people": "account",
    "notice_channels": "id",
    "notice_deliveries": "id",
    "accounts": "name",
}
"""The primary keys; rows that refer to others come first."""
assert set(KEYS) == set(get_args(Removable))


def _remove(table: Removable) -> Statement:
    where = " AND ".join(f"{column} = ?" for column in KEYS[table].split(", "))
    return Statement("removal", f"DELETE FROM {table} WHERE {where}")


REMOVALS: Final[dict[Removable, Statement]] = {table: _remove(table) for table in KEYS}
ORDER: Final = (
    OPERATOR, BAN, LIFT, RESET, USE_RESET, HIDE, HIDE_NAME, USE, DISOWN, AUDIT_HEAD, AUDIT, *REMOVALS.values(),
)  # fmt: skip


def plan(rows: OperatorRows) -> Plan:
    """The rows by statement; the last lines of the audit log are compared and swapped as the heads of logs are."""
    planned: Plan = {
        OPERATOR: list[Row](rows.operators),
        BAN: [(b.id, b.kind, b.subject, b.reason, b.created, b.expires, b.lifted) for b in rows.bans],
        LIFT: [(one,) for one in rows.lifted_bans],
        RESET: [(r.hash, r.account, r.created, r.expires, r.used) for r in rows.resets],
        USE_RESET: [(digest,) for digest in rows.used_resets],
        HIDE: list[Row](rows.hidden_tables),
        HIDE_NAME: list[Row](rows.hidden_names),
        USE: list[Row](rows.token_uses),
        DISOWN: [(token,) for token in rows.disowned],
        AUDIT_HEAD: _audit_head(rows.audit),
        AUDIT: [(a.seq, a.kind, a.body, a.at, a.prev, a.hash) for a in rows.audit],
    }
    for table, statement in REMOVALS.items():
        planned[statement] = [one.key for one in rows.removed if one.what == table]
    return planned


def _audit_head(rows: list[AuditRow]) -> list[Row]:
    return [(rows[-1].seq, rows[-1].hash, rows[0].seq - 1, rows[0].prev)] if rows else []
