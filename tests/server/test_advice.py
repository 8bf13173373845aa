"""Hints and tables of Battles over HTTP: from real processes, for one's own question, never against people."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.bots.positions import BATTLE
from tests.server.running import FREE, Running, send, started, two_seats
from theomachy.client import Api, RefusedByServer, new_id
from theomachy.server.live.bot_pool import BotPool, PoolLimits
from theomachy.server.live.fair_turns import Asker
from theomachy.server.protocol import BattlesShown, Entered, HintShown, OpenTable, SeatWish, Setup, Start

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
