"""What every game offers to whoever drives it: bots, servers, learners, tests."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, State

Json: TypeAlias = bool | int | str | Sequence["Json"] | Mapping[str, "Json"] | None
S = TypeVar("S", bound=State)

SPECTATOR: Final = -2
"""The view of somebody at no seat: what is public."""


class Result:
    """How a game ended: the name of the ending, and the seats that won."""

    def __init__(self, ending: str, winners: list[int]) -> None:
        self.ending: Final = ending
        self.winners: Final = winners


class UnknownText(ValueError):
    """A text that names no option."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} names no option")
        self.text = text


class Game(Generic[S]):
    """A game: how it starts, how its options are written, what a seat sees, how it ended."""

    name: ClassVar[str]
    codes: ClassVar[int]
    """All option codes are below this number."""
    players: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[int]
    """Goes up when an old record would no longer replay."""

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

    def text(self, s: S, option: int) -> str:
        """How a person writes the option."""
        raise NotImplementedError

    def code(self, s: S, text: str) -> int:
        """The option a person wrote, legal or not; UnknownText if it is none."""
        raise NotImplementedError

    def lights(self, s: S, option: int) -> list[tuple[str, int]]:
        """What on the table stands for the option: kinds of things, each with its number; UnknownText if none."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> dict[str, Json]:
        """Everything the seat may see, and nothing else."""
        raise NotImplementedError

    def position(self, node: Node) -> S:
        """The position a document describes, whole or in part; DataError with the place of what is wrong."""
        raise NotImplementedError

    def document(self, s: S, seat: int | None = None) -> dict[str, Json]:
        """The position as a document, every entry; for a seat, without what it cannot know."""
        raise NotImplementedError

    def read(self, data: bytes) -> S:
        """The position written by to_bytes; DataError if it is none."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """How the game ended; its ending is "running" while it goes on."""
        raise NotImplementedError

    def faults(self, s: S) -> list[str]:
        """Broken invariants, each with its rule id; empty for every position of a real game."""
        raise NotImplementedError


def random_option(s: State, seat: int, options: list[int], dice: Dice) -> int:
    """An option by chance: nature by its weights, everybody else evenly."""
    if seat == CHANCE:
        return options[dice.weighted(s.weights(options))]
    return options[dice.below(len(options))]


def play_randomly(s: State, dice: Dice) -> int:
    """Play to the end by chance; the number of answers."""
    answers = 0
    seats = s.waiting()
    while seats:
        s.apply(seats[0], random_option(s, seats[0], s.options(seats[0]), dice))
        answers += 1
        seats = s.waiting()
    return answers
