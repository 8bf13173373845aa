"""Dependencies point one way: cli -> games -> engine -> standard library (and the compiler's own types)."""

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
NATIVE = "mypy_extensions"  # native integers, in compiled and in interpreted code
ROOMS = {
    "theomachy.engine": ("theomachy.engine",),
    "theomachy.ankh": ("theomachy.ankh", "theomachy.engine"),
    "theomachy.pantheon": ("theomachy.pantheon", "theomachy.engine"),
}


def imported(path: Path) -> list[str]:
    """The names of all modules a file imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
    return names


def test_engine_and_games_import_only_themselves_what_is_below_and_the_standard_library() -> None:
    seen = 0
    for room, allowed in ROOMS.items():
        for path in SOURCE.joinpath(*room.split(".")).rglob("*.py"):
            for name in imported(path):
                own = any(name == package or name.startswith(package + ".") for package in allowed)
                known = own or name == NATIVE or name.split(".")[0] in sys.stdlib_module_names
                assert known, f"{path.name} imports {name}"
                seen += 1
    assert seen > 100
