"""Option codes as named ranges: each range is declared once, and texts, things and words follow from it."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from theomachy.engine.decision import State
from theomachy.engine.things import PLAIN, Family, Thing, Words

S = TypeVar("S", bound=State)


class UnknownText(ValueError):
    """A text that names no option."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} names no option")
        self.text = text


@mypyc_attr(allow_interpreted_subclasses=True)
class Range(Generic[S]):
    """A range of option codes: a code for each thing of a family.

    `text` is how a person writes an option, with `{name}` for the name of the thing. `key` is the message that
    says it in words, the family's own if it is left out; `value` is the argument under which the message takes
    the thing. A range that is not `lit` names nothing on the table.
    """

    def __init__(
        self,
        first: int,
        family: Family,
        text: str = "{name}",
        key: str | None = None,
        value: str = "",
        lit: bool = True,
    ) -> None:
        self.first: Final = first
        self.family: Final = family
        self.kind: Final = family.kind
        self.count: Final = len(family.names)
        self.form: Final = text
        self.key: Final = family.key if key is None else key
        self.value: Final = value
        self.lit: Final = lit

    def name(self, s: S, number: int) -> str:
        """The name of the thing; UnknownText if this game has none of this number."""
        return self.family.names[number]

    def text(self, s: S, number: int) -> str:
        """How a person writes the option."""
        return self.form.replace("{name}", self.name(s, number))

    def things(self, s: S, number: int) -> list[Thing]:
        """What on the table stands for the option."""
        return [Thing(self.kind, self.name(s, number))] if self.lit else []

    def words(self, s: S, number: int) -> Words:
        """The option in words."""
        name = self.name(s, number)
        if not self.key:
            return PLAIN
        if not self.value:
            return Words(self.key.replace("{name}", name), {})
        if self.value == "amount":
            return Words(self.key, {"amount": int(name)})
        inner = self.family.words(name)
        return Words(self.key, {self.value: inner if inner.key else name})


class SeatRange(Range[S]):
    """Seats, which are called differently in each game."""

    def __init__(self, first: int, family: Family, seats: Callable[[S], Sequence[str]]) -> None:
        super().__init__(first, family)
        self.seats: Final = seats

    def name(self, s: S, number: int) -> str:
        names = self.seats(s)
        if number >= len(names):
            raise UnknownText(str(self.first + number))
        return names[number]


class Options(Generic[S]):
    """All option codes of a game."""

    def __init__(self, ranges: Sequence[Range[S]]) -> None:
        self.ranges: Final = ranges
        self.codes: Final = ranges[-1].first + ranges[-1].count
        self._first: Final = [each.first for each in ranges]
        self._seats: Final = [each for each in ranges if isinstance(each, SeatRange)]
        self._texts: Final = {
            each.first + number: each.form.replace("{name}", name)
            for each in ranges
            if not isinstance(each, SeatRange)
            for number, name in enumerate(each.family.names)
        }
        self._codes: Final = {text: option for option, text in self._texts.items()}

    def range_of(self, option: int) -> Range[S]:
        """The range of a code; UnknownText if it is in none."""
        if not 0 <= option < self.codes:
            raise UnknownText(str(option))
        return self.ranges[bisect_right(self._first, option) - 1]

    def text(self, s: S, option: int) -> str:
        """How a person writes the option."""
        known = self._texts.get(option)
        if known is not None:
            return known
        found = self.range_of(option)
        return found.text(s, option - found.first)

    def code(self, s: S, text: str) -> int:
        """The option a person wrote; UnknownText if it is none."""
        for each in self._seats:
            names = each.seats(s)
            if text in names:
                return each.first + names.index(text)
        if text in self._codes:
            return self._codes[text]
        raise UnknownText(text)

    def name(self, s: S, option: int) -> str:
        """The name of what an option names; any other number as it is."""
        try:
            found = self.range_of(option)
            return found.name(s, option - found.first)
        except UnknownText:
            return str(option)

    def things(self, s: S, option: int) -> list[Thing]:
        """What on the table stands for the option."""
        found = self.range_of(option)
        return found.things(s, option - found.first)

    def words(self, s: S, option: int) -> Words:
        """The option in words; its notation where the key is empty."""
        found = self.range_of(option)
        return found.words(s, option - found.first)
