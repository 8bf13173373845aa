"""Every rule is proved by a test that names it, and no test names a rule that does not exist."""

import ast
import re
from pathlib import Path

from theomachy.games.pantheon.rules.board import data_file

RULE = re.compile(r"PAN-[A-Z]+-\d+")
HERE = Path(__file__).parent
SOURCES = HERE.parents[2] / "src" / "theomachy" / "games" / "pantheon"


def known() -> list[str]:
    """The rule and example ids of the data file."""
    return [line for line in data_file("rules.txt").splitlines() if line and not line.startswith("#")]


def named_by_tests() -> dict[str, list[str]]:
    """For each rule id, the tests whose docstring names it."""
    named: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in RULE.findall(ast.get_docstring(node) or ""):
                    named.setdefault(rule, []).append(node.name)
    return named


def test_every_rule_has_a_test() -> None:
    """Every id of rules.txt stands in full in some docstring."""
    assert len(set(known())) == len(known()) == 252 + 20
    named = named_by_tests()
    assert [rule for rule in known() if rule not in named] == []


def test_every_test_names_existing_rules() -> None:
    """No id is invented."""
    assert sorted(set(named_by_tests()) - set(known())) == []


def test_every_example_has_a_test_of_its_name() -> None:
    """PAN-EX-01 is proved by test_ex_01_..., and so on."""
    for rule, tests in named_by_tests().items():
        if rule.startswith("PAN-EX-"):
            assert any(name.startswith(f"test_ex_{rule[-2:]}_") for name in tests), rule


def test_the_code_names_existing_rules() -> None:
    """Every id in the package is one of the specification."""
    for path in SOURCES.rglob("*.py"):
        assert set(RULE.findall(path.read_text(encoding="utf-8"))) <= set(known()), path.name
