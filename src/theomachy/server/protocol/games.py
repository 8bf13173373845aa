"""What a game looks like to a viewer, and what happened in it."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

Gesture: TypeAlias = Literal["pick", "carry", "place", "line", "card", "number", "confirm", "action", "chance"]
"""How a question is best answered; `chance` is for questions that no player is asked."""


class Thing(Struct, frozen=True):
    """Anything on the table that can be named, by its kind and its name (docs/reference/notation.md)."""

    kind: str
    name: str


class Words(Struct, frozen=True):
    """A Fluent message and its arguments. With an empty key, the notation says it all."""

    key: str
    values: dict[str, "str | int | Words"]


class Option(Struct, frozen=True):
    """One possible answer: its code, how a person writes it, and the things on the table that stand for it."""

    code: int
    text: str
    things: list[Thing]
    words: Words
    cost: int | None
    """What it takes of the steps, coins, cards or Followers of the seat."""


class Suggestion(Struct, frozen=True):
    """An option that the partner suggests."""

    seat: int
    option: int


class Question(Struct, frozen=True, kw_only=True):
    """A question to one of the viewer's seats, or to the partner of one."""

    seat: int
    asked: int
    kind: str
    """Its text is `<game>-question-<kind>`; the catalogue says what its parts are."""
    rule: str
    gesture: Gesture
    subject: Thing | None
    """What it is about: the figure that moves, the god that is paid."""
    amount: int | None
    """What is left or due."""
    chosen: list[Thing]
    """What was already chosen; of a secret question, by this seat."""
    may: Literal["answer", "suggest"]
    options: list[Option]
    suggestions: list[Suggestion]


class Undoable(Struct, frozen=True):
    """The viewer's last answer at a seat, and whether undoing it is free."""

    seat: int
    to: int
    free: bool
    revealed: bool = False
    """Something hidden was shown or drawn since: it stands, or at a practice table is drawn anew."""


class GameShown(Struct, frozen=True, kw_only=True):
    """The game as the viewer may see it."""

    answers: int
    """The number of answers that count."""
    waiting: list[int]
    sides: list[list[int]]
    """For each seat the seats of its side, itself among them."""
    questions: list[Question]
    undoable: list[Undoable]
    views: dict[str, msgspec.Raw]
    """What each of the viewer's seats sees, by number; `"spectator"` for a viewer without a seat."""


class Event(Struct, frozen=True, omit_defaults=True):
    """What happened by which rule. Things are named; the catalogue says what kind of things they are.

    Arguments that do not apply are left out.
    """

    kind: str
    rule: str
    who: int | UnsetType = UNSET
    whom: int | UnsetType = UNSET
    what: str | UnsetType = UNSET
    origin: str | UnsetType = UNSET
    where: str | UnsetType = UNSET
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
    how: str = ""
    """Why a simpler bot answered; `anew` for an undo after which luck is drawn anew."""
    events: dict[str, list[Event]] = {}
    """What each of the viewer's seats learned, as in `views`."""
