"""Questions of the quiz, over HTTP. The right choice comes with the question: it is there to learn from."""

import msgspec
from msgspec import Struct

from theomachy.server.protocol.games import Event, Thing, Words


class QuizFact(Struct, frozen=True, kw_only=True):
    """Something that is given beside the position, such as a card that is revealed."""

    words: Words
    things: list[Thing]
    seat: int | None
    """Whose it is."""


class QuizChoice(Struct, frozen=True, kw_only=True):
    """One answer to choose."""

    words: Words
    """With an empty key, the text says it all."""
    text: str
    things: list[Thing]
    """What stands for it on the table."""


class QuizWhy(Struct, frozen=True, kw_only=True):
    """One line of the explanation."""

    rule: str
    choice: int | None
    """The choice that it speaks of; null if it speaks of what happens."""
    event: Event | None
    """What happens by the rule; null where the rule says it all."""


class QuizAsked(Struct, frozen=True, kw_only=True):
    """The open question of the position; its text is `<game>-question-<kind>`."""

    kind: str
    subject: Thing | None
    amount: int | None


class QuizShown(Struct, frozen=True, kw_only=True):
    """A question about a position. The same game, edition, kind and seed give the same question."""

    game: str
    edition: str
    """Empty where a game has only one."""
    kind: str
    kinds: list[str]
    """All kinds of questions of this game."""
    seed: int
    ask: Words
    question: QuizAsked | None
    """What the seat is asked at the table, where that is what the quiz is about."""
    seat: int | None
    """Through whose eyes the position is seen; null for a spectator."""
    called: list[str]
    """The seats, as records name them."""
    waiting: list[int]
    sides: list[list[int]]
    view: msgspec.Raw
    facts: list[QuizFact]
    lights: list[Thing]
    """The spaces that it is about."""
    choices: list[QuizChoice]
    right: int
    """The number of the right choice, counted from 0."""
    why: list[QuizWhy]
