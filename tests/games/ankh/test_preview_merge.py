"""The preview edition: merging and forgetting gods."""

from tests.games.ankh.preview import GUARDIANS, UNLOCK, apart, triggers
from tests.games.ankh.table import ACTIONS, ANKH, Table, bare
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CONFLICT, CONTROL_MONUMENT
from theomachy.games.ankh.rules.lineup import OUT


def unequal(gods: str = "ra isis osiris", guardians: str = GUARDIANS) -> Table:
    """Each of three Gods alone in a region; seat 1 has the least Devotion, then seat 2."""
    return apart(3, gods, guardians).devotion(9, 3, 5)


def merged(t: Table) -> Table:
    """The third Conflict is over: seat 2 is the higher god, seat 1 the lower one."""
    triggers(t, CONFLICT, 3)
    assert t.s.side_of == (0, 2, 2)
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    return t


# -- merging


def test_the_guardians_of_the_lower_god_leave_the_game() -> None:
    """ANKHP-MERGE-01."""
    t = unequal().figures(1, warriors="8,8", cat_mummy="8,9", mummy="9,6").in_pool(1, androsphinx=1, mummy=1)
    t.figures(2, warriors="0,2").in_pool(2, cat_mummy=1)
    t.s.guardian_cards = (0, 0, 1)
    merged(t)  # nobody is asked anything
    assert [t.at(space) for space in ("9,8", "8,8", "8,9", "9,6")] == [""] * 4
    assert t.where(2) == "0,1 0,2"
    assert [t.s.guardians_in_pool(side, level) for side in (1, 2) for level in (1, 2, 3)] == [0, 0, 0, 1, 0, 0]
    assert t.s.guardian_cards == (0, 0, 1)
    assert t.heard("figure-killed") == []
    assert t.s.devotion[0] == 10  # and no curse of the Cat-Mummy


def test_the_monuments_of_the_lower_god_become_neutral() -> None:
    """ANKHP-MERGE-02."""
    t = (
        unequal()
        .monuments(1, temple="8,8 2,4", pyramid="3,1")
        .monuments(2, obelisk="2,5")
        .monuments(0, obelisk="4,1")
    )
    merged(t)
    assert [t.at(space) for space in ("8,8", "2,4", "3,1")] == ["temple", "temple", "pyramid"]
    assert [t.at(space) for space in ("2,5", "4,1")] == ["obelisk 2", "obelisk 0"]
    assert t.s.ankhs(2) == 8


def test_an_abandoned_monument_can_be_taken_by_anybody() -> None:
    """ANKHP-MERGE-02, ANKHP-CTRL-01."""
    t = merged(unequal().monuments(1, temple="0,2"))
    t.event_comes(CONTROL_MONUMENT)
    t.s.advances = changed(t.s.advances, UNLOCK, 2)
    t.answer("unlock")
    assert (t.asked(), t.seat(), t.options()) == ("TakeMonument", 1, ["pass", "0,2"])
    t.answer("0,2")
    assert t.at("0,2") == "temple 2"


def test_the_followers_of_the_lower_god_go_to_the_supply() -> None:
    """ANKHP-MERGE-03."""
    t = merged(unequal().followers(0, 7, 2))
    assert t.s.followers == (0, 0, 2)


def test_token_board_cards_and_pools_become_one() -> None:
    """ANKHP-MERGE-04."""
    t = unequal().powers(1, "commanding", "bountiful", "mighty").powers(2, "revered").hand(2, "cycle", "flood")
    merged(t.hand(1, "drought", "cycle"))
    assert t.s.devotion[2] == 4  # 3 + 1 for Domination: where the lower god stood
    assert t.s.ladder == (2, 0)
    lost = [event.who for event in t.heard("devotion-lost")]
    assert lost == []
    t.answer("gain", "yes")  # Revered for the lower god's player too
    assert t.s.followers == (0, 0, 1)
    t.answer("unlock")
    assert set(t.options()) == {"pass", "commanding", "inspiring", "bountiful"}
    t.answer("inspiring")
    assert t.s.followers == (0, 0, 0)
    assert t.s.unlocked(2) == 2
    assert t.s.guardians_in_pool(2, 1) == 1  # its second power
    t.figures(0, warriors="1,1").region(3)
    assert t.s.waiting() == [0, 2]
    assert t.options(2) == ["flood", "cycle"]


def test_the_merged_god_has_both_abilities() -> None:
    """ANKHP-MERGE-04, ANKHP-GOD-05, ANKHP-GOD-08."""
    t = merged(unequal().figures(2, warriors="1,2"))
    t.figures(0, warriors="1,1 0,3 1,3 2,3").region(3).cards(s0="cycle", s2="cycle")
    assert t.at("1,2") == "warrior 2"  # Isis was the lower god
    assert (t.asked(), t.seat()) == ("GateFrom", 2)  # Osiris the higher one


def test_each_player_of_the_merged_god_takes_up_to_two_actions() -> None:
    """ANKHP-MERGE-05, ANKHP-TURN-03, ANKHP-TURN-01."""
    t = merged(unequal())
    for first, second, seat in (("move", "gain", 1), ("move", "unlock", 2)):
        assert t.seat() == seat
        assert t.options() == list(ACTIONS)
        t.answer(first, "pass")
        assert t.options() == ["pass", "summon", "gain", "unlock"]
        t.answer(second)
    assert t.seat() == 0
    assert t.s.advances == (2, 0, 1, 1)


def test_the_players_of_the_merged_god_may_each_take_one_action() -> None:
    """ANKHP-MERGE-05."""
    t = merged(unequal()).answer("gain", "pass")
    assert t.seat() == 2
    t.answer("gain", "pass")
    assert t.seat() == 0


def test_both_players_summon_from_the_shared_pool() -> None:
    """ANKHP-MERGE-04, ANKHP-MERGE-05."""
    t = merged(unequal()).answer("summon", "warrior", "0,2", "pass")
    t.answer("summon", "warrior", "1,1", "pass")
    assert t.where(2, "warrior") == "0,2 1,1"
    assert t.s.warriors(2) == 4


def test_captives_at_merging_go_as_in_the_final_edition() -> None:
    """ANKHP-MERGE-06, ANKHP-GOD-03."""
    t = merged(unequal("ra anubis isis").captives(1, 1, 1))
    assert t.s.captives == (1, 0, 0)  # the third side's Warrior stays captive
    assert (t.s.warriors(0), t.s.warriors(2)) == (5, 6)
    t = merged(unequal("ra isis anubis").captives(1, 1, 1))
    assert t.s.captives == (1, 0, 1)  # those of the lower god leave the game, the captor's own stay
    t.answer("summon")
    assert "captive" not in t.options()


def test_underworld_tokens_stay_with_the_merged_god() -> None:
    """ANKHP-MERGE-06."""
    t = merged(unequal("ra osiris isis").gates("7,6 8,6")).answer("summon", "warrior")
    assert {"7,6", "8,6"} <= set(t.options())


def test_suns_of_removed_figures_and_guardians_return_to_the_side() -> None:
    """ANKHP-MERGE-06, ANKHP-MERGE-01."""
    t = unequal("isis ra osiris").figures(1, warriors="8,8 8,9", cat_mummy="9,6").suns("8,8 8,9 9,6")
    merged(t)
    assert t.s.suns == 0
    assert ANKH.view(t.s, 0)["sunsLeft"] == 3
    t.answer("summon", "warrior", "0,2")
    assert t.asked() == "GiveSun"


def test_the_token_of_amun_serves_the_merged_god() -> None:
    """ANKHP-MERGE-06."""
    t = merged(unequal("ra amun isis")).figures(0, warriors="1,3").region(3)
    assert (t.asked(), t.seat()) == ("AnnounceTwoCards", 2)


def test_there_is_no_merging_of_two_players() -> None:
    """ANKHP-MERGE-04."""
    t = bare(2, "ra isis", edition="preview").figures(1, god="9,8").followers(0, 0).event_comes(CONFLICT, 3)
    t.s.advances = changed(t.s.advances, UNLOCK, 1)
    t.turn(0).answer("unlock")
    assert t.s.side_of == (0, 1)
    assert t.seat() == 1


# -- forgetting


def test_the_monuments_of_a_forgotten_god_become_neutral_and_its_followers_are_lost() -> None:
    """ANKHP-FORG-01."""
    t = unequal().devotion(25, 3, 25).followers(0, 7, 2).monuments(1, temple="8,8 2,4").monuments(0, obelisk="4,1")
    triggers(t.figures(1, warriors="8,7", cat_mummy="8,9").in_pool(1, mummy=1), CONFLICT, 4)
    assert t.s.side_of == (0, OUT, 2)
    assert [t.at(space) for space in ("8,8", "2,4", "4,1")] == ["temple", "temple", "obelisk 0"]
    assert [t.at(space) for space in ("9,8", "8,7", "8,9")] == ["", "", ""]
    assert t.s.followers == (0, 0, 2)
    assert t.s.guardians_in_pool(1, 2) == 0
    assert t.heard("figure-killed") == []
    assert (t.asked(), t.seat()) == ("ChooseAction", 2)  # the forgotten player has no turn


def test_a_forgotten_gods_monument_gives_followers_as_a_neutral_one() -> None:
    """ANKHP-FORG-01."""
    t = triggers(unequal().devotion(25, 3, 25).monuments(1, temple="0,2"), CONFLICT, 4)
    t.answer("gain", "yes")
    assert t.s.followers == (0, 0, 1)


def test_a_merged_god_is_forgotten_as_one() -> None:
    """ANKHP-FORG-01, ANKHP-MERGE-04."""
    t = merged(unequal().devotion(20, 3, 5).monuments(2, temple="2,4"))
    t.event_comes(CONFLICT, 4)
    t.s.advances = changed(t.s.advances, UNLOCK, 2)
    t.turn(0).answer("unlock")
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("only-god", [0])
    assert t.at("2,4") == "temple"


def test_if_all_gods_are_forgotten_nobody_wins_and_all_monuments_are_neutral() -> None:
    """ANKHP-FORG-01."""
    t = triggers(unequal().devotion(10, 3, 5).monuments(0, temple="4,1").monuments(2, pyramid="2,4"), CONFLICT, 4)
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("atheist", [])
    assert [t.at("4,1"), t.at("2,4")] == ["temple", "pyramid"]


def test_captives_of_and_with_forgotten_gods_go_as_in_the_final_edition() -> None:
    """ANKHP-FORG-02."""
    t = triggers(unequal("ra anubis isis").devotion(25, 3, 25).captives(1, 1, 1), CONFLICT, 4)
    assert t.s.captives == (0, 0, 0)  # Anubis is forgotten: all are free
    assert (t.s.warriors(0), t.s.warriors(2)) == (6, 6)
    t = triggers(unequal("anubis ra isis").devotion(25, 3, 25).captives(1, 1, 1), CONFLICT, 4)
    assert t.s.captives == (1, 0, 1)  # the forgotten god's Warrior leaves the game


def test_underworld_tokens_leave_with_osiris_and_a_monument_on_one_stays() -> None:
    """ANKHP-FORG-02, ANKHP-FORG-01."""
    t = unequal("ra osiris isis").devotion(25, 3, 25).gates("7,6 8,6 2,4").monuments(1, pyramid="2,4")
    triggers(t, CONFLICT, 4)
    assert t.s.gates == 0
    assert t.at("2,4") == "pyramid"
