"""The option codes of Ankh, as consecutive named ranges. They are part of the rules version."""

from typing import Final

from theomachy.games.ankh.rules.components import ACTIONS, CARDS, CONFLICT_TOKENS, KINDS, POWERS
from theomachy.games.ankh.rules.egypt import EDGES, SPACES

YES: Final = 1  # take an offer; 0 is PASS
ACTION: Final = 2
SPACE: Final = ACTION + len(ACTIONS)
KIND: Final = SPACE + SPACES
CAPTIVE: Final = KIND + len(KINDS)  # an own Warrior out of captivity
GATE: Final = CAPTIVE + 1  # the summon onto an Underworld token
REGULAR: Final = GATE + 1  # the regular summon
SEAT: Final = REGULAR + 1
CARD: Final = SEAT + 5
POWER: Final = CARD + len(CARDS)
EDGE: Final = POWER + len(POWERS)
TOKEN: Final = EDGE + len(EDGES)
FACING: Final = TOKEN + CONFLICT_TOKENS
NUMBER: Final = FACING + 6

MOST_FOLLOWERS: Final = 4095
"""More than any game can bring. Gain Followers is taken at most 18 * 6 + 5 times by all together, with at
most 31 Followers each (30 Monuments and Revered), and the battles of five Conflicts add a few hundred."""
CODES: Final = NUMBER + MOST_FOLLOWERS + 1


def kind_code(kind: int) -> int:
    """The option of a kind of pieces; -1 stays no kind."""
    return KIND + kind if kind >= 0 else kind
