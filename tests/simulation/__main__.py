"""`python -m tests.simulation --runs 1000 --seed 1 --jobs 2`: many runs, and what they found."""

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

from tests.simulation import corpus, planted
from tests.simulation.games import prepare_worker, short_poker
from tests.simulation.plan import FAULTS, Plan
from tests.simulation.shrink import Shrinker
from tests.simulation.world import Outcome, simulate

TOLD: Final = 60
"""Lines of a story that are printed, from its end."""
CHUNK: Final = 50


class Tally(Struct):
    """What a number of runs add up to."""

    runs: int = 0
    steps: int = 0
    seconds: float = 0
    entries: int = 0
    checked: int = 0
    faults: dict[str, int] = {}
    broken: dict[str, int] = {}
    findings: list[Outcome] = []

    def add(self, other: "Tally") -> None:
        """Count in other runs."""
        self.runs += other.runs
        self.steps += other.steps
        self.seconds += other.seconds
        self.entries += other.entries
        self.checked += other.checked
        self.faults = dict(Counter(self.faults) + Counter(other.faults))
        self.broken = dict(Counter(self.broken) + Counter(other.broken))
        self.findings += other.findings


def run_some(seeds: range) -> Tally:
    """Run these seeds."""
    tally = Tally()
    for seed in seeds:
        outcome = simulate(Plan(seed=seed))
        found = Counter(kind for kind, _ in outcome.faults)
        one = Tally(1, outcome.steps, outcome.seconds, outcome.entries, outcome.checked, dict(found))
        if outcome.check:
            one.broken = {outcome.check: 1}
            one.findings = [] if outcome.check in tally.broken else [outcome]
        tally.add(one)
    return tally


def chunks(first: int, runs: int) -> Iterator[range]:
    """The seeds in portions."""
    for begin in range(first, first + runs, CHUNK):
        yield range(begin, min(begin + CHUNK, first + runs))


def campaign(first: int, runs: int, jobs: int) -> Tally:
    """Run so many seeds in so many processes."""
    total = Tally()
    with multiprocessing.Pool(jobs, prepare_worker) as pool:
        for number, tally in enumerate(pool.imap_unordered(run_some, chunks(first, runs)), 1):
            total.add(tally)
            if number % 100 == 0:
                print(f"  {total.runs} runs, broken: {total.broken or 'nothing'}", file=sys.stderr, flush=True)
    return total


def report(total: Tally, seconds: float) -> None:
    """Print what was run."""
    rate = total.seconds / seconds if seconds else 0
    print(f"{total.runs} runs in {seconds:.0f} s: {total.steps} steps, {total.seconds / 3600:.1f} virtual hours")
    print(f"({rate:.0f} times real time), {total.entries} durable entries, {total.checked} things checked")
    for kind, text in FAULTS.items():
        print(f"  {total.faults.get(kind, 0):8}  {kind}: {text}")
    print("broken promises: " + (", ".join(f"{k} {n}" for k, n in sorted(total.broken.items())) or "none"))


def tell(outcome: Outcome) -> None:
    """Print a finding: how to see it again, and what happened."""
    plan = msgspec.json.encode(msgspec.structs.replace(outcome.plan, finds=outcome.check)).decode()
    print(f"\n{outcome.text}\n  again: python -m tests.simulation --plan '{plan}'")
    for line in outcome.story[-TOLD:]:
        print(f"  {line[:240]}")


def main() -> int:
    """Run what is asked for; the exit code is 1 if a promise was broken or a planted fault was missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--runs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--planted", action="store_true", help="plant every known fault, and see that it is found")
    parser.add_argument("--only", default="", help="with --planted: this fault alone")
    parser.add_argument("--plan", default="", help="one run, as a finding prints it")
    parser.add_argument("--keep", action="store_true", help="write shrunk findings to tests/simulation/corpus")
    asked = parser.parse_args()
    with short_poker():
        if asked.plan:
            outcome = simulate(msgspec.json.decode(asked.plan, type=Plan))
            tell(outcome)
            return bool(outcome.check)
        if asked.planted:
            return planted.hunt_all(asked.seed, asked.jobs, asked.only)
        began = perf_counter()
        total = campaign(asked.seed, asked.runs, asked.jobs)
        report(total, perf_counter() - began)
        seen: set[str] = set()
        for outcome in sorted(total.findings, key=lambda one: one.plan.seed):
            if outcome.check not in seen:
                seen.add(outcome.check)
                small = Shrinker(outcome).shrink()
                tell(small)
                if asked.keep:
                    corpus.keep(msgspec.structs.replace(small.plan, finds=small.check))
        return bool(total.broken)


if __name__ == "__main__":
    sys.exit(main())
