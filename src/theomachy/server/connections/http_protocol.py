"""HTTP with a budget: uvicorn's protocol on h11, which is watched event by event."""

import asyncio
from http import HTTPStatus
from typing import Final

import h11
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from theomachy.server.connections.budget import Bucket, OverBudget
from theomachy.server.connections.gate import Gate
from theomachy.server.connections.registry import Connections
from theomachy.server.connections.settings import ConnectionConfig
from theomachy.server.live.rate_limit import too_fast

ENCODE: Final = msgspec.json.Encoder()
HEALTH: Final = (b"/healthz", b"/readyz")
REFUSED: Final = b"HTTP/1.1 %d %b\r\ncontent-type: %b\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b"
RETRY: Final = 1_000
"""Milliseconds to wait before another connection is opened."""


class Parser(h11.Connection):
    """Tells the protocol of every event before anything else is done with it."""

    def __init__(self, protocol: "LimitedHttp", header_bytes: int) -> None:
        super().__init__(h11.SERVER, header_bytes)
        self._protocol: Final = protocol

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        try:
            event = super().next_event()
            self._protocol.parsed(event)
        except h11.RemoteProtocolError as error:
            self._protocol.refusal = error.error_status_hint
            raise
        except OverBudget as error:
            self._protocol.exceeded = error.why
            raise h11.RemoteProtocolError(error.why, HTTPStatus.TOO_MANY_REQUESTS) from error
        return event


class LimitedHttp(H11Protocol):
    """One connection that sends requests."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, ConnectionConfig)
        self._registry: Final[Connections] = config.connections
        limits = self._registry.limits
        self._limits: Final = limits
        self.conn = Parser(self, limits.header_bytes)
        now = self.loop.time()
        self._reads: Final = Bucket("reads", limits.reads, now)
        self._requests: Final = Bucket("requests", limits.requests, now)
        self._chunks: Final = Bucket("chunks", limits.chunks, now)
        self._bytes: Final = Bucket("bytes", limits.http_bytes, now)
        self.block = ""
        self.payer = ""
        """The block that pays for the request: behind a proxy, of the forwarded address; empty if not known."""
        self._sent_before = 0
        self.exceeded = ""
        self.refusal: int = HTTPStatus.BAD_REQUEST
        self._only_health = False
        self._between = False
        """Whether the last request was answered and the next one has not begun."""
        self._body_began = 0.0
        self._body_bytes = 0

    # -- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        gate = Gate(transport, self.loop, self._limits.turn_bytes, self._limits.unread_seconds)
        gate.feed(self._feed)
        super().connection_made(gate)
        self.block = self._registry.block_of(self.client[0] if self.client else "")
        admission = self._registry.opened(self)
        self._only_health = admission == "health"
        if admission == "refused":
            self.connections.discard(self)
            transport.abort()
        else:
            self._registry.receiving(self, self.loop.time() + self._limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._registry.closed(self)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def data_received(self, data: bytes) -> None:
        try:
            now = self.loop.time()
            self._reads.take(now)
            self._registry.shared.take("reads", self.block, now)
            self._bytes.take(now, len(data))
        except OverBudget as error:
            self._give_up(error.why)
            return
        if self._between:
            self._between = False
            self._registry.receiving(self, now + self._limits.header_seconds)
        self._gate.received(data)

    def _feed(self, data: bytes) -> None:
        super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._gate.stop_while_unread(True)
        self._registry.unread(self, self.loop.time() + self._limits.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._gate.stop_while_unread(False)
        self._registry.reads_again(self)

    @property
    def _gate(self) -> Gate:
        assert isinstance(self.transport, Gate)
        return self.transport

    # -- requests

    def parsed(self, event: h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]) -> None:
        """Pay for an event, and note how far the request has come."""
        now = self.loop.time()
        if isinstance(event, h11.Request):
            self._pay(event, now)
            self._check(event)
            self._between = False
            self._body_began, self._body_bytes = now, 0
            self._registry.receiving(self, now + self._limits.body_seconds)
        elif isinstance(event, h11.Data):
            if event.chunk_start:
                self._chunks.take(now)
            self._body_bytes += len(event.data)
            allowed = self._limits.body_seconds + self._body_bytes / self._limits.body_pace
            self._registry.receiving(self, self._body_began + allowed)
        elif isinstance(event, h11.EndOfMessage):
            if self.conn.our_state is h11.DONE:  # answered before its body was received
                self._wait_for_the_next()
            else:
                self._registry.answering(self)

    def _pay(self, request: h11.Request, now: float) -> None:
        """Before anything is done for it, and whatever will come of it."""
        self.payer = self.block or self._forwarded(request)
        if self.block or not self.payer:
            self._requests.take(now)
        self._registry.shared.take("requests", self.payer, now)

    def _forwarded(self, request: h11.Request) -> str:
        said = [value for name, value in request.headers if name == b"x-forwarded-for"]
        return self._registry.forwarded_block(b",".join(said).decode("latin-1")) if said else ""

    def _pay_for_response(self) -> None:
        """A long document costs as much as several short ones; who asked for it pays when it was sent."""
        sent, self._sent_before = self._gate.sent - self._sent_before, self._gate.sent
        amount = sent / self._limits.request_bytes
        now = self.loop.time()
        if self.block or not self.payer:
            self._requests.charge(now, amount)
        self._registry.shared.charge("requests", self.payer, now, amount)

    def _check(self, request: h11.Request) -> None:
        names = {name.lower() for name, _ in request.headers}
        if b"content-length" in names and b"transfer-encoding" in names:
            # Two lengths: a proxy may believe the other one, and take what follows for another request.
            raise h11.RemoteProtocolError("Content-Length and Transfer-Encoding", HTTPStatus.BAD_REQUEST)
        if self._only_health and not request.target.partition(b"?")[0].endswith(HEALTH):
            self._registry.exceeded("full")
            raise h11.RemoteProtocolError("no room", HTTPStatus.SERVICE_UNAVAILABLE)

    def on_response_complete(self) -> None:
        self._pay_for_response()
        if self.conn.their_state is not h11.SEND_BODY:  # else the body is still to be received, in its time
            self._wait_for_the_next()
        super().on_response_complete()

    def _wait_for_the_next(self) -> None:
        self._between = True
        self._registry.idle(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._between = False
        super().handle_websocket_upgrade(event)

    # -- the end

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong, if a response has not begun, and disconnect."""
        self._unset_keepalive_if_required()
        if self.exceeded:
            self._give_up(self.exceeded)
            return
        if self.refusal != HTTPStatus.SERVICE_UNAVAILABLE:
            self._registry.exceeded("malformed")
        self._hang_up(self.refusal, msg.encode())

    def drop(self, why: str) -> None:
        """Disconnect: it is late, or somebody else needs the place."""
        if not self.transport.is_closing():
            self._registry.exceeded(why)
        if why == "late":
            self._hang_up(HTTPStatus.REQUEST_TIMEOUT, b"the request took too long")
        else:
            self._registry.closed(self)
            self.transport.abort()

    def shutdown(self) -> None:
        """Stop; a request that is not complete, and a connection that has ended, are not waited for."""
        exchange = self._exchange()
        if self._gate.ended:
            self._gate.abort()
        elif exchange is not None and exchange.more_body:
            self._hang_up(HTTPStatus.SERVICE_UNAVAILABLE, b"the server is stopping")
        elif not self._gate.is_closing():
            super().shutdown()

    def _give_up(self, why: str) -> None:
        self._registry.exceeded(why)
        body = ENCODE.encode(too_fast(why, RETRY).reply())  # as any refusal of the protocol: programs read it
        self._hang_up(HTTPStatus.TOO_MANY_REQUESTS, body, b"application/json")

    def _hang_up(self, status: int, body: bytes, kind: bytes = b"text/plain") -> None:
        said = REFUSED % (status, HTTPStatus(status).phrase.encode(), kind, len(body), body)
        exchange = self._exchange()
        begun = exchange is not None and exchange.response_started
        if exchange is not None:
            exchange.disconnected = True
            exchange.message_event.set()
        self._registry.ending(self)
        self._gate.hang_up(b"" if begun else said, self._limits.linger_seconds)

    def _exchange(self) -> RequestResponseCycle | None:
        """The request that is being answered, if there is one."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle
