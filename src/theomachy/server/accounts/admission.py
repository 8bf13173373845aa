"""Coming to a table: opening one, joining, inviting, following to a rematch, entering again from elsewhere."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Final, TypeAlias

from theomachy.games import registry
from theomachy.server.accounts.credentials import (
    TOKEN_BYTES,
    digest,
    new_code,
    new_table_id,
    new_token,
    read_code,
    written,
)
from theomachy.server.live.changes import Change, summary_of
from theomachy.server.live.services import Missing, World
from theomachy.server.live.table_hosts import House
from theomachy.server.protocol import (
    Entered,
    Invited,
    Join,
    OpenTable,
    Rematch,
    Rematched,
    Role,
    SeatInvite,
    SeatWish,
    Setup,
)
from theomachy.server.protocol import Invite as InviteWish
from theomachy.server.store.chain import linked
from theomachy.server.store.port import Batch, Entry, Grant, Invite, StoreError
from theomachy.server.tables import randomness
from theomachy.server.tables.decisions import Actor, Refuse, admit
from theomachy.server.tables.log_entries import (
    HOST,
    NAMES,
    Body,
    Kicked,
    Left,
    Opened,
    RematchMade,
    Seated,
    SeatPlan,
    encoded,
)
from theomachy.server.tables.new_games import Imported, check_level, drawn_header, from_position, from_record
from theomachy.server.tables.plain_text import NotPlain, plain
from theomachy.server.tables.table import Table

DAY: Final = 86_400_000
SEAT: Final = "seat"
DEVICE: Final = "device"  # an invite for another device of somebody who sits there already
SPECTATOR: Final = "spectator"
Chosen: TypeAlias = tuple[tuple[int, ...], list[Body]]
"""The seats of a new token, and what is written about it."""
Choose: TypeAlias = Callable[[Table, list[Grant]], Chosen]
"""Chosen from the table as it stands and the tokens it has given out."""


def unknown() -> Refuse:
    """What does not exist and what you may not know of are refused alike."""
    return Refuse("unknown", "no such table, or it is not for you")


def bad_invite() -> Refuse:
    """The same for invites and codes."""
    return Refuse("unknown", "no such invite or code, or it was used, or it is not for you")


def sent_away(table: Table, given: list[Grant], owner: str | None) -> bool:
    """Whether the host took a seat from this owner. Who has no device and no account is nobody we could know."""
    for grant in given:
        if owner is None or grant.account != owner or not grant.revoked:
            continue
        for noted in table.noted:
            body = noted.body
            if noted.at > grant.created and isinstance(body, Left | Kicked) and body.seat in grant.seats:
                if isinstance(body, Kicked):
                    return True
                break
    return False


class Admission:
    """Gives out tokens."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.world: Final[World] = house.world

    # -- opening

    async def open(self, wish: OpenTable, owner: str | None) -> Entered:
        """Make a table; the one who makes it is its host."""
        name = self._name(wish.name)
        await self._check_owner(owner)
        game = await self._game(wish)
        setup = game.setup if isinstance(game, Imported) else game
        if len(wish.seats) != setup.players:
            raise Refuse("setup", f"{setup.players} players need as many seats, not {len(wish.seats)}")
        seats = [self._plan(seat, name) for seat in wish.seats]
        own = tuple(number for number, seat in enumerate(wish.seats) if seat.kind in ("me", "hotseat"))
        if sum(1 for seat in wish.seats if seat.kind == "me") > 1:
            raise Refuse("setup", "only one seat can be 'me'; others at your device are 'hotseat'")
        imported = game if isinstance(game, Imported) else None
        opened = Opened(
            setup=setup,
            seats=seats,
            host=name,
            host_seats=list(own),
            title=self._title(wish.title),
            pace=wish.pace,
            visibility=wish.visibility,
            code=new_code(self.world.ports),
            header=list(imported.header.items()) if imported else [],
            answers=imported.answers if imported else [],
            position=imported.position if imported else "",
        )
        batch = Batch()
        table = self._first(opened, batch)
        token, grant = self._grant(table.id, "host", own, owner)
        batch.grants.append(grant)
        free = [number for number, seat in enumerate(wish.seats) if seat.kind == "friend"]
        invites = [self._invite(batch, table.id, SEAT, (seat,)) for seat in free]
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
            raise Refuse("setup", "a table starts from one of setup, record, position and play_on")
        if wish.setup is not None:
            drawn_header(wish.setup, 0)  # refuses what cannot be set up
            return wish.setup
        if wish.play_on is not None:
            return await self._played_on(wish.play_on.table, wish.play_on.answers)
        if wish.record is not None:
            most = self.world.limits.import_answers
            return await asyncio.to_thread(from_record, wish.record, wish.answers, most)
        return await asyncio.to_thread(from_position, wish.position or "")

    async def _played_on(self, table_id: str, answers: int) -> Imported:
        """The past of a table that has finished, whose record everybody there may have. Checked by the caller."""
        table = await self.house.host(table_id).look()
        match = table.match
        if match is None or table.phase() != "finished":
            raise Refuse("running", "one can play on from a finished game only")
        if answers > len(match.given):
            raise Refuse("data", f"the game had {len(match.given)} answers, not {answers}")
        if answers == len(match.given):
            raise Refuse("data", "the game is over there; choose an earlier moment")
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

    def _first(self, opened: Opened, batch: Batch) -> Table:
        """A new table: its first entry, its summary and its secret go into the batch."""
        table_id = new_table_id(self.world.ports)
        rules = registry.package(opened.setup.game).game.rules_version
        now = self.world.ports.now()
        entry: Entry = linked(table_id, None, NAMES[Opened], encoded(opened), None, now, rules)
        table = Table(entry)
        batch.entries.append(entry)
        batch.summaries.append(summary_of(table))
        batch.secrets.append((table_id, self.world.ports.entropy(randomness.SECRET_BYTES)))
        return table

    # -- joining

    async def join(self, wish: Join, owner: str | None) -> Entered:
        """By invite or by code; what does not exist and what is not for you are refused alike."""
        if (wish.invite is None) == (wish.code is None):
            raise Refuse("malformed", "join by an invite or by a code")
        name = self._name(wish.name)
        if wish.invite is not None:
            return await self._by_invite(wish.invite, name, owner)
        summary = await self.world.store.by_code(read_code(wish.code or ""))
        if summary is None or summary.visibility == "private":
            raise bad_invite()

        def choose(table: Table, given: list[Grant]) -> Chosen:
            if wish.watch:
                return (), []
            if sent_away(table, given, owner):
                raise Refuse("forbidden", "the host sent you away; only an invite of the host's lets you in again")
            free = [number for number, seat in enumerate(table.seats) if seat.free()]
            if table.phase() != "waiting" or not free:
                raise Refuse("full", "no seat is free at this table; you may watch")
            if wish.seat is not None and wish.seat not in free:
                raise Refuse("taken", f"seat {wish.seat} is taken")
            seat = free[0] if wish.seat is None else wish.seat
            return (seat,), [Seated(seat, name)]

        return await self._admitted(summary.table, "spectator" if wish.watch else "seat", owner, choose, [])

    async def _by_invite(self, text: str, name: str, owner: str | None) -> Entered:
        key = digest(text)
        invite = None if key is None else await self.world.store.invite(key)
        if invite is None or invite.used or (invite.expires or 0) < self.world.ports.now():
            raise bad_invite()

        def choose(table: Table, given: list[Grant]) -> Chosen:
            seats = [table.seats[seat] for seat in invite.seats]
            if invite.role == SEAT:
                if table.phase() != "waiting" or not all(seat.free() for seat in seats):
                    raise Refuse("taken", "the seat of this invite is taken, or the game has begun")
                return invite.seats, [Seated(seat, name) for seat in invite.seats]
            if any(not seat.person() or seat.since >= invite.created for seat in seats):
                raise bad_invite()  # made by whoever sat there before
            return invite.seats, []

        role: Role = "spectator" if invite.role == SPECTATOR else "seat"
        return await self._admitted(invite.table, role, owner, choose, [invite.hash])

    async def enter(self, table_id: str, owners: list[str]) -> Entered:
        """From another device: a token like the one that the account or device has."""
        for owner in owners:
            for grant in await self.world.store.grants_of(owner):
                if grant.table == table_id:
                    return await self._like(grant, owner)
        raise unknown()

    async def _like(self, grant: Grant, owner: str) -> Entered:
        def choose(table: Table, given: list[Grant]) -> Chosen:
            return grant.seats, []

        role: Role = "host" if grant.role == "host" else "seat" if grant.role == SEAT else "spectator"
        return await self._admitted(grant.table, role, owner, choose, [])

    async def follow(self, grant: Grant, owner: str | None) -> Entered:
        """To the rematch, with a token of the table before."""
        table = await self.house.host(grant.table).look()
        if table.rematch is None:
            raise Refuse("unknown", "there is no rematch yet")
        if any(one.table == table.rematch for one in await self.world.store.grants_of(owner or "")):
            return await self.enter(table.rematch, [owner or ""])

        def choose(after: Table, given: list[Grant]) -> Chosen:
            if any(after.seats[seat].since != after.created for seat in grant.seats):
                raise unknown()  # somebody else has the seat now
            return grant.seats, []

        after = await self.house.host(table.rematch).look()
        role: Role = "seat" if grant.seats else "spectator"
        if list(grant.seats) == after.opened.host_seats and (grant.seats or grant.role == "host"):
            role = "host"
        return await self._admitted(table.rematch, role, owner, choose, [])

    async def _admitted(
        self, table_id: str, role: Role, owner: str | None, choose: Choose, used: list[bytes]
    ) -> Entered:
        """A new token for the seats that are chosen from the table as it stands."""
        token, key = new_token(self.world.ports)
        seats: list[int] = []
        code: list[str] = []

        async def plan(table: Table, secret: bytes) -> Change:
            given = await self.world.store.grants_at(table_id)
            if len(given) >= self.world.limits.devices_per_table:
                raise Refuse("too-many", "this table has given out all its tokens")
            chosen, bodies = choose(table, given)
            seats.extend(chosen)
            code.append(table.opened.code)
            grant = Grant(key, table_id, role, chosen, owner, self.world.ports.now())
            return Change(bodies, Batch(grants=[grant], used_invites=used))

        try:
            await self.house.host(table_id).transact(plan)
        except Missing as error:
            self.house.drop(table_id)
            raise unknown() from error
        shown = "" if role == "spectator" else code[0]
        return Entered(table=table_id, role=role, seats=seats, code=shown, invites=[], token=token)

    # -- inviting, and going on

    async def invite(self, table_id: str, actor: Actor, wish: InviteWish) -> Invited:
        """An invite; the same request gets the same one."""
        made: list[tuple[str, tuple[int, ...]]] = []

        async def plan(table: Table, secret: bytes) -> Change:
            admit(table, actor, wish)
            role, seats = self._invited(table, actor, wish)
            token = randomness.token(secret, f"invite {wish.id} {actor.role} {actor.seats} {role} {seats}")
            made.append((written(token), seats))
            batch = Batch()
            if await self.world.store.invite(sha256(token).digest()) is None:
                self._add_invite(batch, table_id, role, seats, token)
            return Change([], batch)

        seq = await self.house.host(table_id).transact(plan)
        text, seats = made[0]
        return Invited(id=wish.id, seq=seq, invite=text, role=wish.role, seats=list(seats))

    def _invited(self, table: Table, actor: Actor, wish: InviteWish) -> tuple[str, tuple[int, ...]]:
        seats = tuple(sorted(set(wish.seats)))
        if wish.role == SPECTATOR:
            if actor.role != "host" and table.opened.visibility == "private":
                raise Refuse("forbidden", "only the host invites spectators to a private table")
            return SPECTATOR, ()
        if not seats or seats[-1] >= len(table.seats):
            raise Refuse("no-seat", "name the seats to invite for")
        if set(seats) <= set(actor.seats):
            return DEVICE, seats
        if actor.role != "host" or not all(table.seats[seat].free() for seat in seats):
            raise Refuse("no-seat", "these seats are not free, or not yours to give")
        return SEAT, seats

    async def rematch(self, table_id: str, actor: Actor, wish: Rematch) -> Rematched:
        """A table with the same people; whoever asks first is its host."""
        made: list[str] = []

        async def plan(table: Table, secret: bytes) -> Change:
            admit(table, actor, wish)
            if table.rematch is not None:
                made.append(table.rematch)
                return Change([])
            if table.match is None:
                raise Refuse("wrong-phase", "nothing was played at this table")
            opened = Opened(
                setup=table.opened.setup,
                seats=[SeatPlan(seat.name, "" if seat.person() else seat.level) for seat in table.seats],
                host=table.seats[actor.seats[0]].name if actor.seats else table.opened.host,
                host_seats=list(actor.seats),
                title=table.opened.title,
                pace=table.opened.pace,
                visibility=table.opened.visibility,
                code=new_code(self.world.ports),
                after=table_id,
            )
            batch = Batch()
            made.append(self._first(opened, batch).id)
            seat = actor.seats[0] if actor.seats else HOST
            return Change([RematchMade(seat, made[0])], batch)

        seq = await self.house.host(table_id).transact(plan)
        return Rematched(id=wish.id, seq=seq, table=made[0])

    # -- inside

    def _grant(self, table: str, role: Role, seats: tuple[int, ...], owner: str | None) -> tuple[str, Grant]:
        token, key = new_token(self.world.ports)
        return token, Grant(key, table, role, seats, owner, self.world.ports.now())

    def _add_invite(self, batch: Batch, table: str, role: str, seats: tuple[int, ...], token: bytes) -> None:
        now = self.world.ports.now()
        expires = now + self.world.limits.invite_days * DAY
        batch.invites.append(Invite(sha256(token).digest(), table, role, seats, now, expires))

    def _invite(self, batch: Batch, table: str, role: str, seats: tuple[int, ...]) -> str:
        token = self.world.ports.entropy(TOKEN_BYTES)
        self._add_invite(batch, table, role, seats, token)
        return written(token)

    async def _check_owner(self, owner: str | None) -> None:
        """One owner has not too many tables that have not ended."""
        held = await self.world.store.held(owner) if owner else 0
        if held >= self.world.limits.tables_per_owner:
            raise Refuse("too-many", f"you are at {held} tables already; finish or close one")

    async def _write(self, batch: Batch) -> None:
        try:
            await self.world.store.write(batch)
        except StoreError as error:
            raise Refuse("not-saved", f"nothing was changed: {error}", retry=1_000) from error

    def _name(self, text: str) -> str:
        try:
            return plain(text, self.world.limits.name_letters, self.world.limits.name_bytes, "name")
        except NotPlain as error:
            raise Refuse("name", str(error)) from error

    def _title(self, text: str) -> str:
        try:
            limits = self.world.limits
            return plain(text, limits.title_letters, limits.title_bytes, "title") if text.strip() else ""
        except NotPlain as error:
            raise Refuse("name", str(error)) from error
