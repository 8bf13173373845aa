"""Ankh powers (chapter 10), all but those of Obelisks and Pyramids."""

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.events.merge import MergeGods

# Two groups of spaces in the East, far enough apart that nobody is next to an enemy.
NORTH = ["4,6", "4,7", "4,8", "3,7", "3,8", "2,9"]
SOUTH = ["8,8", "8,7", "8,6", "8,5", "9,6", "7,5"]


def east(
    ours: int, theirs: int, gods: str = "ra isis", guardians: str = "cat-mummy mummy giant-scorpion"
) -> Table:
    """So many Warriors of seats 0 and 1 apart from each other in the East; no Followers."""
    t = bare(gods=gods, guardians=guardians).followers(0, 0)
    return t.figures(0, warriors=" ".join(NORTH[:ours])).figures(1, warriors=" ".join(SOUTH[:theirs]))


def fight(t: Table, tiebreaker: int = -1, **cards: str) -> Table:
    """The Battle for the East; without other orders everybody plays Cycle of Ma'at."""
    t.region(2, tiebreaker)
    chosen = {f"s{side}": "cycle" for side in t.s.waiting()}
    return t.cards(**{**chosen, **cards})


def gained(t: Table, side: int) -> list[int]:
    """Every gain of Devotion of the side since the last look."""
    return [event.amount for event in t.heard("devotion-gained") if event.who == side]


def strengths(t: Table) -> dict[int, int]:
    """The strengths told since the last look, by side."""
    return {event.who: event.amount for event in t.heard("strength")}


# -- Commanding


def test_commanding_brings_three_followers_for_a_won_battle() -> None:
    """ANKH-POW-01."""
    t = fight(east(2, 1).powers(0, "commanding"))
    assert t.s.followers == (3, 0)
    assert t.s.devotion == (1, 0)


def test_commanding_brings_three_followers_for_a_win_by_tiebreaker_and_none_without_victor() -> None:
    """ANKH-POW-01."""
    won = fight(east(1, 1).powers(0, "commanding"), tiebreaker=0).answer("yes")
    assert won.s.followers == (3, 0)
    drawn = fight(east(1, 1).powers(0, "commanding"), tiebreaker=0).answer("pass")
    assert drawn.s.followers == (0, 0)


def test_commanding_brings_nothing_for_a_lost_battle_or_for_domination() -> None:
    """ANKH-POW-01."""
    lost = fight(east(1, 2).powers(0, "commanding"))
    assert lost.s.followers == (0, 0)
    dominated = east(1, 0).powers(0, "commanding").region(2)
    assert dominated.s.devotion == (1, 0)
    assert dominated.s.followers == (0, 0)


def test_a_reward_that_wins_the_game_brings_no_followers_any_more() -> None:
    """ANKH-POW-01. The Devotion comes first (ANKH-BAT-20, ANKH-DEV-09)."""
    t = fight(east(2, 1).powers(0, "commanding").devotion(30, 0))
    assert t.s.winner == 0
    assert t.s.followers == (0, 0)


# -- Inspiring


def test_inspiring_builds_without_followers() -> None:
    """ANKH-POW-02."""
    t = fight(east(1, 1).powers(0, "inspiring"), s0="build")
    t.answer("temple", "5,8")
    assert t.at("5,8") == "temple 0"
    assert t.s.followers == (0, 0)


def test_inspiring_costs_nothing_even_if_one_could_pay() -> None:
    """ANKH-POW-02."""
    t = fight(east(1, 1).powers(0, "inspiring").followers(5, 5), s0="build", s1="build")
    t.by(1, "obelisk", "8,9").by(0, "temple", "5,8")
    assert t.s.followers == (5, 2)
    assert [(event.who, event.rule, event.amount) for event in t.heard("cost-changed")] == [(0, "ANKH-POW-02", -3)]


# -- Omnipresent


def test_omnipresent_pays_once_for_every_region_with_own_figures() -> None:
    """ANKH-POW-03."""
    t = bare().followers(0, 0).powers(0, "omnipresent").figures(0, warriors="4,7 4,8").figures(1, warriors="0,1")
    t.conflict_begins()
    assert t.s.followers == (2, 0)


@pytest.mark.parametrize(("water", "regions"), [("5,2", 1), ("6,4", 2), ("1,10", 3)])
def test_omnipresent_counts_a_figure_on_water_for_each_region_of_its_space(water: str, regions: int) -> None:
    """ANKH-POW-03. The God stands in the West; 6,4 adds the East, 1,10 the East and the Delta."""
    t = bare(guardians="cat-mummy apep giant-scorpion").followers(0, 0).powers(0, "omnipresent")
    t.figures(0, apep=water).conflict_begins()
    assert t.s.followers == (regions, 0)


def test_omnipresent_pays_before_any_region_is_looked_at_and_in_each_conflict() -> None:
    """ANKH-POW-03."""
    t = (
        bare(gods="ra isis")
        .figures(1, god="0,1")
        .followers(0, 0)
        .powers(0, "omnipresent")
        .powers(1, "omnipresent")
    )
    for number in (1, 2):
        t.s.over = False
        t.conflict(number=number)
        told = [event.kind for event in t.heard() if event.kind in ("followers-gained", "domination")]
        assert told == ["followers-gained", "followers-gained", "domination", "domination"]
    assert t.s.followers == (2, 2)


# -- Revered


@pytest.mark.parametrize(("monuments", "with_power", "without"), [("", 1, 0), ("2,1", 2, 1), ("2,1 3,0", 3, 2)])
def test_revered_adds_one_follower_to_the_action(monuments: str, with_power: int, without: int) -> None:
    """ANKH-POW-04, ANKH-GAIN-04. Also if the action would bring nothing else."""
    t = bare().followers(0, 0).monuments(temple=monuments).powers(0, "revered")
    t.turn(0).answer("gain", "yes")
    assert t.s.followers == (with_power, 0)
    assert [(event.rule, event.amount) for event in t.heard("followers-bonus")] == [("ANKH-POW-04", 1)]
    plain = bare().followers(0, 0).monuments(temple=monuments)
    plain.turn(0).answer("gain")
    if without:
        plain.answer("yes")
    assert plain.asked() == "ChooseAction"
    assert plain.s.followers == (without, 0)


def test_revered_is_forgone_with_the_action() -> None:
    """ANKH-POW-04, ANKH-TURN-13."""
    t = bare().followers(0, 0).powers(0, "revered").turn(0).answer("gain", "pass")
    assert t.s.followers == (0, 0)


# -- Resplendent


@pytest.mark.parametrize(
    ("obelisks", "temples", "strength"),
    [
        ("0,1 0,2", "", 1),
        ("0,1 0,2 0,3", "", 3),
        ("0,1 8,2 5,8", "", 3),
        ("0,1 0,2 0,3 1,2", "1,4 1,5 1,6", 3),
        ("0,1 0,2", "0,3", 1),
    ],
)
def test_resplendent_makes_the_god_three_strong_with_three_monuments_of_one_type(
    obelisks: str, temples: str, strength: int
) -> None:
    """ANKH-POW-05. Wherever they stand; Warriors stay as they are; two sets do no more than one."""
    t = east(1, 1).powers(0, "resplendent").figures(0, god="2,9").monuments(0, obelisk=obelisks, temple=temples)
    fight(t)
    events = t.heard()
    assert [(e.who, e.amount) for e in events if e.kind == "strength"] == [(1, 1), (0, strength + 1)]
    bonus = [(e.who, e.rule, e.amount) for e in events if e.kind == "strength-bonus"]
    assert bonus == ([(0, "ANKH-POW-05", 2)] if strength == 3 else [])


def test_resplendent_counts_neither_neutral_nor_enemy_monuments() -> None:
    """ANKH-POW-05."""
    t = east(1, 1).powers(0, "resplendent").figures(0, god="2,9")
    t.monuments(0, temple="0,1 0,2").monuments(temple="0,3").monuments(1, temple="1,2")
    assert strengths(fight(t)) == {0: 2, 1: 1}


def test_resplendent_needs_the_god_in_the_region_and_the_power() -> None:
    """ANKH-POW-05."""
    away = east(1, 1).powers(0, "resplendent").monuments(0, temple="0,1 0,2 0,3")
    assert strengths(fight(away)) == {0: 1, 1: 1}
    locked = east(1, 1).figures(0, god="2,9").monuments(0, temple="0,1 0,2 0,3")
    assert strengths(fight(locked)) == {0: 2, 1: 1}


def test_resplendent_is_checked_at_resolution_so_a_monument_built_in_the_battle_counts() -> None:
    """ANKH-POW-05, ANKH-CARD-09."""
    t = east(1, 1).powers(0, "resplendent", "inspiring").figures(0, god="2,9").monuments(0, temple="0,1 0,2")
    fight(t, s0="build").answer("temple", "5,8")
    assert strengths(t) == {0: 4, 1: 1}


# -- Temple Attuned


@pytest.mark.parametrize(
    ("temples", "strength"),
    [
        ("4,8", 3),  # next to 4,7
        ("4,8 5,8", 5),  # one figure, two Temples
        ("5,9", 1),  # not adjacent
        ("4,8 8,8", 3),  # one of two
    ],
)
def test_temple_attuned_adds_two_for_each_own_temple_next_to_an_own_figure(temples: str, strength: int) -> None:
    """ANKH-POW-11."""
    t = bare(gods="ra isis").figures(0, warriors="4,7").figures(1, warriors="8,6")
    t.powers(0, "temple-attuned").monuments(0, temple=temples)
    fight(t)
    events = t.heard()
    assert [(e.who, e.amount) for e in events if e.kind == "strength"] == [(1, 1), (0, strength)]
    bonus = [(e.rule, e.amount) for e in events if e.kind == "strength-bonus"]
    assert bonus == ([("ANKH-POW-11", strength - 1)] if strength > 1 else [])


def test_temple_attuned_gives_no_more_for_a_second_figure() -> None:
    """ANKH-POW-11."""
    t = east(2, 1).powers(0, "temple-attuned").monuments(0, temple="5,6")  # next to 4,6 and 4,7
    assert strengths(fight(t)) == {0: 4, 1: 1}


def test_temple_attuned_counts_only_own_temples_of_the_battle_region() -> None:
    """ANKH-POW-11. Not the own Obelisk, nor neutral, enemy or far Temples with an own figure next to them."""
    t = east(1, 1).powers(0, "temple-attuned").monuments(0, obelisk="4,7")
    t.monuments(temple="5,6").monuments(1, temple="3,7").monuments(0, temple="2,1")  # 2,1 is next to the God
    assert strengths(fight(t)) == {0: 1, 1: 1}


def test_temple_attuned_does_not_reach_across_a_river_but_from_water() -> None:
    """ANKH-POW-11. The Temple on 6,5 shares a side with 7,4 (West) and with the Water 6,4."""
    river = east(1, 1).powers(0, "temple-attuned").figures(0, warriors="7,4").monuments(0, temple="6,5")
    assert strengths(fight(river)) == {0: 1, 1: 1}
    water = east(1, 1, guardians="cat-mummy apep giant-scorpion").powers(0, "temple-attuned")
    water.figures(0, apep="6,4").monuments(0, temple="6,5")
    assert strengths(fight(water)) == {0: 4, 1: 1}


def test_temple_attuned_works_with_a_neutralised_figure() -> None:
    """ANKH-POW-11. The Androsphinx on 5,7 takes the Warrior's own strength, not the Temple's."""
    t = bare(gods="ra isis", guardians="cat-mummy mummy androsphinx").figures(0, warriors="4,7")
    t.figures(1, androsphinx="5,7").powers(0, "temple-attuned").monuments(0, temple="4,8")
    assert strengths(fight(t)) == {0: 2, 1: 1}


# -- Glorious


@pytest.mark.parametrize(("ours", "theirs", "reward"), [(4, 1, 3), (3, 1, 1), (5, 1, 3), (2, 1, 1)])
def test_glorious_pays_three_for_a_margin_of_three(ours: int, theirs: int, reward: int) -> None:
    """ANKH-POW-14."""
    t = fight(east(ours, theirs).powers(0, "glorious"))
    assert gained(t, 0) == [reward]


def test_glorious_is_measured_against_the_strongest_other_participant() -> None:
    """ANKH-POW-14. Strengths 5, 3 and 1."""
    t = bare(3, gods="ra isis anubis").powers(0, "glorious").captives(0, 3, 0)  # full: no questions of Anubis
    t.figures(0, warriors=" ".join(NORTH[:5])).figures(1, warriors="8,8 8,7 8,6")
    t.figures(2, god="0,1", warriors="5,9")
    assert gained(fight(t), 0) == [1]


def test_glorious_counts_a_rival_without_figures_as_nothing() -> None:
    """ANKH-POW-14. Its card does not count any more; the victor's 3 against 0 is enough, 2 is not."""
    for ours, reward in ((2, 3), (1, 1)):
        t = fight(east(ours, 6).powers(0, "glorious").followers(1, 0), s0="plague", s1="chariots")
        t.by(0, "1").by(1, "0")
        assert gained(t, 0) == [reward]


def test_glorious_is_no_help_to_a_win_by_tiebreaker() -> None:
    """ANKH-POW-14."""
    t = fight(east(4, 4).powers(0, "glorious"), tiebreaker=0).answer("yes")
    assert gained(t, 0) == [1]


# -- Magnanimous


@pytest.mark.parametrize(("figures", "gains"), [(1, []), (2, [2]), (3, [2])])
def test_magnanimous_consoles_a_loser_with_two_figures(figures: int, gains: list[int]) -> None:
    """ANKH-POW-15."""
    t = fight(east(4, figures).powers(1, "magnanimous"))
    assert gained(t, 1) == gains


def test_magnanimous_comes_after_the_reward_and_before_the_kills() -> None:
    """ANKH-POW-15."""
    t = fight(east(3, 2).powers(1, "magnanimous").devotion(9, 2))
    told = [(event.kind, event.who) for event in t.heard() if event.kind in ("devotion-gained", "figure-killed")]
    assert told == [("devotion-gained", 0), ("devotion-gained", 1), ("figure-killed", 1), ("figure-killed", 1)]


def test_magnanimous_asks_for_figures_present_not_for_figures_lost() -> None:
    """ANKH-POW-15, ANKH-POW-16. Flood keeps both Warriors alive (8,5 and 7,5 are Fertile)."""
    t = bare(gods="ra isis").figures(0, warriors="4,6 4,7 4,8").figures(1, warriors="8,5 7,5")
    fight(t.powers(1, "magnanimous"), s1="flood")
    assert t.where(1, "warrior") == "7,5 8,5"
    assert gained(t, 1) == [2]


def test_magnanimous_counts_gods_and_figures_on_water() -> None:
    """ANKH-POW-15, ANKH-POW-16."""
    t = east(3, 0, guardians="cat-mummy apep giant-scorpion").powers(1, "magnanimous")
    t.figures(1, god="8,8", apep="7,10")
    assert gained(fight(t), 1) == [2]


def test_magnanimous_does_not_count_figures_killed_by_a_plague_before() -> None:
    """ANKH-POW-15. Only the God is left when Battle Resolution begins."""
    t = east(3, 3).powers(1, "magnanimous").figures(1, god="7,9").followers(1, 0)
    fight(t, s0="plague").by(0, "1").by(1, "0")
    assert gained(t, 1) == []


def test_magnanimous_consoles_everybody_when_nobody_wins_and_never_the_victor() -> None:
    """ANKH-POW-15."""
    drawn = fight(east(2, 2).powers(0, "magnanimous").powers(1, "magnanimous"))
    assert drawn.s.devotion == (2, 2)
    won = fight(east(3, 2).powers(0, "magnanimous").powers(1, "magnanimous"))
    assert won.s.devotion == (1, 2)


# -- Bountiful


@pytest.mark.parametrize(("start", "end"), [(0, 2), (19, 21), (20, 22), (21, 22), (29, 30)])
def test_bountiful_adds_one_in_the_red_section_judged_before_the_gain(start: int, end: int) -> None:
    """ANKH-POW-17."""
    t = east(1, 0).powers(0, "bountiful").devotion(start, 0).region(2)
    assert t.s.devotion == (end, 0)


def test_bountiful_adds_nothing_to_no_gain() -> None:
    """ANKH-POW-17, ANKH-DEV-11. No majority, and a Miracle without dead figures."""
    t = fight(east(1, 2).powers(1, "bountiful"), s1="miracle")
    assert gained(t, 1) == [2]


def test_bountiful_and_two_instances_of_domination_across_the_border() -> None:
    """ANKH-POW-17, ANKH-POW-18, ANKH-POW-19. Two majorities are one gain; then the token is blue."""
    t = east(1, 0).powers(0, "bountiful").devotion(19, 0)
    t.monuments(0, obelisk="4,8 5,8", pyramid="5,9").monuments(1, pyramid="8,8", temple="8,7").region(2)
    assert gained(t, 0) == [2, 1]
    assert t.s.devotion == (22, 0)


def test_bountiful_and_two_majorities_make_one_gain() -> None:
    """ANKH-POW-18, ANKH-POW-19. Majorities 2+1, Domination 1+1."""
    t = east(1, 0).powers(0, "bountiful").monuments(0, obelisk="4,8", pyramid="5,9").region(2)
    assert gained(t, 0) == [3, 2]


def test_bountiful_and_the_two_gains_of_a_battle_across_the_border() -> None:
    """ANKH-POW-19."""
    t = fight(east(2, 1).powers(0, "bountiful").devotion(20, 0).monuments(0, temple="5,8"))
    assert gained(t, 0) == [2, 1]
    assert t.s.devotion == (23, 0)


@pytest.mark.parametrize(("fertile", "end"), [("2,9 3,8 3,7 4,6", 26), ("2,9 3,7 4,6", 24)])
def test_bountiful_adds_one_to_the_whole_reward(fertile: str, end: int) -> None:
    """ANKH-POW-14, ANKH-POW-17, ANKH-POW-18. 8:5 brings 3+2+1, 7:5 brings 1+2+1, each one gain."""
    t = bare(gods="ra isis").figures(0, god="2,10", warriors=f"{fertile} 4,7 4,8")
    t.figures(1, warriors="8,5 8,6 8,7 8,8 9,6").powers(0, "bountiful", "glorious").devotion(20, 0)
    fight(t, s0="drought")
    events = t.heard()
    assert [e.amount for e in events if e.kind == "devotion-gained"] == [end - 20]
    bonus = [(e.rule, e.amount) for e in events if e.kind in ("reward-bonus", "devotion-bonus")]
    glorious = [("ANKH-POW-14", 2)] if end == 26 else []
    assert bonus == [*glorious, ("ANKH-CARD-16", 2), ("ANKH-POW-17", 1)]
    assert t.s.devotion == (end, 0)


def test_bountiful_adds_one_to_every_other_gain_of_its_own() -> None:
    """ANKH-POW-17, ANKH-POW-18. Majority 1, Magnanimous 2, Miracle 2 and Worshipful 1, each and 1 more."""
    t = east(4, 2).powers(1, "bountiful", "magnanimous", "worshipful").followers(0, 2)
    t.monuments(1, temple="8,9")
    fight(t, s1="miracle").by(1, "yes")
    assert gained(t, 1) == [2, 3, 3, 2]


# -- Worshipful


def test_worshipful_buys_one_devotion_for_two_followers_once_per_battle() -> None:
    """ANKH-POW-20."""
    t = fight(east(2, 1).powers(0, "worshipful").followers(6, 6))
    assert (t.asked(), t.seat()) == ("Worship", 0)
    t.answer("yes")
    assert t.asked() == ""
    assert t.s.followers == (4, 6)
    assert gained(t, 0) == [1, 1]


def test_worshipful_may_be_declined_and_needs_two_followers() -> None:
    """ANKH-POW-20, ANKH-DEF-09."""
    declined = fight(east(2, 1).powers(0, "worshipful").followers(2, 0)).answer("pass")
    assert (declined.s.followers, declined.s.devotion) == ((2, 0), (1, 0))
    poor = fight(east(2, 1).powers(0, "worshipful").followers(1, 0))
    assert poor.asked() == ""
    assert (poor.s.followers, poor.s.devotion) == ((1, 0), (1, 0))


def test_worshipful_is_offered_to_a_loser_without_figures() -> None:
    """ANKH-POW-20."""
    t = fight(east(2, 1).powers(1, "worshipful").followers(1, 2), s0="plague").by(0, "1").by(1, "0")
    assert (t.asked(), t.seat()) == ("Worship", 1)
    t.answer("yes")
    assert (t.s.followers, t.s.devotion) == ((0, 0), (1, 1))


def test_worshipful_is_offered_neither_after_domination_nor_to_those_who_did_not_fight() -> None:
    """ANKH-POW-20."""
    dominated = east(1, 0).powers(0, "worshipful").followers(6, 0).region(2)
    assert dominated.asked() == ""
    t = (
        bare(3, gods="ra isis amun")
        .figures(0, warriors="4,7")
        .figures(1, warriors="8,7 8,8")
        .figures(2, god="0,1")
    )
    fight(t.powers(2, "worshipful").followers(0, 0, 6))
    assert t.asked() == ""
    assert t.s.followers == (0, 0, 6)


# -- Merged gods


def merged(powers: str) -> Table:
    """Seats 1 (higher) and 2 (lower) have merged, both with these powers; seat 0 is alone. No Followers."""
    t = bare(3, gods="ra isis anubis").devotion(10, 5, 2).followers(0, 0, 0)
    for side in (1, 2):
        t.powers(side, *powers.split())
    t.runs(MergeGods())
    t.s.over = False
    return t


def test_a_merged_god_has_each_power_once() -> None:
    """ANKH-POW-21, ANKH-MERGE-26. Revered, Omnipresent and Commanding pay the side, not each player."""
    t = merged("revered omnipresent commanding bountiful").turn(2).answer("gain", "yes")
    assert t.s.followers == (0, 1, 0)
    t.turn(1).answer("gain", "yes")
    assert t.s.followers == (0, 2, 0)
    t.conflict_begins()
    assert t.s.followers == (0, 3, 0)
    t.s.over = False
    t.figures(0, warriors="4,7").figures(1, warriors="8,7 8,8").captives(3, 0, 0)
    fight(t)
    assert t.s.followers == (0, 6, 0)
    assert gained(t, 1) == [2]
