"""Positions and answers in files."""

import sys
from pathlib import Path

from theomachy.engine.decision import State
from theomachy.engine.record import Record, read_record
from theomachy.engine.refusal import DataError
from theomachy.play.reading import table_of
from theomachy.play.table import Table
from theomachy.words.texts import Texts

MOST_BYTES = 1_000_000


def load(file: str, words: Texts) -> Table[State]:
    """The position in a file of any game: a JSON document, or one line."""
    data = sys.stdin.buffer.read(MOST_BYTES + 1) if file == "-" else Path(file).read_bytes()[: MOST_BYTES + 1]
    if len(data) > MOST_BYTES:
        raise DataError(file, f"longer than {MOST_BYTES:,} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DataError(file, "not a text") from error
    return table_of(text, file, words)


def load_record(path: str) -> Record:
    """The record in a file."""
    return read_record(Path(path).read_text(encoding="utf-8"))


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
