"""How bots find the mind for a game. Bots know no game: `games/registry.py` tells them how to find one."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from theomachy.bots.mind import Mind
from theomachy.engine.decision import State

REGISTRY: Final = "theomachy.games.registry"
Finder = Callable[[str, str], Mind[State]]


class NoMind(ValueError):
    """Raised for a game that bots cannot play."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no bot understands {game}")


class _Minds:
    """The one finder of this process."""

    def __init__(self) -> None:
        self.finder: Finder | None = None


_MINDS: Final = _Minds()


def find_with(finder: Finder) -> None:
    """Find minds this way from now on."""
    _MINDS.finder = finder


def mind_of(game: str, style: str = "") -> Mind[State]:
    """The mind for a game, in a style if there is one; NoMind for a game bots were not taught."""
    if _MINDS.finder is None:
        import_module(REGISTRY)  # it calls find_with; named, not imported, because bots stand below the games
    if _MINDS.finder is None:
        raise NoMind(game)
    return _MINDS.finder(game, style)
