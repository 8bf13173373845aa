"""What follows from the logs, for `theomachy verify`: the summary of every table, and all ratings."""

from typing import Final

from theomachy.server.live.log_reader import Unreadable, replayed
from theomachy.server.ratings.ratings import Everything, different, kept_result, rated_anew
from theomachy.server.ratings.results import GameResult, result_of
from theomachy.server.store.driver import Connection
from theomachy.server.store.people_reads import GAME, RATING, SEAT
from theomachy.server.store.people_rows import PeopleRows, RatedGame, RatedSeat, RatingRow
from theomachy.server.store.port import Entry, Summary
from theomachy.server.store.sql import converted


class Folding:
    """Folds logs one after another, and remembers the results of rated games among them."""

    def __init__(self) -> None:
        self._results: Final[dict[str, GameResult]] = {}

    def summary(self, entries: list[Entry], hidden: frozenset[str] = frozenset()) -> Summary | None:
        """The summary that follows from a log; None if this version cannot replay all of it."""
        try:
            table, obstacle = replayed(entries, hidden)
        except Unreadable:
            return None
        if obstacle:
            return None
        result = result_of(table)
        if result is not None:
            self._results[table.id] = result
        return table.summary()

    def ratings(self, connection: Connection) -> list[str]:
        """What is stored of ratings and does not follow from the logs that were folded before."""
        if not connection.rows("SELECT 1 FROM schema_steps WHERE name = 'ratings'"):
            return []
        games = converted(connection.rows(f"{GAME} ORDER BY table_id"), list[RatedGame])
        seats = converted(connection.rows(f"{SEAT} ORDER BY table_id, seat"), list[RatedSeat])
        rows = converted(connection.rows(f"{RATING} ORDER BY pool, player"), list[RatingRow])
        by_table: dict[str, list[RatedSeat]] = {}
        for one in seats:
            by_table.setdefault(one.table, []).append(one)
        over = [one for one in games if one.finished]  # the server takes the others when it runs
        wanted = rated_anew(
            [self._results.get(one.table) or kept_result(one, by_table.get(one.table, [])) for one in over]
        )
        before = Everything(
            {one.table: one for one in games},
            {(one.table, one.seat): one for one in seats},
            {(row.pool, row.player): row for row in rows},
        )
        return told(different(wanted, before))


def told(rows: PeopleRows) -> list[str]:
    """One line for each row that is not what follows from the logs."""
    named = [
        *(f"rated game {one.table}" for one in rows.games),
        *(f"rated game {one.table}, seat {one.seat}" for one in rows.seats),
        *(f"rating of {one.player} in {one.pool}" for one in rows.ratings),
        *(f"rating of {player} in {pool}" for pool, player in rows.no_ratings),
    ]
    return [f"{one}: not what follows from the logs; see `theomachy admin ratings`" for one in named]
