"""Reading data files: every value knows its place in the file, and says so when it is wrong."""

import json
from collections.abc import Sequence

from theomachy.engine.refusal import DataError


class Node:
    """A value of a JSON document and the path to it."""

    def __init__(self, value: object, place: str) -> None:
        self.value = value
        self.place = place

    def key(self, name: str) -> "Node":
        """The value under this key."""
        if not isinstance(self.value, dict) or name not in self.value:
            raise DataError(self.place, f"needs an entry {name!r}")
        return Node(self.value[name], f"{self.place}.{name}")

    def names(self) -> list[str]:
        """The keys of an object, in the order of the file."""
        if not isinstance(self.value, dict):
            raise DataError(self.place, f"needs an object, not {self.value!r}")
        return [str(name) for name in self.value]

    def has(self, name: str) -> bool:
        """Whether an object has this key."""
        return name in self.names()

    def only(self, names: tuple[str, ...]) -> None:
        """DataError if an object has any other key."""
        for name in self.names():
            if name not in names:
                raise DataError(f"{self.place}.{name}", f"unknown entry; known: {', '.join(names)}")

    def entries(self) -> list[tuple["Node", "Node"]]:
        """Each key and its value; what is wrong with either is wrong at the same place."""
        return [(Node(name, f"{self.place}.{name}"), self.key(name)) for name in self.names()]

    def items(self) -> list["Node"]:
        """The elements of a list."""
        if not isinstance(self.value, list):
            raise DataError(self.place, f"needs a list, not {self.value!r}")
        return [Node(item, f"{self.place}[{index}]") for index, item in enumerate(self.value)]

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise DataError(self.place, f"needs a text, not {self.value!r}")
        return self.value

    def number(self) -> int:
        """A whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise DataError(self.place, f"needs a whole number, not {self.value!r}")
        return self.value

    def amount(self) -> int:
        """A whole number from 0 up."""
        if self.number() < 0:
            raise DataError(self.place, f"needs at least 0, not {self.number()}")
        return self.number()

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise DataError(self.place, f"needs true or false, not {self.value!r}")
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        """The number of a name among these."""
        if self.text() not in names:
            raise DataError(self.place, f"{self.text()!r} is none of {', '.join(names)}")
        return names.index(self.text())

    def texts(self) -> list[str]:
        """A list of texts."""
        return [item.text() for item in self.items()]


def read_json(text: str, name: str) -> Node:
    """The document in a file of this name."""
    try:
        return Node(json.loads(text), name)
    except ValueError as error:
        raise DataError(name, f"not JSON: {error}") from error
