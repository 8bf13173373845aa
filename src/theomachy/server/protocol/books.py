"""Worked examples and rulebooks, over HTTP."""

from typing import Literal

import msgspec
from msgspec import Struct

from theomachy.server.protocol.games import Event, Thing, Words


class ExampleListed(Struct, frozen=True, kw_only=True):
    """A worked example in a list; its title is the text `<game>-example-<name>`."""

    name: str
    edition: str
    """The rule set it is played by; empty where a game has only one."""
    rules: list[str]
    things: list[Thing]
    """What it is an example of."""


class ExampleList(Struct, frozen=True):
    """The worked examples of a game."""

    examples: list[ExampleListed]


class ExampleMoment(Struct, frozen=True, kw_only=True):
    """The board of an example at the beginning, or after an answer."""

    seat: int | None
    """Who answered; -1 is chance, null at the beginning."""
    text: str
    """The answer as a person writes it."""
    things: list[Thing]
    """The things on the table that stand for the answer."""
    words: Words
    events: list[Event]
    """What happened."""
    waiting: list[int]
    sides: list[list[int]]
    view: msgspec.Raw


class ExampleShown(Struct, frozen=True, kw_only=True):
    """A worked example: its board before the answers and after each of them."""

    game: str
    name: str
    edition: str
    rules: list[str]
    things: list[Thing]
    seat: int | None
    """Through whose eyes the board is seen; null for a spectator."""
    called: list[str]
    """The seats, as records name them."""
    lights: list[Thing]
    """What is lit."""
    moments: list[ExampleMoment]


class Span(Struct, frozen=True, omit_defaults=True):
    """A piece of a line in a rulebook."""

    kind: Literal["text", "strong", "emphasis", "rule", "thing", "chapter"]
    text: str = ""
    """What is written; empty for a thing that is called by its own name."""
    name: str = ""
    """The rule, the chapter, or the name of the thing."""
    of: str = ""
    """The kind of the thing."""


class Block(Struct, frozen=True, omit_defaults=True):
    """A piece of a chapter: a heading, a text, a list, a table, a remark, an example, or all things of a kind."""

    kind: Literal["heading", "text", "list", "steps", "table", "remark", "example", "things"]
    spans: list[Span] = []
    rows: list[list[list[Span]]] = []
    """The items of a list, each a row of one cell; the rows of a table, its head first."""
    name: str = ""
    """What a heading is linked by; the name of an example; a kind of things."""
    level: int = 0
    """Of a heading: 2 or 3."""


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook."""

    name: str
    title: str
    blocks: list[Block]


class RulebookShown(Struct, frozen=True, kw_only=True):
    """A rulebook in one language."""

    game: str
    edition: str
    language: str
    chapters: list[Chapter]
    pdf: str
    """Its path as a PDF on this server; empty if it was not made."""


class ChapterListed(Struct, frozen=True):
    """A chapter in the list of rulebooks."""

    name: str
    title: str


class RulebookListed(Struct, frozen=True, kw_only=True):
    """A rulebook in the list: which of its chapters cite a rule."""

    game: str
    edition: str
    chapters: list[ChapterListed]
    cited: dict[str, list[str]]
    """By rule, the chapters."""


class RulebookList(Struct, frozen=True):
    """The rulebooks of all games."""

    books: list[RulebookListed]
