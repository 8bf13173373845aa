"""How a request and a log entry are declared: each once. Unions, dispatch, permissions and schemas are derived.

`@message(Say, host=..., seat=...)` declares the handler of a request, `@log_entry("said")` a kind of log entry.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Final, Literal, TypeAlias, TypeVar, cast

import msgspec

from theomachy.server.protocol import Phase, Ping, Request
from theomachy.server.tables.decision import Context, Decision
from theomachy.server.tables.permissions import NEVER, Permission
from theomachy.server.tables.table import EntryBody, Opened, Table

R = TypeVar("R", bound=Request)
B = TypeVar("B", bound=EntryBody)
Handler: TypeAlias = Callable[[Table, R, Context], Decision]
RateName: TypeAlias = Literal["table_requests", "chat"]
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
