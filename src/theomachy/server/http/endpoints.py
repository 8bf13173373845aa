"""Every HTTP address as data: the router, the OpenAPI document and the tests of access are made from it."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from theomachy.games import registry
from theomachy.server.protocol import (
    BattlesShown,
    Credentials,
    Done,
    Enter,
    Entered,
    Exported,
    HintShown,
    Join,
    LoggedIn,
    LogShown,
    Me,
    OpenTable,
    Refused,
    ReplayShown,
    TableList,
    TableReply,
    TableRequest,
    Update,
)
from theomachy.server.tables.new_games import Offered

Document: TypeAlias = dict[str, object]


class RuleShown(Struct, frozen=True):
    """A rule of the catalogue."""

    id: str
    group: str
    text: str
    links: list[str]


class RuleList(Struct, frozen=True):
    """GET /api/rules/{language}."""

    rules: list[RuleShown]


class Version(Struct, frozen=True):
    """GET /version."""

    version: str
    protocol: int
    rules: dict[str, int]


class Query(Struct, frozen=True):
    """A parameter of an address."""

    name: str
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    pattern: str = ""


class Endpoint(Struct, frozen=True, kw_only=True):
    """One address: its name in policy.py, how it is called, what it takes and gives."""

    name: str
    method: Literal["GET", "POST"]
    path: str
    about: str
    body: tuple[type[Struct], ...] = ()
    reply: tuple[type[Struct], ...] = ()
    """None: a text or a document of its own."""
    query: tuple[Query, ...] = ()
    large: bool = False
    """The body may hold a record or a position."""


REQUESTS: Final[tuple[type[Struct], ...]] = TableRequest.__args__
REPLIES: Final[tuple[type[Struct], ...]] = TableReply.__args__
AFTER: Final = Query("after", 0, 2**53 - 1)
ANSWERS: Final = Query("answers", 0, 100_000)
SEAT: Final = Query("seat", 0, 4)
PHASE: Final = Query("phase", words=("waiting", "playing", "finished"))
BEFORE: Final = Query("before", pattern="^[0-9]{1,15}-[0-9a-z]{20}$")

ENDPOINTS: Final = (
    Endpoint(name="health", method="GET", path="/healthz", about="Whether the process is alive."),
    Endpoint(name="ready", method="GET", path="/readyz", about="Whether it takes players."),
    Endpoint(name="metrics", method="GET", path="/metrics", about="Numbers for Prometheus, where they are shown."),
    Endpoint(name="version", method="GET", path="/version", about="What runs here.", reply=(Version,)),
    Endpoint(name="schema", method="GET", path="/api/schema", about="The JSON Schema of all messages."),
    Endpoint(name="openapi", method="GET", path="/api/openapi", about="This document."),
    Endpoint(name="games", method="GET", path="/api/games", about="What can be chosen.", reply=(Offered,)),
    Endpoint(name="locale", method="GET", path="/api/locale/{language}/{file}", about="A Fluent file, as it is."),
    Endpoint(
        name="rules", method="GET", path="/api/rules/{language}", about="The rules catalogue.", reply=(RuleList,)
    ),
    Endpoint(
        name="tables",
        method="GET",
        path="/api/tables",
        about="Public tables, newest first.",
        reply=(TableList,),
        query=(
            Query("game", words=tuple(registry.names())),
            PHASE,
            BEFORE,
        ),
    ),
    Endpoint(
        name="open",
        method="POST",
        path="/api/tables",
        about="Make a table.",
        body=(OpenTable,),
        reply=(Entered,),
        large=True,
    ),
    Endpoint(name="join", method="POST", path="/api/join", about="Join one.", body=(Join,), reply=(Entered,)),
    Endpoint(name="me", method="GET", path="/api/me", about="Who you are.", reply=(Me,)),
    Endpoint(
        name="my-tables",
        method="GET",
        path="/api/me/tables",
        about="The tables of your account and device, newest first.",
        reply=(TableList,),
        query=(PHASE, BEFORE),
    ),
    Endpoint(
        name="account",
        method="POST",
        path="/api/accounts",
        about="Make an account, and log in.",
        body=(Credentials,),
        reply=(LoggedIn,),
    ),
    Endpoint(
        name="login", method="POST", path="/api/login", about="Log in.", body=(Credentials,), reply=(LoggedIn,)
    ),
    Endpoint(name="logout", method="POST", path="/api/logout", about="Log out.", body=(Enter,), reply=(Done,)),
    Endpoint(
        name="table",
        method="GET",
        path="/api/tables/{table}",
        about="The table as you may see it; with `wait`, once something happened after `after`.",
        reply=(Update,),
        query=(AFTER, Query("wait", 0, 60)),
    ),
    Endpoint(
        name="messages",
        method="POST",
        path="/api/tables/{table}/messages",
        about="Any request to the table, as on the socket.",
        body=REQUESTS,
        reply=REPLIES,
    ),
    Endpoint(
        name="enter",
        method="POST",
        path="/api/tables/{table}/enter",
        about="A token for seats that your account or device has.",
        body=(Enter,),
        reply=(Entered,),
    ),
    Endpoint(
        name="follow",
        method="POST",
        path="/api/tables/{table}/follow",
        about="To the rematch.",
        body=(Enter,),
        reply=(Entered,),
    ),
    Endpoint(
        name="log",
        method="GET",
        path="/api/tables/{table}/log",
        about="Entries after `after`, a page at a time; through another seat's eyes once the game has finished.",
        reply=(LogShown,),
        query=(AFTER, SEAT),
    ),
    Endpoint(
        name="replay",
        method="GET",
        path="/api/tables/{table}/replay/{answers}",
        about="The game after so many answers; through another seat's eyes once it has finished.",
        reply=(ReplayShown,),
        query=(SEAT,),
    ),
    Endpoint(
        name="hint",
        method="GET",
        path="/api/tables/{table}/hint",
        about="What a bot would answer in your place and why; at tables where no other person plays.",
        reply=(HintShown,),
        query=(SEAT,),
    ),
    Endpoint(
        name="battles",
        method="GET",
        path="/api/tables/{table}/battles",
        about="The outcome of every combination of cards in your upcoming Battles; where no other person plays.",
        reply=(BattlesShown,),
        query=(SEAT,),
    ),
    Endpoint(
        name="record", method="GET", path="/api/tables/{table}/record", about="As a record.", reply=(Exported,)
    ),
    Endpoint(
        name="position",
        method="GET",
        path="/api/tables/{table}/position",
        about="The position: whole once the game has finished, before that as your seat may know it.",
        reply=(Exported,),
        query=(ANSWERS, SEAT, Query("form", words=("line", "document"))),
    ),
)
SOCKET: Final = "/api/tables/{table}/socket"
PATTERNS: Final[dict[str, Document]] = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{20}$"},
    "answers": {"type": "integer", "minimum": 0, "maximum": 100_000},
    "language": {"type": "string", "enum": ["en", "pl", "cs", "ru"]},
    "file": {"type": "string", "pattern": "^[a-z-]{1,40}\\.ftl$"},
}
STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "unknown": 404,
    "forbidden": 403,
    "password": 401,
    "too-fast": 429,
    "too-large": 413,
    "too-many": 429,
    "not-saved": 503,
    "stopping": 503,
    "setup": 422,
    "data": 422,
    "name": 422,
}
"""The HTTP status of a refusal; 409 for the rest: the request is right, but not now."""
CONFLICT: Final = 409


def openapi() -> Document:
    """The OpenAPI document."""
    types = {part for endpoint in ENDPOINTS for part in (*endpoint.body, *endpoint.reply)} | {Refused}
    ordered = sorted(types, key=lambda part: part.__name__)
    _, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, Document] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Theomachy", "version": "1", "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def _operation(endpoint: Endpoint) -> Document:
    parameters: list[object] = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in PATTERNS.items()
        if "{" + name + "}" in endpoint.path
    ]
    parameters += [{"name": query.name, "in": "query", "schema": _schema(query)} for query in endpoint.query]
    responses: Document = {"default": _content("refused", (Refused,))}
    responses["200"] = _content("done", endpoint.reply) if endpoint.reply else {"description": "done"}
    operation: Document = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": responses,
    }
    if endpoint.body:
        operation["requestBody"] = {"required": True, **_content("", endpoint.body)}
    return operation


def _schema(query: Query) -> Document:
    if query.words:
        return {"type": "string", "enum": list(query.words)}
    if query.pattern:
        return {"type": "string", "pattern": query.pattern}
    return {"type": "integer", "minimum": query.low, "maximum": query.high}


def _content(description: str, types: tuple[type[Struct], ...]) -> Document:
    references: list[object] = [{"$ref": f"#/components/schemas/{part.__name__}"} for part in types]
    schema: object = references[0] if len(references) == 1 else {"oneOf": references}
    described: Document = {"description": description} if description else {}
    return {**described, "content": {"application/json": {"schema": schema}}}
