"""A turn: one action, and further ones by tiles that allow them (chapter 3.2)."""

from typing import Final

from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import added
from theomachy.games.pantheon.rules.abilities.hooks import PantheonQuestion
from theomachy.games.pantheon.rules.actions.buy import begin_buy, can_buy
from theomachy.games.pantheon.rules.actions.draw import begin_draw
from theomachy.games.pantheon.rules.actions.move import begin_move, can_lead
from theomachy.games.pantheon.rules.actions.sacrifice import ChooseGod, payable
from theomachy.games.pantheon.rules.codes import ACTION, GOD, SPACE
from theomachy.games.pantheon.rules.components import BUY, DRAW, MOVE, SACRIFICE
from theomachy.games.pantheon.rules.ending import EndPhase
from theomachy.games.pantheon.rules.piles import kinds_in, one
from theomachy.games.pantheon.rules.state import PantheonState


def possible_actions(s: PantheonState, seat: int) -> list[int]:
    """The actions the player may choose, as option codes (PAN-EPOCH-16, -17)."""
    found: list[int] = []
    if can_lead(s, seat):
        found.append(ACTION + MOVE)
    if can_buy(s, seat):
        found.append(ACTION + BUY)
    if payable(s, seat):
        found.append(ACTION + SACRIFICE)
    if s.cards_anywhere():
        found.append(ACTION + DRAW)
    return found


def can_act(s: PantheonState, seat: int) -> bool:
    """Whether any action may be chosen; as a rule there is a card to draw (PAN-EPOCH-18)."""
    return s.cards_anywhere() or len(possible_actions(s, seat)) > 0


def further_actions(s: PantheonState, seat: int) -> int:
    """How many further actions the tiles before the player allow (PAN-GOD-38, -39)."""
    return s.means(seat).further_actions


class BeginTurn(Step[PantheonState]):
    """The player is active; only what lies there now can bring further actions (PAN-GOD-38)."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: PantheonState) -> None:
        s.active = self.seat
        s.turns += 1
        s.tell("turn-begins", "PAN-EPOCH-15", who=self.seat)
        s.push(EndTurn())
        if can_act(s, self.seat):
            s.push(ChooseAction(self.seat, further_actions(s, self.seat)))
        else:
            s.tell("turn-passed", "PAN-EPOCH-18", who=self.seat)


class ChooseAction(PantheonQuestion):
    """Which action (PAN-EPOCH-16)?"""

    asks = Asks("choose-action", "action", amount="further")
    numbers = "seat, further: amount"
    asked_by = "PAN-EPOCH-16"

    def __init__(self, seat: int, further: int) -> None:
        super().__init__(seat)
        self.further: Final = further

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.further)

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return possible_actions(s, seat)

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if not ACTION <= option < SPACE:
            return self.other_sort(option)
        if option in self.options(s, seat):
            return []
        rule = "PAN-EPOCH-18" if option == ACTION + DRAW else "PAN-EPOCH-17"
        return [Reason(rule, who=seat, what=option)]

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        action = option - ACTION
        s.tell("action-chosen", "PAN-EPOCH-16", who=seat, what=action)
        s.push(ActionDone(seat, self.further))
        if action == MOVE:
            begin_move(s, seat)
        elif action == BUY:
            begin_buy(s, seat)
        elif action == SACRIFICE:
            s.push(ChooseGod(seat))
        else:
            begin_draw(s, seat)


class ActionDone(Step[PantheonState]):
    """A completed action; so many further ones are allowed, even after the end was triggered (PAN-EPOCH-22)."""

    numbers = "seat, further: amount"

    def __init__(self, seat: int, further: int) -> None:
        self.seat: Final = seat
        self.further: Final = further

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.further)

    def run(self, s: PantheonState) -> None:
        too_late = s.ended and not s.lineup.traitera_after_trigger
        if self.further and not too_late and can_act(s, self.seat):
            s.push(FurtherAction(self.seat, self.further))


class FurtherAction(PantheonQuestion):
    """Give a tile for a further action? PASS ends the turn (PAN-GOD-37)."""

    asks = Asks("further-action", "pick", amount="further")
    numbers = "seat, further: amount"
    asked_by = "PAN-GOD-37"

    def __init__(self, seat: int, further: int) -> None:
        super().__init__(seat)
        self.further: Final = further

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.further)

    def options(self, s: PantheonState, seat: int) -> list[int]:
        gods = [god for god in kinds_in(s.gods[seat]) if s.edition.gods[god].further_actions()]
        return [PASS, *[GOD + god for god in gods]]

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else self.other_sort(option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option == PASS:
            return
        god = option - GOD
        s.gods = added(s.gods, seat, -one(god))
        s.god_box += one(god)  # PAN-GOD-36
        s.tell("further-action", "PAN-GOD-37", who=seat, what=god)
        s.push(ChooseAction(seat, self.further - 1))


class EndTurn(Step[PantheonState]):
    """The end of the phase, regular or by the stall guard, or the next player (PAN-EPOCH-15, -19, -32)."""

    def run(self, s: PantheonState) -> None:
        limit = s.lineup.stall_turns * s.players
        if s.ended:
            s.push(EndPhase())
        elif limit and s.turns >= limit:
            s.tell("phase-stalled", "PAN-EPOCH-32", amount=s.turns)
            s.push(EndPhase())
        else:
            s.push(BeginTurn((s.active + 1) % s.players))
