"""Words in four languages: Project Fluent files, shared with the web client, behind one small class."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from theomachy.words.pseudo import PSEUDO, pseudo

LANGUAGES: Final = ("en", "pl", "cs", "ru")
FILES: Final = (
    "ankh.game",
    "ankh.rules",
    "ankh.rules-preview",
    "pantheon.game",
    "pantheon.rules",
    "terminal",
    "hints",
    "ankh.features",
    "pantheon.features",
)


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in (*LANGUAGES, PSEUDO):
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._bundle: Final = FluentBundle(["en" if language == PSEUDO else language], use_isolating=False)
        for name in FILES:
            self._bundle.add_resource(FluentResource(read_locale(language, name)))

    def has(self, message: str) -> bool:
        """Whether there is a text of this id."""
        return bool(self._bundle.has_message(message))

    def text(self, message: str, /, **arguments: str | int) -> str:
        """The text with its arguments; a broken one is an error, never a silent gap."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language} {message}: no text")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.language} {message}: {errors}")
        return str(text)

    def form(self, message: str, case: str) -> str:
        """A name in a grammatical case; languages without cases have one form."""
        attributes = self._bundle.get_message(message).attributes
        if case not in attributes:
            return self.text(message)
        text, _ = self._bundle.format_pattern(attributes[case], {})
        return str(text)


def read_locale(language: str, name: str) -> str:
    """The text of a Fluent file of the package; empty where a language has none yet."""
    if language == PSEUDO:
        return pseudo(read_locale("en", name))
    game, dot, part = name.partition(".")
    folder = (
        files("theomachy.games").joinpath(game, "words") if dot else files("theomachy.words").joinpath("locale")
    )
    path = folder.joinpath(language, f"{part if dot else name}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@lru_cache(maxsize=len(LANGUAGES) + 1)
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
