"""Pantheon as a game among games: the one object callers need."""

from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE
from theomachy.engine.game import Game, Json, Result, random_option
from theomachy.engine.refusal import DataError
from theomachy.pantheon.board import data_file
from theomachy.pantheon.codes import CODES
from theomachy.pantheon.components import BOX, COLOURS, PLAYERS
from theomachy.pantheon.ending import winners
from theomachy.pantheon.frames import FRAMES
from theomachy.pantheon.invariants import faults_of
from theomachy.pantheon.lights import lights_of
from theomachy.pantheon.position import read_position, write_position
from theomachy.pantheon.setup import RULES_VERSION, line_up, lineup_from, new_game
from theomachy.pantheon.state import PantheonState
from theomachy.pantheon.text import code_of, text_of
from theomachy.pantheon.turn import ChooseAction
from theomachy.pantheon.view import view_of


class Pantheon(Game[PantheonState]):
    """Pantheon, by the reconstructed rules."""

    name = "pantheon"
    codes = CODES
    players = PLAYERS
    rules_version = RULES_VERSION

    def new(
        self,
        players: int = 3,
        bonus_draft: bool = False,
        bsw_start_material: bool = False,
        traitera_after_trigger: bool = True,
        stall_turns: int = BOX.stall_turns,
    ) -> PantheonState:
        """A new game; nature is asked for the first open card. SetupError if it cannot be."""
        return new_game(line_up(players, bonus_draft, bsw_start_material, traitera_after_trigger, stall_turns))

    def rules(self) -> list[str]:
        return [line for line in data_file("rules.txt").splitlines() if not line.startswith("#")]

    def start(self, players: int, seed: int) -> PantheonState:
        """A new game by the printed rules, with nature's answers up to the first choice drawn by the seed."""
        s = self.new(players)
        dice = Dice(seed)
        while s.waiting() == [CHANCE]:
            s.apply(CHANCE, random_option(s, CHANCE, s.options(CHANCE), dice))
        return s

    def opened(self, header: dict[str, str]) -> PantheonState:
        return new_game(lineup_from(header))

    def seat_names(self, s: PantheonState) -> list[str]:
        return COLOURS[: s.players]

    def begins_line(self, s: PantheonState) -> bool:
        return isinstance(s.stack[-1], ChooseAction)

    def longest(self, players: int) -> int:
        """With the stall guard a phase has at most 60 turns per player, and a turn at most one action and one
        more for each of four Traiteras. In one action (and in a preparation) no player answers more than 150
        questions, nature's answers for that player included: 24 pieces, 22 cards, ten for each of 5 tiles."""
        actions = BOX.epochs * (5 * BOX.stall_turns * players + 2)
        return actions * players * 150

    def text(self, s: PantheonState, option: int) -> str:
        return text_of(option)

    def code(self, s: PantheonState, text: str) -> int:
        return code_of(text)

    def lights(self, s: PantheonState, option: int) -> list[tuple[str, int]]:
        return lights_of(option)

    def view(self, s: PantheonState, seat: int) -> dict[str, Json]:
        return view_of(s, seat)

    def position(self, node: Node) -> PantheonState:
        return read_position(node)

    def document(self, s: PantheonState, seat: int | None = None) -> dict[str, Json]:
        return write_position(s, seat)

    def result(self, s: PantheonState) -> Result:
        return Result("second-scoring", winners(s)) if s.over else Result("running", [])

    def faults(self, s: PantheonState) -> list[str]:
        return faults_of(s)

    def read(self, data: bytes) -> PantheonState:
        try:
            groups = data.decode("ascii").split(";")
            facts = [group for group in groups if ":" not in group]
            numbers = [[int(number) for number in group.split(",") if number] for group in facts]
            s = _positioned(numbers)
            for group in groups[len(facts) :]:
                name, _, memory = group.partition(":")
                s.stack.append(FRAMES[name](*[int(number) for number in memory.split(",") if number]))
        except (ValueError, IndexError, KeyError, TypeError) as error:
            raise DataError("position", f"not written by to_bytes: {error!r}") from error
        if not s.over and (not s.stack or not s.stack[-1].questions()):
            raise DataError("position", "nobody is asked, though the game is not over")
        if s.to_bytes() != data:
            raise DataError("position", "not in canonical form")
        return s


def _positioned(numbers: list[list[int]]) -> PantheonState:
    """The position with these facts, in the order of PantheonState.facts()."""
    players, bonus_draft, bsw_start_material, traitera_after_trigger, stall_turns = numbers[0]
    lineup = line_up(
        players, bool(bonus_draft), bool(bsw_start_material), bool(traitera_after_trigger), stall_turns
    )
    s = PantheonState(lineup)
    fresh = s.facts()
    if len(numbers) != len(fresh):
        raise ValueError(f"{len(numbers)} groups of facts")
    for place, group in enumerate(fresh):
        if group and len(numbers[place]) != len(group):  # displayed demigods and nations may be any number
            raise ValueError(f"group {place} has {len(numbers[place])} numbers")
    s.set_facts(numbers[1:])
    return s


PANTHEON: Final = Pantheon()
