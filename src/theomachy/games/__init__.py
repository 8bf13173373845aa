"""The games: one folder each, and the registry that lists them. `theomachy.games()` returns their names.

Only the registry names a game; code that would treat one game differently belongs in that game's folder. The
package is callable because `theomachy.games` is this package and a function of the public interface at once.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    """This package; calling it lists the games."""

    def __call__(self) -> list[str]:
        """The names of all games."""
        from theomachy.games import registry  # noqa: PLC0415  # imports every layer below

        return registry.names()


sys.modules[__name__].__class__ = _Games
