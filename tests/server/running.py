"""The real application on a real port, in a thread of this process, with the real store in a temporary folder."""

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TypeAlias, TypeVar

import msgspec
import uvicorn

from tests.server.making import KEY
from theomachy.client import Api, Player, new_id
from theomachy.engine.chance import Dice
from theomachy.server.accounts.access import Site
from theomachy.server.connections.limits import CONNECTION_LIMITS, ConnectionLimits
from theomachy.server.connections.proxies import Proxies
from theomachy.server.connections.registry import Connections
from theomachy.server.connections.setup import uvicorn_settings
from theomachy.server.http.app import make_app
from theomachy.server.http.server import Server
from theomachy.server.live.bot_pool import BotPool, PoolLimits
from theomachy.server.live.metrics import Metrics
from theomachy.server.live.ports import Ports
from theomachy.server.operators.retention import Keeping
from theomachy.server.protocol import (
    Done,
    Entered,
    Join,
    OpenTable,
    Pace,
    Refused,
    Request,
    SeatWish,
    Setup,
    Start,
    TableReply,
    Visibility,
)
from theomachy.server.store.opening import open_store
from theomachy.server.store.writing import PATIENCE
from theomachy.server.tables.limits import Limits

T = TypeVar("T")
Story: TypeAlias = Callable[[Api], Coroutine[None, None, None]]
FREE: Final = Limits().at_rate(1e6)
"""Limits without rates."""
FREE_CONNECTIONS: Final = CONNECTION_LIMITS.at_rate(1e6)
PROXY: Final = "127.0.0.1"


class HandClock(Ports):
    """The real world, but time can be moved on by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


class Running:
    """A server; ended with the block."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = FREE,
        ports: Ports | None = None,
        site: Site | None = None,
        pool: PoolLimits | None = None,
        keeping: Keeping | None = None,
        operator_key: str = "",
        database: str = "",
        patience: float = PATIENCE,
        connection_limits: ConnectionLimits = FREE_CONNECTIONS,
    ) -> None:
        self._connection_limits: Final = connection_limits
        self._database: Final = database or f"sqlite:///{folder / 'theomachy.sqlite3'}"
        self._patience: Final = patience
        self._key: Final = KEY if database else None
        self._limits: Final = limits
        self.ports: Final = ports or Ports()
        self._site: Final = site or Site()
        self._pool: Final = pool or PoolLimits(processes=1, seconds=5, steady=False)
        self._keeping: Final = keeping
        self._operator_key: Final = operator_key
        self._thread: Final = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._ready: Final[Future[tuple[Server, uvicorn.Server]]] = Future()
        self.door: Final = socket.socket()
        self.door.bind(("127.0.0.1", 0))
        self.port: Final[int] = self.door.getsockname()[1]
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self.loop: asyncio.AbstractEventLoop | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        self.app, self._server = self._ready.result(30)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        self.door.close()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        metrics = Metrics()
        store = open_store(self._database, metrics, patience=self._patience, key=self._key)
        bots = BotPool(self._pool)
        app, asgi = make_app(
            store,
            bots,
            self.ports,
            self._limits,
            self._site,
            metrics,
            keeping=self._keeping,
            operator_key=self._operator_key,
        )
        limits = self._connection_limits
        connections = Connections(limits, metrics, Proxies([PROXY]), limits.connections)
        config = uvicorn_settings(asgi, connections, self._limits, grace_seconds=2, trusted_proxies=[PROXY])
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([self.door]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        self._ready.set_result((app, server))
        try:
            await task
        finally:
            await bots.close()
            await store.close()

    def disconnected(self, why: str) -> float:
        """How many connections were closed for this reason."""
        found = self.app.services.metrics.registry.get_sample_value("theomachy_disconnected_total", {"why": why})
        return found or 0

    def connections(self) -> list[object]:
        """The protocols of all open connections."""
        return list(self._server.server_state.connections)

    def busy(self) -> bool:
        """Whether a request is being answered."""
        return bool(self._server.server_state.tasks)

    def inside(self, work: Coroutine[None, None, T]) -> T:
        """Run something on the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)


class Visitor:
    """Somebody with a browser: keeps cookies, and knows what a page sends along."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port: Final = port
        self.address: Final = address  # as a proxy on this machine says it
        self.cookies: dict[str, str] = {}
        self.set_cookies: list[str] = []

    def call(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=40)
        sent = {"Content-Type": "application/json"} if body is not None else {}
        if self.address:
            sent["X-Forwarded-For"] = self.address
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        data = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        try:
            connection.request(method, path, data, {**sent, **(headers or {})})
            response = connection.getresponse()
            self.set_cookies = [value for name, value in response.getheaders() if name.lower() == "set-cookie"]
            for cookie in self.set_cookies:
                name, _, value = cookie.partition(";")[0].partition("=")
                self.cookies[name] = value
            found = {name.lower(): value for name, value in response.getheaders()}
            return response.status, found, response.read()
        finally:
            connection.close()

    def get(self, path: str) -> tuple[int, dict[str, object]]:
        """Status and JSON."""
        status, _, body = self.call("GET", path)
        found: dict[str, object] = json.loads(body)
        return status, found

    def post(self, path: str, body: object) -> tuple[int, dict[str, object]]:
        """Status and JSON."""
        status, _, reply = self.call("POST", path, body)
        found: dict[str, object] = json.loads(reply)
        return status, found


def two_seats(
    game: str = "ankh",
    *,
    pace: Pace | None = None,
    visibility: Visibility = "private",
    other: str = "friend",
    setup: Setup | None = None,
) -> OpenTable:
    """A wish for a table of two."""
    chosen = setup or (Setup(game="pantheon", players=2) if game == "pantheon" else Setup(game="ankh", players=2))
    kinds = {"friend": SeatWish(kind="friend"), "bot": SeatWish(kind="bot"), "hotseat": SeatWish(kind="hotseat")}
    return OpenTable(
        name="Ada",
        setup=chosen,
        seats=[SeatWish(kind="me"), kinds[other]],
        pace=pace or Pace(),
        visibility=visibility,
        bearer=True,
    )


async def two_people(api: Api, wish: OpenTable) -> tuple[Entered, Entered]:
    """A table and both its people."""
    ada = await api.open_table(wish)
    bob = await api.join(Join(name="Bob", invite=ada.invites[0].invite, bearer=True))
    return ada, bob


def at(api: Api, entered: Entered) -> Player:
    """A device of somebody who has entered."""
    return Player(api.address, entered.table, entered.token)


async def started(api: Api, wish: OpenTable) -> tuple[Entered, Entered]:
    """Two people in a game that has begun."""
    ada, bob = await two_people(api, wish)
    await send(api, ada, Start(id=new_id()))
    return ada, bob


async def send(api: Api, who: Entered, request: Request) -> TableReply:
    """A request without a socket."""
    return await api.send(who.table, request, who.token)


def told(server: Running, story: Story) -> None:
    """Run a story against the server."""

    async def within() -> None:
        async with asyncio.timeout(60):
            await story(Api(server.address))

    asyncio.run(within())


def code_of(reply: TableReply) -> str:
    """Why something was refused."""
    assert isinstance(reply, Refused), reply
    assert reply.detail
    return reply.code


async def play_on(player: Player, dice: Dice, answers: int) -> int:
    """Answer so many of the player's questions by chance; how many there were."""
    given = 0
    while given < answers:
        question = await player.asked()
        if question is None:
            return given
        option = question.options[dice.below(len(question.options))].code
        reply = await player.answer(question, option)
        assert isinstance(reply, Done), reply
        await player.until(lambda seq=reply.seq: player.seq >= seq)  # type: ignore[misc]
        given += 1
    return given
