"""Hints and tables of Battles over HTTP: from real processes, for one's own question, never against people."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from tests.bots.positions import BATTLE
from tests.server.running import FREE, Running, send, started, two_seats
from theomachy.client import Api, RefusedByServer, new_id
from theomachy.server.live.bot_pool import BotPool, PoolLimits
from theomachy.server.live.fair_turns import Asker
from theomachy.server.protocol import (
    BattlesShown,
    Entered,
    Exported,
    HintShown,
    OpenTable,
    SeatWish,
    Setup,
    Start,
    WeighShown,
)
from theomachy.server.tables.limits import Rate

AGAINST_A_BOT = OpenTable(name="Ada", seats=[SeatWish(kind="me"), SeatWish(kind="bot")], bearer=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    pool = PoolLimits(processes=1, seconds=5, steady=False, advice_seconds=60)
    with Running(tmp_path_factory.mktemp("advice"), pool=pool) as running:
        yield running


async def alone(api: Api, **wish: str | Setup) -> Entered:
    """Ada against a bot, in a game that has begun."""
    entered = await api.open_table(msgspec.structs.replace(AGAINST_A_BOT, **wish))
    await send(api, entered, Start(id=new_id()))
    return entered


def test_a_player_against_bots_gets_a_hint_and_the_table_of_the_battle(server: Running) -> None:
    async def story() -> None:
        api = Api(server.address)
        ada = await alone(api, position=json.dumps(BATTLE))
        update = await api.table(ada.table, ada.token)
        assert update.game is not None
        question = update.game.questions[0]
        path = f"/api/tables/{ada.table}"
        shown = await api.get(f"{path}/hint", HintShown, ada.token)
        assert (shown.seat, shown.asked) == (0, question.asked)
        codes = [option.code for option in question.options]
        assert shown.hint.best.option in codes
        assert all(other.option in codes for other in shown.hint.alternatives)
        for code in codes:
            weighed = (await api.get(f"{path}/weigh?seat=0&option={code}", WeighShown, ada.token)).weigh
            assert code in [weighed.best.option, *(one.option for one in weighed.alternatives)]
            assert all(float(one.chance) <= float(weighed.best.chance) for one in weighed.alternatives)
        with pytest.raises(RefusedByServer, match="illegal"):
            await api.get(f"{path}/weigh?seat=0&option=60000", WeighShown, ada.token)
        battles = (await api.get(f"{path}/battles?seat=0", BattlesShown, ada.token)).battles
        assert [battle.region for battle in battles] == [2]
        assert {cell.mine[0] for cell in battles[0].cells} == {option.text for option in question.options}

    asyncio.run(story())


def test_pantheon_is_advised_too(server: Running) -> None:
    async def story() -> None:
        api = Api(server.address)
        ada = await alone(api, setup=Setup(game="pantheon", players=2))
        while True:  # a bot may begin
            update = await api.table(ada.table, ada.token)
            if update.game is not None and update.game.questions:
                break
            await asyncio.sleep(0.1)
        shown = await api.get(f"/api/tables/{ada.table}/hint", HintShown, ada.token)
        assert shown.hint.best.option in [option.code for option in update.game.questions[0].options]
        battles = await api.get(f"/api/tables/{ada.table}/battles", BattlesShown, ada.token)
        assert battles.battles == []

    asyncio.run(story())


def test_there_is_no_advice_against_people_nor_before_the_game(server: Running) -> None:
    async def story() -> None:
        api = Api(server.address)
        for who in await started(api, two_seats()):
            with pytest.raises(RefusedByServer, match="no-advice"):
                await api.get(f"/api/tables/{who.table}/hint", HintShown, who.token)
        setup = Setup(game="ankh", players=2)
        waiting = await api.open_table(msgspec.structs.replace(AGAINST_A_BOT, setup=setup))
        with pytest.raises(RefusedByServer, match="wrong-phase"):
            await api.get(f"/api/tables/{waiting.table}/hint", HintShown, waiting.token)

    asyncio.run(story())


def test_only_the_seat_that_is_asked_is_advised(server: Running) -> None:
    async def story() -> None:
        api = Api(server.address)
        ada = await alone(api, position=json.dumps(BATTLE))
        with pytest.raises(RefusedByServer, match="not-your-turn"):
            await api.get(f"/api/tables/{ada.table}/hint?seat=1", HintShown, ada.token)

    asyncio.run(story())


async def first_option(api: Api, ada: Entered) -> int:
    """The first answer to Ada's open question."""
    update = await api.table(ada.table, ada.token)
    assert update.game is not None
    return update.game.questions[0].options[0].code


def test_an_answer_is_weighed_only_for_whom_is_asked_and_alone(server: Running) -> None:
    async def refused(api: Api, who: Entered, wish: str, code: str, token: str | None = None) -> None:
        with pytest.raises(RefusedByServer, match=code):
            await api.get(
                f"/api/tables/{who.table}/weigh{wish}", WeighShown, who.token if token is None else token
            )

    async def story() -> None:
        api = Api(server.address)
        ada = await alone(api, position=json.dumps(BATTLE))
        option = await first_option(api, ada)
        await refused(api, ada, f"?seat=1&option={option}", "not-your-turn")
        await refused(api, ada, f"?seat=0&option={option}", "unknown", token="")
        stranger = await alone(api, position=json.dumps(BATTLE))
        await refused(api, ada, f"?seat=0&option={option}", "unknown", token=stranger.token)
        await refused(api, ada, "?seat=0", "illegal")
        await refused(api, ada, "?seat=0&option=-1", "malformed")
        for who in await started(api, two_seats()):
            await refused(api, who, "?option=1", "no-advice")

    asyncio.run(story())


def test_an_answer_is_weighed_from_the_position_that_the_seat_may_know(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, bytes, list[int]]] = []
    advise = BotPool.advise

    async def listening(
        pool: BotPool,
        wish: str,
        game: str,
        seat: int,
        document: bytes,
        options: Sequence[int],
        seed: int,
        who: Asker,
        memory: bytes,
    ) -> bytes | None:
        heard.append((wish, document, list(options)))
        return await advise(pool, wish, game, seat, document, options, seed, who, memory)

    async def story() -> None:
        api = Api(server.address)
        ada = await alone(api, position=json.dumps(BATTLE))
        update = await api.table(ada.table, ada.token)
        assert update.game is not None
        codes = [option.code for option in update.game.questions[0].options]
        before = await api.get(f"/api/tables/{ada.table}/position?seat=0", Exported, ada.token)
        await api.get(f"/api/tables/{ada.table}/weigh?seat=0&option={codes[2]}", WeighShown, ada.token)
        after = await api.get(f"/api/tables/{ada.table}/position?seat=0", Exported, ada.token)
        ((wish, document, options),) = heard
        assert wish == "weigh"
        assert document.decode() in (before.text, after.text)  # the bot may have chosen its card meanwhile
        assert (options[0], sorted(options)) == (codes[2], sorted(codes))

    monkeypatch.setattr(BotPool, "advise", listening)
    asyncio.run(story())


def test_weighing_and_hints_have_one_rate(tmp_path: Path) -> None:
    async def story() -> None:
        api = Api(slow.address)
        ada = await alone(api, position=json.dumps(BATTLE))
        path = f"/api/tables/{ada.table}"
        option = await first_option(api, ada)
        await api.get(f"{path}/hint", HintShown, ada.token)
        await api.get(f"{path}/weigh?seat=0&option={option}", WeighShown, ada.token)
        with pytest.raises(RefusedByServer, match="too-fast"):
            await api.get(f"{path}/weigh?seat=0&option={option}", WeighShown, ada.token)

    pool = PoolLimits(processes=1, seconds=5, steady=False, advice_seconds=60)
    with Running(tmp_path, msgspec.structs.replace(FREE, advice=Rate(2, 1e-9)), pool=pool) as slow:
        asyncio.run(story())


def test_a_hint_that_does_not_come_in_time_is_refused_and_battles_are_empty(tmp_path: Path) -> None:
    async def story() -> None:
        api = Api(late.address)
        ada = await alone(api, position=json.dumps(BATTLE))
        with pytest.raises(RefusedByServer, match="no-advice"):
            await api.get(f"/api/tables/{ada.table}/hint", HintShown, ada.token)
        battles = await api.get(f"/api/tables/{ada.table}/battles", BattlesShown, ada.token)
        assert battles.battles == []

    pool = PoolLimits(processes=1, seconds=5, steady=False, advice_seconds=0.0)
    with Running(tmp_path, FREE, pool=pool) as late:
        asyncio.run(story())


def test_an_adviser_that_fails_says_nothing() -> None:
    async def story() -> bytes | None:
        pool = BotPool(PoolLimits(processes=1, advice_seconds=60))
        try:
            return await pool.advise("hint", "toy", 0, b"{}", [1], 1, Asker())
        finally:
            await pool.close()

    assert asyncio.run(story()) is None
