"""What somebody wishes for a new game; what is left open is drawn or as printed."""

from theomachy.engine.refusal import SetupError

SCENARIO = "middle-kingdom"
EDITION = "final"


class Wishes:
    """A new game as asked for on the command line; each game takes what it knows and refuses the rest."""

    def __init__(
        self,
        players: int = 3,
        gods: list[str] | None = None,
        guardians: list[str] | None = None,
        scenario: str = SCENARIO,
        edition: str = EDITION,
        first: int | None = None,
        variants: list[str] | None = None,
        stall_turns: int | None = None,
    ) -> None:
        self.players = len(gods) if gods else players
        self.gods = gods
        self.guardians = guardians
        self.scenario = scenario
        self.edition = edition
        self.first = first
        self.variants = variants or []
        self.stall_turns = stall_turns

    def refuse(self, game: str, names: list[str]) -> None:
        """SetupError if one of these was wished for, because this game has none."""
        plain = Wishes()
        for name in names:
            given = {
                "gods": self.gods,
                "guardians": self.guardians,
                "scenario": None if self.scenario == plain.scenario else self.scenario,
                "edition": None if self.edition == plain.edition else self.edition,
                "first": self.first,
                "variants": self.variants or None,
                "stall turns": self.stall_turns,
            }[name]
            if given is not None:
                raise SetupError(f"{name} of {game}", repr(given), "none, this game has no such choice")
