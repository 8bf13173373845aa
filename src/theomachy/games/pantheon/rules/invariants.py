"""What is true of every position of a real game, recounted the slow way from its facts."""

from collections.abc import Sequence

from theomachy.engine.bits import members
from theomachy.games.pantheon.rules.board import SITES, SPACE_NAMES
from theomachy.games.pantheon.rules.components import (
    BONUS,
    BOX,
    CARDS,
    GODS,
    LEVELS,
    LOOT,
    OFFERINGS,
    TILES,
    usable_places,
)
from theomachy.games.pantheon.rules.piles import count, size
from theomachy.games.pantheon.rules.state import NOTHING, NOWHERE, PantheonState, face_pair


def faults_of(s: PantheonState) -> list[str]:
    """Every broken invariant, with the rule it belongs to and what is wrong."""
    return [*_card_faults(s), *_tile_faults(s), *_board_faults(s), *_token_faults(s), *_course_faults(s)]


def _lying(piles: Sequence[int], kind: int) -> list[int]:
    """How many of a kind lie in each of these piles."""
    return [count(pile, kind) for pile in piles]


def _card_faults(s: PantheonState) -> list[str]:
    faults: list[str] = []
    lying: list[int] = [s.deck, s.discard, s.open, s.played, s.money, *s.hands]
    for card, name in enumerate(CARDS):
        if sum(_lying(lying, card)) != BOX.deck[card] + BOX.special_money[card]:
            faults.append(f"PAN-SETUP-12 cards {name}: {_lying(lying, card)}")
    if size(s.open) > BOX.open_cards:
        faults.append("PAN-SETUP-14 too many open cards")
    return faults


def _tile_faults(s: PantheonState) -> list[str]:
    faults: list[str] = []
    lying: list[int] = [s.god_stack, s.god_display, s.god_box, s.god_aside, *s.gods]
    for god, name in enumerate(GODS):
        if sum(_lying(lying, god)) != TILES.gods[god].copies:
            faults.append(f"PAN-SETUP-06 god tiles {name}: {_lying(lying, god)}")
        if not s.edition.gods[god].stays():
            for gods in s.gods:
                if count(gods, god):
                    faults.append(f"PAN-GOD-05 {name} stays")
    kept: list[int] = [s.bag, s.picked, *s.kept]
    for kind, name in enumerate(LOOT):
        if sum(_lying(kept, kind)) + s.loot.count(kind) > TILES.loot[kind].count:
            faults.append(f"PAN-SETUP-05 loot tiles {name}: {_lying(kept, kind)}")
    owners: list[int] = [s.demigod_stack, *s.demigods]
    for place in range(len(TILES.demigods)):
        if sum(_lying(owners, place)) + s.demigod_display.count(place + 1) > TILES.demigods[place]:
            faults.append(f"PAN-SETUP-07 demigods of value {place + 1}: {_lying(owners, place)}")
    owned = [tile for tile in s.bonus if tile != NOTHING]
    if len(set(owned)) != len(owned) or set(owned) & set(members(s.bonus_offer)) or max([0, *owned]) >= len(BONUS):
        faults.append(f"PAN-SETUP-16 bonus tiles {owned}")
    if any(kind != NOTHING for kind in s.loot[usable_places(s.players) :]):
        faults.append("PAN-EPOCH-06 loot on a hex that is not used")
    return faults


def _board_faults(s: PantheonState) -> list[str]:
    faults: list[str] = []
    one = two = three = 0  # hexes with at least so many pieces
    for seat in range(s.players):
        three |= two & s.pieces(seat)
        two |= one & s.pieces(seat)
        one |= s.pieces(seat)
    for space in members(three):
        faults.append(f"PAN-BOARD-05 too many pieces on {SPACE_NAMES[space]}")
    for seat in range(s.players):
        if s.feet[seat] & SITES:
            faults.append(f"PAN-BOARD-03 a foot of seat {seat} on a site")
        if s.columns[seat] & ~SITES:
            faults.append(f"PAN-BOARD-04 a column of seat {seat} off the sites")
        if s.temple != NOWHERE and s.pieces(seat) >> s.temple & 1:
            faults.append("PAN-BOARD-09 a piece on the hex of the temple")
        if s.jumped[seat] & ~s.feet[seat]:
            faults.append(f"PAN-GOD-24 a jumped foot of seat {seat} is gone")
        if min(s.feet_left[seat], s.feet_in_general(seat)) < 0:
            faults.append(f"PAN-SETUP-02 feet of seat {seat}")
        if min(s.columns_left[seat], s.columns_in_general(seat)) < 0:
            faults.append(f"PAN-SETUP-02 columns of seat {seat}")
    return faults


def _token_faults(s: PantheonState) -> list[str]:
    faults: list[str] = []
    for kind, name in enumerate(OFFERINGS):
        levels = _lying(s.tokens, kind)
        if max(levels) > LEVELS:
            faults.append(f"PAN-BUY-10 levels of {name}: {levels}")
        for pair in (0, 1):
            used = len([level for level in levels if level and face_pair(level) == pair])
            if count(s.token_stock, 2 * kind + pair) > BOX.face_pairs - used:
                faults.append(f"PAN-BUY-11 tokens of {name}")
    return faults


def _course_faults(s: PantheonState) -> list[str]:
    faults: list[str] = []
    if len(s.track) > BOX.epochs or len(set(s.track)) != len(s.track):
        faults.append(f"PAN-EPOCH-01 nations {s.track}")
    if min(s.score) < 0:
        faults.append("PAN-SETUP-04 a score below 0")
    limit = s.lineup.stall_turns * s.players
    if limit and s.turns > limit:
        faults.append(f"PAN-EPOCH-32 {s.turns} turns")
    return faults
