"""Playing a question: the same games wherever and however often it is played; what is damaged is named."""

from pathlib import Path

import pytest

from tests.lab.made_up import made_up
from theomachy.engine.refusal import DataError
from theomachy.lab import run
from theomachy.lab.folder import Folder, question_in
from theomachy.lab.game_played import GamePlayed, decided_after, lead_changes, play
from theomachy.lab.question import Cell, Question
from theomachy.lab.run import answer, enough, looks

ASKED = Question("ankh", [2], ["random"], games=30, seed=5)


def quiet(cell: Cell, games: int) -> None:
    """Nobody wants to know."""


def answered(path: Path, asked: Question = ASKED, jobs: int = 1) -> list[GamePlayed]:
    return answer(Folder(path, asked), jobs, "here", quiet)[0]


def test_processes_do_not_change_the_games(tmp_path: Path) -> None:
    one = answered(tmp_path / "one", jobs=1)
    assert len(one) == 30
    assert answered(tmp_path / "two", jobs=2) == one
    assert play(ASKED, ASKED.cells()[0], 7) == one[7]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = answered(tmp_path / "whole")
    broken = Folder(tmp_path / "broken", ASKED)
    broken.keep(0, whole[:20])
    numbers: list[int] = []
    plain = run.missing

    def missing(*where: object) -> object:
        numbers.append(where[2])  # type: ignore[arg-type]
        return plain(*where)  # type: ignore[arg-type]

    monkeypatch.setattr(run, "missing", missing)
    assert answered(tmp_path / "broken") == whole
    assert numbers == [20]


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    whole = answered(tmp_path)
    file = min(tmp_path.glob("*.parquet"))
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(DataError, match=r"cell-000-from-00000000.*damaged"):
        answered(tmp_path)
    file.unlink()
    assert answered(tmp_path) == whole


def test_files_in_the_wrong_order_are_named(tmp_path: Path) -> None:
    answered(tmp_path)
    first, second = sorted(tmp_path.glob("*.parquet"))
    first.write_bytes(second.read_bytes())
    with pytest.raises(DataError, match="not those that should be here"):
        answered(tmp_path)


def test_a_folder_of_another_question_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, ASKED)
    assert question_in(tmp_path).document() == ASKED.document()
    with pytest.raises(DataError, match="another question"):
        Folder(tmp_path, Question("ankh", [2], ["random"], games=30, seed=6))
    with pytest.raises(DataError, match=r"no question\.json"):
        question_in(tmp_path / "nowhere")


def test_seats_and_gods_are_balanced(tmp_path: Path) -> None:
    games = answered(tmp_path)
    for game, twin in zip(games[::2], games[1::2], strict=True):
        assert game.items["god"] == twin.items["god"][::-1]
        assert game.items["seat"] == twin.items["seat"]


def test_it_stops_when_it_knows_enough() -> None:
    asked = Question("ankh", [2], ["random"], games=100_000, precision=0.06)
    cell = asked.cells()[0]
    even = {"isis": 1.0, "ra": 1.0}
    assert not enough(asked, cell, made_up(even, 2, 200, 1))
    assert enough(asked, cell, made_up(even, 2, 400, 1))
    assert not enough(Question("ankh", [2], ["random"]), cell, made_up(even, 2, 400, 1))
    assert looks(1000) == [200, 400, 800, 1000]
    assert looks(30) == [30]


def test_changes_of_the_lead() -> None:
    assert lead_changes([{0}, {0, 1}, {1}, {1}, {0}]) == 2
    assert decided_after([{0}, {1}, {1}, {1}], [1]) == 0.25
    assert decided_after([{0}, {0}], [1]) == 1.0
    assert decided_after([{1}], [1]) == 0.0
    assert decided_after([{1}], []) == 1.0
