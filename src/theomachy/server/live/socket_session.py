"""One socket: requests are dispatched one after another, frames to send wait in a bounded queue."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from theomachy.server.live.services import NotForYou, storage_failed
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.live.wakeup import Wakeup
from theomachy.server.protocol import PROTOCOL, Code, Goodbye, Ping, Pong, Refused, TableReply, Welcome
from theomachy.server.store.port import Grant, StoreError
from theomachy.server.tables.messages.declaration import decode_request
from theomachy.server.tables.permissions import TOKEN_ROLES
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.shares import Holder
from theomachy.server.views.viewer import Viewer

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.sockets")
ENCODE: Final = msgspec.json.Encoder()
POLICY: Final = 1008
RESTART: Final = 1012
LATER: Final = 1013
FAULTS: Final = 20
"""Malformed or too fast messages in a row after which the socket is closed."""
SLOWEST = 30.0
"""Seconds that sending a frame may take, checked every quarter of it."""


class IdOnly(msgspec.Struct):
    """The one field that is read of a malformed message."""

    id: str = ""


class SocketSession:
    """One device connected to a table."""

    def __init__(self, socket: WebSocket, hosts: TableHosts, grant: Grant, holder: Holder) -> None:
        self.viewer = Viewer(TOKEN_ROLES[grant.role], grant.seats)
        self.holder = holder
        self.token = grant.token
        self.seen = 0
        self.behind = False
        self.hidden = False
        self._socket: Final = socket
        self._hosts: Final = hosts
        self._grant: Final = grant
        self._host = hosts.host(grant.table)
        self._limits: Final = hosts.services.limits
        self._ports: Final = hosts.services.ports
        self._outbox: Final[deque[bytes]] = deque()
        self._loop: Final = asyncio.get_running_loop()
        self._ready: Final = Wakeup(self._loop)
        self._ending: tuple[int, bytes] | None = None
        self._sending: float | None = None
        """When sending the current frame began."""
        self._watch: asyncio.TimerHandle | None = None

    # -- what the host calls

    def push(self, frame: bytes) -> bool:
        """Queue a frame; False if the client reads too slowly."""
        if self.behind or self._ending is not None:
            return False
        if len(self._outbox) >= self._limits.queue:
            self.behind = True
            return False
        self._outbox.append(frame)
        self._ready.set()
        return True

    def dismiss(self, code: Code, detail: str) -> None:
        """Send `goodbye` with the reason, and close."""
        close = {"stopping": RESTART, "too-many": LATER}.get(code, POLICY)
        self._ending = close, ENCODE.encode(Goodbye(code, detail))
        self._ready.set()

    def dismissed(self) -> bool:
        """Whether it is about to close."""
        return self._ending is not None

    # -- running

    async def reject(self, refusal: RequestRefused) -> None:
        """Accept the socket only to say why it is refused: a page cannot read the body of a refused handshake."""
        await self._socket.accept()
        self.dismiss(refusal.code, refusal.detail)
        await self._write()

    async def run(self, after: int) -> None:
        """Serve the socket until either side closes it."""
        await self._socket.accept()
        if self.dismissed():  # before it began
            await self._write()
            return
        self._host.audience.notice(self.holder)
        try:
            self._host = self._hosts.host(self._grant.table)  # again: the other may have been unloaded meanwhile
            first = await self._host.attach(self, after)
        except (RequestRefused, StoreError) as error:
            refusal = storage_failed(error) if isinstance(error, StoreError) else error
            self.dismiss(refusal.code, refusal.detail)
            await self._write()
            return
        welcome = Welcome(
            protocol=PROTOCOL,
            table=self._host.id,
            role=self.viewer.role,
            seats=list(self.viewer.seats),
            now=self._ports.now(),
        )
        self._outbox.extendleft([first, ENCODE.encode(welcome)])
        self._ready.set()
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(self._write()), loop.create_task(self._read())]
        self._look_after(tasks[0])
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._watch is not None:
                self._watch.cancel()
            self._host.audience.detach(self)
            if self._ending is not None:
                await asyncio.wait(tasks[:1], timeout=2)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    log.warning("a socket ended", table=self._host.id, error=repr(outcome))

    async def _read(self) -> None:
        faults = 0
        while self._ending is None:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text: str | None = message.get("text")
            data = text.encode() if text is not None else message.get("bytes") or b""
            reply = await self._replied(data)
            failed = isinstance(reply, Refused) and reply.code in ("malformed", "too-fast", "too-large")
            faults = faults + 1 if failed else 0
            if faults > FAULTS:
                self.dismiss("too-fast", "too many malformed or too fast messages")
            elif len(self._outbox) > 2 * self._limits.queue:
                self.dismiss("too-many", "the client sends but does not read")
            else:
                self._outbox.append(ENCODE.encode(reply))
                self._ready.set()

    async def _replied(self, data: bytes) -> TableReply | Pong:
        if len(data) > self._limits.frame_bytes:
            return Refused(code="too-large", detail=f"a message has at most {self._limits.frame_bytes} bytes")
        try:
            request = decode_request(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return Refused(id=_id_in(data), code="malformed", detail=str(error)[:300])
        if isinstance(request, Ping):
            self.hidden = request.hidden
            if not self.hidden:
                self._hosts.services.notices.been(self._grant.table, self.viewer.seats)
            return Pong(request.n, self._ports.now())
        try:
            return await self._hosts.dispatch(self._grant, request)
        except NotForYou as refusal:
            self.dismiss(refusal.code, refusal.detail)
            return refusal.reply(request.id)

    async def _write(self) -> None:
        while True:
            await self._ready.wait()
            while self._outbox and self._ending is None:
                await self._send(self._outbox.popleft())
            if self._ending is not None:
                await self._end(*self._ending)
                return
            if self.behind:  # until the host has made the frame, so that nothing newer is queued before it
                frame = await self._caught_up()
                if self._ending is None:
                    await self._send(frame)

    async def _caught_up(self) -> bytes:
        """What a slow client missed; none if its token has ended."""
        try:
            return await self._host.catch_up(self)
        except RequestRefused as refusal:
            self.dismiss(refusal.code, refusal.detail)
            return b""

    async def _send(self, frame: bytes) -> None:
        self._sending = self._loop.time()
        await self._socket.send({"type": "websocket.send", "text": frame.decode()})
        self._sending = None

    def _look_after(self, writing: asyncio.Task[None]) -> None:
        """Close the socket of a client that does not read; checked now and then, as a timer a frame costs more."""
        loop = asyncio.get_running_loop()
        if self._sending is not None and loop.time() - self._sending > SLOWEST:
            log.warning("a socket ended", table=self._host.id, error="the client does not read")
            writing.cancel()
        else:
            self._watch = loop.call_later(SLOWEST / 4, self._look_after, writing)

    async def _end(self, close: int, frame: bytes) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect):  # the client was faster
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._send(frame), 1)
                await self._socket.close(close)


def _id_in(data: bytes) -> str:
    """The id of a malformed message, so that the client knows which one it was; empty if there is none."""
    try:
        found = msgspec.json.decode(data, type=IdOnly).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return found if len(found) == 32 else ""
