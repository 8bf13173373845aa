"""Figures and Monuments (chapter 3)."""

import pytest

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.engine.chance import Dice
from theomachy.games.ankh.rules.components import (
    CONTROL_MONUMENT,
    GOD,
    GUARDIAN_BASE,
    KINDS,
    OBELISK,
    SMALL,
    TEMPLE,
)
from theomachy.games.ankh.rules.events.event import TriggerEvent
from theomachy.games.ankh.rules.events.forget import ForgetGods
from theomachy.games.ankh.rules.events.merge import MergeGods

EACH_KIND = [
    ("god", "cat-mummy mummy giant-scorpion"),
    ("warriors", "cat-mummy mummy giant-scorpion"),
    ("cat_mummy", "cat-mummy mummy giant-scorpion"),
    ("mummy", "cat-mummy mummy giant-scorpion"),
    ("giant_scorpion", "cat-mummy mummy giant-scorpion"),
    ("satet", "satet apep androsphinx"),
    ("apep", "satet apep androsphinx"),
    ("androsphinx", "satet apep androsphinx"),
]


# -- figures


@pytest.mark.parametrize(("kind", "guardians"), EACH_KIND)
def test_every_figure_has_strength_one(kind: str, guardians: str) -> None:
    """ANKH-FIG-01."""
    t = bare(2, gods="osiris ra", guardians=guardians).figures(0, **{kind: "1,2"}).figures(1, warriors="1,6 1,8")
    t.region(3).cards(s0="flood", s1="build")
    assert [(event.who, event.amount) for event in t.heard("strength")] in ([(0, 1), (1, 2)], [(1, 2), (0, 1)])


def test_a_plague_without_highest_bid_spares_gods() -> None:
    """ANKH-FIG-02."""
    t = bare(2, gods="osiris ra").figures(0, god="1,2", warriors="1,3").figures(1, god="1,6", mummy="1,8")
    t.hand(1, "plague", "cycle").region(3).cards(s0="flood", s1="plague").by(0, "0").by(1, "0")
    assert [event.what for event in t.heard("figure-killed")] == [KINDS.index("warrior"), KINDS.index("mummy")]
    assert (t.at("1,2"), t.at("1,6")) == ("god 0", "god 1")


def test_a_battle_nobody_wins_spares_gods() -> None:
    """ANKH-FIG-02."""
    t = bare(2, gods="osiris ra").figures(0, god="1,2", warriors="1,3").figures(1, god="1,6", cat_mummy="1,8")
    t.region(3).cards(s0="flood", s1="flood")
    assert (t.where(0), t.where(1)) == ("1,2 1,3", "1,6 1,8")  # all sheltered
    t = bare(2, gods="osiris ra").figures(0, god="1,2", warriors="1,3").figures(1, god="1,6", cat_mummy="1,8")
    t.region(3).cards(s0="build", s1="miracle")
    assert (t.where(0), t.where(1)) == ("1,2", "1,6")


def test_a_defeated_god_stays_on_the_map() -> None:
    """ANKH-FIG-02."""
    t = bare(2, gods="isis ra").figures(0, god="1,2").figures(1, god="1,6", warriors="1,8")
    t.region(3).cards(s0="flood", s1="chariots")
    assert t.at("1,2") == "god 0"


def test_the_killed_come_into_their_owner_s_pool_and_back_by_a_summon() -> None:
    """ANKH-FIG-03: the Guardian keeps its owner's base and does not return to its card."""
    t = bare(2, gods="osiris ra").figures(0, warriors="5,6", cat_mummy="5,8").figures(1, warriors="7,5 8,5")
    cards = t.s.guardian_cards
    t.region(2).cards(s0="flood", s1="chariots")
    assert t.where(0) == "2,0 5,6"  # Flood sheltered the Warrior on Fertile land
    assert t.s.guardians_in_pool(0, 1) == 1
    assert t.s.guardians_in_pool(1, 1) == 0
    assert t.s.guardian_cards == cards
    assert t.s.bases_free(0, SMALL) == 1
    t.answer("pass")
    t.s.over = False
    t.turn(0).answer("summon", "cat-mummy", "2,1")
    assert t.at("2,1") == "cat-mummy 0"
    assert t.s.guardians_in_pool(0, 1) == 0


def test_killed_warriors_can_be_summoned_again() -> None:
    """ANKH-FIG-03: six on the map, two die, two are in the pool."""
    t = bare(2, gods="osiris ra").figures(0, warriors="5,7 5,8 4,0 4,1 4,2 4,3").figures(1, warriors="7,5 8,5")
    t.region(2).cards(s0="flood", s1="chariots")
    assert t.where(0, "warrior") == "4,0 4,1 4,2 4,3"
    assert t.s.warriors(0) == 2
    t.answer("pass")
    t.s.over = False
    t.turn(0).answer("summon", "warrior", "2,1")
    assert t.s.warriors(0) == 1


def test_a_god_is_never_in_a_pool() -> None:
    """ANKH-FIG-04: nobody can summon it."""
    t = table(2).turn(0).answer("summon")
    assert "god" not in t.options()
    t.refused("god")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_side_has_its_god_on_the_map_to_the_end(players: int) -> None:
    """ANKH-FIG-04: looked at after every answer of a random game."""
    s = ANKH.start(players, seed=7)
    dice = Dice(11)
    while s.waiting():
        seat = s.waiting()[0]
        options = s.options(seat)
        s.apply(seat, options[dice.below(len(options))])
        merging = type(s.stack[-1]).__name__ in ("TakeGuardian", "GiveUpGuardian")
        for side in s.ladder[1 if merging else 0 :]:
            assert (s.figures[side] & s.pieces[GOD]).bit_count() == 1
    assert s.over


# -- Monuments


def controllers(t: Table) -> list[int]:
    """Monuments controlled by each side."""
    return [controlled.bit_count() for controlled in t.s.controls]


def test_an_ankh_token_makes_a_monument_one_side_s_own() -> None:
    """ANKH-MON-01: taken over, it has one controller; the token comes from and goes to a pool."""
    t = bare(2).monuments(obelisk="2,1")
    assert t.at("2,1") == "obelisk"
    assert t.s.neutral_monuments().bit_count() == 1
    t.event_comes(CONTROL_MONUMENT).runs(TriggerEvent(0)).answer("2,1")
    assert (t.at("2,1"), t.s.ankhs(0), t.s.ankhs(1)) == ("obelisk 0", 8, 9)
    t.s.over = False
    t.figures(1, god="3,0").event_comes(CONTROL_MONUMENT).runs(TriggerEvent(1)).answer("2,1")
    assert (t.at("2,1"), t.s.ankhs(0), t.s.ankhs(1)) == ("obelisk 1", 9, 8)
    assert controllers(t) == [0, 1]


def test_figures_coming_and_going_change_no_control() -> None:
    """ANKH-MON-02."""
    t = table(3)
    before = (t.s.controls, t.s.neutral_monuments())
    t.answer("move", "4,4", "4,2", "4,3", "7,4")  # now next to P2's Obelisk, if there were no river
    t.turn(1).answer("move", "6,6", "8,7", "7,6", "8,8")  # away from it
    t.turn(0).answer("move", "7,4", "7,5", "pass")
    t.turn(0).answer("summon", "warrior", "7,6")
    assert (t.s.controls, t.s.neutral_monuments()) == before


def test_building_gives_control() -> None:
    """ANKH-MON-02, ANKH-MON-01."""
    t = bare(2, gods="isis ra").followers(3, 0).figures(0, god="1,2").figures(1, god="1,6").region(3)
    t.cards(s0="build", s1="cycle").answer("pyramid", "1,4")
    assert t.at("1,4") == "pyramid 0"
    assert t.s.ankhs(0) == 8


def test_a_lost_battle_changes_no_control() -> None:
    """ANKH-MON-02: not even for the only side left in the region."""
    t = bare(2, gods="osiris ra").monuments(0, temple="5,8").figures(0, warriors="5,7").figures(1, warriors="6,8")
    t.region(2).cards(s0="flood", s1="chariots")
    assert t.where(0) == "2,0"
    assert t.at("5,8") == "temple 0"


def test_a_destroyed_monument_frees_its_token_and_can_be_built_again() -> None:
    """ANKH-MON-03, ANKH-MON-02: all ten Obelisks stood on the map."""
    nine = "4,7 4,8 4,9 5,8 5,9 6,7 6,8 7,7 7,6"
    t = bare(2, gods="isis ra").monuments(1, obelisk="5,7").monuments(obelisk=nine)
    t.figures(0, god="1,2", giant_scorpion="5,6").aim("5,6", 2).figures(1, god="1,6").followers(3, 0)
    assert (t.s.monuments_left(OBELISK), t.s.ankhs(1)) == (0, 8)
    t.conflict_begins()
    assert t.at("5,7") == ""
    assert (t.s.monuments_left(OBELISK), t.s.ankhs(1)) == (1, 9)
    t.s.over = False
    t.region(3).cards(s0="build", s1="cycle").answer("obelisk", "1,4")
    assert t.at("1,4") == "obelisk 0"


def test_a_neutral_monument_destroyed_gives_nobody_a_token() -> None:
    """ANKH-MON-03."""
    t = bare(2).monuments(temple="5,7").figures(0, giant_scorpion="5,6").aim("5,6", 1).conflict_begins()
    assert (t.s.monuments_left(TEMPLE), t.s.ankhs(0), t.s.ankhs(1)) == (10, 9, 9)


def test_monuments_of_a_lower_god_are_destroyed_and_their_tokens_leave() -> None:
    """ANKH-MON-03, ANKH-MON-02."""
    t = bare(3, gods="ra isis osiris").devotion(10, 5, 2).monuments(1, temple="5,7").monuments(2, temple="5,8 6,8")
    t.runs(MergeGods())
    assert (t.at("5,7"), t.at("5,8"), t.at("6,8")) == ("temple 1", "", "")
    assert t.s.monuments_left(TEMPLE) == 9
    assert [ankhs_seen(t, seat) for seat in range(3)] == [9, 8, None]


def test_monuments_of_a_forgotten_god_are_destroyed_and_their_tokens_leave() -> None:
    """ANKH-MON-03, ANKH-MON-02."""
    t = bare(3, gods="ra isis osiris").devotion(25, 24, 2).monuments(1, temple="5,7").monuments(2, temple="5,8")
    t.runs(ForgetGods())
    assert (t.at("5,7"), t.at("5,8")) == ("temple 1", "")
    assert t.s.monuments_left(TEMPLE) == 9
    assert [ankhs_seen(t, seat) for seat in range(3)] == [9, 8, None]


def ankhs_seen(t: Table, side: int) -> object:
    """The Ankh tokens in the side's pool as everybody sees them; None if there is no such side."""
    found = [seen["ankhs"] for seen in ANKH.view(t.s, 0)["sides"] if seen["side"] == side]
    return found[0] if found else None


def test_three_figure_guardians_stand_on_small_bases() -> None:
    """ANKH-COMP-09: seen by what a side has left."""
    for kind, guardians in EACH_KIND[2:]:
        t = bare(2, guardians=guardians).figures(0, **{kind: "1,2"})
        free = [t.s.bases_free(0, base) for base in (SMALL, 1 - SMALL)]
        small = kind in ("cat_mummy", "satet", "mummy")
        assert free == ([1, 2] if small else [2, 1])
        assert (GUARDIAN_BASE[KINDS.index(kind.replace("_", "-"))] == SMALL) == small
