"""How far it is: which hexes and sites a player's feet could come to with so many steps."""

from typing import Final

from theomachy.engine.spaces import bits_in
from theomachy.games.pantheon.rules.actions.placement import ground_of, network
from theomachy.games.pantheon.rules.board import HEXES, SITES
from theomachy.games.pantheon.rules.state import PantheonState

FARTHEST: Final = 4
"""Steps to look ahead."""
KEPT: Final = 20_000
"""Answers kept before all are forgotten."""


class Reach:
    """What a player can come to: hexes of feet by the steps needed, and sites by the steps for foot and column."""

    def __init__(self, hexes: list[int], sites: list[int]) -> None:
        self.hexes: Final = hexes  # newly reached with so many steps; the network itself with none
        self.sites: Final = sites  # newly reached with so many steps, the column's own included


def measured(network: int, feet: int, columns: int, free: int, room: int, temple: int) -> Reach:
    """Steps from the network outwards: 1 for a free hex, 2 for one with another's piece (PAN-MOVE-09, -11)."""
    ground = ~SITES & ~(1 << temple) & ~feet
    free_ground = free & ground
    other_ground = room & ~free & ground
    site_free = SITES & free & ~columns
    site_other = SITES & room & ~free & ~columns
    near = HEXES.spread(network)
    beside = HEXES.spread(network & feet)
    hexes = [network]
    shores = [near]
    sites = [0, beside & site_free]
    besides = [beside]
    reached = network
    built = sites[1]
    for steps in range(1, FARTHEST + 1):
        new = shores[steps - 1] & free_ground & ~reached
        if steps > 1:
            new |= shores[steps - 2] & other_ground & ~reached
        walked = new
        joined = HEXES.spread(new) & columns & ~reached
        if joined:
            new |= HEXES.connected(joined, columns & ~reached)
        reached |= new
        hexes.append(new)
        shores.append(HEXES.spread(new))
        besides.append(HEXES.spread(walked))
        found = (besides[steps] & site_free | besides[steps - 1] & site_other) & ~built
        built |= found
        sites.append(found)
    return Reach(hexes, sites)


class Reaches:
    """Keeps what was measured: most positions of a search differ elsewhere."""

    def __init__(self) -> None:
        self.known: Final[dict[tuple[int, int, int, int, int, int], Reach]] = {}

    def of(self, s: PantheonState, seat: int) -> Reach:
        """What the player can come to."""
        ground = ground_of(s)
        room = (bits_in(ground.free), bits_in(ground.open))
        key = (network(s, seat), s.feet[seat], s.columns[seat], *room, ground.temple)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.known[key] = measured(*key)
        return found
