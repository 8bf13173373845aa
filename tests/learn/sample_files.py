"""The sample lessons as files of their games, for as long as a test runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.learn.samples import FOLLOWERS, STEPS
from theomachy.games import registry
from theomachy.learn.lesson import lessons


@pytest.fixture
def sample_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both games have exactly one lesson, called `sample`."""
    for game, text in (("ankh", FOLLOWERS), ("pantheon", STEPS)):
        path = tmp_path / game / "01-sample.toml"
        path.parent.mkdir()
        path.write_text(text, encoding="utf-8")
        monkeypatch.setattr(registry.package(game), "lesson_files", lambda path=path: [path])
    lessons.cache_clear()
    yield
    lessons.cache_clear()
