"""The notices' part of a batch as statements; each changes exactly one row for each row it is given."""

from typing import Final

from theomachy.server.store.driver import Row
from theomachy.server.store.notice_rows import Notice, NoticeRows
from theomachy.server.store.statement import Plan, Statement, insert


def upsert(what: str, table: str, columns: str, key: str) -> Statement:
    """A statement that adds rows, or replaces those with the same key."""
    others = [column for column in columns.split(", ") if column not in key.split(", ")]
    changed = ", ".join(f"{column} = excluded.{column}" for column in others)
    return insert(what, table, columns, f"ON CONFLICT ({key}) DO UPDATE SET {changed}")


CHANNEL: Final = insert(
    "channel",
    "notice_channels",
    "id, account, kind, target, enabled, created, confirmed, login, problem",
)
CHANGE_CHANNEL: Final = Statement(
    "channel",
    "UPDATE notice_channels SET account = ?, enabled = ?, confirmed = ?, login = ?, problem = ? WHERE id = ?",
)
REMOVE_CHANNEL: Final = Statement("channel", "DELETE FROM notice_channels WHERE id = ?")
PERSON: Final = upsert("person", "notice_people", "account, language, zone, quiet_from, quiet_to", "account")
ARM: Final = upsert(
    "notice", "notices", "account, table_id, kind, seats, seq, since, due, told", "account, table_id"
)
TELL: Final = Statement("notice", "UPDATE notices SET told = 1 WHERE account = ? AND table_id = ? AND seq = ?")
DROP: Final = Statement("notice", "DELETE FROM notices WHERE account = ? AND table_id = ? AND seq = ?")
DELIVERY: Final = upsert(
    "delivery",
    "notice_deliveries",
    "id, channel, account, about, body, created, due, tries, state, problem",
    "id",
)
REMOVE_DELIVERY: Final = Statement("delivery", "DELETE FROM notice_deliveries WHERE id = ?")
ORDER: Final = (*(REMOVE_CHANNEL, CHANGE_CHANNEL, CHANNEL, PERSON, ARM, TELL, DROP, DELIVERY, REMOVE_DELIVERY),)


def plan(rows: NoticeRows) -> Plan:
    """The rows by statement."""
    return {
        REMOVE_CHANNEL: [(one,) for one in rows.removed_channels],
        CHANGE_CHANNEL: [
            (c.account, c.enabled, c.confirmed, c.login, c.problem, c.id) for c in rows.changed_channels
        ],
        CHANNEL: [
            (c.id, c.account, c.kind, c.target, c.enabled, c.created, c.confirmed, c.login, c.problem)
            for c in rows.channels
        ],
        PERSON: [(p.account, p.language, p.zone, p.quiet_from, p.quiet_to) for p in rows.people],
        ARM: [(n.account, n.table, n.kind, n.seats, n.seq, n.since, n.due, n.told) for n in rows.armed],
        TELL: [_key(n) for n in rows.told],
        DROP: [_key(n) for n in rows.dropped],
        DELIVERY: [
            (d.id, d.channel, d.account, d.about, d.body, d.created, d.due, d.tries, d.state, d.problem)
            for d in rows.deliveries
        ],
        REMOVE_DELIVERY: [(one,) for one in rows.removed_deliveries],
    }


def _key(notice: Notice) -> Row:
    return notice.account, notice.table, notice.seq
