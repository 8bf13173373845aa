"""Worked examples: a position, the answers that are given there, and what is true afterwards.

An example is a TOML file in `games/<game>/examples`; docs/reference/examples.md describes it. Its words are
`<game>-example-<name>`, `-text` and `-after`.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from theomachy.engine.datafile import Node
from theomachy.engine.decision import State
from theomachy.engine.event import Event
from theomachy.engine.game import Json
from theomachy.engine.refusal import DataError
from theomachy.engine.things import Thing
from theomachy.games import registry
from theomachy.learn.facts import Fact, missing, read_facts
from theomachy.play.reading import described
from theomachy.play.table import Table
from theomachy.words.texts import texts

FOLDER: Final = "examples"
ENTRIES: Final = ("rules", "things", "seat", "position", "answers", "refused", "lights", "expect", "stays")


class Moment:
    """One answer of an example: who gave it, and what happened."""

    def __init__(self, seat: int, option: int, text: str, events: list[Event]) -> None:
        self.seat: Final = seat
        self.option: Final = option
        self.text: Final = text
        self.events: Final = events


class Example:
    """One example, as its file has it. Reading it does not play it."""

    def __init__(self, game: str, name: str, node: Node) -> None:
        node.only(ENTRIES)
        self.game: Final = game
        self.name: Final = name
        self.place: Final = node.place
        self.rules: Final = node.key("rules").texts()
        """The rules it is an example of."""
        self.things: Final = things_of(node, "things")
        """The printed things it is an example of."""
        self.seat: Final = node.key("seat").amount() if node.has("seat") else None
        """Through whose eyes the board is seen; None for a spectator."""
        self.position: Final = node.key("position")
        self.answers: Final = node.key("answers").texts()
        self.refused: Final = node.key("refused").texts() if node.has("refused") else []
        """Answers that are illegal once the others were given."""
        self.lights: Final = things_of(node, "lights")
        self.expect: Final = read_facts(node.key("expect")) if node.has("expect") else []
        """True after the answers, and not before."""
        self.stays: Final = read_facts(node.key("stays")) if node.has("stays") else []
        """True before the answers and after them."""
        if not self.rules:
            raise DataError(f"{node.place}.rules", "needs at least one rule")
        if not self.expect and not self.refused:
            raise DataError(node.place, "needs something in 'expect' or 'refused': what is it an example of?")

    def begin(self) -> Table[State]:
        """The position before the answers."""
        table = described(self.position, f"{self.place}.position", texts("en"))
        if table.game.name != self.game:
            raise DataError(f"{self.place}.position.game", f"must be {self.game!r}, by the folder")
        return table

    def play(self, table: Table[State]) -> Iterator[Moment]:
        """Give the answers one after the other at the table; DataError where one is illegal."""
        table.s.listen()
        table.s.heard()
        for n, line in enumerate(self.answers):
            place = f"{self.place}.answers[{n}]"
            seat, given = table.parsed(line)
            for text in given:
                against = table.refusal(seat, text)
                if against:
                    told = "; ".join(f"{one['rule']} {one['text']}" for one in against)
                    raise DataError(place, f"{text!r} is illegal: {told}")
                option = table.code(text)
                table.s.apply(seat, option)
                yield Moment(seat, option, text, table.s.heard())

    def faults(self) -> list[str]:
        """Everything that is not as the example says, by playing it."""
        table = self.begin()
        before = plain(table.document())
        found = [f"not true before: {fact!r}" for fact in missing(self.stays, before)]
        found += [f"true before already (write it under 'stays'): {fact!r}" for fact in true(self.expect, before)]
        for _ in self.play(table):
            pass
        after = plain(table.document())
        found += [f"not true after: {fact!r}" for fact in missing(self.expect + self.stays, after)]
        for line in self.refused:
            seat, given = table.parsed(line)
            if len(given) != 1:
                found.append(f"refused: {line!r} must be one answer")
            elif not table.refusal(seat, given[0]):
                found.append(f"refused: {line!r} is legal")
        return found


def things_of(node: Node, name: str) -> list[Thing]:
    """A list of things, each written as `kind:name`."""
    found: list[Thing] = []
    for item in node.key(name).items() if node.has(name) else []:
        kind, colon, thing = item.text().partition(":")
        if not colon or not kind or not thing:
            raise DataError(item.place, f"needs a thing such as 'card:flood', not {item.text()!r}")
        found.append(Thing(kind, thing))
    return found


def plain(document: dict[str, Json]) -> dict[str, Json]:
    """A position document with lists for all sequences, as it is in a file."""
    return {name: _plain(value) for name, value in document.items()}


def _plain(value: Json) -> Json:
    if isinstance(value, str | int) or value is None:
        return value
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    assert isinstance(value, dict), value
    return plain(value)


def true(facts: list[Fact], document: dict[str, Json]) -> list[Fact]:
    """Those that are true."""
    return [fact for fact in facts if fact.holds(document)]


@cache
def examples(game: str) -> dict[str, Example]:
    """The examples of a game, by name, in the order of their names."""
    folder = files(registry.package(game).folder).joinpath(FOLDER)
    paths = sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else []
    found = [path for path in paths if path.name.endswith(".toml")]
    return {(name := path.name.removesuffix(".toml")): read_example(game, name, path) for path in found}


def read_example(game: str, name: str, path: Traversable) -> Example:
    """The example in a file; DataError with its place if it cannot be read."""
    place = f"{game}/{FOLDER}/{path.name}"
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(place, f"not TOML: {error}") from error
    return Example(game, name, Node(values, place))
