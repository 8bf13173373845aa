"""The libraries of the extra `notices`: encryption and signatures of Web Push."""

from typing import Final

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from theomachy.server.notices.push import Subscription
from theomachy.server.tables.identifiers import token_text


class VapidSigner:
    """Signs with one private key."""

    def __init__(self, pem: bytes) -> None:
        self._vapid: Final = Vapid02.from_pem(pem)
        point: bytes = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = token_text(point)

    @staticmethod
    def new_key() -> bytes:
        """A new private key as PEM."""
        vapid = Vapid02()
        vapid.generate_keys()
        pem: bytes = vapid.private_pem()
        return pem

    def headers(self, audience: str, contact: str, expires: int) -> dict[str, str]:
        """The headers that show who sends."""
        signed: dict[str, str] = self._vapid.sign({"sub": contact, "aud": audience, "exp": expires})
        return signed

    def encrypted(self, to: Subscription, data: bytes) -> bytes:
        """A message that only this browser can read; ValueError if its key is no point of the curve."""
        keys = {"p256dh": to.p256dh, "auth": to.auth}
        body: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(data)["body"]
        return body
