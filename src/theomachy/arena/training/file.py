"""The data file of a network: its numbers in the inputs' own units, and what made them."""

import json
import platform
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

import numpy as np

from theomachy import BUILD, __version__
from theomachy.arena.training.fit import Learner, Numbers
from theomachy.bots.mind import Mind
from theomachy.bots.network import FORMAT
from theomachy.engine.decision import State

DIGITS: Final = 4
"""Significant digits of a number in the file."""


def rounded(numbers: Numbers) -> list[object]:
    """Numbers as short as they can be told apart in play."""
    flat = [float(f"{number:.{DIGITS}g}") for number in numbers.ravel()]
    if numbers.ndim == 1:
        return list(flat)
    width = numbers.shape[1]
    return [flat[at : at + width] for at in range(0, len(flat), width)]


def network_text(
    mind: Mind[State],
    learner: Learner,
    plan: Mapping[str, object],
    command: str,
    entry: Mapping[str, float],
) -> str:
    """The file; one line for each unit."""
    known = mind.known()
    w = learner.weights
    made = {
        "command": command,
        "plan": dict(plan),
        "learned": dict(entry),
        "theomachy": __version__,
        "build": BUILD,
        "rules": mind.game.rules_version,
        "numpy": np.__version__,
        "python": platform.python_version(),
        "date": datetime.now(UTC).date().isoformat(),
    }
    parts: dict[str, object] = {
        "network": FORMAT,
        "game": mind.game.name,
        "made": made,
        "features": list(known.features),
        "inputs": list(known.inputs),
        "shared": list(known.shared),
        "own": rounded(w["own"] / learner.scale),
        "others": rounded(w["others"] / learner.scale),
        "common": rounded(w["common"]),
        "bias": rounded(w["bias"]),
        "middle": rounded(w["middle"]),
        "middleBias": rounded(w["middle_bias"]),
        "last": rounded(w["last"]),
    }
    return "{\n" + ",\n".join([f' "{name}": {written(value)}' for name, value in parts.items()]) + "\n}\n"


def written(value: object) -> str:
    """A value as JSON; a list of lists has a line for each."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n" + ",\n".join(["  " + json.dumps(each) for each in value]) + "\n ]"
    return json.dumps(value)
