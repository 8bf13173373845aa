"""Errors of a game in progress. Every one is a ValueError, and the game has not changed when it is raised."""

from collections.abc import Sequence
from typing import Final

from theomachy.interface.values import Seat, Why

SHOWN: Final = 12
"""Number of legal answers that a message lists."""


class PlayError(ValueError):
    """A request that this game cannot carry out."""

    __module__ = "theomachy"


class UnknownSeat(PlayError):
    """A name or number that is not a seat of this game."""

    __module__ = "theomachy"

    def __init__(self, given: str, seats: Sequence[str]) -> None:
        super().__init__(f"unknown seat {given}; the seats are {', '.join(seats)}")


class UnknownAnswer(PlayError):
    """A text that is not an answer in the game's notation."""

    __module__ = "theomachy"

    def __init__(self, text: str, seat: Seat, legal: Sequence[str]) -> None:
        more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        known = f"{seat} can answer: {', '.join(legal[:SHOWN])}{more}" if legal else f"{seat} is not asked now"
        super().__init__(f"{text!r} is not an answer; {known}")
        self.text: Final = text
        self.seat: Final = seat


class IllegalAnswer(PlayError):
    """An answer that the rules forbid now; `reasons` has every rule against it."""

    __module__ = "theomachy"

    def __init__(self, seat: Seat, text: str, reasons: Sequence[Why]) -> None:
        super().__init__(f"{seat} cannot answer {text!r}: {'; '.join(map(str, reasons))}")
        self.seat: Final = seat
        self.text: Final = text
        self.reasons: Final = list(reasons)
