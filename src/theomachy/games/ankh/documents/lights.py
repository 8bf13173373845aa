"""What on the table stands for an option of Ankh, so that a client without rules can light it."""

from bisect import bisect_right
from typing import Final

from theomachy.engine.bits import members
from theomachy.engine.decision import PASS
from theomachy.engine.game import UnknownText
from theomachy.games.ankh.rules.codes import (
    ACTION,
    CAPTIVE,
    CARD,
    CODES,
    FACING,
    GATE,
    KIND,
    NUMBER,
    POWER,
    REGULAR,
    SEAT,
    SIDE,
    SPACE,
    TOKEN,
)
from theomachy.games.ankh.rules.state import AnkhState

RANGES: Final = (
    (PASS, ""),
    (ACTION, "action"),
    (SPACE, "space"),
    (KIND, "kind"),
    (CAPTIVE, "captive"),
    (GATE, "gate"),
    (REGULAR, ""),
    (SEAT, "seat"),
    (CARD, "card"),
    (POWER, "power"),
    (SIDE, "side"),
    (TOKEN, "token"),
    (FACING, "facing"),
    (NUMBER, "number"),
)
"""The kind of thing that each range of codes names; nothing lights up for an empty one."""
FIRST: Final = [first for first, _ in RANGES]


def lights_of(s: AnkhState, option: int) -> list[tuple[str, int]]:
    """The things an option names, each by its kind and its number; a space with whatever stands on it."""
    if not 0 <= option < CODES:
        raise UnknownText(str(option))
    first, kind = RANGES[bisect_right(FIRST, option) - 1]
    number = option - first
    if kind == "gate":
        return [("gate", space) for space in members(s.gates)]
    if kind == "space":
        found = [("space", number)]
        if s.all_figures() >> number & 1:
            found.append(("figure", number))
        if s.monuments() >> number & 1:
            found.append(("monument", number))
        return found
    return [(kind, number)] if kind else []
