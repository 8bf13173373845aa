"""A small client of the protocol: for scripts, tests, and as an example for authors of clients::

    api = Api("http://127.0.0.1:8000")
    wish = OpenTable(name="Ada", setup=Setup(game=GAME, players=2), seats=[...], bearer=True)
    entered = await api.open_table(wish)
    async with Player(api.address, entered.table, entered.token) as player:
        await player.request(Start(id=new_id()))
        question = await player.asked()
        await player.answer(question, question.options[0].code)

A request is resent with the same id on a new socket until it is replied to; requests are idempotent. Opening and
joining are resent with the same id too. Entries that were missed arrive by sequence number; a gap is an error.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from types import TracebackType
from typing import Final, Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from theomachy.server.protocol import (
    PROTOCOL,
    PROTOCOL_HEADER,
    Answer,
    Body,
    Entered,
    Exported,
    Goodbye,
    Join,
    LogEntry,
    OpenTable,
    Presence,
    Question,
    Refused,
    ReplayShown,
    Reply,
    Request,
    ServerMessage,
    TableReply,
    TableShown,
    Update,
    Welcome,
)

T = TypeVar("T", bound=msgspec.Struct)
R = TypeVar("R")
READ: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
READ_REPLY: Final[msgspec.json.Decoder[TableReply]] = msgspec.json.Decoder(TableReply)
WRITE: Final = msgspec.json.Encoder()
LONGEST: Final = 4 * 1024 * 1024
RESEND: Final = (0.2, 0.5, 1.0)
"""Seconds to wait before a request whose reply was lost is sent again."""


def new_id() -> str:
    """A random id for a request: 128 bits as hex."""
    return secrets.token_hex(16)


class RefusedByServer(Exception):
    """Raised when the server refuses a request."""

    def __init__(self, status: int, refused: Refused) -> None:
        super().__init__(f"{status} {refused.code}: {refused.detail}")
        self.status: Final = status
        self.refused: Final = refused


class OutOfStep(Exception):
    """Raised when messages of the server do not follow each other, or the connection has ended."""


class Api:
    """The HTTP side of a server."""

    def __init__(self, address: str) -> None:
        self.address: Final = address.rstrip("/")

    async def open_table(self, wish: OpenTable) -> Entered:
        """Make a table."""
        return await self._admitted("/api/tables", wish if wish.id else replace(wish, id=new_id()))

    async def join(self, wish: Join) -> Entered:
        """Sit down at a table, or watch."""
        return await self._admitted("/api/join", wish if wish.id else replace(wish, id=new_id()))

    async def table(self, table: str, token: str, after: int = 0) -> Update:
        """The present state of a table, with the entries after a number."""
        return await self.get(f"/api/tables/{table}?after={after}", Update, token)

    async def replay(self, table: str, token: str, answers: int) -> ReplayShown:
        """The game after this many answers."""
        return await self.get(f"/api/tables/{table}/replay/{answers}", ReplayShown, token)

    async def record(self, table: str, token: str) -> str:
        """The game as a record."""
        return (await self.get(f"/api/tables/{table}/record", Exported, token)).text

    async def send(self, table: str, request: Request, token: str) -> TableReply:
        """A request to a table, without a socket."""
        status, body = await self.call("POST", f"/api/tables/{table}/messages", WRITE.encode(request), token)
        if status >= 500:
            raise RefusedByServer(status, msgspec.json.decode(body, type=Refused))
        return READ_REPLY.decode(body)

    async def post(self, path: str, body: Body | Request, reply: type[T], token: str = "") -> T:
        """POST a body and read the reply; raises RefusedByServer."""
        return _read(await self.call("POST", path, WRITE.encode(body), token), reply)

    async def _admitted(self, path: str, wish: OpenTable | Join) -> Entered:
        """Get a token. Where the reply is lost, the same id gets the same seat and the same token again."""
        for wait in RESEND:
            try:
                return await self.post(path, wish, Entered)
            except (OSError, HTTPException):
                await asyncio.sleep(wait)
        return await self.post(path, wish, Entered)

    async def get(self, path: str, reply: type[T], token: str = "") -> T:
        """Read something."""
        return _read(await self.call("GET", path, b"", token), reply)

    async def call(self, method: str, path: str, body: bytes, token: str) -> tuple[int, bytes]:
        """One request on a connection of its own: status and body."""
        return await asyncio.to_thread(self._call, method, path, body, token)

    def _call(self, method: str, path: str, body: bytes, token: str) -> tuple[int, bytes]:
        parts = urlsplit(self.address)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=30)
        headers = {PROTOCOL_HEADER: str(PROTOCOL)}
        if body:
            headers["Content-Type"] = "application/json"
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, body or None, headers)
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()


def _read(answered: tuple[int, bytes], reply: type[T]) -> T:
    status, body = answered
    if status >= 400:
        raise RefusedByServer(status, msgspec.json.decode(body, type=Refused))
    return msgspec.json.decode(body, type=reply)


class Player:
    """One device at a table, by its token."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.address: Final = "ws" + address.removeprefix("http").rstrip("/")
        self.table: Final = table
        self.token: Final = token
        self.seq = 0
        """The number of the last entry received."""
        self.welcome: Welcome | None = None
        self.latest: Update | None = None
        """The last update, with the presence as it was told since."""
        self.questions: list[Question] = []
        self.entries: list[LogEntry] = []
        """All entries received, in order."""
        self.heard: Callable[[ServerMessage], None] = lambda message: None
        self.connects = 0
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[TableReply]] = {}
        self._unsent: dict[str, Request] = {}
        self._changed: Final = asyncio.Condition()
        self._goodbye: Goodbye | None = None

    async def __aenter__(self) -> Self:
        self._reader = asyncio.ensure_future(self._read_on())
        await self.until(lambda: self.latest is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    # -- what callers use

    async def request(self, request: Request) -> TableReply:
        """Send a request until it is replied to, over as many sockets as that takes."""
        future: asyncio.Future[TableReply] = asyncio.get_running_loop().create_future()
        self._waiting[request.id] = future
        self._unsent[request.id] = request
        await self._send(request)
        try:
            return await self._or_end(future)
        finally:
            self._waiting.pop(request.id, None)
            self._unsent.pop(request.id, None)

    async def answer(self, question: Question, option: int, request: str = "") -> TableReply:
        """Answer a question."""
        wish = Answer(id=request or new_id(), seat=question.seat, asked=question.asked, option=option)
        return await self.request(wish)

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait until this is true; it is checked after every message."""
        async with self._changed:
            await self._or_end(asyncio.ensure_future(self._changed.wait_for(ready)))

    async def asked(self) -> Question | None:
        """The next question to one of our seats; None when the game is over."""
        await self.until(lambda: bool(self.mine()) or self.over())
        return self.mine()[0] if self.mine() else None

    def mine(self) -> list[Question]:
        """The open questions that are ours to answer."""
        return [question for question in self.questions if question.may == "answer"]

    def shown(self) -> TableShown:
        """The table as we know it."""
        assert self.latest is not None
        return self.latest.table

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.latest is not None and self.latest.table.phase == "finished"

    def cut(self) -> None:
        """Abort the connection as a network failure does; the player reconnects by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # -- inside

    async def _or_end(self, future: asyncio.Future[R]) -> R:
        """Wait for the future, or for the end of reading, after which nothing more arrives."""
        reader = self._reader
        if reader is None:
            raise OutOfStep("not connected")

        def ended(_: asyncio.Task[None]) -> None:
            future.cancel()

        reader.add_done_callback(ended)
        try:
            return await future
        except asyncio.CancelledError:
            if not reader.done():
                raise
            reader.result()
            raise OutOfStep(f"closed: {self._goodbye}") from None
        finally:
            reader.remove_done_callback(ended)

    async def _send(self, request: Request) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(WRITE.encode(request), text=True)

    async def _read_on(self) -> None:
        """Read until a final `goodbye`; reconnect with backoff whenever the connection is lost."""
        pause = 0.05
        while True:
            connects = self.connects
            try:
                await self._read_once()
            except (OSError, ConnectionClosed, InvalidMessage):
                pass  # the server went away, be it in the middle of a handshake
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    raise
            if self._goodbye is not None and self._goodbye.code not in (
                "stopping",
                "too-many",
                "not-saved",
                "in-doubt",
            ):
                return
            pause = 0.05 if self.connects > connects else min(2.0, pause * 2)
            await asyncio.sleep(pause)

    async def _read_once(self) -> None:
        address = f"{self.address}/api/tables/{self.table}/socket?protocol={PROTOCOL}&after={self.seq}"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            address, additional_headers=headers, max_size=LONGEST, compression=None, proxy=None
        ) as socket:
            self.connects += 1
            self._goodbye = None
            self._socket = socket
            for request in list(self._unsent.values()):
                await self._send(request)
            async for frame in socket:
                await self._take(READ.decode(frame))

    async def _take(self, message: ServerMessage) -> None:
        if isinstance(message, Welcome):
            self.welcome = message
        elif isinstance(message, Update):
            self._update(message)
        elif isinstance(message, Presence) and self.latest is not None:
            shown = replace(
                self.latest.table, present=message.present, watching=message.watching, absent=message.absent
            )
            self.latest = replace(self.latest, table=shown)
        elif isinstance(message, Goodbye):
            self._goodbye = message
        elif isinstance(message, Reply):
            waiting = self._waiting.get(message.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        self.heard(message)
        async with self._changed:
            self._changed.notify_all()

    def _update(self, update: Update) -> None:
        """Take over an update: every entry once, in order, without a gap unless the server skipped some."""
        expected = self.seq
        for entry in update.entries:
            if entry.seq <= self.seq or (entry.seq != expected + 1 and not update.skipped):
                raise OutOfStep(f"entry {entry.seq} after {expected}")
            expected = entry.seq
        self.entries += update.entries
        self.seq = update.seq
        self.latest = update
        if update.game is not None:
            self.questions = update.game.questions
