"""A game of another package, installed for a while: `poker`, in tests/third_party.

What makes a folder an installed package is its `.dist-info` with an entry point. It is written to a folder of its
own, so that the game is there only for tests that ask for it, and for the processes that they start.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from theomachy.games import registry
from theomachy.words import rule_catalogue

PACKAGES: Final = Path(__file__).parent / "third_party"
METADATA: Final = "Metadata-Version: 2.1\nName: theomachy-poker\nVersion: 1.0\n"
ENTRY_POINTS: Final = "[theomachy.games]\npoker = poker.package:PACKAGE\n"
CACHES: Final = (registry.places, rule_catalogue.groups, rule_catalogue.links, rule_catalogue.definitions)
"""What a process remembers of the games that are installed."""


@contextmanager
def poker_installed(folder: Path) -> Iterator[None]:
    """With poker among the games, in this process and in those it starts."""
    information = folder / "theomachy_poker-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(METADATA, encoding="utf-8")
    (information / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    paths = [str(folder), str(PACKAGES)]
    before = os.environ.get("PYTHONPATH")
    sys.path[:0] = paths
    os.environ["PYTHONPATH"] = os.pathsep.join([*paths, *([before] if before else [])])
    forget()
    try:
        yield
    finally:
        for path in paths:
            sys.path.remove(path)
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        forget()


def forget() -> None:
    """Look again at what is installed."""
    for cache in CACHES:
        cache.cache_clear()
