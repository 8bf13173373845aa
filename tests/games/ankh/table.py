"""Building positions of Ankh for tests, in the words of the rulebook.

A Table wraps a position. Names in, names out: spaces are "row,col", everything else as in the option texts.
Sides are called by seat; unless told otherwise seat 0 is the first player and plays first.
"""

from theomachy.engine.bits import members
from theomachy.engine.decision import PASS, Step
from theomachy.engine.event import Event
from theomachy.engine.refusal import IllegalOption
from theomachy.engine.values import changed, with_bits, without_bits
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.battlefield import Battle
from theomachy.games.ankh.rules.codes import ACTION, CARD, KIND, NUMBER, POWER, SPACE, YES
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    CARDS,
    CONFLICT,
    EVENT_TRACK,
    FIRST_MONUMENT,
    GOD,
    GUARDIAN_LEVEL,
    KINDS,
    POWERS,
)
from theomachy.games.ankh.rules.egypt import EGYPT, name_spaces, space_set
from theomachy.games.ankh.rules.events.conflict import ConflictBegins, ResolveRegion, begin_conflict
from theomachy.games.ankh.rules.frames import FRAMES
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import AnkhState


class Stop(Step[AnkhState]):
    """The end of what a test wants to see: nothing runs after it."""

    def run(self, s: AnkhState) -> None:
        s.over = True


class Table:
    """A position under test."""

    def __init__(self, s: AnkhState) -> None:
        self.s = s
        s.listen()
        s.heard()

    # -- arranging

    def clear(self) -> "Table":
        """Take every piece off the map (for Gods see figures())."""
        for kind in range(len(KINDS)):
            self.s.pieces = changed(self.s.pieces, kind, 0)
        for side in range(self.s.players):
            self.s.figures = changed(self.s.figures, side, 0)
            self.s.controls = changed(self.s.controls, side, 0)
        return self

    def figures(self, side: int, god: str = "", warriors: str = "", **guardians: str) -> "Table":
        """Put figures of a side on the map; giant_scorpion="6,6" for Guardians."""
        for name, spaces in {"god": god, "warrior": warriors, **guardians}.items():
            for space in members(space_set(spaces)):
                kind = KINDS.index(name.replace("_", "-"))
                if kind == GOD:
                    self.s.pieces = without_bits(self.s.pieces, GOD, self.s.figures[side])
                    self.s.figures = without_bits(self.s.figures, side, self._own_god(side))
                self.s.put_figure(kind, side, space)
        return self

    def _own_god(self, side: int) -> int:
        kinds = 0
        for kind in range(GOD + 1, FIRST_MONUMENT):
            kinds |= self.s.pieces[kind]
        return self.s.figures[side] & ~kinds

    def monuments(self, side: int = NOBODY, obelisk: str = "", temple: str = "", pyramid: str = "") -> "Table":
        """Put Monuments of a side (or neutral ones) on the map."""
        for name, spaces in {"obelisk": obelisk, "temple": temple, "pyramid": pyramid}.items():
            for space in members(space_set(spaces)):
                self.s.put_monument(KINDS.index(name), side, space)
        return self

    def in_pool(self, side: int, **guardians: int) -> "Table":
        """Put Guardians into a side's pool."""
        for name, amount in guardians.items():
            self.s.add_to_pool(side, GUARDIAN_LEVEL[KINDS.index(name.replace("_", "-"))], amount)
        return self

    def followers(self, *amounts: int) -> "Table":
        """Followers of each seat."""
        self.s.followers = amounts
        return self

    def devotion(self, *spaces: int, order: list[int] | None = None) -> "Table":
        """Devotion of each seat; order lists the sides from least to most where a space is shared."""
        self.s.devotion = spaces
        by_stack = self.s.ladder if order is None else order
        self.s.ladder = tuple(sorted(by_stack, key=lambda side: self.s.devotion[side]))
        return self

    def powers(self, side: int, *names: str) -> "Table":
        """Unlocked powers of a side (any, for a test of one power)."""
        for name in names:
            self.s.powers = with_bits(self.s.powers, side, 1 << POWERS.index(name))
        return self

    def hand(self, side: int, *names: str) -> "Table":
        """The cards in a side's hand."""
        self.s.hands = changed(self.s.hands, side, sum(1 << CARDS.index(name) for name in names))
        return self

    def gates(self, spaces: str) -> "Table":
        """Underworld tokens on the map."""
        self.s.gates = space_set(spaces)
        return self

    def suns(self, spaces: str) -> "Table":
        """Radiant figures."""
        self.s.suns = space_set(spaces)
        return self

    def aim(self, space: str, facing: int) -> "Table":
        """The pincers of the Giant Scorpion on the space point at directions facing and facing + 1 (0: north)."""
        self.s.aims = tuple(sorted([*self.s.aims, 6 * EGYPT.number[space] + facing]))
        return self

    def captives(self, *amounts: int) -> "Table":
        """Captive Warriors of each seat's side."""
        self.s.captives = amounts
        return self

    def event_comes(self, kind: int, number: int = 1) -> "Table":
        """The next event triggered is the number-th of its kind."""
        places = [place for place, event in enumerate(EVENT_TRACK) if event == kind]
        self.s.event = places[number - 1]
        return self

    # -- starting what a test wants to see; nothing happens after it

    def turn(self, seat: int) -> "Table":
        """It is this seat's turn, first action."""
        from theomachy.games.ankh.rules.actions.turn import BeginTurn

        self.s.stack.clear()
        self.s.turn = seat
        self.s.push(BeginTurn())
        self.s.settle()
        return self

    def conflict(self, seat: int = 0, number: int = 1) -> "Table":
        """The seat has triggered the number-th Conflict, with all that follows it."""
        self.event_comes(CONFLICT, number)
        self.s.event += 1
        self.s.stack.clear()
        self.s.push(Stop())
        begin_conflict(self.s, seat)
        self.s.settle()
        return self

    def region(self, token: int, tiebreaker: int = NOBODY) -> "Table":
        """The region of this Conflict Order token is resolved, alone."""
        self.s.stack.clear()
        self.s.tiebreaker = tiebreaker
        self.s.tiebreaker_up = tiebreaker != NOBODY
        self.s.queue([ResolveRegion(token - 1), Stop()])
        self.s.settle()
        return self

    def conflict_begins(self) -> "Table":
        """Only the start-of-conflict effects happen."""
        self.s.stack.clear()
        self.s.queue([ConflictBegins(), Stop()])
        self.s.settle()
        return self

    def runs(self, *steps: Step[AnkhState]) -> "Table":
        """These steps happen, and no more."""
        self.s.stack.clear()
        self.s.queue([*steps, Stop()])
        self.s.settle()
        return self

    # -- playing

    def asked(self) -> str:
        """The name of the open question; empty if nobody is asked."""
        return "" if self.s.over else type(self.s.stack[-1]).__name__

    def seat(self) -> int:
        """The first seat that owes an answer."""
        return self.s.waiting()[0]

    def options(self, seat: int | None = None) -> list[str]:
        """The texts of the options."""
        return [ANKH.text(self.s, option) for option in self.s.options(self.seat() if seat is None else seat)]

    def answer(self, *texts: str) -> "Table":
        """Answers, one after another, by the first seat that owes one."""
        for text in texts:
            self.s.apply(self.seat(), ANKH.code(self.s, text))
            self.check_stack()
        return self

    def by(self, seat: int, *texts: str) -> "Table":
        """Answers of this seat."""
        for text in texts:
            self.s.apply(seat, ANKH.code(self.s, text))
            self.check_stack()
        return self

    def check_stack(self) -> None:
        """What a test reaches can be written and read: every number on the stack is of the sort it should be."""
        for frame in self.s.stack:
            if not isinstance(frame, Stop):
                FRAMES.made(self.s, type(frame).__name__, list(frame.facts))

    def cards(self, **chosen: str) -> "Table":
        """Card choices by seat: s0="flood", s1="drought miracle" for two cards."""
        assert self.asked() == "ChooseCards", self.asked()
        for seat, names in chosen.items():
            self.by(int(seat[1:]), *names.split())
        return self

    def refused(self, text: str, seat: int | None = None) -> list[str]:
        """The rule ids against an answer; the position must not change."""
        before = self.s.to_bytes()
        asked = self.seat() if seat is None else seat
        try:
            self.s.apply(asked, ANKH.code(self.s, text))
        except IllegalOption as refusal:
            assert self.s.to_bytes() == before
            return [reason.rule for reason in refusal.reasons]
        raise AssertionError(f"{text} was not refused")

    # -- looking

    def at(self, space: str) -> str:
        """What stands on the space: "warrior 1", "temple" (neutral), "temple 0", or nothing."""
        number = EGYPT.number[space]
        kind = self.s.kind_at(number)
        owner = self.s.owner_at(number)
        if kind < 0:
            return ""
        return KINDS[kind] if owner == NOBODY else f"{KINDS[kind]} {owner}"

    def where(self, side: int, kind: str = "") -> str:
        """The spaces of a side's figures, or of one kind of them."""
        spaces = self.s.figures[side]
        if kind:
            spaces &= self.s.pieces[KINDS.index(kind)]
        return name_spaces(spaces)

    def heard(self, kind: str = "") -> list[Event]:
        """What happened since the last look, or only events of one kind."""
        return [event for event in self.s.heard() if not kind or event.kind == kind]

    def faults(self) -> list[str]:
        """Broken invariants."""
        return ANKH.faults(self.s)


def table(
    players: int = 3,
    scenario: str = "middle-kingdom",
    gods: str = "amun anubis isis osiris ra",
    guardians: str = "cat-mummy mummy giant-scorpion",
    first: int = 0,
    top: int = 31,
    last_red: int = 20,
    edition: str = "final",
) -> Table:
    """A game at its start; the first so many of the gods play."""
    s = ANKH.new(
        players=players,
        scenario=scenario,
        gods=gods.split()[:players],
        guardians=guardians.split(),
        first=first,
        top=top,
        last_red=last_red,
        edition=edition,
    )
    return Table(s)


def bare(
    players: int = 2,
    gods: str = "amun anubis isis osiris ra",
    guardians: str = "cat-mummy mummy giant-scorpion",
    top: int = 31,
    last_red: int = 20,
    edition: str = "final",
) -> Table:
    """The bare map of the Middle Kingdom (three regions: 1 West, 2 East, 3 Delta), Gods out of the way.

    With two or three players. Gods stand in corners: 2,0 and 8,0 (West), 2,10 (East).
    """
    t = table(players, "middle-kingdom", gods, guardians, top=top, last_red=last_red, edition=edition).clear()
    for side, space in enumerate(["2,0", "8,0", "2,10"][:players]):
        t.figures(side, god=space)
    return t


__all__ = [
    "ACTION", "ACTIONS", "ANKH", "CARD", "EGYPT", "KIND", "NUMBER", "PASS", "POWER", "SPACE", "YES",
    "Battle", "Stop", "Table", "bare", "table",
]  # fmt: skip
