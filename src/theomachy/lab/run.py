"""Playing a question: portion by portion, kept as it goes, until every cell is answered."""

from collections.abc import Callable, Iterator
from typing import Final

from theomachy.arena.parallel import results_of
from theomachy.lab.folder import Folder
from theomachy.lab.game_played import GamePlayed, Work, played
from theomachy.lab.question import Cell, Question
from theomachy.lab.strengths import strengths

PORTION: Final = 20
"""Games that one process plays at a time."""
FIRST_LOOK: Final = 200
"""Games of a cell before the first look whether they are enough; the next look is after twice as many.

Where a cell may stop depends on these numbers alone, so the same question stops at the same game wherever it runs.
"""


def looks(games: int) -> list[int]:
    """After how many games of a cell one looks, the last one at its end."""
    found: list[int] = []
    at = FIRST_LOOK
    while at < games:
        found.append(at)
        at *= 2
    return [*found, games]


def enough(question: Question, cell: Cell, games: list[GamePlayed]) -> bool:
    """Whether every chance of winning is known as precisely as asked for."""
    if not question.precision:
        return False
    factors = list(games[0].items)
    widths = [each.width() for factor in factors for each in strengths(games, factor, cell.players)]
    return max(widths) <= question.precision


def answer(folder: Folder, jobs: int, on: str, told: Callable[[Cell, int], None]) -> list[list[GamePlayed]]:
    """The games of every cell; those that are kept are not played again. `told` hears how far each cell is."""
    return [answered(folder, cell, jobs, on, told) for cell in folder.question.cells()]


def answered(
    folder: Folder, cell: Cell, jobs: int, on: str, told: Callable[[Cell, int], None]
) -> list[GamePlayed]:
    """The games of a cell."""
    question = folder.question
    games = folder.games(cell.number)
    told(cell, len(games))
    for look in looks(question.games):
        if len(games) < look:
            for portion in missing(question, cell, len(games), look, jobs, on):
                folder.keep(cell.number, portion)
                games += portion
                told(cell, len(games))
        if enough(question, cell, games[:look]):
            return games[:look]
    return games[: question.games]


def missing(
    question: Question, cell: Cell, start: int, end: int, jobs: int, on: str
) -> Iterator[list[GamePlayed]]:
    """The games from one number to another, in portions."""
    starts = range(start, end, PORTION)
    work = [Work(question, cell, range(first, min(first + PORTION, end))) for first in starts]
    return results_of(played, work, jobs, on)
