"""What can be named in Pantheon, and the ranges of option codes: each declared once, here."""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.decision import PASS
from theomachy.engine.options import Options, Range
from theomachy.engine.things import PLAIN, Family, Thing, Words
from theomachy.games.pantheon.rules.board import BOARD, SPACE_NAMES
from theomachy.games.pantheon.rules.codes import (
    ACTION,
    BONUS_TILE,
    CARD,
    COLUMN,
    DECK,
    DEMIGOD,
    FOOT,
    GOD,
    JUMP,
    NATION,
    OFFER,
    OPEN,
    SEAT,
    SPACE,
    STACK,
    TILE,
    TOKEN,
    WITH_TOKEN,
)
from theomachy.games.pantheon.rules.components import (
    ACTIONS,
    BONUS,
    CARDS,
    COLOURS,
    DEMIGOD_VALUES,
    GODS,
    LEVELS,
    LOOT,
    NATIONS,
    NUMERALS,
    OFFERINGS,
)
from theomachy.games.pantheon.rules.state import PantheonState


def place_name(name: str) -> str:
    """A hex by its coordinates, a site by its name too."""
    site = BOARD.site_names.get(BOARD.number[name])
    return f"{name} {site}" if site else name


class Spaces(Range[PantheonState]):
    """A hex; on a site a column is placed, and it is known by its name."""

    def words(self, s: PantheonState, number: int) -> Words:
        site = BOARD.site_names.get(number)
        return Words("pantheon-option-site", {"where": site}) if site else PLAIN


class Jumps(Range[PantheonState]):
    """A jump, with the hex it lands on."""

    def things(self, s: PantheonState, number: int) -> list[Thing]:
        return [Thing("space", SPACE_NAMES[number]), *super().things(s, number)]

    def words(self, s: PantheonState, number: int) -> Words:
        return Words(self.key, {"where": place_name(SPACE_NAMES[number])})


class Tokens(Range[PantheonState]):
    """A sacrifice token at a level."""

    def words(self, s: PantheonState, number: int) -> Words:
        kind = FAMILIES["offering"].words(OFFERINGS[number // LEVELS])
        return Words(self.key, {"what": kind, "amount": NUMERALS[number % LEVELS]})


FAMILIES: Final[Mapping[str, Family]] = {
    family.kind: family
    for family in (
        Family("action", ACTIONS, "pantheon-action-{name}"),
        Family("space", SPACE_NAMES),
        Family("card", CARDS, "pantheon-card-{name}"),
        Family("god", GODS, "pantheon-god-{name}"),
        Family("offering", OFFERINGS, "pantheon-offering-{name}"),
        Family("token", [f"{kind}-{numeral}" for kind in OFFERINGS for numeral in NUMERALS]),
        Family("level", NUMERALS),
        Family("piece", ("foot", "column"), "pantheon-option-{name}"),
        Family("loot", LOOT, "pantheon-loot-{name}"),
        Family("bonus", BONUS, "pantheon-bonus-{name}"),
        Family("demigod", [str(value) for value in range(1, DEMIGOD_VALUES + 1)]),
        Family("nation", NATIONS, "pantheon-nation-{name}"),
        Family("seat", COLOURS, "pantheon-seat-{name}"),
    )
}
"""Everything that can be named, by kind."""

OPTIONS: Final[Options[PantheonState]] = Options(
    [
        Range(PASS, Family("pass", ["pass"], "pantheon-option-{name}"), lit=False),
        Range(ACTION, FAMILIES["action"]),
        Spaces(SPACE, FAMILIES["space"]),
        Jumps(JUMP, Family("jump", SPACE_NAMES), "jump@{name}", "pantheon-option-jump"),
        Range(CARD, FAMILIES["card"], "card-{name}", "pantheon-option-card", "what"),
        Range(OPEN, Family("open", CARDS, "pantheon-card-{name}"), "open-{name}", "pantheon-option-open", "what"),
        Range(DECK, Family("deck", ["deck"], "pantheon-option-deck")),
        Range(STACK, Family("stack", ["stack"], "pantheon-option-reveal"), "reveal"),
        Range(GOD, FAMILIES["god"]),
        Range(OFFER, FAMILIES["offering"], "{name}-cards", "pantheon-option-cards", "what"),
        Range(
            WITH_TOKEN,
            Family("with-token", OFFERINGS, "pantheon-offering-{name}"),
            "{name}-token",
            "pantheon-option-token",
            "what",
        ),
        Tokens(TOKEN, FAMILIES["token"], key="pantheon-option-level"),
        Range(FOOT, Family("foot", ["foot"], "pantheon-option-foot")),
        Range(COLUMN, Family("column", ["column"], "pantheon-option-column")),
        Range(TILE, FAMILIES["loot"], "loot-{name}"),
        Range(BONUS_TILE, FAMILIES["bonus"], "bonus-{name}"),
        Range(DEMIGOD, FAMILIES["demigod"], "demigod-{name}", "pantheon-option-demigod", "amount"),
        Range(NATION, FAMILIES["nation"]),
        Range(SEAT, FAMILIES["seat"]),
    ]
)
