"""The decision core, on a game of its own."""

import pytest

from tests.engine.toy import BID, DEAL, RAISE, ToyState, toy
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, PASS, Frame, Secret, State
from theomachy.engine.game import play_randomly, random_option
from theomachy.engine.refusal import GameOver, IllegalOption, Refusal, WrongSeat

pytestmark = pytest.mark.sources  # a game of our own, which compiled classes do not let derive from them


def dealt(first: int = 2, second: int = 1) -> ToyState:
    """A game after both deals."""
    s = toy()
    s.apply(CHANCE, DEAL + first)
    s.apply(CHANCE, DEAL + second)
    return s


def test_nature_is_a_seat_and_its_options_have_weights() -> None:
    s = toy()
    assert s.waiting() == [CHANCE]
    assert s.options(CHANCE) == [DEAL, DEAL + 1, DEAL + 2]
    assert s.weights(s.options(CHANCE)) == [3, 2, 1]
    s.apply(CHANCE, DEAL + 2)
    assert s.options(CHANCE) == [DEAL, DEAL + 1]


def test_options_of_one_kind_are_equally_likely_by_default() -> None:
    assert dealt().weights([BID, BID + 1]) == [1, 1]


def test_secret_answers_commute_and_show_only_at_the_end() -> None:
    one = dealt()
    other = dealt()
    one.apply(0, BID + 2)
    assert one.waiting() == [1]
    assert one.scores == [0, 0]
    one.apply(1, BID)
    other.apply(1, BID)
    other.apply(0, BID + 2)
    assert one == other
    assert one.scores == [1, 0]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    s = dealt()
    s.apply(0, BID)
    with pytest.raises(WrongSeat) as refusal:
        s.apply(0, BID)
    assert [reason.rule for reason in refusal.value.reasons] == ["TOY-2"]
    assert s.options(0) == []


def test_an_illegal_option_is_refused_with_its_rule_and_changes_nothing() -> None:
    s = dealt()
    before = s.to_bytes()
    with pytest.raises(IllegalOption) as refusal:
        s.apply(0, BID + 3)
    assert refusal.value.seat == 0
    assert refusal.value.option == BID + 3
    assert refusal.value.reasons[0].arguments() == {"who": 0, "amount": BID + 3}
    assert "TOY-2 (who 0, amount 7)" in str(refusal.value)
    assert s.to_bytes() == before


def test_what_was_offered_is_the_callers_and_is_forgotten_with_the_question() -> None:
    """Whatever somebody does to the list of options, an illegal answer stays illegal."""
    s = dealt()
    s.options(0).append(BID + 3)
    with pytest.raises(IllegalOption):
        s.apply(0, BID + 3)
    offered = s.options(1)
    s.apply(0, BID)
    assert s.options(1) == offered == [BID, BID + 1]
    s.apply(1, BID + 1)
    with pytest.raises(WrongSeat):
        s.apply(0, BID)


def test_an_answer_is_checked_whether_or_not_its_options_were_asked_for() -> None:
    asked, unasked = dealt(), dealt()
    asked.options(0)
    asked.options(1)
    for s in (asked, unasked):
        s.apply(0, BID)
        s.apply(1, BID + 1)
    assert asked == unasked


def test_a_question_is_refused_to_the_wrong_seat_by_the_rule_that_says_who_decides() -> None:
    s = dealt()
    s.apply(0, BID)
    s.apply(1, BID)
    assert s.waiting() == [0]
    with pytest.raises(WrongSeat) as refusal:
        s.apply(1, PASS)
    assert repr(refusal.value.reasons[0]) == "TOY-3 (who 0)"
    assert [reason.rule for reason in s.reasons(1, PASS)] == ["TOY-3"]


def test_nothing_is_asked_and_everything_refused_when_the_game_is_over() -> None:
    s = dealt()
    s.apply(0, BID)
    s.apply(1, BID)
    s.apply(0, RAISE)
    assert s.scores == [2, 0]
    assert s.waiting() == []
    assert s.options(0) == []
    with pytest.raises(GameOver) as refusal:
        s.apply(0, PASS)
    assert [repr(reason) for reason in refusal.value.reasons] == ["TOY-4"]
    assert isinstance(refusal.value, Refusal)


def test_reasons_are_empty_exactly_for_the_options() -> None:
    s = dealt()
    for option in range(12):
        assert (not s.reasons(0, option)) == (option in s.options(0))


def test_events_are_written_only_for_listeners() -> None:
    silent = dealt()
    assert silent.heard() == []
    s = toy()
    s.listen()
    s.apply(CHANCE, DEAL + 1)
    events = s.heard()
    assert [repr(event) for event in events] == ["dealt {'who': 0} [TOY-1]"]
    assert s.heard() == []
    s.apply(CHANCE, DEAL)
    s.heard()
    s.apply(0, BID)
    s.apply(1, BID)
    assert [event.arguments() for event in s.heard()] == [{"who": 0, "amount": 1}]


def test_a_copy_is_equal_and_independent() -> None:
    s = dealt()
    twin = s.copy()
    assert twin == s
    assert hash(twin) == hash(s)
    assert twin.digest() == s.digest()
    twin.apply(0, BID)
    assert twin != s
    assert s.waiting() == [0, 1]


def test_a_position_is_equal_to_nothing_but_positions() -> None:
    assert dealt() != "a text"


def test_bytes_are_canonical_text() -> None:
    assert dealt().to_bytes() == b"0;3,1,0;2,1;0,0;Bids:1,1,0,0"


def test_random_play_is_the_same_for_the_same_seed() -> None:
    results = []
    for _ in range(2):
        s = toy()
        answers = play_randomly(s, Dice(5))
        results.append((answers, s.to_bytes()))
    assert results[0] == results[1]
    assert results[0][0] == 5


def test_nature_rolls_by_weight() -> None:
    dice = Dice(1)
    s = toy()
    drawn = [random_option(s, CHANCE, s.options(CHANCE), dice) for _ in range(600)]
    counts = [drawn.count(DEAL + value) for value in range(3)]
    assert counts[0] > counts[1] > counts[2] > 50


def test_a_frame_by_itself_asks_nobody_and_forbids_nothing() -> None:
    frame: Frame[ToyState] = Frame()
    s = dealt()
    assert frame.facts == ()
    assert frame.waiting() == []
    assert frame.options(s, 0) == []
    assert frame.reasons(s, 0, 0) == []
    assert frame.reasons_against_seat(s, 0) == []
    frame.answer(s, 0, 0)
    frame.run(s)
    assert s == dealt()


def test_what_a_game_must_say_itself_is_demanded() -> None:
    secret: Secret[ToyState] = Secret(1, 1, 0, 0)
    with pytest.raises(NotImplementedError):
        secret.combined(0, 0)
    with pytest.raises(NotImplementedError):
        secret.successor([], [])
    with pytest.raises(NotImplementedError):
        secret.all_in(dealt())
    with pytest.raises(NotImplementedError):
        State().facts()
    with pytest.raises(NotImplementedError):
        State().set_facts([])
    with pytest.raises(NotImplementedError):
        State().copy()
