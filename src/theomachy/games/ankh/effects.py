"""Which rules the effect text of each printed thing of Ankh sums up.

The texts are in `words/<language>/effects.ftl`, under the same names: `ankh-effect-card-flood` sums up the rules
of `card-flood`. Where the preview edition prints something else, it has a text and a list of its own.
"""

from collections.abc import Mapping
from typing import Final

_STRENGTH: Final = "ANKH-FIG-01"
_MONUMENT: Final = "ANKH-MON-01 ANKH-GAIN-01 ANKH-GAIN-02 ANKH-GAIN-03"
_MAJORITY: Final = "ANKH-DOM-01 ANKH-DOM-03 ANKH-DOM-04 ANKH-BAT-10"
_PREVIEW_MAJORITY: Final = "ANKHP-DOM-01 ANKHP-BAT-05 ANKH-DOM-03 ANKH-DOM-04"

_GODS: Final = {
    "god-amun": "ANKH-GOD-01 ANKH-GOD-04 ANKH-BAT-03",
    "god-anubis": "ANKH-GOD-06 ANKH-GOD-07 ANKH-GOD-08 ANKH-GOD-09 ANKH-GOD-10",
    "god-isis": "ANKH-GOD-14 ANKH-CARD-13",
    "god-osiris": "ANKH-GOD-18 ANKH-GOD-19 ANKH-GOD-21 ANKH-GOD-22 ANKH-MOVE-07 ANKH-SUM-07 ANKH-CARD-08",
    "god-ra": "ANKH-GOD-23 ANKH-GOD-24 ANKH-GOD-25 ANKH-KILL-02",
    "preview-god-anubis": "ANKHP-GOD-02 ANKHP-GOD-03 ANKHP-GOD-04 ANKH-GOD-06 ANKH-GOD-08 ANKH-GOD-09 ANKH-GOD-10",
    "preview-god-isis": "ANKHP-GOD-05 ANKH-GOD-14",
    "preview-god-osiris": "ANKHP-GOD-06 ANKHP-GOD-07 ANKHP-GOD-08 ANKH-GOD-18 ANKH-GOD-19 ANKH-GOD-21 ANKH-GOD-22",
    "preview-god-ra": "ANKHP-GOD-09 ANKHP-DOM-03 ANKH-GOD-23 ANKH-GOD-25 ANKH-KILL-02",
}
_CARDS: Final = {
    "card-flood": "ANKH-CARD-01 ANKH-CARD-03 ANKH-CARD-04 ANKH-BAT-07",
    "card-build": "ANKH-CARD-01 ANKH-CARD-06 ANKH-CARD-09",
    "card-plague": "ANKH-CARD-01 ANKH-CARD-10 ANKH-CARD-11",
    "card-chariots": "ANKH-CARD-01 ANKH-CARD-15",
    "card-drought": "ANKH-CARD-01 ANKH-CARD-16",
    "card-miracle": "ANKH-CARD-01 ANKHP-CARD-01 ANKH-CARD-17",
    "card-cycle": "ANKH-CARD-01 ANKHP-CARD-01 ANKH-CARD-19 ANKHP-CARD-10",
    "preview-card-flood": "ANKHP-CARD-01 ANKHP-CARD-07",
    "preview-card-build": "ANKHP-CARD-01 ANKHP-CARD-02 ANKHP-CARD-03 ANKH-CARD-06",
    "preview-card-plague": "ANKHP-CARD-01 ANKHP-CARD-08 ANKHP-BAT-02 ANKH-CARD-10 ANKH-CARD-11",
    "preview-card-drought": "ANKHP-CARD-01 ANKHP-CARD-05",
}
_POWERS: Final = {
    "power-commanding": "ANKH-POW-01 ANKHP-POW-02",
    "power-inspiring": "ANKH-POW-02",
    "power-omnipresent": "ANKH-POW-03",
    "power-revered": "ANKH-POW-04 ANKH-GAIN-04 ANKHP-POW-02",
    "power-resplendent": "ANKH-POW-05",
    "power-obelisk-attuned": "ANKH-POW-06 ANKH-POW-07",
    "power-temple-attuned": "ANKH-POW-11",
    "power-pyramid-attuned": "ANKH-POW-12",
    "power-glorious": "ANKH-POW-14",
    "power-magnanimous": "ANKH-POW-15 ANKH-POW-16",
    "power-bountiful": "ANKH-POW-17",
    "power-worshipful": "ANKH-POW-20",
    "power-mighty": "ANKHP-POW-06",
    "power-splendiferous": "ANKHP-POW-14",
    "preview-power-inspiring": "ANKHP-POW-03",
    "preview-power-resplendent": "ANKHP-POW-17",
    "preview-power-obelisk-attuned": "ANKHP-POW-08 ANKH-POW-06 ANKH-POW-07",
    "preview-power-temple-attuned": "ANKHP-POW-11",
    "preview-power-pyramid-attuned": "ANKHP-POW-12",
    "preview-power-glorious": "ANKHP-POW-05",
    "preview-power-bountiful": "ANKHP-POW-04",
    "preview-power-worshipful": "ANKHP-POW-13",
}
_KINDS: Final = {
    "kind-god": f"{_STRENGTH} ANKH-FIG-02 ANKH-FIG-04",
    "kind-warrior": f"{_STRENGTH} ANKH-FIG-03 ANKH-COMP-01",
    "kind-cat-mummy": f"{_STRENGTH} ANKH-GUARD-01",
    "kind-satet": f"{_STRENGTH} ANKH-GUARD-06 ANKH-GUARD-07",
    "kind-mummy": f"{_STRENGTH} ANKH-GUARD-14 ANKH-GUARD-15",
    "kind-apep": f"{_STRENGTH} ANKH-GUARD-12 ANKH-MAP-07 ANKH-MOVE-08",
    "kind-giant-scorpion": f"{_STRENGTH} ANKH-GUARD-18 ANKH-GUARD-20",
    "kind-androsphinx": f"{_STRENGTH} ANKH-GUARD-22",
    "kind-obelisk": f"{_MONUMENT} {_MAJORITY} ANKH-POW-06",
    "kind-temple": f"{_MONUMENT} {_MAJORITY} ANKH-POW-11",
    "kind-pyramid": f"{_MONUMENT} {_MAJORITY} ANKH-POW-12",
    "preview-kind-obelisk": f"{_MONUMENT} {_PREVIEW_MAJORITY} ANKHP-POW-08",
    "preview-kind-temple": f"{_MONUMENT} {_PREVIEW_MAJORITY} ANKHP-POW-11",
    "preview-kind-pyramid": f"{_MONUMENT} {_PREVIEW_MAJORITY} ANKHP-POW-12",
}
_TURNS: Final = {
    "action-move": "ANKH-MOVE-01 ANKH-MOVE-02 ANKH-MOVE-03 ANKH-MOVE-04 ANKH-MOVE-05",
    "action-summon": "ANKH-SUM-01 ANKH-SUM-08",
    "action-gain": "ANKH-GAIN-01 ANKH-GAIN-02 ANKH-GAIN-03 ANKH-TURN-13",
    "action-unlock": "ANKH-UNL-01 ANKH-UNL-02 ANKH-UNL-05 ANKH-UNL-06 ANKH-UNL-07 ANKH-TURN-10",
    "event-control-monument": "ANKH-CTRL-01 ANKH-CTRL-02 ANKH-CTRL-03 ANKH-CTRL-05 ANKH-EVT-02",
    "event-camel-caravan": (
        "ANKH-CAMEL-01 ANKH-CAMEL-03 ANKH-CAMEL-07 ANKH-CAMEL-08 ANKH-CAMEL-11 ANKH-CAMEL-12 ANKH-CAMEL-13 "
        "ANKH-EVT-02"
    ),
    "event-conflict": "ANKH-CON-01 ANKH-CON-03 ANKH-CON-04 ANKH-CON-06 ANKH-EVT-01",
    "preview-event-control-monument": "ANKH-CTRL-01 ANKH-CTRL-02 ANKH-CTRL-03 ANKHP-CTRL-01 ANKH-EVT-02",
    "preview-event-camel-caravan": (
        "ANKH-CAMEL-01 ANKH-CAMEL-03 ANKH-CAMEL-07 ANKH-CAMEL-08 ANKH-CAMEL-11 ANKH-CAMEL-12 ANKHP-CAMEL-01 "
        "ANKHP-CAMEL-02 ANKH-EVT-02"
    ),
}

COVERED: Final[Mapping[str, str]] = {**_GODS, **_CARDS, **_POWERS, **_KINDS, **_TURNS}
"""By the name of an effect text, the ids of the rules it sums up."""
