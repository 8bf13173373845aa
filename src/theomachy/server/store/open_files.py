"""Notices that the files of an open SQLite database were removed or replaced: what is written to them is lost."""

import os
from pathlib import Path
from typing import Final

Identity = tuple[int, int] | None  # device and number of the file; None: there is no such file


def identity(path: str) -> Identity:
    """Which file has this name now."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class OpenFiles:
    """The files of one connection as they were when it was opened; one that was not there yet is not watched."""

    def __init__(self, *paths: Path) -> None:
        opened = [(str(path), identity(str(path))) for path in paths]
        self._opened: Final = [(path, found) for path, found in opened if found is not None]

    def moved(self) -> str:
        """What happened to the first file that is not there any more; empty if all are."""
        for path, opened in self._opened:
            now = identity(path)
            if now != opened:
                return f"{path} was {'removed' if now is None else 'replaced'} while the server used it"
        return ""
