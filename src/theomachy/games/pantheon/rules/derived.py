"""What follows from the pieces on the board and from what lies before the players, and is worked out once."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from theomachy.engine.hexes import Patch
from theomachy.engine.spaces import Spaces, bits_in, both, either, has, listed, some, spaces_of, without
from theomachy.engine.values import Row
from theomachy.games.pantheon.rules.board import EVERYWHERE, HEXES, SITES

if TYPE_CHECKING:
    from theomachy.games.pantheon.rules.abilities.hooks import Ability

ALL: Final = Patch(EVERYWHERE)
BUILT_ON: Final = Patch(SITES)


@mypyc_attr(acyclic=True)
class Presence:
    """The pieces of one player, and what follows from them alone.

    Where pieces were only added, what was known before grows by them; else everything is worked out anew.
    """

    def __init__(self, feet: int, columns: int, jumped: int, temple: int, before: "Presence | None") -> None:
        self.feet: Final = spaces_of(feet)
        self.columns: Final = spaces_of(columns)
        self.jumped: Final = spaces_of(jumped)
        self.pieces: Final = either(self.feet, self.columns)
        self.temple: Final = HEXES.alone[temple].spaces
        # the temple hex and all own pieces connected with it or with a jumped foot (PAN-MOVE-12, -16, -17)
        self.network: Spaces = (0, 0, 0)
        self.touched: Spaces = (0, 0, 0)  # what shares a side with the network
        self.touched_by_feet: Spaces = (0, 0, 0)  # and with a foot of it
        if before is not None and self._only_added_to(before):
            self.network = before.network
            self.touched = before.touched
            self.touched_by_feet = before.touched_by_feet
        self._grow()
        closed = either(BUILT_ON.spaces, either(self.pieces, self.temple))
        # where a foot of the player would touch the network (PAN-BOARD-03, -09, PAN-MOVE-10, -13, -15)
        self.shore: Final = without(self.touched, closed)
        # where a column of the player would touch a foot of the network (PAN-BOARD-04, PAN-MOVE-14)
        self.harbour: Final = without(both(self.touched_by_feet, BUILT_ON.spaces), self.columns)

    def _only_added_to(self, before: "Presence") -> bool:
        gone = either(without(before.feet, self.feet), without(before.columns, self.columns))
        gone = either(gone, without(before.jumped, self.jumped))
        return self.temple == before.temple and not some(gone)

    def _grow(self) -> None:
        """Take in what is connected with the network, wave by wave."""
        wave = without(either(self.temple, self.jumped), self.network)
        wave = either(wave, both(without(self.pieces, self.network), self.touched))
        while some(wave):
            for space in listed(wave):
                ring = HEXES.rings[space].spaces
                self.touched = either(self.touched, ring)
                if has(self.feet, space):
                    self.touched_by_feet = either(self.touched_by_feet, ring)
            self.network = either(self.network, wave)
            wave = both(without(self.pieces, self.network), self.touched)


@mypyc_attr(acyclic=True)
class Ground:
    """The board with the pieces standing as they do.

    Derived data: a position keeps it with the facts it was made of and makes another one when these have changed,
    so that nobody has to tell it of changes. Copies of a position share it.
    """

    def __init__(self, feet: Row, columns: Row, jumped: Row, temple: int, before: "Ground | None") -> None:
        self.feet: Final = feet
        self.columns: Final = columns
        self.jumped: Final = jumped
        self.temple: Final = temple
        self.presences: Final[list[Presence]] = []
        once: Spaces = (0, 0, 0)
        twice: Spaces = (0, 0, 0)
        for seat in range(len(feet)):
            presence: Presence | None = None
            if before is not None:
                presence = before.presences[seat]
            if before is None or presence is None or not before.stood_as(self, seat):
                presence = Presence(feet[seat], columns[seat], jumped[seat], temple, presence)
            self.presences.append(presence)
            twice = either(twice, both(once, presence.pieces))
            once = either(once, presence.pieces)
        self.free: Final = without(ALL.spaces, once)  # hexes without a piece
        self.open: Final = without(ALL.spaces, twice)  # hexes without two pieces (PAN-MOVE-11)
        self.landings: Final[list[Spaces | None]] = [None] * len(feet)

    def stood_as(self, now: "Ground", seat: int) -> bool:
        """Whether the pieces of the player and the temple stand now as they did."""
        return (
            self.temple == now.temple
            and self.feet[seat] == now.feet[seat]
            and self.columns[seat] == now.columns[seat]
            and self.jumped[seat] == now.jumped[seat]
        )

    def foreign(self, seat: int) -> Spaces:
        """The hexes with a piece of another player."""
        found: Spaces = (0, 0, 0)
        for other in range(len(self.presences)):
            if other != seat:
                found = either(found, self.presences[other].pieces)
        return found

    def landing(self, seat: int) -> Spaces:
        """Where a foot of the player would land by a jump over a foreign piece (PAN-GOD-23, -25, -28)."""
        found = self.landings[seat]
        if found is None:
            own = self.presences[seat]
            reached = HEXES.across(bits_in(own.network), bits_in(self.foreign(seat)))
            found = without(spaces_of(reached), either(BUILT_ON.spaces, either(own.pieces, own.temple)))
            self.landings[seat] = found
        return found


class Means:
    """What lies before one player, and what it adds up to."""

    def __init__(self, abilities: "list[Ability]") -> None:
        self.abilities: Final = abilities
        steps = jumps = coins = drawn = further = 0
        for ability in abilities:
            steps += ability.steps()
            jumps += ability.jumps()
            coins += ability.coins()
            drawn += ability.drawn()
            further += ability.further_actions()
        self.steps: Final = steps  # more in each own move (PAN-MOVE-04, -05, -06)
        self.jumps: Final = jumps  # of one move (PAN-GOD-22)
        self.coins: Final = coins  # of one Buy (PAN-BUY-02)
        self.drawn: Final = drawn  # more cards of one Draw action (PAN-DRAW-04)
        self.further_actions: Final = further  # of one turn (PAN-GOD-38, -39)


class Tableau:
    """What lies before the players, for the very rows it was made of."""

    def __init__(self, gods: Row, kept: Row, bonus: Row) -> None:
        self.gods: Final = gods
        self.kept: Final = kept
        self.bonus: Final = bonus
        self.means: Final[list[Means | None]] = [None] * len(gods)
