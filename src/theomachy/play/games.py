"""The games there are to tell, by name."""

from typing import Final, TypeAlias

from theomachy.engine.datafile import read_json
from theomachy.engine.record import Record
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games.ankh.package import AnkhTeller
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.pantheon.package import PantheonTeller
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.play.table import Played, Table
from theomachy.words.texts import Texts

AnyTeller: TypeAlias = AnkhTeller | PantheonTeller
AnyTable: TypeAlias = Table[AnkhState] | Table[PantheonState]
AnyPlayed: TypeAlias = Played[AnkhState] | Played[PantheonState]

USUAL: Final = AnkhTeller()
TELLERS: Final[dict[str, AnyTeller]] = {"ankh": USUAL, "pantheon": PantheonTeller()}


def teller_named(name: str) -> AnyTeller:
    """The teller of a game; SetupError if it cannot be played."""
    if name not in TELLERS:
        raise SetupError("game", repr(name), ", ".join(TELLERS))
    return TELLERS[name]


def teller_of(record: Record) -> AnyTeller:
    """The teller of the game a record is of."""
    name = record.header.get("game", "")
    if name not in TELLERS:
        raise DataError("header", f"no game {name!r}; there are {', '.join(TELLERS)}")
    return TELLERS[name]


def table_of(text: str, place: str, words: Texts) -> AnyTable:
    """The position in a text: a JSON document by its entry "game", or one line by its first word."""
    if not text.lstrip().startswith("{"):
        return TELLERS.get(text.lstrip().partition("/")[0], USUAL).written(text, words)
    try:
        node = read_json(text, place)
        name = node.key("game").text() if "game" in node.names() else USUAL.game.name
        if name not in TELLERS:
            raise DataError(f"{place}.game", f"no game {name!r}; there are {', '.join(TELLERS)}")
        return TELLERS[name].described(node, words)
    except RecursionError as error:
        raise DataError(place, "nested too deeply") from error
