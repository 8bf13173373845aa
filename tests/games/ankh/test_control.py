"""The Control Monument event (chapter 7.1)."""

import pytest

from tests.games.ankh.table import Table, bare, table
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CONTROL_MONUMENT, UNLOCK
from theomachy.games.ankh.rules.events.merge import MergeGods


def control(t: Table, seat: int) -> Table:
    """The seat triggers a Control Monument event by its Unlock action, without paying for a power."""
    t.event_comes(CONTROL_MONUMENT).followers(*[0] * t.s.players)
    t.s.advances = changed(t.s.advances, UNLOCK, t.s.players - 1)
    t.heard()
    return t.turn(seat).answer("unlock")


def lost(t: Table) -> bool:
    """Whether the event passed without a question or a change of control."""
    return t.asked() == "ChooseAction" and not t.heard("monument-taken") and t.s.event == 1


def test_a_neutral_monument_beside_an_own_figure_is_taken_with_a_token_of_the_pool() -> None:
    """ANKH-CTRL-01, ANKH-CTRL-05. The player chooses among all of them."""
    t = bare().figures(0, warriors="6,6 1,3").monuments(temple="5,6", obelisk="7,6", pyramid="0,3 8,8")
    assert t.s.ankhs(0) == 9
    control(t, 0)
    assert t.asked() == "TakeMonument"
    assert t.options() == ["0,3", "5,6", "7,6"]
    t.answer("7,6")
    assert t.at("7,6") == "obelisk 0"
    assert [t.at("5,6"), t.at("0,3"), t.at("8,8")] == ["temple", "pyramid", "pyramid"]
    assert t.s.ankhs(0) == 8
    assert t.asked() == "ChooseAction"
    assert t.faults() == []


@pytest.mark.parametrize(
    ("figure", "monument"), [("4,5", "4,6"), ("4,4", "3,5"), ("6,6", "8,6"), ("7,5", "7,4")], ids=str
)
def test_rivers_and_distance_keep_a_monument_out_of_reach(figure: str, monument: str) -> None:
    """ANKH-CTRL-01, ANKH-ADJ-01."""
    t = bare().figures(0, warriors=figure).monuments(temple=monument)
    assert lost(control(t, 0))
    assert t.at(monument) == "temple"


def test_a_camel_keeps_a_monument_out_of_reach() -> None:
    """ANKH-CTRL-01, ANKH-ADJ-01. In the four-player start a camel stands between 4,1 and 4,2."""
    t = table(4).clear().figures(0, warriors="4,2").monuments(obelisk="4,1")
    assert lost(control(t, 0))
    t = table(4).clear().figures(0, warriors="5,0").monuments(obelisk="4,1")
    assert control(t, 0).options() == ["4,1"]


def test_a_figure_on_water_reaches_monuments_of_two_regions() -> None:
    """ANKH-CTRL-01, ANKH-ADJ-02. Both banks of 6,4 are next to it."""
    t = bare(guardians="cat-mummy apep androsphinx").figures(0, apep="6,4")
    t.monuments(temple="5,5 6,5 6,6 4,5")
    assert control(t, 0).options() == ["5,5", "6,5"]


def test_figures_of_others_do_not_help() -> None:
    """ANKH-CTRL-01."""
    t = bare().figures(1, warriors="6,6").monuments(temple="5,6")
    assert lost(control(t, 0))
    assert control(t, 1).options() == ["5,6"]


def test_without_any_neutral_monument_one_of_another_side_is_taken() -> None:
    """ANKH-CTRL-02, ANKH-CTRL-05. The former token returns to its owner's pool."""
    t = bare(3).figures(0, warriors="6,6").monuments(1, temple="5,6 8,8").monuments(2, obelisk="7,6")
    t.monuments(0, pyramid="4,4")
    control(t, 0)
    assert t.options() == ["5,6", "7,6"]
    t.answer("5,6")
    assert t.at("5,6") == "temple 0"
    assert [t.s.ankhs(side) for side in range(3)] == [7, 8, 8]
    assert [t.at("8,8"), t.at("7,6")] == ["temple 1", "obelisk 2"]
    assert t.faults() == []


@pytest.mark.parametrize("neutral", ["0,1", "7,6"], ids=["far away", "in reach"])
def test_one_neutral_monument_anywhere_saves_those_of_other_sides(neutral: str) -> None:
    """ANKH-CTRL-02, ANKH-CTRL-03, EX-06."""
    t = bare().figures(0, warriors="6,6").monuments(1, temple="5,6").monuments(pyramid=neutral)
    control(t, 0)
    if neutral == "0,1":
        assert lost(t)
    else:
        assert t.options() == ["7,6"]
        assert t.refused("5,6") == ["ANKH-CTRL-02"]
    assert t.at("5,6") == "temple 1"


def test_neutral_monuments_out_of_reach_cannot_be_taken() -> None:
    """ANKH-CTRL-03, ANKH-CTRL-01."""
    t = bare().figures(0, warriors="6,6").monuments(temple="5,6 8,8")
    control(t, 0)
    assert t.refused("8,8") == ["ANKH-CTRL-03"]
    assert "ANKH-CTRL-01" in t.refused("6,7")
    assert t.options() == ["5,6"]


def test_without_an_ankh_token_in_the_pool_nothing_happens() -> None:
    """ANKH-CTRL-04. With eight of nine tokens on Monuments the last one still serves."""
    nine = "1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8 1,9"
    t = bare().figures(0, warriors="6,6").monuments(temple="5,6")
    t.monuments(0, pyramid=nine)
    assert t.s.ankhs(0) == 0
    assert lost(control(t, 0))
    assert t.at("5,6") == "temple"
    t = bare().figures(0, warriors="6,6").monuments(temple="5,6").monuments(0, pyramid=nine[:-4])
    control(t, 0).answer("5,6")
    assert t.at("5,6") == "temple 0"
    assert t.s.ankhs(0) == 0


def test_an_empty_pool_also_spares_the_monuments_of_others() -> None:
    """ANKH-CTRL-04, ANKH-CTRL-02."""
    t = bare().figures(0, warriors="6,6").monuments(1, temple="5,6")
    t.monuments(0, pyramid="1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8 1,9")
    assert lost(control(t, 0))
    assert t.at("5,6") == "temple 1"


def test_a_legal_target_must_be_taken() -> None:
    """ANKH-CTRL-05. Also a single one, and also one of another side."""
    t = bare().figures(0, warriors="6,6").monuments(temple="5,6")
    control(t, 0)
    assert t.options() == ["5,6"]
    assert t.refused("pass") == ["ANKH-CTRL-05"]
    t = bare().figures(0, warriors="6,6").monuments(1, temple="5,6")
    control(t, 0)
    assert t.options() == ["5,6"]
    assert t.refused("pass") == ["ANKH-CTRL-05"]


def test_own_monuments_are_no_target() -> None:
    """ANKH-CTRL-06. Neither beside neutral ones nor when none is neutral."""
    t = bare().figures(0, warriors="6,6").monuments(0, temple="5,6").monuments(obelisk="7,6")
    control(t, 0)
    assert t.options() == ["7,6"]
    assert t.refused("5,6") == ["ANKH-CTRL-06"]
    t.answer("7,6")
    assert t.s.ankhs(0) == 7
    assert lost(control(t, 0))
    t.monuments(1, pyramid="6,5")
    assert control(t, 0).options() == ["6,5"]
    assert t.refused("7,6") == ["ANKH-CTRL-06"]


def test_a_merged_player_takes_for_the_side_and_never_from_it() -> None:
    """ANKH-CTRL-01, ANKH-CTRL-06, ANKH-DEF-01. Seat 2 plays on with the figures and tokens of seat 1's side."""
    t = bare(3).devotion(9, 5, 3).figures(1, warriors="6,6").monuments(1, temple="5,6")
    t.monuments(0, obelisk="7,6")
    t.runs(MergeGods())
    assert t.s.side_of == (0, 1, 1)
    t.s.over = False
    control(t, 2)
    assert t.s.waiting() == [2]
    assert t.options() == ["7,6"]
    assert t.refused("5,6") == ["ANKH-CTRL-06"]
    t.answer("7,6")
    assert t.at("7,6") == "obelisk 1"
    assert t.s.ankhs(1) == 7
