"""Examples made of games: what every seat's side looks like at a moment, and who won in the end.

Moments are where a turn begins, and some in the middle of turns, where plans are compared too. A moment has a
place for every seat; a seat whose side is out, or is decided for by another, has nothing in it.
"""

from typing import Final, NamedTuple, TypeVar

from theomachy.arena.training.selfplay import Lesson
from theomachy.bots.mind import NOBODY, Mind
from theomachy.bots.secrets import fraction
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State

S = TypeVar("S", bound=State)
IN_TURNS: Final = 0.15
"""How many of the answers in the middle of a turn become examples."""


class Moment(NamedTuple):
    """One position of a game, as an evaluation sees it."""

    rows: list[list[float]]
    """For each seat features and further inputs; empty for a seat without a side of its own."""
    facts: list[float]
    """What is shared, and how far the game is."""
    scores: list[float]
    """What each row is worth by the written weights, in spreads; 0 for an empty one."""
    decided_by: list[int]
    """Which seat decides for each; NOBODY if it is out."""


class Course(NamedTuple):
    """The moments of one game in their order, and each seat's part of the victory."""

    moments: list[Moment]
    result: list[float]


def moment_of(mind: Mind[S], s: S) -> Moment:
    """The position as an example."""
    features = mind.features(s)
    inputs = mind.inputs(s, features)
    stage = mind.stage(s)
    spread = mind.evaluation.spread_at(stage)
    return Moment(
        [row + more for row, more in zip(features, inputs, strict=True)],
        [*mind.shared(s), stage],
        [mind.evaluation.score(row, stage) / spread if row else 0.0 for row in features],
        [mind.decider(s, seat) for seat in range(len(features))],
    )


def course_of(mind: Mind[S], lesson: Lesson, seed: int) -> Course:
    """A game played again, with examples of it; no moments if nobody won."""
    s = mind.game.opened(lesson.header)
    dice = Dice(seed)
    moments: list[Moment] = []
    for seat, option in lesson.answers:
        if seat != CHANCE and (mind.begins(s) or fraction(dice) < IN_TURNS):
            moments.append(moment_of(mind, s))
        s.take(seat, option)
    result = mind.standings(s)
    return Course(moments if sum(result) > 0.0 else [], result)


def parts(amounts: list[float], decided_by: list[int]) -> list[float]:
    """What seats have, as parts of the whole for each side of a moment; nothing for seats without one."""
    found = [amount if decided_by[seat] == seat else 0.0 for seat, amount in enumerate(amounts)]
    total = sum(found)
    return [amount / total for amount in found] if total > 0.0 else found


def for_seats(amounts: list[float], decided_by: list[int]) -> list[float]:
    """What sides have, for every seat of a side."""
    return [amounts[side] if side != NOBODY else 0.0 for side in decided_by]


def lambda_targets(course: Course, chances: list[list[float]], trust: float) -> list[list[float]]:
    """What each moment should have said: the result, mixed with what was thought at later moments.

    `chances` are those of each moment by seat; `trust` is the part of the result (λ): 1 looks at it alone.
    """
    later = course.result
    found: list[list[float]] = []
    for at in range(len(course.moments) - 1, -1, -1):
        decided_by = course.moments[at].decided_by
        found.append(parts(later, decided_by))
        now = for_seats(chances[at], decided_by)
        later = [(1.0 - trust) * mine + trust * then for mine, then in zip(now, later, strict=True)]
    found.reverse()
    return found
