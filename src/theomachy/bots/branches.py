"""The tree of a search: seats about to answer, their lines of answers, and what is to be thought of these.

Luck makes the outcome of a round uncertain, so a line that was tried a few times is weighed between what came of
it and what the planner thought of it: the wilder the outcomes, the longer the planner is believed.
"""

from typing import Final

TRUST: Final = 0.03
"""By how much the planner is usually wrong about the difference between two lines."""
UNKNOWN_SPREAD: Final = 0.01
"""How wild outcomes are taken to be before anything was tried twice: the square of a tenth."""


class Branch:
    """One line of answers, and how it fared."""

    def __init__(self, path: tuple[int, ...], prior: float) -> None:
        self.path: Final = path
        self.prior: Final = prior
        self.value = prior
        """What is to be thought of it, by the last weighing."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.below: Node | None = None

    def mean(self) -> float:
        """The average chance it led to; what the planner thought of it while it is untried."""
        return self.total / self.visits if self.visits else self.prior

    def led_to(self, chance: float) -> None:
        """Put down one more outcome."""
        self.visits += 1
        self.total += chance
        self.squares += chance * chance


class Node:
    """A seat about to answer."""

    def __init__(self, seat: int, branches: list[Branch]) -> None:
        self.seat: Final = seat
        self.branches: Final = branches


def weigh(branches: list[Branch]) -> None:
    """Set the value of each branch between its outcomes and the planner's word.

    The planner judges before the others have answered, so all its words are moved by what that costs on average.
    """
    visits = 0
    repeats = 0
    moved = 0.0
    scattered = 0.0
    for branch in branches:
        if branch.visits:
            visits += branch.visits
            repeats += branch.visits - 1
            moved += branch.total - branch.prior * branch.visits
            scattered += max(0.0, branch.squares - branch.total * branch.total / branch.visits)
    if not visits:
        return
    shift = moved / visits
    believed = (scattered / repeats if repeats else UNKNOWN_SPREAD) / (TRUST * TRUST)
    for branch in branches:
        planned = branch.prior + shift
        weight = believed + branch.visits
        branch.value = (believed * planned + branch.total) / weight if weight > 0.0 else planned


def value_of(branch: Branch) -> float:
    """What is to be thought of it."""
    return branch.value


def best_first(branches: list[Branch]) -> list[Branch]:
    """Weighed anew, the best first."""
    weigh(branches)
    return sorted(branches, key=value_of, reverse=True)
