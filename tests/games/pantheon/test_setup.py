"""Set-up and its options (chapter 2)."""

import pytest

from tests.games.pantheon.table import BONUS, CARDS, GODS, LOOT, NATIONS, PANTHEON, TILES, Table, having
from theomachy.engine.decision import CHANCE
from theomachy.engine.refusal import SetupError
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.piles import count, counts_of, pile_of, size
from theomachy.games.pantheon.rules.state import PantheonState


def dealt(players: int = 3, *bonus: str) -> Table:
    """Open cards are turned and hands dealt; the named bonus tiles are dealt in seating order."""
    t = Table(PANTHEON.new(players))
    for _ in range(4 + 5 * players):
        t.s.apply(CHANCE, t.s.options(CHANCE)[0])
    return t.answer(*[f"bonus-{name}" for name in bonus])


def test_two_to_four_players_sit_clockwise() -> None:
    """PAN-SETUP-01: one and five are refused; seat 0 is left of the last seat."""
    for players in (1, 5):
        with pytest.raises(SetupError, match="PAN-SETUP-01"):
            PANTHEON.new(players)
    s = PANTHEON.new(4)
    s.start = 2
    assert s.turn_order() == [2, 3, 0, 1]


def test_pieces_of_a_colour() -> None:
    """PAN-SETUP-02, PAN-SETUP-03: 12 and 12; 3 columns and 4 feet at hand, 9 and 8 in the general reserve."""
    s = PANTHEON.new(4)
    for seat in range(4):
        assert (s.columns_left[seat], s.feet_left[seat]) == (3, 4)
        assert (s.columns_in_general(seat), s.feet_in_general(seat)) == (9, 8)


def test_scores_begin_at_nothing() -> None:
    """PAN-SETUP-04."""
    assert PANTHEON.new(4).score == (0, 0, 0, 0)


def test_the_box_is_complete() -> None:
    """PAN-SETUP-05, PAN-SETUP-06, PAN-SETUP-10, PAN-SETUP-12, PAN-SETUP-13, PAN-LOOT-19."""
    s = PANTHEON.new(3)
    assert size(s.bag) == 40
    assert dict(zip(LOOT, counts_of(s.bag, len(LOOT)), strict=True)) == {
        "demigod": 12, "god": 2, "levels-1": 5, "levels-2": 2, "cards-2": 5, "cards-3": 2, "money": 5,
        "steps-1": 3, "reserve-either": 2, "reserve-both": 2,
    }  # fmt: skip
    assert BONUS == ["demigod", "god", "column", "steps-1", "levels-2", "cards-3"]
    assert s.god_stack == pile_of([4] * 10)
    assert len(GODS) == 10
    assert s.token_stock == pile_of([4] * 8)
    assert s.deck == pile_of([16, 11, 11, 11, 11, 15, 0, 0, 0, 0])
    assert size(s.deck) == 75


def test_low_demigods_lie_on_the_high_ones() -> None:
    """PAN-SETUP-07, PAN-SETUP-08: 4 to 6 cannot come while a 1, 2 or 3 is left."""
    t = dealt(3, "demigod", "steps-1", "column")
    assert TILES.demigods == [3, 3, 3, 4, 4, 4]
    assert t.options() == ["demigod-1", "demigod-2", "demigod-3"]
    assert [t.s.weights([option])[0] for option in t.s.options(CHANCE)] == [3, 3, 3]
    t.s.demigod_stack = pile_of([0, 1, 0, 4, 4, 4])
    assert t.options() == ["demigod-2"]
    t.s.demigod_stack = having(t.s.demigod_stack, 1, 0)
    assert t.options() == ["demigod-4", "demigod-5", "demigod-6"]


def test_six_of_eight_nations_come_in_random_order() -> None:
    """PAN-SETUP-09, PAN-EPOCH-02: any nation may be the next; one that was there does not come again."""
    t = dealt(3, "demigod", "steps-1", "column").answer("demigod-1")
    assert t.options() == NATIONS
    t.answer("roma")
    assert t.s.track == (NATIONS.index("roma"),)
    t.epoch()
    assert t.options() == [name for name in NATIONS if name != "roma"]


def test_special_money_lies_sorted_with_the_lowest_on_top() -> None:
    """PAN-SETUP-11: 2, 2, 3, 3, 4, 4, 5."""
    s = PANTHEON.new(2)
    for value in (2, 2, 3, 3, 4, 4, 5):
        s.take_special_money(0, "PAN-GOD-17")
        assert count(s.hands[0], CARDS.index(f"coin-{value}")) > 0
        s.hands = changed(s.hands, 0, 0)
    assert not s.money


def test_open_cards_come_before_hands() -> None:
    """PAN-SETUP-14, PAN-SETUP-15: four cards face up, then five for each player."""
    t = Table(PANTHEON.new(2))
    for _ in range(4):
        assert t.asked() == "TurnUp"
        t.answer("card-gift")
    assert count(t.s.open, CARDS.index("gift")) == 4
    for seat in (0, 0, 0, 0, 0, 1, 1, 1, 1, 1):
        assert t.asked() == "CardToHand"
        assert t.s.privy() == seat
        t.answer("card-move")
    assert [size(hand) for hand in t.s.hands] == [5, 5]
    assert t.asked() == "DealBonus"


def test_each_player_receives_one_random_bonus_tile() -> None:
    """PAN-SETUP-16: all six are possible, none twice; the rest is gone."""
    t = dealt(3)
    assert t.options() == [f"bonus-{name}" for name in BONUS]
    t.answer("bonus-god")
    assert "bonus-god" not in t.options()
    t.answer("bonus-steps-1", "bonus-column")
    assert t.asked() == "GodToPlayer"
    assert not t.s.bonus_offer


def test_bonus_tiles_work_in_seating_order_but_the_column_waits() -> None:
    """PAN-SETUP-17: cards for seat 0, levels for seat 1; seat 2 keeps the column tile."""
    t = dealt(3, "cards-3", "levels-2", "column")
    assert (t.asked(), t.s.privy()) == ("CardToHand", 0)
    t.luck()
    assert size(t.s.hands[0]) == 8
    assert (t.asked(), t.seat()) == ("RaiseToken", 1)
    t.answer("gift-I", "gift-II")
    assert t.s.tokens[1] == pile_of([2, 0, 0, 0])
    assert t.s.bonus[:2] == (-1, -1)
    assert BONUS[t.s.bonus[2]] == "column"
    assert t.asked() == "DrawStartPlayer"


def test_a_god_of_the_bonus_tile_scores_one_point() -> None:
    """PAN-SETUP-18."""
    t = dealt(2, "god", "steps-1").answer("vinthrad")
    assert t.s.score == (1, 0)
    assert t.owns(0) == {"vinthrad": 1}


def test_the_only_owner_of_demigods_begins() -> None:
    """PAN-SETUP-19, PAN-SETUP-21: one demigod, or two of one owner, decide; the start player holds the temple."""
    t = dealt(3, "steps-1", "demigod", "column").answer("demigod-2")
    assert (t.asked(), t.s.start, t.s.temple) == ("RevealNation", 1, -1)
    t = dealt(3, "steps-1", "column", "god").answer("plaesiris", "demigod-1", "demigod-1")
    assert (t.asked(), t.s.start) == ("RevealNation", 2)


def test_chance_decides_without_a_single_owner_of_demigods() -> None:
    """PAN-SETUP-20: nobody owns one, or two players do."""
    t = dealt(3, "steps-1", "column", "cards-3").luck()
    assert t.s.start == 0  # luck takes the first option
    t = dealt(2, "god", "demigod").answer("plaesiris", "demigod-1", "demigod-1", "demigod-1")
    assert t.asked() == "DrawStartPlayer"
    assert t.options() == ["red", "green"]
    assert t.s.weights(t.s.options(CHANCE)) == [1, 1]
    assert t.answer("green").s.start == 1


def test_chance_is_a_seat_and_decks_are_counts() -> None:
    """PAN-SETUP-22: nobody answers for nature; the same answers give the same game; weights are the counts."""
    t = Table(PANTHEON.new(2))
    assert t.s.waiting() == [CHANCE]
    assert [reason.rule for reason in t.s.reasons(0, t.s.options(CHANCE)[0])] == ["PAN-SETUP-22"]
    assert t.s.weights(t.s.options(CHANCE)) == [16, 11, 11, 11, 11, 15]
    assert PANTHEON.start(3, 7) == PANTHEON.start(3, 7)
    assert PANTHEON.start(3, 7) != PANTHEON.start(3, 8)
    assert PANTHEON.start(3, 7).waiting() != [CHANCE]


def drafting(players: int = 3, nation: str = "persia") -> Table:
    """With bonus_draft, prepared for the draft; seat 0 begins."""
    t = Table(PANTHEON.new(players, bonus_draft=True))
    while t.asked() != "DrawStartPlayer":
        t.s.apply(CHANCE, t.s.options(CHANCE)[0])
    return t.answer("red", nation).luck()


def test_the_draft_goes_from_the_last_player_to_the_first() -> None:
    """PAN-SETUP-23, PAN-SETUP-24, PAN-SETUP-26: nothing is dealt; all six lie open until epoch 1 is prepared."""
    t = drafting()
    assert t.s.temple != -1
    assert t.s.bonus == (-1, -1, -1)
    assert t.options() == [f"bonus-{name}" for name in BONUS]
    seats = []
    for name in ("steps-1", "cards-3", "demigod"):
        t.luck()
        seats.append(t.seat())
        t.answer(f"bonus-{name}").luck()
    assert seats == [2, 1, 0]
    assert t.asked() == "ChooseAction"
    assert t.s.bonus_offer == 0


def test_a_drafted_tile_works_at_once() -> None:
    """PAN-SETUP-25: the column is placed before the next player chooses."""
    t = drafting().answer("bonus-column")
    assert (t.asked(), t.seat()) == ("PlaceFreeColumn", 2)
    t.answer("0,0")
    assert t.s.columns[2].bit_count() == 1
    assert t.s.bonus[2] == -1
    assert (t.asked(), t.seat()) == ("DraftBonus", 1)
    assert "bonus-column" not in t.options()


def test_more_material_at_the_start() -> None:
    """PAN-SETUP-27: 6 and 5, 5 and 4, 4 and 3 feet and columns."""
    games = [PANTHEON.new(players, bsw_start_material=True) for players in (2, 3, 4)]
    assert [(s.feet_left[0], s.columns_left[0]) for s in games] == [(6, 5), (5, 4), (4, 3)]


def test_hands_and_demigods_are_secret_and_their_numbers_public() -> None:
    """PAN-SETUP-28."""
    s: PantheonState = dealt(2, "demigod", "god").answer("demigod-3").s
    own = PANTHEON.view(s, 0)["players"]
    other = PANTHEON.view(s, 1)["players"]
    assert isinstance(own, list)
    assert isinstance(other, list)
    assert own[0]["hand"] == {"move": 5}
    assert own[0]["demigods"] == {"3": 1}
    assert "hand" not in other[0]
    assert "demigods" not in other[0]
    assert (other[0]["handSize"], other[0]["demigodCount"]) == (5, 1)
