"""Levels of bots by name. Another package adds its own through the entry point group `theomachy.bots`.

A level is named by the place of what makes a bot, `module:name`; only a bot's own process ever loads it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from theomachy.bots.base import Bot

GROUP: Final = "theomachy.bots"
SIMPLEST: Final = "random"
BUILT_IN: Final[Mapping[str, str]] = {
    SIMPLEST: "theomachy.bots.levels.random_choice:ByChance",
    "novice": "theomachy.bots.levels.novice:Novice",
    "adept": "theomachy.bots.levels.adept:Adept",
    "master": "theomachy.bots.levels.master:Master",
}
SIMPLER: Final[Mapping[str, str]] = {"master": "adept", "adept": "novice", "novice": SIMPLEST}
"""Who answers for a level that cannot."""
SECONDS: Final[Mapping[str, float]] = {"adept": 0.8, "master": 1.0}
"""What a level may take to think, the master by its own clock; the others need much less."""


class NoBot(ValueError):
    """What was named makes no bot."""


def levels() -> dict[str, str]:
    """The place of every level; one of ours cannot be replaced from outside."""
    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {**found, **BUILT_IN}


def in_place_of(level: str) -> list[str]:
    """Who answers for a level that fails, the strongest first, at last chance; a novice for a level of others."""
    found: list[str] = []
    while level != SIMPLEST:
        level = SIMPLER.get(level, "novice")
        found.append(level)
    return found


def maker(place: str) -> Callable[[], Bot]:
    """What makes bots at this place; NoBot if nothing there can."""
    module, _, name = place.partition(":")
    try:
        made: Callable[[], Bot] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoBot(f"{place!r} makes no bot: {error}") from error
    if not callable(made):
        raise NoBot(f"{place!r} makes no bot")
    return made
