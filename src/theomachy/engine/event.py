"""What happened, as an id with arguments; never a sentence."""

from typing import Final

NONE: Final = -1


class Event:
    """One thing that happened, and the rule that made it happen.

    who and whom are seats, what is a code of the game's own (its meaning depends on the kind),
    origin and where are spaces, amount is a number. An argument that does not apply is -1 (amount: 0).
    only is the one seat that may know what; everybody may if it is -1. Whoever passes events on to a seat
    passes on seen_by(seat).
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        who: int,
        whom: int,
        what: int,
        origin: int,
        where: int,
        amount: int,
        only: int = NONE,
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.who: Final = who
        self.whom: Final = whom
        self.what: Final = what
        self.origin: Final = origin
        self.where: Final = where
        self.amount: Final = amount
        self.only: Final = only

    def seen_by(self, seat: int) -> "Event":
        """The event as this seat may know it: a secret what is left out for all but its owner."""
        if self.only in (NONE, seat):
            return self
        return Event(
            self.kind, self.rule, self.who, self.whom, NONE, self.origin, self.where, self.amount, self.only
        )

    def arguments(self) -> dict[str, int]:
        """The arguments that apply, by name."""
        named = {
            "who": self.who,
            "whom": self.whom,
            "what": self.what,
            "origin": self.origin,
            "where": self.where,
        }
        told = {name: value for name, value in named.items() if value != NONE}
        if self.amount:
            told["amount"] = self.amount
        return told

    def __repr__(self) -> str:
        return f"{self.kind} {self.arguments()} [{self.rule}]"
