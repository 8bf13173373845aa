"""Gain Followers (chapter 6.3)."""

import pytest

from tests.games.ankh.table import Table, bare, table
from theomachy.games.ankh.rules.events.merge import MergeGods

WITH_APEP = "cat-mummy apep giant-scorpion"


def gain(t: Table, seat: int = 0) -> int:
    """What a Gain Followers action brings the seat's side."""
    before = t.s.followers
    t.turn(seat).answer("gain")
    if t.asked() == "GainFollowers":
        t.answer("yes")
    side = t.s.side_of[seat]
    assert [now for other, now in enumerate(t.s.followers) if other != side] == [
        was for other, was in enumerate(before) if other != side
    ]
    return t.s.followers[side] - before[side]


def test_own_and_neutral_monuments_next_to_own_figures_count() -> None:
    """ANKH-GAIN-01."""
    t = bare(2).figures(0, warriors="5,7").monuments(temple="5,8").monuments(0, obelisk="6,7", pyramid="4,7")
    assert gain(t) == 3


@pytest.mark.parametrize("kind", ["god", "warriors", "mummy"])
def test_any_figure_counts(kind: str) -> None:
    """ANKH-GAIN-01."""
    assert gain(bare(2).figures(0, **{kind: "5,7"}).monuments(temple="5,8")) == 1


def test_a_monument_counts_once_however_many_figures_stand_by() -> None:
    """ANKH-GAIN-01."""
    t = bare(2).figures(0, god="5,7", warriors="6,8 5,9 4,8").monuments(temple="5,8")
    assert gain(t) == 1


def test_a_figure_of_another_side_does_not_help_or_hinder() -> None:
    """ANKH-GAIN-01: each side counts its own."""
    t = bare(2).figures(0, warriors="5,7").figures(1, warriors="6,8 4,9").monuments(temple="5,8 3,8")
    assert gain(t) == 1
    assert gain(t, seat=1) == 1


def test_the_first_player_of_three_gains_one() -> None:
    """ANKH-GAIN-01, ANKH-GAIN-03: the Temple on 3,5 lies beyond the river."""
    assert gain(table(3)) == 1


def test_a_camel_between_figure_and_monument_parts_them() -> None:
    """ANKH-GAIN-01: Middle Kingdom with four players, the Obelisk on 4,1."""
    t = table(4).clear().figures(0, god="3,1").monuments(obelisk="4,1 3,0")
    assert gain(t) == 1


def test_a_figure_on_water_serves_both_shores() -> None:
    """ANKH-GAIN-01."""
    t = bare(2, guardians=WITH_APEP).figures(0, apep="6,4").monuments(temple="5,5 6,5 7,4")
    assert gain(t) == 3


def test_two_spaces_away_is_not_adjacent() -> None:
    """ANKH-GAIN-01."""
    assert gain(bare(2).figures(0, warriors="5,7").monuments(temple="5,9 4,9")) == 0


def test_monuments_of_other_sides_give_nothing() -> None:
    """ANKH-GAIN-02."""
    t = bare(3).figures(0, warriors="5,7").monuments(1, temple="5,8").monuments(2, obelisk="6,7")
    assert gain(t) == 0
    assert gain(t.monuments(pyramid="4,7")) == 1


def test_own_monuments_alone_give_nothing() -> None:
    """ANKH-GAIN-03."""
    t = bare(2).monuments(0, temple="5,8", obelisk="6,7", pyramid="1,4")
    assert gain(t) == 0
    assert gain(t.figures(0, warriors="5,7")) == 2


@pytest.mark.parametrize(("temples", "gained"), [("", 1), ("5,8", 2), ("5,8 4,7 6,7", 4)])
def test_revered_gives_one_more_even_on_nothing(temples: str, gained: int) -> None:
    """ANKH-GAIN-04, ANKH-POW-04."""
    t = bare(2).figures(0, warriors="5,7").powers(0, "revered")
    assert gain(t.monuments(temple=temples)) == gained


def test_without_revered_nothing_is_nothing() -> None:
    """ANKH-GAIN-04: another side's power does not count."""
    assert gain(bare(2).powers(1, "revered")) == 0


def test_a_merged_god_counts_once() -> None:
    """ANKH-GAIN-01, ANKH-GAIN-04, ANKH-DEF-01: figures, Monuments and powers of the side, whoever acts."""
    t = bare(3, gods="ra isis osiris").devotion(10, 5, 2).powers(1, "revered").powers(2, "revered")
    t.figures(1, warriors="5,7").monuments(1, temple="5,8").monuments(obelisk="4,7").runs(MergeGods())
    t.s.over = False
    assert gain(t, seat=1) == 3
    assert gain(t, seat=2) == 3
