"""What each god brings into a merging (chapters 12 and 15)."""

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.components import CONFLICT
from theomachy.games.ankh.rules.egypt import space_set
from theomachy.games.ankh.rules.events.conflict import AfterConflict

THIRD, LOWER, HIGHER = 0, 1, 2


def pair(lower: str, higher: str, third: str = "amun", guardians: str = "cat-mummy mummy giant-scorpion") -> Table:
    """The bare map, all Gods in the West; seat 1 will be the lower god and seat 2 the higher god."""
    t = bare(3, gods=f"{third} {lower} {higher}", guardians=guardians).devotion(12, 5, 8)
    return t.figures(HIGHER, god="8,2")


def merge(t: Table, *answers: str) -> Table:
    """The gods merge; the answers are the higher god's."""
    t.event_comes(CONFLICT, 3)
    t.s.event += 1
    t.runs(AfterConflict()).answer(*answers)
    assert t.s.side_of == (0, HIGHER, HIGHER)
    t.s.over = False
    return t


def strength_of(t: Table, side: int) -> int:
    """The side's strength in the last Resolution."""
    return next(event.amount for event in t.heard("strength") if event.who == side)


def test_the_merged_side_has_both_abilities() -> None:
    """ANKH-MERGE-14: Osiris' extra summon, with a Sun of Ra on the figure."""
    for lower, higher in (("osiris", "ra"), ("ra", "osiris")):
        t = merge(pair(lower, higher).gates("4,8")).turn(LOWER).answer("summon", "warrior", "4,8")
        assert t.asked() == "GiveSun"
        t.answer("yes")
        assert t.s.suns == space_set("4,8")
        t.answer("warrior", "4,9")
        assert t.at("4,9") == f"warrior {HIGHER}"


def test_captives_strengthen_the_merged_god_figure() -> None:
    """ANKH-MERGE-19, ANKH-GOD-08: Anubis' own figure is gone, the higher God's has his bonus."""
    t = merge(pair("anubis", "isis", "ra").captives(2, 0, 0)).figures(THIRD, god="2,10", warriors="8,8")
    t.figures(HIGHER, god="8,6").region(2).cards(s0="miracle", s2="drought")
    assert strength_of(t, HIGHER) == 4  # God 1 + 2 captives, Drought


def test_captives_strengthen_the_god_figure_of_anubis_as_higher_god() -> None:
    """ANKH-MERGE-19, ANKH-MERGE-14: and Isis' Protection is his as well."""
    t = merge(pair("isis", "anubis", "ra").captives(2, 0, 0)).figures(THIRD, god="2,10", warriors="8,8 8,7")
    t.figures(HIGHER, god="7,5", warriors="7,7").region(2).cards(s0="chariots", s2="miracle")
    assert strength_of(t, HIGHER) == 4
    assert t.asked() == "ProtectFigure"
    assert t.s.waiting() == [HIGHER]


def test_a_mummy_taken_over_returns_to_the_merged_god_figure() -> None:
    """ANKH-MERGE-19, ANKH-GUARD-14."""
    t = pair("isis", "osiris").figures(LOWER, god="7,6", mummy="1,8")
    merge(t, "1,8").figures(THIRD, warriors="1,2 1,3").figures(HIGHER, god="9,4")
    t.s.token_up = False
    t.region(3).cards(s0="chariots", s2="drought")
    assert t.asked() == "MummyTo"
    assert t.s.waiting() == [HIGHER]
    assert t.options() == ["8,3", "8,4"]


def test_resplendent_counts_for_the_merged_god_figure() -> None:
    """ANKH-MERGE-19, ANKH-POW-05."""
    t = pair("isis", "ra", "anubis").powers(HIGHER, "resplendent").monuments(HIGHER, temple="1,1 1,2 1,3")
    merge(t).figures(THIRD, god="2,10", warriors="8,8").figures(HIGHER, god="7,5")
    t.region(2).cards(s0="miracle", s2="cycle")
    assert strength_of(t, HIGHER) == 3


# -- Anubis


def test_anubis_as_lower_god_frees_captives_of_the_higher_god_only() -> None:
    """ANKH-GOD-12, ANKH-MERGE-04: those of third sides stay with the merged god."""
    t = merge(pair("anubis", "isis", "ra").captives(2, 0, 1))
    assert t.s.captives == (2, 0, 0)
    assert t.s.warriors(HIGHER) == 6
    t.followers(1, 0, 0).turn(THIRD).answer("summon", "captive", "3,0")
    assert t.s.followers == (0, 0, 1)


def test_anubis_as_higher_god_loses_the_captives_of_the_lower_god() -> None:
    """ANKH-GOD-11, ANKH-MERGE-04: they leave slots and game, the third side's stay."""
    t = merge(pair("isis", "anubis", "ra").captives(1, 2, 0))
    assert t.s.captives == (1, 0, 0)


def test_a_merged_anubis_captures_only_enemies() -> None:
    """ANKH-MERGE-14, ANKH-GOD-07."""
    t = merge(pair("anubis", "isis", "ra")).figures(THIRD, warriors="1,1 1,2 1,3").figures(HIGHER, warriors="1,8")
    t.region(3).cards(s0="drought", s2="drought")
    assert t.where(HIGHER, "warrior") == ""  # 4 : 2, and no enemy Warrior died
    assert t.asked() == ""
    t.s.over = False
    t.figures(HIGHER, warriors="1,8").region(3).cards(s0="miracle", s2="chariots")
    assert t.asked() == "TakeCaptive"
    assert t.s.waiting() == [HIGHER]
    t.answer("ra")
    assert t.s.captives == (1, 0, 0)


# -- Osiris


def test_underworld_tokens_of_a_lower_osiris_stay_and_serve_the_side() -> None:
    """ANKH-MERGE-20, ANKH-GOD-22: figures of the higher god may now stop there, others still may not."""
    t = (
        merge(pair("osiris", "isis").gates("4,8 8,3"))
        .figures(HIGHER, warriors="4,7")
        .figures(THIRD, warriors="4,9")
    )
    assert t.s.gates == space_set("4,8 8,3")
    t.turn(THIRD).answer("move", "4,9")
    assert t.refused("4,8") == ["ANKH-MOVE-07"]
    t.turn(HIGHER).answer("move", "4,7", "4,8")
    assert t.at("4,8") == f"warrior {HIGHER}"


def test_a_merged_osiris_goes_on_placing_tokens() -> None:
    """ANKH-MERGE-20, ANKH-GOD-18: the higher god's player decides."""
    t = (
        merge(pair("osiris", "isis").gates("4,8"))
        .figures(THIRD, warriors="1,1 1,2")
        .figures(HIGHER, warriors="1,8")
    )
    t.s.token_up = False
    t.region(3).cards(s0="chariots", s2="drought")
    assert t.asked() == "GateFrom"
    assert t.s.waiting() == [HIGHER]
    t.answer("yes", "1,8")
    assert t.s.gates == space_set("4,8 1,8")


def test_only_forgetting_removes_the_tokens_of_a_merged_osiris() -> None:
    """ANKH-MERGE-20, ANKH-FORG-04."""
    t = merge(pair("osiris", "isis").gates("4,8")).devotion(25, 0, 20, order=[HIGHER, THIRD])
    t.event_comes(CONFLICT, 4)
    t.s.event += 1
    t.runs(AfterConflict())
    assert t.s.gates == 0


# -- Ra


def test_suns_on_removed_warriors_return_to_the_side() -> None:
    """ANKH-MERGE-21: Ra as lower god; one Sun lies on a Guardian taken over and stays."""
    t = pair("ra", "isis").figures(LOWER, warriors="1,8 1,9", cat_mummy="2,8").suns("1,8 1,9 2,8")
    merge(t, "2,8")
    assert t.s.suns == space_set("2,8")
    t.turn(HIGHER).answer("summon", "warrior", "9,2")
    assert t.asked() == "GiveSun"


def test_a_radiant_guardian_taken_over_shines_for_the_merged_side() -> None:
    """ANKH-MERGE-21, ANKH-GOD-24: Domination in the Delta brings 2."""
    t = merge(pair("ra", "isis").figures(LOWER, cat_mummy="2,8").suns("2,8"), "2,8").region(3)
    assert t.s.devotion[HIGHER] == 7


def test_the_sun_of_a_guardian_left_behind_returns() -> None:
    """ANKH-MERGE-21: all three Suns lay on Guardians; the two of Guardians left are free again."""
    t = pair("ra", "isis").figures(LOWER, cat_mummy="2,8", mummy="2,7", giant_scorpion="1,8").suns("2,8 2,7 1,8")
    merge(t, "2,8", "pass")
    assert t.s.suns == space_set("2,8")


def test_the_sun_of_an_own_guardian_given_up_returns() -> None:
    """ANKH-MERGE-21, ANKH-MERGE-07: Ra as higher god."""
    t = pair("isis", "ra").figures(LOWER, cat_mummy="2,8").figures(HIGHER, cat_mummy="1,8", mummy="1,9")
    merge(t.suns("1,8 1,9"), "2,8", "1,8")
    assert t.s.suns == space_set("1,9")


# -- Amun


def test_the_token_of_a_lower_amun_is_up_and_serves_the_higher_gods_cards() -> None:
    """ANKH-MERGE-22: turned down in the Conflict, up again when the gods merge."""
    t = pair("amun", "isis", "ra").figures(THIRD, god="8,0").figures(LOWER, god="2,0").figures(HIGHER, god="8,6")
    t.figures(HIGHER, warriors="8,8").hand(LOWER, "miracle", "cycle").hand(HIGHER, "flood", "drought", "cycle")
    t.conflict(0, 3).answer("yes").cards(s0="chariots", s1="miracle cycle")
    assert t.s.side_of == (0, HIGHER, HIGHER)
    assert t.s.token_up
    t.s.over = False
    t.figures(THIRD, warriors="7,7").region(2)
    assert t.asked() == "AnnounceTwoCards"
    assert t.s.waiting() == [HIGHER]
    t.answer("yes").cards(s0="build", s2="flood drought")
    assert strength_of(t, HIGHER) == 3
    assert not t.s.token_up


def test_a_merged_amun_announces_once_per_conflict() -> None:
    """ANKH-MERGE-22, ANKH-GOD-01: both players together, not each."""
    t = merge(pair("amun", "isis", "ra")).figures(THIRD, god="4,1", warriors="8,8 1,8").figures(HIGHER, god="8,6")
    t.figures(HIGHER, warriors="1,2").conflict(LOWER).answer("yes").cards(s0="miracle", s2="flood drought")
    assert t.asked() == "ChooseCards"  # the Delta: no second announcement


# -- Isis


def test_all_figures_of_the_side_can_be_protected_with_a_lower_isis() -> None:
    """ANKH-MERGE-23: Warriors of the higher god and Guardians taken over."""
    t = pair("isis", "osiris").figures(LOWER, cat_mummy="2,7")
    merge(t, "2,7").figures(HIGHER, warriors="1,7 0,1").figures(THIRD, warriors="1,8 2,8 1,6")
    t.s.token_up = False
    t.region(3).cards(s0="chariots", s2="drought")
    assert t.asked() == "ProtectFigure"
    assert t.s.waiting() == [HIGHER]
    assert t.options() == ["pass", "1,7", "2,7"]
    t.answer("1,7", "2,7")
    assert [t.at("1,7"), t.at("2,7"), t.at("0,1")] == [f"warrior {HIGHER}", f"cat-mummy {HIGHER}", ""]
