"""Sets of small numbers as the bits of one int: quick to copy, compare and combine."""


def members(bits: int) -> list[int]:
    """The numbers in the set, ascending."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def codes(base: int, bits: int) -> list[int]:
    """The members of the set as option codes of the range that begins at base."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(base + low.bit_length() - 1)
        bits ^= low
    return found


def bits_of(numbers: list[int]) -> int:
    """The set that holds these numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
