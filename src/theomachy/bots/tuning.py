"""Finding weights by self-play: bots play, and weights are fitted that make the winners' positions likeliest.

Every position in which a turn began is one example: rows of features, and who won in the end. The weights follow
the slope of the likelihood and are held by the ones they started from, so that a feature which says little stays
what its author thought of it. Seed, games and steps say everything: the same numbers come out again.
"""

import re
from math import exp
from typing import Final, NamedTuple, TypeVar

from theomachy.bots.ask import ask_bot
from theomachy.bots.base import Bot
from theomachy.bots.bot_name import bot_written
from theomachy.bots.evaluation import Evaluation
from theomachy.bots.mind import NOBODY, Mind
from theomachy.bots.minds import mind_of
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import random_option

S = TypeVar("S", bound=State)
RATE: Final = 0.05
HOLD: Final = 0.002
"""How strongly a weight is pulled back to where it started."""
KEPT_ASIDE: Final = 5
"""One game in this many is kept for validation."""


class Example(NamedTuple):
    """A position as the evaluation sees it, and which of its rows won; it goes from process to process."""

    rows: list[list[float]]
    stage: float
    winner: int


def examples_of(mind: Mind[S], bot: Bot, players: int, seed: int) -> list[Example]:
    """One game of bots against each other, as examples; none without a single winner."""
    dice = Dice(seed)
    s = mind.game.start(players, int(dice.roll()))
    met: list[tuple[list[list[float]], float, list[int]]] = []
    while not s.over:
        seat = s.stack[-1].first_waiting()
        if mind.between_turns(s):
            rows = mind.features(s)
            playing = [each for each in range(len(rows)) if rows[each]]
            met.append(([rows[each] for each in playing], mind.stage(s), playing))
        if seat == CHANCE:
            s.take(seat, random_option(s, seat, s.options(seat), dice))
        else:
            s.take(seat, ask_bot(bot, mind.game, s, seat, dice))
    winners = {mind.decider(s, seat) for seat in mind.game.result(s).winners}
    if len(winners) != 1 or NOBODY in winners:
        return []
    winner = winners.pop()
    return [Example(rows, stage, playing.index(winner)) for rows, stage, playing in met if winner in playing]


def some_examples(work: tuple[str, str, int, int]) -> list[Example]:
    """The examples of one game: its name, the level of its bots, how many play, and its seed."""
    game, level, players, seed = work
    return examples_of(mind_of(game), bot_written(level), players, seed)


class Fit:
    """Weights on their way. The first feature is the unit of all others and stays as it is; the spread moves."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.names: Final = evaluation.names
        self.early: Final = list(evaluation.early)
        self.late: Final = list(evaluation.late)
        self.spread = evaluation.spread
        self.first: Final = (evaluation.early, evaluation.late)

    def judged(self) -> Evaluation:
        """The weights so far as an evaluation."""
        return Evaluation(self.names, self.weights())

    def given(self, examples: list[Example]) -> float:
        """The average chance the winners are given by the weights so far."""
        judged = self.judged()
        return sum([chances_of(judged, example)[example.winner] for example in examples]) / max(1, len(examples))

    def step(self, examples: list[Example]) -> None:
        """One step up the slope."""
        slope_early = [0.0] * len(self.names)
        slope_late = [0.0] * len(self.names)
        wider_early = wider_late = 0.0
        judged = self.judged()
        for example in examples:
            chances = chances_of(judged, example)
            stage = example.stage
            spread = self.spread[0] + (self.spread[1] - self.spread[0]) * stage
            for place, row in enumerate(example.rows):
                missing = (1.0 if place == example.winner else 0.0) - chances[place]
                early = missing * (1.0 - stage)
                late = missing * stage
                for feature, amount in enumerate(row):
                    slope_early[feature] += early * amount
                    slope_late[feature] += late * amount
                score = judged.score(row, stage) / spread
                wider_early -= early * score
                wider_late -= late * score
        share = RATE / max(1, len(examples))
        start, end = self.spread
        for feature in range(1, len(self.names)):
            self.early[feature] += share * start * slope_early[feature]
            self.early[feature] -= HOLD * (self.early[feature] - self.first[0][feature])
            self.late[feature] += share * end * slope_late[feature]
            self.late[feature] -= HOLD * (self.late[feature] - self.first[1][feature])
        self.spread = (start * exp(share * wider_early), end * exp(share * wider_late))

    def weights(self) -> dict[str, tuple[float, float]]:
        """The weights in units of the first feature."""
        found = {name: (self.early[place], self.late[place]) for place, name in enumerate(self.names)}
        return {"spread": self.spread, **found}


class Fitted(NamedTuple):
    """The result of a fit: its weights, and the mean predicted chance of the winners before and after."""

    weights: dict[str, tuple[float, float]]
    examples: int
    before: float
    now: float
    unseen_before: float
    unseen_now: float


def fitted(evaluation: Evaluation, games: list[list[Example]], steps: int) -> Fitted:
    """Fit to four games of five; the fifth tells whether what was learned holds where it was not learned."""
    unseen = [example for game in games[KEPT_ASIDE - 1 :: KEPT_ASIDE] for example in game]
    seen = [example for number, game in enumerate(games, 1) if number % KEPT_ASIDE for example in game]
    fit = Fit(evaluation)
    before = fit.given(seen), fit.given(unseen)
    for _ in range(steps):
        fit.step(seen)
    weights = {name: (round(early, 3), round(late, 3)) for name, (early, late) in fit.weights().items()}
    return Fitted(weights, len(seen), before[0], fit.given(seen), before[1], fit.given(unseen))


def chances_of(evaluation: Evaluation, example: Example) -> list[float]:
    """How likely each row of an example wins."""
    return evaluation.chances([evaluation.score(row, example.stage) for row in example.rows], example.stage)


def rewritten(text: str, weights: dict[str, tuple[float, float]]) -> str:
    """A data file with these numbers in the place of its own; its words stay."""
    for name, (early, late) in weights.items():
        line = re.compile(rf"^({re.escape(name)} = )\[[^\]]*\]", re.MULTILINE)
        text = line.sub(rf"\g<1>[{early}, {late}]", text)
    return text
