"""A person's own data: everything the server keeps about somebody, and deleting it.

The logs of tables are chained by hash and belong to everybody who played, so they stay. What names a person in
them is hidden instead: every reader of the log then sees `someone` in its place, and nothing that person said.
"""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from theomachy.engine.refusal import DataError
from theomachy.server.live.log_reader import Unreadable, read_log, replayed
from theomachy.server.live.services import NoSuchTable, Services
from theomachy.server.live.table_grants import Standing
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.operators.audit import AuditLog, Note
from theomachy.server.operators.table_care import PHASES, SEATS
from theomachy.server.operators.tokens import end_tokens
from theomachy.server.protocol import (
    Choices,
    ExportedChannel,
    ExportedLesson,
    ExportedMessage,
    ExportedNotices,
    ExportedPerson,
    ExportedTable,
    ExportedTie,
    RatingShown,
)
from theomachy.server.ratings.profiles import rating_shown
from theomachy.server.store.operator_rows import OperatorRows, Removal
from theomachy.server.store.port import PAGE, Account, Batch, Entry, Grant, Store, Summary
from theomachy.server.tables.log import UnknownEntry, decoded
from theomachy.server.tables.messages.absence import STAND_IN, HandedOver
from theomachy.server.tables.messages.chat import Said
from theomachy.server.tables.messages.declaration import Decision
from theomachy.server.tables.messages.seats import Left, Seated
from theomachy.server.tables.messages.starting import Closed
from theomachy.server.tables.permissions import TOKEN_ROLES
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import HOST, SOMEONE, EntryBody, Opened, Table, shown_name

ENCODE: Final = msgspec.json.Encoder()
MOST_ROWS: Final = 2**31
"""More than a person has of anything."""


class PersonalData:
    """Exports and deletes what belongs to one account or device."""

    def __init__(self, hosts: TableHosts, audit: AuditLog) -> None:
        self._hosts: Final = hosts
        self._services: Final[Services] = hosts.services
        self._audit: Final = audit

    # -- export

    async def export(self, account: Account) -> ExportedPerson:
        """The account, its tables, what it said, and the records of its finished games."""
        store = self._services.store
        held: dict[str, list[Grant]] = {}
        for grant in await store.all_grants_of(account.name):
            held.setdefault(grant.table, []).append(grant)
        tables: list[ExportedTable] = []
        for table, grants in held.items():
            summary = await store.summary(table)
            if summary is not None and await store.hidden_since(table) is None:
                tables.append(await self._exported(summary, grants))
        return ExportedPerson(
            name=account.shown,
            created=account.created,
            operator=await store.is_operator(account.name),
            logins=[one.created for one in await store.logins_of(account.name) if not one.revoked],
            tables=tables,
            lessons=[
                ExportedLesson(one.game, one.lesson, one.since) for one in await store.progress_of(account.name)
            ],
            notices=await self._notices(account.name),
            choices=await self._choices(account.name),
            people=await self._ties(account.name),
            ratings=await self._ratings(account.name),
        )

    async def _notices(self, account: str) -> ExportedNotices:
        store = self._services.store
        person = await store.notice_person(account)
        sent = await store.deliveries_of(account, MOST_ROWS)
        return ExportedNotices(
            language="" if person is None else person.language,
            zone="" if person is None else person.zone,
            quiet_from=None if person is None else person.quiet_from,
            quiet_to=None if person is None else person.quiet_to,
            channels=[
                ExportedChannel(one.kind, one.target, bool(one.enabled), one.created, one.confirmed)
                for one in await store.channels_of(account)
            ],
            messages=[ExportedMessage(one.created, one.about, one.state, one.tries) for one in sent],
        )

    async def _choices(self, account: str) -> Choices | None:
        found = await self._services.store.person(account)
        if found is None:
            return None
        return Choices(shown_to=found.shown_to, language=found.language, zone=found.zone)

    async def _ties(self, account: str) -> list[ExportedTie]:
        store = self._services.store
        named = [(tie, await store.account(tie.other)) for tie in await store.ties_of(account)]
        return [ExportedTie(one.shown, tie.kind, tie.since) for tie, one in named if one is not None]

    async def _ratings(self, account: str) -> list[RatingShown]:
        store = self._services.store
        person = await store.person(account)
        if person is None:
            return []
        past = await store.past_ratings(person.player, PAGE)
        return [rating_shown(row, past) for row in await store.ratings_of(person.player)]

    async def _exported(self, summary: Summary, grants: Sequence[Grant]) -> ExportedTable:
        entries, _ = await read_log(self._services.store, summary.table)
        names = own_names(entries, grants)
        seats = sorted({seat for grant in grants for seat in grant.seats})
        bodies = [decoded(entry.kind, entry.body) for entry in entries if entry.kind == Said.kind]
        here = not all(grant.revoked for grant in grants)
        return ExportedTable(
            id=summary.table,
            game=summary.game,
            title=summary.title,
            role=TOKEN_ROLES[grants[0].role],
            seats=seats,
            phase=PHASES.get(summary.phase, "frozen"),
            created=summary.created,
            updated=summary.updated,
            said=[one.text for one in bodies if isinstance(one, Said) and one.name in names and spoke(one, seats)],
            record=await self._record(entries) if summary.phase == "finished" and here else "",
        )

    async def _record(self, entries: list[Entry]) -> str:
        try:
            table, _ = await asyncio.to_thread(replayed, entries)
            return "" if table.match is None else await asyncio.to_thread(table.match.record)
        except (Unreadable, DataError):
            return ""  # nothing was played that a record could hold

    # -- deletion

    async def erase(self, who: str, account: Account, why: str) -> None:
        """Delete an account or a device. A second try goes on where a first one was cut short."""
        store = self._services.store
        held: dict[str, list[Grant]] = {}
        for grant in await store.all_grants_of(account.name):
            held.setdefault(grant.table, []).append(grant)
        removed = await store.origins_of(account.name)
        if removed:  # before the tokens belong to nobody
            await store.write(Batch(operator=OperatorRows(removed=removed)))
        for table, grants in held.items():
            await self._leave(table, grants)
            await self._hide(table, grants)
        removed = [Removal("logins", (one.token,)) for one in await store.logins_of(account.name)]
        removed += [Removal("resets", (one.hash,)) for one in await store.resets_of(account.name)]
        removed += await notices_of(store, account.name)
        done = await store.progress_of(account.name)
        removed += [Removal("progress", (one.account, one.game, one.lesson)) for one in done]
        about = await store.ties_about(account.name)
        removed += [Removal("ties", (one.account, one.other, one.kind)) for one in about]
        if await store.person(account.name) is not None:  # the logs of rated games keep a name of nobody
            removed.append(Removal("people", (account.name,)))
        if await store.is_operator(account.name):
            removed.append(Removal("operators", (account.name,)))
        removed.append(Removal("accounts", (account.name,)))
        subject = f"name with SHA-256 {sha256(account.name.encode()).hexdigest()[:16]}"
        note = Note(who, "erase-account", subject, why, {"tables": str(len(held))})
        await self._audit.write(note, OperatorRows(removed=removed))
        self._services.notices.forget(account.name)

    async def _leave(self, table: str, grants: Sequence[Grant]) -> None:
        """Leave a table that has not ended: a bot plays on, a seat becomes free, a table without a host closes."""
        held = [grant for grant in grants if not grant.revoked]
        seats = {seat for grant in held for seat in grant.seats}
        hosts = any(grant.role == "host" for grant in held)

        async def plan(standing: Standing) -> Decision:
            return Decision(*leaving(standing.table, seats, hosts))

        if held:
            try:
                await self._hosts.host(table).transact(plan)
            except NoSuchTable:
                self._hosts.drop(table)
            except RequestRefused as refusal:
                if refusal.code != "frozen":
                    raise
        await end_tokens(self._hosts, held)

    async def _hide(self, table: str, grants: Sequence[Grant]) -> None:
        """Hide the names a person had at a table, also in its summary, and give up the tokens."""

        async def change() -> None:
            store = self._services.store
            entries, _ = await read_log(store, table)
            names = own_names(entries, grants)
            now = self._services.ports.now()
            fresh = names - frozenset(await store.hidden_names(table))
            rows = OperatorRows(
                hidden_names=[(table, name, now) for name in sorted(fresh)],
                disowned=[grant.token for grant in grants],
            )
            summary = await store.summary(table)
            summaries = [] if summary is None else [unnamed(summary, names)]
            await store.write(Batch(summaries=summaries, operator=rows))

        await self._hosts.host(table).change_beside(change)


async def notices_of(store: Store, account: str) -> list[Removal]:
    """Every row about the notices of a person."""
    found = [Removal("notices", (one.account, one.table)) for one in await store.notices_of(account)]
    found += [Removal("notice_channels", (one.id,)) for one in await store.channels_of(account)]
    found += [Removal("notice_deliveries", (one.id,)) for one in await store.deliveries_of(account, MOST_ROWS)]
    if await store.notice_person(account) is not None:
        found.append(Removal("notice_people", (account,)))
    return found


def leaving(table: Table, seats: set[int], host: bool) -> list[EntryBody]:
    """What is written when a person leaves for good."""
    if table.phase() == "waiting":
        return [Closed()] if host else [Left(seat) for seat in sorted(seats) if table.seats[seat].person()]
    if table.phase() == "playing":
        here = [seat for seat in sorted(seats) if table.seats[seat].person() and not table.seats[seat].away]
        return [HandedOver(seat, "left", STAND_IN) for seat in here]
    return []


def own_names(entries: Sequence[Entry], grants: Sequence[Grant]) -> frozenset[str]:
    """The names under which the holder of these tokens is in the log."""
    names: set[str] = set()
    seated: list[tuple[int, Seated]] = []
    for entry in entries:
        if entry.kind not in (Opened.kind, Seated.kind):
            continue
        try:
            body = decoded(entry.kind, entry.body)
        except UnknownEntry:
            continue  # of another version; nobody is shown it either
        if isinstance(body, Opened) and any(grant.role == "host" for grant in grants):
            names |= {body.host, *(body.seats[seat].name for seat in body.host_seats)}
        if isinstance(body, Seated):
            seated.append((entry.seq, body))
    for grant in grants:
        names |= seated_names(seated, grant)
    return frozenset(names - {"", SOMEONE})


def seated_names(seated: Sequence[tuple[int, Seated]], grant: Grant) -> set[str]:
    """The names of those who sat down last on the token's seats before it was given.

    A token from before epochs were kept may be of anybody who sat there: then all these names are taken for own.
    """
    names: set[str] = set()
    for seat in grant.seats if grant.role != "host" else ():
        found = [(seq, body.name) for seq, body in seated if body.seat == seat]
        if grant.epoch is not None:
            found = [(seq, name) for seq, name in found if seq <= grant.epoch][-1:]
        names |= {name for _, name in found}
    return names


def spoke(said: Said, seats: Sequence[int]) -> bool:
    """Whether somebody with these seats said it."""
    return said.seat in seats or said.seat == HOST


def unnamed(summary: Summary, names: frozenset[str]) -> Summary:
    """A summary without these names."""
    seats = SEATS.decode(summary.seats)
    hidden = [msgspec.structs.replace(seat, name=shown_name(seat.name, names)) for seat in seats]
    return msgspec.structs.replace(summary, seats=ENCODE.encode(hidden))
