"""The open question in an observation: its kind, what it is about, what was chosen for it, and the amount."""

from collections.abc import Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from theomachy.engine.blocks import Amounts, Block, OneOf, Sets
from theomachy.engine.decision import CHANCE, Frame, Secret, State
from theomachy.engine.frames import Frames, Kind, Sort
from theomachy.engine.values import Row

S = TypeVar("S", bound=State)
Things: TypeAlias = Sequence[tuple[Sequence[str], Sequence[str]]]
"""The things that can be marked, in order: kinds of things that share their names, and these names."""
SEAT: Final = "seat"
"""Seats are marked by where they sit, seen from the one that looks; everything else by its name."""
NONE: Final[list[Row]] = [(-1,), (0,), (0,), (0,)]


class Marks(Generic[S]):
    """Numbers of frames as a set of things."""

    def __init__(self, things: Things) -> None:
        self.width: Final = sum([len(names) for _, names in things])
        self.bits: Final[dict[str, dict[str, int]]] = {}
        self.first_seat = 0
        at = 0
        for kinds, names in things:
            for kind in kinds:
                self.bits[kind] = {name: 1 << at + place for place, name in enumerate(names)}
            if SEAT in kinds:
                self.first_seat = at
            at += len(names)
        self.meaning: Final = "; ".join(
            [f"{' or '.join(kinds)} ({len(names)})" for kinds, names in things],
        )

    def of(self, s: S, sort: Sort[S], numbers: list[int], seat: int, players: int) -> int:
        """The things that numbers of this sort name."""
        found = 0
        if sort.kind == SEAT:
            for number in numbers:
                found |= 1 << self.first_seat + (number - seat) % players
            return found
        bits = self.bits[sort.kind]
        for number in numbers:
            for name in sort.named(s, number):
                found |= bits[name]
        return found


class Form(Generic[S]):
    """What the numbers of one kind of question stand for."""

    def __init__(self, number: int, kind: Kind[S]) -> None:
        asks = kind.frame.asks
        self.number: Final = number
        self.kind: Final = kind
        self.subject: Final = asks.subject
        self.about: Final = kind.sort_of(asks.subject) if asks.subject else None
        self.chosen: Final = asks.chosen
        self.having: Final = kind.sort_of(asks.chosen) if asks.chosen else None
        self.amount: Final = asks.amount
        self.counts: Final = asks.amount != "" and asks.amount not in kind.names
        """Whether the amount is worked out, and none of the frame's numbers."""


class OpenQuestion(Generic[S]):
    """How the open question of a game is shown; of a secret one, only what the seat itself has chosen."""

    def __init__(self, frames: Frames[S], players: int, subjects: Things, chosen: Things) -> None:
        asked = [
            kind for kind in frames.kinds.values() if kind.frame.asks.gesture != "chance" and kind.frame.asks.kind
        ]
        self.names: Final = sorted({kind.frame.asks.kind for kind in asked})
        self.players: Final = players
        self._subjects: Final[Marks[S]] = Marks(subjects)
        self._chosen: Final[Marks[S]] = Marks(chosen)
        self._forms: Final[dict[type[Frame[S]], Form[S]]] = {
            kind.frame: Form(self.names.index(kind.frame.asks.kind), kind) for kind in asked
        }

    def blocks(self) -> list[Block]:
        """The blocks of the rows, in order."""
        return [
            OneOf("question", 1, len(self.names), "the open question: " + ", ".join(self.names)),
            Sets("subject", 1, self._subjects.width, "what it is about: " + self._subjects.meaning),
            Sets("chosen", 1, self._chosen.width, "what was already chosen for it: " + self._chosen.meaning),
            Amounts("amount", 1, "what is left or due", scale=10),
        ]

    def rows(self, s: S, seat: int) -> list[Row]:
        """The question as the seat may know it; nothing when the game is over or nature is asked."""
        if s.over:
            return NONE
        frame = s.stack[-1]
        asked = seat if frame.owes(seat) else frame.first_waiting()
        if asked == CHANCE:
            return NONE
        form = self._forms[type(frame)]
        subject = 0
        if form.about is not None:
            numbers = form.kind.values(frame, form.subject, seat)
            subject = self._subjects.of(s, form.about, numbers, seat, self.players)
        chosen = 0
        if form.having is not None:
            numbers = form.kind.values(frame, form.chosen, seat)
            chosen = self._chosen.of(s, form.having, numbers, seat, self.players)
        amount = 0
        if form.amount and (asked == seat or not isinstance(frame, Secret)):
            counts = form.counts
            amount = frame.counted(s, asked) if counts else form.kind.values(frame, form.amount, asked)[0]
        return [(form.number,), (subject,), (chosen,), (amount,)]
