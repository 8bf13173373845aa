"""Everyone at one table: who is connected or waits for news, who was heard of when, and what each is told."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from theomachy.server.live.onlookers import Onlookers
from theomachy.server.live.services import Services
from theomachy.server.live.table_in_memory import TableInMemory
from theomachy.server.protocol import Code, Presence
from theomachy.server.tables.shares import Holder, check_place
from theomachy.server.tables.table import Table
from theomachy.server.views.table_view import absent_shown, update
from theomachy.server.views.viewer import LiveState, RenderCache, Viewer

ENCODE: Final = msgspec.json.Encoder()


class Listener(Protocol):
    """A device connected to the table; see socket_session.py."""

    viewer: Viewer
    holder: Holder
    token: bytes
    seen: int
    """The last entry it was sent."""
    behind: bool
    """Whether it reads too slowly and will catch up by itself."""
    hidden: bool
    """Whether its page says that nobody looks at it."""

    def push(self, frame: bytes) -> bool:
        """Queue a frame; False if the queue is full, and the listener will catch up later."""

    def dismiss(self, code: Code, detail: str) -> None:
        """Send `goodbye` and close."""


class Audience:
    """The devices and waiting requests at one table."""

    def __init__(self, memory: TableInMemory, services: Services, wake: Callable[[], None]) -> None:
        self._memory: Final = memory
        self._services: Final = services
        self._wake: Final = wake
        """Lets the table do what is due."""
        self.listeners: Final[list[Listener]] = []
        self.polls: Final[list[Holder]] = []
        self._polled: Final[Counter[int]] = Counter()
        """Requests that wait for news, by seat."""
        self._present: list[int] = []
        self._watching = 0
        """Both are counted again when somebody comes or goes, and only read for a request."""
        self._changed = asyncio.Event()
        self.onlookers: Final = Onlookers(memory.id, self._connected, wake)

    # -- who is there

    def present(self) -> list[int]:
        """The seats that have a device connected, or wait for news without one; not to be changed."""
        return self._present

    def watching(self) -> int:
        """The number of spectators' devices."""
        return self._watching

    def _count(self) -> bool:
        """Count who is there; whether that has changed."""
        before = self._present, self._watching
        polling = {seat for seat, polls in self._polled.items() if polls > 0}
        self._present = sorted(polling.union(*[listener.viewer.seats for listener in self.listeners]))
        self._watching = sum(1 for listener in self.listeners if not listener.viewer.seats)
        return before != (self._present, self._watching)

    def looking(self) -> set[int]:
        """The seats at whose table somebody looks: of those present, not those whose pages are all hidden."""
        polling = {seat for seat, polls in self._polled.items() if polls > 0}
        return polling.union(*[one.viewer.seats for one in self.listeners if not one.hidden])

    def live_state(self) -> LiveState:
        """Who is connected, the time, and whether the table is frozen."""
        now = self._services.ports.now()
        return LiveState(self.present(), self.watching(), now, self._memory.frozen, self.seen(now))

    def seen(self, now: int) -> dict[int, int]:
        """By seat, when it was last heard of; those who are present, now."""
        table = self._memory.table
        here = dict.fromkeys(self._present, now)
        if table is None or len(here) == len(table.seats):
            return here
        return self._services.signs.last(self._memory.id, len(table.seats)) | here

    def hear(self, seats: tuple[int, ...]) -> None:
        """The player of these seats gave a sign of life: votes about them, if there are any, end."""
        self._services.signs.heard(self._memory.id, seats, self._services.ports.now())
        table = self._memory.table
        if table is not None and table.votes and any(seat in table.votes for seat in seats):
            self._wake()

    def notice(self, holder: Holder) -> None:
        """Somebody looks at the table: its bots go on."""
        self.onlookers.notice(holder)

    def _connected(self) -> list[Holder]:
        return [*(one.holder for one in self.listeners), *self.polls]

    # -- coming and going

    def attach(self, table: Table, listener: Listener, after: int) -> bytes:
        """Connect a listener, if there is a place for it; the first `update` for it."""
        held = [one.holder for one in self.listeners]
        check_place(held, listener.holder, self._services.limits.socket_share, "devices connected")
        self.listeners.append(listener)
        listener.seen = table.seq
        changed = self._count()
        frame = self.frame(table, listener.viewer, after, RenderCache(), self.live_state())
        if changed:
            self._tell_presence(listener)
        return frame

    def detach(self, listener: Listener) -> None:
        """Disconnect a listener."""
        if listener in self.listeners:
            self.notice(listener.holder)
            self.listeners.remove(listener)
            changed = self._count()
            self.hear(listener.viewer.seats)
            if changed:
                self._tell_presence()
            self._memory.used = asyncio.get_running_loop().time()

    def dismiss(self, tokens: list[bytes], why: str) -> None:
        """Disconnect the holders of tokens that have ended; they are sent nothing more."""
        if not tokens:
            return
        self.wake_polls()  # they check their tokens again
        ended = set(tokens)
        for listener in [one for one in self.listeners if one.token in ended]:
            self._services.metrics.dropped.labels("revoked").inc()
            listener.dismiss("unknown", why)
            self.detach(listener)

    def dismiss_all(self, code: Code, detail: str) -> None:
        """Send everyone `goodbye`."""
        for listener in list(self.listeners):
            listener.dismiss(code, detail)

    async def wait(self, seats: tuple[int, ...], seconds: float, holder: Holder) -> None:
        """Until something happens, but not longer. The seats are present meanwhile."""
        changed = self._changed
        check_place(self.polls, holder, self._services.limits.poll_share, "waiting requests")
        self.polls.append(holder)
        self._polling(seats, 1)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), seconds)
        finally:
            self.polls.remove(holder)
            self._polling(seats, -1)

    def _polling(self, seats: tuple[int, ...], change: int) -> None:
        self._polled.update(dict.fromkeys(seats, change))
        changed = self._count()
        self.hear(seats)
        if changed:
            self._tell_presence()

    def wake_polls(self) -> None:
        """Let the requests that wait for news look again."""
        self._changed.set()
        self._changed = asyncio.Event()

    def stop_waiting(self) -> None:
        """Nobody waits for news any more, now or later: the server stops."""
        self._changed.set()

    # -- telling

    def frame(self, table: Table, viewer: Viewer, after: int, cache: RenderCache, live: LiveState) -> bytes:
        """An `update` with what happened after an entry, and how things stand."""
        return ENCODE.encode(update(table, viewer, live, after, self._services.limits.update_entries, cache))

    def publish(self, table: Table) -> None:
        """Tell everyone what is durable and was not told to them yet."""
        self.wake_polls()
        cache = RenderCache(listener.viewer for listener in self.listeners)
        frames: dict[tuple[tuple[bool, tuple[int, ...]], int], bytes] = {}
        live = self.live_state()
        for listener in list(self.listeners):
            if listener.behind or listener.seen >= table.seq:
                continue
            key = listener.viewer.audience, listener.seen
            if key not in frames:
                frames[key] = self.frame(table, listener.viewer, listener.seen, cache, live)
            if listener.push(frames[key]):
                listener.seen = table.seq

    def show_again(self, table: Table) -> None:
        """Send everyone the table as it is now."""
        live = self.live_state()
        for listener in list(self.listeners):
            if listener.push(self.frame(table, listener.viewer, listener.seen, RenderCache(), live)):
                listener.seen = table.seq

    def catch_up(self, table: Table, listener: Listener) -> bytes:
        """One `update` with everything that a slow listener missed."""
        frame = self.frame(table, listener.viewer, listener.seen, RenderCache(), self.live_state())
        listener.seen = table.seq
        listener.behind = False
        return frame

    def _tell_presence(self, but: Listener | None = None) -> None:
        table = self._memory.table
        absent = [] if table is None else absent_shown(table, self.live_state())
        frame = ENCODE.encode(Presence(self.present(), self.watching(), absent))
        for listener in list(self.listeners):
            if listener is not but:
                listener.push(frame)
