"""Building positions of Pantheon for tests, in the words of the rulebook.

A Table wraps a position. Names in, names out: hexes are "q,r", everything else as in the option texts.
Players are called by seat: 0 red, 1 green, 2 yellow, 3 blue, clockwise. What is put somewhere is taken from
its stack or deck, so that a table keeps the invariants unless a test breaks them on purpose.
"""

from theomachy.engine.bits import bits_of, members
from theomachy.engine.decision import CHANCE, Step
from theomachy.engine.event import Event
from theomachy.engine.refusal import IllegalOption
from theomachy.engine.values import added, changed, with_bits
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.actions.turn import BeginTurn
from theomachy.games.pantheon.rules.board import BOARD, SPACE_NAMES
from theomachy.games.pantheon.rules.components import (
    BONUS,
    BOX,
    CARDS,
    COINS,
    GODS,
    LOOT,
    NATIONS,
    OFFERINGS,
    TILES,
    usable_places,
)
from theomachy.games.pantheon.rules.ending import EndGame
from theomachy.games.pantheon.rules.epoch import AfterEpoch, BeginEpoch, PrepareSeat
from theomachy.games.pantheon.rules.piles import count, kinds_in, one
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState


def spaces(names: str) -> int:
    """The hexes of these names."""
    return bits_of([BOARD.number[name] for name in names.split()])


def card(name: str) -> int:
    """The number of a card; coin_2 may be written for coin-2."""
    return CARDS.index(name.replace("_", "-"))


def having(pile: int, kind: int, amount: int) -> int:
    """The pile with so many of a kind."""
    return pile + (amount - count(pile, kind)) * one(kind)


class Table:
    """A position under test."""

    def __init__(self, s: PantheonState) -> None:
        self.s = s
        s.listen()
        s.heard()

    # -- arranging

    def nation(self, name: str, epoch: int = 1, temple: bool = True) -> "Table":
        """This nation is current in this epoch; its temple is on the board."""
        others = [nation for nation in range(len(NATIONS)) if NATIONS[nation] != name]
        self.s.track = (*others[: epoch - 1], NATIONS.index(name))
        self.s.temple = self.s.nation().start if temple else -1
        return self

    def hand(self, seat: int, **cards: int) -> "Table":
        """Cards for a hand, from the deck, or from the special money stack."""
        for name, amount in cards.items():
            kind = card(name)
            if COINS[kind] > 1:
                self.s.money -= one(kind) * amount
            else:
                self.s.deck -= one(kind) * amount
            self.s.hands = added(self.s.hands, seat, one(kind) * amount)
        return self

    def open_cards(self, **cards: int) -> "Table":
        """The open cards are exactly these."""
        self.s.deck += self.s.open
        self.s.open = 0
        for name, amount in cards.items():
            self.s.deck -= one(card(name)) * amount
            self.s.open += one(card(name)) * amount
        return self

    def discard(self, **cards: int) -> "Table":
        """Cards of the deck lie on the discard pile."""
        for name, amount in cards.items():
            self.s.deck -= one(card(name)) * amount
            self.s.discard += one(card(name)) * amount
        return self

    def deck_is(self, rest_to: int, **cards: int) -> "Table":
        """The deck is exactly these cards; a hand takes the others."""
        self.s.hands = added(self.s.hands, rest_to, self.s.deck)
        self.s.deck = 0
        for name, amount in cards.items():
            self.s.hands = added(self.s.hands, rest_to, -one(card(name)) * amount)
            self.s.deck += one(card(name)) * amount
        return self

    def feet(self, seat: int, names: str, jumped: bool = False) -> "Table":
        """Feet on the board, from the general reserve."""
        self.s.feet = with_bits(self.s.feet, seat, spaces(names))
        if jumped:
            self.s.jumped = with_bits(self.s.jumped, seat, spaces(names))
        return self

    def columns(self, seat: int, names: str) -> "Table":
        """Columns on the board, from the general reserve."""
        self.s.columns = with_bits(self.s.columns, seat, spaces(names))
        return self

    def reserve(self, seat: int, feet: int, columns: int) -> "Table":
        """The personal reserve is exactly this."""
        self.s.feet_left = changed(self.s.feet_left, seat, feet)
        self.s.columns_left = changed(self.s.columns_left, seat, columns)
        return self

    def gods(self, seat: int, **copies: int) -> "Table":
        """God tiles before a player, from the stack."""
        for name, amount in copies.items():
            self.s.god_stack -= one(GODS.index(name)) * amount
            self.s.gods = added(self.s.gods, seat, one(GODS.index(name)) * amount)
        return self

    def display(self, names: str) -> "Table":
        """Gods in the display, from the stack."""
        for name in names.split():
            self.s.god_stack -= one(GODS.index(name))
            self.s.god_display += one(GODS.index(name))
        return self

    def tokens(self, seat: int, **levels: int) -> "Table":
        """Sacrifice tokens of a player, bought straight at their levels."""
        for name, level in levels.items():
            self.s.set_token(seat, OFFERINGS.index(name), level, "PAN-BUY-06")
        return self

    def demigods(self, seat: int, *values: int) -> "Table":
        """Demigods of a player, from the stack."""
        for value in values:
            self.s.demigod_stack -= one(value - 1)
            self.s.demigods = added(self.s.demigods, seat, one(value - 1))
        return self

    def demigod_row(self, *values: int) -> "Table":
        """Demigods in the display, the oldest first."""
        for value in values:
            self.s.demigod_stack -= one(value - 1)
            self.s.demigod_display += (value,)
        return self

    def step_tiles(self, seat: int, amount: int) -> "Table":
        """Step tiles before a player."""
        self.s.bag -= one(LOOT.index("steps-1")) * amount
        self.s.kept = added(self.s.kept, seat, one(LOOT.index("steps-1")) * amount)
        return self

    def loot(self, **tiles: str) -> "Table":
        """Loot on the nation's loot hexes: p0 to p4 in the order of its card."""
        for place, name in tiles.items():
            self.s.bag -= one(LOOT.index(name))
            self.s.loot = changed(self.s.loot, int(place[1:]), LOOT.index(name))
        return self

    def loot_hex(self, place: int) -> str:
        """The name of a loot hex of the nation."""
        return SPACE_NAMES[self.s.nation().loot[place]]

    # -- starting what a test wants to see

    def turn(self, seat: int) -> "Table":
        """It is this seat's turn; the game goes on after it."""
        self.s.stack.clear()
        self.s.over = False
        self.s.queue([BeginTurn(seat), AfterEpoch()])
        self.s.settle()
        return self

    def act(self, seat: int, action: str) -> "Table":
        """The seat has chosen this action in its turn."""
        return self.turn(seat).answer(action)

    def epoch(self) -> "Table":
        """The next epoch begins; nature has not yet answered."""
        self.s.stack.clear()
        self.s.over = False
        self.s.temple = -1
        self.s.push(BeginEpoch())
        self.s.settle()
        return self

    def prepare(self, *seats: int) -> "Table":
        """The current nation's ability for these seats, and no more; the temple is not yet placed."""
        self.s.temple = -1
        return self.runs(*[PrepareSeat(seat) for seat in seats])

    def runs(self, *steps: Step[PantheonState]) -> "Table":
        """These steps happen, and then the game is declared over."""
        self.s.stack.clear()
        self.s.over = False
        self.s.queue([*steps, EndGame()])
        self.s.settle()
        return self

    # -- playing

    def asked(self) -> str:
        """The name of the open question; empty if nobody is asked."""
        return "" if self.s.over else type(self.s.stack[-1]).__name__

    def seat(self) -> int:
        """The first seat that owes an answer."""
        return self.s.waiting()[0]

    def options(self) -> list[str]:
        """The texts of the options."""
        return [PANTHEON.text(self.s, option) for option in self.s.options(self.seat())]

    def answer(self, *texts: str) -> "Table":
        """Answers, one after another, by the seat that owes one; nature's too."""
        for text in texts:
            self.s.apply(self.seat(), PANTHEON.code(self.s, text))
        return self

    def luck(self) -> "Table":
        """Nature answers with its first option until a player is asked or all is over."""
        while not self.s.over and self.seat() == CHANCE:
            self.s.apply(CHANCE, self.s.options(CHANCE)[0])
        return self

    def refused(self, text: str) -> list[str]:
        """The rule ids against an answer; the position must not change."""
        before = self.s.to_bytes()
        try:
            self.s.apply(self.seat(), PANTHEON.code(self.s, text))
        except IllegalOption as refusal:
            assert self.s.to_bytes() == before
            return [reason.rule for reason in refusal.reasons]
        raise AssertionError(f"{text} was not refused")

    def agrees(self) -> None:
        """Reasons are empty exactly for the options, over all codes and some strange ones."""
        for seat in self.s.waiting():
            options = self.s.options(seat)
            assert options == sorted(set(options))
            assert options
            for code in [*range(-2, PANTHEON.codes + 2), 10**9]:
                assert (not self.s.reasons(seat, code)) == (code in options), (self.asked(), code)

    # -- looking

    def held(self, seat: int) -> dict[str, int]:
        """The hand of a seat."""
        return {CARDS[kind]: count(self.s.hands[seat], kind) for kind in kinds_in(self.s.hands[seat])}

    def pile(self) -> dict[str, int]:
        """The discard pile."""
        return {CARDS[kind]: count(self.s.discard, kind) for kind in kinds_in(self.s.discard)}

    def owns(self, seat: int) -> dict[str, int]:
        """The gods before a seat."""
        return {GODS[god]: count(self.s.gods[seat], god) for god in kinds_in(self.s.gods[seat])}

    def boxed(self) -> dict[str, int]:
        """The gods in the box."""
        return {GODS[god]: count(self.s.god_box, god) for god in kinds_in(self.s.god_box)}

    def where(self, hexes: int) -> str:
        """Names of hexes."""
        return " ".join(sorted(SPACE_NAMES[space] for space in members(hexes)))

    def heard(self, kind: str = "") -> list[Event]:
        """What happened since the last look (but for a victory), or only events of one kind."""
        return [event for event in self.s.heard() if event.kind == kind or (not kind and event.kind != "game-won")]

    def faults(self) -> list[str]:
        """Broken invariants."""
        return PANTHEON.faults(self.s)


def bare(
    players: int = 3,
    nation: str = "gallia",
    epoch: int = 1,
    traitera_after_trigger: bool = True,
    stall_turns: int = 60,
    bonus_draft: bool = False,
) -> Table:
    """An empty board with the temple on the nation's start hex; no hands, the open cards are four coins.

    Two gods lie in the display and there is loot on the nation's usable hexes, so that no epoch ends by itself.
    """
    s = PANTHEON.new(
        players,
        traitera_after_trigger=traitera_after_trigger,
        stall_turns=stall_turns,
        bonus_draft=bonus_draft,
    )
    s.stack.clear()
    s.start = 0
    s.bonus_offer = 0
    t = Table(s).nation(nation, epoch).open_cards(coin_1=4).display("gadicea gadicea")
    kinds = ["cards-2", "cards-2", "cards-2", "cards-3", "cards-3"]
    return t.loot(**{f"p{place}": kinds[place] for place in range(usable_places(players))})


__all__ = [
    "BONUS", "BOX", "CARDS", "GODS", "LOOT", "NATIONS", "NOTHING", "PANTHEON", "TILES",
    "Table", "bare", "card", "spaces",
]  # fmt: skip
