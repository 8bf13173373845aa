"""How a game is described to somebody who does not know its code: things, words, questions and events by name.

A thing is anything on the table that can be named. Names are those of the notation, so they are the same in
records, messages and catalogues. Nothing here decides anything; the rules never read it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Gesture: TypeAlias = Literal["pick", "carry", "place", "line", "card", "number", "confirm", "action", "chance"]
"""How a question is best answered: tap a thing, take a piece, put it somewhere, draw along edges, pick cards,
say a number, say yes or no, choose an action. `chance` is nature's and is put to no player."""
Argument: TypeAlias = Literal["", "seat", "side"]
"""Who an event speaks of: a seat, a side, or nobody."""


class Thing(NamedTuple):
    """Anything on the table that can be named."""

    kind: str
    name: str


Value: TypeAlias = "str | int | Words"


class Words(NamedTuple):
    """A Fluent message and its arguments; with an empty key the notation says it all."""

    key: str
    values: Mapping[str, Value]


PLAIN: Final = Words("", {})


class Family:
    """All things of one kind, by number: their names, and the Fluent message that names each of them."""

    def __init__(self, kind: str, names: Sequence[str], key: str = "") -> None:
        self.kind: Final = kind
        self.names: Final = names
        self.key: Final = key
        """With `{name}` in it; empty if the name needs no words."""

    def words(self, name: str) -> Words:
        """A thing of the family in words."""
        return Words(self.key.replace("{name}", name), {}) if self.key else PLAIN


class Asks:
    """What a kind of question says about itself.

    Subject and chosen are numbers of the frame by name; what things they are, their sorts know. The amount is
    what is counted (steps, coins, cards): a number of the frame by name, or else what `Frame.counted` works out.
    """

    def __init__(self, kind: str, gesture: Gesture, subject: str = "", amount: str = "", chosen: str = "") -> None:
        self.kind: Final = kind
        self.gesture: Final = gesture
        self.subject: Final = subject
        self.amount: Final = amount
        self.chosen: Final = chosen


NOT_ASKED: Final = Asks("", "confirm")


class Asked(NamedTuple):
    """The open question, in terms of the rulebook."""

    kind: str
    rule: str
    gesture: Gesture
    subject: Thing | None
    """What the question is about: the figure that moves, the god that is paid."""
    amount: int | None
    """What is left or due."""
    chosen: list[Thing]
    """What was already chosen."""


class EventKind(NamedTuple):
    """What the arguments of an event are; an argument that it never has is empty.

    `what` is a kind of things, or `number`; `origin` and `where` are kinds of places; `amount` is a `number`, or
    a `numeral` where a level is printed as one.
    """

    kind: str
    who: Argument = ""
    whom: Argument = ""
    what: str = ""
    origin: str = ""
    where: str = ""
    amount: Literal["", "number", "numeral"] = ""
