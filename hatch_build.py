"""The compiled rules: `python hatch_build.py` makes them in a checkout, and hatchling for a wheel, with the page.

Where there is no C compiler, or where compiling fails, one line says so and the rules run interpreted.
Compiled units are kept in build/rules by the hash of what they are made from, so nothing is compiled twice.
"""

import argparse
import json
import os
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling runs this file from elsewhere

import build_page
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE: Final = Path(__file__).resolve().parent
STEP: Final = HERE / "compile_rules.py"
KEPT: Final = 6
"""So many compiled units are kept, for going back and forth between branches."""
WHOLE: Final = "THEOMACHY_WHOLE"
"""Set to 1 in the environment: a wheel without compiled rules or without the page is an error."""
RULES: Final = runpy.run_path(str(HERE / "src" / "theomachy" / "compiled.py"))
fingerprint: Final[Callable[[Path], str]] = RULES["fingerprint"]
unit_sources: Final[Callable[[Path], list[Path]]] = RULES["unit"]
interpreted_wanted: Final[Callable[[Mapping[str, str]], bool]] = RULES["interpreted_wanted"]
FOLDER: Final[str] = RULES["FOLDER"]
MANIFEST: Final[str] = RULES["MANIFEST"]


class NoCompiler(Exception):
    """This machine cannot compile C for this Python."""


class Failed(Exception):
    """There is a compiler, and compiling failed all the same."""


def check_machine() -> None:
    """Refuse where nothing that could be installed from a package registry would help."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(command.split()[0]):
        raise NoCompiler(f"no C compiler here ({command.split()[0]})")
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        raise NoCompiler("no Python.h here")


def check_compiler() -> None:
    """Refuse to begin where it cannot end well."""
    check_machine()
    try:
        version("mypy")
        version("setuptools")
    except PackageNotFoundError as error:
        raise NoCompiler(f"{error.name} is not installed") from error


def suffix() -> str:
    """How compiled modules of this Python are named."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def key(sources: str) -> str:
    """The name of a compiled unit: everything that makes it what it is."""
    parts = [sources, suffix(), version("mypy"), STEP.read_text(encoding="utf-8")]
    parts += [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    return blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()


def compiled_unit(package: Path, cache: Path, kept: bool = False) -> Path:
    """The folder with the compiled rules of a package, if wanted only from before; NoCompiler or Failed if not."""
    sources = fingerprint(package)
    check_compiler()
    finished = cache / key(sources)
    if finished.exists():
        finished.touch()
        return finished
    if kept:
        raise NoCompiler("these rules were not compiled before")
    work = cache / f"{finished.name}.{os.getpid()}"
    work.mkdir(parents=True)
    print("theomachy: compiling the rules; this takes a minute or two, once", file=sys.stderr, flush=True)
    log = cache / "compile.log"
    try:
        with log.open("wb") as output:
            command = [sys.executable, str(STEP), str(package), str(work), *map(str, unit_sources(package))]
            done = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, check=False)
        if done.returncode:
            raise Failed(f"the rules do not compile (see {log})")
        if fingerprint(package) != sources:
            raise Failed("the sources changed while they were compiled")
        collect(work, work / "unit", sources)
        (work / "unit").replace(finished)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    forget_old(cache)
    return finished


def collect(work: Path, into: Path, sources: str) -> None:
    """Gather what was compiled under the full names of the modules, with the manifest."""
    into.mkdir()
    library = work / "lib"
    for path in library.rglob("*" + suffix()):
        path.replace(into / ".".join(path.relative_to(library).parts))
    manifest = {"sources": sources, "suffix": suffix(), "mypy": version("mypy")}
    (into / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def forget_old(cache: Path) -> None:
    """Keep the units used last."""
    units = [path for path in cache.iterdir() if path.is_dir() and "." not in path.name]
    for path in sorted(units, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def put(unit: Path, folder: Path) -> None:
    """Copy a unit to where the package looks for it; programs that use the old one are not disturbed."""
    if folder.exists() and (folder / MANIFEST).read_bytes() == (unit / MANIFEST).read_bytes():
        return
    fresh = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.copytree(unit, fresh)
    if folder.exists():
        shutil.rmtree(folder)
    fresh.replace(folder)


def put_beside(unit: Path, source: Path) -> None:
    """Copy a unit beside its sources, for commits older than the folder: Python finds it there by itself."""
    for path in unit.glob("*" + suffix()):
        *folders, name = path.name.removesuffix(suffix()).split(".")
        shutil.copy(path, source.joinpath(*folders, name + suffix()))


class WheelHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled rules and the built page into a wheel; a checkout has them from `make compile web`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Called by hatchling before it builds anything."""
        if self.target_name != "wheel" or version == "editable":
            return
        included = self._page()
        unit = self._rules()
        if unit is not None:
            build_data.update(pure_python=False, infer_tag=True)
            included[str(unit)] = f"theomachy/{FOLDER}"
        build_data["force_include"] = included

    def _rules(self) -> Path | None:
        if interpreted_wanted(os.environ):
            return None
        try:
            return compiled_unit(Path(self.root, "src", "theomachy"), Path(self.root, "build", "rules"))
        except (NoCompiler, Failed) as problem:
            self._lack(f"{problem}; this wheel runs interpreted")
            return None

    def _lack(self, what: str) -> None:
        """Something of a whole wheel cannot be had."""
        if os.environ.get(WHOLE, "0") not in ("", "0"):
            raise Failed(what)
        self.app.display_warning(f"theomachy: {what}")

    def _page(self) -> dict[str, str]:
        """The page, built now unless it was built before."""
        page = Path(self.root, build_page.PAGE)
        if not (page / "index.html").exists():
            try:
                build_page.build(Path(self.root))
            except (build_page.NoNode, subprocess.CalledProcessError) as problem:
                self._lack(f"{problem}; this wheel has no page")
                return {}
        return {str(page): build_page.PAGE.relative_to("src").as_posix()}


def machine() -> int:
    """0 where rules could be compiled, once mypy and setuptools are installed; else 1, and a line says why."""
    try:
        check_machine()
    except NoCompiler as problem:
        print(f"theomachy: {problem}", file=sys.stderr)
        return 1
    return 0


def main() -> int:
    """Compile where it is possible; --strict makes a failure an error, but not a missing compiler."""
    parser = argparse.ArgumentParser(description="Compile the rules, or say in one line why not.")
    parser.add_argument("--root", type=Path, default=HERE, help="another checkout to compile")
    parser.add_argument("--cache", type=Path, default=HERE / "build" / "rules", help="where units are kept")
    parser.add_argument("--strict", action="store_true", help="fail if there is a compiler and compiling fails")
    parser.add_argument("--machine", action="store_true", help="only say whether this machine has a C compiler")
    parser.add_argument(
        "--kept", action="store_true", help="compile nothing: only what was compiled before, or fail"
    )
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # and clean up on the way
    if wanted.machine:
        return machine()
    if interpreted_wanted(os.environ):
        return 0
    package = wanted.root.resolve() / "src" / "theomachy"
    try:
        unit = compiled_unit(package, wanted.cache.resolve(), wanted.kept)
    except (NoCompiler, Failed) as problem:
        if wanted.kept:
            return 1
        print(f"theomachy: {problem}; the rules run interpreted, several times slower", file=sys.stderr)
        return 1 if wanted.strict and isinstance(problem, Failed) else 0
    if (package / "compiled.py").exists():
        put(unit, package / FOLDER)
    else:
        put_beside(unit, package.parent)
    return 0


if __name__ == "__main__":
    sys.exit(main())
