"""A turn: one or two actions, and the event an action may trigger (chapter 6)."""

from typing import Final

from theomachy.engine.bits import codes, how_many, members
from theomachy.engine.decision import PASS, Frame, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import added, changed
from theomachy.games.ankh.rules.abilities.hooks import AnkhQuestion
from theomachy.games.ankh.rules.actions.followers import offer_gain
from theomachy.games.ankh.rules.actions.move import offer_move
from theomachy.games.ankh.rules.actions.summon import offer_summon
from theomachy.games.ankh.rules.actions.unlock import offer_unlock
from theomachy.games.ankh.rules.codes import ACTION, POWER, SPACE
from theomachy.games.ankh.rules.components import ACTIONS, GAIN, MOVE, SUMMON, UNLOCK, advances_to_event
from theomachy.games.ankh.rules.devotion import END_OF_ACTIONS, GainDevotion
from theomachy.games.ankh.rules.events.event import TriggerEvent
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.state import AnkhState

NO_ACTION: Final = -1
BELOW: Final = [[ACTION + action for action in range(first, len(ACTIONS))] for first in range(len(ACTIONS) + 1)]
"""The actions from each on down, as options."""
BELOW_OR_NONE: Final = [[PASS, *actions] for actions in BELOW]


class BeginTurn(Step[AnkhState]):
    """The player whose turn it is chooses an action."""

    def run(self, s: AnkhState) -> None:
        begin_turn(s)


def begin_turn(s: AnkhState) -> None:
    """Ask for the first action."""
    s.tell("turn-begins", "ANKH-TURN-01", who=s.turn)
    s.push(ChooseAction(s.turn, NO_ACTION))


class ChooseAction(AnkhQuestion):
    """Which action? The second must stand below the first (ANKH-TURN-09)."""

    asks = Asks("choose-action", "action", chosen="first")
    numbers = "seat, first: done"
    asked_by = "ANKH-TURN-02"
    decided_by = "ANKH-DEC-01"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return BELOW_OR_NONE[self.first + 1] if self.may_decline(s) else BELOW[self.first + 1]

    def may_decline(self, s: AnkhState) -> bool:
        """Whether this is a second action that need not be taken."""
        return self.first != NO_ACTION and s.edition.terms.second_action_optional

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option == PASS and self.may_decline(s):
            return []
        if not ACTION <= option < SPACE:
            asked = "ANKH-TURN-02" if self.first == NO_ACTION else "ANKH-TURN-11"
            return [Reason(asked, what=option)]
        if option - ACTION <= self.first:
            return [Reason("ANKH-TURN-09", what=option)]
        return []

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == PASS:
            end_actions(s, seat, [EndTurn()])
            return
        action = option - ACTION
        s.advances = added(s.advances, action, 1)
        s.tell("action-chosen", "ANKH-TURN-03", who=seat, what=action, amount=s.advances[action])
        s.push(ActionDone(seat, action, self.first == NO_ACTION))
        carry_out(s, seat, action)


def carry_out(s: AnkhState, seat: int, action: int) -> None:
    """The action itself; its effect may be forgone (ANKH-TURN-04, -12)."""
    if action == MOVE:
        offer_move(s, seat, 0)
    elif action == SUMMON:
        offer_summon(s, seat, ())
    elif action == GAIN:
        offer_gain(s, seat)
    else:
        offer_unlock(s, seat)


class ActionDone(Step[AnkhState]):
    """After an action: its event, or the second action, or the end of the turn."""

    numbers = "seat, action, first: flag"

    def __init__(self, seat: int, action: int, first: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.first: Final = bool(first)

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.action, int(self.first))

    def run(self, s: AnkhState) -> None:
        if s.advances[self.action] == advances_to_event(s.players, self.action):
            # ANKH-TURN-06, -08, -14: the event, then the marker returns; no further action.
            end_actions(s, self.seat, [TriggerEvent(self.seat), ReturnMarker(self.action), EndTurn()])
        elif self.first and self.action != UNLOCK and not self.only_one(s):
            s.push(ChooseAction(self.seat, self.action))
        else:
            end_actions(s, self.seat, [EndTurn()])

    def only_one(self, s: AnkhState) -> bool:
        """Players of a merged god take one action (ANKH-TURN-15)."""
        return s.edition.terms.merged_take_one_action and len(s.seats(s.side_of[self.seat])) > 1


def end_actions(s: AnkhState, seat: int, rest: list[Frame[AnkhState]]) -> None:
    """The player takes no more actions in this turn: what that brings, then the rest of the turn."""
    s.queue(rest)
    if s.edition.end_of_actions:
        s.push(EndOfActions(seat))


class EndOfActions(Step[AnkhState]):
    """The player has taken all actions of the turn; what some editions reward now (ANKHP-TURN-04)."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: AnkhState) -> None:
        side = s.side_of[self.seat]
        powers = rewarded_powers(s, side)
        if how_many(powers) > 1:
            s.push(RewardFirst(self.seat, powers))
        elif powers:
            s.push(reward_for(s, side, members(powers)[0]))


def rewarded_powers(s: AnkhState, side: int) -> int:
    """The side's powers that bring Devotion when its player has taken all actions, as bits."""
    powers = 0
    for power in s.edition.end_of_actions:
        if s.powers[side] >> power & 1 and s.edition.powers[power].after_actions(s, side):
            powers |= 1 << power
    return powers


def reward_for(s: AnkhState, side: int, power: int) -> GainDevotion:
    """The gain for one end-of-actions power."""
    return GainDevotion(side, s.edition.powers[power].after_actions(s, side), END_OF_ACTIONS[power])


class RewardFirst(AnkhQuestion):
    """Several rewards at the same moment: which comes first (ANKHP-POW-15)?"""

    asks = Asks("reward-first", "pick")
    numbers = "seat, powers"
    asked_by = "ANKHP-POW-15"
    decided_by = "ANKH-DEC-01"

    def __init__(self, seat: int, powers: int) -> None:
        super().__init__(seat)
        self.powers: Final = powers

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.powers)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(POWER, self.powers)

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        side = self.side(s)
        others = members(self.powers & ~(1 << option - POWER))
        s.queue([reward_for(s, side, option - POWER), *[reward_for(s, side, power) for power in others]])


class ReturnMarker(Step[AnkhState]):
    """The action marker goes back to its start space (ANKH-TURN-06, -07)."""

    numbers = "action"

    def __init__(self, action: int) -> None:
        self.action: Final = action

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.action,)

    def run(self, s: AnkhState) -> None:
        s.advances = changed(s.advances, self.action, 0)
        s.tell("marker-returned", "ANKH-TURN-06", what=self.action)


class EndTurn(Step[AnkhState]):
    """The next player clockwise; forgotten gods have no turns (ANKH-TURN-01, -16)."""

    def run(self, s: AnkhState) -> None:
        seat = (s.turn + 1) % s.players
        while s.side_of[seat] == OUT:
            seat = (seat + 1) % s.players
        s.turn = seat
        begin_turn(s)
