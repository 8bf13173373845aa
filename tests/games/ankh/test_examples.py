"""The worked examples (chapter 20), each as it stands there."""

from tests.games.ankh.table import ANKH, EGYPT, Table, bare, table
from theomachy.games.ankh.rules.components import CAMEL_CARAVAN, CONFLICT
from theomachy.games.ankh.rules.egypt import space_set
from theomachy.games.ankh.rules.events.conflict import AfterConflict
from theomachy.games.ankh.rules.events.event import TriggerEvent

A, B, C, D = 0, 1, 2, 3


def gains(t: Table) -> list[tuple[int, int]]:
    """Side and amount of every gain of Devotion, in order."""
    return [(event.who, event.amount) for event in t.heard("devotion-gained")]


def strengths(t: Table) -> list[tuple[int, int]]:
    """Side and strength in the Resolution."""
    return sorted((event.who, event.amount) for event in t.heard("strength"))


def after_conflict(t: Table, number: int) -> Table:
    """What follows the number-th Conflict, and no more."""
    t.event_comes(CONFLICT, number)
    t.s.event += 1
    return t.runs(AfterConflict())


def put(t: Table, origin: str, target: str) -> Table:
    """A figure stands elsewhere."""
    t.s.move_figure(EGYPT.number[origin], EGYPT.number[target])
    return t


def test_ex_01_a_river_parts_a_warrior_from_a_temple() -> None:
    """ANKH-EX-01, ANKH-ADJ-01, ANKH-GAIN-01, ANKH-GAIN-03."""
    t = table(3).turn(0).answer("gain", "yes")
    assert t.s.followers == (1 + 1, 1, 1)


def test_ex_02_moves_cross_rivers_and_pass_monuments() -> None:
    """ANKH-EX-02, ANKH-MOVE-02, ANKH-MOVE-03, ANKH-MOVE-04."""
    t = table(3).turn(0).answer("move", "4,4")
    assert t.refused("3,5") == ["ANKH-MOVE-04"]
    assert t.refused("6,4") == ["ANKH-MOVE-04"]
    t.answer("3,6")
    assert t.at("3,6") == "warrior 0"


def test_ex_03_the_legal_spaces_of_a_summon() -> None:
    """ANKH-EX-03, ANKH-SUM-01, ANKH-SUM-02."""
    t = table(3).turn(1).answer("summon", "warrior")
    assert t.options() == ["5,6", "5,7", "6,7", "7,5", "7,7", "8,6"]
    for space in ("5,5", "7,4", "6,4"):
        assert t.refused(space) != []


def test_ex_04_a_second_action_must_be_taken_and_may_trigger_an_event() -> None:
    """ANKH-EX-04, ANKH-TURN-05, ANKH-TURN-09, ANKH-TURN-11, ANKH-TURN-12, ANKH-UNL-03."""
    t = table(2).turn(0).answer("gain", "yes")
    assert t.options() == ["unlock"]
    assert t.refused("pass") == ["ANKH-TURN-11"]
    assert t.refused("summon") == ["ANKH-TURN-09"]
    t.answer("unlock", "pass")
    assert t.s.followers == (2, 1)
    assert t.s.powers == (0, 0)
    assert (t.seat(), t.s.event) == (1, 0)
    t.followers(2, 0).answer("gain", "pass", "unlock")  # nothing to pay with, so nothing is asked
    assert [event.who for event in t.heard("event-triggered")] == [1]
    assert t.s.event == 1
    assert t.s.advances == (0, 0, 2, 0)
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)


def test_ex_05_a_first_action_that_triggers_an_event_is_the_only_one() -> None:
    """ANKH-EX-05, ANKH-TURN-05, ANKH-TURN-06, ANKH-TURN-08: the new figure already serves in the event."""
    t = table(3, gods="amun anubis isis").monuments(pyramid="5,5")
    t.s.advances = (0, 3, 0, 0)
    t.turn(0).answer("summon", "warrior", "4,5")
    assert t.at("4,5") == "warrior 0"
    assert t.asked() == "TakeMonument"
    assert t.options() == ["5,5"]
    t.answer("5,5")
    assert t.at("5,5") == "pyramid 0"
    assert t.s.advances == (0, 0, 0, 0)
    assert (t.asked(), t.seat(), len(t.options())) == ("ChooseAction", 1, 4)


def test_ex_06_neutral_monuments_anywhere_protect_enemy_ones() -> None:
    """ANKH-EX-06, ANKH-CTRL-03, ANKH-EVT-03."""
    t = put(table(2), "6,6", "6,0").followers(1, 0)
    t.s.advances = (0, 0, 0, 1)
    before = [
        t.s.pieces,
        t.s.figures,
        t.s.controls,
        t.s.followers,
        t.s.devotion,
    ]
    t.turn(1).answer("unlock")
    assert [t.s.pieces, t.s.figures, t.s.controls, t.s.followers, t.s.devotion] == before
    assert t.at("5,0") == "obelisk 0"
    assert t.s.event == 1
    assert t.seat() == 0


def test_ex_07_a_caravan_splits_the_west() -> None:
    """ANKH-EX-07, ANKH-CAMEL-03, ANKH-CAMEL-04, ANKH-CAMEL-05, ANKH-CAMEL-06, ANKH-CAMEL-07, ANKH-CAMEL-08,
    ANKH-CAMEL-09, ANKH-CAMEL-10, ANKH-CAMEL-11, ANKH-CAMEL-12, ANKH-CAMEL-13, ANKH-ADJ-01."""
    t = table(2).event_comes(CAMEL_CARAVAN).runs(TriggerEvent(0))
    east = t.s.regions[1]
    t.answer("5,0|6,0", "5,0|5,1", "4,1|5,1")
    assert t.asked() == "KeepToken"
    assert t.options() == ["1,0", "5,1"]  # north and south, by their first spaces
    t.answer("5,1")
    south, north = t.s.regions[0], t.s.regions[3]
    assert (north.bit_count(), south.bit_count()) == (17, 15)
    assert north & space_set("5,0")
    assert south & space_set("5,1")
    assert t.options() == ["pass", "token-1", "token-4"]
    t.answer("token-4", "token-2")
    assert t.s.regions[1] == north
    assert t.s.regions[3] == east
    t.s.over = False
    put(t, "4,1", "1,0").turn(0).answer("gain")
    assert t.asked() == "ChooseAction"  # no Follower: the God on 5,1 is parted from the Obelisk


def test_ex_08_six_land_spaces_on_both_sides() -> None:
    """ANKH-EX-08, ANKH-CAMEL-08."""
    t = table(2).event_comes(CAMEL_CARAVAN).runs(TriggerEvent(0))
    t.answer("1,6|1,7", "1,7|2,6", "2,6|2,7")
    assert t.refused("2,7|3,6") == ["ANKH-CAMEL-08"]
    t = table(2).event_comes(CAMEL_CARAVAN).runs(TriggerEvent(0))
    t.answer("1,5|1,6", "1,6|2,6", "1,7|2,6", "2,6|2,7", "2,7|3,6")
    assert t.asked() == "KeepToken"
    assert sorted([t.s.regions[2].bit_count(), t.s.regions[3].bit_count()]) == [6, 16]


def dominated() -> Table:
    """Only A has figures in the East: 2 Obelisks and 1 Pyramid there are A's, 1 Pyramid and 1 Temple B's."""
    t = bare(gods="amun isis").figures(A, warriors="5,6").monuments(A, obelisk="4,6 4,7", pyramid="4,8")
    return t.monuments(B, pyramid="8,8", temple="8,9")


def test_ex_09_domination() -> None:
    """ANKH-EX-09, ANKH-DOM-01, ANKH-DOM-02, ANKH-DOM-03, ANKH-DOM-04."""
    t = dominated().devotion(4, 4).region(2)
    assert gains(t) == [(A, 1), (A, 1)]
    assert t.s.devotion == (6, 4)


def test_ex_10_bountiful_ends_with_the_red_section() -> None:
    """ANKH-EX-10, ANKH-POW-17, ANKH-POW-18, ANKH-POW-19, ANKH-DOM-02."""
    t = dominated().devotion(19, 4).powers(A, "bountiful").region(2)
    assert [event.what for event in t.heard("devotion-gained")] == [21, 22]


def test_ex_11_the_reward_is_one_gain() -> None:
    """ANKH-EX-11, ANKH-BAT-20, ANKH-POW-14, ANKH-POW-17, ANKH-CARD-16."""
    for fertile, score, devotion in (
        ("4,6 5,6 6,6 3,7", [(A, 8), (B, 5)], 26),
        ("4,6 5,6 6,6", [(A, 7), (B, 5)], 24),
    ):
        t = bare(gods="ra isis").figures(A, god="3,8", warriors=f"4,8 5,8 {fertile}").devotion(20, 4)
        t.figures(B, warriors="8,8 8,9").powers(A, "bountiful", "glorious").region(2)
        t.cards(s0="drought", s1="chariots")
        events = t.heard()
        assert sorted((event.who, event.amount) for event in events if event.kind == "strength") == score
        assert [event.what for event in events if event.kind == "devotion-gained"] == [devotion]


def test_ex_12_a_tiebreaker_of_a_third_side_breaks_no_tie() -> None:
    """ANKH-EX-12, ANKH-BAT-17, ANKH-BAT-18."""
    t = bare(3, gods="ra isis amun").figures(C, god="8,2").figures(A, warriors="3,7 4,7")
    t.figures(B, warriors="8,5 8,6").figures(C, warriors="8,9")
    t.s.token_up = False
    t.region(2, tiebreaker=C).cards(s0="chariots", s1="chariots", s2="chariots")
    assert t.asked() == ""
    assert strengths(t) == [(A, 5), (B, 5), (C, 4)]
    assert [t.where(side, "warrior") for side in (A, B, C)] == ["", "", ""]
    assert t.s.devotion == (0, 0, 0)
    assert t.s.tiebreaker_up


def test_ex_13_a_god_alone_wins() -> None:
    """ANKH-EX-13, ANKH-CARD-11, ANKH-FIG-02, ANKH-BAT-14."""
    t = bare(gods="ra isis").figures(A, god="3,7", warriors="4,7").figures(B, warriors="8,5 8,6").devotion(3, 3)
    t.region(2).cards(s0="cycle", s1="plague").by(A, "0").by(B, "0")
    assert [t.where(A), t.where(B)] == ["3,7", "8,0"]
    assert strengths(t) == [(A, 1)]
    assert t.s.devotion == (4, 3)


def test_ex_14_a_side_without_figures_has_no_majority_but_may_worship() -> None:
    """ANKH-EX-14, ANKH-BAT-10, ANKH-CARD-14."""
    t = bare(gods="ra isis").figures(A, warriors="3,7").figures(B, warriors="8,5").monuments(B, temple="8,6")
    t.powers(B, "worshipful").followers(1, 2).devotion(3, 3).region(2)
    t.cards(s0="plague", s1="chariots").by(A, "1").by(B, "0")
    assert t.asked() == "Worship"
    assert t.seat() == B
    assert gains(t) == [(A, 1)]
    t.answer("yes")
    assert t.s.devotion == (4, 4)
    assert t.s.followers == (0, 0)


def test_ex_15_flood_saves_from_the_resolution_but_not_from_a_plague() -> None:
    """ANKH-EX-15, ANKH-CARD-03, ANKH-CARD-04, ANKH-CARD-13."""
    t = bare(3, gods="ra isis amun").figures(C, god="8,2").figures(A, warriors="3,7 4,6 4,8").followers(0, 0, 0)
    t.figures(B, warriors="8,5 8,6 8,7").region(2).cards(s0="flood", s1="chariots")
    assert t.s.followers == (2, 0, 0)
    assert t.where(A, "warrior") == "3,7 4,6"
    t = bare(3, gods="ra isis amun").figures(C, god="8,2").figures(A, warriors="3,7 4,6 4,8").followers(0, 1, 0)
    t.figures(B, warriors="8,5 8,6 8,7").region(2).cards(s0="flood", s1="plague").by(A, "0").by(B, "1")
    assert t.s.followers == (2, 0, 0)
    assert t.where(A, "warrior") == ""
    assert t.where(B, "warrior") == "8,5 8,6 8,7"


def test_ex_16_magnanimous_without_a_death() -> None:
    """ANKH-EX-16, ANKH-POW-15, ANKH-POW-16."""
    t = bare(gods="ra isis").figures(A, warriors="3,7 4,6").figures(B, warriors="8,5 8,6").devotion(3, 3)
    t.powers(A, "magnanimous").region(2).cards(s0="flood", s1="chariots")
    assert t.where(A, "warrior") == "3,7 4,6"
    assert t.s.devotion == (5, 4)


def test_ex_17_a_miracle_counts_all_the_dead() -> None:
    """ANKH-EX-17, ANKH-CARD-17, ANKH-POW-18, ANKH-GOD-06: the third Warrior is put there after the Plague."""
    t = bare(gods="ra anubis").figures(A, warriors="3,7 4,6").figures(B, warriors="8,5 8,6").devotion(10, 3)
    t.powers(A, "bountiful").followers(0, 1).region(2).cards(s0="miracle", s1="plague").by(A, "0").by(B, "1")
    assert t.asked() == "TakeCaptive"
    t.figures(A, warriors="3,7").answer("ra")
    assert t.asked() == "TakeCaptive"  # the batch of the Resolution
    t.answer("pass")
    assert t.s.captives == (1, 0)
    assert t.where(A, "warrior") == ""
    assert t.s.devotion == (14, 4)
    assert gains(t) == [(B, 1), (A, 4)]


def test_ex_18_the_last_card_brings_all_back() -> None:
    """ANKH-EX-18, ANKH-CARD-14, ANKH-CARD-19, ANKH-BAT-05."""
    t = bare(gods="ra isis").figures(A, warriors="3,7").figures(B, warriors="8,5").hand(A, "cycle").followers(0, 1)
    t.region(2)
    assert t.options(A) == ["cycle"]
    t.cards(s0="cycle", s1="plague").by(A, "0").by(B, "1")
    assert t.where(A) == "2,0"
    assert t.s.hands[A].bit_count() == 7


def test_ex_19_reward_magnanimous_and_cat_mummy_in_order() -> None:
    """ANKH-EX-19, ANKH-BAT-19, ANKH-GUARD-02, ANKH-DEV-03, ANKH-DEV-06."""
    t = bare(3, gods="ra isis amun").figures(A, warriors="1,1 1,2 1,3").figures(B, warriors="1,8", cat_mummy="2,8")
    t.powers(B, "magnanimous").devotion(10, 8, 10, order=[B, A, C]).region(3)
    t.cards(s0="chariots", s1="drought")
    events = [event for event in t.heard() if event.kind in ("devotion-gained", "devotion-lost")]
    assert [(event.who, event.what) for event in events] == [(A, 11), (B, 10), (C, 9), (A, 10)]
    assert [t.at("1,8"), t.at("2,8")] == ["", ""]
    assert t.s.devotion == (10, 10, 9)
    assert t.s.ladder == (C, B, A)


def test_ex_20_one_captive_of_each_batch() -> None:
    """ANKH-EX-20, ANKH-GOD-06, ANKH-KILL-06: B's bid saves its two Warriors for the Resolution."""
    t = bare(3, gods="anubis ra isis").figures(A, god="3,7").figures(B, warriors="8,5 8,6").figures(C, god="8,2")
    t.figures(C, warriors="6,6 6,7 7,7").followers(0, 1, 0).region(2)
    t.cards(s0="chariots", s1="plague", s2="cycle").by(A, "0").by(B, "1").by(C, "0")
    assert len(t.heard("figure-killed")) == 3
    assert t.options() == ["pass", "isis"]
    t.answer("isis")
    assert len(t.heard("figure-killed")) == 2
    assert t.options() == ["pass", "ra"]
    t.answer("ra")
    assert t.asked() == ""
    assert t.s.captives == (0, 1, 1)


def test_ex_21_a_captive_is_summoned_for_a_follower() -> None:
    """ANKH-EX-21, ANKH-GOD-09, ANKH-SUM-08."""
    t = bare(gods="anubis isis").figures(B, warriors="8,5 8,6 8,7 8,8 8,9").captives(0, 1).followers(0, 1)
    t.turn(B).answer("summon")
    assert t.options() == ["pass", "captive"]
    t.answer("captive")
    assert "7,5" in t.options()
    t.answer("7,5")
    assert t.at("7,5") == "warrior 1"
    assert t.s.followers == (1, 0)
    assert t.s.captives == (0, 0)


def test_ex_22_osiris_comes_out_of_the_underworld() -> None:
    """ANKH-EX-22, ANKH-GOD-21, ANKH-SUM-05."""
    t = bare(gods="osiris ra").gates("7,2").figures(B, god="2,10").turn(0).answer("summon", "warrior", "7,2")
    t.answer("warrior", "7,3")
    assert [t.at("7,2"), t.at("7,3")] == ["warrior 0", "warrior 0"]
    assert t.asked() == "ChooseAction"


def test_ex_23_radiance_and_bountiful_in_one_gain() -> None:
    """ANKH-EX-23, ANKH-GOD-24, ANKH-DOM-02, ANKH-POW-18."""
    t = bare(gods="ra isis").figures(A, warriors="5,6 5,7").suns("5,6 5,7").powers(A, "bountiful").devotion(5, 4)
    t.region(2)
    assert gains(t) == [(A, 3)]
    assert t.s.devotion == (8, 4)


def test_ex_24_pincers_across_a_river_and_at_an_own_obelisk() -> None:
    """ANKH-EX-24, ANKH-GUARD-18, ANKH-GUARD-19, ANKH-GUARD-20, ANKH-GUARD-21, ANKH-ADJ-01."""
    t = table(4).in_pool(D, giant_scorpion=1).turn(D).answer("summon", "giant-scorpion", "6,6", "nw-n")
    t.conflict_begins()
    assert t.at("5,5") == "pyramid"
    t = table(3)
    t.s.take_figure(EGYPT.number["6,6"])
    t.figures(B, giant_scorpion="6,6").turn(B).answer("move", "6,6", "6,6", "s-sw")
    assert t.s.ankhs(B) == 8
    t.conflict_begins()
    assert t.at("6,5") == ""
    assert t.s.ankhs(B) == 9


def test_ex_25_isis_keeps_her_warrior_in_a_tie() -> None:
    """ANKH-EX-25, ANKH-GOD-14, ANKH-GOD-15, ANKH-KILL-01."""
    for kept in (True, False):
        t = bare(gods="isis ra").figures(A, warriors="5,6").figures(B, warriors="5,7").region(2)
        t.cards(s0="drought", s1="drought")
        assert t.asked() == "ProtectFigure"
        assert t.options() == ["pass", "5,6"]
        t.answer("5,6" if kept else "pass")
        assert [t.at("5,6"), t.at("5,7")] == ["warrior 0" if kept else "", ""]


def test_ex_26_four_sides_become_three() -> None:
    """ANKH-EX-26, ANKH-MERGE-02, ANKH-MERGE-03, ANKH-MERGE-04, ANKH-MERGE-05, ANKH-MERGE-06, ANKH-MERGE-07,
    ANKH-MERGE-08, ANKH-MERGE-09, ANKH-MERGE-10."""
    t = table(4).devotion(15, 14, 9, 6).followers(1, 1, 2, 4).figures(D, cat_mummy="6,6", mummy="6,7")
    t.figures(C, mummy="2,6")
    pyramids = t.s.monuments_left(10)
    after_conflict(t, 3).answer("6,6", "6,7", "6,6")  # two small bases: the Cat-Mummy makes room for the Mummy
    assert t.s.side_of == (A, B, C, C)
    assert t.at("5,7") == ""
    assert t.s.monuments_left(10) == pyramids + 1
    assert t.s.followers == (1, 1, 6, 0)
    assert [t.at("4,7"), t.at("5,6")] == ["", ""]
    assert [t.at("6,6"), t.at("6,7"), t.at("2,6")] == ["", "mummy 2", "mummy 2"]
    assert t.s.devotion[:3] == (15, 14, 6)
    assert t.s.ladder == (C, B, A)
    assert t.heard("figure-killed") == []


def test_ex_27_forgotten_gods() -> None:
    """ANKH-EX-27, ANKH-FORG-01, ANKH-FORG-06, ANKH-END-02, ANKH-END-03."""
    for devotion, ending, winners in (((20, 20, 21), "only-god", [C]), ((20, 18, 3), "atheist", [])):
        t = table(3).devotion(*devotion)
        after_conflict(t, 4)
        assert ANKH.result(t.s).ending == ending
        assert ANKH.result(t.s).winners == winners
        assert t.s.waiting() == []


def test_ex_28_the_stack_decides_the_game() -> None:
    """ANKH-EX-28, ANKH-END-04, ANKH-DEV-05."""
    t = table(3).devotion(27, 27, 22, order=[C, B, A])
    after_conflict(t, 5)
    assert ANKH.result(t.s).winners == [A]
