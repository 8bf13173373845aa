"""Imports point one way. One table says for every package which others it may import; the tests hold it."""

import ast
import re
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
HERE = "theomachy"
NATIVE = "mypy_extensions"  # native integers, in compiled and in interpreted code
STDLIB = frozenset(sys.stdlib_module_names)

ALLOWED: dict[str, tuple[str, ...]] = {
    # package: the packages of the project that it may import, besides itself
    "engine": (),
    "games.*.rules": ("engine",),
    "games.*.documents": ("engine", "games.*.rules", "games.*.game"),
    "games.*.bot": ("engine", "bots", "games.*.rules", "games.*.documents", "games.*.game"),
    "games.*.words": ("engine", "words", "games.*.rules", "games.*.documents", "games.*.game"),
    "games.*.terminal": (
        *("engine", "words", "terminal", "games.*.rules", "games.*.documents", "games.*.words", "games.*.bot"),
        "games.*.game",
    ),
    "bots": ("engine",),
    "pictures": ("engine",),
    "interface": ("engine", "games", "bots", "words", "play", "arena", "pictures"),
    "words": ("engine", "games.registry", "games.package"),
    "play": ("engine", "games.registry", "games.package", "bots", "words"),
    "learn": ("engine", "games.registry", "games.package", "words", "play"),
    "rl": ("engine", "games.registry", "games.package", "bots", "words", "play"),
    "terminal": ("engine", "games.registry", "games.package", "bots", "words", "play", "arena", "learn"),
    "arena": ("engine", "games.registry", "games.package", "bots", "words", "play", "terminal", "compiled"),
    "lab": ("engine", "games.registry", "games.package", "play", "arena"),
    "server.protocol": (),
    "server.store": (),
    "server.tables": (
        *("server.protocol", "server.store"),
        *("engine", "games.registry", "games.package", "bots", "words", "play", "learn"),
    ),
    "server.views": ("server.protocol", "server.tables", "engine", "learn"),
    "server.live": (
        *("server.protocol", "server.store", "server.tables", "server.views"),
        *("engine", "games.registry", "bots", "words", "play"),
    ),
    "server.accounts": (
        "server.protocol",
        "server.store",
        "server.tables",
        "server.views",
        "server.live",
        "words",
    ),
    "server.operators": (
        *("server.protocol", "server.store", "server.tables", "server.views", "server.live", "server.accounts"),
        *("server.ratings", "engine"),
    ),
    "server.notices": ("server.protocol", "server.store", "server.tables", "server.live", "words"),
    "server.ratings": ("server.protocol", "server.store", "server.tables", "server.live", "games.registry"),
    "server.http": (
        *("server.protocol", "server.store", "server.tables", "server.views", "server.live", "server.accounts"),
        *("server.operators", "server.notices", "server.ratings"),
        *("engine", "games.registry", "words", "play", "learn"),
    ),
    "server.connections": (
        *("server.tables.limits", "server.tables.address_block", "server.tables.refusal"),
        *("server.live.metrics", "server.live.rate_limit"),
    ),
    "server.operate": (
        *("server.operators", "server.notices", "server.ratings"),
        *("server.protocol", "server.store", "server.tables", "server.live", "server.accounts", "server.http"),
        "server.connections",
    ),
    "client": ("server.protocol",),
    "generate": ("engine", "games", "server.http"),
    "cli": (
        *(
            "engine",
            "games.registry",
            "games.package",
            "bots",
            "words",
            "play",
            "terminal",
            "arena",
            "compiled",
            "learn",
            "lab",
        ),
        *("server.operate", "server.protocol", "server.store", "client", "generate"),
    ),
}
"""A star stands for one game; a game never imports another one."""

ONLY_STDLIB = ("engine", "games.*.rules", "pictures")
"""Packages that import nothing from outside but the standard library (the compiler needs it so)."""

PURE = ("server/protocol", "server/tables", "server/views")
IMPURE = frozenset(
    {"asyncio", "time", "datetime", "os", "random", "secrets", "socket", "threading", "pathlib", "starlette"}
)


def imported(path: Path) -> list[str]:
    """The names of all modules a file imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
            names += [
                f"{node.module}.{alias.name}" for alias in node.names if module_file(node.module, alias.name)
            ]
    return names


def module_file(package: str, name: str) -> bool:
    """Whether a name that is imported from a package is one of its modules."""
    folder = SOURCE.joinpath(*package.split("."))
    return (folder / f"{name}.py").is_file() or (folder / name / "__init__.py").is_file()


def files(package: str) -> list[tuple[str, Path]]:
    """The files of a package, each with the game that a star stands for."""
    found: list[tuple[str, Path]] = []
    games = [folder.name for folder in (SOURCE / HERE / "games").iterdir() if (folder / "package.py").is_file()]
    for game in games if "*" in package else [""]:
        place = SOURCE.joinpath(HERE, *package.replace("*", game).split("."))
        paths = place.rglob("*.py") if place.is_dir() else [place.with_suffix(".py")]
        found += [(game, path) for path in paths]
    return found


def within(module: str, package: str, game: str) -> bool:
    """Whether a module belongs to a package."""
    name = f"{HERE}.{package.replace('*', game or '*')}"
    return module == name or module.startswith(name + ".")


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_imports_only_what_is_below_it(package: str) -> None:
    seen = 0
    for game, path in files(package):
        for module in imported(path):
            if module.startswith(HERE + "."):
                allowed = any(within(module, other, game) for other in (package, *ALLOWED[package]))
                parent = module in (f"{HERE}.server", f"{HERE}.games", f"{HERE}.server.tables")
                assert allowed or parent, f"{path.relative_to(SOURCE)} imports {module}"
            elif package in ONLY_STDLIB:
                known = module in (NATIVE, HERE) or module.split(".")[0] in STDLIB
                assert known, f"{path.relative_to(SOURCE)} imports {module}"
            seen += 1
    assert seen, package


def test_every_module_of_the_project_is_in_the_table() -> None:
    loose = {"__init__", "__main__", "compiled"}
    for path in (SOURCE / HERE).rglob("*.py"):
        parts = path.relative_to(SOURCE / HERE).with_suffix("").parts
        if parts[0] == "games" and (len(parts) <= 2 or len(parts) == 3):
            continue  # the registry, and what stands at the top of a game's folder and joins its parts
        if parts[0] in ("_compiled", "server") and len(parts) == 2:
            continue
        name = ".".join((*parts[:1], "*", *parts[2:])) if parts[0] == "games" else ".".join(parts)
        covered = any(name == package or name.startswith(package + ".") for package in ALLOWED)
        assert covered or parts[0] in loose or parts[0] == "_compiled", name


def test_only_the_registry_names_a_game() -> None:
    """Outside its own folder, a game is known by the registry alone."""
    games = [folder.name for folder in (SOURCE / HERE / "games").iterdir() if (folder / "package.py").is_file()]
    for path in (SOURCE / HERE / "server").rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for game in games:
            assert game not in text, f"{path.relative_to(SOURCE)} names {game}"


def test_the_command_line_runs_without_the_server() -> None:
    for path in set((SOURCE / HERE / "cli").glob("*.py")) - {
        SOURCE / HERE / "cli" / name for name in ("operate.py", "admin.py")
    }:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        at_once = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        assert all(not (node.module or "").startswith("theomachy.server") for node in at_once), path


def test_the_pure_part_of_the_server_touches_no_clock_disk_net_or_chance() -> None:
    for package in PURE:
        for path in (SOURCE / HERE / package).rglob("*.py"):
            names = {name.split(".")[0] for name in imported(path)}
            assert not IMPURE & names, path


def test_every_package_says_what_lives_there_and_what_does_not() -> None:
    for path in (SOURCE / HERE).rglob("__init__.py"):
        if path.parent == SOURCE / HERE or "_compiled" in path.parts:
            continue  # the public interface shows an example instead
        text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        assert len(re.findall(r"[.](?:\s|$)", text)) >= 2, path
