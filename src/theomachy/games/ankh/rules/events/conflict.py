"""The Conflict event (chapter 8): its frame, and Domination."""

from typing import Final

from theomachy.engine.bits import how_many
from theomachy.engine.decision import Frame, Step
from theomachy.games.ankh.rules.components import (
    CONFLICT,
    CONFLICT_TOKENS,
    EVENT_TRACK,
    FIRST_MONUMENT,
    FORGETTING_AFTER,
    KINDS,
    LAST_CONFLICT,
    MERGING_AFTER,
)
from theomachy.games.ankh.rules.devotion import DOMINATION, MAJORITY_IN_DOMINATION, GainDevotion
from theomachy.games.ankh.rules.events.forget import ForgetGods
from theomachy.games.ankh.rules.events.merge import MergeGods
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import LAST_EVENT, AnkhState


def begin_conflict(s: AnkhState, seat: int) -> None:
    """The triggering side takes the Tiebreaker; then region after region (ANKH-CON-01, -03)."""
    s.tiebreaker = s.side_of[seat]
    s.tiebreaker_up = True
    s.tell("tiebreaker-taken", "ANKH-CON-01", who=s.tiebreaker)
    frames: list[Frame[AnkhState]] = [ConflictBegins()]
    frames += [ResolveRegion(token) for token in range(CONFLICT_TOKENS) if s.regions[token]]
    frames += [ConflictEnds(), AfterConflict()]
    s.queue(frames)


class ConflictBegins(Step[AnkhState]):
    """Effects at the start of a Conflict, before any region is looked at (ANKH-CON-02)."""

    def run(self, s: AnkhState) -> None:
        for ability in s.edition.conflict_begins:
            ability.conflict_begins(s, s.edition.with_ability(s, ability, s.ladder))


class ResolveRegion(Step[AnkhState]):
    """Presence is looked at when the region's turn comes (ANKH-CON-04)."""

    numbers = "token"

    def __init__(self, token: int) -> None:
        self.token: Final = token

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.token,)

    def run(self, s: AnkhState) -> None:
        present = s.present(self.token)
        if not present:
            s.tell("region-skipped", "ANKH-CON-04", what=self.token)
        elif len(present) == 1:
            s.tell("domination", "ANKH-CON-04", who=present[0], what=self.token)
            dominate(s, present[0], self.token)
        else:
            s.tell("battle-begins", "ANKH-CON-04", what=self.token, amount=len(present))
            s.battle.region = self.token
            s.queue(list(s.edition.battle))


def majorities(s: AnkhState, side: int, token: int) -> int:
    """Devotion for the types of Monument of which the side has the majority in the region (ANKH-DOM-03):
    1 for each type (ANKH-DOM-01), or 1 for each of its Monuments of such a type (ANKHP-DOM-01)."""
    found = 0
    controlled = s.controls[side] & s.regions[token]
    if not controlled:
        return 0
    for kind in range(FIRST_MONUMENT, len(KINDS)):
        own = how_many(s.pieces[kind] & controlled)
        if own and own > most_of_others(s, side, s.pieces[kind] & s.regions[token]):
            found += own if s.edition.terms.majority_per_monument else 1
    return found


def most_of_others(s: AnkhState, side: int, spaces: int) -> int:
    """The most Monuments on these spaces that one other side controls."""
    most = 0
    for other in s.ladder:
        if other != side:
            most = max(most, how_many(spaces & s.controls[other]))
    return most


def dominate(s: AnkhState, side: int, token: int) -> None:
    """Two separate gains: for majorities, and for Domination itself (ANKH-DOM-01, -02); or one (ANKHP-DOM-02)."""
    amount = 1
    for ability in s.abilities(side):
        bonus = ability.dominates(s, side, token)
        if bonus:
            s.tell("reward-bonus", ability.rule, who=side, amount=bonus)
        amount += bonus
    for_majorities = majorities(s, side, token)
    if s.edition.terms.majority_per_monument:
        s.push(GainDevotion(side, amount + for_majorities, DOMINATION))
    else:
        s.queue([
            GainDevotion(side, for_majorities, MAJORITY_IN_DOMINATION),
            GainDevotion(side, amount, DOMINATION),
        ])  # fmt: skip


class ConflictEnds(Step[AnkhState]):
    """Tokens return (ANKH-CON-05)."""

    def run(self, s: AnkhState) -> None:
        s.tiebreaker = NOBODY
        s.tiebreaker_up = False
        for ability in s.edition.gods:
            ability.conflict_ends(s)
        s.tell("conflict-ends", "ANKH-CON-05", amount=conflicts_fought(s))


FOUGHT: Final = [EVENT_TRACK[:triggered].count(CONFLICT) for triggered in range(len(EVENT_TRACK) + 1)]
"""The Conflicts among so many events."""


def conflicts_fought(s: AnkhState) -> int:
    """How many Conflicts were triggered so far, this one included."""
    return FOUGHT[s.event]


class AfterConflict(Step[AnkhState]):
    """Merging, forgetting or the end of the game (ANKH-CON-06)."""

    def run(self, s: AnkhState) -> None:
        fought = conflicts_fought(s)
        if fought == MERGING_AFTER and s.players > 2:
            s.push(MergeGods())
        elif fought == FORGETTING_AFTER:
            s.push(ForgetGods())
        elif fought == LAST_CONFLICT:
            s.finish(LAST_EVENT, s.ladder[-1], "ANKH-END-04")
