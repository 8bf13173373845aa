"""Chance on the server: one 256-bit secret for each table, and a stream of its own for each purpose.

A draw is a keyed hash of its purpose and its number, so a new draw in one place shifts nothing elsewhere, and a
player who undoes answers and gives them again gets the same results. Only at a practice table an undo past what
was revealed changes the purpose (`Match.stream`), so that everything since is drawn anew.
"""

from hashlib import blake2b

SECRET_BYTES = 32


def drawn(secret: bytes, purpose: str, number: int) -> int:
    """The 128 bits of a draw."""
    data = f"{purpose}\0{number}".encode()
    return int.from_bytes(blake2b(data, digest_size=16, key=secret, person=b"theomachy-draw").digest(), "big")


def weighted(secret: bytes, purpose: str, number: int, weights: list[int]) -> int:
    """An index drawn in proportion to the weights; the bias is below 2**-100."""
    point = drawn(secret, purpose, number) * sum(weights) >> 128
    index = 0
    while point >= weights[index]:
        point -= weights[index]
        index += 1
    return index


def seed(secret: bytes, purpose: str, number: int) -> int:
    """A 64-bit seed for dice of one purpose."""
    return drawn(secret, purpose, number) >> 64


def token(secret: bytes, purpose: str) -> bytes:
    """32 bytes that only the secret's owner can make again, so that a repeated request gets the same token."""
    return blake2b(purpose.encode(), digest_size=32, key=secret, person=b"theomachy-token").digest()
