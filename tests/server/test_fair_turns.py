"""Turns at something scarce go round those who wait."""

import asyncio

import pytest

from theomachy.server.live.fair_turns import Asker, Crowded, FairTurns


def test_turns_go_round_blocks_and_inside_them_round_persons() -> None:
    async def story() -> list[str]:
        turns = FairTurns(1, 100, 10)
        order: list[str] = []

        async def use(block: str, person: str) -> None:
            async with turns.turn(Asker(block, person)):
                order.append(block + person)
                await asyncio.sleep(0)

        await turns.take(Asker())
        asked = [("e", "1")] * 4 + [("e", "2")] * 2 + [("a", "1")] * 2 + [("b", "1")]
        tasks = [asyncio.create_task(use(*who)) for who in asked]
        while turns.waiting() < len(asked):
            await asyncio.sleep(0)
        turns.give_back()
        await asyncio.gather(*tasks)
        assert turns.idle()
        return order

    assert asyncio.run(story()) == ["e1", "a1", "b1", "e2", "a1", "e1", "e2", "e1", "e1"]


def test_who_waits_is_bounded_and_whoever_gives_up_leaves_no_trace() -> None:
    async def story() -> None:
        turns = FairTurns(1, 3, 2)
        await turns.take(Asker())
        waiting = [asyncio.create_task(turns.take(Asker("e"))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await turns.take(Asker("e"))
        waiting.append(asyncio.create_task(turns.take(Asker("a"))))
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await turns.take(Asker("b"))
        for task in waiting[:2]:
            task.cancel()
        await asyncio.gather(*waiting[:2], return_exceptions=True)
        assert turns.waiting() == 1
        waiting[2].cancel()
        turns.give_back()  # in the same moment
        await asyncio.gather(waiting[2], return_exceptions=True)
        assert turns.waiting() == 0
        assert turns.idle()

    asyncio.run(story())


def test_how_many_turns_come_first_is_known_beforehand() -> None:
    async def story() -> None:
        turns = FairTurns(1, 100, 10)
        order: list[str] = []

        async def use(block: str, person: str) -> None:
            async with turns.turn(Asker(block, person)):
                order.append(block + person)
                await asyncio.sleep(0)

        await turns.take(Asker())
        tasks = [asyncio.create_task(use("e", person)) for person in "111122"]
        while turns.waiting() < len(tasks):
            await asyncio.sleep(0)
        assert turns.ahead(Asker("a", "1")) == 0
        assert [turns.ahead(Asker("e", person)) for person in "123"] == [6, 5, 2]
        tasks.append(asyncio.create_task(use("e", "3")))
        while turns.waiting() < len(tasks):
            await asyncio.sleep(0)
        turns.give_back()
        await asyncio.gather(*tasks)
        assert order.index("e3") == 2

    asyncio.run(story())
