"""The Cat-Mummy (chapter 13)."""

from tests.games.ankh.table import Table, bare
from theomachy.games.ankh.rules.components import CONFLICT
from theomachy.games.ankh.rules.events.conflict import AfterConflict


def fight_in_delta(*devotion: int) -> Table:
    """Ra (0) will beat Isis (1) and her Cat-Mummy in the Delta; Amun (2) is far away in the East."""
    t = bare(3, gods="ra isis amun").figures(0, warriors="1,2 1,3 1,4").figures(1, cat_mummy="1,8")
    return t.devotion(*devotion)


def losses(t: Table) -> list[tuple[int, int]]:
    """Who lost Devotion and the space its token went to, in order."""
    return [(event.who, event.what) for event in t.heard("devotion-lost")]


def gains_and_losses(t: Table) -> list[tuple[str, int]]:
    """The rule and the side of every change of Devotion, in order."""
    changes = ("devotion-gained", "devotion-lost")
    return [(event.rule, event.who) for event in t.heard() if event.kind in changes]


def after_conflict(t: Table, number: int) -> Table:
    """What follows the number-th Conflict, and no more."""
    t.event_comes(CONFLICT, number)
    t.s.event += 1
    return t.runs(AfterConflict())


def test_every_other_side_loses_one_wherever_it_is() -> None:
    """ANKH-GUARD-01: also Amun, who has nothing in the region."""
    t = fight_in_delta(10, 8, 5).region(3).cards(s0="chariots", s1="drought")
    assert t.s.devotion == (10, 8, 4)  # Ra had won 1 before
    assert t.s.guardians_in_pool(1, 1) == 1


def test_the_owner_never_loses() -> None:
    """ANKH-GUARD-04."""
    t = fight_in_delta(10, 8, 5).region(3).cards(s0="chariots", s1="drought")
    assert 1 not in [side for side, _ in losses(t)]
    assert t.s.devotion[1] == 8


def test_a_side_on_the_lowest_space_stays_as_it_lies() -> None:
    """ANKH-GUARD-01, ANKH-DEV-10."""
    t = fight_in_delta(7, 0, 0).devotion(7, 0, 0, order=[2, 1, 0]).region(3).cards(s0="chariots", s1="drought")
    assert losses(t) == [(0, 7)]
    assert t.s.devotion == (7, 0, 0)
    assert t.s.ladder == (2, 1, 0)


def test_a_cat_mummy_that_survives_costs_nobody_anything() -> None:
    """ANKH-GUARD-01: Flood saves it from the Resolution."""
    t = fight_in_delta(10, 8, 5).region(3).cards(s0="chariots", s1="flood")
    assert t.at("1,8") == "cat-mummy 1"
    assert t.s.devotion == (11, 8, 5)


def test_a_winning_cat_mummy_costs_nobody_anything() -> None:
    """ANKH-GUARD-01: being in a Battle is not enough."""
    t = bare(3, gods="ra isis amun").figures(0, warriors="1,2").figures(1, cat_mummy="1,8").devotion(10, 8, 5)
    t.region(3).cards(s0="miracle", s1="chariots")
    assert t.at("1,8") == "cat-mummy 1"
    assert t.s.devotion == (11, 9, 5)  # Miracle, victory


def test_in_a_plague_the_loss_comes_at_once() -> None:
    """ANKH-GUARD-02: Ra falls into the red before majorities count, so Bountiful already helps him there."""
    t = fight_in_delta(21, 8, 5).powers(0, "bountiful").monuments(0, obelisk="2,2").followers(1, 0, 0)
    t.region(3).cards(s0="plague", s1="chariots").by(0, "1").by(1, "0")
    changes = [("ANKH-GUARD-01", 2), ("ANKH-GUARD-01", 0), ("ANKH-BAT-10", 0), ("ANKH-BAT-20", 0)]
    assert gains_and_losses(t) == changes
    assert t.s.devotion == (23, 8, 4)  # 21 - 1, then 1 + 1 for the majority, then 1 for the victory


def test_in_the_resolution_the_loss_comes_after_reward_and_magnanimous_but_before_miracle() -> None:
    """ANKH-GUARD-02."""
    t = fight_in_delta(10, 8, 5).figures(1, warriors="1,9").powers(1, "magnanimous").figures(2, warriors="3,6")
    t.s.token_up = False
    t.region(3).cards(s0="chariots", s1="drought", s2="miracle")
    assert gains_and_losses(t) == [
        ("ANKH-BAT-20", 0),
        ("ANKH-POW-15", 1),
        ("ANKH-GUARD-01", 2),
        ("ANKH-GUARD-01", 0),
        ("ANKH-CARD-17", 2),
    ]
    assert t.s.devotion == (10, 10, 5)


def test_mummies_of_the_same_batch_return_before_the_loss() -> None:
    """ANKH-GUARD-02, ANKH-KILL-04, ANKH-KILL-05: in a Plague as in the Resolution."""
    for cards in ({"s0": "plague", "s1": "chariots"}, {"s0": "chariots", "s1": "drought"}):
        t = fight_in_delta(10, 8, 5).figures(1, mummy="1,9").followers(1, 0, 0).region(3).cards(**cards)
        if cards["s0"] == "plague":
            t.by(0, "1").by(1, "0")
        assert t.asked() == "MummyTo"
        assert losses(t) == []
        t.answer("7,0")
        assert [side for side, _ in losses(t)] == [2, 0]


def test_the_loss_can_make_a_miracle_bountiful() -> None:
    """ANKH-GUARD-02: Amun is back in the red when Miracle is counted."""
    t = fight_in_delta(10, 8, 21).figures(2, warriors="3,6").powers(2, "bountiful")
    t.s.token_up = False
    t.region(3).cards(s0="chariots", s1="drought", s2="miracle")
    assert t.s.devotion[2] == 22  # 21 - 1 + 1 + 1


def test_two_cat_mummies_of_one_side_are_two_losses_one_after_the_other() -> None:
    """ANKH-GUARD-03."""
    t = fight_in_delta(10, 8, 5).figures(1, cat_mummy="1,9").region(3).cards(s0="chariots", s1="drought")
    assert losses(t) == [(2, 4), (0, 10), (2, 3), (0, 9)]


def test_cat_mummies_of_two_sides_count_in_ascending_order_of_their_owners() -> None:
    """ANKH-GUARD-03: a tie kills both; the other order would leave another stack."""
    t = bare(3, gods="ra isis amun").figures(0, cat_mummy="1,2").figures(1, cat_mummy="1,8")
    t.figures(2, warriors="3,6").devotion(5, 5, 5, order=[0, 1, 2])
    t.s.token_up = False
    t.region(3).cards(s0="drought", s1="drought", s2="drought")
    assert losses(t) == [(1, 4), (2, 4), (2, 3), (0, 4)]
    assert t.s.devotion == (4, 4, 3)
    assert t.s.ladder == (2, 1, 0)


def test_a_merged_side_loses_once() -> None:
    """ANKH-GUARD-04, ANKH-MERGE-26."""
    t = bare(3, gods="ra isis amun").devotion(9, 5, 4)
    after_conflict(t, 3)
    assert t.s.side_of == (0, 1, 1)
    t.s.over = False
    t.figures(0, cat_mummy="1,8").figures(1, warriors="1,2 1,3").devotion(9, 6, 0, order=[1, 0])
    t.s.token_up = False
    t.region(3).cards(s0="drought", s1="chariots")
    assert losses(t) == [(1, 6)]
    assert t.s.devotion[:2] == (9, 6)  # the victory of the merged side brought 1


def test_a_cat_mummy_of_a_merged_side_costs_neither_of_its_players() -> None:
    """ANKH-GUARD-04."""
    t = bare(3, gods="ra isis amun").devotion(9, 5, 4)
    after_conflict(t, 3)
    t.s.over = False
    t.figures(1, cat_mummy="1,8").figures(0, warriors="1,2 1,3 1,4").devotion(9, 5, 0, order=[1, 0])
    t.s.token_up = False
    t.region(3).cards(s0="chariots", s1="drought")
    assert losses(t) == [(0, 9)]
    assert t.s.devotion[:2] == (9, 5)


def test_removal_by_merging_is_no_kill() -> None:
    """ANKH-GUARD-05, ANKH-MERGE-09."""
    t = bare(3, gods="ra isis amun").figures(2, cat_mummy="1,8").in_pool(2, cat_mummy=1).devotion(9, 5, 4)
    after_conflict(t, 3).answer("pass")
    assert t.at("1,8") == ""
    assert losses(t) == []
    assert t.s.devotion[:2] == (9, 4)  # the pair lies on the lower god's space


def test_removal_by_forgetting_is_no_kill() -> None:
    """ANKH-GUARD-05, ANKH-FORG-05."""
    t = bare(3, gods="ra isis amun").figures(2, cat_mummy="1,8").devotion(24, 22, 4)
    after_conflict(t, 4)
    assert t.at("1,8") == ""
    assert losses(t) == []
    assert t.s.devotion[:2] == (24, 22)
