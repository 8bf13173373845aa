"""A real application without a network, and a table at which Ada is the host and Bob has seat 1."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec

from tests.campaigns.inside import Answered, Inside, Socket
from tests.campaigns.twinworlds import LIMITS
from tests.campaigns.watchers import WRITE, TwinBots, headers
from theomachy.server.accounts.access import Site
from theomachy.server.http.app import make_app
from theomachy.server.http.server import Server
from theomachy.server.live.ports import Ports
from theomachy.server.protocol import Entered, Join, Kick, Leave, LogShown, OpenTable, Request, SeatWish, Setup
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Store
from theomachy.server.tables.limits import Limits


class House:
    """A running application with a table: Ada is its host, and Bob has seat 1."""

    def __init__(self, inside: Inside, app: Server, store: Store, folder: Path) -> None:
        self.inside: Final = inside
        self.app: Final = app
        self.store: Final = store
        self.folder: Final = folder
        self.ada: Entered
        self.bob: Entered
        self._ids = 0

    def new_id(self) -> str:
        self._ids += 1
        return f"{self._ids:032x}"

    async def prepare(self) -> None:
        friends = [SeatWish(kind="friend"), SeatWish(kind="friend")]
        wish = OpenTable(
            name="Ada",
            setup=Setup(game="ankh", players=3),
            seats=[SeatWish(kind="me"), *friends],
            visibility="public",
            bearer=True,
        )
        self.ada = await self.entered("/api/tables", wish)
        self.bob = await self.joined("Bob")

    async def post(self, path: str, body: msgspec.Struct, token: str = "", **more: str) -> Answered:
        return await self.inside.http("POST", path, {**headers(token, True), **more}, WRITE.encode(body))

    async def get(self, path: str, token: str) -> Answered:
        return await self.inside.http("GET", path, headers(token, False))

    async def entered(self, path: str, body: msgspec.Struct) -> Entered:
        answered = await self.post(path, body)
        assert answered.status == 200, answered.whole()
        return msgspec.json.decode(answered.body, type=Entered)

    async def joined(self, name: str) -> Entered:
        """Somebody takes seat 1."""
        return await self.entered("/api/join", Join(name=name, code=self.ada.code, seat=1, bearer=True))

    async def send(self, who: Entered, request: Request) -> Answered:
        return await self.post(f"/api/tables/{who.table}/messages", request, who.token)

    async def lose(self, how: str) -> None:
        """Bob loses his seat."""
        who, request = (
            (self.bob, Leave(id=self.new_id())) if how == "leave" else (self.ada, Kick(id=self.new_id(), seat=1))
        )
        answered = await self.send(who, request)
        assert answered.status == 200, answered.whole()

    async def unknown(self) -> Answered:
        """What is answered about a table that does not exist."""
        return await self.get(f"/api/tables/{'0' * 20}", self.ada.token)

    async def socket(self, who: Entered) -> Socket:
        path = f"/api/tables/{who.table}/socket?protocol=2&after=0"
        return await self.inside.socket(path, headers(who.token, False))

    async def kinds(self) -> list[str]:
        """The kinds of the log's entries."""
        shown = await self.get(f"/api/tables/{self.ada.table}/log", self.ada.token)
        return [entry.kind for entry in msgspec.json.decode(shown.body, type=LogShown).entries]

    def listening(self) -> int:
        """How many sockets the table has."""
        return len(self.app.hosts.host(self.ada.table).audience.listeners)


Story = Callable[[House], Awaitable[None]]


def run(story: Story, folder: Path, limits: Limits = LIMITS) -> None:
    """Run a story in a new house."""

    async def within() -> None:
        store = open_store(f"sqlite:///{folder}/theomachy.sqlite3")
        app, asgi = make_app(store, TwinBots(), Ports(), limits, Site())
        inside = Inside(asgi)
        await inside.begin()
        house = House(inside, app, store, folder)
        try:
            async with asyncio.timeout(60):
                await house.prepare()
                await story(house)
        finally:
            await inside.end()
            await store.close()

    asyncio.run(within())
