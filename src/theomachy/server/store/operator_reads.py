"""What operators' tools read from the database."""

from theomachy.server.store import audit_chain, chain
from theomachy.server.store.driver import Row
from theomachy.server.store.notice_reads import NoticeReads
from theomachy.server.store.operator_rows import AuditRow, Ban, Removable, Removal, Reset
from theomachy.server.store.operator_statements import KEYS
from theomachy.server.store.people_reads import PeopleStore
from theomachy.server.store.port import PAGE, Account, Grant, LessonDone, Login, Summary, TableFilter
from theomachy.server.store.sql import (
    GRANTS,
    NOT_HIDDEN,
    SUMMARIES,
    converted,
    first,
    grants_in,
)

OF_A_TABLE: tuple[tuple[Removable, str], ...] = (
    ("entries", "table_id"),
    ("replies", "table_id"),
    ("invites", "table_id"),
    ("secrets", "table_id"),
    ("hidden_names", "table_id"),
    ("hidden_tables", "table_id"),
    ("grants", "table_id"),
    ("notices", "table_id"),
    ("tables", "id"),
)
"""Where rows of a table are, and the column that names it."""
SPENT: dict[Removable, str] = {
    "invites": "created < ? AND (used = 1 OR expires IS NULL OR expires < ?)",
    "logins": "created < ? AND revoked = 1 AND created < ?",
    "resets": "created < ? AND expires < ?",
    "notices": "since < ? AND due < ?",
    "notice_deliveries": "created < ? AND due < ? AND state <> 'waiting'",
    "notice_channels": "created < ? AND created < ? AND confirmed IS NULL",
    "token_uses": "used < ? AND used < ? AND NOT EXISTS "
    "(SELECT 1 FROM grants WHERE grants.token = token_uses.token AND grants.revoked = 0) AND NOT EXISTS "
    "(SELECT 1 FROM logins WHERE logins.token = token_uses.token AND logins.revoked = 0)",
}
"""Which rows are of no use any more; the moment is given twice."""


class OperatedStore(NoticeReads, PeopleStore):
    """A whole `Store` (see port.py): what players ask, and what operators ask."""

    async def is_operator(self, account: str) -> bool:
        return bool(
            await self._sealed("operators", "SELECT account, since FROM operators WHERE account = ?", account)
        )

    async def operators(self) -> list[str]:
        found = await self._sealed("operators", "SELECT account, since FROM operators ORDER BY account")
        return [row[0] for row in converted(found, list[tuple[str, int]])]

    # -- tables

    async def find_tables(
        self, wanted: TableFilter, before: tuple[int, str] | None = None, limit: int = PAGE
    ) -> list[Summary]:
        clauses = [NOT_HIDDEN.removeprefix("NOT ") if wanted.hidden else NOT_HIDDEN, "last >= ?"]
        values: list[int | str] = [wanted.entries]
        for column in ("game", "phase", "visibility"):
            if (value := getattr(wanted, column)) is not None:
                clauses.append(f"{column} = ?")
                values.append(value)
        if wanted.text is not None:
            clauses.append("(lower(title) LIKE ? ESCAPE '!' OR id = ? OR code = ?)")
            values += [f"%{escaped(wanted.text.lower())}%", wanted.text, wanted.text]
        if wanted.person is not None:
            clauses.append("id IN (SELECT table_id FROM grants WHERE account = ?)")
            values.append(wanted.person)
        if wanted.updated_before is not None:
            clauses.append("updated < ?")
            values.append(wanted.updated_before)
        if before is not None:
            clauses.append("(updated, id) < (?, ?)")
            values += before
        sql = f"{SUMMARIES} WHERE {' AND '.join(clauses)} ORDER BY updated DESC, id DESC LIMIT ?"
        return await self._summaries(sql, *values, min(limit, PAGE))

    async def hidden_since(self, table: str) -> int | None:
        found = await self._rows("SELECT since FROM hidden_tables WHERE table_id = ?", table)
        return first([row[0] for row in converted(found, list[tuple[int]])])

    async def hidden_names(self, table: str) -> list[str]:
        return texts(await self._rows("SELECT name FROM hidden_names WHERE table_id = ?", table))

    async def rows_of_table(self, table: str) -> list[Removal]:
        found: list[Removal] = []
        for where, column in OF_A_TABLE:
            sql = f"SELECT {KEYS[where]} FROM {where} WHERE {column} = ?"
            found += [Removal(where, key) for key in await self._rows(sql, table)]
        return found + await self._origins("table_id", table)

    async def origins_of(self, account: str) -> list[Removal]:
        return await self._origins("account", account)

    async def progress_of(self, account: str) -> list[LessonDone]:
        sql = "SELECT account, game, lesson, since FROM progress WHERE account = ? ORDER BY game, lesson"
        return converted(await self._rows(sql, account), list[LessonDone])

    async def _origins(self, column: str, value: str) -> list[Removal]:
        sql = f"SELECT token FROM grant_origins WHERE token IN (SELECT token FROM grants WHERE {column} = ?)"
        return [Removal("grant_origins", key) for key in await self._rows(sql, value)]

    # -- people

    async def find_accounts(
        self, text: str, guests: bool, before: tuple[int, str] | None = None, limit: int = PAGE
    ) -> list[Account]:
        clauses = [f"password {'=' if guests else '<>'} ''", "name LIKE ? ESCAPE '!'"]
        values: list[int | str] = [f"%{escaped(text)}%"]
        if before is not None:
            clauses.append("(created, name) < (?, ?)")
            values += before
        sql = (
            f"SELECT name, shown, password, created FROM accounts WHERE {' AND '.join(clauses)} "
            "ORDER BY created DESC, name DESC LIMIT ?"
        )
        return converted(await self._rows(sql, *values, min(limit, PAGE)), list[Account])

    async def logins_of(self, account: str) -> list[Login]:
        sql = "SELECT token, account, created, revoked FROM logins WHERE account = ? ORDER BY created DESC"
        return logins_in(await self._sealed("logins", sql, account))

    async def all_grants_of(self, account: str) -> list[Grant]:
        return grants_in(
            await self._rows(f"{GRANTS} WHERE account = ? ORDER BY created DESC, token DESC", account)
        )

    async def resets_of(self, account: str) -> list[Reset]:
        sql = "SELECT hash, account, created, expires, used FROM resets WHERE account = ?"
        return converted(await self._sealed("resets", sql, account), list[Reset])

    async def reset(self, digest: bytes) -> Reset | None:
        sql = "SELECT hash, account, created, expires, used FROM resets WHERE hash = ?"
        return first(converted(await self._sealed("resets", sql, digest), list[Reset]))

    async def bans(self) -> list[Ban]:
        columns = "id, kind, subject, reason, created, expires, lifted"
        sql = f"SELECT {columns} FROM bans WHERE lifted = 0 ORDER BY created, id"
        return converted(await self._sealed("bans", sql), list[Ban])

    # -- the audit log

    async def audit_head(self) -> tuple[int, bytes]:
        rows = await self._rows("SELECT id, last, head, seal FROM audit_head")
        for row in rows:  # a forgery is reported, but does not stop operators: the sealed totals never forget it
            self._genuine("audit_head", row[:-1], row[-1])
        found = converted([row[1:3] for row in rows], list[tuple[int, bytes]])
        return found[0] if found else (0, chain.START)

    async def audit(self, before: int | None = None, limit: int = PAGE) -> list[AuditRow]:
        sql = "SELECT seq, kind, body, at, prev, hash FROM audit WHERE seq < ? ORDER BY seq DESC LIMIT ?"
        rows = await self._rows(sql, 2**53 if before is None else before, min(limit, PAGE))
        found = converted(rows, list[AuditRow])
        if found:
            audit_chain.check(found[::-1], found[-1].seq - 1, found[-1].prev)
        return found

    # -- retention

    async def tables_unused(self, phase: str, before: int, limit: int) -> list[str]:
        sql = (
            f"SELECT id FROM tables WHERE phase = ? AND updated < ? AND {NOT_HIDDEN} ORDER BY updated, id LIMIT ?"
        )
        return texts(await self._rows(sql, phase, before, limit))

    async def tables_hidden(self, before: int, limit: int) -> list[str]:
        sql = "SELECT table_id FROM hidden_tables WHERE since < ? ORDER BY since, table_id LIMIT ?"
        return texts(await self._rows(sql, before, limit))

    async def lone_guests(self, before: int, limit: int) -> list[str]:
        sql = (
            "SELECT name FROM accounts WHERE password = '' AND created < ? "
            "AND NOT EXISTS (SELECT 1 FROM grants WHERE grants.account = accounts.name) "
            "AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.subject = accounts.name AND bans.lifted = 0) "
            "ORDER BY created, name LIMIT ?"
        )
        return texts(await self._rows(sql, before, limit))

    async def spent(self, what: Removable, before: int, limit: int) -> list[Removal]:
        sql = f"SELECT {KEYS[what]} FROM {what} WHERE {SPENT[what]} LIMIT ?"
        return [Removal(what, key) for key in await self._rows(sql, before, before, limit)]

    async def idle_tokens(self, what: Removable, guests: bool, before: int, limit: int) -> list[bytes]:
        unused = f"NOT EXISTS (SELECT 1 FROM token_uses WHERE token_uses.token = {what}.token AND used >= ?)"
        guest = "(account IS NULL OR account LIKE ?)"
        clauses = ["revoked = 0", "created < ?", unused, guest if guests else f"NOT {guest}"]
        values: list[int | str] = [before, before, "device:%"]
        if what == "grants":
            clauses.append("NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND updated >= ?)")
            values.append(before)
        sql = f"SELECT token FROM {what} WHERE {' AND '.join(clauses)} LIMIT ?"
        return [row[0] for row in converted(await self._rows(sql, *values, limit), list[tuple[bytes]])]


def texts(rows: list[Row]) -> list[str]:
    """The only column of each row."""
    return [row[0] for row in converted(rows, list[tuple[str]])]


def escaped(text: str) -> str:
    """A text that LIKE takes literally."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def logins_in(rows: list[Row]) -> list[Login]:
    """Rows of token, account, created and revoked."""
    found = converted(rows, list[tuple[bytes, str, int, int]])
    return [Login(token, account, created, bool(revoked)) for token, account, created, revoked in found]
