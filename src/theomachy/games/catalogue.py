"""The shape of a catalogue: everything printed on a game's boards, cards and tiles, and every name it is known by.

A game fills it in from its own declarations (`games/<game>/catalogue.py`). `theomachy.generate` writes it as JSON,
and the page's types and tables are made from that, so no fact of a game is written down twice.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NotRequired, TypedDict, TypeVar

from theomachy.engine.decision import State, Step
from theomachy.engine.game import Game

S = TypeVar("S", bound=State)
NUMBER: Final = "number"
"""The kind of things that are only numbers, of which there is no list."""
NO_EFFECTS: Final[Mapping[str, str]] = {}
"""For games that have no effect texts."""


class Edition(TypedDict):
    """A rule set one can choose; its text is `key`."""

    name: str
    key: str


class Item(TypedDict):
    """One printed thing. Where there are editions, it has a rule for each of its own."""

    name: str
    editions: list[str]
    rules: list[str]
    """The rules that say what is printed."""
    numbers: dict[str, int | list[int]]
    covers: NotRequired[list[list[str]]]
    """The rules that its effect text sums up, in each of its editions; absent if it has no such text."""


class Kind(TypedDict):
    """All things of one kind."""

    key: str
    """The text of a thing, with `{name}` in it; empty if the name needs none."""
    of: str
    """The kind whose names these things have, besides those of their own items; empty if they have only those."""
    items: list[Item]


class OptionRange(TypedDict):
    """A range of option codes."""

    kind: str
    first: int
    count: int
    text: str
    """How a person writes an option, with `{name}` for the name of the thing."""
    key: str


class QuestionKind(TypedDict):
    """A kind of question; its text is `<game>-question-<kind>`."""

    rules: list[str]
    gesture: str
    subject: str | None
    amount: str | None
    """What is counted."""
    chosen: str | None


class EventShape(TypedDict):
    """A kind of event; its text is `<game>-event-<kind>`. What it never has is null."""

    who: Literal["seat", "side"] | None
    whom: Literal["seat", "side"] | None
    what: str | None
    origin: str | None
    where: str | None
    amount: Literal["number", "numeral"] | None


class Choice(TypedDict):
    """Something to choose for a new game. Values that depend on the players, or on a level, are listed `by` it."""

    name: str
    kind: Literal["one", "per-seat", "many", "number", "levels"]
    values: list[str]
    by: NotRequired[dict[str, list[str]]]
    key: str


class Catalogue(TypedDict):
    """Everything printed, and every name."""

    game: str
    rules_version: int
    players: list[int]
    editions: list[Edition]
    seat_key: str
    things: dict[str, Kind]
    options: list[OptionRange]
    questions: dict[str, QuestionKind]
    events: dict[str, EventShape]
    choices: list[Choice]
    tables: Mapping[str, object]
    """The numbers printed on the boards; each game has its own."""
    endings: list[str]


def plain_items(names: Sequence[str]) -> list[Item]:
    """Things of which nothing is printed but what they are."""
    return [Item(name=name, editions=[], rules=[], numbers={}) for name in names]


def kinds_of(
    game: Game[S],
    items: Mapping[str, list[Item]],
    same: Mapping[str, str],
    covered: Mapping[str, str] = NO_EFFECTS,
) -> dict[str, Kind]:
    """Every kind of thing: with these items, with the names of another kind, or with names only.

    `covered` lists, by the names of effect texts, the rules that each of them sums up.
    """
    found: dict[str, Kind] = {}
    for kind, family in game.families().items():
        own = items.get(kind) or ([] if kind in same else plain_items(family.names))
        found[kind] = Kind(key=family.key, of=same.get(kind, ""), items=own)
    for each in game.ranges().ranges:
        if each.lit and each.kind not in found and each.kind != NUMBER:
            own = [] if each.kind in same else plain_items(each.family.names)
            found[each.kind] = Kind(key=each.family.key, of=same.get(each.kind, ""), items=own)
    for kind, listed in found.items():
        for item in listed["items"]:
            written = [effect_of(kind, item["name"], edition, covered) for edition in item["editions"] or [""]]
            if all(written):
                item["covers"] = [covered[name].split() for name in written]
    return found


def effect_of(kind: str, name: str, edition: str, covered: Mapping[str, str]) -> str:
    """The name of a thing's effect text: of its edition, its own, or of its whole kind; empty if it has none."""
    names = (f"{edition}-{kind}-{name}", f"{kind}-{name}", kind)
    return next((each for each in names if each in covered), "")


def options_of(game: Game[S]) -> list[OptionRange]:
    """The ranges of option codes."""
    return [
        OptionRange(kind=each.kind, first=each.first, count=each.count, text=each.form, key=each.key)
        for each in game.ranges().ranges
    ]


def questions_of(game: Game[S], ruled: Callable[[str], list[str]]) -> dict[str, QuestionKind]:
    """Every kind of question; `ruled` gives the ids under which the editions know a rule."""
    found: dict[str, QuestionKind] = {}
    for kind in game.frames().kinds.values():
        asks = kind.frame.asks
        if not issubclass(kind.frame, Step):
            found[asks.kind] = QuestionKind(
                rules=ruled(kind.frame.asked_by),
                gesture=asks.gesture,
                subject=kind.sort_of(asks.subject).kind if asks.subject else None,
                amount=asks.amount or None,
                chosen=kind.sort_of(asks.chosen).kind if asks.chosen else None,
            )
    return dict(sorted(found.items()))


def events_of(game: Game[S]) -> dict[str, EventShape]:
    """Every kind of event."""
    return {
        event.kind: EventShape(
            who=event.who or None,
            whom=event.whom or None,
            what=event.what or None,
            origin=event.origin or None,
            where=event.where or None,
            amount=event.amount or None,
        )
        for event in game.event_kinds().values()
    }
