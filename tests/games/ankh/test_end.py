"""The end of the game (chapter 17)."""

import pytest

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.engine.refusal import GameOver
from theomachy.games.ankh.rules.components import CONFLICT
from theomachy.games.ankh.rules.events.conflict import AfterConflict


def after_conflict(t: Table, number: int) -> Table:
    """What follows the number-th Conflict, and no more."""
    t.event_comes(CONFLICT, number)
    t.s.event += 1
    return t.runs(AfterConflict())


def ending(t: Table) -> tuple[str, list[int]]:
    """How the game ended, and who won."""
    result = ANKH.result(t.s)
    return result.ending, result.winners


TOP = ("top-of-track", [0])
GOES_ON: tuple[str, list[int]] = ("running", [])


def delta(gods: str = "ra isis") -> Table:
    """Seat 0 has three Warriors in the Delta and seat 1 two."""
    return bare(gods=gods).figures(0, warriors="1,1 1,2 1,3").figures(1, warriors="1,8 2,8")


def test_reaching_space_31_wins_at_once() -> None:
    """ANKH-END-01, ANKH-DEV-09: Domination of the Delta."""
    t = bare(gods="ra isis").figures(0, god="1,1").devotion(30, 4).region(3)
    assert t.s.devotion[0] == 31
    assert ending(t) == TOP


def test_space_30_does_not_win() -> None:
    """ANKH-END-01."""
    t = bare(gods="ra isis").figures(0, god="1,1").devotion(29, 4).region(3)
    assert t.s.devotion[0] == 30
    assert ending(t) == GOES_ON


def test_a_gain_beyond_the_top_ends_on_it() -> None:
    """ANKH-END-01, ANKH-DEV-08: two majorities, from 30."""
    t = bare(gods="ra isis").figures(0, god="1,1").monuments(0, obelisk="1,2", temple="1,3").devotion(30, 4)
    t.region(3)
    assert t.s.devotion[0] == 31
    assert ending(t) == TOP


def test_the_top_space_is_an_option_of_the_game() -> None:
    """ANKH-END-01, ANKH-DEV-01."""
    t = bare(gods="ra isis", top=15, last_red=9).figures(0, god="1,1").devotion(14, 4).region(3)
    assert t.s.devotion[0] == 15
    assert ending(t) == TOP


def test_nothing_more_happens_after_the_victory() -> None:
    """ANKH-END-01, ANKH-BAT-24: the reward wins before anybody dies or gains Followers."""
    t = delta().devotion(30, 4).powers(0, "commanding").followers(0, 0)
    t.region(3).cards(s0="chariots", s1="drought")
    assert ending(t) == TOP
    assert t.where(1, "warrior") == "1,8 2,8"
    assert t.s.followers == (0, 0)


def test_the_lower_of_two_simultaneous_gains_comes_first_and_may_win() -> None:
    """ANKH-END-01, ANKH-DEV-06, ANKH-DEV-09: the other side has no chance to overtake."""
    for order in ([0, 1], [1, 0]):
        t = delta().monuments(0, obelisk="2,2").monuments(1, temple="2,7").devotion(30, 30, order=order)
        t.region(3).cards(s0="chariots", s1="drought")
        assert ending(t) == ("top-of-track", [order[0]])
        assert t.s.devotion[order[1]] == 30


def test_the_only_side_left_after_the_fourth_conflict_wins() -> None:
    """ANKH-END-02."""
    t = table(3).devotion(21, 20, 3)
    after_conflict(t, 4)
    assert ending(t) == ("only-god", [0])


def test_the_only_side_left_may_be_a_merged_god() -> None:
    """ANKH-END-02, ANKH-MERGE-24."""
    t = table(3).devotion(9, 3, 5)
    after_conflict(t, 3)
    t.s.over = False
    t.devotion(20, 0, 21, order=[0, 2])
    after_conflict(t, 4)
    assert ending(t) == ("only-god", [1, 2])


def test_no_side_left_after_the_fourth_conflict_is_nobodys_victory() -> None:
    """ANKH-END-03: also not the highest one's."""
    t = table(3).devotion(20, 19, 18)
    after_conflict(t, 4)
    assert ending(t) == ("atheist", [])
    assert t.s.waiting() == []


def test_after_the_last_event_most_devotion_wins() -> None:
    """ANKH-END-04."""
    for devotion, winner in (((21, 25, 24), 1), ((3, 2, 9), 2), ((28, 25, 24), 0)):
        t = table(3).devotion(*devotion)
        after_conflict(t, 5)
        assert ending(t) == ("last-event", [winner])


def test_after_the_last_event_the_stack_decides_between_equals() -> None:
    """ANKH-END-04, ANKH-DEV-05."""
    for order in ([2, 0, 1], [0, 1, 2], [1, 2, 0]):
        t = table(3).devotion(25, 25, 25, order=order)
        after_conflict(t, 5)
        assert ending(t) == ("last-event", [order[-1]])


def test_the_fifth_conflict_itself_is_still_fought() -> None:
    """ANKH-END-04: its gains count."""
    t = bare(gods="ra isis").figures(0, god="1,1").devotion(25, 25, order=[0, 1])
    t.figures(1, god="8,2").monuments(0, obelisk="1,2").conflict(1, 5)
    assert t.s.devotion == (27, 26)
    assert ending(t) == ("last-event", [0])


def test_the_game_ends_right_after_the_last_event() -> None:
    """ANKH-END-05: no second action, no further turn, no further answer."""
    t = table(3, gods="ra isis amun").devotion(24, 22, 23).event_comes(CONFLICT, 5)
    t.s.advances = (0, 0, 3, 0)
    t.turn(1).answer("gain", "yes")
    assert ending(t) == ("last-event", [0])
    assert t.s.waiting() == []
    with pytest.raises(GameOver) as refusal:
        t.by(2, "gain")
    assert [reason.rule for reason in refusal.value.reasons] == ["ANKH-END-05"]


def test_a_game_is_not_over_before_the_last_event() -> None:
    """ANKH-END-05: after the 4th Conflict, with two sides left, it goes on."""
    t = table(3, gods="ra isis amun").devotion(24, 22, 23).event_comes(CONFLICT, 4)
    t.s.advances = (0, 0, 3, 0)
    t.turn(1).answer("gain", "yes")
    assert (t.asked(), t.seat()) == ("ChooseAction", 2)


def test_a_majority_in_a_battle_may_win_the_game() -> None:
    """ANKH-END-06: in step 4, before the Resolution."""
    t = delta().devotion(30, 4).monuments(0, obelisk="2,2").region(3).cards(s0="cycle", s1="chariots")
    assert ending(t) == TOP
    assert t.heard("strength") == []


def test_a_loser_may_win_the_game() -> None:
    """ANKH-END-06: by Magnanimous, before his figures die."""
    t = delta().devotion(29, 4).powers(0, "magnanimous").region(3).cards(s0="cycle", s1="chariots")
    assert ending(t) == TOP
    assert t.where(0, "warrior") == "1,1 1,2 1,3"


def test_a_miracle_may_win_the_game() -> None:
    """ANKH-END-06."""
    t = delta().devotion(28, 4).region(3).cards(s0="miracle", s1="chariots")
    assert ending(t) == TOP


def test_worship_may_win_the_game() -> None:
    """ANKH-END-06."""
    t = delta().devotion(30, 4).powers(0, "worshipful").followers(2, 0).region(3).cards(s0="cycle", s1="chariots")
    assert ending(t) == GOES_ON
    t.answer("yes")
    assert ending(t) == TOP


def test_the_top_is_reached_at_any_time_of_the_game() -> None:
    """ANKH-END-06: already in the 1st Conflict, and before merging in the 3rd."""
    for number in (1, 3):
        t = bare(3, gods="ra isis amun").figures(0, god="1,1").figures(1, god="8,2").devotion(30, 4, 5)
        t.conflict(0, number)
        assert ending(t) == TOP
        assert t.s.side_of == (0, 1, 2)


def test_followers_monuments_and_figures_do_not_count() -> None:
    """ANKH-END-07."""
    t = bare(3, gods="ra isis amun").devotion(21, 22, 23).followers(50, 9, 0).figures(0, warriors="1,1 1,2 1,3")
    t.monuments(0, obelisk="3,4 3,5", temple="2,4", pyramid="2,5")
    after_conflict(t, 5)
    assert ending(t) == ("last-event", [2])
