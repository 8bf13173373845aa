"""The host of one table in memory: decides requests one after another, stores what they become, then publishes it.

A change is first folded into the table in memory, then written. Until it is durable nobody is told and nobody can
read, because readers wait for the same lock. If it cannot be written, the table is read again from its log and the
request is refused as not saved. If nobody knows whether it was written, the table is used again only once that is
known, and then everyone is told what they have not seen of the log.

Whoever wants to see or change something names a token by its digest, and it is looked up under the same lock: what
a token allowed when a request or a socket arrived counts for nothing once its turn comes.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final, Protocol, TypeAlias

import msgspec
import structlog

from theomachy.server.live.background_work import BackgroundWork
from theomachy.server.live.bot_moves import BotMoves
from theomachy.server.live.bot_pool import BOT, Choice
from theomachy.server.live.log_reader import Unreadable, read_log, replayed
from theomachy.server.live.onlookers import Onlookers
from theomachy.server.live.services import NoSuchTable, Services, no_such_table, not_saved, storage_failed
from theomachy.server.live.table_grants import Standing, TableGrants
from theomachy.server.protocol import Answer, Code, Done, Phase, Presence, Request, TableReply
from theomachy.server.store.chain import linked
from theomachy.server.store.port import Batch, Conflict, Grant, InDoubt, Reply, StoreError
from theomachy.server.tables.decisions import consequence, decide
from theomachy.server.tables.log import fold
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.messages.absence import Resumed
from theomachy.server.tables.messages.declaration import Actor, Context, Decision, message_of
from theomachy.server.tables.messages.invites import check_open_invites, check_repeated
from theomachy.server.tables.messages.playing import Answered, PlayedBelow
from theomachy.server.tables.permissions import TOKEN_ROLES
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.shares import Holder, check_place
from theomachy.server.tables.table import EntryBody, Table
from theomachy.server.views.table_view import absent_shown, update
from theomachy.server.views.viewer import LiveState, RenderCache, Viewer

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.host")
ENCODE: Final = msgspec.json.Encoder()
REMEMBERED: Final = 16
"""Replies kept in memory, 400 bytes each; older ones are read from the store."""
RETRY: Final = 1.0
"""Seconds after which a table whose storage failed goes on by itself."""
ENDED: Final = "your token for this table has ended"
Plan: TypeAlias = Callable[[Standing], Awaitable[Decision]]
"""Plans a change from the table as it stands."""


class Listener(Protocol):
    """A device connected to the table; see socket_session.py."""

    viewer: Viewer
    holder: Holder
    token: bytes
    seen: int
    """The last entry it was sent."""
    behind: bool
    """Whether it reads too slowly and will catch up by itself."""

    def push(self, frame: bytes) -> bool:
        """Queue a frame; False if the queue is full, and the listener will catch up later."""

    def dismiss(self, code: Code, detail: str) -> None:
        """Send `goodbye` and close."""


class TableHost:
    """One table in memory."""

    def __init__(self, table_id: str, services: Services) -> None:
        self.id: Final = table_id
        self.services: Final = services
        self.frozen = ""
        self.listeners: Final[list[Listener]] = []
        self.polls: Final[list[Holder]] = []
        self._polled: Final[Counter[int]] = Counter()
        """Requests that wait for news, by seat."""
        self._loop: Final = asyncio.get_running_loop()
        self.used = self._loop.time()
        self._table: Table | None = None
        self._grants: TableGrants | None = None
        """The tokens of the table; loaded and forgotten with it."""
        self._secret = b""
        self._lock: Final = asyncio.Lock()
        self._replies: Final[OrderedDict[bytes, tuple[bytes, Done]]] = OrderedDict()
        self._work: Final = BackgroundWork(table_id)
        self._onlookers: Final = Onlookers(table_id, lambda: bool(self.listeners or self.polls), self._timer_due)
        self._bot_moves: Final = BotMoves(services, self._work, self._onlookers, self._bot_answered)
        self._timer: asyncio.TimerHandle | None = None
        self._changed = asyncio.Event()
        self._stopping = False
        self._in_doubt = False
        """Whether the log may have grown without our knowing."""

    # -- looking

    async def look(self, *tokens: bytes) -> Table:
        """The durable state of the table for the holder of one of these tokens; read only."""
        async with self._lock:
            table = await self._loaded()
            self._check_token(table, *tokens)
            return table

    async def standing(self, token: bytes) -> Standing:
        """The table with its tokens and its secret, for the holder of a token; for the server's own use."""
        async with self._lock:
            table = await self._loaded()
            self._check_token(table, token)
            return self._standing(table)

    async def update(self, token: bytes, after: int) -> bytes:
        """An `update` for the holder of a token: what happened after an entry, and how things stand."""
        async with self._lock:
            table = await self._loaded()
            grant = self._check_token(table, token)
            viewer = Viewer(TOKEN_ROLES[grant.role], grant.seats)
            return self._frame(table, viewer, after, RenderCache(), self.live_state())

    async def wait(self, token: bytes, after: int, seconds: float, holder: Holder) -> None:
        """Until something happened after this entry, but not longer. `update` checks the token again.

        The seats of the token are present meanwhile.
        """
        async with self._lock:
            table = await self._loaded()
            seats = self._check_token(table, token).seats
            changed = self._changed
        if table.seq > after:
            return
        check_place(self.polls, holder, self.services.limits.poll_share, "waiting requests")
        self.polls.append(holder)
        self._polling(seats, 1)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), seconds)
        finally:
            self.polls.remove(holder)
            self._polling(seats, -1)

    def _polling(self, seats: tuple[int, ...], change: int) -> None:
        before = self.present(), self.watching()
        self._polled.update(dict.fromkeys(seats, change))
        self._hear(seats)
        self._tell_presence(before, None)

    def live_state(self) -> LiveState:
        """Who is connected, the time, and whether the table is frozen."""
        return LiveState(self.present(), self.watching(), self.services.ports.now(), self.frozen, self._seen())

    def present(self) -> list[int]:
        """The seats that have a device connected, or wait for news without one."""
        polling = {seat for seat, polls in self._polled.items() if polls > 0}
        return sorted(polling.union(*[listener.viewer.seats for listener in self.listeners]))

    def watching(self) -> int:
        """The number of spectators' devices."""
        return sum(1 for listener in self.listeners if not listener.viewer.seats)

    def phase(self, table: Table) -> Phase:
        """The table's phase; nothing can be done at a frozen one."""
        return "frozen" if self.frozen else table.phase()

    # -- connecting

    async def attach(self, listener: Listener, after: int) -> bytes:
        """Connect a listener if its token counts; the first `update` for it."""
        async with self._lock:
            table = await self._loaded()
            self._check_token(table, listener.token)
            held = [one.holder for one in self.listeners]
            check_place(held, listener.holder, self.services.limits.socket_share, "devices connected")
            before = self.present(), self.watching()
            self.listeners.append(listener)
            listener.seen = table.seq
            frame = self._frame(table, listener.viewer, after, RenderCache(), self.live_state())
            self._tell_presence(before, listener)
            return frame

    def notice(self, holder: Holder) -> None:
        """Somebody looks at the table: its bots go on."""
        self._onlookers.notice(holder, self.services.limits.awake_seconds)

    def detach(self, listener: Listener) -> None:
        """Disconnect a listener."""
        if listener in self.listeners:
            self.notice(listener.holder)
            before = self.present(), self.watching()
            self.listeners.remove(listener)
            self._hear(listener.viewer.seats)
            self._tell_presence(before, None)
            self.used = asyncio.get_running_loop().time()

    def _hear(self, seats: tuple[int, ...]) -> None:
        """The player of these seats gave a sign of life: votes about them, if there are any, end."""
        self.services.signs.heard(self.id, seats, self.services.ports.now())
        if self._table is not None and any(seat in self._table.votes for seat in seats):
            self._work.spawn(self._tick())

    def _seen(self) -> dict[int, int]:
        """By seat, when it was last heard of; those who are present, now."""
        table = self._table
        seen = {} if table is None else self.services.signs.last(self.id, len(table.seats))
        return seen | dict.fromkeys(self.present(), self.services.ports.now())

    async def catch_up(self, listener: Listener) -> bytes:
        """One `update` with everything that a slow listener missed."""
        async with self._lock:
            table = await self._loaded()
            self._check_token(table, listener.token)
            frame = self._frame(table, listener.viewer, listener.seen, RenderCache(), self.live_state())
            listener.seen = table.seq
            listener.behind = False
            return frame

    # -- changing

    async def request(self, token: bytes, request: Request) -> TableReply:
        """Carry out a request once; RequestRefused says why not. It completes even if the client disconnects."""
        return await self._work.to_the_end(self._request(token, request))

    async def transact(self, plan: Plan) -> int:
        """Carry out a change that is planned from the table as it stands; the number of the last entry."""
        return await self._work.to_the_end(self._planned(plan))

    async def revoke(self, tokens: list[bytes], why: str = ENDED) -> None:
        """End tokens of this table and disconnect their holders. Also possible at a frozen table."""
        await self._work.to_the_end(self._revoke(tokens, why))

    async def change_beside(self, change: Callable[[], Awaitable[None]]) -> None:
        """Carry out a change of what is stored beside the log, read the table again, and show it anew."""

        async def work() -> None:
            async with self._lock:
                await change()
                self._table = self._grants = None
                self.put_away()
                await self._show_again()

        await self._work.to_the_end(work())

    async def _show_again(self) -> None:
        """Send everyone the table as it is now, or goodbye if it is not there any more."""
        try:
            table = await self._loaded()
        except NoSuchTable:
            for listener in list(self.listeners):
                listener.dismiss("unknown", "an operator of the server removed this table")
            return
        live = self.live_state()
        for listener in list(self.listeners):
            if listener.push(self._frame(table, listener.viewer, listener.seen, RenderCache(), live)):
                listener.seen = table.seq

    async def wake(self) -> None:
        """Do what is due: clocks, bots."""
        await self._work.to_the_end(self._tick())

    def idle(self, now: float) -> bool:
        """Whether nobody is connected and nothing is under way."""
        busy = self.listeners or self._work.busy() or self._bot_moves.asked or self.polls or self._lock.locked()
        return not busy and now - self.used > self.services.limits.idle_seconds

    def put_away(self) -> None:
        """Stop the timer and the bots."""
        if self._timer is not None:
            self._timer.cancel()
        self._bot_moves.stop()

    def unload(self) -> None:
        """Let go of the table. The host itself, in a reference cycle, stays until the next collection."""
        self.put_away()
        self._table = self._grants = None
        self._replies.clear()

    async def finish(self) -> None:
        """Let what has begun become durable, and stop."""
        self._stopping = True
        self._changed.set()
        self.put_away()
        await self._work.finish()

    # -- inside: requests

    def _check_token(self, table: Table, *tokens: bytes) -> Grant:
        """What the first of these tokens that counts allows; without one there is no such table for the caller."""
        for token in tokens:
            grant = None if self._grants is None else self._grants.live(token, table)
            if grant is not None:
                self._hear(grant.seats)
                return grant
        raise no_such_table()

    async def _request(self, token: bytes, request: Request) -> TableReply:
        async with self._lock:
            table = await self._loaded()
            grant = self._check_token(table, token)
            actor = Actor(TOKEN_ROLES[grant.role], grant.seats)
            if message_of(request).repeatable:
                return await self._repeat(table, actor, request)
            move = bytes.fromhex(request.id)
            asked = sha256(f"{actor.role}{actor.seats}".encode() + ENCODE.encode(request)).digest()
            known = await self._known(table, request, move, asked)
            if known is not None:
                return known
            self._check_writable(table)
            decision = decide(table, request, self._context(actor))
            done = Done(id=request.id, seq=table.seq + 1)
            await self._keep(table, decision, Reply(self.id, move, asked, ENCODE.encode(done)))
            self._replies[move] = (asked, done)
            if len(self._replies) > REMEMBERED:
                self._replies.popitem(last=False)
            return done

    async def _repeat(self, table: Table, actor: Actor, request: Request) -> TableReply:
        """Carry out a request whose reply is made again each time instead of being stored."""
        self._check_writable(table)
        decision = decide(table, request, self._context(actor))
        await self._drop_repeated_invites(decision.batch)
        await self._keep(table, decision, None)
        return Done(id=request.id, seq=table.seq) if decision.reply is None else decision.reply(table.seq)

    async def _drop_repeated_invites(self, batch: Batch) -> None:
        """Leave out invites that were made before by the same request; refuse too many."""
        store, new = self.services.store, []
        for one in batch.invites:
            before = await store.invite(one.hash)
            if before is not None:
                check_repeated(before, one)
                continue
            open_now = await store.open_invites(self.id, one.maker, self.services.ports.now())
            check_open_invites(open_now, self.services.limits)
            new.append(one)
        batch.invites = new

    def _context(self, actor: Actor) -> Context:
        ports = self.services.ports
        return Context(
            actor,
            present=frozenset(self.present()),
            seen=self._seen(),
            limits=self.services.limits,
            secret=self._secret,
            now=ports.now(),
            entropy=ports.entropy,
        )

    async def _known(self, table: Table, request: Request, move: bytes, asked: bytes) -> Done | None:
        """The reply to a request that was already carried out."""
        if move in self._replies:
            before, reply = self._replies[move]
        elif isinstance(request, Answer) and table.match and table.match.asked.get(request.seat) == request.asked:
            return None  # an answer to the question that is open now cannot have been taken before
        else:
            stored = await self.services.store.reply(self.id, move)
            if stored is None:
                return None
            before, reply = stored.digest, msgspec.json.decode(stored.reply, type=Done)
        if before != asked:
            raise RequestRefused("id-reused", "this id was used for another request")
        return reply

    async def _planned(self, plan: Plan) -> int:
        async with self._lock:
            table = await self._loaded()
            self._check_writable(table)
            await self._keep(table, await plan(self._standing(table)), None)
            return table.seq

    def _standing(self, table: Table) -> Standing:
        assert self._grants is not None, "the tokens are loaded with the table"
        return Standing(table, self._grants, self._secret)

    async def _revoke(self, tokens: list[bytes], why: str) -> None:
        async with self._lock:
            batch = Batch(revoked=tokens)
            try:
                await self.services.store.write(batch)
            except StoreError as error:
                self._in_doubt = isinstance(error, InDoubt)
                self._drop_pending()  # it may have become durable: the tokens are read again
                raise
            if self._grants is not None:
                self._grants.take(batch)
            self._dismiss(tokens, why)

    async def _tick(self) -> None:
        async with self._lock:
            table = await self._loaded_or_later()
            if table is None or self.frozen or self._interrupted(table):
                return
            if self._consequence(table) is not None:
                with suppress(RequestRefused):
                    await self._keep(table, Decision(), None)
            else:
                self._schedule(table)

    async def _bot_answered(self, seat: int, asked: int, choice: Choice) -> None:
        async with self._lock:
            self._bot_moves.done(seat)
            table = await self._loaded_or_later()
            if table is None or self.frozen or self._interrupted(table):
                return
            if table.match is None or table.match.asked.get(seat) != asked or seat not in table.bots_asked():
                return
            with suppress(RequestRefused):
                await self._keep(table, Decision(*answer_of_bot(table, seat, choice)), None)

    def _check_writable(self, table: Table) -> None:
        if self.frozen:
            raise RequestRefused("frozen", self.frozen)
        if table.seq >= self.services.limits.log_entries:
            raise RequestRefused("too-many", f"the log of this table is full ({table.seq} entries)")
        if self._interrupted(table):
            raise RequestRefused("not-saved", "the storage does not answer; nothing was changed", retry=1_000)

    # -- inside: keeping

    def _consequence(self, table: Table) -> EntryBody | None:
        def chance(match: AnyMatch) -> int:
            return self.services.ports.chance(match, self._secret)

        return consequence(table, chance, self.services.ports.now(), self._seen() if table.votes else None)

    async def _keep(self, table: Table, decision: Decision, reply: Reply | None) -> None:
        """Fold the entries in, with everything that follows by itself; make them durable; publish them."""
        before, hands = table.seq, table.last_change_of_hands()
        batch = decision.batch
        try:
            for body in decision.entries:
                self._append(table, body, batch, reply)
            while (follows := self._consequence(table)) is not None:
                self._append(table, follows, batch, reply)
        except Exception:
            self._table = self._grants = None
            log.exception("a request failed", table=self.id, entries=[body.kind for body in decision.entries])
            raise RequestRefused("not-saved", "internal error; nothing was changed") from None
        batch.summaries = [*batch.summaries, *table.new_summaries()]
        if reply is not None:
            batch.replies = [reply]
        self._put_epochs(table, batch, hands)
        try:
            await self.services.store.write(batch)
        except Conflict as error:
            self._drop_pending()
            if error.what == "move":
                raise RequestRefused("id-reused", "this id was used for another request") from error
            if error.what == "token":
                raise RequestRefused("id-reused", "this id was used for another request") from error
            if error.what == "invite":
                raise RequestRefused("unknown", "this invite was used") from error
            raise RequestRefused("not-saved", str(error)) from error
        except InDoubt as error:
            self._in_doubt = True
            self._drop_pending()
            log.error("in doubt", table=self.id, error=str(error))
            raise storage_failed(error) from error
        except StoreError as error:
            self._drop_pending()
            log.error("not saved", table=self.id, error=str(error))
            raise not_saved() from error
        if self._grants is not None and (batch.grants or batch.revoked):
            self._grants.take(batch)
            self._dismiss(batch.revoked, ENDED)
        if table.seq > before:
            self._publish(table)
        self._schedule(table)

    def _put_epochs(self, table: Table, batch: Batch, hands: int) -> None:
        """Say of new tokens when they were given; end the tokens of seats that changed hands."""
        if batch.grants:
            batch.grants = [msgspec.structs.replace(one, epoch=table.seq) for one in batch.grants]
        if self._grants is not None and table.last_change_of_hands() != hands:
            batch.revoked = [*batch.revoked, *self._grants.ended(table)]

    def _dismiss(self, tokens: list[bytes], why: str) -> None:
        """Disconnect the holders of tokens that have ended; they are sent nothing more."""
        if not tokens:
            return
        self._wake_polls()  # they check their tokens again
        ended = set(tokens)
        for listener in [one for one in self.listeners if one.token in ended]:
            self.services.metrics.dropped.labels("revoked").inc()
            listener.dismiss("unknown", why)
            self.detach(listener)

    def _drop_pending(self) -> None:
        """Forget the table in memory, because a change did not become durable, and read the log again soon."""
        self._table = self._grants = None
        self._retry()

    def _retry(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self._stopping:
            self._timer = asyncio.get_running_loop().call_later(RETRY, self._timer_due)

    def _append(self, table: Table, body: EntryBody, batch: Batch, reply: Reply | None) -> None:
        move = reply.move if reply is not None and not batch.entries else None
        at = max(self.services.ports.now(), table.last.at)
        entry = linked(self.id, table.last, body.kind, body.encoded(), move, at, table.rules)
        fold(table, entry)
        batch.entries.append(entry)

    # -- inside: telling

    def _wake_polls(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _publish(self, table: Table) -> None:
        """Tell everyone what is durable and was not told to them yet."""
        self._wake_polls()
        cache = RenderCache(listener.viewer for listener in self.listeners)
        frames: dict[tuple[tuple[bool, tuple[int, ...]], int], bytes] = {}
        live = self.live_state()
        for listener in list(self.listeners):
            if listener.behind or listener.seen >= table.seq:
                continue
            key = listener.viewer.audience, listener.seen
            if key not in frames:
                frames[key] = self._frame(table, listener.viewer, listener.seen, cache, live)
            if listener.push(frames[key]):
                listener.seen = table.seq

    def _frame(self, table: Table, viewer: Viewer, after: int, cache: RenderCache, live: LiveState) -> bytes:
        return ENCODE.encode(update(table, viewer, live, after, self.services.limits.update_entries, cache))

    def _tell_presence(self, before: tuple[list[int], int], but: Listener | None) -> None:
        now = self.present(), self.watching()
        if now != before:
            table = self._table
            absent = [] if table is None else absent_shown(table, self.live_state())
            frame = ENCODE.encode(Presence(now[0], now[1], absent))
            for listener in list(self.listeners):
                if listener is not but:
                    listener.push(frame)

    # -- inside: what goes on by itself

    def _schedule(self, table: Table) -> None:
        """Ask the bots that owe an answer, and set the timer to the next deadline."""
        if self._stopping:
            return
        self.used = self._loop.time()
        if self._bot_moves.asked or table.bots_asked():
            self._bot_moves.ask(table, self._secret)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = table.clocks.next_deadline()
        if deadline is not None:
            seconds = max(0.0, (deadline - self.services.ports.now()) / 1000)
            # a timer far away is set again on the way there
            self._timer = asyncio.get_running_loop().call_later(min(seconds, 3_600.0) + 0.001, self._timer_due)

    def _timer_due(self) -> None:
        self._work.spawn(self._tick())

    # -- inside: reading the log

    async def _loaded_or_later(self) -> Table | None:
        """The table; None while it cannot be read: then what goes on by itself is tried again."""
        try:
            return await self._loaded()
        except StoreError as error:
            log.error("cannot read the table; trying again", table=self.id, error=str(error))
            self._retry()
            return None

    async def _loaded(self) -> Table:
        """The table; no clock in it is charged for a time in which nobody could play."""
        table = self._table or await self._read()
        if not self.frozen and self._interrupted(table):
            try:
                await self._resume(table)
            except (StoreError, RequestRefused) as error:
                log.warning("a table waits for the storage", table=self.id, error=str(error))
                table = self._table or await self._read()
                self._retry()
        return table

    def _interrupted(self, table: Table) -> bool:
        """Whether there was an interruption that is not in the log yet, though it matters there."""
        interruptions = self.services.interruptions
        if interruptions.unsettled():
            return True
        matters = table.last.at < interruptions.latest and (table.clocks.since or table.votes)
        return bool(matters) and interruptions.lost(table.last.at) > 0

    async def _resume(self, table: Table) -> None:
        await self.services.interruptions.settle()
        if self._interrupted(table):
            lost = self.services.interruptions.lost(table.last.at)
            await self._keep(table, Decision(Resumed(lost)), None)

    async def _read(self) -> Table:
        if self._table is None:
            await self._settle()
            entries, damage = await read_log(self.services.store, self.id)
            self._freeze(damage)
            if not entries:
                if damage:
                    raise RequestRefused("frozen", damage)
                raise NoSuchTable
            if await self.services.store.hidden_since(self.id) is not None:
                raise NoSuchTable
            hidden = frozenset(await self.services.store.hidden_names(self.id))
            secret = await self.services.store.secret(self.id)
            self._freeze("" if secret else "the secret of this table is missing or was changed")
            self._secret = secret or b""
            rows = await self.services.store.grants_at(self.id)
            try:
                table, obstacle = await asyncio.to_thread(replayed, entries, hidden)
            except Unreadable as error:
                self._freeze(str(error))
                raise RequestRefused("frozen", self.frozen) from error
            self._table, self._grants = table, TableGrants(rows, table)
            self._freeze(obstacle)
            # a change that was reported as not saved may have become durable after all
            self._dismiss([one.token for one in self.listeners if not self._grants.live(one.token, table)], ENDED)
            self._publish(table)
            if not self.frozen:
                self._schedule(table)
        return self._table

    async def _settle(self) -> None:
        """After a change in doubt: wait until it is known to be durable or not."""
        if self._in_doubt:
            await self.services.store.probe()
            self._in_doubt = False

    def _freeze(self, why: str) -> None:
        """With a reason: this server writes nothing to the table any more."""
        if why and not self.frozen:
            self.frozen = why
            self.services.metrics.frozen.inc()
            log.error("frozen", table=self.id, reason=why)


def answer_of_bot(table: Table, seat: int, choice: Choice) -> list[EntryBody]:
    """What a bot's answer becomes: everybody is told if a simpler level gave it."""
    answered = Answered(seat, choice.option)
    if choice.how == BOT:
        return [answered]
    return [PlayedBelow(seat, table.seats[seat].level, choice.by, choice.how), answered]
