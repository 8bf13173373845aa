"""Which roles may do something in which phases of a table.

The host made the table, a seat is a player, a spectator watches, an outsider has no token of the table. A host who
plays has the rights of both. Every message and every endpoint of a table is declared with a `Permission`; the
access matrix of the tests is made from those declarations.
"""

from typing import Final

from theomachy.server.protocol import Phase, Role

ROLES: Final[tuple[Role, ...]] = ("host", "seat", "spectator", "outsider")
PHASES: Final[tuple[Phase, ...]] = ("waiting", "playing", "finished", "frozen")

TOKEN_ROLES: Final[dict[str, Role]] = {"host": "host", "seat": "seat", "spectator": "spectator"}
"""The roles that a stored token may have."""

NEVER: Final[frozenset[Phase]] = frozenset()
WAITING: Final[frozenset[Phase]] = frozenset({"waiting"})
PLAYING: Final[frozenset[Phase]] = frozenset({"playing"})
FINISHED: Final[frozenset[Phase]] = frozenset({"finished"})
UNFINISHED: Final[frozenset[Phase]] = frozenset({"waiting", "playing"})
NOT_FROZEN: Final[frozenset[Phase]] = frozenset({"waiting", "playing", "finished"})
ALWAYS: Final[frozenset[Phase]] = frozenset(PHASES)


class Permission:
    """The phases in which each role may do something. Outsiders never may."""

    def __init__(
        self,
        *,
        host: frozenset[Phase] = NEVER,
        seat: frozenset[Phase] = NEVER,
        spectator: frozenset[Phase] = NEVER,
    ) -> None:
        self.phases: Final[dict[Role, frozenset[Phase]]] = {
            "host": host,
            "seat": seat,
            "spectator": spectator,
            "outsider": NEVER,
        }

    def allows(self, role: Role, plays: bool, phase: Phase) -> bool:
        """Whether the role may do it now. A host who plays may also do what a seat may."""
        return phase in self.phases[role] or (role == "host" and plays and phase in self.phases["seat"])

    def ever_allows(self, role: Role, plays: bool) -> bool:
        """Whether the role may do it in some phase."""
        return any(self.allows(role, plays, phase) for phase in PHASES)


def everyone_at_the_table(phases: frozenset[Phase]) -> Permission:
    """Host, seats and spectators alike."""
    return Permission(host=phases, seat=phases, spectator=phases)
