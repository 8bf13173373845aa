"""The documents match the code: the tree of the architecture page, links, and documents that code names."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "theomachy"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md")])
LINK = re.compile(r"(?<!`)\]\(([^)\s]+)\)")
NAMED = re.compile(r"docs/[a-z0-9/_-]+\.(?:md|json)")
MOST_PICTURE_BYTES = 300_000


def packages_on_disk() -> set[str]:
    """Every package below `theomachy`, as a path."""
    return {str(path.parent.relative_to(SOURCE)) for path in SOURCE.rglob("__init__.py")} - {"."}


def packages_in_the_tree() -> set[str]:
    """Every folder that the first block of the architecture page shows, as a path."""
    text = (ROOT / "docs" / "explanation" / "architecture.md").read_text(encoding="utf-8")
    lines = text.split("```")[1].strip().splitlines()
    assert lines[0] == "src/theomachy/"
    found: set[str] = set()
    above: list[str] = []
    for line in lines[1:]:
        depth, name = (len(line) - len(line.lstrip())) // 2, line.split()[0]
        assert name.endswith("/"), line
        above = [*above[: depth - 1], name.removesuffix("/")]
        found.add("/".join(above))
    return found


def test_the_architecture_page_shows_every_package_and_no_other() -> None:
    assert packages_in_the_tree() == packages_on_disk()


def test_every_package_says_what_it_is_for() -> None:
    for path in SOURCE.rglob("__init__.py"):
        first = path.read_text(encoding="utf-8").partition("\n")[0]
        assert first.startswith('"""'), path
        assert not first.startswith('"""theomachy.'), f"{path} only repeats its name"


def links(page: Path) -> list[str]:
    """The relative links of a page, without what follows `#`."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [link.partition("#")[0] for link in LINK.findall(text) if not re.match(r"[a-z]+:|#", link)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_leads_to_a_file(page: Path) -> None:
    for link in links(page):
        assert (page.parent / link).exists(), link


def test_every_document_that_code_names_exists() -> None:
    roots = [ROOT / name for name in ("src", "tests", "tools", "deploy", "web/src", "web/e2e", ".github")]
    kinds = {".py", ".toml", ".json", ".service", ".ts", ".tsx", ".md"}
    files = [path for root in roots for path in root.rglob("*") if path.suffix in kinds] + [
        *ROOT.glob("*.py"),
        *ROOT.joinpath("web").glob("*.ts"),
        ROOT / "Makefile",
    ]
    seen = 0
    for path in files:
        for name in NAMED.findall(path.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{path.relative_to(ROOT)} names {name}"
            seen += 1
    assert seen > 5


def test_pictures_are_small() -> None:
    pictures = list(ROOT.joinpath("docs", "pictures").iterdir())
    assert {picture.stem for picture in pictures} >= {"ankh", "ankh-battle", "ankh-end", "pantheon"}
    assert {picture.suffix for picture in pictures} == {".jpg"}
    assert all(picture.stat().st_size < MOST_PICTURE_BYTES for picture in pictures)
