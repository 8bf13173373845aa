"""Starting a game: a new one, or one from a record or a position."""

import os
from collections.abc import Sequence
from typing import Final

from theomachy.bots.levels import names as bot_levels
from theomachy.engine.datafile import read_json
from theomachy.engine.line import from_line
from theomachy.engine.record import TITLE, Replay, read_record
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games import registry
from theomachy.interface.match import Match
from theomachy.play.setup import Wishes
from theomachy.words.pseudo import PSEUDO
from theomachy.words.texts import LANGUAGES

DEFAULT_PLAYERS: Final = 3


def levels() -> list[str]:
    """The names of the bots' levels, for `Match.bot` and `Match.finish`.

    >>> import theomachy
    >>> theomachy.levels()
    ['random', 'novice', 'adept', 'master', 'grandmaster']
    """
    return list(bot_levels.levels())


def new(
    game: str = registry.USUAL,
    *,
    players: int | None = None,
    seed: int | None = None,
    edition: str | None = None,
    gods: str | Sequence[str] | None = None,
    guardians: str | Sequence[str] | None = None,
    scenario: str | None = None,
    first: int | str | None = None,
    variants: str | Sequence[str] | None = None,
    stall_turns: int | None = None,
    nature: bool = True,
    language: str = "en",
) -> Match:
    """A new game. The seed draws whatever you leave open; without a seed, a random one is used.

    A list of names can be one text: `gods="isis ra amun"`. `first` is the seat that begins, by number or name.
    With `nature=False` you play the seat "chance" yourself. SetupError says what is wrong and what is allowed.

    >>> import theomachy
    >>> game = theomachy.new("ankh", players=3, seed=7)
    >>> [str(seat) for seat in game.seats]
    ['osiris', 'ra', 'amun']
    >>> theomachy.new("ankh", gods="isis zeus")
    Traceback (most recent call last):
    theomachy.engine.refusal.SetupError: god: got 'zeus'; allowed: amun, anubis, isis, osiris, ra
    """
    package = registry.package(game)
    named = _names(gods)
    if players is not None and named is not None and len(named) != players:
        raise SetupError(f"gods for {players} players", ", ".join(named), "one for each seat")
    drawn = _drawn(seed)

    def header(beginner: int | None) -> dict[str, str]:
        wishes = Wishes(
            DEFAULT_PLAYERS if players is None else players,
            gods=named,
            guardians=_names(guardians),
            first=beginner,
            variants=_names(variants),
            stall_turns=stall_turns,
        )
        wishes.scenario = wishes.scenario if scenario is None else scenario
        wishes.edition = wishes.edition if edition is None else edition
        return package.header(wishes, drawn)

    if isinstance(first, str):
        seats = package.game.seat_names(package.game.opened(header(None)))
        if first not in seats:
            raise SetupError("first player", repr(first), ", ".join(seats))
        first = seats.index(first)
    chosen = header(first)
    match = Match(package, package.game.opened(chosen), chosen, drawn, nature, _checked(language))
    match.play_chance()
    return match


def read(text: str, *, seed: int | None = None, nature: bool = True, language: str = "en") -> Match:
    """The game in a text: a record, a position as a JSON document, or a position on one line.

    A record brings its history with it. DataError says what is wrong and where.

    >>> import theomachy
    >>> game = theomachy.read('{"game": "pantheon", "players": 2, "nations": ["roma"]}', seed=1)
    >>> print(game.waiting[0], game.question())
    red Choose an action.
    >>> theomachy.read(game.line) == game
    True
    """
    given = text.strip()
    make = _from_line
    if given.startswith(TITLE.split()[0]):
        make = _from_record
    elif given.startswith("{"):
        make = _from_document
    match = make(given, _drawn(seed), nature, _checked(language))
    match.play_chance()
    return match


def _from_line(text: str, seed: int, nature: bool, language: str) -> Match:
    name, slash, _ = text.partition("/")
    if not slash:
        raise DataError("text", "neither a record, nor a JSON document, nor a position on one line")
    package = registry.package(_known(name, "position"))
    return Match(package, from_line(package.game, text), None, seed, nature, language)


def _from_record(text: str, seed: int, nature: bool, language: str) -> Match:
    record = read_record(text)
    package = registry.package(_known(record.header.get("game", ""), "header"))
    replay = Replay(package.game, record)
    match = Match(package, replay.s.copy(), record.header, seed, nature, language)
    replay.run()
    for seat, code in replay.played:
        match.apply(match.seat(seat), code)
    return match


def _from_document(text: str, seed: int, nature: bool, language: str) -> Match:
    try:
        node = read_json(text, "position")
        name = node.key("game").text() if "game" in node.names() else registry.USUAL
        package = registry.package(_known(name, "position.game"))
        return Match(package, package.game.position(node), None, seed, nature, language)
    except RecursionError as error:
        raise DataError("position", "nested too deeply") from error


def _known(name: str, place: str) -> str:
    known = registry.names()
    if name not in known:
        raise DataError(place, f"unknown game {name[:40]!r}; the games are {', '.join(known)}")
    return name


def _drawn(seed: int | None) -> int:
    """The seed, or a random one of 32 bits."""
    return int.from_bytes(os.urandom(4), "big") if seed is None else seed


def _names(names: str | Sequence[str] | None) -> list[str] | None:
    """Names as a list; a text has them separated by spaces or commas."""
    if names is None:
        return None
    return names.replace(",", " ").split() if isinstance(names, str) else list(names)


def _checked(language: str) -> str:
    if language not in (*LANGUAGES, PSEUDO):
        raise SetupError("language", repr(language), ", ".join(LANGUAGES))
    return language
