"""Whole games through real sockets, each player a process of its own on a bad network."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import pytest

from tests.server.served import Served
from theomachy.client import Api, Player, new_id
from theomachy.engine.game import Result
from theomachy.engine.record import Replay, read_record
from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON
from theomachy.server.protocol import Entered, Join, OpenTable, Refused, SeatWish, Setup, Start

CASES = [
    pytest.param(
        Setup(game="ankh", players=players, edition=edition), bots, id=f"ankh-{edition}-{players}-bots{bots}"
    )
    for players, edition, bots in [
        (2, "final", 0),
        (3, "final", 1),
        (4, "final", 0),
        (5, "final", 2),
        (2, "preview", 0),
        (3, "preview", 0),
        (4, "preview", 2),
        (5, "preview", 0),
    ]
] + [
    pytest.param(Setup(game="pantheon", players=players), bots, id=f"pantheon-{players}-bots{bots}")
    for players, bots in [(2, 0), (3, 1), (4, 0)]
]
FAULTS = 15
LONGEST_SECONDS = 300


class Report(TypedDict):
    """What a player's process tells at the end."""

    accepted: list[int]
    refused: list[str]
    duplicates: int
    connects: int
    entries: int
    seq: int
    log: str
    ending: str
    winners: list[int]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(
        tmp_path_factory.mktemp("served"), {"BOT_SECONDS": "5", "BOT_STEADY": "false", "RATE_FACTOR": "100"}
    ) as server:
        yield server


async def seated(api: Api, setup: Setup, bots: int) -> tuple[Entered, list[str]]:
    """A table with a token for each person; the last seats are bots."""
    people = setup.players - bots
    seats = [SeatWish(kind="me"), *[SeatWish(kind="friend")] * (people - 1), *[SeatWish(kind="bot")] * bots]
    entered = await api.open_table(OpenTable(name="Ada", setup=setup, seats=seats, visibility="link", bearer=True))
    tokens = [entered.token]
    for number, invite in enumerate(entered.invites):
        joined = await api.join(Join(name=f"Friend {number}", invite=invite.invite, bearer=True))
        tokens.append(joined.token)
    return entered, tokens


async def begin(api: Api, entered: Entered) -> None:
    """The host starts the game."""
    async with Player(api.address, entered.table, entered.token) as host:
        reply = await host.request(Start(id=new_id()))
        assert not isinstance(reply, Refused), reply


def player(address: str, table: str, token: str, seed: int) -> subprocess.Popen[str]:
    """A player's process."""
    command = [sys.executable, "-m", "tests.server.player_process", address, table, token, str(seed), str(FAULTS)]
    root = Path(__file__).parent.parent.parent
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=root)


def reports(processes: list[subprocess.Popen[str]]) -> list[Report]:
    """What all of them tell; the error of one that failed."""
    told: list[Report] = []
    try:
        for process in processes:
            out, error = process.communicate(timeout=LONGEST_SECONDS)
            assert process.returncode == 0, error[-3_000:]
            report: Report = json.loads(out)
            told.append(report)
    finally:
        for process in processes:
            if process.poll() is None:
                process.kill()
                process.communicate()
    return told


@pytest.mark.parametrize(("setup", "bots"), CASES)
def test_a_whole_game_by_processes_on_a_bad_network(served: Served, setup: Setup, bots: int) -> None:
    api = Api(served.address)
    entered, tokens = asyncio.run(seated(api, setup, bots))
    watcher = asyncio.run(watching(api, entered))
    asyncio.run(begin(api, entered))
    told = reports([player(served.address, entered.table, token, seed) for seed, token in enumerate(tokens)])

    assert len({report["log"] for report in told}) == 1  # all saw the same entries in the same order
    assert {report["entries"] for report in told} == {told[0]["seq"]}  # and each of them once
    assert sum(report["duplicates"] for report in told) > 0
    assert max(report["connects"] for report in told) > 1
    accepted = [seq for report in told for seq in report["accepted"]]
    assert len(accepted) == len(set(accepted))

    update = asyncio.run(api.table(entered.table, tokens[0]))
    assert update.table.phase == "finished"
    assert update.game is not None
    given = [entry for entry in update.entries if entry.kind == "answered"]
    people = [entry.seq for entry in given if isinstance(entry.seat, int) and 0 <= entry.seat < len(tokens)]
    if not update.skipped:
        assert sorted(accepted) == people  # every acknowledged answer stands in the log, and no other
    record = asyncio.run(api.record(entered.table, tokens[0]))
    answers, result = replayed(setup, record)
    assert (result.ending, result.winners) == (told[0]["ending"], told[0]["winners"])
    assert answers == update.game.answers
    spectator = asyncio.run(api.table(entered.table, watcher))
    assert (spectator.seq, spectator.table.result) == (update.seq, update.table.result)
    assert "Traceback" not in served.log()


def replayed(setup: Setup, record: str) -> tuple[int, Result]:
    """The number of answers of a record, and how the rules say that it ended."""
    if setup.game == "ankh":
        ankh = Replay(ANKH, read_record(record))
        ankh.run()
        return len(ankh.played), ANKH.result(ankh.s)
    pantheon = Replay(PANTHEON, read_record(record))
    pantheon.run()
    return len(pantheon.played), PANTHEON.result(pantheon.s)


async def watching(api: Api, entered: Entered) -> str:
    """A spectator's token."""
    joined = await api.join(Join(name="Eve", code=entered.code, watch=True, bearer=True))
    assert joined.role == "spectator"
    return joined.token
