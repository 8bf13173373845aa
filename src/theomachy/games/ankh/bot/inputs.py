"""What a network is told of a position of Ankh beside the features: hands, powers, gods, tracks."""

from typing import Final

from theomachy.engine.bits import minus
from theomachy.games.ankh.bot.features import AWAY, CONFLICTS_BY, NEARNESS
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    CARDS,
    CONFLICT,
    EVENT_TRACK,
    EVENTS,
    FORGETTING_AFTER,
    GODS,
    LAST_CONFLICT,
    POWERS,
    advances_to_event,
)
from theomachy.games.ankh.rules.state import AnkhState

OWN: Final = ("to-win", "in-red", "turns-until", "followers-all", "pool", "merged", "tiebreaker")
INPUTS: Final = (
    *OWN,
    *[f"holds-{card}" for card in CARDS],
    *[f"has-{power}" for power in POWERS],
    *[f"is-{god}" for god in GODS],
)
TO_WIN: Final = 0
IN_RED: Final = 1
TURNS_UNTIL: Final = 2
FOLLOWERS_ALL: Final = 3
POOL: Final = 4
MERGED: Final = 5
TIEBREAKER: Final = 6
HOLDS: Final = len(OWN)
HAS: Final = HOLDS + len(CARDS)
IS: Final = HAS + len(POWERS)
SHARED: Final = (
    "sides",
    "conflict-near",
    *[f"next-{event}" for event in EVENTS],
    *[f"conflicts-{number}" for number in range(LAST_CONFLICT + 1)],
    *[f"track-{action}" for action in ACTIONS],
    "neutral-monuments",
)
SIDES: Final = 0
NEAR: Final = 1
NEXT: Final = 2
FOUGHT: Final = NEXT + len(EVENTS)
TRACKS: Final = FOUGHT + LAST_CONFLICT + 1
NEUTRAL: Final = TRACKS + len(ACTIONS)


def inputs_of(s: AnkhState, rows: list[list[float]]) -> list[list[float]]:
    """For each side its row; empty for seats that decide for none."""
    found: list[list[float]] = [[] for _ in rows]
    turn = s.side_of[s.turn]
    for side in s.ladder:
        row = [0.0] * len(INPUTS)
        found[side] = row
        row[TO_WIN] = (s.lineup.top - s.devotion[side]) / 10
        row[IN_RED] = 1.0 if s.in_red(side) and CONFLICTS_BY[s.event] < FORGETTING_AFTER else 0.0
        row[TURNS_UNTIL] = 0.0 if side == turn else (side - s.turn) % s.players
        row[FOLLOWERS_ALL] = s.followers[side] / 4
        row[POOL] = s.warriors(side)
        row[TIEBREAKER] = 1.0 if s.tiebreaker == side else 0.0
        hand = s.hands[side]
        for card in range(len(CARDS)):
            if hand >> card & 1:
                row[HOLDS + card] = 1.0
        powers = s.powers[side]
        for power in range(len(POWERS)):
            if powers >> power & 1:
                row[HAS + power] = 1.0
    for seat, side in enumerate(s.side_of):
        if side >= 0:
            found[side][IS + s.lineup.gods[seat]] = 1.0
            if side != seat:
                found[side][MERGED] = 1.0
    return found


def shared_of(s: AnkhState) -> list[float]:
    """Where the game is: sides, events, action markers, Monuments nobody controls."""
    row = [0.0] * len(SHARED)
    row[SIDES] = len(s.ladder)
    row[NEAR] = NEARNESS[AWAY[s.event]]
    row[NEXT + (EVENT_TRACK[s.event] if s.event < len(EVENT_TRACK) else CONFLICT)] = 1.0
    row[FOUGHT + CONFLICTS_BY[s.event]] = 1.0
    for action in range(len(ACTIONS)):
        row[TRACKS + action] = s.advances[action] / advances_to_event(s.players, action)
    held = 0
    for spaces in s.controls:
        held |= spaces
    row[NEUTRAL] = minus(s.monuments(), held).bit_count() / 3
    return row
