"""Only the registry and a game's own folder know a game by name."""

import ast
import re
from pathlib import Path

import pytest

from theomachy.games import registry
from theomachy.games.package import GamePackage

SOURCE = Path(__file__).parent.parent / "src" / "theomachy"
KNOWING = {
    SOURCE / "games" / "registry.py",
    *(SOURCE / "games" / name for name in registry.BUILT_IN),
    *(SOURCE / "arena" / "bench" / name for name in ("goals.py", "instructions.py")),
    SOURCE / "rl",
}
"""The registry, the folders of our games, what is demanded of their speed, and environments, which others ask for
by the names of games."""


def names_in(tree: ast.AST) -> list[str]:
    """Every identifier, module name and text of a module; docstrings too, up to their examples."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.append(node.id)
        elif isinstance(node, ast.Attribute):
            found.append(node.attr)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.arg | ast.keyword):
            found.append(node.arg or "")
        elif isinstance(node, ast.alias):
            found += [node.name, node.asname or ""]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value.partition(">>>")[0])
    return found


def games_named(text: str) -> set[str]:
    """The games of ours that a module names."""
    words = {
        word.lower() for name in names_in(ast.parse(text)) for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)
    }
    return words & set(registry.BUILT_IN)


def test_every_way_to_name_a_game_is_noticed() -> None:
    for text in (
        '"""About Ankh."""',
        "ANKH = 1",
        "x.ankh_side",
        "from a.ankh import b",
        "class AnkhRow: ...",
        "f'{ankh}'",
    ):
        assert games_named(text) == {"ankh"}, text
    assert games_named("'theomachy'") == games_named("'>>> play(\"ankh\")'") == set()


def test_no_other_module_names_a_game() -> None:
    found = {
        str(path.relative_to(SOURCE)): sorted(games_named(path.read_text(encoding="utf-8")))
        for path in sorted(SOURCE.rglob("*.py"))
        if not KNOWING & {path, *path.parents}
    }
    assert len(found) > 100
    assert {path: names for path, names in found.items() if names} == {}


class Entry:
    """An installed package that offers a game."""

    def __init__(self, name: str, value: str) -> None:
        self.name = name
        self.value = value


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """Games that other packages seem to offer: a test adds to them."""
    found: list[Entry] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    monkeypatch.setattr(registry, "places", registry.places.__wrapped__)
    return found


def test_other_packages_add_games_after_ours_and_replace_none(offered: list[Entry]) -> None:
    offered += [Entry("zoo", "zoo:GAME"), Entry("ankh", "evil:GAME"), Entry("chess", "chess:GAME")]
    assert registry.names() == [*registry.BUILT_IN, "chess", "zoo"]
    assert isinstance(registry.package("ankh"), GamePackage)


@pytest.mark.parametrize(
    ("name", "place", "problem"),
    [
        ("nowhere", "no_such_module:GAME", "cannot load"),
        ("nothing", "theomachy.games.registry:GAME", "cannot load"),
        ("number", "theomachy.games.registry:GROUP", "is not a GamePackage"),
        ("other", "theomachy.games.ankh.package:PACKAGE", "is not a GamePackage of that name"),
    ],
)
def test_a_broken_game_says_what_is_wrong(offered: list[Entry], name: str, place: str, problem: str) -> None:
    offered.append(Entry(name, place))
    with pytest.raises(registry.BrokenGame, match=problem):
        registry.package(name)
