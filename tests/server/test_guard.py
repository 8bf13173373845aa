"""Who may come in: cookies, origins, sizes, rates; the unknown and the forbidden are the same."""

import asyncio
import json
import re
from collections.abc import Iterator

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Running, Visitor, two_seats
from theomachy.client import Api, new_id
from theomachy.games import registry
from theomachy.server.accounts.access import Site
from theomachy.server.protocol import Join, Say, Setup
from theomachy.server.tables.limits import Limits
from theomachy.server.tables.new_games import Offered

GAMES = msgspec.json.encode(
    {"name": "Ada", "setup": {"game": "ankh", "players": 2}, "seats": [{"kind": "me"}, {"kind": "friend"}]}
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("guard")) as running:
        yield running


@pytest.fixture
def ada(server: Running) -> Visitor:
    """Somebody who has opened a table in a browser."""
    visitor = Visitor(server.port)
    status, _, body = visitor.call("POST", "/api/tables", GAMES)
    assert status == 200, body
    visitor.cookies["opened"] = json.loads(body)["table"]
    return visitor


def test_tokens_go_into_cookies_no_script_can_read(server: Running) -> None:
    visitor = Visitor(server.port)
    status, _, body = visitor.call("POST", "/api/tables", GAMES)
    entered = json.loads(body)
    assert status == 200
    assert entered["token"] == ""
    table = entered["table"]
    cookies = {cookie.partition("=")[0]: cookie for cookie in visitor.set_cookies}
    assert set(cookies) == {f"table-{table}", "device"}
    for cookie in cookies.values():
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        assert "Secure" not in cookie  # no TLS here
    assert f"Path=/api/tables/{table}" in cookies[f"table-{table}"]
    assert visitor.get(f"/api/tables/{table}")[0] == 200
    assert Visitor(server.port).get(f"/api/tables/{table}")[0] == 404


def test_behind_tls_cookies_are_secure_and_only_our_origin_counts(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    site = Site(base_url="https://play.example.org")
    with Running(tmp_path_factory.mktemp("tls"), site=site) as server:
        visitor = Visitor(server.port)
        origin = {"Origin": "https://play.example.org"}
        status, headers, body = visitor.call("POST", "/api/tables", GAMES, origin)
        assert status == 200, body
        assert "strict-transport-security" in headers
        assert all(cookie.startswith("__Secure-") and "Secure" in cookie for cookie in visitor.set_cookies)
        wrong = {"Origin": f"http://127.0.0.1:{server.port}"}
        assert visitor.call("POST", "/api/tables", GAMES, wrong)[0] == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "multipart/form-data; boundary=x"},
    ],
)
def test_what_another_site_could_send_is_refused(ada: Visitor, headers: dict[str, str]) -> None:
    table = ada.cookies["opened"]
    say = msgspec.json.encode(Say(id=new_id(), text="boo"))
    for path, body in ((f"/api/tables/{table}/messages", say), ("/api/tables", GAMES), ("/api/logout", b"{}")):
        status, _, reply = ada.call("POST", path, body, headers)
        assert status in (400, 403), (path, reply)
        assert json.loads(reply)["code"] in ("malformed", "forbidden")


def test_our_own_page_may(server: Running, ada: Visitor) -> None:
    table = ada.cookies["opened"]
    headers = {"Origin": f"http://127.0.0.1:{server.port}", "Sec-Fetch-Site": "same-origin"}
    say = msgspec.json.encode(Say(id=new_id(), text="hello"))
    assert ada.call("POST", f"/api/tables/{table}/messages", say, headers)[0] == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
def test_sockets_of_other_sites_are_refused(server: Running, ada: Visitor, origin: str) -> None:
    table = ada.cookies["opened"]
    cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?protocol=2"

    async def story() -> None:
        own = {"Cookie": cookie, "Origin": f"http://127.0.0.1:{server.port}"}
        async with connect(url, additional_headers=own, proxy=None) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"
        with pytest.raises(InvalidStatus) as caught:
            await connect(url, additional_headers={"Cookie": cookie, "Origin": origin}, proxy=None)
        assert caught.value.response.status_code == 403

    asyncio.run(story())


def test_every_response_has_its_security_headers(server: Running, ada: Visitor) -> None:
    table = ada.cookies["opened"]
    for path in ("/", "/healthz", "/api/games", f"/api/tables/{table}", "/api/nothing", "/nowhere.js", "/version"):
        _, headers, _ = ada.call("GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers or "uvicorn" in headers["server"]
    assert ada.call("GET", f"/api/tables/{table}")[1]["cache-control"] == "no-store"


def test_unknown_and_forbidden_are_the_same_to_the_byte(server: Running, ada: Visitor) -> None:
    table = ada.cookies["opened"]
    stranger = Visitor(server.port)
    other = Visitor(server.port)
    assert other.call("POST", "/api/tables", GAMES)[0] == 200
    absent = "0" * 20
    say = msgspec.json.encode(Say(id=new_id(), text="hi"))
    for who in (stranger, other):
        for suffix in ("", "/record", "/replay/0", "/position"):
            one, two = (who.call("GET", f"/api/tables/{which}{suffix}") for which in (table, absent))
            assert (one[0], one[2]) == (two[0], two[2])
            assert one[0] == 404
            assert {k: v for k, v in one[1].items() if k != "date"} == {
                k: v for k, v in two[1].items() if k != "date"
            }
        for suffix in ("/messages", "/follow", "/enter"):
            body = say if suffix == "/messages" else b"{}"
            one, two = (who.call("POST", f"/api/tables/{which}{suffix}", body) for which in (table, absent))
            assert (one[0], one[2]) == (two[0], two[2])
            assert one[0] == 404
    for bearer in ("x" * 43, "A" * 43, "", "é"):
        headers = {"Authorization": f"Bearer {bearer}".encode().decode("latin-1")}
        assert stranger.call("GET", f"/api/tables/{table}", headers=headers)[0] == 404


def test_an_invite_and_a_code_that_do_not_exist_are_refused_alike(server: Running) -> None:
    visitor = Visitor(server.port)
    private = visitor.post("/api/tables", json.loads(GAMES))[1]
    replies = {
        json.dumps(visitor.post("/api/join", {"name": "Eve", **how})[1])
        for how in ({"invite": "A" * 43}, {"invite": "xxxxxxxx"}, {"code": "ZZZZ9999"}, {"code": private["code"]})
    }
    assert len(replies) == 1
    assert json.loads(replies.pop())["code"] == "unknown"
    assert visitor.post("/api/join", {"name": "Eve"})[1]["code"] == "malformed"


@pytest.mark.parametrize("name", ["", " ", "\u202e", "x" * 40, "\u0000"])
def test_names_are_checked_wherever_they_come_in(server: Running, name: str) -> None:
    visitor = Visitor(server.port)
    wish = {**json.loads(GAMES), "name": name}
    status, reply = visitor.post("/api/tables", wish)
    assert (status, reply["code"]) in ((400, "malformed"), (422, "name"))
    titled = {**json.loads(GAMES), "title": "\u0007bell\u202e " + "t" * 100}
    assert visitor.post("/api/tables", titled)[1]["code"] == "name"


def test_bodies_have_a_limit(server: Running, ada: Visitor) -> None:
    table = ada.cookies["opened"]
    status, _, reply = ada.call("POST", f"/api/tables/{table}/messages", b'{"x":"' + b"y" * 20_000 + b'"}')
    assert status == 413
    assert json.loads(reply)["code"] == "too-large"


def test_a_frame_that_is_too_long_closes_the_socket(server: Running, ada: Visitor) -> None:
    table = ada.cookies["opened"]
    cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?protocol=2"

    async def story() -> None:
        async with connect(url, additional_headers={"Cookie": cookie}, proxy=None) as socket:
            await socket.recv()
            await socket.recv()
            await socket.send("x" * 10_000)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1009

    asyncio.run(story())


def test_too_fast_is_refused_with_the_time_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("rates"), limits=Limits()) as server:

        async def story() -> None:
            api = Api(server.address)
            entered = await api.open_table(two_seats(visibility="link"))
            codes = []
            for number in range(12):
                say = Say(id=new_id(), text=f"{number}")
                codes.append(getattr(await api.send(entered.table, say, entered.token), "code", "done"))
            assert codes[:8] == ["done"] * 8
            assert codes[-1] == "too-fast"
            refusals = []
            for _ in range(40):
                join = msgspec.json.encode(Join(name="Eve", code="ZZZZ9999"))
                refusals.append(await api.call("POST", "/api/join", join, ""))
            assert {status for status, _ in refusals} == {404, 429}
            last = json.loads(refusals[-1][1])
            assert last["code"] == "too-fast"
            assert last["retry"] > 0

        asyncio.run(story())


def test_queries_are_checked(server: Running, ada: Visitor) -> None:
    table = ada.cookies["opened"]
    for query in ("after=x", "after=-1", "wait=61", "wait=1e9", "after=" + "9" * 40, "after=%D9%A1"):
        status, reply = ada.get(f"/api/tables/{table}?{query}")
        assert (status, reply["code"]) == (400, "malformed"), query
    assert ada.get("/api/tables?game=chess")[1]["code"] == "malformed"
    assert ada.get("/api/tables?before=x")[1]["code"] == "malformed"
    assert ada.get(f"/api/tables/{table}/replay/x")[1]["code"] in ("malformed", "wrong-phase")


def test_lists_show_public_tables_only_and_mine_only_mine(server: Running, ada: Visitor) -> None:
    private = ada.cookies["opened"]
    status, reply = ada.post("/api/tables", {**json.loads(GAMES), "visibility": "public", "title": "Everybody!"})
    assert status == 200
    public = reply["table"]
    listed = [table["id"] for table in tables(Visitor(server.port).get("/api/tables?phase=waiting&game=ankh")[1])]
    assert public in listed
    assert private not in listed
    mine = [table["id"] for table in tables(ada.get("/api/me/tables")[1])]
    assert {private, public} <= set(mine)
    assert Visitor(server.port).get("/api/me/tables")[1] == {"tables": [], "next": ""}


def tables(reply: dict[str, object]) -> list[dict[str, object]]:
    """The tables of a list."""
    found = reply["tables"]
    assert isinstance(found, list)
    return found


def test_what_a_page_needs_is_there(server: Running) -> None:
    visitor = Visitor(server.port)
    games = visitor.get("/api/games")[1]
    assert [game["name"] for game in games["games"]] == ["ankh", "pantheon"]  # type: ignore[attr-defined]
    assert games["languages"] == ["en", "pl", "cs", "ru"]
    assert "random" in games["bots"]  # type: ignore[operator]
    for language in ("en", "pl", "cs", "ru"):
        status, headers, body = visitor.call("GET", f"/api/locale/{language}/ankh.game.ftl")
        assert status == 200
        assert headers["content-type"].startswith("text/plain")
        assert b"ankh-god-isis" in body
        rules = visitor.get(f"/api/rules/{language}")[1]["rules"]
        assert isinstance(rules, list)
        assert len(rules) > 400
        assert set(rules[0]) == {"id", "group", "text", "links"}
    for path in (
        "/api/locale/de/ankh.game.ftl",
        "/api/locale/en/nothing.ftl",
        "/api/locale/en/..%2Fankh.game.ftl",
        "/api/rules/de",
    ):
        assert visitor.get(path)[0] == 404
    schema = visitor.get("/api/schema")[1]["$defs"]
    assert isinstance(schema, dict)
    assert {"Answer", "Update", "OpenTable", "SocketRequest"} <= set(schema)
    assert visitor.get("/api/openapi")[1]["openapi"] == "3.1.0"
    assert visitor.get("/version")[1]["protocol"] == 2
    assert visitor.get("/healthz")[0] == visitor.get("/readyz")[0] == 200
    assert visitor.get("/metrics")[0] == 404


def test_the_choices_of_every_game_come_from_its_package(server: Running) -> None:
    found = msgspec.json.decode(Visitor(server.port).call("GET", "/api/games")[2], type=Offered)
    for game, package in zip(found.games, registry.packages(), strict=True):
        assert game.name == package.game.name
        printed = package.catalogue()["choices"]
        assert [choice.name for choice in game.choices] == [choice["name"] for choice in printed]
        assert {choice.name for choice in game.choices} <= set(Setup.__struct_fields__)
        assert game.editions == list(package.editions)


def test_words_of_games_and_shared_words_are_served(server: Running) -> None:
    visitor = Visitor(server.port)
    for file in ("web.ftl", "table.ftl", "pantheon.rules.ftl", "ankh.rules-preview.ftl"):
        status, _, body = visitor.call("GET", f"/api/locale/en/{file}")
        assert status == 200, file
        assert body
    assert visitor.get("/api/locale/en/ankh.ftl")[0] == 404


def test_the_catalogue_of_every_game_is_served(server: Running) -> None:
    visitor = Visitor(server.port)
    for package in registry.packages():
        status, _, body = visitor.call("GET", f"/api/games/{package.game.name}/catalogue")
        assert status == 200
        assert body == msgspec.json.encode(package.catalogue())
    assert visitor.get("/api/games/nothing/catalogue")[0] == 404


def test_metrics_are_shown_where_wanted_and_name_nobody(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("metrics"), site=Site(metrics=True)) as server:
        visitor = Visitor(server.port)
        table = str(visitor.post("/api/tables", json.loads(GAMES))[1]["table"])
        visitor.post(f"/api/tables/{table}/messages", {"type": "say", "id": new_id(), "text": "psst"})
        status, _, body = visitor.call("GET", "/metrics")
        assert status == 200
        text = body.decode()
        assert re.search(r'theomachy_messages_total\{kind="say",outcome="done"\} 1', text)
        assert table not in text
        assert "Ada" not in text
