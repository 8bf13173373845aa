"""Reaching the top of the Devotion track in the middle of anything (ANKH-DEV-09)."""

from collections.abc import Callable

import pytest

from tests.games.ankh.table import ANKH, YES, Table, bare
from theomachy.engine.event import Event
from theomachy.engine.refusal import GameOver
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CONFLICT, GAIN

TOP = 31
Play = Callable[[int], Table]
"""Plays a Conflict up to the gain in question, with seat 0 starting on this space."""


def in_the_west(gods: str = "ra isis", mine: str = "3,0", theirs: str = "7,0", followers: int = 0) -> Table:
    """Two Gods in the West, the first region, with Warriors far from each other."""
    return bare(gods=gods).figures(0, warriors=mine).figures(1, warriors=theirs).followers(followers, followers)


def tied(t: Table, card: str, other: str = "") -> Table:
    """Both play this card, or these two; seat 1 leaves the Tiebreaker alone: everybody loses."""
    t.conflict(seat=1, number=4).cards(s0=card, s1=other or card)
    assert (t.asked(), t.seat()) == ("BreakTie", 1)
    return t.answer("pass")


def majority_in_domination(start: int) -> Table:
    t = bare(gods="ra isis").figures(1, god="8,8").monuments(0, obelisk="3,0")
    return t.devotion(start, 5).conflict(number=4)


def domination(start: int) -> Table:
    return bare(gods="ra isis").figures(1, god="8,8").devotion(start, 5).conflict(number=4)


def radiant_domination(start: int) -> Table:
    t = bare(gods="ra isis").figures(0, warriors="3,0").figures(1, god="8,8").suns("3,0")
    return t.devotion(start, 5).conflict(number=4)


def majority_in_battle(start: int) -> Table:
    t = in_the_west().monuments(0, obelisk="4,0").monuments(1, temple="8,1").devotion(start, 30, order=[0, 1])
    return t.conflict(number=4).cards(s0="chariots", s1="flood")


def last_majority_in_battle(start: int) -> Table:
    t = in_the_west().monuments(0, obelisk="4,0").monuments(1, temple="8,1").devotion(start, 5)
    return t.conflict(number=4).cards(s0="flood", s1="chariots")


def reward_before_commanding(start: int) -> Table:
    t = in_the_west().powers(0, "commanding").devotion(start, 5)
    return t.conflict(number=4).cards(s0="chariots", s1="build")


def reward_before_magnanimous(start: int) -> Table:
    t = in_the_west().powers(1, "magnanimous").devotion(start, 5)
    return t.conflict(number=4).cards(s0="chariots", s1="build")


def reward_before_kills(start: int) -> Table:
    return in_the_west().devotion(start, 5).conflict(number=4).cards(s0="chariots", s1="miracle")


def reward_by_tiebreaker(start: int) -> Table:
    return in_the_west().devotion(start, 5).conflict(seat=0, number=4).cards(s0="build", s1="build").answer("yes")


def magnanimous_before_the_other(start: int) -> Table:
    t = in_the_west().powers(0, "magnanimous").powers(1, "magnanimous").devotion(start - 1, 30, order=[0, 1])
    return tied(t, "build")


def magnanimous_before_kills(start: int) -> Table:
    t = in_the_west().powers(0, "magnanimous").devotion(start - 1, 5)
    return t.conflict(number=4).cards(s0="build", s1="chariots")


def miracle_before_the_other(start: int) -> Table:
    return tied(in_the_west().devotion(start, 30, order=[0, 1]), "miracle")


def miracle_before_worship(start: int) -> Table:
    return tied(in_the_west(followers=2).powers(0, "worshipful").devotion(start, 5), "miracle")


def miracle_before_the_gate(start: int) -> Table:
    return tied(in_the_west("osiris ra").devotion(start, 5), "miracle")


def miracle_before_cycle(start: int) -> Table:
    t = in_the_west("amun ra").devotion(start, 5).conflict(number=4).answer("yes")
    return t.cards(s0="miracle cycle", s1="chariots")


def worship_before_the_other(start: int) -> Table:
    t = in_the_west(followers=2).powers(0, "worshipful").powers(1, "worshipful")
    return tied(t.devotion(start, 30, order=[0, 1]), "build").answer("yes")


def worship_before_the_gate(start: int) -> Table:
    return tied(in_the_west("osiris ra", followers=2).powers(0, "worshipful").devotion(start, 5), "flood").answer(
        "yes"
    )


def worship_before_cycle(start: int) -> Table:
    t = in_the_west(followers=2).powers(0, "worshipful").devotion(start, 5)
    return tied(t, "cycle", "build").answer("yes")


CASES: list[tuple[Play, int, str, str]] = [
    (majority_in_domination, 30, "ANKH-DOM-01", "devotion-gained ANKH-DOM-02 0"),
    (domination, 30, "ANKH-DOM-02", "domination ANKH-CON-04 1"),
    (radiant_domination, 29, "ANKH-DOM-02", "domination ANKH-CON-04 1"),
    (majority_in_battle, 30, "ANKH-BAT-10", "devotion-gained ANKH-BAT-10 1"),
    (last_majority_in_battle, 30, "ANKH-BAT-10", "strength ANKH-BAT-12 1"),
    (reward_before_commanding, 30, "ANKH-BAT-20", "followers-gained ANKH-POW-01 0"),
    (reward_before_magnanimous, 30, "ANKH-BAT-20", "devotion-gained ANKH-POW-15 1"),
    (reward_before_kills, 30, "ANKH-BAT-20", "figure-killed ANKH-BAT-21 1"),
    (reward_by_tiebreaker, 30, "ANKH-BAT-20", "figure-killed ANKH-BAT-21 1"),
    (magnanimous_before_the_other, 30, "ANKH-POW-15", "devotion-gained ANKH-POW-15 1"),
    (magnanimous_before_kills, 30, "ANKH-POW-15", "figure-killed ANKH-BAT-21 0"),
    (miracle_before_the_other, 30, "ANKH-CARD-17", "devotion-gained ANKH-CARD-17 1"),
    (miracle_before_worship, 30, "ANKH-CARD-17", "asked Worship 0"),
    (miracle_before_the_gate, 30, "ANKH-CARD-17", "asked GateFrom 0"),
    (miracle_before_cycle, 30, "ANKH-CARD-17", "card-returned ANKH-CARD-19 0"),
    (worship_before_the_other, 30, "ANKH-POW-20", "asked Worship 1"),
    (worship_before_the_gate, 30, "ANKH-POW-20", "asked GateFrom 0"),
    (worship_before_cycle, 30, "ANKH-POW-20", "card-returned ANKH-CARD-19 0"),
]
NAMES = [case[0].__name__ for case in CASES]


def gain_number(events: list[Event], rule: str) -> int:
    """The place of seat 0's gain by this rule among the events."""
    return [(event.kind, event.rule, event.who) for event in events].index(("devotion-gained", rule, 0))


@pytest.mark.parametrize(("play", "start", "rule", "then"), CASES, ids=NAMES)
def test_the_top_space_ends_the_game_before_anything_else(play: Play, start: int, rule: str, then: str) -> None:
    """ANKH-DEV-09, ANKH-END-01, ANKH-END-06, ANKH-BAT-24, ANKH-BAT-19, ANKH-BAT-22.

    The gain and the victory are the last things that happen in this Conflict, the fourth.
    """
    t = play(start)
    events = t.heard()
    number = gain_number(events, rule)
    assert [(event.kind, event.rule, event.who) for event in events[number + 1 :]] == [
        ("game-over", "ANKH-END-01", 0)
    ]
    assert (t.s.devotion[0], t.s.waiting(), t.asked()) == (TOP, [], "")
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("top-of-track", [0])
    assert sorted(t.s.ladder) == [0, 1]  # nobody was forgotten afterwards
    assert t.s.tiebreaker != -1  # nor did the Conflict end
    with pytest.raises(GameOver):
        t.s.apply(0, YES)


@pytest.mark.parametrize(("play", "start", "rule", "then"), CASES, ids=NAMES)
def test_one_space_below_the_top_the_same_conflict_goes_on(play: Play, start: int, rule: str, then: str) -> None:
    """ANKH-BAT-01, ANKH-BAT-19, ANKH-BAT-22, ANKH-DOM-01, ANKH-DOM-02, ANKH-END-06.

    What the victory cut off above is what comes next here.
    """
    t = play(start - 1)
    events = t.heard()
    number = gain_number(events, rule)
    assert events[number].what == TOP - 1
    following = [f"{e.kind} {e.rule} {e.who}" for e in events[number + 1 :] if e.kind != "strength-bonus"]
    assert (following or [f"asked {t.asked()} {t.seat()}"])[0] == then


def test_an_interrupted_battle_keeps_its_cards_followers_and_figures_as_they_are() -> None:
    """ANKH-DEV-09, ANKH-BAT-20, ANKH-POW-01, ANKH-BAT-06, ANKH-CARD-19, ANKH-GUARD-02.

    No Followers for the last victory, no dead, no Cat-Mummy losses, no cards back.
    """
    t = in_the_west().figures(1, cat_mummy="7,1").powers(0, "commanding").devotion(30, 5)
    t.hand(0, "chariots", "cycle").conflict(number=4).cards(s0="chariots", s1="miracle")
    assert (t.s.winner, t.s.devotion, t.s.followers) == (0, (31, 5), (0, 0))
    assert t.where(1) == "7,0 7,1 8,0"
    assert (t.s.played(0).bit_count(), t.s.played(1).bit_count()) == (6, 1)


@pytest.mark.parametrize(("order", "winner"), [([0, 1], 0), ([1, 0], 1)])
def test_of_two_sides_one_step_below_the_top_the_lower_in_the_stack_gains_first(
    order: list[int], winner: int
) -> None:
    """ANKH-DEV-06, ANKH-DEV-09, ANKH-DEV-05, ANKH-BAT-10."""
    t = in_the_west().monuments(0, obelisk="4,0").monuments(1, temple="8,1").devotion(30, 30, order=order)
    t.conflict(number=1).cards(s0="build", s1="build")
    assert (t.s.winner, t.s.devotion[1 - winner]) == (winner, 30)


def test_of_three_sides_only_those_before_the_winner_have_their_gain() -> None:
    """ANKH-DEV-06, ANKH-DEV-07, ANKH-DEV-09."""
    t = bare(3, "ra isis osiris").figures(2, god="6,1").monuments(0, obelisk="4,0").monuments(1, temple="8,1")
    t.monuments(2, pyramid="7,2").devotion(30, 5, 30, order=[1, 0, 2]).conflict()
    t.cards(s0="flood", s1="flood", s2="flood")
    assert (t.s.winner, t.s.devotion) == (0, (31, 6, 30))


def test_a_cat_mummy_killed_by_a_plague_pulls_down_before_the_majority_lifts() -> None:
    """ANKH-GUARD-02, ANKH-BAT-01, ANKH-BAT-10, ANKH-DEV-09.

    30 falls to 29, the majority lifts it to 30 only, the victory to the top.
    """
    t = in_the_west(theirs="").figures(1, cat_mummy="7,0").monuments(0, obelisk="4,0").devotion(30, 5)
    t.followers(1, 0).conflict().cards(s0="plague", s1="miracle").by(0, "1").by(1, "0")
    spaces = [(event.rule, event.what) for event in t.heard() if event.kind.startswith("devotion")]
    assert spaces == [("ANKH-GUARD-01", 29), ("ANKH-BAT-10", 30), ("ANKH-BAT-20", 31)]
    assert t.s.winner == 0


def test_a_cat_mummy_of_the_resolution_comes_too_late() -> None:
    """ANKH-GUARD-02, ANKH-BAT-24, ANKH-BAT-19."""
    t = in_the_west(theirs="").figures(1, cat_mummy="7,0").devotion(30, 5).conflict()
    t.cards(s0="chariots", s1="miracle")
    assert (t.s.winner, t.s.devotion[0], t.at("7,0")) == (0, 31, "cat-mummy 1")


def test_worship_is_not_offered_after_a_miracle_that_wins_and_costs_nothing() -> None:
    """ANKH-DEV-09, ANKH-POW-20, ANKH-CARD-17, ANKH-BAT-22."""
    t = miracle_before_worship(30)
    assert (t.asked(), t.s.followers, t.s.devotion[0]) == ("", (2, 2), 31)


def test_a_gain_stops_at_the_top() -> None:
    """ANKH-DEV-08, ANKH-INV-04, ANKH-POW-14, ANKH-CARD-16."""
    t = in_the_west().powers(0, "glorious").devotion(29, 5).conflict().cards(s0="drought", s1="build")
    assert t.s.devotion[0] == 31  # 1 and a Desert figure; the God stands on Fertile land
    t = in_the_west(mine="3,0 3,1 4,0").powers(0, "glorious").devotion(30, 5).conflict()
    t.cards(s0="drought", s1="build")
    assert (t.s.devotion[0], t.s.winner) == (31, 0)


def test_on_a_shorter_track_bountiful_carries_its_side_to_the_top() -> None:
    """ANKH-DEV-01, ANKH-POW-17, ANKH-DEV-09."""
    t = bare(gods="ra isis", top=12, last_red=11).figures(1, god="8,8").powers(0, "bountiful").devotion(10, 11)
    t.conflict()
    assert (t.s.winner, t.s.devotion) == (0, (12, 11))


def test_a_victory_in_an_event_leaves_marker_and_turn_where_they_are() -> None:
    """ANKH-DEV-09, ANKH-TURN-06, ANKH-END-01.

    The Conflict is the fifth: the game ends by the top of the track, not by the last event.
    """
    t = bare(gods="ra isis").figures(1, god="8,8").devotion(5, 30)
    t.s.advances = changed(t.s.advances, GAIN, 2)
    t.event_comes(CONFLICT, 5).turn(0).answer("gain")
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("top-of-track", [1])
    assert (t.s.turn, t.s.advances[GAIN], t.s.devotion) == (0, 3, (6, 31))
