"""Every problem that a message can have is told in the reader's language."""

import re
from pathlib import Path

import pytest

from theomachy.server import notices
from theomachy.words.texts import LANGUAGES, texts

SAID = re.compile(r'Sent\((?:"[a-z]+"|"never" if .* else "later"), f?"([a-z-]+)[ "]')


def problems() -> set[str]:
    """The words for problems in the sources."""
    sources = [path.read_text(encoding="utf-8") for path in Path(str(notices.__file__)).parent.glob("*.py")]
    return {word for source in sources for word in SAID.findall(source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words(language: str) -> None:
    found = problems()
    assert {"address", "gone", "late", "mail", "status", "unreachable", "unsafe"} <= found
    for problem in found:
        assert texts(language).text(f"notices-problem-{problem}", number="503")
