"""God tiles and demigods: how they come off their stacks, and who gets them (chapters 3.1 and 8.1)."""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.decision import Step
from theomachy.engine.things import Asks
from theomachy.engine.values import added
from theomachy.games.pantheon.rules.abilities.hooks import Hidden, Nature
from theomachy.games.pantheon.rules.codes import DEMIGOD, GOD
from theomachy.games.pantheon.rules.components import UPPER_VALUES
from theomachy.games.pantheon.rules.piles import one, size
from theomachy.games.pantheon.rules.state import PantheonState

UPPER: Final = one(UPPER_VALUES) - 1
"""All of a pile but the kinds from this number on."""


def renew_gods(s: PantheonState) -> bool:
    """An empty god stack is made anew of the box; False if there is no god tile left (PAN-GOD-08, -09)."""
    if not s.god_stack and s.god_box:
        s.god_stack = s.god_box
        s.god_box = 0
        s.tell("gods-renewed", "PAN-GOD-08", amount=size(s.god_stack))
    return s.god_stack != 0


def gain_god(s: PantheonState, seat: int, god: int, source: int) -> None:
    """The player has the tile: its points, then its effect (PAN-GOD-02 .. -06)."""
    tile = s.edition.gods[god]
    s.tell("god-gained", "PAN-GOD-01", who=seat, what=god)
    s.gain_points(seat, s.epoch(), "PAN-GOD-02")
    if tile.stays():
        s.gods = added(s.gods, seat, one(god))
    else:
        s.god_aside += one(god)
        s.push(GodToBox(god))
    tile.gained(s, seat, source)


class GodToBox(Step[PantheonState]):
    """An immediate god has worked and leaves (PAN-GOD-05, -08)."""

    numbers = "god"

    def __init__(self, god: int) -> None:
        self.god: Final = god

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.god,)

    def run(self, s: PantheonState) -> None:
        s.god_aside -= one(self.god)
        s.god_box += one(self.god)


class GainFromStack(Step[PantheonState]):
    """The player gains the top tile of the god stack, free of cost (PAN-GOD-04)."""

    numbers = "seat, source"

    def __init__(self, seat: int, source: int) -> None:
        self.seat: Final = seat
        self.source: Final = source

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.source)

    def run(self, s: PantheonState) -> None:
        if renew_gods(s):
            s.push(GodToPlayer(self.seat, self.source))


class GodToPlayer(Nature):
    """Which tile is on top of the god stack? The player gains it."""

    asks = Asks("god-to-player", "chance", subject="seat")
    numbers = "seat, source"
    asked_by = "PAN-GOD-01"

    def __init__(self, seat: int, source: int) -> None:
        self.seat: Final = seat
        self.source: Final = source

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.source)

    def first_code(self) -> int:
        return GOD

    def pool(self, s: PantheonState) -> i64:
        return s.god_stack

    def turned(self, s: PantheonState, kind: int) -> None:
        s.god_stack -= one(kind)
        gain_god(s, self.seat, kind, self.source)


class DisplayGods(Step[PantheonState]):
    """So many gods are still to be revealed into the display (PAN-EPOCH-03)."""

    numbers = "left: amount"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.left,)

    def run(self, s: PantheonState) -> None:
        if self.left and renew_gods(s):
            s.queue([GodToDisplay(), DisplayGods(self.left - 1)])


class GodToDisplay(Nature):
    """Which god is revealed?"""

    asks = Asks("god-to-display", "chance")
    asked_by = "PAN-EPOCH-03"

    def first_code(self) -> int:
        return GOD

    def pool(self, s: PantheonState) -> i64:
        return s.god_stack

    def turned(self, s: PantheonState, kind: int) -> None:
        s.god_stack -= one(kind)
        s.god_display += one(kind)
        s.tell("god-displayed", "PAN-EPOCH-03", what=kind)
        s.edition.gods[kind].shown(s)


def upper_demigods(s: PantheonState) -> i64:
    """What may be on top of the demigod stack: high values only when the low ones are gone (PAN-SETUP-07, -08)."""
    low = s.demigod_stack & UPPER
    return low if low else s.demigod_stack


class TurnDemigods(Step[PantheonState]):
    """So many demigods are still to be turned into the display (PAN-EPOCH-04, -09)."""

    numbers = "left: amount"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.left,)

    def run(self, s: PantheonState) -> None:
        if self.left and s.demigod_stack:
            s.queue([DemigodToDisplay(), TurnDemigods(self.left - 1)])


class DemigodToDisplay(Nature):
    """Which demigod joins the end of the display (PAN-EPOCH-10)?"""

    asks = Asks("demigod-to-display", "chance")
    asked_by = "PAN-EPOCH-10"

    def first_code(self) -> int:
        return DEMIGOD

    def pool(self, s: PantheonState) -> i64:
        return upper_demigods(s)

    def turned(self, s: PantheonState, kind: int) -> None:
        s.demigod_stack -= one(kind)
        s.demigod_display += (kind + 1,)
        s.tell("demigod-displayed", "PAN-EPOCH-10", what=kind + 1)


def take_displayed(s: PantheonState, seat: int, amount: int, rule: str) -> None:
    """The top demigods of the display, as many as there are; all have seen them (PAN-GOD-16, PAN-LOOT-08)."""
    for value in s.demigod_display[:amount]:
        s.demigods = added(s.demigods, seat, one(value - 1))
        s.tell("demigod-taken", rule, who=seat, what=value)
    s.demigod_display = s.demigod_display[amount:]


class TakeFromStack(Step[PantheonState]):
    """The player takes so many demigods from the top of the stack, as many as there are (PAN-GOD-14, -16)."""

    numbers = "seat, left: amount"

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def run(self, s: PantheonState) -> None:
        if self.left and s.demigod_stack:
            s.queue([DemigodToPlayer(self.seat), TakeFromStack(self.seat, self.left - 1)])


class DemigodToPlayer(Hidden):
    """Which demigod is it? Only its owner may look (PAN-LOOT-07)."""

    asks = Asks("demigod-to-player", "chance", subject="seat")
    asked_by = "PAN-LOOT-07"

    def first_code(self) -> int:
        return DEMIGOD

    def pool(self, s: PantheonState) -> i64:
        return upper_demigods(s)

    def turned(self, s: PantheonState, kind: int) -> None:
        s.demigod_stack -= one(kind)
        s.demigods = added(s.demigods, self.seat, one(kind))
        s.whisper("demigod-taken", "PAN-LOOT-07", self.seat, kind + 1)
