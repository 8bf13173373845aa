"""An evaluation: named features times weights from a data file, and the chances of winning that follow.

Every weight is two numbers, at the beginning of the game and at its end, in the game's own points; between them
it changes in proportion. So a data file can be read as strategy, and tuned without touching a line of code.
"""

import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from theomachy.engine.refusal import DataError


class Evaluation:
    """Weights by the name of their feature."""

    def __init__(self, names: tuple[str, ...], weights: dict[str, tuple[float, float]]) -> None:
        """The first name is the game's own points, which all weights are in.

        `spread` among the weights is not a feature: it is the lead in points that makes a win likely.
        """
        missing = [name for name in (*names, "spread") if name not in weights]
        unknown = [name for name in weights if name not in names and name != "spread"]
        if missing or unknown:
            raise DataError("weights", f"missing {missing}, unknown {unknown}")
        self.names: Final = names
        self.early: Final = [weights[name][0] for name in names]
        self.late: Final = [weights[name][1] for name in names]
        self.spread: Final = weights["spread"]

    def weight(self, feature: int, stage: float) -> float:
        """What one of a feature is worth, from stage 0.0, the beginning, to 1.0, the end."""
        return self.early[feature] + (self.late[feature] - self.early[feature]) * stage

    def score(self, row: list[float], stage: float) -> float:
        """What a row of features is worth, in the game's own points."""
        total = 0.0
        early = self.early
        late = self.late
        for feature in range(len(row)):
            amount = row[feature]
            if amount != 0.0:
                total += amount * (early[feature] + (late[feature] - early[feature]) * stage)
        return total

    def chances(self, scores: list[float], stage: float) -> list[float]:
        """How likely each of these scores wins against the others; together 1."""
        spread = self.spread_at(stage)
        best = max(scores)
        odds = [exp((score - best) / spread) for score in scores]
        total = sum(odds)
        return [each / total for each in odds]

    def spread_at(self, stage: float) -> float:
        """The lead in points that makes a win likely."""
        return self.spread[0] + (self.spread[1] - self.spread[0]) * stage

    def without(self, name: str) -> "Evaluation":
        """The same evaluation blind to one feature."""
        weights = {each: (self.early[place], self.late[place]) for place, each in enumerate(self.names)}
        return Evaluation(self.names, {**weights, name: (0.0, 0.0), "spread": self.spread})

    def styled(self, factors: dict[str, float]) -> "Evaluation":
        """The same evaluation by another taste: the weight of each feature times its factor, if it has one."""
        weights: dict[str, tuple[float, float]] = {"spread": self.spread}
        for place, name in enumerate(self.names):
            factor = factors.get(name, 1.0)
            weights[name] = (self.early[place] * factor, self.late[place] * factor)
        return Evaluation(self.names, weights)


def shares(lengths: list[float]) -> list[float]:
    """How likely each wins by what it has, in spreads; together 1."""
    best = max(lengths)
    odds = [exp(length - best) for length in lengths]
    total = sum(odds)
    return [each / total for each in odds]


def read_weights(text: str, place: str) -> dict[str, tuple[float, float]]:
    """The table [weights] of a data file; DataError with the place of what is wrong."""
    try:
        found: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(place, str(error)) from error
    table = found.get("weights")
    if not isinstance(table, dict):
        raise DataError(place, "needs a table [weights]")
    weights: dict[str, tuple[float, float]] = {}
    for name, pair in table.items():
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(n, int | float) for n in pair):
            raise DataError(f"{place}.{name}", "needs two numbers: at the beginning, at the end")
        weights[str(name)] = (float(pair[0]), float(pair[1]))
    return weights


def weights_text(folder: str) -> str:
    """The data file `weights.toml` of a Python package, as it is shipped."""
    return files(folder).joinpath("weights.toml").read_text(encoding="utf-8")


def weights_of(folder: str) -> dict[str, tuple[float, float]]:
    """The weights in the data file of a Python package."""
    return read_weights(weights_text(folder), f"{folder}/weights.toml")
