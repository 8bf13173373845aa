"""One HTTP request that passed the checks of app.py, and the responses to it."""

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from theomachy.server.accounts.access import block_of
from theomachy.server.http.server import Server
from theomachy.server.live.services import Services, no_such_table
from theomachy.server.live.table_host import TableHost
from theomachy.server.protocol import PROTOCOL, Code, Refused
from theomachy.server.store.port import Grant
from theomachy.server.tables.limits import Rate
from theomachy.server.tables.permissions import TOKEN_ROLES, Permission
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.shares import speaker
from theomachy.server.tables.table import Table
from theomachy.server.views.viewer import Viewer

ENCODE: Final = msgspec.json.Encoder()
CONFLICT: Final = 409
STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "protocol": 400,
    "password": 401,
    "forbidden": 403,
    "banned": 403,
    "unknown": 404,
    "too-large": 413,
    "setup": 422,
    "data": 422,
    "name": 422,
    "too-fast": 429,
    "too-many": 429,
    "not-saved": 503,
    "in-doubt": 503,
    "stopping": 503,
}
"""The HTTP status of a refusal; 409 for all others: the request is well-formed, but not possible now."""
T = TypeVar("T")


class Call:
    """One HTTP request: its body, its token's grant at a table, and the accounts of the caller."""

    def __init__(
        self,
        server: Server,
        request: Request,
        name: str,
        permission: Permission | None,
        refusal: Code,
        body: bytes,
        grant: Grant | None,
        owners: list[str],
        operator: str = "",
    ) -> None:
        self.server: Final = server
        self.request: Final = request
        self.body: Final = body
        self.owners: Final = owners
        """The account and the device that the caller's tokens belong to."""
        self.operator: Final = operator
        """Who the caller is as an operator; empty at endpoints that are not for operators."""
        self._name: Final = name
        self._permission: Final = permission
        self._refusal: Final = refusal
        self._grant: Final = grant

    @property
    def services(self) -> Services:
        """Storage, limits, metrics and bots."""
        return self.server.services

    @property
    def grant(self) -> Grant:
        """What the caller's token allows at the table."""
        if self._grant is None:
            raise no_such_table()
        return self._grant

    def host(self) -> TableHost:
        """The host of the table in the path."""
        return self.server.hosts.host(self.grant.table)

    async def table(self) -> Table:
        """The table in the path; refused where the endpoint's permission does not allow its phase."""
        host = self.host()
        table = await host.look(self.grant.token)
        phase = host.memory.phase(table)
        role = TOKEN_ROLES[self.grant.role]
        if self._permission is None or not self._permission.allows(role, bool(self.grant.seats), phase):
            raise RequestRefused(self._refusal, f"{self._name} is not possible while the table is {phase}")
        return table

    def viewer(self) -> Viewer:
        """The caller as a viewer of the table."""
        return Viewer(TOKEN_ROLES[self.grant.role], self.grant.seats)

    @property
    def block(self) -> str:
        """The caller's address block."""
        return block_of(self.request)

    @property
    def person(self) -> str:
        """The caller: an account, else a device, else an address block."""
        return self.owners[0] if self.owners else self.block

    def check_rate(self, purpose: str, rate: Rate) -> None:
        """Refuse an address block that calls too fast."""
        self.services.rates.check(purpose, self.block, rate)

    def check_person_rate(self, purpose: str, rate: Rate) -> None:
        """Refuse a person who calls too fast."""
        self.services.rates.check(purpose, self.person, rate)

    def check_speaker_rate(self, purpose: str, rate: Rate) -> None:
        """Refuse the holder of a token who calls too fast, whichever of their tokens is used."""
        self.services.rates.check(purpose, speaker(self.grant), rate)

    def read(self, kind: type[T]) -> T:
        """The body as this type; the refusal says what is wrong with it."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestRefused("malformed", str(error)[:300]) from error

    def number(self, name: str, low: int, high: int) -> int | None:
        """A number of the query, if it is there."""
        return query_number(self.request, name, low, high)

    def word(self, name: str, words: Iterable[str]) -> str | None:
        """A word of the query, if it is there."""
        text = self.request.query_params.get(name)
        if text is not None and text not in words:
            raise RequestRefused("malformed", f"{name} must be one of {', '.join(words)}, not {text[:40]!r}")
        return text


def query_number(connection: HTTPConnection, name: str, low: int, high: int) -> int | None:
    """A number of the query, if it is there."""
    text = connection.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 16 or not low <= int(text) <= high:
        raise RequestRefused("malformed", f"{name} must be a number from {low} to {high}, not {text[:40]!r}")
    return int(text)


def check_protocol(spoken: str | None) -> None:
    """Refuse a client that speaks another version of the protocol."""
    if spoken != str(PROTOCOL):
        says = f"protocol {spoken[:10]}" if spoken else "no protocol version"
        raise RequestRefused(
            "protocol", f"this server speaks protocol {PROTOCOL}, your client {says}; reload the page"
        )


def json(value: object, status: int = 200) -> Response:
    """A value as a response."""
    return Response(ENCODE.encode(value), status, media_type="application/json")


def raw_json(document: bytes, **headers: str) -> Response:
    """JSON that is already encoded as a response."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(document, headers=named, media_type="application/json")


def refused(reply: Refused) -> Response:
    """A refusal as a response."""
    response = json(reply, STATUS.get(reply.code, CONFLICT))
    if reply.retry:
        response.headers["Retry-After"] = str(max(1, reply.retry // 1000))
    return response
