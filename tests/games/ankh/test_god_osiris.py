"""Osiris, Gateway to the Underworld (chapter 12)."""

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.egypt import name_spaces
from theomachy.games.ankh.rules.events.forget import ForgetGods
from theomachy.games.ankh.rules.events.merge import MergeGods

APEP = "satet apep giant-scorpion"


def fight(t: Table, region: int = 2, **cards: str) -> Table:
    """The Battle of the region; without other orders everybody plays Cycle of Ma'at."""
    t.region(region)
    chosen = {f"s{side}": "cycle" for side in t.s.waiting()}
    return t.cards(**{**chosen, **cards})


def losing(ours: str = "4,7", theirs: str = "8,7 8,8") -> Table:
    """Osiris (seat 0) and Ra (seat 1) in the East, far apart; no Followers."""
    return bare(gods="osiris ra").figures(0, warriors=ours).figures(1, warriors=theirs).followers(0, 0)


def gates(t: Table) -> str:
    """The spaces with Underworld tokens."""
    return name_spaces(t.s.gates)


# -- Placing tokens


def test_osiris_may_put_a_token_on_empty_land_of_the_region_after_a_lost_battle() -> None:
    """ANKH-GOD-18, ANKH-GOD-27. The space of his dead Warrior is empty by then."""
    t = fight(losing().monuments(temple="5,8"))
    assert (t.asked(), t.seat()) == ("GateFrom", 0)
    assert t.options() == ["pass", "yes"]
    t.answer("yes")
    east = set(name_spaces(t.s.regions[1]).split())
    assert set(t.options()) == east - {"8,7", "8,8", "5,8"}
    t.answer("4,7")
    assert gates(t) == "4,7"
    assert [(event.who, event.rule) for event in t.heard("gate-placed")] == [(0, "ANKH-GOD-18")]


def test_other_regions_water_and_occupied_spaces_are_refused() -> None:
    """ANKH-GOD-18, ANKH-DEF-05."""
    t = fight(losing().monuments(temple="5,8")).answer("yes")
    assert t.refused("3,6") == ["ANKH-GOD-18"]
    assert t.refused("7,8") == ["ANKH-GOD-18"]
    assert t.refused("8,8") == ["ANKH-DEF-05"]
    assert t.refused("5,8") == ["ANKH-DEF-05"]
    assert t.refused("pass") == ["ANKH-GOD-18"]


def test_osiris_may_put_no_token() -> None:
    """ANKH-GOD-18."""
    t = fight(losing()).answer("pass")
    assert t.asked() == ""
    assert gates(t) == ""


def test_a_battle_without_victor_is_lost_too() -> None:
    """ANKH-GOD-18, ANKH-BAT-23."""
    assert fight(losing("4,7", "8,7")).asked() == "GateFrom"


def test_osiris_loses_also_without_figures_left() -> None:
    """ANKH-GOD-18, ANKH-BAT-23."""
    t = fight(losing().followers(0, 1), s1="plague").by(0, "0").by(1, "1")
    assert t.asked() == "GateFrom"


def test_no_token_after_a_victory_a_domination_or_a_battle_of_others() -> None:
    """ANKH-GOD-18. Nor is Ra asked, who loses the first of these Battles."""
    assert fight(losing("4,7 4,8", "8,7")).asked() == ""
    assert losing("4,7", "").region(2).asked() == ""
    others = bare(3, gods="osiris ra isis").figures(1, warriors="4,7 4,8").figures(2, god="8,7")
    assert fight(others).asked() == ""


@pytest.mark.parametrize(("gap", "gate", "asked"), [("", "", ""), ("1,5", "", "GateFrom"), ("1,5", "1,5", "")])
def test_no_token_if_the_region_has_no_space_for_it(gap: str, gate: str, asked: str) -> None:
    """ANKH-GOD-18, ANKH-GOD-20. The Delta is full but for the gap, which may have a token already."""
    t = losing("", "0,1").figures(0, god="2,8").gates(gate)
    spaces = [space for space in name_spaces(t.s.regions[2]).split() if space not in ("0,1", "2,8", gap)]
    t.monuments(obelisk=" ".join(spaces[:10]), temple=" ".join(spaces[10:]))
    assert fight(t, region=3, s1="chariots").asked() == asked


def test_any_token_may_be_moved_from_anywhere_even_while_the_pool_has_some() -> None:
    """ANKH-GOD-18, ANKH-GOD-19. One token lies in the Delta, one in the region itself."""
    t = fight(losing().gates("0,1 5,8"))
    assert t.options() == ["pass", "yes", "0,1", "5,8"]
    assert t.refused("4,8") == ["ANKH-GOD-19"]
    t.answer("0,1", "4,8")
    assert gates(t) == "4,8 5,8"


def test_with_all_three_on_the_map_only_those_can_be_moved() -> None:
    """ANKH-GOD-18, ANKH-GOD-19, ANKH-COMP-10."""
    t = fight(losing().gates("0,1 0,2 0,3"))
    assert t.options() == ["pass", "0,1", "0,2", "0,3"]
    assert t.refused("yes") == ["ANKH-COMP-10"]
    t.answer("0,2", "5,9")
    assert gates(t) == "0,1 0,3 5,9"


def test_a_space_holds_one_token_and_moving_onto_the_same_space_is_no_choice() -> None:
    """ANKH-GOD-20, ANKH-GOD-18."""
    t = fight(losing().gates("5,8 5,9")).answer("5,8")
    assert t.refused("5,9") == ["ANKH-GOD-20"]
    assert t.refused("5,8") == ["ANKH-GOD-20"]


def test_a_figure_stays_where_its_token_was() -> None:
    """ANKH-GOD-20."""
    t = losing("4,7 0,1").gates("0,1")
    fight(t).answer("0,1", "5,9")
    assert gates(t) == "5,9"
    assert t.at("0,1") == "warrior 0"


# -- Summoning onto tokens


def summoning(tokens: str, **guardians: int) -> Table:
    """Osiris (seat 0, God on 2,0) with these Underworld tokens is about to summon."""
    t = bare(gods="osiris ra", guardians=APEP).gates(tokens).in_pool(0, **guardians)
    return t.turn(0).answer("summon")


def test_osiris_summons_one_more_figure_onto_any_token_and_the_regular_one_next_to_it() -> None:
    """ANKH-GOD-21."""
    t = summoning("7,2").answer("warrior")
    assert t.options() == ["1,0", "2,1", "3,0", "7,2"]
    t.answer("7,2", "warrior", "7,3")
    assert t.asked() == "ChooseAction"
    assert t.where(0, "warrior") == "7,2 7,3"
    assert [event.rule for event in t.heard("figure-summoned")] == ["ANKH-GOD-21", "ANKH-SUM-01"]


def test_the_summon_onto_a_token_may_come_second_or_alone() -> None:
    """ANKH-GOD-21, ANKH-SUM-05, ANKH-SUM-06."""
    second = summoning("8,8").answer("warrior", "2,1", "warrior")
    assert second.options() == ["8,8"]
    assert second.answer("8,8").asked() == "ChooseAction"
    alone = summoning("8,8").answer("warrior", "8,8", "pass")
    assert alone.asked() == "ChooseAction"
    assert alone.where(0, "warrior") == "8,8"


def test_only_one_summon_onto_a_token_per_action() -> None:
    """ANKH-GOD-21."""
    t = summoning("8,8 4,8").answer("warrior", "8,8", "warrior")
    assert "4,8" not in t.options()
    assert t.refused("4,8") == ["ANKH-SUM-02"]
    t.answer("2,1")
    assert t.asked() == "ChooseAction"


def test_the_regular_summon_may_use_a_token_next_to_an_own_figure_as_well() -> None:
    """ANKH-GOD-21, ANKH-GOD-22."""
    t = summoning("2,1 8,8").answer("warrior", "2,1")
    assert t.options() == ["gate", "regular"]
    t.answer("regular", "warrior")
    assert t.options() == ["8,8"]


def test_a_token_with_a_figure_is_not_available() -> None:
    """ANKH-GOD-21."""
    t = bare(gods="osiris ra").gates("8,8").figures(0, warriors="8,8").turn(0).answer("summon", "warrior", "2,1")
    assert t.asked() == "ChooseAction"


def test_guardians_may_be_summoned_onto_a_token_but_never_onto_water_by_it() -> None:
    """ANKH-GOD-21, ANKH-GUARD-13."""
    t = summoning("8,8", apep=1).answer("warrior", "2,1", "apep")
    assert t.options() == ["8,8"]
    t.answer("8,8")
    assert t.at("8,8") == "apep 0"


def test_without_token_on_the_map_there_is_no_additional_summon() -> None:
    """ANKH-GOD-21."""
    assert summoning("").answer("warrior", "2,1").asked() == "ChooseAction"


def test_other_gods_have_no_additional_summon() -> None:
    """ANKH-GOD-21, ANKH-GOD-22. Nor may they use a token next to their own figures."""
    t = bare(gods="osiris isis").gates("8,8 8,1").turn(1).answer("summon", "warrior")
    assert t.options() == ["7,0", "7,1"]
    assert t.refused("8,1") == ["ANKH-SUM-07"]
    assert t.refused("8,8") == ["ANKH-SUM-07"]
    t.answer("7,1")
    assert t.asked() == "ChooseAction"


def test_tokens_and_pyramids_add_a_summon_each_with_spaces_of_its_own() -> None:
    """ANKH-GOD-21, ANKH-POW-12. Once the token is used, the other token is not open to the Pyramid's summon."""
    t = bare(gods="osiris ra").powers(0, "pyramid-attuned").monuments(0, pyramid="8,8").gates("0,2 5,8").turn(0)
    t.answer("summon", "warrior")
    assert t.options() == ["0,2", "1,0", "2,1", "3,0", "5,8", "7,7", "7,9", "8,7", "8,9", "9,8"]
    t.answer("5,8", "warrior", "2,1", "warrior")
    assert t.options() == ["7,7", "7,9", "8,7", "8,9", "9,8"]
    t.answer("8,9")
    assert t.asked() == "ChooseAction"


def test_a_freed_captive_may_be_summoned_onto_a_token() -> None:
    """ANKH-GOD-21, ANKH-GOD-09."""
    t = bare(gods="osiris anubis").gates("8,8").captives(1, 0).followers(1, 0).turn(0)
    t.answer("summon", "captive", "8,8")
    assert t.at("8,8") == "warrior 0"
    assert t.s.followers == (0, 1)


# -- Standing on tokens


def test_only_osiris_ends_a_move_on_a_token() -> None:
    """ANKH-GOD-22, ANKH-MOVE-07."""
    own = bare(gods="osiris ra").gates("2,1").turn(0).answer("move", "2,0", "2,1")
    assert own.at("2,1") == "god 0"
    other = bare(gods="osiris ra").gates("8,1").turn(1).answer("move", "8,0")
    assert "8,1" not in other.options()
    assert other.refused("8,1") == ["ANKH-MOVE-07"]


@pytest.mark.parametrize(("gods", "onto_the_token"), [("ra osiris", True), ("osiris ra", False)])
def test_only_figures_of_osiris_are_pushed_onto_a_token(gods: str, onto_the_token: bool) -> None:
    """ANKH-GOD-22, ANKH-GUARD-09. Satet of seat 0 pushes a Warrior of seat 1; 4,6 has a token."""
    t = bare(gods=gods, guardians=APEP).gates("4,6").figures(0, satet="6,7").figures(1, warriors="5,6")
    t.turn(0).answer("move", "6,7", "5,6")
    assert t.asked() == "PushTo"
    assert ("4,6" in t.options()) == onto_the_token
    if not onto_the_token:
        assert t.refused("4,6") == ["ANKH-GUARD-09"]


def test_tokens_leave_the_game_with_a_forgotten_osiris_and_stay_after_merging() -> None:
    """ANKH-GOD-22, ANKH-FORG-04, ANKH-MERGE-20. The merged side may stand on them."""
    forgotten = bare(3, gods="osiris ra isis").gates("0,1 8,8").devotion(20, 21, 22).runs(ForgetGods())
    assert gates(forgotten) == ""
    merged = bare(3, gods="osiris ra isis").gates("8,1").devotion(1, 2, 9).runs(MergeGods())
    merged.s.over = False
    assert "8,1" in merged.turn(1).answer("move", "8,0").options()


def test_only_mummies_of_osiris_return_onto_a_token() -> None:
    """ANKH-GOD-22, ANKH-SUM-07. His God on 4,7 has the token on 4,8 next to it."""
    for gods, allowed in (("osiris ra", True), ("ra osiris", False)):
        t = bare(gods=gods).gates("4,8").figures(0, god="4,7", mummy="5,9").figures(1, warriors="8,7 8,8")
        fight(t, s1="chariots")
        assert t.asked() == "MummyTo"
        assert ("4,8" in t.options()) == allowed
