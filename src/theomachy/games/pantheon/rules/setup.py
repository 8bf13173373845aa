"""Setting a game up (chapter 2): everything left to chance is asked of nature, before and in the game."""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.decision import Step
from theomachy.engine.refusal import DataError, SetupError
from theomachy.engine.things import Asks
from theomachy.games.pantheon.rules.abilities.bonus import CarryOutBonus, DealBonus
from theomachy.games.pantheon.rules.abilities.editions import RECONSTRUCTED
from theomachy.games.pantheon.rules.abilities.hooks import Nature
from theomachy.games.pantheon.rules.actions.draw import CardToHand, FillOpen
from theomachy.games.pantheon.rules.codes import SEAT
from theomachy.games.pantheon.rules.components import BOX, PLAYERS
from theomachy.games.pantheon.rules.epoch import BeginEpoch
from theomachy.games.pantheon.rules.piles import pile_of
from theomachy.games.pantheon.rules.state import Lineup, PantheonState

RULES_VERSION: Final = 1
YES: Final = "yes"
NO: Final = "no"


def line_up(
    players: int,
    bonus_draft: bool,
    bsw_start_material: bool,
    traitera_after_trigger: bool,
    stall_turns: int,
) -> Lineup:
    """The options of a game, or SetupError."""
    if players not in PLAYERS:
        raise SetupError("number of players (PAN-SETUP-01)", str(players), "2, 3 or 4")
    if stall_turns < 0:
        raise SetupError("stall_turns (PAN-EPOCH-32)", str(stall_turns), "turns per player, 0 for no guard")
    return Lineup(RECONSTRUCTED, players, bonus_draft, bsw_start_material, traitera_after_trigger, stall_turns)


def header_of(lineup: Lineup) -> dict[str, str]:
    """The header of a record: every option by name, in a fixed order."""
    return {
        "game": "pantheon",
        "rules": str(RULES_VERSION),
        "players": str(lineup.players),
        "bonus-draft": YES if lineup.bonus_draft else NO,
        "bsw-start-material": YES if lineup.bsw_start_material else NO,
        "traitera-after-trigger": YES if lineup.traitera_after_trigger else NO,
        "stall-turns": str(lineup.stall_turns),
    }


def lineup_from(header: dict[str, str]) -> Lineup:
    """The options a record's header describes; DataError if it describes none."""
    if header.get("game") != "pantheon" or header.get("rules") != str(RULES_VERSION):
        raise DataError("header", f"this is pantheon with rules {RULES_VERSION}")
    try:
        return line_up(
            _number(header, "players"),
            _flag(header, "bonus-draft"),
            _flag(header, "bsw-start-material"),
            _flag(header, "traitera-after-trigger"),
            _number(header, "stall-turns"),
        )
    except SetupError as error:
        raise DataError("header", str(error)) from error


def _number(header: dict[str, str], name: str) -> int:
    text = header.get(name, "")
    if not text.isascii() or not text.isdecimal():
        raise DataError("header", f"{name!r} needs a number, not {text!r}")
    return int(text)


def _flag(header: dict[str, str], name: str) -> bool:
    text = header.get(name, "")
    if text not in (YES, NO):
        raise DataError("header", f"{name!r} needs {YES} or {NO}, not {text!r}")
    return text == YES


def new_game(lineup: Lineup) -> PantheonState:
    """The position before nature turns up the first open card."""
    s = PantheonState(lineup)
    s.push(SetUp())
    s.settle()
    return s


class SetUp(Step[PantheonState]):
    """Open cards, hands, bonus tiles, start player, first epoch (PAN-SETUP-14 .. -23)."""

    def run(self, s: PantheonState) -> None:
        s.queue([StartPlayer(), BeginEpoch()])
        seats = list(range(s.players))
        if not s.lineup.bonus_draft:
            s.queue([CarryOutBonus(seat) for seat in seats])
            s.queue([DealBonus(seat) for seat in seats])
        for seat in seats[::-1]:
            s.queue([CardToHand(seat)] * BOX.dealt)
        s.push(FillOpen())


class StartPlayer(Step[PantheonState]):
    """The only owner of demigods begins; else chance decides (PAN-SETUP-19, -20, -26)."""

    def run(self, s: PantheonState) -> None:
        owners = [seat for seat in range(s.players) if s.demigods[seat]]
        if len(owners) == 1:
            begin_with(s, owners[0], "PAN-SETUP-19")
        else:
            s.push(DrawStartPlayer())


class DrawStartPlayer(Nature):
    """Who begins (PAN-SETUP-20)?"""

    asks = Asks("draw-start-player", "chance")
    asked_by = "PAN-SETUP-20"

    def first_code(self) -> int:
        return SEAT

    def pool(self, s: PantheonState) -> i64:
        return pile_of([1] * s.players)

    def turned(self, s: PantheonState, kind: int) -> None:
        begin_with(s, kind, "PAN-SETUP-20")


def begin_with(s: PantheonState, seat: int, rule: str) -> None:
    """The first start player takes the temple (PAN-SETUP-21)."""
    s.start = seat
    s.tell("start-player", rule, who=seat)
