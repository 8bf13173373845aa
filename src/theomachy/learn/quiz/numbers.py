"""Choices of a question "how much?": the right number, and numbers that a usual mistake leads to."""

from collections.abc import Sequence

from theomachy.engine.chance import Dice
from theomachy.engine.things import Words
from theomachy.learn.quiz.question import MOST_CHOICES, Choice


def number_choices(key: str, right: int, mistakes: Sequence[int], dice: Dice) -> tuple[list[Choice], int]:
    """Four different amounts from 0 up, in ascending order. How many are below the right one is left to chance,
    so that their order tells nothing; on each side mistakes come before mere neighbours."""
    wrong = MOST_CHOICES - 1
    below = int(dice.below(min(wrong, right) + 1))
    smaller = closest([amount for amount in mistakes if 0 <= amount < right], range(right - 1, -1, -1), below)
    larger = closest([amount for amount in mistakes if amount > right], range(right + 1, right + 9), wrong - below)
    ordered = sorted([*smaller, right, *larger])
    return [Choice(Words(key, {"amount": amount})) for amount in ordered], ordered.index(right)


def closest(mistakes: Sequence[int], neighbours: Sequence[int], wanted: int) -> list[int]:
    """So many different amounts: mistakes first, then neighbours."""
    return list(dict.fromkeys([*mistakes, *neighbours]))[:wanted]
