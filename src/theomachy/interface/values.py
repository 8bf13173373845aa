"""The values a `Match` hands out: seats, options, reasons, events, answers, results."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from theomachy.engine.decision import State
from theomachy.engine.event import Event
from theomachy.engine.things import Thing
from theomachy.games.package import GamePackage
from theomachy.play.table import Table
from theomachy.words.texts import texts


class Seat(NamedTuple):
    """A seat of a game: its number, and its name in records. `str(seat)` is the name."""

    number: int
    name: str

    def __str__(self) -> str:
        return self.name


class Position:
    """A position that never changes, and the sentences about it in any language."""

    def __init__(self, package: GamePackage[State], s: State, language: str) -> None:
        self.package: Final = package
        self.s: Final = s
        self.language: Final = language

    def table(self, language: str | None = None) -> Table[State]:
        """The position in the words of a language; in the game's own language for None."""
        return Table(self.package, self.s, texts(language or self.language))


class Option:
    """A legal answer of a seat. `str(option)` is its notation, which `Match.play` reads."""

    def __init__(self, position: Position, seat: Seat, code: int) -> None:
        self.position: Final = position
        """The position in which the seat may answer so."""
        self.seat: Final = seat
        """The seat that may answer so."""
        self.code: Final = code
        """The number of the option in the fast core."""
        self.text: Final = position.package.game.text(position.s, code)
        """The notation, as records write it."""

    @property
    def things(self) -> list[Thing]:
        """What the option names on the table."""
        return self.position.package.game.things(self.position.s, self.code)

    def words(self, language: str | None = None) -> str:
        """The option in words, in a language of Theomachy."""
        return self.position.package.offer(self.position.s, self.code, self.position.table(language).words)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.seat}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.seat, self.code) == (other.seat, other.code)

    def __hash__(self) -> int:
        return hash((self.seat, self.code))


class Why(NamedTuple):
    """A rule against an answer: its id, its text, and what it refers to here."""

    rule: str
    text: str
    about: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}" + (f" ({', '.join(self.about)})" if self.about else "")


class Happening:
    """Something that happened. `str(happening)` is a sentence in the language of the game."""

    def __init__(self, position: Position, event: Event) -> None:
        self._position: Final = position
        self._event: Final = event

    @property
    def kind(self) -> str:
        """The kind of event, such as "moved"."""
        return self._event.kind

    @property
    def rule(self) -> str:
        """The id of the rule behind it."""
        return self._event.rule

    @property
    def arguments(self) -> Mapping[str, str | int]:
        """What the event is about, by name: who and whom are seats, what, origin and where are things."""
        return self._position.package.game.told(self._event)

    def words(self, language: str | None = None) -> str:
        """The event as a sentence, in a language of Theomachy."""
        return self._position.table(language).tell(self._event)

    def __str__(self) -> str:
        return self.words()

    def __repr__(self) -> str:
        return f"<Happening {self.words()} [{self.rule}]>"


class Answer(NamedTuple):
    """An answer that was played, and what happened then. `str(answer)` is a line that `Match.play` reads."""

    seat: Seat
    text: str
    events: tuple[Happening, ...]

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"


class Result(NamedTuple):
    """How a game ended: the name of the ending, the seats that won, and a sentence that says so."""

    ending: str
    winners: tuple[Seat, ...]
    text: str

    def __str__(self) -> str:
        return self.text
