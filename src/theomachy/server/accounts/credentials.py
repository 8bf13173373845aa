"""Tokens, cookies and passwords. A token is 32 random bytes; only its digest is kept."""

import asyncio
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from theomachy.server.live.ports import Ports

TOKEN_BYTES: Final = 32
TABLE_LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no letter that looks like another
CODE_LENGTH: Final = 8
DEVICE: Final = "device:"
"""How the owner of tokens without an account is called; no account's name has a colon."""


def written(token: bytes) -> str:
    """A token as text."""
    return urlsafe_b64encode(token).rstrip(b"=").decode("ascii")


def digest(text: str) -> bytes | None:
    """What is kept of a token; None if the text is none."""
    try:
        token = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return None
    return sha256(token).digest() if len(token) == TOKEN_BYTES and written(token) == text else None


def new_token(ports: Ports) -> tuple[str, bytes]:
    """A token and its digest."""
    token = ports.entropy(TOKEN_BYTES)
    return written(token), sha256(token).digest()


def letters(ports: Ports, alphabet: str, length: int) -> str:
    """Letters nobody can guess."""
    number = int.from_bytes(ports.entropy(length + 8), "big")
    found = ""
    for _ in range(length):
        number, place = divmod(number, len(alphabet))
        found += alphabet[place]
    return found


def new_table_id(ports: Ports) -> str:
    """The id of a new table: about 100 bits, and no authority."""
    return letters(ports, TABLE_LETTERS, 20)


def new_code(ports: Ports) -> str:
    """A short code to read out: about 39 bits."""
    return letters(ports, CODE_LETTERS, CODE_LENGTH)


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)[: CODE_LENGTH + 1]


def account_key(name: str) -> str:
    """How an account is looked up: names that look alike are one."""
    return unicodedata.normalize("NFKC", name).casefold()


NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$K4xpLzO9CxGdGuBUGYYnKQ$lmkH7HQ+2Dnx01QCsqgqhq9Y4Hvy2pTTkEsow70cmfk"
"""What a password is compared with where there is no account, so that it takes as long."""


class Passwords:
    """argon2id, a few at a time and never on the event loop."""

    def __init__(self, at_once: int) -> None:
        self._hasher: Final = PasswordHasher()
        self._turns: Final = asyncio.Semaphore(at_once)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password. It takes as long for an account that does not exist."""
        async with self._turns:
            right = await asyncio.to_thread(self._verify, password, kept or NOBODY)
        return right and kept is not None

    def _verify(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
