"""A power cut at any moment, any unsynced sectors lost: what was acknowledged is there, and the file is sound."""

import asyncio
import random
import shutil
import tempfile
from pathlib import Path
from typing import Final

import pytest

from tests.campaigns.crash_faults import hasty
from tests.server.making import answered, opened
from tests.server.power_cut import Ack, Happening, Image, RecordingDisk, cut
from theomachy.server.store import sqlite
from theomachy.server.store.opening import open_on
from theomachy.server.store.port import CannotOpen
from theomachy.server.store.sql import converted
from theomachy.server.store.sqlite import SqliteDriver
from theomachy.server.store.verify import verify
from theomachy.server.store.writing import Writing

IMAGES: Final = 150
WRITERS: Final = 4
ANSWERS: Final = 25
FILE: Final = "theomachy.sqlite3"


async def recorded(directory: Path) -> tuple[Image, list[Happening]]:
    """Several tables played at once; what the disk held before, and everything that happened to it."""
    disk = RecordingDisk()
    store = open_on(SqliteDriver(directory / FILE, disk.called))
    disk.happened.clear()
    base = Image(directory)

    async def play(table: str, size: int) -> None:
        batch, last = opened(table)
        for number in range(ANSWERS):
            await store.write(batch)
            disk.happened.append(Ack(table, last.seq))
            batch, last = answered(last, number, b"z" * size)

    await asyncio.gather(*(play(f"t{number}", 40 + 1500 * number) for number in range(WRITERS)))
    happened = list(disk.happened)
    await store.close()
    return base, happened


def fault_of(directory: Path, promised: dict[str, int]) -> str:
    """What is wrong with an image, if anything."""
    try:
        connection = SqliteDriver(directory / FILE).writer()
    except CannotOpen as error:
        return f"cannot be opened: {error}"
    try:
        report = verify(connection)
        lasts = dict(converted(connection.rows("SELECT id, last FROM tables"), list[tuple[str, int]]))
        connection.close()
    except Exception as error:
        return f"cannot be read: {error}"
    if report.problems:
        return report.problems[0]
    for table, seq in promised.items():
        stored = lasts.get(table, 0)
        if stored < seq:
            return f"lost: {table} ends at {stored}, {seq} was acknowledged"
    return ""


def first_fault(tmp_path: Path, images: int, seed: int) -> str:
    """Cut the power so many times; the first fault found."""
    base, happened = asyncio.run(recorded(tmp_path))
    dice = random.Random(seed)
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    for number in range(images):
        left = cut(base, happened, dice.randrange(len(happened) + 1), dice)
        directory = Path(tempfile.mkdtemp(dir=memory))
        try:
            left.image.put(directory)
            if fault := fault_of(directory, left.promised):
                return f"image {number}: {fault}"
        finally:
            shutil.rmtree(directory)
    return ""


def test_no_power_cut_loses_what_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_PAGES", 40)  # many checkpoints in a short time
    assert first_fault(tmp_path, IMAGES, 1) == ""


@pytest.mark.parametrize("level", [0, 1])
def test_a_weaker_setting_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: int) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_PAGES", 40)
    monkeypatch.setitem(sqlite.SETTINGS, "synchronous", level)
    assert first_fault(tmp_path, 100, 2)


def test_an_acknowledgement_before_the_commit_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Writing, "_commit", hasty)
    assert "lost" in first_fault(tmp_path, 100, 3)
