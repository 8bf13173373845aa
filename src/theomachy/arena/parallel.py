"""Work on all cores, with a progress bar on a terminal."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

T = TypeVar("T")
R = TypeVar("R")


def in_parallel(
    do: Callable[[T], R],
    work: list[T],
    jobs: int,
    title: str,
    console: Console,
    keep: Callable[[R], None] | None = None,
) -> list[R]:
    """The results in the order of the work; each is given to `keep` as soon as it and all before it are there."""
    done: list[R] = []
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(title, total=len(work))
        with ProcessPoolExecutor(jobs) as pool:
            for result in pool.map(do, work):
                done.append(result)
                if keep is not None:
                    keep(result)
                progress.advance(bar)
    return done
