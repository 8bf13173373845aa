"""Real sockets against a real server: handshakes in flight while the seat is lost leave no ghost behind."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Running, at, send, told, two_seats
from theomachy.client import Api, new_id
from theomachy.server.protocol import Done, Entered, Join, Kick, Leave, Request, Say

HANDSHAKES = 30


async def frames(socket: ClientConnection) -> list[str]:
    """Everything the socket is sent until the server closes it."""
    heard: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(str(await socket.recv()))
    return heard


async def connected(server: Running, who: Entered) -> list[str]:
    """What a new socket is sent until the server closes it; nothing if it is refused."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{who.table}/socket?protocol=2"
    try:
        async with connect(url, additional_headers={"Authorization": f"Bearer {who.token}"}, proxy=None) as socket:
            return await frames(socket)
    except InvalidStatus:
        return []


@pytest.mark.parametrize("how", ["leave", "kick"])
def test_no_socket_outlives_the_seat(how: str, tmp_path: Path) -> None:
    with Running(tmp_path) as server:

        async def story(api: Api) -> None:
            for rest in (0.0, 0.002, 0.005, 0.01, 0.02):
                ada = await api.open_table(two_seats(visibility="public"))
                bob = await api.join(Join(name="Bob", code=ada.code, bearer=True))
                sockets = [asyncio.ensure_future(connected(server, bob)) for _ in range(HANDSHAKES)]
                await asyncio.sleep(rest)
                who, request = losing(how, ada, bob)
                assert isinstance(await send(api, who, request), Done)
                cid = await api.join(Join(name="Cid", code=ada.code, bearer=True))
                async with at(api, cid) as player:
                    said = await send(api, ada, Say(id=new_id(), text="only for those who are here"))
                    assert isinstance(said, Done)
                    await player.until(lambda seq=said.seq: player.seq >= seq)  # type: ignore[misc]
                    heard = await asyncio.gather(*sockets)  # every one of them is closed by the server
                    assert not any("only for those" in frame for frames in heard for frame in frames)
                    assert not any("Cid" in frame for frames in heard for frame in frames)

        told(server, story)


def losing(how: str, ada: Entered, bob: Entered) -> tuple[Entered, Request]:
    """By whom and how Bob loses his seat."""
    return (bob, Leave(id=new_id())) if how == "leave" else (ada, Kick(id=new_id(), seat=1))
