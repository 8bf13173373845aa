"""The Ankh powers of Obelisks and Pyramids (chapter 10)."""

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.events.conflict import ResolveRegion


def attuned(gods: str = "ra isis", guardians: str = "cat-mummy mummy giant-scorpion") -> Table:
    """Seat 0 with Obelisk Attuned and its Obelisk on 6,6 faces a Warrior on 7,6 and one on 8,8, in the East.

    Free land next to the Obelisk: 5,6 5,7 6,7; a Temple stands on 6,5. Its own figures: the God in the West,
    a Warrior on 5,8 and one in the Delta.
    """
    t = bare(gods=gods, guardians=guardians).powers(0, "obelisk-attuned")
    t.monuments(0, obelisk="6,6").monuments(temple="6,5")
    return t.figures(0, warriors="5,8 0,1").figures(1, warriors="7,6 8,8")


# -- Obelisk Attuned


def test_figures_come_from_anywhere_to_empty_land_next_to_an_own_obelisk() -> None:
    """ANKH-POW-06, ANKH-POW-07. The God may come as well, and a figure that is in the region already."""
    t = attuned().region(2)
    assert (t.asked(), t.seat()) == ("ObeliskWhich", 0)
    assert t.options() == ["pass", "0,1", "2,0", "5,8"]
    t.answer("0,1")
    assert t.options() == ["5,6", "5,7", "6,7"]
    t.answer("5,6", "2,0")
    assert t.options() == ["5,7", "6,7"]
    t.answer("5,7", "5,8", "6,7")
    assert t.asked() == "ChooseCards"
    assert (t.where(0, "god"), t.where(0, "warrior")) == ("5,7", "5,6 6,7")
    t.cards(s0="cycle", s1="cycle")
    assert [(event.who, event.amount) for event in t.heard("strength")] == [(1, 2), (0, 3)]


def test_spaces_that_are_occupied_or_not_next_to_the_obelisk_are_refused() -> None:
    """ANKH-POW-06. Across the river from 6,6 lies 5,5; a pass is no answer once a figure is named."""
    t = attuned().region(2).answer("0,1")
    assert t.refused("7,6") == ["ANKH-MAP-05"]
    assert t.refused("6,5") == ["ANKH-MAP-05"]
    assert t.refused("6,6") == ["ANKH-MAP-05"]
    assert t.refused("5,5") == ["ANKH-POW-06"]
    assert t.refused("4,7") == ["ANKH-POW-06"]
    assert t.refused("pass") == ["ANKH-POW-06"]


def test_water_next_to_the_obelisk_is_no_target_not_even_for_apep() -> None:
    """ANKH-POW-06. The Obelisk on 7,7 has the Water 7,8 next to it; Apep itself may leave the Water."""
    t = bare(gods="ra isis", guardians="cat-mummy apep giant-scorpion").powers(0, "obelisk-attuned")
    t.monuments(0, obelisk="7,7").figures(0, apep="0,4", warriors="4,7").figures(1, warriors="5,8")
    t.region(2).answer("0,4")
    assert t.options() == ["6,7", "7,6", "8,6", "8,7", "8,8"]
    assert t.refused("7,8") == ["ANKH-POW-06"]
    t.answer("8,8")
    assert t.at("8,8") == "apep 0"


def test_only_own_figures_can_be_moved() -> None:
    """ANKH-POW-06."""
    t = attuned().region(2)
    assert t.refused("8,8") == ["ANKH-POW-06"]
    assert t.refused("4,7") == ["ANKH-POW-06"]
    assert t.refused("yes") == ["ANKH-POW-06"]


def test_only_own_obelisks_of_the_battle_region_draw_figures() -> None:
    """ANKH-POW-06. Neither a neutral or enemy one, nor one elsewhere, nor another Monument."""
    t = bare(gods="ra isis").powers(0, "obelisk-attuned").figures(0, warriors="4,7").figures(1, warriors="8,8")
    t.monuments(obelisk="6,6").monuments(1, obelisk="5,9").monuments(0, obelisk="0,1", temple="8,6")
    assert t.region(2).asked() == "ChooseCards"


def test_a_side_without_figure_in_the_region_cannot_come() -> None:
    """ANKH-POW-06."""
    t = bare(3, gods="ra isis anubis").powers(0, "obelisk-attuned").monuments(0, obelisk="6,6")
    t.figures(0, warriors="0,1").figures(1, warriors="4,7").figures(2, god="8,8")
    assert t.region(2).asked() == "ChooseCards"


def test_nobody_comes_without_the_power_or_to_a_domination() -> None:
    """ANKH-POW-06, ANKH-DOM-05."""
    locked = bare(gods="ra isis").monuments(0, obelisk="6,6").figures(0, warriors="4,7").figures(1, warriors="8,8")
    assert locked.region(2).asked() == "ChooseCards"
    alone = (
        bare(gods="ra isis").powers(0, "obelisk-attuned").monuments(0, obelisk="6,6").figures(0, warriors="4,7")
    )
    assert alone.region(2).asked() == ""


def test_to_come_is_voluntary() -> None:
    """ANKH-POW-06."""
    t = attuned().region(2).answer("pass")
    assert t.asked() == "ChooseCards"
    assert t.where(0) == "0,1 2,0 5,8"


def test_a_figure_comes_at_most_once_per_battle() -> None:
    """ANKH-POW-06, ANKH-POW-08."""
    t = attuned().region(2).answer("0,1", "5,7")
    assert t.options() == ["pass", "2,0", "5,8"]
    assert t.refused("5,7") == ["ANKH-POW-08"]


def test_a_figure_may_come_again_in_the_next_battle() -> None:
    """ANKH-POW-06."""
    t = bare(gods="ra isis").powers(0, "obelisk-attuned").monuments(0, obelisk="6,6").figures(0, god="4,7")
    t.figures(1, god="8,8").runs(ResolveRegion(1), ResolveRegion(1))
    t.answer("4,7", "5,7").cards(s0="chariots", s1="flood")
    assert t.asked() == "ObeliskWhich"
    assert t.options() == ["pass", "5,7"]


def both_attuned() -> Table:
    """Both seats have the power: Obelisks on 6,6 (seat 0) and 8,8 (seat 1); seat 1 has less Devotion."""
    t = bare(gods="ra isis").powers(0, "obelisk-attuned").powers(1, "obelisk-attuned").devotion(5, 3)
    t.monuments(0, obelisk="6,6").monuments(1, obelisk="8,8")
    return t.figures(0, warriors="4,7 4,8").figures(1, warriors="7,5 8,5")


def test_several_sides_move_one_figure_each_in_turn_from_the_least_devoted() -> None:
    """ANKH-POW-08."""
    t = both_attuned().region(2)
    seats = []
    for which, where in (("8,0", "8,9"), ("2,0", "5,6"), ("7,5", "8,7"), ("4,7", "5,7"), ("8,5", "7,7")):
        assert t.asked() == "ObeliskWhich"
        seats.append(t.seat())
        t.answer(which, where)
    assert seats == [1, 0, 1, 0, 1]
    assert (t.asked(), t.seat()) == ("ObeliskWhich", 0)
    t.answer("4,8", "6,7")
    assert t.asked() == "ChooseCards"


def test_three_sides_take_their_turns_in_the_order_of_devotion() -> None:
    """ANKH-POW-08."""
    t = bare(3, gods="ra isis anubis").devotion(4, 4, 4, order=[2, 0, 1])
    for side, obelisk in enumerate(["6,6", "8,8", "4,8"]):
        t.powers(side, "obelisk-attuned").monuments(side, obelisk=obelisk)
    t.figures(0, warriors="6,8 0,1").figures(1, warriors="8,5 0,2").figures(2, warriors="0,3")
    t.region(2)
    seats = [t.seat()]
    for which, where in (("0,3", "5,8"), ("0,1", "5,6"), ("0,2", "8,9")):
        t.answer(which, where)
        seats.append(t.seat())
    assert seats == [2, 0, 1, 2]


def test_a_side_that_stops_is_out_while_the_others_go_on() -> None:
    """ANKH-POW-08, ANKH-POW-09."""
    t = both_attuned().region(2).answer("8,0", "8,9", "pass")
    assert t.seat() == 1
    t.answer("7,5", "8,7")
    assert (t.asked(), t.seat()) == ("ObeliskWhich", 1)
    t.answer("pass")
    assert t.asked() == "ChooseCards"


def crowded() -> Table:
    """The Obelisk of seat 1 on 9,6 is walled in: two neutral Monuments, and a Warrior of seat 0 on 8,5."""
    t = bare(gods="ra isis").powers(0, "obelisk-attuned").powers(1, "obelisk-attuned")
    t.monuments(0, obelisk="6,6").monuments(1, obelisk="9,6").monuments(temple="8,6", pyramid="8,7")
    return t.figures(0, warriors="8,5").figures(1, warriors="4,8")


def test_a_side_that_cannot_move_in_its_turn_is_out_even_if_a_space_becomes_free_later() -> None:
    """ANKH-POW-09."""
    t = crowded().devotion(5, 3).region(2)
    assert t.seat() == 0
    t.answer("8,5", "6,7")
    assert t.seat() == 0
    t.answer("2,0", "5,6")
    assert t.asked() == "ChooseCards"


def test_a_space_that_becomes_free_before_the_turn_of_a_side_can_be_used() -> None:
    """ANKH-POW-08."""
    t = crowded().devotion(3, 5).region(2).answer("8,5", "6,7")
    assert t.seat() == 1
    t.answer("4,8")
    assert t.options() == ["8,5"]


def test_underworld_tokens_close_spaces_to_all_but_osiris() -> None:
    """ANKH-POW-10."""
    closed = attuned("ra osiris").gates("5,6").region(2).answer("0,1")
    assert closed.options() == ["5,7", "6,7"]
    assert closed.refused("5,6") == ["ANKH-POW-10"]
    free = attuned("osiris ra").gates("5,6").region(2).answer("0,1")
    assert free.options() == ["5,6", "5,7", "6,7"]


def test_a_side_with_nothing_but_closed_spaces_is_not_asked() -> None:
    """ANKH-POW-09, ANKH-POW-10."""
    assert attuned("ra osiris").gates("5,6 5,7 6,7").region(2).asked() == "ChooseCards"


def test_a_giant_scorpion_that_came_to_an_obelisk_is_aimed_anew_by_its_owner() -> None:
    """ANKH-POW-10, ANKH-GUARD-18."""
    t = attuned().figures(0, giant_scorpion="4,8").aim("4,8", 0).region(2).answer("4,8", "6,7")
    assert (t.asked(), t.seat()) == ("AimPincers", 0)
    t.answer("s-sw")
    assert t.asked() == "ObeliskWhich"
    aimed = t.heard("pincers-aimed")
    assert [event.who for event in aimed] == [0]
    assert len(t.s.aims) == 1
    assert t.s.aims[0] // 6 == aimed[0].where


def test_satet_cannot_push_on_its_way_to_an_obelisk() -> None:
    """ANKH-POW-10. In a Move action it could."""
    t = attuned(guardians="satet mummy giant-scorpion").figures(0, satet="5,9").figures(1, warriors="6,7")
    assert "6,7" in t.turn(0).answer("move", "5,9").options()
    t.region(2).answer("5,9")
    assert t.options() == ["5,6", "5,7"]
    assert t.refused("6,7") == ["ANKH-MAP-05"]


# -- Pyramid Attuned


def by_pyramids(own: str = "8,8", **guardians: int) -> Table:
    """Seat 0 (Isis, God on 2,0) with Pyramid Attuned and these Pyramids is about to summon."""
    t = bare(gods="isis ra", guardians="cat-mummy apep giant-scorpion").powers(0, "pyramid-attuned")
    t.monuments(0, pyramid=own).in_pool(0, **guardians)
    return t.turn(0).answer("summon")


def test_each_own_pyramid_adds_a_summon_next_to_it() -> None:
    """ANKH-POW-12. Once the regular summon is used only the Pyramid's spaces are left, and once."""
    t = by_pyramids().answer("warrior", "2,1")
    assert t.asked() == "SummonWhat"
    t.answer("warrior")
    assert t.options() == ["7,7", "7,9", "8,7", "8,9", "9,8"]
    assert t.refused("3,0") == ["ANKH-SUM-02"]
    assert t.refused("7,8") == ["ANKH-MAP-06"]
    t.answer("8,9")
    assert t.asked() == "ChooseAction"
    assert t.where(0, "warrior") == "2,1 8,9"
    assert [event.rule for event in t.heard("figure-summoned")] == ["ANKH-SUM-01", "ANKH-POW-12"]


def test_the_summon_next_to_a_pyramid_may_come_first_and_alone() -> None:
    """ANKH-POW-12, ANKH-SUM-06. The space would also do for the regular summon: the player says which."""
    t = by_pyramids().answer("warrior", "8,9")
    assert t.options() == ["8,8", "regular"]
    t.answer("8,8", "warrior")
    assert t.options() == ["1,0", "2,1", "3,0", "7,7", "7,9", "8,7", "9,8"]
    t.answer("3,0")
    assert t.asked() == "ChooseAction"
    alone = by_pyramids().answer("warrior", "8,9", "8,8", "pass")
    assert alone.asked() == "ChooseAction"
    assert alone.where(0, "warrior") == "8,9"


def test_the_regular_summon_next_to_a_pyramid_leaves_the_additional_one() -> None:
    """ANKH-POW-12."""
    t = by_pyramids().answer("warrior", "8,9", "regular", "warrior")
    assert t.options() == ["7,7", "7,9", "8,7", "9,8"]


def test_occupied_spaces_rivers_and_gates_limit_the_summon_next_to_a_pyramid() -> None:
    """ANKH-POW-12. Next to the Pyramid on 6,5: 6,6 is taken, 7,4 and 5,5 lie across the river, 7,6 is a gate."""
    t = bare(gods="isis osiris").powers(0, "pyramid-attuned").monuments(0, pyramid="6,5").gates("7,6")
    t.figures(1, warriors="6,6").turn(0).answer("summon", "warrior", "2,1", "warrior")
    assert t.options() == ["7,5"]
    assert t.refused("7,6") == ["ANKH-SUM-07"]


def test_neutral_and_enemy_pyramids_and_other_monuments_add_no_summon() -> None:
    """ANKH-POW-12."""
    t = bare(gods="isis ra").powers(0, "pyramid-attuned").monuments(pyramid="8,8").monuments(1, pyramid="4,8")
    t.monuments(0, obelisk="5,9").turn(0).answer("summon", "warrior", "2,1")
    assert t.asked() == "ChooseAction"


def test_without_the_power_a_pyramid_adds_no_summon() -> None:
    """ANKH-POW-12."""
    t = bare(gods="isis ra").monuments(0, pyramid="8,8").turn(0).answer("summon", "warrior", "2,1")
    assert t.asked() == "ChooseAction"


def test_two_pyramids_add_two_summons_each_next_to_its_own() -> None:
    """ANKH-POW-12."""
    t = by_pyramids("8,8 4,8").answer("warrior", "2,1", "warrior", "5,8", "warrior")
    assert t.options() == ["7,7", "7,9", "8,7", "8,9", "9,8"]
    t.answer("9,8")
    assert t.asked() == "ChooseAction"


def test_a_space_next_to_two_pyramids_counts_for_the_one_the_player_chooses() -> None:
    """ANKH-POW-13. 8,7 is next to 8,6 and 8,8; 8,5 only next to 8,6, and 8,9 only next to 8,8."""
    for chosen, left, gone in (("8,6", "8,9", "8,5"), ("8,8", "8,5", "8,9")):
        t = by_pyramids("8,6 8,8").answer("warrior", "2,1", "warrior", "8,7")
        assert t.options() == ["8,6", "8,8"]
        assert t.refused("regular") == ["ANKH-SUM-05"]
        t.answer(chosen, "warrior")
        assert left in t.options()
        assert t.refused(gone) == ["ANKH-SUM-02"]


def test_the_pool_limits_the_additional_summons() -> None:
    """ANKH-POW-12, ANKH-SUM-03."""
    t = bare(gods="isis ra").powers(0, "pyramid-attuned").monuments(0, pyramid="8,8")
    t.figures(0, warriors="0,1 0,2 0,3 1,1 1,2").turn(0).answer("summon", "warrior", "2,1")
    assert t.asked() == "ChooseAction"


def test_apep_may_be_summoned_onto_water_next_to_the_pyramid() -> None:
    """ANKH-POW-12, ANKH-GUARD-13."""
    t = by_pyramids(apep=1).answer("warrior", "2,1", "apep")
    assert t.options() == ["7,7", "7,8", "7,9", "8,7", "8,9", "9,8"]
    t.answer("7,8")
    assert t.at("7,8") == "apep 0"
    assert t.s.guardians_in_pool(0, 2) == 0
    assert t.asked() == "ChooseAction"


def test_apep_on_far_water_uses_the_regular_summon() -> None:
    """ANKH-POW-12, ANKH-GUARD-13."""
    t = by_pyramids(apep=1).answer("apep", "0,5", "warrior")
    assert t.options() == ["7,7", "7,9", "8,7", "8,9", "9,8"]
