"""Games in one simultaneous choice: mixed strategies by regret matching."""

from typing import Final


def strategy_of(regrets: list[float]) -> list[float]:
    """Every option as likely as it is regretted not to have been taken; all alike if none is."""
    wished = [max(0.0, regret) for regret in regrets]
    total = sum(wished)
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [wish / total for wish in wished]


def mixed(payoffs: list[list[float]], rounds: int) -> tuple[list[float], list[float]]:
    """The average strategies of two who play for opposite ends: rows want the payoff high, columns low.

    They learn in turns, regrets never fall below nothing, and later rounds count for more: so few are enough.
    """
    losses = [[-row[column] for row in payoffs] for column in range(len(payoffs[0]))]
    mine = Learner(payoffs)
    theirs = Learner(losses)
    for round_ in range(1, rounds + 1):
        mine.learn(theirs.strategy, round_)
        theirs.learn(mine.strategy, round_)
    return mine.average(), theirs.average()


class Learner:
    """One of two who learns what to regret."""

    def __init__(self, payoffs: list[list[float]]) -> None:
        self.payoffs: Final = payoffs
        self.regrets: Final = [0.0] * len(payoffs)
        self.totals: Final = [0.0] * len(payoffs)
        self.strategy = strategy_of(self.regrets)

    def learn(self, against: list[float], weight: int) -> None:
        """Play once more against this strategy, and put down what comes of it."""
        gains: list[float] = []
        value = 0.0
        for option, line in enumerate(self.payoffs):
            gain = 0.0
            for other in range(len(line)):
                gain += line[other] * against[other]
            gains.append(gain)
            value += self.strategy[option] * gain
        for option in range(len(gains)):
            self.regrets[option] = max(0.0, self.regrets[option] + gains[option] - value)
        self.strategy = strategy_of(self.regrets)
        for option in range(len(gains)):
            self.totals[option] += weight * self.strategy[option]

    def average(self) -> list[float]:
        """What it played on average."""
        total = sum(self.totals)
        return [each / total for each in self.totals]
