"""Which rules run: the compiled ones if they were made from exactly these sources, else the sources themselves.

The compiled unit lies in the folder `_compiled` beside this file, made by `hatch_build.py` and by wheels, unknown
to version control. It is used only if the hash in its `unit.json` is the hash of the sources as they are now, so
a changed rule is never answered by an old compiled one. `THEOMACHY_INTERPRETED=1` leaves it alone altogether.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

COMPILED_SOURCES: Final = (
    "engine/*.py", "bots/*.py", "bots/levels/*.py",
    "games/*/game.py", "games/*/rules/*.py", "games/*/rules/*/*.py", "games/*/documents/*.py", "games/*/bot/*.py",
)  # fmt: skip
UNCOMPILED: Final = (
    "__init__",
    "document",
    "plausible",
    "position",
    "reader",
    "advice",
    "ask",
    "names",
    "bot_name",
    "styles",
    "view_types",
)
"""Modules that only read or write positions, declare shapes, or pass questions on: nothing to gain."""
FOLDER: Final = "_compiled"
MANIFEST: Final = "unit.json"
SWITCH: Final = "THEOMACHY_INTERPRETED"
COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
STALE: Final = (
    "theomachy: the sources have changed since the rules were compiled, so they run interpreted; "
    "`make compile` compiles them again, `make interpreted` stops this notice"
)


def unit(package: Path) -> list[Path]:
    """The sources that are compiled together, relative to the folder the package is in."""
    found = [path for pattern in COMPILED_SOURCES for path in sorted(package.glob(pattern))]
    return [path.relative_to(package.parent) for path in found if path.stem not in UNCOMPILED]


def fingerprint(package: Path) -> str:
    """The hash of everything that is compiled, names and letters."""
    seen = blake2b(digest_size=16)
    for path in unit(package):
        text = (package.parent / path).read_bytes()
        seen.update(f"{path.as_posix()} {len(text)}\n".encode())
        seen.update(text)
    return seen.hexdigest()


def interpreted_wanted(environment: Mapping[str, str]) -> bool:
    """Whether somebody asked for the sources themselves."""
    return environment.get(SWITCH, "0") not in ("", "0")


class Unit:
    """Finds the compiled modules; Python asks it before it looks for sources."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.suffix: Final = EXTENSION_SUFFIXES[0]

    def made_from(self) -> str:
        """The hash of the sources the unit was made from; empty if there is none for this Python."""
        try:
            manifest = json.loads((self.folder / MANIFEST).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return ""
        return str(manifest["sources"]) if manifest["suffix"] == self.suffix else ""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a compiled module is; None for everything else."""
        if not name.startswith("theomachy"):
            return None
        file = self.folder / (name + self.suffix)
        if not file.exists():
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def engage(package: Path) -> str:
    """Let the compiled rules run if they are those of the sources; how the rules run from now on."""
    if interpreted_wanted(os.environ):
        return INTERPRETED
    unit_there = Unit(package / FOLDER)
    made_from = unit_there.made_from()
    if not made_from:
        return INTERPRETED
    if made_from != fingerprint(package):
        print(STALE, file=sys.stderr)
        return INTERPRETED
    sys.meta_path.insert(0, unit_there)
    return COMPILED
