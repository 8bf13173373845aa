"""Placing, jumping and paying once more, straight from the words of the specification and the slow way."""

from itertools import permutations

from tests.games.pantheon.table import GODS, PANTHEON, Table, bare
from theomachy.engine.chance import Dice
from theomachy.engine.game import random_option
from theomachy.games.pantheon.rules.actions.move import Moving
from theomachy.games.pantheon.rules.actions.sacrifice import Offering
from theomachy.games.pantheon.rules.board import SITES, SPACE_NAMES
from theomachy.games.pantheon.rules.components import TILES
from theomachy.games.pantheon.rules.piles import count
from theomachy.games.pantheon.rules.state import PantheonState

Hex = tuple[int, int]
DIFFERENCES = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
PLACES: list[Hex] = []
for _name in SPACE_NAMES:
    _q, _r = _name.split(",")
    PLACES.append((int(_q), int(_r)))


def touch(one: Hex, other: Hex) -> bool:
    """Whether two hexes are adjacent."""
    return (other[0] - one[0], other[1] - one[1]) in DIFFERENCES


def far(one: Hex, other: Hex) -> int:
    """The distance of two hexes."""
    q, r = other[0] - one[0], other[1] - one[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def hexes(bits: int) -> set[Hex]:
    """The hexes of a bit set."""
    return {place for number, place in enumerate(PLACES) if bits >> number & 1}


def slow_network(s: PantheonState, seat: int) -> set[Hex]:
    """The smallest set that holds temple, jumped feet and every own piece adjacent to a member (PAN-MOVE-12)."""
    own = hexes(s.feet[seat] | s.columns[seat])
    found = {PLACES[s.temple]} | hexes(s.jumped[seat])
    while True:
        more = {piece for piece in own - found if any(touch(piece, member) for member in found)}
        if not more:
            return found
        found |= more


def slow_placements(s: PantheonState, seat: int, steps: int, jumps: int) -> set[str]:
    """Every placement, as option texts."""
    network = slow_network(s, seat)
    feet = hexes(s.feet[seat])
    pieces = [hexes(s.feet[player] | s.columns[player]) for player in range(s.players)]
    found: set[str] = set()
    for number, place in enumerate(PLACES):
        others = len([1 for player in range(s.players) if player != seat and place in pieces[player]])
        if place in pieces[seat] or others == 2 or number == s.temple or steps < 1 + min(others, 1):
            continue
        if SITES >> number & 1:
            if s.columns_left[seat] and any(touch(place, foot) for foot in feet & network):
                found.add(SPACE_NAMES[number])
        elif s.feet_left[seat]:
            if any(touch(place, member) for member in network):
                found.add(SPACE_NAMES[number])
            if jumps and can_jump(place, network, pieces, seat):
                found.add(f"jump@{SPACE_NAMES[number]}")
    return found


def can_jump(place: Hex, network: set[Hex], pieces: list[set[Hex]], seat: int) -> bool:
    """Whether a jump over a hex with another player's piece ends here (PAN-GOD-23, PAN-GOD-25)."""
    others: set[Hex] = set()
    for player, standing in enumerate(pieces):
        if player != seat:
            others |= standing
    for origin in network:
        if far(origin, place) == 2 and any(touch(origin, over) and touch(over, place) for over in others):
            return True
    return False


def test_placements_agree_with_the_slow_way() -> None:
    """PAN-MOVE-09, PAN-MOVE-12, PAN-MOVE-13, PAN-MOVE-14, PAN-MOVE-16, PAN-GOD-23, PAN-GOD-25, PAN-BOARD-09."""
    compared = jumped = 0
    for seed in range(4):
        s = PANTHEON.start(2 + seed % 3, seed)
        t = Table(s).gods(0, gaiviles=1).gods(1, gaiviles=1, vinthrad=1)
        dice = Dice(seed)
        while s.waiting():
            seat = s.waiting()[0]
            frame = s.stack[-1]
            if isinstance(frame, Moving):
                fast = {text for text in t.options() if "," in text}
                assert fast == slow_placements(s, seat, frame.steps, frame.jumps)
                compared += len(fast)
                jumped += len([text for text in fast if text.startswith("jump")])
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
    assert compared > 1000
    assert jumped > 20


def slow_payable(s: PantheonState, seat: int, cost: list[int], tokens: bool) -> bool:
    """Whether some assignment of different kinds meets every number (PAN-SAC-02, PAN-SAC-03, PAN-SAC-07)."""
    most = [count(s.hands[seat], 1 + kind) + (count(s.tokens[seat], kind) if tokens else 0) for kind in range(4)]
    return any(
        all(most[kind] >= number for kind, number in zip(kinds, cost, strict=True))
        for kinds in permutations(range(4), len(cost))
    )


def ways_to_pay(s: PantheonState) -> int:
    """How many sequences of answers pay; every one of them must end with the god."""
    if not isinstance(s.stack[-1], Offering):
        return 1
    ways = 0
    for option in s.options(0):
        twin = s.copy()
        twin.apply(0, option)
        ways += ways_to_pay(twin)
    assert ways
    return ways


def test_payments_agree_with_the_slow_way_and_never_strand() -> None:
    """PAN-SAC-01, PAN-SAC-02, PAN-SAC-03, PAN-SAC-04, PAN-SAC-07, PAN-SAC-14."""
    dice = Dice(8)
    paid = 0
    for _ in range(60):
        t = bare(2).display("surparit plaesiris taksator depraccus vinthrad pietalte traitera")
        for kind in ("gift", "priest", "dancer", "temple"):
            t.hand(0, **{kind: dice.below(5)})
            if dice.below(2):
                t.tokens(0, **{kind: 1 + dice.below(4)})
        expected = []
        for god, tile in enumerate(TILES.gods):
            if count(t.s.god_display, god) and slow_payable(t.s, 0, tile.cost, tile.name != "pietalte"):
                expected.append(GODS[god])
        t.turn(0)
        assert ("sacrifice" in t.options()) == bool(expected)
        if expected:
            t.answer("sacrifice")
            assert t.options() == expected
            for name in expected:
                twin = t.s.copy()
                twin.apply(0, PANTHEON.code(twin, name))
                paid += ways_to_pay(twin)
    assert paid > 1000
