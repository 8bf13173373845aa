"""What a seat may see: everything but the deck and the hands of others (POKER-03)."""

from typing import NotRequired, TypedDict

from poker.rules.cards import CARDS
from poker.rules.state import DECK, DISCARD, SEATS, PokerState, winners


class PlayerView(TypedDict):
    """A player as a viewer sees it."""

    name: str
    chips: int
    betting: bool
    handSize: int
    hand: NotRequired[list[str]]


class PokerView(TypedDict):
    """The table as a viewer sees it."""

    game: str
    round: int
    pot: int
    deckSize: int
    discard: list[str]
    players: list[PlayerView]
    waiting: list[int]
    over: bool
    winners: list[int]


def named(cards: list[int]) -> list[str]:
    """Cards by name."""
    return [CARDS[card] for card in cards]


def view_of(s: PokerState, seat: int) -> PokerView:
    """The table as this seat (or a spectator) sees it."""
    return {
        "game": "poker",
        "round": s.round,
        "pot": s.pot,
        "deckSize": len(s.cards_at(DECK)),
        "discard": named(s.cards_at(DISCARD)),
        "players": [player_view(s, owner, owner == seat) for owner in range(s.players)],
        "waiting": s.waiting(),
        "over": s.over,
        "winners": winners(s) if s.over else [],
    }


def player_view(s: PokerState, seat: int, own: bool) -> PlayerView:
    """One player; the hand only for its owner."""
    hand = s.hand(seat)
    shown: PlayerView = {
        "name": SEATS[seat],
        "chips": s.chips[seat],
        "betting": bool(s.betting[seat]),
        "handSize": len(hand),
    }
    if own:
        shown["hand"] = named(hand)
    return shown
