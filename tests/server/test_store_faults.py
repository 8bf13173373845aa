"""A full or broken disk: nothing is acknowledged that is not durable, reading goes on, and later play goes on."""

import asyncio
from pathlib import Path

import pytest

from tests.postgres_server import PostgresServer
from tests.server.faulty_disk import Fault, FaultyDisk
from tests.server.making import KEY, answered, opened, summary
from theomachy.server.http.health import live, ready
from theomachy.server.store.backup import verify_url
from theomachy.server.store.opening import open_on, open_store
from theomachy.server.store.port import Batch, Entry, InDoubt, NotSaved
from theomachy.server.store.sql import SqlStore
from theomachy.server.store.sqlite import SqliteDriver

FAULTS: tuple[Fault, ...] = ("full", "write", "sync")


async def play(store: SqlStore, acked: list[Entry], until: int) -> int:
    """Answer until the log is long enough; when not saved, nothing of it is there. How often not saved."""
    lost = 0
    while len(acked) < until:
        batch, entry = answered(acked[-1], len(acked), b"x" * 600)
        try:
            await store.write(batch)
        except NotSaved:
            lost += 1
            assert await store.entries("t") == acked
            if lost > 50:
                return lost
        else:
            acked.append(entry)
    return lost


@pytest.mark.parametrize("fault", FAULTS)
def test_one_failure_at_any_write_or_sync_loses_nothing(tmp_path: Path, fault: Fault) -> None:
    """For every k: the k-th operation fails once; play goes on without a restart."""
    seen = 0
    for k in range(14) if fault == "sync" else range(0, 60, 2):
        seen += asyncio.run(one_failure(tmp_path / f"{k}", fault, k))
    assert seen >= 8, "the faults did not reach the store"


async def one_failure(directory: Path, fault: Fault, k: int) -> int:
    """A short log with one failure; whether a write noticed."""
    disk = FaultyDisk()
    store = open_on(SqliteDriver(directory / "theomachy.sqlite3", disk.called))
    batch, first = opened("t")
    await store.write(batch)
    acked = [first]
    disk.break_after(fault, k, 1)
    lost = await play(store, acked, 15)
    assert lost <= 1
    assert await store.entries("t") == acked
    assert store.problem() is None
    await store.close()
    report = verify_url(f"sqlite:///{directory}/theomachy.sqlite3")
    assert (report.entries, report.problems) == (15, [])
    return lost


@pytest.mark.parametrize("fault", FAULTS)
def test_a_disk_that_stays_broken_takes_nothing_but_is_read(tmp_path: Path, fault: Fault) -> None:
    async def whole() -> None:
        disk = FaultyDisk()
        store = open_on(SqliteDriver(tmp_path / "theomachy.sqlite3", disk.called), patience=0.2)
        batch, first = opened("t")
        await store.write(batch)
        acked = [first]
        await play(store, acked, 5)
        assert (await ready(store)).status == 200
        disk.break_after(fault, 0)
        before = len(acked)
        for number in range(10):
            unknown = number == 0 and fault != "full"  # whether the first one reached the disk cannot be looked up
            with pytest.raises(InDoubt if unknown else NotSaved):
                await store.write(Batch(summaries=[summary("t", title=f"title {number}")]))
            assert len(await store.entries("t")) == before
            kept = await store.summary("t")
            assert kept
            assert kept.title == "Friday"
        assert store.problem()
        answer = await ready(store)
        assert answer.status == 503
        assert live().status == 200
        disk.repair()
        assert (await ready(store)).status == 200  # nobody had to write or to restart
        await play(store, acked, 8)
        await store.close()

    asyncio.run(whole())
    report = verify_url(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    assert (report.entries, report.problems) == (8, [])


def test_a_checkpoint_that_fails_takes_back_no_acknowledgement(tmp_path: Path) -> None:
    """Big batches fill the log until it is copied into the file; the disk fails at every such moment once."""

    async def whole() -> None:
        disk = FaultyDisk()
        store = open_on(SqliteDriver(tmp_path / "theomachy.sqlite3", disk.called))
        batch, last = opened("t")
        await store.write(batch)
        count = 1
        for number in range(40):
            disk.break_after("write", 300 + 17 * number, 1)
            batch, entry = answered(last, number + 1, b"y" * 300_000)
            try:
                await store.write(batch)
            except NotSaved:
                entry = (await store.entries("t", max(last.seq - 1, 0)))[-1]
                assert entry.hash == last.hash
                continue
            last = entry
            count += 1
        disk.repair()
        await store.write(answered(last, 99)[0])
        assert len(await store.entries("t")) == count + 1
        await store.close()

    asyncio.run(whole())
    assert verify_url(f"sqlite:///{tmp_path}/theomachy.sqlite3").problems == []


def test_a_postgresql_that_crashes_comes_back_without_a_restart_of_ours() -> None:
    with PostgresServer() as server:

        async def whole() -> None:
            store = open_store(server.new_database(), key=KEY)
            batch, first = opened("t")
            await store.write(batch)
            acked = [first]
            await play(store, acked, 5)
            server.kill()
            with pytest.raises(NotSaved):
                await store.write(answered(acked[-1], 77)[0])
            assert (await ready(store)).status == 503
            server.start()
            await play(store, acked, 10)
            assert await store.entries("t") == acked
            assert (await ready(store)).status == 200
            await store.close()

        asyncio.run(whole())


def test_a_lost_session_is_opened_again(postgres: PostgresServer) -> None:
    async def whole() -> None:
        url = postgres.new_database()
        store = open_store(url, key=KEY)
        batch, first = opened("t")
        await store.write(batch)
        acked = [first]
        postgres.end_sessions()
        assert await store.entries("t") == acked  # the reader came back by itself
        assert await play(store, acked, 4) == 1
        await store.close()

    asyncio.run(whole())
