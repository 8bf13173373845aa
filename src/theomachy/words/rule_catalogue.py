"""The rules catalogue: every rule of every game with its text in four languages, its heading and its links."""

import re
from functools import lru_cache
from typing import Final, TypedDict

from theomachy.engine.decision import State
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.words.texts import Texts, read_locale, texts

MESSAGE: Final = re.compile(r"^([A-Z]+(?:-[A-Z]+)?-\d+) =", re.MULTILINE)


class Entry(TypedDict):
    """One rule of the catalogue."""

    id: str
    group: str
    text: str
    links: list[str]


@lru_cache(maxsize=8)
def groups(language: str) -> dict[str, str]:
    """The heading of each rule, in the order of the catalogue."""
    found: dict[str, str] = {}
    for package in registry.packages():
        for book in package.rule_books:
            heading = ""
            for line in read_locale(language, f"{package.game.name}.{book.file}").splitlines():
                if line.startswith("## "):
                    heading = line[3:].strip()
                match = MESSAGE.match(line)
                if match:
                    found[match[1]] = heading
    return found


@lru_cache(maxsize=1)
def links() -> dict[str, list[str]]:
    """The rules each rule refers to: those its game lists, then those that define a name in its English text."""
    found: dict[str, list[str]] = {}
    for package in registry.packages():
        for line in package.rule_links().splitlines():
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
    text = texts("en").text(rule)
    defined = definitions(prefix_of(rule))
    places = [(re.search(rf"(?<![\w-]){re.escape(name)}\b", text), other) for name, other in defined.items()]
    return [other for _, other in sorted((match.start(), other) for match, other in places if match)]


@lru_cache(maxsize=32)
def definitions(prefix: str) -> dict[str, str]:
    """By name, the rule that begins with it and says what it does: in a book, or else in those it is based on."""
    for package in registry.packages():
        for book in package.rule_books:
            if book.prefix == prefix:
                found: dict[str, str] = {}
                for source in (*book.based_on, prefix):
                    found |= defined_in(package, source)
                return found
    return {}


def defined_in(package: GamePackage[State], prefix: str) -> dict[str, str]:
    """The definitions of one book."""
    if not package.defined_names:
        return {}
    named = re.compile(rf"^(?:{'|'.join(package.defined_names)})\S+ = (.+)$", re.MULTILINE)
    sources = [path.read_text(encoding="utf-8") for path in package.word_files("en")]
    names = [re.escape(name) for source in sources for name in named.findall(source)]
    begins = re.compile(rf"({'|'.join(names)})(?: \(Level \d\))?: ")
    found: dict[str, str] = {}
    for rule in groups("en"):
        match = begins.match(texts("en").text(rule)) if prefix_of(rule) == prefix else None
        if match:
            found.setdefault(match[1], rule)
    return found


def prefix_of(rule: str) -> str:
    """The prefix of the book a rule is in: the first part of its id."""
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
