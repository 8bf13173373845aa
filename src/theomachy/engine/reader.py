"""What the readers of position documents share: who sits where, which spaces are meant, what is on the stack."""

from typing import Final, TypeVar

from theomachy.engine.datafile import Node
from theomachy.engine.decision import State
from theomachy.engine.frames import Frames, check_stack
from theomachy.engine.refusal import DataError

S = TypeVar("S", bound=State)


class Reader:
    """Reads one document; a game's own reader adds its parts."""

    def __init__(self, node: Node, seats: list[str], spaces: dict[str, int]) -> None:
        self.node: Final = node
        self.seats: Final = seats
        self._spaces: Final = spaces

    def has(self, name: str) -> bool:
        """Whether the document has this entry."""
        return self.node.has(name)

    def seat(self, node: Node) -> int:
        """The seat of this name."""
        if node.text() not in self.seats:
            raise DataError(node.place, f"no seat {node.text()!r} in this game; there are {', '.join(self.seats)}")
        return self.seats.index(node.text())

    def by_seat(self, name: str) -> list[tuple[int, Node]]:
        """The values of an entry keyed by seat; none if it is left out."""
        if not self.has(name):
            return []
        return [(self.seat(seat), value) for seat, value in self.node.key(name).entries()]

    def space(self, node: Node) -> int:
        """The space of this name."""
        if node.text() not in self._spaces:
            raise DataError(node.place, f"{node.text()!r} is no space of the map")
        return self._spaces[node.text()]

    def spaces(self, node: Node) -> list[int]:
        """The spaces of a list, or the one that is named alone."""
        items = [node] if isinstance(node.value, str) else node.items()
        return [self.space(item) for item in items]

    def refuse(self, faults: list[str]) -> None:
        """DataError if there are any."""
        if faults:
            raise DataError(self.node.place, "; ".join(faults))


def check_title(node: Node, game: str, entries: tuple[str, ...]) -> None:
    """DataError unless the document is of this game, has no other entries, and begins or goes on, not both."""
    node.only(entries)
    if node.has("game") and node.key("game").text() != game:
        raise DataError(f"{node.place}.game", f"this is a position of {game}")
    if node.has("begin") and node.has("stack"):
        raise DataError(f"{node.place}.begin", "either 'begin' or 'stack'")


def read_stack(node: Node, s: S, frames: Frames[S]) -> None:
    """Lay the written frames onto the stack; DataError if one cannot be there or nobody can answer."""
    for item in node.items():
        parts = item.items()
        name = parts[0].text() if parts else ""
        facts = [part.number() for part in parts[1:]]
        try:
            s.push(frames.made(s, name, facts))
        except ValueError as error:
            raise DataError(item.place, str(error)) from error
    try:
        check_stack(s)
    except ValueError as error:
        raise DataError(node.place, str(error)) from error
