"""mypyc, then the C compiler, in a process of its own: `python compile_rules.py PACKAGE WORK`, for hatch_build.py.

A C file for each module, so that as many are compiled at once as there are cores. One file for all of them takes
twice as long on two cores and plays no faster (docs/explanation/decisions/0020-building.md).
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

HIDDEN: Final = "-fvisibility=hidden"
"""Functions of the unit are called directly, not through a table for other libraries: 2% fewer instructions."""


class BuildExtensions(build_ext):
    """Compiles the files of an extension side by side; setuptools does it one after another."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args += [HIDDEN]
        compile_some = self.compiler.compile

        def compile_one(source: str, settings: dict[str, object]) -> list[str]:
            return list(compile_some([source], **settings))

        def compile_all(sources: list[str], **settings: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(compile_one, sources, [settings] * len(sources))
                return [name for names in made for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


def main(package: Path, work: Path, *sources: str) -> None:
    """Compile the sources, which are given as they lie beside the package; the outcome is in work/lib."""
    os.chdir(package.parent)
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={work / 'mypy'}", *sources],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        strict_dunder_typing=True,
        group_name="theomachy",
        target_dir=str(work / "c"),
    )
    command = BuildExtensions(Distribution({"name": "theomachy", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
