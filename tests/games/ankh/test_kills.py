"""One batch of kills (chapter 9.1)."""

import pytest

from tests.games.ankh.table import Table, bare


def duel(gods: str, **figures: str) -> Table:
    """Two sides before a Battle in region 2; their Gods are far away, they have no Followers."""
    t = bare(gods=gods).followers(0, 0)
    for name, spaces in figures.items():
        t.figures(int(name[1:]), warriors=spaces)
    return t


def told(t: Table, *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds with the side concerned, in order."""
    return [(event.kind, event.who) for event in t.heard() if event.kind in kinds]


# -- all at once


@pytest.mark.parametrize("kept", [True, False])
def test_who_dies_with_its_neighbour_was_protected_by_it(kept: bool) -> None:
    """ANKH-KILL-01, ANKH-GOD-15, EX-25. An unbroken tie: both would die, and Isis may keep hers."""
    t = duel("isis ra", s0="6,6", s1="6,7").region(2).cards(s0="cycle", s1="cycle")
    assert (t.asked(), t.options()) == ("ProtectFigure", ["pass", "6,6"])
    assert t.at("6,7") == "warrior 1"
    t.answer("6,6" if kept else "pass")
    assert [t.at("6,6"), t.at("6,7")] == ["warrior 0" if kept else "", ""]


def test_protection_comes_from_enemies_and_not_from_figures_of_other_regions_across_a_river() -> None:
    """ANKH-KILL-01, ANKH-GOD-14. Next to an own Warrior, or to an enemy beyond the river, nobody is safe."""
    t = duel("isis ra", s0="6,6 5,6", s1="8,8 8,6 5,5 4,5").region(2).cards(s0="cycle", s1="chariots")
    assert t.asked() == ""
    assert t.where(0, "warrior") == ""


def test_several_figures_are_protected_by_one_that_dies() -> None:
    """ANKH-KILL-01, ANKH-GOD-14. Each of the two is decided on its own."""
    t = duel("isis ra", s0="6,6 6,8", s1="6,7 4,6").region(2).cards(s0="cycle", s1="cycle")
    assert t.options() == ["pass", "6,6", "6,8"]
    t.answer("6,8")
    assert t.options() == ["pass", "6,6"]
    t.answer("6,6")
    assert t.where(0, "warrior") == "6,6 6,8"
    assert t.where(1, "warrior") == ""


def test_a_plague_is_a_batch_without_protection() -> None:
    """ANKH-KILL-01, ANKH-CARD-13. Neither Isis nor Flood helps, and all die at once."""
    t = duel("isis ra", s0="6,6 5,6", s1="6,7").region(2).cards(s0="flood", s1="plague").by(0, "0").by(1, "0")
    assert t.asked() == ""
    assert t.where(0, "warrior") == t.where(1, "warrior") == ""


# -- off the map


def test_the_dead_leave_together_and_a_mummy_may_take_any_of_their_spaces() -> None:
    """ANKH-KILL-02, ANKH-KILL-04, ANKH-GUARD-14. All around the God was held; what the dead held is free."""
    t = duel("isis osiris", s0="5,6 5,7 6,5", s1="6,7").figures(1, god="6,6", mummy="7,6").region(2)
    t.cards(s0="chariots", s1="cycle")
    assert t.asked() == "MummyTo"
    assert t.options() == ["6,7", "7,6"]
    t = duel("amun osiris", s0="5,6 5,7 6,5", s1="6,7").figures(1, god="6,6", mummy="7,6")
    t.s.token_up = False
    t.region(2).cards(s0="cycle", s1="cycle")
    assert t.asked() == "MummyTo"
    assert t.options() == ["5,6", "5,7", "6,5", "6,7", "7,6"]
    assert t.where(0, "warrior") == t.where(1, "warrior") == ""


def test_sun_tokens_of_the_dead_return_to_ra() -> None:
    """ANKH-KILL-02, ANKH-GOD-26. All three were in use; the returning Mummy can get the one it had."""
    t = duel("ra isis", s0="6,6 5,6", s1="8,8 8,6 8,5").figures(0, mummy="4,8", warriors="4,4").suns("4,8 6,6 4,4")
    t.region(2).cards(s0="cycle", s1="chariots")
    assert t.asked() == "MummyTo"
    t.answer("2,1")
    assert t.asked() == "GiveSun"
    assert t.s.suns.bit_count() == 1
    t.answer("yes")
    assert [t.at("2,1"), t.at("4,4")] == ["mummy 0", "warrior 0"]
    assert t.s.suns.bit_count() == 2


def test_a_sun_returns_from_a_plague_before_the_reward_is_counted() -> None:
    """ANKH-KILL-02, ANKH-GOD-25. The Radiant Warrior is gone, so the victory of the God is worth 1."""
    t = duel("ra isis", s0="6,6", s1="8,8").figures(0, god="4,6").suns("6,6").region(2)
    t.cards(s0="plague", s1="cycle").by(0, "0").by(1, "0")
    assert t.s.suns == 0
    assert t.s.devotion == (1, 0)


# -- Anubis


def test_anubis_may_take_one_dead_warrior_and_the_rest_go_to_their_pools() -> None:
    """ANKH-KILL-03, ANKH-GOD-06, ANKH-FIG-03. He is not in the region and chooses whose."""
    t = bare(3, gods="anubis isis ra").followers(0, 0, 0).figures(1, warriors="4,6 8,8").figures(2, god="3,8")
    t.figures(2, warriors="6,6").region(2).cards(s1="cycle", s2="cycle")
    assert (t.asked(), t.s.waiting()) == ("TakeCaptive", [0])
    assert t.options() == ["pass", "isis", "ra"]
    assert t.where(1, "warrior") == t.where(2, "warrior") == ""
    t.answer("ra")
    assert t.s.captives == (0, 0, 1)
    assert [t.s.warriors(side) for side in range(3)] == [6, 6, 5]


def test_anubis_may_also_take_none() -> None:
    """ANKH-KILL-03."""
    t = duel("anubis isis", s0="6,6 5,6", s1="8,8").region(2).cards(s0="cycle", s1="cycle").answer("pass")
    assert t.s.captives == (0, 0)
    assert t.s.warriors(1) == 6


@pytest.mark.parametrize("full", [True, False])
def test_without_a_free_slot_anubis_is_not_asked(full: bool) -> None:
    """ANKH-KILL-03, ANKH-GOD-07."""
    t = duel("anubis isis", s0="6,6 5,6", s1="8,8").captives(0, 3 if full else 2).region(2)
    t.cards(s0="cycle", s1="cycle")
    assert t.asked() == ("" if full else "TakeCaptive")


def test_anubis_takes_neither_own_warriors_nor_guardians() -> None:
    """ANKH-KILL-03, ANKH-GOD-07. No question if nothing else died."""
    t = duel("anubis isis", s0="6,6").figures(1, cat_mummy="8,8").region(2).cards(s0="cycle", s1="cycle")
    assert t.asked() == ""
    assert t.where(0, "warrior") == ""
    assert t.s.captives == (0, 0)


def test_figures_kept_alive_are_no_captives() -> None:
    """ANKH-KILL-03, ANKH-KILL-01. Isis saves her only Warrior, so there is nobody to take."""
    t = duel("anubis isis", s0="6,6", s1="6,7").region(2).cards(s0="chariots", s1="cycle")
    assert t.asked() == "ProtectFigure"
    t.answer("6,7")
    assert t.asked() == ""
    assert t.s.captives == (0, 0)


# -- Mummies


def test_anubis_acts_before_mummies_return() -> None:
    """ANKH-KILL-03, ANKH-KILL-04."""
    t = duel("anubis osiris", s0="6,6 5,6", s1="8,8").figures(1, mummy="8,6").region(2)
    t.cards(s0="chariots", s1="cycle")
    assert (t.asked(), t.s.waiting()) == ("TakeCaptive", [0])
    assert t.where(1, "mummy") == ""
    t.answer("pass")
    assert (t.asked(), t.s.waiting()) == ("MummyTo", [1])


def mummies_meet(*devotion: int) -> Table:
    """Two Gods with 5,7 and 6,7 between them, where their Mummies stand, before a tie of sides 1 and 2."""
    t = bare(3, gods="isis amun osiris").followers(0, 0, 0).devotion(*devotion)
    t.s.token_up = False
    return t.figures(1, god="6,6", mummy="6,7").figures(2, god="6,8", mummy="5,7")


@pytest.mark.parametrize(("devotion", "first", "second"), [((0, 5, 9), 1, 2), ((0, 9, 5), 2, 1)])
def test_mummies_return_in_ascending_order_of_their_owners(
    devotion: tuple[int, int, int], first: int, second: int
) -> None:
    """ANKH-KILL-04. The lower owner chooses among both vacated spaces, the other what is left."""
    t = mummies_meet(*devotion).region(2).cards(s1="cycle", s2="cycle")
    assert (t.asked(), t.s.waiting()) == ("MummyTo", [first])
    assert {"5,7", "6,7"} <= set(t.options())
    t.answer("6,7")
    assert (t.asked(), t.s.waiting()) == ("MummyTo", [second])
    assert "5,7" in t.options()
    assert t.refused("6,7") == ["ANKH-GUARD-14"]
    t.answer("5,7")
    assert [t.at("6,7"), t.at("5,7")] == [f"mummy {first}", f"mummy {second}"]


def test_ascending_is_judged_after_reward_and_magnanimous() -> None:
    """ANKH-KILL-04, ANKH-BAT-19. Magnanimous lifts side 1 from 5 to 7, over side 2, which now returns first."""
    t = mummies_meet(0, 5, 6).powers(1, "magnanimous").region(2).cards(s1="cycle", s2="cycle")
    assert t.s.devotion == (0, 7, 6)
    assert (t.asked(), t.s.waiting()) == ("MummyTo", [2])


def test_a_mummy_killed_by_a_plague_is_back_for_the_resolution() -> None:
    """ANKH-KILL-04, ANKH-GUARD-17. It counts for strength, and dies and returns a second time."""
    t = duel("isis osiris", s0="8,8").figures(1, god="5,7", mummy="5,6").followers(1, 0).region(2)
    t.cards(s0="plague", s1="flood").by(0, "1").by(1, "0")
    assert t.asked() == "MummyTo"
    t.answer("6,7")
    assert {event.who: event.amount for event in t.heard("strength")} == {0: 2, 1: 2}
    assert t.asked() == "MummyTo"
    t.answer("6,7")
    assert [t.at("6,7"), t.at("8,8")] == ["mummy 1", ""]


# -- Cat-Mummies


def test_after_a_plague_the_curse_comes_at_once() -> None:
    """ANKH-KILL-05, ANKH-KILL-04, ANKH-GUARD-02. After the Mummy's return and before the majorities."""
    t = duel("isis osiris", s0="8,8").figures(1, god="5,7", mummy="5,6", cat_mummy="4,6").followers(1, 0)
    t.devotion(5, 3).monuments(0, temple="8,6").region(2).cards(s0="plague", s1="cycle").by(0, "1").by(1, "0")
    assert t.asked() == "MummyTo"
    assert t.s.devotion == (5, 3)
    t.answer("6,7")
    kinds = ("figure-killed", "devotion-lost", "devotion-gained", "strength")
    assert told(t, *kinds)[:4] == [
        ("figure-killed", 1),
        ("figure-killed", 1),
        ("devotion-lost", 0),
        ("devotion-gained", 0),
    ]


def test_in_the_resolution_the_curse_is_the_last_step_before_miracle() -> None:
    """ANKH-KILL-05, ANKH-BAT-19, ANKH-GUARD-02. Reward, Magnanimous, kills, loss, and only then Miracle."""
    t = duel("isis ra", s0="4,6 4,7 4,8", s1="8,8").figures(1, cat_mummy="8,6").powers(1, "magnanimous")
    t.devotion(5, 0).region(2).cards(s0="cycle", s1="miracle")
    assert told(t, "devotion-gained", "devotion-lost", "figure-killed") == [
        ("devotion-gained", 0),
        ("devotion-gained", 1),
        ("figure-killed", 1),
        ("figure-killed", 1),
        ("devotion-lost", 0),
        ("devotion-gained", 1),
    ]
    assert t.s.devotion == (5, 2 + 2)


def test_the_mummy_returns_before_the_curse_of_the_same_resolution() -> None:
    """ANKH-KILL-05, ANKH-KILL-04."""
    t = duel("isis osiris", s0="4,6 4,7 4,8").figures(1, mummy="8,8", cat_mummy="8,6").devotion(5, 0).region(2)
    t.cards(s0="cycle", s1="flood")
    assert t.asked() == "MummyTo"
    assert t.s.devotion == (6, 0)
    t.answer("7,1")
    assert t.s.devotion == (5, 0)


# -- batches are counted apart


def test_anubis_takes_one_of_the_plague_and_one_of_the_resolution() -> None:
    """ANKH-KILL-06, ANKH-GOD-06, EX-20. Three die in the Plague, two in the Resolution, he gets two."""
    t = bare(3, gods="anubis isis osiris").followers(0, 0, 1).figures(2, god="2,9", warriors="8,8 8,6")
    t.figures(0, god="4,6", warriors="5,6").figures(1, warriors="6,8 6,7 7,7").region(2)
    t.cards(s0="chariots", s1="cycle", s2="plague").by(0, "0").by(1, "0").by(2, "1")
    assert t.options() == ["pass", "isis"]
    t.answer("isis")
    assert t.asked() == "TakeCaptive"
    assert t.options() == ["pass", "osiris"]
    t.answer("osiris")
    assert t.asked() != "TakeCaptive"
    assert t.s.captives == (0, 1, 1)
    assert [t.s.warriors(1), t.s.warriors(2)] == [5, 5]


def test_two_plagues_are_two_batches() -> None:
    """ANKH-KILL-06, ANKH-BAT-09. One captive of each, before the next is bid on."""
    t = bare(3, gods="anubis isis osiris").followers(3, 2, 0)
    t.figures(0, god="2,9", warriors="4,6").figures(1, warriors="6,6 7,7").figures(2, god="8,5", warriors="8,8")
    t.devotion(0, 1, 2).region(2).cards(s0="plague", s1="plague", s2="cycle")
    t.by(0, "0").by(1, "1").by(2, "0")
    assert t.options() == ["pass", "osiris"]
    t.answer("osiris")
    assert t.asked() == "PlagueBid"
    t.by(0, "1").by(1, "0").by(2, "0")
    assert t.options() == ["pass", "isis"]
    t.answer("isis")
    assert t.s.captives == (0, 1, 1)
    assert t.asked() == "GateFrom"


def test_the_dead_of_an_earlier_batch_cannot_be_taken_later() -> None:
    """ANKH-KILL-06, ANKH-KILL-03. He let the Plague's dead go; the Resolution kills Guardians only."""
    t = duel("anubis osiris", s0="6,6 5,6", s1="8,8").figures(1, god="8,5", mummy="8,7").followers(1, 0).region(2)
    t.cards(s0="chariots", s1="plague").by(0, "1").by(1, "0")
    assert t.asked() == "TakeCaptive"
    t.answer("pass")
    assert t.asked() == "MummyTo"
    t.answer("8,6")
    assert t.asked() == "MummyTo"
    assert t.s.captives == (0, 0)
