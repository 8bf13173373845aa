"""What one answer costs the server: `make cost-test`.

Two measures. Processor time: a real server process on SQLite, and a fixed small load over real sockets; the time
is the one the system counts for the server's process alone. Instructions: the application without a network under
valgrind, which counts the same on a busy machine; the figure is the difference of a long and a short run, so that
starting and opening tables do not count.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from uvloop import run as run_loop

from tests.campaigns.load import Load, memory, seat_all, shown, stage
from tests.server.served import Served

SHORT: Final = 200
LONG: Final = 600
COLLECTED: Final = re.compile(r"Collected : (\d+)")


async def paced(served: Served, players: int, rates: list[float], seconds: float, pid: int) -> None:
    """Play at each rate; 0 is as fast as the players are asked."""
    load = Load(1)
    seated = await seat_all(served, load, players)
    shown({"connected": len(seated), "memory MB": memory(pid)})
    for rate in rates:
        shown(await stage(load, rate, seconds, f"{rate:.0f} a second" if rate else "as fast as asked", pid))
    load.running = False
    for player in seated:
        if player.wire is not None:
            player.wire.cut()


def processor_time(players: int, rates: list[float], seconds: float) -> None:
    """Processor time over real sockets."""
    with tempfile.TemporaryDirectory(prefix="theomachy-cost-") as name:
        (Path(name) / "data").mkdir()
        served = Served(Path(name), {"RATE_FACTOR": "1000", "LOG_LEVEL": "warning"})
        served.start()
        try:
            assert served.process is not None
            run_loop(paced(served, players, rates, seconds, served.process.pid))
        finally:
            served.stop(signal.SIGTERM)


def counted(answers: int, together: int) -> int:
    """Instructions of a whole run with so many answers."""
    inside = [sys.executable, "-m", "tests.campaigns.answers_inside", "--tables", "14"]
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *inside]
    done = subprocess.run(
        [*command, "--answers", str(answers), "--together", str(together)],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        check=True,
        timeout=1_800,
        text=True,
    )
    found = COLLECTED.search(done.stderr)
    assert found is not None, done.stderr[-2_000:]
    return int(found[1])


def instructions(together: int) -> None:
    """Instructions of one answer."""
    each = (counted(LONG, together) - counted(SHORT, together)) / (LONG - SHORT)
    shown({"answers under way": together, "thousand instructions each": round(each / 1000, 1)})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument(
        "--rates", type=float, nargs="*", default=[300.0, 0.0], help="answers a second; 0: no limit"
    )
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", choices=["time", "instructions"])
    wanted = parser.parse_args()
    print(json.dumps({"cores": os.cpu_count(), "load of the machine": os.getloadavg()[0]}), flush=True)
    if wanted.only != "instructions":
        processor_time(wanted.players, wanted.rates, wanted.seconds)
    if wanted.only != "time":
        if shutil.which("valgrind") is None:
            print("theomachy: no valgrind here, so no instructions were counted")
            return 1
        for together in (1, 16):
            instructions(together)
    return 0


if __name__ == "__main__":
    sys.exit(main())
