"""Who gets a token of a table: opening one, joining, following to a rematch, entering again from elsewhere."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

from theomachy.server.accounts.credentials import TOKEN_BYTES, new_token, token_digest
from theomachy.server.live.services import NoSuchTable, Services, no_such_table, storage_failed
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.protocol import (
    Entered,
    Join,
    OpenTable,
    Role,
    SeatInvite,
    SeatWish,
    Setup,
)
from theomachy.server.store.port import Batch, Grant, InDoubt, StoreError
from theomachy.server.tables.identifiers import new_code, read_code, token_text
from theomachy.server.tables.messages.declaration import Decision
from theomachy.server.tables.messages.invites import SEAT, SPECTATOR, invite_row
from theomachy.server.tables.messages.seats import Kicked, Left, Seated
from theomachy.server.tables.new_games import Imported, check_level, drawn_header, from_position, from_record
from theomachy.server.tables.new_table import add_table
from theomachy.server.tables.plain_text import NotPlain, plain
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, Opened, SeatPlan, Table

Chosen: TypeAlias = tuple[tuple[int, ...], list[EntryBody]]
"""The seats of a new token, and what is written about it."""
Choose: TypeAlias = Callable[[Table, list[Grant]], Chosen]
"""Chosen from the table as it stands and the tokens it has given out."""


def bad_invite() -> RequestRefused:
    """The refusal of an invite or a code, whether it does not exist, was used, or is not for the caller."""
    return RequestRefused("unknown", "no such invite or code, or it was used, or it is not for you")


def was_kicked(table: Table, given: list[Grant], owner: str | None) -> bool:
    """Whether the host removed this owner from a seat; a client without device and account is not known again."""
    for grant in given:
        if owner is None or grant.account != owner or not grant.revoked:
            continue
        for entry in table.log:
            body = entry.body
            if entry.at > grant.created and isinstance(body, Left | Kicked) and body.seat in grant.seats:
                if isinstance(body, Kicked):
                    return True
                break
    return False


class Admission:
    """Gives out tokens."""

    def __init__(self, hosts: TableHosts) -> None:
        self.hosts: Final = hosts
        self.services: Final[Services] = hosts.services

    # -- opening

    async def open(self, wish: OpenTable, owner: str | None) -> Entered:
        """Make a table; its maker is its host."""
        name = self._name(wish.name)
        await self._check_owner(owner)
        game = await self._game(wish)
        setup = game.setup if isinstance(game, Imported) else game
        if len(wish.seats) != setup.players:
            raise RequestRefused(
                "setup", f"{setup.players} players need {setup.players} seats, not {len(wish.seats)}"
            )
        seats = [self._plan(seat, name) for seat in wish.seats]
        own = tuple(number for number, seat in enumerate(wish.seats) if seat.kind in ("me", "hotseat"))
        if sum(1 for seat in wish.seats if seat.kind == "me") > 1:
            raise RequestRefused("setup", "only one seat can be 'me'; others at your device are 'hotseat'")
        imported = game if isinstance(game, Imported) else None
        opened = Opened(
            setup=setup,
            seats=seats,
            host=name,
            host_seats=list(own),
            title=self._title(wish.title),
            pace=wish.pace,
            visibility=wish.visibility,
            code=new_code(self.services.ports.entropy),
            header=list(imported.header.items()) if imported else [],
            answers=imported.answers if imported else [],
            position=imported.position if imported else "",
        )
        batch = Batch()
        table = add_table(batch, opened, self.services.ports.now(), self.services.ports.entropy)
        token, grant = self._grant(table.id, "host", own, owner)
        batch.grants.append(grant)
        free = [number for number, seat in enumerate(wish.seats) if seat.kind == "friend"]
        invites = [self._invite(batch, table.id, seat) for seat in free]
        await self._write(batch)
        return Entered(
            table=table.id,
            role="host",
            seats=list(own),
            code=opened.code,
            invites=[SeatInvite(seat, invite) for seat, invite in zip(free, invites, strict=True)],
            token=token,
        )

    async def _game(self, wish: OpenTable) -> Imported | Setup:
        """What the table starts from."""
        sources = [wish.setup, wish.record, wish.position, wish.play_on]
        if sum(1 for source in sources if source is not None) != 1:
            raise RequestRefused("setup", "exactly one of setup, record, position and play_on must be given")
        if wish.setup is not None:
            drawn_header(wish.setup, 0)  # refuses what cannot be set up
            return wish.setup
        if wish.play_on is not None:
            return await self._played_on(wish.play_on.table, wish.play_on.answers)
        if wish.record is not None:
            most = self.services.limits.import_answers
            return await asyncio.to_thread(from_record, wish.record, wish.answers, most)
        return await asyncio.to_thread(from_position, wish.position or "")

    async def _played_on(self, table_id: str, answers: int) -> Imported:
        """The game of a finished table up to an answer. The caller checks that its record may be read."""
        table = await self.hosts.host(table_id).look()
        match = table.match
        if match is None or table.phase() != "finished":
            raise RequestRefused("running", "you can continue only from a finished game")
        if answers > len(match.given):
            raise RequestRefused("data", f"the game had {len(match.given)} answers, not {answers}")
        if answers == len(match.given):
            raise RequestRefused("data", "the game is over there; choose an earlier position")
        if not match.header:
            return Imported(setup=table.opened.setup, position=match.past(answers).line())
        played = [given.pair() for given in match.given[:answers]]
        return Imported(setup=table.opened.setup, header=match.header, answers=played)

    def _plan(self, wish: SeatWish, host: str) -> SeatPlan:
        if wish.kind == "bot":
            check_level(wish.level)
            return SeatPlan(level=wish.level)
        if wish.kind == "friend":
            return SeatPlan()
        return SeatPlan(name=host if wish.name is None else self._name(wish.name))

    # -- joining

    async def join(self, wish: Join, owner: str | None) -> Entered:
        """Join by invite or by code; what does not exist and what is not for the caller are refused alike."""
        if (wish.invite is None) == (wish.code is None):
            raise RequestRefused("malformed", "join with either an invite or a code")
        name = self._name(wish.name)
        if wish.invite is not None:
            return await self._by_invite(wish.invite, name, owner)
        summary = await self.services.store.by_code(read_code(wish.code or ""))
        if summary is None or summary.visibility == "private":
            raise bad_invite()

        def choose(table: Table, given: list[Grant]) -> Chosen:
            if wish.watch:
                return (), []
            if was_kicked(table, given, owner):
                raise RequestRefused(
                    "forbidden", "the host removed you; only a new invite from the host lets you in again"
                )
            free = table.free_seats()
            if table.phase() != "waiting" or not free:
                raise RequestRefused("full", "no seat is free at this table; you can watch")
            if wish.seat is not None and wish.seat not in free:
                raise RequestRefused("taken", f"seat {wish.seat} is taken")
            seat = free[0] if wish.seat is None else wish.seat
            return (seat,), [Seated(seat, name)]

        return await self._admitted(summary.table, "spectator" if wish.watch else "seat", owner, choose, [])

    async def _by_invite(self, text: str, name: str, owner: str | None) -> Entered:
        key = token_digest(text)
        invite = None if key is None else await self.services.store.invite(key)
        if invite is None or invite.used or (invite.expires or 0) < self.services.ports.now():
            raise bad_invite()

        def choose(table: Table, given: list[Grant]) -> Chosen:
            seats = [table.seats[seat] for seat in invite.seats]
            if invite.role == SEAT:
                if table.phase() != "waiting" or not all(seat.free() for seat in seats):
                    raise RequestRefused("taken", "the seat of this invite is taken, or the game has begun")
                return invite.seats, [Seated(seat, name) for seat in invite.seats]
            if any(not seat.person() or seat.since >= invite.created for seat in seats):
                raise bad_invite()  # made by a player who sat there before
            return invite.seats, []

        role: Role = "spectator" if invite.role == SPECTATOR else "seat"
        return await self._admitted(invite.table, role, owner, choose, [invite.hash])

    async def enter(self, table_id: str, owners: list[str]) -> Entered:
        """A new token like the one that the account or device holds."""
        for owner in owners:
            for grant in await self.services.store.grants_of(owner):
                if grant.table == table_id:
                    return await self._like(grant, owner)
        raise no_such_table()

    async def _like(self, grant: Grant, owner: str) -> Entered:
        def choose(table: Table, given: list[Grant]) -> Chosen:
            return grant.seats, []

        role: Role = "host" if grant.role == "host" else "seat" if grant.role == SEAT else "spectator"
        return await self._admitted(grant.table, role, owner, choose, [])

    async def follow(self, grant: Grant, owner: str | None) -> Entered:
        """A token of the rematch, for the holder of a token of this table."""
        table = await self.hosts.host(grant.table).look()
        if table.rematch is None:
            raise RequestRefused("unknown", "there is no rematch yet")
        if any(one.table == table.rematch for one in await self.services.store.grants_of(owner or "")):
            return await self.enter(table.rematch, [owner or ""])

        def choose(after: Table, given: list[Grant]) -> Chosen:
            if any(after.seats[seat].since != after.created for seat in grant.seats):
                raise no_such_table()  # another player has the seat now
            return grant.seats, []

        after = await self.hosts.host(table.rematch).look()
        role: Role = "seat" if grant.seats else "spectator"
        if list(grant.seats) == after.opened.host_seats and (grant.seats or grant.role == "host"):
            role = "host"
        return await self._admitted(table.rematch, role, owner, choose, [])

    async def _admitted(
        self, table_id: str, role: Role, owner: str | None, choose: Choose, used: list[bytes]
    ) -> Entered:
        """A new token for the seats that are chosen from the table as it stands."""
        token, key = new_token(self.services.ports)
        seats: list[int] = []
        code: list[str] = []

        async def plan(table: Table) -> Decision:
            given = await self.services.store.grants_at(table_id)
            if len(given) >= self.services.limits.devices_per_table:
                raise RequestRefused("too-many", "no more devices can join this table")
            chosen, bodies = choose(table, given)
            seats.extend(chosen)
            code.append(table.opened.code)
            grant = Grant(key, table_id, role, chosen, owner, self.services.ports.now())
            return Decision(*bodies, batch=Batch(grants=[grant], used_invites=used))

        try:
            await self.hosts.host(table_id).transact(plan)
        except NoSuchTable as error:
            self.hosts.drop(table_id)
            raise no_such_table() from error
        shown = "" if role == "spectator" else code[0]
        return Entered(table=table_id, role=role, seats=seats, code=shown, invites=[], token=token)

    # -- inside

    def _grant(self, table: str, role: Role, seats: tuple[int, ...], owner: str | None) -> tuple[str, Grant]:
        token, key = new_token(self.services.ports)
        return token, Grant(key, table, role, seats, owner, self.services.ports.now())

    def _invite(self, batch: Batch, table: str, seat: int) -> str:
        token = self.services.ports.entropy(TOKEN_BYTES)
        batch.invites.append(
            invite_row(token, table, SEAT, (seat,), self.services.ports.now(), self.services.limits)
        )
        return token_text(token)

    async def _check_owner(self, owner: str | None) -> None:
        """Refuse an owner who is at too many tables that have not ended."""
        held = await self.services.store.held(owner) if owner else 0
        if held >= self.services.limits.tables_per_owner:
            raise RequestRefused("too-many", f"you are already at {held} tables; finish or close one")

    async def _write(self, batch: Batch) -> None:
        try:
            await self.services.store.write(batch)
        except InDoubt as error:
            raise storage_failed(error) from error
        except StoreError as error:
            raise RequestRefused("not-saved", f"nothing was changed: {error}", retry=1_000) from error

    def _name(self, text: str) -> str:
        try:
            return plain(text, self.services.limits.name_letters, self.services.limits.name_bytes, "name")
        except NotPlain as error:
            raise RequestRefused("name", str(error)) from error

    def _title(self, text: str) -> str:
        try:
            limits = self.services.limits
            return plain(text, limits.title_letters, limits.title_bytes, "title") if text.strip() else ""
        except NotPlain as error:
            raise RequestRefused("name", str(error)) from error
