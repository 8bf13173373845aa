"""Two or more special rules in one action, or in an action and the event it triggers."""

from itertools import permutations

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CONFLICT, CONTROL_MONUMENT, GAIN, MOVE, SUMMON, UNLOCK
from theomachy.games.ankh.rules.events.merge import MergeGods

BUILT_BY_HAND = ("ANKH-INV-07", "ANKH-SETUP-09")  # single powers, and Guardians not taken from their card
MODERN = "cat-mummy apep giant-scorpion"


def sound(t: Table) -> bool:
    """No invariant is broken, but for what a position made by hand leaves out."""
    return not [fault for fault in t.faults() if not fault.startswith(BUILT_BY_HAND)]


def summon(t: Table, what: str, where: str, right: str) -> None:
    """Summon by this right, named if several reach the space."""
    t.answer(what, where)
    if t.asked() == "SummonBy":
        t.answer(right)


def next_triggers(t: Table, action: int, event: int, number: int = 1) -> Table:
    """The next advance of the action marker triggers this event."""
    t.s.advances = changed(t.s.advances, action, t.s.players - (action == UNLOCK))
    return t.event_comes(event, number)


# -- one Summon action


ORDERS = list(permutations(["apep", "captive", "pyramid 2,5", "pyramid 7,2"]))


@pytest.mark.parametrize("order", ORDERS, ids=" ".join)
def test_all_summons_of_one_action_may_come_in_any_order(order: tuple[str, ...]) -> None:
    """ANKH-SUM-05, ANKH-SUM-08, ANKH-POW-12, ANKH-GOD-09, ANKH-GOD-21, ANKH-GOD-23, ANKH-GUARD-12, ANKH-MERGE-14.

    Ra and Osiris, merged: Apep onto Water, a freed captive through a gate, and one Warrior at each Pyramid.
    """
    t = bare(3, "ra osiris anubis", MODERN).devotion(2, 1, 9).followers(2, 0, 0).runs(MergeGods())
    t.s.over = False
    t.monuments(0, pyramid="2,5 7,2").powers(0, "pyramid-attuned").in_pool(0, apep=1).gates("4,8")
    t.captives(1, 0, 0).turn(0).answer("summon")
    for step in order:
        assert t.asked() == "SummonWhat"
        suns = t.s.suns.bit_count()
        if step == "apep":
            summon(t, "apep", "6,9", "regular")
        elif step == "captive":
            summon(t, "captive", "4,8", "gate")
        else:
            pyramid = step.split()[1]
            summon(t, "warrior", {"2,5": "1,5", "7,2": "7,1"}[pyramid], pyramid)
        assert (t.asked() == "GiveSun") == (suns < 3)
        if suns < 3:
            t.answer("pass" if step == "pyramid 2,5" else "yes")
    assert t.asked() != "SummonWhat"  # every right is used up
    assert t.where(0) == "1,5 2,0 4,8 6,9 7,1"
    assert [t.at(space) for space in ("6,9", "4,8", "1,5", "7,1")] == [
        "apep 0",
        "warrior 0",
        "warrior 0",
        "warrior 0",
    ]
    assert t.s.suns.bit_count() == 3
    assert (t.s.followers, t.s.captives, t.s.warriors(0)) == ((1, 0, 1), (0, 0, 0), 3)
    assert sound(t)


def test_a_figure_from_the_underworld_carries_the_regular_summon_and_the_pyramid_follows() -> None:
    """ANKH-GOD-21, ANKH-SUM-05, ANKH-SUM-01, ANKH-POW-12, ANKH-SUM-06."""
    t = bare(gods="osiris ra").gates("7,2").monuments(0, pyramid="2,5").powers(0, "pyramid-attuned").turn(0)
    t.answer("summon", "warrior")
    assert t.refused("7,3") == ["ANKH-SUM-02"]
    t.answer("7,2", "warrior", "7,3", "warrior")
    assert t.options() == ["1,5", "2,4", "2,6", "3,4", "3,5", "3,6"]  # only the Pyramid is left
    t.answer("2,4")
    assert t.asked() == "ChooseAction"
    assert t.where(0, "warrior") == "2,4 7,2 7,3"


def test_an_own_space_on_a_gate_can_be_used_by_either_right() -> None:
    """ANKH-GOD-21, ANKH-GOD-22, ANKH-SUM-05, ANKH-SUM-07.

    The regular summon reaches the token beside the God as well; the player says which right he uses up.
    """
    for right, left in (("gate", "2,1 3,0"), ("regular", "7,2")):
        t = (
            bare(gods="osiris ra")
            .gates("1,0 7,2")
            .figures(1, god="8,8")
            .turn(0)
            .answer("summon", "warrior", "1,0")
        )
        assert (t.asked(), t.options()) == ("SummonBy", ["gate", "regular"])
        t.answer(right, "warrior")
        assert " ".join(t.options()) == left


def test_a_foreign_gate_is_closed_to_every_summon() -> None:
    """ANKH-SUM-07, ANKH-POW-12, ANKH-SUM-08."""
    t = bare(gods="ra osiris anubis", players=3).gates("2,4 2,1").monuments(0, pyramid="2,5")
    t.powers(0, "pyramid-attuned").captives(1, 0, 0).followers(1, 0, 0).turn(0).answer("summon", "captive")
    assert t.refused("2,4") == ["ANKH-SUM-07"]
    assert t.refused("2,1") == ["ANKH-SUM-07"]


def test_apep_swims_only_by_the_regular_summon_or_next_to_the_pyramid_used() -> None:
    """ANKH-GUARD-12, ANKH-GUARD-13, ANKH-POW-12, ANKH-MAP-06, ANKH-GOD-21.

    With the regular summon gone, Apep may use Water beside the Pyramid; the gate takes it on its land only.
    """
    t = bare(gods="osiris ra", guardians=MODERN).monuments(0, pyramid="1,8").powers(0, "pyramid-attuned")
    t.gates("7,2").in_pool(0, apep=1).turn(0).answer("summon", "warrior", "3,0", "apep")
    assert t.options() == ["0,7", "0,8", "0,9", "1,7", "1,9", "2,8", "7,2"]
    assert t.refused("6,3") == ["ANKH-GUARD-13"]
    t.answer("0,8")
    assert t.at("0,8") == "apep 0"
    assert sound(t)


def test_an_apep_on_the_water_between_two_banks_opens_both_to_later_summons() -> None:
    """ANKH-SUM-02, ANKH-SUM-05, ANKH-ADJ-02, ANKH-POW-12, ANKH-GUARD-13.

    Apep by a Pyramid of the West, the regular Warrior then lands in the East.
    """
    t = bare(gods="ra osiris", guardians=MODERN).monuments(0, pyramid="5,5").powers(0, "pyramid-attuned")
    t.in_pool(0, apep=1).turn(0).answer("summon", "warrior")
    assert t.refused("6,5") == ["ANKH-SUM-02"]
    t = bare(gods="ra osiris", guardians=MODERN).monuments(0, pyramid="5,5").powers(0, "pyramid-attuned")
    t.in_pool(0, apep=1).turn(0).answer("summon", "apep", "6,4", "5,5", "pass", "warrior", "6,5", "pass")
    assert (t.at("6,4"), t.at("6,5")) == ("apep 0", "warrior 0")


def test_each_captive_costs_a_follower_and_the_last_follower_buys_the_last_one() -> None:
    """ANKH-GOD-09, ANKH-GOD-10, ANKH-SUM-08, ANKH-POW-12, ANKH-GOD-23.

    All Warriors are on the map or captive: one is freed for the only Follower, a second one cannot be.
    """
    t = bare(gods="ra anubis").figures(0, warriors="4,7 4,8 4,9 5,7").monuments(0, pyramid="2,5")
    t.captives(2, 0).powers(0, "pyramid-attuned").followers(1, 5).turn(0).answer("summon")
    assert t.options() == ["pass", "captive"]
    assert t.refused("warrior") == ["ANKH-SUM-03"]
    t.answer("captive", "2,4", "2,5")
    assert t.asked() == "GiveSun"
    t.answer("yes")
    assert (t.asked(), t.s.followers, t.s.captives) == ("ChooseAction", (0, 6), (1, 0))
    assert sound(t)


def test_a_radiant_scorpion_gets_its_sun_and_its_aim_in_one_summon() -> None:
    """ANKH-GOD-23, ANKH-GUARD-18, ANKH-DEC-01."""
    t = bare(gods="ra isis").in_pool(0, giant_scorpion=1).turn(0).answer("summon", "giant-scorpion", "3,0")
    asked = {t.asked()}
    t.answer("yes" if t.asked() == "GiveSun" else "se-s")
    asked.add(t.asked())
    t.answer("yes" if t.asked() == "GiveSun" else "se-s")
    assert (asked, t.asked()) == ({"GiveSun", "AimPincers"}, "ChooseAction")
    assert (len(t.s.aims), t.s.suns.bit_count()) == (1, 1)
    assert sound(t)


# -- Move Figures: Satet, Scorpion, Apep, gates


def pushing(gods: str = "ra osiris", third: str = "giant-scorpion") -> Table:
    """A Satet of seat 0 on 6,7, its turn."""
    return bare(gods=gods, guardians=f"satet apep {third}").figures(0, satet="6,7")


def test_a_pushed_scorpion_is_aimed_by_its_owner_at_once_and_the_moves_go_on() -> None:
    """ANKH-GUARD-06, ANKH-GUARD-07, ANKH-GUARD-18, ANKH-DEC-05, ANKH-MOVE-05."""
    t = pushing().figures(1, giant_scorpion="6,6").aim("6,6", 0).suns("6,7").turn(0).answer("move", "6,7", "6,6")
    assert (t.asked(), t.seat()) == ("PushTo", 0)
    t.answer("5,6")
    assert (t.asked(), t.seat()) == ("AimPincers", 1)
    assert t.s.aims == ()
    t.answer("s-sw")
    assert (t.asked(), t.seat()) == ("MoveWhich", 0)
    assert t.refused("6,6") == ["ANKH-MOVE-05"]
    assert (t.at("6,6"), t.at("5,6"), t.at("6,7")) == ("satet 0", "giant-scorpion 1", "")
    assert t.s.suns.bit_count() == 1
    assert sound(t)


@pytest.mark.parametrize(("target", "aim", "left"), [("5,5", "se-s", "obelisk"), ("7,6", "nw-n", "")])
def test_a_scorpion_pushed_over_the_river_points_back_in_vain(target: str, aim: str, left: str) -> None:
    """ANKH-GUARD-08, ANKH-GUARD-19, ANKH-GUARD-20, ANKH-ADJ-01.

    Both times its pincers point at the neutral Obelisk on 6,5; only on the same bank it is crushed.
    """
    t = pushing().figures(1, giant_scorpion="6,6").aim("6,6", 3).monuments(obelisk="6,5")
    t.turn(0).answer("move", "6,7", "6,6", target, aim).conflict_begins()
    assert t.at("6,5") == left


def test_gods_are_pushed_across_rivers_and_onto_the_space_just_left_but_never_onto_water() -> None:
    """ANKH-GUARD-06, ANKH-GUARD-08, ANKH-GUARD-09, ANKH-GUARD-11, ANKH-ADJ-04."""
    t = pushing().figures(1, god="6,6").turn(0).answer("move", "6,7", "6,6")
    assert t.options() == ["5,5", "5,6", "5,7", "6,5", "6,7", "7,6"]  # 5,5 beyond the river, 6,7 just left
    t.answer("6,7")
    assert (t.at("6,6"), t.at("6,7")) == ("satet 0", "god 1")
    t = pushing().figures(1, god="6,5").turn(0).answer("move", "6,7", "6,5")
    assert t.options() == ["5,5", "6,6", "7,4", "7,5", "7,6"]
    assert t.refused("6,4") == ["ANKH-GUARD-08"]


def test_only_osiris_is_pushed_onto_an_underworld_token() -> None:
    """ANKH-GUARD-09, ANKH-GOD-22, ANKH-SUM-07.

    The figures of the side without Osiris have no way out here, so Satet cannot come at all.
    """
    ring = "5,6 5,7 6,5 7,6"
    t = pushing("ra osiris").figures(0, warriors=ring).figures(1, god="6,6").gates("5,5")
    t.turn(0).answer("move", "6,7", "6,6", "5,5")
    assert t.at("5,5") == "god 1"
    t = pushing("osiris ra").figures(0, warriors=ring).figures(1, god="6,6").gates("5,5 6,7")
    t.turn(0).answer("move", "6,7")
    assert t.refused("6,6") == ["ANKH-GUARD-10"]  # also the token Satet leaves is closed to Ra


def test_satet_pushes_nobody_off_water_off_a_foreign_gate_and_no_own_figure() -> None:
    """ANKH-GUARD-10, ANKH-GUARD-11, ANKH-MOVE-04, ANKH-MOVE-07."""
    t = pushing().figures(1, apep="7,8", warriors="6,6").figures(0, warriors="5,7").gates("6,6").turn(0)
    t.answer("move", "6,7")
    assert t.refused("7,8") == ["ANKH-MOVE-04"]
    assert "ANKH-MOVE-07" in t.refused("6,6")
    assert t.refused("5,7") == ["ANKH-GUARD-10"]


def test_a_pushed_radiant_figure_keeps_its_sun_and_can_be_pushed_by_another_satet() -> None:
    """ANKH-GUARD-06, ANKH-GUARD-10, ANKH-GOD-24, ANKH-KILL-02.

    One push per Satet; the Sun goes where its figure goes, until the figure dies.
    """
    t = bare(gods="osiris ra", guardians="satet apep giant-scorpion").figures(0, satet="6,7 5,8")
    t.figures(1, warriors="6,6").suns("6,6").turn(0).answer(
        "move", "6,7", "6,6", "5,7", "5,8", "5,7", "4,7", "pass"
    )
    assert (t.at("4,7"), t.at("5,7"), t.at("6,6")) == ("warrior 1", "satet 0", "satet 0")
    assert t.s.suns == t.s.figures[1] & t.s.pieces[1]


def test_apep_leaves_the_water_for_good_and_may_leave_over_other_water() -> None:
    """ANKH-MOVE-08, ANKH-MOVE-02, ANKH-MOVE-04, ANKH-MOVE-06, ANKH-GUARD-12."""
    t = bare(gods="ra osiris", guardians=MODERN).figures(0, apep="6,2").turn(0).answer("move", "6,2")
    assert "7,4" in t.options()  # over 6,3
    assert "6,5" in t.options()  # over 6,3 and 6,4, into the other region
    assert t.refused("6,2") == ["ANKH-MOVE-04"]
    assert t.refused("6,3") == ["ANKH-MOVE-04"]
    t.answer("6,5")
    assert t.refused("6,5") == ["ANKH-MOVE-05"]
    assert t.at("6,5") == "apep 0"


def test_a_scorpion_that_comes_back_to_its_space_has_moved_and_must_be_aimed() -> None:
    """ANKH-MOVE-06, ANKH-GUARD-18, ANKH-MOVE-05."""
    t = bare(gods="ra isis").figures(0, giant_scorpion="6,6").aim("6,6", 0).turn(0).answer("move", "6,6", "6,6")
    assert (t.asked(), t.s.aims) == ("AimPincers", ())
    t.answer("s-sw")
    assert t.refused("6,6") == ["ANKH-MOVE-05"]
    assert sound(t)


# -- an action and its event


def test_scorpions_crush_own_neutral_and_enemy_monuments_before_anything_is_counted() -> None:
    """ANKH-CON-02, ANKH-GUARD-20, ANKH-GUARD-21, ANKH-MON-03, ANKH-POW-05, ANKH-DOM-03.

    Seat 0 loses its third Temple to its own Scorpion, so its God counts 1; seat 1 loses the Obelisk majority.
    """
    t = bare(gods="ra isis").figures(0, god="8,6", giant_scorpion="7,6").aim("7,6", 5).figures(1, god="8,8")
    t.monuments(0, temple="6,6 1,3 1,5").monuments(1, obelisk="6,5").powers(0, "resplendent")
    t.conflict(seat=1).cards(s0="build", s1="build")
    events = t.heard()
    assert sorted(event.what for event in events if event.kind == "monument-destroyed") == [8, 9]
    assert [event.amount for event in events if event.kind == "strength" and event.who == 0] == [2]
    assert [event.rule for event in events if event.kind == "devotion-gained"] == ["ANKH-BAT-20"]
    assert (t.s.ankhs(0), t.s.ankhs(1)) == (7, 9)
    assert sound(t)


def test_a_crushed_pyramid_allows_no_more_summons_and_a_crushed_neutral_one_frees_the_enemys() -> None:
    """ANKH-GUARD-20, ANKH-POW-12, ANKH-SUM-01, ANKH-CTRL-02, ANKH-CTRL-03, ANKH-MON-02.

    The last neutral Monument of the map is gone: now the Control event reaches an enemy's.
    """
    t = bare(gods="ra isis").figures(0, god="8,6", giant_scorpion="7,6").aim("7,6", 5).figures(1, god="8,1")
    t.monuments(0, pyramid="6,6").monuments(pyramid="6,5").monuments(1, temple="8,7").powers(0, "pyramid-attuned")
    twin = Table(t.s.copy())
    next_triggers(twin, GAIN, CONTROL_MONUMENT).turn(0).answer("gain", "yes")
    assert (twin.asked(), twin.options()) == ("TakeMonument", ["6,5"])
    t.conflict_begins()
    t.s.over = False
    next_triggers(t, SUMMON, CONTROL_MONUMENT).turn(0).answer("summon", "warrior", "8,5", "pass")
    assert (t.asked(), t.options()) == ("TakeMonument", ["8,7"])  # no second summon
    t.answer("8,7")
    assert (t.at("8,7"), t.s.ankhs(0), t.s.ankhs(1)) == ("temple 0", 8, 9)
    assert sound(t)


def test_revered_gives_a_follower_where_nothing_else_does_and_it_can_be_forgone() -> None:
    """ANKH-GAIN-04, ANKH-POW-04, ANKH-GAIN-02, ANKH-TURN-13, ANKH-TURN-11."""
    for answer, followers in (("yes", 1), ("pass", 0)):
        t = bare(gods="ra isis").monuments(1, temple="2,1").powers(0, "revered").followers(0, 0).turn(0)
        t.answer("gain", answer)
        assert (t.asked(), t.options(), t.s.followers) == ("ChooseAction", ["unlock"], (followers, 0))


def test_the_follower_gained_first_pays_the_power_unlocked_second() -> None:
    """ANKH-TURN-09, ANKH-UNL-02, ANKH-UNL-04, ANKH-POW-04."""
    t = (
        bare(gods="ra isis")
        .powers(0, "revered")
        .followers(0, 0)
        .turn(0)
        .answer("gain", "yes", "unlock", "commanding")
    )
    assert t.s.followers == (0, 0)
    assert t.s.unlocked(0) == 2
    assert (t.s.pool(0, 2), t.s.guardian_cards[0]) == (1, 0)  # the second unlock brings a Cat-Mummy
    assert t.s.turn == 1


def test_a_power_unlocked_by_the_action_works_in_its_conflict() -> None:
    """ANKH-UNL-04, ANKH-TURN-06, ANKH-POW-03, ANKH-CON-01, ANKH-TURN-10."""
    t = bare(gods="ra isis").figures(0, warriors="6,6 2,5").figures(1, god="8,0").followers(1, 0)
    next_triggers(t, UNLOCK, CONFLICT).turn(0).answer("unlock", "omnipresent")
    assert (t.asked(), t.s.followers, t.s.tiebreaker) == ("ChooseCards", (3, 0), 0)
    t.cards(s0="flood", s1="chariots")
    assert (t.s.turn, t.s.advances[UNLOCK], t.s.tiebreaker_up) == (1, 0, False)
    assert sound(t)


def test_temple_attuned_unlocked_by_the_action_decides_the_battle_that_follows() -> None:
    """ANKH-UNL-04, ANKH-POW-11, ANKH-TURN-06."""
    t = bare(gods="ra isis").figures(1, god="8,8").figures(0, warriors="6,6").monuments(0, temple="6,7")
    t.powers(0, "commanding", "revered").followers(2, 0)
    next_triggers(t, UNLOCK, CONFLICT).turn(0).answer("unlock", "temple-attuned")
    t.cards(s0="flood", s1="plague").by(0, "0").by(1, "0")
    assert [event.amount for event in t.heard("strength")] == [
        2
    ]  # Isis and her card; nobody is left beside the Temple
    t = bare(gods="ra isis").figures(1, god="8,8").figures(0, warriors="6,6").monuments(0, temple="6,7")
    t.powers(0, "commanding", "revered").followers(2, 0)
    next_triggers(t, UNLOCK, CONFLICT).turn(0).answer("unlock", "temple-attuned").cards(s0="build", s1="build")
    assert sorted(event.amount for event in t.heard("strength")) == [1, 3]
    assert t.s.followers == (3, 0)


def test_gain_counts_the_neutral_monument_before_its_control_event_takes_it() -> None:
    """ANKH-TURN-06, ANKH-GAIN-01, ANKH-CTRL-01, ANKH-CTRL-05, ANKH-TURN-08."""
    t = bare(gods="ra isis").monuments(temple="2,1", obelisk="3,0").monuments(1, pyramid="1,0").followers(0, 0)
    next_triggers(t, GAIN, CONTROL_MONUMENT).turn(0).answer("gain", "yes")
    assert (t.asked(), t.s.followers, t.options()) == ("TakeMonument", (2, 0), ["2,1", "3,0"])
    assert t.refused("pass") == ["ANKH-CTRL-05"]
    assert t.refused("1,0") == ["ANKH-CTRL-02"]
    t.answer("2,1")
    assert (t.at("2,1"), t.s.turn, t.s.advances[GAIN]) == ("temple 0", 1, 0)
    assert sound(t)


@pytest.mark.parametrize(("action", "answers"), [(MOVE, "2,0 3,2"), (SUMMON, "warrior 2,1 pass")])
def test_the_figure_that_has_just_arrived_takes_the_monument(action: int, answers: str) -> None:
    """ANKH-TURN-06, ANKH-CTRL-01, ANKH-MON-02, ANKH-TURN-08."""
    t = next_triggers(bare(gods="ra isis").monuments(temple="3,1"), action, CONTROL_MONUMENT).turn(0)
    t.answer(["move", "summon"][action], *answers.split())
    assert (t.asked(), t.at("3,1")) == ("TakeMonument", "temple")
    t.answer("3,1")
    assert (t.at("3,1"), t.s.turn) == ("temple 0", 1)


def test_a_monument_taken_in_the_event_is_lost_to_its_owners_next_summons() -> None:
    """ANKH-CTRL-02, ANKH-POW-12, ANKH-SUM-04, ANKH-SUM-01."""
    t = bare(gods="ra osiris").figures(0, warriors="2,4").monuments(1, pyramid="2,5").powers(1, "pyramid-attuned")
    next_triggers(t, GAIN, CONTROL_MONUMENT).turn(0).answer("gain", "2,5")
    assert (t.at("2,5"), t.s.turn) == ("pyramid 0", 1)
    t.answer("summon", "warrior")
    assert t.refused("2,6") == ["ANKH-SUM-04"]


def test_a_summon_that_triggers_the_conflict_fights_in_it_and_its_sun_counts() -> None:
    """ANKH-TURN-06, ANKH-GOD-23, ANKH-GOD-24, ANKH-CON-04, ANKH-DOM-02, ANKH-POW-12."""
    t = bare(gods="ra isis").monuments(0, pyramid="2,5").powers(0, "pyramid-attuned").figures(1, god="8,8")
    next_triggers(t, SUMMON, CONFLICT).turn(0).answer("summon", "warrior", "2,4", "2,5", "yes", "pass")
    gains = [(event.who, event.amount, event.rule) for event in t.heard("devotion-gained")]
    dominated = [(0, 1, "ANKH-DOM-02"), (1, 1, "ANKH-DOM-02"), (0, 1, "ANKH-DOM-01"), (0, 2, "ANKH-DOM-02")]
    assert gains == dominated
    assert t.s.turn == 1


def test_followers_gained_by_the_triggering_action_can_be_bid() -> None:
    """ANKH-TURN-06, ANKH-CARD-10, ANKH-GAIN-01."""
    t = bare(gods="ra isis").figures(0, warriors="6,6").monuments(temple="6,7").figures(1, warriors="8,8")
    t.figures(0, god="2,5").followers(0, 0)
    next_triggers(t, GAIN, CONFLICT).turn(0).answer("gain", "yes").cards(s0="plague", s1="plague")
    assert t.options(0) == ["0", "1"]
    t.by(0, "1").by(1, "0").by(0, "0")
    assert (t.where(0), t.where(1), t.s.followers) == ("2,5 6,6", "8,0", (0, 0))
