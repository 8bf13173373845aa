"""Tree search over turns that nobody sees all of: every round imagines the hidden part anew.

A node is a seat about to take a turn; its branches are the best lines a planner finds there. At the root all lines
that are still in the field are tried in turn, in the same imagined position and with the same luck. The field
narrows as the budget is spent, so that the last rounds go to the lines that are hard to tell apart, and nothing is
tried any more when no doubt is left. Further down a round goes by chances and curiosity, lets nature and habits
answer, and passes everybody's chances up: each seat wants its own. Where two answer in secret it is a matrix game,
weighed once and then answered as both would mix; what their cards were lucky by is taken off again, so that luck
in Battle hides less of what a line is worth. A round always ends where the seat that thinks has its turn again, so
that no line looks better only because it was followed half a turn further. Branches are known by the answers, so a
node stands for all positions that these answers may lead to; a line that is not possible in the position imagined
is left out for this round.
"""

import time
from math import sqrt
from typing import Final, Generic, TypeVar

from theomachy.bots.branches import Branch, Clash, Node, best_first, decided
from theomachy.bots.mind import Imagining, Mind
from theomachy.bots.planning import Care, Planner
from theomachy.bots.regret import mixed
from theomachy.bots.secrets import Table, drawn, give, thinned
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)
ANSWERS: Final = 7
"""Most answers of a seat to a secret question that are compared in the tree."""
REGRETS: Final = 20
"""Rounds of regret matching for each of them."""


class Budget:
    """When to stop: after a number of rounds, or of seconds if that is not 0."""

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
        self.players: Final = len(mind.standings(imagining.position(dice)))
        self.rounds = 0
        self.judged = 0

    def best(self, options: list[int], budget: Budget) -> list[Branch]:
        """The branches at the root, the best first; those that were dropped come last."""
        s = self.imagining.position(self.dice)
        root = self.node(s, self.seat, options, self.care[0], self.breadth.root)
        field = root.branches
        dropped: list[Branch] = []
        while not decided(field) and budget.left(self.rounds):
            s = self.imagining.position(self.dice)
            luck = self.dice.roll()
            for branch in field:
                if budget.left(self.rounds):
                    self.rounds += 1
                    self.round(branch, s.copy(), Dice(luck))
            wide = max(2, round(len(root.branches) ** (1.0 - min(1.0, budget.spent(self.rounds)))))
            field = best_first(field)
            dropped = field[wide:] + dropped
            field = field[:wide]
        return field + dropped

    def node(self, s: S, seat: int, options: list[int], care: Care, width: int) -> Node:
        """A node with the best lines of the seat; of lines that do the same and come to the same, one.

        What room is left goes to lines that begin otherwise, though they seem to come to the same.
        """
        planner = Planner(self.mind, seat, care, self.dice)
        branches: list[Branch] = []
        alike: list[Branch] = []
        begun: set[int] = set()
        met: set[tuple[tuple[int, ...], float]] = set()
        for line in planner.lines(s, options):
            kind = (line.forks, round(line.value, 6))
            branch = Branch(line.path, line.value, line.samples)
            if kind not in met and len(branches) < width:
                met.add(kind)
                begun.add(line.path[0])
                branches.append(branch)
            elif line.path[0] not in begun:
                begun.add(line.path[0])
                alike.append(branch)
        self.judged += planner.judged
        return Node(seat, branches + alike[: width - len(branches)])

    def round(self, branch: Branch, s: S, dice: Dice) -> None:
        """From a line at the root to a turn of one's own that was not looked into yet, and up again."""
        if not followed(s, self.seat, branch.path):
            branch.failed()
            return
        way = [(self.seat, branch)]
        own = 0
        luck = [0.0] * self.players
        while True:
            self.mind.play_to_clash(s, dice)
            if s.over:
                break
            if self.mind.clash(s):
                branch = self.clashed(branch, s, luck, dice)
                continue
            seat = s.stack[-1].first_waiting()
            if seat == self.seat and self.mind.begins(s):
                own += 1
                if way[-1][1].visits == 0 or own >= self.breadth.depth:
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
            each.led_to(standings[seat] - luck[seat])

    def clashed(self, branch: Branch, s: S, luck: list[float], dice: Dice) -> Branch:
        """Let two seats answer in secret, as they mix their answers here; where it goes on.

        By how much the first gets ahead with these answers, more than on average, is luck and goes into that list.
        """
        if branch.clash is None:
            branch.clash = self.clash(s)
        clash = branch.clash
        row = drawn(clash.mixes[0], dice)
        column = drawn(clash.mixes[1], dice)
        first, second = clash.seats
        answers = [(first, clash.options[0][row]), (second, clash.options[1][column])]
        if all(s.stack[-1].owes(seat) and option in s.stack[-1].options(s, seat) for seat, option in answers):
            give(s, answers)
            luck[first] += (clash.leads[row][column] - clash.lead) / 2
            luck[second] -= (clash.leads[row][column] - clash.lead) / 2
        else:  # in this position the cards are others than when the clash was weighed
            self.mind.step(s, dice)
            self.mind.step(s, dice)
        return clash.after

    def clash(self, s: S) -> Clash:
        """The open secret question as a matrix game, every cell played out once."""
        frame = s.stack[-1]
        seat, other = frame.waiting()
        rows = thinned(frame.options(s, seat), ANSWERS)
        columns = thinned(frame.options(s, other), ANSWERS)
        table = Table(seat, rows, [[(other, option)] for option in columns])
        table.play(self.mind, s, self.dice, False)
        self.judged += len(rows) * len(columns)
        leads = table.leads()
        mixes = mixed(leads, REGRETS)
        return Clash((seat, other), [rows, columns], [mixes[0], mixes[1]], leads)

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
