"""What a game changes: Plackett-Luce by openskill, in whole millionths, so that the same games give the same.

Games of a pool are rated in the order in which they ended. Everything here is pure.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from itertools import combinations
from typing import Final, Protocol

from theomachy.server.ratings.anchors import MIDDLE, anchors
from theomachy.server.ratings.anchors import SIGMA as BOT_SIGMA
from theomachy.server.ratings.results import BELOW, GameResult, SeatResult
from theomachy.server.store.people_rows import BOT, RatedGame, RatedSeat, RatingRow

MILLION: Final = 1_000_000
FIRST_MU: Final = int(MIDDLE * MILLION)
FIRST_SIGMA: Final = round(25 / 3 * MILLION)
POINTS: Final = 20
"""How many points are shown for one unit of openskill: the first rating is 1500."""
SHIFT: Final = 1_000
"""What is shown for a rating of 0."""
SURE_GAMES: Final = 10
"""Fewer games than this, and a rating is provisional ..."""
SURE_SIGMA: Final = 6 * MILLION
"""... or while it is less sure than this: 240 points either way."""
PAIR_A_DAY: Final = 5
"""How many games of the same two players count on one day."""
DAY: Final = 86_400_000
YES: Final = "yes"
AGAIN: Final = "again"
"""Why a game does not count: two of its players had played enough rated games with each other that day."""
NOBODY_RATED: Final = "unmeasured"
"""Why a game does not count: nobody was there to be compared with."""


class Skill(Protocol):
    """What we read of one of openskill's ratings."""

    mu: float
    sigma: float


class Model(Protocol):
    """What we ask of one of openskill's models."""

    def rating(self, mu: float | None = None, sigma: float | None = None) -> Skill:
        """A rating."""

    def rate(self, teams: list[list[Skill]], ranks: list[float] | None = None) -> list[list[Skill]]:
        """The ratings after a game in which the teams came in these ranks."""


@cache
def model() -> Model:
    """Plackett-Luce with openskill's usual numbers; people change, so no rating ever becomes quite sure."""
    made: Model = import_module("openskill.models").PlackettLuce()
    return made


def points(mu: int) -> int:
    """A rating as it is shown."""
    return round(SHIFT + POINTS * mu / MILLION)


def give_or_take(sigma: int) -> int:
    """How far off a shown rating may be: in nineteen cases of twenty it is not further."""
    return round(2 * POINTS * sigma / MILLION)


def provisional(row: RatingRow) -> bool:
    """Whether too little is known for a leaderboard."""
    return row.games < SURE_GAMES or row.sigma > SURE_SIGMA


def anchor(pool: str, player: str) -> tuple[int, int] | None:
    """The rating of a bot in millionths; None if its level was never measured."""
    game, _, players = pool.split("/")
    found = anchors(game, int(players)).get(player.removeprefix(BOT))
    return None if found is None else (round(found * MILLION), round(BOT_SIGMA * MILLION))


class Pool:
    """The ratings of one pool after the games that were rated, and who met whom on which day."""

    def __init__(self, name: str, ratings: Iterable[RatingRow] = ()) -> None:
        self.name: Final = name
        self.ratings: Final = {row.player: row for row in ratings}
        self._met: Final[Counter[tuple[int, str, str]]] = Counter()

    def met(self, game: RatedGame, seats: Iterable[SeatResult | RatedSeat]) -> None:
        """A game that counted was rated before."""
        for pair in pairs(seats):
            self._met[game.finished // DAY, *pair] += 1

    def rate(self, result: GameResult) -> tuple[RatedGame, list[RatedSeat]]:
        """Rate one more game, which ended after all before it."""
        before = {one.seat: self._before(one) for one in result.seats}
        compared = [one for one in result.seats if before[one.seat] is not None and one.state != BELOW]
        game = RatedGame(result.table, result.pool, result.finished, self._counts(result, compared))
        after = dict(before)
        if game.counted == YES:
            self.met(game, result.seats)
            after |= self._after(compared, before)
            for one in compared:
                self._keep(one, after[one.seat] or (0, 0), result)
        seats = [
            RatedSeat(
                result.table,
                *(one.seat, one.player, one.place, one.called, one.state),
                *(before[one.seat] or (0, 0)),
                *(after[one.seat] or (0, 0)),
            )
            for one in result.seats
        ]
        return game, seats

    def _before(self, one: SeatResult) -> tuple[int, int] | None:
        if one.bot():
            return anchor(self.name, one.player)
        row = self.ratings.get(one.player)
        return (FIRST_MU, FIRST_SIGMA) if row is None else (row.mu, row.sigma)

    def _counts(self, result: GameResult, compared: list[SeatResult]) -> str:
        if result.why_not:
            return result.why_not
        if len(compared) < 2:
            return NOBODY_RATED
        day = result.finished // DAY
        if any(self._met[day, *pair] >= PAIR_A_DAY for pair in pairs(result.seats)):
            return AGAIN
        return YES

    def _after(
        self, compared: list[SeatResult], before: Mapping[int, tuple[int, int] | None]
    ) -> dict[int, tuple[int, int] | None]:
        rates = model()
        known = [before[one.seat] or (0, 0) for one in compared]
        teams = [[rates.rating(mu / MILLION, sigma / MILLION)] for mu, sigma in known]
        rated = rates.rate(teams, [float(one.place) for one in compared])
        return {
            one.seat: before[one.seat] if one.bot() else (round(new.mu * MILLION), round(new.sigma * MILLION))
            for one, (new,) in zip(compared, rated, strict=True)
        }

    def _keep(self, one: SeatResult, rating: tuple[int, int], result: GameResult) -> None:
        if one.bot():
            return
        row = self.ratings.get(one.player)
        games, won = (0, 0) if row is None else (row.games, row.won)
        self.ratings[one.player] = RatingRow(
            self.name, one.player, *rating, games + 1, won + (one.place == 1), result.finished
        )


def pairs(seats: Iterable[SeatResult | RatedSeat]) -> list[tuple[str, str]]:
    """Every two people who played with each other; for a person alone among bots, the person with each level."""
    players = sorted({one.player for one in seats})
    people = [one for one in players if not one.startswith(BOT)]
    if len(people) == 1:
        return [(people[0], one) for one in players if one != people[0]]
    return list(combinations(people, 2))
