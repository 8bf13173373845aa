"""The rules catalogue: every id with its text in four languages, its group and its links."""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypedDict

from theomachy.words.texts import Texts, read_locale, texts

SETS: Final = ("ankh.rules", "ankh.rules-preview", "pantheon.rules")
MESSAGE: Final = re.compile(r"^([A-Z]+-[A-Z]+-\d+) =", re.MULTILINE)
NAMED: Final = re.compile(r"^(?:ankh-(?:power|card|kind)|pantheon-(?:god|nation))-\S+ = (.+)$", re.MULTILINE)
"""Messages that name what has rules of its own."""
SOURCES: Final = {"ANKH": ["ANKH"], "ANKHP": ["ANKH", "ANKHP"], "PAN": ["PAN"]}
"""Where the meaning of a name is looked up for each book; the last source that has it is right."""


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
    """The rules each rule refers to: first those the specification names, then those that say what a power,
    card, Guardian, god or nation does which the English text names."""
    found: dict[str, list[str]] = {}
    text = files("theomachy.words").joinpath("rule-links.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            rule, *others = line.split()
            found[rule] = others
    for rule in groups("en"):
        listed = found.get(rule, [])
        listed += [other for other in mentioned(rule) if other not in (rule, *listed)]
        if listed:
            found[rule] = listed
    return found


def mentioned(rule: str) -> list[str]:
    """The rules that define the names in the text of this one, in the order of the text."""
    defined: dict[str, str] = {}
    for book in SOURCES[book_of(rule)]:
        defined |= definitions(book)
    text = texts("en").text(rule)
    places = [(re.search(rf"(?<![\w-]){re.escape(name)}\b", text), other) for name, other in defined.items()]
    return [other for _, other in sorted((match.start(), other) for match, other in places if match)]


@lru_cache(maxsize=8)
def definitions(book: str) -> dict[str, str]:
    """The rule of a book that begins with a name and says what it does, by name."""
    names = [
        re.escape(name)
        for name in NAMED.findall(read_locale("en", "pantheon.game" if book == "PAN" else "ankh.game"))
    ]
    begins = re.compile(rf"({'|'.join(names)})(?: \(Level \d\))?: ")
    found: dict[str, str] = {}
    for rule in groups("en"):
        match = begins.match(texts("en").text(rule)) if book_of(rule) == book else None
        if match:
            found.setdefault(match[1], rule)
    return found


def book_of(rule: str) -> str:
    """The rules an id belongs to: its first part."""
    return rule.partition("-")[0]


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
