"""What a campaign of random games of Ankh varies, and what it must see happen."""

from itertools import combinations, product
from typing import Final

from theomachy.engine.bits import bits_of, members
from theomachy.engine.chance import Dice
from theomachy.engine.event import Event
from theomachy.engine.values import added, changed, with_bits
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.components import (
    EVENTS,
    GOD,
    GODS,
    GUARDIAN_LEVEL,
    GUARDIAN_LEVELS,
    KINDS,
    UNLOCKS_PER_LEVEL,
    WARRIOR,
)
from theomachy.games.ankh.rules.scenario import kingdoms
from theomachy.games.ankh.rules.state import ENDINGS, AnkhState

TRACKS: Final = ((31, 20), (31, 8), (14, 5))
"""Devotion tracks (top, last red): the printed one, and two on which random players come further."""
FOLLOWERS: Final = 6
ABROAD: Final = 2
"""The level of the Guardians that stand abroad in an old game."""

WITNESSES: Final = {
    "god amun": "ANKH-GOD-01",
    "god anubis captures": "ANKH-GOD-06",
    "god anubis strength": "ANKH-GOD-08",
    "god anubis ransom": "ANKH-GOD-09",
    "god isis": "ANKH-GOD-14",
    "god osiris token": "ANKH-GOD-18",
    "god osiris summon": "ANKH-GOD-21",
    "god ra sun": "ANKH-GOD-23",
    "god ra reward": "ANKH-GOD-24",
    "power commanding": "ANKH-POW-01",
    "power inspiring": "ANKH-POW-02",
    "power omnipresent": "ANKH-POW-03",
    "power revered": "ANKH-POW-04",
    "power resplendent": "ANKH-POW-05",
    "power obelisk-attuned": "ANKH-POW-06",
    "power temple-attuned": "ANKH-POW-11",
    "power pyramid-attuned": "ANKH-POW-12",
    "power glorious": "ANKH-POW-14",
    "power magnanimous": "ANKH-POW-15",
    "power bountiful": "ANKH-POW-17",
    "power worshipful": "ANKH-POW-20",
    "card flood": "ANKH-CARD-03",
    "card flood shelters": "ANKH-CARD-04",
    "card build": "ANKH-CARD-06",
    "card plague": "ANKH-CARD-11",
    "card chariots": "ANKH-CARD-15",
    "card drought": "ANKH-CARD-16",
    "card miracle": "ANKH-CARD-17",
    "card cycle": "ANKH-CARD-19",
    "guardian cat-mummy": "ANKH-GUARD-01",
    "guardian satet": "ANKH-GUARD-06",
    "guardian apep": "ANKH-GUARD-12",
    "guardian mummy": "ANKH-GUARD-14",
    "guardian mummy stays": "ANKH-GUARD-15",
    "guardian giant-scorpion aims": "ANKH-GUARD-18",
    "guardian giant-scorpion crushes": "ANKH-GUARD-20",
    "guardian androsphinx": "ANKH-GUARD-22",
    "tiebreaker": "ANKH-BAT-16",
    "tie": "ANKH-BAT-18",
    "nobody left": "ANKH-BAT-15",
    "enemy Monument taken": "ANKH-CTRL-02",
    "caravan": "ANKH-CAMEL-07",
    "tokens exchanged": "ANKH-CAMEL-13",
    "Guardian card empty": "ANKH-UNL-08",
    "gods merged": "ANKH-MERGE-10",
    "Guardian taken over": "guardian-taken-over",
    "Guardian given up": "ANKH-MERGE-07",
    "god forgotten": "ANKH-FORG-01",
}
"""What must happen sooner or later, and the rule (or else the kind) of the event that shows it."""


PREVIEW_WITNESSES: Final = {
    **{name: sign for name, sign in WITNESSES.items() if sign.startswith(("ANKH-BAT", "ANKH-CTRL", "ANKH-GUARD"))},
    "god amun": "ANKH-GOD-01",
    "god anubis captures": "ANKH-GOD-06",
    "god anubis strength": "ANKH-GOD-08",
    "god anubis ransom": "ANKH-GOD-09",
    "god isis": "ANKHP-GOD-05",
    "god osiris token": "ANKH-GOD-18",
    "god osiris summon": "ANKH-GOD-21",
    "god ra sun": "ANKH-GOD-23",
    "god ra reward": "ANKHP-GOD-09",
    "power commanding": "ANKH-POW-01",
    "power inspiring": "ANKHP-POW-03",
    "power bountiful": "ANKHP-POW-04",
    "power revered": "ANKH-POW-04",
    "power glorious": "ANKHP-POW-05",
    "power obelisk-attuned": "ANKHP-POW-08",
    "power temple-attuned": "ANKHP-POW-11",
    "power pyramid-attuned": "ANKHP-POW-12",
    "power mighty": "ANKHP-POW-06",
    "power worshipful": "ANKHP-POW-13",
    "power resplendent": "ANKHP-POW-17",
    "power splendiferous": "ANKHP-POW-14",
    "card flood": "ANKHP-CARD-07",
    "card build": "ANKHP-CARD-02",
    "card plague": "ANKH-CARD-11",
    "card drought": "ANKHP-CARD-05",
    "card miracle": "ANKH-CARD-17",
    "card cycle": "ANKH-CARD-19",
    "caravan": "ANKH-CAMEL-07",
    "tokens exchanged": "ANKHP-CAMEL-01",
    "Guardian card empty": "ANKH-UNL-08",
    "gods merged": "ANKH-MERGE-10",
    "god forgotten": "ANKH-FORG-01",
}
"""The same for the preview edition."""


def all_lineups(players: int) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Every combination of scenario, gods and Guardians for this number of players."""
    guardians = [
        [KINDS[kind] for kind, its_level in GUARDIAN_LEVEL.items() if its_level == level]
        for level in range(1, GUARDIAN_LEVELS + 1)
    ]
    return list(product(kingdoms(players), combinations(GODS, players), product(*guardians)))


def grow_old(s: AnkhState, dice: Dice) -> None:
    """Make a new game one in which rare things are near: four powers each, no neutral Monument, Warriors close
    around every God, and each side's second Guardian abroad, beside another God."""
    for side in range(s.players):
        s.followers = changed(s.followers, side, FOLLOWERS)
        for level in s.edition.levels[:2]:
            s.powers = with_bits(s.powers, side, bits_of(dice.shuffled(members(level))[:UNLOCKS_PER_LEVEL]))
        if s.guardian_cards[ABROAD - 1]:
            s.guardian_cards = added(s.guardian_cards, ABROAD - 1, -1)
            s.put_figure(s.guardian_kind(ABROAD), side, beside_god(s, (side + 1) % s.players)[0])
    for place, space in enumerate(dice.shuffled(members(s.neutral_monuments()))):
        s.controls = with_bits(s.controls, place % s.players, 1 << space)
    for side in range(s.players):
        for space in beside_god(s, side)[: s.warriors(side)]:
            s.put_figure(WARRIOR, side, space)


def beside_god(s: AnkhState, side: int) -> list[int]:
    """The empty land next to a side's God."""
    return members(s.adjacent(members(s.pieces[GOD] & s.figures[side])[0]) & s.empty())


class AnkhCampaign:
    """Random games of one edition."""

    def __init__(self, edition: str, witnesses: dict[str, str]) -> None:
        self.edition: Final = edition
        self.shown_by: Final = {sign: name for name, sign in witnesses.items()}
        self.expected: Final = [
            *[f"event {event}" for event in EVENTS],
            *[f"ending {ending}" for ending in ENDINGS[1:]],
            *witnesses,
        ]

    def new(self, players: int, number: int, dice: Dice) -> AnkhState:
        """The number-th game: lineups in turn, seats, first player and track by the dice; every third is old."""
        lineups = all_lineups(players)
        scenario, gods, guardians = lineups[number % len(lineups)]
        seated = [gods[index] for index in dice.shuffled(list(range(players)))]
        top, last_red = TRACKS[dice.below(len(TRACKS))]
        s = ANKH.new(
            players=players,
            gods=seated,
            guardians=list(guardians),
            scenario=scenario,
            first=dice.below(players),
            edition=self.edition,
            top=top,
            last_red=last_red,
        )
        if number % 3 == 2:
            grow_old(s, dice)
        return s

    def witnessed(self, event: Event) -> str:
        """The event as a line of the campaign's table; empty if it is not counted."""
        if event.kind == "event-triggered":
            return f"event {EVENTS[event.what]}"
        if event.kind == "game-over":
            return f"ending {ENDINGS[event.what]}"
        return self.shown_by.get(event.kind) or self.shown_by.get(event.rule, "")


FINAL_CAMPAIGN: Final = AnkhCampaign("final", WITNESSES)
PREVIEW_CAMPAIGN: Final = AnkhCampaign("preview", PREVIEW_WITNESSES)
