"""A written stack: every number on it is looked at before anything runs."""

from typing import Final

import pytest

from tests.engine.toy import Bids, Deal, End, MayRaise, Score, ToyState
from theomachy.engine.datafile import Node
from theomachy.engine.decision import Step
from theomachy.engine.frames import Frames, Kind, Sort, check_stack
from theomachy.engine.reader import read_stack
from theomachy.engine.refusal import DataError

pytestmark = pytest.mark.sources  # a game of our own, which compiled classes do not let derive from them


class Trail(Step[ToyState]):
    """A seat and as many numbers as there are."""

    def __init__(self, seat: int, *numbers: int) -> None:
        self.numbers: Final = (seat, *numbers)

    @property
    def facts(self) -> tuple[int, ...]:
        return self.numbers


WHO: Sort[ToyState] = Sort("seat", lambda s: range(2))
AMOUNT: Sort[ToyState] = Sort("amount", lambda s: range(4))
FRAMES = Frames(
    WHO,
    [
        Kind(Deal, WHO),
        Kind(Bids, by_seat=(AMOUNT, AMOUNT)),
        Kind(Score, WHO),
        Kind(MayRaise, WHO),
        Kind(Trail, WHO, rest=AMOUNT),
        Kind(End),
    ],
)


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
