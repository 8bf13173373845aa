"""What is read about people and rated games."""

from collections.abc import Collection, Sequence
from typing import Final

from theomachy.server.store import chain
from theomachy.server.store.people_rows import (
    NamedPlayer,
    PastRating,
    Person,
    RatedGame,
    RatedSeat,
    RatingRow,
    Tie,
    TieKind,
)
from theomachy.server.store.port import PAGE, Entry
from theomachy.server.store.sql import ENTRIES, SqlStore, converted, first, marks

PERSON: Final = "SELECT account, player, shown_to, language, zone FROM people"
GAME: Final = "SELECT table_id, pool, finished, counted FROM rated_games"
SEAT: Final = (
    "SELECT table_id, seat, player, place, called, state, mu_before, sigma_before, mu, sigma FROM rated_seats"
)
RATING: Final = "SELECT pool, player, mu, sigma, games, won, last FROM ratings"
TIE: Final = "SELECT account, other, kind, since FROM ties"
NAMED: Final = (
    "SELECT people.player, people.account, accounts.shown, people.shown_to "
    "FROM people JOIN accounts ON accounts.name = people.account"
)


class PeopleStore(SqlStore):
    """People, ties between them, rated games and ratings (see port.py)."""

    # -- people

    async def person(self, account: str) -> Person | None:
        return first(converted(await self._rows(f"{PERSON} WHERE account = ?", account), list[Person]))

    async def named_players(self, players: Collection[str]) -> list[NamedPlayer]:
        rows = await self._rows(f"{NAMED} WHERE people.player IN ({marks(players)})", *players)
        return converted(rows, list[NamedPlayer])

    async def ties_of(self, account: str) -> list[Tie]:
        sql = f"{TIE} WHERE account = ? ORDER BY since, other, kind LIMIT ?"
        return converted(await self._rows(sql, account, PAGE), list[Tie])

    async def ties_to(self, other: str, kind: TieKind) -> list[Tie]:
        sql = f"{TIE} WHERE other = ? AND kind = ? ORDER BY since, account LIMIT ?"
        return converted(await self._rows(sql, other, kind, PAGE), list[Tie])

    async def ties_about(self, account: str) -> list[Tie]:
        rows = await self._rows(f"{TIE} WHERE account = ? OR other = ?", account, account)
        return converted(rows, list[Tie])

    async def tied(self, account: str, other: str) -> list[TieKind]:
        sql = "SELECT kind FROM ties WHERE account = ? AND other = ? ORDER BY kind"
        return [row[0] for row in converted(await self._rows(sql, account, other), list[tuple[TieKind]])]

    # -- rated games

    async def first_entries(self, tables: Sequence[str]) -> list[Entry]:
        sql = f"{ENTRIES} WHERE table_id IN ({marks(tables)}) AND seq = 1"
        found = converted(await self._rows(sql, *tables), list[Entry])
        return [entry for entry in found if chain.is_first(entry)]

    async def rated_game(self, table: str) -> RatedGame | None:
        return first(converted(await self._rows(f"{GAME} WHERE table_id = ?", table), list[RatedGame]))

    async def rated_games(self, after: str = "", limit: int = PAGE) -> list[RatedGame]:
        sql = f"{GAME} WHERE table_id > ? ORDER BY table_id LIMIT ?"
        return converted(await self._rows(sql, after, min(limit, PAGE)), list[RatedGame])

    async def rated_games_since(self, pool: str, finished: int) -> list[RatedGame]:
        sql = f"{GAME} WHERE pool = ? AND finished >= ? AND finished > 0 ORDER BY finished, table_id"
        return converted(await self._rows(sql, pool, finished), list[RatedGame])

    async def rated_seats(self, tables: Sequence[str]) -> list[RatedSeat]:
        sql = f"{SEAT} WHERE table_id IN ({marks(tables)}) ORDER BY table_id, seat"
        return converted(await self._rows(sql, *tables), list[RatedSeat])

    async def rating_due(self, limit: int = PAGE) -> list[str]:
        sql = (
            "SELECT table_id FROM rated_games JOIN tables ON tables.id = table_id "
            "WHERE finished = 0 AND phase = 'finished' ORDER BY table_id LIMIT ?"
        )
        return [row[0] for row in converted(await self._rows(sql, min(limit, PAGE)), list[tuple[str]])]

    # -- ratings

    async def ratings_at(self, pool: str, players: Collection[str]) -> list[RatingRow]:
        sql = f"{RATING} WHERE pool = ? AND player IN ({marks(players)})"
        return converted(await self._rows(sql, pool, *players), list[RatingRow])

    async def ratings_in(self, pool: str) -> list[RatingRow]:
        return converted(await self._rows(f"{RATING} WHERE pool = ? ORDER BY player", pool), list[RatingRow])

    async def ratings_of(self, player: str) -> list[RatingRow]:
        return converted(await self._rows(f"{RATING} WHERE player = ? ORDER BY pool", player), list[RatingRow])

    async def rating_pools(self) -> list[tuple[str, int]]:
        sql = "SELECT pool, COUNT(*) FROM ratings GROUP BY pool ORDER BY pool"
        return converted(await self._rows(sql), list[tuple[str, int]])

    async def leaders(self, pool: str, games: int, sigma: int, limit: int) -> list[tuple[str, RatingRow]]:
        sql = (
            "SELECT accounts.shown, ratings.pool, ratings.player, mu, sigma, games, won, last FROM ratings "
            "JOIN people ON people.player = ratings.player JOIN accounts ON accounts.name = people.account "
            "WHERE ratings.pool = ? AND games >= ? AND sigma <= ? AND people.shown_to = 'everyone' "
            "ORDER BY mu DESC, ratings.player LIMIT ?"
        )
        kind = list[tuple[str, str, str, int, int, int, int, int]]
        rows = converted(await self._rows(sql, pool, games, sigma, min(limit, PAGE)), kind)
        return [(row[0], RatingRow(*row[1:])) for row in rows]

    async def past_ratings(self, player: str, limit: int) -> list[PastRating]:
        sql = (
            "SELECT pool, finished, mu, sigma, place, rated_seats.table_id FROM rated_seats "
            "JOIN rated_games ON rated_games.table_id = rated_seats.table_id "
            "WHERE player = ? AND counted = 'yes' ORDER BY finished DESC, rated_seats.table_id DESC LIMIT ?"
        )
        return converted(await self._rows(sql, player, min(limit, PAGE)), list[PastRating])
