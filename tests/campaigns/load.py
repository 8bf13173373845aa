"""How much one server bears: `make load-test`.

Bounded and on loopback only. A server process with thousands of stored games; this process is a thousand connected
players who answer at a fixed rate, then as fast as they are asked, and measure the time from sending an answer to
its acknowledgement, which the server gives after the answer is durable.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter, deque
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import msgspec
from uvloop import run as run_loop

from tests.campaigns.stored import fill
from tests.campaigns.wire import Wire, dial
from tests.server.served import Served
from theomachy.client import Api, new_id
from theomachy.engine.chance import Dice
from theomachy.server.protocol import Answer, Entered, Join, OpenTable, SeatWish, Setup, Start
from theomachy.server.store.opening import open_store

TABLES: Final = [
    ("ankh", 2),
    ("pantheon", 3),
    ("ankh", 4),
    ("pantheon", 2),
    ("ankh", 3),
    ("pantheon", 4),
    ("ankh", 5),
]


class Choice(msgspec.Struct):
    """As much of an option as a player by chance needs."""

    code: int


class Asked(msgspec.Struct):
    """As much of a question."""

    seat: int
    asked: int
    may: str
    options: list[Choice]


class Shown(msgspec.Struct):
    """As much of a game."""

    questions: list[Asked]


class Heard(msgspec.Struct):
    """As much of any message."""

    type: str
    id: str = ""
    code: str | int = ""
    game: Shown | None = None


HOMES: Final = 20
"""Players come from so many addresses: a server takes only so many sockets from one."""
UPDATE: Final = b'{"type":"update"'
OWN: Final = b'"may":"answer"'
SAME_GAME: Final = b'"game":null}'
READ: Final = msgspec.json.Decoder(Heard)
WRITE: Final = msgspec.json.Encoder()


class Load:
    """All players, and what they measured."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = Dice(seed)
        self.ready: Final[deque[LoadPlayer]] = deque()
        self.sent: dict[str, float] = {}
        self.latencies: list[float] = []
        self.errors: Counter[str] = Counter()
        self.lost = 0
        self.bytes = 0
        self.frames = 0
        self.running = True


class LoadPlayer:
    """One connected player."""

    def __init__(self, load: Load) -> None:
        self.load: Final = load
        self.wire: Wire | None = None
        self.question: Asked | None = None
        self.done = 0

    def heard(self, body: bytes) -> None:
        """A message: a reply stops its watch, a question makes the player ready."""
        load = self.load
        load.bytes += len(body)
        load.frames += 1
        if body.startswith(UPDATE) and OWN not in body:  # most are; reading them would cost as much as making them
            if not body.endswith(SAME_GAME):
                self.question = None
            return
        message = READ.decode(body)
        if message.type == "update":
            if message.game is not None:
                self.see(message.game)
        elif message.id:
            started = load.sent.pop(message.id, None)
            if message.type == "refused":
                load.errors[str(message.code)] += 1
            elif started is not None:
                load.latencies.append(time.perf_counter() - started)
        elif message.type in ("refused", "goodbye"):
            load.errors[f"{message.type} {message.code}"] += 1

    def see(self, game: Shown) -> None:
        mine = [asked for asked in game.questions if asked.may == "answer" and asked.asked > self.done]
        before = self.question
        self.question = mine[0] if mine else None
        if self.question is not None and before is None:
            self.load.ready.append(self)

    def gone(self) -> None:
        if self.load.running:
            self.load.lost += 1

    def answer(self) -> bool:
        """Answer the open question by chance, if there still is one."""
        question = self.question
        if question is None or self.wire is None:
            return False
        self.question = None
        self.done = question.asked
        option = question.options[self.load.dice.below(len(question.options))].code
        request = Answer(id=new_id(), seat=question.seat, asked=question.asked, option=option)
        self.load.sent[request.id] = time.perf_counter()
        self.wire.send(WRITE.encode(request))
        return True


async def opened(api: Api, number: int) -> tuple[Entered, list[str]]:
    """A table that has started, and the tokens of its players."""
    game, players = TABLES[number % len(TABLES)]
    setup = Setup(game="ankh" if game == "ankh" else "pantheon", players=players)
    seats = [SeatWish(kind="me"), *[SeatWish(kind="friend")] * (players - 1)]
    entered = await api.open_table(OpenTable(name="Ada", setup=setup, seats=seats, bearer=True))
    tokens = [entered.token]
    for invite in entered.invites:
        tokens.append((await api.join(Join(name="Friend", invite=invite.invite, bearer=True))).token)
    await api.send(entered.table, Start(id=new_id()), entered.token)
    return entered, tokens


async def seat_all(served: Served, load: Load, players: int) -> list[LoadPlayer]:
    """So many players at as many tables as they need, all connected."""
    api = Api(served.address)
    found: list[LoadPlayer] = []
    number = 0
    while len(found) < players:
        tables = await asyncio.gather(*[opened(api, number + more) for more in range(8)])
        number += 8
        for entered, tokens in tables:
            for token in tokens:
                player = LoadPlayer(load)
                path = f"/api/tables/{entered.table}/socket?protocol=2&after=0"
                headers = {"Authorization": f"Bearer {token}"}
                source = f"127.0.0.{2 + len(found) % HOMES}"
                player.wire = await dial(
                    "127.0.0.1", served.port, path, headers, player.heard, player.gone, source
                )
                assert player.wire.status == 101, player.wire.status
                found.append(player)
    return found


async def pace(load: Load, rate: float, seconds: float) -> int:
    """Let ready players answer, so many each second; how many did."""
    begin = time.perf_counter()
    answered = 0
    while (now := time.perf_counter() - begin) < seconds:
        due = int(now * rate) if rate else answered + len(load.ready)
        while answered < due and load.ready:
            answered += load.ready.popleft().answer()
        if rate and not load.ready:
            answered = max(answered, due)  # nobody was ready: those answers are not owed later
        await asyncio.sleep(0.002)
    return answered


def memory(pid: int) -> dict[str, int]:
    """Megabytes of a process: now, and at most."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    fields = dict(line.split(":", 1) for line in text.splitlines() if line.startswith("Vm"))
    return {name: int(fields[name].split()[0]) // 1024 for name in ("VmRSS", "VmHWM")}


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(sorted_times: list[float], share: float) -> float:
    """In milliseconds."""
    if not sorted_times:
        return 0.0
    return round(1000 * sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))], 2)


def stage_report(load: Load, seconds: float, name: str) -> dict[str, object]:
    """What one stage came to."""
    times = sorted(load.latencies)
    return {
        "stage": name,
        "acknowledged": len(times),
        "per second": round(len(times) / seconds, 1),
        "p50 ms": percentile(times, 0.5),
        "p99 ms": percentile(times, 0.99),
        "p99.9 ms": percentile(times, 0.999),
        "worst ms": percentile(times, 1.0),
        "refused": dict(load.errors),
        "lost sockets": load.lost,
        "frames": load.frames,
        "megabytes": round(load.bytes / 1e6, 1),
    }


async def stage(load: Load, rate: float, seconds: float, name: str, pid: int) -> dict[str, object]:
    """One stage: warm up, measure, let what is under way arrive."""
    await pace(load, rate, min(5.0, seconds / 4))
    load.latencies.clear()
    load.errors.clear()
    load.bytes = load.frames = 0
    before, own = processor(pid), time.process_time()
    await pace(load, rate, seconds)
    report = stage_report(load, seconds, name)
    used, own = processor(pid) - before, time.process_time() - own
    report["server's processor ms each"] = round(1000 * used / max(1, len(load.latencies)), 3)
    report["server's processors"] = round(used / seconds, 2)
    report["players' processors"] = round(own / seconds, 2)
    report["memory MB"] = memory(pid)["VmRSS"]
    async with asyncio.timeout(30):
        while load.sent:
            await asyncio.sleep(0.01)
    return report


async def run(served: Served, players: int, rate: float, seconds: float, pid: int) -> list[dict[str, object]]:
    """Connect everybody, then answer at the rate, then as fast as possible."""
    load = Load(1)
    begin = time.monotonic()
    seated = await seat_all(served, load, players)
    connected = round(time.monotonic() - begin, 1)
    reports = [shown({"connected": len(seated), "seconds to connect": connected, "memory MB": memory(pid)})]
    reports.append(shown(await stage(load, rate, seconds, f"{rate:.0f} a second wanted", pid)))
    reports.append(shown(await stage(load, 0, seconds / 2, "as fast as asked", pid)))
    reports.append(shown({"memory MB": memory(pid)}))
    load.running = False
    for player in seated:
        if player.wire is not None:
            player.wire.cut()
    return reports


def first_request(port: int) -> float:
    """Seconds a first page of the list of tables takes."""
    begin = time.monotonic()
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/api/tables")
    response = connection.getresponse()
    response.read()
    connection.close()
    assert response.status == 200, response.status
    return time.monotonic() - begin


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="stored before the server starts")
    parser.add_argument("--players", type=int, default=1_000)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--strict", action="store_true", help="fail unless the goal is met")
    wanted = parser.parse_args()
    print(json.dumps({"cores": os.cpu_count(), "games": wanted.games, "players": wanted.players}))
    with tempfile.TemporaryDirectory(prefix="theomachy-load-") as name:
        reports = campaign(Path(name), wanted.games, wanted.players, wanted.rate, wanted.seconds)
    return 0 if met(reports, wanted.rate) or not wanted.strict else 1


def campaign(folder: Path, games: int, players: int, rate: float, seconds: float) -> list[dict[str, object]]:
    """Fill the database, start the server, play."""
    (folder / "data").mkdir()
    begin = time.monotonic()
    entries = asyncio.run(filled(f"sqlite:///{folder}/data/theomachy.sqlite3", games))
    shown({"stored games": games, "entries": entries, "seconds": round(time.monotonic() - begin, 1)})
    served = Served(folder, {"RATE_FACTOR": "1000", "LOG_LEVEL": "warning"})
    ready = served.start()
    try:
        shown(
            {
                "seconds until ready": round(ready, 2),
                "seconds for a first list": round(first_request(served.port), 3),
            }
        )
        assert served.process is not None
        return run_loop(run(served, players, rate, seconds, served.process.pid))
    finally:
        shown({"seconds to stop": round(served.stop(signal.SIGTERM), 1)})
        print(served.log()[-2_000:])


async def filled(url: str, games: int) -> int:
    """A new database with so many games; the number of entries."""
    store = open_store(url)
    try:
        return await fill(store, games, int(time.time() * 1000))
    finally:
        await store.close()


def shown(report: dict[str, object]) -> dict[str, object]:
    """A report, printed as soon as it is there."""
    print(json.dumps(report), flush=True)
    return report


def met(reports: list[dict[str, object]], rate: float) -> bool:
    """Whether the first stage met the goal: the rate nearly kept, p99 at most 50 ms, no error."""
    stages = [report for report in reports if "stage" in report]
    first = stages[0]
    fast, quick = first["per second"], first["p99 ms"]
    assert isinstance(fast, float)
    assert isinstance(quick, float)
    return fast >= 0.95 * rate and quick <= 50 and not first["refused"] and not first["lost sockets"]


if __name__ == "__main__":
    sys.exit(main())
