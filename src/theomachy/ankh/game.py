"""Ankh as a game among games: the one object callers need."""

from typing import Final

from theomachy.ankh.codes import CODES
from theomachy.ankh.components import EVENT_TRACK, GODS, LAST_RED, TOP
from theomachy.ankh.document import write_position
from theomachy.ankh.editions import EDITIONS
from theomachy.ankh.egypt import data_file
from theomachy.ankh.frames import FRAMES
from theomachy.ankh.invariants import faults_of
from theomachy.ankh.position import read_position
from theomachy.ankh.scenario import kingdoms
from theomachy.ankh.setup import DEFAULT_KINGDOM, PLAYERS, RULES_VERSION, draw_setup, new_game, setup_from
from theomachy.ankh.state import ENDINGS, NOBODY, AnkhState, Lineup
from theomachy.ankh.text import code_of, text_of
from theomachy.ankh.turn import ChooseAction
from theomachy.ankh.view import view_of
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.game import Game, Json, Result
from theomachy.engine.refusal import DataError
from theomachy.engine.values import Row


class Ankh(Game[AnkhState]):
    """Ankh: Gods of Egypt."""

    name = "ankh"
    codes = CODES
    players = PLAYERS
    rules_version = RULES_VERSION

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

    def text(self, s: AnkhState, option: int) -> str:
        return text_of(s, option)

    def code(self, s: AnkhState, text: str) -> int:
        return code_of(s, text)

    def view(self, s: AnkhState, seat: int) -> dict[str, Json]:
        return view_of(s, seat)

    def position(self, node: Node) -> AnkhState:
        return read_position(node)

    def document(self, s: AnkhState, seat: int | None = None) -> dict[str, Json]:
        return write_position(s, seat)

    def result(self, s: AnkhState) -> Result:
        return Result(ENDINGS[s.ending], [] if s.winner == NOBODY else s.seats(s.winner))

    def faults(self, s: AnkhState) -> list[str]:
        return faults_of(s)

    def read(self, data: bytes) -> AnkhState:
        try:
            groups = data.decode("ascii").split(";")
            facts = [group for group in groups if ":" not in group]
            numbers = [tuple([int(number) for number in group.split(",") if number]) for group in facts]
            s = _positioned(numbers)
            for group in groups[len(facts) :]:
                name, _, memory = group.partition(":")
                s.stack.append(FRAMES[name](*[int(number) for number in memory.split(",") if number]))
            faults = faults_of(s)
            for seat in s.waiting() if s.stack else []:
                s.options(seat)
        except (ValueError, IndexError, KeyError, TypeError) as error:
            raise DataError("position", f"not written by to_bytes: {error!r}") from error
        if not s.over and (not s.stack or not s.stack[-1].questions()):
            raise DataError("position", "nobody is asked, though the game is not over")
        if faults or s.to_bytes() != data:
            raise DataError("position", "; ".join(faults) or "not in canonical form")
        return s


def _positioned(numbers: list[Row]) -> AnkhState:
    """The position with these facts, in the order of AnkhState.facts()."""
    edition, top, last_red, *rest = numbers[0]
    s = AnkhState(Lineup(EDITIONS[edition], rest[3:], rest[:3], top, last_red))
    fresh = s.facts()
    aims, ladder = 6, 10  # the two lists of any length
    for place, group in enumerate(numbers):
        if place not in (aims, ladder) and len(group) != len(fresh[place]):
            raise ValueError(f"{len(group)} numbers in group {place}")
    s.set_facts(numbers[1:])
    return s


ANKH: Final = Ankh()
