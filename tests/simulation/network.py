"""The network between people and the server: the product's ASGI application behind virtual connections.

Messages of one connection keep their order; everything else is delayed, lost and cut as the plan has it. What the
server sends is shown to the checks at the moment it is sent, whether or not it ever arrives.
"""

import asyncio
from collections.abc import MutableMapping
from contextvars import copy_context
from random import Random
from typing import Final, Protocol

from msgspec import Struct

from tests.simulation.loop import SimulatedLoop
from tests.simulation.plan import Faults
from tests.simulation.process import ServerProcess

Message = MutableMapping[str, object]
CAPACITY: Final = 5
"""Frames that are on the way before the server has to wait for the client to read."""


class Token(Struct, frozen=True):
    """A token of a table, and who was given it."""

    text: str
    digest: bytes
    table: str
    role: str
    seats: tuple[int, ...]
    person: str
    name: str
    """The name under which its holder took the seat; empty where any name of the person will do."""


class Called(Struct, frozen=True):
    """An HTTP request."""

    method: str
    path: str
    query: str
    token: Token | None
    person: str
    body: bytes


class Answered(Struct, frozen=True):
    """An HTTP response."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Watch(Protocol):
    """Sees everything the server sends."""

    def pushed(self, socket: "Socket", frame: str) -> None:
        """A frame on a socket."""

    def responded(self, called: Called, answered: Answered) -> None:
        """An HTTP response."""

    def failed(self, where: str, error: BaseException) -> None:
        """The application raised an exception."""

    def seen(self, person: str, table: str) -> None:
        """The server heard from a person."""


class Owner(Protocol):
    """The client of a socket."""

    @property
    def name(self) -> str:
        """Who it is."""

    def opened(self, socket: "Socket") -> None:
        """The handshake succeeded."""

    def heard(self, socket: "Socket", frame: str) -> None:
        """A frame arrived."""

    def refused(self, socket: "Socket") -> None:
        """The server knows no such table, or not for this token."""

    def closed(self, socket: "Socket") -> None:
        """The connection has ended."""


class Network:
    """All connections."""

    def __init__(self, loop: SimulatedLoop, faults: Faults, dice: Random, watch: Watch) -> None:
        self.loop: Final = loop
        self.faults: Final = faults
        self.dice: Final = dice
        self.watch: Final = watch
        self.process: ServerProcess | None = None
        self.sockets: Final[list[Socket]] = []
        self._calls: Final[dict[int, asyncio.Future[Answered | None]]] = {}
        self._number = 0

    def delay(self) -> float:
        """How long a message is on its way."""
        if self.faults.happens("slow-network", 0.3):
            return self.faults.lasts("slow-network", 0.5, 6)
        return self.dice.choice((0.001, 0.002, 0.01, 0.03, 0.08))

    def process_ended(self) -> None:
        """Every connection to the process is reset."""
        self.process = None
        for call in list(self._calls.values()):
            if not call.done():
                call.set_result(None)
        self._calls.clear()
        for socket in list(self.sockets):
            socket.ended()

    async def call(self, called: Called, address: str, cookie: str = "", patience: float = 15) -> Answered | None:
        """An HTTP request; None if no reply came."""
        if self.faults.happens("request-lost"):
            await asyncio.sleep(patience)
            return None
        await asyncio.sleep(self.delay())
        process = self.process
        if process is None:
            return None
        self._number += 1
        number = self._number
        done: asyncio.Future[Answered | None] = self.loop.create_future()
        self._calls[number] = done
        if called.token is not None:
            self.watch.seen(called.person, called.token.table)
        served = self._serve(process, called, address, cookie, done)
        self.loop.create_task(served, context=process.context.copy())
        try:
            answered = await asyncio.wait_for(asyncio.shield(done), patience)
        except TimeoutError:
            return None
        finally:
            self._calls.pop(number, None)
        if answered is None or self.faults.happens("reply-lost"):
            await asyncio.sleep(self.dice.choice((0.01, patience)))
            return None
        await asyncio.sleep(self.delay())
        return answered

    async def _serve(
        self,
        process: ServerProcess,
        called: Called,
        address: str,
        cookie: str,
        done: "asyncio.Future[Answered | None]",
    ) -> None:
        headers = [(b"host", b"simulated"), (b"content-type", b"application/json")]
        if called.token is not None:
            headers.append((b"authorization", b"Bearer " + called.token.text.encode()))
        if cookie:
            headers.append((b"cookie", cookie.encode()))
        status, shown, parts = 500, [(b"", b"")], bytearray()

        async def receive() -> Message:
            return {"type": "http.request", "body": called.body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, shown
            if message["type"] == "http.response.start":
                found, fields = message["status"], message["headers"]
                assert isinstance(found, int)
                assert isinstance(fields, list)
                status, shown = found, fields
            else:
                body = message.get("body", b"")
                assert isinstance(body, bytes)
                parts.extend(body)

        where = scope("http", called.path, called.query, headers, address)
        where["method"] = called.method
        try:
            await process.app(where, receive, send)
        except Exception as error:
            self.watch.failed(f"{called.method} {called.path}", error)
        answered = Answered(status, shown, bytes(parts))
        self.watch.responded(called, answered)
        if not done.done():
            done.set_result(answered)

    def connect(self, owner: Owner, token: Token, after: int, address: str) -> "Socket":
        """A new socket; it is open once its owner is told so."""
        return Socket(self, owner, token, after, address)


def scope(kind: str, path: str, query: str, headers: list[tuple[bytes, bytes]], address: str) -> dict[str, object]:
    """A connection as ASGI describes it."""
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": (address, 1),
        "server": ("simulated", 80),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


class Socket:
    """One WebSocket connection, seen from both ends."""

    def __init__(self, network: Network, owner: Owner, token: Token, after: int, address: str) -> None:
        self.network: Final = network
        self.owner: Final = owner
        self.token: Final = token
        self.after: Final = after
        self.told = after
        """The last entry that the server has sent on it; for the checks."""
        self.welcomed = False
        self.unblocked = 0.0
        """When the server last had to wait until the client read on."""
        self.alive = True
        """Whether the client still has it."""
        self.open = False
        self._server_knows = True
        self._up: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._up_last = 0.0
        self._down_last = 0.0
        self._on_the_way = 0
        self._space: Final = asyncio.Event()
        self._outside: Final = copy_context()
        network.sockets.append(self)
        network.loop.create_task(self._shake_hands(address))

    # -- the client's end

    async def _shake_hands(self, address: str) -> None:
        network = self.network
        await asyncio.sleep(network.delay())
        process = network.process
        if process is None or not self.alive or network.faults.happens("request-lost"):
            self.ended()
            return
        network.watch.seen(self.owner.name, self.token.table)
        headers = [(b"host", b"simulated"), (b"authorization", b"Bearer " + self.token.text.encode())]
        query = f"after={self.after}&protocol=2"
        where = scope("websocket", f"/api/tables/{self.token.table}/socket", query, headers, address)
        self._up.put_nowait({"type": "websocket.connect"})
        network.loop.create_task(self._serve(process, where), context=process.context.copy())

    def send(self, text: str) -> None:
        """Send a message to the server."""
        if self.alive:
            network = self.network
            self._up_last = max(self._up_last + 0.000_01, network.loop.time() + network.delay())
            network.loop.call_at(self._up_last, self._arrive, text)

    def _arrive(self, text: str) -> None:
        self.network.watch.seen(self.owner.name, self.token.table)
        self._up.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The client closes, or the connection is cut; the server learns of it some time later."""
        if self.alive:
            self.ended()
            late = self.network.faults.happens("cut")
            delay = self.network.faults.lasts("cut", 1, 25) if late else self.network.dice.choice((0.001, 0.02))
            self.network.loop.call_later(delay, self._server_learns, context=self._outside)

    def _server_learns(self) -> None:
        self._server_knows = False
        self._space.set()
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def ended(self) -> None:
        """Nothing more arrives."""
        if self.alive:
            self.alive = self.open = False
            self.network.sockets.remove(self)
            self.network.watch.seen(self.owner.name, self.token.table)
            self.owner.closed(self)

    # -- the server's end

    async def _serve(self, process: ServerProcess, where: Message) -> None:
        try:
            await process.app(where, self._up.get, self._sent)
        except Exception as error:
            self.network.watch.failed("socket", error)
        self._down(self.ended)

    async def _sent(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self._down(self._opened)
        elif kind == "websocket.send":
            if not self._server_knows:
                raise OSError("the client is gone")
            text = message["text"]
            assert isinstance(text, str)
            self.network.watch.pushed(self, text)
            while self._on_the_way >= CAPACITY and self._server_knows:
                self._space.clear()
                await self._space.wait()
                self.unblocked = self.network.loop.time() + 0.000_01
            if not self._server_knows:
                raise OSError("the client is gone")
            self._on_the_way += 1
            self._down(lambda: self._heard(text))
        elif kind == "websocket.http.response.start":
            if message["status"] == 404:
                self._down(lambda: self.owner.refused(self))
        elif kind in ("websocket.close", "websocket.http.response.body"):
            self._down(self.ended)

    def _down(self, action: "Action") -> None:
        """Something happens at the client's end, behind everything sent before it."""
        network = self.network
        delay = network.delay()
        if network.faults.happens("stalled-reader", 0.2):
            delay += network.faults.lasts("stalled-reader", 1, 50)
        self._down_last = max(self._down_last + 0.000_01, network.loop.time() + delay)
        network.loop.call_at(self._down_last, action, context=self._outside)

    def _opened(self) -> None:
        if self.alive:
            self.open = True
            self.owner.opened(self)

    def _heard(self, text: str) -> None:
        if self.alive:
            self._on_the_way -= 1
            self._space.set()
            self.owner.heard(self, text)


class Action(Protocol):
    """Something to do later."""

    def __call__(self) -> None:
        """Do it."""
