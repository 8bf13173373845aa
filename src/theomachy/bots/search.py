"""Tree search over turns that nobody sees all of: every round imagines the hidden part anew.

A node is a seat about to take a turn; its branches are the best lines a planner finds there. At the root all lines
that are still in the field are tried in turn, in the same imagined position and with the same luck. The field
narrows as the budget is spent, so that the last rounds go to the lines that are hard to tell apart, and nothing is
tried any more when no doubt is left; the longer that takes, the more turns are looked ahead. Further down a round
goes by chances and curiosity, lets nature and habits answer, and passes everybody's chances up: each seat wants
its own. Where several answer in secret it is a game of its own, weighed once and then answered as all would mix;
what their cards were lucky by is taken off again, so that luck in Battle hides less of what a line is worth. A
round always ends where the seat that thinks has its turn again, so that no line looks better only because it was
followed half a turn further. Branches are known by the answers, so a node stands for all positions that these
answers may lead to; a line that is not possible in the position imagined is left out for this round, and a node
that is passed often looks for more lines in the position it is passed in.

The clock is looked at everywhere: a trial that it ends counts for nothing, and the best line so far is answered.
"""

from math import sqrt
from typing import Final, Generic, TypeVar

from theomachy.bots.branches import Branch, Clash, Node, best_first, decided
from theomachy.bots.budget import ENDLESS, Budget, TimeUp
from theomachy.bots.joint import JointGame
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
"""Rounds of regret matching for each of them between two seats."""
JOINT_ROUNDS: Final = 8
"""Rounds of regret matching between more, each played out."""
PLANNING: Final = 0.3
"""Which part of the time may go into looking for lines at the root."""
FURTHER: Final = 2
"""Most turns of one's own that are looked ahead beyond the first depth."""


class Breadth:
    """How wide and deep to look."""

    def __init__(
        self,
        root: int,
        below: int,
        depth: int,
        curiosity: float,
        deepens: int = 0,
        worlds: int = 1,
        widens: int = 0,
    ) -> None:
        self.root: Final = root  # lines at the root
        self.below: Final = below  # lines at every other node, for each position they were looked for in
        self.depth: Final = depth  # turns of one's own to look ahead at first
        self.curiosity: Final = curiosity  # how much untried lines are worth trying
        self.deepens: Final = deepens  # trials of every line after which one more turn is looked ahead; 0: never
        self.worlds: Final = (
            worlds  # positions in which lines at the root are looked for, where something is hidden
        )
        self.widens: Final = widens  # a node passed so often, its square, ... looks for more lines; 0: never


class Way(Generic[S]):
    """Where a round led: the lines that were followed, and the position at their end."""

    def __init__(self, s: S, branches: list[tuple[int, Branch]], luck: list[float]) -> None:
        self.s: Final = s
        self.branches: Final = branches
        self.luck: Final = luck


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
        self.budget = ENDLESS
        self.trials = 0
        """How often the whole field was tried."""
        self.rounds = 0
        self.judged = 0

    def best(self, options: list[int], budget: Budget) -> list[Branch]:
        """The branches at the root, the best first; those that were dropped come last."""
        self.budget = budget
        lines = self.lines(options)
        field = lines
        dropped: list[Branch] = []
        try:
            while not decided(field) and budget.left(self.rounds):
                self.trial(field)
                wide = max(2, round(len(lines) ** (1.0 - min(1.0, budget.spent(self.rounds)))))
                field = best_first(field)
                dropped = field[wide:] + dropped
                field = field[:wide]
        except TimeUp:
            field = best_first(field)
        return field + dropped

    def lines(self, options: list[int]) -> list[Branch]:
        """The lines at the root: those that seem best in one or several positions.

        Each counts by how far it falls behind the best one where it was found.
        """
        worlds = self.breadth.worlds if self.mind.hides else 1
        care, wide = self.care[0], self.breadth.root
        found = [self.node(self.imagining.position(self.dice), self.seat, options, care, wide).branches]
        while len(found) < worlds and self.budget.spent(0) < PLANNING:
            found.append(self.node(self.imagining.position(self.dice), self.seat, options, care, wide).branches)
        if len(found) == 1:
            return found[0]
        top = sum([branches[0].prior for branches in found]) / len(found)
        behind: dict[tuple[int, ...], list[float]] = {}
        samples: dict[tuple[int, ...], int] = {}
        for place in range(wide):
            for branches in found:
                if place < len(branches):
                    branch = branches[place]
                    behind.setdefault(branch.path, []).append(branch.prior - branches[0].prior)
                    samples[branch.path] = max(samples.get(branch.path, 0), branch.samples)
        paths = list(behind)[:wide]
        return [Branch(path, top + sum(behind[path]) / len(behind[path]), samples[path]) for path in paths]

    def trial(self, field: list[Branch]) -> None:
        """Try every line of the field once, in the same imagined position and with the same luck."""
        s = self.imagining.position(self.dice)
        luck = self.dice.roll()
        depth = self.breadth.depth
        if self.breadth.deepens:
            depth += min(FURTHER, self.trials // self.breadth.deepens)
        ways: list[Way[S]] = []
        for branch in field:
            if self.budget.left(self.rounds):
                self.rounds += 1
                way = self.way(branch, s.copy(), Dice(luck), depth)
                if way is not None:
                    ways.append(way)
        self.pass_up(ways)
        self.trials += 1

    def node(self, s: S, seat: int, options: list[int], care: Care, width: int) -> Node:
        """A node with the best lines of the seat; of lines that do the same and come to the same, one.

        What room is left goes to lines that begin otherwise, though they seem to come to the same.
        """
        planner = Planner(self.mind, seat, care, self.dice, self.budget)
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

    def way(self, branch: Branch, s: S, dice: Dice, depth: int) -> Way[S] | None:
        """From a line at the root to a turn of one's own that was not looked into yet; None if impossible."""
        if not followed(s, self.seat, branch.path):
            branch.failed()
            return None
        way = [(self.seat, branch)]
        own = 0
        luck = [0.0] * self.players
        while True:
            self.budget.check()
            self.mind.play_to_clash(s, dice)
            if s.over:
                break
            if self.mind.clash(s):
                branch = self.clashed(branch, s, luck, dice)
                continue
            seat = s.stack[-1].first_waiting()
            if seat == self.seat and self.mind.begins(s):
                own += 1
                if way[-1][1].visits == 0 or own >= depth:
                    break
            taken = self.taken(self.below(branch, s, seat), s)
            if taken is None:
                break
            branch = taken
            way.append((seat, branch))
        return Way(s, way, luck)

    def below(self, branch: Branch, s: S, seat: int) -> Node:
        """The node that follows a line, with the lines found there so far, and more if it was passed often."""
        width = self.breadth.below
        node = branch.below
        if node is None:
            node = self.node(s, seat, s.stack[-1].options(s, seat), self.care[1], width)
            branch.below = node
        elif self.breadth.widens and node.seat == seat and node.visits() >= self.breadth.widens**node.plans:
            more = self.node(s, seat, s.stack[-1].options(s, seat), self.care[1], width)
            node.plans += 1
            node.add(more.branches, width)
        return node

    def pass_up(self, ways: list[Way[S]]) -> None:
        """Judge where rounds ended, all together, and put it down for every line that led there."""
        found = self.mind.standings_of([way.s for way in ways])
        self.judged += len(ways)
        for way, standings in zip(ways, found, strict=True):
            for seat, each in way.branches:
                each.led_to(standings[seat] - way.luck[seat])

    def clashed(self, branch: Branch, s: S, luck: list[float], dice: Dice) -> Branch:
        """Let seats answer in secret, as they mix their answers here; where it goes on.

        By how much each gets ahead with these answers, more than on average, is luck and goes into that list.
        """
        if branch.clash is None:
            branch.clash = self.clash(s)
        clash = branch.clash
        place = drawn(clash.shares, dice)
        answers = clash.answers[place]
        if all(s.stack[-1].owes(seat) and option in s.stack[-1].options(s, seat) for seat, option in answers):
            give(s, answers)
            for who, seat in enumerate(clash.seats):
                luck[seat] += clash.luck[place][who]
        else:  # in this position the cards are others than when the clash was weighed
            for _ in answers:
                self.mind.step(s, dice)
        return clash.after

    def clash(self, s: S) -> Clash:
        """The open secret question as a game of its own, played out from here."""
        seats = s.stack[-1].waiting()
        options = [thinned(s.stack[-1].options(s, seat), ANSWERS) for seat in seats]
        if len(seats) == 2:
            return self.clash_of_two(s, seats, options)
        game = JointGame(self.mind, seats, options)
        for _ in range(JOINT_ROUNDS):
            game.play(s, self.dice, False, self.budget)
        self.judged += game.judged
        later = len(game.joint) // 2  # the first rounds were played before anybody had learned anything
        answers = [
            [(seat, options[who][joint[who]]) for who, seat in enumerate(seats)] for joint in game.joint[later:]
        ]
        return Clash(seats, answers, [1.0 / len(answers)] * len(answers), game.chances[later:])

    def clash_of_two(self, s: S, seats: list[int], options: list[list[int]]) -> Clash:
        """Two against each other: a matrix game, every cell played out once."""
        seat, other = seats
        table = Table(seat, options[0], [[(other, option)] for option in options[1]])
        table.play(self.mind, s, self.dice, False, self.budget)
        self.judged += len(options[0]) * len(options[1])
        leads = table.leads()
        mixes = mixed(leads, REGRETS)
        answers: list[list[tuple[int, int]]] = []
        shares: list[float] = []
        chances: list[list[float]] = []
        for row, mine in enumerate(options[0]):
            for column, theirs in enumerate(options[1]):
                answers.append([(seat, mine), (other, theirs)])
                shares.append(mixes[0][row] * mixes[1][column])
                chances.append([leads[row][column] / 2, -leads[row][column] / 2])
        return Clash(seats, answers, shares, chances)

    def taken(self, node: Node, s: S) -> Branch | None:
        """Take the most promising line that is possible here; None if none is."""
        curious = self.breadth.curiosity * sqrt(1 + node.visits())
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
