"""The part of a batch about people and rated games as statements."""

from typing import Final

from theomachy.server.store.people_rows import PeopleRows
from theomachy.server.store.statement import Plan, Statement, insert


def _replacing(what: str, table: str, columns: str, keys: int) -> Statement:
    names = columns.split(", ")
    changed = ", ".join(f"{name} = excluded.{name}" for name in names[keys:])
    return insert(what, table, columns, f"ON CONFLICT ({', '.join(names[:keys])}) DO UPDATE SET {changed}")


PERSON: Final = insert(
    "person",
    "people",
    "account, player, shown_to, language, zone",
    "ON CONFLICT (account) DO UPDATE SET shown_to = excluded.shown_to, language = excluded.language, "
    "zone = excluded.zone",  # never the player: logs name it
)
TIE: Final = _replacing("tie", "ties", "account, other, kind, since", 3)
UNTIE: Final = Statement("tie", "DELETE FROM ties WHERE account = ? AND other = ? AND kind = ?")
RATED_GAME: Final = _replacing("rated", "rated_games", "table_id, pool, finished, counted", 1)
RATED_SEAT: Final = _replacing(
    "rated",
    "rated_seats",
    "table_id, seat, player, place, called, state, mu_before, sigma_before, mu, sigma",
    2,
)
RATING: Final = _replacing("rated", "ratings", "pool, player, mu, sigma, games, won, last", 2)
NO_RATING: Final = Statement("rated", "DELETE FROM ratings WHERE pool = ? AND player = ?")
ORDER: Final = (PERSON, TIE, UNTIE, RATED_GAME, RATED_SEAT, RATING, NO_RATING)


def plan(rows: PeopleRows) -> Plan:
    """The rows by statement."""
    return {
        PERSON: [(p.account, p.player, p.shown_to, p.language, p.zone) for p in rows.people],
        TIE: [(t.account, t.other, t.kind, t.since) for t in rows.ties],
        UNTIE: [(t.account, t.other, t.kind) for t in rows.untied],
        RATED_GAME: [(g.table, g.pool, g.finished, g.counted) for g in rows.games],
        RATED_SEAT: [
            (
                *(s.table, s.seat, s.player, s.place, s.called, s.state),
                *(s.mu_before, s.sigma_before, s.mu, s.sigma),
            )
            for s in rows.seats
        ],
        RATING: [(r.pool, r.player, r.mu, r.sigma, r.games, r.won, r.last) for r in rows.ratings],
        NO_RATING: list(rows.no_ratings),
    }
