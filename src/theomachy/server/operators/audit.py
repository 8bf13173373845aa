"""The audit log: who did what to whom, when and why; chained by hash, written together with the act itself."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from theomachy.server.accounts.password_changes import NewPasswordBy
from theomachy.server.live.services import Services
from theomachy.server.protocol import AuditLine, AuditList
from theomachy.server.store.audit_chain import next_row
from theomachy.server.store.operator_rows import AuditRow, OperatorRows
from theomachy.server.store.port import Batch

COMMAND_LINE: Final = "system:command-line"
"""Who acts through `theomachy admin`. No account has a colon in its name."""
RETENTION: Final = "system:retention"
PERSON: Final = "system:the-person"
"""Who deletes an account or sets its password: its owner. The log does not keep the name of a deleted one."""
Action: TypeAlias = Literal[
    "close-table", "rotate-seat", "delete-table", "restore-table", "purge-table",
    "ban-account", "ban-device", "ban-address", "lift-ban",
    "revoke-tokens", "grant-role", "take-role", "make-reset-link", "use-reset-link", "change-password",
    "erase-account", "prune", "recompute-ratings", "remove-guests", "remove-spent", "expire-tokens",
]  # fmt: skip
"""What a line can be about; the page has words for each (`admin-did-...`)."""
Commit: TypeAlias = Callable[[OperatorRows], Awaitable[None]]


class Note(Struct, frozen=True):
    """What is written about an act."""

    who: str
    action: Action
    subject: str
    why: str = ""
    facts: dict[str, str] = {}


class NoteBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What is stored of it beside the action."""

    who: str
    subject: str
    why: str
    facts: dict[str, str]


class AuditLog:
    """Appends to the audit log, one act after another."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._turn: Final = asyncio.Lock()

    async def record(self, note: Note, commit: Commit) -> None:
        """Do something; `commit` has to write the rows it is given together with the act."""
        async with self._turn:
            last, head = await self._services.store.audit_head()
            body = msgspec.json.encode(NoteBody(note.who, note.subject, note.why, note.facts), order="sorted")
            row = next_row(last, head, note.action, body, self._services.ports.now())
            await commit(OperatorRows(audit=[row]))

    async def write(self, note: Note, rows: OperatorRows, batch: Batch | None = None) -> None:
        """Do something that is no more than rows."""

        async def commit(noted: OperatorRows) -> None:
            whole = batch or Batch()
            whole.operator = msgspec.structs.replace(rows, audit=noted.audit)
            await self._services.store.write(whole)

        await self.record(note, commit)

    async def write_new_password(self, action: NewPasswordBy, account: str, batch: Batch) -> None:
        """Set a password, and note that the person did; the password is not noted."""
        await self.write(Note(PERSON, action, account), batch.operator or OperatorRows(), batch)

    async def page(self, before: int | None) -> AuditList:
        """Lines, newest first."""
        limit = self._services.limits.page
        rows = await self._services.store.audit(before, limit)
        return AuditList([shown(row) for row in rows], rows[-1].seq if len(rows) == limit else 0)


def shown(row: AuditRow) -> AuditLine:
    """A line as operators see it."""
    body = msgspec.json.decode(row.body, type=NoteBody)
    return AuditLine(row.seq, row.at, row.kind, body.who, body.subject, body.why, body.facts)
