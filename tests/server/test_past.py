"""Replay, records and positions, out and in; playing on from here."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from tests.server.running import FREE, Running, send, started, two_seats
from theomachy.client import Api, RefusedByServer, new_id
from theomachy.engine.chance import Dice
from theomachy.engine.line import to_line
from theomachy.engine.record import Replay, read_record
from theomachy.games.ankh.game import ANKH
from theomachy.server.protocol import (
    Answer,
    Done,
    Entered,
    Exported,
    LogEntry,
    LogShown,
    OpenTable,
    PlayOn,
    Question,
    ReplayShown,
    SeatWish,
    Setup,
    Start,
    Undo,
    Update,
)
from theomachy.server.tables.match import begun
from theomachy.server.tables.new_games import drawn_header, from_position, like

Story: TypeAlias = Callable[[Api], Coroutine[None, None, None]]
BOTH = [SeatWish(kind="me"), SeatWish(kind="hotseat", name="Bob")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("past")) as running:
        yield running


def told(server: Running, story: Story) -> None:
    """Run a story against the server."""

    async def within() -> None:
        async with asyncio.timeout(120):
            await story(Api(server.address))

    asyncio.run(within())


async def hot_seat(api: Api, setup: Setup, seed: int, answers: int) -> tuple[Entered, Update]:
    """One person at both seats plays so many answers."""
    entered = await api.open_table(OpenTable(name="Ada", setup=setup, seats=BOTH, bearer=True))
    await send(api, entered, Start(id=new_id()))
    return entered, await go_on(api, entered, seed, answers)


async def go_on(api: Api, entered: Entered, seed: int, answers: int) -> Update:
    """So many answers more, or to the end."""
    dice = Dice(seed)
    update = await api.table(entered.table, entered.token)
    for _ in range(answers):
        assert update.game is not None
        if not update.game.questions:
            break
        question: Question = update.game.questions[0]
        option = question.options[dice.below(len(question.options))].code
        answer = Answer(id=new_id(), seat=question.seat, asked=question.asked, option=option)
        assert isinstance(await send(api, entered, answer), Done)
        update = await api.table(entered.table, entered.token)
    return update


def refuses(code: str) -> "pytest.RaisesExc[RefusedByServer]":
    """The server says no, for this reason."""
    return pytest.raises(RefusedByServer, match=code)


def test_a_finished_game_is_replayed_exported_imported_and_played_on(server: Running) -> None:
    async def story(api: Api) -> None:
        entered, update = await hot_seat(api, Setup(game="ankh", players=2), 3, 10_000)
        assert update.table.phase == "finished"
        assert update.game is not None
        total = update.game.answers
        record = await api.record(entered.table, entered.token)
        replay = Replay(ANKH, read_record(record))
        end = replay.run()
        assert len(replay.played) == total
        position = f"/api/tables/{entered.table}/position"
        line = await api.get(f"{position}?form=line", Exported, entered.token)
        assert line.text == to_line(ANKH, end)
        for answers in (0, 1, total // 2, total):
            shown = await api.replay(entered.table, entered.token, answers)
            assert (shown.answers, shown.total) == (answers, total)
            past = Replay(ANKH, read_record(record)).run(answers)
            assert json.loads(bytes(shown.game.views["0"])) == json.loads(msgspec.json.encode(ANKH.view(past, 0)))
            here = await api.get(f"{position}?answers={answers}&form=line", Exported, entered.token)
            assert here.text == to_line(ANKH, past)
        with refuses("data"):
            await api.replay(entered.table, entered.token, total + 1)

        await imported(api, record, total, to_line(ANKH, Replay(ANKH, read_record(record)).run(total // 2)))
        await played_on(api, entered, total, record)

    told(server, story)


def test_a_long_log_is_read_page_by_page(tmp_path: Path) -> None:
    async def story(api: Api) -> None:
        entered, update = await hot_seat(api, Setup(game="pantheon", players=2), 3, 60)
        read: list[LogEntry] = []
        while not read or read[-1].seq < update.seq:
            address = f"/api/tables/{entered.table}/log?after={read[-1].seq if read else 0}"
            page = await api.get(address, LogShown, entered.token)
            assert page.seq == update.seq
            assert 0 < len(page.entries) <= 25
            read += page.entries
        assert [entry.seq for entry in read] == list(range(1, update.seq + 1))
        with refuses("no-seat"):
            await api.get(f"/api/tables/{entered.table}/log?seat=4", LogShown, entered.token)

    with Running(tmp_path, msgspec.structs.replace(FREE, update_entries=25)) as server:
        told(server, story)


async def imported(api: Api, record: str, total: int, line: str) -> None:
    """A record and a position make new tables."""
    whole = await api.open_table(OpenTable(name="Ada", record=record, seats=BOTH, bearer=True))
    await send(api, whole, Start(id=new_id()))
    update = await api.table(whole.table, whole.token)
    assert update.table.phase == "finished"
    assert update.table.imported
    assert await api.record(whole.table, whole.token) == record

    part = OpenTable(name="Ada", record=record, answers=total // 2, seats=BOTH, bearer=True)
    half = await api.open_table(part)
    await send(api, half, Start(id=new_id()))
    update = await go_on(api, half, 8, 3)
    assert update.game is not None
    assert update.game.answers == total // 2 + 3
    old = Undo(id=new_id(), seat=0, to=0)
    assert getattr(await send(api, half, old), "code", "") == "nothing-to-undo"

    placed = await api.open_table(OpenTable(name="Ada", position=line, seats=BOTH, bearer=True))
    await send(api, placed, Start(id=new_id()))
    update = await go_on(api, placed, 9, 10_000)
    assert update.table.phase == "finished"
    with refuses("no-record"):
        await api.record(placed.table, placed.token)


async def played_on(api: Api, entered: Entered, total: int, record: str) -> None:
    """A new table from the middle of a finished game."""
    wish = OpenTable(name="Ada", play_on=PlayOn(table=entered.table, answers=total - 5), seats=BOTH, bearer=True)
    with refuses("unknown"):
        await api.open_table(wish)
    again = await api.post("/api/tables", wish, Entered, entered.token)
    await send(api, again, Start(id=new_id()))
    update = await go_on(api, again, 4, 10_000)
    assert update.table.phase == "finished"
    mine = await api.record(again.table, again.token)
    assert answers_of(record)[: total - 5] == answers_of(mine)[: total - 5]
    for answers in (total, total + 1):
        late = OpenTable(name="Ada", play_on=PlayOn(table=entered.table, answers=answers), seats=BOTH)
        with refuses("data"):
            await api.post("/api/tables", late, Entered, entered.token)


def answers_of(record: str) -> list[tuple[int, int]]:
    """Seats and options of a record."""
    replay = Replay(ANKH, read_record(record))
    replay.run()
    return replay.played


def test_a_running_game_is_replayed_for_ones_own_eyes_only(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats("pantheon"))
        for who, own, other in ((ada, 0, 1), (bob, 1, 0)):
            first = await api.replay(who.table, who.token, 10)
            assert set(first.game.views) == {str(own)}
            players = json.loads(bytes(first.game.views[str(own)]))["players"]
            assert "hand" in players[own]
            assert "hand" not in players[other]
            with refuses("running"):
                await api.get(f"/api/tables/{who.table}/replay/10?seat={other}", ReplayShown, who.token)
            with refuses("running"):
                await api.get(f"/api/tables/{who.table}/log?seat={other}", LogShown, who.token)
            told_to = await api.get(f"/api/tables/{who.table}/log", LogShown, who.token)
            assert {eyes for entry in told_to.entries for eyes in entry.events} == {str(own)}
            with refuses("running"):
                await api.record(who.table, who.token)
            with refuses("running"):
                await api.get(f"/api/tables/{who.table}/position?form=line", Exported, who.token)
            with refuses("running"):
                await api.get(f"/api/tables/{who.table}/position?seat={other}", Exported, who.token)
            mine = json.loads((await api.get(f"/api/tables/{who.table}/position", Exported, who.token)).text)
            assert mine["game"] == "pantheon"
            assert mine["players"] == 2
            wish = OpenTable(name="x", play_on=PlayOn(table=who.table, answers=3), seats=BOTH)
            with refuses("running"):
                await api.post("/api/tables", wish, Entered, who.token)

    told(server, story)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"record": "not a record"}, "data"),
        ({"record": "theomachy record 1\ngame: chess\n"}, "data"),
        ({"record": "theomachy record 1\n" + "a: b\n" * 2}, "data"),
        ({"position": "{}"}, "data"),
        ({"position": '{"game":"ankh","gods":5}'}, "data"),
        ({"position": "[" * 50_000}, "data"),
        ({"position": '{"a":' * 50_000}, "data"),
        ({"position": "ankh/1/1 1,2,3 00000000"}, "data"),
        ({"record": "x", "position": "y"}, "setup"),
        ({}, "setup"),
        ({"setup": {"game": "chess"}}, "setup"),
        ({"setup": {"game": "ankh", "players": 2, "gods": ["zeus", "ra"]}}, "setup"),
        ({"setup": {"game": "ankh", "players": 2, "gods": ["ra", "ra"]}}, "setup"),
        ({"setup": {"game": "ankh", "players": 3}}, "setup"),
        ({"setup": {"game": "ankh", "players": 2, "variants": ["bonus-draft"]}}, "setup"),
        ({"setup": {"game": "pantheon", "players": 2, "edition": "preview"}}, "setup"),
        ({"setup": {"game": "pantheon", "players": 5}}, "setup"),
        ({"setup": {"game": "ankh", "players": 2, "scenario": "atlantis"}}, "setup"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_its_reason(
    server: Running, wish: dict[str, object], code: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = msgspec.json.encode({"name": "Ada", "seats": seats, **wish})

    async def story(api: Api) -> None:
        status, reply = await api.call("POST", "/api/tables", body, "")
        assert status == (400 if code == "malformed" else 422), reply
        refusal = json.loads(reply)
        assert refusal["code"] == code
        assert refusal["detail"]

    told(server, story)


def test_a_record_that_is_too_long_is_refused(server: Running) -> None:
    body = msgspec.json.encode(
        {"name": "Ada", "seats": [{"kind": "me"}, {"kind": "bot"}], "record": "x" * 600_000}
    )

    async def story(api: Api) -> None:
        status, reply = await api.call("POST", "/api/tables", body, "")
        assert status == 413
        assert json.loads(reply)["code"] == "too-large"

    told(server, story)


@pytest.mark.parametrize(
    "wish",
    [
        Setup(game="ankh", players=2, edition="preview", scenario="middle-kingdom"),
        Setup(game="pantheon", players=3, variants=["bonus-draft", "no-traitera-after-trigger"], stall_turns=7),
    ],
)
def test_a_rematch_of_a_game_from_outside_is_played_by_the_same_options(wish: Setup) -> None:
    match = begun(wish.game, drawn_header(wish, 3), "")
    assert like(match) == wish
    placed = from_position(match.line()).setup
    assert placed == msgspec.structs.replace(wish, scenario=None)
    assert drawn_header(placed, 1)
