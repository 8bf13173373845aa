"""Composed turns: what a seat can make of its own answers until another seat is asked.

A choice in several questions (which figure, where to) is followed to its end before it is judged. Of the lines
that do the same kinds of things only the best go on, and a line goes on only while it gets better.
"""

from typing import Final, Generic, TypeAlias, TypeVar

from theomachy.bots.budget import ENDLESS, Budget, TimeUp
from theomachy.bots.mind import Mind
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)
Key: TypeAlias = tuple[str, tuple[int, ...]]
UNKNOWN: Final = -1.0
BATCH: Final = 64
"""Most positions that are judged in one call, between two looks at the clock."""
LOOKED_AT_AGAIN: Final = 12
"""Most lines that end in the middle of a turn and are judged more carefully."""


class Care:
    """How carefully turns are composed."""

    def __init__(self, width: int, forks: int, picks: int, samples: int) -> None:
        self.width: Final = width  # lines that go on, of each kind
        self.forks: Final = forks  # kinds of things one after another (actions of a turn)
        self.picks: Final = picks  # unfinished choices looked at together; more are drawn by chance
        self.samples: Final = samples  # times to play on where a line ends in the middle of a turn

    def at_least(self, width: int) -> "Care":
        """The same care with at least this width."""
        return Care(max(self.width, width), self.forks, self.picks, self.samples)


class Line(Generic[S]):
    """Own answers, where they lead, and the seat's chance there."""

    def __init__(self, path: tuple[int, ...], forks: tuple[int, ...], s: S, value: float) -> None:
        self.path: Final = path
        self.forks: Final = forks
        self.s: Final = s
        self.value = value
        self.samples = 0
        """How often it was played on from here to be judged; never where it could be judged at once."""


def asked_alone(s: State, seat: int) -> bool:
    """Whether the open question is put to this seat alone."""
    return not s.over and s.stack[-1].waiting() == [seat]


class Planner(Generic[S]):
    """Composes the turns of one seat."""

    def __init__(self, mind: Mind[S], seat: int, care: Care, dice: Dice, budget: Budget = ENDLESS) -> None:
        self.mind: Final = mind
        self.seat: Final = seat
        self.care: Final = care
        self.dice: Final = dice
        self.budget: Final = budget
        self.luck: Final = int(dice.roll())  # the same for all lines, so that none is only luckier
        self.judged = 0
        """Positions looked at so far."""

    def lines(self, s: S, options: list[int]) -> list[Line[S]]:
        """Whole lines that begin with these options, the best first; what was found so far if time is up."""
        finished: list[Line[S]] = []
        going: list[Line[S]] = []
        begun = Line((), (), s, self.mind.standings(s)[self.seat])
        try:
            going = self.sorted_out(self.extended(begun, options), finished)
            while going:
                grown: list[Line[S]] = []
                for line in going:
                    frame = line.s.stack[-1]
                    grown += self.better(line, self.extended(line, frame.options(line.s, self.seat)))
                going = self.sorted_out(grown, finished)
            self.look_again(finished)
        except TimeUp:
            finished = [line for line in [*finished, *going] if line.value != UNKNOWN]
            if not finished:
                finished = [Line((option,), (), s, begun.value) for option in options]
        finished.sort(key=value_of, reverse=True)
        return finished

    def look_again(self, finished: list[Line[S]]) -> None:
        """Judge lines that seemed best after playing on once by playing on more often, until the best is sure."""
        for _ in range(LOOKED_AT_AGAIN):
            best = max(finished, key=value_of)
            if best.samples in (0, self.care.samples):
                return
            self.budget.check()
            best.value = self.mind.outlook(best.s, self.seat, self.care.samples, Dice(self.luck))
            best.samples = self.care.samples

    def extended(self, line: Line[S], options: list[int]) -> list[Line[S]]:
        """The line with each of these options, and on to the end of the choice it begins."""
        ends: list[Line[S]] = []
        level = self.answered(line, options)
        while level:
            unfinished: list[Line[S]] = []
            for each in level:
                if asked_alone(each.s, self.seat) and self.mind.halfway(each.s):
                    unfinished.append(each)
                else:
                    ends.append(each)
            if len(unfinished) > self.care.picks:
                drawn = self.dice.shuffled(list(range(len(unfinished))))[: self.care.picks]
                unfinished = [unfinished[place] for place in sorted(drawn)]
            level = []
            for each in unfinished:
                level += self.answered(each, each.s.stack[-1].options(each.s, self.seat))
        return ends

    def answered(self, line: Line[S], options: list[int]) -> list[Line[S]]:
        """The line with each of these options."""
        found: list[Line[S]] = []
        self.budget.check()
        for option in options:
            twin = line.s.copy()
            forks = line.forks
            if self.mind.forks(twin, option):
                forks = (*forks, option)
            twin.take(self.seat, option)
            found.append(Line((*line.path, option), forks, twin, UNKNOWN))
        return found

    def sorted_out(self, lines: list[Line[S]], finished: list[Line[S]]) -> list[Line[S]]:
        """Judge the lines; those at rest are finished, of the others the best of each kind go on."""
        kinds: dict[Key, list[Line[S]]] = {}
        resting = [self.at_rest(line) for line in lines]
        own = [asked_alone(line.s, self.seat) for line in lines]
        self.judge([line for place, line in enumerate(lines) if own[place] or not resting[place]])
        for place, line in enumerate(lines):
            if not resting[place]:
                kinds.setdefault((type(line.s.stack[-1]).__name__, line.forks), []).append(line)
                continue
            if not own[place]:
                self.budget.check()
                self.judged += 1
                line.value = self.mind.outlook(line.s, self.seat, 1, Dice(self.luck))
                line.samples = 0 if line.s.over or self.mind.between_turns(line.s) else 1
            finished.append(line)
        going: list[Line[S]] = []
        for kind in kinds.values():
            kind.sort(key=value_of, reverse=True)
            going += kind[: self.care.width]
        return going

    def at_rest(self, line: Line[S]) -> bool:
        """Whether another seat is asked, a turn begins, or the plan is long enough."""
        s = line.s
        if not asked_alone(s, self.seat) or self.mind.between_turns(s):
            return True
        return len(line.forks) >= self.care.forks and self.mind.forks(s, s.stack[-1].options(s, self.seat)[-1])

    def better(self, line: Line[S], lines: list[Line[S]]) -> list[Line[S]]:
        """Without those that only go on with the same thing and are no better for it; the best if all are so."""
        kind = (type(line.s.stack[-1]).__name__, line.forks)
        kept: list[Line[S]] = []
        best: Line[S] | None = None
        alike = [
            asked_alone(each.s, self.seat) and (type(each.s.stack[-1]).__name__, each.forks) == kind
            for each in lines
        ]
        self.judge([each for place, each in enumerate(lines) if alike[place]])
        for place, each in enumerate(lines):
            if alike[place]:
                if best is None or each.value > best.value:
                    best = each
                if each.value <= line.value:
                    continue
            kept.append(each)
        if not kept and best is not None:
            kept.append(best)  # nobody may stop here: cards to discard, raises that are due
        return kept

    def judge(self, lines: list[Line[S]]) -> None:
        """Put down the seat's chance where each line leads, once; many lines are judged together."""
        unknown = [line for line in lines if line.value == UNKNOWN]
        for start in range(0, len(unknown), BATCH):
            self.budget.check()
            some = unknown[start : start + BATCH]
            self.judged += len(some)
            for line, standings in zip(some, self.mind.standings_of([each.s for each in some]), strict=True):
                line.value = standings[self.seat]


def value_of(line: Line[S]) -> float:
    """The seat's chance where the line leads."""
    return line.value
