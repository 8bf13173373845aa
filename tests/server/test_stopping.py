"""The end of a server, and of its database: goodbye, a whole file and 0; "come back later", never "unknown"."""

import asyncio
import signal
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.postgres_server import PostgresServer
from tests.server.served import Served
from theomachy.client import Api, Player, new_id
from theomachy.server.operate import serve
from theomachy.server.protocol import Done, Entered, Goodbye, OpenTable, Say, SeatWish, ServerMessage, Setup
from theomachy.server.store.backup import verify_url


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_server_leaves_one_whole_file(tmp_path: Path, how: signal.Signals) -> None:
    served = Served(tmp_path, {"LOG_FORMAT": "json"})
    served.start()
    seats = [SeatWish(kind="me"), SeatWish(kind="bot")]
    wish = OpenTable(name="Ada", setup=Setup(game="ankh", players=2), seats=seats, bearer=True)
    heard: list[ServerMessage] = []

    async def watch() -> None:
        api = Api(served.address)
        entered = await api.open_table(wish)
        with pytest.raises(InvalidStatus):
            await connect(
                f"ws{api.address.removeprefix('http')}/api/tables/{'0' * 20}/socket?protocol=2", proxy=None
            )
        async with Player(api.address, entered.table, entered.token) as player:
            player.heard = heard.append
            assert await asyncio.to_thread(served.stop, how) < 10
            await asyncio.sleep(0.1)

    asyncio.run(watch())
    assert served.process
    assert served.process.returncode == 0
    assert [message.code for message in heard if isinstance(message, Goodbye)] == ["stopping"]
    names = {path.name for path in (tmp_path / "data").iterdir()}
    assert names == {
        "theomachy.sqlite3",
        "theomachy.sqlite3.lock",
        "authority.key",
        "push.key",
    }  # the log is in the file
    assert '"level": "error"' not in served.log()  # a refused socket is nothing to worry about
    assert verify_url(f"sqlite:///{tmp_path}/data/theomachy.sqlite3").problems == []


def test_a_server_whose_disk_hangs_ends_all_the_same_and_loses_nothing_it_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = tmp_path / "stuck"
    monkeypatch.setenv("STUCK", str(stuck))
    served = Served(tmp_path, program="tests.server.stuck_program")
    served.start()

    async def story() -> tuple[Entered, int]:
        api = Api(served.address)
        seats = [SeatWish(kind="me"), SeatWish(kind="friend")]
        wish = OpenTable(name="Ada", setup=Setup(game="ankh", players=2), seats=seats, bearer=True)
        entered = await api.open_table(wish)
        said = await api.send(entered.table, Say(id=new_id(), text="kept"), entered.token)
        assert isinstance(said, Done)
        stuck.touch()
        waiting = asyncio.create_task(
            api.send(entered.table, Say(id=new_id(), text="never acknowledged"), entered.token)
        )
        await asyncio.sleep(0.2)
        await asyncio.to_thread(served.stop, signal.SIGTERM)
        with pytest.raises((OSError, HTTPException)):
            await waiting
        return entered, said.seq

    entered, seq = asyncio.run(story())
    assert served.process
    assert served.process.returncode == serve.GAVE_UP
    stuck.unlink()
    served.start()
    update = asyncio.run(Api(served.address).table(entered.table, entered.token))
    served.stop(signal.SIGTERM)
    assert (update.seq, [entry.text for entry in update.entries if entry.kind == "said"]) == (seq, ["kept"])


def test_a_lost_database_is_no_unknown_table(tmp_path: Path) -> None:
    seats = [SeatWish(kind="me"), SeatWish(kind="bot")]
    wish = OpenTable(name="Ada", setup=Setup(game="ankh", players=2), seats=seats, bearer=True)
    with (
        PostgresServer() as postgres,
        Served(tmp_path, {"DATABASE_URL": postgres.new_database(), "LOG_LEVEL": "warning"}) as served,
    ):
        entered = asyncio.run(Api(served.address).open_table(wish))
        postgres.kill()

        async def enter() -> int:
            address = f"ws{served.address.removeprefix('http')}/api/tables/{entered.table}/socket?protocol=2"
            with pytest.raises(InvalidStatus) as caught:
                await connect(address, additional_headers={"Authorization": f"Bearer {entered.token}"}, proxy=None)
            return caught.value.response.status_code

        assert asyncio.run(enter()) == 503
        assert not served.ready()
        postgres.start()
        asyncio.run(Api(served.address).table(entered.table, entered.token))
        assert served.ready()
