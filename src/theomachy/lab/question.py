"""What the lab is asked: a game, the conditions to compare, and how many games are enough."""

from itertools import product
from typing import Final, NamedTuple

from theomachy.arena.ladder.plan import place_of
from theomachy.engine.datafile import Node
from theomachy.engine.game import Json
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games import registry
from theomachy.play.setup import Wishes

ENTRIES: Final = (
    "question", "game", "players", "editions", "scenarios", "variants", "levels", "gods", "guardians",
    "games", "precision", "seed",
)  # fmt: skip
MOST_GAMES: Final = 10_000_000


class Cell(NamedTuple):
    """One set of conditions; all games of a cell differ only in what is drawn."""

    number: int
    players: int
    edition: str
    """Empty if the game has one edition only."""
    scenario: str
    """Empty for the usual one."""
    variants: tuple[str, ...]
    level: str

    def name(self) -> str:
        """The conditions in a few words."""
        parts = [f"{self.players} players", self.edition, self.scenario, " + ".join(self.variants), self.level]
        return ", ".join([part for part in parts if part])


class Question:
    """A question as asked. Which games are played follows from it and from nothing else."""

    def __init__(
        self,
        game: str,
        players: list[int],
        levels: list[str],
        name: str = "",
        editions: list[str] | None = None,
        scenarios: list[str] | None = None,
        variants: list[list[str]] | None = None,
        gods: list[str] | None = None,
        guardians: list[str] | None = None,
        games: int = 400,
        precision: float = 0.0,
        seed: int = 1,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.levels: Final = levels
        self.name: Final = name or f"Balance of {game}"
        self.editions: Final = editions or [""]
        self.scenarios: Final = scenarios or [""]
        self.variants: Final = variants or [[]]
        self.gods: Final = gods
        self.guardians: Final = guardians
        self.games: Final = games
        """Most games of a cell."""
        self.precision: Final = precision
        """A cell is done when every chance of winning is known to within so much either way; 0 plays all games."""
        self.seed: Final = seed
        self.check()

    def check(self) -> None:
        """SetupError if anything asked for cannot be played."""
        package = registry.package(self.game)
        for count in self.players:
            if count not in package.game.players:
                known = ", ".join(str(each) for each in package.game.players)
                raise SetupError("players", str(count), known)
        if not self.players or not self.levels:
            raise SetupError("players and levels", "none", "at least one of each")
        if not 1 <= self.games <= MOST_GAMES:
            raise SetupError("games", str(self.games), f"1 to {MOST_GAMES:,}")
        if not 0 <= self.precision < 1:
            raise SetupError("precision", str(self.precision), "a share below 1, such as 0.03; 0 plays all games")
        for level in self.levels:
            place_of(level)
        for cell in self.cells():
            package.header(self.wishes(cell), self.seed)

    def cells(self) -> list[Cell]:
        """Every combination of conditions."""
        conditions = product(self.players, self.editions, self.scenarios, self.variants, self.levels)
        return [
            Cell(number, players, edition, scenario, tuple(variants), level)
            for number, (players, edition, scenario, variants, level) in enumerate(conditions)
        ]

    def wishes(self, cell: Cell) -> Wishes:
        """A new game of a cell."""
        return Wishes(
            cell.players,
            gods=self.gods,
            guardians=self.guardians,
            scenario=cell.scenario or None,
            edition=cell.edition or None,
            variants=list(cell.variants),
        )

    def document(self) -> dict[str, Json]:
        """The question as JSON values; `read_question` reads it back."""
        said: dict[str, Json] = {
            "question": self.name,
            "game": self.game,
            "players": list(self.players),
            "levels": list(self.levels),
            "games": self.games,
            "precision": str(self.precision),  # a document has no other numbers than whole ones
            "seed": self.seed,
        }
        if self.editions != [""]:
            said["editions"] = list(self.editions)
        if self.scenarios != [""]:
            said["scenarios"] = list(self.scenarios)
        if self.variants != [[]]:
            said["variants"] = [list(each) for each in self.variants]
        if self.gods:
            said["gods"] = list(self.gods)
        if self.guardians:
            said["guardians"] = list(self.guardians)
        return said


def read_question(node: Node) -> Question:
    """A question from a file; DataError with the place of what is wrong, SetupError for what cannot be played."""
    node.only(ENTRIES)

    def texts(name: str) -> list[str] | None:
        return node.key(name).texts() if node.has(name) else None

    game = node.key("game").text()
    if game not in registry.names():
        raise DataError(node.key("game").place, f"{game!r} is none of {', '.join(registry.names())}")
    precision = node.key("precision").value if node.has("precision") else 0.0
    try:
        precise = float(str(precision))
    except ValueError as error:
        raise DataError(f"{node.place}.precision", f"needs a number, not {precision!r}") from error
    return Question(
        game,
        [count.number() for count in node.key("players").items()]
        if node.has("players")
        else list(registry.package(game).game.players),
        texts("levels") or ["novice"],
        node.key("question").text() if node.has("question") else "",
        texts("editions"),
        texts("scenarios"),
        [each.texts() for each in node.key("variants").items()] if node.has("variants") else None,
        texts("gods"),
        texts("guardians"),
        node.key("games").number() if node.has("games") else 400,
        precise,
        node.key("seed").number() if node.has("seed") else 1,
    )
