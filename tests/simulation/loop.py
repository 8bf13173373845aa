"""An event loop on virtual time: nothing waits, nothing touches the machine, and a seed chooses what runs next.

Everything that a server process started belongs to its incarnation. When the process crashes, whatever still waits
in the loop for that incarnation is dropped without any cleanup, exactly as if the power had gone.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Final, Never, TypeVar, TypeVarTuple, Unpack, cast

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
OUTSIDE: Final = 0
"""The incarnation of everything that no crash of the server ends: people, the network, the database."""
INCARNATION: Final[ContextVar[int]] = ContextVar("incarnation", default=OUTSIDE)
WINDOW: Final = 6
"""Among how many ready steps the next one is chosen."""


class Stuck(Exception):
    """Raised when nothing can ever happen again although somebody still waits."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Runs one step after another; time jumps to the next timer when no step is ready."""

    def __init__(self, dice: Random, shuffle: bool) -> None:
        self._dice: Final = dice
        self._shuffle: Final = shuffle
        self._now = 0.0
        self._ready: Final[deque[tuple[asyncio.Handle, int]]] = deque()
        self._timers: Final[list[tuple[float, int, asyncio.TimerHandle, int]]] = []
        self._number = 0
        self._busy: Final[dict[int, float]] = {}
        self.dead: Final[set[int]] = set()
        """The incarnations that have crashed."""
        self._tasks: Final[list[asyncio.Task[Never]]] = []
        """All of them, so that what a crash leaves behind is not cleaned up before the run has ended."""
        self.steps = 0
        self.errors: Final[list[str]] = []
        """What no code handled."""

    # -- running

    def run(self, work: Coroutine[None, None, T]) -> T:
        """Run until the work is done."""
        asyncio._set_running_loop(self)
        try:
            task = self.create_task(work)
            while not task.done():
                self._step()
            return task.result()
        finally:
            asyncio._set_running_loop(None)

    def _step(self) -> None:
        if not self._ready:
            self._wake()
        ready = self._ready
        if self._shuffle and len(ready) > 1:
            place = self._dice.randrange(min(len(ready), WINDOW))
            if place:
                chosen = ready[place]
                del ready[place]
                ready.appendleft(chosen)
        handle, incarnation = ready.popleft()
        if handle.cancelled() or incarnation in self.dead:
            return
        self.steps += 1
        handle._run()

    def _wake(self) -> None:
        """Move time on to the next timer, and make everything that is due ready."""
        timers = self._timers
        while timers and (timers[0][2].cancelled() or timers[0][3] in self.dead):
            heapq.heappop(timers)
        if not timers:
            raise Stuck("nothing is left to happen")
        self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            _, _, handle, incarnation = heapq.heappop(timers)
            self._ready.append((handle, incarnation))

    def put_away(self) -> None:
        """End what still waits, so that nothing of a run is left."""
        asyncio._set_running_loop(self)
        try:
            for task in self._tasks:
                coroutine = task.get_coro()
                assert isinstance(coroutine, Coroutine)
                for _ in range(0 if task.done() else 5):
                    try:
                        coroutine.close()
                        break
                    except RuntimeError:
                        continue  # its cleanup wants to wait; it is asked again from there
            self._tasks.clear()
        finally:
            asyncio._set_running_loop(None)

    # -- what asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        where = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, where)
        self._ready.append((handle, where.get(INCARNATION, OUTSIDE)))
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        where = copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, where)
        self._number += 1
        heapq.heappush(self._timers, (when, self._number, handle, where.get(INCARNATION, OUTSIDE)))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A timer that was cancelled is dropped when its time comes."""

    def create_future(self) -> "asyncio.Future[T]":
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Generator[None, None, T] | Coroutine[None, None, T],
        *,
        name: object = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        assert asyncio.iscoroutine(coro)
        task = asyncio.Task(coro, loop=self, context=context)
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._tasks.append(cast("asyncio.Task[Never]", task))
        return task

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> "asyncio.Future[T]":
        """Run the function as one step, after what a thread may take; an executor that is given has one thread."""
        done: asyncio.Future[T] = self.create_future()
        delay = self._dice.choice((0.0, 0.0, 0.0002, 0.001, 0.004))
        when = self._now + delay
        if executor is not None:
            when = max(when, self._busy.get(id(executor), 0.0))
            self._busy[id(executor)] = when

        def work() -> None:
            if done.cancelled():
                return
            try:
                result = func(*args)
            except BaseException as error:
                done.set_exception(error)
            else:
                done.set_result(result)

        self.call_at(when, work)
        return done

    def call_exception_handler(self, context: dict[str, object]) -> None:
        error = context.get("exception")
        self.errors.append(f"{context.get('message')}: {error!r}")

    def default_exception_handler(self, context: dict[str, object]) -> None:
        self.call_exception_handler(context)
