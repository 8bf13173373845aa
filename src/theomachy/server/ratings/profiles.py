"""What a profile says of somebody's games: results by game and god, opponents, ratings with their history."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from theomachy.server.protocol import OpponentShown, RatingPoint, RatingShown, ResultsShown, TableListed
from theomachy.server.ratings.rating import give_or_take, points, provisional
from theomachy.server.store.people_rows import PastRating, RatingRow
from theomachy.server.tables.rated import ONE_EDITION
from theomachy.server.tables.table import SOMEONE

MOST_OPPONENTS: Final = 10
RECENT: Final = 10


def pool_parts(pool: str) -> tuple[str, str, int]:
    """Game, edition and number of players of a pool; the edition is empty where there is only one."""
    game, edition, players = pool.split("/")
    return game, "" if edition == ONE_EDITION else edition, int(players)


def played(tables: Iterable[TableListed]) -> list[TableListed]:
    """The games that somebody played to an end with one seat: no lesson, and none that was closed."""
    return [
        one for one in tables if len(one.mine) == 1 and not one.lesson and any(seat.place for seat in one.seats)
    ]


def results(tables: Iterable[TableListed]) -> list[ResultsShown]:
    """Games and wins: of each game, then with each god or colour, the most played first."""
    games: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for one in tables:
        seat = one.seats[one.mine[0]]
        for key in {(one.game, ""), (one.game, seat.called)}:
            games[key] += 1
            won[key] += seat.place == 1 and not seat.away
    ordered = sorted(games, key=lambda key: (key[0], key[1] != "", -games[key], key[1]))
    return [ResultsShown(game=key[0], called=key[1], played=games[key], won=won[key]) for key in ordered]


def opponents(tables: Iterable[TableListed]) -> list[OpponentShown]:
    """The people somebody played with most, and how often somebody came before them."""
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    for one in tables:
        own = one.seats[one.mine[0]]
        for seat in one.seats:
            if seat.kind == "person" and seat.seat != own.seat and seat.name not in (SOMEONE, own.name):
                met[seat.name] += 1
                ahead[seat.name] += 0 < own.place < (seat.place or len(one.seats) + 1)
    often = sorted(met, key=lambda name: (-met[name], name))[:MOST_OPPONENTS]
    return [OpponentShown(name, met[name], ahead[name]) for name in often]


def rating_shown(row: RatingRow, past: Iterable[PastRating] = ()) -> RatingShown:
    """A rating, with what it was after each game (the newest first in `past`)."""
    game, edition, players = pool_parts(row.pool)
    own = [one for one in past if one.pool == row.pool]
    return RatingShown(
        game=game,
        edition=edition,
        players=players,
        rating=points(row.mu),
        give_or_take=give_or_take(row.sigma),
        provisional=provisional(row),
        games=row.games,
        won=row.won,
        history=[
            RatingPoint(one.finished, points(one.mu), give_or_take(one.sigma), one.place) for one in reversed(own)
        ],
    )
