"""Move Figures (chapter 6.1)."""

import pytest

from tests.games.ankh.table import Table, bare, table
from theomachy.games.ankh.rules.egypt import EGYPT, LAND, name_spaces
from theomachy.games.ankh.rules.events.merge import MergeGods

WITH_APEP = "cat-mummy apep giant-scorpion"
WITH_SATET = "satet mummy giant-scorpion"


def goals(t: Table, space: str, seat: int = 0) -> set[str]:
    """Where the figure on a space may end its move, in a fresh Move action of the seat."""
    return set(t.turn(seat).answer("move", space).options())


def names(text: str) -> set[str]:
    """The spaces written in a line."""
    return set(text.split())


# -- how far, and over what


def distance(one: str, other: str) -> int:
    """Steps between two spaces of an endless grid of flat-top hexes with low odd columns."""
    places = [tuple(map(int, name.split(","))) for name in (one, other)]
    (q, r), (there, below) = [(col, row - (col - col % 2) // 2) for row, col in places]
    return max(abs(q - there), abs(r - below), abs(q + r - there - below))


def test_a_figure_moves_up_to_three_spaces() -> None:
    """ANKH-MOVE-01, ANKH-MOVE-02: to all land within three steps, rivers or not, and no further."""
    land = name_spaces(LAND).split()
    for start in land:
        t = bare(2).clear().figures(0, god=start)
        assert goals(t, start) == {space for space in land if distance(start, space) <= 3}, start


def test_a_fourth_step_is_refused() -> None:
    """ANKH-MOVE-01."""
    t = bare(2).figures(0, warriors="5,7").turn(0).answer("move", "5,7")
    assert t.refused("2,8") == ["ANKH-MOVE-01"]
    assert t.refused("8,5") == ["ANKH-MOVE-01"]


def test_every_own_figure_may_move_or_stay() -> None:
    """ANKH-MOVE-01: God, Warriors and Guardians, and nobody else's."""
    t = bare(2).figures(0, warriors="5,7", cat_mummy="5,9").figures(1, warriors="6,6").turn(0).answer("move")
    assert t.options() == ["pass", "2,0", "5,7", "5,9"]
    assert t.refused("6,6") == ["ANKH-MOVE-01"]
    assert t.refused("4,4") == ["ANKH-MOVE-01"]
    t.answer("2,0", "1,0", "5,7", "5,6", "pass")
    assert t.where(0) == "1,0 5,6 5,9"


def test_when_all_have_moved_the_action_is_over() -> None:
    """ANKH-MOVE-01, ANKH-MOVE-05."""
    t = bare(2).turn(0).answer("move", "2,0", "2,1")
    assert t.asked() == "ChooseAction"


def test_rivers_and_camels_do_not_hinder_a_step() -> None:
    """ANKH-MOVE-02."""
    t = table(4).clear().figures(0, god="3,1")
    assert {"4,0", "4,1"} <= goals(t, "3,1")  # camels
    t = bare(2).figures(0, warriors="4,5")
    assert {"3,5", "4,6", "5,6"} <= goals(t, "4,5")  # rivers


def test_figures_monuments_tokens_and_water_may_be_passed() -> None:
    """ANKH-MOVE-03: 9,2 is shut in by an own and an enemy figure and a Monument."""
    t = (
        bare(2, gods="isis ra")
        .figures(0, warriors="9,2 8,1")
        .figures(1, warriors="8,2")
        .monuments(1, temple="8,3")
    )
    assert goals(t, "9,2") == names("6,1 7,0 7,1 7,2 7,3 7,4 7,5 8,4 8,5 9,2 9,4")


def test_water_may_be_crossed() -> None:
    """ANKH-MOVE-03: from 5,1 over the lakes 5,2 and 6,2 in two steps."""
    t = bare(2).figures(0, warriors="5,1")
    assert {"5,3", "4,3"} <= goals(t, "5,1")


def test_underworld_tokens_of_another_side_may_be_passed() -> None:
    """ANKH-MOVE-03, ANKH-MOVE-07: 8,0 can only be left over 7,0, 7,1 and 8,1."""
    t = bare(2, gods="osiris ra").gates("7,0 7,1 8,1")
    assert goals(t, "8,0", seat=1) == names("5,0 5,1 6,0 6,1 7,2 7,3 8,0 8,2 8,3 9,2")


# -- where it ends


@pytest.mark.parametrize(
    ("target", "what"),
    [
        ("4,6", "own figure"),
        ("4,7", "enemy figure"),
        ("6,6", "Monument"),
        ("6,7", "own Monument"),
        ("6,4", "Water"),
    ],
)
def test_a_move_ends_on_an_empty_land_space(target: str, what: str) -> None:
    """ANKH-MOVE-04."""
    t = bare(2).figures(0, warriors="5,6 4,6").figures(1, warriors="4,7").monuments(temple="6,6")
    t.monuments(0, temple="6,7").turn(0).answer("move", "5,6")
    assert target not in t.options(), what
    assert t.refused(target) == ["ANKH-MOVE-04"]


def test_a_warrior_moves_over_a_temple_and_a_river() -> None:
    """ANKH-MOVE-02, ANKH-MOVE-03, ANKH-MOVE-04: Middle Kingdom, three players, first turn."""
    t = table(3).answer("move", "4,4")
    assert t.refused("3,5") == ["ANKH-MOVE-04"]
    assert t.refused("6,4") == ["ANKH-MOVE-04"]
    t.answer("3,6")
    assert t.at("3,6") == "warrior 0"


def test_satet_alone_may_end_on_an_enemy_s_space() -> None:
    """ANKH-MOVE-04."""
    t = bare(2, guardians=WITH_SATET).figures(0, warriors="5,6", satet="5,8").figures(1, warriors="5,7")
    assert "5,7" not in goals(t, "5,6")
    assert "5,7" in goals(t, "5,8")


def test_a_god_and_a_guardian_end_on_empty_land_too() -> None:
    """ANKH-MOVE-04."""
    t = bare(2).figures(0, god="5,6", mummy="5,8").figures(1, warriors="5,7")
    for space in ("5,6", "5,8"):
        assert "5,7" not in goals(t, space)


# -- one after another


def test_a_space_left_in_this_action_is_empty() -> None:
    """ANKH-MOVE-05: one figure makes room for the next, in the order the player likes."""
    t = bare(2).figures(0, warriors="5,6 5,7").turn(0).answer("move", "5,6")
    assert t.refused("5,7") == ["ANKH-MOVE-04"]
    t.turn(0).answer("move", "5,7", "6,8", "5,6")
    assert "5,7" in t.options()
    t.answer("5,7")
    assert t.where(0, "warrior") == "5,7 6,8"


def test_two_figures_can_change_places_by_a_third_space() -> None:
    """ANKH-MOVE-05, ANKH-MOVE-06: but not directly, for one of them would have to move twice."""
    t = bare(2).figures(0, warriors="5,6", mummy="5,7").turn(0).answer("move", "5,6", "4,6", "5,7", "5,6")
    assert (t.at("4,6"), t.at("5,6")) == ("warrior 0", "mummy 0")
    assert t.options() == ["pass", "2,0"]


def test_no_figure_moves_twice_in_one_action() -> None:
    """ANKH-MOVE-05."""
    t = bare(2).figures(0, warriors="5,6 5,7").turn(0).answer("move", "5,6", "4,6")
    assert t.options() == ["pass", "2,0", "5,7"]
    assert t.refused("4,6") == ["ANKH-MOVE-05"]


def test_a_figure_on_a_space_another_has_left_may_still_move() -> None:
    """ANKH-MOVE-05: what counts is the figure, not the space."""
    t = bare(2).figures(0, warriors="5,6 5,7").turn(0).answer("move", "5,6", "4,6", "5,7", "5,6")
    assert t.refused("5,6") == ["ANKH-MOVE-05"]
    assert t.options() == ["pass", "2,0"]
    t.turn(0).answer("move")
    assert t.options() == ["pass", "2,0", "4,6", "5,6"]


def test_a_figure_may_come_back_to_the_space_it_left_and_has_moved() -> None:
    """ANKH-MOVE-06."""
    t = bare(2).figures(0, warriors="5,7").turn(0).answer("move", "5,7", "5,7")
    assert t.at("5,7") == "warrior 0"
    assert t.refused("5,7") == ["ANKH-MOVE-05"]
    there = EGYPT.number["5,7"]
    assert [(event.origin, event.where) for event in t.heard("figure-moved")] == [(there, there)]


def test_a_scorpion_that_comes_back_is_aimed_anew() -> None:
    """ANKH-MOVE-06, ANKH-GUARD-18."""
    t = bare(2).figures(0, giant_scorpion="5,6").aim("5,6", 1).monuments(temple="5,7 6,6")
    t.turn(0).answer("move", "5,6", "5,6")
    assert t.asked() == "AimPincers"
    t.answer("s-sw").conflict_begins()
    assert (t.at("5,7"), t.at("6,6")) == ("temple", "")


def test_a_scorpion_left_where_it_is_keeps_its_aim() -> None:
    """ANKH-MOVE-06, ANKH-MOVE-01."""
    t = bare(2).figures(0, giant_scorpion="5,6").aim("5,6", 1).monuments(temple="5,7 6,6")
    t.turn(0).answer("move", "pass").conflict_begins()
    assert (t.at("5,7"), t.at("6,6")) == ("", "temple")


# -- Underworld tokens and Water


def test_only_osiris_ends_a_move_on_an_underworld_token() -> None:
    """ANKH-MOVE-07."""
    t = bare(2, gods="osiris ra").figures(0, warriors="5,6").figures(1, warriors="6,6").gates("5,7")
    assert "5,7" in goals(t, "5,6")
    t.turn(1).answer("move", "6,6")
    assert t.refused("5,7") == ["ANKH-MOVE-07"]


def test_an_occupied_underworld_token_is_closed_for_two_reasons() -> None:
    """ANKH-MOVE-07, ANKH-MOVE-04."""
    t = bare(2, gods="osiris ra").figures(0, warriors="5,7").figures(1, warriors="6,6").gates("5,7")
    t.turn(1).answer("move", "6,6")
    assert sorted(t.refused("5,7")) == ["ANKH-MOVE-04", "ANKH-MOVE-07"]


def test_all_figures_of_a_god_merged_with_osiris_may_end_there() -> None:
    """ANKH-MOVE-07, ANKH-DEF-01: in the turn of either player; the third side still may not."""
    t = bare(3, gods="ra isis osiris").devotion(10, 5, 2).gates("5,7")
    t.figures(0, warriors="6,6").figures(1, warriors="5,6").runs(MergeGods())
    t.s.over = False
    assert "5,7" in goals(t, "5,6", seat=1)
    assert "5,7" in goals(t, "5,6", seat=2)
    assert "5,7" not in goals(t, "6,6", seat=0)


def test_satet_of_another_side_cannot_push_somebody_off_an_underworld_token() -> None:
    """ANKH-MOVE-07, ANKH-GUARD-11."""
    t = bare(2, gods="osiris ra", guardians=WITH_SATET).figures(0, warriors="5,7").figures(1, satet="6,6")
    t.gates("5,7").turn(1).answer("move", "6,6")
    assert "ANKH-MOVE-07" in t.refused("5,7")


def test_apep_leaves_water_and_cannot_end_on_it() -> None:
    """ANKH-MOVE-08: neither on the next lake nor back on its own."""
    t = bare(2, guardians=WITH_APEP).figures(0, apep="6,4").turn(0).answer("move", "6,4")
    assert not names("6,4 6,3 6,2 5,2") & set(t.options())
    for lake in ("6,4", "6,3"):
        assert t.refused(lake) == ["ANKH-MOVE-04"]
    t.answer("7,2")  # over the lake 6,3
    assert t.at("7,2") == "apep 0"


def test_apep_on_land_cannot_go_back_to_water() -> None:
    """ANKH-MOVE-08: but it may pass over."""
    t = bare(2, guardians=WITH_APEP).figures(0, apep="5,3").turn(0).answer("move", "5,3")
    for lake in ("6,4", "6,3", "6,2", "5,2"):
        assert t.refused(lake) == ["ANKH-MOVE-04"]
    assert {"7,2", "7,3", "7,4", "6,5", "5,1"} <= set(t.options())


def test_apep_may_stay_on_water_when_others_move() -> None:
    """ANKH-MOVE-08, ANKH-MOVE-01."""
    t = bare(2, guardians=WITH_APEP).figures(0, apep="6,4").turn(0).answer("move", "2,0", "2,1", "pass")
    assert t.at("6,4") == "apep 0"
