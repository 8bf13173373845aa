"""Loot and bonus tiles (chapter 9)."""

import pytest

from tests.games.pantheon.table import BONUS, LOOT, Table, bare, spaces
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.abilities.bonus import AfterPreparation, CarryOutBonus
from theomachy.games.pantheon.rules.carry import CarryLoot
from theomachy.games.pantheon.rules.ending import Scoring
from theomachy.games.pantheon.rules.piles import count, one, pile_of, size


def carrying(name: str, t: Table | None = None) -> Table:
    """Seat 0 carries out a loot tile."""
    t = bare(2) if t is None else t
    t.s.bag -= one(LOOT.index(name))
    t.s.picked += one(LOOT.index(name))
    return t.runs(CarryLoot(0))


def bonus(name: str, t: Table | None = None) -> Table:
    """Seat 0 carries out a bonus tile."""
    t = bare(2) if t is None else t
    t.s.bonus = changed(t.s.bonus, 0, BONUS.index(name))
    return t.runs(CarryOutBonus(0))


def test_loot_and_bonus_of_one_symbol_work_alike() -> None:
    """PAN-LOOT-01: gods, levels, cards and steps."""
    for tiles in (carrying, bonus):
        assert tiles("god").answer("stonkus").owns(0) == {"stonkus": 1}
        assert tiles("levels-2").answer("gift-I", "gift-II").s.tokens[0] == pile_of([2, 0, 0, 0])
        assert tiles("cards-3").answer("card-gift", "card-gift", "card-gift").held(0) == {"gift": 3}
        t = tiles("steps-1").act(0, "move")
        assert t.s.stack[-1].facts[1] == 2


def test_reserve_tiles_bring_pieces_of_the_general_reserve() -> None:
    """PAN-LOOT-02: a column and a foot."""
    t = carrying("reserve-both")
    assert (t.s.feet_left[0], t.s.columns_left[0]) == (5, 4)
    assert (t.s.feet_in_general(0), t.s.columns_in_general(0)) == (7, 8)


def test_two_columns_or_two_feet() -> None:
    """PAN-LOOT-03: not one of each; one answer settles it."""
    assert carrying("reserve-either").options() == ["foot", "column"]
    t = carrying("reserve-either").answer("foot")
    assert (t.asked(), t.s.feet_left[0], t.s.columns_left[0]) == ("", 6, 3)
    t = carrying("reserve-either").answer("column")
    assert (t.s.feet_left[0], t.s.columns_left[0]) == (4, 5)
    assert carrying("reserve-either").refused("pass") == ["PAN-LOOT-03"]


def test_an_empty_general_reserve_gives_less() -> None:
    """PAN-LOOT-04: one column is there; a choice of which nothing is left may still be made."""
    t = carrying("reserve-either", bare(2).reserve(0, feet=12, columns=11))
    assert t.options() == ["foot", "column"]
    assert t.answer("column").s.columns_left[0] == 12
    t = carrying("reserve-either", bare(2).reserve(0, feet=12, columns=11)).answer("foot")
    assert t.s.feet_left[0] == 12
    t = carrying("reserve-both", bare(2).reserve(0, feet=12, columns=12))
    assert t.faults() == []


def test_a_demigod_by_loot_comes_from_the_display() -> None:
    """PAN-LOOT-05: the one that has lain there longest."""
    t = carrying("demigod", bare(2).demigod_row(3, 1))
    assert t.s.demigods[0] == pile_of([0, 0, 1, 0, 0, 0])
    assert t.s.demigod_display == (1,)


def test_a_demigod_by_bonus_comes_from_the_stack() -> None:
    """PAN-LOOT-06, PAN-LOOT-07: only the owner learns its value."""
    t = bonus("demigod", bare(2).demigod_row(3, 1))
    assert (t.asked(), t.s.privy()) == ("DemigodToPlayer", 0)
    t.answer("demigod-2")
    assert t.s.demigods[0] == pile_of([0, 1, 0, 0, 0, 0])
    event = t.heard("demigod-taken")[0]
    assert (event.seen_by(0).what, event.seen_by(1).what) == (2, -1)
    assert t.s.bonus[0] == -1


def test_without_demigods_nothing_is_gained() -> None:
    """PAN-LOOT-08: neither from an empty display nor from an empty stack."""
    assert size(carrying("demigod").s.demigods[0]) == 0
    t = bare(2)
    t.s.demigod_stack = 0
    assert bonus("demigod", t).asked() == ""
    assert size(t.s.demigods[0]) == 0


def test_a_god_by_loot_is_free() -> None:
    """PAN-LOOT-09: top of the god stack, with points and effect."""
    t = carrying("god", bare(2, epoch=4)).answer("taksator")
    assert t.s.score == (4, 0)
    assert t.held(0) == {"coin-2": 1}


def test_levels_may_be_split_or_joined_and_are_compulsory() -> None:
    """PAN-LOOT-10: one level at a time; a new token begins at I; no pass, no leap."""
    t = carrying("levels-2", bare(2).tokens(0, gift=1))
    assert t.options() == ["gift-II", "priest-I", "dancer-I", "temple-I"]
    assert t.refused("gift-III") == ["PAN-LOOT-10"]
    assert t.refused("pass") == ["PAN-LOOT-10"]
    assert t.answer("gift-II", "gift-III").s.tokens[0] == pile_of([3, 0, 0, 0])
    t = carrying("levels-2", bare(2).tokens(0, gift=1)).answer("gift-II", "dancer-I")
    assert t.s.tokens[0] == pile_of([2, 0, 1, 0])
    assert t.asked() == ""


def test_impossible_levels_are_lost() -> None:
    """PAN-LOOT-11: all at IV; and the second level when the first fills the last token."""
    t = carrying("levels-2", bare(2).tokens(0, gift=4, priest=4, dancer=4, temple=4))
    assert t.asked() == ""
    t = carrying("levels-2", bare(2).tokens(0, gift=3, priest=4, dancer=4, temple=4)).answer("gift-IV")
    assert t.asked() == ""


def test_the_free_column_goes_to_any_site() -> None:
    """PAN-LOOT-12, PAN-LOOT-14: far from everything, without cost; it scores and carries paths like any other."""
    t = bonus("column")
    assert t.asked() == ""
    assert BONUS[t.s.bonus[0]] == "column"
    t.runs(AfterPreparation(0))
    assert len(t.options()) == 36
    t.answer("10,8")
    assert t.s.columns[0] == spaces("10,8")
    assert t.s.columns_left[0] == 2
    assert t.s.bonus[0] == -1
    t.runs(Scoring())
    assert t.s.score == (1, 0)
    assert "9,9" in t.nation("persia").act(0, "move").options()


def test_the_free_column_obeys_the_limits_of_a_hex() -> None:
    """PAN-LOOT-13, PAN-BOARD-04.

    Not beside an own column, not as a third; an occupied site costs nothing extra.
    """
    t = bonus("column", bare(3).columns(0, "0,0").columns(1, "4,3 2,0").columns(2, "2,0")).runs(
        AfterPreparation(0)
    )
    assert t.refused("0,0") == ["PAN-LOOT-13"]
    assert t.refused("2,0") == ["PAN-LOOT-13"]
    assert t.refused("4,2") == ["PAN-BOARD-04"]
    assert t.refused("draw") == ["PAN-LOOT-12"]
    t.answer("4,3")
    assert t.s.columns[0] == spaces("0,0 4,3")


def test_the_free_column_is_compulsory_or_lost() -> None:
    """PAN-LOOT-20: no pass; without a column in the reserve the tile is gone."""
    t = bonus("column").runs(AfterPreparation(0))
    assert t.refused("pass") == ["PAN-LOOT-20"]
    t = bonus("column", bare(2).reserve(0, feet=7, columns=0)).runs(AfterPreparation(0))
    assert t.asked() == ""
    assert t.s.bonus[0] == -1


@pytest.mark.parametrize(("name", "cards"), [("cards-2", 2), ("cards-3", 3)])
def test_card_tiles_draw_from_the_deck(name: str, cards: int) -> None:
    """PAN-LOOT-15."""
    t = carrying(name).answer(*["card-priest"] * cards)
    assert t.asked() == ""
    assert t.held(0) == {"priest": cards}
    assert size(t.s.open) == 4


def test_money_tiles_take_the_top_special_money() -> None:
    """PAN-LOOT-16: none, if there is none."""
    assert carrying("money").held(0) == {"coin-2": 1}
    t = bare(2)
    t.s.money = 0
    assert carrying("money", t).held(0) == {}


def test_step_tiles_stay_and_add_up() -> None:
    """PAN-LOOT-17.

    Two loot tiles and the bonus give three steps in a move, none in a Buy, to the end of the game.
    """
    t = bare(2).step_tiles(0, 1)
    t.s.bonus = changed(t.s.bonus, 0, BONUS.index("steps-1"))
    carrying("steps-1", t).act(0, "move")
    assert t.s.stack[-1].facts[1] == 4
    assert count(t.s.kept[0], LOOT.index("steps-1")) == 2
    t.gods(0, stonkus=1).act(0, "buy")
    assert t.s.stack[-1].facts[1] == 2


def test_other_tiles_go_to_the_box() -> None:
    """PAN-LOOT-18: nothing of them stays, nor do they return to the bag."""
    for name in ("demigod", "god", "levels-1", "cards-2", "money", "reserve-both"):
        t = bare(2)
        left = count(t.s.bag, LOOT.index(name))
        carrying(name, t).luck()
        assert not t.s.kept[0]
        assert count(t.s.bag, LOOT.index(name)) == left - 1
