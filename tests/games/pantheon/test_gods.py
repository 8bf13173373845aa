"""The gods (chapter 8)."""

import pytest

from tests.games.pantheon.table import GODS, Table, bare, having, spaces
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.abilities.hooks import BY_GOD, FROM_STACK
from theomachy.games.pantheon.rules.ending import Scoring
from theomachy.games.pantheon.rules.epoch import BeginTurns, CardsAfterTemple, NationAbility, PlaceTemple
from theomachy.games.pantheon.rules.piles import pile_of, size
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.rules.tiles import GainFromStack


def gaining(god: str, epoch: int = 3) -> Table:
    """Seat 0 gains the god from the stack, as by a loot tile."""
    return bare(2, epoch=epoch).runs(GainFromStack(0, FROM_STACK)).answer(god)


def sacrificing(god: str, t: Table) -> Table:
    """Seat 0 pays for a displayed god with tokens."""
    t.display(god).tokens(0, gift=4, priest=4, dancer=4, temple=4).act(0, "sacrifice").answer(god)
    return t.answer(*[f"{kind}-token" for kind in ("gift", "priest", "dancer", "temple")][: cost_of(t.s, god)])


def cost_of(s: PantheonState, god: str) -> int:
    """How many numbers the cost of the god has."""
    return len(s.edition.gods[GODS.index(god)].cost)


def test_gods_come_by_five_ways() -> None:
    """PAN-GOD-01, PAN-GOD-04.

    Sacrifice from the display; bonus, loot, Surparit and Gallia from the stack, free.
    """
    t = sacrificing("stonkus", bare(2))
    assert t.owns(0) == {"stonkus": 1}
    t = gaining("stonkus")
    assert t.owns(0) == {"stonkus": 1}
    assert t.pile() == {}
    t = gaining("surparit").answer("stonkus")
    assert t.owns(0) == {"stonkus": 1}


@pytest.mark.parametrize("epoch", [1, 2, 6])
def test_a_god_scores_the_number_of_the_epoch(epoch: int) -> None:
    """PAN-GOD-02: at once, whichever way it comes."""
    assert gaining("gadicea", epoch=epoch).s.score == (epoch, 0)
    assert sacrificing("stonkus", bare(2, epoch=epoch)).s.score == (epoch, 0)


def test_the_points_come_even_without_effect() -> None:
    """PAN-GOD-03, PAN-GOD-16, PAN-GOD-18: no demigod and no money left; no compensation."""
    t = bare(2, epoch=3)
    t.s.money = 0
    t.s.demigod_stack = 0
    t.runs(GainFromStack(0, FROM_STACK), GainFromStack(0, FROM_STACK)).answer("taksator", "plaesiris")
    assert t.s.score == (6, 0)
    assert t.held(0) == {}
    assert size(t.s.demigods[0]) == 0


def test_immediate_gods_go_to_the_box_and_permanent_ones_stay() -> None:
    """PAN-GOD-05, PAN-GOD-06."""
    for god in ("surparit", "plaesiris", "taksator"):
        t = gaining(god).luck()
        assert god not in t.owns(0)
        assert t.boxed().get(god, 0) >= 1
    for god in ("depraccus", "vinthrad", "gaiviles", "stonkus", "gadicea", "pietalte", "traitera"):
        t = gaining(god)
        assert t.owns(0) == {god: 1}
        assert t.boxed() == {}
        assert t.faults() == []


def test_copies_of_permanent_gods_work_side_by_side() -> None:
    """PAN-GOD-07: two Depraccus draw four cards, two Vinthrad give two steps."""
    t = bare(2).gods(0, depraccus=2, vinthrad=2).runs(CardsAfterTemple())
    assert t.luck().s.hands[0] == pile_of([4, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    t.act(0, "move")
    assert t.s.stack[-1].facts[1] == 3


def test_an_empty_god_stack_is_made_of_the_box() -> None:
    """PAN-GOD-08: without the Surparit whose effect is being carried out."""
    t = bare(2)
    t.s.god_box = pile_of([2 if god == "stonkus" else 0 for god in GODS])
    t.s.god_stack = pile_of([1 if god == "surparit" else 0 for god in GODS])
    t.runs(GainFromStack(0, FROM_STACK)).answer("surparit")
    assert t.options() == ["stonkus"]
    t.answer("stonkus")
    assert t.s.god_stack == pile_of([1 if god == "stonkus" else 0 for god in GODS])
    assert t.boxed() == {"surparit": 1}


def test_without_any_god_tile_nothing_is_gained() -> None:
    """PAN-GOD-09."""
    t = bare(2)
    t.s.god_stack = 0
    assert t.runs(GainFromStack(0, FROM_STACK)).asked() == ""
    assert t.s.score == (0, 0)
    t.epoch().answer("roma").luck()
    assert size(t.s.god_display) == 2  # those of the bare table; none was revealed
    assert not t.s.ended


def test_the_display_is_not_refilled() -> None:
    """PAN-GOD-10."""
    t = sacrificing("stonkus", bare(2))
    assert size(t.s.god_display) == 2


def test_surparit_brings_one_more_god_but_never_a_third() -> None:
    """PAN-GOD-11, PAN-GOD-12: points and effect of the second tile; a second Surparit draws nothing."""
    t = gaining("surparit", epoch=2).answer("vinthrad")
    assert t.s.score == (4, 0)
    assert t.owns(0) == {"vinthrad": 1}
    t = gaining("surparit", epoch=2).answer("surparit")
    assert t.asked() == ""
    assert t.s.score == (4, 0)
    assert t.boxed() == {"surparit": 2}


def test_plaesiris_by_sacrifice_takes_from_the_display() -> None:
    """PAN-GOD-13, PAN-EPOCH-10: the two that have lain there longest."""
    t = sacrificing("plaesiris", bare(2).demigod_row(3, 1, 2))
    assert t.s.demigods[0] == pile_of([1, 0, 1, 0, 0, 0])
    assert t.s.demigod_display == (2,)


@pytest.mark.parametrize("source", [FROM_STACK, BY_GOD])
def test_plaesiris_from_the_stack_takes_from_the_demigod_stack(source: int) -> None:
    """PAN-GOD-14: by bonus, loot or Surparit; only the owner sees the values."""
    t = bare(2).demigod_row(3, 1).runs(GainFromStack(0, source)).answer("plaesiris")
    assert t.asked() == "DemigodToPlayer"
    assert t.s.privy() == 0
    t.answer("demigod-2", "demigod-1")
    assert t.s.demigods[0] == pile_of([1, 1, 0, 0, 0, 0])
    assert t.s.demigod_stack == pile_of([1, 2, 2, 4, 4, 4])
    assert t.s.demigod_display == (3, 1)


def test_plaesiris_in_gallia_takes_from_the_demigod_stack() -> None:
    """PAN-GOD-15."""
    t = bare(2).demigod_row(3, 3).hand(0, gift=3).prepare(0).answer("reveal", "plaesiris", "gift-cards")
    t.answer("demigod-1", "demigod-2")
    assert t.s.demigods[0] == pile_of([1, 1, 0, 0, 0, 0])
    assert t.s.demigod_display == (3, 3)


def test_plaesiris_takes_what_there_is() -> None:
    """PAN-GOD-16: one in the display, one in the stack."""
    t = sacrificing("plaesiris", bare(2).demigod_row(3))
    assert t.s.demigods[0] == pile_of([0, 0, 1, 0, 0, 0])
    t = bare(2)
    t.s.demigod_stack = pile_of([0, 0, 0, 0, 1, 0])
    t.runs(GainFromStack(0, FROM_STACK)).answer("plaesiris", "demigod-5")
    assert t.asked() == ""
    assert t.s.demigods[0] == pile_of([0, 0, 0, 0, 1, 0])


def test_taksator_takes_the_top_special_money() -> None:
    """PAN-GOD-17."""
    assert gaining("taksator").held(0) == {"coin-2": 1}


def test_taksator_without_money_brings_only_points() -> None:
    """PAN-GOD-18."""
    t = bare(2, epoch=4)
    t.s.money = 0
    t.runs(GainFromStack(1, FROM_STACK)).answer("taksator")
    assert t.s.score == (0, 4)
    assert t.held(1) == {}


def test_depraccus_draws_two_cards_after_the_temple() -> None:
    """PAN-GOD-19, PAN-GOD-20: one gained in Gallia's preparation already works; later ones wait."""
    t = bare(2).hand(0, gift=4)
    t.s.temple = -1
    t.s.queue([NationAbility(), PlaceTemple(), CardsAfterTemple(), BeginTurns()])
    t.s.settle()
    t.answer("reveal", "depraccus", "gift-cards")
    t.answer("deck", "card-move", "card-move")
    assert t.asked() == "CardToHand"
    assert t.s.privy() == 0
    t.answer("card-move", "card-move")
    assert t.asked() == "ChooseAction"
    assert t.held(0) == {"move": 2}
    t = sacrificing("depraccus", bare(2))
    assert (t.asked(), t.held(0)) == ("ChooseAction", {})


def test_vinthrad_gives_a_step_to_leader_and_follower() -> None:
    """PAN-GOD-21: without cards; and no coin in a Buy."""
    t = bare(2).gods(0, vinthrad=1).gods(1, vinthrad=1).act(0, "move")
    t.answer("4,2", "5,2", "pass")
    assert t.seat() == 1
    t.answer("2,2")
    assert t.options() == ["pass"]
    assert bare(2).gods(0, vinthrad=1).turn(0).options() == ["move", "draw"]


def jumping(copies: int = 1, cards: int = 2) -> Table:
    """Gallia; green stands on (4,2); red has Gaiviles and moves."""
    t = bare(2).feet(1, "4,2").gods(0, gaiviles=copies).hand(0, move=cards).act(0, "move")
    return t.answer(*["card-move"] * cards)


def test_gaiviles_allows_one_jump_in_each_move() -> None:
    """PAN-GOD-22: also for a follower; without her there is none; the jump is used up."""
    t = jumping()
    assert {"jump@5,2", "jump@5,1"} <= set(t.options())
    t.answer("jump@5,2")
    assert not [text for text in t.options() if text.startswith("jump")]
    assert "PAN-GOD-22" in t.refused("jump@5,1")
    t = bare(2).gods(1, gaiviles=1).hand(1, move=1).act(0, "move").answer("4,2", "pass", "card-move")
    assert "jump@5,2" in t.options()
    assert not [text for text in bare(2).feet(1, "4,2").act(0, "move").options() if text.startswith("jump")]


def test_a_jump_goes_two_hexes_over_another_players_piece() -> None:
    """PAN-GOD-23, PAN-GOD-25.

    Straight and slantwise; not over empty hexes or own pieces, not further, not nearer.
    """
    t = jumping()
    jumps = {text[5:] for text in t.options() if text.startswith("jump")}
    assert jumps == {"5,2", "5,1"}  # (4,3) lies behind (4,2) too, but is a site
    assert t.refused("jump@1,2") == ["PAN-GOD-25"]
    assert t.refused("jump@6,2") == ["PAN-GOD-23"]
    assert t.refused("jump@4,1") == ["PAN-GOD-23"]
    t = bare(2).feet(0, "4,2").gods(0, gaiviles=1).act(0, "move")
    assert "PAN-GOD-25" in t.refused("jump@5,1")


def test_a_jump_may_start_at_a_connected_column() -> None:
    """PAN-GOD-23: from Mediolanum (4,3) over green on (5,3) to (6,3)."""
    t = bare(2).feet(0, "3,3").columns(0, "4,3").feet(1, "5,3").gods(0, gaiviles=1).act(0, "move")
    assert "jump@6,3" in t.options()
    t = bare(2).columns(0, "4,3").feet(1, "5,3").gods(0, gaiviles=1).act(0, "move")
    assert t.refused("jump@6,3") == ["PAN-GOD-23"]


def test_a_jumped_foot_is_connected_for_the_epoch() -> None:
    """PAN-GOD-24: it carries on in the same move and in the next one."""
    t = jumping().answer("jump@5,2", "6,2", "pass", "pass").luck()
    assert t.s.jumped[0] == spaces("5,2")
    t.act(0, "move")
    assert "7,1" in t.options()


def test_what_may_be_jumped() -> None:
    """PAN-GOD-25, PAN-GOD-26: two pieces (one own), a site with a column, and water may lie between."""
    t = bare(2).feet(0, "4,2").feet(1, "4,2").gods(0, gaiviles=1).act(0, "move")
    assert "jump@5,1" in t.options()
    t = bare(2, "persia").columns(1, "10,8").gods(0, gaiviles=1).act(0, "move")
    assert "jump@9,8" in t.options()
    t = bare(2, "roma").feet(1, "3,5").gods(0, gaiviles=1).act(0, "move")
    assert "jump@2,6" in t.options()


def test_a_jump_costs_like_any_placement() -> None:
    """PAN-GOD-27: one step, two on a hex with one other piece; closed hexes stay closed."""
    t = bare(3).feet(1, "4,2 5,2").gods(0, gaiviles=1).hand(0, move=1).act(0, "move")
    assert t.refused("jump@5,2") == ["PAN-MOVE-09"]
    t.answer("card-move", "jump@5,2")
    assert t.s.stack[-1].facts[1] == 1
    t = bare(3).feet(1, "4,2 5,2").feet(2, "5,2").gods(0, gaiviles=1).hand(0, move=1).act(0, "move")
    t.answer("card-move")
    assert t.refused("jump@5,2") == ["PAN-MOVE-11"]
    t = jumping().answer("2,3")
    assert "PAN-BOARD-09" in t.refused("jump@3,2")


def test_columns_do_not_jump() -> None:
    """PAN-GOD-28: from (2,3) over green on (3,3) lies the site (4,3)."""
    t = bare(2).feet(0, "2,3").feet(1, "3,3").gods(0, gaiviles=1).act(0, "move")
    assert t.refused("jump@4,3") == ["PAN-GOD-28"]


def test_two_copies_allow_two_jumps_but_never_over_two_hexes() -> None:
    """PAN-GOD-29: (6,2) lies behind two green feet; it takes two jumps, or one and a step."""
    t = bare(2).feet(1, "4,2 5,2").gods(0, gaiviles=2).hand(0, move=1).act(0, "move").answer("card-move")
    assert t.refused("jump@6,2") == ["PAN-GOD-23"]
    t.answer("jump@5,1", "jump@6,2")
    assert t.s.feet[0] == spaces("5,1 6,2")
    assert t.s.stack[-1].facts[2] == 0


def test_a_jump_places_a_foot_or_nothing() -> None:
    """PAN-GOD-30: without a foot in the reserve no jump can connect the old column on (6,0)."""
    t = bare(2).feet(1, "4,2").columns(0, "4,3").gods(0, gaiviles=1).reserve(0, feet=0, columns=3)
    assert "move" not in t.turn(0).options()
    t = bare(2).feet(1, "4,2").gods(0, gaiviles=1).reserve(0, feet=1, columns=0).hand(0, move=1).act(0, "move")
    t.answer("2,2")
    assert t.refused("jump@5,2") == ["PAN-MOVE-08", "PAN-MOVE-08"]


def test_a_jump_to_a_hex_within_reach_uses_it_up() -> None:
    """PAN-GOD-22, PAN-GOD-23: (4,1) touches the temple, yet may be jumped to from (5,2) over green on (5,1)."""
    t = bare(2).feet(0, "4,2 5,2").feet(1, "5,1").gods(0, gaiviles=1).act(0, "move")
    assert {"4,1", "jump@4,1"} <= set(t.options())
    t.answer("jump@4,1")
    assert t.s.stack[-1].facts[2] == 0


def test_stonkus_gives_coins_in_a_buy_only() -> None:
    """PAN-GOD-31: two coins each, no steps."""
    t = bare(2).gods(0, stonkus=1).act(0, "buy")
    assert t.s.stack[-1].facts[1] == 2
    t = bare(2).gods(0, stonkus=1).act(0, "move")
    assert t.s.stack[-1].facts[1] == 1


def test_gadicea_helps_in_a_draw_action_only() -> None:
    """PAN-GOD-32: the card of a follower remains one."""
    t = bare(2)
    t.s.god_display = having(t.s.god_display, GODS.index("gadicea"), 1)
    t.s.gods = changed(t.s.gods, 1, having(t.s.gods[1], GODS.index("gadicea"), 1))
    t.act(0, "move").answer("4,2", "pass", "pass", "card-move")
    assert t.held(1) == {"move": 1}
    t.answer("draw", *("deck", "card-gift") * 3)
    assert "pass" in t.options()


def test_pietalte_scores_the_best_token_for_each_copy() -> None:
    """PAN-GOD-33, PAN-GOD-34, PAN-GOD-35, PAN-SCORE-09: two copies, best level III; without tokens nothing."""
    t = bare(2).gods(0, pietalte=2).gods(1, pietalte=1).tokens(0, gift=1, temple=3).runs(Scoring())
    assert t.s.score == (6, 0)


def test_traitera_gives_a_further_action_once() -> None:
    """PAN-GOD-36, PAN-GOD-37: after a completed action, of any sort; then she is in the box."""
    t = bare(2).gods(0, traitera=1, vinthrad=1).hand(0, coin_1=2).act(0, "buy")
    t.answer("card-coin-1", "foot", "pass")
    assert (t.asked(), t.options()) == ("FurtherAction", ["pass", "traitera"])
    assert t.refused("stonkus") == ["PAN-GOD-37"]
    t.answer("traitera", "buy", "card-coin-1", "column", "pass")
    assert t.boxed() == {"traitera": 1}
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_traitera_may_be_kept() -> None:
    """PAN-GOD-36, PAN-GOD-37: pass ends the turn, and the tile stays."""
    t = bare(2).gods(0, traitera=1).hand(0, coin_1=1).act(0, "buy").answer("card-coin-1", "foot", "pass", "pass")
    assert t.owns(0) == {"traitera": 1}
    assert t.seat() == 1


def test_a_traitera_gained_in_the_turn_must_wait() -> None:
    """PAN-GOD-38: with one owned before, only one further action, though two tiles lie there."""
    t = sacrificing("traitera", bare(2))
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    t = sacrificing("traitera", bare(2).gods(0, traitera=1)).answer("traitera")
    t.answer("move", "4,2", "pass", "pass", "card-move")
    assert t.owns(0) == {"traitera": 1}
    assert t.seat() == 1


def test_several_traiteras_in_one_turn() -> None:
    """PAN-GOD-39: three actions with two tiles."""
    t = bare(2).gods(0, traitera=2).hand(0, coin_1=3).act(0, "buy").answer("card-coin-1", "foot", "pass")
    t.answer("traitera", "buy", "card-coin-1", "foot", "pass", "traitera", "buy", "card-coin-1", "foot", "pass")
    assert t.seat() == 1
    assert t.s.feet_left[0] == 7
    assert t.boxed() == {"traitera": 2}


def test_everything_may_be_used_again_in_the_further_action() -> None:
    """PAN-GOD-40: tokens again, and a Vinthrad gained in the first action counts in the second."""
    t = sacrificing("vinthrad", bare(2).gods(0, traitera=1)).answer("traitera", "move")
    assert t.s.stack[-1].facts[1] == 2
    t = bare(2).gods(0, traitera=1).display("taksator taksator").tokens(0, gift=4, priest=1)
    pay = ("sacrifice", "taksator", "gift-token", "priest-token")
    t.turn(0).answer(*pay, "traitera", *pay)
    assert t.held(0) == {"coin-2": 2}


def test_a_further_move_is_a_full_one() -> None:
    """PAN-GOD-41: big foot and followers again."""
    t = bare(2).gods(0, traitera=1).act(0, "move").answer("4,2", "pass", "pass", "card-gift")
    t.answer("traitera", "move")
    assert t.s.big_foot == 0
    t.answer("5,2", "pass", "pass", "card-gift")
    assert t.held(1) == {"gift": 2}


def test_a_traitera_that_came_back_may_be_used_again() -> None:
    """PAN-GOD-42, PAN-GOD-08: from the box to the stack to a player."""
    t = bare(2)
    t.s.god_stack = 0
    t.s.god_box = having(t.s.god_box, GODS.index("traitera"), 1)
    t.runs(GainFromStack(0, FROM_STACK)).answer("traitera")
    t.hand(0, coin_1=1).act(0, "buy").answer("card-coin-1", "foot", "pass")
    assert t.asked() == "FurtherAction"
