"""What can be named in Ankh, and the ranges of option codes: each declared once, here."""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.bits import members
from theomachy.engine.decision import PASS
from theomachy.engine.options import Options, Range, SeatRange
from theomachy.engine.things import Family, Thing
from theomachy.games.ankh.rules.abilities.editions import EDITIONS
from theomachy.games.ankh.rules.codes import (
    ACTION,
    CAPTIVE,
    CARD,
    CODES,
    EDGE,
    FACING,
    GATE,
    KIND,
    NUMBER,
    POWER,
    REGULAR,
    SEAT,
    SPACE,
    TOKEN,
    YES,
)
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    CARDS,
    CONFLICT_TOKENS,
    EVENTS,
    FACINGS,
    GODS,
    KINDS,
    POWERS,
)
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, SPACE_NAMES
from theomachy.games.ankh.rules.state import ENDINGS, AnkhState


def seat_names(s: AnkhState) -> list[str]:
    """The seats by their gods."""
    return [GODS[god] for god in s.lineup.gods]


class Spaces(Range[AnkhState]):
    """A space, with whatever stands on it."""

    def things(self, s: AnkhState, number: int) -> list[Thing]:
        found = super().things(s, number)
        if s.all_figures() >> number & 1:
            found.append(Thing("figure", SPACE_NAMES[number]))
        if s.monuments() >> number & 1:
            found.append(Thing("monument", SPACE_NAMES[number]))
        return found


class Gates(Range[AnkhState]):
    """The summon onto an Underworld token: any of them."""

    def things(self, s: AnkhState, number: int) -> list[Thing]:
        return [Thing("gate", SPACE_NAMES[space]) for space in members(s.gates)]


SUMMONS: Final = ("regular", "gate")
"""The summons of an action; those next to a Pyramid have the name of its space."""
SPACE_FAMILY: Final = Family("space", SPACE_NAMES)
FAMILIES: Final[Mapping[str, Family]] = {
    family.kind: family
    for family in (
        Family("action", ACTIONS, "ankh-action-{name}"),
        SPACE_FAMILY,
        Family("figure", SPACE_NAMES),
        Family("monument", SPACE_NAMES),
        Family("gate", SPACE_NAMES),
        Family("kind", KINDS, "ankh-kind-{name}"),
        Family("god", GODS, "ankh-god-{name}"),
        Family("seat", GODS, "ankh-god-{name}"),
        Family("card", CARDS, "ankh-card-{name}"),
        Family("power", POWERS, "ankh-power-{name}"),
        Family("edge", EDGE_NAMES),
        Family("summon", [*SUMMONS, *SPACE_NAMES]),
        Family("token", [str(token) for token in range(1, CONFLICT_TOKENS + 1)]),
        Family("facing", FACINGS, "ankh-facing-{name}"),
        Family("event", EVENTS, "ankh-track-{name}"),
        Family("ending", ENDINGS),
        Family("edition", [edition.name for edition in EDITIONS], "ankh-edition-{name}"),
    )
}
"""Everything that can be named, by kind. Figures, Monuments and Underworld tokens are known by their space."""

OPTIONS: Final[Options[AnkhState]] = Options(
    [
        Range(PASS, Family("pass", ["pass"], "ankh-option-{name}"), lit=False),
        Range(YES, Family("yes", ["yes"], "ankh-option-{name}"), lit=False),
        Range(ACTION, FAMILIES["action"]),
        Spaces(SPACE, SPACE_FAMILY),
        Range(KIND, FAMILIES["kind"]),
        Range(CAPTIVE, Family("captive", ["captive"], "ankh-option-{name}")),
        Gates(GATE, Family("gate", ["gate"], "ankh-option-{name}")),
        Range(REGULAR, Family("regular", ["regular"], "ankh-option-{name}"), lit=False),
        SeatRange(SEAT, FAMILIES["seat"], seat_names),
        Range(CARD, FAMILIES["card"]),
        Range(POWER, FAMILIES["power"]),
        Range(EDGE, FAMILIES["edge"]),
        Range(TOKEN, FAMILIES["token"], "token-{name}", "ankh-option-token", "amount"),
        Range(FACING, FAMILIES["facing"]),
        Range(NUMBER, Family("number", [str(number) for number in range(CODES - NUMBER)])),
    ]
)
