"""The Move Figures action (chapter 6.1)."""

from typing import Final

from theomachy.engine.bits import choices, codes, members, minus
from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.games.ankh.rules.abilities.hooks import Ability, AnkhQuestion
from theomachy.games.ankh.rules.codes import KIND, SPACE, kind_code
from theomachy.games.ankh.rules.components import FIRST_GUARDIAN
from theomachy.games.ankh.rules.egypt import BIT, LAND, WALK
from theomachy.games.ankh.rules.state import AnkhState


def guardian_at(s: AnkhState, space: int) -> Ability | None:
    """The ability of the Guardian on the space, if one stands there."""
    kind = s.kind_at(space)
    return s.edition.guardians[kind] if FIRST_GUARDIAN <= kind < FIRST_GUARDIAN + 6 else None


def figure_arrived(s: AnkhState, seat: int, space: int) -> None:
    """A figure was moved onto the space: its own rule may want something of the seat."""
    guardian = guardian_at(s, space)
    if guardian is not None:
        guardian.placed(s, seat, space)


def destinations(s: AnkhState, side: int, origin: int) -> int:
    """Where the figure may end its move (ANKH-MOVE-01 .. -08); its own space is empty by then."""
    spaces = WALK[origin] & (s.open_to(side) | stays(s, side, BIT[origin]))
    guardian = guardian_at(s, origin)
    if guardian is not None:
        spaces |= guardian.walk_onto(s, side, origin)
    return spaces


def stays(s: AnkhState, side: int, spaces: int) -> int:
    """Those of the spaces on which a figure of the side may end its move by staying there (ANKH-MOVE-04, -07)."""
    closed = s.closed_to(side)
    return minus(spaces & LAND, closed)


class MoveFigures(Step[AnkhState]):
    """Each own figure may be moved once, one after another (ANKH-MOVE-05)."""

    numbers = "seat, moved: figures"

    def __init__(self, seat: int, moved: int) -> None:
        self.seat: Final = seat
        self.moved: Final = moved

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.moved)

    def run(self, s: AnkhState) -> None:
        offer_move(s, self.seat, self.moved)


def offer_move(s: AnkhState, seat: int, moved: int) -> None:
    """Ask for the next figure to move, if any can."""
    if movable(s, s.side_of[seat], moved):
        s.push(MoveWhich(seat, moved))


def movable(s: AnkhState, side: int, moved: int) -> int:
    """The spaces of figures that have not moved in this action and can."""
    unmoved = minus(s.figures[side], moved)
    spaces = stays(s, side, unmoved)
    if spaces != unmoved:
        for space in members(minus(unmoved, spaces)):
            if destinations(s, side, space):
                spaces |= BIT[space]
    return spaces


class MoveWhich(AnkhQuestion):
    """Which figure moves next? PASS leaves the others where they are."""

    asks = Asks("move-which", "carry", chosen="moved")
    numbers = "seat, moved: figures"
    asked_by = "ANKH-MOVE-01"
    decided_by = "ANKH-DEC-01"

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        self.moved: Final = moved

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.moved)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return choices(SPACE, movable(s, self.side(s), self.moved))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option == PASS:
            return []
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        side = self.side(s)
        space = option - SPACE
        if not s.figures[side] >> space & 1:
            return [Reason("ANKH-MOVE-01", who=side, where=space)]
        if self.moved >> space & 1:
            return [Reason("ANKH-MOVE-05", who=side, where=space)]
        if not destinations(s, side, space):
            return [Reason("ANKH-MOVE-04", who=side, where=space)]
        return []

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option != PASS:
            s.push(MoveTo(seat, self.moved, option - SPACE))


class MoveTo(AnkhQuestion):
    """Where does it end its move?"""

    asks = Asks("move-to", "place", subject="origin", chosen="moved")
    numbers = "seat, moved: figures, origin: figure"
    asked_by = "ANKH-MOVE-04"
    decided_by = "ANKH-DEC-01"

    def __init__(self, seat: int, moved: int, origin: int) -> None:
        super().__init__(seat)
        self.moved: Final = moved
        self.origin: Final = origin

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.moved, self.origin)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(SPACE, destinations(s, self.side(s), self.origin))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        side = self.side(s)
        target = option - SPACE
        against: list[Reason] = []
        if not WALK[self.origin] >> target & 1:
            against.append(Reason("ANKH-MOVE-01", who=side, origin=self.origin, where=target))
        if not LAND >> target & 1:
            against.append(Reason("ANKH-MOVE-04", who=side, origin=self.origin, where=target))
        elif not s.empty() >> target & 1 and target != self.origin:
            against += self.occupied(s, side, target)
        if s.closed_to(side) >> target & 1:
            against.append(Reason("ANKH-MOVE-07", who=side, origin=self.origin, where=target))
        return against

    def occupied(self, s: AnkhState, side: int, target: int) -> list[Reason]:
        """Reasons against ending on a space that holds a piece."""
        guardian = guardian_at(s, self.origin)
        if guardian is not None:
            return guardian.walk_onto_reasons(s, side, self.origin, target)
        return [
            Reason("ANKH-MOVE-04", who=side, what=kind_code(s.kind_at(target)), origin=self.origin, where=target)
        ]

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        target = option - SPACE
        s.push(MoveFigures(seat, self.moved | BIT[target]))
        guardian = guardian_at(s, self.origin)
        if guardian is not None and s.enemies(self.side(s)) & BIT[target]:
            guardian.walks_onto(s, seat, self.origin, target)
        else:
            move(s, seat, self.origin, target, "ANKH-MOVE-01")


def move(s: AnkhState, seat: int, origin: int, target: int, rule: str) -> None:
    """A figure goes from space to space; the seat decides what its arrival asks."""
    if s.listening:
        s.tell("figure-moved", rule, who=s.owner_at(origin), what=s.kind_at(origin), origin=origin, where=target)
    s.move_figure(origin, target)
    figure_arrived(s, seat, target)
