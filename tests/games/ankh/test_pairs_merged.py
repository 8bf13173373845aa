"""Merged gods: two players, one side, every ability of both (chapter 15)."""

from itertools import permutations

import pytest

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.engine.event import Event
from theomachy.engine.refusal import WrongSeat
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CONFLICT, CONTROL_MONUMENT, GAIN, GODS, UNLOCK
from theomachy.games.ankh.rules.events.merge import MergeGods
from theomachy.games.ankh.rules.lineup import OUT

BUILT_BY_HAND = ("ANKH-INV-07", "ANKH-SETUP-09")  # single powers, and Guardians not taken from their card
ANCIENT = "cat-mummy mummy giant-scorpion"


def sound(t: Table) -> bool:
    """No invariant is broken, but for what a position made by hand leaves out."""
    return not [fault for fault in t.faults() if not fault.startswith(BUILT_BY_HAND)]


def gained(events: list[Event]) -> list[tuple[int, int, str]]:
    """Side, amount and rule of every gain of Devotion."""
    return [(event.who, event.amount, event.rule) for event in events if event.kind == "devotion-gained"]


def strengths(events: list[Event]) -> dict[int, int]:
    """The strength of every side that fights."""
    return {event.who: event.amount for event in events if event.kind == "strength"}


def merging(gods: str, guardians: str = ANCIENT) -> Table:
    """Three gods before the merging: seat 0 will be the higher god, seat 1 the lower, seat 2 is far ahead."""
    return bare(3, gods, guardians).devotion(2, 1, 9).followers(0, 0, 0)


def merge(t: Table, *answers: str) -> Table:
    """Merge the two lowest; the answers are about Guardians. The Gods of seats 0 and 2 stay on 2,0 and 2,10."""
    t.runs(MergeGods()).answer(*answers)
    assert t.asked() == ""
    t.s.over = False
    return t


def merged(gods: str, guardians: str = ANCIENT) -> Table:
    """The position after the merging."""
    return merge(merging(gods, guardians))


# -- abilities of two gods on one side


@pytest.mark.parametrize("pair", list(permutations(GODS, 2)), ids="+".join)
def test_every_pair_of_gods_has_both_abilities_and_the_higher_player_decides_in_battle(
    pair: tuple[str, str],
) -> None:
    """ANKH-MERGE-14, ANKH-MERGE-22, ANKH-MERGE-23, ANKH-DEC-03, ANKH-DEC-04, ANKH-GOD-27, ANKH-MERGE-15.

    A tie 2 : 2 in the East, then a Summon action of the lower god's player. Everything an ability asks is noted.
    """
    third = next(god for god in GODS if god not in pair)
    t = merged(" ".join([*pair, third])).figures(0, warriors="6,6 5,9").figures(2, warriors="6,7").region(2)
    asked: list[str] = []
    answers = {
        "AnnounceTwoCards": ["pass"],
        "ProtectFigure": ["6,6"],
        "TakeCaptive": [third],
        "GateFrom": ["yes", "8,8"],
    }
    while t.asked():
        if t.asked() == "ChooseCards":
            t.cards(s0="miracle", s2="cycle")
        elif t.seat() == 0:
            asked.append(t.asked())
            t.answer(*answers[t.asked()])
        else:
            assert t.seat() == 2
            t.answer("pass")
    moments = {"AnnounceTwoCards": "amun", "ProtectFigure": "isis", "TakeCaptive": "anubis", "GateFrom": "osiris"}
    assert asked == [question for question, god in moments.items() if god in pair]
    assert t.where(0, "warrior") == ("6,6" if "isis" in pair else "")
    t.s.over = False
    t.turn(1).answer("summon", "warrior")
    assert t.seat() == 1
    assert ("8,8" in t.options()) == ("osiris" in pair)
    t.answer("3,0")
    assert (t.asked() == "GiveSun") == ("ra" in pair)
    assert t.seat() == (1 if {"ra", "osiris"} & set(pair) else 2)
    assert sound(t)


def test_amun_and_anubis_play_two_cards_and_count_their_captives_in_the_merged_god() -> None:
    """ANKH-MERGE-19, ANKH-GOD-08, ANKH-GOD-12, ANKH-MERGE-22, ANKH-GOD-01, ANKH-MERGE-15."""
    t = (
        merge(merging("amun anubis ra").captives(0, 0, 2))
        .figures(0, god="6,6")
        .hand(0, "plague", "drought", "cycle")
    )
    t.region(2).answer("yes").cards(s0="plague drought", s2="flood").by(0, "0").by(2, "0")
    assert strengths(t.heard()) == {0: 1 + 2 + 2, 2: 1}
    assert t.options(1) == []


def test_isis_and_osiris_keep_a_figure_first_and_then_place_the_gate_elsewhere() -> None:
    """ANKH-BAT-22, ANKH-GOD-14, ANKH-GOD-18, ANKH-MERGE-23, ANKH-DEF-05."""
    t = merged("osiris isis ra").figures(0, warriors="7,6 8,8").figures(2, warriors="6,7 5,7").region(2)
    t.cards(s0="build", s2="chariots")
    assert (t.asked(), t.options()) == ("ProtectFigure", ["pass", "7,6"])
    t.answer("7,6", "yes")
    assert t.refused("7,6") == ["ANKH-DEF-05"]
    t.answer("8,8")  # where the other Warrior fell
    assert sound(t)


def test_ra_and_anubis_free_nobody_of_their_own_but_shine_with_captives_in_hand() -> None:
    """ANKH-GOD-23, ANKH-GOD-25, ANKH-GOD-06, ANKH-GOD-07, ANKH-MERGE-14."""
    t = (
        merged("ra anubis isis")
        .figures(0, warriors="6,6 6,5 4,9")
        .figures(2, warriors="8,8")
        .suns("6,6")
        .region(2)
    )
    t.cards(s0="chariots", s2="flood")
    assert (t.asked(), t.seat(), t.options()) == ("TakeCaptive", 0, ["pass", "isis"])
    assert t.refused("ra") == ["ANKH-GOD-07"]
    t.answer("isis")
    assert gained(t.heard()) == [(0, 2, "ANKH-BAT-20")]


@pytest.mark.parametrize(
    ("devotion", "higher", "captor", "home"),
    [((1, 2, 9), 1, 1, 6), ((2, 1, 9), 0, 0, 6), ((9, 1, 2), 2, 0, 5)],
    ids=["anubis-lower", "anubis-higher", "anubis-third"],
)
def test_captives_at_a_merging(devotion: tuple[int, int, int], higher: int, captor: int, home: int) -> None:
    """ANKH-GOD-11, ANKH-GOD-12, ANKH-MERGE-04, ANKH-SUM-08, ANKH-GOD-09, ANKH-MERGE-15.

    Anubis on seat 0 holds 2 Warriors of seat 1 and 1 of seat 2. As lower god he gives the higher god's back and
    keeps the third side's; else those of the lower god leave the game and the others stay, to be bought free.
    """
    t = merge(bare(3, "anubis ra isis").devotion(*devotion).followers(1, 1, 1).captives(0, 2, 1))
    assert t.s.captives == (0, 0, 1)
    assert t.s.warriors(higher) == home
    before = t.s.followers[captor]
    t.turn(2).answer("summon", "captive", "2,9")
    assert (t.s.captives, t.s.followers[captor]) == ((0, 0, 0), before + 1)
    assert sound(t)


def test_suns_of_a_lower_ra_come_back_from_warriors_and_stay_on_guardians_for_the_side() -> None:
    """ANKH-MERGE-21, ANKH-GOD-24, ANKH-DOM-02, ANKH-MERGE-14."""
    t = merging("isis ra osiris").figures(1, warriors="2,5 2,4", mummy="2,6").suns("2,4 2,5 2,6")
    merge(t, "2,6").region(3)
    assert (t.s.suns.bit_count(), t.at("2,6"), t.where(0)) == (1, "mummy 0", "2,0 2,6")
    assert gained(t.heard()) == [(0, 2, "ANKH-DOM-02")]
    assert sound(t)


@pytest.mark.parametrize(("captives", "question"), [((3, 0, 0), "TakeCaptive"), ((0, 0, 3), "")])
def test_the_slots_of_a_lower_anubis_are_free_only_of_the_higher_gods_warriors(
    captives: tuple[int, int, int], question: str
) -> None:
    """ANKH-GOD-07, ANKH-GOD-12, ANKH-GOD-06."""
    t = merge(merging("ra anubis isis").captives(*captives)).figures(0, warriors="6,6 6,5 4,9")
    t.figures(2, warriors="8,8").region(2).cards(s0="chariots", s2="flood")
    assert t.asked() == question


# -- who is asked


def test_in_battle_only_the_higher_player_is_asked_and_pays_one_bid_for_both() -> None:
    """ANKH-DEC-03, ANKH-MERGE-26, ANKH-CARD-10, ANKH-BAT-04, ANKH-POW-20, ANKH-POW-21."""
    t = merged("amun isis ra").figures(0, warriors="6,6").followers(4, 0, 1).powers(0, "worshipful")
    t.s.token_up = False
    t.region(2)
    assert t.s.waiting() == [0, 2]
    with pytest.raises(WrongSeat):
        t.by(1, "flood")
    t.cards(s0="plague", s2="build")
    assert t.s.waiting() == [0, 2]
    t.by(0, "2").by(2, "1")
    assert (t.asked(), t.seat()) == ("Worship", 0)
    t.answer("yes")
    assert (t.asked(), t.s.followers) == ("", (0, 0, 0))


def test_a_conflict_of_the_lower_player_gives_the_tiebreaker_to_the_side() -> None:
    """ANKH-MERGE-18, ANKH-DEC-03, ANKH-BAT-16, ANKH-TURN-15, ANKH-POW-03, ANKH-MERGE-26.

    Omnipresent pays one Follower for each region of the side, not one for each player.
    """
    t = merged("amun isis ra").figures(0, warriors="6,6").powers(0, "omnipresent")
    t.s.token_up = False
    t.s.advances = changed(t.s.advances, GAIN, 3)
    t.event_comes(CONFLICT, 2).turn(1).answer("gain")
    assert (t.s.tiebreaker, t.s.followers) == (0, (2, 0, 0))
    t.cards(s0="flood", s2="build")
    assert (t.asked(), t.seat()) == ("BreakTie", 0)
    t.answer("yes")
    assert (t.s.turn, t.s.devotion) == (2, (3, 0, 9))  # Domination of the West, victory in the East
    assert sound(t)


def test_a_pushed_scorpion_of_the_side_is_aimed_by_the_higher_player_and_a_moved_one_by_the_mover() -> None:
    """ANKH-DEC-05, ANKH-DEC-04, ANKH-DEC-03, ANKH-GUARD-18, ANKH-MERGE-15."""
    guardians = "satet mummy giant-scorpion"
    t = merged("osiris isis ra", guardians).figures(0, giant_scorpion="6,6").aim("6,6", 0).figures(2, satet="6,7")
    t.turn(2).answer("move", "6,7", "6,6", "5,6")
    assert (t.asked(), t.seat()) == ("AimPincers", 0)
    t.answer("se-s")
    assert t.seat() == 2
    t.turn(1).answer("move", "5,6", "5,7")
    assert (t.asked(), t.seat()) == ("AimPincers", 1)
    t.answer("se-s", "pass")
    assert t.s.turn == 2
    assert sound(t)


def test_an_event_of_the_lower_player_is_his_and_uses_the_shared_tokens() -> None:
    """ANKH-DEC-04, ANKH-EVT-02, ANKH-MERGE-15, ANKH-CTRL-01."""
    t = merged("osiris isis ra").monuments(temple="2,1", obelisk="3,0")
    t.s.advances = changed(t.s.advances, GAIN, 3)
    t.event_comes(CONTROL_MONUMENT, 2).turn(1).answer("gain", "yes")
    assert (t.asked(), t.seat()) == ("TakeMonument", 1)
    with pytest.raises(WrongSeat):
        t.by(0, "2,1")
    t.answer("2,1")
    assert (t.at("2,1"), t.s.ankhs(0), t.s.followers) == ("temple 0", 8, (2, 0, 0))


def test_each_merged_player_takes_one_action_even_of_the_same_kind_and_the_third_takes_two() -> None:
    """ANKH-TURN-15, ANKH-MERGE-16, ANKH-MERGE-15, ANKH-TURN-09."""
    t = merged("osiris isis ra").turn(0).answer("summon", "warrior", "3,0")
    assert (t.s.turn, t.asked()) == (1, "ChooseAction")
    assert t.options() == ["move", "summon", "gain", "unlock"]
    t.answer("summon", "warrior", "3,1")
    assert (t.s.turn, t.where(0), t.s.warriors(0)) == (2, "2,0 3,0 3,1", 4)
    t.answer("gain")
    assert (t.s.turn, t.asked(), t.options()) == (2, "ChooseAction", ["unlock"])
    t.answer("unlock")
    assert t.s.turn == 0


def test_either_player_unlocks_for_both_from_one_pool_and_once() -> None:
    """ANKH-MERGE-17, ANKH-MERGE-13, ANKH-UNL-06, ANKH-POW-21, ANKH-UNL-02."""
    t = merging("osiris isis ra").powers(0, "revered").powers(1, "commanding", "inspiring").followers(2, 3, 0)
    merge(t).turn(1).answer("unlock", "commanding")  # lost with the board of the lower god, now unlocked again
    assert (t.s.followers, t.s.unlocked(0), t.s.pool(0, 2), t.s.guardian_cards[0]) == ((4, 0, 0), 2, 1, 1)
    t.turn(0).answer("unlock", "temple-attuned")
    assert (t.s.followers[0], t.s.unlocked(0)) == (2, 3)
    t.turn(1).answer("gain", "yes")
    assert t.s.followers[0] == 3  # Revered adds 1 to this action
    assert sound(t)


# -- once per side


def test_a_cat_mummy_costs_the_side_one_and_bountiful_gives_it_one() -> None:
    """ANKH-GUARD-04, ANKH-MERGE-26, ANKH-POW-17, ANKH-POW-21, ANKH-MERGE-10."""
    t = merged("osiris isis ra").devotion(5, 0, 9).powers(0, "bountiful").figures(0, warriors="6,6 6,5")
    t.figures(2, god="8,8", cat_mummy="8,9").region(2).cards(s0="chariots", s2="build")
    events = t.heard()
    assert gained(events) == [(0, 2, "ANKH-BAT-20")]
    assert [(event.who, event.amount) for event in events if event.kind == "devotion-lost"] == [(0, 1)]
    assert t.s.devotion == (6, 0, 9)


def test_the_mummy_of_the_lower_god_returns_beside_the_merged_god() -> None:
    """ANKH-MERGE-19, ANKH-MERGE-08, ANKH-GUARD-14, ANKH-DEC-03, ANKH-GOD-23.

    Ra is the lower god: the returning Mummy may shine.
    """
    t = merge(merging("osiris ra isis").figures(1, mummy="6,7"), "6,7").figures(2, warriors="8,8 8,9").region(2)
    assert t.at("6,7") == "mummy 0"
    t.cards(s0="flood", s2="chariots")
    assert (t.asked(), t.seat(), t.options()) == ("MummyTo", 0, ["1,0", "2,1", "3,0"])
    t.answer("2,1")
    assert (t.asked(), t.seat()) == ("GiveSun", 0)
    t.answer("yes", "pass")
    assert (t.at("2,1"), t.s.suns.bit_count()) == ("mummy 0", 1)
    assert sound(t)


def test_of_two_mummies_one_finds_the_only_open_space_and_the_other_waits_in_the_pool() -> None:
    """ANKH-KILL-04, ANKH-GUARD-14, ANKH-GUARD-15, ANKH-SUM-07, ANKH-MERGE-08, ANKH-MERGE-19.

    Beside the merged God: a foreign gate on 1,0, an own Warrior on 3,0, and 2,1.
    """
    t = merge(merging("ra isis osiris").figures(0, mummy="6,6").figures(1, mummy="8,8"), "8,8").gates("1,0")
    t.figures(0, warriors="3,0").figures(2, warriors="4,7 4,8").region(2).cards(s0="build", s2="chariots")
    assert (t.asked(), t.seat(), t.options()) == ("MummyTo", 0, ["2,1"])
    assert t.refused("1,0") == ["ANKH-SUM-07"]
    t.answer("2,1", "pass")
    assert (t.asked(), t.where(0, "mummy"), t.s.pool(0, 4)) == ("", "2,1", 1)
    assert sound(t)


# -- what becomes of the pieces


def crowded() -> Table:
    """Higher: Cat-Mummy 6,6 (Radiant) and a Mummy in the pool; lower: Cat-Mummy 6,7, Mummy 6,5, Scorpion 8,8."""
    t = merging("ra isis osiris").figures(0, cat_mummy="6,6").in_pool(0, mummy=1).suns("6,6")
    t.figures(1, cat_mummy="6,7", mummy="6,5", giant_scorpion="8,8").aim("8,8", 3)
    t.s.guardian_cards = (0, 0, 1)
    return t


def test_guardians_beyond_the_bases_push_own_ones_out_of_the_game_and_nothing_of_it_is_a_kill() -> None:
    """ANKH-MERGE-06, ANKH-MERGE-07, ANKH-MERGE-08, ANKH-MERGE-09, ANKH-MERGE-21, ANKH-GUARD-05, ANKH-INV-08."""
    t = crowded().runs(MergeGods())
    assert (t.asked(), t.seat(), t.options()) == ("TakeGuardian", 0, ["pass", "6,5", "6,7", "8,8"])
    t.answer("8,8")  # a large base is free
    t.answer("6,5")
    assert (t.asked(), t.options()) == ("GiveUpGuardian", ["6,6", "mummy"])
    t.answer("6,6")
    assert (t.at("6,6"), t.s.suns) == ("", 0)
    t.answer("6,7")
    assert (t.asked(), t.options()) == ("GiveUpGuardian", ["6,5", "mummy"])
    t.answer("mummy")
    assert (t.where(0), t.where(1)) == ("2,0 6,5 6,7 8,8", "")
    assert (t.s.devotion[2], t.s.devotion[0]) == (9, 1)
    assert [t.s.pool(0, kind) for kind in (2, 4)] == [0, 0]
    assert not t.heard("figure-killed")
    assert t.faults() == []


def test_guardians_left_behind_leave_the_game_and_own_ones_stay() -> None:
    """ANKH-MERGE-06, ANKH-MERGE-21, ANKH-GUARD-05, ANKH-MERGE-09."""
    t = crowded().runs(MergeGods()).answer("pass")
    assert (t.where(0), t.where(1), t.s.suns.bit_count()) == ("2,0 6,6", "", 1)
    assert (t.s.pool(0, 4), t.s.pool(1, 2), t.s.guardian_cards, t.s.aims) == (1, 0, (0, 0, 1), ())
    assert t.s.devotion[2] == 9
    assert t.faults() == []


def test_a_scorpion_taken_over_keeps_its_aim_and_strikes_its_new_sides_monument() -> None:
    """ANKH-MERGE-08, ANKH-GUARD-20, ANKH-MERGE-03, ANKH-MON-03.

    The lower god's own Temple is destroyed by the merging already, and its token is gone.
    """
    t = merging("ra isis osiris").figures(1, giant_scorpion="7,6").aim("7,6", 5)
    t.monuments(0, obelisk="6,6").monuments(1, temple="6,5")
    merge(t, "7,6")
    assert (t.at("6,5"), t.at("6,6"), t.s.ankhs(0)) == ("", "obelisk 0", 8)
    t.conflict_begins()
    assert (t.at("6,6"), t.s.ankhs(0)) == ("", 9)
    assert sound(t)


def test_what_was_enemy_is_own_now() -> None:
    """ANKH-DEF-01, ANKH-DEF-03, ANKH-GUARD-22, ANKH-CON-04, ANKH-DOM-02, ANKH-GOD-14, ANKH-MERGE-08.

    The lower god's Androsphinx beside the higher god's Warrior: both dominate together and protect nobody.
    """
    t = (
        merging("isis ra osiris", "satet mummy androsphinx")
        .figures(0, warriors="2,5")
        .figures(1, androsphinx="2,4")
    )
    merge(t, "2,4").region(3)
    assert (t.asked(), gained(t.heard())) == ("", [(0, 1, "ANKH-DOM-02")])
    t.s.over = False
    t.figures(2, warriors="1,8 1,7 1,6").region(3).cards(s0="build", s2="chariots")
    assert strengths(t.heard()) == {0: 2, 2: 6}
    assert (t.asked(), t.where(0)) == ("", "2,0")  # nobody was Protected by an own figure


def test_underworld_tokens_of_the_lower_god_stay_open_to_the_side_only() -> None:
    """ANKH-MERGE-20, ANKH-GOD-22, ANKH-MOVE-07, ANKH-GOD-21."""
    t = merge(merging("ra osiris isis").gates("2,1")).figures(2, warriors="3,1")
    t.turn(2).answer("move", "3,1")
    assert t.refused("2,1") == ["ANKH-MOVE-07"]
    t.turn(0).answer("move", "2,0", "2,1")
    assert t.at("2,1") == "god 0"


def test_four_gods_merge_after_a_real_third_conflict() -> None:
    """ANKH-MERGE-01, ANKH-MERGE-02, ANKH-MERGE-03, ANKH-MERGE-04, ANKH-MERGE-05, ANKH-MERGE-10, ANKH-MERGE-27.

    Everybody dominates a region first: 15, 14, 9 and 6. Seat 3 is lower, seat 2 higher, and the token goes to 6.
    """
    t = table(4, gods="amun anubis isis osiris").clear().figures(0, god="2,0").figures(1, god="8,0")
    t.figures(2, god="2,5").figures(3, god="8,8", warriors="8,9", cat_mummy="9,8").in_pool(3, mummy=1)
    t.monuments(3, temple="3,0").followers(1, 2, 3, 4).devotion(14, 13, 8, 5).captives(1, 0, 0, 2)
    t.conflict(seat=0, number=3)
    assert (t.asked(), t.seat(), t.options()) == ("TakeGuardian", 2, ["pass", "9,8", "mummy"])
    t.answer("9,8", "mummy")
    assert (t.s.devotion[:3], t.s.ladder) == ((15, 14, 6), (2, 1, 0))
    assert (t.at("9,8"), t.at("8,8"), t.at("8,9"), t.at("3,0")) == ("cat-mummy 2", "", "", "")
    assert (t.s.followers, t.s.captives, t.s.pool(2, 4)) == ((1, 2, 7, 0), (1, 0, 0, 0), 1)
    assert (t.s.side_of, t.s.tiebreaker) == ((0, 1, 2, 2), -1)
    assert sound(t)


def test_the_pair_lies_at_the_bottom_of_the_lower_gods_stack() -> None:
    """ANKH-MERGE-10, ANKH-MERGE-11, ANKH-DEV-05."""
    t = merge(bare(3, "ra isis amun").devotion(3, 3, 3, order=[1, 0, 2]))
    assert (t.s.devotion[0], t.s.ladder) == (3, (0, 2))
    assert not t.heard("devotion-lost")


# -- the end


def test_both_players_win_together() -> None:
    """ANKH-MERGE-24, ANKH-END-01, ANKH-END-04, ANKH-DEF-01."""
    t = merged("osiris isis ra").devotion(30, 0, 9).conflict(seat=1, number=2)
    assert (ANKH.result(t.s).ending, sorted(ANKH.result(t.s).winners)) == ("top-of-track", [0, 1])
    t = merged("osiris isis ra").devotion(25, 0, 23).conflict(seat=2, number=5)
    assert (ANKH.result(t.s).ending, sorted(ANKH.result(t.s).winners)) == ("last-event", [0, 1])


def test_the_forgotten_pair_takes_its_guardians_captives_tokens_and_turns_along() -> None:
    """ANKH-FORG-01, ANKH-FORG-02, ANKH-FORG-03, ANKH-FORG-04, ANKH-FORG-06, ANKH-GOD-13, ANKH-TURN-16.

    Osiris with Anubis as lower god are in the red; the two others go on, and their captive Warriors come home.
    """
    t = table(4, gods="amun anubis isis osiris").clear().figures(0, god="2,0").figures(1, god="8,0")
    t.figures(2, god="2,5").figures(3, god="8,8").devotion(22, 1, 23, 2).captives(1, 0, 1, 1)
    merge(t)
    assert (t.s.side_of, t.s.captives) == ((0, 3, 2, 3), (1, 0, 1, 0))
    t.figures(3, cat_mummy="8,9").monuments(3, temple="9,8").gates("8,7").followers(0, 0, 0, 5)
    t.s.advances = changed(t.s.advances, UNLOCK, 3)
    t.event_comes(CONFLICT, 4).turn(0).answer("unlock")
    assert (t.s.side_of, t.s.ladder) == ((0, OUT, 2, OUT), (0, 2))
    assert (t.where(3), t.at("9,8"), t.s.gates, t.s.followers[3], t.s.captives) == ("", "", 0, 0, (0, 0, 0, 0))
    assert (t.s.turn, t.s.over, t.s.warriors(0)) == (2, False, 6)
    t.answer("unlock")
    assert t.s.turn == 0
    assert sound(t)


def test_the_third_god_wins_when_the_pair_is_forgotten() -> None:
    """ANKH-MERGE-25, ANKH-FORG-01, ANKH-END-02."""
    t = merged("osiris isis ra").devotion(19, 0, 22).conflict(seat=0, number=4)
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("only-god", [2])
    assert t.s.side_of == (OUT, OUT, 2)
