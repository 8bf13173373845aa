"""Web Push: a message that only the browser can read, signed with the key that the browser subscribed to.

pywebpush encrypts (RFC 8291) and py-vapid signs (RFC 8292); the request itself goes through `outside.py`, because
the address of the push service comes from whoever subscribes.
"""

import os
from base64 import urlsafe_b64decode
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlsplit

import msgspec

from theomachy.server.notices import outside
from theomachy.server.notices.messages import Message
from theomachy.server.notices.retries import Sent
from theomachy.server.notices.settings import NoticeSettings
from theomachy.server.store.port import CannotOpen
from theomachy.server.tables.identifiers import token_text

NAME: Final = "push.key"
LIFE: Final = 24 * 3_600
"""Seconds that a push service keeps a message for a device that is not there."""
SIGNED_FOR: Final = 12 * 3_600
ENCODE: Final = msgspec.json.Encoder()


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser listens, and its keys."""

    endpoint: str
    p256dh: str
    auth: str

    def fits(self) -> bool:
        """Whether the keys are a point of the curve and 16 bytes."""
        try:
            point, auth = decoded(self.p256dh), decoded(self.auth)
        except ValueError:
            return False
        return len(point) == 65 and point[0] == 4 and len(auth) == 16


def decoded(text: str) -> bytes:
    """URL-safe base64 with or without its padding."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


class Signer(Protocol):
    """What signs requests and encrypts messages."""

    public: str

    def headers(self, audience: str, contact: str, expires: int) -> dict[str, str]:
        """The headers that show who sends."""

    def encrypted(self, to: Subscription, data: bytes) -> bytes:
        """A message that only this browser can read."""


class Push:
    """Sends to browsers."""

    def __init__(self, settings: NoticeSettings, signer: Signer) -> None:
        self._settings: Final = settings
        self._signer: Final = signer
        self.public_key: Final = signer.public

    async def send(self, target: str, message: Message, now: int) -> Sent:
        """Send a message to a subscription."""
        to = msgspec.json.decode(target, type=Subscription)
        parts = urlsplit(to.endpoint)
        told = [one.text for one in message.lines] + ([message.more] if message.more else [])
        shown = {"id": message.id, "title": message.title, "body": "\n".join(told), "place": message.place}
        try:
            body = self._signer.encrypted(to, ENCODE.encode(shown))
        except ValueError:  # a point that is not on the curve
            return Sent("gone", "keys")
        headers = self._signer.headers(
            f"{parts.scheme}://{parts.netloc}", self._settings.contact(), now // 1_000 + SIGNED_FOR
        )
        headers |= {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE),
            "Urgency": "normal",
            # one that is sent again takes the place of the first, where the device has not fetched it yet
            "Topic": token_text(sha256(message.id.encode()).digest()[:24]),
        }
        return await outside.post(to.endpoint, body, headers, self._settings.private)


def open_signer(path: Path | None) -> Signer | None:
    """The signer with the key in a file, which is made if it is not there; None without the libraries."""
    try:
        from theomachy.server.notices.vapid import VapidSigner  # noqa: PLC0415  an extra
    except ImportError:
        return None
    pem = read_or_make(path, VapidSigner.new_key)
    try:
        return VapidSigner(pem)
    except ValueError as error:
        raise CannotOpen(f"{path} is not the key of push messages: {error}") from error


def read_or_make(path: Path | None, new: "MakeKey") -> bytes:
    """The private key as PEM. Without a path a new one is made for this start."""
    if path is None:
        return new()
    try:
        if path.exists():
            return path.read_bytes()
        partial = path.with_name(path.name + ".new")
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.unlink(missing_ok=True)
        made = new()
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(made)
            file.flush()
            os.fsync(file.fileno())
        partial.rename(path)
    except OSError as error:
        raise CannotOpen(f"{path} cannot be used for the key of push messages: {error}") from error
    return made


class MakeKey(Protocol):
    """Makes a private key as PEM."""

    def __call__(self) -> bytes: ...
