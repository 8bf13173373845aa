"""The Control Monument event (chapter 7.1)."""

from theomachy.engine.bits import codes, minus
from theomachy.engine.decision import PASS
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import with_bits, without_bits
from theomachy.games.ankh.rules.abilities.hooks import AnkhQuestion
from theomachy.games.ankh.rules.codes import KIND, SPACE
from theomachy.games.ankh.rules.state import AnkhState


def candidates(s: AnkhState, side: int) -> int:
    """The neutral Monuments, or those of other sides if no Monument on the map is neutral (ANKH-CTRL-02)."""
    return s.neutral_monuments() or minus(s.monuments(), s.controls[side])


def targets(s: AnkhState, side: int) -> int:
    """The Monuments of which the side could take control."""
    if not s.ankhs(side):
        return 0  # ANKH-CTRL-04
    return candidates(s, side) & s.beside_figures(side)


def begin_control(s: AnkhState, seat: int) -> None:
    """Resolve the event; without a target it is lost (ANKH-EVT-03, ANKH-CTRL-03)."""
    if targets(s, s.side_of[seat]):
        s.push(TakeMonument(seat))
    else:
        s.tell("event-lost", "ANKH-EVT-03", who=s.side_of[seat])


class TakeMonument(AnkhQuestion):
    """Which Monument? One must be taken (ANKH-CTRL-05), or may be (ANKHP-CTRL-01)."""

    asks = Asks("take-monument", "pick")
    asked_by = "ANKH-CTRL-05"
    decided_by = "ANKH-EVT-02"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        spaces = codes(SPACE, targets(s, self.side(s)))
        return [PASS, *spaces] if s.edition.terms.control_optional else spaces

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option == PASS and s.edition.terms.control_optional:
            return []
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        side = self.side(s)
        space = option - SPACE
        against: list[Reason] = []
        if s.controls[side] >> space & 1:
            against.append(Reason("ANKH-CTRL-06", who=side, where=space))
        elif not s.monuments() >> space & 1:
            against.append(Reason("ANKH-CTRL-01", who=side, where=space))
        elif not candidates(s, side) >> space & 1:
            against.append(Reason("ANKH-CTRL-02", who=side, where=space))
        if not s.beside_figures(side) >> space & 1:
            against.append(Reason("ANKH-CTRL-03", who=side, where=space))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == PASS:
            return
        side = self.side(s)
        space = option - SPACE
        former = s.owner_at(space)
        if former >= 0:
            s.controls = without_bits(s.controls, former, 1 << space)
        s.controls = with_bits(s.controls, side, 1 << space)
        rule = "ANKH-CTRL-01" if former < 0 else "ANKH-CTRL-02"
        s.tell("monument-taken", rule, who=side, whom=former, what=s.kind_at(space), where=space)
