"""Connections that cost too much are closed, with a reason and a count, and nobody else notices."""

import asyncio
import logging
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
import pytest

from tests.campaigns.flood_attacks import CHUNKED, ENDLESS, HALF, LONG, WHOLE
from tests.campaigns.wire import PING, PONG, TEXT, Wire, dial, framed, handshake
from tests.server.running import Running, at, started, two_seats
from tests.server.served import Served
from theomachy.client import Api
from theomachy.server.connections.gate import Gate
from theomachy.server.connections.limits import CONNECTION_LIMITS, ConnectionLimits
from theomachy.server.connections.proxies import Proxies
from theomachy.server.connections.socket_protocol import LimitedSocket
from theomachy.server.protocol import Done, Entered
from theomachy.server.tables.limits import Rate

PATIENCE = 30.0
JSON_PING = framed(TEXT, b'{"type":"ping","n":1}')
PIECES = framed(TEXT, b"x", final=False) + framed(0, b"x", final=False) * 2_000
LARGE = framed(TEXT, b'"' + b"x" * 8_000 + b'"') * 120


def limited(**changes: object) -> ConnectionLimits:
    """The limits of a server, with a few that a test can reach quickly."""
    return msgspec.structs.replace(CONNECTION_LIMITS, sweep_seconds=0.05, linger_seconds=0.2, **changes)


def until(true: Callable[[], bool]) -> None:
    """Wait for something the server does by itself."""
    begin = time.monotonic()
    while not true():
        assert time.monotonic() - begin < PATIENCE
        time.sleep(0.01)


def connected(server: Running | Served, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection on which something was said."""
    found = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(source, 0))
    found.sendall(said)
    return found


def heard(connection: socket.socket) -> bytes:
    """Everything the server says until it closes the connection."""
    said = b""
    with suppress(ConnectionResetError):  # it has not read all that we sent
        while part := connection.recv(65_536):
            said += part
    return said


def status(server: Running | Served, request: bytes) -> int:
    """The status of the response to one request."""
    with connected(server, request) as connection:
        return int(connection.recv(12)[9:])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path, connection_limits=limited()) as running:
        yield running


async def rude_socket(server: Running, entered: Entered) -> Wire:
    """A socket of somebody who has a table."""
    path = f"/api/tables/{entered.table}/socket?protocol=2&after=0"
    headers = {"Authorization": f"Bearer {entered.token}"}
    return await dial("127.0.0.1", server.port, path, headers, lambda _: None, lambda: None)


@pytest.mark.parametrize(
    ("flood", "why"),
    [
        pytest.param(JSON_PING * 3_000, "frames", id="messages"),
        pytest.param(framed(PING, b"") * 10_000, "control frames", id="pings"),
        pytest.param(framed(PONG, b"") * 10_000, "control frames", id="pongs"),
        pytest.param(PIECES, "frames", id="pieces of a message"),
        pytest.param(LARGE, "bytes", id="bytes"),
    ],
)
def test_a_flooding_socket_is_closed_and_others_play_on(server: Running, flood: bytes, why: str) -> None:
    async def story() -> None:
        api = Api(server.address)
        ada, bob = await started(api, two_seats("pantheon"))
        other, _ = await started(api, two_seats("pantheon"))
        async with at(api, ada) as one, at(api, bob) as two:
            wire = await rude_socket(server, other)
            wire.raw(flood)
            async with asyncio.timeout(PATIENCE):
                while not wire.closed_with:
                    await asyncio.sleep(0.01)
            asked = one if one.mine() else two
            question = asked.mine()[0]
            assert isinstance(await asked.answer(question, question.options[0].code), Done)
            assert wire.closed_with == 1008
            assert one.connects == two.connects == 1
            wire.cut()

    asyncio.run(story())
    assert server.disconnected(why) == 1


def test_nothing_is_parsed_after_the_frame_that_is_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0
    parsed = LimitedSocket.parsed

    def counted(self: LimitedSocket, frame: object) -> None:
        nonlocal seen
        seen += 1
        parsed(self, frame)  # type: ignore[arg-type]

    monkeypatch.setattr(LimitedSocket, "parsed", counted)

    async def story(server: Running) -> None:
        entered, _ = await started(Api(server.address), two_seats("pantheon"))
        wire = await rude_socket(server, entered)
        wire.raw(framed(PING, b"") * 30_000)
        async with asyncio.timeout(PATIENCE):
            while not wire.closed_with:
                await asyncio.sleep(0.01)
        wire.cut()

    with Running(tmp_path, connection_limits=limited(control_frames=Rate(60, 0.000_1))) as server:
        asyncio.run(story(server))
    assert seen == 61


def test_each_turn_of_the_loop_gets_one_slice() -> None:
    """Others run between any two slices of what arrived in one read."""
    size = 100_000
    turns: list[int] = []
    turn = 0

    async def story() -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        ours.setblocking(False)

        class Receiver(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                assert isinstance(transport, asyncio.Transport)
                self.gate = Gate(transport, loop, 2_048, 1)
                self.gate.feed(self.fed)
                self.got = 0

            def data_received(self, data: bytes) -> None:
                self.gate.received(data)

            def fed(self, data: bytes) -> None:
                assert len(data) <= 2_048
                self.got += len(data)
                turns.append(turn)

        transport, receiver = await loop.connect_accepted_socket(Receiver, ours)
        theirs.setblocking(False)
        sending = loop.create_task(loop.sock_sendall(theirs, bytes(size)))
        nonlocal turn
        async with asyncio.timeout(PATIENCE):
            while receiver.got < size:
                turn += 1
                await asyncio.sleep(0)
        await sending
        transport.abort()
        theirs.close()

    asyncio.run(story())
    assert len(turns) >= size // 2_048
    assert len(set(turns)) == len(turns)


def test_somebody_who_does_not_read_is_not_read_from(tmp_path: Path) -> None:
    """Answers to pings that nobody reads stay below the transport's limit, and then the socket is closed."""
    free = limited(unread_seconds=1).at_rate(1e6)

    async def story(server: Running) -> bytes:
        entered, _ = await started(Api(server.address), two_seats("pantheon"))
        path = f"/api/tables/{entered.table}/socket?protocol=2&after=0"
        return handshake("127.0.0.1", path, {"Authorization": f"Bearer {entered.token}"})

    with Running(tmp_path, connection_limits=free) as server, socket.socket() as deaf:
        request = asyncio.run(story(server))
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(request)
        assert deaf.recv(12)[9:] == b"101"
        deaf.settimeout(0.2)
        sent = 0
        with suppress(TimeoutError, ConnectionError):
            while sent < 100_000_000:
                sent += deaf.send(framed(PING, b"x" * 125) * 400)
        assert sent < 100_000_000
        buffered = [
            found.transport.get_write_buffer_size()
            for found in server.connections()
            if isinstance(found, LimitedSocket)
        ]
        assert all(size < 100_000 for size in buffered), buffered
        until(lambda: server.disconnected("unread") == 1)
        until(lambda: not any(isinstance(found, LimitedSocket) for found in server.connections()))


def test_text_that_is_no_text_ends_a_socket_without_a_traceback(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> int:
        entered, _ = await started(Api(server.address), two_seats("pantheon"))
        wire = await rude_socket(server, entered)
        wire.raw(framed(TEXT, b"\xff\xfe"))
        async with asyncio.timeout(PATIENCE):
            while not wire.closed_with:
                await asyncio.sleep(0.01)
        wire.cut()
        return wire.closed_with

    assert asyncio.run(story()) == 1007
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("said", "where"), [(b"", "silent"), (HALF, "in the headers"), (LONG + b"{", "in the body")]
)
def test_a_request_that_is_never_complete_is_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, said: bytes, where: str
) -> None:
    late = limited(header_seconds=0.3, body_seconds=0.3)
    with Running(tmp_path, connection_limits=late) as server:
        with connected(server, said) as connection:
            assert heard(connection).startswith(b"HTTP/1.1 408 "), where
        until(lambda: not server.busy())
        assert server.disconnected("late") == 1
        assert status(server, WHOLE) == 200
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_connection_that_waits_for_its_next_request_has_no_deadline_for_headers(tmp_path: Path) -> None:
    with (
        Running(tmp_path, connection_limits=limited(header_seconds=0.2)) as server,
        connected(server, HALF) as late,
        connected(server, WHOLE) as connection,
    ):
        assert connection.recv(12) == b"HTTP/1.1 200"
        assert heard(late).startswith(b"HTTP/1.1 408 ")  # so its time is over for the other one too
        connection.sendall(WHOLE)
        answers = b""
        while b"HTTP/1.1 200" not in answers:
            part = connection.recv(65_536)
            assert part
            answers += part


@pytest.mark.parametrize(
    ("request_", "flood", "why"),
    [(CHUNKED, b"1\r\n{\r\n" * 10_000, "chunks"), (ENDLESS, bytes(4_000_000), "bytes")],
)
def test_a_body_without_end_is_cut_off(server: Running, request_: bytes, flood: bytes, why: str) -> None:
    with connected(server, request_) as connection:
        with suppress(OSError):  # it may be closed already
            connection.sendall(flood)
        heard(connection)
    until(lambda: not server.busy())
    assert server.disconnected(why) == 1
    assert status(server, WHOLE) == 200


@pytest.mark.parametrize("chunk", [0, 16_384])
def test_a_long_body_is_no_flood(server: Running, chunk: int) -> None:
    """The longest body that is allowed, with its length or in the chunks that a proxy makes."""
    body = b'"' + b"x" * 500_000 + b'"'
    if chunk:
        parts = [body[begin : begin + chunk] for begin in range(0, len(body), chunk)]
        request = CHUNKED + b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"
    else:
        request = LONG.replace(b"16000", b"%d" % len(body)) + body
    with connected(server, request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)) as connection:
        answer = heard(connection)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"malformed" in answer  # it was read to its end: it is no wish for a table


def test_a_body_with_two_lengths_is_refused(server: Running) -> None:
    both = CHUNKED.replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\n")
    with connected(server, both + b"2\r\n{}\r\n0\r\n\r\n") as connection:
        assert heard(connection).startswith(b"HTTP/1.1 400 ")
    assert server.disconnected("malformed") == 1


def test_an_aborted_post_is_nothing_to_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    with connected(server, LONG + b"{") as connection:
        until(server.busy)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    until(lambda: not server.busy())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_handshake_with_too_many_headers_is_answered(server: Running) -> None:
    request = handshake("127.0.0.1", "/api/tables/x/socket", {f"X-{number}": "x" for number in range(200)})
    with connected(server, request) as connection:
        assert heard(connection).startswith(b"HTTP/1.1 431 ")


def test_when_all_places_are_taken_the_oldest_unfinished_connection_goes(tmp_path: Path) -> None:
    with Running(tmp_path, connection_limits=limited(connections=20)) as server, ExitStack() as held:
        half = [held.enter_context(connected(server, HALF)) for _ in range(30)]
        assert status(server, WHOLE) == 200
        assert server.disconnected("full") == 11
        assert heard(half[0]) == b""
        half[29].settimeout(0.1)
        with pytest.raises(TimeoutError):  # the newest are still there
            half[29].recv(1)


def test_a_connection_that_reads_why_it_ends_gives_way_first(tmp_path: Path) -> None:
    """It still has a descriptor, so it counts."""
    limits = msgspec.structs.replace(limited(connections=4, header_seconds=0.2), linger_seconds=600)
    with Running(tmp_path, connection_limits=limits) as server, ExitStack() as held:
        half = [held.enter_context(connected(server, HALF)) for _ in range(4)]
        until(lambda: server.disconnected("late") == 4)
        assert len(server.connections()) == 4
        assert status(server, WHOLE) == 200
        until(lambda: len(server.connections()) == 3)
        assert server.disconnected("full") == 0
        assert heard(half[0]).startswith(b"HTTP/1.1 408 ")


def test_when_sockets_take_all_places_health_checks_are_still_answered(tmp_path: Path) -> None:
    async def story(server: Running) -> None:
        api = Api(server.address)
        ada, bob = await started(api, two_seats("pantheon"))
        until(lambda: not server.connections())
        async with at(api, ada), at(api, bob):
            assert await asyncio.to_thread(status, server, WHOLE) == 200
            page = WHOLE.replace(b"/healthz", b"/api/info")
            assert await asyncio.to_thread(status, server, page) == 503

    with Running(tmp_path, connection_limits=limited(connections=2)) as server:
        asyncio.run(story(server))


def test_one_address_has_its_share(tmp_path: Path) -> None:
    few = limited(connections_per_block=2)
    with Running(tmp_path, connection_limits=few) as server, ExitStack() as held:
        mine = [held.enter_context(connected(server, HALF, "127.0.0.7")) for _ in range(3)]
        assert heard(mine[0]) == b""
        assert server.disconnected("address") == 1
        proxied = [held.enter_context(connected(server, HALF)) for _ in range(5)]
        proxied[0].settimeout(0.1)
        with pytest.raises(TimeoutError):  # a proxy's connections are many people's
            proxied[0].recv(1)


def test_one_address_opens_only_so_many_connections(tmp_path: Path) -> None:
    with Running(tmp_path, connection_limits=limited(opens=Rate(3, 0.000_1))) as server:
        for _ in range(3):
            with connected(server, WHOLE, "127.0.0.7") as connection:
                assert connection.recv(12) == b"HTTP/1.1 200"
        with connected(server, b"", "127.0.0.7") as connection:
            assert heard(connection) == b""
        assert server.disconnected("opens") == 1
        assert status(server, WHOLE) == 200


def test_more_half_requests_than_descriptors(tmp_path: Path) -> None:
    with Served(tmp_path, files=1_024) as served, ExitStack() as held:
        for _ in range(1_100):
            held.enter_context(connected(served, HALF))
        assert status(served, WHOLE) == 200
        assert status(served, WHOLE) == 200


def test_a_server_under_attack_stops_in_order(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.start()
    program = [sys.executable, "-m", "tests.campaigns.flood_attacks", "chunks of one byte"]
    attack = subprocess.Popen([*program, str(served.port), "60", "-", "-"])
    try:
        until(lambda: '"disconnected"' in served.log())
        served.stop(signal.SIGTERM)
    finally:
        attack.terminate()
        attack.wait()
    assert served.process is not None
    assert served.process.returncode == 0
    assert "Traceback" not in served.log()
    assert served.log().count("\n") < 20


def test_who_is_a_proxy() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "::1"])
    assert proxies.includes("10.1.2.3")
    assert proxies.includes("::ffff:127.0.0.1")
    assert not proxies.includes("127.0.0.2")
    assert not proxies.includes("")


def test_connections_leave_descriptors_for_everything_else() -> None:
    program = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1024))\n"
        "from theomachy.server.connections.descriptors import room_for_connections\n"
        "from theomachy.server.connections.limits import CONNECTION_LIMITS\n"
        "print(room_for_connections(CONNECTION_LIMITS), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout
    kept = CONNECTION_LIMITS.other_files + CONNECTION_LIMITS.backlog + CONNECTION_LIMITS.health_connections
    assert told.split() == [str(1024 - kept), "1024"]
