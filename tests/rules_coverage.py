"""Which test proves which rule: `python -m tests.rules_coverage` prints the table and fails on a hole."""

import ast
import re
import sys
from pathlib import Path

from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON

TESTS = Path(__file__).parent
RULE = re.compile(r"\b(?:ANKHP?|PAN)-[A-Z]+-\d+\b")


def proofs() -> dict[str, list[str]]:
    """The tests that name each rule id in their docstring."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in RULE.findall(ast.get_docstring(node) or ""):
                    name = f"{path.relative_to(TESTS).as_posix()}::{node.name}"
                    tests = found.setdefault(rule, [])
                    if name not in tests:
                        tests.append(name)
    return found


def rule_ids() -> list[str]:
    """Every rule id of every game."""
    return [*ANKH.rules(), *PANTHEON.rules()]


def holes() -> list[str]:
    """Rules no test names."""
    proved = proofs()
    return [rule for rule in rule_ids() if rule not in proved]


def strangers() -> list[str]:
    """Ids in tests that are no rule."""
    known = set(rule_ids())
    return sorted(rule for rule in proofs() if rule not in known)


def main() -> int:
    """Print the table; 1 if a rule has no test or a test names no rule."""
    proved = proofs()
    for rule in rule_ids():
        tests = proved.get(rule, [])
        print(f"{rule:<16} {len(tests):>3}  {tests[0] if tests else 'NO TEST'}")
    print(f"{len(rule_ids())} rules, {len(holes())} without a test, {len(strangers())} unknown ids in tests")
    return 1 if holes() or strangers() else 0


if __name__ == "__main__":
    sys.exit(main())
