"""The preview edition: Ankh powers."""

import pytest

from tests.games.ankh.preview import UNLOCK, arena, fight, strengths
from tests.games.ankh.table import Table
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CONFLICT, CONTROL_MONUMENT

FIVE = "7,6 7,7 8,6 8,7 9,6"


# -- which powers there are


@pytest.mark.parametrize(
    ("unlocked", "offered"),
    [
        ([], ["commanding", "inspiring", "bountiful", "revered"]),
        (["commanding", "bountiful"], ["glorious", "obelisk-attuned", "temple-attuned", "pyramid-attuned"]),
        (
            ["commanding", "bountiful", "glorious", "obelisk-attuned"],
            ["mighty", "worshipful", "resplendent", "splendiferous"],
        ),
    ],
)
def test_every_level_offers_its_four_powers(unlocked: list[str], offered: list[str]) -> None:
    """ANKHP-POW-01."""
    t = arena().followers(9, 0).powers(0, *unlocked).turn(0).answer("unlock")
    assert t.asked() == "UnlockPower"
    assert set(t.options()) == {"pass", *offered}
    t.answer(offered[-1])
    assert t.s.followers == (9 - (len(unlocked) // 2 + 1), 0)


def test_an_unlocked_power_is_not_offered_again() -> None:
    """ANKHP-POW-01."""
    t = arena().followers(9, 0).powers(0, "bountiful").turn(0).answer("unlock")
    assert set(t.options()) == {"pass", "commanding", "inspiring", "revered"}


# -- level 1


def test_commanding_brings_three_followers_for_a_battle_won() -> None:
    """ANKHP-POW-02."""
    t = (
        arena()
        .powers(0, "commanding")
        .powers(1, "commanding")
        .figures(0, warriors="5,6 4,6")
        .figures(1, warriors="8,5")
    )
    fight(t, "cycle", "cycle")
    assert t.s.followers == (3, 0)
    t = arena().powers(0, "commanding").figures(0, warriors="5,6").region(2)
    assert t.s.followers == (0, 0)  # not for Domination


def test_revered_brings_one_follower_more() -> None:
    """ANKHP-POW-02."""
    t = arena().powers(0, "revered").turn(0).answer("gain", "yes")
    assert t.s.followers == (1, 0)
    t = arena().powers(0, "revered").monuments(temple="2,1").turn(0).answer("gain", "yes")
    assert t.s.followers == (2, 0)


@pytest.mark.parametrize(("controlled", "price"), [("", 2), ("2,4", 3), ("2,4 2,5", 3), ("2,4 2,5 2,6 2,7", 3)])
def test_inspiring_limits_the_price_of_a_building_to_three(controlled: str, price: int) -> None:
    """ANKHP-POW-03."""
    t = arena().powers(0, "inspiring").followers(price, 0).monuments(0, pyramid=controlled)
    t.figures(0, warriors="5,6").figures(1, warriors="8,5")
    fight(t, "build", "cycle").answer("pyramid", "4,6")
    assert t.s.followers == (0, 0)
    t = arena().powers(0, "inspiring").followers(price - 1, 0).monuments(0, pyramid=controlled)
    t.figures(0, warriors="5,6").figures(1, warriors="8,5")
    fight(t, "build", "cycle")
    assert "pyramid" not in (t.options() if t.asked() else [])


def test_bountiful_doubles_a_flood() -> None:
    """ANKHP-POW-04."""
    t = arena().powers(0, "bountiful").figures(0, warriors="5,6 4,6 4,7").figures(1, warriors="8,5 7,5")
    fight(t, "flood", "flood")
    assert t.s.followers == (4, 2)
    t = arena().powers(0, "bountiful").monuments(temple="2,1").turn(0).answer("gain", "yes")
    assert t.s.followers == (1, 0)


# -- Glorious and Mighty


@pytest.mark.parametrize(("second", "won"), [("8,5", 2), ("8,5 8,7", 2), ("8,5 8,7 9,6", 1)])
def test_glorious_needs_a_lead_of_two_over_the_strongest(second: str, won: int) -> None:
    """ANKHP-POW-05."""
    t = arena(3).powers(0, "glorious").devotion(0, 5, 5).figures(0, warriors="5,6 4,6 4,7 4,8")
    t.figures(1, warriors=second).figures(2, warriors="7,9")
    fight(t, "cycle", "cycle", "cycle")
    assert t.s.devotion == (won, 5, 5)


@pytest.mark.parametrize(("second", "after"), [("8,5 8,7", [2, 4, 4]), ("8,5 8,7 9,6", [1, 5, 5])])
def test_mighty_also_costs_every_other_participant_one(second: str, after: list[int]) -> None:
    """ANKHP-POW-06."""
    t = arena(3).powers(0, "mighty").devotion(0, 5, 5).figures(0, warriors="5,6 4,6 4,7 4,8")
    t.figures(1, warriors=second).figures(2, warriors="7,9")
    fight(t, "cycle", "cycle", "cycle")
    assert list(t.s.devotion) == after


def test_mighty_costs_nothing_those_who_did_not_take_part() -> None:
    """ANKHP-POW-06."""
    t = (
        arena(3)
        .powers(0, "mighty")
        .devotion(0, 5, 5)
        .figures(0, warriors="5,6 4,6 4,7")
        .figures(1, warriors="8,5")
    )
    fight(t, "cycle", "cycle")
    assert t.s.devotion == (2, 4, 5)


def test_a_loser_with_mighty_takes_nothing_and_a_tie_has_no_lead() -> None:
    """ANKHP-POW-06, ANKHP-POW-05."""
    t = arena().powers(1, "mighty", "glorious").devotion(5, 5).figures(0, warriors="5,6 4,6 4,7")
    fight(t.figures(1, warriors="8,5"), "cycle", "cycle")
    assert t.s.devotion == (6, 5)
    t = (
        arena()
        .powers(0, "mighty", "glorious")
        .devotion(5, 5)
        .figures(0, warriors="5,6")
        .figures(1, warriors="8,5")
    )
    t.region(2, tiebreaker=0).cards(s0="cycle", s1="cycle").answer("yes")
    assert t.s.devotion == (6, 5)


def test_participants_without_figures_count_nothing_and_lose_by_mighty() -> None:
    """ANKHP-POW-07, ANKHP-BAT-04."""
    t = arena().powers(0, "glorious", "mighty").devotion(5, 5).followers(1, 0)
    t.figures(0, warriors="5,6").figures(1, warriors="8,5 8,7")
    fight(t, "plague", "drought").by(0, "1").by(1, "0")
    assert strengths(t) == {0: 2}
    assert t.s.devotion == (8, 4)


# -- Obelisk Attuned


def test_obelisk_attuned_brings_a_side_into_a_battle_it_was_not_in() -> None:
    """ANKHP-POW-08."""
    t = arena(3).figures(0, warriors="5,6").figures(1, warriors="8,5").figures(2, warriors="1,3 4,2")
    t.powers(2, "obelisk-attuned").monuments(2, obelisk="6,8").region(2)
    assert (t.asked(), t.seat()) == ("ObeliskWhich", 2)
    assert t.options() == ["pass", "0,1", "1,3", "4,2"]
    t.answer("1,3")
    assert t.options() == ["5,7", "5,8", "5,9", "6,7"]  # 6,9 and 7,8 are Water
    for water in ("6,9", "7,8"):
        assert t.refused(water) == ["ANKHP-POW-08"]
    t.answer("5,8", "0,1")
    assert t.refused("5,8") == ["ANKH-MAP-05"]
    t.answer("5,7", "pass")
    assert t.s.waiting() == [0, 1, 2]
    t.cards(s0="cycle", s1="cycle", s2="drought")
    assert strengths(t) == {0: 1, 1: 1, 2: 2 + 2 + 2}
    assert t.s.devotion == (0, 0, 2)  # the majority of Obelisks, and the victory


def test_a_side_that_brings_nobody_plays_no_card() -> None:
    """ANKHP-POW-08."""
    t = arena(3).figures(0, warriors="5,6").figures(1, warriors="8,5")
    t.powers(2, "obelisk-attuned").monuments(2, obelisk="6,8").region(2).answer("pass")
    assert t.s.waiting() == [0, 1]


def test_obelisk_attuned_works_for_a_side_already_there() -> None:
    """ANKHP-POW-08, ANKHP-POW-09."""
    t = arena().figures(0, warriors="5,6 2,4").figures(1, warriors="8,5").monuments(0, obelisk="6,8 2,5")
    t.powers(0, "obelisk-attuned").region(2)
    assert t.options() == ["pass", "2,0", "2,4", "5,6"]
    t.answer("5,6")
    assert "2,6" not in t.options()  # that Obelisk is in another region
    t.answer("5,7")
    assert t.options() == ["pass", "2,0", "2,4"]  # each figure once


def test_obelisk_attuned_cannot_turn_domination_into_a_battle() -> None:
    """ANKHP-POW-09."""
    t = arena(3).figures(0, warriors="5,6").figures(2, warriors="1,3")
    t.powers(2, "obelisk-attuned").monuments(2, obelisk="6,8").region(2)
    assert t.asked() == ""
    assert t.s.devotion == (1, 0, 0)
    t = arena(3).figures(2, warriors="1,3").powers(2, "obelisk-attuned").monuments(2, obelisk="6,8").region(2)
    assert t.s.devotion == (0, 0, 0)  # nor an empty region into a Domination


def test_several_sides_move_one_figure_each_in_ascending_order() -> None:
    """ANKHP-POW-10."""
    t = arena(3).devotion(4, 2, 3).figures(0, warriors="5,6 1,6").figures(1, warriors="8,5 1,8")
    t.figures(2, warriors="1,3")
    for side, obelisk in ((0, "4,7"), (1, "8,7"), (2, "6,8")):
        t.powers(side, "obelisk-attuned").monuments(side, obelisk=obelisk)
    t.region(2)
    order = []
    for answers in (["1,8", "8,8"], ["1,3", "5,9"], ["pass"], ["8,0", "9,6"], ["0,1", "5,8"], ["pass"], ["pass"]):
        assert t.asked() == "ObeliskWhich"
        order.append(t.seat())
        t.answer(*answers)
        if t.asked() == "ChooseCards":
            break
    assert order == [1, 2, 0, 1, 2, 1]  # seat 0 has stopped, seat 2 has nobody left
    assert t.s.waiting() == [0, 1, 2]


# -- Temple Attuned


def test_temple_attuned_strengthens_the_god_for_temples_anywhere() -> None:
    """ANKHP-POW-11."""
    t = (
        arena()
        .powers(0, "temple-attuned")
        .monuments(0, temple="2,4 3,1 9,8", obelisk="2,6")
        .monuments(temple="2,7")
    )
    t.figures(0, god="5,6", warriors="4,6").figures(1, warriors="8,5").monuments(1, temple="2,8")
    fight(t, "cycle", "cycle")
    assert strengths(t) == {0: 1 + 3 + 1, 1: 1}


def test_temple_attuned_does_nothing_without_the_god() -> None:
    """ANKHP-POW-11."""
    t = arena().powers(0, "temple-attuned").monuments(0, temple="2,4 4,7").figures(0, warriors="4,6")
    fight(t.figures(1, warriors="8,5"), "cycle", "cycle")
    assert strengths(t) == {0: 1, 1: 1}


def test_the_temples_are_part_of_the_gods_own_strength() -> None:
    """ANKHP-POW-11, ANKHP-CARD-05, ANKHP-CARD-06."""
    t = arena().powers(0, "temple-attuned").monuments(0, temple="2,4 2,5").figures(0, god="4,8", warriors="4,6")
    fight(t.figures(1, warriors="8,5"), "drought", "cycle")
    assert strengths(t)[0] == (1 + 2) * 2 + 1 + 2
    t = arena().powers(0, "temple-attuned").monuments(0, temple="2,4 2,5").figures(0, god="4,8", warriors="4,6")
    fight(t.figures(1, androsphinx="4,9"), "drought", "cycle")
    assert strengths(t)[0] == 0 + 1 + 2


# -- Pyramid Attuned


def test_a_summon_action_brings_one_more_figure_for_each_pyramid() -> None:
    """ANKHP-POW-12."""
    t = arena(gods="isis ra").powers(0, "pyramid-attuned").monuments(0, pyramid="5,8 2,4").turn(0)
    t.answer("summon", "warrior", "2,1", "warrior", "5,7", "warrior")
    assert set(t.options()) == {"1,3", "1,4", "1,5", "2,3", "2,5", "3,4"}
    t.answer("2,5")
    assert t.asked() == "ChooseAction"  # additional summons bring no further ones
    assert t.where(0, "warrior") == "2,1 2,5 5,7"


def test_the_pyramid_summons_need_no_regular_summon() -> None:
    """ANKHP-POW-12."""
    t = arena(gods="isis ra").powers(0, "pyramid-attuned").monuments(0, pyramid="5,8").turn(0)
    t.answer("summon", "warrior", "5,7")
    assert t.options() == ["5,8", "regular"]
    t.answer("5,8", "pass")
    assert t.where(0, "warrior") == "5,7"


def mummies_die(spaces: str = "8,5", gods: str = "isis ra", **more: str) -> Table:
    """Seat 0 (God on 2,0, a Pyramid on 2,4, Pyramid Attuned) loses a Battle in East with Mummies."""
    t = arena(gods=gods).powers(0, "pyramid-attuned").monuments(0, pyramid="2,4").devotion(0, 5)
    t.figures(0, mummy=spaces, **more).figures(1, warriors="5,6 4,6 3,7 3,8")
    return t


def test_a_returning_mummy_brings_a_figure_to_each_pyramid() -> None:
    """ANKHP-POW-12, ANKHP-GUARD-01."""
    t = fight(mummies_die().monuments(0, pyramid="5,1"), "flood", "flood")
    assert (t.asked(), t.seat()) == ("MummyTo", 0)
    t.answer("2,1")
    assert (t.asked(), t.seat(), t.options()) == ("SummonWhat", 0, ["pass", "warrior"])
    t.answer("warrior")
    assert t.refused("1,0") == ["ANKH-SUM-02"]  # no regular summon
    assert set(t.options()) == {"1,3", "1,4", "1,5", "2,3", "2,5", "3,4", "4,1", "5,0", "6,0", "6,1"}
    t.answer("2,5", "warrior", "5,0")
    assert t.asked() == ""
    assert t.where(0) == "2,0 2,1 2,5 5,0"


def test_a_returning_mummy_opens_no_underworld_summon() -> None:
    """ANKHP-POW-12."""
    t = fight(mummies_die(gods="osiris ra").gates("6,1"), "flood", "flood").answer("2,1", "warrior")
    assert t.refused("6,1") == ["ANKH-SUM-02"]


def test_the_pyramid_summons_of_a_mummy_may_free_captives() -> None:
    """ANKHP-POW-12."""
    t = mummies_die(gods="isis anubis").captives(2, 0).followers(1, 0)
    fight(t, "cycle", "cycle").answer("2,1")
    assert t.options() == ["pass", "warrior", "captive"]
    t.answer("captive", "2,5")
    assert t.s.captives == (1, 0)
    assert t.s.followers == (0, 1)


def test_the_pyramid_summons_come_before_the_next_mummy_and_the_cat_mummy() -> None:
    """ANKHP-POW-12, ANKHP-BAT-07."""
    t = fight(mummies_die("8,5", cat_mummy="8,7"), "flood", "flood").answer("2,1")
    assert t.asked() == "SummonWhat"
    assert t.s.devotion == (0, 6)
    t.answer("pass")
    assert t.s.devotion == (0, 5)
    t = fight(mummies_die("8,5 8,7"), "flood", "flood")
    for space, near_pyramid in (("2,1", "2,5"), ("3,0", "2,3")):
        assert t.asked() == "MummyTo"
        t.answer(space)
        assert t.asked() == "SummonWhat"
        t.answer("warrior", near_pyramid)
    assert t.asked() == ""
    assert t.where(0, "mummy") == "2,1 3,0"


def test_a_mummy_waiting_for_its_return_is_not_summoned_twice() -> None:
    """ANKHP-POW-12, ANKHP-GUARD-01."""
    t = fight(mummies_die("8,5 8,7"), "flood", "flood").answer("2,1")
    assert t.options() == ["pass", "warrior"]  # the other Mummy must return beside its God
    t.answer("pass")
    assert t.asked() == "MummyTo"


def test_two_mummies_stay_two() -> None:
    """ANKHP-POW-12."""
    t = fight(mummies_die("8,5 8,7"), "flood", "flood")
    near_pyramid = ["2,5", "2,3"]
    while t.asked():
        if t.asked() == "SummonWhat":
            t.answer("mummy" if "mummy" in t.options() else "warrior", near_pyramid.pop())
        else:
            t.answer(t.options()[0])
    assert len(t.where(0, "mummy").split()) == 2
    assert t.s.guardians_in_pool(0, 2) == 0


def test_a_mummy_killed_by_a_plague_brings_figures_before_the_other_cards() -> None:
    """ANKHP-POW-12, ANKHP-BAT-01, ANKHP-CARD-07."""
    t = mummies_die().monuments(0, pyramid="8,6").followers(0, 1)
    fight(t, "flood", "plague").by(0, "0").by(1, "1")
    t.answer("2,1", "warrior", "8,5", "pass")
    assert t.s.followers == (1, 0)


# -- the end of actions


@pytest.mark.parametrize(("own", "devotion"), [("7,6 7,7 8,6 8,7", 0), (FIVE, 1), (FIVE + " 9,8", 1)])
def test_worshipful_needs_five_monuments_of_the_side(own: str, devotion: int) -> None:
    """ANKHP-POW-13."""
    first, *rest = own.split()
    t = (
        arena()
        .powers(0, "worshipful")
        .monuments(0, obelisk=first, temple=" ".join(rest))
        .monuments(pyramid="2,5 2,6")
    )
    t.turn(0).answer("unlock")
    assert t.s.devotion == (devotion, 0)
    assert [event.rule for event in t.heard("devotion-gained")] == ["ANKHP-POW-13"] * devotion


@pytest.mark.parametrize(("followers", "devotion"), [(9, 0), (10, 1), (25, 1)])
def test_splendiferous_needs_ten_followers(followers: int, devotion: int) -> None:
    """ANKHP-POW-14."""
    t = arena().powers(0, "splendiferous").followers(followers, 0).turn(0).answer("gain", "pass")
    assert t.s.devotion == (devotion, 0)
    assert t.s.followers == (followers, 0)
    assert [event.rule for event in t.heard("devotion-gained")] == ["ANKHP-POW-14"] * devotion


@pytest.mark.parametrize("first", ["worshipful", "splendiferous"])
def test_both_rewards_are_two_gains_in_the_players_order(first: str) -> None:
    """ANKHP-POW-15."""
    t = arena().powers(0, "worshipful", "splendiferous").followers(10, 0).monuments(0, temple=FIVE).turn(0)
    t.answer("gain", "pass")
    assert (t.asked(), t.seat(), t.options()) == ("RewardFirst", 0, ["worshipful", "splendiferous"])
    assert t.refused("mighty") == ["ANKHP-POW-15"]
    t.answer(first)
    rules = {"worshipful": "ANKHP-POW-13", "splendiferous": "ANKHP-POW-14"}
    second = next(power for power in rules if power != first)
    assert [(e.amount, e.rule) for e in t.heard("devotion-gained")] == [(1, rules[first]), (1, rules[second])]
    assert t.s.devotion == (2, 0)


@pytest.mark.parametrize(("devotion", "gains"), [(30, 1), (29, 2)])
def test_a_win_at_the_end_of_actions_comes_before_the_event(devotion: int, gains: int) -> None:
    """ANKHP-POW-15, ANKHP-TURN-04."""
    t = arena().powers(0, "worshipful", "splendiferous").followers(10, 0).monuments(0, temple=FIVE)
    t.devotion(devotion, 0).event_comes(CONTROL_MONUMENT)
    t.s.advances = changed(t.s.advances, UNLOCK, 1)
    t.turn(0).answer("unlock", "pass", "worshipful")
    assert t.s.winner == 0
    assert t.s.event == 0
    assert len(t.heard("devotion-gained")) == gains


def test_a_merged_god_is_checked_in_the_turn_of_each_of_its_players() -> None:
    """ANKHP-POW-16, ANKHP-MERGE-05."""
    t = arena(3, "ra isis osiris").figures(1, god="9,8").devotion(9, 3, 5).followers(0, 0, 10)
    t.powers(2, "splendiferous").event_comes(CONFLICT, 3)
    t.s.advances = changed(t.s.advances, UNLOCK, 2)
    t.turn(0).answer("unlock")
    assert t.s.side_of == (0, 2, 2)
    assert t.s.devotion[2] == 4
    for seat, devotion in ((1, 5), (2, 6), (0, 6)):
        assert t.seat() == seat
        t.answer("gain", "pass")
        assert t.s.devotion[2] == devotion


# -- Resplendent


def test_resplendent_adds_one_for_each_own_monument_in_the_region() -> None:
    """ANKHP-POW-17."""
    t = arena().powers(0, "resplendent").monuments(0, obelisk="4,6", temple="4,7", pyramid="5,8 2,4")
    t.monuments(1, temple="8,6").monuments(obelisk="9,6").figures(0, warriors="5,6").figures(1, warriors="8,5")
    fight(t, "cycle", "cycle")
    assert strengths(t) == {0: 1 + 3, 1: 1}


def test_resplendent_is_part_of_no_figure() -> None:
    """ANKHP-POW-17, ANKHP-CARD-05, ANKHP-CARD-06."""
    t = (
        arena()
        .powers(0, "resplendent")
        .monuments(0, temple="4,7 5,8")
        .figures(0, god="4,8")
        .figures(1, warriors="8,5")
    )
    fight(t, "drought", "cycle")
    assert strengths(t)[0] == 1 * 2 + 2 + 2
    t = (
        arena()
        .powers(0, "resplendent")
        .monuments(0, temple="4,7 5,8")
        .figures(0, god="4,8")
        .figures(1, androsphinx="4,9")
    )
    fight(t, "cycle", "cycle")
    assert strengths(t)[0] == 0 + 2


def test_resplendent_needs_a_figure_in_the_region() -> None:
    """ANKHP-POW-17."""
    t = arena().powers(0, "resplendent").monuments(0, temple="4,7 4,8 4,9").followers(0, 1)
    t.figures(0, warriors="5,6").figures(1, warriors="8,5")
    fight(t, "cycle", "plague").by(0, "0").by(1, "1")
    assert strengths(t) == {1: 2}
    assert t.s.devotion == (0, 1)
