"""What a player reads whom a rule stopped: every such text belongs to a rule, and the usual refusals have one."""

import re
from pathlib import Path

import pytest

import theomachy

GAMES = Path(theomachy.__file__).parent / "games"
#: A reason whose rule is written where it is given.
GIVEN = re.compile(r'Reason\(\s*"([A-Z]+-[A-Z]+-\d+)"')
PLAIN = re.compile(r"^not-([A-Z]+-[A-Z]+-\d+) =", re.MULTILINE)
#: Choices in a panel that offers nothing else, so that only a client of one's own can be stopped there.
UNREACHABLE = {
    "ankh": {
        "ANKH-MERGE-06",
        "ANKH-MERGE-07",
        "ANKH-COMP-10",
        "ANKH-GOD-19",
        "ANKH-SUM-05",
        "ANKH-GUARD-08",
        "ANKH-GUARD-09",
    },
    "pantheon": {"PAN-NATION-11", "PAN-NATION-13", "PAN-SETUP-22"},
}


def plain(game: str) -> set[str]:
    return set(PLAIN.findall((GAMES / game / "words/en/refusals.ftl").read_text("utf-8")))


@pytest.mark.parametrize("game", sorted(UNREACHABLE))
def test_every_plain_refusal_names_a_rule(game: str) -> None:
    rules = (GAMES / game / "words/en/rules.ftl").read_text("utf-8")
    assert [rule for rule in sorted(plain(game)) if f"\n{rule} =" not in f"\n{rules}"] == []


@pytest.mark.parametrize("game", sorted(UNREACHABLE))
def test_every_refusal_that_a_player_meets_is_said_plainly(game: str) -> None:
    given = {
        rule for path in (GAMES / game / "rules").rglob("*.py") for rule in GIVEN.findall(path.read_text("utf-8"))
    }
    assert sorted(given - plain(game) - UNREACHABLE[game]) == []
