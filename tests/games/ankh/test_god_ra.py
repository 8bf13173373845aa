"""Ra, Radiance (chapter 12)."""

import pytest

from tests.games.ankh.table import Table, bare, table
from theomachy.games.ankh.rules.egypt import name_spaces
from theomachy.games.ankh.rules.events.merge import MergeGods

APEP = "cat-mummy apep giant-scorpion"


def fight(t: Table, **cards: str) -> Table:
    """The Battle for the East; without other orders everybody plays Cycle of Ma'at."""
    t.region(2)
    chosen = {f"s{side}": "cycle" for side in t.s.waiting()}
    return t.cards(**{**chosen, **cards})


def gained(t: Table, side: int) -> list[int]:
    """Every gain of Devotion of the side since the last look."""
    return [event.amount for event in t.heard("devotion-gained") if event.who == side]


def suns(t: Table) -> str:
    """The spaces of Radiant figures."""
    return name_spaces(t.s.suns)


def east(ours: str = "4,7 4,8", theirs: str = "8,7", guardians: str = APEP) -> Table:
    """Ra (seat 0) and Isis (seat 1) in the East, far apart; no Followers."""
    t = bare(gods="ra isis", guardians=guardians).followers(0, 0)
    return t.figures(0, warriors=ours).figures(1, warriors=theirs)


# -- Sun tokens


def test_ra_may_make_a_summoned_figure_radiant() -> None:
    """ANKH-GOD-23, ANKH-GOD-27. In the first action of the game, without any power."""
    t = table(2, gods="ra isis").answer("summon", "warrior")
    space = t.options()[0]
    t.answer(space)
    assert (t.asked(), t.seat(), t.options()) == ("GiveSun", 0, ["pass", "yes"])
    assert t.refused(space) == ["ANKH-GOD-23"]
    t.answer("yes")
    assert [(event.who, event.rule) for event in t.heard("sun-given")] == [(0, "ANKH-GOD-23")]
    assert suns(t) == space
    assert t.asked() == "ChooseAction"


def test_ra_may_decline() -> None:
    """ANKH-GOD-23."""
    t = bare(gods="ra isis").turn(0).answer("summon", "warrior", "2,1", "pass")
    assert suns(t) == ""
    assert t.asked() == "ChooseAction"


def test_figures_placed_at_setup_are_not_radiant() -> None:
    """ANKH-GOD-23."""
    t = table(2, gods="ra isis")
    assert t.where(0, "warrior") != ""
    assert suns(t) == ""


def test_guardians_may_be_radiant() -> None:
    """ANKH-GOD-23. A Giant Scorpion is aimed as well."""
    t = bare(gods="ra isis").in_pool(0, giant_scorpion=1).turn(0).answer("summon", "giant-scorpion", "2,1")
    asked = {t.asked()}
    t.answer("yes" if t.asked() == "GiveSun" else "n-ne")
    asked.add(t.asked())
    t.answer("yes" if t.asked() == "GiveSun" else "se-s")
    assert asked == {"GiveSun", "AimPincers"}
    assert suns(t) == "2,1"
    assert len(t.s.aims) == 1


@pytest.mark.parametrize(("used", "asked"), [("0,1 0,2", "GiveSun"), ("0,1 0,2 0,3", "ChooseAction")])
def test_there_are_three_sun_tokens(used: str, asked: str) -> None:
    """ANKH-GOD-23, ANKH-COMP-10."""
    t = bare(gods="ra isis").figures(0, warriors="0,1 0,2 0,3").suns(used)
    assert t.turn(0).answer("summon", "warrior", "2,1").asked() == asked


def test_figures_of_other_gods_are_never_radiant() -> None:
    """ANKH-GOD-23."""
    t = bare(gods="ra isis").turn(1).answer("summon", "warrior", "8,1")
    assert t.asked() == "ChooseAction"
    assert suns(t) == ""


def test_every_additional_summon_may_bring_a_sun() -> None:
    """ANKH-GOD-23, ANKH-POW-12."""
    t = bare(gods="ra isis").powers(0, "pyramid-attuned").monuments(0, pyramid="8,8").turn(0)
    t.answer("summon", "warrior", "2,1", "yes", "warrior", "8,9", "yes")
    assert suns(t) == "2,1 8,9"


def test_a_freed_captive_may_be_radiant() -> None:
    """ANKH-GOD-23, ANKH-GOD-09."""
    t = bare(gods="ra anubis").captives(1, 0).followers(1, 0).turn(0).answer("summon", "captive", "2,1")
    assert t.asked() == "GiveSun"


def test_a_returning_mummy_may_be_radiant() -> None:
    """ANKH-GOD-23. Its owner decides in the enemy's victory."""
    t = bare(gods="ra isis").figures(0, god="4,7", mummy="5,8").figures(1, warriors="8,7 8,8 8,9")
    fight(t, s1="chariots").answer("4,6")
    assert (t.asked(), t.seat()) == ("GiveSun", 0)
    t.answer("yes")
    assert suns(t) == "4,6"


def test_the_mummy_of_another_god_returns_without_sun() -> None:
    """ANKH-GOD-23."""
    t = bare(gods="isis ra").figures(0, god="4,7", mummy="5,8").figures(1, warriors="8,7 8,8 8,9")
    fight(t, s1="chariots").answer("4,6")
    assert t.asked() == ""


def test_the_sun_moves_with_its_figure() -> None:
    """ANKH-GOD-23. By a Move action, and to an Obelisk."""
    t = east("4,7 4,8", "8,7").suns("4,7").turn(0).answer("move", "4,7", "5,7")
    assert suns(t) == "5,7"
    t.powers(0, "obelisk-attuned").monuments(0, obelisk="6,6").region(2).answer("5,7", "6,7")
    assert suns(t) == "6,7"


def test_the_sun_of_a_killed_figure_can_be_given_again() -> None:
    """ANKH-GOD-23, ANKH-KILL-02. All three tokens were in use."""
    t = east("4,7 0,1 0,2", "8,7 8,8").suns("4,7 0,1 0,2")
    fight(t)
    assert suns(t) == "0,1 0,2"
    t.s.over = False
    assert t.turn(0).answer("summon", "warrior", "2,1").asked() == "GiveSun"


# -- Rewards


@pytest.mark.parametrize(("radiant", "reward"), [("", 1), ("4,7", 2), ("4,7 4,8", 2), ("0,1", 1)])
def test_a_radiant_figure_adds_one_to_domination(radiant: str, reward: int) -> None:
    """ANKH-GOD-24. Only in its own region, and never more than one."""
    t = east("4,7 4,8 0,1", "").suns(radiant).region(2)
    assert gained(t, 0) == [reward]


@pytest.mark.parametrize(("radiant", "reward"), [("", 1), ("4,7", 2), ("4,7 4,8", 2), ("0,1", 1)])
def test_a_radiant_figure_adds_one_to_a_won_battle(radiant: str, reward: int) -> None:
    """ANKH-GOD-24."""
    t = fight(east("4,7 4,8 0,1").suns(radiant))
    events = t.heard()
    assert [e.amount for e in events if e.kind == "devotion-gained"] == [reward]
    assert [e.rule for e in events if e.kind == "reward-bonus"] == ["ANKH-GOD-24"] * (reward - 1)


def test_radiance_is_no_gain_of_its_own() -> None:
    """ANKH-GOD-24. With Bountiful: one gain of 1+1+1 for Domination; 3+2+1+1 with Glorious and Drought."""
    dominated = east("4,7 4,8", "").powers(0, "bountiful").suns("4,7 4,8").region(2)
    assert gained(dominated, 0) == [3]
    won = fight(east("4,7 4,8 4,6").powers(0, "bountiful", "glorious").suns("4,7"), s0="drought")
    assert gained(won, 0) == [7]


def test_radiance_adds_nothing_to_majorities() -> None:
    """ANKH-GOD-24."""
    t = east("4,7", "").suns("4,7").monuments(0, temple="5,9").region(2)
    assert gained(t, 0) == [1, 2]


def test_radiance_gives_nothing_to_a_loser_or_without_victor() -> None:
    """ANKH-GOD-24."""
    assert gained(fight(east("4,7", "8,7 8,8").suns("4,7")), 0) == []
    assert gained(fight(east("4,7", "8,7").suns("4,7")), 0) == []


def test_a_radiant_figure_on_water_counts_in_each_region_of_its_space() -> None:
    """ANKH-GOD-24, ANKH-MAP-07. Apep on 1,10 is in the East and in the Delta."""
    for region in (2, 3):
        t = east("", "").figures(0, apep="1,10").suns("1,10").region(region)
        assert gained(t, 0) == [2]


def test_a_radiant_figure_killed_by_a_plague_does_not_count() -> None:
    """ANKH-GOD-25. The God wins alone."""
    t = east("4,7", "8,7").figures(0, god="5,9").suns("4,7")
    fight(t, s1="plague").by(0, "0").by(1, "0")
    assert gained(t, 0) == [1]
    assert suns(t) == ""


def test_a_radiant_figure_spared_by_the_plague_counts() -> None:
    """ANKH-GOD-25."""
    t = east("4,7", "8,7").suns("4,7").followers(1, 0)
    fight(t, s1="plague").by(0, "1").by(1, "0")
    assert gained(t, 0) == [2]


def radiant_mummy() -> Table:
    """All three Sun tokens are in use, one on a Mummy that dies in a Plague in the East; the God is there."""
    t = east("0,1 0,2", "8,7", guardians="cat-mummy mummy giant-scorpion").followers(0, 0)
    t.figures(0, god="4,7", mummy="5,8").suns("0,1 0,2 5,8")
    return fight(t, s1="plague").by(0, "0").by(1, "0")


def test_the_sun_of_a_killed_mummy_can_be_put_on_it_again() -> None:
    """ANKH-GOD-26."""
    t = radiant_mummy()
    assert t.asked() == "MummyTo"
    assert suns(t) == "0,1 0,2"
    t.answer("4,6")
    assert t.asked() == "GiveSun"
    t.answer("yes")
    assert gained(t, 0) == [2]
    assert suns(t) == "0,1 0,2 4,6"


def test_the_sun_of_a_killed_mummy_does_not_stay_on_it_by_itself() -> None:
    """ANKH-GOD-26, ANKH-GOD-25."""
    t = radiant_mummy().answer("4,6", "pass")
    assert gained(t, 0) == [1]
    assert suns(t) == "0,1 0,2"


def test_a_side_merged_with_ra_has_his_suns() -> None:
    """ANKH-GOD-23, ANKH-MERGE-14. Ra is the lower god; his own player decides in his own turn."""
    t = bare(3, gods="ra isis amun").devotion(1, 2, 9).runs(MergeGods())
    t.s.over = False
    t.turn(0).answer("summon", "warrior", "8,1")
    assert (t.asked(), t.seat()) == ("GiveSun", 0)
    t.answer("yes")
    assert (t.at("8,1"), suns(t)) == ("warrior 1", "8,1")
