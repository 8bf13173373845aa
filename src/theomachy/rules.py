"""The rules catalogue: every id with its text in four languages, its group and its links."""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypedDict

from theomachy.texts import Texts, read_locale

SETS: Final = ("rules-ankh", "rules-ankh-preview", "rules-pantheon")
MESSAGE: Final = re.compile(r"^([A-Z]+-[A-Z]+-\d+) =", re.MULTILINE)


class Entry(TypedDict):
    """One rule of the catalogue."""

    id: str
    group: str
    text: str
    links: list[str]


@lru_cache(maxsize=8)
def groups(language: str) -> dict[str, str]:
    """The heading each rule stands under, in the order of the catalogue."""
    found: dict[str, str] = {}
    for name in SETS:
        heading = ""
        for line in read_locale(language, name).splitlines():
            if line.startswith("## "):
                heading = line[3:].strip()
            match = MESSAGE.match(line)
            if match:
                found[match[1]] = heading
    return found


@lru_cache(maxsize=1)
def links() -> dict[str, list[str]]:
    """The rules each rule refers to."""
    found: dict[str, list[str]] = {}
    text = files("theomachy").joinpath("locale", "rule-links.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            rule, *others = line.split()
            found[rule] = others
    return found


def entry(rule: str, words: Texts) -> Entry:
    """One rule in one language."""
    return Entry(id=rule, group=groups(words.language)[rule], text=words.text(rule), links=links().get(rule, []))


def search(wanted: str, words: Texts) -> list[Entry]:
    """The rule of this id, or every rule whose id, heading or text has the word."""
    known = groups(words.language)
    if wanted.upper() in known:
        return [entry(wanted.upper(), words)]
    entries = [entry(rule, words) for rule in known]
    low = wanted.lower()
    return [e for e in entries if low in e["text"].lower() or low in e["id"].lower() or low in e["group"].lower()]
