"""Who looks at a table and when, and what was made for one who looks and serves the next."""

from typing import Final

from theomachy.engine.game import SPECTATOR
from theomachy.server.protocol import Event, LogEntry, Role, TableShown

WATCHING: Final = "spectator"


class Viewer:
    """Who looks: the role and the seats of a token. Viewers with equal eyes see the same bytes."""

    def __init__(self, role: Role, seats: tuple[int, ...]) -> None:
        self.role: Final = role
        self.seats: Final = seats
        self.eyes: Final[tuple[bool, tuple[int, ...]]] = (role in ("host", "seat"), seats)

    def looking(self) -> dict[str, int]:
        """The seats whose views are shown, by their names in messages."""
        return {str(seat): seat for seat in self.seats} or {WATCHING: SPECTATOR}


class Around:
    """What is not in the log: who is connected, the time, and whether the table is frozen."""

    def __init__(self, present: list[int], watching: int, now: int, frozen: str = "") -> None:
        self.present: Final = present
        self.watching: Final = watching
        self.now: Final = now
        self.frozen: Final = frozen


class Shared:
    """Parts of one moment of one table that several viewers see alike, each made once; for no other moment."""

    def __init__(self) -> None:
        self.views: Final[dict[int, bytes]] = {}
        """By a seat that sees it so."""
        self.tables: Final[dict[bool, TableShown]] = {}
        """By whether the viewer may know the code."""
        self.entries: Final[dict[int, LogEntry]] = {}
        """By entry, without events."""
        self.events: Final[dict[int, list[Event]]] = {}
        """By entry, where nothing is secret."""
