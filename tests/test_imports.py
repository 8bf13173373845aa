"""Dependencies point one way: cli -> server -> bots -> games -> engine -> standard library."""

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
NATIVE = "mypy_extensions"  # native integers, in compiled and in interpreted code
ROOMS = {
    "theomachy.engine": ("theomachy.engine",),
    "theomachy.pictures": ("theomachy.pictures", "theomachy.engine"),
    "theomachy.games.ankh.rules": ("theomachy.games.ankh.rules", "theomachy.engine"),
    "theomachy.games.pantheon.rules": ("theomachy.games.pantheon.rules", "theomachy.engine"),
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


def below(room: str) -> list[tuple[Path, str]]:
    """Every file of a room with every module it imports."""
    return [(path, name) for path in SOURCE.joinpath(*room.split(".")).rglob("*.py") for name in imported(path)]


def test_bots_know_games_and_the_engine_but_no_server() -> None:
    for path, name in below("theomachy.bots"):
        assert not name.startswith("theomachy.server"), f"{path.name} imports {name}"
        assert name.split(".")[0] in {*sys.stdlib_module_names, "theomachy"}, f"{path.name} imports {name}"


def test_only_the_command_line_the_client_and_the_server_itself_import_the_server() -> None:
    for path, name in below("theomachy"):
        if name.startswith("theomachy.server") and "server" not in path.parts:
            assert path.name == "client.py" or path.parts[-2:] in {
                ("cli", "main.py"),
                ("cli", "serve.py"),
                ("cli", "operate.py"),
            }, f"{path} imports {name}"


def test_the_command_line_runs_without_the_server() -> None:
    for path in set((SOURCE / "theomachy" / "cli").glob("*.py")) - {SOURCE / "theomachy" / "cli" / "operate.py"}:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        at_once = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        assert all(not (node.module or "").startswith("theomachy.server") for node in at_once), path


PURE = (
    *("tables/log_entries", "tables/clocks", "tables/match", "tables/table", "tables/decisions"),
    *("views/viewer", "views/entry_view", "views/table_view", "live/changes"),
    *("tables/permissions", "protocol", "tables/limits", "tables/plain_text"),
)


def test_the_pure_part_of_the_server_touches_no_clock_disk_net_or_chance() -> None:
    impure = {
        "asyncio",
        "time",
        "datetime",
        "os",
        "random",
        "secrets",
        "socket",
        "threading",
        "pathlib",
        "starlette",
    }
    server = SOURCE / "theomachy" / "server"
    for module in PURE:
        paths = sorted((server / module).glob("*.py")) or [server / f"{module}.py"]
        for path in paths:
            names = imported(path)
            assert not impure & {name.split(".")[0] for name in names}, path
            assert not any(name.startswith("theomachy.server.live.table_host") for name in names), path
