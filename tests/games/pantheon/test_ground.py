"""Derived data of a position: always what a slow recount gives."""

from tests.games.pantheon.table import PANTHEON, Table, bare
from theomachy.engine.chance import Dice
from theomachy.engine.game import random_option
from theomachy.engine.spaces import bits_in
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.actions.placement import ground_of, network
from theomachy.games.pantheon.rules.board import EVERYWHERE, HEXES, SITES
from theomachy.games.pantheon.rules.derived import Ground
from theomachy.games.pantheon.rules.state import PantheonState


def recounted(s: PantheonState, ground: Ground, seat: int) -> None:
    """Compare what the ground knows of a seat with the facts of the position."""
    fresh = Ground(s.feet, s.columns, s.jumped, ground.temple, None)
    own = s.pieces(seat)
    closed = own | SITES | 1 << ground.temple
    connected = HEXES.connected(1 << ground.temple | s.jumped[seat], own)
    presence = ground.presences[seat]
    assert (ground.free, ground.open) == (fresh.free, fresh.open)
    assert bits_in(ground.free) & ~own == EVERYWHERE & ~own & ~s.others_pieces(seat)
    assert bits_in(ground.open) == EVERYWHERE & ~s.full()
    assert bits_in(ground.foreign(seat)) == s.others_pieces(seat)
    assert connected == network(s, seat) == bits_in(fresh.presences[seat].network)
    assert bits_in(presence.shore) == HEXES.spread(connected) & ~closed
    assert bits_in(presence.harbour) == HEXES.spread(connected & s.feet[seat]) & SITES & ~own
    assert bits_in(ground.landing(seat)) == HEXES.across(connected, s.others_pieces(seat)) & ~closed


def test_the_ground_agrees_with_a_recount_after_every_answer() -> None:
    """PAN-MOVE-09, PAN-MOVE-11, PAN-MOVE-12, PAN-MOVE-13, PAN-MOVE-14, PAN-GOD-25: whether kept or made anew."""
    kept = 0
    for seed in range(6):
        s = PANTHEON.start(2 + seed % 3, seed)
        dice = Dice(seed)
        while s.waiting():
            if s.track:
                before = s.ground
                ground = ground_of(s)
                kept += int(before is ground)
                for seat in range(s.players):
                    recounted(s, ground, seat)
            s.apply(s.waiting()[0], random_option(s, s.waiting()[0], s.options(s.waiting()[0]), dice))
    assert kept > 1000


def test_a_position_changed_by_hand_or_copied_has_its_own_ground() -> None:
    """PAN-MOVE-12: nobody has to tell that a piece was moved."""
    t: Table = bare(2).feet(0, "4,2")
    before = network(t.s, 0)
    twin = t.s.copy()
    assert twin.ground is t.s.ground
    Table(twin).feet(0, "5,2")
    assert network(twin, 0) != before
    assert network(t.s, 0) == before
    t.s.temple = t.s.nation().loot[0]
    assert network(t.s, 0) != before
    t.s.columns = changed(t.s.columns, 1, SITES & -SITES)
    recounted(t.s, ground_of(t.s), 1)
