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


def changed(path: str, opened: Identity) -> str:
    """What happened to a file since it was opened; empty if it has its name."""
    now = identity(path)
    if now == opened:
        return ""
    return f"{path} was {'removed' if now is None else 'replaced'} while the server used it"


class HeldFile:
    """The file that was opened at the start; no other file of that name is opened until it is let go.

    It is kept open, so that its number is not given to another file once it is removed.
    """

    def __init__(self, path: Path) -> None:
        self._path: Final = str(path)
        self._descriptor: Final = os.open(path, os.O_RDONLY)
        found = os.fstat(self._descriptor)
        self._identity: Final = found.st_dev, found.st_ino

    def moved(self) -> str:
        """What happened to it; empty if it has its name."""
        return changed(self._path, self._identity)

    def release(self) -> None:
        """Let go, after every connection: closing a file drops the locks that this process has on it."""
        os.close(self._descriptor)


class OpenFiles:
    """The files of one connection as they were when it was opened; one that was not there yet is not watched."""

    def __init__(self, *paths: Path) -> None:
        opened = [(str(path), identity(str(path))) for path in paths]
        self._opened: Final = [(path, found) for path, found in opened if found is not None]

    def moved(self) -> str:
        """What happened to the first file that is not there any more; empty if all are."""
        for path, opened in self._opened:
            if told := changed(path, opened):
                return told
        return ""
