"""The drawn tables: everything on the map is seen, and everything fits a terminal of 80 columns."""

import re

import pytest
from rich.console import Console
from rich.text import Text

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.games import registry
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.package import PACKAGE
from theomachy.games.ankh.rules.components import GODS
from theomachy.games.ankh.rules.egypt import EGYPT, SPACE_NAMES, WATER
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.ankh.terminal.map import CAMEL_SIGN, INSIDE, corner, draw_map
from theomachy.games.ankh.terminal.table import draw_table
from theomachy.games.pantheon.rules.board import SPACES
from theomachy.play.reading import described
from theomachy.play.setup import Wishes
from theomachy.play.table import Played, Table
from theomachy.terminal.layout import WIDTH, Canvas, beside, labelled
from theomachy.words.pseudo import PSEUDO
from theomachy.words.texts import LANGUAGES, texts


def ankh(**entries: object) -> AnkhState:
    """Isis and Ra at the start of the Middle Kingdom, but for these entries."""
    guardians = ["cat-mummy", "apep", "giant-scorpion"]
    return ANKH.position(Node({"gods": ["isis", "ra"], "guardians": guardians, **entries}, "doc"))


def plain(lines: list[Text]) -> list[str]:
    """The letters alone."""
    return [line.plain for line in lines]


def seen_at(drawn: list[str], name: str) -> str:
    """What the map shows on the upper row of a space."""
    row, column = corner(EGYPT.number[name])
    return drawn[row][column + 1 : column + 1 + INSIDE].strip()


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("game", registry.names())
def test_every_table_of_random_games_fits_the_terminal(game: str, language: str) -> None:
    package = registry.package(game)
    for players in package.game.players:
        table = Played(package, package.header(Wishes(players=players), players), texts(language))
        dice = Dice(players)
        while table.waiting():
            if dice.below(25) == 0:
                for line in table.drawn():
                    assert line.cell_len == len(line) <= WIDTH, line.plain
            seat = table.waiting()[0]
            table.apply(seat, table.random_answer(seat, dice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gods_are_told_apart_on_the_map(language: str) -> None:
    assert len({texts(language).text(f"ankh-god-{god}")[:2] for god in GODS}) == len(GODS)


def test_every_space_has_its_name_and_every_region_its_number() -> None:
    """ANKH-MAP-01, ANKH-MAP-09."""
    s = ankh()
    drawn = "\n".join(plain(draw_map(s, texts("en"), {})))
    assert set(re.findall(r"\d+,\d+", drawn)) == set(SPACE_NAMES)
    numbers = {token + 1 for token, region in enumerate(s.regions) if region}
    assert {int(number) for number in re.findall(r"\((\d)\)", drawn)} == numbers


def test_pieces_show_kind_side_and_tokens() -> None:
    """ANKH-GOD-18, ANKH-GOD-23."""
    s = ankh(
        figures={"isis": {"god": "5,6"}, "ra": {"god": "8,8", "warrior": "8,7", "giant-scorpion": "6,7"}},
        monuments={"isis": {"temple": "4,6"}, "ra": {}, "neutral": {"obelisk": "4,7"}},
        guardianCards={"giant-scorpion": 0},
        radiant="8,7",
        gates=["5,7", "5,6"],
        pincers={"6,7": "n-ne"},
        tiebreaker={"ra": "up"},
        captives={"isis": 1},
    )
    drawn = plain(draw_table(s, texts("en")))
    for name, sign in {
        "5,6": "☥Is#", "8,8": "☥Ra", "8,7": "wRa*", "6,7": "xRa", "4,6": "TIs", "4,7": "O--", "4,8": "..",
        "2,4": '""', "5,7": "..#", SPACE_NAMES[(WATER & -WATER).bit_length() - 1]: "~~",
    }.items():  # fmt: skip
        assert seen_at(drawn, name) == sign
    told = "\n".join(drawn)
    assert "Pincers: 6,7 north and north-east" in told
    assert "Trapped Warriors: 1" in told
    assert "   Tiebreaker" in told


def test_camels_and_rivers_stand_on_the_sides_they_part() -> None:
    """ANKH-CAMEL-09: a slanted side is one sign, one to the south is drawn beside the name of the space."""
    camels = ["3,0|4,0", "3,1|4,0", "3,1|4,1", "4,1|4,2"]
    s = ankh(camels=camels, tokens={"1": "3,0", "3": "3,5", "5": "4,0", "8": "4,6"})
    drawn = plain(draw_map(s, texts("en"), {}))
    row, column = corner(EGYPT.number["3,0"])
    assert drawn[row + 1][column + 1 : column + 1 + INSIDE] == f"{'3,0':{CAMEL_SIGN}^{INSIDE}}"
    row, column = corner(EGYPT.number["3,1"])
    assert drawn[row + 1][column] == CAMEL_SIGN
    assert drawn[row + 1][column + 1 : column + 1 + INSIDE] == f"{'3,1':{CAMEL_SIGN}^{INSIDE}}"
    row, column = corner(EGYPT.number["4,1"])
    assert drawn[row][column + INSIDE + 1] == CAMEL_SIGN
    assert sum(line.count(CAMEL_SIGN) for line in drawn) == 3 + 1 + 3 + 1
    row, column = corner(EGYPT.number["1,1"])
    assert drawn[row][column] == "/"
    assert drawn[row + 1][column] == "\\"
    assert drawn[row + 1][column + 1 : column + 1 + INSIDE] == "_1,1__"


def test_a_region_without_an_empty_space_is_numbered_on_its_first() -> None:
    """ANKH-MAP-09."""
    s = ankh()
    s.gates = EGYPT.land
    drawn = plain(draw_map(s, texts("en"), {}))
    for token, region in enumerate(s.regions):
        if region:
            first = SPACE_NAMES[(region & -region).bit_length() - 1]
            assert seen_at(drawn, first) == f"({token + 1})#"


def test_the_tracks_show_how_far_it_is_to_the_next_event() -> None:
    """ANKH-TURN-05, ANKH-EVT-01."""
    told = "\n".join(plain(draw_table(ankh(actions={"gain": 2}, event=1), texts("en"))))
    assert "Gain Followers: ■■□" in told
    assert "Event: 1/18   Next: Control Monument" in told
    over = ankh(event=18, ending={"name": "last-event", "winner": "ra"})
    assert "Next" not in "\n".join(plain(draw_table(over, texts("en"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_battles_fit_without_splitting_a_word(language: str) -> None:
    s = ankh(figures={"isis": {"god": "5,6"}, "ra": {"god": "6,6"}})
    grids = Table(PACKAGE, s, texts(language)).battles(0, 0)[0]
    assert len(grids) == 3  # seven cards of the opponent, three at a time
    for grid in grids:
        assert Console(width=200).measure(grid).minimum <= WIDTH


def pantheon(**entries: object) -> str:
    """The table of two players in the epoch of Rome, with these entries."""
    document = Node({"game": "pantheon", "players": 2, "nations": ["roma"], **entries}, "doc")
    return "\n".join(plain(described(document, "test", texts("en")).drawn()))


def test_the_map_of_pantheon_shows_every_hex() -> None:
    """PAN-BOARD-01, PAN-BOARD-06."""
    rows = pantheon(loot={"2,6": "demigod"}).splitlines()[:11]
    assert sum(len(re.findall(r"[o.~xT*]-?\d+", row)) for row in rows) == SPACES
    assert "T4" in rows[5]
    assert "*2" in rows[6]


def test_the_table_of_pantheon_shows_pieces_gods_and_their_costs() -> None:
    """PAN-MOVE-12, PAN-SAC-04."""
    told = pantheon(
        feet={"red": ["4,4", "5,4"], "green": ["5,4"]},
        jumped={"red": "4,4"},
        columns={"green": ["1,4"]},
        godDisplay={"vinthrad": 1, "pietalte": 1},
        bonus={"red": "column"},
        lootPicked={"money": 1},
    )
    assert re.search(r"^ 4 .* G .* r\^ +rg ", told, re.MULTILINE)
    assert "Epoch 1 of 6: Roma" in told
    assert "God display: Vinthrad 3+2, Pietalte 3+2+1" in told
    assert "Loot to resolve: special money card" in told


def test_a_canvas_leaves_out_what_is_empty_on_the_right() -> None:
    canvas = Canvas(3, 6)
    canvas.write(0, 1, "ab ", "bold")
    canvas.write(1, 4, "cd", "dim")
    assert plain(canvas.lines()) == [" ab ", "    cd", ""]


def test_what_is_said_beside_a_name_is_broken_only_if_it_fills_a_line() -> None:
    long = " ".join(["word"] * 30)
    lines = plain(beside(Text("Ra"), [*labelled("a", "x" * 60), *labelled("b", "y" * 40), Text(long)], 4))
    assert lines[0] == "Ra  a: " + "x" * 60
    assert lines[1] == "    b: " + "y" * 40
    assert [len(line) <= WIDTH for line in lines] == [True] * 4
    assert " ".join(" ".join(lines[2:]).split()) == long
    assert labelled("nothing", "") == []
