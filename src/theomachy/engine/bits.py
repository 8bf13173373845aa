"""Sets of small numbers as the bits of one int: quick to copy, compare and combine.

With big ints every operation makes an object, so whoever goes through a set takes it by words, each a native int.
"""

from typing import Final

from mypy_extensions import i64

WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1
PRIME: Final = 67
"""Two to the power of 0 to 65 leave different remainders by it."""
_BY_REMAINDER: Final = {(1 << number) % PRIME: number for number in range(PRIME - 1)}
PLACE: Final = bytes(_BY_REMAINDER.get(remainder, 0) for remainder in range(PRIME))
"""The number of the only bit of a word, by the word's remainder. Compiled, bytes are the quickest table."""


def members(bits: int) -> list[int]:
    """The numbers in the set, ascending."""
    return codes(0, bits)


def codes(base: int, bits: int) -> list[int]:
    """The members of the set as option codes of the range that begins at base."""
    found: list[int] = []
    add_members(found, base, bits)
    return found


def add_members(found: list[int], base: int, bits: int) -> None:
    """Append the members of the set as option codes of the range that begins at base."""
    while bits:
        add_codes(found, base, bits & WORD)
        base += WORD_BITS
        bits >>= WORD_BITS


def choices(base: int, bits: int) -> list[int]:
    """The members of the set as option codes, and before them the one that takes none: PASS, which is always 0."""
    found: list[int] = [0]
    while bits:
        add_codes(found, base, bits & WORD)
        base += WORD_BITS
        bits >>= WORD_BITS
    return found


def add_codes(found: list[int], base: int, word: i64) -> None:
    """Append the members of a set that is one word, as codes of the range that begins at base."""
    while word:
        low: i64 = word & -word
        found.append(base + PLACE[low % PRIME])
        word ^= low


def minus(bits: int, others: int) -> int:
    """The set without the members of the other one; of big sets quicker than bits & ~others."""
    common = bits & others
    return bits ^ common if common else bits


def how_many(bits: int) -> int:
    """The number of members of the set."""
    if bits > WORD:
        return bits.bit_count()
    word: i64 = bits
    number: i64 = 0
    while word:
        word &= word - 1
        number += 1
    return number


def bits_of(numbers: list[int]) -> int:
    """The set that holds these numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
