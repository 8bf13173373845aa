"""The words of Pantheon are complete: a text for every name, question and event, and none too many."""

import re
from pathlib import Path

import pytest

from theomachy.engine.decision import Step
from theomachy.games.pantheon.rules.components import (
    ACTIONS,
    BONUS,
    CARDS,
    COLOURS,
    GODS,
    LOOT,
    NATIONS,
    OFFERINGS,
)
from theomachy.games.pantheon.rules.frames import FRAMES
from theomachy.words.texts import LANGUAGES, read_locale, texts

SOURCE = Path(__file__).parents[3] / "src" / "theomachy" / "games" / "pantheon" / "rules"


def messages(language: str) -> dict[str, str]:
    """The texts of a language as written, by id."""
    parts = re.split(r"^(pantheon-\S+) = ", read_locale(language, "pantheon.game"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def told_kinds() -> set[str]:
    """Every kind of event the rules tell, and those that are told without a secret too."""
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    told = re.findall(r"\.(?:tell|whisper)\(\s*([^,]*),", source)
    kinds = {kind for text in told for kind in re.findall(r'"([a-z-]+)"', text)}
    secret = set(re.findall(r'\.whisper\(\s*"([a-z-]+)"', source))
    assert len(kinds) > 35
    assert len(secret) == 2
    return kinds | {f"{kind}-secret" for kind in secret} | {"cards-discarded-played"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_question_and_event_has_a_text(language: str) -> None:
    found = set(messages(language))
    for kind, names in {
        "seat": COLOURS, "god": GODS, "nation": NATIONS, "loot": LOOT, "bonus": BONUS,
        "card": list(CARDS), "offering": list(OFFERINGS), "action": list(ACTIONS),
    }.items():  # fmt: skip
        assert {name for name in found if name.startswith(f"pantheon-{kind}-")} == {
            f"pantheon-{kind}-{name}" for name in names
        }
    asked = {kind.frame.asks.kind for kind in FRAMES.kinds.values() if not issubclass(kind.frame, Step)}
    assert {name[18:] for name in found if name.startswith("pantheon-question-")} == asked
    assert {name[15:] for name in found if name.startswith("pantheon-event-")} == told_kinds()
    assert all(texts(language).has(name) for name in found)
