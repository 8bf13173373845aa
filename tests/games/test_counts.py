"""How many sequences of answers a position allows, counted once and kept: a changed rule shows here first.

Each file of tests/counts has comments and blocks of two lines: a position, and its counts by depth.
"""

from pathlib import Path

import pytest

from theomachy.cli.files import load
from theomachy.engine.decision import State
from theomachy.engine.line import from_line
from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON
from theomachy.words.texts import texts

FOLDER = Path(__file__).parent / "counts"


def kept(name: str) -> list[tuple[str, list[int]]]:
    """The positions of a file and their counts."""
    rows = (FOLDER / name).read_text(encoding="ascii").splitlines()
    lines = [row for row in rows if row and not row.startswith("#")]
    return [
        (line, [int(number) for number in row.split()]) for line, row in zip(lines[::2], lines[1::2], strict=True)
    ]


def paths(s: State, depth: int) -> list[int]:
    """The counts of a position, written the other way round than the command does it."""
    if not depth or not s.waiting():
        return [1] + [0] * depth
    totals = [1] + [0] * depth
    seat = s.waiting()[0]
    for option in s.options(seat):
        after = s.copy()
        after.apply(seat, option)
        for length, amount in enumerate(paths(after, depth - 1), 1):
            totals[length] += amount
    return totals


ANKH_POSITIONS = kept("ankh.txt")
PANTHEON_POSITIONS = kept("pantheon.txt")


@pytest.mark.parametrize("number", range(len(ANKH_POSITIONS)))
def test_positions_of_ankh_have_as_many_continuations_as_ever(number: int) -> None:
    line, amounts = ANKH_POSITIONS[number]
    assert paths(from_line(ANKH, line), len(amounts) - 1) == amounts


@pytest.mark.parametrize("number", range(len(PANTHEON_POSITIONS)))
def test_positions_of_pantheon_have_as_many_continuations_as_ever(number: int) -> None:
    line, amounts = PANTHEON_POSITIONS[number]
    assert paths(from_line(PANTHEON, line), len(amounts) - 1) == amounts


@pytest.mark.parametrize("kept_in", [ANKH_POSITIONS, PANTHEON_POSITIONS], ids=["ankh", "pantheon"])
def test_the_command_counts_the_same(kept_in: list[tuple[str, list[int]]], tmp_path: Path) -> None:
    line, amounts = kept_in[0]
    path = tmp_path / "position"
    path.write_text(line, encoding="ascii")
    assert load(str(path), texts("en")).counts(len(amounts) - 1) == amounts


def test_every_number_of_players_is_counted() -> None:
    assert {from_line(ANKH, line).players for line, _ in ANKH_POSITIONS} == set(ANKH.players)
    assert {from_line(PANTHEON, line).players for line, _ in PANTHEON_POSITIONS} == set(PANTHEON.players)
