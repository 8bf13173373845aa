"""Whole games in 80 columns and 24 lines: no line is too long, no word is split, no page is too tall."""

import re
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.games import registry
from theomachy.play.setup import Wishes
from theomachy.play.table import Played
from theomachy.terminal.session import Quit, TerminalGame
from theomachy.words.texts import LANGUAGES, texts

COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
GAMES = ("ankh", "pantheon")


class Sitting:
    """One person at seat 0 of a terminal of some size, and what is seen there."""

    def __init__(
        self,
        game: str,
        typed: list[str],
        language: str = "en",
        size: tuple[int, int] = (80, 24),
        paged: bool = True,
        seed: int = 7,
        players: int = 3,
        humans: int = 1,
    ) -> None:
        package = registry.package(game)
        self.table: Played[State] = Played(package, package.header(Wishes(players=players), seed), texts(language))
        self.typed = typed
        self.output = StringIO()
        self.console = Console(
            file=self.output, width=size[0], height=size[1], force_terminal=paged, color_system="truecolor"
        )
        self.turn_page = texts(language).text("terminal-page")
        self.pages: list[list[str]] = []
        self.asked = 0
        self.choose: Callable[[], str] = self.quit
        self.dice = Dice(seed)
        self.game = TerminalGame(self.table, humans, seed, self.console, self.read, paged=paged)

    def read(self, prompt: str) -> str:
        """Type the next thing; Quit when everything is typed."""
        self.pages.append(self.seen())
        self.output.seek(0)
        self.output.truncate()
        if prompt == self.turn_page:
            return ""
        self.asked += 1
        return self.typed.pop(0) if self.typed else self.choose()

    def seen(self) -> list[str]:
        """The lines since somebody typed, without what was written over."""
        lines = COLOUR.sub("", self.output.getvalue()).split("\n")[:-1]
        return [line.rsplit("\r", 1)[-1] for line in lines]

    def quit(self) -> str:
        """Leave the game."""
        raise Quit

    def any_answer(self) -> str:
        """The number of any answer."""
        return str(1 + self.dice.below(len(self.table.options(self.table.waiting()[0]))))

    def play(self) -> list[str]:
        """Play until everything is typed or the game is over; every line that was seen."""
        with suppress(Quit):
            self.game.play()
        self.pages.append(self.seen())
        return [line for page in self.pages for line in page]

    def told(self) -> str:
        """The same as one text, without line breaks."""
        return " ".join(" ".join(self.play()).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_fits_the_terminal_page_by_page(game: str, language: str) -> None:
    sitting = Sitting(game, [], language)
    sitting.choose = sitting.any_answer
    lines = sitting.play()
    assert sitting.table.s.over
    assert sitting.asked >= 40
    assert max(len(line) for line in lines) <= 80
    assert max(len(page) for page in sitting.pages) <= 23  # and one for what is typed
    words = texts(language)
    assert words.text(f"{game}-sheet") in lines
    assert any(line.startswith(words.text("terminal-total")) for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_split_however_narrow_the_terminal(game: str) -> None:
    """The same words in the same order as where every sentence has a line of its own."""
    shown: list[list[str]] = []
    for width in (80, 100):
        sitting = Sitting(game, ["help", "legend", "?", "list", "hint"], size=(width, 24), paged=False)
        sitting.choose = sitting.any_answer
        shown.append(" ".join(sitting.play()).split())
    assert len(shown[0]) > 5000
    narrow, wide = ({word for word in words if re.fullmatch(r"[^\W\d]{4,}[.,;:]?", word)} for words in shown)
    assert narrow == wide


@pytest.mark.parametrize("width", [40, 60])
def test_a_map_is_cut_where_the_terminal_is_narrow(width: int) -> None:
    lines = Sitting("ankh", ["1", "1"], size=(width, 24)).play()
    assert max(len(line) for line in lines) == width
    assert any(line.endswith("…") for line in lines)


def test_boards_stand_beside_the_map_where_there_is_room() -> None:
    lines = Sitting("ankh", [], size=(130, 40)).play()
    assert any("~~" in line and "Devotion: " in line for line in lines)


def test_the_size_may_change_while_one_plays() -> None:
    sitting = Sitting("pantheon", [])
    sizes = iter([(80, 24), (120, 50), (60, 20), (80, 24)] * 500)

    def resized() -> str:
        sitting.console.size = next(sizes)
        return sitting.any_answer() if sitting.asked % 2 else ""

    sitting.choose = resized
    sitting.play()
    assert sitting.table.s.over


def test_answers_have_their_effects_and_can_be_typed_by_name() -> None:
    sitting = Sitting("ankh", ["gain f"], seed=4, players=2)
    told = sitting.told()
    assert "3 Gain Followers. Gain 1 Follower for each neutral Monument" in told
    assert "Take none" in told


def test_spaces_are_numbered_on_the_map() -> None:
    sitting = Sitting("ankh", ["1", "2"])
    lines = sitting.play()
    last = sitting.table.options(0)
    assert any("[1]" in line for line in lines)
    assert any(f"[{len(last)}]" in line for line in lines)
    assert f"1-{len(last)}: the numbers on the map" in " ".join(lines)
    assert len(sitting.pages[-2]) <= 23


def test_a_question_mark_explains_the_question_each_answer_and_any_thing() -> None:
    typed = ["?", "? 2", "? Plague of Locusts", "? plague", "? Anubis", "? nothing of the kind", "? 99"]
    told = Sitting("ankh", typed).told()
    assert "ANKH-TURN-02: " in told
    assert "4 Unlock Ankh Power. Sacrifice Followers equal to the level" in told
    assert "2 Summon Figure. Place one Warrior" in told
    assert told.count("Plague of Locusts. +1 strength.") == 2
    assert "Anubis. " in told
    assert "Nothing here is called “nothing of the kind”." in told
    assert "Nothing here is called “99”." in told


def test_what_others_did_is_told_as_a_story() -> None:
    sitting = Sitting("ankh", [], seed=7)
    sitting.choose = sitting.any_answer
    lines = sitting.play()
    assert not any("[ANKH-" in line for line in lines)
    told = " ".join(" ".join(lines).split())
    assert re.search(r"Amun: begins a turn; Move Figures; moves the \w+ from", told)


def test_the_log_has_every_event_with_its_rule() -> None:
    assert "begins a turn. [ANKH-TURN-01]" in Sitting("ankh", ["log"]).told()


def test_a_hint_is_played() -> None:
    sitting = Sitting("ankh", ["do", "hint", "do"], seed=4, players=2)
    told = sitting.told()
    assert "There is no suggestion to play." in told
    assert "Suggestion: " in told
    assert len([seat for seat, _ in sitting.table.answers if seat == 0]) > 1


def test_an_answer_is_undone_but_not_what_was_revealed() -> None:
    sitting = Sitting("pantheon", ["undo"], paged=False)
    sitting.choose = lambda: "undo" if sitting.table.revealing[-1] and own(sitting.table) else sitting.any_answer()
    assert "There is nothing to undo." in sitting.told()
    begun = Sitting("ankh", ["1", "undo"])
    assert "Undone." in begun.told()
    assert [seat for seat, _ in begun.table.answers if seat == 0] == []
    table = begun.table
    table.revealing.append(True)
    table.answers.append((0, 0))
    assert begun.game.undo(0) is None
    assert "Something was revealed" in COLOUR.sub("", begun.output.getvalue())


def own(table: Played[State]) -> bool:
    """Whether the last answer was that of the person."""
    return table.answers[-1][0] == 0


def test_the_last_secret_answer_reveals() -> None:
    sitting = Sitting("ankh", [], paged=False)
    sitting.choose = sitting.any_answer
    sitting.play()
    kinds = set(sitting.table.revealing)
    assert kinds == {True, False}


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    sitting = Sitting("ankh", [f"save {tmp_path}", f"save {tmp_path / 'a.record'}"])
    told = sitting.told()
    assert "cannot be written: Is a directory." in told
    assert (tmp_path / "a.record").is_file()


def test_people_who_share_a_paged_terminal_are_told_what_each_may_know() -> None:
    sitting = Sitting("pantheon", [], players=2, humans=2, seed=9)
    sitting.choose = lambda: "" if sitting.asked == 1 else sitting.quit()
    assert "Green draws a card: " not in sitting.told()


@pytest.mark.parametrize("seed", [2, 3, 5, 8])
def test_the_end_says_ones_place(seed: int) -> None:
    for game in GAMES:
        sitting = Sitting(game, [], seed=seed, players=2)
        sitting.choose = sitting.any_answer
        told = sitting.told()
        won = 0 in sitting.table.result().winners
        assert ("You win!" in told) == won
