"""Rows of numbers as values: replaced, never changed, so that copies of a position share them.

And whatever was worked out from rows is right as long as they are the very same rows.
"""

from typing import Final, TypeAlias

from theomachy.engine.bits import minus

Row: TypeAlias = tuple[int, ...]
NONE: Final = [(0,) * length for length in range(21)]
"""Rows of nothing, by their length."""


def changed(row: Row, place: int, number: int) -> Row:
    """The row with another number at this place."""
    if len(row) == 2:  # two players, the most common case, without a list between
        return (row[0], number) if place else (number, row[1])
    numbers = list(row)
    numbers[place] = number
    return tuple(numbers)


def added(row: Row, place: int, amount: int) -> Row:
    """The row with so much more at this place."""
    return changed(row, place, row[place] + amount)


def with_bits(row: Row, place: int, bits: int) -> Row:
    """The row with these bits in the set at this place."""
    return changed(row, place, row[place] | bits)


def without_bits(row: Row, place: int, bits: int) -> Row:
    """The row without these bits in the set at this place."""
    return changed(row, place, minus(row[place], bits))


def all_without_bits(row: Row, bits: int) -> Row:
    """The row without these bits in any of its sets."""
    return tuple([minus(number, bits) for number in row])
