"""The examples of the guide run as they are printed."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "how-to" / "train-an-agent.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 4


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLES[number], {"__name__": "__main__"})
    assert capsys.readouterr().out
