"""What a player of Ankh looks at, each in a number. What they are worth stands in bots/data/ankh.toml."""

from math import exp
from typing import Final

from theomachy.engine.bits import minus
from theomachy.games.ankh.rules.actions.followers import gain_of
from theomachy.games.ankh.rules.actions.turn import rewarded_powers
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    CAMEL_CARAVAN,
    CAPTIVE_SLOTS,
    CHARIOTS,
    CONFLICT,
    CONFLICT_TOKENS,
    CONTROL_MONUMENT,
    CYCLE,
    DROUGHT,
    EVENT_TRACK,
    FLOOD,
    FORGETTING_AFTER,
    GOD,
    GUARDIAN_LEVELS,
    MERGING_AFTER,
    MIRACLE,
    UNLOCKS,
    UNLOCKS_PER_LEVEL,
    WARRIOR,
    advances_to_event,
)
from theomachy.games.ankh.rules.egypt import DESERT, FERTILE
from theomachy.games.ankh.rules.events.battle import strength_of
from theomachy.games.ankh.rules.events.conflict import majorities
from theomachy.games.ankh.rules.events.control import targets
from theomachy.games.ankh.rules.state import AnkhState

FEATURES: Final = (
    "devotion", "above", "red", "merging",
    "dominations", "majorities", "victories", "casualties",
    "warriors", "guardians", "reserves",
    "monuments", "targets", "gain",
    "followers", "affordable", "powers-1", "powers-2", "powers-3", "rewards",
    "cards", "cycle", "chariots", "drought", "miracle", "flood", "tokens",
    "turn", "control-at-hand", "caravan-at-hand", "conflict-at-hand",
)  # fmt: skip
DEVOTION: Final = 0
ABOVE: Final = 1
RED: Final = 2
MERGING: Final = 3
DOMINATIONS: Final = 4
MAJORITIES: Final = 5
VICTORIES: Final = 6
CASUALTIES: Final = 7
WARRIORS: Final = 8
GUARDIANS: Final = 9
RESERVES: Final = 10
MONUMENTS: Final = 11
TARGETS: Final = 12
GAIN: Final = 13
FOLLOWERS: Final = 14
AFFORDABLE: Final = 15
POWERS: Final = 16
REWARDS: Final = 19
CARDS: Final = 20
CYCLE_HELD: Final = 21
CHARIOTS_HELD: Final = 22
DROUGHT_READY: Final = 23
MIRACLE_READY: Final = 24
FLOOD_READY: Final = 25
TOKENS: Final = 26
TURN: Final = 27
AT_HAND: Final = 28

RULES: Final = {
    "devotion": "ANKH-DEV-01",
    "above": "ANKH-DEV-05",
    "red": "ANKH-FORG-01",
    "merging": "ANKH-MERGE-10",
    "dominations": "ANKH-DOM-02",
    "majorities": "ANKH-DOM-03",
    "victories": "ANKH-BAT-20",
    "casualties": "ANKH-BAT-21",
    "warriors": "ANKH-BAT-12",
    "guardians": "ANKH-BAT-12",
    "reserves": "ANKH-UNL-07",
    "monuments": "ANKH-DOM-03",
    "targets": "ANKH-CTRL-01",
    "gain": "ANKH-GAIN-01",
    "followers": "ANKH-UNL-02",
    "affordable": "ANKH-UNL-02",
    "powers-1": "ANKH-UNL-05",
    "powers-2": "ANKH-UNL-05",
    "powers-3": "ANKH-UNL-05",
    "rewards": "ANKHP-TURN-04",
    "cards": "ANKH-BAT-06",
    "cycle": "ANKH-CARD-19",
    "chariots": "ANKH-CARD-15",
    "drought": "ANKH-CARD-16",
    "miracle": "ANKH-CARD-17",
    "flood": "ANKH-CARD-03",
    "tokens": "ANKH-COMP-10",
    "turn": "ANKH-TURN-01",
    "control-at-hand": "ANKH-TURN-05",
    "caravan-at-hand": "ANKH-TURN-05",
    "conflict-at-hand": "ANKH-TURN-05",
}
"""The rule that makes each feature count."""
CONFLICTS_BY: Final = [EVENT_TRACK[:event].count(CONFLICT) for event in range(len(EVENT_TRACK) + 1)]
"""How many Conflicts there were after so many events."""
AWAY: Final = [(*EVENT_TRACK, CONFLICT)[event:].index(CONFLICT) for event in range(len(EVENT_TRACK) + 1)]
"""How many other events come before the next Conflict, after so many events."""
NEARNESS: Final = [1.0, 0.75, 0.6, 0.5, 0.5]
"""How much of what a Conflict would bring now is likely to be there when it comes, by the events before it."""
PACE: Final = 5.0
"""What a Conflict brings a side that will not be forgotten, about."""
CLOSENESS: Final = 1.5
"""By how much strength a Battle is decided, about: cards are still to come."""


def stage_of(s: AnkhState) -> float:
    """How many of the events have been."""
    return s.event / len(EVENT_TRACK)


def features_of(s: AnkhState) -> list[list[float]]:
    """For each seat its row; empty for seats that decide for no side."""
    rows: list[list[float]] = [[] for _ in range(s.players)]
    for side in s.ladder:
        rows[side] = [0.0] * len(FEATURES)
    near = NEARNESS[AWAY[s.event]]
    for token in range(CONFLICT_TOKENS):
        if s.regions[token]:
            count_region(s, token, near, rows)
    for place, side in enumerate(s.ladder):
        count_side(s, place, side, rows[side])
    count_tempo(s, rows[s.side_of[s.turn]])
    return rows


def count_region(s: AnkhState, token: int, near: float, rows: list[list[float]]) -> None:
    """What the coming Conflict may bring in one region (ANKH-CON-04)."""
    area = s.area(token)
    present = [side for side in s.ladder if s.figures[side] & area]
    for side in present:
        rows[side][MAJORITIES] += near * majorities(s, side, token)
    if len(present) == 1:
        bonus = 0
        for ability in s.abilities(present[0]):
            bonus += ability.dominates(s, present[0], token)
        rows[present[0]][DOMINATIONS] += near * (1 + bonus)
    elif present:
        count_battle(s, token, area, present, near, rows)


def count_battle(
    s: AnkhState, token: int, area: int, present: list[int], near: float, rows: list[list[float]]
) -> None:
    """What a contested region may bring: victory by strength, losses, and what cards could make of it."""
    before = s.battle.region
    s.battle.region = token  # some abilities ask which region is fought for
    odds = [exp((strength_of(s, side, area) + card_strength(s, side)) / CLOSENESS) for side in present]
    total = sum(odds)
    for place, side in enumerate(present):
        row = rows[side]
        chance = odds[place] / total
        bonus = 0
        for ability in s.abilities(side):
            bonus += ability.win_devotion(s, side)
        figures = s.figures[side] & area
        mortal = minus(figures, s.pieces[GOD]).bit_count()
        row[VICTORIES] += near * chance * (1 + bonus)
        row[CASUALTIES] += near * (1.0 - chance) * mortal
        hand = s.hands[side]
        ground = minus(figures & s.regions[token], s.gates)
        if hand >> DROUGHT & 1:
            row[DROUGHT_READY] = max(row[DROUGHT_READY], near * chance * (ground & DESERT).bit_count())
        if hand >> MIRACLE & 1:
            row[MIRACLE_READY] = max(row[MIRACLE_READY], near * (1.0 - chance) * mortal)
        if hand >> FLOOD & 1:
            row[FLOOD_READY] = max(row[FLOOD_READY], near * (ground & FERTILE).bit_count())
    s.battle.region = before


def card_strength(s: AnkhState, side: int) -> float:
    """What the strongest card in the hand may add."""
    hand = s.hands[side]
    return 1.5 if hand >> CHARIOTS & 1 else 0.5 if hand >> DROUGHT & 1 else 0.0


def count_side(s: AnkhState, place: int, side: int, row: list[float]) -> None:
    """What a side has, on the map and before it."""
    fought = CONFLICTS_BY[s.event]
    row[DEVOTION] = s.devotion[side]
    row[ABOVE] = place
    if fought < FORGETTING_AFTER:  # ANKH-FORG-01: out at the end of the 4th Conflict if still in the red
        row[RED] = max(0.0, s.lineup.last_red + 1 - s.devotion[side] - PACE * (FORGETTING_AFTER - fought))
    if fought < MERGING_AFTER and s.players > 2 and place < 2:  # ANKH-MERGE-10: the pair lies where the lower lay
        row[MERGING] = 1 + s.devotion[side] - s.devotion[s.ladder[0]]
    figures = s.figures[side]
    warriors = (figures & s.pieces[WARRIOR]).bit_count()
    row[WARRIORS] = warriors
    row[GUARDIANS] = minus(figures, s.pieces[GOD]).bit_count() - warriors
    reserves = 0
    for level in range(GUARDIAN_LEVELS):
        reserves += s.reserve[side * GUARDIAN_LEVELS + level]
    row[RESERVES] = reserves
    row[MONUMENTS] = s.controls[side].bit_count()
    row[TARGETS] = min(2, targets(s, side).bit_count())
    row[GAIN] = min(6, gain_of(s, side))
    row[FOLLOWERS] = min(12, s.followers[side])
    unlocked = s.powers[side].bit_count()
    if unlocked < UNLOCKS and s.followers[side] > unlocked // UNLOCKS_PER_LEVEL:
        row[AFFORDABLE] = 1.0
    for level in range(3):
        row[POWERS + level] = min(2, max(0, unlocked - UNLOCKS_PER_LEVEL * level))
    if s.edition.end_of_actions:
        row[REWARDS] = rewarded_powers(s, side).bit_count()
    hand = s.hands[side]
    row[CARDS] = hand.bit_count()
    row[CYCLE_HELD] = hand >> CYCLE & 1
    row[CHARIOTS_HELD] = hand >> CHARIOTS & 1
    row[TOKENS] = (s.suns & figures).bit_count()
    for ability in s.abilities(side):
        if ability.enters_gates():
            row[TOKENS] += s.gates.bit_count()
        row[TOKENS] += min(CAPTIVE_SLOTS, ability.god_strength(s, side, 0)) if ability.name == "anubis" else 0


def count_tempo(s: AnkhState, row: list[float]) -> None:
    """Whose turn it is, and whether its first action can trigger the next event (ANKH-TURN-05)."""
    row[TURN] = 1.0
    for action in range(len(ACTIONS)):
        if s.advances[action] + 1 == advances_to_event(s.players, action):
            event = EVENT_TRACK[s.event] if s.event < len(EVENT_TRACK) else CONFLICT
            row[AT_HAND + event] = 1.0
            return


assert (CONTROL_MONUMENT, CAMEL_CARAVAN, CONFLICT) == (0, 1, 2)
