"""A position of three-card poker."""

from collections.abc import Sequence
from typing import Final, Self

from poker.rules.cards import CARDS
from theomachy.engine.decision import State
from theomachy.engine.values import Row, added, changed

PLAYERS: Final = (2, 3, 4)
SEATS: Final = ("north", "east", "south", "west")
ROUNDS: Final = 6
CHIPS: Final = 20
"""Chips of each player at the start: enough for every ante and bet of the game."""
ANTE: Final = 1
STAKE: Final = 2
DECK: Final = 0
DISCARD: Final = 5
"""Places of cards: the deck, one more than the seat for a hand, the discard pile."""


class PokerState(State):
    """Where every card is, and everybody's chips."""

    over_by = "POKER-10"

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players: Final = players
        self.round = 0
        self.pot = 0
        self.chips: Row = (CHIPS,) * players
        self.betting: Row = (0,) * players
        """1 for each seat that has bet in this round."""
        self.place: Row = (DECK,) * len(CARDS)

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat."""
        return self.cards_at(seat + 1)

    def cards_at(self, place: int) -> list[int]:
        """The cards at a place."""
        return [card for card, where in enumerate(self.place) if where == place]

    def put(self, card: int, place: int) -> None:
        """Put a card there."""
        self.place = changed(self.place, card, place)

    def pay(self, seat: int, amount: int) -> None:
        """Chips go from a player into the pot."""
        self.chips = added(self.chips, seat, -amount)
        self.pot += amount

    def in_turn(self) -> list[int]:
        """All seats in the order of this round; another one begins each round."""
        return [(self.round - 1 + seat) % self.players for seat in range(self.players)]

    def copy(self) -> Self:
        twin = type(self)(self.players)
        twin.stack = self.stack.copy()
        twin.over = self.over
        twin.round = self.round
        twin.pot = self.pot
        twin.chips = self.chips
        twin.betting = self.betting
        twin.place = self.place
        return twin

    def facts(self) -> Sequence[Sequence[int]]:
        return [[self.players], [self.round, self.pot, int(self.over)], self.chips, self.betting, self.place]

    def set_facts(self, groups: list[list[int]]) -> None:
        (self.round, self.pot, over), chips, betting, place = groups
        self.over = bool(over)
        self.chips, self.betting, self.place = tuple(chips), tuple(betting), tuple(place)


def winners(s: PokerState) -> list[int]:
    """The seats with the most chips (POKER-10)."""
    return [seat for seat in range(s.players) if s.chips[seat] == max(s.chips)]


def faults(s: PokerState) -> list[str]:
    """Broken invariants."""
    found: list[str] = []
    if sum(s.chips) + s.pot != CHIPS * s.players or min(s.chips) < 0 or s.pot < 0:
        found.append("POKER-01 chips were lost or made")
    if not all(where in range(s.players + 1) or where == DISCARD for where in s.place):
        found.append("POKER-03 a card is nowhere")
    elif any(len(s.hand(seat)) > 3 for seat in range(s.players)):
        found.append("POKER-03 a hand is too large")
    if not 0 <= s.round <= ROUNDS or not set(s.betting) <= {0, 1}:
        found.append("POKER-10 no such round")
    return found
