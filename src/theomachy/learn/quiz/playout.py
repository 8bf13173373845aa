"""Positions of real play: a game goes on by chance, passing seldom, until it is what a question needs."""

from collections.abc import Callable
from typing import Final, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, PASS, State
from theomachy.engine.game import random_option

S = TypeVar("S", bound=State)

SELDOM: Final = 8
"""One pass in so many chances, where something else can be done."""
LONGEST: Final = 1500
"""Most answers of one game that are played for a question."""


def lively_option(s: State, seat: int, options: list[int], dice: Dice) -> int:
    """An option by chance; of a player, seldom to pass."""
    if seat != CHANCE and len(options) > 1 and options[0] == PASS and dice.below(SELDOM):
        options = options[1:]
    return random_option(s, seat, options, dice)


def play_until(s: S, dice: Dice, wanted: Callable[[S], bool], passing_by: int) -> bool:
    """Play on until a wanted position comes up after so many others; False if the game has none."""
    for _ in range(LONGEST):
        if s.over:
            return False
        if wanted(s):
            if passing_by == 0:
                return True
            passing_by -= 1
        seat = s.stack[-1].first_waiting()
        s.take(seat, lively_option(s, seat, s.stack[-1].options(s, seat), dice))
    return False
