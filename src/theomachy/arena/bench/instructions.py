"""Instructions per decision, counted by valgrind: the same on a busy machine and on an idle one.

The program that measures plays some games inside `divmod`, which nothing else calls, and callgrind counts only
what happens inside it. Counting takes about fifty times as long as playing, so it is wanted separately.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from theomachy.engine.refusal import SetupError

MARK: Final = "PyNumber_Divmod"
"""The C function behind `divmod`, of every CPython."""
HERE: Final = Path(__file__).resolve().parent
GAMES: Final = {"ankh": 40, "pantheon": 10}
"""How many games are counted: some thousand decisions."""
PEER_GAMES: Final = 3


class Counter:
    """Counts with valgrind; SetupError if it is not installed."""

    def __init__(self, valgrind: str | None = None) -> None:
        found = valgrind or shutil.which("valgrind")
        if not found:
            raise SetupError("tool", "valgrind", "installed, to count instructions")
        self.valgrind: Final = found

    def counted(self, python: str, *arguments: str) -> float:
        """Instructions per decision of what a measuring program plays."""
        command = [
            self.valgrind, "--tool=callgrind", f"--toggle-collect={MARK}", "--callgrind-out-file=/dev/null",
            python, "-P", *arguments,
        ]  # fmt: skip
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        return per_decision(done.stdout, done.stderr)

    def ours(self, way: str, name: str, players: int) -> float:
        """Instructions per decision of one of our games."""
        games = GAMES.get(name.split(maxsplit=1)[0], PEER_GAMES)
        return self.counted(sys.executable, str(HERE / "measure.py"), "count", way, name, str(players), str(games))

    def peer(self, python: str, name: str) -> float:
        """Instructions per decision of a peer."""
        return self.counted(python, str(HERE / "peers.py"), "count", name, str(PEER_GAMES))


def per_decision(output: str, told: str) -> float:
    """What callgrind has told, divided by the decisions the program has printed."""
    found = re.search(r"Collected : (\d+)", told)
    if found is None:
        raise ValueError("callgrind has counted nothing")
    return int(found.group(1)) / int(output.rsplit(maxsplit=1)[-1])
