"""The Move action: one player leads, the others follow or draw a card (chapter 4)."""

from typing import Final

from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.spaces import add_spaces, some
from theomachy.engine.things import Asks
from theomachy.games.pantheon.rules.abilities.hooks import PantheonQuestion
from theomachy.games.pantheon.rules.actions.draw import DrawCards
from theomachy.games.pantheon.rules.actions.placement import (
    against_jumping,
    against_placing,
    cost_at,
    jump_reach,
    place,
    reach,
)
from theomachy.games.pantheon.rules.board import SPACES
from theomachy.games.pantheon.rules.carry import CarryLoot
from theomachy.games.pantheon.rules.codes import CARD, JUMP, SPACE
from theomachy.games.pantheon.rules.components import BOX, MOVEMENT
from theomachy.games.pantheon.rules.piles import count
from theomachy.games.pantheon.rules.state import NOBODY, PantheonState


def own_steps(s: PantheonState, seat: int) -> int:
    """Steps from everything that lies before the player (PAN-MOVE-04, -05, -06)."""
    return s.means(seat).steps


def own_jumps(s: PantheonState, seat: int) -> int:
    """Jumps of one move (PAN-GOD-22)."""
    return s.means(seat).jumps


def can_place(s: PantheonState, seat: int, steps: int, jumps: int) -> bool:
    """Whether a piece can be placed with so many steps, by a step or a jump."""
    return some(reach(s, seat, steps)) or (jumps > 0 and some(jump_reach(s, seat, steps)))


def most_steps(s: PantheonState, seat: int, steps: int) -> int:
    """So many steps, and those of all movement cards in hand."""
    return steps + BOX.card_steps * count(s.hands[seat], MOVEMENT)


def can_lead(s: PantheonState, seat: int) -> bool:
    """Whether the Move action may be chosen (PAN-EPOCH-17)."""
    steps = most_steps(s, seat, BOX.big_foot_steps + own_steps(s, seat))
    return can_place(s, seat, steps, own_jumps(s, seat))


def begin_move(s: PantheonState, seat: int) -> None:
    """The active player takes the big foot; the others follow clockwise (PAN-MOVE-01, -26)."""
    s.big_foot = seat
    steps = BOX.big_foot_steps + own_steps(s, seat)
    s.push(BigFootBack())
    for behind in range(s.players - 1, 0, -1):
        s.push(Follow((seat + behind) % s.players))
    s.queue([Moving(seat, steps, own_jumps(s, seat), 0, 1), EndMove(), CarryLoot(seat)])


class Follow(Step[PantheonState]):
    """Another player's move, or the card instead; nothing to place at any cost means the card (PAN-MOVE-27, -28).

    Who might move is asked even with no steps: otherwise all would learn that there is no movement card.
    """

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: PantheonState) -> None:
        jumps = own_jumps(s, self.seat)
        if can_place(s, self.seat, BOX.occupied_cost, jumps):
            s.queue([Moving(self.seat, own_steps(s, self.seat), jumps, 0, 0), EndMove(), CarryLoot(self.seat)])
        else:
            s.push(DrawCards(self.seat, 1))


class Moving(PantheonQuestion):
    """The next piece, another movement card, or the end of the move?

    Asked until PASS even if only that is left, because hands are secret. For a follower who has done nothing
    yet, PASS draws the card instead of moving.
    """

    asks = Asks("moving", "place", amount="steps")
    numbers = "seat, steps: amount, jumps: amount, placed: amount, leads: flag"
    asked_by = "PAN-MOVE-08"
    decided_by = "PAN-MOVE-26"

    def __init__(self, seat: int, steps: int, jumps: int, placed: int, leads: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.jumps: Final = jumps
        self.placed: Final = placed
        self.leads: Final = leads

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.steps, self.jumps, self.placed, self.leads)

    def declines(self, s: PantheonState) -> bool:
        """Whether a follower may still take the card instead."""
        return not self.leads and not self.placed and not s.played

    def may_play(self, s: PantheonState, seat: int) -> bool:
        """Whether a movement card may be added: always, if a piece is or can be placed (PAN-MOVE-03)."""
        if not count(s.hands[seat], MOVEMENT):
            return False
        return self.placed > 0 or can_place(s, seat, most_steps(s, seat, self.steps), self.jumps)

    def options(self, s: PantheonState, seat: int) -> list[int]:
        found = [PASS] if self.placed or self.declines(s) else []
        add_spaces(found, SPACE, reach(s, seat, self.steps))
        if self.jumps:
            add_spaces(found, JUMP, jump_reach(s, seat, self.steps))
        if self.may_play(s, seat):
            found.append(CARD + MOVEMENT)
        return found

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if option == PASS:
            done = self.placed or self.declines(s)
            return [] if done else [Reason("PAN-EPOCH-17" if self.leads else "PAN-MOVE-28", who=seat)]
        if SPACE <= option < JUMP:
            against = against_placing(s, seat, option - SPACE)
            return against + self.against_cost(s, option - SPACE)
        if JUMP <= option < CARD:
            against = against_jumping(s, seat, option - JUMP)
            if not self.jumps:
                against.append(Reason("PAN-GOD-22", who=seat, where=option - JUMP))
            return against + self.against_cost(s, option - JUMP)
        if option == CARD + MOVEMENT:
            return [] if self.may_play(s, seat) else [Reason("PAN-MOVE-02", who=seat)]
        return self.other_sort(option)

    def cost(self, s: PantheonState, option: int) -> int | None:
        return cost_at(s, self.seat, (option - SPACE) % SPACES) if SPACE <= option < CARD else None

    def against_cost(self, s: PantheonState, space: int) -> list[Reason]:
        """The refusal of a placement for which the steps do not suffice."""
        cost = cost_at(s, self.seat, space)
        if cost <= self.steps:
            return []
        return [Reason("PAN-MOVE-08" if cost == BOX.free_cost else "PAN-MOVE-09", where=space, amount=cost)]

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option == PASS:
            if not self.placed:
                s.push(DrawCards(seat, 1))
        elif option == CARD + MOVEMENT:
            s.play_card(seat, MOVEMENT, "PAN-MOVE-02")
            s.push(Moving(seat, self.steps + BOX.card_steps, self.jumps, self.placed, self.leads))
        else:
            self.put(s, option)

    def put(self, s: PantheonState, option: int) -> None:
        """Place the piece; the move goes on (PAN-MOVE-19)."""
        jump = option >= JUMP
        space = option - (JUMP if jump else SPACE)
        steps = self.steps - cost_at(s, self.seat, space)
        place(s, self.seat, space, jump, "PAN-GOD-23" if jump else "PAN-MOVE-08")
        s.push(Moving(self.seat, steps, self.jumps - int(jump), self.placed + 1, self.leads))


class EndMove(Step[PantheonState]):
    """The played movement cards go to the discard pile; steps left are lost (PAN-MOVE-21, -22)."""

    def run(self, s: PantheonState) -> None:
        s.discard_played("PAN-MOVE-22")


class BigFootBack(Step[PantheonState]):
    """All followers are done (PAN-MOVE-30)."""

    def run(self, s: PantheonState) -> None:
        s.tell("big-foot-returned", "PAN-MOVE-30", who=s.big_foot)
        s.big_foot = NOBODY
