"""A database full of games, written through the store as the server writes them."""

import secrets
from typing import Final

import msgspec

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import random_option
from theomachy.games import registry
from theomachy.play.setup import Wishes
from theomachy.server.protocol import Pace, SeatShown, Setup
from theomachy.server.store.chain import linked
from theomachy.server.store.port import Batch, Entry, Store, Summary
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.messages.starting import Started
from theomachy.server.tables.table import EntryBody, Opened, SeatPlan

ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
TOGETHER: Final = 50
ANSWERS: Final = 100
LOGS: Final = 24


def written(number: int) -> list[EntryBody]:
    """The entries of one table: opened, started, and a hundred answers by chance."""
    dice = Dice(number)
    name = ("ankh", "pantheon")[number % 2]
    players = 2 + number % 3
    setup = Setup(game="ankh" if name == "ankh" else "pantheon", players=players)
    seats = [SeatPlan(name=f"Player {seat}") for seat in range(players)]
    opened = Opened(
        setup=setup,
        seats=seats,
        host="Player 0",
        host_seats=[0],
        title="",
        pace=Pace(),
        visibility="public",
        code="",
    )
    header = registry.package(name).header(Wishes(players), dice.roll())
    s: State = registry.package(name).game.opened(header)
    bodies: list[EntryBody] = [opened, Started(list(header.items()))]
    while s.waiting() and (len(bodies) < ANSWERS or s.waiting() == [CHANCE]):
        seat = s.waiting()[0]
        option = random_option(s, seat, s.options(seat), dice)
        s.apply(seat, option)
        bodies.append(Answered(seat, option))
    return bodies


def table_of(bodies: list[EntryBody], at: int) -> tuple[list[Entry], Summary]:
    """A table of its own with these entries."""
    table = "".join(secrets.choice(ALPHABET) for _ in range(20))
    code = "".join(secrets.choice(ALPHABET) for _ in range(10))
    entries: list[Entry] = []
    for body in bodies:
        changed = msgspec.structs.replace(body, code=code) if isinstance(body, Opened) else body
        last = entries[-1] if entries else None
        entries.append(linked(table, last, body.kind, changed.encoded(), None, at, 1))
    opened = bodies[0]
    assert isinstance(opened, Opened)
    seats = [
        SeatShown(seat=seat, kind="person", name=plan.name, level="", away=False, called="")
        for seat, plan in enumerate(opened.seats)
    ]
    summary = Summary(
        table=table,
        game=opened.setup.game,
        phase="playing",
        visibility="public",
        code=code,
        title="",
        seats=msgspec.json.encode(seats),
        rules=1,
        created=at,
        updated=at,
        last=entries[-1].seq,
    )
    return entries, summary


async def fill(store: Store, games: int, at: int) -> int:
    """Store so many games; the number of entries."""
    logs = [written(number) for number in range(LOGS)]
    count = 0
    for first in range(0, games, TOGETHER):
        batch = Batch()
        for number in range(first, min(games, first + TOGETHER)):
            entries, summary = table_of(logs[number % LOGS], at + number)
            batch.entries += entries
            batch.summaries.append(summary)
            batch.secrets.append((summary.table, secrets.token_bytes(32)))
        count += len(batch.entries)
        await store.write(batch)
    return count
