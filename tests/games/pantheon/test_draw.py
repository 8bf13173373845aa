"""The Draw action and the flow of cards (chapter 7)."""

from tests.games.pantheon.table import CARDS, Table, bare, having
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE
from theomachy.engine.values import added
from theomachy.games.pantheon.rules.actions.draw import CardToHand, DrawCards
from theomachy.games.pantheon.rules.piles import count, one, pile_of, size


def test_three_cards_one_after_the_other() -> None:
    """PAN-DRAW-01, PAN-DRAW-02, PAN-DRAW-05: open or from the deck, chosen anew; none may be declined."""
    t = bare(2).act(0, "draw")
    assert t.options() == ["open-coin-1", "deck"]
    assert t.refused("open-gift") == ["PAN-DRAW-02"]
    for taken in range(3):
        assert t.refused("pass") == ["PAN-DRAW-05"]
        if taken == 1:
            t.answer("open-coin-1", "card-gift")
        else:
            t.answer("deck", "card-move")
    assert t.held(0) == {"move": 2, "coin-1": 1}
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_an_open_card_is_replaced_before_the_next_choice() -> None:
    """PAN-DRAW-03: the new card can be taken at once."""
    t = bare(2).act(0, "draw").answer("open-coin-1")
    assert t.asked() == "TurnUp"
    t.answer("card-temple")
    assert t.options() == ["open-temple", "open-coin-1", "deck"]
    t.answer("open-temple")
    assert t.held(0) == {"temple": 1, "coin-1": 1}


def test_gadicea_allows_more_cards_that_may_be_declined() -> None:
    """PAN-DRAW-04, PAN-DRAW-05, PAN-GOD-32: with two of her a fourth and fifth card, each optional."""
    draws = ("deck", "card-move") * 3
    t = bare(2).act(0, "draw")
    t.s.stack.clear()
    t.s.god_display = 0
    t.gods(0, gadicea=2).act(0, "draw").answer(*draws)
    assert t.options() == ["pass", "open-coin-1", "deck"]
    t.answer("deck", "card-gift")
    assert "pass" in t.options()
    t.answer("pass")
    assert t.held(0) == {"move": 3, "gift": 1}
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_there_is_no_hand_limit() -> None:
    """PAN-DRAW-06: thirty cards in hand, and three more."""
    t = bare(2).hand(0, gift=10, priest=10, dancer=10).act(0, "draw").answer(*("deck", "card-move") * 3)
    assert size(t.s.hands[0]) == 33


def test_other_draws_come_from_the_deck() -> None:
    """PAN-DRAW-07: no open card is offered, only nature's answer."""
    t = bare(2).runs(DrawCards(1, 2))
    assert t.asked() == "CardToHand"
    assert t.options() == ["card-move", "card-gift", "card-priest", "card-dancer", "card-temple", "card-coin-1"]
    assert t.s.privy() == 1


def test_the_discard_pile_becomes_the_deck_with_the_last_card() -> None:
    """PAN-DRAW-08: at once, not when the next card is needed."""
    t = bare(2).discard(gift=2, dancer=1).deck_is(0, move=1).runs(DrawCards(1, 1)).answer("card-move")
    assert t.pile() == {}
    assert t.s.deck == pile_of([0, 2, 0, 1, 0, 0, 0, 0, 0, 0])
    assert [event.kind for event in t.heard()] == ["card-drawn", "deck-renewed"]


def test_with_an_empty_pile_the_deck_stays_empty_until_needed() -> None:
    """PAN-DRAW-09: discards that come later are shuffled when somebody draws."""
    t = bare(2).deck_is(0, move=1).runs(DrawCards(1, 1)).answer("card-move")
    assert not t.s.deck
    t.s.hands = added(t.s.hands, 0, -one(CARDS.index("gift")) * 2)
    t.s.discard += one(CARDS.index("gift")) * 2
    t.runs(DrawCards(0, 0))
    assert not t.s.deck
    t.runs(DrawCards(1, 1))
    assert count(t.s.deck, CARDS.index("gift")) == 2
    t.answer("card-gift")
    assert t.held(1) == {"move": 1, "gift": 1}


def test_all_hands_become_the_deck_when_nothing_is_left_to_draw() -> None:
    """PAN-DRAW-10, PAN-DRAW-11, PAN-DRAW-12.

    The drawer's cards too, also those of this effect; open cards stay.
    """
    t = bare(2).deck_is(0, move=1).runs(DrawCards(1, 3)).answer("card-move")
    assert [size(hand) for hand in t.s.hands] == [0, 0]
    assert size(t.s.deck) == 71
    assert count(t.s.open, CARDS.index("coin-1")) == 4
    t.answer("card-gift", "card-gift")
    assert t.asked() == ""
    assert t.held(1) == {"gift": 2}  # only the two cards still owed
    assert [event.who for event in t.heard("hand-discarded")] == [0, 1]


def gap(t: Table) -> Table:
    """Deck and pile are empty, three cards lie open, seat 0 holds all the others."""
    t.open_cards(coin_1=3)
    return t.deck_is(0)


def test_an_open_place_that_cannot_be_filled_stays_empty() -> None:
    """PAN-DRAW-13, PAN-DRAW-15: taking the open cards triggers nothing, and the deck may not be chosen."""
    t = gap(bare(2)).act(1, "draw")
    assert t.options() == ["open-coin-1"]
    assert t.refused("deck") == ["PAN-DRAW-15"]
    t.answer("open-coin-1", "open-coin-1", "open-coin-1")
    assert t.held(1) == {"coin-1": 3}
    assert size(t.s.open) == 0
    assert size(t.s.hands[0]) == 72


def test_without_open_cards_a_compulsory_card_triggers_the_emergency() -> None:
    """PAN-DRAW-10, PAN-DRAW-13, PAN-DRAW-15: the deck may be chosen then; the gaps are filled after the action."""
    t = gap(bare(2)).open_cards(coin_1=1)
    t.deck_is(0).act(1, "draw").answer("open-coin-1")
    assert t.options() == ["deck"]
    t.answer("deck", "card-gift")
    assert size(t.s.open) == 0
    t.answer("deck", "card-gift")
    assert t.asked() == "TurnUp"
    t.answer("card-move", "card-move", "card-move", "card-move")
    assert t.held(1) == {"gift": 2}  # the coin was discarded with all hands
    assert t.asked() == "ChooseAction"


def test_cards_of_the_action_under_way_are_not_yet_discarded() -> None:
    """PAN-DRAW-14: a purchase under way."""
    t = bare(2).hand(0, coin_1=2).act(0, "buy").answer("card-coin-1", "foot")
    assert t.pile() == {}
    t.answer("pass")
    assert t.pile() == {"coin-1": 1}


def test_gaps_wait_for_the_end_but_a_taken_card_is_replaced_at_once() -> None:
    """PAN-DRAW-16, PAN-DRAW-13.

    With a gap of one, taking an open card turns up one; the gap is filled at the end.
    """
    t = bare(2).open_cards(coin_1=3).act(0, "draw").answer("open-coin-1", "card-gift")
    assert size(t.s.open) == 3
    t.answer("deck", "card-move", "deck", "card-move")
    assert t.asked() == "TurnUp"
    t.answer("card-temple")
    assert size(t.s.open) == 4


def test_replacing_a_taken_card_is_a_need() -> None:
    """PAN-DRAW-09, PAN-DRAW-16: the pile is shuffled for it; an old gap alone would not do that."""
    t = bare(2).open_cards(coin_1=3).discard(gift=5)
    t.deck_is(0).runs(DrawCards(0, 0))
    assert not t.s.deck
    assert size(t.s.open) == 3
    t.act(1, "draw").answer("open-coin-1")
    assert t.asked() == "TurnUp"
    assert t.options() == ["card-gift"]


def test_gaps_are_filled_right_after_each_effect() -> None:
    """PAN-DRAW-13, PAN-DRAW-16: a draw of two cards comes before the two places."""
    t = bare(2).open_cards(coin_1=2).runs(DrawCards(1, 2)).answer("card-move", "card-move")
    assert t.asked() == "TurnUp"
    t.answer("card-gift", "card-gift")
    assert t.asked() == ""


def test_optional_cards_never_trigger_the_emergency() -> None:
    """PAN-DRAW-17: an open card only; if there is none the action ends by itself."""
    t = bare(2)
    t.s.god_display = having(t.s.god_display, 7, 0)
    t.gods(1, gadicea=2).open_cards(coin_1=4)
    t.deck_is(0).act(1, "draw").answer(*["open-coin-1"] * 3)
    assert t.options() == ["pass", "open-coin-1"]
    assert t.refused("deck") == ["PAN-DRAW-17"]
    t.answer("open-coin-1")
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)
    assert t.held(1) == {"coin-1": 4}


def test_the_action_ends_when_an_optional_card_is_impossible() -> None:
    """PAN-DRAW-05, PAN-DRAW-17: three open cards and nothing else; the fourth is not even asked for."""
    t = bare(2)
    t.s.god_display = having(t.s.god_display, 7, 0)
    t.gods(1, gadicea=1).open_cards(coin_1=3)
    t.deck_is(0).act(1, "draw").answer(*["open-coin-1"] * 3)
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)
    assert not t.heard("hand-discarded")


def test_a_draw_with_no_card_anywhere_brings_nothing() -> None:
    """PAN-EPOCH-18: nothing is asked."""
    t = bare(2)
    t.s.deck = 0
    t.s.open = 0
    assert t.runs(DrawCards(0, 2)).asked() == ""


def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    """PAN-SETUP-28: the event names the card to seat 1, and only that there was one to all others."""
    t = bare(2).runs(DrawCards(1, 1)).answer("card-gift")
    event = t.heard("card-drawn")[0]
    assert event.seen_by(1).what == CARDS.index("gift")
    for seat in (0, -2):
        assert event.seen_by(seat).what == -1
        assert event.seen_by(seat).who == 1
        assert "what" not in event.seen_by(seat).arguments()


def test_nature_draws_from_the_pile_as_from_its_options() -> None:
    """PAN-SETUP-22: straight from the pile or by options and weights, the same dice give the same card."""
    t = bare(2)
    for pile in (pile_of([3, 0, 0, 5]), pile_of([0, 0, 1]), pile_of([1] * 10)):
        t.s.deck = pile
        frame = CardToHand(0)
        options = frame.options(t.s, CHANCE)
        drawn = [frame.at_random(t.s, Dice(seed)) for seed in range(60)]
        assert drawn == [options[Dice(seed).weighted(frame.weights(t.s, options))] for seed in range(60)]
        assert set(drawn) == set(options)
