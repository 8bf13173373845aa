"""What a table leaves behind in memory, and what an answer writes."""

import asyncio
import gc
from pathlib import Path
from weakref import ref

import pytest

from tests.server.log import playing
from tests.server.running import Running, send, started, two_seats
from theomachy.client import Api, new_id
from theomachy.engine.chance import Dice
from theomachy.server.live.wakeup import Wakeup
from theomachy.server.protocol import Say
from theomachy.server.store.port import Batch, Summary
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.table import Table


def test_an_unloaded_table_is_gone_before_any_collection(tmp_path: Path) -> None:
    with Running(tmp_path) as server:

        async def story() -> tuple[ref[Table], ref[AnyMatch]]:
            ada, _ = await started(Api(server.address), two_seats())
            await send(Api(server.address), ada, Say(id=new_id(), text="hello"))
            return server.inside(weak(ada.table))

        async def weak(table: str) -> tuple[ref[Table], ref[AnyMatch]]:
            found = await server.app.hosts.host(table)._loaded()
            return ref(found), ref(found.playing())

        async def unload() -> None:
            for host in server.app.hosts.loaded.values():
                host.memory.used = float("-inf")
            server.app.hosts.unload_idle()

        gc.disable()
        try:
            table, match = asyncio.run(story())
            assert table() is not None
            server.inside(unload())
            assert server.app.hosts.loaded == {}
            assert table() is None
            assert match() is None
        finally:
            gc.enable()


def test_an_answer_stores_a_summary_only_if_lists_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path) as server:
        store = server.app.services.store
        write, stored = store.write, list[Summary]()

        async def noted(batch: Batch) -> None:
            stored.extend(batch.summaries)
            await write(batch)

        async def story() -> None:
            api = Api(server.address)
            ada, _ = await started(api, two_seats())
            monkeypatch.setattr(store, "write", noted)
            for number in range(5):
                await send(api, ada, Say(id=new_id(), text=f"line {number}"))
            listed = await store.summary(ada.table)
            assert listed is not None
            assert listed.last == (await api.table(ada.table, ada.token)).seq

        asyncio.run(story())
        assert stored == []


def test_a_summary_is_new_when_lists_would_show_something_else() -> None:
    log = playing("ankh", 2)
    first = log.table.new_summaries()
    assert [one.updated for one in first] == [log.now]
    dice = Dice(1)
    asked = log.match().waiting()
    news = 0
    for _ in range(5):
        seat = log.match().waiting()[0]
        options = log.match().options(seat)
        log.now += 1_000
        log.answer(seat, options[dice.below(len(options))])
        turned, asked = log.match().waiting() != asked, log.match().waiting()
        found = log.table.new_summaries()
        assert found == ([log.table.summary()] if turned else [])  # lists say whose turn it is
        news += len(found)
    assert news < 5
    log.now += 60_000
    log.ask(Say(id="1" * 32, text="late"), (0,))
    assert log.table.new_summaries() == [log.table.summary()]
    assert log.table.new_summaries() == []
    log.table.seats[1].name = "Somebody else"
    assert log.table.new_summaries() == [log.table.summary()]


def test_a_wakeup_is_never_missed() -> None:
    async def story() -> None:
        wakeup = Wakeup(asyncio.get_running_loop())
        wakeup.set()
        wakeup.set()
        await wakeup.wait()
        waiting = asyncio.ensure_future(wakeup.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        wakeup.set()
        wakeup.set()
        await waiting
        cancelled = asyncio.ensure_future(wakeup.wait())
        await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.wait([cancelled])
        wakeup.set()
        await wakeup.wait()

    asyncio.run(asyncio.wait_for(story(), 10))
