"""Compiled rules run only if they are those of the sources; where they cannot be made, the sources run."""

import json
import os
import shutil
import signal
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path

import build_page
import pytest

from theomachy.compiled import (
    COMPILED,
    FOLDER,
    INTERPRETED,
    MANIFEST,
    SWITCH,
    Unit,
    engage,
    fingerprint,
    interpreted_wanted,
    unit,
)

ROOT = Path(__file__).parent.parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one rule."""
    made = tmp_path / "src" / "theomachy"
    for room in ("engine", "games/one/documents", "games/two/rules"):
        (made / room).mkdir(parents=True)
        (made / room / "__init__.py").touch()
    (made / "engine" / "rule.py").write_text("def answer() -> int:\n    return 1\n", encoding="utf-8")
    (made / "games/one/documents/position.py").touch()
    for name in ("__init__.py", "compiled.py"):
        shutil.copy(ROOT / "src" / "theomachy" / name, made)
    return made


def manifest(package: Path, sources: str, suffix: str = EXTENSION_SUFFIXES[0]) -> None:
    """Write what a compiled unit says of itself."""
    (package / FOLDER).mkdir(exist_ok=True)
    document = {"sources": sources, "suffix": suffix}
    (package / FOLDER / MANIFEST).write_text(json.dumps(document), encoding="utf-8")


def run(package: Path, switch: str = "0") -> tuple[str, str]:
    """How the package runs and what its rule answers, and what is said on the side."""
    told = "import theomachy; from theomachy.engine import rule; print(theomachy.BUILD, rule.answer())"
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    environment = {**unmeasured, SWITCH: switch, "PYTHONPATH": str(package.parent)}  # coverage imports it too
    done = subprocess.run(
        [sys.executable, "-c", told], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip(), done.stderr


def build(package: Path, *arguments: str, code: int = 0, **environment: str) -> str:
    """What the builder says; it must end with this exit code."""
    root = package.parent.parent
    command = [sys.executable, str(ROOT / "hatch_build.py"), "--root", str(root), "--cache", str(root / "kept")]
    set_to = {**os.environ, SWITCH: "0", **environment}
    done = subprocess.run([*command, *arguments], env=set_to, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    return done.stderr


def test_the_fingerprint_is_that_of_everything_compiled(package: Path) -> None:
    assert [path.as_posix() for path in unit(package)] == ["theomachy/engine/rule.py"]
    first = fingerprint(package)
    (package / "games/one/documents/position.py").write_text("pass\n", encoding="utf-8")
    assert fingerprint(package) == first
    (package / "games/one/documents/other.py").touch()
    second = fingerprint(package)
    assert second != first
    (package / "games/one/documents/other.py").rename(package / "games/two/rules/other.py")
    assert fingerprint(package) not in (first, second)


def test_a_word_in_the_environment_asks_for_the_sources() -> None:
    assert [interpreted_wanted({SWITCH: value}) for value in ("", "0", "1", "yes")] == [False, False, True, True]
    assert not interpreted_wanted({})


def test_the_unit_is_used_exactly_if_it_is_of_these_sources_and_this_python(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finders = list(sys.meta_path)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    monkeypatch.setenv(SWITCH, "0")
    assert engage(package) == INTERPRETED  # there is none
    (package / FOLDER).mkdir()
    (package / FOLDER / MANIFEST).write_text("{", encoding="utf-8")
    assert engage(package) == INTERPRETED
    manifest(package, fingerprint(package), ".of-another-python")
    assert engage(package) == INTERPRETED
    assert capsys.readouterr().err == ""
    manifest(package, "of other sources")
    assert engage(package) == INTERPRETED
    assert "have changed since the rules were compiled" in capsys.readouterr().err
    manifest(package, fingerprint(package))
    monkeypatch.setenv(SWITCH, "1")
    assert engage(package) == INTERPRETED
    assert sys.meta_path == finders
    monkeypatch.setenv(SWITCH, "0")
    assert engage(package) == COMPILED
    assert isinstance(sys.meta_path[0], Unit)


def test_the_unit_finds_its_own_modules_and_no_others(tmp_path: Path) -> None:
    finder = Unit(tmp_path)
    (tmp_path / f"theomachy.engine.rule{EXTENSION_SUFFIXES[0]}").touch()
    found = finder.find_spec("theomachy.engine.rule")
    assert found is not None
    assert isinstance(found.loader, ExtensionFileLoader)
    assert finder.find_spec("theomachy.engine.other") is None
    assert finder.find_spec("json") is None


def test_without_a_compiler_one_line_says_so_and_the_sources_run(package: Path) -> None:
    said = build(package, "--strict", CC="no-such-compiler")
    assert said.count("\n") == 1
    assert "no C compiler" in said
    assert run(package) == ("interpreted 1", "")


def test_the_machine_can_be_asked_before_anything_is_installed(package: Path) -> None:
    assert "no C compiler" in build(package, "--machine", code=1, CC="no-such-compiler")
    assert build(package, "--machine", CC=sys.executable) == ""  # any program will do for the question
    assert not (package / FOLDER).exists()


@pytest.mark.parametrize("whole", ["0", "1"])
def test_a_wheel_that_must_be_whole_is_not_built_without_compiled_rules(package: Path, whole: str) -> None:
    """In a folder without .gitignore, as in a container: what is built must not get in twice."""
    root = package.parent.parent
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "compile_rules.py", "build_page.py"):
        shutil.copy(ROOT / name, root)
    page = root / build_page.PAGE
    page.mkdir(parents=True)
    (page / "index.html").touch()
    environment = {**os.environ, SWITCH: "0", "CC": "no-such-compiler", "THEOMACHY_WHOLE": whole}
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", "made", "."]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    wheels = [path.name.partition("-py3")[2] for path in root.glob("made/*.whl")]
    assert (done.returncode, wheels) == ((1, []) if whole == "1" else (0, ["-none-any.whl"])), done.stderr
    assert ("no C compiler" in done.stdout + done.stderr) == (whole == "1")  # pip shows warnings only if asked


def test_nothing_is_compiled_for_who_wants_the_sources(package: Path) -> None:
    assert build(package, THEOMACHY_INTERPRETED="1") == ""
    assert not (package / FOLDER).exists()


@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")
class TestWithACompiler:
    """The whole way, with a package of one line."""

    def test_changed_sources_are_never_answered_by_old_compiled_ones(self, package: Path) -> None:
        assert build(package, "--kept", code=1) == ""
        assert "compiling the rules" in build(package, "--strict")
        assert run(package) == ("compiled 1", "")
        assert run(package, "1") == ("interpreted 1", "")
        rule = package / "engine" / "rule.py"
        before = rule.read_text(encoding="utf-8")
        rule.write_text(before.replace("1", "2"), encoding="utf-8")
        told, said = run(package)
        assert told == "interpreted 2"
        assert said.count("\n") == 1
        rule.write_text(before, encoding="utf-8")
        shutil.rmtree(package / FOLDER)
        assert build(package, "--kept") == ""
        assert run(package) == ("compiled 1", "")

    def test_rules_that_do_not_compile_are_an_error_only_for_who_is_strict(self, package: Path) -> None:
        (package / "engine" / "rule.py").write_text("def answer() -> int:\n    return 1 + ''\n", encoding="utf-8")
        assert "do not compile" in build(package, "--strict", code=1)
        assert "run interpreted" in build(package)

    def test_who_is_told_to_stop_leaves_nothing_half_done(self, package: Path) -> None:
        compiler = package.parent / "compiler"
        os.mkfifo(package.parent / "begun")
        compiler.write_text(f'#!/bin/sh\necho > "{package.parent}/begun"\nexec sleep 60\n', encoding="utf-8")
        compiler.chmod(0o755)
        root = package.parent.parent
        command = [
            sys.executable,
            str(ROOT / "hatch_build.py"),
            "--root",
            str(root),
            "--cache",
            str(root / "kept"),
        ]
        environ = {**os.environ, SWITCH: "0", "CC": str(compiler)}
        with subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL, start_new_session=True) as building:
            (package.parent / "begun").read_bytes()
            os.killpg(building.pid, signal.SIGTERM)
            assert building.wait(60) != 0
        assert [path.name for path in (root / "kept").iterdir() if path.is_dir()] == []

    def test_a_commit_from_before_the_folder_gets_its_rules_beside_the_sources(self, package: Path) -> None:
        (package / "compiled.py").unlink()
        (package / "__init__.py").write_text("", encoding="utf-8")
        build(package, "--strict")
        assert not (package / FOLDER).exists()
        assert list((package / "engine").glob("rule*" + EXTENSION_SUFFIXES[0]))
