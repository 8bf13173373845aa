"""The cards, and what a hand of three is worth."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

RANKS: Final = ("9", "10", "j", "q", "k", "a")
SUITS: Final = ("c", "d", "h", "s")
CARDS: Final = [rank + suit for rank in RANKS for suit in SUITS]
HANDS: Final = ("high-card", "pair", "flush", "straight", "three-of-a-kind", "straight-flush")
"""Kinds of hands, the lowest first."""
HIGH_CARD, PAIR, FLUSH, STRAIGHT, THREE, STRAIGHT_FLUSH = range(len(HANDS))
HAND_SIZE: Final = 3


def rank_of(card: int) -> int:
    """The rank of a card, 0 for a nine."""
    return card // len(SUITS)


def kind_of(hand: Sequence[int]) -> int:
    """What kind of hand three cards are (POKER-07)."""
    ranks = sorted(rank_of(card) for card in hand)
    same_suit = len({card % len(SUITS) for card in hand}) == 1
    in_a_row = ranks[0] + 2 == ranks[1] + 1 == ranks[2]
    if in_a_row:
        return STRAIGHT_FLUSH if same_suit else STRAIGHT
    if ranks[0] == ranks[2]:
        return THREE
    if same_suit:
        return FLUSH
    return PAIR if len(set(ranks)) < HAND_SIZE else HIGH_CARD


def strength(hand: Sequence[int]) -> int:
    """A number that is higher for the better hand: its kind, then its ranks, those that are paired first."""
    counts = Counter(rank_of(card) for card in hand)
    value = kind_of(hand)
    for rank, count in sorted(counts.items(), key=lambda item: (item[1], item[0]), reverse=True):
        for _ in range(count):
            value = value * len(RANKS) + rank
    return value


STRONGEST: Final = strength([CARDS.index("qs"), CARDS.index("ks"), CARDS.index("as")])
