"""Anubis, Judge of the Dead (chapter 12)."""

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.events.forget import ForgetGods
from theomachy.games.ankh.rules.events.merge import MergeGods

SPHINX = "cat-mummy mummy androsphinx"


def fight(t: Table, **cards: str) -> Table:
    """The Battle for the East; without other orders everybody plays Cycle of Ma'at."""
    t.region(2)
    chosen = {f"s{side}": "cycle" for side in t.s.waiting()}
    return t.cards(**{**chosen, **cards})


def strengths(t: Table) -> dict[int, int]:
    """The strengths told since the last look, by side."""
    return {event.who: event.amount for event in t.heard("strength")}


def killers(ours: str = "4,7 4,8", theirs: str = "8,7", guardians: str = SPHINX) -> Table:
    """Anubis (seat 0) and Ra (seat 1) in the East, far apart; no Followers."""
    t = bare(gods="anubis ra", guardians=guardians).followers(0, 0)
    return t.figures(0, warriors=ours).figures(1, warriors=theirs)


def strangers() -> Table:
    """Ra (seat 0, two Warriors) and Osiris (seat 1, one) meet in the East; Anubis (seat 2) is in the Delta."""
    t = bare(3, gods="ra osiris anubis").followers(0, 0, 0).figures(2, god="0,1")
    return t.figures(0, warriors="4,7 4,8").figures(1, warriors="8,7")


# -- Taking captives


def test_anubis_may_keep_a_killed_enemy_warrior() -> None:
    """ANKH-GOD-06, ANKH-GOD-27. It is not in its owner's pool any more; no power is needed."""
    t = fight(killers())
    assert (t.asked(), t.seat()) == ("TakeCaptive", 0)
    assert t.options() == ["pass", "ra"]
    t.answer("ra")
    assert [(event.who, event.whom) for event in t.heard("captive-taken")] == [(0, 1)]
    assert t.s.captives == (0, 1)
    assert t.s.warriors(1) == 5


def test_anubis_may_decline() -> None:
    """ANKH-GOD-06."""
    t = fight(killers()).answer("pass")
    assert t.s.captives == (0, 0)
    assert t.s.warriors(1) == 6


def test_anubis_keeps_warriors_of_battles_he_lost_or_did_not_fight() -> None:
    """ANKH-GOD-06."""
    away = fight(strangers())
    assert (away.asked(), away.seat()) == ("TakeCaptive", 2)
    assert away.answer("osiris").s.captives == (0, 1, 0)
    drawn = fight(killers("4,7", "8,7"))
    assert (drawn.asked(), drawn.options()) == ("TakeCaptive", ["pass", "ra"])


def test_anubis_keeps_one_of_each_batch() -> None:
    """ANKH-GOD-06, ANKH-KILL-06. Nobody is spared by the Plague of seat 0; a second batch is a second chance."""
    t = strangers().figures(0, god="5,9").followers(0, 0, 0)
    fight(t, s0="plague", s1="plague")
    t.by(0, "0").by(1, "0")
    assert t.options() == ["pass", "ra", "osiris"]
    t.answer("ra")
    assert t.s.captives == (1, 0, 0)
    assert (t.asked(), t.s.waiting()) == ("PlagueBid", [0])


def test_plague_and_resolution_are_two_batches() -> None:
    """ANKH-GOD-06, ANKH-KILL-06. Three Warriors die in the Plague, two more in the Resolution."""
    t = bare(3, gods="ra isis anubis").followers(0, 1, 0).figures(2, god="5,9")
    t.figures(0, warriors="4,7 4,8 5,8").figures(1, warriors="8,7 8,8")
    fight(t, s0="plague", s2="chariots").by(0, "0").by(1, "1").by(2, "0").answer("ra")
    assert (t.asked(), t.options()) == ("TakeCaptive", ["pass", "isis"])
    t.answer("isis")
    assert t.s.captives == (1, 1, 0)
    assert [t.s.warriors(side) for side in range(3)] == [5, 5, 6]


def test_only_sides_with_a_warrior_in_the_batch_can_be_named() -> None:
    """ANKH-GOD-06, ANKH-GOD-07."""
    t = fight(strangers())
    assert t.options() == ["pass", "osiris"]
    assert t.refused("ra") == ["ANKH-GOD-06"]
    assert t.refused("anubis") == ["ANKH-GOD-07"]
    assert t.refused("warrior") == ["ANKH-GOD-06"]


def test_own_warriors_and_guardians_are_never_captured() -> None:
    """ANKH-GOD-07."""
    own = fight(killers("4,7", "8,7 8,8"))
    assert own.asked() == ""
    guardian = fight(killers(theirs="").figures(1, cat_mummy="8,7"))
    assert guardian.asked() == ""
    assert guardian.s.captives == (0, 0)


@pytest.mark.parametrize(("held", "asked"), [(2, "TakeCaptive"), (3, "")])
def test_there_are_three_slots(held: int, asked: str) -> None:
    """ANKH-GOD-07. When they are full nobody is asked, so there is no exchange either."""
    t = fight(killers().captives(0, held))
    assert t.asked() == asked


def test_the_slots_are_shared_by_captives_of_all_sides() -> None:
    """ANKH-GOD-07."""
    assert fight(strangers().captives(2, 1, 0)).asked() == "GateFrom"
    assert fight(strangers().captives(1, 1, 0)).asked() == "TakeCaptive"


# -- Strength


@pytest.mark.parametrize("captives", [0, 1, 3])
def test_captives_strengthen_the_god_figure_in_the_region(captives: int) -> None:
    """ANKH-GOD-08."""
    t = killers(theirs="8,7 8,8").figures(0, god="5,9").captives(0, captives)
    fight(t)
    events = t.heard()
    assert [e.amount for e in events if e.kind == "strength"] == [2, 3 + captives]
    bonus = [(e.who, e.rule, e.amount) for e in events if e.kind == "strength-bonus"]
    assert bonus == ([(0, "ANKH-GOD-08", captives)] if captives else [])


def test_captives_do_not_help_where_the_god_is_not() -> None:
    """ANKH-GOD-08."""
    assert strengths(fight(killers().captives(0, 3))) == {0: 2, 1: 1}


def test_captives_of_several_sides_add_up_and_help_no_other_god() -> None:
    """ANKH-GOD-08."""
    t = bare(3, gods="ra isis anubis").captives(2, 1, 0)
    t.figures(0, god="4,7").figures(1, god="8,7").figures(2, god="5,9")
    assert strengths(fight(t)) == {0: 1, 1: 1, 2: 4}


def test_an_enemy_androsphinx_cancels_the_bonus_too() -> None:
    """ANKH-GOD-08, ANKH-GUARD-22."""
    t = killers(theirs="8,7").figures(0, god="5,9").figures(1, androsphinx="6,8").captives(0, 3)
    assert strengths(fight(t)) == {0: 2, 1: 2}


# -- Getting captives back


def ransom(captives: int = 1, followers: int = 1, warriors: str = "", powers: str = "") -> Table:
    """Isis (seat 0, God on 2,0) has Warriors in the hands of Anubis (seat 1, 3 Followers) and may act."""
    t = bare(gods="isis anubis").captives(captives, 0).followers(followers, 3).figures(0, warriors=warriors)
    return t.powers(0, *powers.split()).turn(0)


def test_the_owner_frees_a_captive_for_one_follower_in_place_of_a_regular_summon() -> None:
    """ANKH-GOD-09, ANKH-GOD-10. Anubis is paid and is not asked; the summon itself is a normal one."""
    t = ransom(followers=2).answer("summon")
    assert t.options() == ["pass", "warrior", "captive"]
    t.answer("captive")
    assert t.options() == ["1,0", "2,1", "3,0"]
    assert t.refused("5,1") == ["ANKH-SUM-02"]
    t.answer("3,0")
    assert [(event.who, event.whom) for event in t.heard("captive-freed")] == [(0, 1)]
    assert t.at("3,0") == "warrior 0"
    assert t.s.followers == (1, 4)
    assert t.s.captives == (0, 0)
    assert t.s.warriors(0) == 5
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)


def test_the_owner_may_take_the_warrior_from_the_pool_instead() -> None:
    """ANKH-GOD-09."""
    t = ransom().answer("summon", "warrior", "3,0")
    assert (t.s.captives, t.s.followers) == ((1, 0), (1, 3))


def test_a_captive_can_be_freed_with_no_warrior_in_the_pool() -> None:
    """ANKH-GOD-09."""
    t = ransom(captives=3, warriors="0,1 0,2 0,3").answer("summon")
    assert t.options() == ["pass", "captive"]
    assert t.refused("warrior") == ["ANKH-SUM-03"]
    t.answer("captive", "3,0")
    assert (t.s.captives, t.s.followers) == ((2, 0), (0, 4))


def test_without_a_follower_no_captive_is_freed() -> None:
    """ANKH-GOD-10."""
    t = ransom(followers=0).answer("summon")
    assert t.options() == ["pass", "warrior"]
    assert t.refused("captive") == ["ANKH-GOD-10"]
    nothing_at_all = ransom(captives=3, followers=0, warriors="0,1 0,2 0,3").answer("summon")
    assert nothing_at_all.asked() == "ChooseAction"


def test_no_captive_is_freed_without_a_space_for_it() -> None:
    """ANKH-GOD-09, ANKH-SUM-03. The God on 1,0 has only 2,0 next to it, where a Temple stands."""
    t = bare(gods="isis anubis").captives(1, 0).followers(1, 0).figures(0, god="1,0").monuments(temple="2,0")
    assert t.turn(0).answer("summon").asked() == "ChooseAction"


def test_additional_summons_may_free_captives_each_for_one_follower() -> None:
    """ANKH-GOD-09, ANKH-SUM-08."""
    t = ransom(captives=2, followers=3, powers="pyramid-attuned")
    t.monuments(0, pyramid="8,8").answer("summon", "captive", "3,0", "captive")
    assert t.options() == ["7,7", "7,9", "8,7", "8,9", "9,8"]
    t.answer("8,9")
    assert (t.s.captives, t.s.followers) == ((0, 0), (1, 5))


def test_the_last_follower_frees_only_one_captive() -> None:
    """ANKH-GOD-10."""
    t = ransom(captives=2, followers=1, powers="pyramid-attuned")
    t.monuments(0, pyramid="8,8").answer("summon", "captive", "3,0")
    assert t.options() == ["pass", "warrior"]


def test_nobody_but_the_owner_can_free_a_captive() -> None:
    """ANKH-GOD-09. Neither Anubis nor a third side."""
    for seat in (1, 2):
        t = bare(3, gods="isis anubis ra").captives(1, 0, 0).followers(9, 9, 9).turn(seat).answer("summon")
        assert t.options() == ["pass", "warrior"]
        assert t.refused("captive") == ["ANKH-SUM-08"]


def test_a_freed_captive_leaves_its_slot_empty() -> None:
    """ANKH-GOD-07, ANKH-GOD-09."""
    t = bare(gods="isis anubis").captives(3, 0).followers(1, 0).turn(0).answer("summon", "captive", "3,0")
    t.figures(0, warriors="8,7").figures(1, warriors="4,7 4,8")
    assert fight(t).asked() == "TakeCaptive"


# -- Removed gods


def test_captives_of_a_lower_god_leave_the_slots_and_the_game() -> None:
    """ANKH-GOD-11. Those of the higher god stay."""
    t = bare(3, gods="ra isis anubis").captives(1, 1, 0).devotion(2, 1, 9).runs(MergeGods())
    assert t.s.captives == (1, 0, 0)
    assert t.s.warriors(0) == 5
    t.s.over = False
    t.figures(2, god="5,9").figures(0, warriors="8,7 8,8 8,9")
    assert strengths(fight(t))[2] == 2


def test_captives_of_a_lower_god_are_lost_to_anubis_as_its_higher_god() -> None:
    """ANKH-GOD-11."""
    t = bare(3, gods="ra isis anubis").captives(1, 2, 0).devotion(9, 1, 2).runs(MergeGods())
    assert t.s.side_of == (0, 2, 2)
    assert t.s.captives == (1, 0, 0)


def test_captives_of_a_forgotten_god_leave_the_slots() -> None:
    """ANKH-GOD-11."""
    t = bare(3, gods="ra isis anubis").captives(1, 2, 0).devotion(21, 20, 25).runs(ForgetGods())
    assert t.s.captives == (1, 0, 0)


def test_anubis_as_lower_god_gives_the_higher_god_its_captives_and_keeps_the_others() -> None:
    """ANKH-GOD-12. Isis (seat 1) is the higher god; the captive of Ra serves the merged side and is paid to it."""
    t = bare(3, gods="ra isis anubis").captives(1, 2, 0).devotion(9, 2, 1).followers(2, 0, 0).runs(MergeGods())
    assert t.s.captives == (1, 0, 0)
    assert t.s.warriors(1) == 6
    t.s.over = False
    t.figures(1, god="5,9").figures(0, warriors="8,7")
    assert strengths(fight(t)) == {0: 1, 1: 2}
    t.s.over = False
    t.turn(0).answer("summon", "captive", "2,1")
    assert t.s.followers == (1, 1, 0)


def test_the_captives_of_a_forgotten_anubis_return_to_their_owners() -> None:
    """ANKH-GOD-13."""
    t = bare(3, gods="ra isis anubis").captives(1, 2, 0).devotion(21, 25, 20).runs(ForgetGods())
    assert t.s.captives == (0, 0, 0)
    assert (t.s.warriors(0), t.s.warriors(1)) == (6, 6)


def test_a_merged_side_with_anubis_keeps_his_ability() -> None:
    """ANKH-GOD-06, ANKH-MERGE-14. The higher god's player decides."""
    t = bare(3, gods="ra isis anubis").devotion(9, 2, 1).runs(MergeGods())
    t.s.over = False
    t.figures(0, warriors="8,7").figures(1, warriors="4,7 4,8")
    fight(t)
    assert (t.asked(), t.seat(), t.options()) == ("TakeCaptive", 1, ["pass", "ra"])
