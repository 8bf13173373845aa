"""Real receivers of messages in this process: a mail server, a push service with a browser's keys, webhooks."""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Final

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.served import free_port
from theomachy.server.protocol import PushWish


class Received(msgspec.Struct, frozen=True):
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that keeps every request, and answers with the next of its statuses, or 201."""

    def __init__(self) -> None:
        self.requests: Final[list[Received]] = []
        self.statuses: Final[list[str]] = []
        self.address = ""
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Received(first.split(" ")[1], headers, body))
        answer = self.statuses.pop(0) if self.statuses else "201 Created"
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


class Browser:
    """The keys of a browser that has subscribed; reads what a push service got for it."""

    def __init__(self, service: Receiver, name: str) -> None:
        self.service: Final = service
        self.path: Final = f"/push/{name}"
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self._auth: Final = name.encode().ljust(16, b".")[:16]

    def subscription(self) -> PushWish:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return PushWish(endpoint=self.service.address + self.path, p256dh=text(point), auth=text(self._auth))

    def shown(self, public_key: str) -> list[dict[str, str]]:
        """Every message, its signature checked and its contents decrypted."""
        found: list[dict[str, str]] = []
        for one in self.service.requests:
            if one.path == self.path:
                assert one.headers["content-encoding"] == "aes128gcm"
                assert Vapid02.verify(one.headers["authorization"])
                token, _, key = one.headers["authorization"].removeprefix("vapid t=").partition(",k=")
                assert key == public_key
                claims = json.loads(data(token.split(".")[1]))
                assert claims["aud"] == self.service.address
                plain = http_ece.decrypt(
                    one.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
                )
                found.append(json.loads(plain))
        return found


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def data(raw: str) -> bytes:
    return urlsafe_b64decode(raw + "=" * (-len(raw) % 4))


class MailServer:
    """Keeps every mail; what it is told to answer to addresses and messages comes first."""

    def __init__(self) -> None:
        self.raw: Final[list[tuple[str, bytes]]] = []
        self.answers: Final[list[str]] = []
        """To the next messages; empty: they are taken."""
        self.unknown: Final[set[str]] = set()
        """Addresses that do not exist."""

    async def handle_RCPT(  # noqa: N802  the name that the library calls
        self, server: object, session: object, envelope: object, address: str, options: list[str]
    ) -> str:
        if address in self.unknown:
            return "550 no such user"
        recipients = getattr(envelope, "rcpt_tos")  # noqa: B009  the library has no types
        recipients.append(address)
        return "250 OK"

    async def handle_DATA(self, server: object, session: object, envelope: object) -> str:  # noqa: N802
        answer = self.answers.pop(0) if self.answers else ""
        if not answer:
            (to,), content = getattr(envelope, "rcpt_tos"), getattr(envelope, "content")  # noqa: B009
            self.raw.append((to, content))
        return answer or "250 OK"

    def mails(self, to: str) -> list["EmailMessage[str, str]"]:
        """What an address got."""
        return [message_from_bytes(raw, policy=policy.default) for address, raw in self.raw if address == to]


@contextmanager
def mail_server() -> Iterator[tuple[MailServer, int]]:
    """A mail server on loopback, and its port."""
    kept = MailServer()
    port = free_port()
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield kept, port
    finally:
        controller.stop()
