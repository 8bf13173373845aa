"""The bots of one table: each is asked once for each question it owes an answer to."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias

import structlog

from theomachy.server.live.background_work import BackgroundWork
from theomachy.server.live.bot_pool import BOT, Choice
from theomachy.server.live.fair_turns import Crowded
from theomachy.server.live.onlookers import Onlookers
from theomachy.server.live.services import Services
from theomachy.server.tables import randomness
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.messages.playing import Answered, PlayedBelow
from theomachy.server.tables.table import EntryBody, Table

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.bots")
AGAIN = 1.0
"""Seconds after which a question is asked again that found too many waiting."""
TakeAnswer: TypeAlias = Callable[[int, int, Choice], Coroutine[None, None, None]]
"""Takes a bot's answer: seat, number of the question, choice."""


class BotMoves:
    """Which bot thinks about which question."""

    def __init__(
        self, services: Services, work: BackgroundWork, onlookers: Onlookers, answered: TakeAnswer
    ) -> None:
        self._services: Final = services
        self._work: Final = work
        self._onlookers: Final = onlookers
        self._answered: Final = answered
        self.asked: Final[dict[int, tuple[int, asyncio.Task[None]]]] = {}
        """By seat, the number of the question and the task; empty while no bot thinks."""

    def ask(self, table: Table, secret: bytes) -> None:
        """Ask bots that owe an answer, if somebody looks; stop those whose question has gone."""
        match = table.match
        owing = table.bots_asked()
        for seat, (asked, task) in list(self.asked.items()):
            if match is None or seat not in owing or match.asked[seat] != asked:
                task.cancel()
                del self.asked[seat]
        if not owing or not self._onlookers.awake(self._services.limits.awake_seconds):
            self._onlookers.sleeping = bool(owing)
            return
        for seat in owing:
            if match is not None and seat not in self.asked:
                task = self._work.spawn(self._think(table, match, seat, secret))
                self.asked[seat] = (match.asked[seat], task)

    def done(self, seat: int) -> None:
        """The seat's bot has answered."""
        self.asked.pop(seat, None)

    def stop(self) -> None:
        """Cancel all questions to bots."""
        for _, task in self.asked.values():
            task.cancel()
        self.asked.clear()

    def _think(self, table: Table, match: AnyMatch, seat: int, secret: bytes) -> Coroutine[None, None, None]:
        level, game, bots = table.seats[seat].written(), table.opened.setup.game, self._services.bots
        document, memory = match.document(seat).encode(), match.memory(seat)
        options = match.options(seat)
        asked = match.asked[seat]
        seed = randomness.seed(secret, match.stream(f"bot {seat}"), len(match.given))

        async def choose() -> Choice:
            while True:
                try:
                    who = bots.soonest(self._onlookers.askers(self._services.limits.awake_seconds))
                    return await bots.ask(level, game, seat, document, options, seed, who, memory)
                except Crowded:
                    self._services.metrics.bots_crowded.inc()
                    await asyncio.sleep(AGAIN)

        async def think() -> None:
            choice = await choose()
            self._services.metrics.bots.labels(choice.how).inc()
            if choice.how != BOT:
                log.warning("a bot failed", table=table.id, seat=seat, level=level, how=choice.how, by=choice.by)
            # from here on it is to be kept, whatever becomes of the task
            await self._work.to_the_end(self._answered(seat, asked, choice))

        return think()


def answer_of_bot(table: Table, seat: int, choice: Choice) -> list[EntryBody]:
    """What a bot's answer becomes: everybody is told if a simpler level gave it."""
    answered = Answered(seat, choice.option)
    if choice.how == BOT:
        return [answered]
    return [PlayedBelow(seat, table.seats[seat].level, choice.by, choice.how), answered]
