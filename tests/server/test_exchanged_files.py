"""A database file that is removed or replaced under the server: nothing more is acknowledged."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from tests.postgres_server import PostgresServer
from tests.server.making import KEY, answered, opened
from tests.server.running import Running, send, started, two_seats
from theomachy.client import Api, RefusedByServer, new_id
from theomachy.server.http.health import ready
from theomachy.server.protocol import Say
from theomachy.server.store.backup import verify_url
from theomachy.server.store.opening import driver_for, open_store
from theomachy.server.store.operator_rows import OperatorRows, Removal
from theomachy.server.store.port import Batch, InDoubt, NotRead, NotSaved

FILES = ("theomachy.sqlite3", "theomachy.sqlite3-wal")


@pytest.mark.parametrize("name", FILES)
def test_a_removed_file_is_noticed_at_the_next_commit(tmp_path: Path, name: str) -> None:
    async def whole() -> None:
        store = open_store(f"sqlite:///{tmp_path}/theomachy.sqlite3", patience=0.1)
        batch, first = opened("t")
        await store.write(batch)
        assert (await ready(store)).status == 200
        (tmp_path / name).unlink()
        for number in range(3):
            with pytest.raises((NotSaved, InDoubt)):
                await store.write(answered(first, number)[0])
        assert FILES[0] in (store.problem() or "")
        assert (await ready(store)).status == 503
        assert not (tmp_path / FILES[0]).exists() or name != FILES[0], "a new, empty file took its place"
        await store.close()

    asyncio.run(whole())


def test_a_removed_file_is_noticed_before_anybody_writes(tmp_path: Path) -> None:
    async def whole() -> None:
        store = open_store(f"sqlite:///{tmp_path}/theomachy.sqlite3", patience=0.1)
        await store.write(opened("t")[0])
        (tmp_path / FILES[0]).unlink()
        assert (await ready(store)).status == 503
        with pytest.raises(NotRead):
            await store.entries("t")
        await store.close()

    asyncio.run(whole())


def test_a_file_that_comes_back_is_used_again(tmp_path: Path) -> None:
    async def whole() -> None:
        store = open_store(f"sqlite:///{tmp_path}/theomachy.sqlite3", patience=0.1)
        batch, first = opened("t")
        await store.write(batch)
        for name in FILES:
            (tmp_path / name).rename(tmp_path / f"{name}.away")
        batch, entry = answered(first, 1)
        with pytest.raises(NotSaved):
            await store.write(batch)
        for name in FILES:
            (tmp_path / f"{name}.away").rename(tmp_path / name)
        assert (await ready(store)).status == 200
        await store.write(batch)
        assert await store.entries("t") == [first, entry]
        await store.close()

    asyncio.run(whole())
    assert verify_url(f"sqlite:///{tmp_path}/theomachy.sqlite3").problems == []


def test_an_older_copy_in_its_place_is_not_written_to(tmp_path: Path) -> None:
    path = tmp_path / FILES[0]

    async def whole() -> None:
        store = open_store(f"sqlite:///{path}")
        batch, first = opened("t")
        await store.write(batch)
        await store.close()
        shutil.copyfile(path, tmp_path / "older")
        store = open_store(f"sqlite:///{path}", patience=0.1)
        batch, entry = answered(first, 1)
        await store.write(batch)
        os.replace(tmp_path / "older", path)
        (tmp_path / FILES[1]).unlink()
        for _ in range(3):
            with pytest.raises((NotSaved, InDoubt)):
                await store.write(answered(entry, 2)[0])
        assert (await ready(store)).status == 503
        await store.close()
        again = open_store(f"sqlite:///{path}")  # a restart accepts what is there
        assert await again.entries("t") == [first]
        assert (await ready(again)).status == 200
        await again.close()

    asyncio.run(whole())


@pytest.mark.parametrize("writes_between", [False, True])
def test_a_copy_in_its_place_is_never_adopted_and_nothing_is_lost(tmp_path: Path, writes_between: bool) -> None:
    """The copy is of an earlier moment; what was written since is in the log, which belongs to the other file."""
    path = tmp_path / FILES[0]

    async def whole() -> None:
        store = open_store(f"sqlite:///{path}")
        batch, first = opened("t")
        await store.write(batch)
        await store.close()  # takes the log into the file
        store = open_store(f"sqlite:///{path}", patience=0.1)
        log = [first]
        for number in range(3):
            batch, entry = answered(log[-1], number)
            await store.write(batch)
            log.append(entry)
        shutil.copyfile(path, tmp_path / "copy")
        path.rename(tmp_path / "original")
        (tmp_path / "copy").rename(path)
        content, logged = path.read_bytes(), (tmp_path / FILES[1]).read_bytes()
        batch, entry = answered(log[-1], 9)
        for _ in range(3):
            if writes_between:
                with pytest.raises((NotSaved, InDoubt)):
                    await store.write(batch)
            assert (await ready(store)).status == 503
            with pytest.raises(NotRead):
                await store.entries("t")
        assert path.read_bytes() == content, "the log was taken into the copy"
        assert (tmp_path / FILES[1]).read_bytes() == logged, "the log was cut or written to"
        path.unlink()
        (tmp_path / "original").rename(path)
        assert (await ready(store)).status == 200
        await store.write(batch)
        assert await store.entries("t") == [*log, entry]
        await store.close()

    asyncio.run(whole())
    assert verify_url(f"sqlite:///{path}").problems == []


def test_a_file_with_the_number_of_a_removed_one_is_not_taken_for_it(tmp_path: Path) -> None:
    """File systems give the number of a removed file to the next one, unless it is still open."""
    path = tmp_path / FILES[0]

    async def whole() -> None:
        store = open_store(f"sqlite:///{path}", patience=0.1)
        batch, first = opened("t")
        await store.write(batch)
        content = path.read_bytes()
        path.rename(tmp_path / "original")
        assert (await ready(store)).status == 503
        with pytest.raises((NotSaved, InDoubt)):
            await store.write(answered(first, 1)[0])
        (tmp_path / "original").unlink()
        for number in range(50):
            (tmp_path / f"new-{number}").write_bytes(content)
            os.replace(tmp_path / f"new-{number}", path)
            assert (await ready(store)).status == 503
        await store.close()

    asyncio.run(whole())


def test_a_file_that_has_our_last_transaction_but_not_our_entries_is_not_ours(database_url: str) -> None:
    async def whole() -> None:
        store = open_store(database_url, patience=0.1, key=KEY)
        batch, first = opened("t")
        await store.write(batch)
        batch, entry = answered(first, 1)
        await store.write(batch)
        store._writing._give_up("the connection was lost")
        writer = driver_for(database_url).writer()
        writer.begin()
        writer.add("DELETE FROM entries WHERE table_id = ? AND seq = ?", [("t", entry.seq)])
        writer.commit()
        writer.close()
        for _ in range(2):
            with pytest.raises(NotSaved, match="not as this server left it"):
                await store.write(answered(entry, 2)[0])
        assert (await ready(store)).status == 503
        await store.close()

    asyncio.run(whole())


def test_a_table_that_was_removed_is_not_missed_after_a_lost_connection(database_url: str) -> None:
    async def whole() -> None:
        store = open_store(database_url, key=KEY)
        await store.write(opened("t")[0])
        await store.write(opened("u")[0])
        gone = [Removal("entries", ("t", 1)), Removal("secrets", ("t",)), Removal("tables", ("t",))]
        await store.write(Batch(operator=OperatorRows(removed=gone)))
        store._writing._give_up("the connection was lost")
        await store.write(opened("v")[0])
        await store.close()

    asyncio.run(whole())


def test_a_postgresql_database_that_was_restored_under_the_server_is_not_written_to(
    postgres: PostgresServer,
) -> None:
    url = postgres.new_database()

    async def whole() -> None:
        store = open_store(url, patience=0.1, key=KEY)
        batch, first = opened("t")
        await store.write(batch)
        reader = driver_for(url).reader()
        (older,) = reader.rows("SELECT last, totals, seal FROM commits")
        reader.close()
        batch, entry = answered(first, 1)
        await store.write(batch)
        postgres.end_sessions()
        writer = driver_for(url).writer()
        writer.begin()
        writer.add("UPDATE commits SET last = ?, totals = ?, seal = ?", [older])
        writer.commit()
        writer.close()
        for _ in range(3):
            with pytest.raises(NotSaved):
                await store.write(answered(entry, 2)[0])
        assert "not as this server left it" in (store.problem() or "")
        assert (await ready(store)).status == 503
        await store.close()

    asyncio.run(whole())


@pytest.mark.parametrize("name", FILES)
def test_players_are_told_when_a_file_is_gone(tmp_path: Path, name: str) -> None:
    with Running(tmp_path, patience=0.1) as server:

        async def story() -> None:
            api = Api(server.address)
            ada, _ = await started(api, two_seats())
            (tmp_path / name).unlink()
            with pytest.raises(RefusedByServer, match=r"503 (not-saved|in-doubt)") as refused:
                await send(api, ada, Say(id=new_id(), text="into the void"))
            assert str(tmp_path) not in str(refused.value), "players are told no paths"
            status, _ = await api.call("GET", "/readyz", b"", "")
            assert status == 503

        asyncio.run(asyncio.wait_for(story(), 60))
