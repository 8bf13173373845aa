"""Theomachy: two board games about gods, as one exact engine.

>>> import theomachy
>>> theomachy.games()
['ankh', 'pantheon']
>>> game = theomachy.new("ankh", players=3, seed=7)
>>> game.play("gain")
>>> game.finish("random")
>>> game.over
True
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from theomachy.compiled import engage

__version__: Final = "0.1.0"
BUILD: Final = engage(Path(__file__).parent)
"""How the rules run: compiled or interpreted."""

__all__ = [
    "BUILD",
    "Answer",
    "DataError",
    "Happening",
    "IllegalAnswer",
    "Match",
    "MatchBot",
    "Option",
    "PlayError",
    "Result",
    "Seat",
    "SetupError",
    "Thing",
    "UnknownAnswer",
    "UnknownSeat",
    "Why",
    "__version__",
    "games",
    "levels",
    "new",
    "read",
]

if TYPE_CHECKING:
    from theomachy.engine.refusal import DataError, SetupError
    from theomachy.engine.things import Thing
    from theomachy.interface.bot import MatchBot
    from theomachy.interface.errors import IllegalAnswer, PlayError, UnknownAnswer, UnknownSeat
    from theomachy.interface.match import Match
    from theomachy.interface.opening import levels, new, read
    from theomachy.interface.values import Answer, Happening, Option, Result, Seat, Why

    def games() -> list[str]:
        """The names of all games."""

else:
    _PLACES: Final = {
        "theomachy.engine.refusal": ("DataError", "SetupError"),
        "theomachy.engine.things": ("Thing",),
        "theomachy.interface.bot": ("MatchBot",),
        "theomachy.interface.errors": ("IllegalAnswer", "PlayError", "UnknownAnswer", "UnknownSeat"),
        "theomachy.interface.match": ("Match",),
        "theomachy.interface.opening": ("levels", "new", "read"),
        "theomachy.interface.values": ("Answer", "Happening", "Option", "Result", "Seat", "Why"),
    }
    """Where each public name is; its module is imported when the name is first used."""

    def __getattr__(name: str) -> object:
        if name == "games":
            return import_module("theomachy.games")
        for module, names in _PLACES.items():
            if name in names:
                return getattr(import_module(module), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
