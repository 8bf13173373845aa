"""`theomachy admin`: by the running server, and on the database while no server runs."""

import json
import stat
import subprocess
import sys
from pathlib import Path

from tests.server.running import Visitor
from tests.server.served import Served

PASSWORD = "correct horse"


def admin(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    command = [
        sys.executable,
        "-m",
        "theomachy",
        "admin",
        *arguments,
        "--data-dir",
        str(folder / "data"),
        "--json",
    ]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_an_operator_is_made_by_the_running_server_and_without_one(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        key = tmp_path / "data" / "operator-key.json"
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        ada = Visitor(server.port)
        assert ada.post("/api/accounts", {"name": "Ada", "password": PASSWORD})[0] == 200
        assert ada.get("/api/admin/me")[0] == 404
        done = admin(tmp_path, "grant", "Ada", "--why", "first operator")
        assert done.returncode == 0, done.stderr
        assert ada.get("/api/admin/me")[1]["operator"] is True
        again = admin(tmp_path, "grant", "Ada")
        assert again.returncode == 1
        assert "already" in again.stderr
    assert not key.exists(), "the key ends with the server"
    listed = admin(tmp_path, "people")
    assert listed.returncode == 0, listed.stderr
    assert [one["operator"] for one in json.loads(listed.stdout)["people"]] == [True]
    taken = admin(tmp_path, "take", "Ada")
    assert taken.returncode == 0, taken.stderr
    lines = json.loads(admin(tmp_path, "audit").stdout)["lines"]
    assert [(line["action"], line["who"]) for line in lines] == [
        ("take-role", "system:command-line"),
        ("grant-role", "system:command-line"),
    ]


def test_a_seat_gets_new_access_by_the_command_line(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        ada = Visitor(server.port)
        seats = [{"kind": "me"}, {"kind": "bot"}]
        opened = ada.post("/api/tables", {"name": "Ada", "setup": {"game": "ankh", "players": 2}, "seats": seats})
        table = str(opened[1]["table"])
        refused = admin(tmp_path, "rotate", table, "1")
        assert refused.returncode == 1
        assert "a bot sits at seat 1" in refused.stderr
        done = admin(tmp_path, "rotate", table, "0", "--why", "the link leaked")
        assert done.returncode == 0, done.stderr
        assert ada.get(f"/api/tables/{table}")[0] == 404
        link = json.loads(done.stdout)
        status, joined = ada.post("/api/join", {"name": "Ada", "invite": link["invite"]})
        assert (status, joined["role"], joined["seats"]) == (200, "host", [0])


def test_a_key_of_a_server_that_was_killed_does_not_mislead(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    left = {"host": "127.0.0.1", "port": 9, "key": "old"}
    (tmp_path / "data" / "operator-key.json").write_text(json.dumps(left))
    found = admin(tmp_path, "tables")
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["tables"] == []
