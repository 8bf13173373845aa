"""What surrounds the code fits it: workflows, hooks and guides name commands that exist, and files are tidy."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Final

import msgspec
import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
YAML: Final = sorted([*ROOT.glob(".github/**/*.yml"), ROOT / ".pre-commit-config.yaml"])
GUIDES: Final = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob(".github/**/*.md"),
        *YAML,
        ROOT / ".ci" / "run",
        ROOT / "tools" / "release.py",
    ]
)
MADE: Final = re.compile(r"(?:^|`|run: |entry: )make ((?:[a-z][a-z-]*(?: |(?=[`\n]|$)))+)", re.MULTILINE)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def targets() -> set[str]:
    """What can be made."""
    return set(re.findall(r"^([a-z][a-z-]*):", text(ROOT / "Makefile"), re.MULTILINE))


def tracked() -> list[Path]:
    """Every file that git knows and that is there."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no checkout")
    return [path for name in done.stdout.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.parametrize("path", YAML, ids=lambda path: path.name)
def test_yaml_can_be_read(path: Path) -> None:
    read = msgspec.yaml.decode(path.read_bytes())
    assert isinstance(read, dict)
    assert read


def test_guides_and_workflows_name_what_can_be_made() -> None:
    known = targets()
    named = {
        (path.name, target) for path in GUIDES for found in MADE.findall(text(path)) for target in found.split()
    }
    assert {target for _, target in named} >= {"play", "test", "check", "check-types", "web", "release", "lock"}
    assert {(name, target) for name, target in named if target not in known} == set()


def test_hooks_are_all_of_the_check_and_download_nothing() -> None:
    hooks = text(ROOT / ".pre-commit-config.yaml")
    assert re.findall(r"repo: (.*)", hooks) == ["local"]
    check = re.search(r"^check: (.*)$", text(ROOT / "Makefile"), re.MULTILINE)
    assert check is not None
    assert [f"make {part}" for part in check[1].split()] == re.findall(r"entry: (.*)", hooks)


def test_workflows_run_what_a_maintainer_runs() -> None:
    workflows = ROOT / ".github" / "workflows"
    assert "run: .ci/run" in text(workflows / "ci.yml")
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111
    assert "make web" in text(workflows / "wheels.yml")
    assert "uses: ./.github/workflows/wheels.yml" in text(workflows / "release.yml")
    for path in workflows.iterdir():
        for name in re.findall(r"tools/\w+\.py|requirements-\w+\.lock", text(path)):
            assert (ROOT / name).exists(), f"{path.name}: {name}"
        # a wheel's page is put where the builder looks for it
        assert set(re.findall(r"path: (src/\S+)", text(path))) <= {page()}


def page() -> str:
    """The folder of the built page, by the Makefile."""
    found = re.search(r"^PAGE := (.*)/index\.html$", text(ROOT / "Makefile"), re.MULTILINE)
    assert found is not None
    return found[1]


def test_wheels_are_whole_or_fail_and_are_tried() -> None:
    wheels = tomllib.loads(text(ROOT / "pyproject.toml"))["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"THEOMACHY_WHOLE": "1"}
    for command in (wheels["before-build"], wheels["test-command"]):
        (name,) = re.findall(r"\{project\}/(\S+)", command)
        assert (ROOT / name).exists()


def test_forms_ask_for_the_rule_and_the_version() -> None:
    forms = {path.stem: text(path) for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")}
    assert set(forms) == {"bug", "rule", "idea", "config"}
    assert "id: rule\n" in forms["rule"]
    assert "id: version\n" in forms["bug"]
    for name in set(forms) - {"config"}:
        ids = re.findall(r"^    id: (\w+)$", forms[name], re.MULTILINE)
        assert len(ids) == len(set(ids)) > 0


def test_files_are_as_the_editor_settings_say() -> None:
    """Lines end with a line feed, the last one too, and nothing stands behind them."""
    wrong = []
    for path in tracked():
        data = path.read_bytes()
        if b"\0" in data or not data:
            continue
        if b"\r" in data or not data.endswith(b"\n") or re.search(rb"[ \t]$", data, re.MULTILINE):
            wrong.append(path.relative_to(ROOT).as_posix())
    assert wrong == []
