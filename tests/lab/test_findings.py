"""What is said about games whose truth is known, and how the report shows it."""

import re
from html.parser import HTMLParser

from tests.lab.made_up import made_up
from theomachy.lab.findings import conclusions, document, found_in, pairs_of
from theomachy.lab.habits import habits
from theomachy.lab.question import Question
from theomachy.lab.report import report

EVEN = {"amun": 1.0, "isis": 1.0, "ra": 1.0}
ASKED = Question("ankh", [2], ["random"], name="Who <wins>?", variants=None)


def test_a_bonus_for_one_god_is_found_and_none_is_invented() -> None:
    cell = ASKED.cells()[0]
    said = conclusions(ASKED, [found_in(cell, made_up({**EVEN, "ra": 1.6}, 2, 2000, 1))])[0]
    assert re.search(r"ra wins \d+ % \(\d+ % to \d+ %\) \(stronger\)", said)
    said = conclusions(ASKED, [found_in(cell, made_up(EVEN, 2, 2000, 2))])[0]
    assert "no god is shown to be stronger" in said


def test_what_winners_do_differently() -> None:
    found = {each.label: each for each in habits(made_up(EVEN, 2, 100, 1))}
    assert found["boast"].tells()
    assert (found["boast"].winners, found["boast"].others, found["boast"].per_game) == (1.0, 0.0, 1.0)
    assert not found["sing"].tells()
    assert found["sing"].games == 1.0
    assert not any(each.tells() for each in habits(made_up(EVEN, 2, 29, 1)))


def test_pairs_add_up() -> None:
    pairs = {(pair.item, pair.other): pair for pair in pairs_of(made_up(EVEN, 2, 200, 1), "god")}
    for (item, other), pair in pairs.items():
        assert pair.ahead + pairs[other, item].ahead == 1.0
        assert pair.games == pairs[other, item].games


def test_two_cells_are_compared() -> None:
    asked = Question("ankh", [2], ["random"], editions=["final", "preview"])
    short = made_up(EVEN, 2, 300, 1)
    long = [game._replace(turns=30 + game.number % 3) for game in made_up({**EVEN, "isis": 9.0}, 2, 300, 2)]
    found = [found_in(cell, games) for cell, games in zip(asked.cells(), (short, long), strict=True)]
    said = next(each for each in conclusions(asked, found) if " against " in each)
    assert "turns longer" in said
    assert "isis from" in said


class Tags(HTMLParser):
    """Which elements are open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "rect", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "line", "rect", "circle"):
            assert self.open.pop() == tag


def test_the_report_is_one_whole_page() -> None:
    found = [found_in(ASKED.cells()[0], made_up(EVEN, 2, 50, 1))]
    page = report(ASKED, found)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert "Who &lt;wins&gt;?" in page
    assert "<wins>" not in page
    assert "http" not in page.replace("http-equiv", "")
    assert '"seed": 1' in page.replace("&quot;", '"')
    assert document(ASKED, found)["conclusions"]
