"""What decides a request besides the table, and what a request becomes."""

from collections.abc import Callable
from typing import Final, TypeAlias

from theomachy.server.protocol import Role, TableReply
from theomachy.server.store.port import Batch
from theomachy.server.tables.identifiers import Entropy
from theomachy.server.tables.limits import Limits
from theomachy.server.tables.table import EntryBody

MakeReply: TypeAlias = Callable[[int], TableReply]
"""Makes the reply from the number of the table's last entry."""


class Actor:
    """Who sends a request: the role and the seats of a token."""

    def __init__(self, role: Role, seats: tuple[int, ...]) -> None:
        self.role: Final = role
        self.seats: Final = seats

    def speaker(self) -> int | None:
        """The seat the actor speaks as; None for a host who does not play."""
        return self.seats[0] if self.seats else None


class Context:
    """What a handler may use besides the table and the request. Everything that is not pure is passed in here."""

    def __init__(
        self,
        actor: Actor,
        *,
        present: frozenset[int],
        limits: Limits,
        secret: bytes,
        now: int,
        entropy: Entropy,
    ) -> None:
        self.actor: Final = actor
        self.present: Final = present
        """The seats that have a device connected."""
        self.limits: Final = limits
        self.secret: Final = secret
        """The secret of the table; all its randomness comes from it."""
        self.now: Final = now
        """UTC milliseconds."""
        self.entropy: Final = entropy


class Decision:
    """What a request becomes: entries of the log, rows that become durable with them, and a reply."""

    def __init__(self, *entries: EntryBody, batch: Batch | None = None, reply: MakeReply | None = None) -> None:
        self.entries: Final = entries
        self.batch: Final = batch or Batch()
        self.reply: Final = reply
        """None: `done` with the number of the first entry."""
