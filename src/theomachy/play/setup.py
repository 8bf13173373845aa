"""What a player chooses for a new game; each game decides what it makes of the rest."""

from collections.abc import Collection

from theomachy.engine.refusal import SetupError


class Wishes:
    """A new game as asked for. None means: as printed, or drawn by the seed."""

    def __init__(
        self,
        players: int = 3,
        gods: list[str] | None = None,
        guardians: list[str] | None = None,
        scenario: str | None = None,
        edition: str | None = None,
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

    def allow_only(self, game: str, names: Collection[str]) -> None:
        """SetupError if something was chosen that is not among these choices of the game."""
        chosen = {
            "gods": self.gods,
            "guardians": self.guardians,
            "scenario": self.scenario,
            "edition": self.edition,
            "first": self.first,
            "variants": self.variants or None,
            "stall_turns": self.stall_turns,
        }
        for name, value in chosen.items():
            if value is not None and name not in names:
                raise SetupError(
                    f"{name.replace('_', ' ')} of {game}", repr(value), "nothing: no such choice here"
                )
