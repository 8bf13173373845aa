"""A position on one line, for sharing: the game, its canonical bytes, and a check that finds a changed letter."""

from hashlib import blake2b
from typing import Final, TypeVar

from theomachy.engine.decision import State
from theomachy.engine.game import Game
from theomachy.engine.refusal import DataError

FORM: Final = "1"
LONGEST: Final = 20_000
S = TypeVar("S", bound=State)


def to_line(game: Game[S], s: S) -> str:
    """The canonical line: equal positions give equal lines."""
    body = f"{game.name}/{FORM}/{game.rules_version} {s.to_bytes().decode('ascii')}"
    return f"{body} {_check(body)}"


def from_line(game: Game[S], line: str) -> S:
    """The position on the line; DataError if it is none of this game or was changed."""
    if len(line) > LONGEST:
        raise DataError("position", f"longer than {LONGEST:,} characters")
    parts = line.strip().split(" ")
    if len(parts) != 3:
        raise DataError("position", "a line is 'game/form/rules facts check'")
    title, facts, check = parts
    expected = f"{game.name}/{FORM}/{game.rules_version}"
    if title != expected:
        raise DataError("position", f"begins with {title!r}, not {expected!r}")
    if not facts.isascii():
        raise DataError("position", "has letters that are not ASCII")
    if check != _check(f"{title} {facts}"):
        raise DataError("position", "the check does not fit: a letter was changed or lost")
    return game.read(facts.encode("ascii"))


def _check(body: str) -> str:
    return blake2b(body.encode("utf-8"), digest_size=4).hexdigest()
