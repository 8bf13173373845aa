"""Ids of tables, short codes to join by, and tokens as text. The random bytes are passed in."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final, TypeAlias

Entropy: TypeAlias = Callable[[int], bytes]
"""Returns this many unpredictable bytes."""
TABLE_LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no letter that looks like another
CODE_LENGTH: Final = 8


def new_table_id(entropy: Entropy) -> str:
    """The id of a new table: about 100 bits. Knowing it grants nothing."""
    return _letters(entropy, TABLE_LETTERS, 20)


def new_code(entropy: Entropy) -> str:
    """A short code to read out: about 39 bits."""
    return _letters(entropy, CODE_LETTERS, CODE_LENGTH)


def read_code(text: str) -> str:
    """A code as a person typed it, without spaces, dashes and lower case."""
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)[: CODE_LENGTH + 1]


def token_text(token: bytes) -> str:
    """A token as text for URLs and headers."""
    return urlsafe_b64encode(token).rstrip(b"=").decode("ascii")


def _letters(entropy: Entropy, alphabet: str, length: int) -> str:
    number = int.from_bytes(entropy(length + 8), "big")
    found = ""
    for _ in range(length):
        number, place = divmod(number, len(alphabet))
        found += alphabet[place]
    return found
