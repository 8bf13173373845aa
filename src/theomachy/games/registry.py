"""The games there are. This is the only module that names them; everything else asks here.

A third-party package adds a game by the entry point group `theomachy.games`: a name, and `module:object` where the
object is a `GamePackage`. A game of ours cannot be replaced from outside. The list is made once per process.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, cast

from theomachy.bots import minds
from theomachy.bots.mind import Mind
from theomachy.engine.decision import State
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games.package import FuzzProfile, GamePackage

GROUP: Final = "theomachy.games"
BUILT_IN: Final[Mapping[str, str]] = {
    "ankh": "theomachy.games.ankh.package:PACKAGE",
    "pantheon": "theomachy.games.pantheon.package:PACKAGE",
}
USUAL: Final = "ankh"
"""What is played where nobody says what."""


class BrokenGame(Exception):
    """An entry point that does not lead to a game."""


@lru_cache(maxsize=1)
def places() -> Mapping[str, str]:
    """Where every game is found, by name: ours first, then those of other packages by name."""
    others = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {**BUILT_IN, **{name: others[name] for name in sorted(others) if name not in BUILT_IN}}


def names() -> list[str]:
    """The names of all games."""
    return list(places())


@lru_cache(maxsize=64)
def _loaded(name: str, place: str) -> GamePackage[State]:
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BrokenGame(f"game {name!r}: cannot load {place!r}: {error}") from error
    if not isinstance(found, GamePackage) or found.game.name != name:
        raise BrokenGame(f"game {name!r}: {place!r} is not a GamePackage of that name")
    if not name.isidentifier():
        raise BrokenGame(f"game {name!r}: the name must be one word of letters, digits and underscores")
    # Positions of different games never meet: from here on a game is known only by what all games share.
    return cast("GamePackage[State]", found)


def package(name: str) -> GamePackage[State]:
    """The game of this name; SetupError if there is none."""
    known = places()
    if name not in known:
        raise SetupError("game", repr(name), ", ".join(known))
    return _loaded(name, known[name])


def packages() -> list[GamePackage[State]]:
    """Every game."""
    return [_loaded(name, place) for name, place in places().items()]


def fuzz_profiles() -> dict[str, FuzzProfile[State]]:
    """Every campaign of random games, by name."""
    return {profile.name: profile for each in packages() for profile in each.fuzz_profiles()}


def mind(name: str, style: str = "") -> Mind[State]:
    """How bots understand a game; NoMind where there is no such game, or nobody taught bots to play it.

    In a game without styles every bot is plain.
    """
    try:
        found = package(name)
        return found.styled_minds().get(style) or found.mind()
    except (SetupError, DataError) as error:
        raise minds.NoMind(name) from error


minds.find_with(mind)
