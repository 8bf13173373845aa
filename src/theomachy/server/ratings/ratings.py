"""Keeps ratings up to date: takes the result of every rated table that ends, and rates it; or all of them anew."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from msgspec import Struct

from theomachy.server.live.log_reader import Unreadable, read_log, replayed
from theomachy.server.live.services import Services
from theomachy.server.protocol import RatingsRecomputed
from theomachy.server.ratings.rating import DAY, YES, Pool
from theomachy.server.ratings.results import NOBODY_LEFT, NOT_PLAYED, GameResult, SeatResult, result_of
from theomachy.server.store.people_rows import PeopleRows, RatedGame, RatedSeat, RatingRow
from theomachy.server.store.port import PAGE, Batch, StoreError

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.ratings")
RETRY_SECONDS: Final = 5.0


class Everything(Struct, frozen=True):
    """All rows that follow from the results of all games."""

    games: dict[str, RatedGame]
    seats: dict[tuple[str, int], RatedSeat]
    ratings: dict[tuple[str, str], RatingRow]


class Ratings:
    """Rates games one after another, in the order in which they ended."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._turn: Final = asyncio.Lock()
        self._news: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        services.on_finished.append(self.finished)

    # -- as games end

    def finished(self, table: str) -> None:
        """A rated table has ended; its result is durable."""
        self._news.set()

    def open(self) -> None:
        """Begin to rate, first what ended while nobody did."""
        self._news.set()
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop; what was not rated yet is rated after the next start."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self.rate_due()
            except StoreError as error:
                log.error("rated games wait", error=str(error))
                self._news.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def rate_due(self) -> int:
        """Rate every game that has ended and was not rated yet; how many."""
        async with self._turn:
            done = 0
            while due := await self._services.store.rating_due():
                results = [found for table in due if (found := await self._result(table)) is not None]
                for result in sorted(results, key=GameResult.order):
                    await self._rate(result)
                done += len(results)
                if len(results) < len(due):  # a log that cannot be read is tried again after the next start
                    break
            return done

    async def _rate(self, result: GameResult) -> None:
        store = self._services.store
        since = await store.rated_games_since(result.pool, result.finished // DAY * DAY)
        if any((one.finished, one.table) > result.order() for one in since):
            await self._rate_pool(result)  # it ended before one that was rated already
            return
        seats = await self._seats([one.table for one in since])
        pool = Pool(result.pool, await store.ratings_at(result.pool, [one.player for one in result.seats]))
        for game in since:
            if game.counted == YES:
                pool.met(game, seats[game.table])
        game, rated = pool.rate(result)
        changed = [pool.ratings[one.player] for one in rated if one.player in pool.ratings]
        ratings = changed if game.counted == YES else []
        await store.write(Batch(people=PeopleRows(games=[game], seats=rated, ratings=ratings)))

    async def _rate_pool(self, late: GameResult) -> None:
        """Rate all games of a pool anew, with one that comes between others."""
        store = self._services.store
        games = await store.rated_games_since(late.pool, 0)
        seats = await self._seats([one.table for one in games])
        results = [kept_result(one, seats[one.table]) for one in games if one.table != late.table]
        ratings = {(row.pool, row.player): row for row in await store.ratings_in(late.pool)}
        rows = different(rated_anew([*results, late]), Everything({}, {}, ratings))
        await store.write(Batch(people=rows))

    # -- all of it again

    async def recompute(self, *, write: bool) -> RatingsRecomputed:
        """Take all results from the logs again and rate them; `write` stores what comes out different."""
        async with self._turn:
            return await self._recompute(write)

    async def _recompute(self, write: bool) -> RatingsRecomputed:
        store = self._services.store
        games: list[RatedGame] = []
        while page := await store.rated_games(games[-1].table if games else ""):
            games += page
        stored = await self._seats([one.table for one in games])
        results: list[GameResult] = []
        kept = 0
        for game in games:
            if not game.finished:
                continue  # it goes on, or `rate_due` takes it
            found = await self._result(game.table)
            kept += found is None
            results.append(kept_result(game, stored[game.table]) if found is None else found)
        wanted = rated_anew(results)
        pools = {one.pool for one in games}
        ratings = [row for pool in sorted(pools) for row in await store.ratings_in(pool)]
        before = Everything(
            {one.table: one for one in games},
            {(one.table, one.seat): one for some in stored.values() for one in some},
            {(row.pool, row.player): row for row in ratings},
        )
        changed = different(wanted, before)
        if write and rows_in(changed):
            await store.write(Batch(people=changed))
        return RatingsRecomputed(
            games=len(wanted.games),
            counted=sum(1 for one in wanted.games.values() if one.counted == YES),
            ratings=len(wanted.ratings),
            kept=kept,
            changed=rows_in(changed),
        )

    # -- inside

    async def _seats(self, tables: list[str]) -> dict[str, list[RatedSeat]]:
        found: dict[str, list[RatedSeat]] = {table: [] for table in tables}
        for start in range(0, len(tables), PAGE):
            for one in await self._services.store.rated_seats(tables[start : start + PAGE]):
                found[one.table].append(one)
        return found

    async def _result(self, table: str) -> GameResult | None:
        """The result by the log; None if there is none that this server can read."""
        entries, trouble = await read_log(self._services.store, table)
        if not entries:
            return None
        try:
            folded, obstacle = await asyncio.to_thread(replayed, entries)
        except Unreadable as error:
            log.warning("a rated game cannot be read", table=table, error=str(error))
            return None
        if trouble or obstacle:
            log.warning("a rated game cannot be read", table=table, error=trouble or obstacle)
            return None
        return result_of(folded)


def kept_result(game: RatedGame, seats: list[RatedSeat]) -> GameResult:
    """The result of a game as it was taken from its log when it ended."""
    why_not = game.counted if game.counted in (NOT_PLAYED, NOBODY_LEFT) else ""
    kept = tuple(SeatResult(one.seat, one.player, one.place, one.called, one.state) for one in seats)
    return GameResult(game.table, game.pool, game.finished, why_not, kept)


def rated_anew(results: list[GameResult]) -> Everything:
    """Everything that follows from these results, rated from the first game on."""
    pools: dict[str, Pool] = {}
    games: dict[str, RatedGame] = {}
    seats: dict[tuple[str, int], RatedSeat] = {}
    for result in sorted(results, key=GameResult.order):
        pool = pools.setdefault(result.pool, Pool(result.pool))
        games[result.table], rated = pool.rate(result)
        seats |= {(one.table, one.seat): one for one in rated}
    ratings = {(name, row.player): row for name, pool in pools.items() for row in pool.ratings.values()}
    return Everything(games, seats, ratings)


def different(wanted: Everything, before: Everything) -> PeopleRows:
    """The rows that have to be written."""
    return PeopleRows(
        games=[one for key, one in sorted(wanted.games.items()) if before.games.get(key) != one],
        seats=[one for key, one in sorted(wanted.seats.items()) if before.seats.get(key) != one],
        ratings=[one for key, one in sorted(wanted.ratings.items()) if before.ratings.get(key) != one],
        no_ratings=sorted(set(before.ratings) - set(wanted.ratings)),
    )


def rows_in(rows: PeopleRows) -> int:
    """How many rows are written."""
    return len(rows.games) + len(rows.seats) + len(rows.ratings) + len(rows.no_ratings)
