"""The preview edition: turns, unlocking, Devotion, the Control Monument event and caravans."""

import pytest

from tests.games.ankh.preview import UNLOCK, apart, triggers
from tests.games.ankh.table import ACTIONS, Table
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CAMEL_CARAVAN, CONFLICT, CONTROL_MONUMENT

# -- the second action


@pytest.mark.parametrize(
    ("first", "offered"),
    [
        ("move", ["pass", "summon", "gain", "unlock"]),
        ("summon", ["pass", "gain", "unlock"]),
        ("gain", ["pass", "unlock"]),
    ],
)
def test_the_second_action_may_be_declined(first: str, offered: list[str]) -> None:
    """ANKHP-TURN-01, ANKHP-TURN-02, ANKHP-GEN-02."""
    t = apart().turn(0).answer(first)
    if t.asked() != "ChooseAction":
        t.answer("pass")
    assert t.options() == offered
    t.answer("pass")
    moved = [int(action == first) for action in ACTIONS]
    assert list(t.s.advances) == moved  # no second marker moves
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.options() == list(ACTIONS)


def test_the_first_action_cannot_be_declined() -> None:
    """ANKHP-TURN-01."""
    t = apart().turn(0)
    assert t.options() == list(ACTIONS)
    assert t.refused("pass") == ["ANKH-TURN-02"]


def test_the_second_action_must_stand_below_the_first() -> None:
    """ANKHP-TURN-01."""
    t = apart().turn(0).answer("summon", "pass")
    assert t.refused("move") == ["ANKHP-TURN-01"]
    assert t.refused("summon") == ["ANKHP-TURN-01"]
    t.answer("gain")
    assert t.s.advances == (0, 1, 1, 0)
    assert t.seat() == 1  # there is no third action


def test_after_unlocking_there_is_no_second_action() -> None:
    """ANKHP-TURN-01."""
    t = apart().turn(0).answer("unlock")
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_a_first_action_with_an_event_ends_the_turn() -> None:
    """ANKHP-TURN-01."""
    t = apart()
    t.s.advances = changed(t.s.advances, ACTIONS.index("gain"), 2)
    t.turn(0).answer("gain")
    assert len(t.heard("event-triggered")) == 1
    assert (t.asked(), t.seat(), t.options()) == ("ChooseAction", 1, list(ACTIONS))


def test_the_second_action_may_trigger_an_event_or_avoid_it() -> None:
    """ANKHP-TURN-01."""
    for second, events in (("unlock", 1), ("pass", 0)):
        t = apart()
        t.s.advances = changed(t.s.advances, UNLOCK, 1)
        t.turn(0).answer("gain", second)
        assert len(t.heard("event-triggered")) == events
        assert t.s.event == events
        assert t.seat() == 1


def test_players_of_a_merged_god_take_two_actions() -> None:
    """ANKHP-TURN-03, ANKHP-MERGE-05."""
    t = apart(3).devotion(9, 3, 5)
    triggers(t, CONFLICT, 3)
    assert t.s.side_of == (0, 2, 2)
    assert t.seat() == 1
    t.answer("gain")
    assert t.options() == ["pass", "unlock"]
    t.answer("unlock")
    assert t.seat() == 2
    t.answer("summon", "pass")
    assert t.options() == ["pass", "gain", "unlock"]
    t.answer("pass")
    assert t.seat() == 0
    assert t.s.advances == (0, 1, 1, 1)


# -- the end of actions


def test_the_end_of_actions_comes_after_a_declined_second_action() -> None:
    """ANKHP-TURN-04."""
    t = apart().followers(10, 0).powers(0, "splendiferous").turn(0).answer("gain")
    assert t.s.devotion == (0, 0)
    t.answer("pass")
    assert t.s.devotion == (1, 0)


def test_the_end_of_actions_comes_after_the_second_action_only() -> None:
    """ANKHP-TURN-04, ANKHP-POW-14."""
    t = apart().followers(10, 0).powers(0, "splendiferous").turn(0).answer("gain", "unlock", "revered")
    assert t.s.followers == (9, 0)
    assert t.s.devotion == (0, 0)
    t = apart().followers(9, 0).powers(0, "splendiferous", "revered").turn(0).answer("gain", "yes")
    assert t.s.devotion == (0, 0)
    t.answer("unlock", "pass")
    assert t.s.devotion == (1, 0)


def test_the_end_of_actions_comes_after_an_unlock_as_first_action() -> None:
    """ANKHP-TURN-04, ANKHP-POW-13."""
    t = apart().monuments(0, temple="4,6 4,7 4,8 5,6 5,7").powers(0, "worshipful").turn(0).answer("unlock")
    assert t.s.devotion == (1, 0)
    assert t.seat() == 1


@pytest.mark.parametrize("actions", [["unlock"], ["gain", "unlock"]])
def test_the_end_of_actions_comes_before_the_event(actions: list[str]) -> None:
    """ANKHP-TURN-04."""
    t = apart().monuments(0, temple="4,6 4,7 4,8 5,6 5,7").powers(0, "worshipful").event_comes(CONTROL_MONUMENT)
    t.figures(1, warriors="8,5").monuments(pyramid="2,1")
    t.s.advances = changed(t.s.advances, UNLOCK, 1)
    t.turn(0)
    t.heard()
    for action in actions:
        t.answer(action)
        if t.asked() == "GainFollowers":
            t.answer("pass")
    kinds = [event.kind for event in t.heard() if event.kind in ("devotion-gained", "event-triggered")]
    assert kinds == ["devotion-gained", "event-triggered"]
    assert t.asked() == "TakeMonument"


def test_only_the_player_whose_turn_it_is_has_an_end_of_actions() -> None:
    """ANKHP-TURN-04."""
    t = apart().followers(10, 10).powers(0, "splendiferous").powers(1, "splendiferous").turn(1)
    t.answer("gain", "pass")
    assert t.s.devotion == (0, 1)


def test_a_power_unlocked_in_the_turn_counts_at_its_end() -> None:
    """ANKHP-TURN-04, ANKHP-POW-14."""
    t = apart().followers(13, 0).powers(0, "commanding", "revered", "glorious", "temple-attuned").turn(0)
    t.answer("unlock", "splendiferous")
    assert t.s.followers == (10, 0)
    assert t.s.devotion == (1, 0)


# -- unlocking


def test_an_unlock_that_cannot_be_paid_only_moves_the_marker() -> None:
    """ANKHP-UNL-01."""
    t = apart().followers(1, 0).powers(0, "commanding", "revered").turn(0).answer("unlock")
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.s.followers == (1, 0)
    assert t.s.unlocked(0) == 2
    assert t.s.advances[UNLOCK] == 1


def test_with_all_powers_unlocked_the_action_only_moves_the_marker() -> None:
    """ANKHP-UNL-01."""
    t = apart().followers(9, 0)
    t.powers(0, "commanding", "revered", "glorious", "temple-attuned", "mighty", "worshipful").turn(0)
    t.answer("unlock")
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.s.followers == (9, 0)
    assert t.s.advances[UNLOCK] == 1


@pytest.mark.parametrize(
    ("powers", "gain"),
    [("", 1), ("glorious", 2), ("mighty", 2), ("glorious mighty", 3)],
)
def test_powers_with_the_same_trigger_add_up(powers: str, gain: int) -> None:
    """ANKHP-UNL-02, ANKHP-POW-05, ANKHP-POW-06."""
    t = apart().powers(0, *powers.split()).figures(0, warriors="5,6 4,6 4,7").figures(1, warriors="8,5")
    t.region(2).cards(s0="cycle", s1="cycle")
    assert t.s.devotion == (gain, 0)


def test_a_guardian_without_a_free_base_is_not_gained() -> None:
    """ANKHP-UNL-03."""
    t = apart(3).followers(2, 0, 0).powers(0, "commanding", "revered", "glorious")
    t.figures(0, cat_mummy="2,1 3,0").turn(0).answer("unlock", "temple-attuned")
    assert t.s.guardians_in_pool(0, 2) == 0
    assert t.s.guardian_cards[1] == 2  # the Mummy stays on its card
    t = apart(3).followers(2, 0, 0).powers(0, "commanding", "revered", "glorious")
    t.figures(0, cat_mummy="2,1").turn(0).answer("unlock", "temple-attuned")
    assert t.s.guardians_in_pool(0, 2) == 1


# -- Devotion


def test_simultaneous_gains_are_resolved_in_ascending_order() -> None:
    """ANKHP-DEV-01, ANKHP-BAT-05."""
    t = apart().devotion(5, 4).figures(0, warriors="5,6").figures(1, warriors="8,5")
    t.monuments(0, obelisk="4,6").monuments(1, temple="8,6 8,7")
    t.region(2).cards(s0="cycle", s1="cycle")
    assert t.s.devotion == (6, 6)
    assert t.s.ladder == (1, 0)  # the lower side entered space 6 first, so it lies below


def test_simultaneous_losses_are_resolved_in_ascending_order() -> None:
    """ANKHP-DEV-01, ANKHP-POW-06, ANKHP-BAT-07."""
    for order in ([1, 2, 0], [2, 1, 0]):
        t = apart(3).devotion(9, 5, 5, order=order).powers(0, "mighty")
        t.figures(0, warriors="5,6 4,6 4,7 4,8").figures(1, warriors="8,5").figures(2, warriors="8,9")
        t.region(2).cards(s0="cycle", s1="cycle", s2="cycle")
        assert [event.who for event in t.heard("devotion-lost")] == order[:2]
        assert t.s.devotion == (11, 4, 4)
        assert list(t.s.ladder) == order


# -- Control Monument


def test_a_neutral_monument_may_be_left() -> None:
    """ANKHP-CTRL-01."""
    for answer, controlled in (("pass", 0), ("2,1", 1)):
        t = triggers(apart().monuments(temple="2,1").monuments(1, temple="8,1"), CONTROL_MONUMENT)
        assert t.options() == ["pass", "2,1"]
        assert t.refused("8,1") == ["ANKH-CTRL-02", "ANKH-CTRL-03"]
        t.answer(answer)
        assert t.s.controls[0].bit_count() == controlled
        assert (t.asked(), t.seat()) == ("ChooseAction", 1)
        assert t.s.advances[UNLOCK] == 0


def test_an_enemy_monument_may_be_left_or_taken() -> None:
    """ANKHP-CTRL-01, ANKHP-CTRL-02."""
    for answer, tokens in (("pass", [9, 8]), ("2,1", [8, 9])):
        t = triggers(apart().monuments(1, temple="2,1"), CONTROL_MONUMENT)
        assert t.options() == ["pass", "2,1"]
        t.answer(answer)
        assert [t.s.ankhs(0), t.s.ankhs(1)] == tokens  # a replaced token is its owner's again


def test_an_enemy_monument_cannot_be_taken_while_a_neutral_one_exists() -> None:
    """ANKHP-CTRL-01."""
    t = triggers(apart().monuments(1, temple="2,1").monuments(pyramid="5,8"), CONTROL_MONUMENT)
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.at("2,1") == "temple 1"
    assert t.s.event == 1  # the event is lost all the same


def test_without_ankh_tokens_in_the_pool_nothing_is_taken() -> None:
    """ANKHP-CTRL-02."""
    t = apart().monuments(0, obelisk="4,6 4,7 4,8", temple="5,6 5,7 5,8", pyramid="6,6 6,7 6,8")
    triggers(t.monuments(temple="2,1"), CONTROL_MONUMENT)
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.at("2,1") == "temple"


# -- Camel Caravan


def west_cut(kept: str) -> Table:
    """West (token 1) is cut in two; the named part keeps the token."""
    t = triggers(apart(), CAMEL_CARAVAN)
    return t.answer("5,0|6,0", "5,0|5,1", "4,1|5,1", kept)


def test_only_the_new_token_may_start_an_exchange() -> None:
    """ANKHP-CAMEL-01."""
    for kept in ("1,0", "5,1"):
        t = west_cut(kept)
        assert t.asked() == "ExchangeToken"
        assert t.options() == ["pass", "token-4"]
        assert t.refused("token-1") == ["ANKHP-CAMEL-01"]
        assert t.refused("token-2") == ["ANKHP-CAMEL-01"]


def test_the_new_token_may_be_exchanged_with_any_other() -> None:
    """ANKHP-CAMEL-01."""
    for partner in (1, 2, 3):
        t = west_cut("5,1").answer("token-4")
        assert t.options() == ["token-1", "token-2", "token-3"]
        before = list(t.s.regions)
        t.answer(f"token-{partner}")
        before[3], before[partner - 1] = before[partner - 1], before[3]
        assert list(t.s.regions) == before
        assert t.seat() == 1


def test_no_exchange_is_needed_and_the_tokens_stay() -> None:
    """ANKHP-CAMEL-01."""
    t = west_cut("5,1")
    before = list(t.s.regions)
    t.answer("pass")
    assert list(t.s.regions) == before
    assert t.s.regions[0].bit_count() == 15
    assert t.s.regions[3].bit_count() == 17


def test_water_does_not_count_for_the_size_of_a_region() -> None:
    """ANKHP-CAMEL-02."""
    t = triggers(apart(), CAMEL_CARAVAN)
    t.answer("1,6|1,7", "1,7|2,6", "2,6|2,7")
    assert t.refused("2,7|3,6") == ["ANKH-CAMEL-08"]  # five land spaces, and Water, would lie east of it
    t = triggers(apart(), CAMEL_CARAVAN)
    t.answer("1,5|1,6", "1,6|2,6", "1,7|2,6", "2,6|2,7", "2,7|3,6")
    assert sorted(region.bit_count() for region in t.s.regions if region) == [6, 16, 28, 32]


def test_a_caravan_may_be_declined() -> None:
    """ANKHP-GEN-02."""
    t = triggers(apart(), CAMEL_CARAVAN).answer("pass")
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.s.camels_left() == 30
