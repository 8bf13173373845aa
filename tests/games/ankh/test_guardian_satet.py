"""Satet (chapter 13)."""

from tests.games.ankh.table import Table, bare, table
from theomachy.games.ankh.rules.egypt import space_set

WITH_SATET = "satet mummy giant-scorpion"


def east(gods: str = "ra isis osiris", players: int = 2, guardians: str = WITH_SATET) -> Table:
    """Seat 0 has a Satet on 4,7 in the East."""
    return bare(players, gods=gods, guardians=guardians).figures(0, satet="4,7")


def test_satet_takes_the_space_of_an_enemy_and_pushes_it_one_space() -> None:
    """ANKH-GUARD-06, ANKH-GUARD-07."""
    t = east().figures(1, warriors="5,8").turn(0).answer("move", "4,7", "5,8")
    assert t.asked() == "PushTo"
    assert t.seat() == 0
    assert t.options() == ["4,7", "4,8", "4,9", "5,7", "5,9", "6,8"]
    t.answer("6,8")
    assert [t.at(space) for space in ("4,7", "5,8", "6,8")] == ["", "satet 0", "warrior 1"]


def test_a_god_is_pushed_like_any_other_figure() -> None:
    """ANKH-GUARD-06."""
    t = east().figures(1, god="5,8").turn(0).answer("move", "4,7", "5,8", "5,9")
    assert t.at("5,9") == "god 1"
    assert t.where(1) == "5,9"


def test_a_guardian_is_pushed_like_any_other_figure() -> None:
    """ANKH-GUARD-06."""
    t = east().figures(1, satet="5,8").turn(0).answer("move", "4,7", "5,8", "5,9")
    assert [t.at("5,8"), t.at("5,9")] == ["satet 0", "satet 1"]


def test_satet_may_end_on_an_empty_space_like_any_other_figure() -> None:
    """ANKH-GUARD-06: nothing is pushed then."""
    t = east().figures(1, warriors="5,8").turn(0).answer("move", "4,7", "4,8")
    assert t.asked() == "MoveWhich"
    assert [t.at("4,8"), t.at("5,8")] == ["satet 0", "warrior 1"]


def test_only_satet_pushes() -> None:
    """ANKH-GUARD-06, ANKH-MOVE-04."""
    t = bare(gods="ra isis", guardians=WITH_SATET).figures(0, warriors="4,7").figures(1, warriors="5,8")
    t.turn(0).answer("move", "4,7")
    assert "5,8" not in t.options()
    assert t.refused("5,8") == ["ANKH-MOVE-04"]


def test_satet_does_not_push_when_an_obelisk_calls_it() -> None:
    """ANKH-GUARD-06, ANKH-POW-10: only the Move action lets it push."""
    t = east().powers(0, "obelisk-attuned").monuments(0, obelisk="5,7").figures(1, warriors="5,8")
    t.region(2).answer("4,7")
    assert t.asked() == "ObeliskTo"
    assert "5,8" not in t.options()
    assert t.refused("5,8") == ["ANKH-MAP-05"]


def test_the_push_ends_on_empty_land_that_shares_a_side() -> None:
    """ANKH-GUARD-07: not further, not on Water."""
    t = east().figures(1, warriors="6,8").turn(0).answer("move", "4,7", "6,8")
    assert t.options() == ["5,7", "5,8", "5,9", "6,7"]
    assert t.refused("4,7") == ["ANKH-GUARD-07"]  # the space just left is too far away here
    assert t.refused("6,9") == ["ANKH-GUARD-08"]
    assert t.refused("7,8") == ["ANKH-GUARD-08"]
    assert t.refused("pass") == ["ANKH-GUARD-07"]


def test_the_player_of_satet_chooses_not_the_pushed_one() -> None:
    """ANKH-GUARD-07: and Satet does not stop before the choice is made."""
    t = east().figures(1, warriors="5,8").turn(0).answer("move", "4,7", "5,8")
    assert t.s.waiting() == [0]
    assert t.options(1) == []


def test_a_push_crosses_rivers() -> None:
    """ANKH-GUARD-08: from the West into the Delta and the East."""
    t = east().figures(1, warriors="4,5").turn(0).answer("move", "4,7", "4,5")
    assert t.options() == ["3,5", "4,4", "4,6", "5,4", "5,5", "5,6"]
    t.answer("3,5")
    assert [t.at("3,5"), t.at("4,5")] == ["warrior 1", "satet 0"]


def test_a_push_crosses_camels() -> None:
    """ANKH-GUARD-08: 3,0 and 3,1 lie beyond the camels of the four-player Middle Kingdom."""
    t = table(4, guardians=WITH_SATET).clear().figures(0, god="9,2", satet="6,0").figures(1, god="9,6")
    t.figures(1, warriors="4,0").figures(2, god="2,9").figures(3, god="2,10")
    t.turn(0).answer("move", "6,0", "4,0")
    assert t.options() == ["3,0", "3,1", "4,1", "5,0"]
    t.answer("3,1")
    assert t.at("3,1") == "warrior 1"


def test_the_space_satet_left_is_free_for_the_pushed_figure() -> None:
    """ANKH-GUARD-09: they change places."""
    t = east().figures(1, warriors="5,8").turn(0).answer("move", "4,7", "5,8", "4,7")
    assert [t.at("4,7"), t.at("5,8")] == ["warrior 1", "satet 0"]


def test_an_underworld_token_stops_a_push_of_others() -> None:
    """ANKH-GUARD-09, ANKH-SUM-07."""
    t = east(players=3).figures(1, warriors="5,8").gates("4,8").turn(0).answer("move", "4,7", "5,8")
    assert "4,8" not in t.options()
    assert t.refused("4,8") == ["ANKH-GUARD-09"]


def test_a_figure_of_osiris_may_be_pushed_onto_an_underworld_token() -> None:
    """ANKH-GUARD-09, ANKH-GOD-22."""
    t = east(players=3).figures(2, warriors="5,8").gates("4,8").turn(0).answer("move", "4,7", "5,8", "4,8")
    assert t.at("4,8") == "warrior 2"


def test_a_token_under_the_space_satet_left_closes_it_to_others() -> None:
    """ANKH-GUARD-09: Osiris' Satet comes from a token; the enemy cannot be put onto it."""
    t = east(gods="osiris ra").figures(1, warriors="5,8").gates("4,7").turn(0).answer("move", "4,7", "5,8")
    assert "4,7" not in t.options()
    assert t.refused("4,7") == ["ANKH-GUARD-09"]


def test_without_a_legal_target_satet_cannot_end_there() -> None:
    """ANKH-GUARD-10: all three spaces around 9,4 hold Monuments."""
    t = bare(gods="ra isis", guardians=WITH_SATET).figures(0, satet="7,4").figures(1, warriors="9,4")
    t.monuments(temple="8,3 8,4 8,5").turn(0).answer("move", "7,4")
    assert "9,4" not in t.options()
    assert t.refused("9,4") == ["ANKH-GUARD-10"]


def test_the_space_left_may_be_the_only_legal_target() -> None:
    """ANKH-GUARD-09, ANKH-GUARD-10: the same corner, but Satet comes from 8,4."""
    t = bare(gods="ra isis", guardians=WITH_SATET).figures(0, satet="8,4").figures(1, warriors="9,4")
    t.monuments(temple="8,3 8,5").turn(0).answer("move", "8,4", "9,4")
    assert t.options() == ["8,4"]
    t.answer("8,4")
    assert [t.at("8,4"), t.at("9,4")] == ["warrior 1", "satet 0"]


def test_an_underworld_token_can_be_all_that_stands_against_a_push() -> None:
    """ANKH-GUARD-09, ANKH-GUARD-10: a token on the last free space leaves no target for Isis' Warrior."""
    t = east(players=3).figures(0, satet="7,4").figures(1, warriors="9,4").figures(2, warriors="8,9")
    t.monuments(temple="8,3 8,4").gates("8,5").turn(0).answer("move", "7,4")
    assert t.refused("9,4") == ["ANKH-GUARD-10"]


def test_own_figures_and_monuments_cannot_be_pushed() -> None:
    """ANKH-GUARD-10."""
    t = east().figures(0, warriors="4,8").monuments(pyramid="5,7").monuments(1, temple="3,7")
    t.turn(0).answer("move", "4,7")
    for space in ("4,8", "5,7", "3,7"):
        assert space not in t.options()
        assert t.refused(space) == ["ANKH-GUARD-10"]


def test_there_are_no_chains() -> None:
    """ANKH-GUARD-10: a figure is not pushed onto another one, nor onto a Monument."""
    t = east().figures(1, warriors="5,8 6,8").monuments(pyramid="5,9").turn(0).answer("move", "4,7", "5,8")
    assert t.options() == ["4,7", "4,8", "4,9", "5,7"]
    assert t.refused("6,8") == ["ANKH-GUARD-08"]
    assert t.refused("5,9") == ["ANKH-GUARD-08"]


def test_one_push_per_move_of_satet() -> None:
    """ANKH-GUARD-10: afterwards it has moved and pushes nobody else in this action."""
    t = east().figures(1, warriors="5,8 6,8").turn(0).answer("move", "4,7", "5,8", "5,9")
    assert t.asked() == "MoveWhich"
    assert t.options() == ["pass", "2,0"]
    assert t.refused("5,8") == ["ANKH-MOVE-05"]


def test_every_satet_has_a_push_of_its_own() -> None:
    """ANKH-GUARD-06: two Satets may even push the same figure in turn."""
    t = east(players=3).figures(0, satet="6,7").figures(1, warriors="5,8")
    t.turn(0).answer("move", "4,7", "5,8", "6,8", "6,7", "6,8", "5,9")
    assert [t.at(space) for space in ("5,8", "6,8", "5,9")] == ["satet 0", "satet 0", "warrior 1"]


def test_satet_never_ends_on_water_even_if_a_figure_is_there() -> None:
    """ANKH-GUARD-11."""
    t = east(guardians="satet apep giant-scorpion").figures(0, satet="4,2").figures(1, apep="5,2")
    t.turn(0).answer("move", "4,2")
    assert "5,2" not in t.options()
    assert t.refused("5,2") == ["ANKH-MOVE-04"]
    assert t.refused("6,2") == ["ANKH-MOVE-04"]


def test_satet_never_ends_on_an_underworld_token_of_another_side() -> None:
    """ANKH-GUARD-11, ANKH-MOVE-07: neither an empty one nor one with a figure to push."""
    t = east(players=3).figures(2, warriors="5,8").gates("5,8 4,8").turn(0).answer("move", "4,7")
    assert "5,8" not in t.options()
    assert "4,8" not in t.options()
    assert t.refused("5,8") == ["ANKH-MOVE-07"]
    assert t.refused("4,8") == ["ANKH-MOVE-07"]


def test_satet_reaches_only_three_spaces_far() -> None:
    """ANKH-GUARD-06, ANKH-MOVE-01: the way to the enemy is an ordinary move."""
    t = east().figures(1, warriors="7,7 8,8").turn(0).answer("move", "4,7")
    assert "7,7" in t.options()
    assert "8,8" not in t.options()
    assert t.refused("8,8") == ["ANKH-MOVE-01"]


def test_sun_tokens_go_with_the_pushed_and_the_pushing_figure() -> None:
    """ANKH-GUARD-06, ANKH-GOD-23: both keep what lies on them."""
    t = east(gods="isis ra").figures(1, warriors="5,8").suns("5,8").turn(0).answer("move", "4,7", "5,8", "5,9")
    assert t.s.suns == space_set("5,9")
    t = east(gods="ra isis").figures(1, warriors="5,8").suns("4,7").turn(0).answer("move", "4,7", "5,8", "4,7")
    assert t.s.suns == space_set("5,8")
