"""Everything the terminal says goes through Fluent: in the language made of accents no plain letter is left."""

import re
from io import StringIO

import pytest
from rich.console import Console

from theomachy.engine.decision import State
from theomachy.games import registry
from theomachy.games.pantheon.rules.board import BOARD
from theomachy.play.setup import Wishes
from theomachy.play.table import Played
from theomachy.terminal.session import Quit, TerminalGame
from theomachy.words.pseudo import PSEUDO, accented, pseudo
from theomachy.words.rule_catalogue import search
from theomachy.words.texts import LANGUAGES, texts

RULE = re.compile(r"\b[A-Z]+-[A-Z]+-\d+\b")
SIGN = re.compile(r"[wcsmaxpOTP](?=--|[^\x00-\x7f])")
"""A piece on the map of Egypt, before the name of its god."""
HEXES = re.compile(r"^ ?\d+  .*$", re.MULTILINE)
"""A row of the map of Pantheon."""
OFFERED = re.compile(r"^ +\d+  \S+", re.MULTILINE)
"""An option as it is typed, before it is told."""
SITES = re.compile("|".join(sorted(BOARD.site_names.values(), key=len, reverse=True)))
"""Names that stand on the board, the same in every language."""
LEVEL = re.compile(r"\b(I|II|III|IV)\b")
"""A face of a sacrifice token."""
LETTER = re.compile(r"[A-Za-z]+")


def plain_letters(shown: str) -> set[str]:
    """The words in a text that are neither accented nor notation."""
    for notation in (RULE, HEXES, OFFERED, SITES, LEVEL, SIGN):
        shown = notation.sub("", shown)
    return set(LETTER.findall(shown))


def screen(table: Played[State], humans: int, typed: list[str]) -> str:
    """What is shown to people typing so, and what they are asked."""
    console = Console(record=True, width=300, file=StringIO())

    def read(prompt: str) -> str:
        console.print(prompt, markup=False, highlight=False)
        if not typed:
            raise Quit
        return typed.pop(0)

    try:
        TerminalGame(table, humans, 3, console, read).play()
    except Quit:
        assert humans
    return console.export_text()


@pytest.mark.parametrize("edition", ["final", "preview"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_whole_games_of_ankh_are_shown_in_words_of_fluent_alone(edition: str, players: int) -> None:
    package = registry.package("ankh")
    table = Played(package, package.header(Wishes(players=players, edition=edition), players), texts(PSEUDO))
    shown = screen(table, 0, [])
    assert len(shown) > 10_000
    assert plain_letters(shown) == set()


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_of_pantheon_are_shown_in_words_of_fluent_alone(players: int) -> None:
    package = registry.package("pantheon")
    table = Played(package, package.header(Wishes(players=players), players), texts(PSEUDO))
    shown = screen(table, 0, [])
    assert len(shown) > 10_000
    assert plain_letters(shown) == set()


@pytest.mark.parametrize("game", registry.names())
def test_questions_options_refusals_and_commands_are_words_of_fluent_alone(game: str) -> None:
    package = registry.package(game)
    table = Played(package, package.header(Wishes(players=2), 2), texts(PSEUDO))
    typed = ["", "map", "?", "why 4,4", "why pass", "99", "undo", *["1", "2", "3", "why move"] * 25]
    shown = screen(table, 2, typed)
    assert OFFERED.search(shown)
    assert RULE.search(shown)
    assert plain_letters(shown) == set()


def test_a_text_beside_fluent_would_be_found() -> None:
    assert plain_letters(f"{accented('Isis moves')} a Warrior. [ANKH-MOVE-01]") == {"a", "Warrior"}


def test_the_language_is_made_of_english_and_longer() -> None:
    made = pseudo(
        "## Moves\n\nmoved = { $who } moves { $amount ->\n [one] one\n *[other] more\n }.\n    .acc = it\n"
    )
    assert "## Ṁööṽééš" in made
    assert "{ $who } ɱööṽééš" in made
    assert "[one] ööñéé" in made
    assert ".acc = îîţ" in made
    words = texts("en")
    long = texts(PSEUDO)
    assert len(long.text("terminal-help")) > 1.25 * len(words.text("terminal-help"))
    assert long.form("ankh-kind-warrior", "acc") == accented("Warrior")
    assert search("ANKH-POW-14", long)[0]["text"] == accented(search("ANKH-POW-14", words)[0]["text"])
    assert PSEUDO not in LANGUAGES
