"""Setting a game up (chapter 5)."""

from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games.ankh.rules.abilities.editions import EDITIONS
from theomachy.games.ankh.rules.actions.turn import BeginTurn
from theomachy.games.ankh.rules.components import (
    GOD,
    GODS,
    GUARDIAN_LEVEL,
    GUARDIAN_LEVELS,
    KINDS,
    LAST_RED,
    TOP,
    WARRIOR,
)
from theomachy.games.ankh.rules.lineup import NOBODY, Lineup
from theomachy.games.ankh.rules.scenario import Scenario, find_scenario
from theomachy.games.ankh.rules.state import AnkhState

PLAYERS: Final = (2, 3, 4, 5)
DEFAULT_KINGDOM: Final = "middle-kingdom"
RULES_VERSION: Final = 1
"""Goes up when an old record would no longer replay, be it by a ruling or by the option codes."""


class AnkhSetup:
    """Everything decided before the first turn; nothing is left to chance here."""

    def __init__(self, lineup: Lineup, scenario: Scenario, first: int) -> None:
        self.lineup: Final = lineup
        self.scenario: Final = scenario
        self.first: Final = first

    def header(self) -> dict[str, str]:
        """The header of a record: everything by name, in a fixed order."""
        gods = [GODS[god] for god in self.lineup.gods]
        return {
            "game": "ankh",
            "rules": str(RULES_VERSION),
            "edition": self.lineup.edition.name,
            "scenario": self.scenario.kingdom,
            "gods": " ".join(gods),
            "guardians": " ".join(KINDS[kind] for kind in self.lineup.guardians),
            "first": gods[self.first],
            "top": str(self.lineup.top),
            "last-red": str(self.lineup.last_red),
        }


def setup_from(header: dict[str, str]) -> AnkhSetup:
    """The set-up a record's header describes; DataError if it describes none."""
    needed = ["game", "rules", "edition", "scenario", "gods", "guardians", "first", "top", "last-red"]
    for name in needed:
        if name not in header:
            raise DataError("header", f"needs a line {name!r}")
    if header["game"] != "ankh" or header["rules"] != str(RULES_VERSION):
        raise DataError("header", f"this is ankh with rules {RULES_VERSION}")
    gods = header["gods"].split()
    numbers = all(header[name].isascii() and header[name].isdecimal() for name in ("top", "last-red"))
    if header["first"] not in gods or not numbers:
        raise DataError("header", "'first' names one of the gods; 'top' and 'last-red' are numbers")
    try:
        return draw_setup(
            players=len(gods),
            gods=gods,
            guardians=header["guardians"].split(),
            scenario=header["scenario"],
            first=gods.index(header["first"]),
            edition=header["edition"],
            top=int(header["top"]),
            last_red=int(header["last-red"]),
        )
    except SetupError as error:
        raise DataError("header", str(error)) from error


def draw_setup(
    players: int = 3,
    gods: list[str] | None = None,
    guardians: list[str] | None = None,
    scenario: str = DEFAULT_KINGDOM,
    first: int | None = None,
    seed: int = 0,
    edition: str = "final",
    top: int = TOP,
    last_red: int = LAST_RED,
) -> AnkhSetup:
    """A set-up from names; what is not given is drawn with the seed (ANKH-SETUP-04, -09)."""
    dice = Dice(seed)
    if players not in PLAYERS:
        raise SetupError("number of players (ANKH-SETUP-01)", str(players), "2, 3, 4 or 5")
    drawn_gods = dice.shuffled(list(range(len(GODS))))[:players]
    drawn_guardians = [_of_level(level)[dice.below(2)] for level in range(1, GUARDIAN_LEVELS + 1)]
    drawn_first = dice.below(players)
    editions = {known.name: known for known in EDITIONS}
    if edition not in editions:
        raise SetupError("edition", repr(edition), ", ".join(editions))
    if first is not None and not 0 <= first < players:
        raise SetupError("first player", str(first), f"a seat from 0 to {players - 1}")
    if not 0 <= last_red < top:
        raise SetupError("last red Devotion space", str(last_red), f"0 to {top - 1}, below the top space {top}")
    lineup = Lineup(
        editions[edition],
        drawn_gods if gods is None else _gods(gods, players),
        drawn_guardians if guardians is None else _guardians(guardians),
        top,
        last_red,
    )
    return AnkhSetup(lineup, find_scenario(scenario, players), drawn_first if first is None else first)


def _of_level(level: int) -> list[int]:
    return [kind for kind, its_level in GUARDIAN_LEVEL.items() if its_level == level]


def _gods(names: list[str], players: int) -> list[int]:
    for name in names:
        if name not in GODS:
            raise SetupError("god", repr(name), ", ".join(GODS))
    if len(names) != players:
        raise SetupError(f"gods for {players} players", ", ".join(names) or "none", "one for each seat")
    if len(set(names)) != players:
        raise SetupError("gods (ANKH-SETUP-01)", ", ".join(names), "a different god for each seat")
    return [GODS.index(name) for name in names]


def _guardians(names: list[str]) -> list[int]:
    known = {KINDS[kind]: kind for kind in GUARDIAN_LEVEL}
    for name in names:
        if name not in known:
            raise SetupError("guardian", repr(name), ", ".join(known))
    kinds = sorted([known[name] for name in names], key=lambda kind: GUARDIAN_LEVEL[kind])
    if [GUARDIAN_LEVEL[kind] for kind in kinds] != list(range(1, GUARDIAN_LEVELS + 1)):
        raise SetupError("guardians (ANKH-SETUP-09)", ", ".join(names) or "none", "one of each level 1, 2 and 3")
    return kinds


def new_game(setup: AnkhSetup) -> AnkhState:
    """The position before the first turn (ANKH-SETUP-12)."""
    s = AnkhState(setup.lineup)
    s.turn = setup.first
    seats = [(setup.first + player) % s.players for player in range(s.players)]
    s.ladder = tuple(seats[::-1] if s.edition.terms.first_on_top else seats)  # ANKH-SETUP-05, ANKHP-SETUP-01
    s.regions = tuple(setup.scenario.regions)
    for kind, space, player in setup.scenario.monuments:
        s.put_monument(kind, seats[player - 1] if player else NOBODY, space)
    for player, seat in enumerate(seats):
        s.put_figure(GOD, seat, setup.scenario.gods[player])
        s.put_figure(WARRIOR, seat, setup.scenario.warriors[player])
    s.push(BeginTurn())
    s.settle()
    return s
