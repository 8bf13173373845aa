"""A transport that hands on what it receives in small slices, and stops reading while anybody has a reason to."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

Bytes: TypeAlias = bytes | bytearray | memoryview


class Gate(asyncio.Transport):
    """Stands between a protocol and its transport.

    A read may hold a quarter of a megabyte, which is tens of thousands of frames or chunks. Parsed at once
    they would stop everybody else, so each turn of the event loop gets one slice. Reading stops while slices wait,
    while the protocol wants nothing more, and while the other side does not read what we send.
    """

    def __init__(
        self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, slice_bytes: int, patience: float
    ) -> None:
        super().__init__()
        self._transport: Final = transport
        self._loop: Final = loop
        self._slice: Final = slice_bytes
        self._patience: Final = patience
        """Seconds that the other side has for the last bytes after a normal end."""
        self._feed: Callable[[bytes], None] = _ignore
        self._rest = b""
        self._held = False
        self._unread = False
        self._reading = True
        self._scheduled = False
        self.sent = 0
        """Bytes of everything that was written."""
        self.ended = False
        """Whether the other side was hung up on: nothing more is received or sent."""

    def feed(self, receiver: Callable[[bytes], None]) -> None:
        """Hand everything from now on to this receiver."""
        self._feed = receiver
        self._rest = b""

    def received(self, data: bytes) -> None:
        """Bytes have arrived."""
        if self.ended:
            return
        self._rest = self._rest + data if self._rest else data
        if not self._scheduled:
            self._step()

    def stop_while_unread(self, unread: bool) -> None:
        """Stop reading from somebody who does not read: every answer would only wait in memory."""
        self._unread = unread
        self._settle()

    def hang_up(self, last: bytes, linger: float) -> None:
        """Send the last bytes, receive nothing more, and disconnect when the other side had time to read them."""
        if self.ended:
            return
        self._transport.write(last)
        self.ended = True
        self._rest = b""
        self._settle()
        if not self._transport.is_closing():
            self._transport.write_eof()
        self._loop.call_later(linger, self._transport.abort)

    def _step(self) -> None:
        self._scheduled = False
        if self.ended or self._held or self._unread:
            return
        part, self._rest = self._rest[: self._slice], self._rest[self._slice :]
        try:
            if part:
                self._feed(part)
        except Exception:
            self.abort()  # its parser is in an unknown state
            raise
        self._settle()

    def _settle(self) -> None:
        """Read, or wait, or go on with the next slice in the next turn."""
        stopped = self._held or self._unread or self.ended
        if self._rest and not stopped and not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._step)
        reading = not stopped and not self._rest
        if reading is not self._reading and not self._transport.is_closing():
            self._reading = reading
            if reading:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    # -- the transport, as the protocol sees it

    def pause_reading(self) -> None:
        self._held = True
        self._settle()

    def resume_reading(self) -> None:
        self._held = False
        self._settle()

    def is_reading(self) -> bool:
        return self._reading

    def write(self, data: Bytes) -> None:
        if not self.ended:
            self.sent += len(data)
            self._transport.write(data)

    def writelines(self, list_of_data: Iterable[Bytes]) -> None:
        self.write(b"".join(list_of_data))

    def close(self) -> None:
        if self.ended or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size():  # it would wait for ever for somebody who does not read
            self._loop.call_later(self._patience, self._transport.abort)
        self._transport.close()

    def abort(self) -> None:
        self.ended = True
        self._transport.abort()

    def is_closing(self) -> bool:
        return self.ended or self._transport.is_closing()

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self._transport.get_extra_info(name, default)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()


def _ignore(data: bytes) -> None:
    """What receives before a protocol does."""
