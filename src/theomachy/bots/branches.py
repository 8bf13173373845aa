"""The tree of a search: seats about to answer, their lines of answers, and what is to be thought of these.

Luck makes the outcome of a round uncertain, so a line that was tried a few times is weighed between what came of
it and what the planner thought of it: the more lines that were tried in the same luck change places, the longer
the planner is believed, unless it had to rely on luck itself.
"""

from math import sqrt
from typing import Final

TRUST: Final = 0.03
"""By how much the planner is usually wrong about the difference between two lines."""
UNKNOWN_NOISE: Final = 0.01
"""Prior variance of an outcome, used until there are two samples: the square of a tenth."""
SURELY: Final = 3.0
"""Standard errors between two lines at which sampling stops."""
TRIALS: Final = 10
"""Least number of samples before a line can be decided."""
STILL_TRIALS: Final = 4
"""Number of samples that is enough where the variance seems to be zero."""
STILL: Final = 1e-6
"""Variance below this is treated as zero."""
IMPOSSIBLE: Final = -1.0
"""The outcome of a line that could not be tried in the position imagined."""


class Branch:
    """One line of answers, and how it fared."""

    def __init__(self, path: tuple[int, ...], prior: float, samples: int = 0) -> None:
        self.path: Final = path
        self.prior: Final = prior
        """What the planner thought of it."""
        self.samples: Final = samples
        """How often the planner played on to find that; 0 if it had not to."""
        self.value = prior
        """What is to be thought of it, by the last weighing."""
        self.visits = 0
        self.total = 0.0
        self.outcomes: Final[list[float]] = []
        """Trial by trial; lines of one field are tried in the same positions and the same luck."""
        self.below: Node | None = None
        """The turn that follows."""
        self.clash: Clash | None = None
        """The secret question that comes before it, if there is one."""

    def mean(self) -> float:
        """The average chance it led to; what the planner thought of it while it is untried."""
        return self.total / self.visits if self.visits else self.prior

    def led_to(self, chance: float) -> None:
        """Put down one more outcome."""
        self.visits += 1
        self.total += chance
        self.outcomes.append(chance)

    def failed(self) -> None:
        """Put down that it could not be tried."""
        self.outcomes.append(IMPOSSIBLE)


class Node:
    """A seat about to answer."""

    def __init__(self, seat: int, branches: list[Branch]) -> None:
        self.seat: Final = seat
        self.branches: Final = branches
        self.plans = 1
        """In how many positions its lines were looked for."""

    def visits(self) -> int:
        """How often it was passed."""
        return sum([branch.visits for branch in self.branches])

    def add(self, others: list[Branch], most: int) -> None:
        """More lines, found in another position, as far as there is room and they are new."""
        known = {branch.path for branch in self.branches}
        self.branches.extend([branch for branch in others if branch.path not in known][:most])


class Clash:
    """Seats about to answer in secret: what they may answer together, how likely, and who is lucky by it.

    What follows, follows whatever they answer.
    """

    def __init__(
        self,
        seats: list[int],
        answers: list[list[tuple[int, int]]],
        shares: list[float],
        chances: list[list[float]],
    ) -> None:
        self.seats: Final = seats
        self.answers: Final = answers
        """The joint answers."""
        self.shares: Final = shares
        """How often each of them is given; together 1."""
        means = [0.0] * len(seats)
        for share, row in zip(shares, chances, strict=True):
            for place, chance in enumerate(row):
                means[place] += share * chance
        self.luck: Final = [[chance - means[place] for place, chance in enumerate(row)] for row in chances]
        """For each of them, by how much more than on average each seat gets ahead."""
        self.after: Final = Branch((), 0.0)


class Comparison:
    """Two lines by the trials they had in common."""

    def __init__(self, one: Branch, other: Branch) -> None:
        trials = 0
        total = 0.0
        squares = 0.0
        for place in range(min(len(one.outcomes), len(other.outcomes))):
            mine = one.outcomes[place]
            theirs = other.outcomes[place]
            if IMPOSSIBLE not in (mine, theirs):
                trials += 1
                total += mine - theirs
                squares += (mine - theirs) * (mine - theirs)
        self.trials: Final = trials
        self.ahead: Final = total / max(1, trials)
        """By how much the one did better on average."""
        self.scattered: Final = max(0.0, squares - total * total / max(1, trials))

    def sure(self) -> bool:
        """Whether one line is better beyond doubt, or both are exactly equal."""
        if self.trials < (STILL_TRIALS if self.scattered < STILL else TRIALS):
            return False
        doubt = sqrt(self.scattered / (self.trials - 1) / self.trials)
        return self.ahead >= SURELY * doubt


def decided(field: list[Branch]) -> bool:
    """Whether the first of these, the best, needs no more trials against those that begin otherwise."""
    best = field[0]
    return all(branch.path[0] == best.path[0] or Comparison(best, branch).sure() for branch in field)


def weigh(branches: list[Branch]) -> None:
    """Set the value of each branch between its outcomes and the planner's word.

    The planner judges before the others have answered, so all its words are moved by what that costs on average.
    """
    most = max(branches, key=visits_of)
    visits = 0
    moved = 0.0
    for branch in branches:
        visits += branch.visits
        moved += branch.total - branch.prior * branch.visits
    if not visits:
        return
    shift = moved / visits
    noise = noise_beside(most, branches)
    for branch in branches:
        planned = branch.prior + shift
        believed = noise / (TRUST * TRUST + (noise / branch.samples if branch.samples else 0.0))
        weight = believed + branch.visits
        branch.value = (believed * planned + branch.total) / weight if weight > 0.0 else planned


def noise_beside(most: Branch, branches: list[Branch]) -> float:
    """How wild the outcomes of a line are, luck that all lines have in common left out."""
    scattered = 0.0
    repeats = 0
    for branch in branches:
        if branch is not most:
            comparison = Comparison(most, branch)
            scattered += comparison.scattered / 2
            repeats += max(0, comparison.trials - 1)
    return scattered / repeats if repeats else UNKNOWN_NOISE


def visits_of(branch: Branch) -> int:
    """How often it was tried."""
    return branch.visits


def value_of(branch: Branch) -> float:
    """What is to be thought of it."""
    return branch.value


def best_first(branches: list[Branch]) -> list[Branch]:
    """Weighed anew, the best first."""
    weigh(branches)
    return sorted(branches, key=value_of, reverse=True)
