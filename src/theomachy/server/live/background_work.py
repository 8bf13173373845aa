"""Background work of a table that outlives the request that started it."""

import asyncio
from collections.abc import Coroutine
from typing import Final, TypeVar

import structlog

from theomachy.server.live.services import NoSuchTable
from theomachy.server.store.port import StoreError
from theomachy.server.tables.refusal import RequestRefused

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.background")
T = TypeVar("T")


class BackgroundWork:
    """The tasks of one table."""

    def __init__(self, table: str) -> None:
        self._table: Final = table
        self._loop: Final = asyncio.get_running_loop()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def busy(self) -> bool:
        """Whether something is under way."""
        return bool(self._tasks)

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Start work that no caller waits for."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def to_the_end(self, work: Coroutine[None, None, T]) -> T:
        """Wait for work that completes even if the caller is cancelled."""
        done: asyncio.Future[T] = self._loop.create_future()

        async def carry_on() -> None:
            try:
                result = await work
            except (RequestRefused, NoSuchTable, StoreError) as error:
                if not done.cancelled():
                    done.set_exception(error)
                return
            except Exception:
                log.exception("a request failed", table=self._table)
                if not done.cancelled():
                    done.set_exception(RequestRefused("not-saved", "internal error; nothing was changed"))
                return
            if not done.cancelled():
                done.set_result(result)

        task = self.spawn(carry_on())
        task.add_done_callback(lambda _: done.done() or done.cancel())
        return await done

    async def finish(self) -> None:
        """Wait for all tasks, and for those they start."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of a table failed", table=self._table, error=repr(error))
