"""A game as text: a header, and lines of answers a person could type.

    theomachy record 1
    game: the name of the game
    rules: 1
    gods: isis ra amun
    ...

    isis: summon warrior 5,6    ; 3f9a12cd
    # a comment of its own, or behind a line
    ra: move 7,6 7,5 pass       ; 0c77e1f0  # towards the lake

The first line names the format, the header says how the game was set up (nothing is left to chance), and every
line of answers names the seat, the answers in the words of the options, and a check: a hash chained over the
position after every answer, so that a changed answer, order or rule is noticed. Chance outcomes are answers too,
of the seat `chance`; a record replays without a seed.
"""

from hashlib import blake2b
from typing import Final, Generic, TypeVar

from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import Game
from theomachy.engine.options import UnknownText
from theomachy.engine.refusal import DataError, Refusal

TITLE: Final = "theomachy record 1"
NATURE: Final = "chance"
MOST_BYTES: Final = 1_000_000
LONGEST_LINE: Final = 4_000
S = TypeVar("S", bound=State)


class Line:
    """Answers of one seat in a row."""

    def __init__(self, number: int, seat: str, answers: list[str], check: str, comment: str) -> None:
        self.number: Final = number  # in the file
        self.seat: Final = seat
        self.answers: Final = answers
        self.check: Final = check  # empty: not checked
        self.comment: Final = comment


class Record:
    """A record as written: nothing of it is played yet."""

    def __init__(self, header: dict[str, str], lines: list[Line]) -> None:
        self.header: Final = header
        self.lines: Final = lines


def chained(check: str, s: State) -> str:
    """The next check of the chain."""
    return blake2b((check + s.digest()).encode("ascii"), digest_size=4).hexdigest()


class Scribe(Generic[S]):
    """Plays a game and writes it down."""

    def __init__(self, game: Game[S], header: dict[str, str]) -> None:
        self.game: Final = game
        self.header: Final = header
        self.s = game.opened(header)
        self.check = chained("", self.s)
        self.lines: list[str] = []
        self.seat = ""
        self.answers: list[str] = []

    def apply(self, seat: int, option: int) -> None:
        """Take an answer and note it; a refused one leaves no trace."""
        if option not in self.s.options(seat):
            self.s.apply(seat, option)  # refused, with its reasons
        text = self.game.text(self.s, option)
        begins = self.game.begins_line(self.s)
        self.s.apply(seat, option)
        name = seat_name(self.game, self.s, seat)
        if name != self.seat or begins:
            self._end_line()
            self.seat = name
        self.answers.append(text)
        self.check = chained(self.check, self.s)

    def _end_line(self) -> None:
        if self.answers:
            self.lines.append(f"{self.seat}: {' '.join(self.answers)}  ; {self.check}")
            self.answers = []

    def text(self) -> str:
        """The record so far."""
        self._end_line()
        header = [f"{name}: {value}" for name, value in self.header.items()]
        return "\n".join([TITLE, *header, "", *self.lines]) + "\n"


def seat_name(game: Game[S], s: S, seat: int) -> str:
    """How a seat is called in a record."""
    return NATURE if seat == CHANCE else game.seat_names(s)[seat]


def read_record(text: str) -> Record:
    """The record in a text; DataError says which line is wrong."""
    if len(text) > MOST_BYTES:
        raise DataError("record", f"longer than {MOST_BYTES:,} characters")
    rows = text.splitlines()
    if not rows or rows[0].strip() != TITLE:
        raise DataError("line 1", f"a record begins with {TITLE!r}")
    header: dict[str, str] = {}
    lines: list[Line] = []
    in_header = True
    for number, row in enumerate(rows[1:], 2):
        if len(row) > LONGEST_LINE:
            raise DataError(f"line {number}", f"longer than {LONGEST_LINE:,} characters")
        content, _, comment = row.partition("#")
        if not content.strip():
            in_header = in_header and bool(row.strip())
            continue
        name, colon, rest = content.partition(":")
        if not colon or not name.strip():
            raise DataError(f"line {number}", "neither 'name: value' nor 'seat: answers'")
        if in_header:
            if name.strip() in header:
                raise DataError(f"line {number}", f"{name.strip()!r} stands twice in the header")
            header[name.strip()] = rest.strip()
        else:
            answers, _, check = rest.partition(";")
            lines.append(Line(number, name.strip(), answers.split(), check.strip(), comment.strip()))
    return Record(header, lines)


class Replay(Generic[S]):
    """A record played again, answer by answer."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.game: Final = game
        self.record: Final = record
        self.s = game.opened(record.header)
        self.check = chained("", self.s)
        self.played: list[tuple[int, int]] = []  # seat and option of each answer
        self.line = 0
        self.answer = 0

    def over(self) -> bool:
        """Whether all answers of the record are played."""
        return self.line == len(self.record.lines)

    def step(self) -> None:
        """Play the next answer; DataError if it is illegal or the check behind its line does not fit."""
        line = self.record.lines[self.line]
        place = f"line {line.number}"
        seat = self._seat(line, place)
        if not line.answers:
            raise DataError(place, "no answer")
        text = line.answers[self.answer]
        try:
            option = self.game.code(self.s, text)
            self.s.apply(seat, option)
        except (UnknownText, Refusal) as error:
            raise DataError(place, f"{text!r}: {error}") from error
        self.played.append((seat, option))
        self.check = chained(self.check, self.s)
        self.answer += 1
        if self.answer == len(line.answers):
            if line.check and line.check != self.check:
                raise DataError(place, f"the check is {line.check}, but the game gives {self.check}")
            self.line += 1
            self.answer = 0

    def _seat(self, line: Line, place: str) -> int:
        names = self.game.seat_names(self.s)
        if line.seat == NATURE:
            return CHANCE
        if line.seat not in names:
            raise DataError(place, f"no seat {line.seat!r}; there are {', '.join(names)}")
        return names.index(line.seat)

    def run(self, answers: int = -1) -> S:
        """Play so many answers, or all; the position then."""
        while not self.over() and answers != 0:
            self.step()
            answers -= 1
        return self.s
