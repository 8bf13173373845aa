"""Bots in processes of their own: one small pool for all tables, whose processes go round those who ask.

The event loop is never blocked: questions and answers go through pipes. A question waits for its turn, then the
level has its whole time. If it is late, crashes or answers illegally, a simpler level answers in its place, in the
end a random choice; after a long wait a simpler level is asked at once, but never chance. The answer says which
level gave it, and comes exactly when the time is up (`steady`), so that its time tells nothing about the hand.
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
from theomachy.bots.bot_name import read_bot
from theomachy.bots.levels.names import SECONDS, SIMPLEST, levels, substitutes
from theomachy.bots.levels.random_choice import RandomBot
from theomachy.engine.chance import Dice
from theomachy.server.live import bot_worker
from theomachy.server.live.bot_worker import HEAD, LONGEST, Ask, Told, packed
from theomachy.server.live.fair_turns import Asker, Crowded, FairTurns
from theomachy.server.tables.limits import LIMITS

BOT: Final = "bot"
LATE: Final = "late"
CRASHED: Final = "crashed"
ILLEGAL: Final = "illegal"
UNKNOWN: Final = "unknown-level"
BUSY: Final = "busy"
"""The question waited so long that a simpler level was asked."""
SLACK: Final = 0.3
"""Seconds for the way to a bot's process and back."""
SPARE: Final = 0.4
"""Seconds kept for a simpler level, but never more than a third of the time."""
MARGIN: Final = 0.1
"""Seconds before the deadline at which a worker stops its bot by itself, to be free for the next question."""
GONE: Final = "Gone"
NOTHING: Final = b"null"
"""A memory of nothing, as JSON."""
NO_WORKER: Final = Told(0, None, UNKNOWN)
OWN_FAULTS: Final[Mapping[str, str]] = {UNKNOWN: UNKNOWN, BUSY: BUSY, bot_worker.LATE: LATE}
"""Faults that the pool or the worker reports, not the bot."""


class PoolLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What bots may use."""

    processes: int = 2
    seconds: float = 0.8
    """From the turn of a question to its answer; more for a level that needs more."""
    patience: float = 6.0
    """Seconds of waiting for a turn after which the next simpler level is asked, and so on."""
    waiting: int = 2_000
    """Questions of all tables that may wait for a turn."""
    waiting_for_one: int = LIMITS.bot_questions_waiting
    """Questions of the tables of one person that may wait for a turn."""
    advice_seconds: float = 6.0
    """What a person who asks for advice waits at most."""
    steady: bool = True
    """Answers come when the time is up, not when they are found."""
    cpu_seconds: int = 10
    memory_bytes: int = 512 * 1024 * 1024
    questions: int = 2_000
    """Questions a worker answers before it is replaced."""


class Choice(msgspec.Struct, frozen=True):
    """An answer, always legal, and how it came about: BOT, or why the level that was asked did not answer."""

    option: int
    how: str
    fault: str = ""
    by: str = ""
    """The level that answered in its place."""


class Question(msgspec.Struct, frozen=True):
    """A question to a bot of any level."""

    game: str
    seat: int
    document: bytes
    options: tuple[int, ...]
    seed: int
    memory: bytes = NOTHING
    """What the seat remembers, as JSON (see bots/notes.py)."""
    style: str = ""


def why(failure: Told) -> tuple[str, str]:
    """How a level failed, and what its process says to that."""
    if failure.option is not None:
        return ILLEGAL, ""
    if failure.fault in OWN_FAULTS:
        return OWN_FAULTS[failure.fault], ""
    return CRASHED, "" if failure.fault == GONE else failure.fault


class Gone(Exception):
    """Raised when the worker process ended or sent an invalid answer."""


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
        own = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
        self.search: Final = [os.path.abspath(path) for path in (*search, *own)]
        """More folders to load levels and games from: those given, and those of the server itself."""
        self.outcomes: Counter[str] = Counter()
        """How many answers came about how."""
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._turns: Final = FairTurns(limits.processes, limits.waiting, limits.waiting_for_one)
        self._ends: set[asyncio.Task[None]] = set()
        self._number = 0
        self._starting: Final = asyncio.Lock()
        self._closed = False

    async def ask(
        self,
        level: str,
        game: str,
        seat: int,
        document: bytes,
        options: Sequence[int],
        seed: int,
        who: Asker,
        memory: bytes = NOTHING,
    ) -> Choice:
        """The option a bot of this level, perhaps with a style, chooses; a simpler level has the same style.

        Cancelling it frees its process. Crowded: ask again later.
        """
        loop = asyncio.get_running_loop()
        asked = loop.time()
        level, style, _ = read_bot(level)
        question = Question(game, seat, document, tuple(options), seed, memory, style)
        async with self._turns.turn(who):
            due = loop.time() + self.seconds(level)
            choice = await self._chosen(question, self._ladder(level, loop.time() - asked), level, due)
        self.outcomes[choice.how] += 1
        if self.limits.steady:
            await asyncio.sleep(due - loop.time())
        return choice

    async def advise(
        self,
        wish: str,
        game: str,
        seat: int,
        document: bytes,
        options: Sequence[int],
        seed: int,
        who: Asker,
        memory: bytes = NOTHING,
    ) -> bytes | None:
        """Advice of a kind (see bots/advice.py) as JSON; None if there is none in time."""
        question = Question(game, seat, document, tuple(options), seed, memory)
        until = asyncio.get_running_loop().time() + self.limits.advice_seconds
        try:
            async with asyncio.timeout_at(until), self._turns.turn(who):
                told = await self._asked_at(question, wish, until)
        except (TimeoutError, Crowded):
            return None
        return None if told.fault else bytes(told.said)

    async def warm(self) -> None:
        """Start what processes are missing, so that the next questions find them with our levels loaded."""
        async with self._starting:
            while not self._closed and len(self._all) < self.limits.processes:
                self._free.append(await self._started())

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        await asyncio.gather(*self._ends)  # also what was just being started
        await asyncio.gather(*[worker.end() for worker in self._all])
        self._all.clear()
        self._free.clear()

    def seconds(self, level: str) -> float:
        """From the question to the answer: what is set, but never less than the level thinks by its own clock."""
        thinking = SECONDS.get(level, 0.0)
        return max(self.limits.seconds, thinking + SLACK + SPARE) if thinking else self.limits.seconds

    def soonest(self, askers: Sequence[Asker]) -> Asker:
        """For which of these a question would have to wait least."""
        return min(askers, key=self._turns.ahead)

    def waiting(self) -> int:
        """Questions that wait for their turn."""
        return self._turns.waiting()

    def running(self) -> int:
        """Processes alive now."""
        return len(self._all)

    # -- inside

    def _ladder(self, level: str, waited: float) -> list[str]:
        """The levels to ask in turn: after a long wait without the strongest, but never chance alone."""
        names = [level, *substitutes(level)]
        thinking = [name for name in names if name != SIMPLEST]
        steps = min(int(waited / self.limits.patience), max(0, len(thinking) - 1))
        return names[steps:]

    async def _chosen(self, question: Question, names: list[str], level: str, due: float) -> Choice:
        """The level's own answer; else that of the first simpler level that has one in time, at last by chance."""
        loop = asyncio.get_running_loop()
        spare = min(SPARE, self.seconds(level) / 3)
        failure: Told | None = None if names[0] == level else Told(0, None, BUSY)
        for name in names:
            simpler = [other for other in substitutes(name) if other != SIMPLEST]
            until = due - spare if simpler else due
            if failure is not None and (name == SIMPLEST or until <= loop.time()):
                continue
            told = await self._told(question, name, until)
            if told.option is not None and told.option in question.options:
                return Choice(told.option, *((BOT,) if failure is None else (*why(failure), name)))
            failure = failure or told
        chance = RandomBot().choose(Seen(question.game, question.seat, {}), question.options, Dice(question.seed))
        return Choice(chance, *why(failure or NO_WORKER), SIMPLEST)

    async def _told(self, question: Question, level: str, until: float) -> Told:
        """What a process says, or why none does."""
        return await self._asked_at(question, self.places[level], until) if level in self.places else NO_WORKER

    async def _asked_at(self, question: Question, place: str, until: float) -> Told:
        """Ask the bot of this entry point in a process."""
        try:
            async with asyncio.timeout_at(until):
                return await self._asked(question, place, until - MARGIN)
        except TimeoutError:
            return Told(0, None, bot_worker.LATE)
        except Gone:
            return Told(0, None, GONE)

    async def _asked(self, question: Question, place: str, until: float) -> Told:
        async with self._starting:
            worker = self._free.pop() if self._free else await self._started()
        finished = False
        self._number += 1
        ask = Ask(
            self._number,
            place,
            question.game,
            question.seat,
            msgspec.Raw(question.document),
            list(question.options),
            question.seed,
            max(0.0, until - asyncio.get_running_loop().time()),
            self.limits.cpu_seconds,
            self.limits.memory_bytes,
            msgspec.Raw(question.memory),
            question.style,
        )
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
            *("-P", "-s", "-m", "theomachy.server.live.bot_worker"),
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
        """End a process without waiting for it, and have another one ready."""
        self._all.discard(worker)
        for work in (worker.end(), self.warm()):
            task = asyncio.get_running_loop().create_task(work)
            self._ends.add(task)
            task.add_done_callback(self._ends.discard)
