"""Who looks at a table, what surrounds it, and rendered parts shared between viewers."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from theomachy.engine.game import SPECTATOR
from theomachy.server.protocol import Event, LogEntry, Role, TableShown

WATCHING: Final = "spectator"


class Viewer:
    """The role and the seats of a token. Viewers of the same audience see the same bytes."""

    def __init__(self, role: Role, seats: tuple[int, ...]) -> None:
        self.role: Final = role
        self.seats: Final = seats
        self.audience: Final[tuple[bool, tuple[int, ...]]] = (role in ("host", "seat"), seats)
        """Whether the viewer may know the table's code, and the seats whose secrets it may know."""

        self._looking: Final[dict[str, int]] = {str(seat): seat for seat in seats} or {WATCHING: SPECTATOR}

    def looking(self) -> dict[str, int]:
        """The seats whose views are shown, by their names in messages."""
        return self._looking


class LiveState:
    """What is not in the log: who is connected or was, the time, and why the table is frozen, if it is."""

    def __init__(
        self,
        present: list[int],
        watching: int,
        now: int,
        frozen: str = "",
        seen: Mapping[int, int] | None = None,
    ) -> None:
        self.present: Final = present
        self.watching: Final = watching
        self.now: Final = now
        self.frozen: Final = frozen
        self.seen: Final = seen or {}
        """By seat, when it was last heard of."""


class RenderCache:
    """Parts of one state of one table that several viewers see alike, each rendered once.

    `viewers` are those who will be shown this state: what each of their seats sees is made together.
    """

    def __init__(self, viewers: Iterable[Viewer] = ()) -> None:
        self.seats: Final = tuple({seat for viewer in viewers for seat in viewer.looking().values()})
        self.views: Final[dict[int, msgspec.Raw]] = {}
        """By seat."""
        self.tables: Final[dict[bool, TableShown]] = {}
        """By whether the viewer may know the code."""
        self.sides: list[list[int]] | None = None
        """For each seat the seats of its side."""
        self.waiting: list[int] | None = None
        """The seats whose answers the game waits for."""
        self.entries: Final[dict[int, LogEntry]] = {}
        """By number of the entry, without events."""
        self.events: Final[dict[int, list[Event]]] = {}
        """By number of the entry, where no event holds a secret."""
