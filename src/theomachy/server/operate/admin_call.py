"""Calls of operators' endpoints from the command line: of the running server, or of the database itself.

A running server owns its database, so the command line asks it over its own port. Without a running server, the
same application is made in this process around the database, so that both ways are one code path.
"""

import asyncio
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from typing import Final, NoReturn

import msgspec
from starlette.types import ASGIApp, Message, Scope

from theomachy.server.http.app import make_app
from theomachy.server.live.bot_pool import NOTHING, Choice
from theomachy.server.live.fair_turns import Asker
from theomachy.server.operate.config import Config
from theomachy.server.operate.operator_key import OperatorKey, new_key, read_key
from theomachy.server.store.authority_key import make_key
from theomachy.server.store.opening import open_store

ME: Final = "/api/admin/me"
OK: Final = 200
SECONDS: Final = 120
"""Purging or pruning much takes a while."""


class Answer(msgspec.Struct, frozen=True):
    """What the server answered."""

    status: int
    body: bytes

    def done(self) -> bool:
        """Whether it did what was asked."""
        return self.status == OK


def call(config: Config, method: str, path: str, body: object = None) -> Answer:
    """Ask the running server, or the database if there is none; CannotOpen says why neither is possible."""
    data = b"" if body is None else msgspec.json.encode(body)
    key = read_key(config.directory())
    if key is not None and answers(key):
        return over_http(key, method, path, data)
    return asyncio.run(in_process(config, method, path, data))


def answers(key: OperatorKey) -> bool:
    """Whether the server that made the key still runs."""
    try:
        return over_http(key, "GET", ME, b"").done()
    except (OSError, HTTPException):
        return False


def over_http(key: OperatorKey, method: str, path: str, data: bytes) -> Answer:
    """Ask the running server."""
    connection = HTTPConnection(key.host, key.port, timeout=SECONDS)
    headers = {"Authorization": f"Bearer {key.key}", "Content-Type": "application/json"}
    try:
        connection.request(method, path, data or None, headers)
        response = connection.getresponse()
        return Answer(response.status, response.read())
    finally:
        connection.close()


class NoBots:
    """Bots that never answer: no game goes on while the command line looks after the database."""

    async def ask(
        self,
        level: str,
        game: str,
        seat: int,
        document: bytes,
        options: Sequence[int],
        seed: int,
        who: Asker,
        memory: bytes = NOTHING,
    ) -> Choice:
        await never()

    def soonest(self, askers: Sequence[Asker]) -> Asker:
        return askers[0]

    async def advise(
        self,
        wish: str,
        game: str,
        seat: int,
        document: bytes,
        options: Sequence[int],
        seed: int,
        who: Asker,
        memory: bytes = NOTHING,
    ) -> bytes | None:
        return None

    async def close(self) -> None:
        """Nothing to do."""


async def in_process(config: Config, method: str, path: str, data: bytes) -> Answer:
    """Ask an application that is made for this one call."""
    store = open_store(config.database(), key=make_key(config.authority_key()))
    try:
        key = new_key()
        server, app = make_app(store, NoBots(), keeping=config.keeping(), operator_key=key)
        await server.operating.bans.load()
        try:
            return await request(app, key, method, path, data)
        finally:
            await server.drain()
    finally:
        await store.close()


async def request(app: ASGIApp, key: str, method: str, path: str, data: bytes) -> Answer:
    """One request to an ASGI application."""
    target, _, query = path.partition("?")
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": target,
        "raw_path": target.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"authorization", f"Bearer {key}".encode()), (b"content-type", b"application/json")],
        "client": ("127.0.0.1", 0),
        "server": ("127.0.0.1", 80),
    }
    status = 0
    body = bytearray()
    sent = False

    async def receive() -> Message:
        nonlocal sent
        if sent:
            await never()
        sent = True
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            body.extend(message.get("body", b""))

    await app(scope, receive, send)
    return Answer(status, bytes(body))


async def never() -> NoReturn:
    """Nothing more comes."""
    await asyncio.get_running_loop().create_future()
    raise AssertionError
