"""Which rules the effect text of each printed thing of Pantheon sums up.

The texts are in `words/<language>/effects.ftl`, under the same names: `pantheon-effect-nation-roma` sums up the
rules of `nation-roma`. Things that differ only in their numbers share the text of their kind: demigods, offerings
and sacrifice tokens.
"""

from collections.abc import Mapping
from typing import Final

from theomachy.games.pantheon.rules.components import CARDS, COINS, OFFERINGS

_HANDS: Final = "PAN-NATION-01 PAN-NATION-10 PAN-NATION-11"
_LEVELS: Final = "PAN-LOOT-01 PAN-LOOT-10"
_STEPS: Final = "PAN-LOOT-01 PAN-LOOT-17 PAN-MOVE-05 PAN-MOVE-06"
_DRAWN: Final = "PAN-LOOT-01 PAN-LOOT-15"
_GOD: Final = "PAN-LOOT-01 PAN-LOOT-09"
_RESERVE: Final = "PAN-LOOT-01 PAN-LOOT-02"

_GODS: Final = {
    "god-surparit": "PAN-GOD-11 PAN-GOD-12 PAN-GOD-05",
    "god-plaesiris": "PAN-GOD-13 PAN-GOD-14 PAN-GOD-15 PAN-GOD-05",
    "god-taksator": "PAN-GOD-17 PAN-GOD-05",
    "god-depraccus": "PAN-GOD-19 PAN-GOD-06",
    "god-vinthrad": "PAN-GOD-21 PAN-GOD-06 PAN-MOVE-04",
    "god-gaiviles": "PAN-GOD-22 PAN-GOD-06 PAN-GOD-23 PAN-GOD-25 PAN-GOD-27 PAN-GOD-28",
    "god-stonkus": "PAN-GOD-31 PAN-GOD-06 PAN-BUY-02",
    "god-gadicea": "PAN-GOD-32 PAN-GOD-06 PAN-DRAW-04 PAN-DRAW-05",
    "god-pietalte": "PAN-GOD-33 PAN-GOD-06 PAN-GOD-34 PAN-SAC-14 PAN-SCORE-09",
    "god-traitera": "PAN-GOD-36 PAN-GOD-37 PAN-GOD-38",
}
_NATIONS: Final = {
    "nation-gallia": (
        "PAN-NATION-01 PAN-NATION-03 PAN-NATION-04 PAN-NATION-05 PAN-NATION-06 PAN-NATION-07 PAN-NATION-08 "
        "PAN-NATION-09"
    ),
    "nation-germania": _HANDS,
    "nation-graecia": _HANDS,
    "nation-aegyptus": "PAN-NATION-01 PAN-NATION-12 PAN-NATION-13",
    "nation-persia": "PAN-NATION-14 PAN-NATION-15",
    "nation-cartago": "PAN-NATION-01 PAN-NATION-16 PAN-NATION-17 PAN-NATION-18 PAN-NATION-19",
    "nation-iberia": "PAN-NATION-01 PAN-NATION-20",
    "nation-roma": "PAN-NATION-01 PAN-NATION-21",
}
_TILES: Final = {
    "loot-demigod": "PAN-LOOT-05 PAN-SCORE-01 PAN-SCORE-02 PAN-SCORE-03",
    "loot-god": _GOD,
    "loot-levels-1": _LEVELS,
    "loot-levels-2": _LEVELS,
    "loot-cards-2": _DRAWN,
    "loot-cards-3": _DRAWN,
    "loot-money": "PAN-LOOT-16",
    "loot-steps-1": _STEPS,
    "loot-reserve-either": f"{_RESERVE} PAN-LOOT-03",
    "loot-reserve-both": _RESERVE,
    "bonus-demigod": "PAN-LOOT-06 PAN-SCORE-01 PAN-SCORE-02 PAN-SCORE-03",
    "bonus-god": _GOD,
    "bonus-column": "PAN-LOOT-12 PAN-LOOT-20",
    "bonus-steps-1": _STEPS,
    "bonus-levels-2": _LEVELS,
    "bonus-cards-3": _DRAWN,
}
_PIECES: Final = {
    "card-move": "PAN-MOVE-02 PAN-MOVE-06 PAN-MOVE-22",
    **{f"card-{kind}": "PAN-SAC-05 PAN-SAC-11" for kind in OFFERINGS},
    **{f"card-{card}": "PAN-BUY-01 PAN-BUY-20" for card, coins in zip(CARDS, COINS, strict=True) if coins},
    "demigod": "PAN-SCORE-01 PAN-SCORE-02 PAN-SCORE-03 PAN-LOOT-07",
    "offering": "PAN-SAC-02 PAN-SAC-03 PAN-SAC-05 PAN-SAC-06",
    "token": "PAN-SAC-06 PAN-SAC-12 PAN-BUY-07 PAN-BUY-09",
    "piece-foot": "PAN-MOVE-13 PAN-BOARD-03 PAN-MOVE-20 PAN-EPOCH-27",
    "piece-column": (
        "PAN-MOVE-14 PAN-BOARD-04 PAN-BOARD-10 PAN-SCORE-04 PAN-SCORE-05 PAN-SCORE-06 PAN-SCORE-07 PAN-SCORE-08"
    ),
}
_ACTIONS: Final = {
    "action-move": "PAN-MOVE-01 PAN-MOVE-02 PAN-MOVE-08 PAN-MOVE-09 PAN-MOVE-26 PAN-MOVE-27",
    "action-buy": "PAN-BUY-01 PAN-BUY-04 PAN-BUY-05 PAN-BUY-06 PAN-BUY-07 PAN-BUY-09 PAN-BUY-12 PAN-BUY-14",
    "action-sacrifice": "PAN-SAC-01 PAN-SAC-02 PAN-SAC-03 PAN-SAC-05 PAN-SAC-06 PAN-SAC-12 PAN-GOD-02",
    "action-draw": "PAN-DRAW-01 PAN-DRAW-02",
}

COVERED: Final[Mapping[str, str]] = {**_GODS, **_NATIONS, **_TILES, **_PIECES, **_ACTIONS}
"""By the name of an effect text, the ids of the rules it sums up."""
