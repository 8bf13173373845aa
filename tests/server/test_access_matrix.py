"""Who may do what: every cell of message kind x actor x phase, and of route x actor x phase, on the real server.

What is expected is made from the declarations of messages and endpoints; a test at the end holds some of those.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.campaigns.inside import Answered, Inside
from tests.campaigns.twinworlds import LIMITS
from tests.campaigns.watchers import WRITE, TwinBots, headers
from tests.server.pausing import Pause, another
from theomachy.client import READ_REPLY
from theomachy.server.accounts.access import Site
from theomachy.server.http.app import make_app
from theomachy.server.http.endpoint import ENDPOINTS, Endpoint
from theomachy.server.live.ports import Ports
from theomachy.server.live.table_host import TableHost
from theomachy.server.protocol import (
    Agree,
    Answer,
    Choices,
    Close,
    Concede,
    Entered,
    Fill,
    Free,
    Invitation,
    Invite,
    Join,
    Kick,
    Leave,
    LessonAgain,
    LessonChoose,
    LessonNext,
    LessonShow,
    MuteSeat,
    OpenLesson,
    OpenTable,
    Phase,
    Progress,
    Refused,
    Rematch,
    Request,
    Return,
    Role,
    Say,
    SeatRequest,
    SeatWish,
    Setup,
    Start,
    Suggest,
    TieWish,
    Undo,
    Update,
    Vote,
)
from theomachy.server.store.chain import linked
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Batch, Store
from theomachy.server.tables import permissions
from theomachy.server.tables.messages.declaration import MESSAGES

STRANGERS: Final = (
    "nobody",
    "garbage",
    "kicked",
    "kicked while connecting",
    "kicked but not revoked",
    "left but not revoked",
    "seat elsewhere",
    "host elsewhere",
)
INSIDERS: Final[dict[str, Role]] = {"host": "host", "seat": "seat", "spectator": "spectator"}
RECORD: Final = next(Path(__file__).parent.parent.joinpath("records").glob("ankh-final-2-*.txt")).read_text(
    "utf-8"
)
NO_ID: Final = "0" * 32


class Places:
    """A running application, and tables in every phase."""

    def __init__(self, inside: Inside, store: Store) -> None:
        self.inside: Final = inside
        self.store: Final = store
        self.table = ""
        self.tokens: dict[str, str] = {}
        self.count = 0

    def new_id(self) -> str:
        self.count += 1
        return f"{self.count:032x}"

    async def post(self, path: str, body: msgspec.Struct, token: str = "") -> Answered:
        return await self.inside.http("POST", path, headers(token, True), WRITE.encode(body))

    async def get(self, path: str, token: str = "") -> Answered:
        return await self.inside.http("GET", path, headers(token, False))

    async def entered(self, path: str, body: msgspec.Struct) -> Entered:
        answered = await self.post(path, body)
        assert answered.status == 200, answered.whole()
        return msgspec.json.decode(answered.body, type=Entered)

    async def send(self, request: Request, actor: str, table: str = "") -> Answered:
        path = f"/api/tables/{table or self.table}/messages"
        return await self.post(path, request, self.tokens.get(actor, ""))

    async def open(self) -> Entered:
        """Two seats from a record that lacks its last answer, the second one for somebody else."""
        lines = sum(len(line.partition(":")[2].partition(";")[0].split()) for line in body_of(RECORD))
        wish = OpenTable(
            name="Ada",
            seats=[SeatWish(kind="me"), SeatWish(kind="friend")],
            record=RECORD,
            answers=lines - 1,
            visibility="public",
            bearer=True,
        )
        return await self.entered("/api/tables", wish)

    async def prepare(self, phase: Phase) -> None:
        """A new table in this phase, with everybody who could want something of it."""
        elsewhere = await self.open()
        there = await self.entered("/api/join", Join(name="Zoe", code=elsewhere.code, bearer=True))
        host = await self.open()
        self.table = host.table
        self.tokens = {"host": host.token, "garbage": "x" * 43, "nobody": ""}
        self.tokens["host elsewhere"], self.tokens["seat elsewhere"] = elsewhere.token, there.token
        await self.lose_seats(host.code)
        self.tokens["seat"] = (
            await self.entered("/api/join", Join(name="Bob", code=host.code, bearer=True))
        ).token
        watcher = await self.entered("/api/join", Join(name="Eve", code=host.code, watch=True, bearer=True))
        self.tokens["spectator"] = watcher.token
        if phase != "waiting":
            await self.done(Start(id=self.new_id()))
        if phase == "finished":
            await self.finish()
        if phase == "frozen":
            await self.freeze()
        shown = msgspec.json.decode((await self.get(f"/api/tables/{self.table}", host.token)).body, type=Update)
        assert shown.table.phase == phase

    async def lose_seats(self, code: str) -> None:
        """Some who had seat 1 before, two of them with rows that were never marked as revoked."""
        for actor in ("kicked", "kicked but not revoked", "left but not revoked", "kicked while connecting"):
            joined = await self.entered("/api/join", Join(name="Mallory", code=code, bearer=True))
            self.tokens[actor] = joined.token
            pause = Pause(self.store, "grant") if "connecting" in actor else None
            path = f"/api/tables/{self.table}/socket?protocol=2&after=0"
            handshake = asyncio.ensure_future(self.inside.socket(path, headers(joined.token, False)))
            if pause is None:
                await (await handshake).close()
            else:
                await pause.reached()
            if "left" in actor:
                await self.send(Leave(id=self.new_id()), actor)
            else:
                await self.done(Kick(id=self.new_id(), seat=1))
            if pause is not None:
                pause.release()
                assert not (await handshake).accepted
            if "not revoked" in actor:
                self.tokens[actor] = (await another(self.store, self.hosts(), joined)).token

    async def done(self, request: Request) -> None:
        answered = await self.send(request, "host")
        assert answered.status == 200, answered.whole()

    async def finish(self) -> None:
        """Give the last answer of the record."""
        for actor in ("host", "seat"):
            body = (await self.get(f"/api/tables/{self.table}", self.tokens[actor])).body
            game = msgspec.json.decode(body, type=Update).game
            for question in game.questions if game is not None else []:
                for option in question.options:
                    wish = Answer(id=self.new_id(), seat=question.seat, asked=question.asked, option=option.code)
                    await self.send(wish, actor)
                    shown = (await self.get(f"/api/tables/{self.table}", self.tokens[actor])).body
                    if msgspec.json.decode(shown, type=Update).table.phase == "finished":
                        return
                    undo = Undo(
                        id=self.new_id(), seat=question.seat, to=msgspec.json.decode(shown, type=Update).seq
                    )
                    await self.send(undo, actor)
        raise AssertionError("the record does not end")

    async def freeze(self) -> None:
        """An entry of a future version, found when the table is loaded again."""
        entries = await self.store.entries(self.table)
        future = linked(self.table, entries[-1], "from-the-future", b"{}", None, entries[-1].at, 1)
        await self.store.write(Batch(entries=[future]))
        self.hosts().pop(self.table)

    def hosts(self) -> dict[str, TableHost]:
        raise NotImplementedError


def body_of(record: str) -> list[str]:
    """The lines of answers of a record."""
    lines = record.partition("\n\n")[2].splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def request_of(kind: str, new: str, seat: int) -> Request:
    """A well-formed message of this kind."""
    messages: dict[str, Request] = {
        "answer": Answer(id=new, seat=seat, asked=1, option=0),
        "suggest": Suggest(id=new, seat=seat, asked=1, option=0),
        "undo": Undo(id=new, seat=seat, to=1),
        "agree": Agree(id=new, seat=seat, agree=True),
        "vote": Vote(id=new, seat=seat, absent=(seat + 1) % 2),
        "return": Return(id=new, seat=seat),
        "leave": Leave(id=new),
        "concede": Concede(id=new, seat=seat),
        "kick": Kick(id=new, seat=1),
        "fill": Fill(id=new),
        "free": Free(id=new, seat=1),
        "start": Start(id=new),
        "close": Close(id=new),
        "say": Say(id=new, text="hello"),
        "invite": Invite(id=new, seats=[seat]),
        "rematch": Rematch(id=new),
        "lesson-next": LessonNext(id=new),
        "lesson-show": LessonShow(id=new),
        "lesson-choose": LessonChoose(id=new, choice="a"),
        "lesson-again": LessonAgain(id=new),
    }
    return messages[kind]


def run(check: Callable[[Places], Awaitable[None]], folder: Path) -> None:
    """Run with an application in a folder."""

    async def with_places() -> None:
        store = open_store(f"sqlite:///{folder}/theomachy.sqlite3")
        app, asgi = make_app(store, TwinBots(), Ports(), LIMITS, Site())
        inside = Inside(asgi)
        await inside.begin()
        places = Places(inside, store)
        places.hosts = lambda: app.hosts.loaded  # type: ignore[method-assign]
        try:
            await check(places)
        finally:
            await inside.end()
            await store.close()

    asyncio.run(with_places())


@pytest.mark.parametrize("phase", permissions.PHASES)
def test_every_message_by_everybody(phase: Phase, tmp_path: Path) -> None:
    async def check(places: Places) -> None:
        cells = 0
        await places.prepare(phase)
        unknown = await places.send(request_of("say", NO_ID, 0), "host", "0" * 20)
        for kind, declared in MESSAGES.items():
            for actor, role in INSIDERS.items():
                own = 0 if actor == "host" else 1
                reply = READ_REPLY.decode((await places.send(request_of(kind, places.new_id(), own), actor)).body)
                code = reply.code if isinstance(reply, Refused) else "done"
                if declared.permission.allows(role, actor != "spectator", phase) and phase != "frozen":
                    if not issubclass(declared.request, SeatRequest) or actor != "spectator":
                        assert code not in ("forbidden", "wrong-phase", "unknown", "malformed"), (
                            kind,
                            actor,
                            reply,
                        )
                    await places.prepare(phase)  # it may have changed the table
                else:
                    assert code in ("forbidden", "wrong-phase", "frozen"), (kind, actor, reply)
                cells += 1
            for actor in STRANGERS:
                answered = await places.send(request_of(kind, places.new_id(), 0), actor)
                assert answered.whole() == unknown.whole(), (kind, actor)
                cells += 1
        assert cells == len(MESSAGES) * (len(INSIDERS) + len(STRANGERS))

    run(check, tmp_path)


def test_nobody_speaks_for_another_seat(tmp_path: Path) -> None:
    async def check(places: Places) -> None:
        await places.prepare("playing")
        for kind in [one.name for one in MESSAGES.values() if issubclass(one.request, SeatRequest)]:
            for actor, seat in (("host", 1), ("seat", 0), ("spectator", 0), ("spectator", 1), ("seat", 4)):
                answered = await places.send(request_of(kind, places.new_id(), seat), actor)
                reply = READ_REPLY.decode(answered.body)
                assert isinstance(reply, Refused), (kind, actor, seat)
                assert reply.code == "forbidden", (kind, actor, seat, reply)

    run(check, tmp_path)


@pytest.mark.parametrize("phase", permissions.PHASES)
def test_every_route_by_everybody(phase: Phase, tmp_path: Path) -> None:
    async def check(places: Places) -> None:
        await places.prepare(phase)
        for endpoint in ENDPOINTS.values():
            permission = endpoint.permission
            unknown = await called(places, endpoint, "host", "0" * 20)
            for actor in (*INSIDERS, *STRANGERS):
                answered = await called(places, endpoint, actor, places.table)
                assert answered.status < 500, (endpoint.name, actor, answered.whole())
                if endpoint.operator:
                    nowhere = await nothing_there(places, endpoint)
                    assert answered.whole() == nowhere.whole(), (endpoint.name, actor)
                if permission is None:
                    continue
                if actor in STRANGERS:
                    assert answered.whole() == unknown.whole(), (endpoint.name, actor)
                elif endpoint.name != "messages":  # each message has a permission of its own
                    may = permission.allows(INSIDERS[actor], actor != "spectator", phase)
                    assert may or answered.status >= 400, (endpoint.name, actor, answered.whole())
                    if (
                        may and answered.status >= 400
                    ):  # only because there is nothing there yet, or nothing against people
                        assert (
                            endpoint.name in ("follow", "hint", "weigh", "battles", "mute") or phase == "waiting"
                        ), (
                            endpoint.name,
                            actor,
                            answered.whole(),
                        )

    run(check, tmp_path)


async def nothing_there(places: Places, endpoint: Endpoint) -> Answered:
    """What a path answers that does not exist."""
    return await places.inside.http(endpoint.method, "/api/nothing", headers("", endpoint.method == "POST"), b"")


async def called(places: Places, endpoint: Endpoint, actor: str, table: str) -> Answered:
    """A plain call of an endpoint."""
    path = endpoint.path.replace("{table}", table).replace("{answers}", "0")
    path = path.replace("{language}", "en").replace("{file}", "ankh.ftl").replace("{game}", "ankh")
    token = places.tokens.get(actor, "")
    if endpoint.method == "GET":
        return await places.get(path, token)
    bodies: dict[str, msgspec.Struct] = {
        "open": OpenTable(
            name="A",
            setup=Setup(game="ankh", players=2),
            seats=[SeatWish(kind="me"), SeatWish(kind="bot")],
            bearer=True,
        ),
        "join": Join(name="A", code="AAAAAAAA"),
        "invitation": Invitation(code="AAAAAAAA"),
        "messages": Say(id=places.new_id(), text="hello"),
        "open-lesson": OpenLesson(game="ankh", lesson="nothing"),
        "add-progress": Progress(lessons={}),
        "mute": MuteSeat(seat=0, on=True),
        "tie": TieWish(name="Ada", tie="friend", on=True),
        "choose": Choices(shown_to="nobody"),
    }
    raw = WRITE.encode(bodies[endpoint.name]) if endpoint.name in bodies else b"{}"
    return await places.inside.http("POST", path, headers(token, True), raw)


@pytest.mark.parametrize("phase", permissions.PHASES)
def test_a_socket_opens_for_those_inside_only(phase: Phase, tmp_path: Path) -> None:
    async def check(places: Places) -> None:
        await places.prepare(phase)
        refusals = set()
        for actor in (*INSIDERS, *STRANGERS):
            path = f"/api/tables/{places.table}/socket?protocol=2&after=0"
            socket = await places.inside.socket(path, headers(places.tokens[actor], False))
            assert socket.accepted == (actor in INSIDERS), actor
            if actor in STRANGERS:
                refusals.add(tuple(socket.frames))
            await socket.close()
        unknown = await places.inside.socket(f"/api/tables/{'0' * 20}/socket?protocol=2", headers("", False))
        assert refusals == {tuple(unknown.frames)}  # a table that is not there looks like one that is not yours

    run(check, tmp_path)


def test_revoking_cuts_an_open_socket(tmp_path: Path) -> None:
    async def check(places: Places) -> None:
        await places.prepare("waiting")
        path = f"/api/tables/{places.table}/socket?protocol=2&after=0"
        socket = await places.inside.socket(path, headers(places.tokens["seat"], False))
        await places.done(Kick(id=places.new_id(), seat=1))
        async with asyncio.timeout(1):
            await socket.until(lambda: socket.closed > 0)
        assert socket.closed == 1008
        assert b"goodbye" in socket.frames[-1]

    run(check, tmp_path)


def test_a_seat_that_a_hundred_want_goes_to_one(tmp_path: Path) -> None:
    async def check(places: Places) -> None:
        host = await places.open()
        wishes = [Join(name=f"P{n}", code=host.code, seat=1, bearer=True) for n in range(100)]
        answered = await asyncio.gather(*[places.post("/api/join", wish) for wish in wishes])
        assert sorted(one.status for one in answered) == [200] + [409] * 99

    run(check, tmp_path)


def test_what_the_tables_say() -> None:
    for kind, declared in MESSAGES.items():
        assert not declared.permission.phases["outsider"], kind
        assert not declared.permission.phases["spectator"], kind  # who watches changes nothing
    for kind in ("kick", "fill", "free", "start", "close"):
        assert not MESSAGES[kind].permission.phases["seat"], kind
    record = ENDPOINTS["record"].permission
    assert record is not None
    assert record.phases["seat"] == permissions.FINISHED  # a record tells everything
    for name, endpoint in ENDPOINTS.items():
        assert endpoint.permission is None or not endpoint.permission.phases["outsider"], name
