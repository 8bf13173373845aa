"""The server process: the product's application, store and table hosts in one incarnation that can crash."""

import asyncio
from collections.abc import Sequence
from contextvars import Context, copy_context
from random import Random
from typing import Final

from starlette.types import ASGIApp

from tests.simulation.disk import Database, SimulatedDriver, migrations
from tests.simulation.lockstep import Lockstep, Threads
from tests.simulation.loop import INCARNATION, SimulatedLoop
from tests.simulation.plan import Faults
from theomachy.server.http import static_files
from theomachy.server.http.app import make_app
from theomachy.server.http.server import Server
from theomachy.server.live.bot_pool import NOTHING, Choice
from theomachy.server.live.fair_turns import Asker, Crowded
from theomachy.server.live.metrics import Metrics
from theomachy.server.live.ports import Ports
from theomachy.server.store.authority_key import AuthorityKey
from theomachy.server.store.opening import open_on
from theomachy.server.tables.limits import Limits

KEY: Final = AuthorityKey(bytes(32), new=False)
EPOCH: Final = 1_800_000_000_000
"""UTC milliseconds at which every run begins."""
LIMITS: Final = Limits(idle_seconds=20, sweep_seconds=5, poll_seconds=10, queue=3, beat_seconds=10)


class SimulatedPorts(Ports):
    """The virtual clock, and entropy from the seed."""

    def __init__(self, loop: SimulatedLoop, dice: Random) -> None:
        self._loop: Final = loop
        self._dice: Final = dice

    def now(self) -> int:
        return EPOCH + int(self._loop.time() * 1000)

    def entropy(self, size: int) -> bytes:
        return self._dice.randbytes(size)


class SimulatedBots:
    """Bots that choose by the seed of the question, and are late or fail now and then."""

    def __init__(self, faults: Faults, dice: Random) -> None:
        self._faults: Final = faults
        self._dice: Final = dice

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
        if self._faults.happens("bot-crowded", 3):
            raise Crowded
        late = self._faults.happens("bot-late")
        await asyncio.sleep(self._faults.lasts("bot-late", 5, 40) if late else self._dice.choice((0.0, 0.3, 1.0)))
        option = options[seed % len(options)]
        if self._faults.happens("bot-failed"):
            return Choice(option, "crashed", "a planned failure", "random")
        return Choice(option, "bot")

    def soonest(self, askers: Sequence[Asker]) -> Asker:
        return askers[0]

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
        return None

    async def close(self) -> None:
        """Nothing runs."""


class ServerProcess:
    """One life of the server, from its start to its crash or stop."""

    def __init__(
        self,
        loop: SimulatedLoop,
        lockstep: Lockstep,
        database: Database,
        faults: Faults,
        dice: Random,
        incarnation: int,
    ) -> None:
        self._loop: Final = loop
        self.incarnation: Final = incarnation
        self.started: Final = loop.time()
        lockstep.threads = self.threads = Threads(loop)
        self.alive = True
        self.context: Final[Context] = copy_context()
        self.context.run(INCARNATION.set, incarnation)
        self._database: Final = database
        self._faults: Final = faults
        self._dice: Final = dice
        self.server, self.app = self.context.run(self._start)

    def _start(self) -> tuple[Server, ASGIApp]:
        self.store = open_on(SimulatedDriver(self._database, self.threads), steps=migrations(), key=KEY)
        installed, static_files.installed = static_files.installed, dict
        try:
            server, app = make_app(
                self.store,
                SimulatedBots(self._faults, self._dice),
                SimulatedPorts(self._loop, self._dice),
                LIMITS,
                metrics=Metrics(),
            )
        finally:
            static_files.installed = installed
        server.hosts.open()
        return server, app

    def crash(self) -> None:
        """Everything in memory is gone, at once and without any cleanup."""
        self.alive = False
        self._loop.dead.add(self.incarnation)
        self.threads.kill()
        self._database.raw.rollback()

    async def stop(self) -> None:
        """Stop as on SIGTERM: say goodbye, finish what has begun, and end."""
        await asyncio.wait([self._loop.create_task(self._close(), context=self.context)])
        self.crash()

    async def _close(self) -> None:
        await self.server.drain()
        await self.store.close()
