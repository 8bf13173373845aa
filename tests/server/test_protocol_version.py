"""A client says which version of the protocol it speaks; the server refuses another one and says why."""

from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, Visitor, at, told, two_seats
from theomachy.client import Api
from theomachy.server.protocol import PROTOCOL, PROTOCOL_HEADER, Goodbye, ServerMessage

READ: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


@pytest.mark.parametrize("query", ["", "?after=0", "?protocol=1", f"?protocol={PROTOCOL + 1}", "?protocol=x"])
def test_a_socket_of_another_version_is_told_why_and_closed(query: str, tmp_path: Path) -> None:
    async def story(api: Api) -> None:
        ada = await api.open_table(two_seats())
        url = f"ws{api.address.removeprefix('http')}/api/tables/{ada.table}/socket{query}"
        headers = {"Authorization": f"Bearer {ada.token}"}
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            message = READ.decode(await socket.recv())
            assert isinstance(message, Goodbye)
            assert message.code == "protocol"
            assert f"protocol {PROTOCOL}" in message.detail
            assert "reload the page" in message.detail
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1008

    with Running(tmp_path) as server:
        told(server, story)


def test_the_client_library_says_its_version(tmp_path: Path) -> None:
    async def story(api: Api) -> None:
        ada = await api.open_table(two_seats())
        async with at(api, ada) as player:
            assert player.welcome is not None
            assert player.welcome.protocol == PROTOCOL

    with Running(tmp_path) as server:
        told(server, story)


def test_over_http_the_version_is_optional_but_must_be_right(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        visitor = Visitor(server.port)
        assert visitor.get("/api/games")[0] == 200
        assert visitor.call("GET", "/api/games", headers={PROTOCOL_HEADER: str(PROTOCOL)})[0] == 200
        for path in ("/api/games", "/api/tables", "/version"):
            status, _, body = visitor.call("GET", path, headers={PROTOCOL_HEADER: "1"})
            assert status == 400
            assert msgspec.json.decode(body)["code"] == "protocol"
