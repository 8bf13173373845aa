"""What operators do with tables: find, show, close, delete, restore and purge them, and renew access to a seat."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec

from theomachy.server.accounts.credentials import TOKEN_BYTES
from theomachy.server.live.services import Services, no_such_table
from theomachy.server.live.table_grants import Standing
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.operators.audit import AuditLog, Note
from theomachy.server.operators.seat_access import new_access
from theomachy.server.protocol import (
    HolderShown,
    LogEntry,
    Phase,
    Rotated,
    SeatShown,
    TableCared,
    TableDetails,
    TablesCared,
    Visibility,
)
from theomachy.server.store.operator_rows import OperatorRows, Removal
from theomachy.server.store.port import PAGE, Batch, Broken, Entry, Summary, TableFilter
from theomachy.server.tables.identifiers import token_text
from theomachy.server.tables.log import UnknownEntry, decoded
from theomachy.server.tables.messages.declaration import Decision
from theomachy.server.tables.messages.invites import HOST_DEVICE, invite_row
from theomachy.server.tables.messages.starting import Closed
from theomachy.server.tables.permissions import TOKEN_ROLES
from theomachy.server.tables.refusal import RequestRefused

SEATS: Final = msgspec.json.Decoder(list[SeatShown])
PHASES: Final[dict[str, Phase]] = {"waiting": "waiting", "playing": "playing", "finished": "finished"}
VISIBILITIES: Final[dict[str, Visibility]] = {"private": "private", "link": "link", "public": "public"}
SHOWN_KINDS: Final = frozenset(
    {
        "opened",
        "seated",
        "left",
        "kicked",
        "filled",
        "freed",
        "started",
        "said",
        "handed-over",
        "returned",
        "voted",
    }
    | {"closed", "rematch"}
)
"""Entries that are about people. What was played is not shown: an operator is not a spectator."""
DAY: Final = 86_400_000
OPERATOR: Final = "operator"
"""Who made an invite, where hosts and seats are counted."""
Change: TypeAlias = Callable[[OperatorRows], Awaitable[None]]
"""Writes the rows it is given, and its own."""


class TableCare:
    """Tables, for operators."""

    def __init__(self, hosts: TableHosts, audit: AuditLog, abandoned_days: int) -> None:
        self._hosts: Final = hosts
        self._services: Final[Services] = hosts.services
        self._audit: Final = audit
        self._abandoned: Final = abandoned_days * DAY

    # -- looking

    async def find(self, wanted: TableFilter, before: tuple[int, str] | None) -> TablesCared:
        """A page of tables."""
        limit = self._services.limits.page
        found = await self._services.store.find_tables(wanted, before, limit)
        last = f"{found[-1].updated}-{found[-1].table}" if len(found) == limit else ""
        return TablesCared([await self._cared(one) for one in found], last)

    async def show(self, table: str) -> TableDetails:
        """One table: who is there and what was said."""
        summary = await self._summary(table)
        host = self._hosts.loaded.get(table)
        entries, damage = await self._entries(summary)
        return TableDetails(
            table=await self._cared(summary),
            holders=[
                HolderShown(
                    role=TOKEN_ROLES[grant.role],
                    seats=list(grant.seats),
                    owner=grant.account or "",
                    since=grant.created,
                    ended=grant.revoked,
                )
                for grant in await self._services.store.grants_at(table)
            ],
            connected=0 if host is None else len(host.audience.listeners),
            frozen=damage or ("" if host is None else host.memory.frozen),
            entries=entries,
        )

    # -- acting

    async def close(self, who: str, table: str, why: str) -> None:
        """End the game for everybody; players see the reason."""

        async def commit(noted: OperatorRows) -> None:
            async def plan(standing: Standing) -> Decision:
                if standing.table.phase() == "finished":
                    raise RequestRefused("wrong-phase", "the table has ended already")
                return Decision(Closed(why), batch=Batch(operator=noted))

            await self._hosts.host(table).transact(plan)

        await self._summary(table)
        await self._audit.record(Note(who, "close-table", table, why), commit)

    async def rotate(self, who: str, table: str, seat: int, why: str) -> Rotated:
        """End all tokens and unused invites of a seat; one new invite for its player."""
        ports, limits = self._services.ports, self._services.limits
        token = ports.entropy(TOKEN_BYTES)
        made: list[Rotated] = []

        async def commit(noted: OperatorRows) -> None:
            async def plan(standing: Standing) -> Decision:
                new = new_access(standing, seat, await self._services.store.unused_invites(table))
                row = invite_row(
                    token, table, new.role, new.seats, ports.now(), limits, OPERATOR, standing.table.seq
                )
                made.append(
                    Rotated(
                        invite=token_text(token),
                        role="host" if new.role == HOST_DEVICE else "seat",
                        seats=list(new.seats),
                        expires=row.expires or 0,
                    )
                )
                batch = Batch(revoked=new.tokens, used_invites=new.invites, invites=[row], operator=noted)
                return Decision(batch=batch)

            await self._hosts.host(table).transact(plan)

        await self._check_hidden(table, False)
        await self._audit.record(Note(who, "rotate-seat", table, why, {"seat": str(seat)}), commit)
        return made[-1]

    async def delete(self, who: str, table: str, why: str) -> None:
        """Hide a table from everybody; it can be restored until it is purged."""

        async def hide(noted: OperatorRows) -> None:
            summary = await self._summary(table)
            noted.hidden_tables = [(table, self._services.ports.now())]
            resting = msgspec.structs.replace(summary, deadline=None)  # it is not woken any more
            await self._services.store.write(Batch(summaries=[resting], operator=noted))

        await self._check_hidden(table, False)
        await self._beside(Note(who, "delete-table", table, why), table, hide)
        self._hosts.drop(table)

    async def restore(self, who: str, table: str, why: str) -> None:
        """Undo a deletion."""

        async def show(noted: OperatorRows) -> None:
            noted.removed = [Removal("hidden_tables", (table,))]
            await self._services.store.write(Batch(operator=noted))

        async def nothing(_: Standing) -> Decision:
            return Decision()

        await self._check_hidden(table, True)
        await self._beside(Note(who, "restore-table", table, why), table, show)
        with suppress(RequestRefused):  # a frozen table has no clock that could run
            await self._hosts.host(table).transact(nothing)  # writes the summary with its deadline again

    async def purge(self, who: str, table: str, why: str) -> None:
        """Remove every row of a deleted table; the audit log keeps the hash of its last entry."""
        summary = await self._check_hidden(table, True)
        if summary.phase != "finished" and self._services.ports.now() - summary.updated < self._abandoned:
            raise RequestRefused(
                "running", "only tables that ended or were abandoned can be purged; close it first"
            )
        facts = {
            "game": summary.game,
            "created": str(summary.created),
            "entries": str(summary.last),
            "head": await self._head(summary),
        }

        async def remove(noted: OperatorRows) -> None:
            noted.removed = await self._services.store.rows_of_table(table)
            await self._services.store.write(Batch(operator=noted))

        await self._beside(Note(who, "purge-table", table, why, facts), table, remove)
        self._hosts.drop(table)

    # -- inside

    async def _beside(self, note: Note, table: str, change: Change) -> None:
        """Change what is stored beside the log, while nobody else uses the table."""

        async def commit(noted: OperatorRows) -> None:
            await self._hosts.host(table).change_beside(lambda: change(noted))

        await self._audit.record(note, commit)

    async def _summary(self, table: str) -> Summary:
        found = await self._services.store.summary(table)
        if found is None:
            raise no_such_table()
        return found

    async def _check_hidden(self, table: str, wanted: bool) -> Summary:
        summary = await self._summary(table)
        hidden = await self._services.store.hidden_since(table) is not None
        if hidden != wanted:
            said = "the table is not deleted" if wanted else "the table is deleted already"
            raise RequestRefused("wrong-phase", said)
        return summary

    async def _cared(self, summary: Summary) -> TableCared:
        return TableCared(
            id=summary.table,
            game=summary.game,
            title=summary.title,
            phase=PHASES.get(summary.phase, "frozen"),
            visibility=VISIBILITIES[summary.visibility],
            seats=SEATS.decode(summary.seats),
            created=summary.created,
            updated=summary.updated,
            entries=summary.last,
            deleted=await self._services.store.hidden_since(summary.table),
        )

    async def _entries(self, summary: Summary) -> tuple[list[LogEntry], str]:
        """The last entries that are about people; and what is wrong with the log, if something is."""
        hidden = frozenset(await self._services.store.hidden_names(summary.table))
        try:
            found = await self._services.store.entries(summary.table, max(0, summary.last - PAGE))
            return [shown(entry, hidden) for entry in found if entry.kind in SHOWN_KINDS], ""
        except (Broken, UnknownEntry) as error:
            return [], f"the log is damaged: {error}"

    async def _head(self, summary: Summary) -> str:
        try:
            found = await self._services.store.entries(summary.table, summary.last - 1)
        except Broken as error:
            return f"unreadable: {error}"
        return found[-1].hash.hex() if found else "missing"


def shown(entry: Entry, hidden: frozenset[str]) -> LogEntry:
    """An entry as everybody at the table sees it, without the game."""
    known = decoded(entry.kind, entry.body).without(hidden).public()
    return LogEntry(
        seq=entry.seq,
        at=entry.at,
        kind=entry.kind,
        seat=known.seat,
        name=known.name,
        text=known.text,
        other=known.other,
        agree=known.agree,
    )
