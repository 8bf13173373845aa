"""What operators do, through the real application over real HTTP and sockets."""

import asyncio
import json
from pathlib import Path
from typing import Final

import apsw
import pytest

from tests.server import making
from tests.server.running import HandClock, Running, Visitor, at, send, started, told, two_people, two_seats
from theomachy.client import Api, OutOfStep, Player, new_id
from theomachy.server.http.app import make_app
from theomachy.server.http.endpoint import ENDPOINTS
from theomachy.server.live.ports import Ports
from theomachy.server.operate.admin_call import NoBots
from theomachy.server.operate.folding import Folding
from theomachy.server.operators.retention import Keeping
from theomachy.server.protocol import BanWish, Done, Refused, Say
from theomachy.server.store.authority_key import read_key
from theomachy.server.store.backup import verify_url
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Account, Batch, TableFilter
from theomachy.server.tables.refusal import RequestRefused

PASSWORD: Final = "correct horse"
DAY: Final = 86_400_000
WHY: Final = {"why": "somebody complained"}


def registered(server: Running, name: str) -> Visitor:
    """Somebody with an account."""
    visitor = Visitor(server.port)
    status, _ = visitor.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert status == 200
    return visitor


def operator(server: Running, name: str = "Olga") -> Visitor:
    """Somebody who was made an operator by the command line's key."""
    visitor = registered(server, name)
    status, _, body = Visitor(server.port).call(
        "POST",
        "/api/admin/role",
        {"name": name, "operator": True, "why": "first"},
        {"Authorization": f"Bearer {server.app.operator_key}"},
    )
    assert status == 200, body
    return visitor


def admin(visitor: Visitor, path: str, body: object = None) -> dict[str, object]:
    """A call that succeeds."""
    address = f"/api/admin{path}"
    status, found = visitor.get(address) if body is None else visitor.post(address, body)
    assert status == 200, (path, found)
    return found


async def dismissed(player: Player, code: str) -> None:
    """Wait until the server closed the socket for this reason."""
    with pytest.raises(OutOfStep, match=code):
        await player.until(lambda: False)


def rows(found: dict[str, object], name: str) -> list[dict[str, object]]:
    """A list in a reply."""
    listed = found[name]
    assert isinstance(listed, list)
    return listed


def audited(visitor: Visitor) -> list[tuple[object, object]]:
    """Actions and subjects of the audit log, oldest first."""
    return [(line["action"], line["subject"]) for line in reversed(rows(admin(visitor, "/audit"), "lines"))]


def test_operators_endpoints_do_not_exist_for_anybody_else(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga, ada, nobody = operator(server), registered(server, "Ada"), Visitor(server.port)
        declared = [one for one in ENDPOINTS.values() if one.operator]
        assert len(declared) >= 18
        for one in declared:
            path = one.path.replace("{table}", "0" * 20)
            body: object = None if one.method == "GET" else {}
            unknown = nobody.call(one.method, "/api/no/such/path", body)
            for who, headers in ((nobody, {}), (ada, {}), (nobody, {"Authorization": f"Bearer {'x' * 43}"})):
                status, found, reply = who.call(one.method, path, body, headers)
                assert (status, reply) == (unknown[0], unknown[2]) == (404, reply), one.name
                assert found.keys() == unknown[1].keys(), one.name
            assert olga.call(one.method, path, body)[2] != unknown[2] or "{table}" in one.path, one.name
        admin(olga, "/role", {"name": "Ada", "operator": True, **WHY})
        assert admin(ada, "/me") == {"name": "ada", "operator": True}
        admin(olga, "/role", {"name": "Ada", "operator": False, **WHY})
        assert ada.get("/api/admin/me")[0] == 404, "the role is read at every request"


def test_the_key_of_the_command_line_never_comes_from_a_page(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        key = {"Authorization": f"Bearer {'k' * 43}"}
        assert Visitor(server.port).call("GET", "/api/admin/me", headers=key)[0] == 200
        own = {**key, "Origin": server.address}
        assert Visitor(server.port).call("GET", "/api/admin/me", headers=own)[0] == 404
    with Running(tmp_path) as server:
        assert Visitor(server.port).call("GET", "/api/admin/me", headers={"Authorization": "Bearer "})[0] == 404


def test_a_foreign_page_cannot_act_for_an_operator(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)
        wish = {"kind": "address", "subject": "192.0.2.1", "why": "no"}
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            assert olga.call("POST", "/api/admin/bans", wish, headers)[0] == 403
        assert admin(olga, "/bans") == {"bans": []}


def test_closing_a_running_game_tells_everybody_why(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)

        async def story(api: Api) -> None:
            ada, bob = await started(api, two_seats(other="friend"))
            player = at(api, bob)
            async with player:
                await asyncio.to_thread(admin, olga, f"/tables/{ada.table}/close", {"why": "the club closes"})
                await player.until(player.over)
                result = player.shown().result
                assert result is not None
                assert result.ending == "closed"
                assert player.entries[-1].text == "the club closes"
            shown = await asyncio.to_thread(admin, olga, f"/tables/{ada.table}")
            closed = [one for one in rows(shown, "entries") if one["kind"] == "closed"]
            assert [one["text"] for one in closed] == ["the club closes"]
            reply = await send(api, ada, Say(id=new_id(), text="why?"))
            assert isinstance(reply, Done)

        told(server, story)
        store = server.app.services.store
        assert server.inside(store.next_deadline()) is None
        assert audited(olga)[-1][0] == "close-table"
    assert not verify_url(f"sqlite:///{tmp_path}/theomachy.sqlite3").problems


def test_an_operator_is_not_shown_the_game(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)

        async def story(api: Api) -> None:
            ada, _ = await started(api, two_seats())
            await send(api, ada, Say(id=new_id(), text="hello"))
            shown = await asyncio.to_thread(admin, olga, f"/tables/{ada.table}")
            assert {one["kind"] for one in rows(shown, "entries")} == {"opened", "seated", "started", "said"}
            assert ada.code not in json.dumps(shown)
            listed = await asyncio.to_thread(admin, olga, "/tables?phase=playing&entries=3&idle=0")
            assert [one["id"] for one in rows(listed, "tables")] == [ada.table]
            assert rows(await asyncio.to_thread(admin, olga, "/tables?entries=900"), "tables") == []
            for reader in (f"/api/tables/{ada.table}", f"/api/tables/{ada.table}/log"):
                assert olga.get(reader)[0] == 404

        told(server, story)


def test_a_deleted_table_is_gone_until_it_is_restored(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)

        async def story(api: Api) -> None:
            ada, _ = await two_people(api, two_seats(visibility="public"))
            player = at(api, ada)
            async with player:
                await asyncio.to_thread(admin, olga, f"/tables/{ada.table}/delete", WHY)
                await dismissed(player, "unknown")
            assert rows(Visitor(server.port).get("/api/tables")[1], "tables") == []
            refused = await send(api, ada, Say(id=new_id(), text="hello?"))
            assert isinstance(refused, Refused)
            assert refused.code == "unknown"
            assert olga.post(f"/api/admin/tables/{ada.table}/delete", WHY)[0] == 409
            assert olga.post(f"/api/admin/tables/{ada.table}/purge", WHY)[0] == 409, "it has not ended"
            found = await asyncio.to_thread(admin, olga, "/tables?deleted=yes")
            assert [one["id"] for one in rows(found, "tables")] == [ada.table]
            await asyncio.to_thread(admin, olga, f"/tables/{ada.table}/restore", WHY)
            assert isinstance(await send(api, ada, Say(id=new_id(), text="again")), Done)
            assert len(rows(Visitor(server.port).get("/api/tables")[1], "tables")) == 1

        told(server, story)


def test_purging_removes_every_row_and_leaves_the_hash_of_the_head(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)
        tables: list[str] = []

        async def story(api: Api) -> None:
            ada, _ = await two_people(api, two_seats())
            other, _ = await two_people(api, two_seats())
            tables.extend([ada.table, other.table])
            await send(api, ada, Say(id=new_id(), text="bye"))

        told(server, story)
        table, other = tables
        store = server.app.services.store
        admin(olga, f"/tables/{table}/close", WHY)
        assert olga.post(f"/api/admin/tables/{table}/purge", WHY)[0] == 409, "only after it was deleted"
        head = server.inside(store.entries(table))[-1].hash.hex()
        admin(olga, f"/tables/{table}/delete", WHY)
        assert len(server.inside(store.rows_of_table(table))) > 8
        admin(olga, f"/tables/{table}/purge", WHY)
        assert server.inside(store.rows_of_table(table)) == []
        assert server.inside(store.rows_of_table(other)) != []
        line = rows(admin(olga, "/audit"), "lines")[0]
        facts = line["facts"]
        assert line["action"] == "purge-table"
        assert isinstance(facts, dict)
        assert facts["head"] == head
        assert olga.get(f"/api/admin/tables/{table}")[0] == 404
    report = verify_url(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    assert (report.problems, report.tables, report.audited) == ([], 1, 4)


def test_a_banned_account_loses_its_sockets_and_its_tokens(tmp_path: Path) -> None:
    clock = HandClock()
    with Running(tmp_path, ports=clock, operator_key="k" * 43) as server:
        olga, mallory = operator(server), registered(server, "Mallory")
        opened = mallory.post(
            "/api/tables",
            {"name": "M", "setup": {"game": "ankh", "players": 2}, "seats": [{"kind": "me"}, {"kind": "friend"}]},
        )[1]
        table = opened["table"]
        assert mallory.get(f"/api/tables/{table}")[0] == 200
        admin(olga, "/bans", {"kind": "account", "subject": "MALLORY", "days": 2, "why": "rude"})
        for path in (f"/api/tables/{table}", "/api/me", "/api/me/tables"):
            status, refused = mallory.get(path)
            assert (status, refused["code"]) == (403, "banned"), path
            assert "rude" in str(refused["detail"])
        assert olga.post("/api/admin/bans", {"kind": "account", "subject": "Olga", "why": "x"})[0] == 403
        clock.ahead += 3 * DAY
        assert mallory.get(f"/api/tables/{table}")[0] == 200, "a ban ends by itself"
        admin(olga, "/bans", {"kind": "account", "subject": "mallory", "why": "again"})
        assert mallory.get("/api/me")[0] == 403
        (ban,) = rows(admin(olga, "/bans"), "bans")
        admin(olga, "/bans/lift", {"ban": ban["id"], **WHY})
        assert mallory.get("/api/me")[0] == 200


def test_a_ban_closes_open_sockets_and_refuses_new_ones(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        key = {"Authorization": f"Bearer {'k' * 43}"}

        def banned(body: object) -> None:
            assert Visitor(server.port).call("POST", "/api/admin/bans", body, key)[0] == 200

        async def story(api: Api) -> None:
            ada, bob = await two_people(api, two_seats())
            player = at(api, bob)
            async with player:
                wish = {"kind": "address", "subject": "127.0.0.0/8", "why": "flooding"}
                await asyncio.to_thread(banned, wish)
                await dismissed(player, "banned")
            with pytest.raises(OutOfStep, match="banned"):
                async with at(api, ada):
                    pass
            assert Visitor(server.port).get("/api/tables")[1]["code"] == "banned"
            assert Visitor(server.port).call("GET", "/healthz")[0] == 200

        told(server, story)


@pytest.mark.parametrize("block", ["0.0.0.0/0", "::/0", "10.0.0.0/7", "nonsense", "192.0.2.1/33"])
def test_a_block_that_is_too_wide_or_wrong_is_refused(block: str, tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)
        status, refused = olga.post("/api/admin/bans", {"kind": "address", "subject": block, "why": "x"})
        assert (status, refused["code"]) == (422, "data")


def test_revoking_ends_logins_and_seats(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga, ada = operator(server), registered(server, "Ada")
        opened = ada.post(
            "/api/tables",
            {"name": "A", "setup": {"game": "ankh", "players": 2}, "seats": [{"kind": "me"}, {"kind": "friend"}]},
        )[1]
        shown = admin(olga, "/account?name=ada")
        assert [one["table"] for one in rows(shown, "tables")] == [opened["table"]]
        admin(olga, "/revoke", {"name": "Ada", **WHY})
        assert ada.get(f"/api/tables/{opened['table']}")[0] == 404
        assert ada.get("/api/me")[1]["name"] == ""
        assert admin(olga, "/account?name=Ada")["logins"] == []


def test_a_lost_password_is_replaced_by_a_link_that_works_once(tmp_path: Path) -> None:
    clock = HandClock()
    with Running(tmp_path, ports=clock, operator_key="k" * 43) as server:
        olga, ada = operator(server), registered(server, "Ada")
        link = admin(olga, "/reset", {"name": "Ada", **WHY})
        wish = {"token": link["token"], "new": "another horse"}
        assert Visitor(server.port).post("/api/password/reset", {**wish, "new": "short"})[0] == 422
        assert Visitor(server.port).post("/api/password/reset", wish)[0] == 200
        assert ada.get("/api/me")[1]["name"] == "", "old logins end"
        assert Visitor(server.port).post("/api/password/reset", wish)[0] == 404
        assert Visitor(server.port).post("/api/login", {"name": "Ada", "password": PASSWORD})[0] == 401
        assert Visitor(server.port).post("/api/login", {"name": "Ada", "password": "another horse"})[0] == 200
        late = admin(olga, "/reset", {"name": "Ada", **WHY})
        clock.ahead += 3 * DAY
        assert Visitor(server.port).post("/api/password/reset", {**wish, "token": late["token"]})[0] == 404
        made, used = ("make-reset-link", "ada"), ("use-reset-link", "ada")
        assert audited(olga)[1:] == [made, used, made], "only what was done is noted"
        assert "horse" not in json.dumps(admin(olga, "/audit"))


def test_a_new_password_ends_the_other_logins(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        ada, elsewhere = registered(server, "Ada"), Visitor(server.port)
        assert elsewhere.post("/api/login", {"name": "Ada", "password": PASSWORD})[0] == 200
        assert ada.post("/api/password", {"old": "wrong", "new": "another horse"})[0] == 401
        assert ada.post("/api/password", {"old": PASSWORD, "new": "another horse"})[0] == 200
        assert ada.get("/api/me")[1]["name"] == "Ada"
        assert elsewhere.get("/api/me")[1]["name"] == ""
        assert Visitor(server.port).post("/api/password", {"old": PASSWORD, "new": "another horse"})[0] == 404
        (line,) = server.inside(server.app.operating.audit.page(None)).lines
        assert (line.action, line.who, line.subject) == ("change-password", "system:the-person", "ada")
        assert "horse" not in repr(line)


def test_a_login_ends_after_its_longest_life(tmp_path: Path) -> None:
    clock = HandClock()
    with Running(tmp_path, ports=clock, keeping=Keeping(login_days=10)) as server:
        ada = registered(server, "Ada")
        clock.ahead += 9 * DAY
        assert ada.get("/api/me")[1]["name"] == "Ada"
        clock.ahead += 2 * DAY
        assert ada.get("/api/me")[1]["name"] == ""


def test_the_audit_log_is_chained(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)
        for number in range(3):
            admin(olga, "/bans", {"kind": "address", "subject": f"192.0.2.{number}", "why": "test"})
        assert [action for action, _ in audited(olga)] == ["grant-role", *["ban-address"] * 3]
        lines = rows(admin(olga, "/audit"), "lines")
        assert [line["who"] for line in lines] == ["olga", "olga", "olga", "system:command-line"]
    url = f"sqlite:///{tmp_path}/theomachy.sqlite3"
    assert not verify_url(url).problems


FORGERIES: Final = {
    "changed": "UPDATE audit SET body = CAST('{}' AS BLOB) WHERE seq = 2",
    "another action": "UPDATE audit SET kind = 'ban-device' WHERE seq = 2",
    "another time": "UPDATE audit SET at = at + 1 WHERE seq = 1",
    "lost in the middle": "DELETE FROM audit WHERE seq = 2",
    "cut off": "DELETE FROM audit WHERE seq = 3",
    "all gone": "DELETE FROM audit",
    "without its head": "DELETE FROM audit_head",
}


@pytest.mark.parametrize("how", FORGERIES)
def test_verify_tells_every_forgery_of_the_audit_log(how: str, tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)
        for number in range(2):
            admin(olga, "/bans", {"kind": "address", "subject": f"192.0.2.{number}", "why": "test"})
    database = tmp_path / "theomachy.sqlite3"
    assert not verify_url(f"sqlite:///{database}").problems
    connection = apsw.Connection(str(database))
    connection.execute(FORGERIES[how])
    connection.close()
    assert any("audit" in problem for problem in verify_url(f"sqlite:///{database}").problems)


def opened_by(visitor: Visitor, seats: list[dict[str, str]], **more: object) -> str:
    """A table that somebody with cookies opens."""
    wish = {"name": "Ada", "setup": {"game": "ankh", "players": len(seats)}, "seats": seats, **more}
    status, entered = visitor.post("/api/tables", wish)
    assert status == 200, entered
    return str(entered["table"])


def test_an_export_has_what_is_mine_and_nothing_of_others(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga, ada, bob = operator(server), registered(server, "Ada"), registered(server, "Bob")
        me, friend = {"kind": "me"}, {"kind": "friend"}
        table = opened_by(ada, [me, friend], visibility="public")
        code = ada.get(f"/api/tables/{table}")[1]["table"]["code"]  # type: ignore[index]
        bob.post("/api/join", {"name": "Robert", "code": code})
        for who, text in ((ada, "I am Ada"), (bob, "I am Bob")):
            assert (
                who.post(f"/api/tables/{table}/messages", {"type": "say", "id": new_id(), "text": text})[0] == 200
            )
        ada.post(f"/api/tables/{table}/messages", {"type": "start", "id": new_id()})
        status, headers, body = ada.call("GET", "/api/me/export")
        assert status == 200
        assert headers["content-disposition"].startswith("attachment")
        found = json.loads(body)
        assert (found["name"], len(found["logins"]), found["operator"]) == ("Ada", 1, False)
        (held,) = found["tables"]
        assert (held["id"], held["said"], held["record"]) == (table, ["I am Ada"], ""), "it is still played"
        assert b"I am Bob" not in body
        admin(olga, f"/tables/{table}/close", WHY)
        (held,) = rows(ada.get("/api/me/export")[1], "tables")
        assert "Ada" not in str(held["record"])
        assert Visitor(server.port).get("/api/me/export")[0] == 404


@pytest.mark.parametrize("begun", [False, True])
def test_deleting_oneself_hides_the_name_and_keeps_the_log(begun: bool, tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga, ada, bob = operator(server), registered(server, "Ada"), registered(server, "Bob")
        table = opened_by(ada, [{"kind": "me"}, {"kind": "friend"}], visibility="public")
        shown = ada.get(f"/api/tables/{table}")[1]
        code = shown["table"]["code"]  # type: ignore[index]
        assert bob.post("/api/join", {"name": "Robert the Rude", "code": code})[0] == 200
        messages = f"/api/tables/{table}/messages"
        bob.post(messages, {"type": "say", "id": new_id(), "text": "my address is Elm Street"})
        if begun:
            ada.post(messages, {"type": "start", "id": new_id()})
        hash_before = server.inside(server.app.services.store.entries(table))[-1].hash
        assert bob.post("/api/me/delete", {"password": "wrong"})[0] == 401
        assert bob.post("/api/me/delete", {"password": PASSWORD})[0] == 200
        told_all = json.dumps([ada.get(f"/api/tables/{table}"), ada.get("/api/me/tables"), admin(olga, "/tables")])
        told_all += json.dumps([ada.get(f"/api/tables/{table}/log"), admin(olga, f"/tables/{table}")])
        assert "Robert" not in told_all
        assert "Elm Street" not in told_all
        assert "someone" in told_all
        assert bob.get(f"/api/tables/{table}")[0] == 404
        assert bob.get("/api/me")[1]["name"] == ""
        assert Visitor(server.port).post("/api/login", {"name": "Bob", "password": PASSWORD})[0] == 401
        seats = ada.get(f"/api/tables/{table}")[1]["table"]["seats"]  # type: ignore[index]
        assert (seats[1]["kind"], seats[1]["away"]) == (("person", True) if begun else ("free", False))
        entries = server.inside(server.app.services.store.entries(table))
        assert hash_before in [entry.hash for entry in entries], "the log itself is as it was"
        assert "bob" not in json.dumps(admin(olga, "/audit"))
        assert Visitor(server.port).post("/api/accounts", {"name": "Bob", "password": PASSWORD})[0] == 200
    key = read_key(tmp_path / "authority.key")
    assert key is not None
    report = verify_url(f"sqlite:///{tmp_path}/theomachy.sqlite3", key, Folding().summary)
    assert (report.problems, report.notes) == ([], [])


def test_somebody_else_with_the_same_seat_keeps_the_name(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        ada, bob, carol = registered(server, "Ada"), registered(server, "Bob"), registered(server, "Carol")
        table = opened_by(ada, [{"kind": "me"}, {"kind": "friend"}], visibility="public")
        code = ada.get(f"/api/tables/{table}")[1]["table"]["code"]  # type: ignore[index]
        bob.post("/api/join", {"name": "Bobby", "code": code})
        bob.post(f"/api/tables/{table}/messages", {"type": "leave", "id": new_id()})
        carol.post("/api/join", {"name": "Caroline", "code": code})
        assert bob.post("/api/me/delete", {"password": PASSWORD})[0] == 200
        seen = json.dumps(ada.get(f"/api/tables/{table}/log")[1])
        assert "Bobby" not in seen
        assert "Caroline" in seen
        assert carol.get(f"/api/tables/{table}")[0] == 200


def test_a_guest_deletes_the_device_without_a_password(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        guest = Visitor(server.port)
        table = opened_by(guest, [{"kind": "me"}, {"kind": "bot"}])
        assert guest.get("/api/me/export")[1]["name"] == ""
        assert guest.post("/api/me/delete", {})[0] == 200
        assert guest.get(f"/api/tables/{table}")[0] == 404
        assert guest.get("/api/me/export")[0] == 404


def test_pruning_follows_the_settings_and_says_so(tmp_path: Path) -> None:
    clock = HandClock()
    keeping = Keeping(finished_days=20, waiting_days=10, deleted_days=5, guest_days=30, idle_login_days=15)
    with Running(tmp_path, ports=clock, keeping=keeping, operator_key="k" * 43) as server:
        olga, ada = operator(server), registered(server, "Ada")
        waiting = opened_by(Visitor(server.port), [{"kind": "me"}, {"kind": "friend"}])
        ended = opened_by(Visitor(server.port), [{"kind": "me"}, {"kind": "friend"}])
        admin(olga, f"/tables/{ended}/close", WHY)
        assert admin(olga, "/prune", {"dry_run": True}) == {"counts": {}}
        clock.ahead += 11 * DAY
        playing = opened_by(ada, [{"kind": "me"}, {"kind": "friend"}])
        assert admin(olga, "/prune", {"dry_run": True}) == {"counts": {"waiting-tables": 1}}
        assert rows(admin(olga, "/tables?deleted=yes"), "tables") == [], "a dry run removes nothing"
        assert olga.post("/api/admin/prune", {})[0] == 422, "not without a reason"
        assert admin(olga, "/prune", WHY) == {"counts": {"waiting-tables": 1}}
        assert [action for action, _ in audited(olga)][-2:] == ["prune", "delete-table"]
        assert [one["id"] for one in rows(admin(olga, "/tables?deleted=yes"), "tables")] == [waiting]
        clock.ahead += 9 * DAY
        counts = admin(olga, "/prune", WHY)["counts"]
        assert counts == {"finished-tables": 1, "purged-tables": 1}
        assert server.inside(server.app.services.store.summary(waiting)) is None
        clock.ahead += 6 * DAY
        counts = admin(olga, "/prune", WHY)["counts"]
        assert counts == {"waiting-tables": 1, "purged-tables": 1, "idle-logins": 1}, (
            "Ada was not here for 15 days"
        )
        assert ada.get("/api/me")[1]["name"] == ""
        assert server.inside(server.app.services.store.summary(playing)) is not None
        clock.ahead += 10 * DAY
        counts = admin(olga, "/prune", WHY)["counts"]
        assert isinstance(counts, dict)
        assert counts["guests"] == 2
        actions = [action for action, _ in audited(olga)]
        assert actions.count("purge-table") == 3
        assert "remove-guests" in actions
        metrics = server.app.services.metrics.render().decode()
        assert 'theomachy_pruned_total{what="purged-tables"} 3.0' in metrics
    assert not verify_url(f"sqlite:///{tmp_path}/theomachy.sqlite3").problems


def test_everything_works_on_both_databases(database_url: str) -> None:
    """The queries of operators' tools, once on SQLite and once on PostgreSQL."""

    async def work() -> None:
        store = open_store(database_url, key=making.KEY)
        try:
            app, _ = make_app(store, NoBots(), operator_key="k" * 43)
            operating = app.operating
            await operating.bans.load()
            await store.write(Batch(accounts=[Account("ada", "Ada", "hash", 1), Account("device:1", "", "", 1)]))
            await operating.people.set_role("test", "Ada", True, "why")
            assert await store.operators() == ["ada"]
            await operating.bans.ban("test", BanWish(kind="address", subject="2001:db8::1", why="why"))
            assert [one.subject for one in operating.bans.listed()] == ["2001:db8::/64"]
            with pytest.raises(RequestRefused):
                operating.bans.check_address("2001:db8::2")
            batch, _ = making.opened("t" * 20, title="50% _off_")
            batch.grants = [making.grant("token", "t" * 20, "ada")]
            await store.write(batch)
            other, _ = making.opened("u" * 20)
            other.grants = [making.grant("other token", "u" * 20)]
            await store.write(other)
            for wanted in (TableFilter(text="0% _"), TableFilter(person="ada", entries=1, updated_before=5)):
                assert [one.table for one in await store.find_tables(wanted, (9, "x"))] == ["t" * 20], wanted
            assert await store.find_tables(TableFilter(text="%%", game="ankh", phase="waiting")) == []
            assert [one.name for one in await store.find_accounts("d", False)] == ["ada"]
            assert [one.name for one in await store.find_accounts("", True, (2, "z"))] == ["device:1"]
            await operating.tables.delete("test", "t" * 20, "why")
            assert [one.table for one in await store.summaries()] == ["u" * 20]
            app.services.ports = LateClock()  # type: ignore[misc]
            counts = await operating.retention.prune("test", dry_run=False)
            assert counts == {"guests": 1, "idle-seats": 1, "purged-tables": 1, "waiting-tables": 1}
            assert await store.rows_of_table("t" * 20) == []
            assert [row.seq for row in await store.audit()] == [7, 6, 5, 4, 3, 2, 1]
            await app.drain()
        finally:
            await store.close()

    asyncio.run(work())
    report = verify_url(database_url, making.KEY)
    assert (report.problems, report.audited) == ([], 7)


class LateClock(Ports):
    """Two years later."""

    def now(self) -> int:
        return super().now() + 730 * DAY


def test_a_role_that_is_written_into_the_database_gives_nothing(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        registered(server, "Ada")
    database = tmp_path / "theomachy.sqlite3"
    connection = apsw.Connection(str(database))
    connection.execute("INSERT INTO operators (account, since) VALUES ('ada', 1)")
    connection.close()
    with Running(tmp_path) as server:
        ada = Visitor(server.port)
        assert ada.post("/api/login", {"name": "Ada", "password": PASSWORD})[0] == 200
        assert ada.get("/api/admin/me")[0] == 404
    report = verify_url(f"sqlite:///{database}", read_key(tmp_path / "authority.key"))
    assert any("operators ada" in problem for problem in report.problems)
