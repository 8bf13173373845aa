"""The page gets built with what a machine has, and into every wheel."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import build_page
import pytest

ROOT = Path(__file__).resolve().parent.parent


def program(folder: Path, name: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_node_of_the_machine_comes_before_our_own(tmp_path: Path) -> None:
    machine, beside = tmp_path / "machine", tmp_path / "beside"
    assert build_page.found_npm({"PATH": str(machine)}, beside) is None
    ours = program(beside, "npm")
    assert build_page.found_npm({"PATH": str(machine)}, beside) == ours
    theirs = program(machine, "npm")
    assert build_page.found_npm({"PATH": str(machine)}, beside) == theirs


def test_without_node_and_registry_the_builder_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = program(tmp_path / "bin", "python")  # it makes no environment
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    with pytest.raises(build_page.NoNode, match="no Node here"):
        build_page.build(tmp_path)


def test_packages_are_there_when_npm_has_finished_and_the_lock_is_the_same(tmp_path: Path) -> None:
    assert not build_page.packages_there(tmp_path)
    for at, name in enumerate(["package.json", "package-lock.json", "node_modules/.package-lock.json"]):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        assert not build_page.packages_there(tmp_path)
        path.touch()
        os.utime(path, (at, at))
    assert build_page.packages_there(tmp_path)
    for name in ("package.json", "package-lock.json"):
        os.utime(tmp_path / name, (9, 9))
        assert not build_page.packages_there(tmp_path)
        os.utime(tmp_path / name, (1, 1))


def test_npm_is_asked_for_packages_only_if_they_are_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    npm = program(tmp_path / "bin", "npm")
    npm.write_text(f'#!/bin/sh\necho "$1" >> "{tmp_path}/asked"\n', encoding="utf-8")
    monkeypatch.setenv("PATH", str(npm.parent))
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "web" / name).touch()
    build_page.build(tmp_path)
    (tmp_path / "web" / "node_modules" / ".package-lock.json").touch()
    build_page.build(tmp_path)
    assert (tmp_path / "asked").read_text(encoding="utf-8").split() == ["install", "run", "run"]


def test_a_build_that_fails_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(program(tmp_path / "bin", "npm").parent))
    (tmp_path / "web").mkdir()
    with pytest.raises(subprocess.CalledProcessError):
        build_page.build(tmp_path)


def test_a_wheel_holds_the_page_that_was_built(tmp_path: Path) -> None:
    page = ROOT / build_page.PAGE
    if not (page / "index.html").exists():
        if "CI" in os.environ:
            pytest.fail("the page was not built before the tests")
        pytest.skip("the page is not built here; make web")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "."]
    environ = {**os.environ, "THEOMACHY_INTERPRETED": "1"}  # test_compiled.py is about the rest
    subprocess.run([*command, str(ROOT)], cwd=tmp_path, env=environ, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("theomachy-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = {name.removeprefix("theomachy/server/web/") for name in archive.namelist() if "server/web/" in name}
        built = {path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file()}
        assert held == built
        assert {"index.html", "icon.svg", "icon-192.png", "manifest.webmanifest"} <= held
        index = archive.read("theomachy/server/web/index.html").decode()
        assert all(name in held for name in (part.split('"')[0] for part in index.split('src="/')[1:]))
        assert not [name for name in archive.namelist() if "node_modules" in name]
