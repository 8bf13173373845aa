"""One visitor cannot use up a table: quotas belong to the person before they belong to the table."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import FREE, Running, Visitor
from theomachy.client import new_id
from theomachy.server.tables.limits import Rate

TABLE = {
    "name": "Ada",
    "setup": {"game": "ankh", "players": 2},
    "seats": [{"kind": "me"}, {"kind": "friend"}],
    "visibility": "public",
}
HOST, EVE, GUY = "192.0.2.1", "198.51.100.66", "203.0.113.7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("quotas")) as running:
        yield running


class Opened:
    """A public table and its host."""

    def __init__(self, server: Running) -> None:
        self.host = Visitor(server.port, HOST)
        status, reply = self.host.post("/api/tables", TABLE)
        assert status == 200, reply
        self.table = str(reply["table"])
        self.code = str(reply["code"])
        self.path = f"/api/tables/{self.table}"

    def watch(self, visitor: Visitor) -> int:
        """Join as a spectator; the status."""
        return visitor.post("/api/join", {"name": "Eve", "code": self.code, "watch": True})[0]

    def sit(self, visitor: Visitor) -> int:
        """Join as a player; the status."""
        return visitor.post("/api/join", {"name": "Bob", "code": self.code})[0]


@pytest.fixture
def opened(server: Running) -> Opened:
    return Opened(server)


async def admitted(
    server: Running, table: str, visitor: Visitor, stack: AsyncExitStack
) -> ClientConnection | None:
    """A socket of the visitor; None if it is refused."""
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())}
    if visitor.address:
        headers["X-Forwarded-For"] = visitor.address
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?protocol=2"
    socket = await stack.enter_async_context(connect(url, additional_headers=headers, proxy=None))
    first = json.loads(await socket.recv())
    return socket if first["type"] == "welcome" else None


async def until_closed(socket: ClientConnection) -> list[dict[str, object]]:
    """Everything a socket is sent until the server closes it."""
    frames: list[dict[str, object]] = []
    with suppress(ConnectionClosed):
        while True:
            frames.append(json.loads(await socket.recv()))
    return frames


def test_spectators_of_one_visitor_keep_nobody_away(server: Running, opened: Opened) -> None:
    for _ in range(80):
        opened.watch(Visitor(server.port, EVE))  # without its cookies: a new device each time
    assert opened.sit(Visitor(server.port, GUY)) == 200
    assert opened.host.post(f"{opened.path}/enter", {})[0] == 200
    for _ in range(5):
        other = Visitor(server.port, "203.0.113.8")
        assert opened.watch(other) == 200  # the block that has the most gives way
        assert other.get(opened.path)[0] == 200
    assert opened.host.get(opened.path)[0] == 200


def test_one_spectator_token_cannot_hold_all_sockets(server: Running, opened: Opened) -> None:
    eve, bob, guy = Visitor(server.port, EVE), Visitor(server.port, GUY), Visitor(server.port, GUY)
    assert opened.watch(eve) == 200
    assert opened.sit(bob) == 200
    assert opened.watch(guy) == 200

    async def story() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(60):
            got = [await admitted(server, opened.table, eve, stack) for _ in range(201)]
            assert 1 <= sum(one is not None for one in got) <= 10
            for visitor in (opened.host, bob, guy):
                assert await admitted(server, opened.table, visitor, stack) is not None

    asyncio.run(story())


def test_a_player_cannot_use_up_another_players_sockets(server: Running, opened: Opened) -> None:
    bob = Visitor(server.port, GUY)
    assert opened.sit(bob) == 200

    async def story() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(60):
            got = [await admitted(server, opened.table, bob, stack) for _ in range(201)]
            assert None in got
            assert await admitted(server, opened.table, opened.host, stack) is not None

    asyncio.run(story())


def test_waiting_requests_of_one_spectator_do_not_block_the_host(server: Running, opened: Opened) -> None:
    eve = Visitor(server.port, EVE)
    assert opened.watch(eve) == 200
    seq = opened.host.get(opened.path)[1]["seq"]
    with ThreadPoolExecutor(51) as pool:
        polls = [pool.submit(eve.get, f"{opened.path}?after={seq}&wait=20") for _ in range(50)]
        host = pool.submit(opened.host.get, f"{opened.path}?after={seq}&wait=20")
        refused = 0
        while refused < 45:  # Eve's others wait
            refused = sum(1 for poll in polls if poll.done() and poll.result()[0] == 429)
        loaded = server.app.hosts.loaded[opened.table]
        while not any(poll.plays() for poll in loaded.audience.polls):
            assert not host.done(), host.result()
        say = {"type": "say", "id": new_id(), "text": "hello"}
        assert opened.host.post(f"{opened.path}/messages", say)[0] == 200
        assert host.result()[0] == 200


def test_whoever_enters_again_and_again_replaces_their_own_tokens(server: Running, opened: Opened) -> None:
    first = dict(opened.host.cookies)

    async def story() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(60):
            socket = await admitted(server, opened.table, opened.host, stack)
            assert socket is not None
            for _ in range(80):
                assert await asyncio.to_thread(opened.host.post, f"{opened.path}/enter", {}) == (
                    200,
                    {**reply, "token": ""},
                )
            last = (await until_closed(socket))[-1]
            assert (last["type"], last["code"]) == ("goodbye", "unknown")

    reply = opened.host.post(f"{opened.path}/enter", {})[1]
    asyncio.run(story())
    assert opened.host.get(opened.path)[0] == 200
    opened.host.cookies = first
    assert opened.host.get(opened.path)[0] == 404
    assert opened.sit(Visitor(server.port, GUY)) == 200
    grants = server.inside(server.app.services.store.grants_at(opened.table))
    assert sum(1 for grant in grants if not grant.revoked) == FREE.tokens_of_player + 1


def test_the_entries_of_a_seat_have_a_rate_on_all_its_devices(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(FREE, entries=Rate(3, 1e-9))
    with Running(tmp_path_factory.mktemp("entries"), limits) as server:
        opened = Opened(server)
        bob = Visitor(server.port, GUY)
        assert opened.sit(bob) == 200

        def said(visitor: Visitor) -> object:
            say = {"type": "say", "id": new_id(), "text": "x"}
            return visitor.post(f"{opened.path}/messages", say)[1].get("code", "done")

        assert [said(opened.host) for _ in range(3)] == ["done"] * 3
        assert opened.host.post(f"{opened.path}/enter", {})[0] == 200
        assert said(opened.host) == "too-fast"
        assert said(bob) == "done"


def test_sitting_down_again_and_again_has_a_rate(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(FREE, seatings=Rate(2, 1e-9))
    with Running(tmp_path_factory.mktemp("seatings"), limits) as server:
        opened = Opened(server)
        for expected in (200, 200, 429):
            bob = Visitor(server.port, EVE)
            assert opened.sit(bob) == expected
            bob.post(f"{opened.path}/messages", {"type": "leave", "id": new_id()})
        assert opened.sit(Visitor(server.port, GUY)) == 200


def test_invites_have_a_rate(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(FREE, invites=Rate(2, 1e-9))
    with Running(tmp_path_factory.mktemp("invites"), limits) as server:
        opened = Opened(server)
        asked = [{"type": "invite", "id": new_id(), "role": "spectator"} for _ in range(3)]
        assert [opened.host.post(f"{opened.path}/messages", one)[0] for one in asked] == [200, 200, 429]


def test_tables_are_counted_by_address_block_too(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(FREE, tables_per_block=2)
    with Running(tmp_path_factory.mktemp("blocks"), limits) as server:
        codes = [
            Visitor(server.port, f"2001:db8::{n}").post("/api/tables", {**TABLE, "bearer": True})[0]
            for n in range(3)
        ]
        assert codes == [200, 200, 429]
        assert Visitor(server.port, "2001:db8:0:1::1").post("/api/tables", TABLE)[0] == 200


def test_sockets_are_counted_by_person_and_by_block(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(FREE, sockets_per_person=2, sockets_per_block=3)
    with Running(tmp_path_factory.mktemp("sockets"), limits) as server:
        opened = Opened(server)

        async def story() -> None:
            async with AsyncExitStack() as stack, asyncio.timeout(60):
                ada, bob = opened.host, Visitor(server.port, HOST)
                assert opened.sit(bob) == 200
                assert await admitted(server, opened.table, ada, stack)
                assert await admitted(server, opened.table, ada, stack)
                with pytest.raises(Exception, match="429"):
                    await admitted(server, opened.table, ada, stack)
                assert await admitted(server, opened.table, bob, stack)
                with pytest.raises(Exception, match="429"):
                    await admitted(server, opened.table, bob, stack)

        asyncio.run(story())
