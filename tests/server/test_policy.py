"""Every message, entry and endpoint is declared once, with its permission; the rest is derived from that."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, get_args

import msgspec
import pytest
from msgspec import Meta
from starlette.routing import Route, WebSocketRoute

from tests.server.running import Running, at, send, started, told, two_seats
from theomachy.client import Api, new_id
from theomachy.engine.event import Event
from theomachy.games import registry
from theomachy.server.http.app import routes
from theomachy.server.http.call import STATUS
from theomachy.server.http.endpoint import ENDPOINTS
from theomachy.server.http.openapi import openapi
from theomachy.server.http.reference import endpoint_table, entry_table, request_table, with_reference
from theomachy.server.http.schema import schema, schema_document
from theomachy.server.http.socket_routes import SOCKET
from theomachy.server.protocol import (
    MOST_SEATS,
    Code,
    Done,
    Ping,
    Refused,
    Request,
    Role,
    SeatRequest,
    ServerMessage,
    TableReply,
)
from theomachy.server.protocol import requests as requests_module
from theomachy.server.store.port import Entry
from theomachy.server.tables import permissions
from theomachy.server.tables.decisions import check_permission
from theomachy.server.tables.messages.declaration import (
    ENTRY_KINDS,
    MESSAGES,
    Actor,
    Context,
    Decision,
    decode_request,
    log_entry,
    message,
    message_of,
    tag_of,
)
from theomachy.server.tables.permissions import PLAYING
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import EntryBody, Public, Table

from .log import ID, Log, opened, playing

DOCS = Path(__file__).parents[2] / "docs"
SAMPLES: dict[str, object] = {
    "id": ID, "seat": 0, "asked": 0, "option": 1, "to": 1, "agree": True, "absent": 1, "text": "x",
    "level": "x", "role": "seat", "seats": [0], "choice": "a", "whole": True, "bot": "", "style": "",
}  # fmt: skip


def sample(kind: type[Request]) -> Request:
    """A well-formed request of this kind."""
    return msgspec.convert({name: SAMPLES[name] for name in kind.__struct_fields__}, kind)


def test_every_request_type_is_declared() -> None:
    types = {
        kind
        for kind in vars(requests_module).values()
        if isinstance(kind, type) and issubclass(kind, Request) and kind not in (Request, SeatRequest)
    }
    assert types == {declared.request for declared in MESSAGES.values()}


def test_a_request_with_a_seat_speaks_for_it_unless_it_is_the_hosts() -> None:
    for name, declared in MESSAGES.items():
        with_seat = "seat" in declared.request.__struct_fields__
        assert issubclass(declared.request, SeatRequest) == (with_seat and name not in {"kick", "fill", "free"})


def test_every_route_is_a_declared_endpoint(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        found = routes(server.app)
    paths = {
        (route.path, method)
        for route in found
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    sockets = [route.path for route in found if isinstance(route, WebSocketRoute)]
    assert paths == {(one.path, one.method) for one in ENDPOINTS.values()} | {
        ("/{path:path}", "GET"),
        ("/api/{path:path}", "POST"),
    }
    assert sockets == [SOCKET]
    for endpoint in ENDPOINTS.values():
        assert (endpoint.method == "POST") == bool(endpoint.body or endpoint.form)
        assert (endpoint.permission is not None) <= ("{table}" in endpoint.path)
    without_token = [name for name, one in ENDPOINTS.items() if "{table}" in one.path and one.permission is None]
    for_operators = [name for name in without_token if ENDPOINTS[name].operator]
    assert set(without_token) == {"enter", *for_operators}  # by account or device
    for one in ENDPOINTS.values():
        assert one.operator == one.path.startswith("/api/admin/") == one.name.startswith("admin-")


@pytest.mark.parametrize("role", permissions.ROLES)
@pytest.mark.parametrize("name", list(MESSAGES))
def test_what_a_declaration_does_not_allow_is_refused(name: str, role: Role) -> None:
    declared = MESSAGES[name]
    request = sample(declared.request)
    tables = {"waiting": Log(opened()).table, "playing": playing().table}
    for phase, table in tables.items():
        assert table.phase() == phase
        for seats in ((), (0,)):
            allowed = declared.permission.allows(role, bool(seats), table.phase())
            actor = Actor(role, seats)
            if allowed and (seats or not isinstance(request, SeatRequest)):
                check_permission(declared, table, actor, request)
            else:
                with pytest.raises(RequestRefused) as caught:
                    check_permission(declared, table, actor, request)
                assert caught.value.code in ("forbidden", "wrong-phase")


def test_outsiders_and_spectators_may_send_nothing_to_a_table() -> None:
    for name, declared in MESSAGES.items():
        phases = declared.permission.phases
        assert not phases["outsider"], name
        assert not phases["spectator"], name
        assert "frozen" not in phases["host"] | phases["seat"], name


def test_every_entry_kind_has_one_name() -> None:
    assert len(set(ENTRY_KINDS.values())) == len(ENTRY_KINDS)
    for name, body in ENTRY_KINDS.items():
        assert body.kind == name
        assert body.__struct_config__.forbid_unknown_fields


def test_stored_entries_keep_their_names_and_fields() -> None:
    """Old databases hold these; a change here needs a migration."""
    assert {name: body.__struct_fields__ for name, body in ENTRY_KINDS.items()} == {
        "opened": (
            *("setup", "seats", "host", "host_seats", "title", "pace", "visibility", "code"),
            *("header", "answers", "position", "after", "awaited", "practice", "lesson", "rated"),
        ),
        "lesson-stepped": ("seat", "how", "choice", "missed"),
        "seated": ("seat", "name", "player"),
        "left": ("seat",),
        "kicked": ("seat",),
        "filled": ("seat", "level", "bot", "style"),
        "freed": ("seat",),
        "started": ("header",),
        "answered": ("seat", "option"),
        "played-below": ("seat", "level", "by", "how"),
        "suggested": ("seat", "whom", "option"),
        "undo-asked": ("seat", "to", "own"),
        "undo-agreed": ("seat", "agree"),
        "undone": ("seat", "to", "anew"),
        "said": ("seat", "name", "text"),
        "voted": ("seat", "absent"),
        "vote-ended": ("seat",),
        "resumed": ("lost",),
        "handed-over": ("seat", "why", "level"),
        "returned": ("seat",),
        "closed": ("why",),
        "conceded": ("seat",),
        "rematch": ("seat", "table"),
        "came": ("seat",),
    }


def test_tags_are_unique_each_way() -> None:
    for union in (ServerMessage, TableReply):
        tags = [tag_of(kind) for kind in union.__args__]
        assert len(tags) == len(set(tags))


def test_unknown_fields_are_refused_everywhere() -> None:
    kinds: list[type[msgspec.Struct]] = [Ping]
    kinds += [part for one in ENDPOINTS.values() for part in one.body]
    for kind in kinds:
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_statuses_are_of_codes_that_exist() -> None:
    assert set(STATUS) <= set(get_args(Code))


def test_every_game_fits_the_numbers_of_the_protocol() -> None:
    for package in registry.packages():
        assert 2 <= min(package.game.players) <= max(package.game.players) <= MOST_SEATS


def test_the_committed_schema_is_the_one_of_the_types() -> None:
    assert (DOCS / "reference" / "protocol.schema.json").read_text(encoding="utf-8") == schema_document(), (
        "run: make generate"
    )


def test_the_schema_has_every_message_and_no_loose_reference() -> None:
    document = json.dumps(schema())
    definitions = schema()["$defs"]
    assert isinstance(definitions, dict)
    for kind in (*[one.request for one in MESSAGES.values()], Ping, *ServerMessage.__args__):
        assert kind.__name__ in definitions
    for reference in {part.split('"')[0] for part in document.split("#/$defs/")[1:]}:
        assert reference in definitions
    api = json.dumps(openapi())
    components = json.loads(api)["components"]["schemas"]
    for reference in {part.split('"')[0] for part in api.split("#/components/schemas/")[1:]}:
        assert reference in components


def test_requests_survive_the_wire() -> None:
    for declared in MESSAGES.values():
        request = sample(declared.request)
        assert decode_request(msgspec.json.encode(request)) == request
        assert message_of(request) is declared


def test_the_tables_of_the_document_are_those_of_the_declarations() -> None:
    document = (DOCS / "reference" / "protocol.md").read_text(encoding="utf-8")
    assert with_reference(document) == document, "run: make generate"
    words = {tag_of(kind) for kind in (Ping, *ServerMessage.__args__)} | set(get_args(Code))
    for word in sorted(words):
        assert f"`{word}`" in document or f'"{word}"' in document, word


# -- a message that does not exist, declared here and nowhere else


class Wave(SeatRequest, tag="wave", frozen=True, kw_only=True):
    """Wave to the table."""

    hands: Annotated[int, Meta(ge=1, le=2)] = 1


class Waved(EntryBody, frozen=True):
    """A seat waved."""

    seat: int
    hands: int

    def fold(self, table: Table, entry: Entry) -> list[Event]:
        table.said += self.hands
        return []

    def public(self) -> Public:
        return Public(seat=self.seat, text="o/" * self.hands)


def wave(table: Table, request: Wave, context: Context) -> Decision:
    """Refuse to wave with both hands while a card is held in one."""
    if request.hands > 1 and context.present:
        raise RequestRefused("illegal", "one hand holds the cards")
    return Decision(Waved(request.seat, request.hands))


@pytest.fixture
def waving() -> Iterator[None]:
    """The made-up message exists during one test."""
    log_entry("waved")(Waved)
    message(Wave, host=PLAYING, seat=PLAYING)(wave)
    try:
        yield
    finally:
        del MESSAGES["wave"], ENTRY_KINDS["waved"]


@pytest.mark.usefixtures("waving")
def test_a_declaration_is_all_that_a_message_needs(tmp_path: Path) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats())
        async with at(api, bob) as watching:
            done = await send(api, ada, Wave(id=(used := new_id()), seat=0))
            assert isinstance(done, Done)
            await watching.until(lambda: watching.entries[-1].seq >= done.seq)
            seen = next(entry for entry in watching.entries if entry.seq == done.seq)
            assert (seen.kind, seen.seat, seen.text) == ("waved", 0, "o/")
            assert await watching.request(Wave(id=new_id(), seat=1)) != done
            both = await watching.request(Wave(id=new_id(), seat=1, hands=2))
            assert isinstance(both, Refused)
            assert both.code == "illegal"
        assert await send(api, ada, Wave(id=used, seat=0)) == done  # once
        other = await send(api, ada, Wave(id=new_id(), seat=1))
        assert isinstance(other, Refused)
        assert other.code == "forbidden"
        server.app.hosts.loaded.pop(ada.table)  # read from the log again
        assert (await api.table(ada.table, ada.token)).entries[-1].kind == "waved"

    with Running(tmp_path) as server:
        told(server, story)
    definitions = schema()["$defs"]
    assert isinstance(definitions, dict)
    assert {"Wave"} <= set(definitions)
    assert "`wave` | `seat`, `hands` | seat, host | playing" in request_table()
    assert "`waved`" in entry_table()
    assert "/api/tables/{table}/messages" in endpoint_table()


def test_a_message_or_an_entry_cannot_be_declared_twice() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        message(MESSAGES["say"].request)(MESSAGES["say"].handler)
    with pytest.raises(ValueError, match="declared twice"):
        log_entry("said")(ENTRY_KINDS["said"])
