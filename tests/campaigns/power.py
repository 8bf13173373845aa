"""Simulated power cuts in number: `make power-test IMAGES=n`. Every 500 images come from a new recording."""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.server.test_power_cut import first_fault
from theomachy.server.store import sqlite

PER_RECORDING: Final = 500


def main() -> None:
    """Cut until done, or until something is lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--images", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    done = 0
    for seed in range(given.seed, given.seed + -(-given.images // PER_RECORDING)):
        sqlite.CHECKPOINT_PAGES = 20 + seed * 7 % 200  # type: ignore[misc]  # moments differ from run to run
        with tempfile.TemporaryDirectory(prefix="theomachy-power-") as name:
            if fault := first_fault(Path(name), PER_RECORDING, seed):
                sys.exit(f"power-test: seed {seed}: {fault}")
        done += PER_RECORDING
    print(f"power-test: {done:,} cuts, nothing lost, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
