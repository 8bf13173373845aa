"""Chances as they are shown to people: the evaluation's, made to come true as often as they say.

An evaluation may see the better line and still be too sure of it. What is shown is its chance at a temperature
that was fitted to games: above 1 it is moved to an even chance, below 1 away from it. The order of lines stays.
"""

import tomllib
from importlib.resources import files
from typing import Final

from theomachy.engine.refusal import DataError


class Calibration:
    """The temperature at the beginning of a game and at its end; between them it changes in proportion."""

    def __init__(self, early: float, late: float) -> None:
        self.early: Final = early
        self.late: Final = late

    def at(self, stage: float) -> float:
        """The temperature at a stage."""
        return self.early + (self.late - self.early) * stage

    def shown(self, chance: float, sides: int, stage: float) -> float:
        """A chance as it is shown, of one of so many sides."""
        return warmed(chance, sides, self.at(stage))


UNCHANGED: Final = Calibration(1.0, 1.0)


def warmed(chance: float, sides: int, temperature: float) -> float:
    """A chance at a temperature, all others taken as equal: sure ones stay sure, and an even one stays even."""
    if chance <= 0.0 or chance >= 1.0 or sides < 2:
        return chance
    other = (1.0 - chance) / (sides - 1)
    own = float(chance ** (1.0 / temperature))
    return own / (own + (sides - 1) * float(other ** (1.0 / temperature)))


def read_calibrations(text: str, place: str) -> dict[str, Calibration]:
    """The tables of a data file, one for each setting; DataError with the place of what is wrong."""
    try:
        found: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(place, str(error)) from error
    table = found.get("temperatures")
    if not isinstance(table, dict):
        raise DataError(place, "needs a table [temperatures]")
    read: dict[str, Calibration] = {}
    for name, pair in table.items():
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(n, int | float) for n in pair):
            raise DataError(f"{place}.{name}", "needs two temperatures: at the beginning, at the end")
        early, late = float(pair[0]), float(pair[1])
        if early <= 0.0 or late <= 0.0:
            raise DataError(f"{place}.{name}", "needs temperatures above 0")
        read[str(name)] = Calibration(early, late)
    return read


def calibrations_of(folder: str) -> dict[str, Calibration]:
    """The file `calibration.toml` of a Python package; nothing if there is none."""
    file = files(folder).joinpath("calibration.toml")
    return (
        read_calibrations(file.read_text(encoding="utf-8"), f"{folder}/calibration.toml") if file.is_file() else {}
    )
