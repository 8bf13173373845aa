"""Ankh as a game among games: the one object callers need."""

from collections.abc import Mapping, Sequence
from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.frames import Frames
from theomachy.engine.game import Game, Json, Result
from theomachy.engine.options import Options
from theomachy.engine.things import EventKind, Family
from theomachy.games.ankh.documents.document import write_position
from theomachy.games.ankh.documents.events import EVENT_KINDS
from theomachy.games.ankh.documents.options import FAMILIES, OPTIONS
from theomachy.games.ankh.documents.position import read_position
from theomachy.games.ankh.documents.view import view_of
from theomachy.games.ankh.documents.view_types import AnkhView
from theomachy.games.ankh.rules.abilities.editions import EDITIONS
from theomachy.games.ankh.rules.actions.turn import ChooseAction
from theomachy.games.ankh.rules.codes import CODES
from theomachy.games.ankh.rules.components import EVENT_TRACK, GODS, LAST_RED, TOP
from theomachy.games.ankh.rules.egypt import data_file
from theomachy.games.ankh.rules.frames import FRAMES
from theomachy.games.ankh.rules.invariants import faults_of
from theomachy.games.ankh.rules.lineup import NOBODY, Lineup
from theomachy.games.ankh.rules.scenario import kingdoms
from theomachy.games.ankh.rules.setup import (
    DEFAULT_KINGDOM,
    PLAYERS,
    RULES_VERSION,
    draw_setup,
    new_game,
    setup_from,
)
from theomachy.games.ankh.rules.state import ENDINGS, AnkhState


class Ankh(Game[AnkhState]):
    """Ankh: Gods of Egypt."""

    name = "ankh"
    codes = CODES
    players = PLAYERS
    rules_version = RULES_VERSION
    of_any_length = (6, 10)  # pincers, and the sides still in the game

    def new(
        self,
        players: int = 3,
        gods: list[str] | None = None,
        guardians: list[str] | None = None,
        scenario: str = DEFAULT_KINGDOM,
        first: int | None = None,
        seed: int = 0,
        edition: str = "final",
        top: int = TOP,
        last_red: int = LAST_RED,
    ) -> AnkhState:
        """A new game from names; what is not given is drawn with the seed. SetupError if it cannot be."""
        return new_game(draw_setup(players, gods, guardians, scenario, first, seed, edition, top, last_red))

    def rules(self) -> list[str]:
        lines = [*data_file("rules.txt").splitlines(), *data_file("rules-preview.txt").splitlines()]
        return [line for line in lines if not line.startswith("#")]

    def start(self, players: int, seed: int) -> AnkhState:
        dice = Dice(seed)
        scenarios = kingdoms(players)
        return self.new(players, scenario=scenarios[dice.below(len(scenarios))], seed=dice.roll())

    def opened(self, header: dict[str, str]) -> AnkhState:
        return new_game(setup_from(header))

    def seat_names(self, s: AnkhState) -> list[str]:
        return [GODS[god] for god in s.lineup.gods]

    def begins_line(self, s: AnkhState) -> bool:
        return isinstance(s.stack[-1], ChooseAction)

    def longest(self, players: int) -> int:
        """Every event takes at most players + 1 advances of some marker, and each of the four markers may
        stand one short of its own. An action asks at most 40 questions: two for each of a side's 11 figures,
        a push and an aim for some. Of the events only Conflicts ask much: at most 8 regions with five sides'
        Obelisk moves, cards, bids, buildings, captives, Mummies and offers, less than 400 questions each."""
        actions = len(EVENT_TRACK) * (players + 1) + 4 * players
        return actions * 41 + len(EVENT_TRACK) * 10 + 5 * 8 * 400

    def ranges(self) -> Options[AnkhState]:
        return OPTIONS

    def families(self) -> Mapping[str, Family]:
        return FAMILIES

    def event_kinds(self) -> Mapping[str, EventKind]:
        return EVENT_KINDS

    def view(self, s: AnkhState, seat: int) -> AnkhView:
        return view_of(s)

    def views(self, s: AnkhState, seats: Sequence[int]) -> Sequence[AnkhView]:
        return [view_of(s)] * len(seats)

    def schema(self) -> str:
        return data_file("position.schema.json")

    def position(self, node: Node) -> AnkhState:
        return read_position(node)

    def document(self, s: AnkhState, seat: int | None = None) -> dict[str, Json]:
        return write_position(s, seat)

    def result(self, s: AnkhState) -> Result:
        return Result(ENDINGS[s.ending], [] if s.winner == NOBODY else s.seats(s.winner))

    def faults(self, s: AnkhState) -> list[str]:
        return faults_of(s)

    def frames(self) -> Frames[AnkhState]:
        return FRAMES

    def blank(self, lineup: list[int]) -> AnkhState:
        edition, top, last_red, *rest = lineup
        return AnkhState(Lineup(EDITIONS[edition], rest[3:], rest[:3], top, last_red))


ANKH: Final = Ankh()
