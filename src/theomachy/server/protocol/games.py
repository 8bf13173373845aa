"""What a game looks like to a viewer, and what happened in it."""

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Option(Struct, frozen=True):
    """One possible answer: its code, how a person writes it, and the things on the table that stand for it."""

    code: int
    text: str
    lights: list[tuple[str, int]]


class Suggestion(Struct, frozen=True):
    """An option that the partner likes."""

    seat: int
    option: int


class Question(Struct, frozen=True, kw_only=True):
    """A question to one of the viewer's seats, or to the partner of one."""

    seat: int
    asked: int
    name: str
    rule: str
    may: Literal["answer", "suggest"]
    options: list[Option]
    suggestions: list[Suggestion]


class Undoable(Struct, frozen=True):
    """The viewer's last answer at a seat, and whether undoing it is free."""

    seat: int
    to: int
    free: bool


class GameShown(Struct, frozen=True, kw_only=True):
    """The game as the viewer may see it."""

    answers: int
    """How many answers stand."""
    waiting: list[int]
    questions: list[Question]
    undoable: list[Undoable]
    views: dict[str, msgspec.Raw]
    """What each of the viewer's seats sees, by number; `"spectator"` for a viewer without a seat."""


class Event(Struct, frozen=True, omit_defaults=True):
    """What happened by which rule; arguments that do not apply are left out."""

    kind: str
    rule: str
    who: int | UnsetType = UNSET
    whom: int | UnsetType = UNSET
    what: int | UnsetType = UNSET
    origin: int | UnsetType = UNSET
    where: int | UnsetType = UNSET
    amount: int = 0


class LogEntry(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One entry of the log as the viewer may see it."""

    seq: int
    at: int
    kind: str
    seat: int | UnsetType = UNSET
    """Who did it; -1 is chance, or a host who does not play."""
    name: str = ""
    text: str = ""
    other: int | UnsetType = UNSET
    """The seat it was done to, or the entry an undo goes back to."""
    agree: bool | UnsetType = UNSET
    events: dict[str, list[Event]] = {}
    """What each of the viewer's seats learned, as in `views`."""
