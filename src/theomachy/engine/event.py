"""What happened, as an id with arguments; never a sentence."""

from typing import Final

NONE: Final = -1


class Event:
    """One thing that happened, and the rule that made it happen.

    who and whom are seats, what is a code of the game's own (its meaning depends on the kind),
    origin and where are spaces, amount is a number. An argument that does not apply is -1 (amount: 0).
    """

    def __init__(
        self, kind: str, rule: str, who: int, whom: int, what: int, origin: int, where: int, amount: int
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.who: Final = who
        self.whom: Final = whom
        self.what: Final = what
        self.origin: Final = origin
        self.where: Final = where
        self.amount: Final = amount

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
