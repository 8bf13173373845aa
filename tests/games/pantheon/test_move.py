"""The Move action (chapter 4)."""

from tests.games.pantheon.table import LOOT, Table, bare, spaces
from theomachy.games.pantheon.rules.actions.move import own_steps
from theomachy.games.pantheon.rules.piles import count, size


def steps(t: Table) -> int:
    """The steps left in the move under way."""
    return t.s.stack[-1].facts[1]


def test_the_big_foot_gives_the_leader_one_step() -> None:
    """PAN-MOVE-01, PAN-MOVE-03, PAN-MOVE-07: one step without any card."""
    t = bare().act(0, "move")
    assert t.s.big_foot == 0
    assert steps(t) == 1
    t.answer("4,2")
    assert steps(t) == 0
    assert t.refused("5,2") == ["PAN-MOVE-08"]


def test_each_movement_card_gives_two_steps_at_any_time_of_the_move() -> None:
    """PAN-MOVE-02, PAN-MOVE-03: two cards, one of them after a placement; a card not in hand is refused."""
    t = bare().hand(0, move=2).act(0, "move").answer("card-move")
    assert steps(t) == 3
    t.answer("4,2", "card-move")
    assert steps(t) == 4
    assert t.refused("card-move") == ["PAN-MOVE-02"]
    assert t.refused("card-coin-1") == ["PAN-MOVE-08"]


def test_own_tiles_give_steps_to_leaders_and_followers() -> None:
    """PAN-MOVE-04, PAN-MOVE-05, PAN-MOVE-06, PAN-MOVE-07: Vinthrad and step tiles; no big foot for followers."""
    t = bare(2)
    for seat in (0, 1):
        t.gods(seat, vinthrad=1 + seat).step_tiles(seat, 1)
    assert [own_steps(t.s, seat) for seat in (0, 1)] == [2, 3]
    t.act(0, "move")
    assert steps(t) == 3
    t.answer("4,2", "pass")
    assert (t.seat(), steps(t)) == (1, 3)
    assert t.s.big_foot == 0


def test_pieces_come_from_the_personal_reserve() -> None:
    """PAN-MOVE-08: each placement takes one piece; with none left only the general reserve has some."""
    t = bare().hand(0, move=2).reserve(0, feet=1, columns=1).act(0, "move").answer("card-move", "4,2", "4,3")
    assert (t.s.feet_left[0], t.s.columns_left[0]) == (0, 0)
    assert t.s.feet_in_general(0) == 11
    assert t.refused("5,2") == ["PAN-MOVE-08"]


def test_an_occupied_hex_costs_two_steps() -> None:
    """PAN-MOVE-09: too dear for one step; two steps are taken."""
    t = bare().feet(1, "4,2").hand(0, move=1).act(0, "move")
    assert t.refused("4,2") == ["PAN-MOVE-09"]
    t.answer("card-move", "4,2")
    assert steps(t) == 1


def test_own_and_full_hexes_are_closed() -> None:
    """PAN-MOVE-10, PAN-MOVE-11, PAN-BOARD-05."""
    t = bare().feet(0, "4,2").feet(1, "2,2 2,3").feet(2, "2,2").hand(0, move=1).act(0, "move").answer("card-move")
    assert t.refused("4,2") == ["PAN-MOVE-10"]
    assert t.refused("2,2") == ["PAN-MOVE-11"]
    assert "2,3" in t.options()


def test_feet_need_a_connection_to_the_temple() -> None:
    """PAN-MOVE-12, PAN-MOVE-13: a foot elsewhere, unconnected, is no base; one beside the temple is."""
    t = bare().feet(0, "8,1").act(0, "move")
    assert t.refused("9,1") == ["PAN-MOVE-13"]
    assert set(t.options()) == {"4,2", "2,2", "3,3", "3,1", "4,1", "2,3"}
    t.answer("4,2", "pass")
    assert t.s.feet[0] == spaces("8,1 4,2")


def test_what_is_built_on_from_a_jumped_foot_is_connected() -> None:
    """PAN-MOVE-12, PAN-GOD-24: a foot beside a jumped foot serves in a later move as well."""
    t = bare().feet(0, "6,2", jumped=True).feet(0, "7,2").act(0, "move")
    assert "8,1" in t.options()
    t = bare().feet(0, "6,2").feet(0, "7,2").act(0, "move")
    assert t.refused("8,1") == ["PAN-MOVE-13"]


def test_columns_need_an_own_connected_foot_beside_them() -> None:
    """PAN-MOVE-14: neither the temple nor a column is enough, and a foot must be connected."""
    t = bare(nation="persia").act(0, "move")
    assert t.refused("10,8") == ["PAN-MOVE-14"]  # Babylon touches the temple hex (11,7)
    t = bare(nation="persia").columns(0, "10,8").act(0, "move")
    assert "9,8" in t.options()  # Babylon is connected, and carries on feet
    t = bare(nation="roma").columns(0, "2,10").feet(0, "3,9").act(0, "move")
    assert t.refused("1,10") == ["PAN-MOVE-14"]
    assert t.refused("4,9") == ["PAN-MOVE-14"]


def test_feet_may_go_on_from_a_connected_column() -> None:
    """PAN-MOVE-15: (5,3) touches nothing of the player's but the column on (4,3)."""
    t = bare().feet(0, "3,3").hand(0, move=1).act(0, "move")
    assert t.refused("5,3") == ["PAN-MOVE-13"]
    t.answer("card-move", "4,3", "5,3")
    assert t.s.feet[0] == spaces("3,3 5,3")


def test_old_columns_are_reconnected_by_feet_or_by_the_temple() -> None:
    """PAN-MOVE-16, PAN-MOVE-17: Ancyra serves only when feet reach it; Babylon touches Persia's temple at once."""
    t = bare(nation="persia").columns(0, "10,5").hand(0, move=1).act(0, "move")
    assert t.refused("9,5") == ["PAN-MOVE-13"]
    t.answer("card-move", "10,7", "10,6")
    assert "9,5" in t.options()
    t = bare(nation="persia").columns(0, "10,8").act(0, "move")
    assert "9,9" in t.options()


def test_paths_branch_and_each_placement_counts_at_once() -> None:
    """PAN-MOVE-18, PAN-MOVE-19: two arms from the temple; the second foot of an arm needs the first."""
    t = bare().hand(0, move=2).act(0, "move").answer("card-move", "card-move")
    assert t.refused("5,2") == ["PAN-MOVE-13"]
    t.answer("4,2", "5,2", "2,2", "1,2")
    assert t.s.feet[0] == spaces("4,2 5,2 2,2 1,2")


def with_loot(*kinds: str) -> Table:
    """Seat 0 has feet beside the loot hexes (1,3), (5,3) and (6,1) of Gallia, which hold these tiles."""
    t = bare(2).feet(0, "2,3 4,2 5,2").step_tiles(0, 3)
    t.s.loot = tuple([LOOT.index(kind) for kind in kinds] + [-1] * (5 - len(kinds)))
    return t


def test_a_foot_must_pick_up_loot() -> None:
    """PAN-MOVE-20: the tile leaves the board with the placement."""
    t = with_loot("money", "cards-2", "cards-2").act(0, "move").answer("1,3")
    assert t.s.loot[:3] == (-1, LOOT.index("cards-2"), LOOT.index("cards-2"))
    assert count(t.s.picked, LOOT.index("money")) == 1


def test_loot_waits_until_the_cards_are_discarded() -> None:
    """PAN-MOVE-21, PAN-MOVE-22, PAN-MOVE-23, PAN-DRAW-14: steps left are lost, cards go to the pile, then loot."""
    t = with_loot("money", "cards-2", "cards-2").hand(0, move=1).act(0, "move").answer("card-move", "1,3")
    assert t.pile() == {}
    assert size(t.s.played) == 1
    assert t.held(0) == {}
    t.heard()
    t.answer("pass")
    assert t.pile() == {"move": 1}
    assert t.held(0) == {"coin-2": 1}
    assert [event.kind for event in t.heard()] == ["cards-discarded", "loot-carried-out", "money-taken"]
    assert (t.seat(), steps(t)) == (1, 0)


def test_the_mover_orders_several_loot_tiles() -> None:
    """PAN-MOVE-24: money last, because it is chosen last."""
    t = with_loot("money", "reserve-both", "cards-2").act(0, "move").answer("1,3", "5,3", "pass")
    assert (t.asked(), t.seat()) == ("LootOrder", 0)
    assert t.options() == ["loot-money", "loot-reserve-both"]
    assert t.refused("loot-cards-2") == ["PAN-MOVE-24"]
    t.answer("loot-reserve-both")
    assert (t.s.feet_left[0], t.s.columns_left[0]) == (3, 4)
    assert t.held(0) == {"coin-2": 1}


def test_gains_of_loot_come_too_late_for_the_move() -> None:
    """PAN-MOVE-25: the step tile and the pieces are there only after the move."""
    t = with_loot("steps-1", "reserve-both", "cards-2").reserve(0, feet=2, columns=0).act(0, "move")
    t.answer("1,3", "5,3")
    assert steps(t) == 2
    assert t.options() == ["pass"]
    assert t.s.columns_left[0] == 0
    t.answer("pass", "loot-steps-1")
    assert t.s.columns_left[0] == 1
    assert own_steps(t.s, 0) == 4


def test_followers_come_clockwise_after_the_leaders_loot() -> None:
    """PAN-MOVE-26, PAN-MOVE-30: loot of the leader first, then seats 0 and 1; then the big foot goes back."""
    t = bare(3).feet(2, "2,3")
    t.act(2, "move").answer("1,3", "pass", "card-gift", "card-gift")
    assert t.seat() == 0
    assert t.s.big_foot == 2
    t.answer("pass", "card-gift")
    assert t.seat() == 1
    t.answer("pass", "card-gift")
    assert t.s.big_foot == -1
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)


def test_a_follower_moves_or_draws_one_card_from_the_deck() -> None:
    """PAN-MOVE-27, PAN-MOVE-28: never both; the movement card may be kept, the open cards stay."""
    t = bare(2).hand(1, move=1).act(0, "move").answer("4,2", "pass")
    assert t.options() == ["pass", "card-move"]
    t.answer("pass", "card-priest")
    assert t.held(1) == {"move": 1, "priest": 1}
    assert size(t.s.open) == 4
    t = bare(2).hand(1, move=1).act(0, "move").answer("4,2", "pass", "card-move")
    assert t.refused("pass") == ["PAN-MOVE-28"]
    t.answer("2,2", "pass")
    assert t.held(1) == {}
    assert t.asked() == "ChooseAction"


def test_a_follower_who_can_place_nothing_at_all_draws() -> None:
    """PAN-MOVE-28: without pieces there is nothing to ask."""
    t = bare(2).reserve(1, feet=0, columns=2).hand(1, move=3).act(0, "move").answer("4,2", "pass")
    assert (t.asked(), t.s.privy()) == ("CardToHand", 1)


def test_a_follower_is_asked_even_without_steps() -> None:
    """PAN-MOVE-28, PAN-SETUP-28: whether the question comes must not tell what is in the hand."""
    t = bare(2).act(0, "move").answer("4,2", "pass")
    assert (t.asked(), t.options()) == ("Moving", ["pass"])


def test_the_leader_has_no_right_to_the_card() -> None:
    """PAN-MOVE-29, PAN-EPOCH-17: no pass at the start, and no card at the end."""
    t = bare(2).act(0, "move")
    assert t.refused("pass") == ["PAN-EPOCH-17"]
    t.answer("4,2", "pass", "pass", "card-gift")
    assert t.held(0) == {}
    assert t.held(1) == {"gift": 1}


def test_followers_have_their_move_after_the_last_loot() -> None:
    """PAN-MOVE-31, PAN-EPOCH-21."""
    t = with_loot("money").hand(1, move=1).act(0, "move").answer("1,3", "pass")
    assert t.s.ended
    assert (t.asked(), t.seat()) == ("Moving", 1)
    t.answer("card-move", "2,2", "pass")
    assert t.asked() == "RevealNation"
    assert t.s.score == (3, 0)
