"""A release is whole or it is not made: version, changelog, commit and tag agree; a refusal changes nothing."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

import theomachy

ROOT: Final = Path(__file__).resolve().parent.parent
SCRIPT: Final = ROOT / "tools" / "release.py"
SOURCE: Final = """\
\"\"\"A package.\"\"\"

from typing import Final

__version__: Final = "0.9.1"
"""
LOG: Final = """\
# Changelog

## Unreleased

### Added
- A game about cats.

## 0.9.1 - 2026-01-02

### Fixed
- Dogs.
"""
CHANGED: Final = """\
# Changelog

## Unreleased

## 0.10.0 - 2026-11-17

### Added
- A game about cats.

## 0.9.1 - 2026-01-02

### Fixed
- Dogs.
"""
MAKEFILE: Final = """\
check:
	@echo checked
test:
	@test ! -e ../red
"""
FILES: Final = {
    "src/theomachy/__init__.py": SOURCE,
    "CHANGELOG.md": LOG,
    "Makefile": MAKEFILE,
    "note.txt": "",
}


class Repository:
    """A small repository of its own, with nobody's settings."""

    def __init__(self, folder: Path) -> None:
        self.root: Final = folder / "repository"
        unset = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
        who = {f"GIT_{role}_{what}": "a@b.c" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        self._environ: Final = {**unset, **who, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        for name, text in FILES.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text, encoding="utf-8")
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "Begin")

    def git(self, *arguments: str) -> str:
        command = ["git", *arguments]
        done = subprocess.run(
            command, cwd=self.root, env=self._environ, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def release(self, *arguments: str, code: int = 0) -> str:
        """What the script says; it must end with this exit code."""
        command = [sys.executable, str(SCRIPT), "--root", str(self.root), "--date", "2026-11-17", *arguments]
        done = subprocess.run(command, env=self._environ, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def state(self) -> tuple[str, str, str, dict[str, str]]:
        """All a release could change."""
        texts = {name: (self.root / name).read_text(encoding="utf-8") for name in FILES}
        return self.git("rev-parse", "HEAD"), self.git("tag"), self.git("status", "--porcelain"), texts


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_a_release_is_a_commit_and_a_tag_that_say_the_same(repository: Repository) -> None:
    said = repository.release("0.10.0")
    assert "checked" in said
    assert "git push --atomic origin main v0.10.0" in said
    _, tags, changes, texts = repository.state()
    assert (tags, changes) == ("v0.10.0", "")
    assert texts["src/theomachy/__init__.py"] == SOURCE.replace("0.9.1", "0.10.0")
    assert texts["CHANGELOG.md"] == CHANGED
    assert repository.git("log", "-1", "--format=%s") == "Release 0.10.0"
    assert repository.git("diff", "--name-only", "HEAD^") == "CHANGELOG.md\nsrc/theomachy/__init__.py"
    assert repository.git("rev-parse", "v0.10.0^{commit}") == repository.git("rev-parse", "HEAD")
    words = repository.git("tag", "--list", "--format=%(contents)", "v0.10.0")
    assert words == "Release 0.10.0\n\n### Added\n- A game about cats."


def test_the_first_release_has_the_version_that_is_declared_already(repository: Repository) -> None:
    (repository.root / "CHANGELOG.md").write_text(LOG.partition("## 0.9.1")[0], encoding="utf-8")
    repository.git("commit", "--quiet", "--all", "--message", "Forget")
    repository.release("0.9.1")
    assert repository.state()[1:3] == ("v0.9.1", "")
    assert repository.git("diff", "--name-only", "HEAD^") == "CHANGELOG.md"


def test_a_dry_run_shows_everything_and_changes_nothing(repository: Repository) -> None:
    before = repository.state()
    said = repository.release("0.10.0", "--dry-run")
    assert '+__version__: Final = "0.10.0"' in said
    assert "+## 0.10.0 - 2026-11-17" in said
    assert "nothing was changed" in said
    assert "checked" not in said
    assert repository.state() == before


@pytest.mark.parametrize(
    ("version", "words"),
    [
        ("0.9.1", "knows 0.9.1 already"),
        ("0.9.0", "comes before 0.9.1"),
        ("1.0", "is not a version"),
        ("v1.0.0", "is not a version"),
        ("1.0.0rc1", "is not a version"),
        ("01.0.0", "is not a version"),
    ],
)
def test_a_version_must_come_after_the_last_one(repository: Repository, version: str, words: str) -> None:
    before = repository.state()
    assert words in repository.release(version, code=1)
    assert repository.state() == before


def test_what_is_not_committed_is_not_released(repository: Repository) -> None:
    (repository.root / "note.txt").write_text("half a thought\n", encoding="utf-8")
    before = repository.state()
    assert "note.txt" in repository.release("0.10.0", "--dry-run", code=1)
    said = repository.release("0.10.0", code=1)
    assert "note.txt" in said
    assert "checked" not in said  # nobody waits for tests to be told this
    assert repository.state() == before


def test_a_new_file_that_git_does_not_know_stands_in_the_way(repository: Repository) -> None:
    (repository.root / "forgotten.py").touch()
    assert "forgotten.py" in repository.release("0.10.0", code=1)


def test_releases_are_made_on_the_main_branch(repository: Repository) -> None:
    repository.git("switch", "--quiet", "--create", "idea")
    assert "this is idea" in repository.release("0.10.0", code=1)
    repository.git("switch", "--quiet", "--detach", "main")
    assert "this is no branch" in repository.release("0.10.0", code=1)


def test_a_tag_is_never_moved(repository: Repository) -> None:
    repository.git("tag", "v0.10.0")
    assert "there is a tag v0.10.0 already" in repository.release("0.10.0", code=1)


def test_red_tests_are_no_release(repository: Repository) -> None:
    (repository.root.parent / "red").touch()
    before = repository.state()
    assert "`make check test` is not green" in repository.release("0.10.0", code=1)
    assert repository.state() == before


@pytest.mark.parametrize("rest", ["## Unreleased\n\n## 0.9.1\n- Dogs.\n", "## 0.9.1\n- Dogs.\n"])
def test_a_release_about_nothing_is_none(repository: Repository, rest: str) -> None:
    (repository.root / "CHANGELOG.md").write_text(f"# Changelog\n\n{rest}", encoding="utf-8")
    repository.git("commit", "--quiet", "--all", "--message", "Say nothing")
    before = repository.state()
    assert "Unreleased" in repository.release("0.10.0", code=1)
    assert repository.state() == before


@pytest.mark.parametrize("source", [SOURCE.replace("0.9.1", ""), SOURCE + '__version__: Final = "2.0.0"\n'])
def test_the_version_stands_in_one_place(repository: Repository, source: str) -> None:
    (repository.root / "src/theomachy/__init__.py").write_text(source, encoding="utf-8")
    repository.git("commit", "--quiet", "--all", "--message", "Confuse")
    assert "must declare the version once" in repository.release("0.10.0", code=1)


@pytest.mark.parametrize("hook", ["pre-commit", "reference-transaction"])
def test_where_git_refuses_everything_is_as_before(repository: Repository, hook: str) -> None:
    """The first hook refuses the commit, the second one the tag."""
    path = repository.root / ".git" / "hooks" / hook
    path.parent.mkdir(exist_ok=True)
    refuse = "exit 1" if hook == "pre-commit" else "if grep -q refs/tags/; then exit 1; fi"
    path.write_text(f"#!/bin/sh\n{refuse}\n", encoding="utf-8")
    path.chmod(0o755)
    before = repository.state()
    assert "no release: git " in repository.release("0.10.0", code=1)
    assert repository.state() == before


def test_the_notes_of_a_version_can_be_asked_for(repository: Repository) -> None:
    assert repository.release("0.9.1", "--notes") == "### Fixed\n- Dogs.\n"
    assert "no heading" in repository.release("0.9", "--notes", code=1)


def test_our_own_files_are_ready_for_it() -> None:
    """The version stands where the script and hatchling look for it, and the changelog has its heading."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/theomachy/__init__.py"
    source = (ROOT / "src/theomachy/__init__.py").read_text(encoding="utf-8")
    assert source.count(f'__version__: Final = "{theomachy.__version__}"') == 1
    assert "\n## Unreleased\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
