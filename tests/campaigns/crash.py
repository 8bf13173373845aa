"""The crash test: `make crash-test ROUNDS=n`.

A real server, client processes with journals of their own, and SIGKILL at random moments: while answering, while
starting, while a backup runs; on PostgreSQL also the database itself, and now and then a client. After every kill:
nothing that was acknowledged is lost, doubled, changed or reordered, chains hold, and all clients play on.
"""

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.campaigns.crash_check import Checker, Journals, Violation, shown, summary
from tests.postgres_server import PostgresServer
from tests.server.served import Served
from theomachy.server.store.authority_key import NAME, read_key
from theomachy.server.store.backup import verify_file, verify_url

LEVEL_SECONDS: Final = 120.0  # by then every client has an answer acknowledged, on however busy a machine
MEMORY: Final = Path("/dev/shm")  # journals have to outlive processes, and must not slow the server's disk


class Clients:
    """The client processes."""

    def __init__(self, served: Served, folder: Path, count: int, tables: int, seed: int) -> None:
        self.served: Final = served
        self.journals: Final = [folder / f"journal-{number}" for number in range(count)]
        self.errors: Final = [folder / f"client-{number}.log" for number in range(count)]
        self.tables: Final = tables
        self.seed: Final = seed
        self.starts = 0
        self.processes: Final[list[subprocess.Popen[bytes]]] = []

    def start(self) -> None:
        for number in range(len(self.journals)):
            self.processes.append(self._process(number))

    def _process(self, number: int) -> subprocess.Popen[bytes]:
        self.starts += 1
        program = [sys.executable, "-m", "tests.campaigns.crash_client", self.served.address]
        arguments = [str(self.journals[number]), str(self.seed * 1_000 + self.starts), str(self.tables)]
        with self.errors[number].open("ab") as log:
            return subprocess.Popen([*program, *arguments], stderr=log)

    def kill_one(self, number: int) -> None:
        """Kill a client; it starts again from its journal."""
        self.processes[number].kill()
        self.processes[number].wait()
        self.processes[number] = self._process(number)

    def check_alive(self) -> None:
        for process, log in zip(self.processes, self.errors, strict=True):
            if process.poll() is not None:
                raise Violation(f"a client ended: {log.read_text()[-2_000:]}")

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


class Campaign:
    """One server, its clients, and how often they were killed."""

    def __init__(self, served: Served, url: str, clients: Clients, dice: random.Random) -> None:
        self.served: Final = served
        self.url: Final = url
        self.clients: Final = clients
        self.dice: Final = dice
        self.journals: Final = Journals(clients.journals)
        self.checker: Final = Checker(url, self.journals)
        self.boots: Final[list[float]] = []
        self.levels: Final[list[float]] = []
        self.kinds: Final[dict[str, int]] = {}
        self.postgres: PostgresServer | None = None

    def round(self, number: int) -> None:
        """Play, kill, start, compare."""
        time.sleep(self.dice.random() ** 2 * 1.2)
        kind = self._choose()
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if kind == "database":
            assert self.postgres
            self.postgres.kill()
            time.sleep(self.dice.random() * 0.3)
            self.postgres.start()
        else:
            self._kill_server(kind, number)
        if kind == "client":
            self.clients.kill_one(self.dice.randrange(len(self.clients.processes)))
        self.levels.append(self.wait_until_level())
        self.checker.check()

    def _choose(self) -> str:
        kinds = ["plain"] * 6 + ["booting", "backup", "client"]
        if self.postgres:
            kinds += ["database"] * 2
        return self.dice.choice(kinds)

    def _kill_server(self, kind: str, number: int) -> None:
        backup: subprocess.Popen[bytes] | None = None
        target = self.served.folder / f"backup-{number}"
        if kind == "backup":
            command = [sys.executable, "-m", "theomachy", "backup", str(target), "--database-url", self.url]
            backup = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            time.sleep(0.3 + self.dice.random() * 0.5)
        self.served.stop(signal.SIGKILL)
        if backup and backup.wait(60) != 0:
            raise Violation(f"the backup failed with {backup.returncode}")
        if backup and verify_file(target).problems:
            raise Violation("the backup is broken")
        target.unlink(missing_ok=True)
        if kind == "booting":
            self.served.begin()
            time.sleep(self.dice.random() * 1.5)
            self.served.stop(signal.SIGKILL)
        self.boots.append(self.served.start())

    def wait_until_level(self) -> float:
        """Seconds until every client had an answer acknowledged after the restart."""
        begin = time.monotonic()
        sizes = [self._acks(path) for path in self.clients.journals]
        while time.monotonic() - begin < LEVEL_SECONDS:
            self.clients.check_alive()
            if all(self._acks(path) > size for path, size in zip(self.clients.journals, sizes, strict=True)):
                return time.monotonic() - begin
            time.sleep(0.01)
        behind = [
            f"client {number}, whose journal ends {path.read_bytes()[-300:]!r}"
            for number, (path, size) in enumerate(zip(self.clients.journals, sizes, strict=True))
            if self._acks(path) == size
        ]
        raise Violation(f"not all clients play on within {LEVEL_SECONDS:.0f} s: {'; '.join(behind)}")

    def _acks(self, path: Path) -> int:
        return path.read_bytes().count(b'"acked"') if path.exists() else 0

    def finish(self) -> dict[str, int | float | str]:
        """The last comparison, of everything."""
        self.clients.stop()
        self.served.stop(signal.SIGKILL)
        self.checker.check()
        report = verify_url(self.url, read_key(self.served.folder / "data" / NAME))
        if report.problems:
            raise Violation(report.problems[0])
        boots, levels = sorted(self.boots), sorted(self.levels)
        return {
            **summary(self.journals),
            "replayed entries": self.checker.replay_all(),
            "boot s median": round(boots[len(boots) // 2], 2) if boots else 0.0,
            "boot s worst": round(boots[-1], 2) if boots else 0.0,
            "level s median": round(levels[len(levels) // 2], 2),
            "level s worst": round(levels[-1], 2),
            "kills": " ".join(f"{kind}:{count}" for kind, count in sorted(self.kinds.items())),
        }


@contextmanager
def database(kind: str, folder: Path) -> Iterator[tuple[str, PostgresServer | None]]:
    """A new database, and its server if it has one."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/data/theomachy.sqlite3", None
        return
    with PostgresServer() as server:
        yield server.new_database(), server


def run(kind: str, rounds: int, seed: int, clients: int, tables: int, program: str = "theomachy") -> str:
    """One campaign; a line of numbers, or Violation."""
    began = time.monotonic()
    memory = MEMORY if MEMORY.is_dir() else None
    with (
        tempfile.TemporaryDirectory(prefix="theomachy-crash-") as name,
        tempfile.TemporaryDirectory(prefix="theomachy-crash-", dir=memory) as journals,
        database(kind, Path(name)) as (url, postgres),
    ):
        folder = Path(name)
        settings = {"DATABASE_URL": url, "RATE_FACTOR": "1000", "LOG_LEVEL": "warning"}
        served = Served(folder, settings, program)
        served.start()
        players = Clients(served, Path(journals), clients, tables, seed)
        campaign = Campaign(served, url, players, random.Random(seed))
        campaign.postgres = postgres
        players.start()
        try:
            campaign.wait_until_level()
            for number in range(rounds):
                campaign.round(number)
                if sys.stderr.isatty() or number % 50 == 49:
                    done = f"{number + 1}/{rounds}: {campaign.journals.read():,} acknowledged"
                    print(f"{kind} {done}", file=sys.stderr, flush=True)
            numbers = campaign.finish()
        except Violation as error:
            raise Violation(
                f"{error} (seed {seed}, round {len(campaign.levels)})\n{served.log()[-3_000:]}"
            ) from error
        finally:
            players.stop()
            served.stop(signal.SIGKILL)
        seconds = time.monotonic() - began
        return shown({"database": kind, "rounds": rounds, "seed": seed, "seconds": round(seconds, 1), **numbers})


def main() -> None:
    """Run campaigns on both databases, or on one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="kills on each database")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clients", type=int, default=3)
    parser.add_argument("--tables", type=int, default=4, help="per client")
    parser.add_argument("--program", default="theomachy", help="tests.campaigns.crash_faults plants a fault")
    given = parser.parse_args()
    for kind in ("sqlite", "postgresql") if given.database == "both" else (given.database,):
        try:
            print(run(kind, given.rounds, given.seed, given.clients, given.tables, given.program), flush=True)
        except Violation as error:
            print(f"{kind}: BROKEN PROMISE: {error}", file=sys.stderr)
            sys.exit(1)


if __name__ == "__main__":
    main()
