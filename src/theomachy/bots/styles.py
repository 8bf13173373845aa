"""Styles of bots: what a bot likes more or less than the plain evaluation does, and is as strong as its level.

Each game has a data file `styles.toml` beside its weights: for each style, features with factors on their weights.
So a style is read as strategy, like the weights. `bot_name.py` says how a bot of a style is asked for.
"""

import tomllib
from importlib.resources import files
from typing import Final

from theomachy.engine.refusal import DataError

STYLES: Final = ("warlord", "builder", "collector", "schemer")
LEAST: Final = 0.0
MOST: Final = 4.0
"""A factor above this is no taste any more, it is another game."""


def read_styles(text: str, place: str, names: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """The factors of every style in a data file, by feature; DataError with the place of what is wrong."""
    try:
        found: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(place, str(error)) from error
    missing = [style for style in STYLES if style not in found]
    unknown = [style for style in found if style not in STYLES]
    if missing or unknown:
        raise DataError(place, f"missing {missing}, unknown {unknown}")
    return {style: read_factors(found[style], f"{place}.{style}", names) for style in STYLES}


def read_factors(table: object, place: str, names: tuple[str, ...]) -> dict[str, float]:
    """The factors of one style."""
    if not isinstance(table, dict) or not table:
        raise DataError(place, "needs a table of features, each with a factor")
    factors: dict[str, float] = {}
    for name, factor in table.items():
        if name not in names:
            raise DataError(f"{place}.{name}", f"is no feature; must be one of {', '.join(names)}")
        if isinstance(factor, bool) or not isinstance(factor, int | float) or not LEAST <= factor <= MOST:
            raise DataError(f"{place}.{name}", f"needs a factor from {LEAST} to {MOST}")
        factors[str(name)] = float(factor)
    return factors


def styles_text(folder: str) -> str:
    """The data file `styles.toml` of a Python package, as it is shipped."""
    return files(folder).joinpath("styles.toml").read_text(encoding="utf-8")


def styles_of(folder: str, names: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """The styles in the data file of a Python package."""
    return read_styles(styles_text(folder), f"{folder}/styles.toml", names)
