"""Master: looks turns ahead for everybody, and mixes its secrets."""

from collections.abc import Sequence
from typing import Final, TypeVar

from theomachy.bots.base import Seen
from theomachy.bots.mind import Imagining, Mind
from theomachy.bots.planning import Care
from theomachy.bots.regret import mixed
from theomachy.bots.search import Breadth, Budget, Search
from theomachy.bots.thinking import Thinker, asked_in_secret, fraction, known
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)
SECONDS: Final = 1.0
MOST_ROUNDS: Final = 100_000
OWN_CARE: Final = Care(width=3, forks=3, picks=64, samples=8)
OTHERS_CARE: Final = Care(width=1, forks=3, picks=24, samples=1)
BREADTH: Final = Breadth(root=10, below=5, depth=3, curiosity=0.03)
ROWS: Final = 12
"""So many own answers to a secret question are weighed at most."""
COLUMNS: Final = 16
"""So many answers of the others to it are weighed at most."""
REPEATS: Final = 400
"""Rounds of play at every secret question."""
REGRETS: Final = 1_000
"""Rounds of regret matching."""


class Master(Thinker):
    """Tree search over turns; secret answers are mixed, so that nobody gains by knowing how."""

    def __init__(
        self,
        rounds: int = MOST_ROUNDS,
        seconds: float = SECONDS,
        care: tuple[Care, Care] = (OWN_CARE, OTHERS_CARE),
        breadth: Breadth = BREADTH,
    ) -> None:
        self.rounds: Final = rounds
        self.seconds: Final = seconds
        self.care: Final = care
        self.breadth: Final = breadth

    def thought(self, mind: Mind[S], seen: Seen, options: Sequence[int], dice: Dice) -> int:
        budget = Budget(self.rounds, self.seconds)
        imagining = known(mind, seen)
        if asked_in_secret(imagining.position(dice)):
            weighed = thinned(list(options), ROWS)
            payoffs = table(mind, imagining, seen.seat, weighed, budget, dice)
            return drawn(weighed, mixed(payoffs, REGRETS)[0], dice)
        care = (self.care[0].at_least(mind.lines), self.care[1])
        search = Search(mind, imagining, seen.seat, care, self.breadth, dice)
        return search.best(list(options), budget)[0].path[0]


def table(
    mind: Mind[S], imagining: Imagining[S], seat: int, options: list[int], budget: Budget, dice: Dice
) -> list[list[float]]:
    """The seat's chance for each of its answers against answers of all the others, each as they may be."""
    columns = columns_of(imagining.position(dice), seat, mind, dice)
    totals = [[0.0] * len(columns) for _ in options]
    repeats = 0
    while repeats < REPEATS and (repeats == 0 or budget.left(repeats)):
        luck = dice.roll()
        s = imagining.position(dice)
        for row, option in enumerate(options):
            for column, answers in enumerate(columns):
                twin = s.copy()
                twin.take(seat, option)
                give(twin, answers)
                mind.play_on(twin, Dice(luck))
                totals[row][column] += mind.standings(twin)[seat]
        repeats += 1
    return [[total / repeats for total in row] for row in totals]


def thinned(options: list[int], most: int) -> list[int]:
    """So many of the options at most, evenly from the first to the last: a bid differs little from the next."""
    if len(options) <= most:
        return options
    return [options[place * (len(options) - 1) // (most - 1)] for place in range(most)]


def columns_of(s: State, seat: int, mind: Mind[S], dice: Dice) -> list[list[tuple[int, int]]]:
    """Answers of the other seats that are asked in secret: all there are, or as many as are weighed."""
    frame = s.stack[-1]
    joint: list[list[tuple[int, int]]] = [[]]
    for other in frame.waiting():
        if other != seat:
            joint = [[*each, (other, option)] for each in joint for option in frame.options(s, other)]
    if len(joint) > COLUMNS:
        places = dice.shuffled(list(range(len(joint))))[:COLUMNS]
        joint = [joint[place] for place in sorted(places)]
    return joint


def give(s: State, answers: list[tuple[int, int]]) -> None:
    """Let the others answer this."""
    for seat, option in answers:
        if not s.over and s.stack[-1].owes(seat):
            s.take(seat, option)


def drawn(options: list[int], strategy: list[float], dice: Dice) -> int:
    """An option, as likely as the strategy plays it."""
    point = fraction(dice)
    for place, share in enumerate(strategy):
        point -= share
        if point < 0.0:
            return options[place]
    return options[-1]
