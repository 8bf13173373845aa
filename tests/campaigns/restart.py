"""How long a server with many stored games takes to serve again after a kill: python -m tests.campaigns.restart"""

import argparse
import asyncio
import json
import resource
import signal
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from secrets import token_bytes

from tests.campaigns.crash import database
from tests.campaigns.stored import fill
from tests.server.served import Served
from theomachy.client import Api
from theomachy.server.accounts.credentials import token_digest
from theomachy.server.store.authority_key import NAME, AuthorityKey, make_key
from theomachy.server.store.backup import back_up, verify_url
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Batch, Grant
from theomachy.server.tables.identifiers import token_text

Seat = tuple[str, str]  # a table, and the token of somebody who watches it


async def stored(url: str, games: int, key: AuthorityKey) -> tuple[int, list[Seat]]:
    """Fill a database; how many entries, and some tables to look at."""
    store = open_store(url, key=key)
    entries = await fill(store, games, int(time.time() * 1000))
    seats: list[Seat] = []
    for summary in await store.summaries(limit=50):
        token = token_text(token_bytes(32))
        digest = token_digest(token)
        assert digest
        await store.write(Batch(grants=[Grant(digest, summary.table, "spectator", (), None, 0)]))
        seats.append((summary.table, token))
    await store.close()
    return entries, seats


def seconds(served: Served, path: str) -> float:
    """How long one request takes."""
    began = time.monotonic()
    connection = HTTPConnection("127.0.0.1", served.port, timeout=30)
    connection.request("GET", path)
    assert connection.getresponse().read()
    connection.close()
    return time.monotonic() - began


async def touched(served: Served, seats: list[Seat]) -> list[float]:
    """How long it takes to look at tables that are not in memory."""
    api = Api(served.address)
    times: list[float] = []
    for table, token in seats:
        began = time.monotonic()
        await api.table(table, token)
        times.append(time.monotonic() - began)
    return sorted(times)


def main() -> None:
    """Fill, start, kill, start; print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="theomachy-restart-") as name,
        database(given.database, Path(name)) as (url, _),
    ):
        folder = Path(name)
        key = make_key(folder / "data" / NAME)
        began = time.monotonic()
        entries, seats = asyncio.run(stored(url, given.games, key))
        filled = time.monotonic() - began
        served = Served(folder, {"DATABASE_URL": url, "RATE_FACTOR": "1000", "LOG_LEVEL": "warning"})
        boots: list[float] = []
        lists: list[float] = []
        served.start()
        for _ in range(5):
            served.stop(signal.SIGKILL)
            boots.append(served.start())
            lists.append(seconds(served, "/api/tables"))
        cold = asyncio.run(touched(served, seats))
        began = time.monotonic()
        back_up(url, folder / "backup", key)
        backup = time.monotonic() - began
        began = time.monotonic()
        verify_url(url, key)
        verified = time.monotonic() - began
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        served.stop(signal.SIGTERM)
        report = {
            "database": given.database,
            "games": given.games,
            "entries": entries,
            "fill s": round(filled, 1),
            "ready s": [round(value, 2) for value in boots],
            "cpu s of a boot": round((used.ru_utime + used.ru_stime) / 5, 2),
            "first list ms": [round(1000 * value) for value in lists],
            "cold table ms median": round(1000 * cold[len(cold) // 2], 1),
            "cold table ms worst": round(1000 * cold[-1], 1),
            "backup and its check s": round(backup, 1),
            "verify s": round(verified, 1),
        }
        print(json.dumps(report))


if __name__ == "__main__":
    main()
