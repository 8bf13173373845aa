"""A release: `make release VERSION=0.2.0` makes a commit and a tag here, and pushes nothing.

It looks at everything first and changes nothing if something is wrong: the version, the branch, the tree, the tag,
the changelog, and `make check test`. `--dry-run` shows what would change. See docs/how-to/release.md.
"""

import argparse
import difflib
import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

DECLARED: Final = Path("src", "theomachy", "__init__.py")
"""Where the version stands; pyproject.toml reads it there."""
VERSION: Final = re.compile(r'^__version__: Final = "([^"]+)"$', re.MULTILINE)
CHANGELOG: Final = Path("CHANGELOG.md")
COMING: Final = "## Unreleased\n"
BRANCH: Final = "main"
CHECKS: Final = ["make", "check", "test"]


class Refused(Exception):
    """There must be no release now, and this is why."""


def numbers(version: str) -> tuple[int, ...]:
    """A version such as 1.2.3 as numbers."""
    if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", version):
        raise Refused(f"{version!r} is not a version such as 1.2.3")
    return tuple(int(part) for part in version.split("."))


def declared(text: str) -> str:
    """The version that a source declares, once."""
    found: list[str] = VERSION.findall(text)
    if len(found) != 1:
        raise Refused(f"{DECLARED.as_posix()} must declare the version once, not {len(found)} times")
    return found[0]


def redeclared(text: str, version: str) -> str:
    """The source with another version, which must not be an earlier one; the very first is declared already."""
    now = declared(text)
    if numbers(version) < numbers(now):
        raise Refused(f"{version} comes before {now}")
    return VERSION.sub(f'__version__: Final = "{version}"', text)


def notes(changelog: str, heading: str) -> str:
    """What stands under a heading of the changelog, such as `Unreleased` or `1.2.3`."""
    found = re.search(
        rf"^## {re.escape(heading)}( - [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise Refused(f"{CHANGELOG} has no heading '## {heading}'")
    return found[2].strip()


def released(changelog: str, version: str, day: date) -> str:
    """The changelog with what was unreleased under the version and the day, and room for what comes next."""
    if not re.search(r"^[-*] ", notes(changelog, "Unreleased"), re.MULTILINE):
        raise Refused(f"{CHANGELOG} says nothing under 'Unreleased'; what is the release for?")
    if re.search(rf"^## {re.escape(version)}\b", changelog, re.MULTILINE):
        raise Refused(f"{CHANGELOG} knows {version} already")
    return changelog.replace(COMING, f"{COMING}\n## {version} - {day.isoformat()}\n", 1)


class Repository:
    """The checkout that is released."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root

    def git(self, *arguments: str) -> str:
        """What git says."""
        done = subprocess.run(["git", *arguments], cwd=self.root, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused(f"git {arguments[0]}: {done.stderr.strip()}")
        return done.stdout.strip()

    def check(self, tag: str) -> None:
        """Refuse where a release could hold something else than what is looked at, or hide another one."""
        branch = self.git("branch", "--show-current")
        if branch != BRANCH:
            raise Refused(f"releases are made on {BRANCH}, and this is {branch or 'no branch'}")
        if changed := self.git("status", "--porcelain"):
            raise Refused(f"there are changes that are not committed:\n{changed}")
        if self.git("tag", "--list", tag):
            raise Refused(f"there is a tag {tag} already")

    def read(self, path: Path) -> str:
        """A file as it is."""
        return (self.root / path).read_text(encoding="utf-8")

    def commit(self, texts: dict[Path, str], message: str, tag: str, words: str) -> None:
        """Write, commit and tag; if something refuses, everything is as it was before."""
        before = self.git("rev-parse", "HEAD")
        try:
            for path, text in texts.items():
                (self.root / path).write_text(text, encoding="utf-8")
            self.git("commit", "--quiet", "--message", message, "--", *(path.as_posix() for path in texts))
            self.git("tag", "--annotate", "--cleanup=verbatim", "--message", f"{message}\n\n{words}\n", tag)
        except Refused:
            self.git("reset", "--quiet", "--soft", before)
            self.git("restore", "--staged", "--worktree", "--", *(path.as_posix() for path in texts))
            raise


def difference(path: Path, before: str, after: str) -> str:
    """What changes in a file, as a patch."""
    name = path.as_posix()
    lines = difflib.unified_diff(before.splitlines(True), after.splitlines(True), f"a/{name}", f"b/{name}")
    return "".join(lines)


def release(root: Path, version: str, day: date, dry: bool) -> None:
    """All of it."""
    repository = Repository(root)
    tag = f"v{version}"
    source, changelog = repository.read(DECLARED), repository.read(CHANGELOG)
    texts = {DECLARED: redeclared(source, version), CHANGELOG: released(changelog, version, day)}
    repository.check(tag)
    if dry:
        for path, text in texts.items():
            print(difference(path, repository.read(path), text), end="")
        print(
            f"nothing was changed; `{' '.join(CHECKS)}` would run, then a commit and the tag {tag} would be made"
        )
        return
    if subprocess.run(CHECKS, cwd=root, check=False).returncode:
        raise Refused(f"`{' '.join(CHECKS)}` is not green")
    repository.check(tag)  # what was checked is what is released
    repository.commit(texts, f"Release {version}", tag, notes(changelog, "Unreleased"))
    print(f"{tag} is here. To publish it: git push --atomic origin {BRANCH} {tag}")


def main(arguments: Sequence[str]) -> int:
    """Release, or say in a line why not."""
    parser = argparse.ArgumentParser(description="Make a release in this checkout; nothing is pushed.")
    parser.add_argument("version", help="such as 1.2.3")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--date", type=date.fromisoformat, default=datetime.now(UTC).date(), help="today in UTC")
    parser.add_argument("--dry-run", action="store_true", help="show what would change, and change nothing")
    parser.add_argument("--notes", action="store_true", help="only print what the changelog says of this version")
    wanted = parser.parse_args(arguments)
    try:
        if wanted.notes:
            print(notes((wanted.root / CHANGELOG).read_text(encoding="utf-8"), wanted.version))
        else:
            release(wanted.root, wanted.version, wanted.date, wanted.dry_run)
    except Refused as problem:
        print(f"no release: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
