"""The tables of the database: their columns, how many of these are the key, and which tables are sealed."""

from typing import Final

TABLES: Final = (
    (
        "tables",
        "id, game, phase, visibility, code, title, seats, rules, created, updated, deadline, last, head",
        1,
    ),
    ("entries", "table_id, seq, kind, body, move, at, rules, prev, hash", 2),
    ("replies", "table_id, move, digest, reply", 2),
    ("accounts", "name, shown, password, created", 1),
    ("logins", "token, account, created, revoked", 1),
    ("grants", "token, table_id, role, seats, account, created, revoked, epoch, request, contents", 1),
    ("grant_origins", "token, block", 1),
    ("invites", "hash, table_id, role, seats, created, expires, used, epoch, maker", 1),
    ("secrets", "table_id, secret", 1),
    ("uptimes", "started, alive", 1),
    ("operators", "account, since", 1),
    ("bans", "id, kind, subject, reason, created, expires, lifted", 1),
    ("resets", "hash, account, created, expires, used", 1),
    ("hidden_tables", "table_id, since", 1),
    ("hidden_names", "table_id, name, since", 2),
    ("token_uses", "token, used", 1),
    ("progress", "account, game, lesson, since", 3),
    ("notice_people", "account, language, zone, quiet_from, quiet_to", 1),
    ("notice_channels", "id, account, kind, target, enabled, created, confirmed, login, problem", 1),
    ("notices", "account, table_id, kind, seats, seq, since, due, told", 2),
    (
        "notice_deliveries",
        "id, channel, account, about, body, created, due, tries, state, problem",
        1,
    ),
    ("people", "account, player, shown_to, language, zone", 1),
    ("ties", "account, other, kind, since", 3),
    ("rated_games", "table_id, pool, finished, counted", 1),
    (
        "rated_seats",
        "table_id, seat, player, place, called, state, mu_before, sigma_before, mu, sigma",
        2,
    ),
    ("ratings", "pool, player, mu, sigma, games, won, last", 2),
    ("audit", "seq, kind, body, at, prev, hash", 1),
    ("audit_head", "id, last, head", 1),
)
"""Name, columns, and how many of them are the key; rows that others refer to come first."""
SEALED_SINCE: Final = {
    "seals": ("replies", "accounts", "logins", "grants", "invites", "secrets"),
    "operators": ("operators", "bans", "resets", "hidden_tables", "hidden_names", "audit_head"),
    "notices": ("notice_channels",),
}
"""By the step of the schema that brought them, the tables in which every row is sealed."""
SEALED: Final = tuple(kind for kinds in SEALED_SINCE.values() for kind in kinds)
"""Tables in which every row carries authority: all their columns are sealed, in the column `seal`."""
COLUMNS: Final = {name: tuple(columns.split(", ")) for name, columns, _ in TABLES}
KEYS: Final = {name: COLUMNS[name][:keys] for name, _, keys in TABLES}
SUMMARY_COLUMNS: Final = COLUMNS["tables"][:-2]
"""What `seal` covers in `tables`; `head_seal` covers the id, the number and the hash of the last entry."""
