"""Tables from texts: a record, a position as a JSON document, a position on one line."""

from theomachy.engine.datafile import Node, read_json
from theomachy.engine.decision import State
from theomachy.engine.line import from_line
from theomachy.engine.record import Record, Replay
from theomachy.engine.refusal import DataError
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.play.table import Table
from theomachy.words.texts import Texts


def package_of(record: Record) -> GamePackage[State]:
    """The game a record is of."""
    return _named(record.header.get("game", ""), "header")


def _named(name: str, place: str) -> GamePackage[State]:
    known = registry.names()
    if name not in known:
        raise DataError(place, f"unknown game {name!r}; known: {', '.join(known)}")
    return registry.package(name)


def replayed(record: Record, answers: int, words: Texts) -> Table[State]:
    """The position after this many answers of a record (all for -1), with all its events."""
    package = package_of(record)
    replay = Replay(package.game, record)
    replay.s.listen()
    table = Table(package, replay.run(answers), words)
    table.answers = list(replay.played)
    return table


def described(node: Node, place: str, words: Texts) -> Table[State]:
    """The position of a document, by its entry "game"."""
    name = node.key("game").text() if "game" in node.names() else registry.USUAL
    package = _named(name, f"{place}.game")
    return Table(package, package.game.position(node), words)


def table_of(text: str, place: str, words: Texts) -> Table[State]:
    """The position in a text: a JSON document by its entry "game", or one line by its first word."""
    if not text.lstrip().startswith("{"):
        first = text.lstrip().partition("/")[0]
        package = registry.package(first if first in registry.names() else registry.USUAL)
        return Table(package, from_line(package.game, text), words)
    try:
        return described(read_json(text, place), place, words)
    except RecursionError as error:
        raise DataError(place, "nested too deeply") from error
