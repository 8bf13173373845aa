"""The levels of bots by name, from the simplest to the strongest.

Each module of this folder that declares a `LEVEL` is a level. Another package adds levels through the entry point
group `theomachy.bots`: a name, and `module:name` of what makes a bot. It is loaded only by bot processes.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Final

from theomachy.bots import levels as folder
from theomachy.bots.base import Bot, Level

GROUP: Final = "theomachy.bots"


def declared() -> list[Level]:
    """The levels that modules of this folder declare, the simplest first."""
    modules = [f"{folder.__name__}.{found.name}" for found in iter_modules(folder.__path__)]
    found = [getattr(import_module(name), "LEVEL", None) for name in modules if name != __name__]
    by_simpler = {level.simpler: level for level in found if isinstance(level, Level)}
    ordered: list[Level] = []
    name = ""
    while name in by_simpler:
        ordered.append(by_simpler[name])
        name = ordered[-1].name
    return ordered


LEVELS: Final = {level.name: level for level in declared()}
"""Our own levels, the simplest first."""
SIMPLEST: Final = next(iter(LEVELS))
THINKING: Final = list(LEVELS)[1]
"""The simplest level that thinks; it answers for a level of another package that fails."""
BUILT_IN: Final[Mapping[str, str]] = {
    level.name: f"{level.make.__module__}:{level.make.__name__}" for level in LEVELS.values()
}
SECONDS: Final[Mapping[str, float]] = {level.name: level.seconds for level in LEVELS.values() if level.seconds}
"""The longest thinking times, in seconds."""


class NoBot(ValueError):
    """Raised for a place that does not make bots."""


def levels() -> dict[str, str]:
    """The place (`module:name`) of every level; one of ours cannot be replaced from outside."""
    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {**BUILT_IN, **{name: place for name, place in found.items() if name not in BUILT_IN}}


def substitutes(level: str) -> list[str]:
    """The levels that answer in turn when a level fails, the strongest first."""
    found: list[str] = []
    while level != SIMPLEST:
        level = LEVELS[level].simpler if level in LEVELS else THINKING
        found.append(level)
    return found


def maker(place: str) -> Callable[[], Bot]:
    """What makes bots at this place; NoBot if nothing there can."""
    module, _, name = place.partition(":")
    try:
        made: Callable[[], Bot] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoBot(f"{place!r} does not make bots: {error}") from error
    if not callable(made):
        raise NoBot(f"{place!r} does not make bots")
    return made
