"""Profiles, friends, people kept away, what somebody chose, and one's own games among thousands."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import apsw
import pytest

from tests.server.making import grant, opened
from tests.server.running import HandClock, Running, Visitor
from tests.server.test_ratings import beaten, begun, person, rate, ratings, tell, wish
from theomachy.server.ratings.rating import DAY
from theomachy.server.store.driver import Row
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Account, Batch
from theomachy.server.tables.limits import Limits, Rate


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as running:
        yield running


def look(who: Visitor, name: str) -> tuple[int, dict[str, object]]:
    """The profile of somebody."""
    return who.get(f"/api/people?name={quote(name)}")


def tie(who: Visitor, name: str, kind: str, on: bool = True) -> tuple[int, dict[str, object]]:
    """Say something about somebody."""
    return who.post("/api/me/people", {"name": name, "tie": kind, "on": on})


def chosen(who: Visitor, **choices: str) -> tuple[int, dict[str, object]]:
    """Choose something for oneself."""
    return who.post("/api/me/choices", choices)


# -- who sees what


def test_a_profile_is_shown_to_whom_its_person_shows_it(server: Running) -> None:
    ada, bob, guest = person(server, "Ada"), person(server, "Bob"), Visitor(server.port)
    nobody = look(guest, "Nobody at all")
    assert nobody[0] == 404
    assert look(ada, "Ada")[0] == 200
    assert look(bob, "Ada") == nobody, "who never chose is shown to friends only"
    assert chosen(ada, shown_to="everyone")[0] == 200
    assert look(guest, "ADA")[0] == 200
    assert chosen(ada, shown_to="friends")[0] == 200
    assert look(bob, "Ada") == look(guest, "Ada") == nobody
    assert tie(bob, "Ada", "friend")[1]["asked"] == ["Ada"]
    assert look(bob, "Ada") == nobody, "asking is not enough"
    assert tie(ada, "Bob", "friend")[1]["friends"] == ["Bob"]
    assert look(bob, "Ada")[1]["friend"] == "friends"
    assert chosen(ada, shown_to="nobody")[0] == 200
    assert look(bob, "Ada") == nobody
    assert look(ada, "Ada")[1]["own"] is True


def test_tables_that_are_not_public_are_on_no_other_profile(server: Running) -> None:
    ada, bob, guest = person(server, "Ada"), person(server, "Bob"), Visitor(server.port)
    chosen(ada, shown_to="everyone")
    hidden = begun(ada, bob, visibility="link", title="hidden")
    tell(bob, hidden, type="concede", seat=1)
    running = begun(ada, bob, title="running")
    rate(server)
    shown = look(guest, "Ada")[1]
    assert (shown["results"], shown["opponents"], shown["recent"], shown["counted"]) == ([], [], [], 0)
    assert len(shown["ratings"]) == 1, "what counts for ratings is told, but not the table"  # type: ignore[arg-type]
    said = json.dumps(shown)
    assert hidden not in said
    assert running not in said
    own = look(ada, "Ada")[1]
    assert [one["id"] for one in own["recent"]] == [hidden]  # type: ignore[attr-defined]
    assert own["opponents"] == [{"name": "Bob", "played": 1, "ahead": 1}]


def test_nobody_is_shown_the_name_under_which_logs_know_a_player(server: Running) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    table = beaten(ada, bob)
    rate(server)
    found = server.inside(server.app.services.store.person("ada"))
    assert found is not None
    pages = (f"/api/tables/{table}", f"/api/tables/{table}/log", f"/api/tables/{table}/record", "/api/me/export")
    for path in (*pages, "/api/me/tables", "/api/people?name=Ada", "/api/ratings/ankh?players=2"):
        status, _, body = ada.call("GET", path)
        assert status == 200, path
        assert found.player.encode() not in body, path


def test_names_are_tried_at_a_limited_rate(tmp_path: Path) -> None:
    with Running(tmp_path, limits=Limits(profiles=Rate(3, 0.001))) as server:
        guest = Visitor(server.port)
        assert [look(guest, f"name {n}")[0] for n in range(5)] == [404, 404, 404, 429, 429]


# -- friends, and people kept away


def test_friends_ask_accept_decline_and_part(server: Running) -> None:
    ada, bob, cyd = person(server, "Ada"), person(server, "Bob"), person(server, "Cyd")
    assert tie(ada, "Bob", "friend")[1]["asked"] == ["Bob"]
    assert bob.get("/api/me/people")[1]["asking"] == ["Ada"]
    assert tie(bob, "Ada", "friend", on=False)[1]["asking"] == [], "declined"
    assert ada.get("/api/me/people")[1]["asked"] == []
    tie(ada, "Bob", "friend")
    assert tie(bob, "Ada", "friend")[1]["friends"] == ["Ada"]
    assert tie(bob, "Ada", "friend")[1]["friends"] == ["Ada"], "saying it again changes nothing"
    assert tie(ada, "Bob", "friend", on=False)[1]["friends"] == []
    assert bob.get("/api/me/people")[1] == {"friends": [], "asked": [], "asking": [], "blocked": [], "muted": []}
    assert tie(cyd, "Nobody", "friend")[0] == 404
    assert tie(cyd, "Cyd", "friend")[1]["code"] == "data"
    assert Visitor(server.port).get("/api/me/people")[0] == 404
    assert cyd.post("/api/me/people", {"name": "Ada", "tie": "enemy", "on": True})[0] == 400


def test_somebody_blocked_stays_away_and_is_told_nothing(server: Running) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    chosen(ada, shown_to="everyone")
    tie(ada, "Bob", "friend")
    tie(bob, "Ada", "friend")
    assert tie(ada, "Bob", "block")[1] == {
        "friends": [], "asked": [], "asking": [], "blocked": ["Bob"], "muted": [],
    }  # fmt: skip
    assert look(bob, "Ada") == look(bob, "Nobody")
    assert tie(bob, "Ada", "friend") == tie(bob, "Nobody", "friend")
    table = ada.post("/api/tables", {**wish(), "rated": False})[1]
    for watch in (False, True):
        status, refused = bob.post("/api/join", {"name": "Bob", "code": table["code"], "watch": watch})
        assert (status, refused["code"]) == (403, "forbidden")
    assert bob.post("/api/logout", {})[0] == 200
    assert bob.post("/api/join", {"name": "Bob", "code": table["code"]})[0] == 403, "the device is known"
    assert tie(ada, "Bob", "block", on=False)[0] == 200
    assert bob.post("/api/join", {"name": "Bob", "code": table["code"]})[0] == 200


def test_a_guest_mutes_somebody_at_the_table(server: Running) -> None:
    ada, guest = person(server, "Ada"), Visitor(server.port)
    table = ada.post("/api/tables", {**wish(), "rated": False})[1]
    path = f"/api/tables/{table['table']}"
    assert guest.post("/api/join", {"name": "Guest", "code": table["code"]})[0] == 200
    assert guest.get(f"{path}/muted")[1] == {"seats": []}
    assert guest.post(f"{path}/mute", {"seat": 0, "on": True})[0] == 200
    assert guest.get(f"{path}/muted")[1] == {"seats": [0]}
    assert ada.get(f"{path}/muted")[1] == {"seats": []}, "nobody is told"
    assert guest.post(f"{path}/mute", {"seat": 1, "on": True})[1]["code"] == "no-seat", "that is the guest"
    assert guest.post(f"{path}/mute", {"seat": 5, "on": True})[1]["code"] == "no-seat"
    assert guest.post(f"{path}/mute", {"seat": 0, "on": False})[0] == 200
    assert guest.get(f"{path}/muted")[1] == {"seats": []}


# -- what somebody chose


def test_choices_come_along_and_bad_ones_are_refused(server: Running) -> None:
    ada = person(server, "Ada")
    assert ada.get("/api/me/choices")[1] == {"shown_to": "friends", "language": "", "zone": ""}
    assert chosen(ada, shown_to="everyone", language="cs", zone="Europe/Prague")[0] == 200
    phone = Visitor(server.port)
    phone.post("/api/login", {"name": "ada", "password": "correct horse"})
    kept = {"shown_to": "everyone", "language": "cs", "zone": "Europe/Prague"}
    assert phone.get("/api/me/choices")[1] == kept
    for bad, status in (
        ({"language": "xx"}, 422),
        ({"zone": "Europe/Atlantis"}, 422),
        ({"zone": "<b>"}, 400),
        ({"shown_to": "mum"}, 400),
    ):
        assert chosen(ada, **bad)[0] == status, bad
    assert phone.get("/api/me/choices")[1] == kept
    assert Visitor(server.port).post("/api/me/choices", {})[0] == 404


def test_what_is_kept_about_people_is_exported_and_deleted(server: Running) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    beaten(ada, bob)
    rate(server)
    tie(ada, "Bob", "friend")
    tie(bob, "Ada", "mute")
    chosen(ada, shown_to="everyone", language="pl")
    exported = ada.get("/api/me/export")[1]
    assert exported["choices"] == {"shown_to": "everyone", "language": "pl", "zone": ""}
    assert [(one["name"], one["tie"]) for one in exported["people"]] == [("Bob", "friend")]  # type: ignore[attr-defined]
    assert exported["ratings"] == [ratings(ada, "Ada")]
    assert ada.post("/api/me/delete", {"password": "correct horse"})[0] == 200
    assert bob.get("/api/me/people")[1]["muted"] == []
    assert server.inside(server.app.services.store.ties_about("ada")) == []
    assert server.inside(server.app.services.store.person("ada")) is None


# -- leaderboards


def test_a_leaderboard_has_the_sure_ones_who_show_themselves(tmp_path: Path) -> None:
    ports = HandClock()
    with Running(tmp_path, ports=ports) as server:
        ada, bob = person(server, "Ada"), person(server, "Bob")
        for number in range(20):
            beaten(*((ada, bob) if number % 3 else (bob, ada)))
            if number % 4 == 3:
                ports.ahead += DAY
        rate(server)
        board = ada.get("/api/ratings/ankh?players=2&edition=final")[1]
        assert [one["name"] for one in board["leaders"]] == ["Ada", "Bob"]  # type: ignore[attr-defined]
        assert ada.get("/api/ratings")[1] == {
            "pools": [{"game": "ankh", "edition": "final", "players": 2, "rated": 2}]
        }
        assert ada.get("/api/ratings/ankh?players=2&edition=preview")[1]["leaders"] == []
        chosen(bob, shown_to="friends")
        board = ada.get("/api/ratings/ankh?players=2")[1]
        assert [one["name"] for one in board["leaders"]] == ["Ada"]  # type: ignore[attr-defined]
        refused = {"nothing": 404, "ankh?players=9": 404, "ankh?edition=x": 400, "ankh?players=x": 400}
        for bad, status in refused.items():
            assert ada.get(f"/api/ratings/{bad}")[0] == status, bad


# -- my games among many


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with 5,000 accounts and 10,000 tables, of which Ann has 250."""
    folder = tmp_path_factory.mktemp("crowded")

    async def fill() -> None:
        store = open_store(f"sqlite:///{folder}/theomachy.sqlite3")
        accounts = [Account("ann", "Ann", "x", 1), *[Account(f"p{n}", f"P{n}", "x", 1) for n in range(4_999)]]
        await store.write(Batch(accounts=accounts))
        for start in range(0, 10_000, 1_000):
            together = Batch()
            for number in range(start, start + 1_000):
                batch, _ = opened(f"{number:020}", phase="finished" if number % 4 else "playing", updated=number)
                owner = "ann" if number % 40 == 0 else f"p{number % 4_999}"
                together.entries += batch.entries
                together.summaries += batch.summaries
                together.grants.append(grant(f"t{number}", f"{number:020}", owner))
            await store.write(together)
        await store.close()

    asyncio.run(fill())
    return folder


def test_ones_own_games_are_found_without_looking_at_all_tables(crowded: Path) -> None:
    statements: list[tuple[str, Row]] = []

    async def read() -> None:
        store = open_store(f"sqlite:///{crowded}/theomachy.sqlite3")
        plain = store._rows

        async def counted(sql: str, *values: int | str | bytes | None) -> list[Row]:
            statements.append((sql, values))
            return await plain(sql, *values)

        store._rows = counted  # type: ignore[method-assign]
        try:
            page = await store.summaries(owners=["ann", "device:x"], phase="playing", limit=200)
            assert len(page) == 200
            rest = await store.summaries(
                owners=["ann"], phase="playing", before=(page[-1].updated, page[-1].table), limit=200
            )
            assert len(rest) == 50
            assert await store.held("ann") == 250
            assert len(await store.first_entries([one.table for one in page])) == 200
            await store.leaders("ankh/final/2", 8, 4_000_000, 100)
            await store.past_ratings("somebody", 300)
            await store.ratings_of("somebody")
            await store.rating_due()
        finally:
            await store.close()

    asyncio.run(read())
    connection = apsw.Connection(str(crowded / "theomachy.sqlite3"))
    try:
        for sql, values in statements:
            assert len(values) < 500, "no statement names all of somebody's tables"
            plan = [str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
            scans = [line for line in plan if line.startswith("SCAN")]
            assert all("rated_games_open" in line for line in scans), (sql, plan)
    finally:
        connection.close()
