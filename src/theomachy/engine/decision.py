"""Who is asked what, and what follows: a stack of questions and of things still to do.

Every frame on the stack is a value: ints only (an ability may be held, being stateless), never changed
once made. What it knows are its attributes; its facts, made of them, write it down. To go on is to push
a successor, so copying a stack is copying a list. Whoever writes a rule follows four laws:

1. A step that asks pushes a question; no choice is made inside a step.
2. A question is asked only when there is something to choose; its options are never empty.
3. A gain that may win the game is a step of its own: when the game is over nothing below it runs.
4. What two frames share belongs to the state.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from theomachy.engine.chance import Dice
from theomachy.engine.event import Event
from theomachy.engine.refusal import GameOver, IllegalOption, Reason, WrongSeat
from theomachy.engine.things import NOT_ASKED, Asks

PASS: Final = 0
"""No, or done: the same code in every question of every game."""
CHANCE: Final = -1
"""Nature's seat: it turns over cards and tiles."""
EVERYBODY: Final = -1
"""Who sees an answer, unless it is one seat's secret."""

NOTHING: Final[list[int]] = []

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something on the stack. Two frames of one class with equal facts are the same frame."""

    numbers: ClassVar[str] = ""
    """The frame's numbers by name, each with its sort: `seat, origin: figure`. A sort need not be written where it
    has the number's name. `*used: summon` are all that follow; `owed[]: amount` is one for each seat."""
    asks: ClassVar[Asks] = NOT_ASKED
    """What kind of question it is; each class that is ever asked declares its own."""
    asked_by: ClassVar[str] = ""
    """The rule that asks; it stands against every answer of another sort."""

    @property
    def facts(self) -> tuple[int, ...]:
        """Everything the frame knows: the arguments that make it again."""
        return ()

    def questions(self) -> bool:
        """Whether somebody has to answer before anything else can happen."""
        return False

    def waiting(self) -> list[int]:
        """The seats that owe an answer, ascending."""
        return []

    def first_waiting(self) -> int:
        """The first of the seats that owe an answer."""
        return self.waiting()[0]

    def owes(self, seat: int) -> bool:
        """Whether the seat owes an answer."""
        return seat in self.waiting()

    def options(self, s: S, seat: int) -> list[int]:
        """What the seat may answer: ascending, unique, never empty. The list may be shared: read it only."""
        return []

    def reasons(self, s: S, seat: int, option: int) -> list[Reason]:
        """Every rule against this answer; empty exactly for the options."""
        return []

    def reasons_against_seat(self, s: S, seat: int) -> list[Reason]:
        """Why this seat is not asked."""
        return []

    def weights(self, s: S, options: list[int]) -> list[int]:
        """For nature's questions: how likely the options are, in proportion."""
        return [self.weight(s, option) for option in options]

    def weight(self, s: S, option: int) -> int:
        """For nature's questions: how likely the option is, in proportion."""
        return 1

    def at_random(self, s: S, dice: Dice) -> int:
        """For nature's questions: one of the options by chance, as likely as its weight."""
        options = self.options(s, CHANCE)
        return options[dice.weighted(self.weights(s, options))]

    def privy(self) -> int:
        """For nature's questions: the one seat that sees the answer, or EVERYBODY."""
        return EVERYBODY

    def counted(self, s: S, seat: int) -> int:
        """The amount a question is about, if it is none of the frame's numbers."""
        raise NotImplementedError

    def cost(self, s: S, option: int) -> int | None:
        """What an answer takes: steps, coins, cards or Followers; None if nothing."""
        return None

    def answer(self, s: S, seat: int, option: int) -> None:
        """Take one answer; the frame is off the stack already."""

    def run(self, s: S) -> None:
        """Do it; the frame is off the stack already."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """One thing still to do, by nobody's choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """One question to one seat."""

    numbers = "seat"
    decided_by: ClassVar[str] = ""
    """The rule that says who decides; it stands against every other seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def questions(self) -> bool:
        return True

    def waiting(self) -> list[int]:
        return [self.seat]

    def first_waiting(self) -> int:
        return self.seat

    def owes(self, seat: int) -> bool:
        return seat == self.seat

    def reasons_against_seat(self, s: S, seat: int) -> list[Reason]:
        return [Reason(self.decided_by, who=owing) for owing in self.waiting()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Frame[S]):
    """Several seats answer at once, each as often as it owes; nothing shows until the last answer is in.

    Made of what each seat still owes and what it holds already, so the order of answers leaves no trace.
    """

    decided_by: ClassVar[str] = ""

    def __init__(self, *memory: int) -> None:
        seats = len(memory) // 2
        self.owed: Final = memory[:seats]
        self.held: Final = memory[seats:]

    @property
    def facts(self) -> tuple[int, ...]:
        return (*self.owed, *self.held)

    def questions(self) -> bool:
        return True

    def waiting(self) -> list[int]:
        return [seat for seat, owed in enumerate(self.owed) if owed]

    def owes(self, seat: int) -> bool:
        return 0 <= seat < len(self.owed) and self.owed[seat] > 0

    def reasons_against_seat(self, s: S, seat: int) -> list[Reason]:
        return [Reason(self.decided_by, who=seat)]

    def answer(self, s: S, seat: int, option: int) -> None:
        owed = list(self.owed)
        held = list(self.held)
        owed[seat] -= 1
        held[seat] = self.combined(held[seat], option)
        after = self.successor(owed, held)
        if any(amount > 0 for amount in owed):
            s.push(after)
        else:
            after.all_in(s)

    def combined(self, held: int, option: int) -> int:
        """What a seat holds once it has also answered this."""
        raise NotImplementedError

    def successor(self, owed: list[int], held: list[int]) -> "Secret[S]":
        """The same question with other answers in."""
        raise NotImplementedError

    def all_in(self, s: S) -> None:
        """The last answer is in: reveal them all."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game adds its facts, and nothing that could be worked out from them."""

    over_by: ClassVar[str] = ""
    """The rule that ends the game; it stands against every answer afterwards."""

    def __init__(self) -> None:
        self.stack: list[Frame[Self]] = []
        self.over = False
        self.listening = False
        self.events: list[Event] = []
        # derived: the options last given, so that an answer among them need not be checked again
        self.offered: list[int] = NOTHING
        self.offered_by: Frame[Self] | None = None
        self.offered_to = CHANCE

    # -- what callers use

    def waiting(self) -> list[int]:
        """The seats that owe an answer now, ascending; none when the game is over."""
        return [] if self.over else self.stack[-1].waiting()

    def options(self: Self, seat: int) -> list[int]:
        """What the seat may answer now, ascending; empty if it is not asked."""
        if self.over or not self.stack[-1].owes(seat):
            return []
        return self.offer(self.stack[-1], seat).copy()

    def reasons(self: Self, seat: int, option: int) -> list[Reason]:
        """Every rule that forbids this answer now; empty if it is legal."""
        if self.over:
            return [Reason(self.over_by)]
        frame = self.stack[-1]
        if not frame.owes(seat):
            return frame.reasons_against_seat(self, seat)
        return frame.reasons(self, seat, option)

    def apply(self: Self, seat: int, option: int) -> None:
        """Take the answer and run on to the next question, or refuse it and change nothing."""
        if self.over:
            raise GameOver(seat, option, self.reasons(seat, option))
        frame = self.stack[-1]
        if not frame.owes(seat):
            raise WrongSeat(seat, option, self.reasons(seat, option))
        known = self.offered_by is frame and self.offered_to == seat and option in self.offered
        if not known and option not in self.offer(frame, seat):
            raise IllegalOption(seat, option, self.reasons(seat, option))
        self.take(seat, option)

    def weights(self: Self, options: list[int]) -> list[int]:
        """How likely nature's options are, in proportion."""
        return self.stack[-1].weights(self, options)

    def privy(self) -> int:
        """The one seat that may see the answer to the open question, or EVERYBODY."""
        return EVERYBODY if self.over else self.stack[-1].privy()

    def listen(self) -> None:
        """Write events down from now on; take them with heard()."""
        self.listening = True

    def heard(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events

    # -- what a loop inside the engine uses

    def offer(self: Self, frame: Frame[Self], seat: int) -> list[int]:
        """The options of the open question, computed and remembered for the answer; to be read only."""
        options = frame.options(self, seat)
        self.offered = options
        self.offered_by = frame
        self.offered_to = seat
        return options

    def take(self: Self, seat: int, option: int) -> None:
        """Take an answer that is known to be among the options, and run on to the next question."""
        self.offered_by = None
        frame = self.stack.pop()
        frame.answer(self, seat, option)
        self.settle()

    # -- what rules use

    def settle(self: Self) -> None:
        """Do what is to be done until somebody is asked or the game is over."""
        while not self.over:
            frame = self.stack[-1]
            if frame.questions():
                return
            self.stack.pop()
            frame.run(self)

    def push(self, frame: Frame[Self]) -> None:
        """This is what happens next, before all that was to be done."""
        self.stack.append(frame)

    def queue(self, frames: list[Frame[Self]]) -> None:
        """These are what happens next, the first one first."""
        for frame in reversed(frames):
            self.stack.append(frame)

    def tell(
        self,
        kind: str,
        rule: str,
        who: int = -1,
        whom: int = -1,
        what: int = -1,
        origin: int = -1,
        where: int = -1,
        amount: int = 0,
    ) -> None:
        """Say what happened and by which rule, if anybody listens."""
        if self.listening:
            self.events.append(Event(kind, self.ruled_by(rule), who, whom, what, origin, where, amount))

    def whisper(self, kind: str, rule: str, who: int, what: int) -> None:
        """Say what happened to a seat; what exactly it was, only that seat may know."""
        if self.listening:
            self.events.append(Event(kind, self.ruled_by(rule), who, -1, what, -1, -1, 0, only=who))

    def ruled_by(self, rule: str) -> str:
        """The id this position's edition has for a rule."""
        return rule

    # -- what makes a position a value

    def copy(self) -> Self:
        """An independent position; nobody listens to it."""
        raise NotImplementedError

    def facts(self) -> Sequence[Sequence[int]]:
        """Every fact of the position but the stack, in a fixed order."""
        raise NotImplementedError

    def set_facts(self, groups: list[list[int]]) -> None:
        """Take over facts as facts() gives them, the first group (the lineup) left out."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """The canonical form: equal positions give equal bytes, on every machine."""
        groups = [",".join([str(number) for number in group]) for group in self.facts()]
        for frame in self.stack:
            groups.append(type(frame).__name__ + ":" + ",".join([str(number) for number in frame.facts]))
        return ";".join(groups).encode("ascii")

    def digest(self) -> str:
        """A short name for the position."""
        return blake2b(self.to_bytes(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return int.from_bytes(blake2b(self.to_bytes(), digest_size=8).digest(), "big") >> 3
