"""Games of three and more who answer at once and in secret: everybody learns by regret what to answer.

Nobody is for or against anybody else: each seat wants its own chance high. In every round one answer of each seat
is drawn as it mixes them now, and every seat looks at what each of its answers would have brought against those of
the others. What they play on average is what they answer.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from theomachy.bots.budget import Budget
from theomachy.bots.mind import Mind
from theomachy.bots.regret import strategy_of
from theomachy.bots.secrets import drawn, give
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)


class JointGame(Generic[S]):
    """One secret question to several seats."""

    def __init__(self, mind: Mind[S], seats: Sequence[int], options: list[list[int]]) -> None:
        self.mind: Final = mind
        self.seats: Final = seats
        self.options: Final = options
        self.regrets: Final = [[0.0] * len(own) for own in options]
        self.totals: Final = [[0.0] * len(own) for own in options]
        self.rounds = 0
        self.judged = 0
        self.joint: Final[list[list[int]]] = []
        """What was answered together, round by round, by the places of the options."""
        self.chances: Final[list[list[float]]] = []
        """What came of it for each of the seats."""

    def play(self, s: S, dice: Dice, to_the_turn: bool, budget: Budget) -> None:
        """One round in this position, all answers with the same luck; TimeUp leaves everything as it was.

        Judged where the next turn begins, or where something new opens before it and there was less luck.
        """
        luck = int(dice.roll())
        mixes = [strategy_of(own) for own in self.regrets]
        joint = [drawn(mix, dice) for mix in mixes]
        found = [
            [self.chance(s, joint, who, option, luck, to_the_turn, budget) for option in range(len(own))]
            for who, own in enumerate(self.options)
        ]
        self.rounds += 1
        for who, chances in enumerate(found):
            mean = sum([share * chance for share, chance in zip(mixes[who], chances, strict=True)])
            for option, chance in enumerate(chances):
                self.regrets[who][option] += chance - mean
                self.totals[who][option] += self.rounds * mixes[who][option]
        self.joint.append(joint)
        self.chances.append([chances[joint[who]] for who, chances in enumerate(found)])

    def chance(
        self, s: S, joint: list[int], who: int, option: int, luck: int, to_the_turn: bool, budget: Budget
    ) -> float:
        """What a seat's answer brings it against these answers of the others."""
        budget.check()
        twin = s.copy()
        answers = [
            (seat, self.options[place][option if place == who else joint[place]])
            for place, seat in enumerate(self.seats)
        ]
        give(twin, answers)
        if to_the_turn:
            self.mind.play_on(twin, Dice(luck))
        else:
            self.mind.play_out(twin, Dice(luck))
        self.judged += 1
        return self.mind.standings(twin)[self.seats[who]]

    def mix(self, who: int) -> list[float]:
        """How one of the seats mixes its answers on average; all alike before the first round."""
        total = sum(self.totals[who])
        if total <= 0.0:
            return strategy_of(self.totals[who])
        return [each / total for each in self.totals[who]]
