"""Placing pieces: where a foot or column may stand, what it costs, what it picks up (PAN-BOARD, PAN-MOVE)."""

from theomachy.engine.refusal import Reason
from theomachy.engine.spaces import Spaces, bits_in, both, either, has
from theomachy.engine.values import added, changed, with_bits
from theomachy.games.pantheon.rules.board import BIT, EVERYWHERE, HEXES, IS_SITE, NEAR
from theomachy.games.pantheon.rules.components import BOX
from theomachy.games.pantheon.rules.derived import Ground
from theomachy.games.pantheon.rules.piles import one
from theomachy.games.pantheon.rules.state import NO_LOOT, NOTHING, NOWHERE, PantheonState


def temple_hex(s: PantheonState) -> int:
    """Where the temple stands, or will stand in the preparation under way (PAN-NATION-18)."""
    return s.nation().start if s.temple == NOWHERE else s.temple


def ground_of(s: PantheonState) -> Ground:
    """What follows from the pieces on the board; worked out anew if they have changed."""
    ground = s.ground
    temple = temple_hex(s)
    if (
        ground is None
        or ground.temple != temple
        or ground.feet is not s.feet
        or ground.columns is not s.columns
        or ground.jumped is not s.jumped
    ):
        ground = Ground(s.feet, s.columns, s.jumped, temple, ground)
        s.ground = ground
    return ground


def network(s: PantheonState, seat: int) -> int:
    """The temple hex and all own pieces connected with it or with a jumped foot (PAN-MOVE-12, -16, -17)."""
    return bits_in(ground_of(s).presences[seat].network)


def reach(s: PantheonState, seat: int, budget: int) -> Spaces:
    """Where a piece of the personal reserve can be placed for so many steps or coins, without a jump."""
    spaces: Spaces = (0, 0, 0)
    if budget < BOX.free_cost:
        return spaces
    ground = ground_of(s)
    presence = ground.presences[seat]
    if s.feet_left[seat]:
        spaces = presence.shore
    if s.columns_left[seat]:
        spaces = either(spaces, presence.harbour)
    return both(spaces, affordable(ground, budget))


def jump_reach(s: PantheonState, seat: int, budget: int) -> Spaces:
    """Where a foot can be placed by a jump for so many steps (PAN-GOD-25 .. -28)."""
    if budget < BOX.free_cost or not s.feet_left[seat]:
        return (0, 0, 0)
    ground = ground_of(s)
    return both(ground.landing(seat), affordable(ground, budget))


def affordable(ground: Ground, budget: int) -> Spaces:
    """The hexes on which a placement costs no more than budget; another's piece costs (PAN-MOVE-09, -11)."""
    return ground.open if budget >= BOX.occupied_cost else ground.free


def cost_at(s: PantheonState, seat: int, space: int) -> int:
    """Steps or coins for a piece on the hex (PAN-MOVE-09, PAN-BUY-14)."""
    return BOX.occupied_cost if has(ground_of(s).foreign(seat), space) else BOX.free_cost


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
    if IS_SITE[space]:
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
    if IS_SITE[space]:
        against.append(Reason("PAN-GOD-28", where=space))
    if not s.feet_left[seat]:
        against.append(Reason("PAN-MOVE-08", who=seat, where=space))
    connected = network(s, seat)
    if not HEXES.across(connected, EVERYWHERE) >> space & 1:
        against.append(Reason("PAN-GOD-23", who=seat, where=space))
    elif not HEXES.across(connected, s.others_pieces(seat)) >> space & 1:
        against.append(Reason("PAN-GOD-25", who=seat, where=space))
    return against


def place(s: PantheonState, seat: int, space: int, jump: bool, rule: str) -> None:
    """The piece that belongs there goes from the personal reserve to the hex; a foot picks up loot."""
    if IS_SITE[space]:
        s.columns_left = added(s.columns_left, seat, -1)
        s.columns = with_bits(s.columns, seat, BIT[space])
        s.tell("column-placed", rule, who=seat, where=space)
        return
    s.feet_left = added(s.feet_left, seat, -1)
    s.feet = with_bits(s.feet, seat, BIT[space])
    if jump:
        s.jumped = with_bits(s.jumped, seat, BIT[space])  # PAN-GOD-24
    s.tell("foot-jumped" if jump else "foot-placed", rule, who=seat, where=space)
    pick_up(s, seat, space)


def pick_up(s: PantheonState, seat: int, space: int) -> None:
    """Loot on the hex is picked up, like it or not; the last of it ends the epoch (PAN-MOVE-20, PAN-EPOCH-19)."""
    for number, hex_of_loot in enumerate(s.nation().loot):
        if hex_of_loot == space and s.loot[number] != NOTHING:
            s.picked += one(s.loot[number])
            s.tell("loot-picked-up", "PAN-MOVE-20", who=seat, what=s.loot[number], where=space)
            s.loot = changed(s.loot, number, NOTHING)
            if s.loot == NO_LOOT:
                s.ended = True
                if s.temple == NOWHERE:
                    s.active = seat  # PAN-EPOCH-26
