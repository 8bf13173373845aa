"""The games in their boxes: what can be chosen for a new table, and reading games from outside."""

from functools import lru_cache

from msgspec import Struct

from theomachy.bots.levels.names import levels
from theomachy.engine.record import read_record
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games import registry
from theomachy.games.catalogue import Catalogue
from theomachy.play.reading import replayed, table_of
from theomachy.play.setup import Wishes
from theomachy.server.protocol import Setup
from theomachy.server.tables.decisions import Refuse
from theomachy.server.tables.match import AnyMatch, begun
from theomachy.words.texts import LANGUAGES, texts


class GameOffered(Struct, frozen=True, kw_only=True):
    """What can be chosen for one game; its catalogue tells more."""

    name: str
    rules: int
    players: list[int]
    editions: list[str]
    scenarios: dict[str, list[str]]
    """By number of players."""
    gods: list[str]
    guardians: dict[str, list[str]]
    """By level."""
    variants: list[str]


class Offered(Struct, frozen=True):
    """GET /api/games."""

    games: list[GameOffered]
    bots: list[str]
    languages: list[str]


@lru_cache(maxsize=1)
def offered() -> Offered:
    """Everything there is to choose from."""
    return Offered(
        [_game_offered(each.catalogue()) for each in registry.packages()], bot_levels(), list(LANGUAGES)
    )


def _game_offered(printed: Catalogue) -> GameOffered:
    values = {choice["name"]: choice["values"] for choice in printed["choices"]}
    by = {choice["name"]: choice.get("by", {}) for choice in printed["choices"]}
    return GameOffered(
        name=printed["game"],
        rules=printed["rules_version"],
        players=printed["players"],
        editions=values.get("edition", []),
        scenarios=by.get("scenario", {}),
        gods=values.get("gods", []),
        guardians=by.get("guardians", {}),
        variants=values.get("variants", []),
    )


@lru_cache(maxsize=1)
def bot_levels() -> list[str]:
    """The levels of bots there are."""
    return sorted(levels())


def check_level(level: str) -> None:
    """Refuse a bot there is none of."""
    if level not in bot_levels():
        raise Refuse("setup", f"no bot {level!r}; there are {', '.join(bot_levels())}")


def drawn_header(setup: Setup, seed: int) -> dict[str, str]:
    """The header of a new game; what is not wished for is drawn. Refuse says what cannot be."""
    wishes = Wishes(
        setup.players,
        setup.gods,
        setup.guardians,
        setup.scenario,
        setup.edition,
        setup.first,
        setup.variants,
        setup.stall_turns,
    )
    try:
        return registry.package(setup.game).header(wishes, seed)
    except SetupError as error:
        raise Refuse("setup", str(error)) from error


class Imported(Struct, frozen=True, kw_only=True):
    """A game from outside: how it began, and the answers since."""

    setup: Setup
    """What a rematch starts from."""
    header: dict[str, str] = {}
    answers: list[tuple[int, int]] = []
    position: str = ""


def like(match: AnyMatch) -> Setup:
    """What a new game of the same kind starts from; people and pieces are drawn anew."""
    wishes = match.package.like(match.s, match.header)
    return Setup(
        game=match.game.name,
        players=match.players(),
        edition=wishes.edition,
        scenario=wishes.scenario,
        variants=wishes.variants,
        stall_turns=wishes.stall_turns,
    )


def from_record(text: str, answers: int | None, most: int) -> Imported:
    """The first so many answers of a record, or all; Refuse says which line is wrong."""
    try:
        record = read_record(text)
        length = sum(len(line.answers) for line in record.lines)
        if length > most:
            raise Refuse("too-large", f"the record has {length} answers; {most} are the most")
        table = replayed(record, -1 if answers is None else answers, texts("en"))
        setup = like(begun(table.game.name, record.header, ""))
    except DataError as error:
        raise Refuse("data", str(error)) from error
    return Imported(setup=setup, header=record.header, answers=table.answers)


def from_position(text: str) -> Imported:
    """A position as a document or on one line; Refuse says what is wrong where."""
    try:
        table = table_of(text, "position", texts("en"))
        line = table.line()
        match = begun(table.game.name, {}, line)
    except DataError as error:
        raise Refuse("data", str(error)) from error
    if match.over():
        raise Refuse("data", "the game is over in this position")
    return Imported(setup=like(match), position=line)
