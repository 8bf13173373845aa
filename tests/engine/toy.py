"""A game of our own for the engine's tests: nature deals, both seats bid in secret, the higher bid wins."""

from typing import Self

from theomachy.engine.decision import CHANCE, PASS, Frame, Question, Secret, State, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks

DEAL = 1  # + value of the card, 0 to 2
BID = 4  # + number, 0 to 3
RAISE = 8


class ToyState(State):
    """Two hands, two scores."""

    over_by = "TOY-4"

    def __init__(self) -> None:
        super().__init__()
        self.deck = [3, 2, 1]  # cards of each value
        self.hands = [0, 0]
        self.scores = [0, 0]

    def copy(self) -> Self:
        twin = type(self)()
        twin.stack = self.stack.copy()
        twin.over = self.over
        twin.deck = self.deck.copy()
        twin.hands = self.hands.copy()
        twin.scores = self.scores.copy()
        return twin

    def facts(self) -> list[list[int]]:
        return [[int(self.over)], self.deck, self.hands, self.scores]


class Deal(Frame[ToyState]):
    """Nature deals a card to a seat."""

    asks = Asks("deal", "chance", subject="seat")
    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def questions(self) -> bool:
        return True

    def waiting(self) -> list[int]:
        return [CHANCE]

    def options(self, s: ToyState, seat: int) -> list[int]:
        return [DEAL + value for value, count in enumerate(s.deck) if count]

    def reasons(self, s: ToyState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else [Reason("TOY-1", what=option)]

    def reasons_against_seat(self, s: ToyState, seat: int) -> list[Reason]:
        return [Reason("TOY-1", who=seat)]

    def weight(self, s: ToyState, option: int) -> int:
        return s.deck[option - DEAL]

    def answer(self, s: ToyState, seat: int, option: int) -> None:
        s.deck[option - DEAL] -= 1
        s.hands[self.seat] += option - DEAL
        s.tell("dealt", "TOY-1", who=self.seat)


class Bids(Secret[ToyState]):
    """Both bid; what is held is one more than the bid."""

    asks = Asks("bids", "number", amount="cards", chosen="held")
    numbers = "owed[]: amount, held[]: amount"
    asked_by = "TOY-2"
    decided_by = "TOY-2"

    def options(self, s: ToyState, seat: int) -> list[int]:
        return [BID + number for number in range(s.hands[seat] + 1)]

    def reasons(self, s: ToyState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else [Reason("TOY-2", who=seat, amount=option)]

    def counted(self, s: ToyState, seat: int) -> int:
        return s.hands[seat]

    def combined(self, held: int, option: int) -> int:
        return option - BID + 1

    def successor(self, owed: list[int], held: list[int]) -> "Bids":
        return Bids(*owed, *held)

    def all_in(self, s: ToyState) -> None:
        winner = 0 if self.held[0] >= self.held[1] else 1
        s.queue([Score(winner), MayRaise(winner), End()])


class Score(Step[ToyState]):
    """A point."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: ToyState) -> None:
        s.scores[self.seat] += 1
        s.tell("scored", "TOY-3", who=self.seat, amount=1)


class MayRaise(Question[ToyState]):
    """Another point?"""

    asks = Asks("may-raise", "confirm")
    asked_by = "TOY-3"
    decided_by = "TOY-3"

    def options(self, s: ToyState, seat: int) -> list[int]:
        return [PASS, RAISE]

    def reasons(self, s: ToyState, seat: int, option: int) -> list[Reason]:
        return [] if option in (PASS, RAISE) else [Reason(self.asked_by, what=option)]

    def answer(self, s: ToyState, seat: int, option: int) -> None:
        if option == RAISE:
            s.push(Score(seat))

    def cost(self, s: ToyState, option: int) -> int | None:
        return 1 if option == RAISE else None


class End(Step[ToyState]):
    """The game is over."""

    def run(self, s: ToyState) -> None:
        s.over = True


def toy() -> ToyState:
    """A new game."""
    s = ToyState()
    s.queue([Deal(0), Deal(1), Bids(1, 1, 0, 0)])
    s.settle()
    return s
