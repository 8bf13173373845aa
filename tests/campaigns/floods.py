"""How others fare while somebody attacks: `make flood-test SECONDS=n`.

A real server process that may open 1,024 files, one hostile process for each attack in turn, and in this process
honest people on connections of their own: four play at two tables, one asks for `healthz` on a new connection
every tenth of a second. Reported for each attack: how long they wait, and how the memory of the server grows.
"""

import argparse
import asyncio
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.campaigns.flood_attacks import ATTACKS
from tests.campaigns.load import memory, processor
from tests.server.running import started, two_seats
from tests.server.served import Served
from theomachy.client import Api, Player
from theomachy.engine.chance import Dice
from theomachy.server.protocol import Done, Entered

FILES: Final = 1_024
ENOUGH: Final = 0.2
"""Seconds that 99 of 100 honest requests take at most."""
GROWTH: Final = 64
"""Megabytes that an attack may cost."""
PATIENCE: Final = 15.0
HEALTH: Final = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


class Honest:
    """People who only want to play, and what they measure."""

    def __init__(self, served: Served) -> None:
        self.api: Final = Api(served.address)
        self.port: Final = served.port
        self.going = True
        self.answers: Final[list[float]] = []
        self.health: Final[list[float]] = []
        self.failures = 0

    async def play(self, number: int) -> None:
        """Two people at a table, and the next one when it is over."""
        while self.going:
            ada, bob = await started(self.api, two_seats("pantheon"))
            async with (
                Player(self.api.address, ada.table, ada.token) as one,
                Player(self.api.address, bob.table, bob.token) as two,
            ):
                await asyncio.gather(self._answer(one, number), self._answer(two, number + 1))

    async def _answer(self, player: Player, seed: int) -> None:
        dice = Dice(seed)
        while self.going and not player.over():
            await asyncio.sleep(0.05)
            mine = player.mine()
            if not mine:
                continue
            options = mine[0].options
            begin = time.monotonic()
            reply = await player.answer(mine[0], options[dice.below(len(options))].code)
            self.answers.append(time.monotonic() - begin)
            if isinstance(reply, Done):
                seq = reply.seq
                await player.until(lambda: player.seq >= seq)  # noqa: B023

    async def ask(self) -> None:
        """The health check, each on a new connection."""
        while self.going:
            begin = time.monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.write(HEALTH)
                    answer = await reader.read()
                    writer.close()
                if not answer.startswith(b"HTTP/1.1 200"):
                    self.failures += 1
            except OSError:  # also a timeout
                self.failures += 1
            self.health.append(time.monotonic() - begin)
            await asyncio.sleep(0.1)


class Result:
    """What an attack did to others."""

    def __init__(self, name: str, honest: Honest, growth: int, busy: float) -> None:
        self.name: Final = name
        self.answers: Final = sorted(honest.answers)
        self.health: Final = sorted(honest.health)
        self.failures: Final = honest.failures
        self.growth: Final = growth
        self.busy: Final = busy
        """The share of a core that the server used."""

    def passed(self) -> bool:
        """Whether others hardly noticed."""
        quick = all(times and share(times, 0.99) < ENOUGH for times in (self.answers, self.health))
        return quick and not self.failures and self.growth < GROWTH

    def line(self) -> str:
        """A row of the table."""
        fields = [f"{len(self.answers)}", *shown(self.answers), f"{len(self.health)}", *shown(self.health)]
        verdict = "" if self.passed() else "FAILED"
        return " | ".join(
            [f"{self.name:20}", *fields, f"{self.failures}", f"{self.growth:+} MB", f"{self.busy:.0%}", verdict]
        )


def share(times: Sequence[float], part: float) -> float:
    """The time that this part of all did not exceed."""
    return times[min(len(times) - 1, int(len(times) * part))]


def shown(times: Sequence[float]) -> list[str]:
    """Median, 99th percentile and worst, in milliseconds."""
    if not times:
        return ["-", "-", "-"]
    return [f"{1000 * share(times, part):.0f}" for part in (0.5, 0.99, 1.0)]


def attacker(name: str, served: Served, entered: Entered, seconds: float) -> "subprocess.Popen[bytes]":
    """The hostile process."""
    program = [sys.executable, "-m", "tests.campaigns.flood_attacks", name, str(served.port), str(seconds)]
    return subprocess.Popen([*program, entered.table, entered.token])


async def measured(name: str, served: Served, seconds: float) -> Result:
    """One attack beside honest people."""
    assert served.process is not None
    honest = Honest(served)
    entered, _ = await started(honest.api, two_seats("pantheon"))
    people = [asyncio.create_task(work) for work in (honest.play(1), honest.play(3), honest.ask())]
    await asyncio.sleep(1)
    before = memory(served.process.pid)["VmRSS"]
    honest.answers.clear()
    honest.health.clear()
    used = processor(served.process.pid)
    hostile = attacker(name, served, entered, seconds) if name else None
    await asyncio.sleep(seconds)
    honest.going = False
    growth = memory(served.process.pid)["VmRSS"] - before
    busy = (processor(served.process.pid) - used) / seconds
    if hostile is not None:
        await asyncio.to_thread(hostile.wait)
    finished = await asyncio.gather(*people, return_exceptions=True)
    honest.failures += sum(isinstance(outcome, BaseException) for outcome in finished)
    return Result(name or "nobody", honest, growth, busy)


def stopped_under_attack(served: Served) -> int:
    """The exit code after SIGTERM while eight connections flood."""
    entered, _ = asyncio.run(started(Api(served.address), two_seats("pantheon")))
    hostile = attacker("chunks of one byte", served, entered, 10)
    time.sleep(3)
    served.stop(signal.SIGTERM)
    hostile.wait()
    assert served.process is not None
    return served.process.returncode


def main() -> None:
    """Every attack in turn; the exit code says whether all others hardly noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attack", action="append", choices=sorted(ATTACKS), default=[])
    parser.add_argument("--program", default="theomachy", help="another module with the same commands")
    options = parser.parse_args()
    results: list[Result] = []
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), program=options.program, files=FILES)
        served.start()
        print("attack | answers, p50, p99, worst ms | health checks, p50, p99, worst ms | failed | memory | busy")
        for name in ["", *(options.attack or ATTACKS)]:
            results.append(asyncio.run(measured(name, served, options.seconds)))
            print(results[-1].line(), flush=True)
        code = stopped_under_attack(served)
        print(f"exit code after SIGTERM under attack: {code}; log: {len(served.log())} bytes")
    if code or not all(result.passed() for result in results):
        sys.exit("others had to wait, or the server did not stop in order")


if __name__ == "__main__":
    main()
