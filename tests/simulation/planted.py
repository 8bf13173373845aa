"""Faults that are planted into the product, one at a time: a simulation that does not find them proves nothing."""

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tests.simulation import planted_live, planted_store, planted_tables
from tests.simulation.games import prepare_worker
from tests.simulation.plan import Plan
from tests.simulation.planting import Planted
from tests.simulation.world import Outcome, simulate

ENOUGH: Final = 1_500
"""Runs within which each planted fault must be found."""
ALL: Final[dict[str, Planted]] = {
    one.name: one for one in (*planted_store.FAULTS, *planted_live.FAULTS, *planted_tables.FAULTS)
}


@contextmanager
def planted(fault: Planted) -> Iterator[None]:
    """While the fault is in the product."""
    before: list[tuple[object, str, object]] = []
    for owner, name, change in fault.patches:
        old = getattr(owner, name)
        before.append((owner, name, old))
        setattr(owner, name, change(old))
    try:
        yield
    finally:
        for owner, name, old in reversed(before):
            setattr(owner, name, old)


def hunt(fault: Planted, first: int, most: int = ENOUGH) -> tuple[int, Outcome | None]:
    """How many runs it took to find the fault, and the run that found it."""
    with planted(fault):
        for number in range(most):
            outcome = simulate(Plan(seed=first + number))
            if outcome.check:
                return number + 1, outcome
    return most, None


def hunt_named(job: tuple[str, int]) -> tuple[str, int, str]:
    """Hunt for a planted fault: its name, the runs it took, and what was found; empty if nothing was."""
    name, first = job
    runs, outcome = hunt(ALL[name], first)
    return name, runs, "" if outcome is None else outcome.text


def hunt_all(first: int, jobs: int, only: str = "") -> int:
    """Hunt for every planted fault; the exit code is 1 if one is missed."""
    wanted = [(name, first) for name in ALL if only in ("", name)]
    missed: list[str] = []
    with multiprocessing.Pool(jobs, prepare_worker) as pool:
        for name, runs, text in pool.imap_unordered(hunt_named, wanted):
            if not text:
                missed.append(name)
            told = f"found in {runs} runs: {text}" if text else f"MISSED in {runs} runs: {ALL[name].text}"
            print(f"{name} {told}", flush=True)
    print(f"{len(wanted) - len(missed)} of {len(wanted)} planted faults found; missed: {missed or 'none'}")
    return bool(missed)
