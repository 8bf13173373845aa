"""Work on a Ray cluster. A piece of work whose node dies is done again on another one; it comes to the same."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from theomachy.engine.refusal import DataError, SetupError

try:
    import ray
except ImportError as error:
    raise SetupError("place to work on", "Ray, which is not installed", "pip install 'theomachy[lab]'") from error

T = TypeVar("T")
R = TypeVar("R")
AHEAD: Final = 3
"""Pieces of work that are given out for every core, so that none of them waits."""
AGAIN: Final = -1
"""How often a piece of work is given out again when its node dies: as often as it takes."""


def results_on_ray(do: Callable[[T], R], work: list[T], address: str, jobs: int) -> Iterator[R]:
    """The results in the order of the work. Without an address the cluster of this machine is used, or started."""
    began = not ray.is_initialized()
    if began:
        connect(address, jobs)
    try:
        task = ray.remote(do).options(max_retries=AGAIN)
        given: deque[ray.ObjectRef[R]] = deque()
        waiting = iter(work)
        room = AHEAD * max(1, cores())
        for piece in waiting:
            given.append(task.remote(piece))
            if len(given) >= room:
                yield ray.get(given.popleft())
        while given:
            yield ray.get(given.popleft())
    finally:
        if began:
            ray.shutdown()


def cores() -> int:
    """How many cores the cluster has now."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return int(resources.get("CPU", 1))


def connect(address: str, jobs: int) -> None:
    """Join a cluster; DataError if it cannot be reached."""
    try:
        if address:
            ray.init(address=address, log_to_driver=False)
            return
        try:
            ray.init(address="auto", log_to_driver=False)
        except ConnectionError:  # none is running here
            ray.init(num_cpus=jobs, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, TimeoutError, RuntimeError) as error:
        raise DataError(address or "Ray", f"cannot be reached: {error}") from error
