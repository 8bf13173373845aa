"""A real PostgreSQL of our own, for tests and campaigns: a temporary directory, a unix socket, no network."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from glob import glob
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import psycopg

USERS: Final = ("postgres", "nobody")  # the server refuses to run as root


def binaries() -> Path | None:
    """The directory of initdb and postgres, the newest if there are several."""
    found = sorted(glob("/usr/lib/postgresql/*/bin/postgres"), key=lambda path: int(path.split("/")[4]))
    on_path = shutil.which("postgres")
    if found or not on_path:
        return Path(found[-1]).parent if found else None
    return Path(on_path).resolve().parent


def unprivileged() -> str | None:
    """Whom to run it as, if we ourselves are root."""
    if os.getuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in USERS if name in names)


class PostgresServer:
    """A cluster that can be stopped, killed and started again; removed at the end."""

    def __init__(self) -> None:
        where = binaries()
        assert where, "no PostgreSQL server on this machine"
        self.binaries: Final = where
        self.user: Final = unprivileged()
        self.directory: Final = Path(tempfile.mkdtemp(prefix="theomachy-pg-", dir="/tmp"))
        if self.user:
            shutil.chown(self.directory, self.user)
        self.numbers: Final = count(1)
        self.process: subprocess.Popen[bytes] | None = None
        self._run(
            "initdb", "--pgdata", "data", "--auth", "trust", "--username", "owner", "--encoding", "UTF8", "-N"
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.binaries / program, *arguments],
            check=True,
            cwd=self.directory,
            user=self.user,
            group=self.user and pwd.getpwnam(self.user).pw_gid,
            extra_groups=[] if self.user else None,
            stdout=subprocess.DEVNULL,
        )

    def start(self, *settings: str) -> None:
        """Start and wait until it answers; again if the remains of a killed one are still in the way."""
        self._launch(*settings)
        until = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.directory / "log").read_text()
                time.sleep(0.05)
            if self.process is None or self.process.poll() is not None:
                self._launch(*settings)

    def _launch(self, *settings: str) -> None:
        with (self.directory / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    self.binaries / "postgres",
                    *("-D", "data", "-k", str(self.directory), "-h", "", "-c", "max_connections=50"),
                    *settings,
                ],
                cwd=self.directory,
                user=self.user,
                group=self.user and pwd.getpwnam(self.user).pw_gid,
                extra_groups=[] if self.user else None,
                stdout=log,
                stderr=log,
            )

    def url(self, database: str) -> str:
        """How to reach a database."""
        return f"postgresql://owner@/{database}?host={self.directory}"

    def new_database(self) -> str:
        """The URL of an empty schema, which serves as a database; a hundred times quicker to make than one."""
        name = f"test{next(self.numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.url('postgres')}&options=-c%20search_path%3D{name}"

    def end_sessions(self) -> None:
        """End everybody's sessions, as an administrator may."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'theomachy'"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(others)

    def kill(self) -> None:
        """Kill the server and all its sessions, as a crash would."""
        assert self.process
        pids = [line.split()[0] for line in self._children()]
        for pid in [*pids, str(self.process.pid)]:
            try:
                os.kill(int(pid), 9)
            except ProcessLookupError:
                continue
        self.process.wait()

    def _children(self) -> list[str]:
        assert self.process
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True, check=False
        )
        return listed.stdout.splitlines()

    def stop(self) -> None:
        """Stop it and remove everything."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # nothing here is worth a checkpoint
            self.process.wait(30)
        shutil.rmtree(self.directory)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.stop()
