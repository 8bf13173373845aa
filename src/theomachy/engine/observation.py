"""A position as bytes for a learner: what one seat may know of it, in named blocks.

Each game declares its blocks once, and the row of facts that each of them shows. The layout, reading back and the
documentation follow from that.

Most answers change few facts, and rows are replaced, never changed (engine/values.py). So a `Sight` keeps what it
has drawn, and draws only blocks whose row is another one.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from theomachy.engine.blocks import Block, Numbers
from theomachy.engine.decision import State
from theomachy.engine.values import Row

S = TypeVar("S", bound=State)
DIGIT: Final = 64
"""A number that is said in two digits is said in this base (engine/episode.py)."""
SAID: Final = Numbers(
    "digit", 1, "one more than the greater digit of the number that is being said; else 0", scale=DIGIT
)


class WrongObservation(ValueError):
    """Bytes that are no observation of this game, number of players and version."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """How a game looks to a learner, for one number of players."""

    version: ClassVar[int] = 1
    """Goes up when the layout or the meaning of a byte changes."""

    def __init__(self, players: int, blocks: Sequence[Block]) -> None:
        self.players: Final = players
        self.blocks: Final = [*blocks, SAID]
        self.size: Final = sum([block.size for block in self.blocks])

    def facts(self, s: S, seat: int) -> list[Row]:
        """The row of each block, in order, with nothing the seat may not know once the block has drawn it."""
        raise NotImplementedError

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each block begins and ends."""
        found: dict[str, tuple[int, int]] = {}
        at = 0
        for block in self.blocks:
            found[block.name] = (at, at + block.size)
            at += block.size
        return found

    def read(self, data: bytes, seat: int = 0) -> dict[str, Row]:
        """What an observation shows, by block. With the seat that looked, seats are those of the game."""
        if len(data) != self.size:
            raise WrongObservation(f"{len(data)} bytes, not the {self.size} of version {self.version}")
        return {
            block.name: block.read(data[begin:end], seat)
            for block, (begin, end) in zip(self.blocks, self.places().values(), strict=True)
        }


class Sight(Generic[S]):
    """What one seat sees of one game, drawn again only where it has changed."""

    def __init__(self, observer: Observer[S], seat: int) -> None:
        self.observer: Final = observer
        self.seat: Final = seat
        self._rows: list[Row | None] = [None] * len(observer.blocks)
        self._parts: Final = [b""] * len(observer.blocks)

    def seen(self, s: S, digit: int) -> bytes:
        """The position, in which the greater digit of a number was perhaps just said."""
        seat = self.seat
        observer = self.observer
        rows = observer.facts(s, seat)
        rows.append((digit + 1,))
        old = self._rows
        parts = self._parts
        place: i64 = 0  # a native index: this loop runs for every action of a learner
        for row in rows:
            before = old[place]
            if row is not before and row != before:
                old[place] = row
                parts[place] = observer.blocks[place].drawn(row, seat)
            place += 1  # noqa: SIM113  # enumerate would count in objects
        return b"".join(parts)
