"""The real application without a network: requests and sockets as the application itself receives and sends them."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Final, TypeAlias

Message: TypeAlias = MutableMapping[str, object]
Application: TypeAlias = Callable[
    [Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]
]
Headers: TypeAlias = list[tuple[bytes, bytes]]
PATIENCE: Final = 20.0


class Answered:
    """A whole HTTP answer, as it would go over the wire."""

    def __init__(self, status: int, headers: Headers, body: bytes) -> None:
        self.status: Final = status
        self.headers: Final = headers
        self.body: Final = body

    def whole(self) -> bytes:
        """Every byte, the status and the headers in their order."""
        lines = b"".join(name + b": " + value + b"\n" for name, value in self.headers)
        return b"%d\n%b\n%b" % (self.status, lines, self.body)

    def header(self, name: str) -> str:
        """The first header of this name; empty if there is none."""
        return next((value.decode("latin-1") for key, value in self.headers if key.decode() == name), "")


def scope_of(kind: str, path: str, headers: dict[str, str], client: str) -> Message:
    """A connection as an application sees it."""
    bare, _, query = path.partition("?")
    given = {"host": "localhost", **headers}
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": bare,
        "raw_path": bare.encode("ascii"),
        "root_path": "",
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in given.items()],
        "client": (client, 50_000),
        "server": ("localhost", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }


class Socket:
    """A WebSocket inside: every frame the application sent, in order."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.accepted: bool | None = None
        self.accept_headers: Headers = []
        self.closed = 0
        self.news: Final = asyncio.Event()
        self.inbox: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def take(self, message: Message) -> None:
        """What the application sends."""
        kind = message["type"]
        if kind == "websocket.accept":
            self.accepted = True
            headers = message.get("headers", [])
            assert isinstance(headers, list)
            self.accept_headers = headers
        elif kind == "websocket.close":
            self.accepted = bool(self.accepted)
            code = message.get("code", 1000)
            assert isinstance(code, int)
            self.closed = code or 1000
        elif kind == "websocket.send":
            text, data = message.get("text"), message.get("bytes")
            self.frames.append(
                text.encode() if isinstance(text, str) else data if isinstance(data, bytes) else b""
            )
        self.news.set()

    def send(self, body: bytes) -> None:
        """Send a text message to the application."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": body.decode()})

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait until this holds; it is looked at after everything the application sends."""
        async with asyncio.timeout(PATIENCE):
            while not ready() and not self.closed:
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        """Go away and wait until the application is done with us."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self.task is not None:
            async with asyncio.timeout(PATIENCE):
                await self.task


class Inside:
    """An application that runs, and its clients."""

    def __init__(self, app: Application) -> None:
        self.app: Final = app
        self.stop: Final = asyncio.Event()
        self.life: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start the application."""
        started = asyncio.Event()
        first = True

        async def receive() -> Message:
            nonlocal first
            if first:
                first = False
                return {"type": "lifespan.startup"}
            await self.stop.wait()
            return {"type": "lifespan.shutdown"}

        async def send(message: Message) -> None:
            assert not str(message["type"]).endswith("failed"), message
            started.set()

        scope: Message = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.life = asyncio.ensure_future(self.app(scope, receive, send))
        waiting = asyncio.ensure_future(started.wait())
        await asyncio.wait([self.life, waiting], return_when=asyncio.FIRST_COMPLETED)
        if self.life.done():
            self.life.result()

    async def end(self) -> None:
        """Stop the application."""
        self.stop.set()
        if self.life is not None:
            async with asyncio.timeout(PATIENCE):
                await self.life

    async def http(
        self,
        method: str,
        path: str,
        headers: dict[str, str] | None = None,
        body: bytes = b"",
        client: str = "127.0.0.1",
    ) -> Answered:
        """One request."""
        sent = False
        status = 0
        answered: Headers = []
        parts: list[bytes] = []

        async def receive() -> Message:
            nonlocal sent
            if sent:
                await asyncio.sleep(3600)
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                code, fields = message["status"], message["headers"]
                assert isinstance(code, int)
                assert isinstance(fields, list)
                status, answered = code, fields
            else:
                part = message.get("body", b"")
                assert isinstance(part, bytes)
                parts.append(part)

        scope = scope_of("http", path, headers or {}, client)
        scope["method"] = method
        async with asyncio.timeout(PATIENCE):
            await self.app(scope, receive, send)
        return Answered(status, answered, b"".join(parts))

    async def socket(self, path: str, headers: dict[str, str], client: str = "127.0.0.1") -> Socket:
        """Open a socket and wait until it is let in, or not."""
        socket = Socket()
        socket.inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", path, headers, client)
        socket.task = asyncio.ensure_future(self.app(scope, socket.inbox.get, socket.take))
        await socket.until(lambda: socket.accepted is not None)
        return socket
