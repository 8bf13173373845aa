"""The preview edition: gods and Guardians."""

import pytest

from tests.games.ankh.preview import apart, arena, fight, strengths
from tests.games.ankh.table import Table

# -- Amun


def test_amun_plays_two_cards_in_one_battle_of_a_conflict() -> None:
    """ANKHP-GOD-01."""
    t = apart(gods="amun ra").figures(0, warriors="5,6").figures(1, warriors="8,5 8,7").conflict(1)
    assert (t.asked(), t.seat()) == ("AnnounceTwoCards", 0)
    t.answer("yes")
    t.heard()
    assert (t.asked(), t.s.token_up) == ("ChooseCards", False)
    t.cards(s0="drought plague", s1="miracle")
    t.answer("0").answer("0")
    assert strengths(t) == {0: 1 + 2 + 1, 1: 1}
    assert t.asked() == "ChooseCards"  # in the second Battle he is not asked
    t.cards(s0="cycle", s1="cycle")
    assert t.s.token_up  # the Conflict is over


def test_amun_needs_two_cards_and_may_keep_his_token() -> None:
    """ANKHP-GOD-01."""
    t = apart(gods="amun ra").hand(0, "cycle").region(1)
    assert t.asked() == "ChooseCards"
    t = apart(gods="amun ra").region(1).answer("pass")
    assert t.s.token_up
    t.by(0, "flood")
    assert t.s.waiting() == [1]


# -- Anubis


def test_anubis_may_keep_one_warrior_of_a_batch_own_or_enemy() -> None:
    """ANKHP-GOD-02."""
    for kept, captives in (("anubis", [1, 0]), ("ra", [0, 1]), ("pass", [0, 0])):
        t = arena(gods="anubis ra").figures(0, warriors="5,6 4,6").figures(1, warriors="8,5 8,7")
        fight(t, "cycle", "cycle")
        assert (t.asked(), t.seat(), set(t.options())) == ("TakeCaptive", 0, {"pass", "anubis", "ra"})
        t.answer(kept)
        assert t.asked() == ""
        assert list(t.s.captives) == captives
        assert [t.s.warriors(0), t.s.warriors(1)] == [6 - captives[0], 6 - captives[1]]


def test_anubis_may_keep_an_own_warrior_when_only_own_ones_die() -> None:
    """ANKHP-GOD-02."""
    t = arena(gods="anubis ra").figures(0, warriors="5,6").figures(1, warriors="8,5 8,7")
    fight(t, "cycle", "cycle")
    assert t.options() == ["pass", "anubis"]
    assert t.refused("ra") == ["ANKH-GOD-06"]


def plague_then_defeat(captives: int) -> Table:
    """A Plague kills two Warriors of Anubis, his God then beats the Warrior of Ra."""
    t = (
        arena(gods="anubis ra")
        .followers(0, 1)
        .figures(0, god="4,7", warriors="5,6 4,6")
        .figures(1, warriors="8,5")
    )
    return fight(t.captives(captives, 0), "plague", "cycle").by(0, "0").by(1, "1")


def test_plague_and_resolution_are_two_batches_for_anubis() -> None:
    """ANKHP-GOD-02."""
    t = plague_then_defeat(captives=0)
    assert t.options() == ["pass", "anubis"]
    t.answer("anubis")
    assert t.options() == ["pass", "ra"]
    t.answer("ra")
    assert t.s.captives == (1, 1)


def test_anubis_has_three_slots() -> None:
    """ANKHP-GOD-02."""
    t = plague_then_defeat(captives=2).answer("anubis")
    assert t.asked() == ""
    assert t.s.captives == (3, 0)
    assert t.where(1, "warrior") == ""


def test_anubis_never_keeps_guardians() -> None:
    """ANKHP-GOD-02."""
    t = arena(gods="anubis ra").figures(0, warriors="5,6 4,6").figures(1, cat_mummy="8,5")
    fight(t, "cycle", "cycle")
    assert t.asked() == ""


def test_anubis_cannot_free_his_own_captives() -> None:
    """ANKHP-GOD-03."""
    t = arena(gods="anubis ra").captives(2, 1).followers(9, 9).figures(0, warriors="2,1 3,0 3,1 3,2").turn(0)
    t.answer("summon")
    assert t.asked() == "ChooseAction"  # no Warrior is left in the pool
    t = arena(gods="anubis ra").captives(2, 1).followers(9, 9).turn(0).answer("summon")
    assert t.options() == ["pass", "warrior"]
    assert t.refused("captive")
    t = arena(gods="anubis ra").captives(2, 1).followers(9, 9).turn(1).answer("summon")
    assert t.options() == ["pass", "warrior", "captive"]
    t.answer("captive", "7,0", "pass")
    assert t.s.captives == (2, 0)
    assert t.s.followers == (10, 8)


def test_captives_strengthen_the_god_figure_of_anubis() -> None:
    """ANKHP-GOD-04."""
    t = arena(gods="anubis ra").captives(1, 1).figures(0, god="5,6", warriors="4,6").figures(1, warriors="8,5")
    fight(t, "cycle", "cycle")
    assert strengths(t) == {0: 1 + 2 + 1, 1: 1}
    t = arena(gods="anubis ra").captives(1, 1).figures(0, warriors="4,6 5,6").figures(1, warriors="8,5")
    fight(t, "cycle", "cycle")
    assert strengths(t) == {0: 2, 1: 1}  # the God is elsewhere


def test_captives_are_part_of_the_strength_of_anubis() -> None:
    """ANKHP-GOD-04, ANKHP-CARD-05, ANKHP-CARD-06."""
    t = arena(gods="anubis ra").captives(0, 3).figures(0, god="4,8").figures(1, warriors="8,5")
    fight(t, "drought", "cycle")
    assert strengths(t)[0] == (1 + 3) * 2 + 2
    t = arena(gods="anubis ra").captives(0, 3).figures(0, god="4,8").figures(1, androsphinx="4,9")
    fight(t, "drought", "cycle")
    assert strengths(t)[0] == 0 + 2


# -- Isis


def test_protected_figures_are_not_killed_and_isis_is_not_asked() -> None:
    """ANKHP-GOD-05."""
    t = arena(gods="isis ra").figures(0, warriors="5,6 8,5", mummy="5,7").figures(1, warriors="4,6 4,7 4,8 4,9")
    fight(t, "miracle", "cycle")
    assert t.asked() == ""
    assert t.where(0) == "2,0 5,6 5,7"  # 8,5 stood next to no enemy
    assert t.s.devotion == (1, 1)  # one Miracle for one killed figure


def test_a_plague_does_not_kill_protected_figures() -> None:
    """ANKHP-GOD-05."""
    t = arena(gods="isis ra").followers(0, 1).figures(0, warriors="5,6 8,5").figures(1, warriors="4,6")
    fight(t, "cycle", "plague").by(0, "0").by(1, "1")
    killed = [event.where for event in t.heard("figure-killed")]
    assert len(killed) == 1
    assert t.where(0, "warrior") == "5,6"


def test_an_enemy_that_dies_in_the_same_batch_protects_all_the_same() -> None:
    """ANKHP-GOD-05."""
    t = arena(gods="isis ra").figures(0, warriors="5,6").figures(1, warriors="4,6").region(2)
    t.cards(s0="plague", s1="plague").answer("0").answer("0")
    assert t.where(0, "warrior") == "5,6"
    assert t.where(1, "warrior") == ""


def test_neither_own_figures_nor_enemies_across_a_river_protect() -> None:
    """ANKHP-GOD-05."""
    t = arena(gods="isis ra").figures(0, warriors="4,6 5,6").figures(1, warriors="4,5 8,5 8,7 8,8")
    fight(t, "cycle", "cycle")
    assert t.where(0, "warrior") == ""


def test_an_enemy_on_adjacent_water_protects() -> None:
    """ANKHP-GOD-05."""
    t = arena(gods="isis ra", guardians="cat-mummy apep androsphinx").figures(0, warriors="6,5 8,7")
    t.figures(1, apep="6,4", warriors="4,7 4,8")
    fight(t, "cycle", "cycle")
    assert t.where(0, "warrior") == "6,5"


# -- Osiris


def lost(t: Table) -> Table:
    """Osiris (seat 0) loses a Battle in East; he has a God elsewhere."""
    return fight(t.figures(0, warriors="5,6").figures(1, warriors="8,5 8,7"), "cycle", "cycle")


def test_osiris_puts_a_token_on_empty_land_of_the_region() -> None:
    """ANKHP-GOD-06."""
    t = lost(arena(gods="osiris ra").monuments(temple="4,7"))
    assert (t.asked(), t.seat(), t.options()) == ("GateFrom", 0, ["pass", "yes"])
    t.answer("yes")
    assert t.refused("6,9") == ["ANKH-GOD-18"]  # Water
    assert t.refused("2,4") == ["ANKH-GOD-18"]  # another region
    for occupied in ("4,7", "8,5"):
        assert t.refused(occupied) == ["ANKH-DEF-05"]
    assert len(t.options()) == 28 - 3
    t.answer("5,6")
    assert t.faults() == []
    assert t.s.gates.bit_count() == 1


def test_osiris_may_build_on_his_tokens() -> None:
    """ANKHP-GOD-07."""
    t = (
        arena(gods="osiris ra")
        .followers(2, 0)
        .gates("4,7 4,8")
        .figures(0, warriors="4,8 5,6")
        .figures(1, warriors="8,5")
    )
    fight(t, "build", "cycle").answer("temple")
    assert "4,7" in t.options()
    assert "4,8" not in t.options()
    t.answer("4,7")
    assert t.at("4,7") == "temple 0"
    assert t.faults() == []
    assert t.s.devotion == (2, 0)  # it counts for the majority


def test_osiris_is_refused_an_occupied_token_space_because_it_is_occupied() -> None:
    """ANKHP-GOD-07."""
    t = (
        arena(gods="osiris ra")
        .followers(2, 0)
        .gates("4,8 2,4")
        .figures(0, warriors="4,8")
        .figures(1, warriors="8,5")
    )
    fight(t, "build", "cycle").answer("temple")
    assert t.refused("4,8") == ["ANKH-MAP-05"]
    assert t.refused("2,4") == ["ANKHP-CARD-02"]  # another region


def test_others_may_not_build_on_underworld_tokens() -> None:
    """ANKHP-GOD-07."""
    t = arena(gods="osiris ra").followers(0, 2).gates("4,7").figures(0, warriors="5,6").figures(1, warriors="8,5")
    fight(t, "cycle", "build").answer("temple")
    assert "4,7" not in t.options()
    assert t.refused("4,7") == ["ANKHP-GOD-07"]


def test_what_stands_on_a_relocated_token_stays() -> None:
    """ANKHP-GOD-07."""
    t = arena(gods="osiris ra").gates("2,4 6,1 7,2").monuments(0, pyramid="2,4").figures(0, warriors="6,1")
    lost(t)
    assert t.options() == ["pass", "2,4", "6,1", "7,2"]  # all three are on the map
    t.answer("2,4", "4,7")
    assert t.at("2,4") == "pyramid 0"
    assert t.s.gates.bit_count() == 3
    t.s.over = False
    t.figures(0, warriors="5,6").figures(1, warriors="8,5 8,7").region(2).cards(s0="flood", s1="flood")
    t.answer("6,1", "4,8")
    assert t.at("6,1") == "warrior 0"


def test_the_additional_summon_needs_a_token_space_without_figure_and_monument() -> None:
    """ANKHP-GOD-08."""
    t = arena(gods="osiris ra").gates("6,6 7,6 8,6").monuments(0, pyramid="6,6").figures(1, warriors="9,8")
    t.figures(0, warriors="7,6").figures(0, warriors="7,6").turn(0).answer("summon", "warrior")
    assert "8,6" in t.options()
    assert t.refused("6,6") == ["ANKH-MAP-05"]
    assert t.refused("7,6") == ["ANKH-MAP-05"]
    t = arena(gods="osiris ra").gates("6,7 8,8").monuments(1, pyramid="8,8").figures(0, warriors="6,7")
    t.turn(0).answer("summon", "warrior", "2,1")
    assert t.asked() == "ChooseAction"  # no token space is free, so there is no second summon
    t = arena(gods="osiris ra").gates("6,7 8,8").turn(0).answer("summon", "warrior", "2,1", "warrior")
    assert t.options() == ["6,7", "8,8"]


# -- Ra


@pytest.mark.parametrize(("radiant", "devotion"), [("", 1), ("5,6", 2), ("5,6 4,6", 2), ("2,4", 1)])
def test_a_radiant_figure_in_the_region_is_worth_one_in_a_battle_won(radiant: str, devotion: int) -> None:
    """ANKHP-GOD-09."""
    t = arena().figures(0, warriors="5,6 4,6 2,4").suns(radiant).figures(1, warriors="8,5")
    fight(t, "cycle", "cycle")
    assert t.s.devotion == (devotion, 0)


def test_a_radiant_figure_is_worth_nothing_in_domination_or_defeat() -> None:
    """ANKHP-GOD-09."""
    t = arena().figures(0, warriors="5,6").suns("5,6").region(2)
    assert t.s.devotion == (1, 0)
    t = arena().figures(0, warriors="5,6").suns("5,6").figures(1, warriors="8,5 8,7")
    fight(t, "cycle", "cycle")
    assert t.s.devotion == (0, 1)
    assert t.s.suns == 0  # the killed figure's Sun is free again


def test_ra_may_make_every_summoned_figure_radiant() -> None:
    """ANKHP-GOD-09."""
    t = arena().turn(0).answer("summon", "warrior", "2,1")
    assert t.asked() == "GiveSun"
    t.answer("yes")
    assert t.s.suns.bit_count() == 1


# -- Guardians as in the final edition


def test_a_killed_cat_mummy_costs_all_other_sides_one() -> None:
    """ANKHP-GUARD-01."""
    t = arena(3).devotion(5, 5, 5)
    t.s.token_up = False
    t.figures(0, cat_mummy="5,6").figures(1, warriors="8,5 8,7")
    fight(t, "cycle", "cycle")
    assert t.s.devotion == (5, 5, 4)  # the victor 5 + 1 - 1, the absent side 5 - 1


def test_satet_pushes_an_enemy_figure() -> None:
    """ANKHP-GUARD-01."""
    t = arena(guardians="satet mummy androsphinx").figures(0, satet="5,6").figures(1, warriors="5,8").turn(0)
    t.answer("move", "5,6", "5,8")
    assert (t.asked(), t.seat()) == ("PushTo", 0)
    t.answer("4,9")
    assert (t.at("5,8"), t.at("4,9"), t.at("5,6")) == ("satet 0", "warrior 1", "")


def test_a_killed_mummy_must_return_next_to_its_god() -> None:
    """ANKHP-GUARD-01."""
    t = arena(gods="isis ra").figures(0, mummy="5,6").figures(1, warriors="8,5 8,7")
    fight(t, "cycle", "cycle")
    assert (t.asked(), t.seat(), t.options()) == ("MummyTo", 0, ["1,0", "2,1", "3,0"])
    t.answer("2,1")
    assert t.at("2,1") == "mummy 0"
    assert t.asked() == ""  # without Pyramid Attuned nothing follows


def test_apep_is_summoned_onto_any_water_and_fights_in_all_its_regions() -> None:
    """ANKHP-GUARD-01."""
    t = arena(guardians="cat-mummy apep androsphinx").in_pool(0, apep=1).turn(0)
    t.answer("summon", "apep", "6,4", "pass")
    assert t.at("6,4") == "apep 0"
    t.figures(1, god="0,3", warriors="7,4 8,5")
    for token in (1, 2):
        t.s.over = False
        t.region(token)
        assert t.s.waiting() == [0, 1]


def test_the_pincers_of_a_scorpion_destroy_monuments_when_a_conflict_starts() -> None:
    """ANKHP-GUARD-01."""
    t = arena(guardians="cat-mummy mummy giant-scorpion").in_pool(0, giant_scorpion=1).figures(0, warriors="6,7")
    t.monuments(0, temple="5,6").monuments(1, pyramid="5,7").turn(0).answer(
        "summon", "giant-scorpion", "6,6", "pass"
    )
    assert t.asked() == "AimPincers"
    t.answer("n-ne")
    t.conflict_begins()
    assert (t.at("5,6"), t.at("5,7")) == ("", "")
    assert [t.s.ankhs(0), t.s.ankhs(1)] == [9, 9]


def test_an_androsphinx_takes_the_strength_of_adjacent_enemies() -> None:
    """ANKHP-GUARD-01."""
    t = arena().figures(0, god="5,6", warriors="5,7 8,8").figures(1, androsphinx="4,7")
    fight(t, "cycle", "cycle")
    assert strengths(t) == {0: 1, 1: 1}
