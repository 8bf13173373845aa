"""Removes old backups. It is called only after a newer one was verified, so that there always is a good one."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

NAMES: Final = re.compile(r"theomachy-\d{8}T\d{6}Z\.backup")
"""What `theomachy backup` calls a backup in a directory; a file with any other name is never removed."""


class Pruned:
    """What became of the backups of a directory."""

    def __init__(self) -> None:
        self.removed: Final[list[Path]] = []
        """Oldest first."""
        self.faulty: Final[list[Path]] = []
        """Left where they are, and not counted."""
        self.future: Final[list[Path]] = []
        """Named later than the one just made: a clock was wrong. Left where they are, and not counted."""


def prune(new: Path, keep: int, good: Callable[[Path], bool]) -> Pruned:
    """Keep the backup just made and the newest good ones, `keep` in all; remove what is older than those."""
    assert keep >= 1, "the newest backup always stays"
    pruned = Pruned()
    found = sorted(path for path in new.parent.iterdir() if NAMES.fullmatch(path.name) and path.is_file())
    pruned.future.extend(path for path in found if path.name > new.name)
    older = [path for path in found if path.name < new.name]
    kept = 1
    while kept < keep and len(older) > keep - kept:  # fewer than that all stay, whatever they are
        path = older.pop()
        if good(path):
            kept += 1
        else:
            pruned.faulty.append(path)
    if kept == keep:
        for path in older:
            path.unlink()
            pruned.removed.append(path)
    return pruned
