"""Tree search over turns that nobody sees all of: every round imagines the hidden part anew.

A node is a seat about to take a turn; its branches are the best lines a planner finds there. At the root all lines
that are still in the field are tried in turn, in the same imagined position and with the same luck, and the field
narrows as the budget is spent, so that the last rounds go to the lines that are hard to tell apart. Further down
a round goes by chances and curiosity, lets nature and secret answers fall as they may, and passes everybody's
chances up: each seat wants its own. It always ends where the seat that thinks has its turn again, so that no line
looks better only because it was followed half a turn further. Branches are known by the answers alone, so a node
stands for all positions that these answers may lead to; a line that is not possible in the position imagined is
left out for this round.
"""

import time
from math import sqrt
from typing import Final, Generic, TypeVar

from theomachy.bots.branches import Branch, Node, best_first
from theomachy.bots.mind import Imagining, Mind
from theomachy.bots.planning import Care, Planner
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)


class Budget:
    """When to stop: after so many rounds, and after so many seconds if there are any."""

    def __init__(self, rounds: int, seconds: float = 0.0) -> None:
        self.rounds: Final = rounds
        self.seconds: Final = seconds
        self._start: Final = time.perf_counter()

    def left(self, round_: int) -> bool:
        """Whether there is time for this round; without seconds the clock is never looked at."""
        if round_ >= self.rounds:
            return False
        return self.seconds <= 0.0 or time.perf_counter() - self._start < self.seconds

    def spent(self, round_: int) -> float:
        """Which part of it is gone before this round."""
        by_rounds = round_ / self.rounds
        return (
            max(by_rounds, (time.perf_counter() - self._start) / self.seconds) if self.seconds > 0 else by_rounds
        )


class Breadth:
    """How wide and deep to look."""

    def __init__(self, root: int, below: int, depth: int, curiosity: float) -> None:
        self.root: Final = root  # lines at the root
        self.below: Final = below  # lines at every other node
        self.depth: Final = depth  # turns of one's own to look ahead
        self.curiosity: Final = curiosity  # how much untried lines are worth trying


class Search(Generic[S]):
    """One search, for one decision of one seat."""

    def __init__(
        self,
        mind: Mind[S],
        imagining: Imagining[S],
        seat: int,
        care: tuple[Care, Care],
        breadth: Breadth,
        dice: Dice,
    ) -> None:
        self.mind: Final = mind
        self.imagining: Final = imagining
        self.seat: Final = seat
        self.care: Final = care
        self.breadth: Final = breadth
        self.dice: Final = dice
        self.rounds = 0
        self.judged = 0

    def best(self, options: list[int], budget: Budget) -> list[Branch]:
        """The branches at the root, the best first."""
        s = self.imagining.position(self.dice)
        root = self.node(s, self.seat, options, self.care[0], self.breadth.root)
        field = root.branches
        while len(field) > 1 and budget.left(self.rounds):
            s = self.imagining.position(self.dice)
            luck = self.dice.roll()
            for branch in field:
                if budget.left(self.rounds):
                    self.rounds += 1
                    self.round(branch, s.copy(), Dice(luck))
            wide = round(len(root.branches) ** (1.0 - min(1.0, budget.spent(self.rounds))))
            field = best_first(root.branches)[: max(2, wide)] if wide < len(field) else field
        return best_first(root.branches)

    def node(self, s: S, seat: int, options: list[int], care: Care, width: int) -> Node:
        """A node with the best lines of the seat; of lines that do the same and come to the same, one."""
        planner = Planner(self.mind, seat, care, self.dice)
        branches: list[Branch] = []
        met: set[tuple[tuple[int, ...], float]] = set()
        for line in planner.lines(s, options):
            kind = (line.forks, round(line.value, 6))
            if kind not in met and len(branches) < width:
                met.add(kind)
                branches.append(Branch(line.path, line.value))
        self.judged += planner.judged
        return Node(seat, branches)

    def round(self, branch: Branch, s: S, dice: Dice) -> None:
        """From a line at the root to a turn of one's own that was not looked into yet, and up again."""
        if not followed(s, self.seat, branch.path):
            return
        way = [(self.seat, branch)]
        own = 0
        while True:
            self.mind.play_on(s, dice)
            if s.over:
                break
            seat = s.stack[-1].first_waiting()
            if seat == self.seat and self.mind.begins(s):
                own += 1
                if branch.visits == 0 or own >= self.breadth.depth:
                    break
            if branch.below is None:
                options = s.stack[-1].options(s, seat)
                branch.below = self.node(s, seat, options, self.care[1], self.breadth.below)
            taken = self.taken(branch.below, s)
            if taken is None:
                break
            branch = taken
            way.append((seat, branch))
        standings = self.mind.standings(s)
        self.judged += 1
        for seat, each in way:
            each.led_to(standings[seat])

    def taken(self, node: Node, s: S) -> Branch | None:
        """Take the most promising line that is possible here; None if none is."""
        visits = 1
        for branch in node.branches:
            visits += branch.visits
        curious = self.breadth.curiosity * sqrt(visits)
        for branch in sorted(node.branches, key=lambda each: -each.mean() - curious / (1 + each.visits)):
            if not s.over and s.stack[-1].owes(node.seat) and followed(s, node.seat, branch.path):
                return branch
        return None


def followed(s: State, seat: int, path: tuple[int, ...]) -> bool:
    """Give these answers as far as they can be given; whether the first one could."""
    for place, option in enumerate(path):
        if s.over or not s.stack[-1].owes(seat) or option not in s.stack[-1].options(s, seat):
            return place > 0
        s.take(seat, option)
    return True
