"""Summon Figure (chapter 6.2)."""

import pytest

from tests.games.ankh.table import Table, bare, table

WITH_APEP = "cat-mummy apep giant-scorpion"
WITH_SATET = "satet mummy giant-scorpion"


def names(text: str) -> set[str]:
    """The spaces written in a line."""
    return set(text.split())


def spaces(t: Table, seat: int = 0, kind: str = "warrior") -> set[str]:
    """Where a figure may be summoned in a fresh Summon action of the seat."""
    return set(t.turn(seat).answer("summon", kind).options())


# -- the regular summon


def test_a_figure_is_summoned_next_to_an_own_figure_or_monument() -> None:
    """ANKH-SUM-01, ANKH-SUM-02: Middle Kingdom, three players, the second one's first turn."""
    assert spaces(table(3), seat=1) == names("5,6 5,7 6,7 7,5 7,7 8,6")


def test_an_own_monument_far_from_all_figures_will_do() -> None:
    """ANKH-SUM-01."""
    t = bare(2, gods="isis ra").clear().figures(0, god="9,8").monuments(0, temple="0,2")
    assert spaces(t) == names("0,1 0,3 1,2") | names("8,7 8,8 8,9")


def test_the_player_chooses_a_warrior_or_a_guardian_of_the_pool() -> None:
    """ANKH-SUM-01."""
    t = bare(2, gods="isis ra").in_pool(0, cat_mummy=1, mummy=1).turn(0).answer("summon")
    assert t.options() == ["pass", "warrior", "cat-mummy", "mummy"]
    t.answer("mummy", "2,1")
    assert t.at("2,1") == "mummy 0"
    assert t.s.guardians_in_pool(0, 2) == 0
    assert t.asked() == "ChooseAction"  # one figure, not more


def test_one_warrior_comes_out_of_the_pool() -> None:
    """ANKH-SUM-01."""
    t = bare(2, gods="isis ra").turn(0)
    assert t.s.warriors(0) == 6
    t.answer("summon", "warrior", "2,1")
    assert (t.where(0, "warrior"), t.s.warriors(0), t.s.warriors(1)) == ("2,1", 5, 6)
    assert t.asked() == "ChooseAction"


@pytest.mark.parametrize(
    ("space", "rule"),
    [
        ("2,10", "ANKH-SUM-02"),  # far away
        ("5,4", "ANKH-MAP-05"),  # his own Temple
        ("4,3", "ANKH-MAP-05"),  # his God
        ("6,4", "ANKH-MAP-06"),  # Water
        ("3,4", "ANKH-MAP-05"),  # an enemy's Warrior
        ("3,5", "ANKH-MAP-05"),  # a neutral Temple
    ],
)
def test_only_empty_land_nearby_is_legal(space: str, rule: str) -> None:
    """ANKH-SUM-01, ANKH-SUM-02."""
    t = table(3, gods="isis ra amun").answer("summon", "warrior")
    assert t.refused(space) == [rule]


def test_enemy_figures_do_not_help() -> None:
    """ANKH-SUM-01."""
    t = bare(2, gods="isis ra").clear().figures(0, god="8,0").figures(1, god="5,7", warriors="5,8")
    assert spaces(t) == names("7,0 7,1 8,1")


def test_nothing_is_summoned_across_a_river_or_a_camel() -> None:
    """ANKH-SUM-02."""
    t = bare(2, gods="isis ra").clear().figures(0, god="4,5")
    assert spaces(t) == names("4,4 5,4 5,5")
    t = table(4, gods="isis ra amun anubis").clear().figures(0, god="3,1")
    assert spaces(t) == names("2,1 3,0 3,2 4,2")  # not 4,0 and 4,1


def test_nothing_is_summoned_across_the_river_from_a_monument() -> None:
    """ANKH-SUM-02."""
    t = bare(2, gods="isis ra").clear().figures(0, god="8,0").monuments(0, pyramid="4,5")
    assert spaces(t) == names("7,0 7,1 8,1") | names("4,4 5,4 5,5")


def test_a_figure_on_water_opens_all_land_around_it() -> None:
    """ANKH-SUM-02: West and East."""
    t = bare(2, gods="isis ra", guardians=WITH_APEP).clear().figures(0, god="8,0", apep="6,4")
    assert spaces(t) == names("7,0 7,1 8,1") | names("5,3 5,4 5,5 6,5 7,4")


def test_an_empty_pool_summons_nothing() -> None:
    """ANKH-SUM-03."""
    t = bare(2, gods="isis ra").figures(0, warriors="5,6 5,7 5,8 6,6 6,7 6,8").turn(0).answer("summon")
    assert t.asked() == "ChooseAction"
    assert t.s.advances[1] == 1


def test_no_legal_space_summons_nothing() -> None:
    """ANKH-SUM-03: a God shut in by enemies, rivers being no way out."""
    t = bare(2, gods="isis ra").clear().figures(0, god="8,0").figures(1, god="7,0", warriors="7,1 8,1")
    t.turn(0).answer("summon")
    assert t.asked() == "ChooseAction"


def test_a_god_shut_in_can_summon_apep_onto_water() -> None:
    """ANKH-SUM-03: there is no legal space for a Warrior, but for Apep."""
    t = bare(2, gods="isis ra", guardians=WITH_APEP).clear().figures(0, god="8,0").in_pool(0, apep=1)
    t.figures(1, god="7,0", warriors="7,1 8,1").turn(0).answer("summon")
    assert t.options() == ["pass", "apep"]
    assert t.refused("warrior") == ["ANKH-SUM-03"]


@pytest.mark.parametrize("kind", ["cat-mummy", "satet", "mummy", "giant-scorpion"])
def test_what_is_not_in_the_pool_is_not_summoned(kind: str) -> None:
    """ANKH-SUM-03, ANKH-SUM-01: Satet does not even play."""
    t = bare(2, gods="isis ra").in_pool(1, cat_mummy=1).turn(0).answer("summon")
    assert "ANKH-SUM-03" in t.refused(kind)


def test_neutral_and_foreign_monuments_allow_no_summon() -> None:
    """ANKH-SUM-04."""
    t = bare(2, gods="isis ra").clear().figures(0, god="8,0").figures(1, god="2,10")
    t.monuments(temple="5,7").monuments(1, obelisk="3,1")
    assert spaces(t) == names("7,0 7,1 8,1")
    t.refused("5,8")
    t.refused("3,2")
    assert "3,2" in spaces(t, seat=1)


# -- additional summons


def pyramids(where: str = "5,7", gods: str = "isis ra") -> Table:
    """Seat 0: a God on 8,0, Pyramid Attuned, Pyramids far away."""
    t = bare(2, gods=gods).clear().figures(0, god="8,0").figures(1, god="2,10")
    return t.powers(0, "pyramid-attuned").monuments(0, pyramid=where)


def test_the_additional_summon_may_come_first_and_carry_the_regular_one() -> None:
    """ANKH-SUM-05: the figure beside the Pyramid counts for the next."""
    t = pyramids().turn(0).answer("summon", "warrior")
    assert t.refused("4,6") == ["ANKH-SUM-02"]
    t.answer("5,6")
    assert t.options() == ["5,7", "regular"]
    t.answer("5,7", "warrior", "4,6")
    assert t.where(0, "warrior") == "4,6 5,6"
    assert t.asked() == "ChooseAction"


def test_the_regular_summon_may_come_first() -> None:
    """ANKH-SUM-05."""
    t = pyramids().turn(0).answer("summon", "warrior", "7,1", "warrior")
    assert set(t.options()) == names("4,7 5,6 5,8 6,6 6,7 6,8")  # what is left is the Pyramid's
    t.answer("6,8")
    assert t.where(0, "warrior") == "6,8 7,1"
    assert t.asked() == "ChooseAction"


def test_the_regular_summon_beside_a_pyramid_leaves_the_additional_one() -> None:
    """ANKH-SUM-05: the player says which of the two he uses."""
    t = pyramids().turn(0).answer("summon", "warrior", "5,6", "regular", "warrior")
    assert set(t.options()) == names("4,7 5,8 6,6 6,7 6,8")


def test_figures_summoned_by_additional_summons_carry_others() -> None:
    """ANKH-SUM-05, ANKH-SUM-02: two Pyramids far apart, three figures in one action."""
    t = pyramids("5,7 0,2").turn(0).answer("summon", "warrior", "1,2", "0,2", "warrior", "5,6", "5,7", "warrior")
    assert {"2,2", "1,3", "4,6"} <= set(t.options())
    t.answer("2,2")
    assert t.where(0, "warrior") == "1,2 2,2 5,6"
    assert t.asked() == "ChooseAction"


@pytest.mark.parametrize("made", [0, 1, 2])
def test_each_additional_summon_is_optional(made: int) -> None:
    """ANKH-SUM-05, ANKH-SUM-06, ANKH-TURN-12: stop after none, one or two of three."""
    t = pyramids("5,7 0,2").turn(0).answer("summon")
    for space, pyramid in (("1,2", "0,2"), ("5,6", "5,7"))[:made]:
        t.answer("warrior", space, pyramid)
    t.answer("pass")
    assert len(t.where(0, "warrior").split()) == made
    assert t.asked() == "ChooseAction"


def test_the_regular_summon_may_be_forgone_while_an_additional_one_is_used() -> None:
    """ANKH-SUM-06."""
    t = pyramids().turn(0).answer("summon", "warrior", "5,6", "5,7", "pass")
    assert t.where(0, "warrior") == "5,6"
    assert t.asked() == "ChooseAction"


def test_osiris_summons_at_his_gate_and_goes_on_from_there() -> None:
    """ANKH-SUM-05: no figure of his is near 7,2."""
    t = bare(2, gods="osiris ra").clear().figures(0, god="1,2").figures(1, god="2,10").gates("7,2")
    t.turn(0).answer("summon", "warrior")
    assert t.refused("7,3") == ["ANKH-SUM-02"]
    t.answer("7,2", "warrior", "7,3")
    assert t.where(0, "warrior") == "7,2 7,3"
    assert t.asked() == "ChooseAction"


def test_osiris_may_use_the_gate_alone() -> None:
    """ANKH-SUM-06."""
    t = bare(2, gods="osiris ra").clear().figures(0, god="1,2").figures(1, god="2,10").gates("7,2")
    t.turn(0).answer("summon", "warrior", "7,2", "pass")
    assert t.where(0, "warrior") == "7,2"


def test_additional_summons_end_with_the_pool() -> None:
    """ANKH-SUM-05, ANKH-SUM-03: one Warrior left, two summons."""
    t = pyramids().figures(0, warriors="7,0 7,1 8,1 8,2 9,2").turn(0).answer("summon", "warrior", "5,6", "regular")
    assert t.asked() == "ChooseAction"


# -- Underworld tokens


def test_a_gate_is_closed_to_the_summons_of_others() -> None:
    """ANKH-SUM-07."""
    t = bare(2, gods="osiris ra").figures(0, warriors="5,6").figures(1, warriors="6,6").gates("5,7")
    assert "5,7" in spaces(t)
    assert "5,7" not in spaces(t, seat=1)
    assert t.refused("5,7") == ["ANKH-SUM-07"]


@pytest.mark.parametrize(("owner", "open_gate"), [(0, True), (1, False)])
def test_a_gate_is_closed_to_the_returning_mummies_of_others(owner: int, open_gate: bool) -> None:
    """ANKH-SUM-07."""
    t = bare(2, gods="osiris ra").gates("6,1").figures(owner, god="6,0", mummy="5,6")
    t.figures(1 - owner, warriors="6,8 6,7").region(2)
    cards = ["chariots", "chariots"]
    cards[owner] = "cycle"
    t.cards(s0=cards[0], s1=cards[1])
    assert t.asked() == "MummyTo"
    assert ("6,1" in t.options()) == open_gate
    if not open_gate:
        assert t.refused("6,1") == ["ANKH-SUM-07"]


@pytest.mark.parametrize(("side", "open_gate"), [(0, True), (1, False)])
def test_a_gate_is_closed_to_the_obelisk_moves_of_others(side: int, open_gate: bool) -> None:
    """ANKH-SUM-07, ANKH-POW-10."""
    t = bare(2, gods="osiris ra").gates("5,8").figures(0, warriors="6,6").figures(1, warriors="7,6")
    t.monuments(side, obelisk="5,7").powers(side, "obelisk-attuned").region(2)
    t.answer(t.options()[1])
    assert t.asked() == "ObeliskTo"
    assert ("5,8" in t.options()) == open_gate
    if not open_gate:
        assert t.refused("5,8") == ["ANKH-POW-10"]


def test_a_gate_is_closed_to_others_who_are_pushed() -> None:
    """ANKH-SUM-07: only Osiris' own figures can be pushed onto it."""
    t = bare(3, gods="osiris ra isis", guardians=WITH_SATET).gates("5,7")
    t.figures(2, satet="6,6").figures(0, warriors="5,6").figures(1, warriors="4,7")
    t.turn(2).answer("move", "6,6", "5,6")
    assert "5,7" in t.options()
    t.turn(2).answer("move", "6,6", "4,7")
    assert "5,7" not in t.options()
    t.refused("5,7")


# -- captives


def test_a_captive_can_be_summoned_instead_of_a_warrior_of_the_pool() -> None:
    """ANKH-SUM-08: all others are on the map, the Follower goes to Anubis."""
    t = bare(2, gods="isis anubis").followers(1, 0).captives(1, 0)
    t.figures(0, warriors="5,6 5,7 5,8 6,6 6,7").turn(0).answer("summon")
    assert t.options() == ["pass", "captive"]
    assert t.refused("warrior") == ["ANKH-SUM-03"]
    t.answer("captive", "2,1")
    assert t.at("2,1") == "warrior 0"
    assert (t.s.followers, t.s.captives) == ((0, 1), (0, 0))


def test_a_captive_can_be_summoned_though_the_pool_has_warriors() -> None:
    """ANKH-SUM-08."""
    t = bare(2, gods="isis anubis").followers(1, 0).captives(2, 0).turn(0).answer("summon", "captive", "2,1")
    assert t.s.captives == (1, 0)
    assert t.s.warriors(0) == 4
    assert t.asked() == "ChooseAction"


def test_without_follower_or_captive_nobody_is_freed() -> None:
    """ANKH-SUM-08."""
    t = bare(2, gods="isis anubis").followers(0, 0).captives(1, 0).turn(0).answer("summon")
    assert t.refused("captive") == ["ANKH-GOD-10"]
    t.followers(1, 0).captives(0, 0).turn(0).answer("summon")
    assert t.refused("captive") == ["ANKH-SUM-08"]


def test_nobody_frees_another_side_s_captive() -> None:
    """ANKH-SUM-08: one's own only."""
    t = bare(3, gods="isis anubis ra").followers(2, 2, 2).captives(0, 0, 2).turn(0).answer("summon")
    assert "captive" not in t.options()


def test_every_summon_of_the_action_may_be_a_captive() -> None:
    """ANKH-SUM-08, ANKH-SUM-05: 1 Follower each."""
    t = pyramids(gods="isis anubis").followers(2, 0).captives(3, 0).turn(0)
    t.answer("summon", "captive", "5,6", "5,7", "captive", "4,6")
    assert (t.s.followers, t.s.captives) == ((0, 2), (1, 0))
    assert t.where(0, "warrior") == "4,6 5,6"


def test_a_captive_may_come_through_the_gate() -> None:
    """ANKH-SUM-08, ANKH-GOD-21."""
    t = bare(2, gods="osiris anubis").followers(1, 0).captives(1, 0).gates("5,7").turn(0)
    t.answer("summon", "captive", "5,7")
    assert t.at("5,7") == "warrior 0"
    assert t.s.followers == (0, 1)
