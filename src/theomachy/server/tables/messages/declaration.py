"""How a request and a log entry are declared: each once. Unions, dispatch, permissions and schemas are derived.

`@message(Say, host=..., seat=...)` declares the handler of a request, `@log_entry("said")` a kind of log entry.
"""

from collections.abc import Callable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Final, Literal, TypeAlias, TypeVar, cast

import msgspec

from theomachy.server.protocol import Phase, Ping, Request, Role, TableReply
from theomachy.server.store.port import Batch
from theomachy.server.tables.identifiers import Entropy
from theomachy.server.tables.limits import Limits
from theomachy.server.tables.permissions import NEVER, PHASES, ROLES, Permission
from theomachy.server.tables.table import EntryBody, Opened, Table

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
        seen: Mapping[int, int] | None = None,
        limits: Limits,
        secret: bytes,
        now: int,
        entropy: Entropy,
        rematch_given_up: bool = False,
    ) -> None:
        self.actor: Final = actor
        self.present: Final = present
        """The seats that have a device connected or wait for news."""
        self.seen: Final = seen or {}
        """By seat, when it was last heard of."""
        self.limits: Final = limits
        self.secret: Final = secret
        """The secret of the table; all its randomness comes from it."""
        self.now: Final = now
        """UTC milliseconds."""
        self.entropy: Final = entropy
        self.rematch_given_up: Final = rematch_given_up
        """Whether the table of the rematch was closed without being played, or is gone."""


class Decision:
    """What a request becomes: entries of the log, rows that become durable with them, and a reply."""

    def __init__(self, *entries: EntryBody, batch: Batch | None = None, reply: MakeReply | None = None) -> None:
        self.entries: Final = entries
        self.batch: Final = batch or Batch()
        self.reply: Final = reply
        """None: `done` with the number of the first entry, or of the last one of the table if none is written."""


R = TypeVar("R", bound=Request)
B = TypeVar("B", bound=EntryBody)
Handler: TypeAlias = Callable[[Table, R, Context], Decision]
RateName: TypeAlias = Literal["table_requests", "chat", "invites"]
"""A rate of `Limits` that a message has to keep to."""


class Message:
    """A declared request."""

    def __init__(
        self,
        request: type[Request],
        permission: Permission,
        handler: Handler[Request],
        rates: tuple[RateName, ...],
        repeatable: bool,
    ) -> None:
        self.request: Final = request
        self.name: Final = tag_of(request)
        self.permission: Final = permission
        self.allowed: Final = frozenset(
            (role, plays, phase)
            for role in ROLES
            for plays in (False, True)
            for phase in PHASES
            if permission.allows(role, plays, phase)
        )
        """The same as a set: who may send it, whether with a seat, in which phase."""
        self.handler: Final = handler
        self.rates: Final = rates
        self.repeatable: Final = repeatable
        """Deciding it again gives the same reply, so no reply is stored. Invites are never written down."""


MESSAGES: Final[dict[str, Message]] = {}
"""Every declared request, by its name in JSON."""
ENTRY_KINDS: Final[dict[str, type[EntryBody]]] = {Opened.kind: Opened}
"""Every declared kind of log entry, by the name under which it is stored."""
_decoders: Final[dict[frozenset[str], msgspec.json.Decoder[Request | Ping]]] = {}


def message(
    request: type[R],
    *,
    host: frozenset[Phase] = NEVER,
    seat: frozenset[Phase] = NEVER,
    rates: tuple[RateName, ...] = ("table_requests",),
    repeatable: bool = False,
) -> Callable[[Handler[R]], Handler[R]]:
    """Declare the handler of a request, and who may send it in which phases. Spectators may send nothing."""

    def declare(handler: Handler[R]) -> Handler[R]:
        def checked(table: Table, sent: Request, context: Context) -> Decision:
            assert isinstance(sent, request)
            return handler(table, sent, context)

        declared = Message(request, Permission(host=host, seat=seat), checked, rates, repeatable)
        if declared.name in MESSAGES:
            raise ValueError(f"message {declared.name!r} is declared twice")
        MESSAGES[declared.name] = declared
        return handler

    return declare


def log_entry(kind: str) -> Callable[[type[B]], type[B]]:
    """Declare a kind of log entry under the name by which it is stored and shown."""

    def declare(body: type[B]) -> type[B]:
        if kind in ENTRY_KINDS:
            raise ValueError(f"entry kind {kind!r} is declared twice")
        body.kind = kind
        ENTRY_KINDS[kind] = body
        return body

    return declare


@cache
def tag_of(request: type[msgspec.Struct]) -> str:
    """The name of a message in JSON: its `type`."""
    return str(request.__struct_config__.tag)


def message_of(request: Request) -> Message:
    """The declaration of a request."""
    return MESSAGES[tag_of(type(request))]


def request_union(*others: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The union of all declared requests, and these."""
    types = [*(declared.request for declared in MESSAGES.values()), *others]
    return reduce(or_, types)


def decode_request(data: bytes) -> Request | Ping:
    """The request in a frame or body; msgspec.DecodeError if it is not a declared one."""
    known = frozenset(MESSAGES)
    if known not in _decoders:
        _decoders[known] = msgspec.json.Decoder(cast("type[Request | Ping]", request_union(Ping)))
    return _decoders[known].decode(data)
