"""The Androsphinx (chapter 13)."""

from tests.games.ankh.table import Table, bare

WITH_SPHINX = "cat-mummy apep androsphinx"


def sphinx(players: int = 2) -> Table:
    """Seat 0 has an Androsphinx on 5,7 in the East; all Gods are in the West."""
    t = bare(players, gods="ra anubis isis", guardians=WITH_SPHINX).figures(0, androsphinx="5,7")
    return t.figures(2, god="8,2") if players == 3 else t


def strengths(t: Table) -> list[tuple[int, int]]:
    """Side and strength in the last Resolution."""
    return sorted((event.who, event.amount) for event in t.heard("strength"))


def test_enemy_figures_adjacent_to_it_contribute_no_strength() -> None:
    """ANKH-GUARD-22: the Warrior on 8,6 counts, the other two do not."""
    t = sphinx().figures(1, warriors="5,8 4,7 8,6").region(2).cards(s0="miracle", s1="drought")
    assert strengths(t) == [(0, 1), (1, 2)]


def test_own_figures_adjacent_to_it_count() -> None:
    """ANKH-GUARD-22."""
    t = sphinx().figures(0, warriors="6,7 5,6").figures(1, warriors="8,6").region(2)
    t.cards(s0="miracle", s1="drought")
    assert strengths(t) == [(0, 3), (1, 2)]


def test_the_god_loses_resplendent_and_captives_too() -> None:
    """ANKH-GUARD-22, ANKH-GOD-08: next to the Androsphinx 0, elsewhere 3 + 2."""
    for space, strength in (("5,8", 0), ("8,6", 5)):
        t = sphinx(players=3).figures(1, god=space).powers(1, "resplendent").monuments(1, temple="1,1 1,2 1,3")
        t.captives(1, 0, 1).region(2).cards(s0="miracle", s1="cycle")
        assert strengths(t) == [(0, 1), (1, strength)]


def test_cards_still_count_for_neutralised_figures() -> None:
    """ANKH-GUARD-22, ANKH-CARD-02: the Androsphinx cancels figures, not cards."""
    t = sphinx().figures(1, warriors="5,8").region(2).cards(s0="miracle", s1="chariots")
    assert strengths(t) == [(0, 1), (1, 3)]
    assert t.where(0, "androsphinx") == ""


def test_it_does_not_reach_over_a_river() -> None:
    """ANKH-GUARD-22, ANKH-ADJ-01: 5,6 and 4,5 share a side, but not a region."""
    t = bare(gods="ra anubis", guardians=WITH_SPHINX).figures(0, androsphinx="5,6", warriors="4,0")
    t.figures(0, god="2,10").figures(1, god="1,8", warriors="4,5").region(1).cards(s0="miracle", s1="drought")
    assert strengths(t) == [(0, 1), (1, 2)]


def test_an_androsphinx_in_the_pool_does_nothing() -> None:
    """ANKH-GUARD-22."""
    t = bare(gods="ra anubis", guardians=WITH_SPHINX).in_pool(0, androsphinx=1).figures(0, warriors="5,7")
    t.figures(1, warriors="5,8").region(2).cards(s0="miracle", s1="drought")
    assert strengths(t) == [(0, 1), (1, 2)]


def test_all_enemies_are_neutralised_not_only_one_side() -> None:
    """ANKH-GUARD-22."""
    t = sphinx(players=3).figures(1, warriors="5,8").figures(2, god="4,7").region(2)
    t.cards(s0="miracle", s1="drought", s2="cycle")
    assert strengths(t) == [(0, 1), (1, 1), (2, 0)]


def test_a_figure_on_water_is_neutralised_in_all_its_regions() -> None:
    """ANKH-GUARD-23: Apep on 6,4 fights in the West; the Androsphinx on 6,5 is only in the East."""
    for space, strength in (("6,5", 1), ("6,6", 2)):
        t = bare(gods="ra anubis", guardians=WITH_SPHINX).figures(0, god="2,10", warriors="4,0")
        t.figures(0, androsphinx=space).figures(1, god="1,8", apep="6,4").region(1)
        t.cards(s0="miracle", s1="drought")
        assert strengths(t) == [(0, 1), (1, strength)]


def test_a_figure_on_water_is_neutralised_in_the_region_of_the_androsphinx() -> None:
    """ANKH-GUARD-23."""
    t = bare(gods="ra anubis", guardians=WITH_SPHINX).figures(0, androsphinx="6,5").figures(1, apep="6,4")
    t.region(2).cards(s0="miracle", s1="drought")
    assert strengths(t) == [(0, 1), (1, 1)]


def test_two_enemy_androsphinxes_cancel_each_others_strength() -> None:
    """ANKH-GUARD-24."""
    t = sphinx(players=3).figures(1, androsphinx="5,8").region(2).cards(s0="drought", s1="chariots")
    assert strengths(t) == [(0, 1), (1, 3)]


def test_two_enemy_androsphinxes_keep_their_ability() -> None:
    """ANKH-GUARD-24: each still neutralises a Warrior next to it, though it is neutralised itself."""
    t = sphinx(players=3).figures(1, androsphinx="5,8")
    t.figures(0, warriors="5,9").figures(1, warriors="5,6").region(2).cards(s0="drought", s1="chariots")
    assert strengths(t) == [(0, 1), (1, 3)]


def test_neutralised_figures_still_take_part() -> None:
    """ANKH-GUARD-25, ANKH-CON-04: a lone neutralised Warrior makes it a Battle, and may win it with a card."""
    t = sphinx().figures(1, warriors="5,8").region(2)
    assert t.asked() == "ChooseCards"
    assert t.s.waiting() == [0, 1]


def test_neutralised_figures_hold_majorities() -> None:
    """ANKH-GUARD-25, ANKH-BAT-10."""
    t = sphinx().figures(1, warriors="5,8").monuments(1, obelisk="8,8").devotion(0, 0).region(2)
    t.cards(s0="chariots", s1="drought")
    assert t.s.devotion == (1, 1)


def test_a_neutralised_figure_makes_a_temple_count() -> None:
    """ANKH-GUARD-25, ANKH-POW-11."""
    t = sphinx().figures(1, warriors="5,8").monuments(1, temple="5,9").powers(1, "temple-attuned").region(2)
    t.cards(s0="miracle", s1="cycle")
    assert strengths(t) == [(0, 1), (1, 2)]


def test_neutralised_figures_count_for_magnanimous() -> None:
    """ANKH-GUARD-25, ANKH-POW-15."""
    t = sphinx().figures(1, warriors="5,8 4,7").powers(1, "magnanimous").devotion(0, 0).region(2)
    t.cards(s0="chariots", s1="cycle")
    assert t.s.devotion == (1, 2)


def test_neutralised_figures_count_for_drought() -> None:
    """ANKH-GUARD-25, ANKH-CARD-16: won with a Temple, two of the three figures stand in the Desert."""
    t = sphinx().figures(1, warriors="5,8 4,7 5,6").monuments(1, temple="5,9").powers(1, "temple-attuned")
    t.devotion(0, 0).region(2).cards(s0="cycle", s1="drought")
    assert t.s.devotion == (0, 4)  # a majority, and 1 + 2


def test_neutralised_figures_count_for_flood() -> None:
    """ANKH-GUARD-25, ANKH-CARD-03, ANKH-CARD-04: the Warrior on the Fertile space pays and lives."""
    t = sphinx().figures(1, warriors="5,8 5,6").followers(0, 0).region(2).cards(s0="chariots", s1="flood")
    assert t.s.followers == (0, 1)
    assert t.where(1, "warrior") == "5,6"
