"""Isis, Protectress (chapter 12)."""

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.events.merge import MergeGods

APEP = "cat-mummy apep giant-scorpion"


def fight(t: Table, region: int = 2, **cards: str) -> Table:
    """The Battle of the region; without other orders everybody plays Cycle of Ma'at."""
    t.region(region)
    chosen = {f"s{side}": "cycle" for side in t.s.waiting()}
    return t.cards(**{**chosen, **cards})


def losing(warriors: str, enemies: str, guardians: str = APEP) -> Table:
    """Isis (seat 0) faces Ra (seat 1), whose Warriors beat hers because he will play Chariots."""
    return bare(gods="isis ra", guardians=guardians).figures(0, warriors=warriors).figures(1, warriors=enemies)


def test_isis_keeps_figures_next_to_an_enemy_alive_figure_by_figure() -> None:
    """ANKH-GOD-14, ANKH-GOD-27. 4,7 and 4,8 touch the enemies 5,7 and 5,8; 8,8 touches none."""
    t = fight(losing("4,7 4,8 8,8", "5,7 5,8"), s1="chariots")
    assert (t.asked(), t.seat()) == ("ProtectFigure", 0)
    assert t.options() == ["pass", "4,7", "4,8"]
    assert t.refused("8,8") == ["ANKH-GOD-14"]
    assert t.refused("5,7") == ["ANKH-GOD-14"]
    t.answer("4,8")
    assert [event.rule for event in t.heard("figure-protected")] == ["ANKH-GOD-14"]
    assert t.options() == ["pass", "4,7"]
    t.answer("pass")
    assert t.where(0, "warrior") == "4,8"


def test_isis_may_keep_all_or_none() -> None:
    """ANKH-GOD-14."""
    kept = fight(losing("4,7 4,8", "5,8"), s1="chariots").answer("4,7", "4,8")
    assert kept.where(0, "warrior") == "4,7 4,8"
    assert kept.asked() == ""
    given_up = fight(losing("4,7 4,8", "5,8"), s1="chariots").answer("pass")
    assert given_up.where(0, "warrior") == ""


def test_a_figure_without_enemy_next_to_it_dies_without_question() -> None:
    """ANKH-GOD-14. An own figure next to it is no protection."""
    t = fight(losing("4,7 4,8", "8,7"), s1="chariots")
    assert t.asked() == ""
    assert t.where(0, "warrior") == ""


def test_a_protected_figure_saved_is_not_killed() -> None:
    """ANKH-GOD-14. It does not count for Miracle; the other one does."""
    t = fight(losing("4,7 8,8", "5,7"), s0="miracle", s1="chariots").answer("4,7")
    assert t.s.devotion == (1, 1)


def test_guardians_are_protected_and_the_god_needs_no_protection() -> None:
    """ANKH-GOD-14."""
    t = bare(gods="isis ra").figures(0, god="4,8", cat_mummy="4,7").figures(1, warriors="5,8 5,7 8,8")
    fight(t, s1="chariots")
    assert t.options() == ["pass", "4,7"]


def test_only_isis_protects() -> None:
    """ANKH-GOD-14. Ra's Warriors die next to those of Isis."""
    t = fight(losing("4,7", "5,7"), s0="chariots")
    assert t.asked() == ""
    assert t.where(1, "warrior") == ""


def test_isis_is_not_asked_about_figures_sheltered_by_flood() -> None:
    """ANKH-GOD-14, ANKH-CARD-04. 4,6 is Fertile."""
    t = fight(losing("4,6", "4,7"), s0="flood", s1="chariots")
    assert t.asked() == ""
    assert t.where(0, "warrior") == "4,6"


def test_an_enemy_across_a_river_is_not_next_to_the_figure() -> None:
    """ANKH-GOD-14, ANKH-ADJ-01. 4,5 shares a side with 4,6, but the river parts them."""
    t = fight(losing("4,6", "4,5 8,7"), s1="chariots")
    assert t.asked() == ""
    assert t.where(0, "warrior") == ""


def test_dying_with_the_neighbour_does_not_end_protection() -> None:
    """ANKH-GOD-15, ANKH-GOD-14. Nobody wins: both would die, Isis keeps hers."""
    t = fight(losing("4,7", "5,7"))
    assert t.asked() == "ProtectFigure"
    t.answer("4,7")
    assert t.where(0, "warrior") == "4,7"
    assert t.where(1, "warrior") == ""


def test_a_neighbour_killed_by_a_plague_before_protects_no_more() -> None:
    """ANKH-GOD-15. The batch of the Plague is over when Anubis wins the Resolution with his God on 8,8."""
    t = bare(3, gods="isis ra anubis").followers(2, 0, 0).figures(0, warriors="4,7").figures(1, warriors="5,7")
    t.figures(2, god="8,8")
    fight(t, s0="plague", s2="chariots").by(0, "2").by(1, "0").by(2, "0").by(2, "pass")
    assert t.asked() == "TakeCaptive"
    assert t.where(0, "warrior") == ""


@pytest.mark.parametrize(("enemy", "protected"), [("5,4", True), ("5,5", True), ("7,4", True), ("4,4", False)])
def test_a_figure_on_water_is_protected_by_any_neighbour_in_whatever_region(enemy: str, protected: bool) -> None:
    """ANKH-GOD-16. Apep on 6,4 fights in the East; the enemies named stand in the West."""
    t = fight(losing("", f"8,7 {enemy}").figures(0, apep="6,4"), s1="chariots")
    assert (t.asked() == "ProtectFigure") == protected
    if protected:
        assert t.answer("6,4").where(0, "apep") == "6,4"
    else:
        assert t.where(0, "apep") == ""


def test_a_figure_on_water_is_protected_in_all_its_regions() -> None:
    """ANKH-GOD-16. The same Apep fights in the West; its neighbour stands on 6,5 in the East."""
    t = losing("", "6,5").figures(0, apep="6,4")
    assert fight(t, region=1, s1="chariots").options() == ["pass", "6,4"]


def test_a_figure_on_land_is_protected_by_an_enemy_on_water_next_to_it() -> None:
    """ANKH-GOD-16."""
    t = fight(losing("6,5 4,7", "").figures(1, apep="6,4"), s1="chariots")
    assert t.options() == ["pass", "6,5"]


def test_the_neighbour_may_be_a_god() -> None:
    """ANKH-GOD-17."""
    t = fight(losing("4,7", "").figures(1, god="5,7"), s1="chariots")
    assert t.options() == ["pass", "4,7"]


def test_the_neighbour_need_not_take_part_in_the_battle() -> None:
    """ANKH-GOD-17. The God of Amun stands in the West, where nobody fights now."""
    t = bare(3, gods="isis ra amun", guardians=APEP).figures(0, apep="6,4").figures(1, warriors="8,7 8,8")
    t.figures(2, god="5,4")
    fight(t)
    assert t.s.battle.participants == 0b011
    assert t.options() == ["pass", "6,4"]


def test_all_figures_of_a_side_merged_with_isis_can_be_protected() -> None:
    """ANKH-GOD-14, ANKH-MERGE-23. Isis is the lower god, Ra the higher."""
    t = bare(3, gods="isis ra amun").devotion(1, 2, 9).hand(2, "chariots").runs(MergeGods())
    t.s.over = False
    t.figures(1, warriors="4,7").figures(2, god="5,7")
    fight(t, s2="chariots")
    assert (t.asked(), t.seat(), t.options()) == ("ProtectFigure", 1, ["pass", "4,7"])
