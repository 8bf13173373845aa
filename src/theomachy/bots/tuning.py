"""Finding weights by self-play: bots play, and weights are fitted that make the winners' positions likeliest.

Every position in which a turn began is one example: rows of features, and who won in the end. The weights follow
the slope of the likelihood and are held by the ones they started from, so that a feature which says little stays
what its author thought of it. Seed, games and steps say everything: the same numbers come out again.
"""

import re
from typing import Final, NamedTuple, TypeVar

from theomachy.bots.asking import answer_of
from theomachy.bots.base import Bot
from theomachy.bots.evaluation import Evaluation, weights_text
from theomachy.bots.levels import levels, maker
from theomachy.bots.mind import NOBODY, Mind
from theomachy.bots.minds import GAMES, with_mind
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import random_option
from theomachy.engine.refusal import SetupError

S = TypeVar("S", bound=State)
RATE: Final = 0.05
HOLD: Final = 0.002
"""How strongly a weight is pulled back to where it started."""


class Example(NamedTuple):
    """A position as the evaluation sees it, and which of its rows won; it goes from process to process."""

    rows: list[list[float]]
    stage: float
    winner: int


def examples_of(mind: Mind[S], bot: Bot, players: int, seed: int) -> list[Example]:
    """One game of bots against each other, as examples; none if nobody won."""
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
            s.take(seat, answer_of(bot, mind.game, s, seat, dice))
    winners = {mind.decider(s, seat) for seat in mind.game.result(s).winners}
    if len(winners) != 1 or NOBODY in winners:
        return []
    winner = winners.pop()
    return [Example(rows, stage, playing.index(winner)) for rows, stage, playing in met if winner in playing]


def some_examples(work: tuple[str, str, int, int]) -> list[Example]:
    """The examples of one game: its name, the level of its bots, how many play, and its seed."""
    game, level, players, seed = work
    bot = maker(levels()[level])()

    def play(mind: Mind[S]) -> list[Example]:
        return examples_of(mind, bot, players, seed)

    return with_mind(game, play)


def shipped(game: str) -> tuple[Evaluation, str, str]:
    """The evaluation of a game as it is shipped, the feature its weights are in units of, and the data file."""
    if game not in GAMES:
        raise SetupError("game", repr(game), ", ".join(GAMES))
    evaluation = with_mind(game, evaluation_of)
    return evaluation, evaluation.names[0], weights_text(game)


def evaluation_of(mind: Mind[S]) -> Evaluation:
    """How a mind judges."""
    return mind.evaluation


class Fit:
    """Weights on their way: for each feature what it adds to the odds, at the beginning and at the end."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.names: Final = evaluation.names
        start, end = evaluation.spread
        self.early: Final = [weight / start for weight in evaluation.early]
        self.late: Final = [weight / end for weight in evaluation.late]
        self.first: Final = (list(self.early), list(self.late))

    def judged(self) -> Evaluation:
        """The weights so far as an evaluation."""
        weights = {name: (self.early[place], self.late[place]) for place, name in enumerate(self.names)}
        return Evaluation(self.names, {**weights, "spread": (1.0, 1.0)})

    def given(self, examples: list[Example]) -> float:
        """The average chance the winners are given by the weights so far."""
        judged = self.judged()
        return sum([chances_of(judged, example)[example.winner] for example in examples]) / max(1, len(examples))

    def step(self, examples: list[Example]) -> None:
        """One step up the slope."""
        slope_early = [0.0] * len(self.names)
        slope_late = [0.0] * len(self.names)
        judged = self.judged()
        for example in examples:
            chances = chances_of(judged, example)
            for place, row in enumerate(example.rows):
                missing = (1.0 if place == example.winner else 0.0) - chances[place]
                early = missing * (1.0 - example.stage)
                late = missing * example.stage
                for feature, amount in enumerate(row):
                    slope_early[feature] += early * amount
                    slope_late[feature] += late * amount
        share = RATE / max(1, len(examples))
        for feature in range(len(self.names)):
            self.early[feature] += share * slope_early[feature]
            self.early[feature] -= HOLD * (self.early[feature] - self.first[0][feature])
            self.late[feature] += share * slope_late[feature]
            self.late[feature] -= HOLD * (self.late[feature] - self.first[1][feature])

    def weights(self, unit: str) -> dict[str, tuple[float, float]]:
        """The weights in units of one feature, which is worth 1 at the beginning and at the end."""
        place = self.names.index(unit)
        start, end = self.early[place], self.late[place]
        found = {
            name: (round(self.early[number] / start, 3), round(self.late[number] / end, 3))
            for number, name in enumerate(self.names)
        }
        return {"spread": (round(1.0 / start, 3), round(1.0 / end, 3)), **found}


def chances_of(evaluation: Evaluation, example: Example) -> list[float]:
    """How likely each row of an example wins."""
    return evaluation.chances([evaluation.score(row, example.stage) for row in example.rows], example.stage)


def rewritten(text: str, weights: dict[str, tuple[float, float]]) -> str:
    """A data file with these numbers in the place of its own; its words stay."""
    for name, (early, late) in weights.items():
        line = re.compile(rf"^({re.escape(name)} = )\[[^\]]*\]", re.MULTILINE)
        text = line.sub(rf"\g<1>[{early}, {late}]", text)
    return text
