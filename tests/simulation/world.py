"""One run: people, a network, a server that may crash, and a database, from a seed to a verdict."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from random import Random
from typing import Final

import structlog
from msgspec import Struct

from tests.simulation import habits
from tests.simulation.checks import Checks
from tests.simulation.disk import Database
from tests.simulation.ledger import DurableLog, Ledger
from tests.simulation.lockstep import Lockstep
from tests.simulation.loop import SimulatedLoop, Stuck
from tests.simulation.network import Network
from tests.simulation.people import Person
from tests.simulation.plan import Faults, Plan
from tests.simulation.process import EPOCH, ServerProcess
from theomachy.server.store.driver import Failed
from theomachy.server.store.port import StoreError

CALM: Final = 400.0
"""Virtual seconds after the last fault within which every game ends and everybody is level."""
LATE: Final = 15_000
"""Milliseconds after which a deadline that was not met is a broken promise, once there is no trouble."""
FATAL: Final = ("a request failed", "a task of a table failed", "frozen")
"""Lines of the server's log that no run may have."""


class Outcome(Struct, frozen=True, kw_only=True):
    """What came of a run."""

    plan: Plan
    check: str
    """The broken promise; empty if there is none."""
    text: str
    faults: list[tuple[str, int]]
    story: list[str]
    steps: int
    seconds: float
    entries: int
    checked: int
    digest: str
    """Of everything that happened; the same seed always has the same."""


class World:
    """Everything in one run."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        shape = Random(f"{plan.seed} shape")
        self.loop: Final = SimulatedLoop(  # type: ignore[abstract]
            Random(f"{plan.seed} loop"), shuffle=shape.random() < 0.5
        )
        self.faults: Final = Faults(plan)
        self.ledger: Final = Ledger()
        self.checks: Final = Checks(self.loop, self.ledger)
        self.database: Final = Database(
            self.loop, self.faults, Random(f"{plan.seed} database"), self.checks.committed
        )
        self.network: Final = Network(self.loop, self.faults, Random(f"{plan.seed} network"), self.checks)
        self.checks.connected = self.network.sockets
        self.troubled: Final = min(plan.troubled, shape.choice((15.0, 30.0, 60.0)))
        number = min(plan.people, shape.choice((2, 3, 3, 4)))
        self.people: Final = [Person(self, one, Random(f"{plan.seed} person {one}")) for one in range(number)]
        sleepers = shape.choice((0, 0, 0, 1, number))
        self.sleepers: Final = {person.name for person in self.people[:sleepers]}
        """In the end these people answer no more where there is a clock: the server has to go on without them."""
        self.lockstep: Final = Lockstep(self.loop, Random(f"{plan.seed} threads"))
        self._entropy: Final = Random(f"{plan.seed} entropy")
        self.invites: list[tuple[str, str]] = []
        self.codes: list[str] = []
        self.opened = 0
        self.calm = False
        self.over = False
        self.lives = 0
        self.story: Final[list[tuple[float, tuple[object, ...]]]] = []
        self.faults.tell = self.tell
        self.checks.tell = self.tell

    def person(self, name: str) -> Person:
        """The person who goes by a name."""
        return next(one for one in self.people if name.startswith(one.name + "."))

    def sleeps(self, person: Person, log: DurableLog) -> bool:
        """Whether the person has gone for good, now that there is no trouble."""
        return self.calm and person.name in self.sleepers and log.pace.kind == "clock"

    def tell(self, *parts: object) -> None:
        """One more line of the story; it is put into words only if it is ever told."""
        self.story.append((self.loop.time(), parts))

    # -- the course of a run

    async def run(self) -> None:
        """Trouble, then calm, then the last checks."""
        self._start()
        lives = [self.loop.create_task(habits.live(person)) for person in self.people]
        while self.loop.time() < self.troubled and self._fine():
            await asyncio.sleep(0.5)
            await self._strike()
            self._check_deadlines()
        self.faults.calm = self.calm = True
        self.database.down_until = 0.0
        if len(self.sleepers) == len(self.people) and self.network.process is not None:
            self._end(self.network.process)  # whoever wakes up the tables now, it is not the people
        while self.network.process is None:
            await asyncio.sleep(0.5)
            self._start()
        until = self.loop.time() + CALM
        while self._fine() and not self._settled():
            if self.loop.time() > until:
                self.checks.broken("liveness", self._unsettled())
            await asyncio.sleep(1.0)
        self.over = True
        for life in lives:
            life.cancel()

    def _fine(self) -> bool:
        return self.checks.violation is None

    def _start(self) -> None:
        self.lives += 1
        self.tell("the server starts, life", self.lives)
        try:
            self.network.process = ServerProcess(
                self.loop, self.lockstep, self.database, self.faults, self._entropy, incarnation=self.lives
            )
        except (StoreError, Failed) as error:
            self.tell("the server cannot start:", error)
        self.checks.server_since = self.loop.time()

    async def _strike(self) -> None:
        """Now and then the server is killed or stopped, and starts again; connections are cut."""
        process = self.network.process
        if process is None:
            if not self.database.down():
                self._start()
        elif self.faults.happens("crash", 0.6):
            self._end(process)
            await asyncio.sleep(self.faults.lasts("crash", 0.05, 5))
        elif self.faults.happens("stop", 0.3):
            self.network.process = None
            await process.stop()
            self._end(process)
        for socket in list(self.network.sockets):
            if self.faults.happens("cut", 0.2):
                socket.close()

    def _end(self, process: ServerProcess) -> None:
        process.crash()
        self.network.process_ended()

    # -- the end

    def _settled(self) -> bool:
        return not self._unsettled()

    def _unsettled(self) -> str:
        """What has not come to its end; empty if all has."""
        for table, log in self.ledger.logs.items():
            found = self._standing_still(table, log) or self._behind(table, log)
            if found:
                return found
        return ""

    def _standing_still(self, table: str, log: DurableLog) -> str:
        """A game goes on while every seat has somebody to answer for it; a deadline is met in any case."""
        if self.ledger.phases.get(table) != "playing":
            return ""
        now = EPOCH + int(self.loop.time() * 1000)
        deadline = self.ledger.deadlines.get(table)
        if deadline and deadline < now - LATE:
            return f"the game at {table} stands still after entry {log.last}; its deadline is long past"
        if not any(
            place.table == table and not place.gone and not self.sleeps(one, log)
            for one in self.people
            for place in one.places
        ):
            return ""  # bots sleep where nobody looks
        lost = [seat for seat in range(len(log.names[-1])) if log.person_plays(seat) and not self._held(log, seat)]
        return "" if lost else f"the game at {table} stands still after entry {log.last}"

    def _check_deadlines(self) -> None:
        """While the server and its database work, no deadline is missed."""
        undisturbed = self.loop.time() - max(self.checks.server_since, self.database.troubled)
        if self.network.process is None or undisturbed * 1000 < LATE:
            return
        now = EPOCH + int(self.loop.time() * 1000)
        for table, deadline in self.ledger.deadlines.items():
            if deadline and deadline < now - LATE:
                self.checks.broken("deadline", f"{table} missed its deadline by {now - deadline} ms")

    def _held(self, log: DurableLog, seat: int) -> bool:
        """Whether the person of a seat still has a token for it."""
        return any(
            place.table == log.table and not place.gone and seat in place.token.seats
            for place in self.person(log.holder(seat)).places
        )

    def _behind(self, table: str, log: DurableLog) -> str:
        """Everybody at a table has heard of everything."""
        for person in self.people:
            for place in [one for one in person.places if one.table == table and not one.gone]:
                if self.sleeps(person, log):
                    continue
                if place.seq != log.last:
                    return f"{person.name} has entry {place.seq} of {log.last} of {table}"
                for socket in place.sockets:
                    if socket.welcomed and socket.told != log.last:
                        return f"a socket of {person.name} was told entry {socket.told} of {log.last}"
        return ""

    def outcome(self) -> Outcome:
        """The verdict."""
        for error in self.loop.errors:
            self.checks.broken("exception", error)
        found = self.checks.violation
        whole = blake2b(digest_size=12)
        for table in sorted(self.ledger.logs):
            whole.update(self.ledger.logs[table].lines[-1].hash)
        whole.update(f"{self.loop.steps} {self.loop.time()} {self.checks.count} {self.faults.happened}".encode())
        return Outcome(
            plan=self.plan,
            check=found.check if found else "",
            text=str(found) if found else "",
            faults=self.faults.happened,
            story=[f"{at:9.3f} s  {' '.join(map(str, said))}" for at, said in self.story] if found else [],
            steps=self.loop.steps,
            seconds=self.loop.time(),
            entries=sum(log.last for log in self.ledger.logs.values()),
            checked=self.checks.count,
            digest=whole.hexdigest(),
        )


@contextmanager
def quiet_logs(world: World) -> Iterator[None]:
    """The server's log goes to the checks, which know the lines that no run may have."""

    def look(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        if event.get("event") in FATAL:
            world.checks.broken("exception", f"the server logged {event}")
        raise structlog.DropEvent

    structlog.configure(
        processors=[look],
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
        cache_logger_on_first_use=False,
    )
    try:
        yield
    finally:
        structlog.reset_defaults()


def simulate(plan: Plan) -> Outcome:
    """Run one plan."""
    world = World(plan)
    with quiet_logs(world), world.lockstep.installed():
        try:
            world.loop.run(world.run())
        except Stuck as error:
            world.checks.broken("liveness", str(error))
        process = world.network.process
        if process is not None:
            process.crash()
        outcome = world.outcome()
        world.loop.put_away()
    return outcome
