"""Games that bots play against themselves to learn from: quick plans, and now and then not the best of them.

A game is kept as its header and all answers, so that whatever is measured later can be measured in old games too.
"""

import json
from math import exp
from typing import Final, NamedTuple, TypeVar

from theomachy.bots.mind import Mind
from theomachy.bots.planning import Care, Planner
from theomachy.bots.secrets import asked_in_secret, drawn, fraction
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import random_option

S = TypeVar("S", bound=State)
CARE: Final = Care(width=2, forks=3, picks=24, samples=1)
TRIED: Final = 3
"""How often a secret answer is tried out."""


class Curiosity(NamedTuple):
    """How far a game leaves what seems best."""

    anything: float = 0.08
    """How often a turn is any line that was looked at."""
    warmth: float = 0.02
    """Otherwise a line is the likelier the better it seems: one so much worse is chosen 1/e as often."""
    opening: float = 0.5
    """How often a game begins with some turns by rule of thumb."""


BOLD: Final = Curiosity()
NONE: Final = Curiosity(0.0, 0.0, 0.0)
OPENING_TURNS: Final = 6
"""Most turns by rule of thumb at the beginning."""


class Lesson(NamedTuple):
    """A game that was played, to learn from."""

    header: dict[str, str]
    answers: list[tuple[int, int]]
    """Each answer with its seat, chance's too."""
    planned: list[tuple[int, int, int]]
    """Where a turn was planned: how many answers were before, the seat, and how many the plan had."""

    def line(self) -> str:
        """One line of a file."""
        return json.dumps(self)


def lesson_of(line: str) -> Lesson:
    """A game from its line."""
    header, answers, planned = json.loads(line)
    return Lesson(
        header,
        [(seat, option) for seat, option in answers],
        [(at, seat, length) for at, seat, length in planned],
    )


class Game(NamedTuple):
    """A game to be played; it goes from process to process."""

    game: str
    header: dict[str, str]
    seed: int
    curiosity: Curiosity


class Playing:
    """One game under way."""

    def __init__(self, mind: Mind[State], asked: Game) -> None:
        self.mind: Final = mind
        self.dice: Final = Dice(asked.seed)
        self.curiosity: Final = asked.curiosity
        self.s: Final = mind.game.opened(asked.header)
        self.lesson: Final = Lesson(asked.header, [], [])

    def take(self, seat: int, option: int) -> None:
        """One answer, put down."""
        self.lesson.answers.append((int(seat), int(option)))
        self.s.take(seat, option)

    def played(self) -> Lesson:
        """The whole game."""
        if fraction(self.dice) < self.curiosity.opening:
            self.open_by_habit(int(self.dice.below(OPENING_TURNS)) + 1)
        while not self.s.over:
            self.go_on()
        return self.lesson

    def open_by_habit(self, turns: int) -> None:
        """Some turns by rule of thumb, so that games differ from the start."""
        begun = 0
        while not self.s.over:
            begun += self.mind.begins(self.s)
            if begun > turns:
                return
            seat = self.s.stack[-1].first_waiting()
            options = self.s.options(seat)
            if seat == CHANCE:
                self.take(seat, random_option(self.s, seat, options, self.dice))
            else:
                self.take(seat, self.mind.quick(self.s, seat, options, self.dice))

    def go_on(self) -> None:
        """One answer, or all of a turn."""
        s = self.s
        seat = s.stack[-1].first_waiting()
        options = s.options(seat)
        if len(options) == 1:
            self.take(seat, options[0])
        elif seat == CHANCE:
            self.take(seat, random_option(s, seat, options, self.dice))
        elif asked_in_secret(s):
            asked = s.stack[-1].waiting()
            for who, option in [(each, self.secret(each)) for each in asked]:
                self.take(who, option)
        else:
            self.turn(seat, options)

    def secret(self, seat: int) -> int:
        """A secret answer: what does well if the others answer by rule of thumb."""
        options = self.s.options(seat)
        if fraction(self.dice) < self.curiosity.anything:
            return self.mind.quick(self.s, seat, options, self.dice)
        values = [0.0] * len(options)
        for _ in range(TRIED):
            luck = int(self.dice.roll())
            for place, option in enumerate(options):
                twin = self.s.copy()
                twin.take(seat, option)
                self.mind.play_on(twin, Dice(luck))
                values[place] += self.mind.standings(twin)[seat] / TRIED
        return options[self.chosen(values)]

    def turn(self, seat: int, options: list[int]) -> None:
        """A planned turn, as far as the plan goes."""
        lines = Planner(self.mind, seat, CARE, self.dice).lines(self.s, options)
        if fraction(self.dice) < self.curiosity.anything:
            line = lines[int(self.dice.below(len(lines)))]
        else:
            line = lines[self.chosen([each.value for each in lines])]
        self.lesson.planned.append((len(self.lesson.answers), seat, len(line.path)))
        for option in line.path:
            self.take(seat, option)

    def chosen(self, values: list[float]) -> int:
        """The place of a good value; the best without curiosity."""
        best = max(values)
        if self.curiosity.warmth == 0.0:
            return values.index(best)
        odds = [exp((value - best) / self.curiosity.warmth) for value in values]
        total = sum(odds)
        return drawn([each / total for each in odds], self.dice)
