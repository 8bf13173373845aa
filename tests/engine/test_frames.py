"""A written stack: every number on it is looked at before anything runs."""

import sys
from typing import Final

import pytest

from tests.engine import toy
from tests.engine.toy import RAISE, Bids, Deal, End, ToyState
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, PASS, Step
from theomachy.engine.frames import Frames, Sort, check_stack
from theomachy.engine.game import Game
from theomachy.engine.reader import read_stack
from theomachy.engine.refusal import DataError
from theomachy.engine.things import Asked, Thing

pytestmark = pytest.mark.sources  # a game of our own, which compiled classes do not let derive from them


class Trail(Step[ToyState]):
    """A seat and as many numbers as there are."""

    numbers = "seat, *walked: amount"

    def __init__(self, seat: int, *walked: int) -> None:
        self.seat: Final = seat
        self.walked: Final = walked

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, *self.walked)


SORTS: dict[str, Sort[ToyState]] = {
    "seat": Sort("seat", lambda s: range(2), "seat", lambda s, seat: ["one", "other"][seat : seat + 1]),
    "amount": Sort("amount", lambda s: range(4), "number", lambda s, number: [str(number)] if number else []),
}
FRAMES = Frames(SORTS, [toy, sys.modules[__name__]])


class ToyGame(Game[ToyState]):
    """As much of a game as describes a question."""

    def frames(self) -> Frames[ToyState]:
        return FRAMES


def test_the_kinds_are_what_the_modules_define() -> None:
    assert list(FRAMES.kinds) == ["Deal", "Bids", "Score", "MayRaise", "End", "Trail"]
    assert FRAMES.kinds["Trail"].names == ["seat", "walked"]
    assert FRAMES.kinds["Bids"].names == ["owed", "held"]


def test_an_open_question_is_described_by_the_numbers_it_declares() -> None:
    s = written(["Deal", 1])
    assert ToyGame().asked(s, CHANCE) == Asked("deal", "", "chance", Thing("seat", "other"), None, [])
    s = written(["Bids", 0, 1, 3, 0])
    s.hands = [0, 2]
    assert ToyGame().asked(s, 1) == Asked("bids", "TOY-2", "number", None, 2, [])
    assert ToyGame().asked(s, 0).chosen == [Thing("number", "3")]
    s = written(["MayRaise", 0])
    assert ToyGame().asked(s, 0) == Asked("may-raise", "TOY-3", "confirm", None, None, [])
    assert [ToyGame().cost(s, option) for option in (PASS, RAISE)] == [None, 1]
    s.over = True
    assert ToyGame().cost(s, RAISE) is None


def test_numbers_without_end_are_known_by_one_name() -> None:
    kind = FRAMES.kinds["Trail"]
    assert kind.values(Trail(1, 2, 3), "walked", 0) == [2, 3]
    assert kind.values(Trail(1, 2, 3), "seat", 0) == [1]
    assert kind.things(ToyState(), Trail(1, 2, 3), "walked", 0) == [Thing("number", "2"), Thing("number", "3")]
    assert kind.sort_of("seat").things(ToyState(), 0) == [Thing("seat", "one")]


def test_what_a_question_does_not_count_has_no_amount() -> None:
    with pytest.raises(NotImplementedError):
        Deal(0).counted(ToyState(), CHANCE)
    assert Deal(0).cost(ToyState(), PASS) is None
    assert Sort[ToyState]("flag", lambda s: range(2)).things(ToyState(), 1) == []


def test_frames_are_made_of_what_there_is() -> None:
    s = ToyState()
    for name, facts in (
        ("Deal", [1]),
        ("Bids", [1, 1, 0, 3]),
        ("MayRaise", [0]),
        ("Trail", [0, 3, 1]),
        ("End", []),
    ):
        frame = FRAMES.made(s, name, facts)
        assert (type(frame).__name__, list(frame.facts)) == (name, facts)


@pytest.mark.parametrize(
    ("name", "facts", "problem"),
    [
        ("Dance", [], "no question or step 'Dance'"),
        ("Deal", [], "Deal needs 1 numbers, not 0"),
        ("Deal", [1, 1], "Deal needs 1 numbers, not 2"),
        ("Deal", [2], "Deal: no seat 2"),
        ("Bids", [1, 1, 0], "Bids needs 4 numbers, not 3"),
        ("Bids", [1, 1, 0, 4], "Bids: no amount 4"),
        ("Trail", [], "Trail needs 1 numbers, not 0"),
        ("Trail", [0, 1, -1], "Trail: no amount -1"),
    ],
)
def test_frames_of_what_there_is_not_are_refused(name: str, facts: list[int], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        FRAMES.made(ToyState(), name, facts)


def written(*frames: list[str | int], over: bool = False) -> ToyState:
    """The position with these frames on its stack."""
    s = ToyState()
    s.over = over
    read_stack(Node(list(frames), "stack"), s, FRAMES)
    return s


def test_a_written_stack_is_laid_down_in_order() -> None:
    s = written(["End"], ["Bids", 1, 1, 0, 0], ["Deal", 1])
    assert [type(frame) for frame in s.stack] == [End, Bids, Deal]
    assert written(over=True).stack == []


@pytest.mark.parametrize(
    ("frames", "problem"),
    [
        ([], "stack: ends with the open question"),
        ([["End"]], "stack: ends with the open question"),
        ([[]], r"stack\[0\]: no question or step ''"),
        ([["End"], ["Deal", 2]], r"stack\[1\]: Deal: no seat 2"),
        ([["Deal", "1"]], r"stack\[0\]\[1\]: needs a whole number"),
    ],
)
def test_a_stack_that_cannot_be_is_refused_with_its_place(frames: list[list[str | int]], problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        written(*frames)


def test_somebody_must_be_able_to_answer() -> None:
    s = written(["Deal", 1])
    s.deck = [0, 0, 0]
    with pytest.raises(ValueError, match="a question without options"):
        check_stack(s)
    s.stack = [Bids(1, 1, 0, 0)]
    s.hands = [0]
    with pytest.raises(ValueError, match=r"Bids \(1, 1, 0, 0\) cannot be asked here: IndexError"):
        check_stack(s)
