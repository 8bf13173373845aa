"""Nothing without a policy: every route, every message kind, every entry; and the schema is the committed one."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from tests.server.running import Running
from theomachy.server.http.endpoints import ENDPOINTS, SOCKET, STATUS, openapi
from theomachy.server.http.schema import schema, text
from theomachy.server.protocol import (
    Code,
    Invite,
    Ping,
    Rematch,
    Role,
    ServerMessage,
    SocketRequest,
    TableReply,
    TableRequest,
)
from theomachy.server.tables import permissions
from theomachy.server.tables.decisions import CONDUCT, Actor, Refuse, admit, kind_of
from theomachy.server.tables.log_entries import KINDS, NAMES, Body

from .log import ID, Log, opened, playing

COMMITTED = Path(__file__).parents[2] / "docs" / "reference" / "protocol.schema.json"
REQUESTS = TableRequest.__args__


def tag(kind: type[msgspec.Struct]) -> str:
    """The name of a message on the wire."""
    return str(kind.__struct_config__.tag)


def test_every_message_kind_has_a_policy_and_every_policy_a_message() -> None:
    kinds = {tag(kind) for kind in SocketRequest.__args__}
    assert kinds == set(permissions.MESSAGES)
    assert {kind for kind in REQUESTS if kind not in CONDUCT} == {Invite, Rematch}
    speaking = {tag(kind) for kind in REQUESTS if "seat" in kind.__struct_fields__ and tag(kind) not in HOSTS}
    assert speaking == set(permissions.NEEDS_SEAT)


HOSTS = {"kick", "fill", "free"}
"""Messages whose seat is somebody else's: the host's."""


def test_every_route_has_a_policy_and_every_policy_a_route(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        paths = {
            (route.path, method)
            for route in server.app.routes()
            if isinstance(route, Route)
            for method in (route.methods or set()) - {"HEAD"}
        }
        sockets = [route.path for route in server.app.routes() if isinstance(route, WebSocketRoute)]
        handlers = set(server.app.handlers)
    assert paths == {(one.path, one.method) for one in ENDPOINTS} | {("/{path:path}", "GET")}
    assert sockets == [SOCKET]
    names = [endpoint.name for endpoint in ENDPOINTS]
    assert len(names) == len(set(names))
    assert set(names) | {"socket", "page"} == set(permissions.ROUTES)
    assert handlers == set(names)
    for endpoint in ENDPOINTS:
        door, kind = permissions.ROUTES[endpoint.name]
        assert (kind == "write") == (endpoint.method == "POST") == bool(endpoint.body)
        assert (door == "table") <= ("{table}" in endpoint.path)
    at_tables = {name for name, (door, _) in permissions.ROUTES.items() if door == "table"}
    assert at_tables | {"play-on"} == set(permissions.TABLE_READS)


@pytest.mark.parametrize("role", permissions.ROLES)
@pytest.mark.parametrize("kind", [kind for kind in REQUESTS if kind is not Ping], ids=tag)
def test_what_the_policy_does_not_allow_is_not_admitted(kind: type[TableRequest], role: Role) -> None:
    samples: dict[str, object] = {
        "id": ID, "seat": 0, "asked": 0, "option": 1, "to": 1, "agree": True, "absent": 1, "text": "x",
        "level": "x", "role": "seat", "seats": [0],
    }  # fmt: skip
    fields = {name: samples[name] for name in kind.__struct_fields__}
    request = msgspec.convert(fields, kind)
    tables = {"waiting": Log(opened()).table, "playing": playing().table}
    for phase, table in tables.items():
        assert table.phase() == phase
        for seats in ((), (0,)):
            allowed = permissions.allows(permissions.MESSAGES[tag(kind)], role, bool(seats), table.phase())
            actor = Actor(role, seats)
            if allowed and (seats or tag(kind) not in permissions.NEEDS_SEAT):
                admit(table, actor, request)
            else:
                with pytest.raises(Refuse) as caught:
                    admit(table, actor, request)
                assert caught.value.code in ("forbidden", "wrong-phase")


def test_outsiders_and_spectators_may_send_nothing_but_pings() -> None:
    for kind, row in permissions.MESSAGES.items():
        assert not row.phases["outsider"], kind
        assert not row.phases["spectator"] or kind == "ping"
        assert "frozen" not in row.phases["host"] or kind == "ping"


def test_every_entry_kind_has_one_name() -> None:
    assert set(KINDS.values()) == set(Body.__args__)
    assert len(NAMES) == len(KINDS)


def test_tags_are_unique_each_way() -> None:
    for union in (SocketRequest, ServerMessage, TableReply):
        tags = [tag(kind) for kind in union.__args__]
        assert len(tags) == len(set(tags))


def test_unknown_fields_are_refused_everywhere() -> None:
    for kind in (*SocketRequest.__args__, *[part for one in ENDPOINTS for part in one.body]):
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_statuses_are_of_codes_that_exist() -> None:
    assert set(STATUS) <= set(get_args(Code))


def test_the_committed_schema_is_the_one_of_the_types() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == text(), "run: make generate"


def test_the_schema_has_every_message_and_no_loose_reference() -> None:
    document = json.dumps(schema())
    definitions = schema()["$defs"]
    assert isinstance(definitions, dict)
    for kind in (*SocketRequest.__args__, *ServerMessage.__args__):
        assert kind.__name__ in definitions
    for reference in {part.split('"')[0] for part in document.split("#/$defs/")[1:]}:
        assert reference in definitions
    api = json.dumps(openapi())
    components = json.loads(api)["components"]["schemas"]
    for reference in {part.split('"')[0] for part in api.split("#/components/schemas/")[1:]}:
        assert reference in components


def test_requests_survive_the_wire() -> None:
    decoder: msgspec.json.Decoder[SocketRequest] = msgspec.json.Decoder(SocketRequest)
    for kind in REQUESTS:
        samples = {
            "id": ID,
            "seat": 1,
            "asked": 5,
            "option": "move",
            "to": 3,
            "agree": False,
            "absent": 0,
            "text": "hé",
        }
        fields = {name: samples[name] for name in kind.__struct_fields__ if name in samples}
        request = msgspec.convert(fields, kind)
        assert decoder.decode(msgspec.json.encode(request)) == request
        assert kind_of(request) == tag(kind)


def test_the_document_tells_of_every_message_entry_code_and_address() -> None:
    document = COMMITTED.with_name("protocol.md").read_text(encoding="utf-8")
    words = {tag(kind) for union in (SocketRequest, ServerMessage) for kind in union.__args__}
    for word in sorted(words | set(KINDS) | set(get_args(Code))):
        assert f"`{word}`" in document or f'"{word}"' in document, word
