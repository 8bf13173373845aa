"""A game in progress: its position, the answers that led there, and any moment of its past."""

from collections.abc import Sequence
from typing import Final, Generic, Self, TypeAlias, TypeVar

import msgspec

from theomachy.bots.notes import Notes
from theomachy.engine.decision import CHANCE, Frame, Secret, State
from theomachy.engine.event import Event
from theomachy.engine.game import Result
from theomachy.engine.line import from_line, to_line
from theomachy.engine.record import Scribe
from theomachy.engine.refusal import DataError
from theomachy.engine.score_sheet import ScoreRow
from theomachy.engine.things import Asked, Thing, Words
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.server.tables import randomness

S = TypeVar("S", bound=State)
ENCODE: Final = msgspec.json.Encoder()
EVERY: Final = 32
"""Answers between two kept copies of the position; every past position is within this many answers of a copy."""


class Given:
    """One answer that counts: it was not undone."""

    __slots__ = ("option", "question", "reveals", "seat", "seq")

    def __init__(self, seq: int, seat: int, option: int, question: str, reveals: bool) -> None:
        self.seq: Final = seq  # 0: before the table was opened
        self.seat: Final = seat
        self.option: Final = option
        self.question: Final = question
        self.reveals: Final = reveals  # secret answers were shown by it, or chance gave it

    def pair(self) -> tuple[int, int]:
        """Seat and option."""
        return self.seat, self.option


class Match(Generic[S]):
    """A game from its start to now. `header` is empty for a game that began from a position."""

    def __init__(self, package: GamePackage[S], s: S, header: dict[str, str], position: str) -> None:
        self.package: Final = package
        self.game: Final = package.game
        self.s = s
        self.s.listen()
        self.header: Final = header
        self.position: Final = position
        self.given: list[Given] = []
        self.asked: dict[int, int] = {}
        """The number of the question that each seat owes an answer to."""
        self._copies: dict[int, S] = {0: s.copy()}
        self._drawn: dict[str, int] = {}
        self.fate = 0
        """How often what was revealed was taken back; chance and bots draw from another stream each time."""
        self._sheet: list[ScoreRow] | None = None
        """The score sheet, once it was asked for."""
        self._notes: Notes[S] | None = None
        """What the seats remember, once a bot asked for it."""

    # -- playing

    def put(self, seq: int) -> None:
        """The open questions are put anew, under this number."""
        self.asked = dict.fromkeys(self.s.waiting(), seq)

    def apply(self, seat: int, option: int, seq: int) -> list[Event]:
        """Take an answer; what happened. A Refusal changes nothing."""
        before = self.s.stack[-1] if self.s.stack else None
        self.s.apply(seat, option)
        stands = self._stands(before)
        reveals = seat == CHANCE or (isinstance(before, Secret) and not stands)
        self.given.append(Given(seq, seat, option, type(before).__name__, reveals))
        if seat == CHANCE:
            self._count(type(before).__name__, 1)
        if len(self.given) % EVERY == 0:
            self._copies[len(self.given)] = self.s.copy()
        kept = self.asked if stands else {}
        self.asked = {owing: kept[owing] if owing in kept and owing != seat else seq for owing in self.s.waiting()}
        return self.s.heard()

    def take_back(self, count: int, seq: int) -> None:
        """Only the first `count` answers stand."""
        self.s = self._at(count)
        self.s.listen()
        for given in self.given[count:]:
            if given.seat == CHANCE:
                self._count(given.question, -1)
        del self.given[count:]
        self._sheet = None
        self._copies = {length: s for length, s in self._copies.items() if length <= count}
        self.put(seq)

    def chance_answer(self, secret: bytes) -> int:
        """What chance answers now: always the same for the same question asked for the same time."""
        options = self.s.options(CHANCE)
        purpose = type(self.s.stack[-1]).__name__
        number = self._drawn.get(purpose, 0)
        return options[randomness.weighted(secret, self.stream(purpose), number, self.s.weights(options))]

    def stream(self, purpose: str) -> str:
        """The stream that draws of a purpose come from now."""
        return f"{purpose} again {self.fate}" if self.fate else purpose

    # -- asking

    def players(self) -> int:
        """How many seats there are."""
        return len(self.seat_names())

    def seat_names(self) -> list[str]:
        """How the seats are called in records."""
        return self.game.seat_names(self.s)

    def rules_version(self) -> int:
        """The version of the rules it is played by."""
        return self.game.rules_version

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return self.s.waiting()

    def options(self, seat: int) -> list[int]:
        """What the seat may answer."""
        return self.s.options(seat)

    def reasons(self, seat: int, option: int) -> list[tuple[str, dict[str, str | int]]]:
        """Every rule that forbids this answer, and what it stands on by name."""
        return [(reason.rule, self.game.against(self.s, reason)) for reason in self.s.reasons(seat, option)]

    def code(self, text: str) -> int:
        """The option a person wrote; UnknownText if it is none."""
        return self.game.code(self.s, text)

    def text(self, option: int) -> str:
        """How a person writes the option."""
        return self.game.text(self.s, option)

    def things(self, option: int) -> list[Thing]:
        """What on the table stands for the option."""
        return self.game.things(self.s, option)

    def words(self, option: int) -> Words:
        """The option in words."""
        return self.game.words(self.s, option)

    def cost(self, option: int) -> int | None:
        """What the option costs."""
        return self.game.cost(self.s, option)

    def question(self, seat: int) -> Asked:
        """The open question to a seat."""
        return self.game.asked(self.s, seat)

    def sides(self) -> list[list[int]]:
        """For each seat the seats of its side."""
        return [sorted([seat, *self.partners(seat)]) for seat in range(self.players())]

    def view(self, seat: int) -> bytes:
        """What the seat sees, as JSON."""
        return self.views([seat])[seat]

    def views(self, seats: Sequence[int]) -> dict[int, bytes]:
        """What each of these seats (or SPECTATOR) sees, as JSON; what they share is made once."""
        written: dict[int, bytes] = {}
        shown: dict[int, bytes] = {}
        for seat, seen in zip(seats, self.game.views(self.s, seats), strict=True):
            if id(seen) not in written:
                written[id(seen)] = ENCODE.encode(seen)
            shown[seat] = written[id(seen)]
        return shown

    def partners(self, seat: int) -> list[int]:
        """The other seats of the seat's side; they see its questions and may suggest."""
        return self.package.partners(self.s, seat)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.s.over

    def result(self) -> Result:
        """How it ended."""
        return self.game.result(self.s)

    # -- taking back

    def last_of(self, seat: int) -> int | None:
        """How many answers stood before the last one of this seat that was given at the table."""
        for place in range(len(self.given) - 1, -1, -1):
            if self.given[place].seat == seat and self.given[place].seq:
                return place
        return None

    def place_of(self, seq: int) -> int | None:
        """How many answers stood before the one of this entry."""
        for place in range(len(self.given) - 1, -1, -1):
            if self.given[place].seq == seq:
                return place
        return None

    def free_to(self, seat: int, place: int) -> bool:
        """Whether everything since is the seat's own, and nothing hidden was shown or drawn."""
        run = len(self.given)
        while run > place and self.given[run - 1].seat == seat and not self.given[run - 1].reveals:
            run -= 1
        return run == place

    def revealed_since(self, place: int) -> bool:
        """Whether chance answered, or secret answers were shown, since this place."""
        return any(given.reveals for given in self.given[place:])

    # -- looking back, and taking along

    def score_sheet(self) -> list[ScoreRow]:
        """Where the points of each side came from, once the game is over. It is played again for that."""
        if self._sheet is None:
            s = self._copies[0].copy()
            s.listen()
            events: list[Event] = []
            for given in self.given:
                s.apply(given.seat, given.option)
                events.extend(s.heard())
            self._sheet = self.package.score_sheet(self._copies[0], s, events)
        return self._sheet

    def past(self, count: int) -> Self:
        """The game after its first `count` answers."""
        earlier = type(self)(self.package, self._at(count), self.header, self.position)
        earlier.given = self.given[:count]
        return earlier

    def line(self) -> str:
        """The whole position on one line."""
        return to_line(self.game, self.s)

    def document(self, seat: int | None) -> str:
        """The position as JSON text; for a seat, without what it cannot know."""
        return msgspec.json.encode(self.game.document(self.s, seat)).decode()

    def memory(self, seat: int) -> bytes:
        """What the seat remembers of the game, as JSON: made only of what it was shown."""
        if self._notes is None:
            self._notes = Notes(self.game, self._copies[0])
        self._notes.follow([given.pair() for given in self.given])
        return ENCODE.encode(self._notes.of(seat))

    def record(self) -> str:
        """The game as a record; DataError if it began from a position, which a record cannot say."""
        if not self.header:
            raise DataError("record", "this game began from a position; take the position instead")
        scribe = Scribe(self.game, self.header)
        for given in self.given:
            scribe.apply(given.seat, given.option)
        return scribe.text()

    # -- inside

    def _at(self, count: int) -> S:
        length = max(known for known in self._copies if known <= count)
        s = self._copies[length].copy()
        for given in self.given[length:count]:
            s.apply(given.seat, given.option)
        return s

    def _count(self, purpose: str, change: int) -> None:
        self._drawn[purpose] = self._drawn.get(purpose, 0) + change

    def _stands(self, before: Frame[S] | None) -> bool:
        """Whether a secret question is still open after an answer to it."""
        now = self.s.stack[-1] if self.s.stack and not self.s.over else None
        if isinstance(before, Secret) and isinstance(now, Secret):
            return type(now) is type(before) and sum(before.owed) - sum(now.owed) == 1
        return False


AnyMatch: TypeAlias = Match[State]


def begun(game: str, header: dict[str, str], position: str) -> AnyMatch:
    """A game from a record's header, or else from a position on a line; DataError if neither describes a game."""
    package = registry.package(game)
    s = from_line(package.game, position) if position else package.game.opened(header)
    return Match(package, s, header, position)
