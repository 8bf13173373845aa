"""A server that is down, or cannot write, costs nobody any time."""

import asyncio
import signal
import time
from pathlib import Path

import pytest

from tests.server.log import playing
from tests.server.making import KEY
from tests.server.running import HandClock, Running, at, send, started, two_seats
from tests.server.served import Served
from theomachy.client import Api, new_id
from theomachy.server.live.interruptions import Interruptions
from theomachy.server.protocol import Done, Entered, Pace, Say, Update
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Batch, NotSaved, StoreError, Uptime
from theomachy.server.store.sql import SqlStore
from theomachy.server.tables.clocks import DAY, GRACE
from theomachy.server.tables.log import folded
from theomachy.server.tables.messages.absence import Resumed

DOWN = 40 * DAY


async def begun(address: str, pace: Pace) -> Entered:
    """One of two people in a game that has begun."""
    return (await started(Api(address), two_seats(pace=pace)))[0]


def seen(address: str, who: Entered) -> Update:
    """The table as a player sees it."""
    return asyncio.run(Api(address).table(who.table, who.token))


@pytest.mark.parametrize("pace", [Pace(kind="clock", seconds=600), Pace(kind="days", days=1)])
def test_who_is_asked_has_the_same_time_after_a_long_stop(tmp_path: Path, pace: Pace) -> None:
    with Running(tmp_path, ports=HandClock()) as server:
        ada = asyncio.run(begun(server.address, pace))
        before = seen(server.address, ada)
    later = HandClock()
    later.ahead = DOWN
    with Running(tmp_path, ports=later) as server:
        server.inside(
            server.app.hosts.wake_due()
        )  # its deadline has long passed; whoever looks first, nothing is lost
        after = seen(server.address, ada)
        assert [entry.kind for entry in after.entries[before.seq :]] == ["resumed"]
        for was, now in zip(before.table.clocks, after.table.clocks, strict=True):
            assert was.running == now.running
            assert (was.left is None) == (now.left is None)
            if was.left is not None and now.left is not None:
                assert abs(was.left - now.left) < 60_000
        assert not any(seat.away for seat in after.table.seats)
        stored = server.inside(server.app.services.store.entries(ada.table))
        assert folded(stored).clocks.since.keys() == {one.seat for one in after.table.clocks if one.running}
        summary = server.inside(server.app.services.store.summary(ada.table))
        assert summary is not None
        assert (summary.deadline or 0) > server.ports.now()


def test_a_table_that_slept_through_several_stops_is_charged_for_none_of_them(tmp_path: Path) -> None:
    clock = HandClock()
    with Running(tmp_path, ports=clock) as server:
        ada = asyncio.run(begun(server.address, Pace(kind="days", days=1)))
    for _ in range(3):
        later = HandClock()
        later.ahead = clock.ahead + DOWN
        clock = later
        with Running(tmp_path, ports=clock) as server:
            server.inside(server.app.services.interruptions.beat())  # nobody looks at the table
    with Running(tmp_path, ports=clock) as server:
        after = seen(server.address, ada)
        assert not any(seat.away for seat in after.table.seats)
        assert [entry.kind for entry in after.entries].count("resumed") <= 3


def test_a_table_without_clocks_gets_no_entry(tmp_path: Path) -> None:
    with Running(tmp_path, ports=HandClock()) as server:
        ada = asyncio.run(begun(server.address, Pace()))
        before = seen(server.address, ada).seq
    later = HandClock()
    later.ahead = DOWN
    with Running(tmp_path, ports=later) as server:
        assert seen(server.address, ada).seq == before


def test_a_clock_is_not_charged_while_nothing_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    with Running(tmp_path, ports=clock) as server:
        store = server.app.services.store
        write, broken = store.write, [False]

        async def failing(batch: Batch) -> None:
            if broken[0]:
                raise NotSaved("no space left")
            await write(batch)

        def problem() -> str | None:
            return "no space left" if broken[0] else None

        monkeypatch.setattr(store, "write", failing)

        async def story() -> None:
            api = Api(server.address)
            ada, _ = await started(api, two_seats(pace=Pace(kind="clock", seconds=60)))
            async with at(api, ada) as player:
                monkeypatch.setattr(store, "problem", problem)
                broken[0] = True
                clock.ahead += 3_600_000
                assert not any(seat.away for seat in (await api.table(ada.table, ada.token)).table.seats)
                broken[0] = False
                assert isinstance(await send(api, ada, Say(id=new_id(), text="again")), Done)
                await player.until(lambda: player.entries[-1].kind == "said")
                kinds = [entry.kind for entry in player.entries]
                assert "resumed" in kinds
                assert "handed-over" not in kinds

        asyncio.run(story())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_real_server_that_was_stopped_for_longer_than_the_clock(tmp_path: Path, how: signal.Signals) -> None:
    served = Served(tmp_path)
    served.start()
    ada = asyncio.run(begun(served.address, Pace(kind="clock", seconds=10, increment=0)))
    served.stop(how)
    time.sleep(11)
    with served:
        said = Say(id=new_id(), text="still here")
        assert isinstance(asyncio.run(send(Api(served.address), ada, said)), Done)
        after = seen(served.address, ada)
        kinds = [entry.kind for entry in after.entries]
        assert "handed-over" not in kinds
        assert "resumed" in kinds
        assert [clock.left for clock in after.table.clocks if clock.running and (clock.left or 0) > 5_000]


def test_the_time_that_was_lost_is_what_lies_between_the_uptimes(database_url: str) -> None:
    async def work() -> None:
        store = open_store(database_url, key=KEY)
        try:
            await store.write(Batch(uptimes=[Uptime(1_000, 2_000), Uptime(5_000, 5_000)]))
            await store.write(Batch(uptimes=[Uptime(5_000, 9_000)]))
            now = [20_000]
            interruptions = Interruptions(store, lambda: now[0])
            assert interruptions.unsettled()
            await interruptions.beat()
            assert [interruptions.lost(since) for since in (0, 3_000, 6_000, 15_000, 20_000)] == [
                *(3_000 + 11_000, 2_000 + 11_000, 11_000, 5_000, 0)
            ]
            now[0] = 30_000
            await interruptions.beat()
            assert await store.uptimes() == [Uptime(1_000, 2_000), Uptime(5_000, 9_000), Uptime(20_000, 30_000)]
            assert interruptions.lost(25_000) == 0
        finally:
            await store.close()

    asyncio.run(work())


def test_time_in_which_writing_failed_is_lost_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = open_store(f"sqlite:///{tmp_path}/theomachy.sqlite3")
        assert isinstance(store, SqlStore)
        now = [1_000]
        interruptions = Interruptions(store, lambda: now[0])
        await interruptions.beat()

        async def failing(batch: Batch) -> None:
            raise NotSaved("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(store, "write", failing)
            broken.setattr(store, "problem", lambda: "no space left")
            now[0] = 8_000
            with pytest.raises(StoreError):
                await interruptions.beat()
        now[0] = 9_000
        assert interruptions.lost(0) == 0
        await interruptions.beat()
        assert interruptions.lost(0) == 8_000
        await store.close()

    asyncio.run(work())


def test_the_correction_is_an_entry_and_leaves_a_moment_to_come_back() -> None:
    log = playing("ankh", 2, Pace(kind="clock", seconds=60, increment=0))
    seat = log.match().waiting()[0]
    log.now += 50_000 + DAY
    log.append(Resumed(DAY))
    assert log.table.clocks.left[seat] == GRACE
    assert log.table.clocks.deadline(seat) == log.now + GRACE
    assert folded(log.entries).clocks.left == log.table.clocks.left
    other = playing("ankh", 2, Pace(kind="days", days=1))
    seat = other.match().waiting()[0]
    other.now += 3_600_000 + 9 * DAY
    other.append(Resumed(9 * DAY))
    assert other.table.clocks.left[seat] == DAY - 3_600_000
