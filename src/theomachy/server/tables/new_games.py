"""New games: what can be chosen for them, and games that begin from a record or a position."""

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct

from theomachy.bots.levels.names import levels
from theomachy.bots.styles import STYLES
from theomachy.engine.decision import State
from theomachy.engine.record import read_record
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.play.reading import replayed, table_of
from theomachy.play.setup import Wishes
from theomachy.server.protocol import Setup
from theomachy.server.tables.characters import BOT_NAMES, CHARACTERS
from theomachy.server.tables.match import AnyMatch, begun
from theomachy.server.tables.refusal import RequestRefused
from theomachy.words.texts import LANGUAGES, texts


class ChoiceOffered(Struct, frozen=True, kw_only=True):
    """One thing that can be chosen for a new game: the field of `Setup`, how it is chosen, and from what."""

    name: str
    kind: Literal["one", "per-seat", "many", "number", "levels"]
    values: list[str]
    """Empty where the values depend on something, or are numbers."""
    by: dict[str, list[str]] = {}
    """Values by number of players (`one`) or by level (`levels`)."""
    key: str = ""
    """The text of a value, with {name} for its name; empty where it needs none."""


class GameOffered(Struct, frozen=True, kw_only=True):
    """What can be chosen for one game. `choices` says all of it; the lists behind it are its values by name."""

    name: str
    rules_version: int
    players: list[int]
    choices: list[ChoiceOffered]
    editions: list[str]
    scenarios: dict[str, list[str]]
    """By number of players."""
    gods: list[str]
    guardians: dict[str, list[str]]
    """By level."""
    variants: list[str]
    words: list[str]
    """The game's own Fluent files, served as /api/locale/<language>/<file>."""


class CharacterOffered(Struct, frozen=True):
    """A character of bots. Its name is the key of texts (`bot-name-<name>`, `bot-about-<name>`)."""

    name: str
    level: str
    """The level where it is offered first; it can play at any."""
    style: str


class Offered(Struct, frozen=True):
    """GET /api/games."""

    games: list[GameOffered]
    bots: list[str]
    """The levels of bots."""
    languages: list[str]
    bot_names: list[str]
    """The names of all characters."""
    characters: list[CharacterOffered]
    """Who bots can be, by level."""
    styles: list[str]
    """How bots can play, besides the plain way."""


@lru_cache(maxsize=1)
def offered() -> Offered:
    """Every game of the registry with its choices, the levels of bots and the languages."""
    return Offered(
        [game_offered(each) for each in registry.packages()],
        bot_levels(),
        list(LANGUAGES),
        BOT_NAMES,
        [CharacterOffered(*each) for each in CHARACTERS],
        list(STYLES),
    )


def game_offered(package: GamePackage[State]) -> GameOffered:
    """What can be chosen for a game, by its catalogue."""
    printed = package.catalogue()
    choices = {one["name"]: msgspec.convert(one, ChoiceOffered) for one in printed["choices"]}

    def values(name: str) -> list[str]:
        return choices[name].values if name in choices else []

    def by(name: str) -> dict[str, list[str]]:
        return choices[name].by if name in choices else {}

    return GameOffered(
        name=printed["game"],
        rules_version=printed["rules_version"],
        players=printed["players"],
        choices=list(choices.values()),
        editions=values("edition"),
        scenarios=by("scenario"),
        gods=values("gods"),
        guardians=by("guardians"),
        variants=values("variants"),
        words=sorted(f"{package.game.name}.{path.name}" for path in package.word_files(LANGUAGES[0])),
    )


@lru_cache(maxsize=1)
def bot_levels() -> list[str]:
    """The levels of bots there are."""
    return sorted(levels())


def drawn_header(setup: Setup, seed: int) -> dict[str, str]:
    """The record header of a new game; what the setup leaves open is drawn. Refuses an impossible setup."""
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
        raise RequestRefused("setup", str(error)) from error


class Imported(Struct, frozen=True, kw_only=True):
    """A game that begins from a record or a position: how it began, and the answers since."""

    setup: Setup
    """What a rematch starts from."""
    header: dict[str, str] = {}
    answers: list[tuple[int, int]] = []
    position: str = ""


def like(match: AnyMatch) -> Setup:
    """The setup of a new game of the same kind; seats and pieces are drawn again."""
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
    """The first answers of a record, or all of them; the refusal says which line is wrong."""
    try:
        record = read_record(text)
        length = sum(len(line.answers) for line in record.lines)
        if length > most:
            raise RequestRefused("too-large", f"the record has {length} answers; at most {most} are allowed")
        table = replayed(record, -1 if answers is None else answers, texts("en"))
        setup = like(begun(table.game.name, record.header, ""))
    except DataError as error:
        raise RequestRefused("data", str(error)) from error
    return Imported(setup=setup, header=record.header, answers=table.answers)


def from_position(text: str) -> Imported:
    """A position as a document or on one line; the refusal says what is wrong where."""
    try:
        table = table_of(text, "position", texts("en"))
        line = table.line()
        match = begun(table.game.name, {}, line)
    except DataError as error:
        raise RequestRefused("data", str(error)) from error
    if match.over():
        raise RequestRefused("data", "the game is over in this position")
    return Imported(setup=like(match), position=line)
