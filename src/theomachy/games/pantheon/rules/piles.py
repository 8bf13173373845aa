"""Piles: how many there are of each kind, as the digits of one int. A deck, a hand, the gods before a player.

A pile is a value: it is copied by looking at it, and piles are put together by adding them. Six bits for each of
up to ten kinds fit a native int. Whoever takes away what is not there borrows from the next kind; the invariants
would notice.
"""

from typing import Final

from mypy_extensions import i64

DIGIT: Final = 6
MOST: Final = (1 << DIGIT) - 1
KINDS: Final = 10
ONE: Final = [1 << DIGIT * kind for kind in range(KINDS)]


def one(kind: i64) -> i64:
    """A single thing of this kind."""
    return ONE[kind]  # a literal 1 shifted by a native int would be compiled as 32 bits


def count(pile: i64, kind: i64) -> i64:
    """How many of this kind."""
    return pile >> DIGIT * kind & MOST


def size(pile: i64) -> i64:
    """How many of all kinds together."""
    total: i64 = 0
    while pile:
        total += pile & MOST
        pile >>= DIGIT
    return total


def kinds_in(pile: i64) -> list[int]:
    """The kinds of which there is at least one, ascending."""
    return kind_codes(0, pile)


def kind_codes(base: i64, pile: i64) -> list[int]:
    """The same as option codes of the range that begins at base."""
    found: list[int] = []
    add_kinds(found, base, pile)
    return found


def add_kinds(found: list[int], base: i64, pile: i64) -> None:
    """Append them, as option codes of the range that begins at base."""
    while pile:
        if pile & MOST:
            found.append(base)
        base += 1
        pile >>= DIGIT


def kind_at(pile: i64, place: i64) -> i64:
    """The kind of the thing at this place, the things of the pile laid in a row by their kinds."""
    kind: i64 = 0
    place -= pile & MOST
    while place >= 0:
        pile >>= DIGIT
        kind += 1
        place -= pile & MOST
    return kind


def frequencies(pile: i64) -> list[int]:
    """How many there are of each of kinds_in(pile)."""
    found: list[int] = []
    while pile:
        if pile & MOST:
            found.append(pile & MOST)
        pile >>= DIGIT
    return found


def counts_of(pile: i64, kinds: int) -> list[int]:
    """How many of each of so many kinds, none included."""
    return [count(pile, kind) for kind in range(kinds)]


def pile_of(counts: list[int]) -> i64:
    """The pile with so many of each kind; ValueError if no pile can have them."""
    if len(counts) > KINDS or min([0, *counts]) < 0 or max([0, *counts]) > MOST:
        raise ValueError(f"no pile: {counts}")
    pile: i64 = 0
    for kind, amount in enumerate(counts):
        pile += one(kind) * amount
    return pile
