"""Bots in processes of their own: one small pool for all tables, and no question ever waits past its deadline.

The loop is never blocked: questions and answers go through pipes. A bot that is late, dies, throws or cheats is
replaced by a choice among the options by chance, and reported. Every answer comes at the deadline exactly, however
fast it was found, so that nobody learns from a bot's speed how hard its hand is to play (`steady`).
"""

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from theomachy.bots.base import Seen
from theomachy.bots.by_chance import ByChance
from theomachy.bots.levels import SECONDS, levels
from theomachy.engine.chance import Dice
from theomachy.server.botworker import HEAD, LONGEST, Ask, Told, packed

BOT: Final = "bot"
LATE: Final = "late"
CRASHED: Final = "crashed"
ILLEGAL: Final = "illegal"
UNKNOWN: Final = "unknown-level"
SLACK: Final = 0.5
"""Seconds for the way to a bot's process and back."""


class PoolLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What bots may use."""

    processes: int = 2
    seconds: float = 0.8
    """From the question to the answer, waiting for a free process included; more for a level that needs more."""
    steady: bool = True
    """Answers come when the time is up, not when they are found."""
    cpu_seconds: int = 10
    memory_bytes: int = 512 * 1024 * 1024
    questions: int = 2_000
    """After so many a process is replaced, whatever it may have gathered."""


class Choice(msgspec.Struct, frozen=True):
    """An answer, always legal, and how it came about: BOT, or why chance stood in."""

    option: int
    how: str
    fault: str = ""


class Gone(Exception):
    """The process ended or answered nonsense."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process
        self.asked = 0

    async def ask(self, ask: Ask) -> Told:
        """Pass a question on and wait for its answer; Gone if there will be none."""
        self.asked += 1
        writer, reader = self.process.stdin, self.process.stdout
        if writer is None or reader is None:
            raise Gone("no pipes")
        try:
            writer.write(packed(ask))
            await writer.drain()
            (size,) = HEAD.unpack(await reader.readexactly(HEAD.size))
            if size > LONGEST:
                raise Gone("too long")
            told = msgspec.json.decode(await reader.readexactly(size), type=Told)
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            raise Gone(repr(error)) from error
        if told.number != ask.number:
            raise Gone("an answer to another question")
        return told

    async def end(self) -> None:
        """Kill the process and whatever it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class BotPool:
    """All bots of a server."""

    def __init__(
        self,
        limits: PoolLimits,
        places: Mapping[str, str] | None = None,
        search: Sequence[str] = (),
    ) -> None:
        self.limits: Final = limits
        self.places: Final = dict(levels() if places is None else places)
        """What makes the bots of each level."""
        self.search: Final = tuple(search)
        """More folders to load levels from."""
        self.outcomes: Counter[str] = Counter()
        """How many answers came about how."""
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._places: Final = asyncio.Semaphore(limits.processes)
        self._ends: set[asyncio.Task[None]] = set()
        self._number = 0

    async def ask(
        self, level: str, game: str, seat: int, document: bytes, options: Sequence[int], seed: int
    ) -> Choice:
        """The option a bot of this level chooses; cancelling it frees its process at once."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.seconds(level)
        told = await self._told(level, game, seat, document, options, seed)
        choice = self._judged(told, game, seat, options, seed)
        self.outcomes[choice.how] += 1
        if self.limits.steady:
            await asyncio.sleep(due - loop.time())
        return choice

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*[worker.end() for worker in list(self._all)], *self._ends)
        self._all.clear()
        self._free.clear()

    def seconds(self, level: str) -> float:
        """From the question to the answer: what is set, but never less than the level thinks by its own clock."""
        thinking = SECONDS.get(level, 0.0)
        return max(self.limits.seconds, thinking + SLACK) if thinking else self.limits.seconds

    def running(self) -> int:
        """Processes alive now."""
        return len(self._all)

    # -- inside

    def _judged(self, told: Told | str, game: str, seat: int, options: Sequence[int], seed: int) -> Choice:
        """The bot's option if it is one; else one by chance, and why."""
        if isinstance(told, Told):
            if told.option in options and told.option is not None:
                return Choice(told.option, BOT)
            how, fault = (ILLEGAL, "") if told.option is not None else (CRASHED, told.fault)
        else:
            how, fault = told, ""
        simple = ByChance().choose(Seen(game, seat, {}), options, Dice(seed))
        return Choice(simple, how, fault)

    async def _told(
        self, level: str, game: str, seat: int, document: bytes, options: Sequence[int], seed: int
    ) -> Told | str:
        """What a process says, or why none does."""
        if level not in self.places:
            return UNKNOWN
        self._number += 1
        ask = Ask(
            self._number,
            self.places[level],
            game,
            seat,
            msgspec.Raw(document),
            list(options),
            seed,
            self.limits.cpu_seconds,
            self.limits.memory_bytes,
        )
        try:
            async with asyncio.timeout(self.seconds(level)), self._places:
                return await self._asked(ask)
        except TimeoutError:
            return LATE
        except Gone:
            return CRASHED

    async def _asked(self, ask: Ask) -> Told:
        worker = self._free.pop() if self._free else await self._started()
        finished = False
        try:
            told = await worker.ask(ask)
            finished = worker.asked < self.limits.questions
        finally:
            if finished:
                self._free.append(worker)
            else:
                self._drop(worker)
        return told

    async def _started(self) -> Worker:
        """A new process: no environment (it may hold secrets), a group of its own, low priority."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-P", "-s", "-m", "theomachy.server.botworker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={"PYTHONPATH": os.pathsep.join(self.search)} if self.search else {},
            cwd="/",
            start_new_session=True,
        )
        worker = Worker(process)
        self._all.add(worker)
        return worker

    def _drop(self, worker: Worker) -> None:
        """End a process without waiting for it."""
        self._all.discard(worker)
        task = asyncio.get_running_loop().create_task(worker.end())
        self._ends.add(task)
        task.add_done_callback(self._ends.discard)
