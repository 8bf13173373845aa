"""Placing pieces: where a foot or column may stand, what it costs, what it picks up (PAN-BOARD, PAN-MOVE)."""

from theomachy.engine.refusal import Reason
from theomachy.pantheon.board import EVERYWHERE, HEXES, NEAR, SITES
from theomachy.pantheon.components import BOX
from theomachy.pantheon.piles import one
from theomachy.pantheon.state import NOTHING, NOWHERE, PantheonState


def temple_hex(s: PantheonState) -> int:
    """Where the temple stands, or will stand in the preparation under way (PAN-NATION-18)."""
    return s.nation().start if s.temple == NOWHERE else s.temple


def network(s: PantheonState, seat: int) -> int:
    """The temple hex and all own pieces connected with it or with a jumped foot (PAN-MOVE-12, -16, -17)."""
    return HEXES.connected(1 << temple_hex(s) | s.jumped[seat], s.pieces(seat))


def closed_to(s: PantheonState, seat: int) -> int:
    """The hexes on which the player can place nothing at any cost (PAN-MOVE-10, -11, PAN-BOARD-05, -09)."""
    return s.pieces(seat) | s.full() | 1 << temple_hex(s)


def reach(s: PantheonState, seat: int) -> int:
    """Where a piece of the personal reserve could be placed without a jump, cost aside."""
    connected = network(s, seat)
    spaces = 0
    if s.feet_left[seat]:
        spaces |= HEXES.spread(connected) & ~SITES  # PAN-BOARD-03, PAN-MOVE-13, -15
    if s.columns_left[seat]:
        spaces |= HEXES.spread(connected & s.feet[seat]) & SITES  # PAN-BOARD-04, PAN-MOVE-14
    return spaces & ~closed_to(s, seat)


def jump_range(s: PantheonState, seat: int, over: int) -> int:
    """The hexes exactly two away from the network, across one of the hexes of over (PAN-GOD-23, -29)."""
    return HEXES.across(network(s, seat), over)


def jump_reach(s: PantheonState, seat: int) -> int:
    """Where a foot could be placed by a jump, cost aside (PAN-GOD-25 .. -28)."""
    if not s.feet_left[seat]:
        return 0
    return jump_range(s, seat, s.others_pieces(seat)) & ~SITES & ~closed_to(s, seat)


def affordable(s: PantheonState, seat: int, spaces: int, budget: int) -> int:
    """Those of the hexes on which a placement costs no more than budget (PAN-MOVE-09)."""
    if budget >= BOX.occupied_cost:
        return spaces
    return spaces & ~s.others_pieces(seat) if budget >= BOX.free_cost else 0


def cost_at(s: PantheonState, seat: int, space: int) -> int:
    """Steps or coins for a piece on the hex (PAN-MOVE-09, PAN-BUY-14)."""
    return BOX.occupied_cost if s.others_pieces(seat) >> space & 1 else BOX.free_cost


def _against_hex(s: PantheonState, seat: int, space: int) -> list[Reason]:
    against: list[Reason] = []
    if s.pieces(seat) >> space & 1:
        against.append(Reason("PAN-MOVE-10", who=seat, where=space))
    if s.full() >> space & 1:
        against.append(Reason("PAN-MOVE-11", where=space))
    if space == temple_hex(s):
        against.append(Reason("PAN-BOARD-09", where=space))
    return against


def against_placing(s: PantheonState, seat: int, space: int) -> list[Reason]:
    """Every rule against a piece on the hex without a jump, cost aside."""
    against = _against_hex(s, seat, space)
    connected = network(s, seat)
    if SITES >> space & 1:
        if not s.columns_left[seat]:
            against.append(Reason("PAN-MOVE-08", who=seat, where=space))
        if not NEAR[space] & connected & s.feet[seat]:
            against.append(Reason("PAN-MOVE-14", who=seat, where=space))
    else:
        if not s.feet_left[seat]:
            against.append(Reason("PAN-MOVE-08", who=seat, where=space))
        if not NEAR[space] & connected:
            against.append(Reason("PAN-MOVE-13", who=seat, where=space))
    return against


def against_jumping(s: PantheonState, seat: int, space: int) -> list[Reason]:
    """Every rule against a foot on the hex by a jump, cost aside."""
    against = _against_hex(s, seat, space)
    if SITES >> space & 1:
        against.append(Reason("PAN-GOD-28", where=space))
    if not s.feet_left[seat]:
        against.append(Reason("PAN-MOVE-08", who=seat, where=space))
    if not jump_range(s, seat, EVERYWHERE) >> space & 1:
        against.append(Reason("PAN-GOD-23", who=seat, where=space))
    elif not jump_range(s, seat, s.others_pieces(seat)) >> space & 1:
        against.append(Reason("PAN-GOD-25", who=seat, where=space))
    return against


def place(s: PantheonState, seat: int, space: int, jump: bool, rule: str) -> None:
    """The piece that belongs there goes from the personal reserve to the hex; a foot picks up loot."""
    if SITES >> space & 1:
        s.columns_left[seat] -= 1
        s.columns[seat] |= 1 << space
        s.tell("column-placed", rule, who=seat, where=space)
        return
    s.feet_left[seat] -= 1
    s.feet[seat] |= 1 << space
    if jump:
        s.jumped[seat] |= 1 << space  # PAN-GOD-24
    s.tell("foot-jumped" if jump else "foot-placed", rule, who=seat, where=space)
    pick_up(s, seat, space)


def pick_up(s: PantheonState, seat: int, space: int) -> None:
    """Loot on the hex is picked up, like it or not; the last of it ends the epoch (PAN-MOVE-20, PAN-EPOCH-19)."""
    for number, hex_of_loot in enumerate(s.nation().loot):
        if hex_of_loot == space and s.loot[number] != NOTHING:
            s.picked += one(s.loot[number])
            s.tell("loot-picked-up", "PAN-MOVE-20", who=seat, what=s.loot[number], where=space)
            s.loot[number] = NOTHING
            if s.loot == [NOTHING] * len(s.loot):
                s.ended = True
                if s.temple == NOWHERE:
                    s.active = seat  # PAN-EPOCH-26
