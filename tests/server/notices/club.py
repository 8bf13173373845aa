"""A club on a server whose time stands still until a test moves it: people with accounts, and their tables."""

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
from theomachy.server.notices.settings import NoticeSettings
from theomachy.server.protocol import (
    Answer,
    Body,
    ChannelShown,
    Credentials,
    Entered,
    Join,
    LoggedIn,
    NoticesShown,
    OpenTable,
    Pace,
    Request,
    SeatWish,
    Setup,
    Start,
    Update,
)
from theomachy.server.store.authority_key import AuthorityKey
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Store
from theomachy.server.tables.limits import Limits

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAYS: Final = Pace(kind="days", days=3)
NOON: Final = 1_800_014_400_000
"""Noon in UTC of a day in January."""
KEY: Final = AuthorityKey(b"k" * 32, new=True)


class Clock(Ports):
    """Time that only a test moves."""

    def __init__(self, now: int = NOON) -> None:
        super().__init__()
        self.time = now

    def now(self) -> int:
        return self.time


class Person:
    """Somebody with an account."""

    def __init__(self, name: str, login: str) -> None:
        self.name: Final = name
        self.login: Final = login
        self.at: Final[dict[str, Entered]] = {}
        """By table."""


class Club:
    """A running application; its queue works only when a test lets it."""

    def __init__(self, url: str, settings: NoticeSettings, clock: Clock, limits: Limits = LIMITS) -> None:
        self._url: Final = url
        self._settings: Final = settings
        self._limits: Final = limits
        self.clock: Final = clock
        self._ids = 0
        self.store: Store
        self.app: Server
        self.inside: Inside

    async def open(self) -> None:
        """Start, as after a stop or a crash."""
        self.store = open_store(self._url, key=KEY)
        self.app, asgi = make_app(self.store, TwinBots(), self.clock, self._limits, Site(), notices=self._settings)
        self.inside = Inside(asgi)
        await self.inside.begin()
        await self.app.notices.close()  # from here on the test says when something is sent

    async def close(self) -> None:
        await self.inside.end()
        await self.store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    # -- requests

    def new_id(self) -> str:
        self._ids += 1
        return f"{self._ids:032x}"

    async def post(self, path: str, body: msgspec.Struct, token: str = "", **more: str) -> Answered:
        return await self.inside.http("POST", path, {**headers(token, True), **more}, WRITE.encode(body))

    async def register(self, name: str) -> Person:
        wish = Credentials(name=name, password="correct horse", bearer=True)
        answered = await self.post("/api/accounts", wish)
        assert answered.status == 200, answered.whole()
        return Person(name, msgspec.json.decode(answered.body, type=LoggedIn).token)

    async def table(self, *people: Person, title: str = "", pace: Pace = DAYS, game: str = "ankh") -> str:
        """A game that has started, with these people in this order."""
        host, *others = people
        wish = OpenTable(
            name=host.name,
            setup=Setup(game=game, players=len(people)),
            seats=[SeatWish(kind="me"), *[SeatWish(kind="friend") for _ in others]],
            title=title,
            pace=pace,
            bearer=True,
        )
        answered = await self.post("/api/tables", wish, host.login)
        assert answered.status == 200, answered.whole()
        opened = msgspec.json.decode(answered.body, type=Entered)
        host.at[opened.table] = opened
        for person, invite in zip(others, opened.invites, strict=True):
            joined = await self.post(
                "/api/join", Join(name=person.name, invite=invite.invite, bearer=True), person.login
            )
            assert joined.status == 200, joined.whole()
            person.at[opened.table] = msgspec.json.decode(joined.body, type=Entered)
        await self.send(host, opened.table, Start(id=self.new_id()))
        return opened.table

    async def send(self, person: Person, table: str, request: Request) -> Answered:
        answered = await self.post(f"/api/tables/{table}/messages", request, person.at[table].token)
        assert answered.status == 200, answered.whole()
        return answered

    async def look(self, person: Person, table: str) -> Update:
        token = person.at[table].token
        return msgspec.json.decode(
            (await self.inside.http("GET", f"/api/tables/{table}", headers(token, False))).body, type=Update
        )

    async def play(self, table: str, person: Person) -> bool:
        """Give the first answer to the question of a person; whether there was one."""
        game = (await self.look(person, table)).game
        assert game is not None
        for question in game.questions:
            if question.options:
                wish = Answer(
                    id=self.new_id(),
                    seat=question.seat,
                    asked=question.asked,
                    option=question.options[0].code,
                )
                await self.send(person, table, wish)
                return True
        return False

    async def asked(self, table: str, person: Person) -> bool:
        """Whether a person owes an answer."""
        game = (await self.look(person, table)).game
        return game is not None and bool(game.questions)

    async def play_until_asked(self, table: str, people: tuple[Person, ...], wanted: Person) -> None:
        """Everybody else plays until this person is asked."""
        for _ in range(400):
            asked = [person for person in people if await self.asked(table, person)]
            if wanted in asked:
                return
            await self.play(table, asked[0])
        raise AssertionError("never asked")

    async def socket(self, person: Person, table: str) -> Socket:
        path = f"/api/tables/{table}/socket?protocol=2&after=0"
        return await self.inside.socket(path, headers(person.at[table].token, False))

    # -- notices

    async def change(self, person: Person, path: str, wish: Body) -> NoticesShown:
        answered = await self.post(f"/api/notices{path}", wish, person.login)
        assert answered.status == 200, answered.whole()
        return msgspec.json.decode(answered.body, type=NoticesShown)

    async def shown(self, person: Person) -> NoticesShown:
        answered = await self.inside.http("GET", "/api/notices", headers(person.login, False))
        assert answered.status == 200, answered.whole()
        return msgspec.json.decode(answered.body, type=NoticesShown)

    async def channel(self, person: Person) -> ChannelShown:
        (only,) = (await self.shown(person)).channels
        return only

    async def later(self, milliseconds: int) -> None:
        """Time passes, and everything that is due then is sent."""
        self.clock.time += milliseconds
        await self.work()

    async def work(self) -> None:
        await self.app.notices.queue.work()
        await self.app.notices.queue.work()  # what the first round planned is sent in the second

    @property
    def push_key(self) -> str:
        push = self.app.notices.channels.push
        assert push is not None
        return push.public_key


Story = Callable[[Club], Awaitable[None]]


def settings(folder: Path, **fields: str | int | bool) -> NoticeSettings:
    """A server that may send into its own network."""
    return msgspec.structs.replace(
        NoticeSettings(
            base_url="https://games.example.org",
            push_key_file=str(folder / "push.key"),
            private=True,
            secret=b"s" * 32,
        ),
        **fields,
    )


def run(story: Story, url: str, settings: NoticeSettings, limits: Limits = LIMITS) -> None:
    """Run a story in a new club."""

    async def within() -> None:
        club = Club(url, settings, Clock(), limits)
        await club.open()
        try:
            async with asyncio.timeout(120):
                await story(club)
        finally:
            await club.close()

    asyncio.run(within())


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/theomachy.sqlite3"
