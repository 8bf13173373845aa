"""Faults that are planted into the product, one at a time: a simulation that does not find them proves nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tests.simulation import planted_live, planted_store, planted_tables
from tests.simulation.plan import Plan
from tests.simulation.planting import Planted
from tests.simulation.world import Outcome, simulate

ENOUGH: Final = 600
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


def hunt_all(first: int, only: str = "", tell: Callable[[str], None] = print) -> int:
    """Hunt for every planted fault; the exit code is 1 if one is missed."""
    missed: list[str] = []
    hunted = [one for one in ALL.values() if only in ("", one.name)]
    for fault in hunted:
        runs, outcome = hunt(fault, first)
        if outcome is None:
            missed.append(fault.name)
            tell(f"MISSED  {fault.name} in {runs} runs: {fault.text}")
        else:
            tell(f"found   {fault.name} in {runs} runs: {outcome.text}")
    tell(
        f"{len(hunted) - len(missed)} of {len(hunted)} planted faults found"
        + (f"; missed: {missed}" if missed else "")
    )
    return bool(missed)
