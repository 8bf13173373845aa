"""What tables and sockets take of the server's memory, and what stays when they are gone: `make memory-test`.

A real server process that unloads idle tables after seconds instead of minutes. In every round players connect,
play, and leave; then all tables are unloaded. The later rounds must not need more than the first one left.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from pathlib import Path
from typing import Final

from uvloop import run as run_loop

from tests.campaigns.load import Load, LoadPlayer, memory, pace, seat_all, shown
from tests.server.served import Served

PROGRAM: Final = "tests.campaigns.soon_unloaded"
UNLOADED: Final = 6.0
"""Seconds until every table that nobody looks at is unloaded."""
GROWTH: Final = 8
"""Megabytes by which later rounds may exceed the second: caches of the rules fill up to their bounds."""


def resident(pid: int) -> int:
    """Megabytes of memory."""
    return memory(pid)["VmRSS"]


async def played(served: Served, load: Load, players: int, rate: float, seconds: float, pid: int) -> int:
    """One round; the memory it left."""
    before = resident(pid)
    seated = await seat_all(served, load, players)
    connected = resident(pid)
    answers = await pace(load, rate, seconds)
    after = resident(pid)
    await left(load, seated)
    idle = resident(pid)
    await asyncio.sleep(UNLOADED)
    shown(
        {
            "before": before,
            "sockets": len(seated),
            "connected": connected,
            "answers": answers,
            "played": after,
            "without sockets": idle,
            "unloaded": resident(pid),
        }
    )
    return resident(pid)


async def left(load: Load, seated: list[LoadPlayer]) -> None:
    """Everybody goes."""
    load.running = False
    for player in seated:
        if player.wire is not None:
            player.wire.cut()
    await asyncio.sleep(0.5)
    load.ready.clear()
    load.sent.clear()
    load.running = True


async def rounds(served: Served, count: int, players: int, rate: float, seconds: float, pid: int) -> list[int]:
    """The memory that each round left."""
    load = Load(1)
    return [await played(served, load, players, rate, seconds, pid) for _ in range(count)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="theomachy-memory-") as name:
        (Path(name) / "data").mkdir()
        served = Served(Path(name), {"RATE_FACTOR": "1000", "LOG_LEVEL": "warning"}, PROGRAM)
        served.start()
        try:
            assert served.process is not None
            shown({"memory MB": memory(served.process.pid)})
            work = rounds(served, wanted.rounds, wanted.players, wanted.rate, wanted.seconds, served.process.pid)
            after = run_loop(work)
        finally:
            served.stop(signal.SIGTERM)
    grown = max(after[1:]) - after[1]
    shown({"grown after the second round": grown, "allowed": GROWTH})
    return 0 if grown <= GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
