"""The board (chapter 1)."""

from tests.games.pantheon.table import BOX, bare, spaces
from theomachy.engine.bits import members
from theomachy.games.pantheon.rules.board import BOARD, NEAR, SITES, SPACE_NAMES, SPACES, WATER
from theomachy.games.pantheon.rules.components import LOOT_PLACES, NATION_CARDS


def test_hexes_touch_in_six_directions() -> None:
    """PAN-BOARD-01: (3,2) has exactly the six axial neighbours; the board has 150 hexes and 36 sites."""
    around = {SPACE_NAMES[space] for space in members(NEAR[BOARD.number["3,2"]])}
    assert around == {"4,2", "2,2", "3,3", "3,1", "4,1", "2,3"}
    assert (SPACES, SITES.bit_count(), WATER.bit_count()) == (150, 36, 46)


def test_water_neither_costs_nor_forbids() -> None:
    """PAN-BOARD-02: (3,5) and (2,6) are water; feet there cost the usual step."""
    assert WATER & spaces("3,5 2,6") == spaces("3,5 2,6")
    t = bare(nation="roma").feet(0, "3,5").act(0, "move").answer("2,6")
    assert t.s.feet[0] == spaces("3,5 2,6")
    assert t.refused("4,4") == ["PAN-MOVE-08"]


def test_feet_off_sites_and_columns_on_sites() -> None:
    """PAN-BOARD-03, PAN-BOARD-04: on a site the piece placed is a column, anywhere else a foot."""
    t = bare().feet(0, "4,2").hand(0, move=1).act(0, "move").answer("card-move", "4,3", "5,2")
    assert t.s.columns[0] == spaces("4,3")
    assert t.s.feet[0] == spaces("4,2 5,2")
    t = bare().feet(0, "4,2").reserve(0, feet=3, columns=0).act(0, "move")
    assert t.refused("4,3") == ["PAN-MOVE-08"]


def test_two_pieces_of_different_players_fill_a_hex() -> None:
    """PAN-BOARD-05, PAN-MOVE-10, PAN-MOVE-11: a second own piece and a third piece are refused."""
    t = bare().feet(1, "4,2").feet(2, "4,2 3,3").feet(0, "2,3").hand(0, move=1).act(0, "move").answer("card-move")
    assert t.refused("4,2") == ["PAN-MOVE-11"]
    assert t.refused("2,3") == ["PAN-MOVE-10"]
    t.answer("3,3")
    assert "PAN-MOVE-10" in t.refused("3,3")


def test_every_nation_has_a_start_hex_and_five_loot_hexes_of_its_own() -> None:
    """PAN-BOARD-06, PAN-BOARD-07: 8 + 40 hexes, none marked twice, none a site."""
    marked = [space for nation in NATION_CARDS for space in [nation.start, *nation.loot]]
    assert [len(nation.loot) for nation in NATION_CARDS] == [LOOT_PLACES] * 8
    assert len(set(marked)) == 48
    assert not any(SITES >> space & 1 for space in marked)


def test_marks_of_other_nations_mean_nothing() -> None:
    """PAN-BOARD-08.

    In Gallia a foot may stand on Germania's loot hex (4,1) and start hexes, and picks up nothing.
    """
    t = bare().hand(0, move=1).act(0, "move").answer("card-move", "4,1", "pass")
    assert not t.s.picked
    assert t.s.feet[0] == spaces("4,1")
    t = bare().feet(0, "6,1").act(0, "move")
    assert t.refused("7,1") == ["PAN-MOVE-13"]  # not connected, but no other rule forbids Germania's start hex


def test_nothing_stands_on_the_hex_of_the_temple() -> None:
    """PAN-BOARD-09: the temple's hex is refused even next to an own foot."""
    t = bare().feet(0, "4,2").act(0, "move")
    assert t.refused("3,2") == ["PAN-BOARD-09"]


def test_columns_stay_to_the_end() -> None:
    """PAN-BOARD-10: neither another player's column nor the end of an epoch removes one."""
    t = bare(2).columns(1, "4,3").feet(0, "4,2").hand(0, move=1)
    t.s.god_display = 0
    t.s.ended = True
    t.act(0, "move").answer("card-move", "4,3", "pass", "pass").luck()
    assert t.s.track[1:] != ()
    assert t.s.columns[0] == t.s.columns[1] == spaces("4,3")
    assert t.s.feet == (0, 0)
    assert BOX.columns == 12
