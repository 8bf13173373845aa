"""Positions in files: loading, asking, explaining, applying answers in record notation."""

import sys
from pathlib import Path
from typing import TypedDict

from theomachy.ankh.game import ANKH
from theomachy.ankh.state import AnkhState
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import read_json
from theomachy.engine.event import Event
from theomachy.engine.game import UnknownText, random_option
from theomachy.engine.line import from_line, to_line
from theomachy.engine.record import Scribe
from theomachy.engine.refusal import DataError
from theomachy.telling import ask, explain, seat_name, tell
from theomachy.texts import Texts

MOST_BYTES = 1_000_000


class Asked(TypedDict):
    """One open question."""

    seat: str
    question: str
    text: str
    options: list[str]


class Told(TypedDict):
    """One event."""

    kind: str
    rule: str
    arguments: dict[str, int]
    text: str


class Against(TypedDict):
    """One reason."""

    rule: str
    arguments: dict[str, int]
    text: str


def load(file: str) -> AnkhState:
    """The position in a file: a JSON document, or one line."""
    data = sys.stdin.buffer.read(MOST_BYTES + 1) if file == "-" else Path(file).read_bytes()[: MOST_BYTES + 1]
    if len(data) > MOST_BYTES:
        raise DataError(file, f"longer than {MOST_BYTES:,} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DataError(file, "not a text") from error
    if text.lstrip().startswith("{"):
        try:
            return ANKH.position(read_json(text, file))
        except RecursionError as error:
            raise DataError(file, "nested too deeply") from error
    return from_line(ANKH, text)


def seat_of(s: AnkhState, name: str) -> int:
    """The seat of a god."""
    names = ANKH.seat_names(s)
    if name not in names:
        raise DataError("seat", f"no seat {name!r}; there are {', '.join(names)}")
    return names.index(name)


def asked(s: AnkhState, words: Texts) -> list[Asked]:
    """Every seat that owes an answer, with its options."""
    names = ANKH.seat_names(s)
    return [
        Asked(
            seat=names[seat],
            question=type(s.stack[-1]).__name__,
            text=ask(s, words),
            options=[ANKH.text(s, option) for option in s.options(seat)],
        )
        for seat in s.waiting()
    ]


def told(s: AnkhState, event: Event, words: Texts) -> Told:
    """An event for programs and for people."""
    return Told(kind=event.kind, rule=event.rule, arguments=event.arguments(), text=tell(s, event, words))


def parsed(s: AnkhState, line: str) -> tuple[int, list[str]]:
    """The seat and the answers of a line 'god: answer answer', or of answers by whoever is asked first."""
    name, colon, rest = line.partition(":")
    answers = (rest if colon else line).partition(";")[0].split()
    if not answers:
        raise DataError("answer", f"{line!r} has no answer")
    if colon:
        return seat_of(s, name.strip()), answers
    waiting = s.waiting()
    return (waiting[0] if waiting else 0), answers


def lines_of(answers: list[str]) -> list[str]:
    """Answers from the command line; one that names a file stands for its lines."""
    lines: list[str] = []
    for answer in answers:
        path = Path(answer)
        if len(answer) < 250 and path.is_file():
            lines += [
                row for row in path.read_text(encoding="utf-8").splitlines() if row.partition("#")[0].strip()
            ]
        else:
            lines.append(answer)
    return lines


def refusal(s: AnkhState, seat: int, text: str, words: Texts) -> list[Against]:
    """Everything that stands against an answer."""
    try:
        option = ANKH.code(s, text)
    except UnknownText as error:
        raise DataError("answer", str(error)) from error
    return [
        Against(rule=reason.rule, arguments=reason.arguments(), text=explain(s, reason, words))
        for reason in s.reasons(seat, option)
    ]


def applied(s: AnkhState, lines: list[str], words: Texts) -> tuple[dict[str, object], bool]:
    """Apply lines of answers; the outcome for programs, and whether one was refused (the rest is left)."""
    s.listen()
    events: list[Told] = []
    refused: dict[str, object] | None = None
    for line in lines:
        seat, answers = parsed(s, line)
        for text in answers:
            against = refusal(s, seat, text, words)
            if against:
                refused = {"seat": seat_name(s, seat, words), "answer": text, "reasons": against}
                break
            s.apply(seat, ANKH.code(s, text))
            events += [told(s, event, words) for event in s.heard()]
        if refused is not None:
            break
    document: dict[str, object] = {
        "position": ANKH.document(s),
        "line": to_line(ANKH, s),
        "events": events,
        "waiting": asked(s, words),
        "refused": refused,
    }
    return document, refused is not None


def counts(s: AnkhState, depth: int) -> list[int]:
    """How many sequences of 0, 1, ... depth answers there are; of several seats asked the first answers."""
    totals = [0] * (depth + 1)
    todo = [(s, 0)]
    while todo:
        here, length = todo.pop()
        totals[length] += 1
        if length < depth and here.waiting():
            seat = here.waiting()[0]
            for option in here.options(seat):
                after = here.copy()
                after.apply(seat, option)
                todo.append((after, length + 1))
    return totals


def play_scribe(scribe: Scribe[AnkhState], seed: int) -> None:
    """Play a game by chance, writing it down."""
    dice = Dice(seed)
    while scribe.s.waiting():
        seat = scribe.s.waiting()[0]
        scribe.apply(seat, random_option(scribe.s, seat, scribe.s.options(seat), dice))
