"""The game of the simulation: poker, a game of another package, in few rounds. It is short and has secrets."""

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
