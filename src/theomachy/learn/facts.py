"""Facts of a position document: whether what a lesson or an example says of a position is true.

A fact has a path of names with dots between them, such as `feet.red`, and what is expected there: the value
itself, or one of `{has = "4,5"}`, `{lacks = "4,5"}`, `{least = 2}`, `{most = 2}`. The last two count what is in a
list or an object. In a list of pairs, such as `[["isis", 12], ["ra", 9]]`, a name finds its pair. The first name
must be an entry of the document; below it, what is left out is nothing: 0, empty, false.
"""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.datafile import Node
from theomachy.engine.game import Json
from theomachy.engine.refusal import DataError

TESTS: Final = ("has", "lacks", "least", "most")


class Fact:
    """Something that is said of a position."""

    def __init__(self, path: str, test: str, expected: object) -> None:
        self.path: Final = path
        self.test: Final = test
        """One of `TESTS`, or empty: the value itself is expected."""
        self.expected: Final = expected

    def holds(self, document: Mapping[str, Json]) -> bool:
        """Whether it is true of a position; DataError if the document has no such entry."""
        found = value_at(document, self.path)
        if self.test == "has":
            return self._inside(found)
        if self.test == "lacks":
            return not self._inside(found)
        if self.test == "least":
            return self._number() <= amount(found)
        if self.test == "most":
            return amount(found) <= self._number()
        return found == self.expected or (not found and not self.expected)

    def _inside(self, found: object) -> bool:
        return isinstance(found, list | tuple | dict | str) and self.expected in found

    def _number(self) -> int:
        assert isinstance(self.expected, int), "read_facts has looked"
        return self.expected

    def __repr__(self) -> str:
        return f"{self.path} {self.test or '='} {self.expected!r}"


def read_facts(node: Node) -> list[Fact]:
    """The facts of a table of a TOML file; DataError with its place if one cannot be."""
    found: list[Fact] = []
    for name, value in node.entries():
        if not isinstance(value.value, dict):
            found.append(Fact(name.text(), "", value.value))
            continue
        value.only(TESTS)
        if not value.names():
            raise DataError(value.place, f"needs one of {', '.join(TESTS)}")
        for test in value.names():
            expected = value.key(test)
            found.append(Fact(name.text(), test, expected.number() if test in TESTS[2:] else expected.value))
    return found


def missing(facts: list[Fact], document: Mapping[str, Json]) -> list[Fact]:
    """Those that are not true."""
    return [fact for fact in facts if not fact.holds(document)]


def value_at(document: Mapping[str, Json], path: str) -> object:
    """What stands at a path; None where something on the way is left out."""
    first, *rest = path.split(".")
    if first not in document:
        raise DataError(path, f"a position has no entry {first!r}; it has {', '.join(sorted(document))}")
    here: object = document[first]
    for name in rest:
        here = below(here, name)
    return here


def below(here: object, name: str) -> object:
    """What an object, a list of pairs or a list has under this name."""
    if isinstance(here, dict):
        return here.get(name)
    if not isinstance(here, list | tuple):
        return None
    for each in here:
        if isinstance(each, list | tuple) and len(each) == 2 and each[0] == name:
            return each[1]
    return here[int(name)] if name.isdecimal() and int(name) < len(here) else None


def amount(found: object) -> int:
    """A number as it is; of a list how many there are, of an object with numbers their sum."""
    if isinstance(found, int):
        return found
    if isinstance(found, dict):
        return sum(each if isinstance(each, int) else 1 for each in found.values())
    return len(found) if isinstance(found, list | tuple | str) else 0
