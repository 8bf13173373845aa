"""The six Guardians (chapter 13), one class each, with the questions they ask."""

from typing import Final

from theomachy.engine.bits import codes, members, minus
from theomachy.engine.decision import Frame, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.games.ankh.rules.abilities.hooks import Ability, AnkhQuestion
from theomachy.games.ankh.rules.actions.move import move
from theomachy.games.ankh.rules.actions.summon import put_from_pool
from theomachy.games.ankh.rules.codes import FACING, KIND, NUMBER, REGULAR, SPACE, kind_code
from theomachy.games.ankh.rules.components import CAT_MUMMY, GOD, GUARDIAN_LEVEL, MUMMY
from theomachy.games.ankh.rules.devotion import CAT_MUMMY_CURSE, LoseDevotion
from theomachy.games.ankh.rules.egypt import LAND, NEAR, WALK, WATER, facings, pointed_at
from theomachy.games.ankh.rules.kills import fallen
from theomachy.games.ankh.rules.state import AnkhState


def killed_of(s: AnkhState, side: int, kind: int) -> int:
    """How many of the side's Guardians of this kind died in the last batch."""
    level = GUARDIAN_LEVEL[kind]
    return fallen(s, side, level) if s.guardian_kind(level) == kind else 0


class CatMummy(Ability):
    """Each one killed costs every other side 1 Devotion (ANKH-GUARD-01 .. -05)."""

    says = "ANKH-GUARD-01"

    def after_kills(self, s: AnkhState) -> None:
        curses: list[Frame[AnkhState]] = []
        for owner in s.ladder:
            for _ in range(killed_of(s, owner, CAT_MUMMY)):
                curses.append(CatMummyCurse(owner))
        s.queue(curses)


class CatMummyCurse(Step[AnkhState]):
    """One loss, over all other sides in ascending order (ANKH-GUARD-03)."""

    numbers = "owner: seat"

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.owner,)

    def run(self, s: AnkhState) -> None:
        s.queue([LoseDevotion(side, 1, CAT_MUMMY_CURSE) for side in s.others(self.owner)])


class Satet(Ability):
    """In a Move action it may take the space of an enemy figure and push it away (ANKH-GUARD-06 .. -11)."""

    says = "ANKH-GUARD-06"

    def walk_onto(self, s: AnkhState, side: int, origin: int) -> int:
        reached = WALK[origin] & s.enemies(side) & LAND & ~s.closed_to(side)
        spaces = 0
        for space in members(reached):
            if push_targets(s, origin, space):
                spaces |= 1 << space
        return spaces

    def walk_onto_reasons(self, s: AnkhState, side: int, origin: int, target: int) -> list[Reason]:
        if s.enemies(side) >> target & 1 and push_targets(s, origin, target):
            return []
        return [Reason("ANKH-GUARD-10", who=side, what=kind_code(s.kind_at(target)), origin=origin, where=target)]

    def walks_onto(self, s: AnkhState, seat: int, origin: int, target: int) -> None:
        s.push(PushTo(seat, origin, target))


def push_targets(s: AnkhState, origin: int, entered: int) -> int:
    """Where the figure on the entered space can be pushed; the space just left is empty (ANKH-GUARD-07 .. -09)."""
    pushed = s.owner_at(entered)
    left = 1 << origin & ~s.closed_to(pushed)
    return NEAR[entered] & (s.open_to(pushed) | left)


class PushTo(AnkhQuestion):
    """Where is the figure pushed? Satet's player decides (ANKH-GUARD-07)."""

    asks = Asks("push-to", "place", subject="entered")
    numbers = "seat, origin: figure, entered: figure"
    asked_by = "ANKH-GUARD-07"
    decided_by = "ANKH-GUARD-07"

    def __init__(self, seat: int, origin: int, entered: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.entered: Final = entered

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.origin, self.entered)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(SPACE, push_targets(s, self.origin, self.entered))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        space = option - SPACE
        pushed = s.owner_at(self.entered)
        against: list[Reason] = []
        if not NEAR[self.entered] >> space & 1:
            against.append(Reason("ANKH-GUARD-07", who=pushed, origin=self.entered, where=space))
        if not s.empty() >> space & 1 and space != self.origin:
            against.append(Reason("ANKH-GUARD-08", who=pushed, origin=self.entered, where=space))
        if s.closed_to(pushed) >> space & 1:
            against.append(Reason("ANKH-GUARD-09", who=pushed, origin=self.entered, where=space))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        target = option - SPACE
        mover = self.side(s)
        pushed = s.owner_at(self.entered)
        kind = s.kind_at(self.entered)
        satet = s.kind_at(self.origin)
        sun = s.suns >> self.origin & 1
        s.take_figure(self.origin)
        move(s, pushed, self.entered, target, "ANKH-GUARD-06")
        s.put_figure(satet, mover, self.entered)
        s.suns |= sun << self.entered
        s.tell(
            "figure-pushed", "ANKH-GUARD-06", who=mover, whom=pushed, what=kind, origin=self.entered, where=target
        )
        s.tell("figure-moved", "ANKH-MOVE-01", who=mover, what=satet, origin=self.origin, where=self.entered)


class Apep(Ability):
    """It may be summoned onto Water (ANKH-GUARD-12, -13)."""

    says = "ANKH-GUARD-12"
    rule = "ANKH-GUARD-12"
    water_rule = "ANKH-GUARD-13"

    def summon_spaces(self, s: AnkhState, right: int, area: int, land: int) -> int:
        water = minus(WATER, s.all_figures())
        if right == REGULAR:
            return land | water
        return land | water & area


class Mummy(Ability):
    """Killed, it comes back next to its owner's God (ANKH-GUARD-14 .. -17)."""

    says = "ANKH-GUARD-14"

    def after_kills(self, s: AnkhState) -> None:
        returns: list[Frame[AnkhState]] = []
        for owner in s.ladder:
            for _ in range(killed_of(s, owner, MUMMY)):
                s.add_to_pool(owner, GUARDIAN_LEVEL[MUMMY], -1)  # it waits for its return
                returns.append(ReturnMummy(owner))
        s.queue(returns)


def beside_god(s: AnkhState, side: int) -> int:
    """The land next to the side's God on which a figure may arrive."""
    god = members(s.pieces[GOD] & s.figures[side])[0]
    return s.adjacent(god) & s.open_to(side)


class ReturnMummy(Step[AnkhState]):
    """It must return if it can; else it stays in the pool (ANKH-GUARD-15)."""

    numbers = "side: seat"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.side,)

    def run(self, s: AnkhState) -> None:
        if beside_god(s, self.side):
            s.push(MummyTo(self.side))
        else:
            s.add_to_pool(self.side, GUARDIAN_LEVEL[MUMMY], 1)
            s.tell("mummy-stays", "ANKH-GUARD-15", who=self.side)


class MummyTo(AnkhQuestion):
    """Onto which space next to its God does the Mummy return?"""

    asks = Asks("mummy-to", "place")
    asked_by = "ANKH-GUARD-14"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(SPACE, beside_god(s, self.side(s)))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        side = self.side(s)
        space = option - SPACE
        if beside_god(s, side) >> space & 1:
            return []
        rule = "ANKH-SUM-07" if s.closed_to(side) >> space & 1 else "ANKH-GUARD-14"
        return [Reason(rule, who=side, where=space)]

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        for ability in s.abilities(self.side(s)):
            ability.returned(s, self.side(s))
        s.add_to_pool(self.side(s), GUARDIAN_LEVEL[MUMMY], 1)
        put_from_pool(s, self.side(s), seat, MUMMY, option - SPACE, "ANKH-GUARD-14")


class GiantScorpion(Ability):
    """Its pincers destroy the Monuments they point at when a Conflict starts (ANKH-GUARD-18 .. -21)."""

    says = "ANKH-GUARD-18"

    def placed(self, s: AnkhState, seat: int, space: int) -> None:
        s.push(AimPincers(seat, space))

    def conflict_begins(self, s: AnkhState, sides: list[int]) -> None:
        crushed = 0
        for aim in s.aims:
            crushed |= pointed_at(aim // 6, aim % 6) & s.adjacent(aim // 6)
        if crushed:
            s.destroy_monuments(crushed & s.monuments(), "ANKH-GUARD-20")


class AimPincers(AnkhQuestion):
    """Which way do the pincers point? The owner decides at once (ANKH-DEC-05)."""

    asks = Asks("aim-pincers", "pick", subject="space")
    numbers = "seat, space: figure"
    asked_by = "ANKH-GUARD-18"
    decided_by = "ANKH-DEC-05"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [FACING + facing for facing in facings(self.space)]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not FACING <= option < NUMBER:
            return self.other_sort(option)
        if option - FACING in facings(self.space):
            return []
        return [Reason("ANKH-GUARD-19", who=self.side(s), what=option, where=self.space)]

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        s.aims = tuple(sorted([*s.aims, 6 * self.space + option - FACING]))
        s.tell("pincers-aimed", "ANKH-GUARD-18", who=self.side(s), what=option - FACING, where=self.space)


class Androsphinx(Ability):
    """Enemy figures next to it contribute no strength (ANKH-GUARD-22 .. -25)."""

    says = "ANKH-GUARD-22"
    rule = "ANKH-GUARD-22"

    def subdued(self, s: AnkhState, spaces: int) -> int:
        return s.adjacent_to_any(spaces)
