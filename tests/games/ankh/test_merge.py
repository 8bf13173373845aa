"""Merging gods (chapter 15); what single gods bring into it is in test_merge_gods.py."""

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.games.ankh.rules.components import CONFLICT
from theomachy.games.ankh.rules.egypt import space_set
from theomachy.games.ankh.rules.events.conflict import AfterConflict

THIRD, LOWER, HIGHER = 0, 1, 2


def after_conflict(t: Table, number: int = 3) -> Table:
    """What follows the number-th Conflict, and no more."""
    t.event_comes(CONFLICT, number)
    t.s.event += 1
    return t.runs(AfterConflict())


def go_on(t: Table) -> Table:
    """The game is not over after what a test wanted to see."""
    t.s.over = False
    return t


def three(guardians: str = "cat-mummy mummy giant-scorpion", gods: str = "ra isis amun") -> Table:
    """The Middle Kingdom with three players: seat 1 will be the lower god, seat 2 the higher god."""
    t = table(3, gods=gods, guardians=guardians).devotion(12, 5, 8)
    t.s.guardian_cards = (0, 0, 0)  # tests place the figures themselves
    return t


def merged(t: Table) -> Table:
    """The gods have merged, without Guardians."""
    return go_on(after_conflict(t))


# -- when and who


def test_gods_merge_after_the_third_conflict_before_the_turn_ends() -> None:
    """ANKH-MERGE-01, ANKH-CON-06: the question about Guardians still belongs to the turn of seat 0."""
    t = three().in_pool(LOWER, cat_mummy=1).event_comes(CONFLICT, 3)
    t.s.advances = (0, 0, 3, 0)
    t.turn(0).answer("gain", "yes")
    assert t.asked() == "TakeGuardian"
    assert t.s.turn == 0
    assert t.s.advances == (0, 0, 4, 0)
    assert [event.kind for event in t.heard() if event.kind in ("conflict-ends", "gods-merge")] == [
        "conflict-ends",
        "gods-merge",
    ]
    t.answer("cat-mummy")
    assert t.s.side_of == (0, HIGHER, HIGHER)
    assert (t.asked(), t.seat(), t.s.advances) == ("ChooseAction", 1, (0, 0, 0, 0))
    assert t.faults() == []


def test_gods_merge_after_no_other_conflict() -> None:
    """ANKH-MERGE-01."""
    for number in (1, 2, 4, 5):
        t = three().devotion(28, 23, 24)
        after_conflict(t, number)
        assert t.s.side_of == (0, 1, 2)
        assert t.heard("gods-merge") == []


def test_gods_never_merge_in_a_game_of_two() -> None:
    """ANKH-MERGE-01."""
    t = table(2).devotion(3, 4)
    after_conflict(t)
    assert t.s.side_of == (0, 1)
    assert t.asked() == ""


def test_gods_merge_with_four_and_five_players() -> None:
    """ANKH-MERGE-01, ANKH-MERGE-02."""
    for players in (4, 5):
        t = table(players).devotion(*[9, 7, 11, 3, 12][:players])
        after_conflict(t)
        assert t.s.side_of[:4] == (0, 1, 2, 1)
        assert t.s.ladder == (1, 0, 2, 4)[: players - 1]


def test_the_lowest_side_is_the_lower_god_and_the_next_the_higher() -> None:
    """ANKH-MERGE-02."""
    for devotion, sides in (((12, 5, 8), [0, 2, 2]), ((5, 12, 8), [2, 1, 2]), ((8, 5, 12), [0, 0, 2])):
        t = three().devotion(*devotion)
        after_conflict(t)
        assert list(t.s.side_of) == sides


def test_on_one_space_the_stack_decides_who_is_lower() -> None:
    """ANKH-MERGE-02, ANKH-DEV-05."""
    for order, sides in (([0, 1, 2], [1, 1, 2]), ([2, 1, 0], [0, 1, 1]), ([1, 0, 2], [0, 0, 2])):
        t = three().devotion(7, 7, 7, order=order)
        after_conflict(t)
        assert list(t.s.side_of) == sides


# -- what is removed


def test_the_monuments_of_the_lower_god_are_destroyed() -> None:
    """ANKH-MERGE-03: those of others and neutral ones stay."""
    t = three().monuments(LOWER, temple="8,8")
    left = [t.s.monuments_left(kind) for kind in (8, 9, 10)]
    after_conflict(t)
    assert [t.at("6,5"), t.at("8,8")] == ["", ""]
    assert [t.at("5,4"), t.at("2,4"), t.at("3,5")] == ["temple 0", "pyramid 2", "temple"]
    assert [t.s.monuments_left(kind) for kind in (8, 9, 10)] == [left[0] + 1, left[1] + 1, left[2]]


def test_the_figures_of_the_lower_god_leave_the_game() -> None:
    """ANKH-MERGE-04: God and Warriors; they go to nobody's pool."""
    t = three()
    after_conflict(t)
    assert [t.at("7,6"), t.at("6,6")] == ["", ""]
    assert t.where(HIGHER) == "2,5 3,4"
    assert t.s.warriors(HIGHER) == 5
    assert t.s.ladder == (HIGHER, THIRD)


def test_captive_warriors_of_the_lower_god_leave_the_game() -> None:
    """ANKH-MERGE-04, ANKH-GOD-11: the slots of Anubis, the third god, are free again."""
    t = three(gods="anubis isis amun").captives(0, 2, 1)
    after_conflict(t)
    assert t.s.captives == (0, 0, 1)


def test_cards_and_ankh_tokens_of_the_lower_god_leave_the_game() -> None:
    """ANKH-MERGE-04: the merged side has the higher god's 7 cards and 9 tokens, as they are."""
    t = three().hand(LOWER, "flood", "cycle").hand(HIGHER, "chariots", "cycle").monuments(LOWER, temple="8,8")
    after_conflict(t)
    assert t.s.hands[LOWER] == 0
    assert t.s.hands[HIGHER].bit_count() == 2
    assert t.s.ankhs(HIGHER) == 8
    assert t.s.controls[LOWER] == 0
    assert t.faults() == []


def test_the_followers_of_the_lower_god_go_to_the_higher_god() -> None:
    """ANKH-MERGE-05."""
    t = three().followers(4, 6, 3)
    after_conflict(t)
    assert t.s.followers == (4, 0, 9)


# -- Guardians


def test_the_higher_god_takes_over_guardians() -> None:
    """ANKH-MERGE-06: of a kind he has already, and of one he has not unlocked."""
    t = three().figures(LOWER, cat_mummy="7,7", giant_scorpion="8,8").figures(HIGHER, cat_mummy="2,6")
    after_conflict(t)
    assert t.asked() == "TakeGuardian"
    assert t.s.waiting() == [HIGHER]
    assert t.options() == ["pass", "7,7", "8,8"]
    t.answer("7,7", "8,8")
    assert [t.at("7,7"), t.at("8,8")] == [f"cat-mummy {HIGHER}", f"giant-scorpion {HIGHER}"]
    assert t.faults() == []


def test_the_higher_god_may_leave_guardians_and_they_leave_the_game() -> None:
    """ANKH-MERGE-06: from the map and from the pool; the Guardian card gets nothing back."""
    t = three().figures(LOWER, cat_mummy="7,7", giant_scorpion="8,8").in_pool(LOWER, mummy=1)
    after_conflict(t).answer("8,8", "pass")
    assert t.at("7,7") == ""
    assert t.at("8,8") == f"giant-scorpion {HIGHER}"
    assert [t.s.guardians_in_pool(side, 2) for side in range(3)] == [0, 0, 0]
    assert t.s.guardian_cards == (0, 0, 0)


def test_only_guardians_of_the_lower_god_are_taken_over() -> None:
    """ANKH-MERGE-06."""
    t = three().figures(LOWER, cat_mummy="7,7").figures(THIRD, cat_mummy="5,5").in_pool(THIRD, mummy=1)
    after_conflict(t)
    assert t.refused("5,5") == ["ANKH-MERGE-06"]
    assert t.refused("mummy") == ["ANKH-MERGE-06"]


def test_the_base_limit_counts_all_guardians_of_a_size() -> None:
    """ANKH-MERGE-07: with two small ones of his own he chooses among all three."""
    t = three().figures(LOWER, cat_mummy="7,7").figures(HIGHER, cat_mummy="2,6").in_pool(HIGHER, mummy=1)
    t.figures(HIGHER, giant_scorpion="1,5")
    after_conflict(t).answer("7,7")
    assert t.asked() == "GiveUpGuardian"
    assert t.options() == ["2,6", "mummy"]  # not the Scorpion: it has a large base
    assert t.refused("1,5") == ["ANKH-MERGE-07"]
    assert t.refused("7,7") == ["ANKH-MERGE-07"]
    t.answer("mummy")
    assert [t.at("7,7"), t.at("2,6")] == [f"cat-mummy {HIGHER}"] * 2
    assert t.s.guardians_in_pool(HIGHER, 2) == 0
    assert t.faults() == []


def test_at_the_base_limit_he_may_keep_his_own_guardians() -> None:
    """ANKH-MERGE-06, ANKH-MERGE-07: then the lower god's leave the game."""
    t = three().figures(LOWER, cat_mummy="7,7").figures(HIGHER, cat_mummy="2,6").in_pool(HIGHER, mummy=1)
    after_conflict(t).answer("pass")
    assert t.at("7,7") == ""
    assert t.at("2,6") == f"cat-mummy {HIGHER}"
    assert t.s.guardians_in_pool(HIGHER, 2) == 1


def test_large_bases_have_a_limit_of_their_own() -> None:
    """ANKH-MERGE-07: two small Guardians do not stand against a large one."""
    t = three("cat-mummy apep androsphinx").figures(LOWER, apep="5,2", androsphinx="7,7")
    t.figures(HIGHER, cat_mummy="2,6 2,7", androsphinx="1,5")
    after_conflict(t).answer("7,7")
    assert t.asked() == "TakeGuardian"
    t.answer("5,2")
    assert t.asked() == "GiveUpGuardian"
    assert t.options() == ["1,5", "7,7"]
    t.answer("7,7")
    assert [t.at("1,5"), t.at("5,2"), t.at("7,7")] == [f"androsphinx {HIGHER}", f"apep {HIGHER}", ""]
    assert t.faults() == []


def test_own_guardians_are_given_up_only_as_far_as_needed() -> None:
    """ANKH-MERGE-07: with a free base nothing is asked for."""
    t = three().figures(LOWER, cat_mummy="7,7").figures(HIGHER, cat_mummy="2,6")
    after_conflict(t).answer("7,7")
    assert t.asked() == ""
    assert t.where(HIGHER, "cat-mummy") == "2,6 7,7"


def test_guardians_taken_over_stay_where_they_are() -> None:
    """ANKH-MERGE-08: on the map with their aim, or in the pool; nothing is summoned or moved."""
    t = three().figures(LOWER, giant_scorpion="8,8").aim("8,8", 0).in_pool(LOWER, mummy=1)
    after_conflict(t).answer("8,8", "mummy")
    assert t.asked() == ""
    assert t.at("8,8") == f"giant-scorpion {HIGHER}"
    assert len(t.s.aims) == 1
    assert t.s.guardians_in_pool(HIGHER, 2) == 1
    assert t.where(HIGHER, "mummy") == ""
    assert t.heard("figure-moved") == []


def test_nothing_in_merging_is_a_kill() -> None:
    """ANKH-MERGE-09, ANKH-DEF-07: no captive, no returning Mummy, no loss by Cat-Mummies."""
    t = three(gods="anubis isis amun").figures(LOWER, mummy="7,7", cat_mummy="8,8")
    after_conflict(t).answer("pass")
    assert t.asked() == ""
    assert [t.at("7,7"), t.at("8,8")] == ["", ""]
    assert t.s.captives == (0, 0, 0)
    assert t.s.devotion[THIRD] == 12
    assert t.heard("figure-killed") == []


def test_guardians_given_up_are_not_killed_either() -> None:
    """ANKH-MERGE-09, ANKH-MERGE-07."""
    t = three().figures(LOWER, mummy="7,7").figures(HIGHER, cat_mummy="2,6 2,7")
    after_conflict(t).answer("7,7", "2,6")
    assert t.at("2,6") == ""
    assert t.s.devotion[THIRD] == 12


# -- Devotion, base, powers


def test_the_pair_lies_on_the_space_of_the_lower_god() -> None:
    """ANKH-MERGE-10, ANKH-MERGE-11: going down there is no loss."""
    t = three()
    after_conflict(t)
    assert t.s.devotion[HIGHER] == 5
    assert t.s.ladder == (HIGHER, THIRD)
    assert t.heard("devotion-lost") == []


def test_the_pair_lies_below_third_tokens_on_the_same_space() -> None:
    """ANKH-MERGE-10."""
    t = three().devotion(5, 5, 5, order=[LOWER, HIGHER, THIRD])
    after_conflict(t)
    assert t.s.ladder == (HIGHER, THIRD)
    assert t.s.devotion == (5, 0, 5)


def test_the_two_tokens_move_as_one() -> None:
    """ANKH-MERGE-10: one gain, one token in the order."""
    t = merged(three())
    t.region(3)
    assert t.s.devotion[HIGHER] == 7  # a majority and Domination in the Delta
    assert t.s.ladder == (HIGHER, THIRD)


def test_the_base_under_the_god_figure_is_taken_from_no_guardian() -> None:
    """ANKH-MERGE-12: two large Guardians of the lower god can both be taken over."""
    t = three("cat-mummy apep androsphinx").figures(LOWER, apep="5,2", androsphinx="7,7")
    after_conflict(t).answer("7,7", "5,2")
    assert [t.at("7,7"), t.at("5,2")] == [f"androsphinx {HIGHER}", f"apep {HIGHER}"]
    assert t.faults() == []


def test_the_powers_are_those_of_the_higher_god() -> None:
    """ANKH-MERGE-13: powers of the lower god alone are lost, and no Guardian is gained."""
    t = three().powers(LOWER, "revered").powers(HIGHER, "commanding", "omnipresent", "resplendent")
    t.powers(HIGHER, "temple-attuned").in_pool(HIGHER, cat_mummy=1)
    t.s.guardian_cards = (1, 2, 2)
    after_conflict(t)
    shown = ANKH.view(t.s, LOWER)["sides"]
    assert isinstance(shown, list)
    assert shown[0]["powers"] == ["commanding", "omnipresent", "resplendent", "temple-attuned"]
    assert t.s.guardian_cards == (1, 2, 2)
    assert [t.s.guardians_in_pool(HIGHER, level) for level in (1, 2, 3)] == [1, 0, 0]
    go_on(t).turn(LOWER).answer("gain", "yes")
    assert t.s.followers[HIGHER] == 4  # 1 + 1, and two Monuments: not Revered


# -- playing on


def test_both_players_use_the_shared_figures_and_pools() -> None:
    """ANKH-MERGE-15, ANKH-DEF-01."""
    t = merged(three()).in_pool(HIGHER, cat_mummy=1).turn(LOWER).answer("summon")
    assert t.options() == ["pass", "warrior", "cat-mummy"]
    t.answer("warrior", "2,6")
    assert t.at("2,6") == f"warrior {HIGHER}"
    assert t.s.warriors(HIGHER) == 4
    t.answer("gain", "yes")  # now seat 2
    assert t.s.followers == (1, 0, 4)


def test_both_keep_their_seats_and_have_one_action_each() -> None:
    """ANKH-MERGE-16, ANKH-TURN-15: also the same action one after the other."""
    t = merged(three()).turn(LOWER).answer("gain", "yes")
    assert (t.asked(), t.seat(), t.options()) == ("ChooseAction", HIGHER, ["move", "summon", "gain", "unlock"])
    t.answer("gain", "yes")
    assert (t.asked(), t.seat()) == ("ChooseAction", THIRD)
    assert t.s.advances == (0, 0, 2, 0)
    t.answer("gain", "yes")
    assert (t.asked(), t.seat(), t.options()) == ("ChooseAction", THIRD, ["unlock"])


def test_the_seats_of_a_pair_need_not_be_neighbours() -> None:
    """ANKH-MERGE-16: the third player has his turn between them."""
    t = merged(three().devotion(5, 12, 8)).turn(0).answer("gain", "yes")
    assert t.seat() == 1
    t.answer("gain", "pass", "unlock", "pass")
    assert t.seat() == 2
    t.answer("move", "pass")
    assert t.seat() == 0


def test_an_unlock_by_either_player_is_one_unlock_of_the_side() -> None:
    """ANKH-MERGE-17: paid once from the shared pool, and the Guardian gets a base of the higher god."""
    t = merged(three()).followers(0, 0, 4)
    t.s.guardian_cards = (2, 2, 2)
    t.turn(LOWER).answer("unlock", "revered")
    assert t.s.followers == (0, 0, 3)
    assert t.seat() == HIGHER
    t.answer("unlock")
    assert t.options() == ["pass", "commanding", "inspiring", "omnipresent"]
    assert t.refused("revered") == ["ANKH-UNL-01"]
    t.answer("inspiring")
    assert t.s.followers == (0, 0, 2)
    assert t.s.guardians_in_pool(HIGHER, 1) == 1
    assert t.s.guardians_in_pool(LOWER, 1) == 0
    assert t.s.guardian_cards[0] == 1


def test_the_base_limit_holds_for_unlocks_after_merging() -> None:
    """ANKH-MERGE-17, ANKH-UNL-09: both small bases of the higher god are in use."""
    t = three().figures(LOWER, cat_mummy="7,7").figures(HIGHER, mummy="2,6").powers(HIGHER, "revered")
    t.s.guardian_cards = (1, 1, 2)
    go_on(after_conflict(t).answer("7,7")).followers(0, 0, 4).turn(LOWER).answer("unlock", "inspiring")
    assert t.s.guardians_in_pool(HIGHER, 1) == 0
    assert t.s.guardian_cards == (1, 1, 2)
    assert t.faults() == []


def test_the_tiebreaker_belongs_to_the_side() -> None:
    """ANKH-MERGE-18: triggered by the lower god's player, used for the merged god."""
    t = merged(bare(3, gods="ra isis amun").devotion(12, 5, 8))
    t.figures(THIRD, warriors="1,2").figures(HIGHER, warriors="1,8")
    t.s.token_up = False
    t.conflict(LOWER)
    assert t.s.tiebreaker == HIGHER
    t.cards(s0="drought", s2="drought")
    assert t.asked() == "BreakTie"
    assert t.s.waiting() == [HIGHER]
    t.answer("yes")
    assert [t.at("1,2"), t.at("1,8")] == ["", f"warrior {HIGHER}"]


def test_both_players_win_together() -> None:
    """ANKH-MERGE-24."""
    t = merged(three()).devotion(12, 0, 30, order=[THIRD, HIGHER])
    t.region(3)
    assert ANKH.result(t.s).ending == "top-of-track"
    assert ANKH.result(t.s).winners == [LOWER, HIGHER]


def test_both_players_lose_together() -> None:
    """ANKH-MERGE-24, ANKH-FORG-01."""
    t = merged(three()).devotion(22, 0, 20, order=[HIGHER, THIRD])
    after_conflict(t, 4)
    assert ANKH.result(t.s).winners == [THIRD]


def test_three_players_become_two_sides() -> None:
    """ANKH-MERGE-25: presence of both seats' pieces is presence of one side."""
    t = three().figures(LOWER, cat_mummy="2,6")
    go_on(after_conflict(t).answer("2,6"))
    assert [t.s.seats(side) for side in t.s.ladder] == [[LOWER, HIGHER], [THIRD]]
    t.region(3)
    assert len(t.heard("domination")) == 1


def test_the_side_pays_and_gains_once() -> None:
    """ANKH-MERGE-26, ANKH-POW-21: Omnipresent, Bountiful and a bid."""
    t = merged(bare(3, gods="ra isis amun").devotion(12, 5, 8)).powers(HIGHER, "omnipresent", "bountiful")
    t.figures(THIRD, warriors="1,2").figures(HIGHER, warriors="1,8 2,8").followers(0, 0, 3)
    t.s.token_up = False
    t.conflict(LOWER)
    assert t.s.followers[HIGHER] == 5  # East and Delta
    assert t.s.devotion[HIGHER] == 7  # Domination in the East: 1 + 1
    t.cards(s0="plague", s2="drought").by(0, "0").by(HIGHER, "2")
    assert t.s.followers[HIGHER] == 3
    assert t.s.devotion[HIGHER] == 9


def test_the_seven_steps_come_in_order() -> None:
    """ANKH-MERGE-27: while Guardians are chosen, Followers have gone over and token and powers have not."""
    t = three().in_pool(LOWER, cat_mummy=1).powers(LOWER, "revered").followers(1, 4, 2)
    after_conflict(t)
    assert t.asked() == "TakeGuardian"
    assert t.s.followers[HIGHER] == 6
    assert t.s.figures[LOWER] == 0
    assert t.s.devotion[HIGHER] == 8
    assert t.s.side_of == (0, 1, 2)
    assert t.faults() == []
    t.answer("cat-mummy")
    assert [event.kind for event in t.heard()] == [
        "gods-merge",
        "monument-destroyed",
        "figure-removed",
        "figure-removed",
        "followers-gained",
        "guardian-taken-over",
        "gods-merged",
    ]
    assert t.s.figures[HIGHER] == space_set("2,5 3,4")
