"""Every kind of frame of a game by name, and what its numbers stand for: how a written stack is read back.

A class of frames declares its numbers once, in `Frame.numbers`; a game declares once which sorts of numbers
there are. Reading a written stack and describing an open question both follow from that.
"""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Final, Generic, TypeVar

from theomachy.engine.decision import Frame, State, Step
from theomachy.engine.things import Thing

S = TypeVar("S", bound=State)


def _no_names(s: State, number: int) -> list[str]:
    return []


class Sort(Generic[S]):
    """What a number of a frame stands for, which such numbers there are in a position, and what they name."""

    def __init__(
        self,
        name: str,
        numbers: Callable[[S], Sequence[int]],
        kind: str = "",
        named: Callable[[S, int], list[str]] = _no_names,
    ) -> None:
        self.name: Final = name
        self.numbers: Final = numbers
        self.kind: Final = kind
        """The kind of things that such a number names; empty if it names none."""
        self.named: Final = named

    def things(self, s: S, number: int) -> list[Thing]:
        """The things that a number names: one, several for a set, none for no such thing."""
        return [Thing(self.kind, name) for name in self.named(s, number)]


class Kind(Generic[S]):
    """One kind of frame and its numbers by name, in order.

    Numbers of a sort without end are the rest; of what a frame knows by seat there is one number for each seat.
    """

    def __init__(self, frame: type[Frame[S]], sorts: Mapping[str, Sort[S]]) -> None:
        self.frame: Final = frame
        self.names: Final[list[str]] = []
        self.sorts: Final[list[Sort[S]]] = []
        self.rest: Sort[S] | None = None
        self.by_seat: Final[list[Sort[S]]] = []
        for number in [part.strip() for part in frame.numbers.split(",") if part.strip()]:
            plain, colon, sort = number.partition(":")
            name = plain.strip("*[]")
            self.names.append(name)
            meant = sorts[sort.strip() if colon else name]
            if plain.startswith("*"):
                self.rest = meant
            elif plain.endswith("[]"):
                self.by_seat.append(meant)
            else:
                self.sorts.append(meant)

    def sort_of(self, name: str) -> Sort[S]:
        """The sort of a number."""
        sorts = self.sorts + ([] if self.rest is None else [self.rest]) + self.by_seat
        return sorts[self.names.index(name)]

    def expected(self, numbers: int, seats: int) -> list[Sort[S]]:
        """The sorts of so many numbers at a table with so many seats."""
        sorts = list(self.sorts)
        if self.rest is not None:
            sorts += [self.rest] * (numbers - len(sorts))
        return sorts + [sort for sort in self.by_seat for _ in range(seats)]

    def values(self, frame: Frame[S], name: str, seat: int) -> list[int]:
        """What a frame of this kind knows under a name; of what it knows by seat, what it knows of this seat."""
        place = self.names.index(name)
        facts = frame.facts
        if self.by_seat:
            return [facts[place * (len(facts) // len(self.by_seat)) + seat]]
        if place == len(self.sorts):
            return list(facts[place:])
        return [facts[place]]

    def things(self, s: S, frame: Frame[S], name: str, seat: int) -> list[Thing]:
        """The things a frame of this kind names under a name."""
        sort = self.sort_of(name)
        return [thing for number in self.values(frame, name, seat) for thing in sort.things(s, number)]


class Frames(Generic[S]):
    """All kinds of frames of a game: those of the modules of its rules."""

    def __init__(self, sorts: Mapping[str, Sort[S]], modules: Sequence[ModuleType]) -> None:
        self.seats: Final = sorts["seat"]
        frames: list[type[Frame[S]]] = frames_in(modules)
        self.kinds: Final = {frame.__name__: Kind(frame, sorts) for frame in frames}

    def kind_of(self, frame: Frame[S]) -> Kind[S]:
        """The kind of a frame."""
        return self.kinds[type(frame).__name__]

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


def frames_in(modules: Sequence[ModuleType]) -> list[type[Frame[S]]]:
    """The classes of frames in the modules: every step, and every question that says what it asks."""
    found: list[type[Frame[S]]] = []
    for module in modules:
        for value in vars(module).values():
            if not isinstance(value, type) or not issubclass(value, Frame) or value is Step or value in found:
                continue
            if issubclass(value, Step) or value.asks.kind:
                found.append(value)
    return found


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
