"""The game of the simulation: poker, a game of another package, in few rounds. It is short and has secrets."""

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.installed import poker_installed

ROUNDS: Final = 2


@contextmanager
def short_poker() -> Iterator[None]:
    """With poker among the games, over after two rounds."""
    with TemporaryDirectory(prefix="theomachy-") as folder, poker_installed(Path(folder)):
        from poker.rules import round as rounds

        before = vars(rounds)["ROUNDS"]
        vars(rounds)["ROUNDS"] = ROUNDS
        try:
            yield
        finally:
            vars(rounds)["ROUNDS"] = before


def prepare_worker() -> None:
    """In a worker process: with poker, on one core, because its threads only ever take turns."""
    short_poker().__enter__()
    identity = multiprocessing.current_process()._identity
    if identity and hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[(identity[0] - 1) % len(cores)]})
