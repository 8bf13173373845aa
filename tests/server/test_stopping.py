"""SIGTERM: the server says goodbye, closes its store and leaves with 0, in time."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.served import Served
from theomachy.client import Api, Player
from theomachy.server.protocol import Goodbye, OpenTable, SeatWish, ServerMessage, Setup
from theomachy.server.store.backup import verify_url


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_server_leaves_one_whole_file(tmp_path: Path, how: signal.Signals) -> None:
    served = Served(tmp_path)
    served.start()
    seats = [SeatWish(kind="me"), SeatWish(kind="bot")]
    wish = OpenTable(name="Ada", setup=Setup(game="ankh", players=2), seats=seats, bearer=True)
    heard: list[ServerMessage] = []

    async def watch() -> None:
        api = Api(served.address)
        entered = await api.open_table(wish)
        async with Player(api.address, entered.table, entered.token) as player:
            player.heard = heard.append
            assert await asyncio.to_thread(served.stop, how) < 10
            await asyncio.sleep(0.1)

    asyncio.run(watch())
    assert served.process
    assert served.process.returncode == 0
    assert [message.code for message in heard if isinstance(message, Goodbye)] == ["stopping"]
    names = {path.name for path in (tmp_path / "data").iterdir()}
    assert names == {"theomachy.sqlite3", "theomachy.sqlite3.lock"}  # the log is in the file
    assert verify_url(f"sqlite:///{tmp_path}/data/theomachy.sqlite3").problems == []
