"""What is generated is committed, and a stale file is named."""

from pathlib import Path

import pytest

from theomachy import generate


def test_the_committed_files_are_those_that_would_be_written() -> None:
    assert generate.stale(generate.ROOT) == [], "run: make generate"


def test_files_are_written_and_stale_ones_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert generate.main(["--check", "--root", str(tmp_path)]) == 1
    assert "stale: web/src/generated/ankh.catalogue.json" in capsys.readouterr().err
    assert generate.main(["--root", str(tmp_path)]) == 0
    assert generate.main(["--check", "--root", str(tmp_path)]) == 0
    (tmp_path / generate.PROTOCOL).write_text("{}", encoding="utf-8")
    assert generate.main(["--check", "--root", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"stale: {generate.PROTOCOL}; run `make generate`\n"


def test_short_parts_stand_in_one_line() -> None:
    assert generate.written({"a": [1, 2], "b": {}}) == '{"a": [1, 2], "b": {}}'
    long = ["x" * 50] * 3
    assert generate.written({"a": long}).split("\n")[0] == "{"
