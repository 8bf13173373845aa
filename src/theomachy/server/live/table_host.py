"""The host of one table in memory: decides requests one after another, stores what they become, then publishes it.

A change is first folded into the table in memory, then written. Until it is durable nobody is told and nobody can
read, because readers wait for the same lock. If it cannot be written, the table is read again from its log and the
request is refused as not saved. If nobody knows whether it was written, the table is used again only once that is
known, and then everyone is told what they have not seen of the log.

Whoever wants to see or change something names a token by its digest, and it is looked up under the same lock: what
a token allowed when a request or a socket arrived counts for nothing once its turn comes.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final, TypeAlias

import msgspec
import structlog

from theomachy.server.live.audience import Audience, Listener
from theomachy.server.live.background_work import BackgroundWork
from theomachy.server.live.bot_moves import BotMoves, answer_of_bot
from theomachy.server.live.bot_pool import Choice
from theomachy.server.live.entry_writer import ENDED, EntryWriter
from theomachy.server.live.given_up import given_up
from theomachy.server.live.known_replies import KnownReplies
from theomachy.server.live.new_invites import new_invites
from theomachy.server.live.services import NoSuchTable, Services, no_such_table
from theomachy.server.live.table_grants import Standing
from theomachy.server.live.table_in_memory import TableInMemory
from theomachy.server.live.table_timer import TableTimer
from theomachy.server.protocol import Done, Rematch, Request, TableReply
from theomachy.server.store.port import Grant, Reply, StoreError
from theomachy.server.tables.decisions import decide
from theomachy.server.tables.messages.absence import Resumed
from theomachy.server.tables.messages.declaration import Actor, Context, Decision, message_of
from theomachy.server.tables.permissions import TOKEN_ROLES
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.shares import Holder
from theomachy.server.tables.table import Table
from theomachy.server.views.viewer import RenderCache, Viewer

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.host")
ENCODE: Final = msgspec.json.Encoder()
Plan: TypeAlias = Callable[[Standing], Awaitable[Decision]]
"""Plans a change from the table as it stands."""


class TableHost:
    """One table: what is known of it, who is there, and the lock under which both change."""

    def __init__(self, table_id: str, services: Services) -> None:
        self.id: Final = table_id
        self.services: Final = services
        self.memory: Final = TableInMemory(table_id, services)
        self._loop: Final = asyncio.get_running_loop()
        self._lock: Final = asyncio.Lock()
        self._work: Final = BackgroundWork(table_id)
        self._timer: Final = TableTimer(self._due)
        self.audience: Final = Audience(self.memory, services, self._due)
        self._writer: Final = EntryWriter(self.memory, self.audience, services, self._timer.retry)
        self._replies: Final = KnownReplies(table_id, services.store)
        self._bot_moves: Final = BotMoves(services, self._work, self.audience.onlookers, self._bot_answered)

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
            return self.memory.standing(table)

    async def update(self, token: bytes, after: int) -> bytes:
        """An `update` for the holder of a token: what happened after an entry, and how things stand."""
        async with self._lock:
            table = await self._loaded()
            grant = self._check_token(table, token)
            viewer = Viewer(TOKEN_ROLES[grant.role], grant.seats)
            return self.audience.frame(table, viewer, after, RenderCache(), self.audience.live_state())

    async def wait(self, token: bytes, after: int, seconds: float, holder: Holder) -> None:
        """Until something happened after this entry, but not longer. `update` checks the token again.

        The seats of the token are present meanwhile.
        """
        async with self._lock:
            table = await self._loaded()
            seats = self._check_token(table, token).seats
        if table.seq <= after:
            await self.audience.wait(seats, seconds, holder)

    # -- connecting

    async def attach(self, listener: Listener, after: int) -> bytes:
        """Connect a listener if its token counts; the first `update` for it."""
        async with self._lock:
            table = await self._loaded()
            self._check_token(table, listener.token)
            return self.audience.attach(table, listener, after)

    async def catch_up(self, listener: Listener) -> bytes:
        """One `update` with everything that a slow listener missed."""
        async with self._lock:
            table = await self._loaded()
            self._check_token(table, listener.token)
            return self.audience.catch_up(table, listener)

    # -- changing

    async def request(self, token: bytes, request: Request) -> TableReply:
        """Carry out a request once; RequestRefused says why not. It completes even if the client disconnects."""
        return await self._work.to_the_end(self._request(token, request))

    async def transact(self, plan: Plan) -> int:
        """Carry out a change that is planned from the table as it stands; the number of the last entry."""
        return await self._work.to_the_end(self._planned(plan))

    async def revoke(self, tokens: list[bytes], why: str = ENDED) -> None:
        """End tokens of this table and disconnect their holders. Also possible at a frozen table."""

        async def work() -> None:
            async with self._lock:
                await self._writer.revoke(tokens, why)

        await self._work.to_the_end(work())

    async def change_beside(self, change: Callable[[], Awaitable[None]]) -> None:
        """Carry out a change of what is stored beside the log, read the table again, and show it anew."""

        async def work() -> None:
            async with self._lock:
                await change()
                self.memory.forget()
                self.put_away()
                try:
                    table = await self._loaded()
                except NoSuchTable:
                    self.audience.dismiss_all("unknown", "an operator of the server removed this table")
                    return
                self.audience.show_again(table)

        await self._work.to_the_end(work())

    async def wake(self) -> None:
        """Do what is due: clocks, bots."""
        await self._work.to_the_end(self._tick())

    def idle(self, now: float) -> bool:
        """Whether nobody is connected and nothing is under way."""
        there = self.audience.listeners or self.audience.polls
        busy = there or self._work.busy() or self._bot_moves.asked or self._lock.locked()
        return not busy and now - self.memory.used > self.services.limits.idle_seconds

    def put_away(self) -> None:
        """Stop the timer and the bots."""
        self._timer.cancel()
        self._bot_moves.stop()

    def unload(self) -> None:
        """Let go of the table. The host itself, in a reference cycle, stays until the next collection."""
        self.put_away()
        self.memory.forget()
        self._replies.clear()

    async def finish(self) -> None:
        """Let what has begun become durable, and stop."""
        self._timer.stopped = True
        self.audience.stop_waiting()
        self.put_away()
        await self._work.finish()

    # -- inside: requests

    def _check_token(self, table: Table, *tokens: bytes) -> Grant:
        """What the first of these tokens that counts allows; without one there is no such table for the caller."""
        grants = self.memory.grants
        for token in tokens:
            grant = None if grants is None else grants.live(token, table)
            if grant is not None:
                self.audience.hear(grant.seats)
                return grant
        raise no_such_table()

    async def _request(self, token: bytes, request: Request) -> TableReply:
        async with self._lock:
            table = await self._loaded()
            grant = self._check_token(table, token)
            self.services.notices.been(self.id, grant.seats)
            actor = Actor(TOKEN_ROLES[grant.role], grant.seats)
            if message_of(request).repeatable:
                return await self._repeat(table, actor, request)
            move = bytes.fromhex(request.id)
            asked = sha256(f"{actor.role}{actor.seats}".encode() + ENCODE.encode(request)).digest()
            known = await self._replies.find(table, request, move, asked)
            if known is not None:
                return known
            self._check_writable(table)
            decision = decide(table, request, self._context(actor))
            done = Done(id=request.id, seq=table.seq + bool(decision.entries))
            if decision.entries:  # what changes nothing is not stored, so nobody fills the storage with it
                await self._keep(table, decision, Reply(self.id, move, asked, ENCODE.encode(done)))
            self._replies.remember(move, asked, done)
            return done

    async def _repeat(self, table: Table, actor: Actor, request: Request) -> TableReply:
        """Carry out a request whose reply is made again each time instead of being stored."""
        self._check_writable(table)
        asks = isinstance(request, Rematch) and table.rematch is not None
        over = asks and await given_up(self.services.store, table.rematch or "")
        decision = decide(table, request, self._context(actor, over))
        decision.batch.invites = await new_invites(self.services, self.id, decision.batch.invites)
        await self._keep(table, decision, None)
        return Done(id=request.id, seq=table.seq) if decision.reply is None else decision.reply(table.seq)

    def _context(self, actor: Actor, rematch_given_up: bool = False) -> Context:
        ports = self.services.ports
        now = ports.now()
        return Context(
            actor,
            present=frozenset(self.audience.present()),
            seen=self.audience.seen(now),
            limits=self.services.limits,
            secret=self.memory.secret,
            now=now,
            entropy=ports.entropy,
            rematch_given_up=rematch_given_up,
        )

    async def _planned(self, plan: Plan) -> int:
        async with self._lock:
            table = await self._loaded()
            self._check_writable(table)
            await self._keep(table, await plan(self.memory.standing(table)), None)
            return table.seq

    def _check_writable(self, table: Table) -> None:
        if self.memory.frozen:
            raise RequestRefused("frozen", self.memory.frozen)
        if table.seq >= self.services.limits.log_entries:
            raise RequestRefused("too-many", f"the log of this table is full ({table.seq} entries)")
        if self.memory.interrupted(table):
            raise RequestRefused("not-saved", "the storage does not answer; nothing was changed", retry=1_000)

    async def _keep(self, table: Table, decision: Decision, reply: Reply | None) -> None:
        await self._writer.keep(table, decision, reply)
        self._schedule(table)

    # -- inside: what goes on by itself

    def _due(self) -> None:
        self._work.spawn(self._tick())

    async def _tick(self) -> None:
        async with self._lock:
            table = await self._loaded_or_later()
            if table is None or self.memory.frozen or self.memory.interrupted(table):
                return
            if self._writer.consequence(table) is not None:
                with suppress(RequestRefused):
                    await self._keep(table, Decision(), None)
            else:
                self._schedule(table)

    async def _bot_answered(self, seat: int, asked: int, choice: Choice) -> None:
        async with self._lock:
            self._bot_moves.done(seat)
            table = await self._loaded_or_later()
            if table is None or self.memory.frozen or self.memory.interrupted(table):
                return
            if table.match is None or table.match.asked.get(seat) != asked or seat not in table.bots_asked():
                return
            with suppress(RequestRefused):
                await self._keep(table, Decision(*answer_of_bot(table, seat, choice)), None)

    def _schedule(self, table: Table) -> None:
        """Ask the bots that owe an answer, and set the timer to the next deadline."""
        if self._timer.stopped:
            return
        self.memory.used = self._loop.time()
        if self._bot_moves.asked or table.bots_asked():
            self._bot_moves.ask(table, self.memory.secret)
        self._timer.cancel()
        deadline = table.clocks.next_deadline()
        if deadline is not None:
            self._timer.set(max(0.0, (deadline - self.services.ports.now()) / 1000))

    # -- inside: reading the log

    async def _loaded_or_later(self) -> Table | None:
        """The table; None while it cannot be read: then what goes on by itself is tried again."""
        try:
            return await self._loaded()
        except StoreError as error:
            log.error("cannot read the table; trying again", table=self.id, error=str(error))
            self._timer.retry()
            return None

    async def _loaded(self) -> Table:
        """The table; no clock in it is charged for a time in which nobody could play."""
        table = self.memory.table or await self._read()
        if not self.memory.frozen and self.memory.interrupted(table):
            try:
                await self._resume(table)
            except (StoreError, RequestRefused) as error:
                log.warning("a table waits for the storage", table=self.id, error=str(error))
                table = self.memory.table or await self._read()
                self._timer.retry()
        return table

    async def _resume(self, table: Table) -> None:
        await self.services.interruptions.settle()
        if self.memory.interrupted(table):
            lost = self.services.interruptions.lost(table.last.at)
            await self._keep(table, Decision(Resumed(lost)), None)

    async def _read(self) -> Table:
        table, grants = await self.memory.read()
        # a change that was reported as not saved may have become durable after all
        ended = [one.token for one in self.audience.listeners if not grants.live(one.token, table)]
        self.audience.dismiss(ended, ENDED)
        self.audience.publish(table)
        if not self.memory.frozen:
            self._schedule(table)
        return table
