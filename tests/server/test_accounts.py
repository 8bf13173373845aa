"""Optional accounts: to find one's tables from another device."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

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
    assert bob.post("/api/join", {**by_code, "watch": True})[0] == 200
    assert Visitor(server.port).post("/api/join", {**by_code, "name": "Cid"})[0] == 200
    assert host.post(path, {"type": "kick", "id": new_id(), "seat": 1})[0] == 200
    invite = host.post(path, {"type": "invite", "id": new_id(), "seats": [1]})[1]["invite"]
    status, reply = bob.post("/api/join", {"name": "Bob", "invite": invite})
    assert (status, reply["seats"]) == (200, [1])
