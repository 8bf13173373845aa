"""Three-card poker as a game of the engine."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from poker.documents.names import EVENT_KINDS, FAMILIES, FRAMES, OPTIONS
from poker.documents.position import read_position, write_position
from poker.documents.view import PokerView, view_of
from poker.rules.round import CODES, BeginRound, Bets
from poker.rules.state import PLAYERS, ROUNDS, SEATS, PokerState, faults, winners
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE
from theomachy.engine.frames import Frames
from theomachy.engine.game import Game, Json, Result, random_option
from theomachy.engine.options import Options
from theomachy.engine.refusal import DataError, SetupError
from theomachy.engine.things import EventKind, Family

RULES_VERSION: Final = 1


class Poker(Game[PokerState]):
    """Three-card poker."""

    name = "poker"
    codes = CODES
    players = PLAYERS
    rules_version = RULES_VERSION
    of_any_length = ()

    def header(self, players: int) -> dict[str, str]:
        """The record header of a new game; SetupError for a wrong number of players."""
        if players not in PLAYERS:
            raise SetupError("number of players (POKER-01)", str(players), "2, 3 or 4")
        return {"game": self.name, "rules": str(RULES_VERSION), "players": str(players)}

    def rules(self) -> list[str]:
        return [f"POKER-{number:02}" for number in range(1, 11)]

    def start(self, players: int, seed: int) -> PokerState:
        s = self.opened(self.header(players))
        dice = Dice(seed)
        while s.waiting() == [CHANCE]:
            s.apply(CHANCE, random_option(s, CHANCE, s.options(CHANCE), dice))
        return s

    def opened(self, header: dict[str, str]) -> PokerState:
        players = header.get("players", "")
        if header not in [self.header(count) for count in PLAYERS]:
            raise DataError("header", f"this is poker with rules {RULES_VERSION}; players: {players!r}")
        s = PokerState(int(players))
        s.push(BeginRound())
        s.settle()
        return s

    def seat_names(self, s: PokerState) -> list[str]:
        return list(SEATS[: s.players])

    def begins_line(self, s: PokerState) -> bool:
        return isinstance(s.stack[-1], Bets)

    def longest(self, players: int) -> int:
        return ROUNDS * players * 6  # three cards, a bet, an exchange, a card

    def ranges(self) -> Options[PokerState]:
        return OPTIONS

    def families(self) -> Mapping[str, Family]:
        return FAMILIES

    def event_kinds(self) -> Mapping[str, EventKind]:
        return EVENT_KINDS

    def view(self, s: PokerState, seat: int) -> PokerView:
        return view_of(s, seat)

    def schema(self) -> str:
        return files("poker").joinpath("data", "position.schema.json").read_text(encoding="utf-8")

    def position(self, node: Node) -> PokerState:
        return read_position(node)

    def document(self, s: PokerState, seat: int | None = None) -> dict[str, Json]:
        return write_position(s, seat)

    def frames(self) -> Frames[PokerState]:
        return FRAMES

    def blank(self, lineup: list[int]) -> PokerState:
        (players,) = lineup
        if players not in PLAYERS:
            raise ValueError(f"{players} players")
        return PokerState(players)

    def result(self, s: PokerState) -> Result:
        return Result("most-chips", winners(s)) if s.over else Result("running", [])

    def faults(self, s: PokerState) -> list[str]:
        return faults(s)


POKER: Final = Poker()
