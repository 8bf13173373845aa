"""Rulebooks: the chapters of a game and edition in a language.

They are files `games/<game>/rulebook/<language>/NN-<name>.md`. An edition has a folder of its own,
`rulebook-<edition>`, with the chapters that differ from those of the first edition. A chapter of the same name
replaces the one of the first edition; one with nothing but its title leaves it out.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from theomachy.engine.refusal import DataError
from theomachy.games import registry
from theomachy.learn.markdown import Chapter

FOLDER: Final = "rulebook"
FILE: Final = re.compile(r"(\d\d)-([a-z0-9-]+)\.md")


def editions(game: str) -> tuple[str, ...]:
    """The editions that have a book; one empty name where a game has only one."""
    return registry.package(game).editions or ("",)


def games() -> list[str]:
    """The games that have a rulebook."""
    return [game for game in registry.names() if chapters(game, editions(game)[0], "en")]


@cache
def chapters(game: str, edition: str, language: str) -> list[Chapter]:
    """The chapters of a book in their order; none if nobody wrote it."""
    known = editions(game)
    if edition not in known:
        raise DataError("edition", f"no edition {edition!r}; there are {', '.join(known)}")
    found = read_folder(game, FOLDER, language)
    if edition != known[0]:
        other = read_folder(game, f"{FOLDER}-{edition}", language)
        replaced = {chapter.name for _, chapter in other}
        found = [each for each in found if each[1].name not in replaced] + other
    return [chapter for _, chapter in sorted(found, key=lambda each: each[0]) if chapter.blocks]


def read_folder(game: str, folder: str, language: str) -> list[tuple[str, Chapter]]:
    """The chapters in one folder, each with its number."""
    path = files(registry.package(game).folder).joinpath(folder, language)
    found: list[tuple[str, Chapter]] = []
    for file in path.iterdir() if path.is_dir() else []:
        named = FILE.fullmatch(file.name)
        place = f"{game}/{folder}/{language}/{file.name}"
        if named is None:
            raise DataError(place, "a chapter is called NN-name.md")
        found.append((named[1], Chapter(named[2], file.read_text(encoding="utf-8"), place)))
    return found


def cited(game: str, edition: str) -> dict[str, list[str]]:
    """By rule, the chapters that name it; the same in every language."""
    found: dict[str, list[str]] = {}
    for chapter in chapters(game, edition, "en"):
        for rule in chapter.cited():
            found.setdefault(rule, []).append(chapter.name)
    return found
