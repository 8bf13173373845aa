"""A table without a server: its log is kept in a list, so that folds can be compared."""

import secrets
from typing import Final

from theomachy.games import registry
from theomachy.server.protocol import Answer, GameName, Pace, Request, Setup, Start
from theomachy.server.store.chain import linked
from theomachy.server.store.port import Entry
from theomachy.server.tables.decisions import consequence, decide
from theomachy.server.tables.limits import LIMITS
from theomachy.server.tables.log import fold, open_table
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.messages.declaration import Actor, Context
from theomachy.server.tables.messages.starting import Started
from theomachy.server.tables.new_games import drawn_header
from theomachy.server.tables.table import EntryBody, Opened, SeatPlan, Table

SECRET: Final = bytes(range(32))
ID: Final = "0" * 32


class Log:
    """A table and its entries; `now` is the time of whatever comes next."""

    def __init__(self, opened: Opened, secret: bytes = SECRET) -> None:
        self.secret: Final = secret
        self.now = 1_000_000
        self.limits = LIMITS
        self.seen: dict[int, int] = {}
        """When seats were last heard of."""
        self.rules: Final = registry.package(opened.setup.game).game.rules_version
        first = linked("t" * 20, None, opened.kind, opened.encoded(), None, self.now, self.rules)
        self.entries = [first]
        self.table = open_table(first)

    def append(self, body: EntryBody) -> Entry:
        """One entry more, and all that follows by itself."""
        entry = self._one(body)
        while (follows := consequence(self.table, self.chance, self.now, self.seen)) is not None:
            self._one(follows)
        return entry

    def chance(self, match: AnyMatch) -> int:
        """What nature answers."""
        return match.chance_answer(self.secret)

    def ask(self, request: Request, seats: tuple[int, ...] = (), present: frozenset[int] = frozenset()) -> int:
        """What a request of the host with these seats becomes; the number of its first entry, or of the last."""
        context = Context(
            Actor("host", seats),
            present=present,
            seen=self.seen,
            limits=self.limits,
            secret=self.secret,
            now=self.now,
            entropy=secrets.token_bytes,
        )
        entries = list(decide(self.table, request, context).entries)
        if not entries:
            return self.table.seq
        if isinstance(entries[0], Started) and not self.table.opened.position and not self.table.opened.header:
            entries = [Started(list(drawn_header(self.table.opened.setup, 7).items()))]
        return min([self.append(body).seq for body in entries])

    def answer(self, seat: int, option: int) -> int:
        """Answer the question that is open."""
        asked = self.match().asked[seat]
        return self.ask(Answer(id=ID, seat=seat, asked=asked, option=option), (seat,))

    def match(self) -> AnyMatch:
        """The game."""
        assert self.table.match is not None
        return self.table.match

    def _one(self, body: EntryBody) -> Entry:
        entry = linked(self.table.id, self.table.last, body.kind, body.encoded(), None, self.now, self.rules)
        fold(self.table, entry)
        self.entries.append(entry)
        return entry


def opened(
    game: GameName = "ankh", players: int = 3, pace: Pace | None = None, gods: list[str] | None = None
) -> Opened:
    """A table with people at all seats."""
    return Opened(
        setup=Setup(game=game, players=players, gods=gods),
        seats=[SeatPlan(name=f"P{seat}") for seat in range(players)],
        host="P0",
        host_seats=[0],
        title="",
        pace=pace or Pace(),
        visibility="private",
        code="ABCD2345",
    )


def playing(game: GameName = "ankh", players: int = 3, pace: Pace | None = None) -> Log:
    """A game that has begun."""
    log = Log(opened(game, players, pace))
    log.ask(Start(id=ID))
    return log


def picture(table: Table) -> object:
    """Everything that a table is, to compare."""
    match = table.match
    return (
        table.seq,
        table.phase(),
        [(seat.name, seat.level, seat.away, seat.since) for seat in table.seats],
        None if match is None else (match.s.to_bytes(), match.asked, [given.pair() for given in match.given]),
        (table.clocks.left, table.clocks.since, table.clocks.question),
        table.undo,
        table.agreed,
        table.denied,
        table.votes,
        table.suggestions,
        table.changed,
        table.said,
        [(entry.seq, repr(entry.events)) for entry in table.log],
    )
