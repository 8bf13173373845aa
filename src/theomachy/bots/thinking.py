"""What the thinking levels share: a mind for the game, an imagined position, and what each option is worth."""

from collections.abc import Sequence
from typing import TypeVar

from theomachy.bots.base import Seen
from theomachy.bots.mind import Imagining, Mind
from theomachy.bots.minds import mind_of
from theomachy.bots.planning import Care, Planner
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)


def known(mind: Mind[S], seen: Seen) -> Imagining[S]:
    """What the seat sees, ready to be imagined."""
    return mind.imagining(Node(dict(seen.document), "document"), seen.seat)


def remembered(mind: Mind[S], seen: Seen) -> Imagining[S]:
    """What the seat sees and remembers, ready to be imagined."""
    if seen.memory is None:
        return known(mind, seen)
    return mind.recalling(Node(dict(seen.document), "document"), seen.seat, Node(seen.memory, "memory"))


def planned(
    mind: Mind[S], imagining: Imagining[S], seat: int, options: Sequence[int], care: Care, dice: Dice
) -> dict[int, float]:
    """The seat's chance with each option, if it makes the best of its turn; over imagined positions."""
    totals = dict.fromkeys(options, 0.0)
    for _ in range(mind.worlds):
        best = dict.fromkeys(options, 0.0)
        for line in Planner(mind, seat, care, dice).lines(imagining.position(dice), list(options)):
            best[line.path[0]] = max(best[line.path[0]], line.value)
        for option, value in best.items():
            totals[option] += value / mind.worlds
    return totals


def tried(
    mind: Mind[S], imagining: Imagining[S], seat: int, options: Sequence[int], samples: int, dice: Dice
) -> dict[int, float]:
    """The seat's chance with each secret answer if all others answer by rule of thumb; the same luck for each."""
    totals = dict.fromkeys(options, 0.0)
    for _ in range(samples):
        s = imagining.position(dice)
        luck = dice.roll()
        for option in options:
            twin = s.copy()
            twin.take(seat, option)
            mind.play_on(twin, Dice(luck))
            totals[option] += mind.standings(twin)[seat] / samples
    return totals


def best_of(values: dict[int, float]) -> int:
    """The option with the highest value; of equals the first."""
    return max(values, key=lambda option: values[option])


class Thinker:
    """A bot that thinks about a game it has a mind for."""

    style: str = ""
    """What it likes more than others of its level do (`styles.py`); empty for the plain one."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        """One of the options, without thinking if there is only one."""
        if len(options) == 1:
            return options[0]
        return self.thought(mind_of(seen.game, self.style), seen, options, dice)

    def thought(self, mind: Mind[S], seen: Seen, options: Sequence[int], dice: Dice) -> int:
        """The option this level takes."""
        raise NotImplementedError
