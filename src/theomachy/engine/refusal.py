"""Why something is refused: rule ids with arguments, and the errors that carry them."""

from typing import Final


class Reason:
    """One rule that stands against an answer, and what it stands on.

    The arguments are those of an Event, except that what is the code of an option that names the thing.
    """

    def __init__(
        self, rule: str, who: int = -1, what: int = -1, origin: int = -1, where: int = -1, amount: int = 0
    ) -> None:
        self.rule: Final = rule
        self.who: Final = who
        self.what: Final = what
        self.origin: Final = origin
        self.where: Final = where
        self.amount: Final = amount

    def under(self, rule: str) -> "Reason":
        """The same reason by another rule."""
        return Reason(rule, self.who, self.what, self.origin, self.where, self.amount)

    def arguments(self) -> dict[str, int]:
        """The arguments that apply, by name."""
        named = {"who": self.who, "what": self.what, "origin": self.origin, "where": self.where}
        told = {name: value for name, value in named.items() if value != -1}
        if self.amount:
            told["amount"] = self.amount
        return told

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.arguments().items())
        return f"{self.rule} ({told})" if told else self.rule


class Refusal(ValueError):
    """An answer that was not taken. The position is as it was."""

    def __init__(self, seat: int, option: int, reasons: list[Reason]) -> None:
        super().__init__(f"seat {seat}, option {option}: " + "; ".join(repr(reason) for reason in reasons))
        self.seat = seat
        self.option = option
        self.reasons = reasons


class IllegalOption(Refusal):
    """The seat was asked, but this is no answer to the question."""


class WrongSeat(Refusal):
    """The seat is not asked now."""


class GameOver(Refusal):
    """Nobody is asked any more."""


class SetupError(ValueError):
    """A game that cannot be set up: what was wrong, what was given, what is allowed."""

    def __init__(self, what: str, given: str, allowed: str) -> None:
        super().__init__(f"{what}: got {given}; allowed: {allowed}")
        self.what = what
        self.given = given
        self.allowed = allowed

    def __reduce__(self) -> tuple[type["SetupError"], tuple[str, str, str]]:
        """So that it comes whole out of another process."""
        return SetupError, (self.what, self.given, self.allowed)


class DataError(ValueError):
    """A data file that does not describe a game: the place in the file and what is wrong there."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem

    def __reduce__(self) -> tuple[type["DataError"], tuple[str, str]]:
        """So that it comes whole out of another process."""
        return DataError, (self.place, self.problem)
