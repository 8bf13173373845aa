"""Which games a ladder plays: tables of levels, deals for each table, and the games of a deal.

A deal is one start of the game: its setup, and the seed of all chance. It is played once with every level in every
seat, and once more for every way in which what belongs to the seats can move on (`GamePackage.rotations`). So no
level has the better seat or the better cards more often than another.
"""

from itertools import combinations, combinations_with_replacement, pairwise
from typing import Final

from theomachy.bots.bot_name import AT, OF, read_bot
from theomachy.bots.levels.names import LEVELS, levels
from theomachy.bots.styles import STYLES
from theomachy.engine.chance import Dice
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.play.setup import Wishes

ROUND_ROBIN: Final = "round-robin"
LONE: Final = "lone"
POOL: Final = "pool"
KINDS: Final = (ROUND_ROBIN, LONE, POOL)
DEALS: Final = 1_000_003
"""More than the deals of any table, so that no two deals have the same seed."""


class Plan:
    """A ladder as asked for. What is played follows from it and from nothing else."""

    def __init__(
        self,
        game: str,
        players: int,
        names: list[str],
        kind: str,
        games: int,
        seed: int,
        scenario: str | None = None,
        edition: str | None = None,
        variants: list[str] | None = None,
    ) -> None:
        if kind not in KINDS:
            raise SetupError("tables", repr(kind), ", ".join(KINDS))
        if len(set(names)) != len(names) or len(names) < 2:
            raise SetupError("levels", ", ".join(names) or "none", "at least two different ones")
        if games < 1:
            raise SetupError("games", str(games), "at least 1 for each table")
        self.game: Final = game
        self.players: Final = players
        self.names: Final = names
        self.kind: Final = kind
        self.games: Final = games
        self.seed: Final = seed
        self.scenario: Final = scenario
        self.edition: Final = edition
        self.variants: Final = variants or []
        self.places: Final = {name: place_of(name) for name in names}
        styled = [name for name in names if ":" not in name and read_bot(name).style]
        if styled and not registry.package(game).styled_minds():
            raise SetupError("style", repr(styled[0]), f"none: {game} has no styles")
        self.tables: Final = tables_of(kind, names, players)
        self.rotations: Final = len(self.rotated(self.header(seed)))

    def header(self, seed: int) -> dict[str, str]:
        """The record header of a game of this ladder; SetupError if there can be none."""
        wishes = Wishes(self.players, scenario=self.scenario, edition=self.edition, variants=self.variants)
        return registry.package(self.game).header(wishes, seed)

    def rotated(self, header: dict[str, str]) -> list[dict[str, str]]:
        """The header of each game of a deal, before the levels change seats."""
        return registry.package(self.game).rotations(header)

    def of_a_deal(self) -> int:
        """How many games are played of one deal."""
        return self.players * self.rotations

    def deals(self) -> list["Deal"]:
        """Everything there is to play: of each table as many whole deals as the games need."""
        wanted = -(-self.games // self.of_a_deal())
        return [Deal(self, table, number) for table in range(len(self.tables)) for number in range(wanted)]


class Deal:
    """One start of the game, to be played with every level in every seat. Its dice are its own."""

    def __init__(self, plan: Plan, table: int, number: int) -> None:
        self.plan: Final = plan
        self.table: Final = table
        self.number: Final = number

    def dice(self) -> Dice:
        """The dice of this deal."""
        return Dice((self.plan.seed * DEALS + self.number) * DEALS + self.table)


def place_of(name: str) -> str:
    """What makes the bots of a level; a level may also be given as its place, module:name."""
    known = levels()
    if ":" in name:
        return name
    wanted = read_bot(name)
    if wanted.level in known and (not wanted.rounds or rounds_of(name)):
        return known[wanted.level]
    by_rounds = [f"{level.name}{AT}ROUNDS" for level in LEVELS.values() if level.with_rounds]
    styled = f"a level{OF}style ({', '.join(STYLES)})"
    raise SetupError("level", repr(name), ", ".join([*known, *by_rounds, styled, "module:name"]))


def rounds_of(name: str) -> int:
    """How many rounds a level thinks for each decision; 0 if it thinks by the clock."""
    level, _, number = read_bot(name)
    if level not in LEVELS or LEVELS[level].with_rounds is None:
        return 0
    return int(number) if number.isascii() and number.isdecimal() else 0


def tables_of(kind: str, names: list[str], players: int) -> list[tuple[str, ...]]:
    """The levels at each table: sets of different levels, one level among seats of another, or mixtures."""
    if kind == LONE:
        return [(above, *[below] * (players - 1)) for below, above in pairwise(names)]
    if kind == POOL:
        return [table for table in combinations_with_replacement(names, players) if len(set(table)) > 1]
    if len(names) < players:
        raise SetupError(
            "levels of a round-robin", ", ".join(names), f"at least {players}, or another kind of tables"
        )
    return list(combinations(names, players))
