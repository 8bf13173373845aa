"""How an HTTP endpoint is declared: once, with its path, permission, types and handler.

The router, the OpenAPI document, the JSON Schema, the reference in docs/reference/protocol.md and the access
matrix of the tests are made from `ENDPOINTS`.
"""

from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from starlette.responses import Response

from theomachy.server.http.call import Call
from theomachy.server.protocol import MOST_SEATS, Code, whole
from theomachy.server.tables.permissions import Permission

Handler: TypeAlias = Callable[[Call], Awaitable[Response]]


class Query(Struct, frozen=True):
    """A query parameter: a number in a range, one of some words, or text of a pattern."""

    name: str
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    pattern: str = ""


class Endpoint(Struct, frozen=True, kw_only=True):
    """One declared endpoint."""

    name: str
    method: Literal["GET", "POST"]
    path: str
    about: str
    handler: Handler
    body: tuple[type[Struct], ...]
    reply: tuple[type[Struct], ...]
    """Empty: text, or a document of its own."""
    query: tuple[Query, ...]
    permission: Permission | None
    """Who needs a token of the table; None: no token is needed."""
    operator: bool
    """Only for operators of the server; for everybody else it looks as if it did not exist."""
    refusal: Code
    """The code of the refusal where the permission does not allow it."""
    large: bool
    """The body may hold a record or a position."""
    form: bool
    """The body may be of any kind; it is not read."""


ENDPOINTS: Final[dict[str, Endpoint]] = {}
"""Every declared endpoint, by name, in the order of the documentation."""

AFTER: Final = Query("after", 0, 2**53 - 1)
ANSWERS: Final = Query("answers", 0, 100_000)
SEAT: Final = Query("seat", 0, MOST_SEATS - 1)
OPTION: Final = Query("option", 0, 65_535)
GAME: Final = Query("game", pattern=whole("[a-z][a-z0-9-]{0,39}"))
PHASE: Final = Query("phase", words=("waiting", "playing", "finished"))
BEFORE: Final = Query("before", pattern=whole("[0-9]{1,15}-[0-9a-z]{20}"))


def endpoint(
    name: str,
    method: Literal["GET", "POST"],
    path: str,
    about: str,
    *,
    body: type[Struct] | tuple[type[Struct], ...] = (),
    reply: type[Struct] | tuple[type[Struct], ...] = (),
    query: tuple[Query, ...] = (),
    permission: Permission | None = None,
    operator: bool = False,
    refusal: Code = "wrong-phase",
    large: bool = False,
    form: bool = False,
) -> Callable[[Handler], Handler]:
    """Declare the handler of an endpoint."""

    def declare(handler: Handler) -> Handler:
        if name in ENDPOINTS:
            raise ValueError(f"endpoint {name!r} is declared twice")
        ENDPOINTS[name] = Endpoint(
            name=name,
            method=method,
            path=path,
            about=about,
            handler=handler,
            body=body if isinstance(body, tuple) else (body,),
            reply=reply if isinstance(reply, tuple) else (reply,),
            query=query,
            permission=permission,
            operator=operator,
            refusal=refusal,
            large=large,
            form=form,
        )
        return handler

    return declare
