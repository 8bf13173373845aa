"""What is durable, kept beside the database from the rows of every commit: the measure of all promises.

It shares no code with the server: it reads the bodies of entries with types of its own and knows only who sat
where, which answers stand, who agreed to what.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from theomachy.server.store.driver import Step, Value

INSERT: Final = re.compile(r"INSERT INTO (\w+) \(([^)]*)\)")


class Body(Struct, omit_defaults=True, repr_omit_defaults=True):
    """The fields of all kinds of entries that matter here."""

    seat: int = -1
    name: str = ""
    host: str = ""
    host_seats: list[int] = []
    seats: "list[Body]" = []
    level: str = ""
    to: int = 0
    why: str = ""
    agree: bool = False
    absent: int = -1
    own: list[int] = []
    pace: "PaceSaid | None" = None
    code: str = ""


class PaceSaid(Struct, repr_omit_defaults=True):
    """How long players may think."""

    kind: str = "none"
    seconds: int = 0


READ: Final = msgspec.json.Decoder(Body)


class Line(Struct, frozen=True):
    """One entry of a log."""

    seq: int
    kind: str
    body: Body
    move: bytes | None
    at: int
    hash: bytes


class Standing(Struct, frozen=True):
    """An answer that stands: its entry, its seat, and the name of the person who gave it (empty: a bot)."""

    seq: int
    seat: int
    person: str


class DurableLog:
    """One table's log, and who sat where after each entry."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.lines: Final[list[Line]] = []
        self.moves: Final[dict[bytes, int]] = {}
        self.since: Final[dict[bytes, float]] = {}
        """When the entry of each request became durable, in virtual seconds."""
        self.names: Final[list[tuple[str, ...]]] = []
        """After each entry, the name of the person at each seat; empty: nobody."""
        self.away: set[int] = set()
        self.standing: list[Standing] = []
        self.asker: set[int] = set()
        """The seats of the person who asks for an undo."""
        self.agreed: set[str] = set()
        """The persons who agreed to the open undo."""
        self.started_at = 0
        self.pace = PaceSaid()

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.lines)

    def holder(self, seat: int, seq: int | None = None) -> str:
        """Who had the seat after an entry; by default after the last."""
        if not self.names:
            return ""
        names = self.names[min(seq or len(self.names), len(self.names)) - 1]
        return names[seat] if seat < len(names) else ""

    def person_plays(self, seat: int) -> bool:
        """Whether a person has the seat and no bot plays for it."""
        return bool(self.holder(seat)) and seat not in self.away

    def add(self, line: Line, now: float) -> None:
        """One more entry became durable."""
        names = list(self.names[-1]) if self.names else []
        body = line.body
        if line.kind == "opened":
            names = [seat.name for seat in body.seats]
            self.pace = body.pace or PaceSaid()
        elif line.kind == "seated":
            names[body.seat] = body.name
        elif line.kind in ("left", "kicked", "freed", "filled"):
            names[body.seat] = ""
        elif line.kind == "started":
            self.started_at = line.at
        elif line.kind == "handed-over":
            self.away.add(body.seat)
        elif line.kind == "returned":
            self.away.discard(body.seat)
        elif line.kind == "answered":
            by = names[body.seat] if body.seat >= 0 and self.person_plays(body.seat) else ""
            self.standing.append(Standing(line.seq, body.seat, by))
        elif line.kind == "undo-asked":
            self.asker, self.agreed = set(body.own), set()
        elif line.kind == "undo-agreed" and body.agree:
            self.agreed.add(names[body.seat])
        elif line.kind == "undone":
            self.standing = [one for one in self.standing if one.seq < body.to]
        if line.kind in ("answered", "undone"):
            self.asker, self.agreed = (set(), set()) if line.kind == "undone" else (self.asker, self.agreed)
        self.names.append(tuple(names))
        self.lines.append(line)
        if line.move is not None:
            self.moves[line.move] = line.seq
            self.since[line.move] = now


@lru_cache(maxsize=256)
def inserted(sql: str) -> tuple[str, tuple[str, ...]]:
    """The table and the columns of an INSERT; empty for any other statement."""
    found = INSERT.match(sql)
    return (found[1], tuple(name.strip() for name in found[2].split(","))) if found else ("", ())


class Ledger:
    """Everything durable that promises are about."""

    def __init__(self) -> None:
        self.logs: Final[dict[str, DurableLog]] = {}
        self.grants: Final[set[bytes]] = set()
        self.invites_used: Final[set[bytes]] = set()
        self.problems: Final[list[str]] = []
        self.deadlines: Final[dict[str, int | None]] = {}
        self.phases: Final[dict[str, str]] = {}
        self.lasts: Final[dict[str, int]] = {}

    def log(self, table: str) -> DurableLog:
        """The log of a table."""
        return self.logs.get(table) or DurableLog(table)

    def rows_in(self, steps: Sequence[Step], table: str) -> list[dict[str, Value]]:
        """The rows that a transaction inserts into a table."""
        found: list[dict[str, Value]] = []
        for sql, rows in steps:
            name, columns = inserted(sql)
            if name == table:
                found += [dict(zip(columns, row, strict=True)) for row in rows]
        return found

    def committed(self, steps: Sequence[Step]) -> list[tuple[DurableLog, Line]]:
        """A transaction became durable; the entries that it added, in order, before they are added here."""
        for row in self.rows_in(steps, "grants"):
            token = row["token"]
            assert isinstance(token, bytes)
            self.grants.add(token)
        for row in self.rows_in(steps, "tables"):
            name, phase, deadline = row["id"], row["phase"], row["deadline"]
            assert isinstance(name, str)
            assert isinstance(phase, str)
            assert deadline is None or isinstance(deadline, int)
            self.deadlines[name], self.phases[name] = deadline, phase
        added: list[tuple[DurableLog, Line]] = []
        for row in self.rows_in(steps, "entries"):
            added.append(self._line(row))
        return added

    def _line(self, row: dict[str, Value]) -> tuple[DurableLog, Line]:
        table, seq, kind, body, move, at = (
            row[name] for name in ("table_id", "seq", "kind", "body", "move", "at")
        )
        hashed, prev = row["hash"], row["prev"]
        assert isinstance(table, str)
        assert isinstance(seq, int)
        assert isinstance(kind, str)
        assert isinstance(body, bytes)
        assert move is None or isinstance(move, bytes)
        assert isinstance(at, int)
        assert isinstance(hashed, bytes)
        assert isinstance(prev, bytes)
        log = self.logs.setdefault(table, DurableLog(table))
        return log, Line(seq, kind, READ.decode(body), move, at, hashed)
