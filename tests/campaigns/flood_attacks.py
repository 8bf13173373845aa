"""What one hostile program can send: `python -m tests.campaigns.flood_attacks NAME PORT SECONDS TABLE TOKEN`.

Only against a server on loopback that the campaign `floods` has started. Whoever is disconnected connects again at
once.
"""

import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from tests.campaigns.wire import PING, PONG, TEXT, framed, handshake

HOST: Final = "127.0.0.1"
ELSEWHERE: Final = "127.0.0.66"
"""The attacker's address: nobody's neighbour, and no proxy."""
FRESH: Final = "127.0.0.67"
"""Another one, which has not used up what an address may open."""
POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: %b\r\nContent-Type: application/json\r\n"
CHUNKED: Final = POST % HOST.encode() + b"Transfer-Encoding: chunked\r\n\r\n"
LONG: Final = POST % HOST.encode() + b"Content-Length: 16000\r\n\r\n"
ENDLESS: Final = b"GET /healthz HTTP/1.1\r\nHost: %b\r\nContent-Length: 1000000000000\r\n\r\n" % HOST.encode()
HALF: Final = b"GET /healthz HTTP/1.1\r\nHost: 127"
WHOLE: Final = b"GET /healthz HTTP/1.1\r\nHost: %b\r\n\r\n" % HOST.encode()

USELESS: Final = b"DELETE /api/tables HTTP/1.1\r\nHost: %b\r\n\r\n" % HOST.encode()
RULES: Final = b"GET /api/rules/en HTTP/1.1\r\nHost: %b\r\n\r\n" % HOST.encode()


class Target(msgspec.Struct):
    """The server, a table of the attacker's own, and when to stop."""

    port: int
    until: float
    path: str
    token: str

    def connect(self, source: str = ELSEWHERE) -> socket.socket:
        """A connection."""
        found = socket.socket()
        found.settimeout(5)
        found.bind((source, 0))
        found.connect((HOST, self.port))
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return found

    def over(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() > self.until

    def socket_request(self) -> bytes:
        """The request for a WebSocket."""
        return handshake(HOST, self.path, {"Authorization": f"Bearer {self.token}"})


Attack = Callable[[Target], None]
ATTACKS: Final[dict[str, Attack]] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    """Declare an attack."""

    def declared(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return declared


def flood(target: Target, data: bytes, *, reads: bool = True) -> None:
    """Send the same bytes on a WebSocket as fast as they are taken."""
    while not target.over():
        with suppress(OSError), target.connect() as connection:
            connection.sendall(target.socket_request())
            connection.recv(1)  # until it is let in
            _send(target, connection, data, reads)


def talk(target: Target, opening: bytes, data: bytes, lines: int) -> None:
    """Send a request and then the same bytes as fast as they are taken, on so many connections."""

    def line() -> None:
        while not target.over():
            with suppress(OSError), target.connect() as connection:
                connection.sendall(opening)
                _send(target, connection, data, reads=True)

    threads = [threading.Thread(target=line) for _ in range(lines)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _send(target: Target, connection: socket.socket, data: bytes, reads: bool) -> None:
    if reads:
        threading.Thread(target=_swallow, args=(connection,), daemon=True).start()
    while not target.over():
        connection.sendall(data)


def _swallow(connection: socket.socket) -> None:
    """Read until the server is done with us, and do not wait for more."""
    with suppress(OSError):
        while connection.recv(1 << 16):
            pass
        connection.shutdown(socket.SHUT_RDWR)


def hold(target: Target, opening: bytes, drop: bytes, count: int, source: str = ELSEWHERE) -> None:
    """Keep so many connections open, each with one more piece now and then."""
    held: list[socket.socket] = []
    while not target.over():
        while len(held) < count and not target.over():
            with suppress(OSError):
                connection = target.connect(source)
                connection.sendall(opening)
                held.append(connection)
        time.sleep(0.5)
        alive: list[socket.socket] = []
        for connection in held:
            try:
                connection.sendall(drop)
                connection.setblocking(False)
                if connection.recv(1_000):
                    alive.append(connection)
                else:
                    connection.close()
            except BlockingIOError:
                connection.settimeout(5)
                alive.append(connection)
            except OSError:
                connection.close()
        held = alive


@attack("JSON pings")
def json_pings(target: Target) -> None:
    """The cheapest message of our own protocol."""
    flood(target, framed(TEXT, b'{"type":"ping","n":1}') * 2_000)


@attack("control pings")
def control_pings(target: Target) -> None:
    """Pings of the WebSocket protocol; each must be answered."""
    flood(target, framed(PING, b"") * 10_000)


@attack("control pongs")
def control_pongs(target: Target) -> None:
    """Answers to nothing."""
    flood(target, framed(PONG, b"") * 10_000)


@attack("unread pongs")
def unread_pongs(target: Target) -> None:
    """Pings whose answers are not read."""
    flood(target, framed(PING, b"x" * 125) * 500, reads=False)


@attack("fragments")
def fragments(target: Target) -> None:
    """A message in pieces of one byte."""
    flood(target, framed(TEXT, b"x", final=False) + framed(0, b"x", final=False) * 8_000)


@attack("chunks of one byte")
def byte_chunks(target: Target) -> None:
    """Bodies in the smallest chunks, without a token."""
    talk(target, CHUNKED + b"1\r\n{\r\n" * 10_000, b"1\r\n{\r\n" * 10_000, lines=8)


@attack("reads of one byte")
def byte_reads(target: Target) -> None:
    """A body in packets of one byte."""
    talk(target, LONG, b"x", lines=4)


@attack("endless body")
def endless_body(target: Target) -> None:
    """A body for a request that has none."""
    talk(target, ENDLESS, b"x" * 65_536, lines=4)


@attack("pipelined requests")
def pipelined(target: Target) -> None:
    """Requests one after another, without waiting for responses."""
    talk(target, WHOLE, WHOLE * 1_000, lines=4)


@attack("useless requests")
def useless_requests(target: Target) -> None:
    """Requests that are refused, on as many connections as one address may open at once."""
    talk(target, USELESS, USELESS * 30, lines=280)


@attack("long documents")
def long_documents(target: Target) -> None:
    """The longest answers that anybody may have, for the shortest requests."""
    talk(target, RULES, RULES * 30, lines=40)


@attack("junk")
def junk(target: Target) -> None:
    """Bytes that are no request."""
    data = os.urandom(1_000) + b"\r\n\r\n"
    talk(target, data, data, lines=4)


@attack("crowd of pingers")
def crowd(target: Target) -> None:
    """Many sockets, each of which pings just as often as it may."""
    pings = framed(TEXT, b'{"type":"ping","n":1}') * 7
    sockets: list[socket.socket] = []
    for _ in range(150):
        connection = target.connect(FRESH)
        connection.sendall(target.socket_request())
        connection.recv(1)
        threading.Thread(target=_swallow, args=(connection,), daemon=True).start()
        sockets.append(connection)
    while not target.over():
        for connection in sockets:
            with suppress(OSError):
                connection.sendall(pings)
        time.sleep(0.1)


@attack("half requests")
def half_requests(target: Target) -> None:
    """More connections than the server has descriptors, each with half a request."""
    hold(target, HALF, b"", 1_100, HOST)  # as through a proxy, whose connections are not counted


@attack("slow headers")
def slow_headers(target: Target) -> None:
    """A byte of a header now and then."""
    hold(target, HALF, b"x", 500)


@attack("slow bodies")
def slow_bodies(target: Target) -> None:
    """A byte of a body now and then."""
    hold(target, LONG, b"x", 500)


def main() -> None:
    """Attack until the time is up."""
    name, port, seconds, table, token = sys.argv[1:]
    os.nice(10)  # attackers are elsewhere: they cost the server's machine nothing but what they send
    path = f"/api/tables/{table}/socket?protocol=2&after=0"
    ATTACKS[name](Target(int(port), time.monotonic() + float(seconds), path, token))


if __name__ == "__main__":
    main()
