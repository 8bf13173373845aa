"""Rude sockets: malformed, oversized, truncated and flooding traffic harms nobody else's game."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.campaigns.load import memory
from tests.campaigns.wire import BINARY, CLOSE, PING, TEXT, Wire, dial, framed, handshake
from tests.server.served import Served
from theomachy.client import Api, Player, new_id
from theomachy.engine.chance import Dice
from theomachy.server.protocol import Answer, Done, Entered, Join, OpenTable, SeatWish, Setup, Start

ANSWER = b'{"type":"answer","id":"%b","seat":0,"asked":1,"option":0}'


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("hostile"), {"RATE_FACTOR": "50"}) as server:
        yield server


async def table(api: Api) -> tuple[Entered, str]:
    """A game of two people that has started."""
    wish = OpenTable(
        name="Ada",
        setup=Setup(game="pantheon", players=2),
        seats=[SeatWish(kind="me"), SeatWish(kind="friend")],
        bearer=True,
    )
    entered = await api.open_table(wish)
    other = await api.join(Join(name="Bob", invite=entered.invites[0].invite, bearer=True))
    await api.send(entered.table, Start(id=new_id()), entered.token)
    return entered, other.token


class Neighbours:
    """Two people who play while others are rude."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.playing = True
        self.acknowledged: list[int] = []
        self.slowest = 0.0

    async def play(self) -> None:
        entered, other = await table(self.api)
        async with (
            Player(self.api.address, entered.table, entered.token) as one,
            Player(self.api.address, entered.table, other) as two,
        ):
            await asyncio.gather(self.answer(one, 1), self.answer(two, 2))
            await one.until(lambda: one.seq >= max(self.acknowledged))
            people = [entry.seq for entry in one.entries if entry.kind == "answered" and entry.seat in (0, 1)]
            assert people == sorted(self.acknowledged)  # each answer once, and no other
            assert one.connects == two.connects == 1

    async def answer(self, player: Player, seed: int) -> None:
        dice = Dice(seed)
        while self.playing and not player.over():
            mine = player.mine()
            if not mine:
                await asyncio.sleep(0.01)
                continue
            options = mine[0].options
            begin = time.monotonic()
            reply = await player.answer(mine[0], options[dice.below(len(options))].code)
            self.slowest = max(self.slowest, time.monotonic() - begin)
            assert isinstance(reply, Done), reply
            self.acknowledged.append(reply.seq)
            await player.until(lambda: player.seq >= self.acknowledged[-1])


class Rude:
    """Somebody at a table of their own who does not behave."""

    def __init__(self, served: Served, entered: Entered) -> None:
        self.served = served
        self.path = f"/api/tables/{entered.table}/socket?protocol=2&after=0"
        self.headers = {"Authorization": f"Bearer {entered.token}"}
        self.heard = 0

    async def dial(self) -> Wire:
        return await dial("127.0.0.1", self.served.port, self.path, self.headers, self.hear, lambda: None)

    def hear(self, body: bytes) -> None:
        self.heard += 1

    async def babble(self, data: bytes) -> None:
        """Bytes that are no request, on a connection that is no socket."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.served.port)
        writer.write(data)
        await writer.drain()
        writer.close()

    async def raw(self, *parts: bytes) -> int:
        """Say this on a new socket; how the server closed it, 0 if it did not within a second."""
        wire = await self.dial()
        for part in parts:
            wire.raw(part)
        begin = time.monotonic()
        while not wire.closed_with and wire.transport is not None and not wire.transport.is_closing():
            if time.monotonic() - begin > 1:
                break
            await asyncio.sleep(0.01)
        wire.cut()
        return wire.closed_with


async def malformed(rude: Rude) -> None:
    """What is no message, and no frame."""
    for body in (b"", b"{", b"[]", b"null", b'{"type":"answer"}', b'{"type":1e999}', b"[" * 8_000, b'"\\ud800"'):
        await rude.raw(framed(TEXT, body))
    assert await rude.raw(framed(TEXT, b"\xff\xfe")) == 1007  # text that is no text
    await rude.raw(framed(BINARY, b'{"type":"ping"}'))
    assert await rude.raw(bytes([0x81, 0x02]) + b"{}") == 1002  # a client masks
    assert await rude.raw(bytes([0xF3, 0x80]) + bytes(4)) == 1002  # reserved bits and opcodes


async def oversized(rude: Rude) -> None:
    """Messages longer than allowed, whole, in pieces, and only announced."""
    await rude.raw(framed(TEXT, b'"' + b"x" * 20_000 + b'"'))
    assert await rude.raw(framed(TEXT, b'"' + b"x" * 1_000_000 + b'"')) in (1009, 0)
    announced = bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8, "big") + bytes(4)
    assert await rude.raw(announced) in (1009, 1002)
    pieces = [framed(TEXT, b"x", final=False), *[framed(0, b"x" * 60_000, final=False)] * 40]
    await rude.raw(*pieces)
    await rude.raw(framed(PING, b"x" * 126))
    await rude.raw(framed(CLOSE, b"x" * 300))


async def truncated(rude: Rude) -> None:
    """A frame cut at each byte, and a handshake that stops half-way."""
    whole = framed(TEXT, ANSWER % new_id().encode())
    for end in range(1, len(whole), 5):
        wire = await rude.dial()
        wire.raw(whole[:end])
        wire.cut()
    for end in (10, 60, 120):
        half = handshake("127.0.0.1", rude.path, rude.headers)[:end]
        _, writer = await asyncio.open_connection("127.0.0.1", rude.served.port)
        writer.write(half)
        await writer.drain()
        writer.close()


async def flooding(rude: Rude) -> None:
    """More messages than anybody may send, glued together, pings too, and nothing read."""
    glued = b"".join(framed(TEXT, ANSWER % new_id().encode()) for _ in range(3_000))
    await rude.raw(glued)
    await rude.raw(framed(PING, b"flood") * 3_000)
    await rude.raw(framed(TEXT, b"{") * 2_000)
    deaf = await rude.dial()
    assert deaf.transport is not None
    deaf.transport.pause_reading()
    for _ in range(40):
        deaf.raw(framed(TEXT, b'{"type":"ping","n":1}') * 100)
        await asyncio.sleep(0.01)
    deaf.cut()


async def noise(rude: Rude) -> None:
    """Random bytes, before and after the handshake; many connections that say nothing."""
    for _ in range(30):
        await rude.babble(os.urandom(200))
    silent = [await asyncio.open_connection("127.0.0.1", rude.served.port) for _ in range(150)]
    for _ in range(20):
        wire = await rude.dial()
        wire.raw(os.urandom(300))
        await asyncio.sleep(0.01)
        wire.cut()
    for _, writer in silent:
        writer.close()


@pytest.mark.parametrize("attack", [malformed, oversized, truncated, flooding, noise])
def test_rude_sockets_leave_neighbours_alone(served: Served, attack: Callable[[Rude], Awaitable[None]]) -> None:
    async def run() -> None:
        api = Api(served.address)
        neighbours = Neighbours(api)
        playing = asyncio.ensure_future(neighbours.play())
        entered, _ = await table(api)
        await asyncio.sleep(0.5)
        try:
            await attack(Rude(served, entered))
        finally:
            neighbours.playing = False
        await playing
        assert len(neighbours.acknowledged) > 10
        assert neighbours.slowest < 5  # also on a machine that does other things
        shown = await api.table(entered.table, entered.token)
        assert shown.table.phase == "playing"

    assert served.process is not None
    before = memory(served.process.pid)["VmRSS"]
    asyncio.run(run())
    assert served.process.poll() is None
    assert memory(served.process.pid)["VmRSS"] - before < 64
    broken = [line for line in served.log().splitlines() if "Traceback" in line]
    assert not broken, broken[:2]


def test_the_same_answer_ten_times_and_from_another_seat(served: Served) -> None:
    """Doubled, replayed by somebody else, replayed at another table: it counts once, for its sender."""

    async def run() -> None:
        api = Api(served.address)
        entered, other = await table(api)
        elsewhere, _ = await table(api)
        async with (
            Player(api.address, entered.table, entered.token) as one,
            Player(api.address, entered.table, other) as two,
        ):
            asked = one if one.mine() else two
            question = asked.mine()[0]
            wish = Answer(id=new_id(), seat=question.seat, asked=question.asked, option=question.options[0].code)
            replies = [await asked.request(wish) for _ in range(10)]
            assert len({repr(reply) for reply in replies}) == 1
            assert isinstance(replies[0], Done)
            stolen = await (two if asked is one else one).request(wish)
            assert not isinstance(stolen, Done)
            moved = await api.send(elsewhere.table, wish, entered.token)
            assert not isinstance(moved, Done)
            await one.until(lambda: one.seq >= replies[0].seq if isinstance(replies[0], Done) else True)
            mine = [entry for entry in one.entries if entry.kind == "answered" and entry.seat == question.seat]
            assert len(mine) == 1

    asyncio.run(run())


def test_the_folder_of_the_server_holds_no_token(served: Served) -> None:
    """What is stored of a token is its digest."""

    async def run() -> str:
        entered, _ = await table(Api(served.address))
        return entered.token

    token = asyncio.run(run()).encode()
    for path in Path(served.folder).rglob("*"):
        if path.is_file():
            assert token not in path.read_bytes(), path
