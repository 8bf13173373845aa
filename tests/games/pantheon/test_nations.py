"""The nations (chapter 10)."""

import pytest

from tests.games.pantheon.table import CARDS, GODS, LOOT, bare, having, spaces
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.epoch import NationAbility
from theomachy.games.pantheon.rules.piles import count, pile_of, size


def test_players_come_in_turn_order_and_finish_one_by_one() -> None:
    """PAN-NATION-01, PAN-NATION-02.

    From the start player; a god's effect is done before the next player is asked.
    """
    t = bare(3, "gallia").hand(2, gift=3)
    t.s.start = 2
    t.runs(NationAbility())
    assert t.seat() == 2
    t.answer("reveal", "plaesiris", "gift-cards", "demigod-1")
    assert t.asked() == "DemigodToPlayer"
    t.answer("demigod-1")
    assert (t.asked(), t.seat()) == ("CardsOrGod", 0)
    assert [reason.rule for reason in t.s.reasons(1, t.s.options(0)[0])] == ["PAN-NATION-01"]


def test_persia_happens_once_for_all() -> None:
    """PAN-NATION-01, PAN-NATION-14, PAN-NATION-15: the highest card is on top from now on; hands are untouched."""
    t = bare(2, "persia").hand(0, coin_2=1).runs(NationAbility())
    assert t.asked() == ""
    assert t.held(0) == {"coin-2": 1}
    taken = []
    for _ in range(6):
        before = t.s.money
        t.s.take_special_money(1, "PAN-GOD-17")
        taken += [card for card in range(len(CARDS)) if count(t.s.money, card) < count(before, card)]
    assert [CARDS[card] for card in taken] == ["coin-5", "coin-4", "coin-4", "coin-3", "coin-3", "coin-2"]
    assert len(t.heard("money-sorted")) == 1


def test_gallia_offers_cards_or_a_god() -> None:
    """PAN-NATION-03: one of the two must be chosen; two cards from the deck."""
    t = bare(2).prepare(0)
    assert t.options() == ["deck", "reveal"]
    assert t.refused("pass") == ["PAN-NATION-03"]
    t.answer("deck", "card-move", "card-gift")
    assert t.asked() == ""
    assert t.held(0) == {"move": 1, "gift": 1}


def test_gallia_shows_the_god_before_the_decision() -> None:
    """PAN-NATION-04, PAN-NATION-09: declined, it goes to the box, without points."""
    t = bare(2).hand(0, gift=3).prepare(0).answer("reveal", "vinthrad")
    assert t.options() == ["pass", "gift-cards"]
    assert count(t.s.god_aside, GODS.index("vinthrad")) == 1
    t.answer("pass")
    assert t.boxed() == {"vinthrad": 1}
    assert t.s.score == (0, 0)
    assert t.held(0) == {"gift": 3}


def test_gallia_costs_the_top_number_only() -> None:
    """PAN-NATION-05, PAN-NATION-08: 3 of Vinthrad's 3/2, with cards and token; points and effect as usual."""
    t = bare(2, epoch=2).hand(0, gift=1).tokens(0, gift=2).prepare(0).answer("reveal", "vinthrad")
    assert t.options() == ["pass", "gift-token"]
    assert t.refused("gift-cards") == ["PAN-SAC-02"]
    assert t.refused("draw") == ["PAN-NATION-05"]
    t.answer("gift-token")
    assert t.owns(0) == {"vinthrad": 1}
    assert t.s.score == (2, 0)
    assert t.pile() == {"gift": 1}
    t = bare(2).tokens(0, gift=3).prepare(0).answer("reveal", "taksator", "gift-token")
    assert t.held(0) == {"coin-2": 1}
    assert t.boxed() == {"taksator": 1}


def test_gadicea_costs_five_in_gallia() -> None:
    """PAN-NATION-06: four are not enough."""
    t = bare(2).hand(0, gift=5, priest=4).prepare(0).answer("reveal", "gadicea")
    assert t.options() == ["pass", "gift-cards"]


def test_pietalte_costs_three_cards_in_gallia() -> None:
    """PAN-NATION-07: tokens may not be used."""
    t = bare(2).hand(0, gift=3, priest=1).tokens(0, priest=4, gift=1).prepare(0).answer("reveal", "pietalte")
    assert t.options() == ["pass", "gift-cards"]
    assert t.refused("priest-token")[0] == "PAN-SAC-14"
    assert t.answer("gift-cards").owns(0) == {"pietalte": 1}


def test_gallia_without_god_tiles_leaves_the_cards() -> None:
    """PAN-GOD-09, PAN-NATION-03: nothing could be revealed; with tiles in the box they are shuffled first."""
    t = bare(2)
    t.s.god_stack = 0
    t.prepare(0)
    assert t.options() == ["deck"]
    assert t.refused("reveal") == ["PAN-GOD-09"]
    t.s.god_box = having(t.s.god_box, GODS.index("stonkus"), 1)
    assert t.answer("reveal").options() == ["stonkus"]


def test_whoever_cannot_pay_in_gallia_is_asked_all_the_same() -> None:
    """PAN-NATION-04, PAN-SETUP-28: the question must not tell what is in the hand."""
    assert bare(2).prepare(0).answer("reveal", "stonkus").options() == ["pass"]


@pytest.mark.parametrize("nation", ["germania", "graecia"])
def test_hands_are_filled_up_to_seven(nation: str) -> None:
    """PAN-NATION-10."""
    t = bare(2, nation).hand(0, gift=5).prepare(0, 1)
    t.answer("card-move", "card-move")
    assert size(t.s.hands[0]) == 7
    assert t.s.privy() == 1
    t.luck()
    assert size(t.s.hands[1]) == 7


@pytest.mark.parametrize("nation", ["germania", "graecia"])
def test_hands_are_cut_down_to_seven(nation: str) -> None:
    """PAN-NATION-11: own choice; special money counts and goes to the ordinary pile."""
    t = bare(2, nation).hand(0, gift=6, coin_2=2, move=1).prepare(0)
    assert t.options() == ["card-move", "card-gift", "card-coin-2"]
    assert t.refused("card-dancer") == ["PAN-NATION-11"]
    assert t.refused("pass") == ["PAN-NATION-11"]
    t.answer("card-coin-2", "card-coin-2")
    assert t.asked() == ""
    assert t.held(0) == {"gift": 6, "move": 1}
    assert t.pile() == {"coin-2": 2}


def test_seven_cards_are_just_right() -> None:
    """PAN-NATION-10, PAN-NATION-11."""
    assert bare(2, "germania").hand(0, gift=7).prepare(0).asked() == ""


def test_the_emergency_in_germania_owes_seven_cards() -> None:
    """PAN-NATION-22, PAN-DRAW-10.

    Seat 1 loses its cards and draws seven; seat 0 has had its turn and keeps none.
    """
    t = bare(2, "germania").hand(0, gift=7).hand(1, gift=2)
    t.s.deck = having(t.s.deck, 0, 2)
    for card in range(1, len(CARDS)):
        t.s.deck = having(t.s.deck, card, 0)
    t.prepare(0, 1).answer("card-move", "card-move")
    assert [size(hand) for hand in t.s.hands] == [0, 0]
    t.answer("card-move", "card-move", *["card-gift"] * 5)
    assert t.asked() == ""
    assert [size(hand) for hand in t.s.hands] == [0, 7]


def test_aegyptus_exchanges_pieces_one_for_one() -> None:
    """PAN-NATION-12: any number, in either direction, or none."""
    t = bare(2, "aegyptus").prepare(0)
    assert t.options() == ["pass", "foot", "column"]
    t.answer("column", "column")
    assert (t.s.feet_left[0], t.s.columns_left[0]) == (2, 5)
    assert t.refused("foot") == ["PAN-NATION-12"]  # back again would change nothing
    t.answer("column", "column")
    assert t.asked() == ""
    assert (t.s.feet_left[0], t.s.columns_left[0]) == (0, 7)
    t = bare(2, "aegyptus").prepare(0).answer("foot", "pass")
    assert (t.s.feet_left[0], t.s.columns_left[0]) == (5, 2)
    assert bare(2, "aegyptus").prepare(0).answer("pass").s.feet_left[0] == 4


def test_aegyptus_gives_only_what_the_general_reserve_has() -> None:
    """PAN-NATION-13: pieces on the board count for nothing."""
    t = bare(2, "aegyptus").columns(0, "0,0 2,0 4,3").reserve(0, feet=4, columns=9).prepare(0)
    assert t.options() == ["pass", "foot"]
    assert t.refused("column") == ["PAN-NATION-13"]
    t = bare(2, "aegyptus").columns(0, "0,0").reserve(0, feet=0, columns=11).prepare(0)
    assert t.options() == ["pass", "foot"]
    t = bare(2, "aegyptus").columns(0, "0,0").reserve(0, feet=12, columns=0)
    assert t.prepare(0).options() == ["pass", "column"]
    assert bare(2, "aegyptus").reserve(0, feet=0, columns=0).prepare(0).asked() == ""


def test_cartago_gives_two_coins_for_any_purchase() -> None:
    """PAN-NATION-16, PAN-NATION-17: no cards, no Stonkus; the rest is lost; nothing need be bought."""
    t = bare(2, "cartago").gods(0, stonkus=2).hand(0, coin_1=3).prepare(0)
    assert t.refused("card-coin-1") == ["PAN-NATION-17"]
    assert t.refused("gift-II") == ["PAN-BUY-07"]
    assert t.refused("jump@0,9") == ["PAN-BUY-19"]
    assert t.refused("draw") == ["PAN-NATION-16"]
    t.answer("foot", "gift-I")
    assert t.asked() == ""
    assert t.s.feet_left[0] == 5
    assert count(t.s.tokens[0], 0) == 1
    assert t.held(0) == {"coin-1": 3}
    assert bare(2, "cartago").prepare(0).answer("pass").asked() == ""


def test_in_cartago_placements_begin_at_its_start_hex() -> None:
    """PAN-NATION-18: though the temple is not yet there; nothing may stand on that hex."""
    t = bare(2, "cartago").prepare(0)
    assert {"0,9", "-1,9", "0,7"} <= set(t.options())
    assert "PAN-BOARD-09" in t.refused("0,8")
    assert t.refused("4,2") == ["PAN-MOVE-13"]


def test_loot_of_cartago_is_carried_out_after_spending() -> None:
    """PAN-NATION-19: (1,9) lies two feet away; its money comes when both coins are spent."""
    t = bare(2, "cartago")
    t.s.loot = changed(t.s.loot, 0, LOOT.index("money"))
    t.prepare(0).answer("0,9")
    assert t.held(0) == {}
    t.answer("1,9")
    assert t.held(0) == {"coin-2": 1}
    assert t.s.feet[0] == spaces("0,9 1,9")


def test_iberia_raises_one_token_if_wanted() -> None:
    """PAN-NATION-20: a new one at I, or an own one by a level; with all at IV there is nothing to ask."""
    t = bare(2, "iberia").tokens(0, gift=2).prepare(0)
    assert t.options() == ["pass", "gift-III", "priest-I", "dancer-I", "temple-I"]
    assert t.refused("gift-IV") == ["PAN-NATION-20"]
    t.answer("gift-III")
    assert (t.asked(), t.s.tokens[0]) == ("", pile_of([3, 0, 0, 0]))
    assert bare(2, "iberia").prepare(0).answer("pass").s.tokens[0] == pile_of([0, 0, 0, 0])
    assert bare(2, "iberia").tokens(0, gift=4, priest=4, dancer=4, temple=4).prepare(0).asked() == ""


def test_roma_draws_two_cards() -> None:
    """PAN-NATION-21."""
    t = bare(2, "roma").prepare(0, 1).answer("card-move", "card-move", "card-gift", "card-gift")
    assert t.asked() == ""
    assert (t.held(0), t.held(1)) == ({"move": 2}, {"gift": 2})
