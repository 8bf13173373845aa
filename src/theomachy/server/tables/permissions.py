"""Who may do what, as data: no message is dispatched and no route answers without a row here.

Roles: the host made the table, a seat is a player, a spectator watches, an outsider has no token of the table.
A host that also plays has the rights of both. The access matrix of the tests is made from these tables.
"""

from typing import Final, Literal

from theomachy.server.protocol import Phase, Role

ROLES: Final[tuple[Role, ...]] = ("host", "seat", "spectator", "outsider")
PHASES: Final[tuple[Phase, ...]] = ("waiting", "playing", "finished", "frozen")

WAITING: Final[frozenset[Phase]] = frozenset({"waiting"})
PLAYING: Final[frozenset[Phase]] = frozenset({"playing"})
FINISHED: Final[frozenset[Phase]] = frozenset({"finished"})
LIVE: Final[frozenset[Phase]] = frozenset({"waiting", "playing"})
WRITABLE: Final[frozenset[Phase]] = frozenset({"waiting", "playing", "finished"})
ALWAYS: Final[frozenset[Phase]] = frozenset(PHASES)
NEVER: Final[frozenset[Phase]] = frozenset()


class Row:
    """In which phases each role may do something."""

    def __init__(
        self,
        host: frozenset[Phase] = NEVER,
        seat: frozenset[Phase] = NEVER,
        spectator: frozenset[Phase] = NEVER,
        outsider: frozenset[Phase] = NEVER,
    ) -> None:
        self.phases: Final[dict[Role, frozenset[Phase]]] = {
            "host": host,
            "seat": seat,
            "spectator": spectator,
            "outsider": outsider,
        }


MESSAGES: Final[dict[str, Row]] = {
    "answer": Row(host=PLAYING, seat=PLAYING),
    "suggest": Row(host=PLAYING, seat=PLAYING),
    "undo": Row(host=PLAYING, seat=PLAYING),
    "agree": Row(host=PLAYING, seat=PLAYING),
    "vote": Row(host=PLAYING, seat=PLAYING),
    "return": Row(host=PLAYING, seat=PLAYING),
    "leave": Row(host=PLAYING, seat=LIVE),
    "kick": Row(host=WAITING),
    "fill": Row(host=WAITING),
    "free": Row(host=WAITING),
    "start": Row(host=WAITING),
    "close": Row(host=WAITING),
    "say": Row(host=WRITABLE, seat=WRITABLE),
    "invite": Row(host=LIVE, seat=LIVE),
    "rematch": Row(host=FINISHED, seat=FINISHED),
    "ping": Row(host=ALWAYS, seat=ALWAYS, spectator=ALWAYS),
}
"""What a client may send to a table."""
NEEDS_SEAT: Final = frozenset({"answer", "suggest", "undo", "agree", "vote", "return"})
"""Messages that speak for a seat: the token must hold it."""

Door = Literal["anybody", "table"]
Write = Literal["read", "write"]

TABLE_READS: Final[dict[str, Row]] = {
    "table": Row(host=ALWAYS, seat=ALWAYS, spectator=ALWAYS),
    "socket": Row(host=ALWAYS, seat=ALWAYS, spectator=ALWAYS),
    "messages": Row(host=ALWAYS, seat=ALWAYS, spectator=ALWAYS),  # each message has its own row
    "log": Row(host=WRITABLE, seat=WRITABLE, spectator=WRITABLE),
    "replay": Row(host=WRITABLE, seat=WRITABLE, spectator=WRITABLE),
    "hint": Row(host=PLAYING, seat=PLAYING),
    "battles": Row(host=PLAYING, seat=PLAYING),
    "record": Row(host=FINISHED, seat=FINISHED, spectator=FINISHED),
    "position": Row(host=WRITABLE, seat=WRITABLE, spectator=WRITABLE),
    "follow": Row(host=FINISHED, seat=FINISHED, spectator=FINISHED),
    "play-on": Row(host=FINISHED, seat=FINISHED, spectator=FINISHED),
}
"""What a token of a table opens besides."""

ROUTES: Final[dict[str, tuple[Door, Write]]] = {
    "health": ("anybody", "read"),
    "ready": ("anybody", "read"),
    "metrics": ("anybody", "read"),
    "version": ("anybody", "read"),
    "schema": ("anybody", "read"),
    "openapi": ("anybody", "read"),
    "games": ("anybody", "read"),
    "locale": ("anybody", "read"),
    "rules": ("anybody", "read"),
    "tables": ("anybody", "read"),
    "open": ("anybody", "write"),
    "join": ("anybody", "write"),
    "me": ("anybody", "read"),
    "my-tables": ("anybody", "read"),
    "account": ("anybody", "write"),
    "login": ("anybody", "write"),
    "logout": ("anybody", "write"),
    "enter": ("anybody", "write"),  # by account or device
    "table": ("table", "read"),
    "messages": ("table", "write"),
    "follow": ("table", "write"),
    "log": ("table", "read"),
    "replay": ("table", "read"),
    "hint": ("table", "read"),
    "battles": ("table", "read"),
    "record": ("table", "read"),
    "position": ("table", "read"),
    "socket": ("table", "read"),
    "page": ("anybody", "read"),
}
"""Every route: whether it needs a token of the table, and whether it changes anything."""


def allows(row: Row, role: Role, seats: bool, phase: Phase) -> bool:
    """Whether a role may, now. A host who plays may also do what a seat may."""
    if phase in row.phases[role]:
        return True
    return role == "host" and seats and phase in row.phases["seat"]
