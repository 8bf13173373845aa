"""Every kind of frame of a game by name, and what its numbers stand for: how a written stack is read back."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from theomachy.engine.decision import Frame, State

S = TypeVar("S", bound=State)


class Sort(Generic[S]):
    """What a number of a frame stands for, and which such numbers there are in a position."""

    def __init__(self, name: str, numbers: Callable[[S], Sequence[int]]) -> None:
        self.name: Final = name
        self.numbers: Final = numbers


class Kind(Generic[S]):
    """One kind of frame and the sorts of its numbers, in order.

    If there are numbers of a sort without end, it is the rest; what a frame knows by seat comes last.
    """

    def __init__(
        self,
        frame: type[Frame[S]],
        *sorts: Sort[S],
        rest: Sort[S] | None = None,
        by_seat: tuple[Sort[S], ...] = (),
    ) -> None:
        self.frame: Final = frame
        self.sorts: Final = sorts
        self.rest: Final = rest
        self.by_seat: Final = by_seat

    def expected(self, numbers: int, seats: int) -> list[Sort[S]]:
        """The sorts of so many numbers at a table with so many seats."""
        sorts = list(self.sorts)
        if self.rest is not None:
            sorts += [self.rest] * (numbers - len(sorts))
        return sorts + [sort for sort in self.by_seat for _ in range(seats)]


class Frames(Generic[S]):
    """All kinds of frames of a game."""

    def __init__(self, seats: Sort[S], kinds: list[Kind[S]]) -> None:
        self.seats: Final = seats
        self.kinds: Final = {kind.frame.__name__: kind for kind in kinds}

    def made(self, s: S, name: str, facts: list[int]) -> Frame[S]:
        """The frame of this name with these facts; ValueError if there cannot be one in this position."""
        if name not in self.kinds:
            raise ValueError(f"no question or step {name!r}")
        kind = self.kinds[name]
        sorts = kind.expected(len(facts), len(self.seats.numbers(s)))
        if len(facts) != len(sorts):
            raise ValueError(f"{name} needs {len(sorts)} numbers, not {len(facts)}")
        for sort, fact in zip(sorts, facts, strict=True):
            if fact not in sort.numbers(s):
                raise ValueError(f"{name}: no {sort.name} {fact}")
        return kind.frame(*facts)


def check_stack(s: State) -> None:
    """ValueError unless somebody is asked, or the game is over, and everybody who is asked can answer."""
    if s.over:
        return
    if not s.stack or not s.stack[-1].questions():
        raise ValueError("ends with the open question")
    try:
        answerable = all(s.options(seat) for seat in s.waiting())
    except (IndexError, KeyError) as error:
        frame = s.stack[-1]
        raise ValueError(f"{type(frame).__name__} {frame.facts} cannot be asked here: {error!r}") from error
    if not answerable:
        raise ValueError("a question without options")
