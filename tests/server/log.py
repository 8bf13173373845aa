"""A table without a server: its log is kept in a list, so that folds can be compared."""

from typing import Final

from theomachy.games import registry
from theomachy.server.protocol import Answer, GameName, Pace, Setup, Start, TableRequest
from theomachy.server.store.chain import linked
from theomachy.server.store.port import Entry
from theomachy.server.tables.decisions import Actor, consequence, decide
from theomachy.server.tables.limits import LIMITS
from theomachy.server.tables.log_entries import NAMES, Body, Opened, SeatPlan, Started, encoded
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.new_games import drawn_header
from theomachy.server.tables.table import Table

SECRET: Final = bytes(range(32))
ID: Final = "0" * 32


class Log:
    """A table and its entries; `now` is the time of whatever comes next."""

    def __init__(self, opened: Opened, secret: bytes = SECRET) -> None:
        self.secret: Final = secret
        self.now = 1_000_000
        self.rules: Final = registry.package(opened.setup.game).game.rules_version
        first = linked("t" * 20, None, NAMES[Opened], encoded(opened), None, self.now, self.rules)
        self.entries = [first]
        self.table = Table(first)

    def append(self, body: Body) -> Entry:
        """One entry more, and all that follows by itself."""
        entry = self._one(body)
        while (follows := consequence(self.table, self.nature, self.now)) is not None:
            self._one(follows)
        return entry

    def nature(self, match: AnyMatch) -> int:
        """What nature answers."""
        return match.by_nature(self.secret)

    def ask(
        self, request: TableRequest, seats: tuple[int, ...] = (), present: frozenset[int] = frozenset()
    ) -> int:
        """What a request of the host with these seats becomes; the number of its first entry. Raises Refuse."""
        bodies = decide(self.table, Actor("host", seats, present), request, LIMITS)
        if isinstance(bodies[0], Started) and not self.table.opened.position and not self.table.opened.header:
            bodies = [Started(list(drawn_header(self.table.opened.setup, 7).items()))]
        return min([self.append(body).seq for body in bodies])

    def answer(self, seat: int, option: int) -> int:
        """Answer the question that is open."""
        asked = self.match().asked[seat]
        return self.ask(Answer(id=ID, seat=seat, asked=asked, option=option), (seat,))

    def match(self) -> AnyMatch:
        """The game."""
        assert self.table.match is not None
        return self.table.match

    def _one(self, body: Body) -> Entry:
        entry = linked(
            self.table.id, self.table.last, NAMES[type(body)], encoded(body), None, self.now, self.rules
        )
        self.table.take(entry)
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
        table.votes,
        table.suggestions,
        table.changed,
        table.said,
        [(noted.seq, repr(noted.events)) for noted in table.noted],
    )
