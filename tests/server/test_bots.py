"""Bots: levels by name, and processes that hold whatever a bot does."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from theomachy.bots.ask import seen_by
from theomachy.bots.base import Seen
from theomachy.bots.levels.names import BUILT_IN, NoBot, levels, maker, substitutes
from theomachy.bots.levels.random_choice import RandomBot
from theomachy.engine.chance import Dice
from theomachy.games.pantheon.game import PANTHEON
from theomachy.server.live import bot_pool
from theomachy.server.live.bot_pool import BOT, BUSY, CRASHED, ILLEGAL, LATE, UNKNOWN, BotPool, Choice, PoolLimits
from theomachy.server.live.fair_turns import Asker, Crowded

ROOT = str(Path(__file__).parent.parent.parent)
NAMES = (
    *("Last", "Own", "Slow", "Throws", "Exits", "Hangs", "Spins", "Eats"),
    *("Cheats", "Lies", "Shouts", "Remembers", "Spies", "Writes"),
)
BAD = {name: f"tests.server.bad_bots:{name}" for name in NAMES}
OPTIONS = [3, 5, 8, 13]
QUICK = PoolLimits(processes=2, seconds=20.0, steady=False)
SHORT = PoolLimits(processes=2, seconds=1.5, steady=False, cpu_seconds=1)


def with_pool(limits: PoolLimits, use: Callable[[BotPool], Awaitable[None]]) -> None:
    """Run with a pool that is closed and leaves no process behind."""

    async def run() -> None:
        pool = BotPool(limits, {**levels(), **BAD}, [ROOT])
        try:
            await use(pool)
        finally:
            await pool.close()
        assert pool.running() == 0

    asyncio.run(run())


async def asked(pool: BotPool, level: str, seat: int = 0, seed: int = 1, **table: object) -> Choice:
    """Ask a bot about our four options."""
    choice = await pool.ask(level, "toy", seat, msgspec.json.encode(table), OPTIONS, seed, Asker())
    assert choice.option in OPTIONS
    return choice


def test_random_is_a_level_and_draws_every_option() -> None:
    assert "random" in levels()
    bot = maker(levels()["random"])()
    dice = Dice(1)
    assert {bot.choose(Seen("toy", 0, {}), OPTIONS, dice) for _ in range(100)} == set(OPTIONS)


@pytest.mark.parametrize(
    "place", ["nowhere:Bot", "theomachy.bots.base:Nobody", "", "theomachy.bots.levels.names:GROUP"]
)
def test_a_place_without_a_bot_is_refused(place: str) -> None:
    with pytest.raises(NoBot):
        maker(place)


def test_our_levels_cannot_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        name, value = "random", "evil:Bot"

    class Other:
        name, value = "other", "other:Bot"

    monkeypatch.setattr("theomachy.bots.levels.names.entry_points", lambda group: [Entry, Other])
    assert levels() == {**BUILT_IN, "other": "other:Bot"}


def test_a_bot_gets_its_view_and_its_answer_comes_back() -> None:
    async def use(pool: BotPool) -> None:
        assert await asked(pool, "Last") == Choice(13, BOT)
        assert await asked(pool, "Own", wanted=8) == Choice(8, BOT)
        same = RandomBot().choose(Seen("toy", 0, {}), OPTIONS, Dice(77))
        assert await asked(pool, "random", seed=77) == Choice(same, BOT)

    with_pool(QUICK, use)


@pytest.mark.parametrize(
    ("level", "how", "fault"),
    [
        ("Throws", CRASHED, "RuntimeError"),
        ("Exits", CRASHED, "Died"),
        ("Eats", CRASHED, "MemoryError"),
        ("Cheats", ILLEGAL, ""),
        ("Lies", CRASHED, "NotAnOption"),
        ("Nobody", UNKNOWN, ""),
        ("Missing", CRASHED, "NoBot"),
    ],
)
def test_a_failing_bot_is_replaced_and_reported(level: str, how: str, fault: str) -> None:
    async def use(pool: BotPool) -> None:
        pool.places["Missing"] = "tests.server.bad_bots:Missing"
        chance = RandomBot().choose(Seen("toy", 0, {}), OPTIONS, Dice(5))
        assert await asked(pool, level, seed=5) == Choice(chance, how, fault, "random")  # a novice knows no toy
        assert pool.outcomes[how] == 1
        assert await asked(pool, "Last") == Choice(13, BOT)  # the pool is none the worse

    with_pool(QUICK, use)


def test_every_level_has_simpler_ones_in_its_place() -> None:
    assert substitutes("master") == ["adept", "novice", "random"]
    assert substitutes("novice") == ["random"]
    assert substitutes("somebody's") == ["novice", "random"]
    assert substitutes("random") == []


@pytest.mark.parametrize(
    ("master", "adept", "expected"),
    [
        ("Throws", "Last", Choice(13, CRASHED, "RuntimeError", "adept")),
        ("Throws", "Cheats", Choice(8, CRASHED, "RuntimeError", "novice")),
        ("Cheats", "Exits", Choice(8, ILLEGAL, "", "novice")),
        ("Last", "Throws", Choice(13, BOT)),
    ],
)
def test_a_simpler_level_answers_for_one_that_fails(master: str, adept: str, expected: Choice) -> None:
    async def use(pool: BotPool) -> None:
        pool.places.update({"master": BAD[master], "adept": BAD[adept], "novice": BAD["Own"]})
        assert await asked(pool, "master", wanted=8) == expected

    with_pool(QUICK, use)


def test_a_level_that_is_late_leaves_time_for_a_simpler_one_in_the_same_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "SPARE", 60.0)  # a third of the time
    monkeypatch.setattr(bot_pool, "MARGIN", 2.0)  # however slow this machine is

    async def use(pool: BotPool) -> None:
        pool.places.update({"master": BAD["Hangs"], "adept": BAD["Last"], "novice": BAD["Own"]})
        await asked(pool, "novice", wanted=8)
        before = {worker.process.pid for worker in pool._all}
        assert await asked(pool, "master", wanted=8) == Choice(8, LATE, "", "novice")
        assert {worker.process.pid for worker in pool._all} == before

    with_pool(PoolLimits(processes=1, seconds=9.0, steady=False), use)


def test_a_process_that_is_killed_is_replaced_and_a_simpler_level_answers() -> None:
    async def use(pool: BotPool) -> None:
        pool.places["novice"] = BAD["Own"]
        await pool.warm()
        (worker,) = pool._all
        asking = asyncio.ensure_future(asked(pool, "Hangs", wanted=8))
        while not worker.asked:
            await asyncio.sleep(0.01)
        os.kill(worker.process.pid, signal.SIGKILL)
        assert await asking == Choice(8, CRASHED, "", "novice")
        assert worker not in pool._all

    with_pool(PoolLimits(processes=1, seconds=30.0, steady=False), use)


def test_processes_are_there_before_they_are_needed() -> None:
    async def use(pool: BotPool) -> None:
        await pool.warm()
        assert pool.running() == QUICK.processes
        await pool.warm()
        assert pool.running() == QUICK.processes

    with_pool(QUICK, use)


def test_our_levels_answer_for_a_real_game_inside_their_limits() -> None:
    s = PANTHEON.start(2, 1)
    (seat,) = s.waiting()
    document = msgspec.json.encode(seen_by(PANTHEON, s, seat).document)

    async def use(pool: BotPool) -> None:
        for level in ("novice", "adept", "master"):
            choice = await pool.ask(level, "pantheon", seat, document, s.options(seat), 1, Asker())
            assert (choice.how, choice.by) == (BOT, "")
            assert choice.option in s.options(seat)

    with_pool(PoolLimits(processes=1, seconds=60.0, steady=False, cpu_seconds=60), use)


@pytest.mark.parametrize("level", ["Hangs", "Spins"])
def test_a_bot_that_never_answers_is_stopped(level: str) -> None:
    async def use(pool: BotPool) -> None:
        begin = time.monotonic()
        choice = await asked(pool, level)
        assert choice.how in (LATE, CRASHED)  # Spins may meet its processor limit first
        assert time.monotonic() - begin < SHORT.seconds + 1.0
        assert (await asked(pool, "Last")).how in (BOT, LATE)

    with_pool(SHORT, use)


def test_bots_that_hang_do_not_hold_up_the_loop() -> None:
    async def use(pool: BotPool) -> None:
        ticks = 0
        hanging = [asyncio.ensure_future(asked(pool, "Hangs", seat)) for seat in range(8)]
        begin = time.monotonic()
        while not all(task.done() for task in hanging):
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks > 50
        assert time.monotonic() - begin < 4 * (SHORT.seconds + 1.0)  # two at a time
        assert {(await task).how for task in hanging} == {LATE}
        assert pool.outcomes[LATE] == 8

    with_pool(SHORT, use)


def test_a_bot_plays_at_its_level_however_many_others_the_tables_of_somebody_else_ask() -> None:
    async def use(pool: BotPool) -> None:
        pool.places.update({"master": BAD["Slow"], "adept": BAD["Own"], "novice": BAD["Own"]})
        document = msgspec.json.encode({"wanted": 8})
        done: list[str] = []

        async def question(who: Asker) -> str:
            choice = await pool.ask("master", "toy", 0, document, OPTIONS, 1, who)
            done.append(who.block)
            return choice.how

        flood = [asyncio.create_task(question(Asker("eve", str(n % 4)))) for n in range(24)]
        while not pool.waiting():
            await asyncio.sleep(0.01)
        assert [await question(Asker("ada", "1")) for _ in range(4)] == [BOT] * 4
        assert done.count("eve") <= 4 * 2, done  # in turns: the one under way and the next, then ours
        for task in flood:
            task.cancel()

    with_pool(PoolLimits(processes=1, seconds=3.0, steady=False), use)


def test_after_a_long_wait_the_next_simpler_level_answers_but_never_chance() -> None:
    async def use(pool: BotPool) -> None:
        pool.places.update(
            {"master": BAD["Slow"], "adept": BAD["Own"], "novice": BAD["Own"], "random": BAD["Exits"]}
        )
        document = msgspec.json.encode({"wanted": 8})
        asked = [
            asyncio.create_task(pool.ask("master", "toy", 0, document, OPTIONS, 1, Asker("ada"))) for _ in range(6)
        ]
        choices = await asyncio.gather(*asked)
        assert choices[0] == Choice(13, BOT)
        assert choices[-1].how == BUSY
        assert {choice.by for choice in choices[1:] if choice.how == BUSY} <= {"adept", "novice"}
        assert pool.outcomes[BUSY] == sum(choice.how == BUSY for choice in choices)

    with_pool(PoolLimits(processes=1, seconds=20.0, steady=False, patience=0.2), use)


def test_the_questions_of_one_person_that_wait_are_bounded() -> None:
    async def use(pool: BotPool) -> None:
        ada = [asyncio.create_task(pool.ask("Hangs", "toy", 0, b"{}", OPTIONS, 1, Asker("a"))) for _ in range(3)]
        while pool.waiting() < 2:
            await asyncio.sleep(0.01)
        with pytest.raises(Crowded):
            await pool.ask("Last", "toy", 0, b"{}", OPTIONS, 1, Asker("a"))
        bob = asyncio.create_task(pool.ask("Last", "toy", 0, b"{}", OPTIONS, 1, Asker("b")))
        while pool.waiting() < 3:
            await asyncio.sleep(0.01)
        for task in ada:
            task.cancel()
        assert await bob == Choice(13, BOT)

    with_pool(PoolLimits(processes=1, seconds=60.0, steady=False, waiting_for_one=2), use)


def test_a_cancelled_question_frees_its_process() -> None:
    async def use(pool: BotPool) -> None:
        tasks = [asyncio.ensure_future(asked(pool, "Hangs")) for _ in range(2)]
        await asyncio.sleep(0.5)
        for task in tasks:
            task.cancel()
        before = [worker.process.pid for worker in pool._all]
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not {worker.process.pid for worker in pool._all} & set(before)
        begin = time.monotonic()
        assert await asked(pool, "Last") == Choice(13, BOT)
        assert time.monotonic() - begin < 5

    with_pool(QUICK, use)


def test_a_bot_cannot_speak_for_its_process() -> None:
    async def use(pool: BotPool) -> None:
        for _ in range(3):
            choice = await asked(pool, "Shouts")
            assert choice.how in (ILLEGAL, CRASHED)  # its forged answer reached its own question only
            assert await asked(pool, "Last") == Choice(13, BOT)

    with_pool(PoolLimits(processes=1, seconds=20.0, steady=False), use)


def test_nothing_passes_from_one_question_to_the_next() -> None:
    async def use(pool: BotPool) -> None:
        for seat in range(3):
            assert await asked(pool, "Remembers", seat) == Choice(OPTIONS[0], BOT)

    with_pool(PoolLimits(processes=1, seconds=20.0, steady=False), use)


def test_a_bot_sees_no_environment_and_writes_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("THEOMACHY_DATABASE_URL", "postgresql://secret")

    async def use(pool: BotPool) -> None:
        assert await asked(pool, "Spies") == Choice(OPTIONS[0], BOT)
        place = tmp_path / "file"
        await asked(pool, "Writes", place=str(place))
        assert not place.exists() or place.stat().st_size == 0

    with_pool(QUICK, use)


def test_an_answer_takes_the_same_time_whatever_the_bot_does() -> None:
    limits = PoolLimits(processes=4, seconds=0.8, steady=True)

    async def use(pool: BotPool) -> None:
        await asked(pool, "Last")
        times = []
        for level in ("Last", "Throws", "Cheats", "Hangs", "Nobody"):
            begin = time.monotonic()
            await asked(pool, level)
            times.append(time.monotonic() - begin)
        assert min(times) >= limits.seconds - 0.02
        assert max(times) - min(times) < 0.2

    with_pool(limits, use)


def test_a_process_is_replaced_after_its_share_of_questions() -> None:
    async def use(pool: BotPool) -> None:
        for _ in range(5):
            assert await asked(pool, "Last") == Choice(13, BOT)
            assert pool.running() <= 1

    with_pool(PoolLimits(processes=1, seconds=20.0, steady=False, questions=2), use)


def test_a_closed_pool_leaves_no_process() -> None:
    pids: list[int] = []

    async def use(pool: BotPool) -> None:
        await asyncio.gather(*[asked(pool, "Last") for _ in range(4)])
        pids.extend(worker.process.pid for worker in pool._all)

    with_pool(QUICK, use)
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
