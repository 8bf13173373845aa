"""What a question of the quiz is: a position, what is asked about it, choices of which one is right, and why."""

from collections.abc import Mapping, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.event import Event
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Thing, Words

S = TypeVar("S", bound=State)

FEWEST_CHOICES: Final = 3
MOST_CHOICES: Final = 4


class Choice(NamedTuple):
    """One answer to choose: in words, or by the notation where there are none."""

    words: Words
    text: str = ""
    things: tuple[Thing, ...] = ()
    """What stands for it on the table."""


class Fact(NamedTuple):
    """Something that is given beside the position, such as a card that is revealed."""

    words: Words
    things: tuple[Thing, ...] = ()
    seat: int = -1
    """Whose it is; -1 if it belongs to nobody."""


class Why(NamedTuple):
    """One line of the explanation: what happened, or the rule that forbids one of the choices."""

    rule: str
    event: Event | None = None
    reason: Reason | None = None
    choice: int = -1
    """The choice it is about; -1 if it is about all."""


class Quiz(Generic[S]):
    """One question. Exactly one choice is right."""

    def __init__(
        self,
        s: S,
        ask: Words,
        choices: Sequence[Choice],
        right: int,
        why: Sequence[Why],
        seat: int | None = None,
        facts: Sequence[Fact] = (),
        lights: Sequence[Thing] = (),
    ) -> None:
        if not FEWEST_CHOICES <= len(choices) <= MOST_CHOICES:
            raise ValueError(f"{len(choices)} choices")
        self.s: Final = s
        self.ask: Final = ask
        self.choices: Final = list(choices)
        self.right: Final = right
        self.why: Final = list(why)
        self.seat: Final = seat
        """Through whose eyes the position is seen; None for a spectator."""
        self.facts: Final = list(facts)
        self.lights: Final = list(lights)
        """Spaces the question is about."""


class Maker(Protocol[S]):
    """Makes a question from a new game and dice; None if this game leads to no good one."""

    def __call__(self, s: S, dice: Dice) -> Quiz[S] | None: ...


Makers = Mapping[str, Maker[S]]
"""The kinds of questions of a game, by name."""


def mixed(choices: Sequence[Choice], right: int, dice: Dice) -> tuple[list[Choice], int]:
    """The choices in random order, and where the right one is now."""
    order = dice.shuffled(list(range(len(choices))))
    return [choices[number] for number in order], order.index(right)
