"""Forgotten gods (chapter 16)."""

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.games.ankh.rules.components import CONFLICT
from theomachy.games.ankh.rules.egypt import space_set
from theomachy.games.ankh.rules.events.conflict import AfterConflict


def after_conflict(t: Table, number: int = 4) -> Table:
    """What follows the number-th Conflict, and no more."""
    t.event_comes(CONFLICT, number)
    t.s.event += 1
    return t.runs(AfterConflict())


def four(gods: str = "ra isis amun osiris", guardians: str = "cat-mummy mummy giant-scorpion") -> Table:
    """Four players; seats 2 and 3 will be forgotten, seats 0 and 1 will not."""
    t = table(4, gods=gods, guardians=guardians).devotion(24, 22, 15, 7)
    t.s.guardian_cards = (0, 0, 0)
    return t


def test_every_side_in_the_red_is_forgotten_at_the_same_time() -> None:
    """ANKH-FORG-01."""
    t = four()
    after_conflict(t)
    assert t.s.ladder == (1, 0)
    assert t.s.side_of == (0, 1, -1, -1)
    assert {event.who for event in t.heard("god-forgotten")} == {2, 3}


def test_space_20_is_forgotten_and_space_21_is_not() -> None:
    """ANKH-FORG-01, ANKH-DEV-01."""
    t = four().devotion(21, 22, 20, 23)
    after_conflict(t)
    assert t.s.ladder == (0, 1, 3)


def test_the_last_red_space_is_an_option_of_the_game() -> None:
    """ANKH-FORG-01, ANKH-DEV-01."""
    t = table(3, last_red=19).devotion(20, 19, 24)
    after_conflict(t)
    assert t.s.ladder == (0, 2)


def test_nobody_is_forgotten_after_other_conflicts() -> None:
    """ANKH-FORG-01, ANKH-CON-06."""
    for number in (1, 2):
        t = four()
        after_conflict(t, number)
        assert len(t.s.ladder) == 4
        assert t.heard("god-forgotten") == []


def test_gods_are_forgotten_in_a_game_of_two() -> None:
    """ANKH-FORG-01: for any number of players."""
    t = table(2).devotion(5, 21)
    after_conflict(t)
    assert t.s.ladder == (1,)


def test_forgetting_follows_the_fourth_conflict_of_a_real_turn() -> None:
    """ANKH-FORG-01, ANKH-FORG-06, ANKH-TURN-16: the next turn is that of the next god not forgotten."""
    t = four().event_comes(CONFLICT, 4)
    t.s.advances = (0, 0, 4, 0)
    t.turn(1).answer("gain", "pass")
    assert t.s.side_of[2:] == (-1, -1)
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)
    assert t.s.advances == (0, 0, 0, 0)
    assert t.faults() == []


def test_a_merged_pair_is_forgotten_as_one_side() -> None:
    """ANKH-FORG-01: only the shared token counts, and neither player has turns any more."""
    t = table(4).devotion(9, 3, 5, 12)
    after_conflict(t, 3)
    assert t.s.side_of == (0, 2, 2, 3)
    t.s.over = False
    t.devotion(25, 0, 20, 26, order=[2, 0, 3])
    after_conflict(t)
    assert t.s.side_of == (0, -1, -1, 3)
    t.s.over = False
    t.turn(0).answer("unlock", "pass")
    assert t.seat() == 3


def test_a_merged_pair_in_the_blue_stays_with_both_players() -> None:
    """ANKH-FORG-01."""
    t = table(3).devotion(9, 3, 5)
    after_conflict(t, 3)
    t.s.over = False
    t.devotion(25, 0, 21, order=[2, 0])
    after_conflict(t)
    assert t.s.side_of == (0, 2, 2)


def test_all_figures_of_forgotten_sides_leave_the_game() -> None:
    """ANKH-FORG-02: Gods, Warriors and Guardians, from the map and from the pool."""
    t = four().figures(2, mummy="1,6").in_pool(2, cat_mummy=1).figures(3, giant_scorpion="3,7").aim("3,7", 0)
    others = [t.where(0), t.where(1)]
    after_conflict(t)
    assert [t.where(2), t.where(3)] == ["", ""]
    assert [t.where(0), t.where(1)] == others
    assert [t.at(space) for space in ("2,5", "3,4", "1,6", "4,7", "5,6", "3,7")] == [""] * 6
    assert [t.s.guardians_in_pool(side, level) for side in range(4) for level in (1, 2, 3)] == [0] * 12
    assert t.s.aims == ()
    assert t.faults() == []


def test_guardians_do_not_return_to_their_cards() -> None:
    """ANKH-FORG-02."""
    t = four().figures(2, mummy="1,6").in_pool(3, cat_mummy=1)
    t.s.guardian_cards = (2, 2, 1)
    after_conflict(t)
    assert t.s.guardian_cards == (2, 2, 1)


def test_captives_of_forgotten_sides_leave_the_slots() -> None:
    """ANKH-FORG-02, ANKH-GOD-11: Anubis keeps the others."""
    t = four(gods="anubis isis amun osiris").captives(0, 1, 2, 0)
    after_conflict(t)
    assert t.s.captives == (0, 1, 0, 0)


def test_monuments_of_forgotten_sides_are_destroyed() -> None:
    """ANKH-FORG-03: to the supply; those of others and neutral ones stay."""
    t = four().monuments(2, temple="1,8")
    left = [t.s.monuments_left(kind) for kind in (8, 9, 10)]
    after_conflict(t)
    assert [t.at("3,5"), t.at("1,8"), t.at("5,7")] == ["", "", ""]
    assert [t.at("4,2"), t.at("8,4"), t.at("4,1")] == ["temple 0", "temple 1", "obelisk"]
    assert [t.s.monuments_left(kind) for kind in (8, 9, 10)] == [left[0] + 1, left[1] + 1, left[2] + 1]
    assert [t.s.controls[2], t.s.controls[3]] == [0, 0]


def test_followers_of_forgotten_sides_go_to_the_supply() -> None:
    """ANKH-FORG-03: nobody else gets them."""
    t = four().followers(3, 4, 5, 6)
    after_conflict(t)
    assert t.s.followers == (3, 4, 0, 0)


def test_devotion_token_and_cards_of_forgotten_sides_are_gone() -> None:
    """ANKH-FORG-03: the track shows the others only."""
    t = four().devotion(21, 22, 20, 20)
    after_conflict(t)
    assert t.s.ladder == (0, 1)
    assert [t.s.hands[2], t.s.hands[3]] == [0, 0]
    shown = ANKH.view(t.s, 2)["sides"]
    assert isinstance(shown, list)
    assert [side["side"] for side in shown] == [0, 1]


def test_monuments_of_forgotten_sides_no_longer_count_against_majorities() -> None:
    """ANKH-FORG-03, ANKH-DOM-03."""
    t = bare(3, gods="ra isis amun").figures(0, god="2,5").figures(1, god="8,2").devotion(24, 22, 3)
    t.monuments(0, obelisk="1,1").monuments(2, obelisk="1,8 1,9")
    after_conflict(t)
    t.s.over = False
    t.region(3)
    assert t.s.devotion[0] == 26


def test_underworld_tokens_leave_with_osiris() -> None:
    """ANKH-FORG-04: others may stop on these spaces again."""
    t = four().gates("3,3 7,2")
    after_conflict(t)
    assert t.s.gates == 0
    t.s.over = False
    t.turn(0).answer("move", "3,2", "3,3")
    assert t.at("3,3") == "warrior 0"


def test_underworld_tokens_stay_while_osiris_is_remembered() -> None:
    """ANKH-FORG-04."""
    t = four(gods="osiris isis amun ra").gates("3,3 7,2")
    after_conflict(t)
    assert t.s.gates == space_set("3,3 7,2")


def test_sun_tokens_leave_with_ra() -> None:
    """ANKH-FORG-04."""
    t = four(gods="osiris isis amun ra").figures(3, cat_mummy="3,7").suns("3,7 5,6")
    after_conflict(t)
    assert t.s.suns == 0


def test_tokens_of_forgotten_gods_do_not_go_back_to_a_supply() -> None:
    """ANKH-FORG-04: they leave the game, so nobody is shown any as left."""
    t = four(gods="anubis isis ra osiris").gates("3,3").suns("3,4")
    shown = ANKH.view(t.s, 0)
    assert (shown["sunsLeft"], shown["gatesLeft"]) == (2, 2)
    after_conflict(t)
    shown = ANKH.view(t.s, 0)
    assert (shown["sunsLeft"], shown["gatesLeft"]) == (0, 0)


def test_captives_return_to_their_owners_when_anubis_is_forgotten() -> None:
    """ANKH-FORG-04, ANKH-GOD-13."""
    t = four(gods="ra isis amun anubis").captives(2, 1, 0, 0)
    assert [t.s.warriors(0), t.s.warriors(1)] == [3, 4]
    after_conflict(t)
    assert t.s.captives == (0, 0, 0, 0)
    assert [t.s.warriors(0), t.s.warriors(1)] == [5, 5]
    t.s.over = False
    t.turn(0).answer("summon")
    assert "captive" not in t.options()


def test_captives_return_when_a_merged_anubis_is_forgotten() -> None:
    """ANKH-FORG-04, ANKH-GOD-13, ANKH-MERGE-14."""
    t = table(4, gods="ra anubis isis amun").devotion(9, 3, 5, 12).captives(2, 0, 0, 0)
    after_conflict(t, 3)
    assert t.s.captives == (2, 0, 0, 0)
    t.s.over = False
    t.devotion(25, 0, 20, 26, order=[2, 0, 3])
    after_conflict(t)
    assert t.s.captives == (0, 0, 0, 0)


def test_nothing_in_forgetting_is_a_kill() -> None:
    """ANKH-FORG-05, ANKH-DEF-07: no captive for Anubis, no Mummy that returns, no loss by Cat-Mummies."""
    t = four(gods="anubis isis amun osiris").figures(2, mummy="1,6", cat_mummy="1,7").figures(3, mummy="3,7")
    after_conflict(t)
    assert t.asked() == ""
    assert t.s.captives == (0, 0, 0, 0)
    assert t.s.devotion[:2] == (24, 22)
    assert [t.at("1,6"), t.at("1,7"), t.at("3,7")] == ["", "", ""]
    assert t.heard("figure-killed") == []


def test_with_two_sides_left_the_game_goes_on() -> None:
    """ANKH-FORG-06."""
    t = four()
    after_conflict(t)
    assert ANKH.result(t.s).ending == "running"
    t.s.over = False
    t.turn(1).answer("unlock", "pass")
    assert t.seat() == 0


def test_the_only_side_left_wins_at_once() -> None:
    """ANKH-FORG-06, ANKH-END-02: in the middle of its own or anybody's turn."""
    t = four().devotion(24, 17, 15, 7).event_comes(CONFLICT, 4)
    t.s.advances = (0, 0, 4, 0)
    t.turn(3).answer("gain", "pass")
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("only-god", [0])
    assert t.s.waiting() == []


def test_without_any_side_left_nobody_wins() -> None:
    """ANKH-FORG-06, ANKH-END-03."""
    t = four().devotion(20, 18, 15, 7)
    after_conflict(t)
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("atheist", [])
