"""Turn and actions in general (chapter 6)."""

import pytest

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.engine.refusal import WrongSeat
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import ACTIONS, CAMEL_CARAVAN, CONFLICT, CONTROL_MONUMENT
from theomachy.games.ankh.rules.events.merge import MergeGods


def markers(t: Table, **advances: int) -> Table:
    """Put action markers so many spaces from their start."""
    for action, spaces in advances.items():
        t.s.advances = changed(t.s.advances, ACTIONS.index(action), spaces)
    return t


def advanced(t: Table, action: str) -> int:
    """How far the marker of an action is from its start."""
    return t.s.advances[ACTIONS.index(action)]


def kinds(t: Table) -> list[str]:
    """The kinds of events heard since the last look."""
    return [event.kind for event in t.heard()]


def forgo(t: Table, action: str) -> Table:
    """Take an action and forgo its effect."""
    t.answer(action)
    return t if t.asked() in ("ChooseAction", "TakeMonument", "LayCamel", "") else t.answer("pass")


def merged() -> Table:
    """Seats 1 and 2 of three are the players of a merged god; no followers, nothing to gain."""
    t = bare(3, gods="ra isis osiris").devotion(10, 5, 2).followers(0, 0, 0).runs(MergeGods())
    t.s.over = False
    return t


# -- the order of a turn


def test_players_take_turns_clockwise() -> None:
    """ANKH-TURN-01."""
    t = table(3, first=2).followers(0, 0, 0)
    seats = []
    for _ in range(6):
        seats.append(t.seat())
        forgo(markers(t, gain=0, unlock=0), "gain").answer("unlock")
    assert seats == [2, 0, 1, 2, 0, 1]


def test_a_turn_has_two_actions_and_then_the_next_begins() -> None:
    """ANKH-TURN-01, ANKH-TURN-09."""
    t = table(3).followers(0, 0, 0)
    forgo(t, "move")
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)
    forgo(t, "summon")
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.options() == ["move", "summon", "gain", "unlock"]


def test_nobody_acts_in_another_one_s_turn() -> None:
    """ANKH-TURN-01, ANKH-DEC-01."""
    t = table(3)
    with pytest.raises(WrongSeat) as caught:
        t.by(1, "move")
    assert [reason.rule for reason in caught.value.reasons] == ["ANKH-DEC-01"]


def test_the_four_actions_stand_top_to_bottom_with_a_marker_each() -> None:
    """ANKH-TURN-02."""
    t = table(3).followers(0, 0, 0)
    assert t.options() == ["move", "summon", "gain", "unlock"]
    forgo(t, "summon")
    assert t.s.advances == (0, 1, 0, 0)
    assert t.options() == ["gain", "unlock"]
    t.answer("unlock")
    assert t.s.advances == (0, 1, 0, 1)


def test_the_turn_begins_with_an_action_and_nothing_else() -> None:
    """ANKH-TURN-02."""
    t = table(3)
    assert t.refused("pass") == ["ANKH-TURN-02"]
    assert t.refused("4,4") == ["ANKH-TURN-02"]


@pytest.mark.parametrize("action", ["move", "summon", "gain", "unlock"])
def test_the_marker_advances_before_the_action_is_carried_out(action: str) -> None:
    """ANKH-TURN-03."""
    t = table(3).answer(action)
    assert t.asked() in ("MoveWhich", "SummonWhat", "GainFollowers", "UnlockPower")
    assert advanced(t, action) == 1
    assert sum(t.s.advances) == 1


def test_an_action_is_carried_out_completely_before_the_next() -> None:
    """ANKH-TURN-03: no second action while the first is going on."""
    t = table(3).answer("move", "4,4", "4,5")
    assert t.asked() == "MoveWhich"
    assert t.refused("summon") == ["ANKH-MOVE-01"]


@pytest.mark.parametrize("action", ["summon", "gain", "unlock"])
def test_an_action_without_effect_may_be_chosen(action: str) -> None:
    """ANKH-TURN-04: nothing in the pool, nothing to gain, nothing to pay with."""
    t = bare(2, gods="isis ra").followers(0, 0).figures(0, warriors="5,6 5,7 5,8 6,6 6,7 6,8").turn(0)
    before = (t.s.figures, t.s.followers, t.s.powers)
    t.answer(action)
    assert t.asked() == "ChooseAction"
    assert advanced(t, action) == 1
    assert (t.s.figures, t.s.followers, t.s.powers) == before


# -- events


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("action", ["move", "summon", "gain", "unlock"])
def test_an_event_comes_with_the_last_space_of_a_track(players: int, action: str) -> None:
    """ANKH-TURN-05: after players + 1 advances, on Unlock after as many as there are players."""
    t = table(players).followers(*[0] * players)
    steps = players if action == "unlock" else players + 1
    for step in range(1, steps + 1):
        forgo(t.turn(0), action)
        assert ("event-triggered" in kinds(t)) == (step == steps), step
    assert t.s.event == 1


def test_two_players_gain_and_unlock_until_the_first_event() -> None:
    """ANKH-TURN-05, ANKH-TURN-09, ANKH-TURN-11, ANKH-TURN-12, ANKH-TURN-14, ANKH-UNL-03."""
    t = table(2)
    t.answer("gain", "yes")
    assert t.options() == ["unlock"]
    t.answer("unlock", "pass")
    assert t.s.followers == (2, 1)
    t.followers(2, 0).answer("gain", "pass", "unlock")
    assert [(event.who, event.what) for event in t.heard("event-triggered")] == [(1, CONTROL_MONUMENT)]
    assert t.s.advances == (0, 0, 2, 0)
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)


def test_the_action_comes_first_then_the_event_then_the_marker_returns() -> None:
    """ANKH-TURN-06, ANKH-TURN-08: three players, the fourth Summon."""
    t = bare(3, gods="isis ra osiris").monuments(temple="2,1").figures(0, god="3,2")
    markers(t, summon=3).turn(0).heard()
    t.answer("summon", "warrior", "3,1")
    assert t.asked() == "TakeMonument"
    assert advanced(t, "summon") == 4
    assert t.s.event == 1
    t.answer("2,1")
    assert kinds(t) == [
        "action-chosen", "figure-summoned", "event-triggered", "monument-taken", "marker-returned", "turn-begins",
    ]  # fmt: skip
    assert advanced(t, "summon") == 0
    assert t.seat() == 1


def test_the_event_sees_what_the_action_did() -> None:
    """ANKH-TURN-06: the figure just moved takes control."""
    t = markers(bare(2).monuments(temple="5,7"), move=2).figures(0, warriors="4,5").turn(0)
    t.answer("move", "4,5", "5,6", "pass")
    assert t.options() == ["5,7"]


@pytest.mark.parametrize(("kind", "asked"), [(CONTROL_MONUMENT, "TakeMonument"), (CAMEL_CARAVAN, "LayCamel")])
def test_the_marker_stands_on_the_last_space_during_the_event(kind: int, asked: str) -> None:
    """ANKH-TURN-06."""
    t = markers(bare(2).monuments(temple="2,1").followers(0, 0), unlock=1).event_comes(kind).turn(0)
    t.answer("unlock")
    assert t.asked() == asked
    assert advanced(t, "unlock") == 2
    t.answer(t.options()[0])
    assert advanced(t, "unlock") == 0


def test_only_the_marker_that_reached_the_end_returns() -> None:
    """ANKH-TURN-06."""
    t = markers(bare(2).followers(0, 0), move=1, summon=2, gain=2, unlock=1).turn(0).answer("unlock")
    assert t.s.advances == (1, 2, 2, 0)


def test_an_event_that_is_lost_still_moves_the_event_marker() -> None:
    """ANKH-TURN-06, ANKH-EVT-03."""
    t = markers(bare(2).followers(0, 0), unlock=1).turn(0).answer("unlock")
    assert t.s.event == 1
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_start_spaces_are_those_of_the_first_number_of_players() -> None:
    """ANKH-TURN-07: after merging three players still need four advances."""
    t = merged()
    for step in range(1, 5):
        forgo(t.turn(0), "move")
        assert ("event-triggered" in kinds(t)) == (step == 4), step
    for step in range(1, 4):
        forgo(t.turn(0), "unlock")
        assert ("event-triggered" in kinds(t)) == (step == 3), step


def test_start_spaces_stay_when_a_god_is_forgotten() -> None:
    """ANKH-TURN-07."""
    t = markers(bare(3, gods="ra isis osiris").devotion(25, 24, 3).followers(0, 0, 0), unlock=2)
    t.figures(0, god="1,2").figures(1, god="4,0").figures(2, god="5,8").event_comes(CONFLICT, 4).turn(0)
    t.answer("unlock")
    assert t.s.ladder == (1, 0)
    t.heard()
    for step in range(1, 4):
        forgo(t.turn(0), "unlock")
        assert ("event-triggered" in kinds(t)) == (step == 3), step


# -- one action or two


@pytest.mark.parametrize(("action", "before"), [("move", 2), ("summon", 2), ("gain", 2)])
def test_an_event_by_the_first_action_ends_the_turn(action: str, before: int) -> None:
    """ANKH-TURN-08."""
    t = forgo(markers(bare(2, gods="isis ra").followers(0, 0), **{action: before}).turn(0), action)
    assert kinds(t).count("event-triggered") == 1
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.options() == ["move", "summon", "gain", "unlock"]


@pytest.mark.parametrize(
    ("first", "below"),
    [("move", ["summon", "gain", "unlock"]), ("summon", ["gain", "unlock"]), ("gain", ["unlock"])],
)
def test_the_second_action_stands_below_the_first(first: str, below: list[str]) -> None:
    """ANKH-TURN-09: never the same again, never one above."""
    t = forgo(table(3), first)
    assert t.options() == below
    for action in ("move", "summon", "gain", "unlock"):
        if action not in below:
            assert t.refused(action) == ["ANKH-TURN-09"]


@pytest.mark.parametrize("followers", [0, 1])
def test_after_unlock_there_is_no_second_action(followers: int) -> None:
    """ANKH-TURN-10: whether or not anything was unlocked."""
    t = table(3).followers(followers, 0, 0).answer("unlock")
    if followers:
        t.answer("revered")
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_the_second_marker_must_be_advanced() -> None:
    """ANKH-TURN-11: not even a player who cannot use any action left may stop."""
    t = bare(2, gods="isis ra").followers(0, 0).figures(0, warriors="5,6 5,7 5,8 6,6 6,7 6,8").turn(0)
    forgo(t, "move")
    assert t.refused("pass") == ["ANKH-TURN-11"]
    t.answer("gain")
    assert t.s.advances == (1, 0, 1, 0)
    assert t.seat() == 1


@pytest.mark.parametrize("first", ["move", "summon", "gain", "unlock"])
def test_the_effect_of_any_action_may_be_forgone(first: str) -> None:
    """ANKH-TURN-12."""
    t = table(3)
    before = (t.s.figures, t.s.followers, t.s.powers)
    t.answer(first)
    assert t.options()[0] == "pass"
    t.answer("pass")
    assert t.asked() == "ChooseAction"
    assert (t.s.figures, t.s.followers, t.s.powers) == before


def test_the_effect_of_the_second_action_may_be_forgone() -> None:
    """ANKH-TURN-12, ANKH-TURN-11."""
    t = forgo(forgo(table(3), "move"), "unlock")
    assert t.s.followers == (1, 1, 1)
    assert t.s.powers == (0, 0, 0)
    assert t.seat() == 1


def test_an_action_may_be_carried_out_in_part() -> None:
    """ANKH-TURN-12: one figure moves, the other stays."""
    t = table(3).answer("move", "4,4", "4,5", "pass")
    assert t.where(0) == "4,3 4,5"
    assert t.asked() == "ChooseAction"


def test_followers_are_gained_all_or_none() -> None:
    """ANKH-TURN-13."""
    t = bare(2).followers(0, 0).monuments(temple="2,1 3,0").turn(0).answer("gain")
    assert t.options() == ["pass", "yes"]
    assert t.refused("1") == ["ANKH-TURN-13"]
    t.answer("yes")
    assert t.s.followers == (2, 0)
    t.turn(0).answer("gain", "pass")
    assert t.s.followers == (2, 0)


def test_an_event_by_the_second_action_ends_the_turn_as_well() -> None:
    """ANKH-TURN-14, ANKH-TURN-06."""
    t = markers(bare(3).monuments(temple="2,1").followers(0, 0, 0), unlock=2).turn(0)
    forgo(t, "move").answer("unlock")
    assert t.asked() == "TakeMonument"
    t.answer("2,1")
    assert t.s.advances == (1, 0, 0, 0)
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_at_most_one_event_comes_in_a_turn() -> None:
    """ANKH-TURN-01, ANKH-TURN-08: with all markers one short, the first action ends it."""
    t = forgo(markers(bare(2).followers(0, 0), move=2, summon=2, gain=2, unlock=1).turn(0), "move")
    assert kinds(t).count("event-triggered") == 1
    assert t.s.advances == (0, 2, 2, 1)
    assert t.seat() == 1


# -- merged and forgotten gods


@pytest.mark.parametrize("action", ["move", "summon", "gain", "unlock"])
def test_each_player_of_a_merged_god_takes_one_action(action: str) -> None:
    """ANKH-TURN-15: any one, also the same as the partner's."""
    t = merged().turn(1)
    assert t.options() == ["move", "summon", "gain", "unlock"]
    forgo(t, action)
    assert (t.asked(), t.seat()) == ("ChooseAction", 2)
    assert t.options() == ["move", "summon", "gain", "unlock"]
    forgo(t, action)
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)
    assert advanced(t, action) == 2


@pytest.mark.parametrize("action", ["move", "summon", "gain", "unlock"])
@pytest.mark.parametrize("seat", [1, 2])
def test_the_player_whose_turn_it_is_carries_the_action_out(action: str, seat: int) -> None:
    """ANKH-TURN-15, ANKH-DEC-04: the partner of a merged god is not asked."""
    t = merged().followers(0, 1, 0).monuments(temple="8,1").turn(seat).answer(action)
    assert t.asked() in ("MoveWhich", "SummonWhat", "GainFollowers", "UnlockPower")
    assert t.s.waiting() == [seat]


def test_the_third_player_still_has_two_actions_after_a_merging() -> None:
    """ANKH-TURN-15."""
    t = forgo(merged().turn(0), "move")
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)


def test_gods_merged_by_a_turn_s_event_have_one_action_each_afterwards() -> None:
    """ANKH-TURN-15, ANKH-TURN-08: seat 0 triggers the third Conflict, all dominate a region."""
    t = markers(bare(3, gods="ra isis osiris").devotion(10, 5, 2).followers(0, 0, 0), unlock=2)
    t.figures(0, god="1,2").figures(1, god="4,0").figures(2, god="5,8").event_comes(CONFLICT, 3).turn(0)
    t.answer("unlock")
    assert t.s.side_of == (0, 1, 1)
    for seat in (1, 2):
        assert t.seat() == seat
        forgo(t, "move")
    assert t.seat() == 0


def test_players_of_a_forgotten_god_take_no_turns() -> None:
    """ANKH-TURN-16."""
    t = markers(bare(3, gods="ra isis osiris").devotion(25, 3, 24).followers(0, 0, 0), unlock=2)
    t.figures(0, god="1,2").figures(1, god="4,0").figures(2, god="5,8").event_comes(CONFLICT, 4).turn(0)
    t.answer("unlock")
    assert t.s.ladder == (2, 0)
    seats = []
    for _ in range(4):
        seats.append(t.seat())
        forgo(markers(t, unlock=0), "unlock")
    assert seats == [2, 0, 2, 0]


def test_who_triggers_his_own_forgetting_has_had_his_last_turn() -> None:
    """ANKH-TURN-16."""
    t = markers(bare(3, gods="ra isis osiris").devotion(3, 25, 24).followers(0, 0, 0), unlock=2)
    t.figures(0, god="1,2").figures(1, god="4,0").figures(2, god="5,8").event_comes(CONFLICT, 4).turn(0)
    t.answer("unlock")
    seats = []
    for _ in range(3):
        seats.append(t.seat())
        forgo(markers(t, unlock=0), "unlock")
    assert seats == [1, 2, 1]


def test_neither_player_of_a_forgotten_merged_god_takes_turns() -> None:
    """ANKH-TURN-16, ANKH-TURN-15: the last side left has won before anybody could."""
    t = markers(merged().devotion(25, 5, 0), unlock=2)
    t.figures(0, god="1,2").figures(1, god="4,0").event_comes(CONFLICT, 4).turn(0).answer("unlock")
    assert ANKH.result(t.s).winners == [0]
    assert t.s.waiting() == []
