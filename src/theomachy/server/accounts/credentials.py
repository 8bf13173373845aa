"""Tokens and passwords. A token is 32 random bytes; only its digest is stored."""

import asyncio
import unicodedata
from base64 import urlsafe_b64decode
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from theomachy.server.live.fair_turns import Asker, FairTurns, Turn
from theomachy.server.live.ports import Ports
from theomachy.server.tables.identifiers import token_text
from theomachy.server.tables.plain_text import JOINERS, stripped

TOKEN_BYTES: Final = 32
ROUNDS: Final = 8
"""Folding a name more often changes nothing more."""
DEVICE: Final = "device:"
"""Prefix of the owner of tokens without an account; no account name has a colon."""


def token_digest(text: str) -> bytes | None:
    """What is stored of a token; None if the text is not a token."""
    try:
        token = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return None
    return sha256(token).digest() if len(token) == TOKEN_BYTES and token_text(token) == text else None


def new_token(ports: Ports) -> tuple[str, bytes]:
    """A new token as text, and its digest."""
    token = ports.entropy(TOKEN_BYTES)
    return token_text(token), sha256(token).digest()


def account_key(name: str) -> str:
    """The key of an account, for looking it up and for counting guesses: names that look alike have the same key.

    The key of a key is itself.
    """
    key = name
    for _ in range(ROUNDS):
        before, key = key, folded("".join(letter for letter in stripped(folded(key)) if letter not in JOINERS))
        if key == before:
            break
    return key


def folded(text: str) -> str:
    """Without the differences of case and of compatible letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def account_keys(name: str) -> list[str]:
    """The keys under which the account of a name may be stored, those of older servers first."""
    older = [unicodedata.normalize("NFKC", text).casefold() for text in (name, stripped(name))]
    return list(dict.fromkeys([*older, account_key(name)]))


DUMMY_HASH: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$K4xpLzO9CxGdGuBUGYYnKQ$lmkH7HQ+2Dnx01QCsqgqhq9Y4Hvy2pTTkEsow70cmfk"
)
"""The hash a password is compared with where there is no account, so that refusing takes equally long."""


class Passwords:
    """argon2id hashes: a few at a time, never on the event loop; Crowded if too many wait.

    `known` names a login that the device had before; empty for strangers. The two have turns of their own, so that
    no crowd of strangers keeps those out who were here before.
    """

    def __init__(self, at_once: int, waiting: int = 16, waiting_for_one: int = 3) -> None:
        self._hasher: Final = PasswordHasher()
        self.strangers: Final = FairTurns(at_once, waiting, waiting_for_one)
        self.known: Final = FairTurns(at_once, waiting, waiting_for_one)

    async def hashed(self, password: str, block: str = "", known: str = "") -> str:
        """The hash that is stored of a password."""
        async with self._turn(block, known):
            return await asyncio.to_thread(self._hasher.hash, password)

    def _turn(self, block: str, known: str) -> Turn:
        return (self.known if known else self.strangers).turn(Asker(block, known))

    async def fits(self, password: str, kept: str | None, block: str = "", known: str = "") -> bool:
        """Whether the password is right. Takes equally long for an account that does not exist."""
        async with self._turn(block, known):
            right = await asyncio.to_thread(self._verify, password, kept or DUMMY_HASH)
        return right and kept is not None

    def _verify(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
