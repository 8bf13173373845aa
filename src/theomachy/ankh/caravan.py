"""The Camel Caravan event (chapter 7.2): a line of camels cuts one region in two.

Inside a region three land spaces meet at every corner but the features (rivers, Water, camels, the edge of
the map), and a line ends at the first feature it reaches (ANKH-CAMEL-06). So a line is drawn side by side
from one feature to the next, and a side is offered only if a legal line goes through it.
"""

from functools import lru_cache
from typing import Final

from theomachy.ankh.abilities import AnkhQuestion
from theomachy.ankh.codes import FACING, KIND, SIDE, SPACE, TOKEN
from theomachy.ankh.components import CONFLICT_TOKENS
from theomachy.ankh.egypt import EGYPT, NEAR, SIDE_NUMBER, SIDES
from theomachy.ankh.scenario import LEAST_LAND
from theomachy.ankh.state import AnkhState
from theomachy.engine.bits import members
from theomachy.engine.decision import PASS
from theomachy.engine.hexes import NOWHERE
from theomachy.engine.refusal import Reason

LONGEST: Final = 6  # camels in one line (ANKH-CAMEL-03)


class Line:
    """A path of sides from feature to feature, and the land on one side of it."""

    def __init__(self, sides: tuple[int, ...], part: int) -> None:
        self.sides: Final = sides
        self.part: Final = part

    def begins(self, drawn: tuple[int, ...]) -> bool:
        """Whether the sides drawn so far are this line's beginning, from either end."""
        length = len(drawn)
        return self.sides[:length] == drawn or self.sides[::-1][:length] == drawn


class Drawing:
    """How the legal lines of a region can be drawn: what may follow each beginning, and what is complete."""

    def __init__(self, lines: list[Line]) -> None:
        after: dict[tuple[int, ...], set[int]] = {(): set()}
        self.complete: Final[dict[tuple[int, ...], int]] = {}
        for line in lines:
            for way in (line.sides, line.sides[::-1]):
                self.complete[way] = line.part
                for length, side in enumerate(way):
                    after.setdefault(way[:length], set()).add(side)
        self.after: Final = {drawn: sorted(sides) for drawn, sides in after.items()}


@lru_cache(maxsize=4096)
def paths(region: int) -> list[Line]:
    """Every path of at most six sides between two features of the region (ANKH-CAMEL-03 .. -06)."""
    found: list[Line] = []
    for one in members(region):
        for other in members(NEAR[one] & region):
            if one < other:
                left, right = EGYPT.corners(one, other)
                side = [SIDE_NUMBER[one, other]]
                if not inside(region, left):
                    extend(region, side, one, other, right, set(), found)
                elif not inside(region, right):
                    extend(region, side, one, other, left, set(), found)
    return found


def inside(region: int, space: int) -> bool:
    """Whether the space lies in the region; beyond the edge of the map nothing does."""
    return space != NOWHERE and bool(region >> space & 1)


def extend(
    region: int, line: list[int], one: int, other: int, end: int,
    seen: set[tuple[int, ...]], found: list[Line],
) -> None:  # fmt: skip
    """Lead the path on from the corner of three spaces, of which one and other share its last side."""
    if not inside(region, end):
        sides = tuple(line)
        if sides <= sides[::-1]:
            found.append(Line(sides, part_of(region, sides, one)))
        return
    corner = tuple(sorted((one, other, end)))
    if len(line) == LONGEST or corner in seen:
        return
    for keep, leave in ((one, other), (other, one)):
        one_way, other_way = EGYPT.corners(keep, end)
        far = other_way if one_way == leave else one_way
        side = SIDE_NUMBER[min(keep, end), max(keep, end)]
        extend(region, [*line, side], keep, end, far, seen | {corner}, found)


def part_of(region: int, sides: tuple[int, ...], start: int) -> int:
    """The land that hangs together with start once these sides are closed."""
    closed = {SIDES[side] for side in sides}
    part = 0
    edge = 1 << start
    while edge:
        part |= edge
        reached = 0
        for space in members(edge):
            for other in members(NEAR[space] & region & ~part):
                if (min(space, other), max(space, other)) not in closed:
                    reached |= 1 << other
        edge = reached
    return part


def splits_well(region: int, line: Line) -> bool:
    """Whether the line leaves exactly two regions, both large enough (ANKH-CAMEL-07, -08)."""
    rest = region & ~line.part
    if min(line.part.bit_count(), rest.bit_count()) < LEAST_LAND:
        return False
    return part_of(region, line.sides, members(rest)[0]) == rest


@lru_cache(maxsize=4096)
def legal_lines(region: int, supply: int = LONGEST) -> list[Line]:
    """Every legal line in the region of at most so many camels."""
    return [line for line in paths(region) if len(line.sides) <= supply and splits_well(region, line)]


@lru_cache(maxsize=4096)
def drawing(region: int, supply: int) -> Drawing:
    """How the legal lines of the region can be drawn. Regions recur, so it is worth remembering."""
    return Drawing(legal_lines(region, supply))


def supply_for_line(s: AnkhState) -> int:
    """Camels a line may have now; none if no Conflict Order token is left (ANKH-CAMEL-03, -14)."""
    return min(LONGEST, s.camels_left()) if 0 in s.regions else 0


def beginnings(s: AnkhState) -> list[int]:
    """The sides on which the first camel of a legal line may stand, in any region (ANKH-CAMEL-02)."""
    supply = supply_for_line(s)
    found: list[int] = []
    for region in s.regions:
        if region:
            found += drawing(region, supply).after[()]
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
        return [SIDE + side for side in self.drawing(s).after[self.drawn]]

    def drawing(self, s: AnkhState) -> Drawing:
        """The lines of the region in which the first camel stands."""
        region = s.regions[s.region_at(SIDES[self.drawn[0]][0])]
        return drawing(region, supply_for_line(s))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if option == PASS:
            return [Reason("ANKH-CAMEL-05", what=option)]
        if not SIDE <= option < TOKEN:
            return self.other_sort(option)
        side = option - SIDE
        one, other = SIDES[side]
        token = s.region_at(one)
        if token != s.region_at(other) or side in self.drawn:
            return [Reason("ANKH-CAMEL-04", origin=one, where=other)]
        if not goes_on(s.regions[token], self.drawn, side):
            return [Reason("ANKH-CAMEL-05", origin=one, where=other)]
        drawn = (*self.drawn, side)
        reachable = [len(line.sides) for line in paths(s.regions[token]) if line.begins(drawn)]
        if not reachable or min(reachable) > supply_for_line(s):
            return [Reason("ANKH-CAMEL-03", origin=one, where=other)]
        return [Reason("ANKH-CAMEL-08", origin=one, where=other)]

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == PASS:
            s.tell("caravan-declined", "ANKH-CAMEL-01", who=self.side(s))
            return
        one, other = SIDES[option - SIDE]
        s.tell("camel-laid", "ANKH-CAMEL-04", who=self.side(s), what=option - SIDE, origin=one, where=other)
        longer = LayCamel(seat, *self.drawn, option - SIDE)
        part = longer.drawing(s).complete.get(longer.drawn, 0)
        if part:
            split(s, seat, part)
        else:
            s.push(longer)


def goes_on(region: int, drawn: tuple[int, ...], side: int) -> bool:
    """Whether the side leads the line on: the first from a feature, the others from the line's open end."""
    one, other = SIDES[side]
    if not drawn:
        return not all(inside(region, space) for space in EGYPT.corners(one, other))
    return {one, other} <= open_end(region, drawn)


def open_end(region: int, drawn: tuple[int, ...]) -> set[int]:
    """The three spaces around the corner at which an unfinished line ends."""
    one, other = SIDES[drawn[0]]
    ends = EGYPT.corners(one, other)
    end = ends[0] if inside(region, ends[0]) else ends[1]
    for side in drawn[1:]:
        left = ({one, other, end} - set(SIDES[side])).pop()
        one, other = SIDES[side]
        ends = EGYPT.corners(one, other)
        end = ends[1] if ends[0] == left else ends[0]
    return {one, other, end}


def split(s: AnkhState, seat: int, part: int) -> None:
    """Two regions out of one; the new one gets the lowest token of the supply (ANKH-CAMEL-12)."""
    old = s.region_at(members(part)[0])
    new = s.regions.index(0)
    s.regions[new] = s.regions[old] & ~part
    s.regions[old] = part
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
    s.regions[one], s.regions[other] = s.regions[other], s.regions[one]


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
