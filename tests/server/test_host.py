"""The host of a table when things go wrong: storage that fails, frozen logs, slow readers, restarts."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.server.log import playing
from tests.server.running import FREE, HandClock, Running, at, send, started, two_seats
from theomachy.client import Api, RefusedByServer, new_id
from theomachy.engine.chance import Dice
from theomachy.server.protocol import Done, Leave, Pace, Refused, Say, Start, Update
from theomachy.server.store.chain import linked
from theomachy.server.store.port import Batch, NotSaved, Store
from theomachy.server.tables.messages.chat import Said
from theomachy.server.views.table_view import update
from theomachy.server.views.viewer import LiveState, RenderCache, Viewer


def run(story: Coroutine[None, None, None]) -> None:
    """A story that does not take for ever."""

    async def within() -> None:
        async with asyncio.timeout(60):
            await story

    asyncio.run(within())


def timeless(update: Update) -> Update:
    """An update without what changes while nothing happens: the time, and how long somebody is away."""
    return msgspec.structs.replace(update, now=0, table=msgspec.structs.replace(update.table, absent=[]))


class Failing:
    """Makes the writes of a store fail while it is switched on; the store itself is the real one."""

    def __init__(self, store: Store) -> None:
        self._write = store.write
        self.on = False

    async def write(self, batch: Batch) -> None:
        if self.on:
            raise NotSaved("no space left")
        await self._write(batch)


def test_what_is_not_saved_is_not_shown_and_can_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(tmp_path) as server:
        store = server.app.services.store
        failing = Failing(store)
        monkeypatch.setattr(store, "write", failing.write)

        async def story() -> None:
            api = Api(server.address)
            ada, bob = await started(api, two_seats())
            async with at(api, bob) as two:
                before = two.seq
                failing.on = True
                say = Say(id=new_id(), text="hello")
                with pytest.raises(RefusedByServer, match="not-saved"):
                    await send(api, ada, say)
                assert (await api.table(ada.table, ada.token)).seq == before == two.seq
                failing.on = False
                done = await send(api, ada, say)
                assert isinstance(done, Done)
                assert done.seq == before + 1
                await two.until(lambda: two.seq == done.seq)

        run(story())


def test_a_bot_goes_on_by_itself_after_the_storage_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path) as server:
        store = server.app.services.store
        failing = Failing(store)
        monkeypatch.setattr(store, "write", failing.write)

        async def story() -> None:
            api = Api(server.address)
            ada, bob = await started(api, two_seats())
            await send(api, ada, Leave(id=new_id()))
            await send(api, bob, Leave(id=new_id()))
            failing.on = True
            await asyncio.sleep(0.7)
            stuck = (await api.table(ada.table, ada.token)).seq
            await asyncio.sleep(0.5)
            assert (await api.table(ada.table, ada.token)).seq == stuck
            failing.on = False
            await asyncio.sleep(2.5)
            assert (await api.table(ada.table, ada.token)).seq > stuck

        run(story())


def test_a_table_this_server_cannot_replay_is_frozen_and_never_written(tmp_path: Path) -> None:
    with Running(tmp_path) as server:

        async def add(table: str, kind: str, body: bytes, rules: int) -> None:
            store = server.app.services.store
            last = (await store.entries(table))[-1]
            await store.write(Batch(entries=[linked(table, last, kind, body, None, last.at, rules)]))
            host = server.app.hosts.loaded.pop(table, None)
            if host is not None:
                await host.finish()

        async def story() -> None:
            api = Api(server.address)
            said = Said(0, "Ada", "from the future").encoded()
            for kind, body, rules in (
                ("sung", b"{}", 1),
                (Said.kind, said, 99),
                ("answered", b'{"seat":0,"option":4000}', 1),
            ):
                ada, _ = await started(api, two_seats())
                length = (await api.table(ada.table, ada.token)).seq
                server.inside(add(ada.table, kind, body, rules))
                update = await api.table(ada.table, ada.token)
                assert update.table.phase == "frozen"
                assert "cannot be replayed" in update.table.frozen
                assert update.game is None
                reply = await send(api, ada, Say(id=new_id(), text="hello?"))
                assert isinstance(reply, Refused)
                assert reply.code == "frozen"
                stored = server.inside(server.app.services.store.entries(ada.table))
                assert len(stored) == length + 1
                async with at(api, ada) as one:
                    assert one.shown().phase == "frozen"

        run(story())


def test_a_restart_forgets_nothing_and_bots_go_on_once_somebody_looks(tmp_path: Path) -> None:
    with Running(tmp_path) as server:

        async def before() -> tuple[str, str, bytes]:
            api = Api(server.address)
            entered = await api.open_table(two_seats("pantheon", other="hotseat"))
            await send(api, entered, Start(id=new_id()))
            other, bob = await started(api, two_seats())
            await send(api, other, Leave(id=new_id()))
            await send(api, bob, Leave(id=new_id()))
            shown = await api.call("GET", f"/api/tables/{entered.table}", b"", entered.token)
            tables.update(hot=(entered.table, entered.token), bots=(other.table, other.token))
            return entered.table, entered.token, shown[1]

        tables: dict[str, tuple[str, str]] = {}
        kept = asyncio.run(before())
    with Running(tmp_path) as server:

        async def after() -> None:
            api = Api(server.address)
            table, token, shown = kept
            again = await api.call("GET", f"/api/tables/{table}", b"", token)
            old, new = (msgspec.json.decode(body, type=Update) for body in (shown, again[1]))
            assert timeless(new) == timeless(old)
            table, token = tables["bots"]
            assert table not in server.app.hosts.loaded
            before = (await api.table(table, token)).seq
            while (await api.table(table, token)).seq < before + 10:  # somebody looks, so both bots go on
                await asyncio.sleep(0.2)

        run(after())


def test_a_clock_runs_out_at_a_table_that_nobody_has_open(tmp_path: Path) -> None:
    clock = HandClock()
    with Running(tmp_path, ports=clock) as server:

        async def story() -> None:
            api = Api(server.address)
            ada, _ = await started(api, two_seats(pace=Pace(kind="days", days=1)))
            host = server.app.hosts.loaded.pop(ada.table)
            server.inside(host.finish())
            clock.ahead += 86_400_001
            for _ in range(50):
                summary = server.inside(server.app.services.store.summary(ada.table))
                assert summary is not None
                if summary.last > 3:
                    break
                await asyncio.sleep(0.2)
            shown = await api.table(ada.table, ada.token)
            assert "handed-over" in [entry.kind for entry in shown.entries]

        run(story())


def test_tables_nobody_uses_are_put_away_and_come_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, idle_seconds=0.2, sweep_seconds=0.1)
    with Running(tmp_path, limits=limits) as server:

        async def story() -> None:
            api = Api(server.address)
            ada, _ = await started(api, two_seats())
            first = await api.table(ada.table, ada.token)
            async with at(api, ada):
                await asyncio.sleep(0.6)
                assert ada.table in server.app.hosts.loaded
            await asyncio.sleep(0.8)
            assert ada.table not in server.app.hosts.loaded
            again = await api.table(ada.table, ada.token)
            assert timeless(again) == timeless(first)

        run(story())


def test_a_reader_too_slow_is_told_everything_in_one(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, queue=2, chat_entries=2_000)
    with Running(tmp_path, limits=limits) as server:

        async def story() -> None:
            api = Api(server.address)
            ada, bob = await started(api, two_seats())
            url = f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/socket?protocol=2"
            headers = {"Authorization": f"Bearer {bob.token}"}
            async with connect(url, additional_headers=headers, proxy=None, max_queue=1) as socket:
                await asyncio.sleep(0.1)
                for number in range(300):
                    assert isinstance(await send(api, ada, Say(id=new_id(), text=f"{number} " + "x" * 400)), Done)
                seen: list[int] = []
                frames = 0
                while not seen or seen[-1] < 303:
                    message = json.loads(await socket.recv())
                    frames += 1
                    if message["type"] == "update":
                        seen += [entry["seq"] for entry in message["entries"]]
                assert seen == list(range(1, 304))

        run(story())


def test_a_listener_that_fell_behind_is_caught_up_without_a_gap() -> None:
    log = playing("ankh", 2)
    viewer = Viewer("seat", (0,))
    around = LiveState([], 0, 0)
    dice = Dice(1)
    for _ in range(20):
        seat = log.match().waiting()[0]
        options = log.match().options(seat)
        log.answer(seat, options[dice.below(len(options))])
    whole = update(log.table, viewer, around, 0, 400, RenderCache())
    part = update(log.table, viewer, around, 7, 400, RenderCache())
    assert whole.entries[7:] == part.entries
    assert whole.game == part.game
    assert update(log.table, viewer, around, 0, 5, RenderCache()).skipped


def test_partners_see_each_others_questions_and_others_do_not() -> None:
    for seed in range(40):
        log = playing("ankh", 3)
        dice = Dice(seed)
        while not log.match().over():
            match = log.match()
            seat = match.waiting()[0]
            partners = match.partners(seat)
            if partners:
                outsider = next(one for one in range(3) if one not in (seat, partners[0]))
                shown = {}
                for one in (seat, partners[0], outsider):
                    game = update(log.table, Viewer("seat", (one,)), LiveState([], 0, 0), 0, 9, RenderCache()).game
                    assert game is not None
                    shown[one] = [(q.seat, q.may, q.options) for q in game.questions if q.seat == seat]
                assert shown[seat][0][:2] == (seat, "answer")
                assert shown[partners[0]][0][:2] == (seat, "suggest")
                assert shown[seat][0][2] == shown[partners[0]][0][2]
                assert shown[outsider] == []
                return
            options = match.options(seat)
            log.answer(seat, options[dice.below(len(options))])
    raise AssertionError("no merged god was asked")
