"""Merging gods (chapter 15): the two lowest sides become one."""

from typing import Final

from theomachy.engine.bits import codes, members
from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import changed, with_bits, without_bits
from theomachy.games.ankh.rules.abilities.hooks import AnkhQuestion
from theomachy.games.ankh.rules.codes import CAPTIVE, KIND, SPACE
from theomachy.games.ankh.rules.components import (
    FIRST_GUARDIAN,
    FIRST_MONUMENT,
    GUARDIAN_BASE,
    GUARDIAN_LEVEL,
    GUARDIAN_LEVELS,
)
from theomachy.games.ankh.rules.state import AnkhState


def guardians_on_map(s: AnkhState, side: int) -> int:
    """The spaces of the side's Guardians."""
    spaces = 0
    for kind in range(FIRST_GUARDIAN, FIRST_MONUMENT):
        spaces |= s.pieces[kind]
    return spaces & s.figures[side]


def guardian_options(s: AnkhState, side: int) -> list[int]:
    """The side's Guardians as option codes: a space of the map, or a kind in the pool."""
    in_pool = 0
    for level in range(1, GUARDIAN_LEVELS + 1):
        if s.guardians_in_pool(side, level):
            in_pool |= 1 << s.guardian_kind(level)
    return codes(SPACE, guardians_on_map(s, side)) + codes(KIND, in_pool)


def guardian_named(s: AnkhState, option: int) -> int:
    """The kind of Guardian an option names."""
    return s.kind_at(option - SPACE) if option < KIND else option - KIND


def give_up(s: AnkhState, side: int, option: int, rule: str) -> None:
    """The Guardian leaves the game; that is no kill (ANKH-MERGE-09)."""
    kind = guardian_named(s, option)
    where = -1
    if option < KIND:
        where = option - SPACE
        s.take_figure(where)
    else:
        s.add_to_pool(side, GUARDIAN_LEVEL[kind], -1)
    s.tell("guardian-removed", rule, who=side, what=kind, where=where)


def lose_monuments(s: AnkhState, side: int, rule: str) -> None:
    """The Monuments of a god that goes: destroyed, or neutral (ANKHP-MERGE-02, ANKHP-FORG-01)."""
    if s.edition.terms.monuments_destroyed:
        s.destroy_monuments(s.controls[side], rule)
    else:
        for space in members(s.controls[side]):
            s.tell("monument-abandoned", rule, who=side, what=s.kind_at(space), where=space)
        s.controls = changed(s.controls, side, 0)


class MergeGods(Step[AnkhState]):
    """The lowest side is the lower god, the second lowest the higher god (ANKH-MERGE-02)."""

    def run(self, s: AnkhState) -> None:
        lower = s.ladder[0]
        higher = s.ladder[1]
        s.tell("gods-merge", "ANKH-MERGE-02", who=higher, whom=lower)
        lose_monuments(s, lower, "ANKH-MERGE-03")
        removed = s.figures[lower] & ~guardians_on_map(s, lower)
        if s.listening:
            for space in members(removed):
                s.tell("figure-removed", "ANKH-MERGE-04", who=lower, what=s.kind_at(space), where=space)
        s.take_figures(removed)
        s.captives = changed(s.captives, lower, 0)  # ANKH-GOD-11
        for ability in s.abilities(lower):
            ability.merged_as_lower(s, higher)
        if s.edition.terms.followers_inherited:
            s.gain_followers(higher, s.followers[lower], "ANKH-MERGE-05")
        s.followers = changed(s.followers, lower, 0)
        s.push(BecomeOne(higher, lower))
        if s.edition.terms.guardians_taken_over:
            s.push(TakeOver(higher, lower))


class TakeOver(Step[AnkhState]):
    """The higher god may take over Guardians, one after another (ANKH-MERGE-06)."""

    numbers = "higher: seat, lower: seat"

    def __init__(self, higher: int, lower: int) -> None:
        self.higher: Final = higher
        self.lower: Final = lower

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.higher, self.lower)

    def run(self, s: AnkhState) -> None:
        if guardian_options(s, self.lower):
            s.push(TakeGuardian(self.higher, self.lower))


class TakeGuardian(AnkhQuestion):
    """Which Guardian of the lower god is taken over? PASS leaves the rest, for good."""

    asks = Asks("take-guardian", "pick", subject="lower")
    numbers = "seat, lower: seat"
    asked_by = "ANKH-MERGE-06"

    def __init__(self, seat: int, lower: int) -> None:
        super().__init__(seat)
        self.lower: Final = lower

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.lower)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [PASS, *guardian_options(s, self.lower)]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if SPACE <= option < CAPTIVE:
            return [Reason("ANKH-MERGE-06", who=self.lower, what=option)]
        return self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == PASS:
            return
        s.push(TakeOver(seat, self.lower))
        if s.bases_free(seat, GUARDIAN_BASE[guardian_named(s, option)]):
            take_over(s, seat, self.lower, option)
        else:
            s.push(GiveUpGuardian(seat, self.lower, option))


def take_over(s: AnkhState, higher: int, lower: int, option: int) -> None:
    """Only the base changes; the Guardian stays where it is (ANKH-MERGE-08)."""
    kind = guardian_named(s, option)
    where = -1
    if option < KIND:
        where = option - SPACE
        s.figures = without_bits(s.figures, lower, 1 << where)
        s.figures = with_bits(s.figures, higher, 1 << where)
    else:
        s.add_to_pool(lower, GUARDIAN_LEVEL[kind], -1)
        s.add_to_pool(higher, GUARDIAN_LEVEL[kind], 1)
    s.tell("guardian-taken-over", "ANKH-MERGE-06", who=higher, whom=lower, what=kind, where=where)


class GiveUpGuardian(AnkhQuestion):
    """All bases of that size are in use: which Guardian leaves the game for the new one (ANKH-MERGE-07)?"""

    asks = Asks("give-up-guardian", "pick", subject="wanted")
    numbers = "seat, lower: seat, wanted: guardian"
    asked_by = "ANKH-MERGE-07"

    def __init__(self, seat: int, lower: int, wanted: int) -> None:
        super().__init__(seat)
        self.lower: Final = lower
        self.wanted: Final = wanted

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.lower, self.wanted)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        base = GUARDIAN_BASE[guardian_named(s, self.wanted)]
        return [o for o in guardian_options(s, seat) if GUARDIAN_BASE[guardian_named(s, o)] == base]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if SPACE <= option < CAPTIVE:
            return [Reason("ANKH-MERGE-07", who=seat, what=option)]
        return self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        give_up(s, seat, option, "ANKH-MERGE-07")
        take_over(s, seat, self.lower, self.wanted)


class BecomeOne(Step[AnkhState]):
    """What was not taken over leaves the game; token, board, abilities and pools become one."""

    numbers = "higher: seat, lower: seat"

    def __init__(self, higher: int, lower: int) -> None:
        self.higher: Final = higher
        self.lower: Final = lower

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.higher, self.lower)

    def run(self, s: AnkhState) -> None:
        higher = self.higher
        lower = self.lower
        left = guardian_options(s, lower)
        while left:
            give_up(s, lower, left[0], "ANKH-MERGE-06")
            left = guardian_options(s, lower)
        # The pair lies where the lower god lay, below all others; that is no loss (ANKH-MERGE-10, -11).
        s.ladder = s.ladder[1:]
        s.devotion = changed(s.devotion, higher, s.devotion[lower])
        s.devotion = changed(s.devotion, lower, 0)
        s.powers = changed(s.powers, lower, 0)  # the joint board shows the higher god's powers (ANKH-MERGE-13)
        s.hands = changed(s.hands, lower, 0)
        s.side_of = changed(s.side_of, lower, higher)
        s.tell("gods-merged", "ANKH-MERGE-10", who=higher, whom=lower, what=s.devotion[higher])
