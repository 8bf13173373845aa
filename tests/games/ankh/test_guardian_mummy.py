"""The Mummy (chapter 13)."""

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.egypt import space_set


def lost_in_delta(god: str, mummy: str = "1,4", gods: str = "amun isis", players: int = 2) -> Table:
    """Seat 0 will win in the Delta, where seat 1 has a Mummy; seat 1's God stands somewhere."""
    t = bare(players, gods=gods).figures(0, warriors="0,1 1,1 0,2").figures(1, god=god, mummy=mummy)
    t.s.token_up = False
    return t


def strengths(t: Table) -> list[tuple[int, int]]:
    """Side and strength, of every Resolution since the last look."""
    return sorted((event.who, event.amount) for event in t.heard("strength"))


def test_a_killed_mummy_returns_next_to_its_god_where_its_owner_wants() -> None:
    """ANKH-GUARD-14."""
    t = lost_in_delta("1,7").region(3).cards(s0="chariots", s1="drought")
    assert t.asked() == "MummyTo"
    assert t.s.waiting() == [1]
    assert t.options() == ["1,6", "1,8", "2,6", "2,7", "2,8"]  # 0,7 is Water
    t.answer("2,7")
    assert [t.at("1,4"), t.at("2,7")] == ["", "mummy 1"]
    assert t.s.guardians_in_pool(1, 2) == 0


def test_it_must_return_if_it_can() -> None:
    """ANKH-GUARD-14: and only next to the God."""
    t = lost_in_delta("1,7").region(3).cards(s0="chariots", s1="drought")
    assert t.refused("pass") == ["ANKH-GUARD-14"]
    assert t.refused("1,5") == ["ANKH-GUARD-14"]
    assert t.refused("0,7") == ["ANKH-GUARD-14"]


def test_next_to_the_god_means_adjacent() -> None:
    """ANKH-GUARD-14, ANKH-ADJ-01: 8,5 shares a side with 9,4, but the river parts them."""
    t = lost_in_delta("9,4").region(3).cards(s0="chariots", s1="drought")
    assert t.options() == ["8,3", "8,4"]
    assert t.refused("8,5") == ["ANKH-GUARD-14"]


def test_without_a_space_it_goes_to_the_pool() -> None:
    """ANKH-GUARD-15: a figure and a Monument stand on the two spaces next to the God."""
    t = lost_in_delta("9,4").figures(1, warriors="8,3").monuments(pyramid="8,4")
    t.region(3).cards(s0="chariots", s1="drought")
    assert t.asked() == ""
    assert t.where(1, "mummy") == ""
    assert t.s.guardians_in_pool(1, 2) == 1


def test_an_underworld_token_is_no_space_for_the_mummy_of_others() -> None:
    """ANKH-GUARD-15, ANKH-SUM-07."""
    t = lost_in_delta("9,4", gods="amun isis osiris", players=3).monuments(pyramid="8,4").gates("8,3")
    t.region(3).cards(s0="chariots", s1="drought")
    assert t.asked() == ""
    assert t.s.guardians_in_pool(1, 2) == 1


def test_an_underworld_token_is_refused_while_other_spaces_are_free() -> None:
    """ANKH-GUARD-14, ANKH-SUM-07."""
    t = lost_in_delta("9,4", gods="amun isis osiris", players=3).gates("8,3")
    t.region(3).cards(s0="chariots", s1="drought")
    assert t.options() == ["8,4"]
    assert t.refused("8,3") == ["ANKH-SUM-07"]


def test_the_mummy_of_osiris_may_return_onto_an_underworld_token() -> None:
    """ANKH-GUARD-14, ANKH-GOD-22."""
    t = lost_in_delta("9,4", gods="amun osiris").monuments(pyramid="8,4").gates("8,3")
    t.region(3).cards(s0="chariots", s1="drought")
    assert t.options() == ["8,3"]


def test_the_space_on_which_it_died_is_free_again() -> None:
    """ANKH-GUARD-14, ANKH-KILL-04: the batch has left the map before it returns."""
    t = bare(gods="amun isis").figures(0, warriors="4,0 4,1 5,0").figures(1, god="9,4", mummy="8,4")
    t.monuments(pyramid="8,3")
    t.s.token_up = False
    t.region(1).cards(s0="chariots", s1="drought")
    assert t.options() == ["8,4"]
    t.answer("8,4")
    assert t.at("8,4") == "mummy 1"


def test_mummies_of_two_sides_return_in_ascending_order() -> None:
    """ANKH-GUARD-14, ANKH-KILL-04: a tie kills both."""
    for order, devotion in (([0, 1], (3, 4)), ([1, 0], (4, 3))):
        t = bare(3, gods="ra isis amun").figures(0, mummy="1,1").figures(1, mummy="1,4").devotion(*devotion, 9)
        t.region(3).cards(s0="drought", s1="drought")
        asked = [t.seat()]
        t.answer(t.options()[0])
        while t.asked() == "GiveSun":
            t.answer("pass")
        asked.append(t.seat())
        assert asked == order


def test_two_mummies_of_one_side_return_one_after_the_other() -> None:
    """ANKH-GUARD-14, ANKH-GUARD-15: one space, so the second goes to the pool."""
    t = lost_in_delta("9,4", gods="amun isis ra", players=3).figures(1, mummy="1,9").monuments(pyramid="8,3")
    t.region(3).cards(s0="chariots", s1="drought").answer("8,4")
    assert t.asked() == ""
    assert t.where(1, "mummy") == "8,4"
    assert t.s.guardians_in_pool(1, 2) == 1


def test_the_return_is_a_summon_so_it_may_be_radiant() -> None:
    """ANKH-GUARD-16, ANKH-GOD-23."""
    t = lost_in_delta("9,4", gods="amun ra").region(3).cards(s0="chariots", s1="drought").answer("8,4")
    assert t.asked() == "GiveSun"
    assert t.seat() == 1
    t.answer("yes")
    assert t.s.suns == space_set("8,4")


def test_the_return_is_no_summon_action_for_a_pyramid() -> None:
    """ANKH-GUARD-16: Pyramid Attuned adds nothing to it."""
    t = lost_in_delta("9,4").powers(1, "pyramid-attuned").monuments(1, pyramid="4,1")
    t.region(3).cards(s0="chariots", s1="drought").answer("8,4")
    assert t.asked() == ""
    assert t.where(1) == "8,4 9,4"


def test_the_return_is_no_summon_action_for_osiris() -> None:
    """ANKH-GUARD-16: no extra summon, and no return onto a far Underworld token."""
    t = lost_in_delta("9,4", gods="amun osiris").gates("4,1").region(3).cards(s0="chariots", s1="drought")
    assert t.options() == ["8,3", "8,4"]
    t.answer("8,4")
    assert t.asked() == "GateFrom"  # the Battle goes on to what its loser may do
    assert t.where(1) == "8,4 9,4"


def test_a_mummy_back_from_a_plague_fights_on_in_the_same_region() -> None:
    """ANKH-GUARD-17: God 1, Mummy 1, Chariots 3."""
    t = lost_in_delta("1,7").followers(1, 0).region(3).cards(s0="plague", s1="chariots")
    t.by(0, "1").by(1, "0").answer("2,7")
    assert strengths(t) == [(0, 4), (1, 5)]
    assert t.where(0, "warrior") == ""
    assert t.at("2,7") == "mummy 1"


def test_a_mummy_back_elsewhere_does_not_fight_on() -> None:
    """ANKH-GUARD-17: its God, and so the Mummy, is in another region now."""
    t = lost_in_delta("9,4").figures(1, warriors="1,9").followers(1, 0).region(3).cards(s0="plague", s1="chariots")
    t.by(0, "1").by(1, "0").answer("8,4")
    assert strengths(t) == [(0, 4)]


def test_a_mummy_can_be_killed_twice_in_one_battle() -> None:
    """ANKH-GUARD-14, ANKH-GUARD-17, ANKH-CARD-18: it returns twice and counts twice for Miracle."""
    t = lost_in_delta("1,7").followers(1, 0).devotion(9, 3).region(3).cards(s0="plague", s1="miracle")
    t.by(0, "1").by(1, "0").answer("2,7")
    assert t.asked() == "MummyTo"
    assert t.at("2,7") == ""
    t.answer("1,8")
    assert t.at("1,8") == "mummy 1"
    assert t.s.devotion == (10, 5)


def test_a_returned_mummy_fights_in_later_regions() -> None:
    """ANKH-GUARD-17: killed in the West (1), it stands by its God in the East (2)."""
    t = bare(gods="amun isis").figures(0, warriors="4,0 4,1 8,8").figures(1, god="7,5", mummy="8,2")
    t.s.token_up = False
    t.conflict().cards(s0="chariots", s1="drought")
    t.heard()
    t.answer("6,5").cards(s0="drought", s1="miracle")
    assert strengths(t) == [(0, 2), (1, 2)]


def test_a_mummy_that_is_spared_does_not_move() -> None:
    """ANKH-GUARD-14: only killing brings it back to its God."""
    t = lost_in_delta("9,4").region(3).cards(s0="chariots", s1="flood")
    assert t.asked() == ""
    assert t.at("1,4") == "mummy 1"
