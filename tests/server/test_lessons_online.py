"""Lessons and progress through HTTP: a table for a lesson, refusals, quotas, and what an account has learned."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.learn.sample_files import sample_lessons
from tests.server.running import Running, Visitor
from theomachy.client import new_id
from theomachy.server.http.lesson_routes import lessons_text
from theomachy.server.tables.limits import LIMITS

__all__ = ["sample_lessons"]


@pytest.fixture
def server(tmp_path: Path, sample_lessons: None) -> Iterator[Running]:
    lessons_text.cache_clear()
    with Running(tmp_path / "data") as running:
        yield running
    lessons_text.cache_clear()


def begun(learner: Visitor, **more: object) -> dict[str, object]:
    status, reply = learner.post("/api/lessons", {"game": "ankh", "lesson": "sample", **more})
    assert status == 200, reply
    return reply


def test_a_visitor_plays_a_lesson_to_its_end(server: Running) -> None:
    ada = Visitor(server.port)
    status, listed = ada.get("/api/lessons")
    assert status == 200
    assert [(one["game"], one["name"], one["of"]) for one in rows(listed["lessons"])] == [
        ("ankh", "sample", 1),
        ("pantheon", "sample", 1),
    ]
    entered = begun(ada, language="ru")
    path = f"/api/tables/{entered['table']}"
    table = part(ada.get(path)[1]["table"])
    assert (table["phase"], table["practice"], table["visibility"]) == ("playing", True, "private")
    assert rows(table["seats"])[0]["name"] == "Вы"
    assert part(table["lesson"])["step"] == 0

    def send(kind: str, **more: object) -> dict[str, object]:
        return ada.post(f"{path}/messages", {"type": kind, "id": new_id(), **more})[1]

    def answer(text: str) -> dict[str, object]:
        (question,) = rows(part(ada.get(path)[1]["game"])["questions"])
        return send("answer", seat=0, asked=question["asked"], option=text)

    assert (answer("gain")["code"], answer("gain")["detail"]) == ("lesson", "lesson-read-first")
    seq = ada.get(path)[1]["seq"]
    unchanged = new_id()
    for _ in range(2):
        reply = ada.post(f"{path}/messages", {"type": "lesson-again", "id": unchanged})[1]
        assert (reply["type"], reply["seq"]) == ("done", seq)
    assert ada.get(path)[1]["seq"] == seq
    assert send("lesson-next")["type"] == "done"
    assert send("lesson-next")["code"] == "lesson"
    assert answer("move")["detail"] == "ankh-lesson-sample-gain-says-later"
    for text in ("gain", "yes", "commanding"):
        assert answer(text)["type"] == "done"
    assert send("lesson-choose", choice="fewer")["detail"] == "ankh-lesson-sample-why-wrong"
    assert send("lesson-choose", choice="more")["type"] == "done"
    for _ in range(3):
        assert send("lesson-show")["type"] == "done"
    table = part(ada.get(path)[1]["table"])
    assert part(table["lesson"])["over"]
    assert (table["phase"], part(table["result"])["ending"]) == ("finished", "lesson")
    assert send("lesson-show")["code"] == "wrong-phase"
    reply = send("rematch")
    assert (reply["code"], reply["detail"]) == ("lesson", "lesson-no-rematch")
    (mine,) = rows(ada.get("/api/me/tables")[1]["tables"])
    assert (mine["lesson"], mine["phase"]) == (True, "finished")


def test_the_same_wish_again_gets_the_same_table_and_a_stranger_none(server: Running) -> None:
    ada = Visitor(server.port)
    wish = new_id()
    first = begun(ada, id=wish)
    assert begun(ada, id=wish)["table"] == first["table"]
    assert begun(ada)["table"] != first["table"]
    assert Visitor(server.port).get(f"/api/tables/{first['table']}")[0] == 404
    assert Visitor(server.port).post("/api/join", {"name": "Eve", "code": first["code"]})[0] == 404


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "ankh", "lesson": "flying"}, 404),
        ({"game": "chess", "lesson": "sample"}, 404),
        ({"game": "ankh", "lesson": "../sample"}, 400),
        ({"game": "ankh"}, 400),
        ({"game": "ankh", "lesson": "sample", "name": "\u202e"}, 422),
    ],
)
def test_what_cannot_be_learned_is_refused(server: Running, wish: dict[str, object], status: int) -> None:
    assert Visitor(server.port).post("/api/lessons", wish)[0] == status


def test_lesson_tables_count_among_the_tables_of_a_person(tmp_path: Path, sample_lessons: None) -> None:
    with Running(tmp_path / "few", limits=replace(LIMITS, tables_per_owner=2)) as running:
        ada = Visitor(running.port)
        begun(ada)
        begun(ada)
        status, reply = ada.post("/api/lessons", {"game": "ankh", "lesson": "sample"})
        assert (status, reply["code"]) == (429, "too-many")


def test_progress_is_kept_with_the_account_and_only_grows(server: Running) -> None:
    ada, phone = Visitor(server.port), Visitor(server.port)
    assert ada.get("/api/account/progress")[0] == 404
    assert ada.post("/api/account/progress", {"lessons": {"ankh": ["sample"]}})[0] == 404
    credentials = {"name": "Ada", "password": "correct horse"}
    assert ada.post("/api/accounts", credentials)[0] == 200
    assert ada.get("/api/account/progress") == (200, {"lessons": {}})
    done = {"lessons": {"ankh": ["sample", "flying", "sample"], "chess": ["opening"]}}
    assert ada.post("/api/account/progress", done) == (200, {"lessons": {"ankh": ["sample"]}})
    assert phone.post("/api/login", credentials)[0] == 200
    both = {"lessons": {"ankh": ["sample"], "pantheon": ["sample"]}}
    assert phone.post("/api/account/progress", {"lessons": {"pantheon": ["sample"]}}) == (200, both)
    assert ada.post("/api/account/progress", {"lessons": {}}) == (200, both)
    assert ada.post("/api/account/progress", {"lessons": {"ankh": ["x" * 100]}})[0] == 400
    exported = ada.get("/api/me/export")[1]
    assert [(one["game"], one["lesson"]) for one in rows(exported["lessons"])] == [
        ("ankh", "sample"),
        ("pantheon", "sample"),
    ]
    assert ada.post("/api/me/delete", {"password": "correct horse"})[0] == 200
    assert ada.post("/api/accounts", credentials)[0] == 200
    assert ada.get("/api/account/progress") == (200, {"lessons": {}})


def part(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def rows(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value
