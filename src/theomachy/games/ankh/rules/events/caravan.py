"""The Camel Caravan event (chapter 7.2): a line of camels cuts one region in two.

The line is drawn side by side from one feature to the next, and a side is offered only if a legal line goes
through it.
"""

from typing import Final

from theomachy.engine.decision import PASS
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.abilities.hooks import AnkhQuestion
from theomachy.games.ankh.rules.codes import EDGE, FACING, KIND, SPACE, TOKEN
from theomachy.games.ankh.rules.components import CONFLICT_TOKENS
from theomachy.games.ankh.rules.egypt import EDGES
from theomachy.games.ankh.rules.events.camel_lines import Line, arrives
from theomachy.games.ankh.rules.state import AnkhState


def begin_caravan(s: AnkhState, seat: int) -> None:
    """Resolve the event; without a legal line it is lost (ANKH-CAMEL-10)."""
    if s.land().first_sides:
        s.push(LayCamel(seat))
    else:
        rule = "ANKH-CAMEL-10" if 0 in s.regions else "ANKH-CAMEL-14"
        s.tell("event-lost", rule, who=s.side_of[seat])


class LayCamel(AnkhQuestion):
    """On which side does the next camel stand? PASS, before the first, places none (ANKH-CAMEL-01)."""

    asks = Asks("lay-camel", "line", amount="camels", chosen="drawn")
    numbers = "seat, *drawn: edge"
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
            return [PASS, *[EDGE + side for side in s.land().first_sides]]
        return [EDGE + side for side in self.line(s).next_sides(s.land().supply)]

    def line(self, s: AnkhState) -> Line:
        """The line as far as it is drawn, in the region of its first camel."""
        return Line(s.land().outline_at(EDGES[self.drawn[0]][0]), self.drawn)

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if option == PASS:
            return [Reason("ANKH-CAMEL-05", what=option)]
        if not EDGE <= option < TOKEN:
            return self.other_sort(option)
        return [
            Reason(
                self.rule_against(s, option - EDGE), origin=EDGES[option - EDGE][0], where=EDGES[option - EDGE][1]
            )
        ]

    def rule_against(self, s: AnkhState, side: int) -> str:
        """Why no camel may stand here: it must be an open side, lead on, reach an end, and a legal one."""
        one, other = EDGES[side]
        token = s.region_at(one)
        if token != s.region_at(other) or side in self.drawn:
            return "ANKH-CAMEL-04"
        land = s.land()
        try:
            line = Line(land.outline_at(one), (*self.drawn, side))
        except ValueError:
            return "ANKH-CAMEL-05"
        if not arrives(line.outline, line.step, land.supply - len(self.drawn)):
            return "ANKH-CAMEL-03"
        return "ANKH-CAMEL-08"

    def counted(self, s: AnkhState, seat: int) -> int:
        """The camels left for this caravan."""
        return s.camels_left() - len(self.drawn)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == PASS:
            s.tell("caravan-declined", "ANKH-CAMEL-01", who=self.side(s))
            return
        one, other = EDGES[option - EDGE]
        s.tell("camel-laid", "ANKH-CAMEL-04", who=self.side(s), what=option - EDGE, origin=one, where=other)
        longer = LayCamel(seat, *self.drawn, option - EDGE)
        line = longer.line(s)
        if line.ends():
            split(s, seat, line.cut_off())
        else:
            s.push(longer)


def split(s: AnkhState, seat: int, part: int) -> None:
    """Two regions out of one; the new one gets the lowest token of the supply (ANKH-CAMEL-12)."""
    old = s.region_at(named_by(part))
    new = s.regions.index(0)
    s.regions = changed(s.regions, new, s.regions[old] & ~part)
    s.regions = changed(s.regions, old, part)
    s.tell("region-split", "ANKH-CAMEL-07", who=s.side_of[seat], what=new, amount=old + 1)
    s.push(KeepToken(seat, old, new))


def named_by(region: int) -> int:
    """The space that stands for a region in questions: its first."""
    return (region & -region).bit_length() - 1


class KeepToken(AnkhQuestion):
    """Which new region keeps the old Conflict Order token (ANKH-CAMEL-11)?"""

    asks = Asks("keep-token", "pick", subject="old")
    numbers = "seat, old: token, new: token"
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
            return [Reason("ANKH-CAMEL-11", what=TOKEN + self.old, where=option - SPACE)]
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

    asks = Asks("exchange-token", "pick")
    numbers = "seat, old: token, new: token"
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

    asks = Asks("exchange-with", "pick", subject="token")
    numbers = "seat, token"
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
            return [Reason("ANKH-CAMEL-13", what=option)]
        return self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        swap(s, self.token, option - TOKEN)
        s.tell("tokens-exchanged", "ANKH-CAMEL-13", who=self.side(s), what=self.token, amount=option - TOKEN + 1)
