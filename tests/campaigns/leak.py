"""Twin games on the real application: nobody may see a byte of what they may not know. `make leak-test GAMES=n`.

See docs/explanation/decisions/0015-twin-games.md. With --planted, leaks are planted one at a time, and each must
be found.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, TypeAlias

from tests.campaigns.probes import MESSAGE_PROBES, ROUTE_PROBES, Numbers, Probe
from tests.campaigns.twins import SCRIPTS, Script, Scripted, Step, twin_script
from tests.campaigns.twinworlds import both_worlds
from tests.campaigns.watchers import World
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE
from theomachy.engine.record import Scribe
from theomachy.games import registry
from theomachy.server.http.app import ROUTES
from theomachy.server.http.endpoint import ENDPOINTS
from theomachy.server.protocol import Agree, Done, Pace, Refused, Undo
from theomachy.server.tables.messages.declaration import MESSAGES

LONGEST: Final = 260
STRETCH: Final = 60
"""Three games of four begin from a record shortly before the worlds part, and last so many steps."""
RARE: Final = frozenset({"schema", "openapi", "games", "locale", "rules", "account", "login", "page", "metrics"})
"""Routes that know no table; asked now and then."""
Act: TypeAlias = Callable[[World], Awaitable[None]]
PACES: Final = (Pace(), Pace(kind="clock", seconds=86_400), Pace(kind="days", days=30))


class Leak(AssertionError):
    """Somebody received different bytes in the two worlds."""


class Tally:
    """What some twin games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self.differing = 0
        self.compared = 0
        self.bytes = 0
        self.probed: Counter[str] = Counter()
        """Probes made while the worlds differed."""
        self.endings: Counter[str] = Counter()
        self.cells: Counter[str] = Counter()
        self.turn = 0

    def next_kind(self) -> str:
        """Every kind of probe in turn, so that none is left to chance."""
        kinds = [*MESSAGE_PROBES, *ROUTE_PROBES]
        self.turn += 1
        return kinds[self.turn % len(kinds)]

    def add(self, other: "Tally") -> None:
        """Count another tally in."""
        self.games += other.games
        self.steps += other.steps
        self.differing += other.differing
        self.compared += other.compared
        self.bytes += other.bytes
        self.probed.update(other.probed)
        self.endings.update(other.endings)
        self.cells.update(other.cells)


class TwinGame:
    """One script, played in both worlds."""

    def __init__(self, worlds: tuple[World, World], script: Script, dice: Dice, tally: Tally) -> None:
        self.worlds: Final = worlds
        self.script: Final = script
        self.dice: Final = dice
        self.tally: Final = tally
        people = [seat for seat in range(script.players) if seat != script.observer]
        self.bots: Final = {seat for seat in people[1:] if dice.below(5) == 0}
        self.at = 0
        self.parted = False

    async def play(self) -> None:
        """From the first entry of the log to where a rule reveals."""
        steps = without_undo(self.script.steps, self.bots)
        record = None
        if self.dice.below(4):
            record, steps = shortened(self.script, steps)
        pace = PACES[self.dice.below(len(PACES))]
        await self.both(lambda world: world.open(self.script, self.bots, pace, record))
        self.compare()
        luck, at = following(steps, 0)
        await self.both(lambda world: world.start([pair[world.number] for pair in luck]))
        self.compare()
        while at < len(steps):
            step = steps[at]
            luck, at = following(steps, at + 1)
            self.at = at
            await self.take(step, luck, last=at == len(steps))
            differs = step.options[0] != step.options[1]
            self.parted = self.parted or any(pair[0] != pair[1] for pair in [step.options, *luck])
            if differs or self.dice.below(6) == 0:
                await self.probe(differs or (self.parted and self.script.lasting))
        self.tally.games += 1
        self.tally.steps += len(steps)
        self.tally.differing += sum(step.options[0] != step.options[1] for step in steps)
        self.tally.endings[self.script.ended] += 1
        header = self.script.header
        self.tally.cells[f"{header['game']} {header.get('edition', '')} {self.script.players}"] += 1
        await self.both(lambda world: world.leave())

    async def take(self, step: Step, luck: list[tuple[int, int]], last: bool) -> None:
        """One step, and what everybody sees of it."""
        bot = step.seat in self.bots
        await self.both(lambda world: world.step(step, [pair[world.number] for pair in luck], bot))
        self.compare()
        if step.undo or last:
            return  # a game that is over takes nothing back
        if self.dice.below(25) == 0:
            await self.ask_in_vain(step.seat)

    async def ask_in_vain(self, last: int) -> None:
        """A player asks to take back an answer that others have followed; somebody does not agree."""
        asking = [seat for seat in self.worlds[0].players if seat != last and self.worlds[0].given.get(seat)]
        if not asking or len(self.worlds[0].players) < 2:
            return
        seat = asking[self.dice.below(len(asking))]
        others = [other for other in self.worlds[0].players if other != seat]
        against = self.script.observer if self.script.observer in others else others[0]

        async def ask(world: World) -> None:
            reply = await world.players[seat].request(Undo(id=world.new_id(), seat=seat, to=world.given[seat][-1]))
            if isinstance(reply, Refused) and reply.code in ("already-asked", "revealed"):
                return  # no more answers stand than when it was refused before, or what was revealed stands
            assert isinstance(reply, Done), reply
            reply = await world.players[against].request(Agree(id=world.new_id(), seat=against, agree=False))
            assert isinstance(reply, Done), reply
            await world.settle()

        await self.both(ask)
        self.compare()

    async def probe(self, differing: bool) -> None:
        """Some probes by some observers."""
        names = [*self.worlds[0].observer_tokens, "outsider", *(["player"] if self.script.observer >= 0 else [])]
        kinds = [
            *MESSAGE_PROBES,
            *[route for route in ROUTE_PROBES if route not in RARE or self.dice.below(40) == 0],
        ]
        for turn in range(4):
            kind = kinds[self.dice.below(len(kinds))]
            if differing and turn == 0:
                kind = self.tally.next_kind()
            name = names[self.dice.below(len(names))]
            probes: list[Probe] = [*MESSAGE_PROBES.get(kind, []), *ROUTE_PROBES.get(kind, [])]
            numbers = Numbers(self.dice, self.script.observer, self.script.players)
            for probe in probes:
                await self.both(partial(probed, probe, name, numbers))
            self.compare()
            if differing:
                self.tally.probed[kind] += 1

    async def both(self, act: Act) -> None:
        """The same in both worlds."""
        await asyncio.gather(*[act(world) for world in self.worlds])

    def compare(self) -> None:
        """Leak unless all observers received the same bytes in both worlds."""
        first, second = self.worlds[0].news(), self.worlds[1].news()
        self.tally.compared += len(first)
        self.tally.bytes += sum(len(data) for _, data in first)
        if first == second:
            return
        for (what, one), (_, two) in zip(first, second, strict=False):
            if one != two:
                raise Leak(f"step {self.at}, {what}: {difference(one, two)}")
        raise Leak(f"step {self.at}: {len(first)} and {len(second)} messages: {[what for what, _ in first]}")


async def probed(probe: Probe, name: str, numbers: Numbers, world: World) -> None:
    """One probe in one world."""
    await probe(world, name, numbers)


def difference(one: bytes, two: bytes) -> str:
    """Where two byte strings part."""
    place = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    begin = max(0, place - 80)
    return (
        f"{len(one)} and {len(two)} bytes; at {place}: {one[begin : place + 80]!r} | {two[begin : place + 80]!r}"
    )


def following(steps: list[Step], at: int) -> tuple[list[tuple[int, int]], int]:
    """Nature's answers from here on, and the place of the next step by somebody else."""
    luck: list[tuple[int, int]] = []
    while at < len(steps) and steps[at].seat == CHANCE:
        luck.append(steps[at].options)
        at += 1
    return luck, at


def without_undo(steps: list[Step], bots: set[int]) -> list[Step]:
    """Bots take nothing back: what they would take back, they do not do."""
    kept: list[Step] = []
    for step in steps:
        if step.undo and step.seat in bots:
            kept.pop()
        else:
            kept.append(step)
    return kept


def shortened(script: Script, steps: list[Step]) -> tuple[str, list[Step]]:
    """A record of what is the same in both worlds, and a stretch of steps from where they part."""
    begin = next((at for at, step in enumerate(steps) if step.undo or step.options[0] != step.options[1]), 0)
    while begin > 0 and (steps[begin].seat == CHANCE or steps[begin].undo):
        begin -= 1  # nature answers at once, and what is taken back must have been given at the table
    end = min(len(steps), begin + STRETCH)
    while end < len(steps) and steps[end].seat == CHANCE:
        end += 1
    return recorded(script.header, steps[:begin]), steps[begin:end]


def recorded(header: dict[str, str], steps: list[Step]) -> str:
    """The record of steps that are the same in both worlds."""
    scribe = Scribe(registry.package(header["game"]).game, header)
    for step in steps:
        scribe.apply(step.seat, step.options[0])
    return scribe.text()


async def play_games(numbers: range, seed: int, games: Sequence[Scripted] = SCRIPTS) -> Tally:
    """These twin games, at tables of the same two servers."""
    tally = Tally()
    sys.setswitchinterval(0.0002)  # the storage threads answer at once, or the loop waits for them
    async with both_worlds(seed) as worlds:
        for number in numbers:
            script = twin_script(number, seed, LONGEST, games)
            if all(step.seat == CHANCE for step in script.steps):
                continue  # the set-up itself had no common course
            dice = Dice(seed * 7_000_003 + number)
            try:
                await TwinGame(worlds, script, dice, tally).play()
            except AssertionError as error:
                raise type(error)(f"game {number}, seed {seed}: {error}") from error
    return tally


def play_range(first: int, last: int, seed: int) -> Tally:
    """In a process of its own."""
    return asyncio.run(play_games(range(first, last), seed))


assert ROUTES, "importing the routes declares every endpoint"
EVERY_KIND: Final = [*MESSAGES, "ping", *ENDPOINTS, "socket", "page"]
"""Every kind of message and every route."""


def not_covered(tally: Tally) -> list[str]:
    """Kinds of messages and routes that no observer has tried while the worlds differed."""
    return [kind for kind in EVERY_KIND if not tally.probed[kind]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, to go on with a campaign")
    parser.add_argument("--ledger", default="", help="a file that gets a line for every portion played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--planted", action="store_true", help="plant leaks and find them all")
    wanted = parser.parse_args()
    if wanted.planted:
        from tests.campaigns.leaks import find_all

        return find_all(wanted.seed, wanted.processes)
    begin = time.monotonic()
    total = Tally()
    portion = 20
    with ProcessPoolExecutor(wanted.processes) as pool:
        firsts = range(wanted.first, wanted.first + wanted.games, portion)
        lasts = [min(first + portion, wanted.first + wanted.games) for first in firsts]
        for last, tally in zip(
            lasts, pool.map(play_range, firsts, lasts, [wanted.seed] * len(lasts)), strict=True
        ):
            total.add(tally)
            if wanted.ledger:
                with open(wanted.ledger, "a", encoding="utf-8") as ledger:
                    line = f"seed {wanted.seed}, games {wanted.first} to {last}: {total.games} twin games"
                    print(f"{line}, {total.compared} messages, {total.bytes} bytes, 0 differ", file=ledger)
    missing = not_covered(total)
    print(
        json.dumps(
            {
                "twin games": total.games,
                "steps": total.steps,
                "secrets that differed": total.differing,
                "messages compared": total.compared,
                "megabytes compared": round(total.bytes / 1e6, 1),
                "differing bytes": 0,
                "endings": dict(total.endings),
                "cells": dict(sorted(total.cells.items())),
                "not covered": missing,
                "seconds": round(time.monotonic() - begin, 1),
            },
            indent=1,
        )
    )
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
