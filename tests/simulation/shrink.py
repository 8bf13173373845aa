"""Makes a finding small: fewer kinds of faults, fewer faults, fewer people, less time, the same broken promise."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from tests.simulation.plan import FAULTS, Plan
from tests.simulation.world import Outcome, simulate

TRIES: Final = 300
"""Runs that one finding may cost."""


class Shrinker:
    """Tries smaller plans one after another, and keeps each that still breaks the same promise."""

    def __init__(self, found: Outcome, run: Callable[[Plan], Outcome] = simulate, tries: int = TRIES) -> None:
        self.best = found
        self._run: Final = run
        self._left = tries

    def shrink(self) -> Outcome:
        """The smallest failing run that was found."""
        before = None
        while before is not self.best and self._left > 0:
            before = self.best
            for smaller in (self._without_kinds, self._fewer, self._without_faults):
                for plan in smaller():
                    self._try(plan)
        return self.best

    def _try(self, plan: Plan) -> bool:
        if self._left <= 0 or plan == self.best.plan:
            return False
        self._left -= 1
        outcome = self._run(plan)
        if outcome.check != self.best.check:
            return False
        self.best = outcome
        return True

    def _without_kinds(self) -> Iterator[Plan]:
        unused = sorted(set(FAULTS) - {kind for kind, _ in self.best.faults})
        yield msgspec.structs.replace(self.best.plan, off=unused)
        for kind in sorted({kind for kind, _ in self.best.faults}):
            yield msgspec.structs.replace(self.best.plan, off=sorted({*self.best.plan.off, kind}))

    def _fewer(self) -> Iterator[Plan]:
        for people in range(2, self.best.plan.people):
            yield msgspec.structs.replace(self.best.plan, people=people)
        for tables in range(1, self.best.plan.tables):
            yield msgspec.structs.replace(self.best.plan, tables=tables)
        for seconds in (5.0, 10.0, 15.0, 30.0):
            if seconds < self.best.plan.troubled:
                yield msgspec.structs.replace(self.best.plan, troubled=seconds)

    def _without_faults(self) -> Iterator[Plan]:
        """Leave out halves, then quarters, down to single faults."""
        size = max(1, len(self.best.faults) // 2)
        while True:
            place = 0
            while place < len(self.best.faults):
                some = self.best.faults[place : place + size]
                before = self.best
                yield msgspec.structs.replace(self.best.plan, skip=[*self.best.plan.skip, *some])
                place += size if self.best is before else 0
                if self._left <= 0:
                    return
            if size == 1:
                return
            size //= 2
