"""WebSockets with a budget: uvicorn's protocol on websockets, where every frame is paid for when it is parsed."""

import asyncio
from asyncio.transports import BaseTransport
from typing import Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from theomachy.server.connections.budget import Bucket, OverBudget
from theomachy.server.connections.gate import Gate
from theomachy.server.connections.http_protocol import LimitedHttp
from theomachy.server.connections.registry import Connections
from theomachy.server.connections.settings import ConnectionConfig

CONTROL: Final = (Opcode.PING, Opcode.PONG)


class Parser(ServerProtocol):
    """Stops at the first frame that is not paid for."""

    def __init__(self, protocol: "LimitedSocket", config: Config) -> None:
        super().__init__(max_size=config.ws_max_size, logger=protocol.logger)
        self._protocol: Final = protocol
        self.exceeded = ""

    def recv_frame(self, frame: Frame) -> None:
        try:
            self._protocol.parsed(frame)
        except OverBudget as error:
            self.exceeded = error.why
            raise ProtocolError(f"too many {error.why}") from error
        super().recv_frame(frame)

    def fail(self, code: CloseCode | int, reason: str = "") -> None:
        super().fail(CloseCode.POLICY_VIOLATION if self.exceeded else code, reason)


class LimitedSocket(WebSocketsSansIOProtocol):
    """One socket, from its handshake on."""

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
        self._parser: Final = Parser(self, config)
        self.conn = self._parser
        now = self.loop.time()
        self._reads: Final = Bucket("reads", limits.reads, now)
        self._frames: Final = Bucket("frames", limits.frames, now)
        self._control: Final = Bucket("control frames", limits.control_frames, now)
        self._bytes: Final = Bucket("bytes", limits.socket_bytes, now)
        self.block = ""
        self.payer = ""
        """The block that pays: behind a proxy, of the forwarded address."""

    # -- the connection

    def connection_made(self, transport: BaseTransport) -> None:
        assert isinstance(transport, Gate)  # the one of the request that opens the socket
        super().connection_made(transport)
        transport.feed(self._feed)
        self.block = self._registry.block_of(self.client[0] if self.client else "")
        old = transport.get_protocol()
        assert isinstance(old, LimitedHttp)
        self.payer = old.payer
        self._registry.replaced(old, self)
        self._registry.receiving(self, self.loop.time() + self._limits.handshake_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._registry.closed(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._shake(data)
            return
        try:
            now = self.loop.time()
            self._reads.take(now)
            self._registry.shared.take("reads", self.payer, now)
            self._bytes.take(now, len(data))
        except OverBudget as error:
            self._parser.exceeded = error.why
            self._parser.fail(CloseCode.POLICY_VIOLATION, f"too many {error.why}")
            self.handle_parser_exception()
            return
        self._gate.received(data)

    def _shake(self, data: bytes) -> None:
        """The request that opens the socket, as the HTTP protocol hands it on."""
        super().data_received(data)
        if not self.handshake_initiated:  # the library has refused it and waits for nothing more
            self._registry.exceeded("malformed")
            self._registry.ending(self)
            self._gate.hang_up(b"".join(self.conn.data_to_send()), self._limits.linger_seconds)

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

    # -- frames

    def parsed(self, frame: Frame) -> None:
        """Pay for a frame."""
        now = self.loop.time()
        if frame.opcode in CONTROL:
            self._control.take(now)
        elif frame.opcode is not Opcode.CLOSE:
            self._frames.take(now)
        else:
            return
        self._registry.shared.take("frames", self.payer, now)

    def start_keepalive(self) -> None:
        self._registry.answering(self)  # the handshake is complete
        super().start_keepalive()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; text that is no text ends the socket without a traceback."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._parser.fail(CloseCode.INVALID_DATA, "text must be UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; others have their turn before the second one of a burst."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        return await super().receive()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message, unless the socket has ended."""
        if self._gate.is_closing():
            raise ClientDisconnected
        await super().send(message)

    # -- the end

    def handle_parser_exception(self) -> None:
        """Say why, and disconnect."""
        self._registry.exceeded(self._parser.exceeded or "malformed")
        self._end(
            int(self.conn.close_sent.code) if self.conn.close_sent is not None else CloseCode.ABNORMAL_CLOSURE
        )

    def shutdown(self) -> None:
        """Stop; a socket that has ended is not waited for."""
        if self._gate.ended:
            self._gate.abort()
        elif not self._gate.is_closing():
            super().shutdown()

    def drop(self, why: str) -> None:
        """Disconnect: the handshake takes too long, or what is sent is not read."""
        if not self.transport.is_closing():
            self._registry.exceeded(why)
        self._registry.closed(self)
        self.stop_keepalive()
        self.transport.abort()

    def _end(self, code: int) -> None:
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_sent = True
        shown = self.handshake_complete and self.conn.state is not State.CONNECTING
        last = b"".join(self.conn.data_to_send())
        self._registry.ending(self)
        self._gate.hang_up(last if shown else b"", self._limits.linger_seconds)
