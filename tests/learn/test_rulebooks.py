"""Every rulebook says the same in four languages, names only what exists, and leaves no rule out."""

from importlib.resources import files

import pytest

from theomachy.engine.refusal import DataError
from theomachy.engine.things import Thing
from theomachy.games import registry
from theomachy.learn import rulebook
from theomachy.learn.example import examples
from theomachy.learn.markdown import Block, Chapter
from theomachy.words import rule_catalogue
from theomachy.words.texts import LANGUAGES

from .test_examples import printed

BOOKS = [(game, edition) for game in rulebook.games() for edition in rulebook.editions(game)]


def prefixes(game: str, edition: str) -> tuple[str, ...]:
    """The prefixes of the rules that a book has to speak of: those of its edition."""
    books = registry.package(game).rule_books
    names = rulebook.editions(game)
    return tuple(book.prefix for n, book in enumerate(books) if len(names) == 1 or n == names.index(edition))


def left_out(game: str) -> dict[str, str]:
    """Rules that a book need not cite, each with the reason."""
    path = files(registry.package(game).folder).joinpath(rulebook.FOLDER, "uncited.txt")
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    pairs = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return {rule: reason for rule, _, reason in pairs}


def shape(chapter: Chapter) -> list[object]:
    """What has to be the same in every language."""
    return [
        (block.kind, block.level, len(block.rows), [len(row) for row in block.rows], block.name, ids(block))
        for block in chapter.blocks
    ]


def ids(block: Block) -> list[str]:
    """The rules, things and chapters that a block names; their order is a matter of the language."""
    spans = [*block.spans, *(span for row in block.rows for cell in row for span in cell)]
    return sorted(f"{span.kind} {span.of} {span.name}" for span in spans if span.name)


def test_there_is_a_book() -> None:
    assert BOOKS
    for game, edition in BOOKS:
        assert len(rulebook.chapters(game, edition, "en")) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), BOOKS)
def test_all_languages_say_the_same(game: str, edition: str, language: str) -> None:
    english = rulebook.chapters(game, edition, "en")
    here = rulebook.chapters(game, edition, language)
    assert [chapter.name for chapter in here] == [chapter.name for chapter in english]
    for one, other in zip(here, english, strict=True):
        assert shape(one) == shape(other), f"{language} {one.name}"


@pytest.mark.parametrize(("game", "edition"), BOOKS)
def test_a_book_names_only_what_exists(game: str, edition: str) -> None:
    found = rulebook.chapters(game, edition, "en")
    names = {chapter.name for chapter in found}
    known = set(rule_catalogue.groups("en"))
    for chapter in found:
        for span in chapter.spans():
            if span.kind == "rule":
                assert span.name in known, f"{chapter.name}: {span.name}"
            if span.kind == "thing":
                assert printed(game, Thing(span.of, span.name)), f"{chapter.name}: {span.of}:{span.name}"
            if span.kind == "chapter":
                assert span.name in names, f"{chapter.name}: #{span.name}"
        assert [one for one in chapter.examples() if one not in examples(game)] == []
        for block in chapter.blocks:
            if block.kind == "things":
                assert registry.package(game).printed["things"][block.name]["items"], block.name


@pytest.mark.parametrize(("game", "edition"), BOOKS)
def test_a_book_leaves_no_rule_out(game: str, edition: str) -> None:
    cited = rulebook.cited(game, edition)
    excused = left_out(game)
    wanted = [rule for rule in rule_catalogue.groups("en") if rule.partition("-")[0] in prefixes(game, edition)]
    assert wanted
    assert [rule for rule in wanted if rule not in cited and rule not in excused] == []
    assert [rule for rule in excused if rule in cited] == []
    assert all(len(reason.split()) > 2 for reason in excused.values())


@pytest.mark.parametrize(("game", "edition"), BOOKS)
def test_a_book_has_worked_examples_and_answers_the_usual_questions(game: str, edition: str) -> None:
    found = rulebook.chapters(game, edition, "en")
    assert sum(len(chapter.examples()) for chapter in found) >= 12
    assert {"players", "rulings"} <= {chapter.name for chapter in found}


GOOD = "# Title\n\n## Part\n\nA *word* [PAN-END-01] and [[god:vinthrad|him]], see [there](#end).\n"


def test_a_chapter_is_read_into_blocks_and_spans() -> None:
    chapter = Chapter(
        "toy", GOOD + "\n- one\n  more\n- two\n\n> note\n\n| a | b |\n| --- | --- |\n| 1 | **2** |\n", "x"
    )
    assert chapter.title == "Title"
    assert [block.kind for block in chapter.blocks] == ["heading", "text", "list", "remark", "table"]
    assert chapter.blocks[0].name == "toy-1"
    assert [span.kind for span in chapter.blocks[1].spans] == [
        *("text", "emphasis", "text", "rule", "text", "thing", "text", "chapter", "text")
    ]
    assert chapter.blocks[2].rows[0][0][0].text == "one more"
    assert chapter.blocks[4].rows[1][1][0].kind == "strong"
    assert chapter.cited() == ["PAN-END-01"]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("No title\n", "x:1: a chapter begins with"),
        ("# T\n\na `code`\n", "x:3: '`' begins nothing"),
        ("# T\n\n<b>bold</b>\n", "x:3: '<' begins nothing"),
        ("# T\n\n- one\nmore\n", "x:4: a list goes on"),
        ("# T\n\n| a |\n| b |\n| c |\n", "x:3: a table has a head"),
        ("# T\n\n| a | b |\n| --- | --- |\n| c |\n", "x:3: the rows of a table differ"),
        ("# T\n\n| a |\n| --- |\n| c\n", "x:5: a row of a table ends"),
        ("# T\n\n{{unknown: x}}\n", "x:3: '{' begins nothing"),
    ],
)
def test_what_a_book_does_not_know_is_refused(source: str, reason: str) -> None:
    with pytest.raises(DataError, match=reason.replace("|", r"\|").replace("{", r"\{")):
        Chapter("toy", source, "x")


def test_an_edition_that_there_is_not_is_refused() -> None:
    with pytest.raises(DataError, match="no edition 'other'"):
        rulebook.chapters(BOOKS[0][0], "other", "en")
