"""Removes old backups. It is called only after a newer one was verified, so that there always is a good one."""

import re
from pathlib import Path
from typing import Final

NAMES: Final = re.compile(r"theomachy-\d{8}T\d{6}Z\.backup")
"""What `theomachy backup` calls a backup in a directory; a file with any other name is never removed."""


def prune(directory: Path, keep: int) -> list[Path]:
    """Remove all but the newest backups of a directory; what was removed, oldest first."""
    assert keep >= 1, "the newest backup always stays"
    found = sorted(path for path in directory.iterdir() if NAMES.fullmatch(path.name) and path.is_file())
    removed = found[:-keep]
    for path in removed:
        path.unlink()
    return removed
