"""What every game offers to whoever drives it: bots, servers, learners, tests."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import NONE, Event
from theomachy.engine.frames import Frames, check_stack
from theomachy.engine.options import Options
from theomachy.engine.refusal import DataError, Reason
from theomachy.engine.things import Asked, EventKind, Family, Thing, Words

Json: TypeAlias = bool | int | str | Sequence["Json"] | Mapping[str, "Json"] | None
S = TypeVar("S", bound=State)

SPECTATOR: Final = -2
"""The view of somebody at no seat: what is public."""


class Result:
    """How a game ended: the name of the ending, and the seats that won."""

    def __init__(self, ending: str, winners: list[int]) -> None:
        self.ending: Final = ending
        self.winners: Final = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: how it starts, how its options are written, what a seat sees, how it ended."""

    name: ClassVar[str]
    codes: ClassVar[int]
    """All option codes are below this number."""
    players: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[int]
    """Goes up when an old record would no longer replay."""
    of_any_length: ClassVar[tuple[int, ...]]
    """The groups of facts that may have any number of facts."""

    def rules(self) -> list[str]:
        """The id of every rule of the specification, in its order."""
        raise NotImplementedError

    def start(self, players: int, seed: int) -> S:
        """A new game with everything else drawn by the seed."""
        raise NotImplementedError

    def opened(self, header: dict[str, str]) -> S:
        """The start of the game a record's header describes; DataError if it describes none."""
        raise NotImplementedError

    def seat_names(self, s: S) -> list[str]:
        """How the seats are called in records, without spaces."""
        raise NotImplementedError

    def begins_line(self, s: S) -> bool:
        """Whether the open question begins a new line of a record."""
        raise NotImplementedError

    def longest(self, players: int) -> int:
        """No game of so many players has more answers than this."""
        raise NotImplementedError

    # -- names: what is declared once, and what follows from it

    def ranges(self) -> Options[S]:
        """Every option code, in named ranges."""
        raise NotImplementedError

    def families(self) -> Mapping[str, Family]:
        """Everything that can be named, by kind."""
        raise NotImplementedError

    def event_kinds(self) -> Mapping[str, EventKind]:
        """Every kind of event, and what its arguments are."""
        raise NotImplementedError

    def text(self, s: S, option: int) -> str:
        """How a person writes the option."""
        return self.ranges().text(s, option)

    def code(self, s: S, text: str) -> int:
        """The option a person wrote, legal or not; UnknownText if it is none."""
        return self.ranges().code(s, text)

    def things(self, s: S, option: int) -> list[Thing]:
        """What on the table stands for the option; UnknownText if it is none."""
        return self.ranges().things(s, option)

    def words(self, s: S, option: int) -> Words:
        """The option in words; its notation where the key is empty."""
        return self.ranges().words(s, option)

    def cost(self, s: S, option: int) -> int | None:
        """What the option costs at the open question; None if nothing, or if nobody is asked."""
        return None if s.over else s.stack[-1].cost(s, option)

    def asked(self, s: S, seat: int) -> Asked:
        """The open question to a seat; of a secret, only what the seat itself has chosen."""
        frame = s.stack[-1]
        kind = self.frames().kind_of(frame)
        asks = frame.asks
        subject = kind.things(s, frame, asks.subject, seat) if asks.subject else []
        amount: int | None = None
        if asks.amount in kind.names:
            amount = kind.values(frame, asks.amount, seat)[0]
        elif asks.amount:
            amount = frame.counted(s, seat)
        return Asked(
            kind=asks.kind,
            rule=s.ruled_by(frame.asked_by),
            gesture=asks.gesture,
            subject=subject[0] if subject else None,
            amount=amount,
            chosen=kind.things(s, frame, asks.chosen, seat) if asks.chosen else [],
        )

    def named(self, kind: str, number: int) -> str:
        """The name of a thing in events, by its kind and number."""
        return str(number) if kind == "number" else self.families()[kind].names[number]

    def told(self, event: Event) -> dict[str, str | int]:
        """The arguments of an event, things by name."""
        meant = self.event_kinds()[event.kind]
        kinds = {"what": meant.what, "origin": meant.origin, "where": meant.where}
        given = event.arguments().items()
        return {name: self.named(kinds[name], number) if name in kinds else number for name, number in given}

    def against(self, s: S, reason: Reason) -> dict[str, str | int]:
        """What a reason stands on, things by name."""
        found: dict[str, str | int] = dict(reason.arguments())
        if reason.what != NONE:
            found["what"] = self.ranges().name(s, reason.what)
        for place in ("origin", "where"):
            if place in found:
                found[place] = self.named("space", int(found[place]))
        return found

    # -- what is shown and written

    def view(self, s: S, seat: int) -> Mapping[str, object]:
        """Everything the seat may see, and nothing else."""
        raise NotImplementedError

    def views(self, s: S, seats: Sequence[int]) -> Sequence[Mapping[str, object]]:
        """The views of several seats. A game makes what they share once; equal views may be the same object."""
        return [self.view(s, seat) for seat in seats]

    def schema(self) -> str:
        """The JSON Schema of the documents of positions."""
        raise NotImplementedError

    def position(self, node: Node) -> S:
        """The position a document describes, whole or in part; DataError with the place of what is wrong."""
        raise NotImplementedError

    def document(self, s: S, seat: int | None = None) -> dict[str, Json]:
        """The position as a document, every entry; for a seat, without what it cannot know."""
        raise NotImplementedError

    def frames(self) -> Frames[S]:
        """Every kind of frame that may lie on the stack."""
        raise NotImplementedError

    def blank(self, lineup: list[int]) -> S:
        """A position of this lineup, the first group of its facts, with nothing on the stack."""
        raise NotImplementedError

    def read(self, data: bytes) -> S:
        """The position written by to_bytes; DataError if it is none."""
        try:
            groups = data.decode("ascii").split(";")
            facts = [_numbers(group) for group in groups if ":" not in group]
            s = self.blank(facts[0])
            self._check_lengths(facts, s.facts())
            s.set_facts(facts[1:])
            for group in groups[len(facts) :]:
                name, _, numbers = group.partition(":")
                s.push(self.frames().made(s, name, _numbers(numbers)))
            faults = self.faults(s)
            check_stack(s)
        except (ValueError, IndexError, KeyError) as error:
            raise DataError("position", f"not written by to_bytes: {error!r}") from error
        if faults or s.to_bytes() != data:
            raise DataError("position", "; ".join(faults) or "not in canonical form")
        return s

    def _check_lengths(self, facts: list[list[int]], blank: Sequence[Sequence[int]]) -> None:
        if len(facts) != len(blank):
            raise ValueError(f"{len(facts)} groups of facts")
        for place, group in enumerate(facts):
            if len(group) != len(blank[place]) and place not in self.of_any_length:
                raise ValueError(f"{len(group)} numbers in group {place}")

    def result(self, s: S) -> Result:
        """How the game ended; its ending is "running" while it goes on."""
        raise NotImplementedError

    def faults(self, s: S) -> list[str]:
        """Broken invariants, each with its rule id; empty for every position of a real game."""
        raise NotImplementedError


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",") if number]


def random_option(s: State, seat: int, options: list[int], dice: Dice) -> int:
    """An option by chance: nature by its weights, everybody else evenly."""
    if seat == CHANCE:
        return options[dice.weighted(s.weights(options))]
    return options[dice.below(len(options))]


def play_randomly(s: State, dice: Dice) -> int:
    """Play to the end by chance; the number of answers."""
    answers = 0
    while not s.over:
        frame = s.stack[-1]
        seat = frame.first_waiting()
        if seat == CHANCE:
            s.take(seat, frame.at_random(s, dice))
        else:
            options = frame.options(s, seat)
            s.take(seat, options[dice.below(len(options))])
        answers += 1
    return answers
