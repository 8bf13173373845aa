"""Sets of spaces as three native words: values like the ints of `bits`, but without an object for each.

An int above 62 bits is an object that every operation makes anew. Compiled, a tuple of native words is none: it
lives where it is used. So rules that combine sets of spaces again and again do it with these, and the facts of a
position stay ints.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from theomachy.engine.bits import WORD, WORD_BITS, add_codes

Spaces: TypeAlias = tuple[i64, i64, i64]
MOST_SPACES: Final = 3 * WORD_BITS


def spaces_of(bits: int) -> Spaces:
    """The set that an int stands for."""
    first: i64 = bits & WORD
    if bits <= WORD:
        return first, 0, 0
    second: i64 = bits >> WORD_BITS & WORD
    third: i64 = bits >> 2 * WORD_BITS
    return first, second, third


def bits_in(spaces: Spaces) -> int:
    """The int that stands for the set."""
    bits = int(spaces[0])
    if spaces[1]:
        bits |= int(spaces[1]) << WORD_BITS
    if spaces[2]:
        bits |= int(spaces[2]) << 2 * WORD_BITS
    return bits


def either(one: Spaces, other: Spaces) -> Spaces:
    """What is in one set or the other."""
    return one[0] | other[0], one[1] | other[1], one[2] | other[2]


def both(one: Spaces, other: Spaces) -> Spaces:
    """What is in both sets."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2]


def without(spaces: Spaces, others: Spaces) -> Spaces:
    """What is in the first set and not in the other."""
    return spaces[0] & ~others[0], spaces[1] & ~others[1], spaces[2] & ~others[2]


def some(spaces: Spaces) -> bool:
    """Whether there is anything in the set."""
    return spaces[0] | spaces[1] | spaces[2] != 0


def has(spaces: Spaces, space: i64) -> bool:
    """Whether the space is in the set."""
    if space < WORD_BITS:
        return spaces[0] >> space & 1 != 0
    if space < 2 * WORD_BITS:
        return spaces[1] >> space - WORD_BITS & 1 != 0
    return spaces[2] >> space - 2 * WORD_BITS & 1 != 0


def add_spaces(found: list[int], base: int, spaces: Spaces) -> None:
    """Append the members of the set, ascending, as option codes of the range that begins at base."""
    add_codes(found, base, spaces[0])
    add_codes(found, base + WORD_BITS, spaces[1])
    add_codes(found, base + 2 * WORD_BITS, spaces[2])


def listed(spaces: Spaces) -> list[int]:
    """The members of the set, ascending."""
    found: list[int] = []
    add_spaces(found, 0, spaces)
    return found
