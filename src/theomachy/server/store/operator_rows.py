"""The rows that operators' tools write: roles, bans, password links, deleted tables, the audit log, removals."""

from typing import Literal, TypeAlias

import msgspec

from theomachy.server.store.driver import Row

Removable: TypeAlias = Literal[
    "tables", "entries", "replies", "grants", "invites", "secrets", "hidden_tables", "hidden_names",
    "accounts", "logins", "resets", "operators", "token_uses", "bans", "grant_origins", "progress",
    "notices", "notice_people", "notice_channels", "notice_deliveries",
    "people", "ties",
]  # fmt: skip
BanKind: TypeAlias = Literal["account", "device", "address"]


class Ban(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who is shut out: an account, a device, or a block of addresses."""

    id: str
    kind: BanKind
    subject: str  # the account, the device's owner name, or a network such as 192.0.2.0/24
    reason: str
    created: int
    expires: int | None = None
    lifted: int = 0


class Reset(msgspec.Struct, frozen=True, array_like=True):
    """A link for a new password; works once."""

    hash: bytes  # SHA-256 of the token in the link
    account: str
    created: int
    expires: int
    used: int = 0


class AuditRow(msgspec.Struct, frozen=True, array_like=True):
    """One line of the audit log; made by `audit_chain.next_row`."""

    seq: int  # 1, 2, 3 ...
    kind: str  # what was done
    body: bytes  # canonical JSON: who, to whom, why
    at: int
    prev: bytes
    hash: bytes


class Removal(msgspec.Struct, frozen=True):
    """A row that is really removed, by its primary key."""

    what: Removable
    key: Row


class OperatorRows(msgspec.Struct):
    """The part of a `Batch` that operators' tools write."""

    operators: list[tuple[str, int]] = []  # account, since when
    bans: list[Ban] = []
    lifted_bans: list[str] = []  # ids
    resets: list[Reset] = []
    used_resets: list[bytes] = []  # hashes; Conflict if one is unknown or was used before
    hidden_tables: list[tuple[str, int]] = []  # table, since when
    hidden_names: list[tuple[str, str, int]] = []  # table, name, since when
    token_uses: list[tuple[bytes, int]] = []  # digest of a token, when it was last used
    disowned: list[bytes] = []  # tokens of grants that belong to nobody any more
    audit: list[AuditRow] = []
    removed: list[Removal] = []
