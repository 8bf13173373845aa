"""Where the games of a question are kept: Parquet files in one folder, written whole or not at all.

A file has games of one cell with consecutive numbers. A run that was stopped goes on after the last whole file.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as parquet  # type: ignore[import-untyped]

from theomachy import __version__
from theomachy.engine.datafile import read_json
from theomachy.engine.game import Json
from theomachy.engine.refusal import DataError
from theomachy.games import registry
from theomachy.lab.game_played import GamePlayed
from theomachy.lab.question import Question, read_question

FORMAT: Final = 1
COUNTS: Final = pa.map_(pa.string(), pa.list_(pa.int32()))
SCHEMA: Final = pa.schema(
    [
        ("cell", pa.int32()),
        ("number", pa.int64()),
        ("header", pa.string()),
        ("items", pa.map_(pa.string(), pa.list_(pa.string()))),
        ("winners", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int32())),
        ("answers", pa.int32()),
        ("turns", pa.int32()),
        ("lead_changes", pa.int32()),
        ("decided", pa.float64()),
        ("ending", pa.string()),
        ("happened", COUNTS),
    ],
    metadata={"theomachy.lab": str(FORMAT)},
)
"""One row for each game; the names are those of `GamePlayed`."""


class Folder:
    """The folder of one question."""

    def __init__(self, path: Path, question: Question) -> None:
        """A new folder, or one of the same question; DataError if it belongs to another one."""
        self.path: Final = path
        self.question: Final = question
        path.mkdir(parents=True, exist_ok=True)
        about = path / "question.json"
        mine = {**versions(question), "question": question.document()}
        if about.exists():
            before = read_json(about.read_text(encoding="utf-8"), str(about)).value
            if before != mine:
                raise DataError(
                    str(about), "these games belong to another question or version; use another folder"
                )
        else:
            written(about, json.dumps(mine, indent=1, ensure_ascii=False).encode() + b"\n")

    def file(self, cell: int, first: int) -> Path:
        """Games of a cell, by the number of the first one."""
        return self.path / f"cell-{cell:03}-from-{first:08}.parquet"

    def games(self, cell: int) -> list[GamePlayed]:
        """All games of a cell that are kept; DataError for a file that is damaged or does not fit."""
        found: list[GamePlayed] = []
        while (path := self.file(cell, len(found))).exists():
            games = list(read(path))
            numbers = [(game.cell, game.number) for game in games]
            if not games or numbers != [(cell, len(found) + place) for place in range(len(games))]:
                raise DataError(str(path), "its games are not those that should be here; delete it to play them")
            found += games
        return found

    def keep(self, cell: int, games: list[GamePlayed]) -> None:
        """Add some games to a cell."""
        columns = {name: [getattr(game, name) for game in games] for name in GamePlayed._fields}
        for name in ("items", "happened"):
            columns[name] = [list(each.items()) for each in columns[name]]
        sink = pa.BufferOutputStream()
        parquet.write_table(pa.table(columns, SCHEMA), sink, compression="zstd")
        written(self.file(cell, games[0].number), sink.getvalue().to_pybytes())


def versions(question: Question) -> dict[str, Json]:
    """What has to be the same for the games to be the same."""
    game = registry.package(question.game).game
    return {"lab": FORMAT, "theomachy": __version__, "rules": game.rules_version}


def written(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    beside = path.with_suffix(path.suffix + ".new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def read(path: Path) -> Iterator[GamePlayed]:
    """The games of a file."""
    try:
        table = parquet.read_table(path)
    except (pa.ArrowException, OSError) as error:
        raise DataError(str(path), f"is damaged: {error}; delete it to play its games again") from error
    if (
        not table.schema.equals(SCHEMA)
        or (table.schema.metadata or {}).get(b"theomachy.lab") != str(FORMAT).encode()
    ):
        raise DataError(str(path), f"is not of format {FORMAT}")
    for row in table.to_pylist():
        row["items"] = dict(row["items"])
        row["happened"] = dict(row["happened"])
        yield GamePlayed(**row)


def question_in(path: Path) -> Question:
    """The question of a folder that was kept."""
    about = path / "question.json"
    if not about.exists():
        raise DataError(str(path), "has no question.json: nothing was played here")
    return read_question(read_json(about.read_text(encoding="utf-8"), str(about)).key("question"))
