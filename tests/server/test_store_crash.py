"""A killed process: everything it acknowledged is there, once, in order, and nothing it never tried."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.making import KEY
from tests.server.store_worker import WRITERS, last_entry
from theomachy.server.store.backup import verify_url
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import PAGE, Entry

ROUNDS = 6


def killed_worker(url: str, journal: Path, seconds: float) -> None:
    """Let a worker write for so long after its first promise, then kill it."""
    size = journal.stat().st_size if journal.exists() else 0
    worker = subprocess.Popen([sys.executable, "-m", "tests.server.store_worker", url, str(journal)])
    try:
        until = time.monotonic() + 60
        while not journal.exists() or journal.stat().st_size <= size + 200:
            assert worker.poll() is None, "the worker ended by itself"
            assert time.monotonic() < until, "the worker does not write"
            time.sleep(0.005)
        time.sleep(seconds)
    finally:
        worker.send_signal(signal.SIGKILL)
        worker.wait()


async def stored(url: str) -> dict[str, list[Entry]]:
    """All logs, with their chains checked by reading them."""
    store = open_store(url, key=KEY)
    logs: dict[str, list[Entry]] = {}
    for number in range(WRITERS):
        table = f"table-{number}"
        log: list[Entry] = []
        while page := await store.entries(table, len(log), PAGE):
            log += page
        assert await last_entry(store, table) == (log[-1] if log else None)
        for entry in log[1:]:
            assert entry.move
            assert await store.reply(table, entry.move), "an entry without its reply"
        logs[table] = log
    await store.close()
    return logs


def compare(journal: Path, logs: dict[str, list[Entry]]) -> int:
    """Hold the journal against the store; how many promises were checked."""
    tried: set[tuple[str, int, str]] = set()
    promised = 0
    for line in journal.read_text().splitlines():
        word, table, seq, digest = line.split()
        tried.add((table, int(seq), digest))
        if word == "ack":
            promised += 1
            assert len(logs[table]) >= int(seq), f"lost: {line}"
            assert logs[table][int(seq) - 1].hash.hex() == digest, f"changed: {line}"
    for table, log in logs.items():
        for entry in log:
            assert (table, entry.seq, entry.hash.hex()) in tried, f"never tried: {table} {entry.seq}"
    return promised


def test_a_killed_process_loses_no_promise(database_url: str, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    dice = random.Random(7)
    promised = 0
    for _ in range(ROUNDS):
        killed_worker(database_url, journal, dice.random() ** 2 * 0.7)
        promised = compare(journal, asyncio.run(stored(database_url)))
    assert promised > 50
    assert verify_url(database_url, KEY).problems == []
