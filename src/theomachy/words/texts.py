"""Texts in four languages: Project Fluent files, shared with the web client, behind one small class.

Shared files are in `words/locale/<language>`; a game's files belong to its package (`GamePackage.word_files`). The
messages of a game begin with its name, its rules with the prefix of one of its rule books. A game's files are read
when the first of its texts is needed.
"""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from theomachy.words.pseudo import PSEUDO, pseudo

if TYPE_CHECKING:
    from theomachy.engine.decision import State
    from theomachy.games.package import GamePackage

LANGUAGES: Final = ("en", "pl", "cs", "ru")
SHARED: Final = ("common", "terminal", "hints", "ending", "lessons", "quiz", "notices")
"""The shared files that Python needs; the others are read only by the web client."""
FILE: Final = ".ftl"


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in (*LANGUAGES, PSEUDO):
            raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._shared: Final = self._bundle([read_locale(language, name) for name in SHARED])
        self._games: Final[dict[str, FluentBundle]] = {}  # by what the ids of their messages begin with

    def has(self, message: str) -> bool:
        """Whether there is a text of this id."""
        return bool(self._home(message).has_message(message))

    def text(self, message: str, /, **arguments: str | int) -> str:
        """The text with its arguments; LookupError if there is none, ValueError if an argument is missing."""
        bundle = self._home(message)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language} {message}: no text")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.language} {message}: {errors}")
        return str(text)

    def form(self, message: str, case: str) -> str:
        """A name in a grammatical case; languages without cases have one form."""
        bundle = self._home(message)
        attributes = bundle.get_message(message).attributes
        if case not in attributes:
            return self.text(message)
        text, _ = bundle.format_pattern(attributes[case], {})
        return str(text)

    def _bundle(self, sources: list[str]) -> FluentBundle:
        made = FluentBundle(["en" if self.language == PSEUDO else self.language], use_isolating=False)
        for source in sources:
            made.add_resource(FluentResource(source))
        return made

    def _home(self, message: str) -> FluentBundle:
        """The bundle that should have this message."""
        prefix = message.partition("-")[0]
        if prefix in self._games:
            return self._games[prefix]
        package = None if self._shared.has_message(message) else package_of(prefix)
        if package is None:
            return self._shared
        name = package.game.name
        if name not in self._games:
            sources = [path.read_text(encoding="utf-8") for path in game_files(package, self.language)]
            self._games[name] = self._bundle(
                [pseudo(each) for each in sources] if self.language == PSEUDO else sources
            )
        self._games[prefix] = self._games[name]
        return self._games[name]


def package_of(prefix: str) -> "GamePackage[State] | None":
    """The game whose messages or rules begin with this; None if there is none."""
    from theomachy.games import registry  # noqa: PLC0415  # what a game is made of includes Texts

    if prefix in registry.names():
        return registry.package(prefix)
    for package in registry.packages():
        if any(book.prefix == prefix for book in package.rule_books):
            return package
    return None


def game_files(package: "GamePackage[State]", language: str) -> list[Traversable]:
    """The word files of a game; the English ones if it has none in this language."""
    found = [] if language == PSEUDO else package.word_files(language)
    return list(found or package.word_files("en"))


def read_locale(language: str, name: str) -> str:
    """The text of one file, such as `terminal`, or `toy.rules` for one of a game; empty if there is none."""
    if language == PSEUDO:
        return pseudo(read_locale("en", name))
    game, dot, part = name.partition(".")
    package = package_of(game) if dot else None
    if package is not None:
        paths = {path.name: path for path in game_files(package, language)}
        return paths[part + FILE].read_text(encoding="utf-8") if part + FILE in paths else ""
    path = files("theomachy.words").joinpath("locale", language, name + FILE)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def locale_names() -> list[str]:
    """Every file that `read_locale` knows: the shared ones, then those of all games."""
    from theomachy.games import registry  # noqa: PLC0415  # what a game is made of includes Texts

    shared = files("theomachy.words").joinpath("locale", "en").iterdir()
    return sorted(path.name.removesuffix(FILE) for path in shared) + [
        f"{package.game.name}.{path.name.removesuffix(FILE)}"
        for package in registry.packages()
        for path in package.word_files("en")
    ]


@lru_cache(maxsize=len(LANGUAGES) + 1)
def texts(language: str) -> Texts:
    """The texts of a language; the same object each time."""
    return Texts(language)
