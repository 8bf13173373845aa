"""Pantheon as a game among games: the one object callers need."""

from collections.abc import Mapping, Sequence
from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, PASS
from theomachy.engine.frames import Frames
from theomachy.engine.game import Game, Json, Result, random_option
from theomachy.engine.options import Options
from theomachy.engine.things import EventKind, Family, Words
from theomachy.games.pantheon.documents.document import write_position
from theomachy.games.pantheon.documents.events import EVENT_KINDS
from theomachy.games.pantheon.documents.options import FAMILIES, OPTIONS
from theomachy.games.pantheon.documents.position import read_position
from theomachy.games.pantheon.documents.view import view_of, views_of
from theomachy.games.pantheon.documents.view_types import PantheonView
from theomachy.games.pantheon.rules.actions.move import Moving
from theomachy.games.pantheon.rules.actions.turn import ChooseAction
from theomachy.games.pantheon.rules.board import data_file
from theomachy.games.pantheon.rules.codes import CODES
from theomachy.games.pantheon.rules.components import BOX, COLOURS, PLAYERS
from theomachy.games.pantheon.rules.ending import winners
from theomachy.games.pantheon.rules.frames import FRAMES
from theomachy.games.pantheon.rules.invariants import faults_of
from theomachy.games.pantheon.rules.setup import RULES_VERSION, line_up, lineup_from, new_game
from theomachy.games.pantheon.rules.state import PantheonState


class Pantheon(Game[PantheonState]):
    """Pantheon, by the reconstructed rules."""

    name = "pantheon"
    codes = CODES
    players = PLAYERS
    rules_version = RULES_VERSION
    of_any_length = (12, 24)  # the displayed demigods and the nations so far

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

    def ranges(self) -> Options[PantheonState]:
        return OPTIONS

    def words(self, s: PantheonState, option: int) -> Words:
        """A follower who passes at once draws a card instead (PAN-MOVE-27)."""
        frame = s.stack[-1] if s.stack else None
        if option == PASS and isinstance(frame, Moving) and frame.declines(s):
            return Words("pantheon-option-draw-instead", {})
        return super().words(s, option)

    def families(self) -> Mapping[str, Family]:
        return FAMILIES

    def event_kinds(self) -> Mapping[str, EventKind]:
        return EVENT_KINDS

    def view(self, s: PantheonState, seat: int) -> PantheonView:
        return view_of(s, seat)

    def views(self, s: PantheonState, seats: Sequence[int]) -> Sequence[PantheonView]:
        return views_of(s, seats)

    def schema(self) -> str:
        return data_file("position.schema.json")

    def position(self, node: Node) -> PantheonState:
        return read_position(node)

    def document(self, s: PantheonState, seat: int | None = None) -> dict[str, Json]:
        return write_position(s, seat)

    def result(self, s: PantheonState) -> Result:
        return Result("second-scoring", winners(s)) if s.over else Result("running", [])

    def faults(self, s: PantheonState) -> list[str]:
        return faults_of(s)

    def frames(self) -> Frames[PantheonState]:
        return FRAMES

    def blank(self, lineup: list[int]) -> PantheonState:
        players, bonus_draft, bsw_start_material, traitera_after_trigger, stall_turns = lineup
        return PantheonState(
            line_up(
                players, bool(bonus_draft), bool(bsw_start_material), bool(traitera_after_trigger), stall_turns
            )
        )


PANTHEON: Final = Pantheon()
