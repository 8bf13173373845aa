"""Apep (chapter 13)."""

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.egypt import WATER, name_spaces

WITH_APEP = "cat-mummy apep giant-scorpion"
AROUND_GOD = ["1,0", "2,1", "3,0"]  # the empty land adjacent to the God on 2,0


def summoner(gods: str = "isis amun") -> Table:
    """Seat 0 has Apep in the pool and only its God, on 2,0, on the map."""
    return bare(gods=gods, guardians=WITH_APEP).in_pool(0, apep=1)


def test_apep_may_be_summoned_onto_any_empty_water_or_normally_onto_land() -> None:
    """ANKH-GUARD-12."""
    t = summoner().turn(0).answer("summon", "apep")
    water = name_spaces(WATER).split()
    assert len(water) == 19
    assert sorted(t.options()) == sorted(water + AROUND_GOD)
    t.answer("8,10")
    assert t.at("8,10") == "apep 0"


def test_apep_on_land_is_summoned_like_any_other_figure() -> None:
    """ANKH-GUARD-12, ANKH-SUM-02: the river parts 1,1 from the God."""
    t = summoner().turn(0).answer("summon", "apep")
    assert t.refused("1,1") == ["ANKH-SUM-02"]
    t.answer("3,0")
    assert t.at("3,0") == "apep 0"


def test_occupied_water_is_no_space_for_apep() -> None:
    """ANKH-GUARD-12: neither an own nor an enemy one may stand there."""
    for side in (0, 1):
        t = bare(3, gods="isis amun ra", guardians=WITH_APEP).in_pool(0, apep=1).figures(side, apep="5,2")
        t.turn(0).answer("summon", "apep")
        assert "5,2" not in t.options()
        assert t.refused("5,2") == ["ANKH-MAP-05"]
        assert "6,2" in t.options()


def test_nobody_else_is_summoned_onto_water() -> None:
    """ANKH-GUARD-12, ANKH-MAP-06: also not next to an own Apep."""
    t = summoner().in_pool(0, cat_mummy=1).figures(0, apep="5,2").turn(0)
    for kind in ("warrior", "cat-mummy"):
        t.turn(0).answer("summon", kind)
        assert t.refused("6,2") == ["ANKH-MAP-06"]
        assert [space for space in t.options() if space in name_spaces(WATER).split()] == []


def test_apep_leaves_water_by_moving_but_does_not_come_back() -> None:
    """ANKH-GUARD-12, ANKH-MOVE-08: summoning is the only way onto Water."""
    t = bare(gods="isis amun", guardians=WITH_APEP).figures(0, apep="6,3").turn(0).answer("move", "6,3")
    assert [space for space in t.options() if space in name_spaces(WATER).split()] == []
    assert t.refused("6,2") == ["ANKH-MOVE-04"]
    assert t.refused("6,3") == ["ANKH-MOVE-04"]
    t.answer("7,5")
    assert t.at("7,5") == "apep 0"


def pyramid_summoner() -> Table:
    """Seat 0 also has Pyramid Attuned and a Pyramid on 5,3, next to four Water spaces."""
    return summoner().powers(0, "pyramid-attuned").monuments(0, pyramid="5,3")


def test_a_pyramid_summon_reaches_only_water_next_to_the_pyramid() -> None:
    """ANKH-GUARD-13: the regular summon is used up by a Warrior."""
    t = pyramid_summoner().turn(0).answer("summon", "warrior", "1,0")
    t.answer("apep")
    assert t.options() == ["4,3", "5,2", "5,4", "6,2", "6,3", "6,4"]
    assert t.refused("0,4") == ["ANKH-GUARD-13"]
    t.answer("6,4")
    assert t.at("6,4") == "apep 0"
    assert t.asked() == "ChooseAction"  # both summons are used


def test_water_beside_another_pyramid_needs_that_pyramid() -> None:
    """ANKH-GUARD-13, ANKH-POW-12: each Pyramid reaches its own Water, once."""
    t = pyramid_summoner().monuments(0, pyramid="1,6").turn(0).answer("summon", "warrior", "1,0")
    t.answer("warrior", "1,7", "apep")
    assert t.options() == ["4,3", "5,2", "5,4", "6,2", "6,3", "6,4"]


def test_far_water_uses_the_regular_summon() -> None:
    """ANKH-GUARD-13: afterwards only the Pyramid's summon is left."""
    t = pyramid_summoner().turn(0).answer("summon", "apep", "0,4")
    assert t.asked() == "SummonWhat"
    t.answer("warrior")
    assert t.options() == ["4,3", "5,4"]


def test_water_next_to_the_pyramid_may_be_reached_by_either_summon() -> None:
    """ANKH-GUARD-13: the player says which; here the regular one is kept."""
    t = pyramid_summoner().turn(0).answer("summon", "apep", "5,2")
    assert t.asked() == "SummonBy"
    assert t.options() == ["5,3", "regular"]
    t.answer("5,3", "warrior")
    assert "1,0" in t.options()


def test_a_neutral_or_enemy_pyramid_gives_no_water() -> None:
    """ANKH-GUARD-13, ANKH-POW-12."""
    t = summoner().powers(0, "pyramid-attuned").monuments(pyramid="5,3").monuments(1, pyramid="1,6")
    t.turn(0).answer("summon", "warrior", "1,0")
    assert t.asked() == "ChooseAction"


def test_the_extra_summon_of_osiris_is_never_onto_water() -> None:
    """ANKH-GUARD-13, ANKH-GOD-21: with the regular summon used, only the Underworld token is left."""
    t = summoner("osiris ra").gates("7,2").turn(0).answer("summon", "warrior", "1,0", "apep")
    assert t.options() == ["7,2"]
    assert t.refused("6,2") == ["ANKH-GUARD-13"]
    t.answer("7,2")
    assert t.at("7,2") == "apep 0"


def test_osiris_reaches_water_with_the_regular_summon() -> None:
    """ANKH-GUARD-12, ANKH-GUARD-13: the extra summon is left afterwards."""
    t = summoner("osiris ra").gates("7,2").turn(0).answer("summon", "apep", "6,2", "warrior")
    assert t.options() == ["7,2"]
