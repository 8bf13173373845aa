"""Questions that several seats answer at once and in secret: matrix games, answered by mixed strategies."""

from typing import Final, TypeVar

from theomachy.bots.budget import ENDLESS, Budget
from theomachy.bots.mind import Mind
from theomachy.engine.chance import Dice
from theomachy.engine.decision import Secret, State

S = TypeVar("S", bound=State)
WORD: Final = 1 << 32


def asked_in_secret(s: State) -> bool:
    """Whether the open question is one of several seats' at once."""
    return isinstance(s.stack[-1], Secret)


def fraction(dice: Dice) -> float:
    """A number from 0.0 to below 1.0."""
    return dice.roll() / WORD


def thinned(options: list[int], most: int) -> list[int]:
    """At most this many options, evenly from the first to the last: a bid differs little from the next."""
    if len(options) <= most:
        return options
    return [options[place * (len(options) - 1) // (most - 1)] for place in range(most)]


def drawn(strategy: list[float], dice: Dice) -> int:
    """The place of an option, as likely as the strategy plays it."""
    point = fraction(dice)
    for place, share in enumerate(strategy):
        point -= share
        if point < 0.0:
            return place
    return len(strategy) - 1


def give(s: State, answers: list[tuple[int, int]]) -> None:
    """Let seats answer this."""
    for seat, option in answers:
        if not s.over and s.stack[-1].owes(seat):
            s.take(seat, option)


def joint_answers(s: State, seats: list[int], most: int, dice: Dice) -> list[list[tuple[int, int]]]:
    """What these seats may answer together: all there is, or as much as is weighed, drawn by chance."""
    frame = s.stack[-1]
    joint: list[list[tuple[int, int]]] = [[]]
    for seat in seats:
        joint = [[*each, (seat, option)] for each in joint for option in frame.options(s, seat)]
    if len(joint) > most:
        places = dice.shuffled(list(range(len(joint))))[:most]
        joint = [joint[place] for place in sorted(places)]
    return joint


class Table:
    """Payoffs of each answer of a seat against joint answers of the others, estimated by playing on."""

    def __init__(self, seat: int, rows: list[int], columns: list[list[tuple[int, int]]]) -> None:
        self.seat: Final = seat
        self.rows: Final = rows
        self.columns: Final = columns
        self.totals: Final = [[0.0] * len(columns) for _ in rows]
        self.times = 0

    def play(self, mind: Mind[S], s: S, dice: Dice, to_the_turn: bool, budget: Budget = ENDLESS) -> None:
        """Every cell once, with the same luck: how far the seat gets ahead of those who answer with it.

        Judged where the next turn begins, or where something new opens before it and there was less luck. TimeUp
        leaves everything as it was.
        """
        luck = dice.roll()
        ends: list[S] = []
        for option in self.rows:
            budget.check()
            for answers in self.columns:
                twin = s.copy()
                twin.take(self.seat, option)
                give(twin, answers)
                if to_the_turn:
                    mind.play_on(twin, Dice(luck))
                else:
                    mind.play_out(twin, Dice(luck))
                ends.append(twin)
        found = mind.standings_of(ends)
        for row in range(len(self.rows)):
            for column, answers in enumerate(self.columns):
                standings = found[row * len(self.columns) + column]
                total = standings[self.seat]
                for other, _ in answers:
                    total -= standings[other] / len(answers)
                self.totals[row][column] += total
        self.times += 1

    def leads(self) -> list[list[float]]:
        """Row by row how far the seat gets ahead on average."""
        return [[total / self.times for total in row] for row in self.totals]
