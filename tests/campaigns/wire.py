"""A WebSocket client in as few steps as possible: cheap enough to be a thousand players, raw enough to be rude."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
ZERO_MASK: Final = bytes(4)  # masking is an exclusive or: with zeros it costs nothing, and is as legal as any


def framed(opcode: int, body: bytes, final: bool = True) -> bytes:
    """A client's frame."""
    head = bytes([(0x80 if final else 0) | opcode])
    size = len(body)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + ZERO_MASK + body


def handshake(host: str, path: str, headers: dict[str, str]) -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(os.urandom(16)).decode("ascii")
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *[f"{name}: {value}" for name, value in headers.items()],
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


class Wire(asyncio.Protocol):
    """One socket; each whole message is handed on as soon as it is there."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.request: Final = request
        self.heard: Final = heard
        self.lost: Final = lost
        self.status = 0
        self.closed_with = 0
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.opened: Final[asyncio.Future[int]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's are none by inheritance
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_result(self.status)
        self.lost()

    def data_received(self, data: bytes) -> None:
        if self.status and not self.buffer and self._whole(data):
            return
        self.buffer += data
        if not self.status and not self._status():
            return
        while self._frame():
            pass

    def _whole(self, data: bytes) -> bool:
        """Hand on a read that is exactly one text message of middle size, as most are."""
        if len(data) < 130 or data[0] != 0x80 | TEXT or data[1] != 126 or len(data) - 4 != data[2] << 8 | data[3]:
            return False
        self.heard(data[4:])
        return True

    def send(self, body: bytes) -> None:
        """Send a text message."""
        self.raw(framed(TEXT, body))

    def raw(self, data: bytes) -> None:
        """Send whatever bytes."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self.transport is not None:
            self.transport.abort()

    def _status(self) -> bool:
        """Read the answer to the handshake, once it is whole."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        self.status = int(self.buffer[9:12])
        del self.buffer[: end + 4]
        if not self.opened.done():
            self.opened.set_result(self.status)
        return self.status == 101

    def _frame(self) -> bool:
        """Take one frame off the buffer; servers do not mask and ours does not fragment."""
        if len(self.buffer) < 2:
            return False
        size = self.buffer[1] & 0x7F
        head = 2
        if size == 126:
            head = 4
        elif size == 127:
            head = 10
        if len(self.buffer) < head:
            return False
        if head > 2:
            size = int.from_bytes(self.buffer[2:head], "big")
        if len(self.buffer) < head + size:
            return False
        opcode = self.buffer[0] & 0x0F
        body = bytes(self.buffer[head : head + size])
        del self.buffer[: head + size]
        if opcode in (TEXT, BINARY):
            self.heard(body)
        elif opcode == PING:
            self.raw(framed(PONG, body))
        elif opcode == CLOSE:
            self.closed_with = int.from_bytes(body[:2], "big")
            self.raw(framed(CLOSE, body[:2]))
        return True


async def dial(
    host: str,
    port: int,
    path: str,
    headers: dict[str, str],
    heard: Callable[[bytes], None],
    lost: Callable[[], None],
    source: str = "127.0.0.1",
) -> Wire:
    """Open a socket and wait for the answer to its handshake; `status` says whether it was let in."""
    loop = asyncio.get_running_loop()
    request = handshake(f"{host}:{port}", path, headers)
    _, wire = await loop.create_connection(lambda: Wire(request, heard, lost), host, port, local_addr=(source, 0))
    await wire.opened
    return wire
