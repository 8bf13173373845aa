"""Work on all cores of this machine, or on a Ray cluster, with a progress bar on a terminal.

Every piece of work has a seed of its own and the results come in the order of the work, so it makes no difference
to the result where it was done.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import Progress

from theomachy.engine.refusal import SetupError

T = TypeVar("T")
R = TypeVar("R")
HERE: Final = "here"
RAY: Final = "ray"


def in_parallel(
    do: Callable[[T], R],
    work: list[T],
    jobs: int,
    title: str,
    console: Console,
    keep: Callable[[R], None] | None = None,
    on: str = HERE,
) -> list[R]:
    """The results in the order of the work; each is given to `keep` as soon as it and all before it are there."""
    done: list[R] = []
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(title, total=len(work))
        for result in results_of(do, work, jobs, on):
            done.append(result)
            if keep is not None:
                keep(result)
            progress.advance(bar)
    return done


def results_of(do: Callable[[T], R], work: list[T], jobs: int, on: str = HERE) -> Iterator[R]:
    """The results one after another, in the order of the work; SetupError for a place that does not exist.

    `here` are processes on this machine, `ray` a Ray cluster that is found or started here, `ray://HOST:PORT` one
    elsewhere.
    """
    if on == HERE:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(do, work)
    elif on == RAY or on.startswith(f"{RAY}://"):
        on_ray = import_module("theomachy.arena.on_ray")  # Ray is an extra, and slow to load
        results: Iterator[R] = on_ray.results_on_ray(do, work, "" if on == RAY else on, jobs)
        yield from results
    else:
        raise SetupError("place to work on", repr(on), f"{HERE}, {RAY}, {RAY}://HOST:PORT")
