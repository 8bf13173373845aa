"""Worked examples and rulebooks over HTTP."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
import pytest

from tests.server.running import Running, Visitor
from theomachy.games import registry
from theomachy.learn import rulebook
from theomachy.learn.example import examples
from theomachy.server.http.book_routes import pdf_of, rulebook_text
from theomachy.server.protocol import ExampleList, ExampleShown, RulebookList, RulebookShown
from theomachy.words.texts import LANGUAGES

Reply = TypeVar("Reply")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("books")) as running:
        yield running


def read(server: Running, path: str, shape: type[Reply]) -> Reply:
    status, _, body = Visitor(server.port).call("GET", path)
    assert status == 200, body
    return msgspec.json.decode(body, type=shape)


def test_examples_are_listed_with_what_they_are_examples_of(server: Running) -> None:
    for game in registry.names():
        listed = read(server, f"/api/examples/{game}", ExampleList).examples
        assert [one.name for one in listed] == list(examples(game))
        for one in listed:
            assert one.rules == examples(game)[one.name].rules
            assert one.edition in rulebook.editions(game)


def test_an_example_shows_every_moment_through_the_eyes_of_its_seat(server: Running) -> None:
    shown = read(server, "/api/examples/pantheon/first-move", ExampleShown)
    assert shown.called == ["red", "green"]
    assert [moment.seat for moment in shown.moments] == [None, 0, 0, 0, 0, 0]
    assert [moment.text for moment in shown.moments][1:] == ["move", "card-move", "4,2", "5,2", "4,3"]
    assert shown.moments[3].things[0].name == "4,2"
    assert [event.kind for event in shown.moments[5].events] == ["column-placed"]
    views = [msgspec.json.decode(moment.view) for moment in shown.moments]
    assert views[0]["players"][0]["feet"] == []
    assert views[5]["players"][0]["columns"] == ["4,3"]
    assert "hand" not in views[0]["players"][1] or views[0]["players"][1]["hand"] is None


def test_books_are_served_in_every_language(server: Running) -> None:
    for language in LANGUAGES:
        books = read(server, f"/api/rulebooks/{language}", RulebookList).books
        assert {book.game for book in books} == set(rulebook.games())
        for book in books:
            edition = f"?edition={book.edition}" if book.edition else ""
            shown = read(server, f"/api/rulebook/{book.game}/{language}{edition}", RulebookShown)
            assert [chapter.name for chapter in shown.chapters] == [chapter.name for chapter in book.chapters]
            assert [chapter.title for chapter in shown.chapters] == [chapter.title for chapter in book.chapters]
            assert all(
                name in {chapter.name for chapter in book.chapters} for at in book.cited.values() for name in at
            )


@pytest.mark.parametrize(
    "path",
    [
        "/api/examples/chess",
        "/api/examples/pantheon/nothing",
        "/api/rulebook/chess/en",
        "/api/rulebook/pantheon/de",
        "/api/rulebook/pantheon/en?edition=other",
        "/api/rulebooks/de",
    ],
)
def test_what_there_is_not_is_refused(server: Running, path: str) -> None:
    assert Visitor(server.port).get(path)[0] == 404


def test_a_book_says_where_its_pdf_is() -> None:
    assert pdf_of("pantheon", "", "pl") == "rulebook/pantheon-pl.pdf"
    assert pdf_of("toy", "preview", "en") == "rulebook/toy-preview-en.pdf"
    found = msgspec.json.decode(rulebook_text("pantheon", "", "en", "rulebook/x.pdf"), type=RulebookShown)
    assert found.pdf == "rulebook/x.pdf"
