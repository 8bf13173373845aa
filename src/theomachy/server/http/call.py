"""One HTTP request that passed the door, and the responses to it."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from theomachy.server.accounts.access import ROLES
from theomachy.server.accounts.admission import unknown
from theomachy.server.http.endpoints import CONFLICT, STATUS
from theomachy.server.protocol import PROTOCOL, Refused, TableRequest
from theomachy.server.store.port import Grant
from theomachy.server.tables.decisions import Refuse
from theomachy.server.views.viewer import Viewer

ENCODE: Final = msgspec.json.Encoder()
REQUEST: Final[msgspec.json.Decoder[TableRequest]] = msgspec.json.Decoder(TableRequest)
T = TypeVar("T")


class Call:
    """One HTTP request that passed the door: its body and, at a table, what the caller's token grants."""

    def __init__(self, request: Request, body: bytes, grant: Grant | None, owners: list[str]) -> None:
        self.request: Final = request
        self.body: Final = body
        self._grant: Final = grant
        self.owners: Final = owners

    def read(self, kind: type[T]) -> T:
        """The body as this; Refuse says what is wrong with it."""
        return decode(self.body, kind)

    @property
    def grant(self) -> Grant:
        """What the caller may do at the table."""
        if self._grant is None:
            raise unknown()
        return self._grant

    def viewer(self) -> Viewer:
        """Through whose eyes the caller sees the table."""
        return Viewer(ROLES[self.grant.role], self.grant.seats)

    def number(self, name: str, low: int, high: int) -> int | None:
        """A number of the query, if it is there."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdecimal() or len(text) > 16 or not low <= int(text) <= high:
            raise Refuse("malformed", f"{name} is a number from {low} to {high}, not {text[:40]!r}")
        return int(text)

    def word(self, name: str, words: Iterable[str]) -> str | None:
        """A word of the query, if it is there."""
        text = self.request.query_params.get(name)
        if text is not None and text not in words:
            raise Refuse("malformed", f"{name} is one of {', '.join(words)}, not {text[:40]!r}")
        return text


Handler: TypeAlias = Callable[[Call], Awaitable[Response]]


def decode(data: bytes, kind: type[T]) -> T:
    """JSON as this type; Refuse says where it is wrong."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse("malformed", str(error)[:300]) from error


def read_request(data: bytes) -> TableRequest:
    """A request to a table; Refuse says where it is wrong."""
    try:
        return REQUEST.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse("malformed", str(error)[:300]) from error


def check_protocol(spoken: str | None) -> None:
    """Refuse a client that speaks another version of the protocol."""
    if spoken != str(PROTOCOL):
        says = f"protocol {spoken[:10]}" if spoken else "no protocol version"
        raise Refuse("protocol", f"this server speaks protocol {PROTOCOL}, your client {says}; reload the page")


def json(value: object, status: int = 200) -> Response:
    """A value as a response."""
    return Response(ENCODE.encode(value), status, media_type="application/json")


def refused(reply: Refused) -> Response:
    """A refusal as a response."""
    response = json(reply, STATUS.get(reply.code, CONFLICT))
    if reply.retry:
        response.headers["Retry-After"] = str(max(1, reply.retry // 1000))
    return response
