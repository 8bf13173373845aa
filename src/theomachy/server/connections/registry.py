"""All open connections: how many, whose, which of them are late, and which one goes when there is no room."""

import asyncio
from collections import Counter, OrderedDict
from typing import Final, Literal, Protocol, TypeAlias

import structlog

from theomachy.server.connections.block_budget import BlockBudget
from theomachy.server.connections.limits import ConnectionLimits
from theomachy.server.connections.proxies import Proxies
from theomachy.server.live.metrics import Metrics
from theomachy.server.live.rate_limit import RateLimiter
from theomachy.server.tables.address_block import address_block

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.connections")
Admission: TypeAlias = Literal["open", "health", "refused"]


class Connection(Protocol):
    """What the registry knows of a connection."""

    block: str
    """The address block it comes from, empty for a proxy."""

    def drop(self, why: str) -> None:
        """Disconnect it at once."""


class Connections:
    """Counts, deadlines and the choice of whom to disconnect."""

    def __init__(self, limits: ConnectionLimits, metrics: Metrics, proxies: Proxies, room: int) -> None:
        self.limits: Final = limits
        self.room: Final = room
        self._metrics: Final = metrics
        self._proxies: Final = proxies
        self._rates: Final = RateLimiter(limits.blocks)
        self.shared: Final = BlockBudget(limits)
        self._open: Final[dict[Connection, Admission]] = {}
        self._health = 0
        self._blocks: Final[Counter[str]] = Counter()
        self._receiving: Final[OrderedDict[Connection, float]] = OrderedDict()
        """Connections with a request that is not complete, the oldest first, with their deadlines."""
        self._idle: Final[OrderedDict[Connection, None]] = OrderedDict()
        """Connections between two requests, the longest idle first."""
        self._ending: Final[OrderedDict[Connection, None]] = OrderedDict()
        """Connections that were told why they are disconnected."""
        self._unread: Final[dict[Connection, float]] = {}
        """Connections that do not read what was sent, with their deadlines."""
        self._sweeping = False
        self._logged: Final[dict[str, float]] = {}
        self._silent: Final[Counter[str]] = Counter()

    # -- how many

    def block_of(self, address: str) -> str:
        """The block that a connection from this address counts for; none if it is a proxy's."""
        return "" if self._proxies.includes(address) else address_block(address)

    def forwarded_block(self, header: str) -> str:
        """The block of somebody whose request a proxy hands on, as its X-Forwarded-For says."""
        found = self._proxies.forwarded(header)
        return address_block(found) if found else ""

    def opened(self, connection: Connection) -> Admission:
        """Whether a new connection may stay: if need be, another one goes for it."""
        block = connection.block
        now = asyncio.get_running_loop().time()
        if block and self._rates.wait("opens", block, self.limits.opens, now):
            return self._refused("opens")
        if block and self._blocks[block] >= self.limits.connections_per_block:
            own = next((other for other in self._receiving if other.block == block), None)
            if own is None:
                return self._refused("address")
            own.drop("address")
        admission: Admission = "open"
        if len(self._open) >= self.room and not self._make_room():
            if self._health >= self.limits.health_connections:
                return self._refused("full")
            admission = "health"
            self._health += 1
        self._open[connection] = admission
        self._metrics.connections.set(len(self._open))
        if block:
            self._blocks[block] += 1
        return admission

    def closed(self, connection: Connection) -> None:
        """A connection is gone. Saying it again does nothing."""
        admission = self._open.pop(connection, None)
        if admission is None:
            return
        self._health -= admission == "health"
        self._metrics.connections.set(len(self._open))
        self._forget(connection)
        if connection.block:
            self._blocks[connection.block] -= 1
            if not self._blocks[connection.block]:
                del self._blocks[connection.block]

    def _forget(self, connection: Connection) -> None:
        """What it was doing."""
        self._receiving.pop(connection, None)
        self._idle.pop(connection, None)
        self._unread.pop(connection, None)
        self._ending.pop(connection, None)

    def replaced(self, old: Connection, new: Connection) -> None:
        """A connection became a socket."""
        self.closed(old)
        self._open[new] = "open"
        self._metrics.connections.set(len(self._open))
        if new.block:
            self._blocks[new.block] += 1

    def _make_room(self) -> bool:
        for waiting in (self._ending, self._receiving, self._idle):
            for oldest in waiting:
                oldest.drop("full")
                return True
        return False

    def _refused(self, why: str) -> Admission:
        self.exceeded(why)
        return "refused"

    # -- what each is doing

    def receiving(self, connection: Connection, deadline: float) -> None:
        """It has to complete a request until then; it keeps its place among those who wait."""
        self._idle.pop(connection, None)
        if connection in self._open:
            self._receiving[connection] = deadline
            self._start_sweeping()

    def answering(self, connection: Connection) -> None:
        """Its request is complete: the time is ours now."""
        self._receiving.pop(connection, None)
        self._idle.pop(connection, None)

    def idle(self, connection: Connection) -> None:
        """It waits for the next request."""
        self._receiving.pop(connection, None)
        if connection in self._open:
            self._idle[connection] = None

    def ending(self, connection: Connection) -> None:
        """It was told why it is disconnected, and has a moment to read it; it still uses a descriptor."""
        if connection in self._open:
            self._forget(connection)
            self._ending[connection] = None

    def unread(self, connection: Connection, deadline: float) -> None:
        """It does not read; until then it has to."""
        if connection in self._open:
            self._unread.setdefault(connection, deadline)
            self._start_sweeping()

    def reads_again(self, connection: Connection) -> None:
        """It has read what was sent."""
        self._unread.pop(connection, None)

    def _start_sweeping(self, after: float | None = None) -> None:
        if not self._sweeping:
            self._sweeping = True
            delay = self.limits.sweep_seconds if after is None else after
            asyncio.get_running_loop().call_later(delay, self._sweep)

    def _sweep(self) -> None:
        """One timer for all: most deadlines are met, and a timer for each request would cost more."""
        self._sweeping = False
        now = asyncio.get_running_loop().time()
        late = [(found, "late") for found, deadline in self._receiving.items() if deadline <= now]
        late += [(found, "unread") for found, deadline in self._unread.items() if deadline <= now]
        for connection, why in late[: self.limits.sweep_at_once]:
            connection.drop(why)
        if len(late) > self.limits.sweep_at_once:
            self._start_sweeping(0)
        elif self._receiving or self._unread:
            self._start_sweeping()

    # -- what is known of it

    def exceeded(self, why: str) -> None:
        """Count somebody who went too far; log it, but not each of thousands."""
        self._metrics.disconnected.labels(why).inc()
        self._silent[why] += 1
        now = asyncio.get_running_loop().time()
        if now - self._logged.get(why, -self.limits.log_seconds) >= self.limits.log_seconds:
            self._logged[why] = now
            log.warning("disconnected", why=why, times=self._silent.pop(why))
