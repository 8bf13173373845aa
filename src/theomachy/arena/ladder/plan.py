"""Which games a ladder plays: tables of levels, deals for each table, and the games of a deal.

A deal is one start of the game (gods, scenario, and nature's dice). It is played once with every level in every
seat, and where seats have gods, once more for every way the gods move on by so many seats. So nobody has the
better seat or god more often than another, and luck falls on all alike.
"""

from collections.abc import Mapping
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Final

from theomachy.bots.levels.names import levels
from theomachy.engine.chance import Dice
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.play.setup import EDITION, SCENARIO, Wishes

ROUND_ROBIN: Final = "round-robin"
LONE: Final = "lone"
POOL: Final = "pool"
KINDS: Final = (ROUND_ROBIN, LONE, POOL)
MASTER: Final = "master"
AT: Final = "@"
"""Between the master and its rounds: master@40 plays the same games on every machine."""
DEALS: Final = 1_000_003
"""No table has so many deals: the seeds of a ladder stay apart."""


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
        scenario: str = SCENARIO,
        edition: str = EDITION,
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
        self.tables: Final = tables_of(kind, names, players)
        self.rotations: Final = len(rotations(self.header(seed)))

    def header(self, seed: int) -> dict[str, str]:
        """The record header of a game of this ladder; SetupError if there can be none."""
        wishes = Wishes(self.players, scenario=self.scenario, edition=self.edition, variants=self.variants)
        return registry.package(self.game).header(wishes, seed)

    def of_a_deal(self) -> int:
        """How many games are played of one deal."""
        return self.players * self.rotations

    def deals(self) -> list["Deal"]:
        """Everything there is to play: of each table as many whole deals as the games need."""
        wanted = -(-self.games // self.of_a_deal())
        return [Deal(self, table, number) for table in range(len(self.tables)) for number in range(wanted)]


class Deal:
    """One start of the game, to be played with everybody in every seat. Its dice depend on nobody else's."""

    def __init__(self, plan: Plan, table: int, number: int) -> None:
        self.plan: Final = plan
        self.table: Final = table
        self.number: Final = number

    def dice(self) -> Dice:
        """The dice of this deal."""
        return Dice((self.plan.seed * DEALS + self.number) * DEALS + self.table)


def place_of(name: str) -> str:
    """What makes the bots of a level; a level of nobody's may be given as its place, module:name."""
    known = levels()
    level, at, _ = name.partition(AT)
    if name in known:
        return known[name]
    if ":" in name:
        return name
    if level == MASTER and at and rounds_of(name) > 0:
        return known[MASTER]
    raise SetupError("level", repr(name), ", ".join([*sorted(known), f"{MASTER}{AT}rounds", "module:name"]))


def rounds_of(name: str) -> int:
    """How many rounds a master thinks for each decision, whatever the clock says; 0: by the clock."""
    number = name.partition(AT)[2]
    return int(number) if number.isascii() and number.isdecimal() else 0


def tables_of(kind: str, names: list[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: every choice of different levels, a level alone among those before it, every mixture."""
    if kind == LONE:
        return [(above, *[below] * (players - 1)) for below, above in pairwise(names)]
    if kind == POOL:
        return [table for table in combinations_with_replacement(names, players) if len(set(table)) > 1]
    if len(names) < players:
        raise SetupError(
            "levels of a round-robin", ", ".join(names), f"at least {players}, or another kind of tables"
        )
    return list(combinations(names, players))


def rotations(header: Mapping[str, str]) -> list[dict[str, str]]:
    """The header with its gods moved on by every number of seats; the seat that begins stays the same."""
    if "gods" not in header:
        return [dict(header)]
    gods = header["gods"].split()
    first = gods.index(header["first"])
    moved = [gods[by:] + gods[:by] for by in range(len(gods))]
    return [{**header, "gods": " ".join(names), "first": names[first]} for names in moved]
