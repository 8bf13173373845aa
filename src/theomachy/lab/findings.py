"""What the games of a question come to: figures for each cell, and plain sentences with their uncertainty."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from theomachy.arena.ladder.standing import Interval, Z, wilson
from theomachy.engine.game import Json
from theomachy.lab.game_played import GamePlayed
from theomachy.lab.habits import Habit, habits, mean_and_error
from theomachy.lab.question import Cell, Question
from theomachy.lab.strengths import Strength, strengths

TOLD_HABITS: Final = 5
"""Habits of winners that a report tells in words."""


class Spread(NamedTuple):
    """How a number is spread over the games."""

    mean: float
    low: float
    high: float
    """The interval of the mean."""
    tenth: float
    middle: float
    ninth: float
    """Nine games of ten are at most so long."""


class Pair(NamedTuple):
    """Two items at one table: how often the one finished before the other."""

    item: str
    other: str
    games: int
    ahead: float
    interval: Interval


class CellFound(NamedTuple):
    """What was found in a cell."""

    cell: Cell
    games: int
    factors: dict[str, list[Strength]]
    pairs: list[Pair]
    answers: Spread
    turns: Spread
    lead_changes: Spread
    decided: Spread
    won: int
    """Games that somebody won."""
    endings: dict[str, int]
    habits: list[Habit]


def found_in(cell: Cell, games: Sequence[GamePlayed]) -> CellFound:
    """The figures of a cell."""
    factors = list(games[0].items)
    return CellFound(
        cell,
        len(games),
        {factor: strengths(games, factor, cell.players) for factor in factors},
        pairs_of(games, factors[0]),
        spread([game.answers for game in games]),
        spread([game.turns for game in games]),
        spread([game.lead_changes for game in games]),
        spread([game.decided for game in games]),
        sum(1 for game in games if game.winners),
        dict(Counter([game.ending for game in games]).most_common()),
        habits(games),
    )


def spread(numbers: Sequence[float]) -> Spread:
    """How these numbers are spread."""
    mean, error = mean_and_error(numbers)
    ordered = sorted(numbers)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    return Spread(mean, mean - Z * error, mean + Z * error, at(0.1), at(0.5), at(0.9))


def pairs_of(games: Sequence[GamePlayed], factor: str) -> list[Pair]:
    """Every ordered pair of items; a shared place counts half."""
    met: Counter[tuple[str, str]] = Counter()
    ahead: Counter[tuple[str, str]] = Counter()
    for game in games:
        items = game.items[factor]
        for seat, item in enumerate(items):
            for rival, other in enumerate(items):
                if item != other:
                    met[item, other] += 1
                    mine, theirs = game.places[seat], game.places[rival]
                    ahead[item, other] += 2 if mine < theirs else 1 if mine == theirs else 0  # in halves
    return [
        Pair(item, other, times, ahead[item, other] / 2 / times, wilson(ahead[item, other] / 2, times))
        for (item, other), times in sorted(met.items())
    ]


# -- in words


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def conclusions(question: Question, found: Sequence[CellFound]) -> list[str]:
    """What can be said, and what cannot, in plain sentences."""
    said: list[str] = []
    for each in found:
        for factor, items in each.factors.items():
            said.append(f"{each.cell.name()}: {about_factor(factor, items, each.cell.players)}")
        said.append(f"{each.cell.name()}: {about_length(each)}")
    said += [about_change(one, other) for one, other in compared(found)]
    tests = sum(len(items) for each in found for items in each.factors.values())
    said.append(
        f"{tests} chances were measured, each with a 95 % interval: about {max(1, round(tests / 20))} of them "
        "lie outside theirs by luck alone. Trust a finding that shows up in several conditions."
    )
    return said


def about_factor(factor: str, items: Sequence[Strength], players: int) -> str:
    """Whether the items of a factor differ."""
    even = 1 / players
    strong = [each for each in items if each.low > even]
    weak = [each for each in items if each.high < even]
    if not strong and not weak:
        widest = max([each.width() for each in items])
        return (
            f"no {factor} is shown to be stronger or weaker than {percent(even)}; "
            f"a difference above {percent(widest)} would probably have shown."
        )
    parts = [f"{shown(each)} (stronger)" for each in strong] + [f"{shown(each)} (weaker)" for each in weak]
    return f"by {factor}, where {percent(even)} would be even: " + "; ".join(parts) + "."


def shown(each: Strength) -> str:
    """An item with its chance."""
    return f"{each.item} wins {percent(each.chance)} ({percent(each.low)} to {percent(each.high)})"


def about_length(each: CellFound) -> str:
    """How long and how open the games are."""
    telling = [habit for habit in each.habits if habit.tells()][:TOLD_HABITS]
    more = [habit.label for habit in telling if habit.low > 0]
    less = [habit.label for habit in telling if habit.high < 0]
    words = (
        f"{each.games:,} games, {each.won:,} of them won by somebody; "
        f"the middle one has {each.turns.middle:.0f} turns and "
        f"{each.lead_changes.middle:.0f} changes of the lead, and its winner is never behind again "
        f"after {percent(each.decided.middle)} of it."
    )
    if more:
        words += f" Winners have more of: {', '.join(more)}."
    if less:
        words += f" Winners have less of: {', '.join(less)}."
    return words


def compared(found: Sequence[CellFound]) -> list[tuple[CellFound, CellFound]]:
    """Pairs of cells that differ in one condition only."""
    pairs = [(one, other) for place, one in enumerate(found) for other in found[place + 1 :]]
    return [(one, other) for one, other in pairs if sum(differs(one.cell, other.cell)) == 1]


def differs(one: Cell, other: Cell) -> list[bool]:
    """Condition by condition."""
    return [mine != theirs for mine, theirs in zip(one[1:], other[1:], strict=True)]


def about_change(one: CellFound, other: CellFound) -> str:
    """What changes from one cell to another."""
    difference = other.turns.mean - one.turns.mean
    error = ((other.turns.high - other.turns.low) ** 2 + (one.turns.high - one.turns.low) ** 2) ** 0.5 / 2
    low, high = difference - error, difference + error
    heads = f"{one.cell.name()} against {other.cell.name()}: "
    if low <= 0 <= high:
        length = f"the same length, as far as can be told ({low:+.1f} to {high:+.1f} turns)"
    else:
        length = (
            f"{abs(difference):.1f} turns {'longer' if difference > 0 else 'shorter'} ({low:+.1f} to {high:+.1f})"
        )
    moved = [
        f"{item.item} from {percent(item.chance)} to {percent(now.chance)}"
        for factor, items in one.factors.items()
        for item in items
        for now in other.factors[factor]
        if one.cell.players == other.cell.players
        and now.item == item.item
        and (now.low > item.high or now.high < item.low)
    ]
    return heads + length + ("; " + ", ".join(moved) if moved else "") + "."


def document(question: Question, found: Sequence[CellFound]) -> dict[str, Json]:
    """Everything as JSON values; shares and means as texts, with five digits."""

    def plain(value: object) -> Json:
        if isinstance(value, tuple) and hasattr(value, "_asdict"):
            return {name: plain(each) for name, each in value._asdict().items()}
        if isinstance(value, dict):
            return {str(name): plain(each) for name, each in value.items()}
        if isinstance(value, (list, tuple)):
            return [plain(each) for each in value]
        if isinstance(value, float):
            return f"{value:.5g}"
        return value if isinstance(value, int) else str(value)

    return {
        "question": plain(question.document()),
        "cells": [plain(each) for each in found],
        "conclusions": [plain(each) for each in conclusions(question, found)],
    }
