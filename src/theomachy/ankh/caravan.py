"""The Camel Caravan event (chapter 7.2): a line of camels cuts one region in two.

Inside a region three land spaces meet at every corner but the features (rivers, Water, camels, the edge of
the map), and a line ends at the first feature it reaches (ANKH-CAMEL-06). So a line is drawn side by side
from one feature to the next, and a side is offered only if a legal line goes through it. Inside, a line can
only go back, to the right or to the left, and no ring of sides is shorter than six, so a line of six that
never goes back cannot touch itself.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from theomachy.ankh.abilities import AnkhQuestion
from theomachy.ankh.codes import FACING, KIND, SIDE, SPACE, TOKEN
from theomachy.ankh.components import CONFLICT_TOKENS
from theomachy.ankh.egypt import SIDES
from theomachy.ankh.outline import ALONG, LEFT, RIGHT, Feature, Outline, outline_of
from theomachy.ankh.scenario import LEAST_LAND
from theomachy.ankh.state import AnkhState
from theomachy.engine.bits import members
from theomachy.engine.decision import PASS
from theomachy.engine.refusal import Reason
from theomachy.engine.values import changed

LONGEST: Final = 6  # camels in one line (ANKH-CAMEL-03)


class Line:
    """The beginning of a line: the sides drawn so far, from a feature on."""

    def __init__(self, region: int, drawn: tuple[int, ...]) -> None:
        self.outline: Final = outline_of(region)
        self.drawn: Final = drawn
        start = self.outline.feature_of(drawn[0])
        if start is None:
            raise ValueError("a line begins at a feature")
        self.start: Final = start
        self.step: i64 = start.entry
        self.walked: i64 = start.walked + self.outline.worth(start.entry)
        for side in drawn[1:]:
            self.step = self._step_along(side)
            self.walked += self.outline.worth(self.step)

    def _step_along(self, side: int) -> i64:
        if self.ends():
            raise ValueError("a line ends at the first feature")
        for step in (RIGHT[self.step], LEFT[self.step]):
            if ALONG[step] == side:
                return step
        raise ValueError("a line goes on where it stands")

    def ends(self) -> bool:
        """Whether the line has reached a feature."""
        return self.outline.ending[self.step] is not None

    def next_sides(self, supply: int) -> list[int]:
        """Where the next camel may stand if a legal line has so many, ascending."""
        found: list[int] = []
        for step in (RIGHT[self.step], LEFT[self.step]):
            if completes(self.outline, self.start, step, self.walked, supply - len(self.drawn)):
                found.append(ALONG[step])
        found.sort()
        return found

    def cut_off(self) -> int:
        """The land on one side of a complete line: where its last two sides meet, drawn from its lower end."""
        drawn = self.drawn if self.drawn[0] <= self.drawn[-1] else self.drawn[::-1]
        one, other = SIDES[drawn[-1]]
        if len(drawn) > 1 and one not in SIDES[drawn[-2]]:
            one = other
        return self.outline.connected(one, drawn)


def completes(outline: Outline, start: Feature, step: i64, walked: i64, camels: i64) -> bool:
    """Whether a legal line from this feature goes on by the step, with at most so many more camels.

    What the way to the step is worth tells how much land the line cuts off at last (ANKH-CAMEL-07, -08).
    """
    walked += outline.worth(step)
    end = outline.ending[step]
    if end is not None:
        cut_off = (walked - end.walked) % outline.land
        return end.border == start.border and LEAST_LAND <= cut_off <= outline.land - LEAST_LAND
    if camels <= 1:
        return False
    return completes(outline, start, RIGHT[step], walked, camels - 1) or completes(
        outline, start, LEFT[step], walked, camels - 1
    )


def arrives(outline: Outline, step: i64, camels: i64) -> bool:
    """Whether a line that goes on by the step reaches any feature with at most so many more camels."""
    if outline.ending[step] is not None:
        return True
    if camels <= 1:
        return False
    return arrives(outline, RIGHT[step], camels - 1) or arrives(outline, LEFT[step], camels - 1)


@lru_cache(maxsize=512)
def first_sides(region: int, supply: int) -> list[int]:
    """Where the first camel of a legal line of at most so many may stand, ascending."""
    outline = outline_of(region)
    found: set[int] = set()
    for start in outline.features:
        if completes(outline, start, start.entry, start.walked, supply):
            found.add(ALONG[start.entry])
    return sorted(found)


def supply_for_line(s: AnkhState) -> int:
    """Camels a line may have now; none if no Conflict Order token is left (ANKH-CAMEL-03, -14)."""
    return min(LONGEST, s.camels_left()) if 0 in s.regions else 0


def beginnings(s: AnkhState) -> list[int]:
    """The sides on which the first camel of a legal line may stand, in any region (ANKH-CAMEL-02)."""
    supply = supply_for_line(s)
    found: list[int] = []
    if supply:
        for region in s.regions:
            if region:
                found += first_sides(region, supply)
        found.sort()
    return found


def begin_caravan(s: AnkhState, seat: int) -> None:
    """Resolve the event; without a legal line it is lost (ANKH-CAMEL-10)."""
    if beginnings(s):
        s.push(LayCamel(seat))
    else:
        rule = "ANKH-CAMEL-10" if 0 in s.regions else "ANKH-CAMEL-14"
        s.tell("event-lost", rule, who=s.side_of[seat])


class LayCamel(AnkhQuestion):
    """On which side does the next camel stand? PASS, before the first, places none (ANKH-CAMEL-01)."""

    asked_by = "ANKH-CAMEL-04"
    decided_by = "ANKH-EVT-02"

    def __init__(self, seat: int, *drawn: int) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, *self.drawn)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        if not self.drawn:
            return [PASS, *[SIDE + side for side in beginnings(s)]]
        return [SIDE + side for side in self.line(s).next_sides(supply_for_line(s))]

    def line(self, s: AnkhState) -> Line:
        """The line as far as it is drawn, in the region of its first camel."""
        return Line(s.regions[s.region_at(SIDES[self.drawn[0]][0])], self.drawn)

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if option == PASS:
            return [Reason("ANKH-CAMEL-05", what=option)]
        if not SIDE <= option < TOKEN:
            return self.other_sort(option)
        return [
            Reason(
                self.rule_against(s, option - SIDE), origin=SIDES[option - SIDE][0], where=SIDES[option - SIDE][1]
            )
        ]

    def rule_against(self, s: AnkhState, side: int) -> str:
        """Why no camel may stand here: it must be an open side, lead on, reach an end, and a legal one."""
        one, other = SIDES[side]
        token = s.region_at(one)
        if token != s.region_at(other) or side in self.drawn:
            return "ANKH-CAMEL-04"
        try:
            line = Line(s.regions[token], (*self.drawn, side))
        except ValueError:
            return "ANKH-CAMEL-05"
        if not arrives(line.outline, line.step, supply_for_line(s) - len(self.drawn)):
            return "ANKH-CAMEL-03"
        return "ANKH-CAMEL-08"

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == PASS:
            s.tell("caravan-declined", "ANKH-CAMEL-01", who=self.side(s))
            return
        one, other = SIDES[option - SIDE]
        s.tell("camel-laid", "ANKH-CAMEL-04", who=self.side(s), what=option - SIDE, origin=one, where=other)
        longer = LayCamel(seat, *self.drawn, option - SIDE)
        line = longer.line(s)
        if line.ends():
            split(s, seat, line.cut_off())
        else:
            s.push(longer)


def split(s: AnkhState, seat: int, part: int) -> None:
    """Two regions out of one; the new one gets the lowest token of the supply (ANKH-CAMEL-12)."""
    old = s.region_at(members(part)[0])
    new = s.regions.index(0)
    s.regions = changed(s.regions, new, s.regions[old] & ~part)
    s.regions = changed(s.regions, old, part)
    s.tell("region-split", "ANKH-CAMEL-07", who=s.side_of[seat], what=new, amount=old + 1)
    s.push(KeepToken(seat, old, new))


def named_by(region: int) -> int:
    """The space that stands for a region in questions: its first."""
    return members(region)[0]


class KeepToken(AnkhQuestion):
    """Which new region keeps the old Conflict Order token (ANKH-CAMEL-11)?"""

    asked_by = "ANKH-CAMEL-11"
    decided_by = "ANKH-EVT-02"

    def __init__(self, seat: int, old: int, new: int) -> None:
        super().__init__(seat)
        self.old: Final = old
        self.new: Final = new

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.old, self.new)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return sorted([SPACE + named_by(s.regions[self.old]), SPACE + named_by(s.regions[self.new])])

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if SPACE <= option < KIND:
            return [Reason("ANKH-CAMEL-11", what=self.old, where=option - SPACE)]
        return self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if s.regions[self.new] >> option - SPACE & 1:
            swap(s, self.old, self.new)
        s.tell("token-kept", "ANKH-CAMEL-11", who=self.side(s), what=self.old, where=option - SPACE)
        s.push(ExchangeToken(seat, self.old, self.new))


def swap(s: AnkhState, one: int, other: int) -> None:
    """Two regions exchange their tokens."""
    land = s.regions[one]
    s.regions = changed(s.regions, one, s.regions[other])
    s.regions = changed(s.regions, other, land)


class ExchangeToken(AnkhQuestion):
    """The token of which new region is exchanged with another? PASS exchanges none (ANKH-CAMEL-13,
    ANKHP-CAMEL-01)."""

    asked_by = "ANKH-CAMEL-13"
    decided_by = "ANKH-EVT-02"

    def __init__(self, seat: int, old: int, new: int) -> None:
        super().__init__(seat)
        self.old: Final = old
        self.new: Final = new

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.old, self.new)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        if s.edition.terms.exchange_either_token:
            return [PASS, TOKEN + min(self.old, self.new), TOKEN + max(self.old, self.new)]
        return [PASS, TOKEN + self.new]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option != PASS:
            s.push(ExchangeWith(seat, option - TOKEN))


class ExchangeWith(AnkhQuestion):
    """With which other token on the map?"""

    asked_by = "ANKH-CAMEL-13"
    decided_by = "ANKH-EVT-02"

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token: Final = token

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.token)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [TOKEN + t for t in range(CONFLICT_TOKENS) if s.regions[t] and t != self.token]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if TOKEN <= option < FACING:
            return [Reason("ANKH-CAMEL-13", what=option - TOKEN)]
        return self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        swap(s, self.token, option - TOKEN)
        s.tell("tokens-exchanged", "ANKH-CAMEL-13", who=self.side(s), what=self.token, amount=option - TOKEN + 1)
