"""The host of one table: takes one request after another, keeps what it becomes, and only then tells anybody.

What a request changes is first tried on the table in memory, then written; until it is durable nobody is told,
and nobody can look, because whoever reads waits for the same lock. If it cannot be written, the table is read
again from the log and the request is refused as not saved.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final, Protocol

import msgspec
import structlog

from theomachy.server.live.background_work import Errands
from theomachy.server.live.bot_moves import Thinking
from theomachy.server.live.changes import Change, summary_of
from theomachy.server.live.log_reader import Unreadable, read_log, replayed
from theomachy.server.live.services import Missing, World
from theomachy.server.protocol import Answer, Code, Done, Phase, Presence, TableRequest
from theomachy.server.store.chain import linked
from theomachy.server.store.port import Batch, Conflict, Reply, StoreError
from theomachy.server.tables import randomness
from theomachy.server.tables.decisions import Actor, Refuse, consequence, decide
from theomachy.server.tables.log_entries import (
    NAMES,
    Answered,
    Body,
    Filled,
    Header,
    Kicked,
    Left,
    Started,
    encoded,
)
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.new_games import check_level, drawn_header
from theomachy.server.tables.table import Table
from theomachy.server.views.table_view import update
from theomachy.server.views.viewer import Around, Shared, Viewer

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.host")
ENCODE: Final = msgspec.json.Encoder()
REMEMBERED: Final = 256
"""Replies kept in memory; older ones are read from the store."""
RETRY: Final = 1.0
"""Seconds after which a table whose storage failed goes on by itself."""


class Listener(Protocol):
    """A device at the table; see session.py."""

    viewer: Viewer
    token: bytes
    seen: int
    """The last entry it was told of."""

    def push(self, frame: bytes) -> bool:
        """Send this; False if there is no room, and the listener will ask what happened when there is."""

    def dismiss(self, code: Code, detail: str) -> None:
        """Say goodbye."""


class Host:
    """One table in memory."""

    def __init__(self, table_id: str, world: World) -> None:
        self.id: Final = table_id
        self.world: Final = world
        self.frozen = ""
        self.listeners: Final[list[Listener]] = []
        self.polls = 0
        self.used = asyncio.get_running_loop().time()
        self._table: Table | None = None
        self._secret = b""
        self._lock: Final = asyncio.Lock()
        self._replies: Final[OrderedDict[bytes, tuple[bytes, Done]]] = OrderedDict()
        self._errands: Final = Errands(table_id)
        self._thinking: Final = Thinking(world, self._errands, self._bot_answered)
        self._timer: asyncio.TimerHandle | None = None
        self._changed = asyncio.Event()
        self._stopping = False

    # -- looking

    async def look(self) -> Table:
        """The table as it stands durably; read only."""
        async with self._lock:
            return await self._loaded()

    async def update(self, viewer: Viewer, after: int) -> bytes:
        """What the viewer missed, and how things stand."""
        async with self._lock:
            return self._frame(await self._loaded(), viewer, after, Shared(), self.around())

    async def wait(self, after: int, seconds: float) -> None:
        """Until something happened after this entry, but not longer."""
        async with self._lock:
            table = await self._loaded()
            changed = self._changed
        if table.seq > after:
            return
        if self.polls >= self.world.limits.polls_per_table:
            raise Refuse("too-many", f"{self.polls} requests wait for this table already", retry=1_000)
        self.polls += 1
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), seconds)
        finally:
            self.polls -= 1

    def around(self) -> Around:
        """Who is here, and when."""
        return Around(self.present(), self.watching(), self.world.ports.now(), self.frozen)

    def present(self) -> list[int]:
        """The seats that somebody is connected for."""
        return sorted({seat for listener in self.listeners for seat in listener.viewer.seats})

    def watching(self) -> int:
        """How many devices watch."""
        return sum(1 for listener in self.listeners if not listener.viewer.seats)

    def phase(self, table: Table) -> Phase:
        """The table's phase; nothing can be done at a frozen one."""
        return "frozen" if self.frozen else table.phase()

    # -- connecting

    async def attach(self, listener: Listener, after: int) -> bytes:
        """From now on the listener is told everything; what it missed."""
        async with self._lock:
            table = await self._loaded()
            if len(self.listeners) >= self.world.limits.sockets_per_table:
                raise Refuse("too-many", f"{len(self.listeners)} devices are connected to this table already")
            before = self.present(), self.watching()
            self.listeners.append(listener)
            listener.seen = table.seq
            frame = self._frame(table, listener.viewer, after, Shared(), self.around())
            self._tell_presence(before, listener)
            return frame

    def detach(self, listener: Listener) -> None:
        """The device is gone."""
        if listener in self.listeners:
            before = self.present(), self.watching()
            self.listeners.remove(listener)
            self._tell_presence(before, None)
            self.used = asyncio.get_running_loop().time()

    async def catch_up(self, listener: Listener) -> bytes:
        """What a slow listener missed, in one."""
        async with self._lock:
            table = await self._loaded()
            frame = self._frame(table, listener.viewer, listener.seen, Shared(), self.around())
            listener.seen = table.seq
            return frame

    # -- changing

    async def request(self, actor: Actor, request: TableRequest) -> Done:
        """Do what is asked, once; Refuse says why not. It goes on when the one who asked has gone."""
        return await self._errands.to_the_end(self._request(actor, request))

    async def transact(self, plan: Callable[[Table, bytes], Awaitable[Change]]) -> int:
        """Change the table as planned from its present state and its secret; the number of the last entry."""
        return await self._errands.to_the_end(self._planned(plan))

    async def wake(self) -> None:
        """Do what is due: clocks, bots."""
        await self._errands.to_the_end(self._tick())

    def idle(self, now: float) -> bool:
        """Whether nobody looks and nothing is going on."""
        busy = self.listeners or self._errands.busy() or self._thinking.busy() or self.polls or self._lock.locked()
        return not busy and now - self.used > self.world.limits.idle_seconds

    def put_away(self) -> None:
        """No timer rings and no bot thinks any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._thinking.stop()

    async def finish(self) -> None:
        """Let what has begun become durable, and stop."""
        self._stopping = True
        self._changed.set()
        self.put_away()
        await self._errands.finish()

    # -- inside: requests

    async def _request(self, actor: Actor, request: TableRequest) -> Done:
        async with self._lock:
            table = await self._loaded()
            move = bytes.fromhex(request.id)
            asked = sha256(f"{actor.role}{actor.seats}".encode() + ENCODE.encode(request)).digest()
            known = await self._known(table, request, move, asked)
            if known is not None:
                return known
            self._check_writable(table)
            actor = Actor(actor.role, actor.seats, frozenset(self.present()))
            change = await self._decided(table, actor, request)
            done = Done(id=request.id, seq=table.seq + 1)
            await self._keep(table, change, Reply(self.id, move, asked, ENCODE.encode(done)))
            self._replies[move] = (asked, done)
            if len(self._replies) > REMEMBERED:
                self._replies.popitem(last=False)
            return done

    async def _decided(self, table: Table, actor: Actor, request: TableRequest) -> Change:
        bodies = decide(table, actor, request, self.world.limits)
        batch = Batch()
        for body in bodies:
            if isinstance(body, Filled):
                check_level(body.level)
            if isinstance(body, Kicked | Left):
                grants = await self.world.store.grants_at(self.id)
                batch.revoked += [g.token for g in grants if g.role == "seat" and body.seat in g.seats]
        if isinstance(bodies[0], Started):
            bodies = [Started(self._header(table))]
        return Change(bodies, batch)

    def _header(self, table: Table) -> Header:
        if table.opened.position or table.opened.header:
            return table.opened.header
        return list(drawn_header(table.opened.setup, randomness.seed(self._secret, "setup", 0)).items())

    async def _known(self, table: Table, request: TableRequest, move: bytes, asked: bytes) -> Done | None:
        """The reply to a request that came before."""
        if move in self._replies:
            before, reply = self._replies[move]
        elif isinstance(request, Answer) and table.match and table.match.asked.get(request.seat) == request.asked:
            return None  # an answer to the question that is open now cannot have been taken before
        else:
            stored = await self.world.store.reply(self.id, move)
            if stored is None:
                return None
            before, reply = stored.digest, msgspec.json.decode(stored.reply, type=Done)
        if before != asked:
            raise Refuse("id-reused", "this id was used for another request")
        return reply

    async def _planned(self, plan: Callable[[Table, bytes], Awaitable[Change]]) -> int:
        async with self._lock:
            table = await self._loaded()
            self._check_writable(table)
            await self._keep(table, await plan(table, self._secret), None)
            return table.seq

    async def _tick(self) -> None:
        async with self._lock:
            table = await self._loaded()
            if self.frozen:
                return
            if self._consequence(table) is not None:
                with suppress(Refuse):
                    await self._keep(table, Change([]), None)
            else:
                self._go_on(table)

    async def _bot_answered(self, seat: int, asked: int, option: int) -> None:
        async with self._lock:
            table = await self._loaded()
            self._thinking.done(seat)
            still = table.match is not None and table.match.asked.get(seat) == asked and seat in table.bots_asked()
            if self.frozen or not still:
                return
            with suppress(Refuse):
                await self._keep(table, Change([Answered(seat, option)]), None)

    def _check_writable(self, table: Table) -> None:
        if self.frozen:
            raise Refuse("frozen", self.frozen)
        if table.seq >= self.world.limits.log_entries:
            raise Refuse("too-many", f"the log of this table is full ({table.seq} entries)")

    # -- inside: keeping

    def _consequence(self, table: Table) -> Body | None:
        def nature(match: AnyMatch) -> int:
            return self.world.ports.nature(match, self._secret)

        return consequence(table, nature, self.world.ports.now())

    async def _keep(self, table: Table, change: Change, reply: Reply | None) -> None:
        """Fold the change in, with all that follows by itself; make it durable; tell everybody."""
        before = table.seq
        batch = change.batch
        try:
            for body in change.bodies:
                self._append(table, body, batch, reply)
            while (follows := self._consequence(table)) is not None:
                self._append(table, follows, batch, reply)
        except Exception:
            self._table = None
            log.exception(
                "a request broke the table", table=self.id, bodies=[NAMES[type(b)] for b in change.bodies]
            )
            raise Refuse("not-saved", "the server made a mistake; nothing was changed") from None
        batch.summaries = [*batch.summaries, summary_of(table)]
        if reply is not None:
            batch.replies = [reply]
        try:
            await self.world.store.write(batch)
        except Conflict as error:
            self._drop_pending()
            if error.what == "move":
                raise Refuse("id-reused", "this id was used for another request") from error
            if error.what == "invite":
                raise Refuse("unknown", "this invite was used") from error
            raise Refuse("not-saved", str(error)) from error
        except StoreError as error:
            self._drop_pending()
            log.error("not saved", table=self.id, error=str(error))
            raise Refuse("not-saved", f"nothing was changed: {error}", retry=1_000) from error
        if table.seq > before:
            self._publish(table, before)
        for listener in [one for one in self.listeners if one.token in batch.revoked]:
            self.world.metrics.dropped.labels("revoked").inc()
            listener.dismiss("unknown", "your token of this table has ended")
        self._go_on(table)

    def _drop_pending(self) -> None:
        """What was tried did not become durable: read the log again, at the latest in a moment."""
        self._table = None
        if self._timer is not None:
            self._timer.cancel()
        if not self._stopping:
            self._timer = asyncio.get_running_loop().call_later(RETRY, self._ring)

    def _append(self, table: Table, body: Body, batch: Batch, reply: Reply | None) -> None:
        move = reply.move if reply is not None and not batch.entries else None
        at = max(self.world.ports.now(), table.last.at)
        entry = linked(self.id, table.last, NAMES[type(body)], encoded(body), move, at, table.rules)
        table.take(entry)
        batch.entries.append(entry)

    # -- inside: telling

    def _publish(self, table: Table, before: int) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
        shared = Shared()
        frames: dict[tuple[bool, tuple[int, ...]], bytes] = {}
        around = self.around()
        for listener in list(self.listeners):
            eyes = listener.viewer.eyes
            if listener.seen == before and eyes not in frames:
                frames[eyes] = self._frame(table, listener.viewer, before, shared, around)
            if listener.seen == before and listener.push(frames[eyes]):
                listener.seen = table.seq

    def _frame(self, table: Table, viewer: Viewer, after: int, shared: Shared, around: Around) -> bytes:
        return ENCODE.encode(update(table, viewer, around, after, self.world.limits.update_entries, shared))

    def _tell_presence(self, before: tuple[list[int], int], but: Listener | None) -> None:
        now = self.present(), self.watching()
        if now != before:
            frame = ENCODE.encode(Presence(now[0], now[1]))
            for listener in list(self.listeners):
                if listener is not but:
                    listener.push(frame)

    # -- inside: what goes on by itself

    def _go_on(self, table: Table) -> None:
        """Ask bots that owe an answer, and set the timer."""
        if self._stopping:
            return
        self.used = asyncio.get_running_loop().time()
        self._thinking.ask(table, self._secret)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = table.clocks.next_deadline()
        if deadline is not None:
            seconds = max(0.0, (deadline - self.world.ports.now()) / 1000)
            # a timer far away is set again on the way there
            self._timer = asyncio.get_running_loop().call_later(min(seconds, 3_600.0) + 0.001, self._ring)

    def _ring(self) -> None:
        self._errands.spawn(self._tick())

    # -- inside: reading the log

    async def _loaded(self) -> Table:
        if self._table is None:
            entries, damage = await read_log(self.world.store, self.id)
            self._freeze(damage)
            if not entries:
                raise Missing
            self._secret = await self.world.store.secret(self.id) or b""
            try:
                table, obstacle = await asyncio.to_thread(replayed, entries)
            except Unreadable as error:
                self._freeze(str(error))
                raise Refuse("frozen", self.frozen) from error
            self._table = table
            self._freeze(obstacle)
            if not self.frozen:
                self._go_on(table)
        return self._table

    def _freeze(self, why: str) -> None:
        """If there is a reason, nothing is ever written to this table again by this server."""
        if why and not self.frozen:
            self.frozen = why
            self.world.metrics.frozen.inc()
            log.error("frozen", table=self.id, reason=why)
