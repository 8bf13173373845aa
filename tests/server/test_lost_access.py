"""Whoever loses a seat loses every access with it, whatever is on its way at that moment.

The races are made certain: a request or a handshake is held at a chosen point, the seat is lost meanwhile, and
then the held one goes on.
"""

import asyncio
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.campaigns.inside import Socket, scope_of
from tests.campaigns.watchers import WRITE, headers
from tests.server.house import House, run
from tests.server.pausing import Pause, another
from theomachy.server.accounts.credentials import token_digest
from theomachy.server.live.table_grants import Standing
from theomachy.server.protocol import (
    Enter,
    Entered,
    Invite,
    Join,
    Kick,
    Leave,
    Request,
    Say,
    Start,
)
from theomachy.server.store.port import Batch, NotSaved
from theomachy.server.tables.messages.declaration import MESSAGES, Decision

LOSING: Final = ("leave", "kick")


@pytest.mark.parametrize("how", LOSING)
def test_a_handshake_that_read_its_token_before_the_seat_was_lost(how: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        pause = Pause(house.store, "grant")
        handshake = asyncio.ensure_future(house.socket(house.bob))
        await pause.reached()
        await house.lose(how)
        pause.release()
        socket = await handshake
        await socket.until(lambda: socket.closed > 0 or bool(socket.frames))
        unknown = await house.inside.socket(f"/api/tables/{'0' * 20}/socket?protocol=2", headers("", False))
        assert socket.frames == unknown.frames
        assert not socket.accepted
        assert house.listening() == 0

    run(story, tmp_path)


@pytest.mark.parametrize("how", LOSING)
def test_a_handshake_that_was_accepted_before_the_seat_was_lost(how: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        accepting, go_on = asyncio.Event(), asyncio.Event()
        socket = Socket()

        async def take(message: dict[str, object]) -> None:
            if message["type"] == "websocket.accept":
                accepting.set()
                await go_on.wait()
            await socket.take(message)

        path = f"/api/tables/{house.bob.table}/socket?protocol=2&after=0"
        scope = scope_of("websocket", path, headers(house.bob.token, False), "127.0.0.1")
        socket.inbox.put_nowait({"type": "websocket.connect"})
        task = asyncio.ensure_future(house.inside.app(scope, socket.inbox.get, take))  # type: ignore[arg-type]
        await accepting.wait()
        await house.lose(how)
        cid = await house.joined("Cid")
        go_on.set()
        await socket.until(lambda: socket.closed > 0)
        assert [b"goodbye" in frame for frame in socket.frames] == [True]
        assert socket.closed == 1008
        assert house.listening() == 0
        assert cid.seats == [1]
        await task

    run(story, tmp_path)


@pytest.mark.parametrize("kind", [name for name in MESSAGES if name in ("say", "invite", "leave")])
@pytest.mark.parametrize("how", LOSING)
def test_a_request_that_read_its_token_before_the_seat_was_lost(how: str, kind: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        requests: dict[str, Request] = {
            "say": Say(id=house.new_id(), text="still here"),
            "invite": Invite(id=house.new_id(), seats=[1]),
            "leave": Leave(id=house.new_id()),
        }
        pause = Pause(house.store, "grant")
        sent = asyncio.ensure_future(house.send(house.bob, requests[kind]))
        await pause.reached()
        await house.lose(how)
        await house.joined("Cid")
        before = await house.kinds()
        pause.release()
        assert (await sent).whole() == (await house.unknown()).whole()
        assert await house.kinds() == before

    run(story, tmp_path)


@pytest.mark.parametrize("how", LOSING)
def test_a_request_on_a_socket_that_waits_while_the_seat_is_lost(how: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        socket = await house.socket(house.bob)
        await socket.until(lambda: any(b'"update"' in frame for frame in socket.frames))
        pause = Pause(house.store, "write")
        losing = asyncio.ensure_future(house.lose(how))
        await pause.reached()  # the seat is lost on disk, and the table's lock is held
        socket.send(WRITE.encode(Say(id=house.new_id(), text="still here")))
        await asyncio.sleep(0)
        pause.release()
        await losing
        await socket.until(lambda: socket.closed > 0)
        assert socket.closed == 1008
        assert "said" not in await house.kinds()
        assert house.listening() == 0
        heard = len(socket.frames)
        await house.joined("Cid")
        await house.send(house.ada, Say(id=house.new_id(), text="welcome"))
        assert len(socket.frames) == heard

    run(story, tmp_path)


@pytest.mark.parametrize("how", LOSING)
@pytest.mark.parametrize("path", ["?after={seq}&wait=30", "/log", "/position"])
def test_a_read_that_waits_while_the_seat_is_lost(how: str, path: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = house.app.hosts.host(house.ada.table)
        pause = None if "wait" in path else Pause(house.store, "grant")
        query = path.format(seq=len(await house.kinds())) if pause is None else path
        reading = asyncio.ensure_future(house.get(f"/api/tables/{house.bob.table}{query}", house.bob.token))
        if pause is None:
            while not host.audience.polls:
                await asyncio.sleep(0.01)
        else:
            await pause.reached()
        await house.lose(how)
        if pause is not None:
            pause.release()
        assert (await reading).whole() == (await house.unknown()).whole()

    run(story, tmp_path)


async def with_account(house: House, name: str) -> dict[str, str]:
    """The headers of somebody who is logged in and has taken seat 1."""
    registered = await house.inside.http(
        "POST",
        "/api/accounts",
        headers("", True),
        msgspec.json.encode({"name": name, "password": "correct horse", "bearer": True}),
    )
    login = {"authorization": f"Bearer {msgspec.json.decode(registered.body)['token']}"}
    joined = await house.post("/api/join", Join(name=name, code=house.ada.code, seat=1, bearer=True), **login)
    assert joined.status == 200, joined.whole()
    house.bob = msgspec.json.decode(joined.body, type=Entered)
    return login


@pytest.mark.parametrize("how", LOSING)
@pytest.mark.parametrize("taken", [False, True])
def test_entering_again_while_the_seat_is_lost(how: str, taken: bool, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.lose("kick")
        login = await with_account(house, "Bea")
        pause = Pause(house.store, "grants_among")
        entering = asyncio.ensure_future(
            house.post(f"/api/tables/{house.bob.table}/enter", Enter(bearer=True), **login)
        )
        await pause.reached()
        await house.lose(how)
        if taken:
            await house.joined("Cid")
        pause.release()
        assert (await entering).whole() == (await house.unknown()).whole()
        assert (
            await house.post(f"/api/tables/{house.bob.table}/enter", Enter(bearer=True), **login)
        ).status == 404

    run(story, tmp_path)


@pytest.mark.parametrize("how", LOSING)
def test_an_account_does_not_take_over_what_its_device_loses_meanwhile(how: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.lose("kick")
        joined = await house.post("/api/join", Join(name="Dora", code=house.ada.code, seat=1))
        cookies = {
            value.decode().partition(";")[0].partition("=")[0]: value.decode().partition(";")[0].partition("=")[2]
            for name, value in joined.headers
            if name == b"set-cookie"
        }
        house.bob = msgspec.structs.replace(house.bob, token=cookies[f"table-{house.bob.table}"])
        pause = Pause(house.store, "grants_of", "device:")
        credentials = msgspec.json.encode({"name": "Dora", "password": "correct horse", "bearer": True})
        with_device = {**headers("", True), "cookie": f"device={cookies['device']}"}
        registering = asyncio.ensure_future(house.inside.http("POST", "/api/accounts", with_device, credentials))
        await pause.reached()
        await house.lose(how)
        pause.release()
        login = {"authorization": f"Bearer {msgspec.json.decode((await registering).body)['token']}"}
        assert (await house.post(f"/api/tables/{house.bob.table}/enter", Enter(), **login)).status == 404
        assert await house.store.grants_of("dora") == []

    run(story, tmp_path)


async def unrevoked(house: House, who: Entered) -> Entered:
    """A token given like somebody's own and never revoked, found when the table is loaded again."""
    return await another(house.store, house.app.hosts.loaded, who)


@pytest.mark.parametrize("taken", [False, True])
@pytest.mark.parametrize("how", LOSING)
def test_a_token_of_an_older_epoch_never_counts_again(how: str, taken: bool, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.lose(how)
        if taken:
            await house.joined("Cid")
        house.bob = await unrevoked(house, house.bob)
        unknown = (await house.unknown()).whole()
        assert (await house.get(f"/api/tables/{house.bob.table}", house.bob.token)).whole() == unknown
        assert (await house.send(house.bob, Invite(id=house.new_id(), seats=[1]))).whole() == unknown
        assert not (await house.socket(house.bob)).accepted

    run(story, tmp_path)


def test_tokens_of_before_epochs_count_for_the_present_player_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ghost = house.bob
        await house.lose("leave")
        await asyncio.sleep(0.005)
        house.bob = await house.joined("Cid")
        invited = await house.send(house.bob, Invite(id=house.new_id(), seats=[1]))
        phone = await house.entered(
            "/api/join", Join(name="Phone", invite=msgspec.json.decode(invited.body)["invite"], bearer=True)
        )
        people = (ghost, house.bob, phone, house.ada)
        ghost, house.bob, phone, house.ada = [
            await another(house.store, house.app.hosts.loaded, who, epoch=None) for who in people
        ]
        for who, status in ((ghost, 404), (house.bob, 200), (phone, 200), (house.ada, 200)):
            assert (await house.get(f"/api/tables/{who.table}", who.token)).status == status
        await house.lose("kick")  # which ends both of Cid's tokens, whatever epoch they were thought to have
        for who in (house.bob, phone):
            assert (await house.get(f"/api/tables/{who.table}", who.token)).status == 404

    run(story, tmp_path)


def test_a_kick_that_was_saved_though_it_was_reported_as_not_saved(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        socket = await house.socket(house.bob)
        write = house.store.write

        async def saved_in_silence(batch: Batch) -> None:
            await write(batch)
            raise NotSaved("the reply is lost")

        house.store.write = saved_in_silence  # type: ignore[method-assign]
        await house.send(house.ada, Kick(id=house.new_id(), seat=1))
        house.store.write = write  # type: ignore[method-assign]
        assert "kicked" in await house.kinds()
        await socket.until(lambda: socket.closed > 0)
        assert socket.closed == 1008
        assert (await house.get(f"/api/tables/{house.bob.table}", house.bob.token)).status == 404

    run(story, tmp_path)


def test_revoking_at_the_host_ends_sockets_polls_and_requests(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = house.app.hosts.host(house.ada.table)
        socket = await house.socket(house.bob)
        path = f"/api/tables/{house.bob.table}?after={len(await house.kinds())}&wait=30"
        polling = asyncio.ensure_future(house.get(path, house.bob.token))
        while not host.audience.polls:
            await asyncio.sleep(0.01)
        digest = token_digest(house.bob.token)
        assert digest is not None
        await host.revoke([digest], "the operator ended this token")
        assert (await polling).whole() == (await house.unknown()).whole()
        await socket.until(lambda: socket.closed > 0)
        assert b"the operator ended this token" in socket.frames[-1]
        assert (await house.send(house.bob, Say(id=house.new_id(), text="?"))).status == 404
        assert (await house.get(f"/api/tables/{house.ada.table}", house.ada.token)).status == 200

    run(story, tmp_path)


def test_a_seat_of_a_game_that_has_begun_keeps_its_token(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        cid = await house.entered("/api/join", Join(name="Cid", code=house.ada.code, seat=2, bearer=True))
        assert (await house.send(house.ada, Start(id=house.new_id()))).status == 200
        await house.lose("leave")  # a bot plays; the seat is still Bob's
        for who in (house.ada, house.bob, cid):
            assert (await house.get(f"/api/tables/{who.table}", who.token)).status == 200

    run(story, tmp_path)


def test_a_device_that_makes_room_for_another_stops_waiting_for_news(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = house.app.hosts.host(house.ada.table)
        path = f"/api/tables/{house.bob.table}?after={len(await house.kinds())}&wait=30"
        polling = asyncio.ensure_future(house.get(path, house.bob.token))
        while not host.audience.polls:
            await asyncio.sleep(0.01)
        digest = token_digest(house.bob.token)
        assert digest is not None

        async def plan(standing: Standing) -> Decision:
            return Decision(batch=Batch(revoked=[digest]))

        await host.transact(plan)  # ends a token and leaves no entry in the log
        assert (await polling).whole() == (await house.unknown()).whole()

    run(story, tmp_path)
