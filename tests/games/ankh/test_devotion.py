"""Devotion (chapter 4)."""

import pytest

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.games.ankh.rules.devotion import CAT_MUMMY_CURSE, DOMINATION, GainDevotion, LoseDevotion
from theomachy.games.ankh.rules.events.forget import ForgetGods


def gains(t: Table, side: int, amount: int = 1) -> Table:
    """One gain of one side, and the game can go on unless it is won."""
    t.runs(GainDevotion(side, amount, DOMINATION))
    t.s.over = t.s.winner >= 0
    return t


def loses(t: Table, side: int, amount: int = 1) -> Table:
    """One loss of one side."""
    t.runs(LoseDevotion(side, amount, CAT_MUMMY_CURSE))
    t.s.over = False
    return t


def in_the_delta(t: Table) -> Table:
    """All Gods stand in the Delta, next to nobody."""
    for side, space in enumerate(["1,2", "1,4", "1,6"][: t.s.players]):
        t.figures(side, god=space)
    return t


# -- the track


@pytest.mark.parametrize(("space", "forgotten"), [(0, True), (20, True), (21, False), (30, False)])
def test_spaces_up_to_20_are_red(space: int, forgotten: bool) -> None:
    """ANKH-DEV-01."""
    t = bare(3).devotion(space, 25, 26).runs(ForgetGods())
    assert (0 not in t.s.ladder) == forgotten


def test_a_game_is_played_on_the_printed_track_unless_told_otherwise() -> None:
    """ANKH-DEV-01."""
    seen = ANKH.view(ANKH.new(2), 0)
    assert (seen["lastRed"], seen["top"]) == (20, 31)


@pytest.mark.parametrize(("space", "forgotten"), [(14, True), (15, False)])
def test_the_last_red_space_is_an_option(space: int, forgotten: bool) -> None:
    """ANKH-DEV-01."""
    t = bare(3, last_red=14).devotion(space, 25, 26).runs(ForgetGods())
    assert (0 not in t.s.ladder) == forgotten


def test_the_top_of_the_track_is_space_31() -> None:
    """ANKH-DEV-01, ANKH-DEV-09."""
    t = gains(bare(2).devotion(29, 0), 0)
    assert ANKH.result(t.s).ending == "running"
    gains(t, 0)
    assert t.s.devotion == (31, 0)
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("top-of-track", [0])


def test_the_top_of_the_track_is_an_option() -> None:
    """ANKH-DEV-01, ANKH-DEV-09."""
    t = gains(bare(2, top=25, last_red=14).devotion(23, 0), 0)
    assert not t.s.over
    gains(t, 0)
    assert ANKH.result(t.s).winners == [0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_start_on_space_0(players: int) -> None:
    """ANKH-DEV-02."""
    assert table(players).s.devotion == (0,) * players


# -- stacks


def test_a_token_that_comes_up_lies_on_top() -> None:
    """ANKH-DEV-03, ANKH-DEV-05."""
    t = gains(bare(3).devotion(4, 5, 5, order=[0, 2, 1]), 0)
    assert (t.s.devotion, t.s.ladder) == ((5, 5, 5), (2, 1, 0))


def test_a_token_that_comes_down_lies_on_top() -> None:
    """ANKH-DEV-03, ANKH-DEV-05."""
    t = loses(bare(3).devotion(6, 5, 5, order=[2, 1, 0]), 0)
    assert (t.s.devotion, t.s.ladder) == ((5, 5, 5), (2, 1, 0))
    t = loses(bare(3).devotion(6, 5, 5, order=[1, 2, 0]), 0)
    assert t.s.ladder == (1, 2, 0)


@pytest.mark.parametrize("amount", [1, -1])
def test_those_who_stay_keep_their_order(amount: int) -> None:
    """ANKH-DEV-04: also when the one in the middle or at the bottom leaves."""
    for leaver, left in ((1, [2, 0]), (2, [1, 0])):
        t = bare(3).devotion(5, 5, 5, order=[2, 1, 0])
        t = gains(t, leaver) if amount > 0 else loses(t, leaver)
        assert [side for side in t.s.ladder if side != leaver] == left
        assert t.s.ladder[-1 if amount > 0 else 0] == leaver


def test_more_devotion_is_a_higher_space_then_a_higher_place() -> None:
    """ANKH-DEV-05, ANKH-DEF-06: after a gain the order of building follows the new stack."""
    t = gains(in_the_delta(bare(3, gods="ra isis anubis")).devotion(4, 5, 6).followers(3, 3, 3), 0)
    t.region(3).cards(s0="build", s1="build", s2="build")
    order = []
    for _ in range(3):
        order.append(t.seat())
        t.answer("pass")
    assert order == [1, 0, 2]


def test_a_strict_order_decides_the_last_event() -> None:
    """ANKH-DEV-05: two on the same space, the upper one has more and wins."""
    for order, winner in (([0, 1], 1), ([1, 0], 0)):
        t = bare(2, gods="isis ra").clear().figures(0, god="1,2").figures(1, god="5,6")
        t.devotion(26, 26, order=order).conflict(0, number=5)
        # both dominate one region: East (2) before the Delta (3)
        assert t.s.devotion == (27, 27)
        assert ANKH.result(t.s).winners == [0]
        t = bare(2, gods="isis ra").devotion(26, 26, order=order).conflict(0, number=5)
        t.cards(s0="flood", s1="cycle").answer("pass")
        assert ANKH.result(t.s).winners == [winner]


# -- several at once


def test_simultaneous_gains_are_resolved_in_ascending_order() -> None:
    """ANKH-DEV-06: two arrive on one space, the one who had more lies on top."""
    t = in_the_delta(bare(3, gods="ra isis anubis")).devotion(7, 6, 5)
    t.monuments(0, temple="2,2").monuments(1, obelisk="2,4").monuments(2, pyramid="2,6").region(3)
    t.cards(s0="flood", s1="cycle", s2="miracle")
    majority = [event for event in t.heard("devotion-gained") if event.rule == "ANKH-BAT-10"]
    assert [(event.who, event.what) for event in majority] == [(2, 6), (1, 7), (0, 8)]


def test_simultaneous_losses_are_resolved_in_ascending_order() -> None:
    """ANKH-DEV-06, ANKH-DEV-03: stacked on 5, they come down one by one and keep their order."""
    for order in ([2, 0], [0, 2]):
        t = bare(3, gods="ra isis osiris").devotion(5, 9, 5, order=[*order, 1]).followers(1, 0, 0)
        t.figures(0, warriors="1,2").figures(1, cat_mummy="1,6").region(3)
        t.cards(s0="plague", s1="cycle").by(0, "1").by(1, "0")
        assert [event.who for event in t.heard("devotion-lost")] == order


def test_the_order_of_a_simultaneous_effect_is_fixed_when_it_begins() -> None:
    """ANKH-DEV-07: an overtaking on the way changes neither order nor number of the gains."""
    t = in_the_delta(bare(3, gods="ra isis anubis")).devotion(7, 6, 5)
    t.monuments(0, temple="2,2").monuments(2, pyramid="2,6", obelisk="2,4").region(3)
    t.cards(s0="flood", s1="cycle", s2="miracle")
    majority = [event for event in t.heard("devotion-gained") if event.rule == "ANKH-BAT-10"]
    assert [(event.who, event.what) for event in majority] == [(2, 7), (0, 8)]
    assert t.s.devotion == (8, 6, 7)


def test_overtaking_in_a_simultaneous_gain_gives_nobody_a_second_gain() -> None:
    """ANKH-DEV-07: the lowest side passes both others."""
    t = in_the_delta(bare(3, gods="ra isis anubis")).devotion(5, 5, 4, order=[2, 1, 0])
    t.monuments(0, temple="2,2").monuments(2, pyramid="2,6", obelisk="2,4").region(3)
    t.cards(s0="flood", s1="cycle", s2="miracle")
    majority = [event for event in t.heard("devotion-gained") if event.rule == "ANKH-BAT-10"]
    assert [(event.who, event.what) for event in majority] == [(2, 6), (0, 6)]
    assert t.s.ladder == (1, 2, 0)


# -- gains and losses


def test_one_gain_moves_the_token_once() -> None:
    """ANKH-DEV-08: the stack passed on the way is not touched."""
    t = gains(bare(3).devotion(5, 6, 7, order=[0, 1, 2]), 0, 2)
    assert (t.s.devotion, t.s.ladder) == ((7, 6, 7), (1, 2, 0))
    assert len(t.heard("devotion-gained")) == 1


def test_a_gain_ends_at_the_top() -> None:
    """ANKH-DEV-08, ANKH-DEV-09."""
    t = gains(bare(2).devotion(30, 0), 0, 5)
    assert t.s.devotion == (31, 0)


def test_passing_the_top_in_a_real_conflict_wins() -> None:
    """ANKH-DEV-08, ANKH-DEV-09: two majorities on space 30; Domination itself is not reached."""
    t = bare(2).devotion(30, 3).figures(0, god="1,2").monuments(0, temple="2,2", obelisk="2,4").region(3)
    assert t.s.devotion == (31, 3)
    assert [event.kind for event in t.heard()] == ["domination", "devotion-gained", "game-over"]


def test_reaching_the_top_cuts_off_the_rest_of_a_simultaneous_gain() -> None:
    """ANKH-DEV-09: the lower side is first, wins, and the other gets nothing."""
    t = in_the_delta(bare(2, gods="ra isis")).devotion(29, 30)
    t.monuments(0, temple="2,2", obelisk="2,4").monuments(1, pyramid="2,6").region(3)
    t.cards(s0="flood", s1="cycle")
    assert ANKH.result(t.s).winners == [0]
    assert t.s.devotion == (31, 30)


def test_reaching_the_top_cuts_off_the_kills() -> None:
    """ANKH-DEV-09: the reward comes first, so the defeated are still there."""
    t = bare(2, gods="ra isis").devotion(30, 3).figures(0, god="1,2").figures(1, warriors="1,6").region(3)
    t.cards(s0="chariots", s1="cycle")
    assert ANKH.result(t.s).winners == [0]
    assert t.at("1,6") == "warrior 1"
    assert t.heard("figure-killed") == []
    assert t.s.waiting() == []


def test_a_loss_stops_at_space_0() -> None:
    """ANKH-DEV-10."""
    t = loses(bare(2).devotion(1, 4), 0, 3)
    assert t.s.devotion == (0, 4)


@pytest.mark.parametrize("order", [[0, 2, 1], [2, 0, 1]])
def test_a_token_on_space_0_keeps_its_place_when_it_should_lose(order: list[int]) -> None:
    """ANKH-DEV-10: a Cat-Mummy dies in a tie while both others are on 0."""
    t = bare(3, gods="ra isis osiris").devotion(0, 9, 0, order=order)
    t.figures(0, warriors="1,2").figures(1, cat_mummy="1,6").region(3).cards(s0="build", s1="cycle")
    assert t.at("1,6") == ""
    assert t.heard("devotion-lost") == []
    assert (t.s.devotion, list(t.s.ladder)) == ((0, 9, 0), order)


def test_a_lower_token_on_space_0_does_not_jump_on_top() -> None:
    """ANKH-DEV-10."""
    t = loses(bare(3).devotion(0, 0, 0, order=[1, 0, 2]), 1)
    assert t.s.ladder == (1, 0, 2)


def test_a_gain_of_nothing_is_no_gain() -> None:
    """ANKH-DEV-11: Bountiful adds nothing to majorities one does not have."""
    t = bare(2).devotion(5, 0).powers(0, "bountiful").figures(0, god="1,2").region(3)
    assert [(event.rule, event.amount) for event in t.heard("devotion-gained")] == [("ANKH-DOM-02", 2)]
    assert t.s.devotion == (7, 0)


def test_a_gain_of_nothing_moves_no_token() -> None:
    """ANKH-DEV-11: the token stays in its place of the stack."""
    t = gains(bare(2).devotion(5, 5, order=[0, 1]), 0, 0)
    assert t.s.ladder == (0, 1)
    assert t.heard("devotion-gained") == []


def test_a_miracle_without_dead_is_no_gain() -> None:
    """ANKH-DEV-11: with Bountiful it would be 1 otherwise."""
    t = in_the_delta(bare(2, gods="ra isis")).devotion(5, 5).powers(0, "bountiful").region(3)
    t.cards(s0="miracle", s1="chariots")
    assert t.s.devotion == (5, 6)


def test_a_side_fallen_back_into_the_red_is_red_again() -> None:
    """ANKH-DEV-12: Bountiful works again, and the side can be forgotten."""
    t = bare(3).devotion(21, 25, 26).powers(0, "bountiful")
    assert gains(t, 0).s.devotion[0] == 22
    loses(t, 0, 2)
    assert t.s.devotion[0] == 20
    assert gains(t, 0).s.devotion[0] == 22
    loses(t, 0, 2).runs(ForgetGods())
    assert t.s.ladder == (1, 2)
