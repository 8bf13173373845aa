"""Findings that were kept: each is a small plan that once broke a promise, and must never do so again."""

from pathlib import Path
from typing import Final

import msgspec

from tests.simulation.plan import Plan

FOLDER: Final = Path(__file__).parent / "corpus"


def kept() -> list[Plan]:
    """All findings, in the order of their names."""
    return [msgspec.json.decode(path.read_bytes(), type=Plan) for path in sorted(FOLDER.glob("*.json"))]


def keep(plan: Plan, folder: Path = FOLDER) -> Path:
    """Write a finding to a file of its own."""
    path = folder / f"{plan.finds}-{plan.seed}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
    return path
