"""The Summon Figure action (chapter 6.2): a regular summon and what abilities add to it."""

from typing import Final

from theomachy.engine.bits import codes
from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import Row, added
from theomachy.games.ankh.rules.abilities.hooks import AnkhQuestion
from theomachy.games.ankh.rules.actions.move import figure_arrived
from theomachy.games.ankh.rules.codes import CAPTIVE, GATE, KIND, REGULAR, SEAT, SPACE, kind_code
from theomachy.games.ankh.rules.components import FIRST_GUARDIAN, FIRST_MONUMENT, GUARDIAN_LEVELS, WARRIOR
from theomachy.games.ankh.rules.egypt import LAND
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import AnkhState

RANSOM: Final = 1  # Followers for a captive (ANKH-GOD-09)


def rights_left(s: AnkhState, side: int, used: Row) -> list[int]:
    """The summons of this action not yet made, each as an option code (ANKH-SUM-05, -06)."""
    rights = [REGULAR]
    for ability in s.abilities(side):
        rights += ability.summon_rights(s, side)
    return [right for right in rights if right not in used] if used else rights


def area_of(s: AnkhState, side: int, right: int) -> int:
    """The spaces this summon reaches, free or not."""
    if right == REGULAR:
        return s.beside_figures(side) | s.beside_monuments(side)  # ANKH-SUM-01, -02, -04
    area = 0
    for ability in s.abilities(side):
        area |= ability.summon_area(s, side, right)
    return area


def spaces_by(s: AnkhState, side: int, kind: int, right: int) -> int:
    """The spaces onto which this summon may put a figure of this kind."""
    area = area_of(s, side, right)
    land = area & s.open_to(side)
    if kind < FIRST_GUARDIAN:
        return land
    return s.edition.guardians[kind].summon_spaces(s, right, area, land)


def spaces_for(s: AnkhState, side: int, kind: int, used: Row) -> int:
    """The spaces onto which any summon left may put a figure of this kind."""
    spaces = 0 if REGULAR in used else spaces_by(s, side, kind, REGULAR)
    for ability in s.abilities(side):
        for right in ability.summon_rights(s, side):
            if right not in used:
                spaces |= spaces_by(s, side, kind, right)
    return spaces


def captor(s: AnkhState, side: int) -> int:
    """The side that holds own Warriors captive; NOBODY if none does (ANKH-SUM-08)."""
    if not s.captives[side]:
        return NOBODY
    for other in s.others(side):
        for ability in s.abilities(other):
            if ability.holds_captive(s, side):
                return other
    return NOBODY


def kind_of(option: int) -> int:
    """The kind of figure an option names."""
    return WARRIOR if option == CAPTIVE else option - KIND


def summonable(s: AnkhState, side: int, used: Row) -> list[int]:
    """The figures that can be summoned now, as option codes."""
    found: list[int] = []
    ransom = captor(s, side) != NOBODY and s.followers[side] >= RANSOM
    in_pool = s.warriors(side) > 0
    room = (in_pool or ransom) and spaces_for(s, side, WARRIOR, used) != 0
    if in_pool and room:
        found.append(KIND + WARRIOR)
    for level in range(1, GUARDIAN_LEVELS + 1):
        kind = s.guardian_kind(level)
        if s.guardians_in_pool(side, level) and spaces_for(s, side, kind, used):
            found.append(KIND + kind)
    if ransom and room:
        found.append(CAPTIVE)
    return found


class SummonFigures(Step[AnkhState]):
    """The summons of the action, in any order, until nothing is left or wanted."""

    numbers = "seat, *used: summon"

    def __init__(self, seat: int, *used: int) -> None:
        self.seat: Final = seat
        self.used: Final = used

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, *self.used)

    def run(self, s: AnkhState) -> None:
        offer_summon(s, self.seat, self.used)


def offer_summon(s: AnkhState, seat: int, used: Row) -> None:
    """Ask for the next figure to summon, if there is one and a space for it."""
    if summonable(s, s.side_of[seat], used):
        s.push(SummonWhat(seat, *used))


class SummonWhat(AnkhQuestion):
    """Which figure? PASS summons nothing more."""

    asks = Asks("summon-what", "carry", chosen="used")
    numbers = "seat, *used: summon"
    asked_by = "ANKH-SUM-01"
    decided_by = "ANKH-DEC-01"

    def __init__(self, seat: int, *used: int) -> None:
        super().__init__(seat)
        self.used: Final = used

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, *self.used)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [PASS, *summonable(s, self.side(s), self.used)]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option == PASS:
            return []
        side = self.side(s)
        against: list[Reason] = []
        if option == CAPTIVE:
            if captor(s, side) == NOBODY:
                against.append(Reason("ANKH-SUM-08", who=side))
            if s.followers[side] < RANSOM:
                against.append(Reason("ANKH-GOD-10", who=side, amount=RANSOM))
        elif not KIND + WARRIOR <= option < KIND + FIRST_MONUMENT:
            return self.other_sort(option)
        elif not s.pool(side, kind_of(option)):
            against.append(Reason("ANKH-SUM-03", who=side, what=KIND + kind_of(option)))
        if not against and not spaces_for(s, side, kind_of(option), self.used):
            against.append(Reason("ANKH-SUM-03", who=side, what=KIND + kind_of(option)))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option != PASS:
            s.push(SummonWhere(seat, option, *self.used))

    def cost(self, s: AnkhState, option: int) -> int | None:
        return RANSOM if option == CAPTIVE else None


class SummonWhere(AnkhQuestion):
    """Onto which space?"""

    asks = Asks("summon-where", "place", subject="what", chosen="used")
    numbers = "seat, what: piece, *used: summon"
    asked_by = "ANKH-SUM-01"
    decided_by = "ANKH-DEC-01"

    def __init__(self, seat: int, what: int, *used: int) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.used: Final = used

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.what, *self.used)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(SPACE, spaces_for(s, self.side(s), kind_of(self.what), self.used))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        side = self.side(s)
        space = option - SPACE
        if spaces_for(s, side, kind_of(self.what), self.used) >> space & 1:
            return []
        against: list[Reason] = []
        if s.kind_at(space) >= 0:
            against.append(Reason("ANKH-MAP-05", who=side, what=kind_code(s.kind_at(space)), where=space))
        elif not LAND >> space & 1:
            kind = kind_of(self.what)
            rule = "ANKH-MAP-06" if kind < FIRST_GUARDIAN else s.edition.guardians[kind].water_rule
            against.append(Reason(rule, who=side, where=space))
        if s.closed_to(side) >> space & 1:
            against.append(Reason("ANKH-SUM-07", who=side, where=space))
        if not against:
            not_own = s.adjacent(space) & s.monuments() & ~s.controls[side]
            rule = "ANKH-SUM-04" if not_own and not s.adjacent(space) & s.controls[side] else "ANKH-SUM-02"
            against.append(Reason(rule, who=side, where=space))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        space = option - SPACE
        fitting = rights_for(s, self.side(s), kind_of(self.what), space, self.used)
        if len(fitting) == 1:
            summon(s, seat, self.what, space, fitting[0], self.used)
        else:
            s.push(SummonBy(seat, self.what, space, *self.used))


def rights_for(s: AnkhState, side: int, kind: int, space: int, used: Row) -> list[int]:
    """The summons left that reach this space, ascending."""
    rights = [r for r in rights_left(s, side, used) if spaces_by(s, side, kind, r) >> space & 1]
    rights.sort()
    return rights


class SummonBy(AnkhQuestion):
    """Which of several summons is used up by this one (ANKH-POW-13)?"""

    asks = Asks("summon-by", "pick", subject="space", chosen="used")
    numbers = "seat, what: piece, space, *used: summon"
    asked_by = "ANKH-SUM-05"
    decided_by = "ANKH-DEC-01"

    def __init__(self, seat: int, what: int, space: int, *used: int) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.space: Final = space
        self.used: Final = used

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.what, self.space, *self.used)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return rights_for(s, self.side(s), kind_of(self.what), self.space, self.used)

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if not (SPACE <= option < KIND or GATE <= option < SEAT):
            return self.other_sort(option)
        return [Reason("ANKH-SUM-05", who=self.side(s), what=option, where=self.space)]

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        summon(s, seat, self.what, self.space, option, self.used)


def summon(s: AnkhState, seat: int, what: int, space: int, right: int, used: Row) -> None:
    """Put the figure on the map by this summon; then the action goes on."""
    side = s.side_of[seat]
    s.push(SummonFigures(seat, *sorted([*used, right])))
    if what == CAPTIVE:
        free_captive(s, side)
    put_from_pool(s, side, seat, kind_of(what), space, rule_of(s, side, kind_of(what), right, space))


def rule_of(s: AnkhState, side: int, kind: int, right: int, space: int) -> str:
    """The rule that allows the summon onto the space."""
    if not LAND >> space & 1:
        return s.edition.guardians[kind].rule
    for ability in s.abilities(side):
        if right in ability.summon_rights(s, side):
            return ability.rule
    return "ANKH-SUM-01"


def free_captive(s: AnkhState, side: int) -> None:
    """Pay the captor; the Warrior is in the pool for a moment (ANKH-GOD-09, -10)."""
    holder = captor(s, side)
    s.followers = added(s.followers, side, -RANSOM)
    s.followers = added(s.followers, holder, RANSOM)
    s.captives = added(s.captives, side, -1)
    s.tell("captive-freed", "ANKH-GOD-09", who=side, whom=holder, amount=RANSOM)


def put_from_pool(s: AnkhState, side: int, seat: int, kind: int, space: int, rule: str) -> None:
    """A Warrior or Guardian from the pool comes onto the map; its summon may bring more."""
    if kind >= FIRST_GUARDIAN:
        s.add_to_pool(side, s.lineup.guardians.index(kind) + 1, -1)
    s.put_figure(kind, side, space)
    s.tell("figure-summoned", rule, who=side, what=kind, where=space)
    figure_arrived(s, seat, space)
    for ability in s.abilities(side):
        ability.summoned(s, side, seat, space)
