"""Advice: a hint on an open question, and the outcomes of coming battles."""

from typing import Literal

from msgspec import Struct

from theomachy.server.protocol.games import Thing, Words


class Weighed(Struct, frozen=True, kw_only=True):
    """A feature that the advised line changes, and what the chance of winning owes to it, in per cent."""

    feature: str
    """Its name is the text `<game>-feature-<feature>`."""
    seat: int
    before: str
    after: str
    worth: str
    rule: str
    words: Words
    """The same as a sentence. A key with a point is a name in a grammatical case: `kind-god.acc`."""


class Deed(Struct, frozen=True, kw_only=True):
    """What an answer does: in words, and along a way of spaces or at places."""

    words: Words
    spaces: list[str]
    mark: Literal["way", "place"]


class AdvisedStep(Struct, frozen=True, kw_only=True):
    """One answer of a line: the kind of its question, its option, and what it does."""

    question: str
    option: int
    text: str
    things: list[Thing]
    words: Words
    deeds: list[Deed]


class Advised(Struct, frozen=True, kw_only=True):
    """Answers in a row, the code of the first one, the chance of winning in per cent, and why."""

    option: int
    steps: list[AdvisedStep]
    chance: str
    ends: bool
    """Whether that ends the game."""
    gains: list[Weighed]
    denials: list[Weighed]
    risks: list[Weighed]


class Hint(Struct, frozen=True, kw_only=True):
    """What a bot would answer and why, and what else could be answered."""

    seat: str
    best: Advised
    alternatives: list[Advised]


class HintShown(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/hint."""

    seat: int
    asked: int
    hint: Hint


class WeighShown(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/weigh."""

    seat: int
    asked: int
    weigh: Hint
    """The alternative is what comes of the weighed answer; there is none where it is the advice itself."""


class BattleCell(Struct, frozen=True, kw_only=True):
    """The outcome of one choice of cards, for every side that takes part by the name of its seat."""

    mine: list[str]
    theirs: dict[str, list[str]]
    bids: str
    """Who bids most where bids are made: none, mine, theirs or equal."""
    victor: str | None
    devotion: dict[str, int]
    killed: dict[str, int]
    followers: dict[str, int]


class BattleShown(Struct, frozen=True, kw_only=True):
    """The outcomes of one battle."""

    region: int
    side: str
    cells: list[BattleCell]


class BattlesShown(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/battles."""

    seat: int
    asked: int
    battles: list[BattleShown]
