"""The simulation in small: the same seed is the same run, planted faults are found, findings stay away."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from starlette.types import ASGIApp

from tests.simulation import corpus
from tests.simulation.games import short_poker
from tests.simulation.network import Message, scope
from tests.simulation.plan import Faults, Plan
from tests.simulation.planted import ALL, hunt, planted
from tests.simulation.process import SimulatedBots
from tests.simulation.shrink import Shrinker
from tests.simulation.world import simulate
from theomachy.server.http.app import make_app
from theomachy.server.live.table_host import TableHost
from theomachy.server.protocol import Entered, OpenTable, SeatWish, Setup
from theomachy.server.store.opening import TemporaryStore
from theomachy.server.tables.table import Table

ROOT = Path(__file__).parents[2]
HEADERS = [(b"host", b"here"), (b"content-type", b"application/json")]
DIGESTS = """
from tests.simulation.games import short_poker
from tests.simulation.plan import Plan
from tests.simulation.world import simulate
with short_poker():
    print([simulate(Plan(seed=seed)).digest for seed in range(7, 13)])
"""


@pytest.fixture(scope="module", autouse=True)
def poker() -> Iterator[None]:
    with short_poker():
        yield


@pytest.mark.parametrize("first", range(1, 61, 10))
def test_no_run_breaks_a_promise(first: int) -> None:
    for seed in range(first, first + 10):
        outcome = simulate(Plan(seed=seed))
        assert outcome.check == "", "\n".join([outcome.text, *outcome.story[-40:]])


@pytest.mark.parametrize("plan", corpus.kept(), ids=lambda plan: f"{plan.finds}-{plan.seed}")
def test_no_finding_comes_back(plan: Plan) -> None:
    outcome = simulate(plan)
    assert outcome.check == "", "\n".join([outcome.text, *outcome.story[-40:]])


def test_a_seed_is_one_run_whatever_the_hash_seed() -> None:
    found = set()
    for seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"src:.:{ROOT / 'tests/third_party'}"}
        done = subprocess.run(
            [sys.executable, "-c", DIGESTS], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        found.add(done.stdout)
    found.add(str([simulate(Plan(seed=seed)).digest for seed in range(7, 13)]) + "\n")
    assert len(found) == 1


@pytest.mark.parametrize(
    "name",
    ["ack-before-commit", "published-early", "any-reply", "view-of-another", "undo-alone", "requests-forgotten"],
)
def test_planted_faults_are_found(name: str) -> None:
    runs, outcome = hunt(ALL[name], first=1, most=60)
    assert outcome is not None, f"not found in {runs} runs"


def test_a_finding_shrinks_to_less_that_breaks_the_same_promise() -> None:
    with planted(ALL["ack-before-commit"]):
        _, found = hunt(ALL["ack-before-commit"], first=1)
        assert found is not None
        small = Shrinker(found, tries=60).shrink()
        again = simulate(small.plan)
    assert (again.check, again.digest) == (small.check, small.digest)
    assert small.check == found.check
    assert len(small.faults) <= len(found.faults)
    assert small.plan.off


def test_there_are_enough_planted_faults() -> None:
    assert len(ALL) >= 30


def test_a_handshake_that_meets_the_end_of_the_server_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by the simulation: it was an exception with a traceback, and the socket was counted for good."""
    look = TableHost.look
    seats = [SeatWish(kind="me"), SeatWish(kind="friend")]
    wish = OpenTable(name="Ada", setup=Setup(game="poker", players=2), seats=seats, bearer=True)

    async def story() -> list[Message]:
        temporary = TemporaryStore()
        server, app = make_app(temporary.store, SimulatedBots(Faults(Plan(seed=0)), Random(0)))

        async def look_and_stop(host: TableHost, *tokens: bytes) -> Table:
            table = await look(host, *tokens)
            server.hosts.stopping = True
            return table

        monkeypatch.setattr(TableHost, "look", look_and_stop)
        opening = scope("http", "/api/tables", "", HEADERS, "127.0.0.1") | {"method": "POST"}
        _, body = await asked(app, opening, {"type": "http.request", "body": msgspec.json.encode(wish)})
        answer = body["body"]
        assert isinstance(answer, bytes)
        entered = msgspec.json.decode(answer, type=Entered)
        headers = [*HEADERS, (b"authorization", f"Bearer {entered.token}".encode())]
        shaking = scope("websocket", f"/api/tables/{entered.table}/socket", "protocol=2", headers, "127.0.0.1")
        sent = await asked(app, shaking, {"type": "websocket.connect"})
        await temporary.close()
        return sent

    sent = asyncio.run(story())
    assert sent[0]["type"] == "websocket.http.response.start"
    assert sent[0]["status"] == 503


async def asked(app: ASGIApp, where: dict[str, object], first: Message) -> list[Message]:
    """What the application sends when it gets one message."""
    sent: list[Message] = []

    async def receive() -> Message:
        return first

    async def send(message: Message) -> None:
        sent.append(message)

    await app(where, receive, send)
    return sent
