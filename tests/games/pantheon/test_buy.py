"""The Buy action (chapter 5)."""

from tests.games.pantheon.table import LOOT, Table, bare, spaces
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.piles import count, counts_of, pile_of, size


def coins(t: Table) -> int:
    """The coins left in the purchase under way."""
    return t.s.stack[-1].facts[1]


def test_coin_cards_make_one_sum_and_may_be_added_later() -> None:
    """PAN-BUY-01, PAN-BUY-04: 1 + 3 coins for a foot and priests II; a card after the first purchase."""
    t = bare().hand(0, coin_1=1, coin_3=1).act(0, "buy").answer("card-coin-1", "foot", "card-coin-3")
    assert coins(t) == 3
    assert t.refused("card-coin-3") == ["PAN-BUY-01"]
    t.answer("priest-II", "pass")
    assert t.s.tokens[0] == pile_of([0, 2, 0, 0])
    assert t.s.feet_left[0] == 5
    assert t.pile() == {"coin-1": 1, "coin-3": 1}


def test_stonkus_adds_two_coins_and_suffices_alone() -> None:
    """PAN-BUY-02, PAN-BUY-03, PAN-GOD-31: two tiles bring four coins without any card."""
    t = bare().gods(0, stonkus=2).act(0, "buy")
    assert coins(t) == 4
    t.answer("gift-II", "foot", "pass")
    assert count(t.s.tokens[0], 0) == 2


def test_several_purchases_in_any_order_and_no_change() -> None:
    """PAN-BUY-04, PAN-BUY-05: the coin left of the 5 is lost."""
    t = bare(2).hand(0, coin_5=1).act(0, "buy").answer("card-coin-5", "column", "priest-I", "priest-II", "pass")
    assert t.s.tokens[0] == pile_of([0, 2, 0, 0])
    assert t.s.columns_left[0] == 4
    assert t.held(0) == {}
    assert t.pile() == {"coin-5": 1}


def test_prices_of_new_tokens() -> None:
    """PAN-BUY-06, PAN-BUY-07: any level at once for 1, 3, 6 or 10 coins."""
    for level, price in (("I", 1), ("II", 3), ("III", 6), ("IV", 10)):
        t = bare().gods(0, stonkus=4).hand(0, coin_1=4).act(0, "buy")
        t.answer(*["card-coin-1"] * 2)
        assert coins(t) == 10
        t.answer(f"dancer-{level}")
        assert coins(t) == 10 - price
    t = bare().gods(0, stonkus=1).act(0, "buy")
    assert t.refused("dancer-II") == ["PAN-BUY-07"]


def test_one_token_of_a_kind() -> None:
    """PAN-BUY-08, PAN-BUY-09: a level not above the own one is refused; raising replaces the token."""
    t = bare().tokens(0, gift=2).gods(0, stonkus=2).act(0, "buy")
    assert t.refused("gift-I") == ["PAN-BUY-09"]
    assert t.refused("gift-II") == ["PAN-BUY-09"]
    t.answer("gift-III")
    assert coins(t) == 1
    assert t.s.tokens[0] == pile_of([3, 0, 0, 0])
    assert t.refused("gift-IV") == ["PAN-BUY-09"]


def test_level_four_is_the_highest() -> None:
    """PAN-BUY-10."""
    t = bare().tokens(0, gift=4).gods(0, stonkus=2).act(0, "buy")
    assert t.refused("gift-IV") == ["PAN-BUY-10"]


def test_a_token_given_up_at_the_border_leaves_the_game() -> None:
    """PAN-BUY-11: I to II turns the token over; II to III takes one of the other sort, and the old one is gone."""
    t = bare().gods(0, stonkus=4).act(0, "buy").answer("gift-I")
    assert counts_of(t.s.token_stock, 2) == [3, 4]
    t.answer("gift-II")
    assert counts_of(t.s.token_stock, 2) == [3, 4]
    t.answer("gift-III")
    assert counts_of(t.s.token_stock, 2) == [3, 3]
    assert t.faults() == []


def test_pieces_cost_a_coin_and_must_be_there() -> None:
    """PAN-BUY-12, PAN-BUY-13."""
    t = bare().gods(0, stonkus=2).reserve(0, feet=4, columns=11).act(0, "buy").answer("foot", "column")
    assert (t.s.feet_left[0], t.s.columns_left[0]) == (5, 12)
    assert coins(t) == 2
    assert t.refused("column") == ["PAN-BUY-13"]


def test_a_bought_piece_may_be_placed_at_once_for_coins() -> None:
    """PAN-BUY-14: one coin, two on an occupied hex; the piece may come from the same action."""
    t = bare().gods(0, stonkus=2).reserve(0, feet=0, columns=0).feet(1, "4,2").act(0, "buy")
    assert t.refused("4,2") == ["PAN-MOVE-08"]
    t.answer("foot", "4,2")
    assert coins(t) == 1
    t = bare().gods(0, stonkus=1).feet(1, "4,2").act(0, "buy").answer("gift-I")
    assert t.refused("4,2") == ["PAN-BUY-14"]
    t.answer("2,2")
    assert coins(t) == 0


def test_paid_placements_obey_the_rules_of_placing() -> None:
    """PAN-BUY-15: connection, sites, the temple's hex and own pieces are all checked; loot is picked up."""
    t = bare().gods(0, stonkus=2).feet(0, "2,3 4,2").act(0, "buy")
    assert t.refused("8,1") == ["PAN-MOVE-13"]
    assert t.refused("2,0") == ["PAN-MOVE-14"]
    assert t.refused("3,2") == ["PAN-BOARD-09"]
    assert t.refused("2,3") == ["PAN-MOVE-10"]
    t.answer("4,3", "1,3")
    assert t.s.columns[0] == spaces("4,3")
    assert t.s.jumped[0] == 0
    assert size(t.s.picked) == 1


def test_a_buy_is_no_move() -> None:
    """PAN-BUY-16, PAN-BUY-17, PAN-BUY-18: no big foot, no followers, nothing from steps."""
    t = bare(2).hand(0, coin_1=1, move=3).gods(0, vinthrad=2).step_tiles(0, 1).act(0, "buy")
    assert t.s.big_foot == -1
    assert coins(t) == 0
    assert t.refused("card-move") == ["PAN-BUY-01"]
    assert t.refused("4,2") == ["PAN-BUY-14"]
    t.answer("card-coin-1", "4,2", "pass")
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.held(1) == {}


def test_no_jumps_in_a_buy() -> None:
    """PAN-BUY-19: Gaiviles does not help, though a jump would be possible in a Move."""
    t = bare().gods(0, gaiviles=1, stonkus=1).feet(1, "4,2").act(0, "buy")
    assert t.refused("jump@5,2") == ["PAN-BUY-19"]
    assert not [text for text in t.options() if text.startswith("jump")]


def test_cards_are_discarded_before_loot_is_carried_out() -> None:
    """PAN-BUY-20, PAN-BUY-21: special money goes to the ordinary pile and comes back with the deck."""
    t = bare(2).hand(0, coin_2=1).feet(0, "2,3")
    t.s.loot = changed(t.s.loot, 0, LOOT.index("money"))
    t.act(0, "buy").answer("card-coin-2", "1,3")
    assert t.pile() == {}
    t.heard()
    t.answer("pass")
    assert [event.kind for event in t.heard()][:3] == ["cards-discarded", "loot-carried-out", "money-taken"]
    assert t.pile() == {"coin-2": 1}
    assert t.held(0) == {"coin-2": 1}
    assert count(t.s.money, 6) == 0
    t.deck_is(1, gift=1).act(1, "draw").answer("deck", "card-gift")
    assert count(t.s.deck, 6) == 1
