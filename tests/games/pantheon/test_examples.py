"""The worked examples of the specification, staged on the board. Seats: 0 red, 1 green, 2 yellow."""

from tests.games.pantheon.table import GODS, LOOT, NATIONS, PANTHEON, Table, bare, spaces
from theomachy.engine.decision import CHANCE
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.abilities.hooks import FROM_STACK
from theomachy.games.pantheon.rules.ending import Scoring
from theomachy.games.pantheon.rules.piles import count, one, pile_of, size
from theomachy.games.pantheon.rules.tiles import GainFromStack


def steps(t: Table) -> int:
    """The steps or coins left in the move or purchase under way."""
    return t.s.stack[-1].facts[1]


def test_ex_01_the_preparation_of_gallia() -> None:
    """PAN-EX-01, PAN-EPOCH-02, PAN-EPOCH-03, PAN-EPOCH-05, PAN-EPOCH-07, PAN-EPOCH-11, PAN-EPOCH-12."""
    t = Table(PANTHEON.new(3))
    while t.asked() != "DrawStartPlayer":
        # the first options that bring neither demigods nor choices
        choice = [text for text in t.options() if text in ("bonus-column", "bonus-steps-1", "bonus-cards-3")]
        t.answer(choice[0] if choice else t.options()[0])
    t.answer("red", "gallia")
    assert t.s.track == (NATIONS.index("gallia"),)
    while t.seat() == CHANCE:
        t.answer(t.options()[-1])
    assert size(t.s.god_display) == 4
    loot = PANTHEON.view(t.s, 0)["loot"]
    assert isinstance(loot, dict)
    assert set(loot) == {"1,3", "5,3", "6,1", "3,5"}
    seats = []
    while t.asked() == "CardsOrGod":
        assert t.s.temple == -1
        seats.append(t.seat())
        t.answer("deck").luck()
    assert seats == [0, 1, 2]
    view = PANTHEON.view(t.s, 0)
    assert view["temple"] == "3,2"
    assert view["epoch"] == 1


def after_ex_03() -> Table:
    """Red moves with one card in Gallia; green and yellow hold theirs; loot lies on (3,5)."""
    t = bare(3).hand(0, move=1).hand(1, move=1).hand(2, move=3)
    t.s.loot = (-1, -1, LOOT.index("cards-2"), LOOT.index("money"), -1)
    t.s.bag -= one(LOOT.index("money"))
    return t.act(0, "move").answer("card-move")


def test_ex_02_one_card_and_the_big_foot_make_three_steps() -> None:
    """PAN-EX-02, PAN-MOVE-01, PAN-MOVE-02, PAN-MOVE-07."""
    assert steps(after_ex_03()) == 3


def test_ex_03_two_feet_and_mediolanum() -> None:
    """PAN-EX-03, PAN-MOVE-08, PAN-MOVE-13, PAN-MOVE-14."""
    t = after_ex_03()
    for left, name in ((2, "4,2"), (1, "5,2"), (0, "4,3")):
        t.answer(name)
        assert steps(t) == left
    assert t.s.columns[0] == spaces("4,3")


def test_ex_04_the_others_follow_and_yellow_takes_loot() -> None:
    """PAN-EX-04, PAN-MOVE-06, PAN-MOVE-09, PAN-MOVE-20, PAN-MOVE-21, PAN-MOVE-22, PAN-MOVE-23, PAN-MOVE-26."""
    t = after_ex_03().answer("4,2", "5,2", "4,3", "pass")
    assert t.seat() == 1
    t.answer("card-move")
    assert steps(t) == 2
    t.answer("2,2", "1,2")
    assert steps(t) == 0
    t.answer("pass")
    assert t.seat() == 2
    t.answer("card-move", "card-move", "card-move")
    assert steps(t) == 6
    for left, name in ((5, "3,3"), (4, "3,4"), (2, "4,3"), (1, "3,5")):
        t.answer(name)
        assert steps(t) == left
    assert t.held(2) == {}
    t.answer("pass")
    assert t.pile() == {"move": 5}
    assert t.held(2) == {"coin-2": 1}


def test_ex_05_iberia_with_branches_and_a_card_for_red() -> None:
    """PAN-EX-05, PAN-MOVE-18, PAN-MOVE-09, PAN-MOVE-27, PAN-MOVE-28. Seats: 0 green, 1 yellow, 2 red."""
    t = bare(3, "iberia").feet(0, "-2,6").hand(0, move=2).hand(1, move=3).hand(2, move=1)
    t.act(0, "move").answer("card-move", "card-move")
    assert steps(t) == 5
    t.answer("-3,6", "0,4", "1,3", "1,4")
    assert steps(t) == 1
    t.answer("pass", "card-move", "card-move", "card-move", "0,4", "0,5", "1,4")
    assert steps(t) == 6 - 5
    t.answer("pass", "pass")
    assert (t.asked(), t.s.privy()) == ("CardToHand", 2)
    t.answer("card-gift")
    assert t.held(2) == {"move": 1, "gift": 1}


def test_ex_06_ancyra_is_connected_again() -> None:
    """PAN-EX-06, PAN-MOVE-15, PAN-MOVE-16."""
    t = bare(3, "persia").columns(2, "10,5").hand(2, move=2).act(2, "move")
    assert "PAN-MOVE-13" in t.refused("9,5")
    t.answer("card-move", "card-move", "10,7", "10,6", "9,5", "10,4", "9,4")
    assert steps(t) == 0
    assert t.s.columns[2] == spaces("10,5 9,4")


def test_ex_07_new_dancers() -> None:
    """PAN-EX-07, PAN-BUY-06, PAN-BUY-07."""
    for level, price in (("I", 1), ("III", 6)):
        t = bare().gods(0, stonkus=3).act(0, "buy").answer(f"dancer-{level}")
        assert steps(t) == 6 - price


def test_ex_08_temples_from_one_to_three() -> None:
    """PAN-EX-08, PAN-BUY-09."""
    t = bare().tokens(0, temple=1).gods(0, stonkus=3).act(0, "buy").answer("temple-III")
    assert steps(t) == 1
    assert t.s.tokens[0] == pile_of([0, 0, 0, 3])


def test_ex_09_eight_coins_are_spent() -> None:
    """PAN-EX-09, PAN-BUY-01, PAN-BUY-04, PAN-BUY-12, PAN-BUY-14."""
    t = bare().feet(1, "4,2").columns(2, "4,3").hand(1, coin_3=1, coin_2=2, coin_1=1).reserve(1, 0, 0)
    t.act(1, "buy").answer("card-coin-3", "card-coin-2", "card-coin-2", "card-coin-1")
    assert steps(t) == 8
    t.answer("dancer-I", "priest-II", "foot", "column", "4,3")
    assert steps(t) == 0
    t.answer("pass")
    assert t.s.columns[1] == spaces("4,3")
    assert t.pile() == {"coin-3": 1, "coin-2": 2, "coin-1": 1}


def test_ex_10_four_and_one_with_cards() -> None:
    """PAN-EX-10, PAN-SAC-02, PAN-SAC-05."""
    t = bare().display("depraccus").hand(0, dancer=4, temple=1).act(0, "sacrifice")
    t.answer("depraccus", "dancer-cards", "temple-cards")
    assert t.owns(0) == {"depraccus": 1}
    assert t.pile() == {"dancer": 4, "temple": 1}


def test_ex_11_four_and_one_with_tokens() -> None:
    """PAN-EX-11, PAN-SAC-06, PAN-SAC-08, PAN-SAC-12."""
    t = bare().display("depraccus").tokens(2, dancer=4, temple=2).hand(2, dancer=1).act(2, "sacrifice")
    t.answer("depraccus", "dancer-token", "temple-token")
    assert t.owns(2) == {"depraccus": 1}
    assert t.held(2) == {"dancer": 1}
    assert t.s.tokens[2] == pile_of([0, 0, 4, 2])


def test_ex_12_four_and_one_with_both() -> None:
    """PAN-EX-12, PAN-SAC-07."""
    t = bare().display("depraccus").tokens(1, dancer=2).hand(1, dancer=2, temple=1).act(1, "sacrifice")
    t.answer("depraccus", "dancer-token", "temple-cards")
    assert t.owns(1) == {"depraccus": 1}
    assert t.held(1) == {}


def test_ex_13_four_kinds_for_surparit() -> None:
    """PAN-EX-13, PAN-SAC-03, PAN-SAC-07."""
    t = bare().display("surparit").tokens(1, dancer=2, temple=1).hand(1, priest=2, temple=1, gift=1)
    t.act(1, "sacrifice").answer("surparit", "priest-cards", "dancer-token", "temple-token", "gift-cards")
    assert t.asked() == "GodToPlayer"
    assert t.held(1) == {}


def test_ex_14_a_god_in_epoch_two() -> None:
    """PAN-EX-14, PAN-GOD-02."""
    t = bare(3, epoch=2).hand(0, gift=5).act(0, "sacrifice").answer("gadicea", "gift-cards")
    assert t.s.score == (2, 0, 0)


def test_ex_15_the_first_scoring_of_red() -> None:
    """PAN-EX-15, PAN-SCORE-02, PAN-SCORE-05."""
    t = bare().demigods(0, 3, 2).columns(0, "0,0 2,0 5,0 6,0 9,0")
    t.s.score = changed(t.s.score, 0, 11)
    assert t.runs(Scoring()).s.score[0] == 26


def test_ex_16_what_surparit_may_bring() -> None:
    """PAN-EX-16, PAN-GOD-11, PAN-GOD-12, PAN-GOD-14."""
    pay = ("surparit", "gift-cards", "priest-cards", "dancer-cards", "temple-cards")
    for drawn in ("stonkus", "plaesiris", "surparit"):
        t = bare(3, epoch=3).display("surparit").hand(0, gift=2, priest=2, dancer=2, temple=1)
        t.act(0, "sacrifice").answer(*pay, drawn)
        assert t.s.score == (6, 0, 0)
        if drawn == "plaesiris":
            t.answer("demigod-1", "demigod-3")
            assert t.s.demigods[0] == pile_of([1, 0, 1, 0, 0, 0])
        assert t.asked() == "ChooseAction"
        assert t.owns(0) == ({"stonkus": 1} if drawn == "stonkus" else {})
        assert t.boxed()["surparit"] == (2 if drawn == "surparit" else 1)
        assert t.boxed().get("plaesiris", 0) == (1 if drawn == "plaesiris" else 0)


def test_ex_17_a_slanting_jump_from_the_temple() -> None:
    """PAN-EX-17, PAN-GOD-22, PAN-GOD-23, PAN-GOD-24, PAN-GOD-25, PAN-GOD-27, PAN-MOVE-12."""
    t = bare(3, "roma").feet(1, "5,4").gods(2, gaiviles=1).hand(2, move=1).act(2, "move").answer("card-move")
    t.answer("jump@5,3")
    assert steps(t) == 2
    t.answer("4,3")
    assert steps(t) == 1
    assert "4,2" in t.options()


def test_ex_18_two_jumps_but_not_at_once() -> None:
    """PAN-EX-18, PAN-GOD-29."""
    t = bare(3, "roma").feet(2, "5,5 6,5").gods(1, gaiviles=2).hand(1, move=1).act(1, "move").answer("card-move")
    assert t.refused("jump@7,5") == ["PAN-GOD-23"]
    t.answer("jump@5,6")
    assert steps(t) == 2
    t.answer("jump@7,5")
    assert steps(t) == 1
    assert t.s.feet[1] == spaces("5,6 7,5")


def test_ex_19_pietalte_with_levels_four_and_two() -> None:
    """PAN-EX-19, PAN-GOD-33, PAN-GOD-34."""
    for copies, points in ((1, 4), (2, 8)):
        t = bare().gods(0, pietalte=copies).tokens(0, gift=4, dancer=2).runs(Scoring())
        assert t.s.score[0] == points


def test_ex_20_stonkus_twice_with_traitera() -> None:
    """PAN-EX-20, PAN-GOD-37, PAN-GOD-40."""
    t = bare(2).gods(0, stonkus=1, traitera=1).act(0, "buy")
    assert steps(t) == 2
    t.answer("foot", "foot", "pass", "traitera", "buy")
    assert steps(t) == 2
    t.answer("column", "pass")
    assert t.boxed() == {"traitera": 1}


def test_the_examples_use_the_names_of_the_data() -> None:
    """PAN-EX-16, PAN-GOD-01: a god from the stack, as in example 16, outside a Sacrifice."""
    t = bare(2).runs(GainFromStack(1, FROM_STACK)).answer("stonkus")
    assert count(t.s.gods[1], GODS.index("stonkus")) == 1
