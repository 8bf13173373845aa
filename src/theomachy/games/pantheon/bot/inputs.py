"""What a network is told of a position of Pantheon beside the features: tiles, cards by kind, the epoch."""

from typing import Final

from theomachy.games.pantheon.rules.components import BOX, CARDS, FIRST_COIN, GODS, OFFERINGS
from theomachy.games.pantheon.rules.ending import points_for_demigods
from theomachy.games.pantheon.rules.piles import count, kinds_in, size
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState

OWN: Final = ("turns-until", "starts", "big-foot", "cards", "demigod-points", "columns-built", "feet-out", "gods")
INPUTS: Final = (
    *OWN,
    *[f"level-{kind}" for kind in OFFERINGS],
    *[f"holds-{card}" for card in CARDS[:FIRST_COIN]],
    *[f"has-{god}" for god in GODS],
)
TURNS_UNTIL: Final = 0
STARTS: Final = 1
BIG_FOOT: Final = 2
HELD: Final = 3
DEMIGOD_POINTS: Final = 4
BUILT: Final = 5
FEET_OUT: Final = 6
OWNED: Final = 7
LEVEL: Final = len(OWN)
HOLDS: Final = LEVEL + len(OFFERINGS)
HAS: Final = HOLDS + FIRST_COIN
SHARED: Final = (
    "loot-left", "gods-left", "turns-begun", "ended", "open-cards",
    *[f"epoch-{epoch}" for epoch in range(1, BOX.epochs + 1)],
)  # fmt: skip
LOOT_LEFT: Final = 0
GODS_LEFT: Final = 1
TURNS_BEGUN: Final = 2
ENDED: Final = 3
OPEN_CARDS: Final = 4
EPOCH: Final = 5


def inputs_of(s: PantheonState) -> list[list[float]]:
    """For each seat its row."""
    found: list[list[float]] = []
    for seat in range(s.players):
        row = [0.0] * len(INPUTS)
        found.append(row)
        row[TURNS_UNTIL] = (seat - s.active) % s.players if s.active >= 0 else 0.0
        row[STARTS] = 1.0 if s.start == seat else 0.0
        row[BIG_FOOT] = 1.0 if s.big_foot == seat else 0.0
        hand = s.hands[seat]
        row[HELD] = int(size(hand)) / 4
        row[DEMIGOD_POINTS] = points_for_demigods(s.demigods[seat]) / 4
        row[BUILT] = s.columns[seat].bit_count() / 4
        row[FEET_OUT] = s.feet[seat].bit_count() / 4
        gods = s.gods[seat]
        row[OWNED] = int(size(gods)) / 2
        tokens = s.tokens[seat]
        for kind in range(len(OFFERINGS)):
            row[LEVEL + kind] = int(count(tokens, kind))
        for card in range(FIRST_COIN):
            row[HOLDS + card] = int(count(hand, card))
        for god in kinds_in(gods):
            row[HAS + god] = int(count(gods, god))
    return found


def shared_of(s: PantheonState) -> list[float]:
    """How far the epoch is, and which it is."""
    row = [0.0] * len(SHARED)
    left = 0
    for kind in s.loot:
        left += kind != NOTHING
    row[LOOT_LEFT] = left / 2
    row[GODS_LEFT] = int(size(s.god_display)) / 2
    row[TURNS_BEGUN] = min(3.0, s.turns / (4 * s.players))
    row[ENDED] = 1.0 if s.ended else 0.0
    row[OPEN_CARDS] = int(size(s.open)) / 4
    row[EPOCH + s.epoch() - 1] = 1.0
    return row
