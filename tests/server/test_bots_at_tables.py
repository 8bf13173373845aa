"""Bots at tables: they sleep where nobody looks, share processes, and say when they play below their level."""

import asyncio
from pathlib import Path

import msgspec

from tests.server.running import FREE, Running, Visitor
from theomachy.client import new_id
from theomachy.server.live.bot_pool import PoolLimits
from theomachy.server.tables.log import decoded
from theomachy.server.tables.messages.playing import Answered, PlayedBelow

SETUP = {"game": "pantheon", "players": 2}


def masters(server: Running, address: str, level: str = "master") -> tuple[Visitor, str]:
    """A visitor who has started a table of two bots; nobody else is there."""
    visitor = Visitor(server.port, address)
    seats = [{"kind": "bot", "level": level}] * 2
    reply = visitor.post("/api/tables", {"name": "Eve", "setup": SETUP, "seats": seats})[1]
    table = str(reply["table"])
    assert visitor.post(f"/api/tables/{table}/messages", {"type": "start", "id": new_id()})[0] == 200
    return visitor, table


async def answers(server: Running, table: str) -> list[str]:
    """For each answer of a bot so far the level that gave it; empty for its own."""
    bodies = [decoded(entry.kind, entry.body) for entry in await server.app.services.store.entries(table)]
    below = {number + 1: body.by for number, body in enumerate(bodies) if isinstance(body, PlayedBelow)}
    return [
        below.get(number, "")
        for number, body in enumerate(bodies)
        if isinstance(body, Answered) and body.seat >= 0
    ]


async def until(server: Running, table: str, count: int) -> list[str]:
    """The levels of the answers, once there are so many."""
    async with asyncio.timeout(120):
        while len(found := await answers(server, table)) < count:
            await asyncio.sleep(0.05)
        return found


def test_masters_play_at_their_level_beside_the_tables_that_somebody_else_abandoned(tmp_path: Path) -> None:
    pool = PoolLimits(processes=1, seconds=6, steady=False)
    with Running(tmp_path, pool=pool) as server:
        for _ in range(14):  # more than the processes can answer in the time of one question
            masters(server, "198.51.100.66")
        ada, table = masters(server, "192.0.2.1")
        assert server.inside(until(server, table, 4)) == [""] * len(server.inside(answers(server, table)))
        assert ada.get(f"/api/tables/{table}")[0] == 200


def test_bots_sleep_while_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, awake_seconds=0.0)
    with Running(tmp_path, limits) as server:
        ada, table = masters(server, "192.0.2.1", level="random")
        host = server.app.hosts.host(table)

        async def asleep() -> int:
            async with asyncio.timeout(30):
                while not host.audience.onlookers.sleeping or host._work.busy():
                    await asyncio.sleep(0.01)
            return len(await answers(server, table))

        before = server.inside(asleep())
        assert server.inside(server.app.services.store.due(2**60)) == []  # nothing wakes it by itself
        seq = ada.get(f"/api/tables/{table}")[1]["seq"]
        assert ada.get(f"/api/tables/{table}?after={seq}&wait=30")[1]["seq"] != seq  # a poll keeps them awake
        assert len(server.inside(answers(server, table))) > before


def test_players_are_told_when_a_bot_plays_below_its_level(tmp_path: Path) -> None:
    pool = PoolLimits(processes=1, seconds=5, steady=False, cpu_seconds=1, patience=1e-9)
    with Running(tmp_path, pool=pool) as server:
        ada, table = masters(server, "192.0.2.1")
        server.inside(until(server, table, 2))
        log = ada.get(f"/api/tables/{table}/log")[1]["entries"]
        assert isinstance(log, list)
        told = [entry for entry in log if entry["kind"] == "played-below"]
        assert told
        assert {(entry["name"], entry["text"], entry["how"]) for entry in told} == {("master", "novice", "busy")}
        assert {entry["seat"] for entry in told} <= {0, 1}
        following = [log[log.index(entry) + 1] for entry in told if log.index(entry) + 1 < len(log)]
        assert {entry["kind"] for entry in following} == {"answered"}
        bots = server.app.services.metrics.bots.labels("busy")
        assert bots._value.get() >= len(told)
