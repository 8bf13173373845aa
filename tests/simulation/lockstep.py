"""Threads of the product as steps of the simulated loop: a thread runs only while the loop waits for it.

The storage thread of `store/sql.py` runs its own code on a real thread, but only one of the two ever runs, and
what it waits for is virtual: so the order of everything is decided by the loop alone.
"""

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from queue import Empty
from random import Random
from typing import Final, Generic, TypeVar

from tests.simulation.loop import SimulatedLoop
from theomachy.server.store import trust, writing

T = TypeVar("T")


class Killed(BaseException):
    """Raised in a thread whose process has crashed, at the place where it waited."""


def held() -> threading.Lock:
    """A lock that somebody else has to release."""
    lock = threading.Lock()
    lock.acquire()
    return lock


class Threads:
    """The threads of one simulated server process."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop: Final = loop
        self.all: Final[list[SimulatedThread]] = []
        self.running: SimulatedThread | None = None

    def pause(self, seconds: float) -> None:
        """Let virtual time pass in the thread that calls this; on the loop itself time stands still."""
        if self.running is not None:
            self.running.sleep(seconds)

    def kill(self) -> None:
        """End all threads at once."""
        for thread in self.all:
            thread.kill()


class SimulatedThread:
    """A thread that runs only when the loop hands over to it."""

    def __init__(
        self, threads: Threads, target: Callable[[], object], name: str = "", daemon: bool = True
    ) -> None:
        self._threads: Final = threads
        self._target: Final = target
        self._context: Final = copy_context()
        self._mine: Final = held()
        self._loops: Final = held()
        self._real: Final = threading.Thread(target=self._main, name=name, daemon=True)
        self._killed = False
        self.alive = True
        self.error: BaseException | None = None
        threads.all.append(self)

    def start(self) -> None:
        """Begin with the next step."""
        self._real.start()
        self._threads.loop.call_soon(self.resume)

    def join(self, timeout: float | None = None) -> None:
        """Run the thread to its end, at one moment of virtual time."""
        while self.alive:
            self.resume()

    def is_alive(self) -> bool:
        """Whether it has not ended."""
        return self.alive

    def resume(self) -> None:
        """Hand over to the thread until it waits or ends."""
        if not self.alive:
            return
        before, self._threads.running = self._threads.running, self
        self._mine.release()
        self._loops.acquire()
        self._threads.running = before

    def sleep(self, seconds: float) -> None:
        """Wait in virtual time; called by the thread itself."""
        self._threads.loop.call_later(seconds, self.resume)
        self.wait()

    def wait(self) -> None:
        """Hand back to the loop until somebody resumes; called by the thread itself."""
        if self._killed:
            raise Killed
        self._loops.release()
        self._mine.acquire()
        if self._killed:
            raise Killed

    def kill(self) -> None:
        """End the thread where it waits."""
        self._killed = True
        self.resume()
        if self._real.is_alive():
            self._real.join()

    def _main(self) -> None:
        self._mine.acquire()
        try:
            if not self._killed:
                self._context.run(self._target)
        except Killed:
            pass
        except BaseException as error:
            self.error = error
        self.alive = False
        self._loops.release()


class SimulatedQueue(Generic[T]):
    """A queue whose reader is a simulated thread."""

    def __init__(self, threads: Threads, delay: Callable[[], float]) -> None:
        self._threads: Final = threads
        self._delay: Final = delay
        self._items: Final[deque[T]] = deque()
        self._reader: SimulatedThread | None = None

    def put(self, item: T) -> None:
        """Add an item; a reader who waits goes on a little later."""
        self._items.append(item)
        reader, self._reader = self._reader, None
        if reader is not None:
            self._threads.loop.call_later(self._delay(), reader.resume)

    def get(self, block: bool = True, timeout: float | None = None) -> T:
        """The next item, when there is one."""
        while not self._items:
            thread = self._threads.running
            assert thread is not None, "only a thread may wait for a queue"
            self._reader = thread
            thread.wait()
        return self._items.popleft()

    def get_nowait(self) -> T:
        """The next item, if there is one."""
        if not self._items:
            raise Empty
        return self._items.popleft()


class SimulatedEvent:
    """An event for which a simulated thread waits in virtual time."""

    def __init__(self, threads: Threads) -> None:
        self._threads: Final = threads
        self._set = False

    def set(self) -> None:
        """It has happened."""
        self._set = True

    def is_set(self) -> bool:
        """Whether it has happened."""
        return self._set

    def wait(self, timeout: float = 0.0) -> bool:
        """Wait for it; whether it has happened."""
        if not self._set:
            self._threads.pause(timeout)
        return self._set


class Lockstep:
    """What the storage of the server that runs now takes its threads, its clock and its ids from."""

    def __init__(self, loop: SimulatedLoop, dice: Random) -> None:
        self._dice: Final = dice
        self._loop: Final = loop
        self.threads = Threads(loop)

    def _delay(self) -> float:
        return self._dice.choice((0.0001, 0.0005, 0.002))

    @contextmanager
    def installed(self) -> Iterator[None]:
        """While a run goes on: threads, queues, events, the clock and random ids of the storage are simulated."""
        simulated = {
            "Thread": lambda **given: SimulatedThread(self.threads, given["target"], given.get("name", "")),
            "SimpleQueue": lambda: SimulatedQueue[object](self.threads, self._delay),
            "Event": lambda: SimulatedEvent(self.threads),
            "monotonic": self._loop.time,
            "token_bytes": self._dice.randbytes,
        }
        before = {name: vars(writing)[name] for name in simulated}
        ids = vars(trust)["token_bytes"]
        vars(writing).update(simulated)
        vars(trust)["token_bytes"] = self._dice.randbytes
        try:
            yield
        finally:
            vars(writing).update(before)
            vars(trust)["token_bytes"] = ids
