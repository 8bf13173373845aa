"""A real server in a process of its own."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType
from typing import Final, Self

PORTS: Final = (20_000, 32_000)
"""Below those that systems give to outgoing connections: a server that starts again must find its port free."""


def free_port() -> int:
    """A port nobody uses now."""
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Served:
    """A server on loopback, with its data in a folder; ended with the block."""

    def __init__(
        self,
        folder: Path,
        settings: dict[str, str] | None = None,
        program: str = "theomachy",
        files: int | None = None,
    ) -> None:
        self.program: Final = program  # another module with the same commands: one with a planted fault
        self.files: Final = files  # as many as it may open, if not as many as this process
        self.folder: Final = folder
        self.settings: Final = settings or {}
        self.port: Final = free_port()
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> float:
        """Start it; the seconds until it was ready."""
        begin = time.monotonic()
        process = self.begin()
        while not self.ready():
            if process.poll() is not None or time.monotonic() - begin > 120:
                raise RuntimeError(self.log()[-4_000:])
            time.sleep(0.02)
        return time.monotonic() - begin

    def begin(self) -> subprocess.Popen[bytes]:
        """Start it without waiting."""
        environment = {**os.environ, **{f"THEOMACHY_{name}": value for name, value in self.settings.items()}}
        limited = [] if self.files is None else ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh"]
        command = [
            *limited,
            sys.executable,
            "-m",
            self.program,
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
        ]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder / "data")], env=environment, stdout=log, stderr=log
            )
        return self.process

    def ready(self) -> bool:
        """Whether it says that it is."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def stop(self, how: signal.Signals) -> float:
        """End it; the seconds it took."""
        begin = time.monotonic()
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
        return time.monotonic() - begin

    def log(self) -> str:
        """What it wrote."""
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")
