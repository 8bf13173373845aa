"""Tokens of the links in mails: the id of a channel and a signature of what the link does. Nothing is stored."""

from hashlib import blake2b
from hmac import compare_digest
from typing import Final, Literal

ID_LETTERS: Final = 30
Purpose = Literal["confirm", "stop"]


class Links:
    """Makes and reads tokens with one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def token(self, purpose: Purpose, channel: str) -> str:
        """The token of a link."""
        return channel + self._signature(purpose, channel)

    def channel(self, purpose: Purpose, token: str) -> str | None:
        """The channel that a token is of; None if the server did not make it for this purpose."""
        channel, given = token[:ID_LETTERS], token[ID_LETTERS:]
        made = self._signature(purpose, channel)
        return channel if compare_digest(given.encode(errors="replace"), made.encode()) else None

    def _signature(self, purpose: Purpose, channel: str) -> str:
        made = blake2b(
            channel.encode(errors="replace"),
            digest_size=16,
            key=self._secret,
            person=b"notice " + purpose.encode(),
        )
        return made.hexdigest()
