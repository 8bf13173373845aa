"""Every request and every frame is paid for, by its connection and by its address block, whatever comes of it."""

import asyncio
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import h11
import msgspec
import pytest
from structlog.testing import capture_logs

from tests.campaigns.flood_attacks import CHUNKED, RULES, USELESS, WHOLE
from tests.campaigns.wire import TEXT, dial, framed
from tests.server.running import Running, at, started, two_seats
from tests.server.test_connections import PATIENCE, connected, heard, limited, until
from theomachy.client import Api
from theomachy.server.connections.http_protocol import LimitedHttp
from theomachy.server.connections.limits import CONNECTION_LIMITS
from theomachy.server.connections.proxies import Proxies
from theomachy.server.live.rate_limit import RateLimiter
from theomachy.server.protocol import Done, Refused
from theomachy.server.tables.limits import Rate

ATTACKER = "127.0.0.7"
NEIGHBOUR = "127.0.0.8"
ENOUGH = 1e9
"""A burst that no test uses up."""
SLOW = 0.000_1
FREE = 2**40
"""So many bytes for one request that the length of responses does not matter."""
JSON_PING = framed(TEXT, b'{"type":"ping","n":1}')


def ask(method: str, path: str, forwarded: str = "") -> bytes:
    """A request without a body."""
    header = f"X-Forwarded-For: {forwarded}\r\n" if forwarded else ""
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{header}\r\n".encode()


def refusal(answer: bytes) -> Refused:
    """The body of the last response."""
    return msgspec.json.decode(answer.rpartition(b"\r\n\r\n")[2], type=Refused)


@pytest.mark.parametrize(
    "request_",
    [
        pytest.param(USELESS, id="a method that is not allowed"),
        pytest.param(ask("OPTIONS", "/api/tables"), id="OPTIONS"),
        pytest.param(ask("BREW", "/"), id="an odd method"),
        pytest.param(ask("GET", "/api/nothing"), id="a path that does not exist"),
        pytest.param(ask("GET", "/metrics"), id="metrics"),
        pytest.param(ask("GET", "/api/tables/x/socket"), id="a socket without a handshake"),
        pytest.param(WHOLE, id="a health check"),
    ],
)
def test_whatever_is_asked_costs_a_request(tmp_path: Path, request_: bytes) -> None:
    few = limited(requests=Rate(20.5, SLOW), request_bytes=FREE)
    with capture_logs() as logged, Running(tmp_path, connection_limits=few) as server:
        for _ in range(2):
            with connected(server, request_ * 60, ATTACKER) as connection:
                answer = heard(connection)
            assert answer.count(b"HTTP/1.1 ") == 21
            last = answer.rpartition(b"HTTP/1.1 ")[2]
            assert last.startswith(b"429 ")
            assert b"connection: close" in last
            assert refusal(answer).code == "too-fast"
            assert refusal(answer).retry > 0
        until(lambda: server.disconnected("requests") == 2)
    assert [entry["why"] for entry in logged if entry["event"] == "disconnected"] == ["requests"]


def test_all_connections_of_an_address_pay_together(tmp_path: Path) -> None:
    few = limited(requests=Rate(ENOUGH, 1), block_requests=Rate(30.5, SLOW), request_bytes=FREE)
    with Running(tmp_path, connection_limits=few) as server, ExitStack() as held:
        for _ in range(3):
            mine = held.enter_context(connected(server, USELESS * 10, ATTACKER))
            answer = b""
            while answer.count(b"HTTP/1.1 405") < 10:
                part = mine.recv(65_536)
                assert part
                answer += part
        for _ in range(2):
            late = held.enter_context(connected(server, USELESS, ATTACKER))
            assert heard(late).startswith(b"HTTP/1.1 429 ")
        until(lambda: server.disconnected("requests") == 2)
        other = held.enter_context(connected(server, USELESS, NEIGHBOUR))
        assert other.recv(12) == b"HTTP/1.1 405"


def test_behind_a_proxy_the_forwarded_address_pays(tmp_path: Path) -> None:
    """A proxy's connection carries many people's requests, so it has no budget of its own for them."""
    few = limited(requests=Rate(5.5, SLOW), block_requests=Rate(10.5, SLOW), request_bytes=FREE)
    with Running(tmp_path, connection_limits=few) as server:

        def status(connection: HTTPConnection, address: str) -> int:
            connection.request("DELETE", "/api/tables", headers={"X-Forwarded-For": address} if address else {})
            response = connection.getresponse()
            response.read()
            return response.status

        proxy = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        for number in range(10):
            assert status(proxy, f"2001:db8::{number}") == 405
            assert status(proxy, "203.0.113.9") == 405
        assert status(proxy, "2001:db8::ffff") == 429  # which closes this connection; the proxy opens another
        assert status(proxy, "198.51.100.1") == 405
        assert status(proxy, "203.0.113.9") == 429
        assert [status(proxy, "") for _ in range(6)] == [405] * 5 + [429]  # not known: the connection pays
        proxy.close()
        assert server.disconnected("requests") == 3


def test_a_long_document_costs_more_than_a_short_one(tmp_path: Path) -> None:
    few = limited(requests=Rate(30.5, SLOW))
    with (
        Running(tmp_path, connection_limits=few) as server,
        connected(server, RULES * 60, ATTACKER) as connection,
    ):
        answer = heard(connection)
    documents = answer.count(b"HTTP/1.1 200")
    length = answer.rindex(b"HTTP/1.1 429") / documents
    assert length > few.request_bytes
    assert documents <= 30.5 / (length / few.request_bytes) + 1
    assert answer.rpartition(b"HTTP/1.1 ")[2].startswith(b"429 ")


def test_others_have_their_turn_between_two_requests_of_one_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = 0
    turns: list[int] = []
    parsed = LimitedHttp.parsed

    def noted(self: LimitedHttp, event: object) -> None:
        if isinstance(event, h11.Request):
            turns.append(turn)
        parsed(self, event)  # type: ignore[arg-type]

    monkeypatch.setattr(LimitedHttp, "parsed", noted)

    async def count() -> None:
        nonlocal turn
        while len(turns) < 40:
            turn += 1
            await asyncio.sleep(0)

    with Running(tmp_path) as server, connected(server, b"", ATTACKER) as connection:
        assert server.loop is not None
        counting = asyncio.run_coroutine_threadsafe(count(), server.loop)
        connection.sendall(USELESS * 40)
        counting.result(PATIENCE)
    assert len(set(turns)) == len(turns) == 40


def test_too_many_chunks_are_answered_as_too_much(tmp_path: Path) -> None:
    with Running(tmp_path, connection_limits=limited(chunks=Rate(10, SLOW))) as server:
        with connected(server, CHUNKED + b"1\r\n{\r\n" * 20) as connection:
            answer = heard(connection)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert refusal(answer).code == "too-fast"
        assert server.disconnected("chunks") == 1


def test_a_crowd_of_sockets_of_one_address_pays_together(tmp_path: Path) -> None:
    """None of the sockets exceeds its own limit; somebody at another address plays on."""
    few = limited(block_frames=Rate(100, SLOW))

    async def story(server: Running) -> None:
        api = Api(server.address)
        ada, bob = await started(api, two_seats("pantheon"))
        crowd, _ = await started(api, two_seats("pantheon"))
        path = f"/api/tables/{crowd.table}/socket?protocol=2&after=0"
        headers = {"Authorization": f"Bearer {crowd.token}"}
        async with at(api, ada) as one, at(api, bob) as two, asyncio.timeout(PATIENCE):
            wires = [
                await dial("127.0.0.1", server.port, path, headers, lambda _: None, lambda: None, ATTACKER)
                for _ in range(5)
            ]
            for wire in wires:
                wire.raw(JSON_PING * 30)
            while sum(wire.closed_with == 1008 for wire in wires) < 2:
                await asyncio.sleep(0.01)
            asked = one if one.mine() else two
            question = asked.mine()[0]
            assert isinstance(await asked.answer(question, question.options[0].code), Done)
            assert one.connects == two.connects == 1
            for wire in wires:
                wire.cut()

    with Running(tmp_path, connection_limits=few) as server:
        asyncio.run(story(server))
        assert server.disconnected("frames") == 2


def test_a_page_and_a_club_stay_within_the_limits() -> None:
    """Thirty people at one address open the page at once, then each of them sends two messages a second."""
    page = 40 + 1_500_000 / CONNECTION_LIMITS.request_bytes
    assert page <= CONNECTION_LIMITS.requests.burst  # even on one connection
    assert 30 * page <= CONNECTION_LIMITS.block_requests.burst
    assert CONNECTION_LIMITS.block_frames.per_second >= 500 * 2
    club = CONNECTION_LIMITS.at_rate(10)
    assert club.block_requests == Rate(30_000, 3_000)
    assert club.block_frames.per_second == 10_000


def test_a_debt_is_paid_back_before_anything_is_free_again() -> None:
    limiter = RateLimiter(10)
    rate = Rate(10, 1)
    limiter.charge("x", "ada", rate, 0, 15)
    assert limiter.wait("x", "ada", rate, 5)
    assert not limiter.wait("x", "ada", rate, 6)
    assert not limiter.wait("x", "bob", rate, 0)


@pytest.mark.parametrize(
    ("header", "address"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("198.51.100.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"),
        ("203.0.113.9:1234", "203.0.113.9"),
        ("[2001:db8::1]:1234", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("10.0.0.2", ""),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_whom_a_proxy_speaks_for(header: str, address: str) -> None:
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).forwarded(header) == address
