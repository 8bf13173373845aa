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

from tests.campaigns.load import HOMES, TABLES, Load, LoadPlayer, memory, opened, pace, seat_all, shown
from tests.campaigns.wire import dial
from tests.server.served import Served
from theomachy.client import Api
from theomachy.server.protocol import Entered

PROGRAM: Final = "tests.campaigns.soon_unloaded"
UNLOADED: Final = 6.0
"""Seconds until every table that nobody looks at is unloaded."""
GROWTH: Final = 8
"""Megabytes by which later rounds may exceed the second: caches of the rules fill up to their bounds."""


def resident(pid: int) -> int:
    """Megabytes of memory."""
    return memory(pid)["VmRSS"]


def kilobytes(pid: int) -> int:
    """The same in kilobytes."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS"))


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


async def connected(served: Served, load: Load, found: list[tuple[Entered, list[str]]]) -> list[LoadPlayer]:
    """A socket for every player of these tables."""
    players: list[LoadPlayer] = []
    for entered, tokens in found:
        for token in tokens:
            player = LoadPlayer(load)
            path = f"/api/tables/{entered.table}/socket?protocol=2&after=0"
            headers = {"Authorization": f"Bearer {token}"}
            source = f"127.0.0.{2 + len(players) % HOMES}"
            player.wire = await dial("127.0.0.1", served.port, path, headers, player.heard, player.gone, source)
            assert player.wire.status == 101, player.wire.status
            players.append(player)
    return players


async def each(served: Served, tables: int, pid: int) -> None:
    """What one table takes whose game has just begun, and what one socket."""
    load, api = Load(1), Api(served.address)
    warm = await connected(served, load, [await opened(api, number) for number in range(len(TABLES))])
    await pace(load, 0, 1.0)
    start = kilobytes(pid)
    found = [await opened(api, number) for number in range(tables)]
    loaded = kilobytes(pid)
    seated = await connected(served, load, found)
    shown(
        {
            "kB of an idle table": round((loaded - start) / tables, 1),
            "kB of a socket": round((kilobytes(pid) - loaded) / len(seated), 1),
            "tables": tables,
            "sockets": len(seated),
        }
    )
    await left(load, [*warm, *seated])
    await asyncio.sleep(UNLOADED)


async def rounds(served: Served, count: int, players: int, rate: float, seconds: float, pid: int) -> list[int]:
    """The memory that each round left."""
    await each(served, players // 2, pid)
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
