"""What follows from the pieces on the board: who is connected with what, and where there is room."""

from typing import Final

from theomachy.engine.values import Row
from theomachy.games.pantheon.rules.board import EVERYWHERE, HEXES, SITES

UNKNOWN: Final = -1


class Ground:
    """The board with the pieces standing as they do, worked out part by part when asked for.

    Derived data: a position keeps it with the facts it was made of and makes another one when these have changed,
    so that nobody has to tell it of changes. Copies of a position share it.
    """

    def __init__(self, feet: Row, columns: Row, jumped: Row, temple: int, before: "Ground | None") -> None:
        self.feet: Final = feet
        self.columns: Final = columns
        self.jumped: Final = jumped
        self.temple: Final = temple
        once = 0
        twice = 0
        for seat in range(len(feet)):
            pieces = feet[seat] | columns[seat]
            twice |= once & pieces
            once |= pieces
        self.free: Final = EVERYWHERE & ~once  # hexes without a piece
        self.open: Final = EVERYWHERE & ~twice  # hexes without two pieces (PAN-MOVE-11)
        self.networks: Final = [UNKNOWN] * len(feet)
        self.shores: Final = [UNKNOWN] * len(feet)
        self.harbours: Final = [UNKNOWN] * len(feet)
        self.landings: Final = [UNKNOWN] * len(feet)
        if before is not None and before.temple == temple:
            for seat in range(len(feet)):
                if before.stood_as(feet[seat], columns[seat], jumped[seat], seat):
                    self.networks[seat] = before.networks[seat]
                    self.shores[seat] = before.shores[seat]
                    self.harbours[seat] = before.harbours[seat]

    def stood_as(self, feet: int, columns: int, jumped: int, seat: int) -> bool:
        """Whether these are the pieces of the player."""
        return self.feet[seat] == feet and self.columns[seat] == columns and self.jumped[seat] == jumped

    def network(self, seat: int) -> int:
        """The temple hex and all own pieces connected with it or with a jumped foot (PAN-MOVE-12, -16, -17)."""
        found = self.networks[seat]
        if found == UNKNOWN:
            found = HEXES.connected(1 << self.temple | self.jumped[seat], self.feet[seat] | self.columns[seat])
            self.networks[seat] = found
        return found

    def closed(self, seat: int) -> int:
        """Own pieces and the temple: nothing of the player can be placed there (PAN-MOVE-10, PAN-BOARD-09)."""
        return self.feet[seat] | self.columns[seat] | 1 << self.temple

    def shore(self, seat: int) -> int:
        """Where a foot of the player would touch the network (PAN-BOARD-03, PAN-MOVE-13, -15)."""
        found = self.shores[seat]
        if found == UNKNOWN:
            found = HEXES.spread(self.network(seat)) & ~(SITES | self.closed(seat))
            self.shores[seat] = found
        return found

    def harbour(self, seat: int) -> int:
        """Where a column of the player would touch a foot of the network (PAN-BOARD-04, PAN-MOVE-14)."""
        found = self.harbours[seat]
        if found == UNKNOWN:
            found = HEXES.spread(self.network(seat) & self.feet[seat]) & SITES & ~self.columns[seat]
            self.harbours[seat] = found
        return found

    def landing(self, seat: int) -> int:
        """Where a foot of the player would land by a jump over a foreign piece (PAN-GOD-23, -25, -28)."""
        found = self.landings[seat]
        if found == UNKNOWN:
            foreign = 0
            for other in range(len(self.feet)):
                if other != seat:
                    foreign |= self.feet[other] | self.columns[other]
            found = HEXES.across(self.network(seat), foreign) & ~(SITES | self.closed(seat))
            self.landings[seat] = found
        return found
