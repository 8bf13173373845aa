"""Does an installed Theomachy hold everything? The page, the compiled rules, and games played to their end.

`python tools/try_wheel.py`, with the Python the wheel was installed for.
"""

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

GAMES: Final = (("ankh", "3"), ("pantheon", "2"))


def told(*arguments: str) -> str:
    """What the command line says."""
    command = [sys.executable, "-m", "theomachy", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def lacks() -> list[str]:
    """What is missing; nothing in a whole wheel."""
    missing = []
    if "(compiled" not in told("--version"):
        missing.append("the compiled rules")
    if not any(Path(str(files("theomachy"))).rglob("web/index.html")):
        missing.append("the page")
    for game, players in GAMES:
        played = json.loads(told("simulate", game, "--players", players, "--games", "2", "--jobs", "1", "--json"))
        if played["games"] != 2:
            missing.append(f"games of {game}")
    return missing


def main() -> int:
    """Say what is there and what is not."""
    print(told("--version").strip())
    missing = lacks()
    print("missing: " + ", ".join(missing) if missing else "the page is there, and both games were played")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
