"""One world of a twin game: the real application with its time, entropy, luck and bots in the harness's hands.

Everything that an observer receives is written down; what the players themselves receive is not compared.
"""

import asyncio
import re
from collections import deque
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from tests.campaigns.inside import Answered, Inside, Socket
from tests.campaigns.twins import Script, Step
from theomachy.client import READ
from theomachy.server.accounts.credentials import token_digest
from theomachy.server.http.server import Server
from theomachy.server.live.bot_pool import BOT, NOTHING, Choice
from theomachy.server.live.fair_turns import Asker
from theomachy.server.live.ports import Ports
from theomachy.server.protocol import (
    Agree,
    Answer,
    Done,
    Entered,
    Join,
    Kick,
    OpenTable,
    Pace,
    Ping,
    Pong,
    Question,
    Reply,
    Request,
    SeatWish,
    Setup,
    Start,
    TableReply,
    Undo,
    Update,
)
from theomachy.server.tables.match import AnyMatch

WRITE: Final = msgspec.json.Encoder()
EXPIRY: Final = re.compile(rb"expires=[^;]+ GMT")
"""A cookie that is deleted has the real time in it, which the worlds do not share."""


class TwinPorts(Ports):
    """Time that moves when the harness says so, entropy both worlds share, and nature by the script."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.time = 1_800_000_000_000
        self.luck: Final[deque[int]] = deque()
        self._key: Final = seed.to_bytes(8, "big")
        self._count = 0

    def now(self) -> int:
        return self.time

    def entropy(self, size: int) -> bytes:
        self._count += 1
        found = b""
        while len(found) < size:
            found += blake2b(f"{self._count} {len(found)}".encode(), key=self._key).digest()
        return found[:size]

    def chance(self, match: AnyMatch, secret: bytes) -> int:
        return self.luck.popleft()


class TwinBots:
    """Bots that answer when the script says so; whoever is asked waits."""

    def __init__(self) -> None:
        self.asked: Final[dict[int, asyncio.Future[int]]] = {}
        self.news: Final = asyncio.Event()

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
        self.asked[seat] = asyncio.get_running_loop().create_future()
        self.news.set()
        return Choice(await self.asked[seat], BOT)

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
        """All that advice is made of: if this is the same in both worlds, so is the advice."""
        return msgspec.json.encode([wish, game, seat, document.decode(), list(options), seed, memory.decode()])

    async def answer(self, seat: int, option: int) -> None:
        """Have the bot of this seat answer, once it is asked."""
        async with asyncio.timeout(20):
            while seat not in self.asked or self.asked[seat].done():
                self.news.clear()
                await self.news.wait()
        self.asked[seat].set_result(option)

    async def close(self) -> None:
        """Nobody is asked any more."""


class Device:
    """A socket of somebody at the table, and what it has learned."""

    def __init__(self, socket: Socket) -> None:
        self.socket: Final = socket
        self.questions: list[Question] = []
        self.replies: dict[str, TableReply] = {}
        self.pongs = 0
        self.answers = 0
        self.seq = 0
        self._read = 0

    def look(self) -> None:
        """Read the frames that came."""
        for frame in self.socket.frames[self._read :]:
            message = READ.decode(frame)
            if isinstance(message, Update):
                self.seq = message.seq
                if message.game is not None:
                    self.questions = message.game.questions
                    self.answers = message.game.answers
            elif isinstance(message, Pong):
                self.pongs = message.n
            elif isinstance(message, Reply):
                self.replies[message.id] = message
        self._read = len(self.socket.frames)

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait for a frame that makes this true."""

        def looked() -> bool:
            self.look()
            return ready()

        await self.socket.until(looked)
        assert ready(), f"closed with {self.socket.closed}: {self.socket.frames[-1:]!r}"

    async def request(self, request: Request) -> TableReply:
        """Send, and wait for the reply."""
        self.socket.send(WRITE.encode(request))
        await self.until(lambda: request.id in self.replies)
        return self.replies[request.id]

    def ping(self, number: int) -> None:
        """Ask for a sign that everything on its way has arrived."""
        self.socket.send(WRITE.encode(Ping(number)))

    async def pong(self, number: int) -> None:
        """Wait for the sign."""
        await self.until(lambda: self.pongs == number)


class World:
    """One of the two worlds. Both are driven through the same calls in the same order."""

    def __init__(self, number: int, app: Server, inside: Inside, ports: TwinPorts, bots: TwinBots) -> None:
        self.number: Final = number
        self.app: Final = app
        self.inside: Final = inside
        self.ports: Final = ports
        self.bots: Final = bots
        self.table = ""
        self.tokens: dict[int, str] = {}
        self.players: dict[int, Device] = {}
        self.observers: dict[str, Device] = {}
        self.observer_tokens: dict[str, str] = {}
        self.received: list[tuple[str, bytes]] = []
        """Every byte the observers got by requests, with what was asked; frames stand in their sockets."""
        self.given: dict[int, list[int]] = {}
        self._told: dict[str, int] = {}
        self._requests = 0
        self._pings = 0

    def new_id(self) -> str:
        """The same ids in both worlds, in the same order."""
        self._requests += 1
        return f"{self._requests:032x}"

    # -- setting up

    async def post(self, path: str, body: msgspec.Struct, token: str = "") -> Answered:
        """A request with a body."""
        return await self.inside.http("POST", path, headers(token, True), WRITE.encode(body))

    async def entered(self, path: str, body: msgspec.Struct) -> Entered:
        """A request that lets us in."""
        answered = await self.post(path, body)
        assert answered.status < 300, answered.whole()
        return msgspec.json.decode(answered.body, type=Entered)

    async def open(self, script: Script, bots: set[int], pace: Pace, record: str | None) -> None:
        """The table of a script: the first person is the host; one who is kicked, and one who watches, look on.

        With a record it begins where the record ends."""
        people = [seat for seat in range(script.players) if seat not in bots]
        wishes = [
            SeatWish(kind="bot") if seat in bots else SeatWish(kind="me" if seat == people[0] else "friend")
            for seat in range(script.players)
        ]
        setup = setup_of(script.header, script.players) if record is None else None
        wish = OpenTable(name="Ada", setup=setup, seats=wishes, visibility="public", bearer=True, pace=pace)
        host = await self.entered("/api/tables", msgspec.structs.replace(wish, record=record))
        self.table = host.table
        self.tokens = {people[0]: host.token}
        await self.one_who_is_kicked(host, people)
        for seat in people[1:]:
            joined = await self.entered("/api/join", Join(name=f"P{seat}", code=host.code, seat=seat, bearer=True))
            self.tokens[seat] = joined.token
        watcher = await self.entered("/api/join", Join(name="Eve", code=host.code, watch=True, bearer=True))
        self.observer_tokens["spectator"] = watcher.token
        if script.observer >= 0:
            self.observer_tokens["seat"] = self.tokens[script.observer]
        for seat in people:
            self.players[seat] = await self.connect(self.tokens[seat])
        for name, token in self.observer_tokens.items():
            if name != "kicked":
                self.observers[name] = await self.connect(token)
        if script.observer >= 0:
            self.observers["player"] = self.players[script.observer]

    async def one_who_is_kicked(self, host: Entered, people: list[int]) -> None:
        """Somebody joins, is kicked, and keeps the token."""
        if len(people) < 2:
            return
        seat = people[1]
        kicked = await self.entered("/api/join", Join(name="Mallory", code=host.code, seat=seat, bearer=True))
        self.observer_tokens["kicked"] = kicked.token
        reply = await self.post(
            f"/api/tables/{host.table}/messages", Kick(id=self.new_id(), seat=seat), host.token
        )
        assert reply.status < 300, reply.whole()

    async def connect(self, token: str) -> Device:
        """A socket."""
        socket = await self.inside.socket(
            f"/api/tables/{self.table}/socket?protocol=2&after=0", headers(token, False)
        )
        assert socket.accepted, socket.closed
        device = Device(socket)
        await device.until(lambda: bool(socket.frames) and len(socket.frames) >= 2)
        return device

    async def start(self, luck: list[int]) -> None:
        """The game begins, with nature's first answers."""
        self.ports.luck.extend(luck)
        host = self.players[min(self.players)]
        reply = await host.request(Start(id=self.new_id()))
        assert isinstance(reply, Done), reply
        await self.settle()

    # -- playing

    async def step(self, step: Step, luck: list[int], bot: bool) -> None:
        """One answer or undo, and nature's answers that follow."""
        self.ports.time += 1_000
        option = step.options[self.number]
        self.ports.luck.extend(luck)
        if bot:
            before = self.any_device().seq
            await self.bots.answer(step.seat, option)
            await self.any_device().until(lambda: self.any_device().seq > before)
        elif step.undo:
            await self.accepted(step.seat, Undo(id=self.new_id(), seat=step.seat, to=self.given[step.seat].pop()))
            await self.agree(step.seat)
        else:
            question = await self.question(step.seat)
            wish = Answer(id=self.new_id(), seat=step.seat, asked=question.asked, option=option)
            self.given.setdefault(step.seat, []).append(await self.accepted(step.seat, wish))
        await self.settle()
        assert not self.ports.luck, "nature was not asked as planned"

    async def agree(self, asking: int) -> None:
        """Everybody agrees to an undo that is not free, because the seat was left and taken back meanwhile."""
        token = token_digest(self.tokens[asking])
        assert token is not None
        table = await self.app.hosts.host(self.table).look(token)
        for seat in sorted(table.missing_consent() if table.undo is not None else ()):
            await self.accepted(seat, Agree(id=self.new_id(), seat=seat, agree=True))

    async def question(self, seat: int) -> Question:
        """The open question of a seat."""
        device = self.players[seat]
        await self.level([device])

        def mine() -> list[Question]:
            return [one for one in device.questions if one.seat == seat and one.may == "answer"]

        assert mine(), f"seat {seat} is not asked"
        return mine()[0]

    async def accepted(self, seat: int, request: Request) -> int:
        """Something the seat may do."""
        reply = await self.players[seat].request(request)
        assert isinstance(reply, Done), (request, reply)
        return reply.seq

    def any_device(self) -> Device:
        """The host's."""
        return self.players[min(self.players)]

    def devices(self) -> list[Device]:
        """Every socket, once."""
        others = [one for name, one in self.observers.items() if name != "player"]
        return [*self.players.values(), *others]

    async def settle(self) -> None:
        """Wait until the observers, and the host for the harness, have received everything."""
        devices = list(self.observers.values())
        await self.level(devices if self.any_device() in devices else [*devices, self.any_device()])

    async def level(self, devices: list[Device]) -> None:
        """Wait until these devices have received everything that was on its way."""
        self._pings += 1
        for device in devices:
            device.ping(self._pings)
        for device in devices:
            await device.pong(self._pings)

    # -- looking on

    async def fetch(self, name: str, path: str, method: str = "GET", body: bytes = b"") -> Answered:
        """A request by an observer; the whole answer is kept."""
        token = self.observer_tokens.get(name, "")
        answered = await self.inside.http(method, path, headers(token, bool(body)), body)
        self.received.append((f"{name} {method} {path} {body.decode()}", EXPIRY.sub(b"", answered.whole())))
        return answered

    async def say(self, name: str, request: Request | Ping) -> None:
        """A message by an observer over its socket; the reply is among its frames."""
        self.observers[name].socket.send(WRITE.encode(request))
        await self.level([self.observers[name]])

    async def reconnect(self, name: str, token: str, after: int) -> None:
        """One more socket of an observer, for a moment: what it is sent, or how it is turned away."""
        path = f"/api/tables/{self.table}/socket?protocol=2&after={after}"
        socket = await self.inside.socket(path, headers(token, False))
        if socket.accepted:
            device = Device(socket)
            device.ping(1)
            await device.pong(1)
        outcome = f"{socket.accepted} {socket.closed} {socket.accept_headers}".encode()
        self.received += [(f"{name} socket {after}", frame) for frame in (outcome, *socket.frames)]
        await socket.close()

    def news(self) -> list[tuple[str, bytes]]:
        """Every byte since the last call: frames of each observer, then answers to requests."""
        found: list[tuple[str, bytes]] = []
        for name, one in self.observers.items():
            frames = one.socket.frames
            found += [(f"{name} frame", frame) for frame in frames[self._told.get(name, 0) :]]
            self._told[name] = len(frames)
        found += self.received
        self.received = []
        return found

    async def leave(self) -> None:
        """Everybody goes home."""
        for device in self.devices():
            await device.socket.close()
        self.players, self.observers, self.observer_tokens = {}, {}, {}
        self.received, self.given, self._told = [], {}, {}
        self.bots.asked.clear()


def headers(token: str, body: bool) -> dict[str, str]:
    """Of a script's request."""
    found = {"content-type": "application/json"} if body else {}
    return {**found, "authorization": f"Bearer {token}"} if token else found


def setup_of(header: dict[str, str], players: int) -> Setup:
    """A setup that leaves nothing to draw."""
    gods = header["gods"].split() if "gods" in header else None
    return Setup(
        game=header["game"],
        players=players,
        edition=header.get("edition"),
        scenario=header.get("scenario"),
        gods=gods,
        guardians=header["guardians"].split() if "guardians" in header else None,
        first=gods.index(header["first"]) if gods else None,
    )
