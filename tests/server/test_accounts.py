"""Optional accounts: to find one's tables from another device."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import FREE, Running, Visitor
from theomachy.client import new_id

TABLE = {"name": "Ada", "setup": {"game": "ankh", "players": 2}, "seats": [{"kind": "me"}, {"kind": "friend"}]}
ADA = {"name": "Ada", "password": "correct horse"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("accounts")) as running:
        yield running


def ids(visitor: Visitor) -> list[str]:
    """The visitor's own tables."""
    tables = visitor.get("/api/me/tables")[1]["tables"]
    assert isinstance(tables, list)
    return [table["id"] for table in tables]


def test_an_account_takes_over_the_device_and_opens_its_tables_elsewhere(server: Running) -> None:
    laptop = Visitor(server.port)
    assert laptop.get("/api/me")[1] == {"name": ""}
    before = str(laptop.post("/api/tables", TABLE)[1]["table"])
    status, reply = laptop.post("/api/accounts", ADA)
    assert (status, reply) == (200, {"name": "Ada", "token": ""})
    assert laptop.get("/api/me")[1] == {"name": "Ada"}
    after = str(laptop.post("/api/tables", TABLE)[1]["table"])
    assert set(ids(laptop)) == {before, after}

    phone = Visitor(server.port)
    assert ids(phone) == []
    assert phone.post(f"/api/tables/{after}/enter", {})[0] == 404
    assert phone.post("/api/login", {**ADA, "name": "ADA"})[0] == 200
    assert set(ids(phone)) == {before, after}
    for table in (before, after):
        assert phone.get(f"/api/tables/{table}")[0] == 404
        status, reply = phone.post(f"/api/tables/{table}/enter", {})
        assert (status, reply["role"], reply["seats"]) == (200, "host", [0])
        assert phone.get(f"/api/tables/{table}")[0] == 200

    assert phone.post("/api/logout", {})[0] == 200
    assert phone.get("/api/me")[1] == {"name": ""}
    assert laptop.get("/api/me")[1] == {"name": "Ada"}


def test_wrong_names_and_wrong_passwords_are_refused_alike(server: Running) -> None:
    visitor = Visitor(server.port)
    visitor.post("/api/accounts", {"name": "Grace", "password": "nanoseconds"})
    visitor = Visitor(server.port)
    wrong = [
        visitor.call("POST", "/api/login", {"name": name, "password": password})
        for name, password in (("Grace", "microseconds"), ("Nobody", "microseconds"), ("device:00", ""))
    ]
    assert [status for status, _, _ in wrong[:2]] == [401, 401]
    assert wrong[0][2] == wrong[1][2]
    assert wrong[2][0] == 400


@pytest.fixture(scope="module")
def eva(server: Running) -> str:
    """The name of an account."""
    assert Visitor(server.port).post("/api/accounts", {"name": "Eva", "password": "correct horse"})[0] == 200
    return "Eva"


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("Eva", "correct horse", "taken"),
        ("\uff25va", "correct horse", "taken"),
        ("Short", "short", "name"),
        ("device:0", "long enough", "name"),
        ("\u202e", "long enough", "name"),
        ("x" * 33, "long enough", "name"),
    ],
)
def test_accounts_that_cannot_be(server: Running, eva: str, name: str, password: str, code: str) -> None:
    status, reply = Visitor(server.port).post("/api/accounts", {"name": name, "password": password})
    assert status in (409, 422), reply
    assert reply["code"] == code
    assert reply["detail"]


def test_scripts_get_their_token_and_a_login_token_opens_no_table(server: Running) -> None:
    script = Visitor(server.port)
    table = str(script.post("/api/tables", TABLE)[1]["table"])
    reply = script.post("/api/accounts", {"name": "Script", "password": "long enough", "bearer": True})[1]
    other = Visitor(server.port)
    headers = {"Authorization": f"Bearer {reply['token']}"}
    assert json.loads(other.call("GET", "/api/me", headers=headers)[2]) == {"name": "Script"}
    assert other.call("GET", f"/api/tables/{table}", headers=headers)[0] == 404
    status, _, body = other.call("POST", f"/api/tables/{table}/enter", {"bearer": True}, headers)
    assert status == 200
    token = {"Authorization": f"Bearer {json.loads(body)['token']}"}
    assert other.call("GET", f"/api/tables/{table}", headers=token)[0] == 200


def test_a_device_finds_its_own_tables_again(server: Running) -> None:
    visitor = Visitor(server.port)
    table = str(visitor.post("/api/tables", TABLE)[1]["table"])
    del visitor.cookies[f"table-{table}"]
    assert visitor.get(f"/api/tables/{table}")[0] == 404
    assert visitor.post(f"/api/tables/{table}/enter", {})[0] == 200
    assert visitor.get(f"/api/tables/{table}")[0] == 200


def test_ended_tables_are_found_page_by_page_and_do_not_count_against_new_ones(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, tables_per_owner=2, own_page=2)
    with Running(tmp_path, limits) as server:
        visitor = Visitor(server.port)
        tables: list[str] = []
        for _ in range(3):
            for _ in range(2):
                tables.append(str(visitor.post("/api/tables", TABLE)[1]["table"]))
            status, reply = visitor.post("/api/tables", TABLE)
            assert (status, reply["code"]) == (429, "too-many")
            for table in tables[-2:]:
                assert visitor.post(f"/api/tables/{table}/messages", {"type": "close", "id": new_id()})[0] == 200
        waiting = str(visitor.post("/api/tables", TABLE)[1]["table"])
        found: list[str] = []
        page: dict[str, object] = {"next": "x"}
        path = "/api/me/tables"
        while page["next"]:
            page = visitor.get(path)[1]
            assert isinstance(page["tables"], list)
            found += [table["id"] for table in page["tables"]]
            path = f"/api/me/tables?before={page['next']}"
        assert sorted(found) == sorted([*tables, waiting])
        assert [table["id"] for table in visitor.get("/api/me/tables?phase=waiting")[1]["tables"]] == [waiting]  # type: ignore[attr-defined]
        assert visitor.get("/api/me/tables?before=x")[0] == 400


def test_whom_the_host_sent_away_comes_back_by_an_invite_only(server: Running) -> None:
    host, bob = Visitor(server.port), Visitor(server.port)
    opened = host.post("/api/tables", {**TABLE, "visibility": "link"})[1]
    table, by_code = opened["table"], {"name": "Bob", "code": opened["code"]}
    path = f"/api/tables/{table}/messages"

    assert bob.post("/api/join", by_code)[0] == 200
    time.sleep(0.01)
    assert bob.post(path, {"type": "leave", "id": new_id()})[0] == 200
    assert bob.post("/api/join", by_code)[0] == 200  # whoever left may come back
    time.sleep(0.01)
    assert host.post(path, {"type": "kick", "id": new_id(), "seat": 1})[0] == 200
    status, reply = bob.post("/api/join", by_code)
    assert (status, reply["code"]) == (403, "forbidden")
    assert "only a new invite" in str(reply["detail"])
    assert bob.post("/api/join", {**by_code, "watch": True})[0] == 403
    assert Visitor(server.port).post("/api/join", {**by_code, "name": "Cid"})[0] == 200
    assert host.post(path, {"type": "kick", "id": new_id(), "seat": 1})[0] == 200
    invite = host.post(path, {"type": "invite", "id": new_id(), "seats": [1]})[1]["invite"]
    status, reply = bob.post("/api/join", {"name": "Bob", "invite": invite})
    assert (status, reply["seats"]) == (200, [1])


class Lobby:
    """A table with one free seat, and its host."""

    def __init__(self, server: Running) -> None:
        self.port = server.port
        self.host = Visitor(server.port)
        opened = self.host.post("/api/tables", {**TABLE, "visibility": "link"})[1]
        self.table = str(opened["table"])
        self.path = f"/api/tables/{self.table}/messages"
        self.by_code = {"name": "Bob", "code": opened["code"]}

    def invite(self, maker: Visitor, role: str = "seat") -> dict[str, object]:
        """A wish to join by a new invite."""
        seats = [1] if role == "seat" else []
        wish = {"type": "invite", "id": new_id(), "role": role, "seats": seats}
        status, reply = maker.post(self.path, wish)
        assert status == 200, reply
        return {"name": "Bob", "invite": reply["invite"]}

    def kick(self) -> None:
        """Remove whoever sits at seat 1."""
        assert self.host.post(self.path, {"type": "kick", "id": new_id(), "seat": 1})[0] == 200


def register(visitor: Visitor) -> dict[str, str]:
    """Make an account."""
    credentials = {"name": f"P{new_id()[:12]}", "password": "correct horse"}
    assert visitor.post("/api/accounts", credentials)[0] == 200
    return credentials


def log_out(visitor: Visitor) -> None:
    """Log out as a browser does: it forgets the cookies that the server takes back."""
    assert visitor.post("/api/logout", {})[0] == 200
    visitor.cookies = {name: value for name, value in visitor.cookies.items() if value.strip('"')}


@pytest.mark.parametrize("role", ["seat", "spectator"])
def test_invites_of_before_do_not_bring_back_whom_the_host_sent_away(server: Running, role: str) -> None:
    lobby, bob = Lobby(server), Visitor(server.port)
    before = lobby.invite(lobby.host, role)
    assert bob.post("/api/join", lobby.by_code)[0] == 200
    lobby.kick()
    status, reply = bob.post("/api/join", before)
    assert (status, reply["code"]) == (403, "forbidden")
    assert bob.post("/api/join", lobby.invite(lobby.host, role))[0] == 200
    assert Visitor(server.port).post("/api/join", before)[0] == (200 if role == "spectator" else 409)


def test_the_invites_of_a_seat_end_with_it(server: Running) -> None:
    lobby, bob, cid = Lobby(server), Visitor(server.port), Visitor(server.port)
    assert bob.post("/api/join", lobby.by_code)[0] == 200
    to_watch, other_device = lobby.invite(bob, "spectator"), lobby.invite(bob)
    assert cid.post("/api/join", lobby.invite(bob, "spectator"))[0] == 200  # while Bob sits there
    lobby.kick()
    for wish in (to_watch, other_device):
        assert Visitor(server.port).post("/api/join", wish)[1]["code"] == "unknown"


def test_whoever_is_sent_away_does_not_go_on_watching(server: Running) -> None:
    lobby, bob = Lobby(server), Visitor(server.port)
    assert bob.post("/api/join", lobby.by_code)[0] == 200
    watching = bob.post("/api/join", {**lobby.by_code, "watch": True, "bearer": True})[1]["token"]
    headers = {"Authorization": f"Bearer {watching}"}
    assert bob.call("GET", f"/api/tables/{lobby.table}", headers=headers)[0] == 200
    lobby.kick()
    assert bob.call("GET", f"/api/tables/{lobby.table}", headers=headers)[0] == 404
    assert bob.post(f"/api/tables/{lobby.table}/enter", {})[0] == 404


def test_a_new_account_does_not_bring_back_a_device_that_was_sent_away(server: Running) -> None:
    lobby, bob = Lobby(server), Visitor(server.port)
    assert bob.post("/api/join", lobby.by_code)[0] == 200
    lobby.kick()
    register(bob)
    assert bob.post("/api/join", lobby.by_code)[0] == 403
    assert bob.post("/api/join", lobby.invite(lobby.host))[0] == 200


def test_logging_out_does_not_bring_back_an_account_that_was_sent_away(server: Running) -> None:
    lobby, bob = Lobby(server), Visitor(server.port)
    register(bob)
    kept = [cookie for cookie in bob.set_cookies if cookie.startswith("known=")]
    assert ["Path=/api;" in cookie for cookie in kept] == [True]  # sent with /api/join too
    assert bob.post("/api/join", lobby.by_code)[0] == 200
    lobby.kick()
    log_out(bob)
    assert bob.post("/api/join", lobby.by_code)[0] == 403
    assert bob.post("/api/join", {**lobby.by_code, "watch": True})[0] == 403


def test_logging_out_closes_the_seats_of_the_account_in_this_browser(server: Running) -> None:
    lobby, browser = Lobby(server), Visitor(server.port)
    credentials = register(browser)
    assert browser.post("/api/join", lobby.by_code)[0] == 200
    table = f"/api/tables/{lobby.table}"
    script = Visitor(server.port)
    script.cookies = dict(browser.cookies)
    token = script.post(f"{table}/enter", {"bearer": True})[1]["token"]

    async def story() -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        address = f"ws://127.0.0.1:{server.port}{table}/socket?protocol=2"
        async with connect(address, additional_headers={"Cookie": cookies}, proxy=None) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"
            await asyncio.to_thread(log_out, browser)
            frames: list[str] = []
            with suppress(ConnectionClosed):
                while True:
                    frames.append(json.loads(await socket.recv())["type"])
            assert (frames[-1], socket.close_code) == ("goodbye", 1008)

    asyncio.run(asyncio.wait_for(story(), 60))
    assert f"table-{lobby.table}" in browser.cookies
    assert browser.get(table)[0] == 404
    assert browser.post(lobby.path, {"type": "leave", "id": new_id()})[0] == 404
    register(browser)  # somebody else
    assert browser.get(table)[0] == 404
    assert script.call("GET", table, headers={"Authorization": f"Bearer {token}"})[0] == 200
    assert browser.post("/api/login", credentials)[0] == 200
    assert browser.get(table)[0] == 200


def test_logging_in_on_a_device_does_not_take_its_seats(server: Running) -> None:
    lobby, bob, eve = Lobby(server), Visitor(server.port), Visitor(server.port)
    credentials = register(eve)
    assert bob.post("/api/join", lobby.by_code)[0] == 200
    assert bob.post("/api/login", credentials)[0] == 200
    log_out(bob)
    assert eve.post(f"/api/tables/{lobby.table}/enter", {})[0] == 404
    assert ids(eve) == []
    assert bob.get(f"/api/tables/{lobby.table}")[0] == 200
