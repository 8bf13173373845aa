"""The blocks an observation is made of: how a row of facts is shown to a seat in bytes, and how it is read back.

Seats are counted from the seat that looks: it is 0, the next one clockwise 1.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from theomachy.engine.values import Row

REMEMBERED: Final = 20_000
"""So many sets of each block are kept as bytes; then all are forgotten and kept anew."""
ZERO_OR_ONE: Final = bytes([digit == ord("1") for digit in range(256)])
"""From the digits of a binary number to bytes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """A named part of an observation: so many numbers of the game, each shown in so many bytes."""

    def __init__(
        self,
        name: str,
        count: int,
        width: int,
        meaning: str,
        by_seat: int = 0,
        padded: bool = False,
        scale: int = 1,
    ) -> None:
        self.name: Final = name
        self.count: Final = count
        self.width: Final = width
        self.meaning: Final = meaning
        self.by_seat: Final = by_seat
        """So many of the numbers belong to each seat; 0 if they do not belong to seats."""
        self.padded: Final = padded
        """Whether the row may be shorter; the rest is zeros."""
        self.scale: Final = scale
        """The largest byte that is usual, to divide by."""
        self.size: Final = count * width

    def turned(self, row: Row, seat: int) -> Row:
        """The row, beginning with what belongs to the seat that looks."""
        at = seat * self.by_seat
        return row[at:] + row[:at] if at else row

    def filled(self, data: bytes) -> bytes:
        """All bytes of the block, if its row is shorter."""
        return data + bytes(self.size - len(data)) if self.padded else data

    def drawn(self, row: Row, seat: int) -> bytes:
        """The row as the seat sees it."""
        raise NotImplementedError

    def read(self, data: bytes, seat: int) -> Row:
        """The row that the seat was shown; with 0 for the seat, seats stay counted from the one that looks."""
        parts = [data[at : at + self.width] for at in range(0, self.size, self.width)]
        while self.padded and parts and not any(parts[-1]):
            parts.pop()
        row = tuple([self.understood(part, seat) for part in parts])
        at = len(row) - seat * self.by_seat
        return row[at:] + row[:at] if self.by_seat else row

    def understood(self, data: bytes, seat: int) -> int:
        """The number that these bytes show."""
        raise NotImplementedError


class Numbers(Block):
    """Each number is a byte, from 0 to 255."""

    def __init__(
        self, name: str, count: int, meaning: str, by_seat: int = 0, padded: bool = False, scale: int = 1
    ) -> None:
        super().__init__(name, count, 1, meaning, by_seat, padded, scale)

    def drawn(self, row: Row, seat: int) -> bytes:
        return self.filled(bytes(self.turned(row, seat)))

    def understood(self, data: bytes, seat: int) -> int:
        return data[0]


class Amounts(Block):
    """Each number is two bytes, the greater one first."""

    def __init__(self, name: str, count: int, meaning: str, by_seat: int = 0, scale: int = 1) -> None:
        super().__init__(name, count, 2, meaning, by_seat, False, scale)

    def drawn(self, row: Row, seat: int) -> bytes:
        return b"".join([number.to_bytes(2, "big") for number in self.turned(row, seat)])

    def understood(self, data: bytes, seat: int) -> int:
        return data[0] << 8 | data[1]


class Sets(Block):
    """Each number is a set: a byte for each possible member, 0 or 1, the lowest first."""

    def __init__(
        self, name: str, count: int, width: int, meaning: str, by_seat: int = 0, padded: bool = False
    ) -> None:
        super().__init__(name, count, width, meaning, by_seat, padded)
        self._form: Final = f"0{width}b"
        self._known: dict[int, bytes] = {}

    def spread(self, members: int) -> bytes:
        """A set in bytes."""
        known = self._known.get(members)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known = {}
            known = format(members, self._form).encode("ascii").translate(ZERO_OR_ONE)[::-1]
            self._known[members] = known
        return known

    def drawn(self, row: Row, seat: int) -> bytes:
        known = self._known
        parts: list[bytes] = []
        for members in self.turned(row, seat):
            part = known.get(members)
            parts.append(self.spread(members) if part is None else part)
        return self.filled(b"".join(parts))

    def understood(self, data: bytes, seat: int) -> int:
        members = 0
        for place, there in enumerate(data):
            members |= there << place
        return members


class OneOf(Sets):
    """Each number is one of so many things, whose byte is 1; it is below zero for none."""

    def drawn(self, row: Row, seat: int) -> bytes:
        shown = self.turned(row, seat)
        return self.filled(b"".join([self.spread(1 << number if number >= 0 else 0) for number in shown]))

    def understood(self, data: bytes, seat: int) -> int:
        return data.find(1)


class Seats(Sets):
    """Each number is a seat, whose byte is 1; it is below zero for nobody."""

    def drawn(self, row: Row, seat: int) -> bytes:
        players = self.width
        shown = self.turned(row, seat)
        spread = [self.spread(1 << (each - seat) % players if each >= 0 else 0) for each in shown]
        return self.filled(b"".join(spread))

    def understood(self, data: bytes, seat: int) -> int:
        found = data.find(1)
        return found if found < 0 else (found + seat) % self.width


class SeatSets(Sets):
    """Each number is a set of seats."""

    def drawn(self, row: Row, seat: int) -> bytes:
        return b"".join([self.spread(turned_seats(seats, seat, self.width)) for seats in row])

    def understood(self, data: bytes, seat: int) -> int:
        return turned_seats(super().understood(data, seat), self.width - seat, self.width)


def turned_seats(seats: int, by: int, players: int) -> int:
    """A set of seats, counted from another one."""
    return (seats >> by | seats << (players - by)) & ((1 << players) - 1)
