"""Who gets a token of a table: opening one, joining, following to a rematch, entering again from elsewhere."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec
import structlog

from theomachy.server.accounts.credentials import DEVICE, token_digest
from theomachy.server.accounts.kicks import check_not_kicked, invite_counts
from theomachy.server.accounts.persons import check_not_blocked, named_player
from theomachy.server.accounts.repeats import Admitted, Caller, NewToken, RequestKey
from theomachy.server.accounts.token_quota import check_seating, displaced_tokens
from theomachy.server.live.services import (
    NoSuchTable,
    NotForYou,
    Services,
    no_such_table,
    not_saved,
    storage_failed,
)
from theomachy.server.live.table_grants import Standing
from theomachy.server.live.table_host import Plan
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.protocol import (
    Enter,
    Entered,
    Invitation,
    InvitationShown,
    Join,
    OpenLesson,
    OpenTable,
    Role,
    SeatInvite,
    SeatWish,
    Setup,
)
from theomachy.server.store.people_rows import NamedPlayer
from theomachy.server.store.port import Batch, Grant, InDoubt, Invite, StoreError
from theomachy.server.tables.characters import BotWish, checked, seated
from theomachy.server.tables.identifiers import new_code, read_code, token_text
from theomachy.server.tables.lesson_tables import begin_lesson, known_lesson, lesson_opened
from theomachy.server.tables.messages.declaration import Decision
from theomachy.server.tables.messages.invites import HOST_DEVICE, SEAT, SPECTATOR, invite_row
from theomachy.server.tables.messages.rematch import Came
from theomachy.server.tables.messages.seats import Seated
from theomachy.server.tables.new_games import Imported, bot_levels, drawn_header, from_position, from_record
from theomachy.server.tables.new_table import add_table
from theomachy.server.tables.plain_text import NotPlain, plain
from theomachy.server.tables.rated import check_rated
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.room import check_joining
from theomachy.server.tables.table import EntryBody, Opened, SeatPlan, Table
from theomachy.words.texts import LANGUAGES, texts

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.admission")

FIRST: Final = 1
"""The number of the first entry of every log."""
Chosen: TypeAlias = tuple[Role, tuple[int, ...], list[EntryBody]]
"""The role and the seats of a new token, and what is written about it."""
Choose: TypeAlias = Callable[[Standing], Awaitable[Chosen]]
"""Chosen from the table as it stands, under its lock."""


def bad_invite() -> RequestRefused:
    """The refusal of an invite or a code, whether it does not exist, was used, or is not for the caller."""
    return RequestRefused("unknown", "no such invite or code, or it was used, or it is not for you")


def role_of(grant: Grant) -> Role:
    """The role of a token."""
    return "host" if grant.role == "host" else "seat" if grant.role == SEAT else "spectator"


def entered(table: Table, role: Role, seats: tuple[int, ...], token: str) -> Entered:
    """The reply to somebody who got a token; who only watches is not told the code."""
    code = "" if role == "spectator" else table.opened.code
    return Entered(table=table.id, role=role, seats=list(seats), code=code, invites=[], token=token)


def invitation_shown(table: Table, role: Role) -> InvitationShown:
    """What somebody who is invited may know of a table."""
    opened = table.opened
    return InvitationShown(
        host=opened.host,
        title=opened.title,
        phase=table.phase(),
        setup=opened.setup,
        pace=opened.pace,
        seats=table.seats_shown(),
        role=role,
        rated=opened.rated,
    )


def own_grant(standing: Standing, owner: str | None) -> Grant | None:
    """What the newest token of an account or device allows that counts."""
    for grant in reversed(standing.grants.given()):
        if owner is not None and grant.account == owner and standing.grants.live(grant.token, standing.table):
            return grant
    return None


class Admission:
    """Gives out tokens."""

    def __init__(self, hosts: TableHosts) -> None:
        self.hosts: Final = hosts
        self.services: Final[Services] = hosts.services

    # -- opening

    async def open(self, wish: OpenTable, caller: Caller, tokens: list[bytes]) -> Admitted:
        """Make a table; its maker is its host. The tokens are those of the table to continue from."""
        key = RequestKey("open", "", wish.id, wish)
        return await self._once(key, lambda: self._open(wish, caller, tokens, key))

    async def _open(self, wish: OpenTable, caller: Caller, tokens: list[bytes], key: RequestKey) -> Admitted:
        person = await self._rated_person(caller) if wish.rated else None
        name = self._name(wish.name) if person is None else person.shown
        await self._check_owner(caller)
        if wish.rated:
            check_rated(wish)
        game = await self._game(wish, tokens)
        setup = game.setup if isinstance(game, Imported) else game
        if len(wish.seats) != setup.players:
            raise RequestRefused(
                "setup", f"{setup.players} players need {setup.players} seats, not {len(wish.seats)}"
            )
        code = new_code(self.services.ports.entropy)
        player = "" if person is None else person.player
        seats = self._plans(wish.seats, SeatPlan(name=name, player=player), setup.game, code)
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
            code=code,
            header=list(imported.header.items()) if imported else [],
            answers=imported.answers if imported else [],
            position=imported.position if imported else "",
            practice=self._practice(wish),
            rated=wish.rated,
        )
        return await self._opened(opened, caller, key)

    async def open_lesson(self, wish: OpenLesson, caller: Caller) -> Admitted:
        """Make a table for a lesson; the caller is its learner."""
        key = RequestKey("lesson", "", wish.id, wish)
        return await self._once(key, lambda: self._open_lesson(wish, caller, key))

    async def _open_lesson(self, wish: OpenLesson, caller: Caller, key: RequestKey) -> Admitted:
        lesson = known_lesson(wish.game, wish.lesson)
        language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
        name = texts(language).text("lesson-learner") if wish.name is None else self._name(wish.name)
        await self._check_owner(caller)
        code = new_code(self.services.ports.entropy)
        opened = await asyncio.to_thread(lesson_opened, lesson, name, code)
        return await self._opened(opened, caller, key)

    async def _opened(self, opened: Opened, caller: Caller, key: RequestKey) -> Admitted:
        ports = self.services.ports
        batch = Batch()
        table = add_table(batch, opened, ports.now(), ports.entropy)
        if opened.lesson:
            begin_lesson(batch, table, ports.now())
        ((_, secret),) = batch.secrets
        new = NewToken(key, caller, secret, ports)
        new.add_to(batch, table.id, "host", tuple(opened.host_seats), FIRST)
        invites = [(seat, key.token(f"invite to seat {seat}", secret, ports)) for seat in table.free_seats()]
        batch.invites = [
            invite_row(token, table.id, SEAT, (seat,), ports.now(), self.services.limits, "host", FIRST)
            for seat, token in invites
        ]
        await self._write(batch)
        entered = Entered(
            table=table.id,
            role="host",
            seats=opened.host_seats,
            code=opened.code,
            invites=[SeatInvite(seat, token_text(token)) for seat, token in invites],
            token=new.text,
        )
        return Admitted(entered, new.device)

    async def _game(self, wish: OpenTable, tokens: list[bytes]) -> Imported | Setup:
        """What the table starts from."""
        sources = [wish.setup, wish.record, wish.position, wish.play_on]
        if sum(1 for source in sources if source is not None) != 1:
            raise RequestRefused("setup", "exactly one of setup, record, position and play_on must be given")
        if wish.setup is not None:
            drawn_header(wish.setup, 0)  # refuses what cannot be set up
            return wish.setup
        if wish.play_on is not None:
            return await self._played_on(wish.play_on.table, wish.play_on.answers, tokens)
        if wish.record is not None:
            most = self.services.limits.import_answers
            return await asyncio.to_thread(from_record, wish.record, wish.answers, most)
        return await asyncio.to_thread(from_position, wish.position or "")

    async def _played_on(self, table_id: str, answers: int, tokens: list[bytes]) -> Imported:
        """The game of a finished table up to an answer, for the holder of one of the tokens."""
        table = await self.hosts.host(table_id).look(*tokens)
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

    def _practice(self, wish: OpenTable) -> bool:
        """Whether it is a practice table: as wished, or else where one person plays alone against bots."""
        if wish.rated:
            return False
        alone = sorted(seat.kind for seat in wish.seats if seat.kind != "bot") == ["me"]
        if wish.practice and not alone:
            raise RequestRefused("setup", "a practice table is for one person alone against bots")
        return alone if wish.practice is None else wish.practice

    def _plans(self, wishes: list[SeatWish], host: SeatPlan, game: str, seed: str) -> list[SeatPlan]:
        """Who sits where; which character a bot is follows from the seed where nobody asked for one."""
        bots = [checked(BotWish(wish.level, wish.bot), bot_levels()) for wish in wishes if wish.kind == "bot"]
        chosen = iter(seated(game, bots, [], seed))
        plans: list[SeatPlan] = []
        for wish in wishes:
            if wish.kind == "bot":
                bot = next(chosen)
                plans.append(SeatPlan(level=bot.level, bot=bot.bot, style=bot.style))
            else:
                plans.append(self._plan(wish, host))
        return plans

    def _plan(self, wish: SeatWish, host: SeatPlan) -> SeatPlan:
        if wish.kind == "friend":
            return SeatPlan()
        if wish.name is None or host.player:
            return host
        return SeatPlan(name=self._name(wish.name))

    # -- joining

    async def join(self, wish: Join, caller: Caller) -> Admitted:
        """Join by invite or by code; what does not exist and what is not for the caller are refused alike."""
        key = RequestKey("join", "", wish.id, wish)
        return await self._once(key, lambda: self._join(wish, caller, key))

    async def _join(self, wish: Join, caller: Caller, key: RequestKey) -> Admitted:
        if (wish.invite is None) == (wish.code is None):
            raise RequestRefused("malformed", "join with either an invite or a code")
        name = self._name(wish.name)
        if wish.invite is not None:
            return await self._by_invite(wish.invite, name, caller, key)
        summary = await self.services.store.by_code(read_code(wish.code or ""))
        if summary is None or summary.visibility == "private":
            raise bad_invite()

        async def choose(standing: Standing) -> Chosen:
            table = standing.table
            check_not_kicked(standing, caller.known_as)
            await check_not_blocked(self.services, standing, caller.known_as)
            if wish.watch:
                return "spectator", (), []
            free = table.free_seats()
            if not table.open_to_players():
                raise RequestRefused("full", "no seat is free at this table; you can watch")
            if wish.seat is not None and wish.seat not in free:
                raise RequestRefused("taken", f"seat {wish.seat} is taken")
            check_joining(table, False, self.services.limits)
            seat = free[0] if wish.seat is None else wish.seat
            return "seat", (seat,), [await self._seated(table, seat, name, caller)]

        return await self._admitted(summary.table, caller, choose, [], key)

    async def _seated(self, table: Table, seat: int, name: str, caller: Caller) -> Seated:
        """Somebody sits down; at a rated table with an account, under its name, and only once."""
        if not table.opened.rated:
            return Seated(seat, name)
        person = await self._rated_person(caller)
        if any(one.player == person.player for one in table.seats):
            raise RequestRefused("taken", "you already have a seat at this rated table")
        return Seated(seat, person.shown, person.player)

    async def _rated_person(self, caller: Caller) -> NamedPlayer:
        if caller.owner is None or caller.owner.startswith(DEVICE):
            raise RequestRefused("account", "rated games are for people with an account; log in first")
        return await named_player(self.services, caller.owner)

    async def invitation(self, wish: Invitation, known_as: tuple[str, ...]) -> InvitationShown:
        """Who invites to what; refused as joining would be where there is nothing, or nothing for the caller."""
        if (wish.invite is None) == (wish.code is None):
            raise RequestRefused("malformed", "ask about either an invite or a code")
        invite = None if wish.invite is None else await self._invite(wish.invite)
        summary = None if wish.code is None else await self.services.store.by_code(read_code(wish.code))
        if invite is None and (summary is None or summary.visibility == "private"):
            raise bad_invite()
        shown: list[InvitationShown] = []

        async def look(standing: Standing) -> Decision:
            if invite is not None and not invite_counts(invite, standing.table):
                raise bad_invite()
            check_not_kicked(standing, known_as, invite)
            watches = invite.role == SPECTATOR if invite is not None else not standing.table.open_to_players()
            shown.append(invitation_shown(standing.table, "spectator" if watches else "seat"))
            return Decision()

        await self._transact(invite.table if invite is not None else summary.table if summary else "", look)
        return shown[-1]

    async def _invite(self, text: str) -> Invite:
        """An invite that was not used and has not expired."""
        digest = token_digest(text)
        invite = None if digest is None else await self.services.store.invite(digest)
        if invite is None or invite.used or (invite.expires or 0) < self.services.ports.now():
            raise bad_invite()
        return invite

    async def _by_invite(self, text: str, name: str, caller: Caller, key: RequestKey) -> Admitted:
        invite = await self._invite(text)

        async def choose(standing: Standing) -> Chosen:
            table = standing.table
            if not invite_counts(invite, table):
                raise bad_invite()  # made by a player who sat there before
            check_not_kicked(standing, caller.known_as, invite)
            seats = [table.seats[seat] for seat in invite.seats]
            if invite.role == SEAT:
                if table.phase() != "waiting" or not all(seat.free() for seat in seats):
                    raise RequestRefused("taken", "the seat of this invite is taken, or the game has begun")
                check_joining(table, True, self.services.limits)
                await check_not_blocked(self.services, standing, caller.known_as)
                return (
                    "seat",
                    invite.seats,
                    [await self._seated(table, seat, name, caller) for seat in invite.seats],
                )
            role: Role = "spectator" if invite.role == SPECTATOR else "seat"
            return "host" if invite.role == HOST_DEVICE else role, invite.seats, []

        return await self._admitted(invite.table, caller, choose, [invite.hash], key)

    async def enter(self, table_id: str, owners: list[str], block: str, wish: Enter) -> Admitted:
        """A new token like the one that the account or device holds."""
        key = RequestKey("enter", f"{table_id} {owners}", wish.id, wish)
        return await self._once(key, lambda: self._enter(table_id, owners, block, key))

    async def _enter(self, table_id: str, owners: list[str], block: str, key: RequestKey) -> Admitted:
        for owner in owners:
            if await self.services.store.grants_among([owner], [table_id]):
                with suppress(NotForYou):  # what the store says may have ended meanwhile
                    return await self._like_own(table_id, owner, block, key)
        raise no_such_table()

    async def _like_own(self, table_id: str, owner: str, block: str, key: RequestKey) -> Admitted:
        async def choose(standing: Standing) -> Chosen:
            grant = own_grant(standing, owner)
            if grant is None:
                raise no_such_table()
            return role_of(grant), grant.seats, []

        return await self._admitted(table_id, Caller(owner, True, block), choose, [], key)

    async def follow(self, grant: Grant, block: str, wish: Enter) -> Admitted:
        """A token of the rematch, for the holder of a token of this table."""
        table = await self.hosts.host(grant.table).look(grant.token)
        if table.rematch is None:
            raise RequestRefused("unknown", "there is no rematch yet")
        rematch = table.rematch
        key = RequestKey("follow", f"{rematch} {grant.token.hex()}", wish.id, wish)
        return await self._once(key, lambda: self._follow(grant, rematch, block, key))

    async def _follow(self, grant: Grant, rematch: str, block: str, key: RequestKey) -> Admitted:
        async def choose(standing: Standing) -> Chosen:
            awaited = standing.table.awaited if standing.table.phase() == "waiting" else ()
            came: list[EntryBody] = [Came(seat) for seat in grant.seats if seat in awaited]
            own = None if came else own_grant(standing, grant.account)
            if own is not None:
                return role_of(own), own.seats, []
            if not standing.table.held_since(grant.seats, FIRST):
                raise no_such_table()  # another player has the seat now
            check_not_kicked(standing, () if grant.account is None else (grant.account,))
            # the lock of the older table inside that of its rematch; nothing takes them the other way round
            await self.hosts.host(grant.table).look(grant.token)
            hosts = list(grant.seats) == standing.table.opened.host_seats
            if hosts and (grant.seats or grant.role == "host"):
                return "host", grant.seats, came
            return "seat" if grant.seats else "spectator", grant.seats, came

        return await self._admitted(rematch, Caller(grant.account, True, block), choose, [], key)

    async def _admitted(
        self, table_id: str, caller: Caller, choose: Choose, used: list[bytes], key: RequestKey
    ) -> Admitted:
        """A new token for the seats that are chosen from the table as it stands."""
        done: list[Admitted] = []

        async def plan(standing: Standing) -> Decision:
            before = standing.grants.of_request(key.digest)
            if before is not None:
                done.append(self._again(standing, before, key))
                return Decision()
            role, seats, bodies = await choose(standing)
            if any(isinstance(body, Seated) for body in bodies):
                check_seating(self.services, table_id, caller.block)
            new = NewToken(key, caller, standing.secret, self.services.ports)
            batch = Batch(used_invites=used)
            new.add_to(batch, table_id, role, seats)
            batch.revoked = await displaced_tokens(self.services, standing, batch.grants[0], caller.block)
            done.append(Admitted(entered(standing.table, role, seats, new.text), new.device))
            return Decision(*bodies, batch=batch)

        await self._transact(table_id, plan)
        return done[-1]

    async def _transact(self, table_id: str, plan: Plan) -> None:
        try:
            await self.hosts.host(table_id).transact(plan)
        except NoSuchTable as error:
            self.hosts.drop(table_id)
            raise no_such_table() from error

    # -- the same request again

    async def _once(self, key: RequestKey, work: Callable[[], Awaitable[Admitted]]) -> Admitted:
        """Do the work unless a request with this id was done before; then its reply."""
        before = await self._repeated(key)
        if before is not None:
            return before
        try:
            return await work()
        except RequestRefused:
            before = await self._repeated(key)  # it was done meanwhile: the request came twice at the same time
            if before is None:
                raise
            return before

    async def _repeated(self, key: RequestKey) -> Admitted | None:
        """The reply to a request that was done before, as long as its token counts."""
        grant = None if key.digest is None else await self.services.store.grant_of_request(key.digest)
        if grant is None:
            return None
        key.check_same(grant)
        return self._again(await self.hosts.host(grant.table).standing(grant.token), grant, key)

    def _again(self, standing: Standing, grant: Grant, key: RequestKey) -> Admitted:
        key.check_same(grant)
        ports, table, secret = self.services.ports, standing.table, standing.secret
        if standing.grants.live(grant.token, table) is None:
            raise no_such_table()
        reply = entered(table, role_of(grant), grant.seats, token_text(key.token("token", secret, ports)))
        if key.kind == "open":
            free = [seat for seat, plan in enumerate(table.opened.seats) if not plan.name and not plan.level]
            invites = [
                SeatInvite(seat, token_text(key.token(f"invite to seat {seat}", secret, ports))) for seat in free
            ]
            reply = msgspec.structs.replace(reply, invites=invites)
        return Admitted(reply, key.device(grant, secret, ports))

    # -- inside

    async def _check_owner(self, caller: Caller) -> None:
        """Refuse an owner at too many tables that have not ended, and an address block that opened too many."""
        held = await self.services.store.held(caller.owner) if caller.owner else 0
        if held >= self.services.limits.tables_per_owner:
            raise RequestRefused("too-many", f"you are already at {held} tables; finish or close one")
        if await self.services.store.held_from(caller.block) >= self.services.limits.tables_per_block:
            raise RequestRefused("too-many", "too many tables were opened from your address; finish or close one")

    async def _write(self, batch: Batch) -> None:
        try:
            await self.services.store.write(batch)
        except InDoubt as error:
            raise storage_failed(error) from error
        except StoreError as error:
            log.error("not saved", error=str(error))
            raise not_saved() from error

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
