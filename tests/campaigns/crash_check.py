"""Holds the journals of the crash test's clients against the database, from outside the server."""

from pathlib import Path
from typing import Final

import msgspec

from tests.campaigns.crash_client import Acked, Ended, Line, Sat, Sent, Wrong, lines
from theomachy.server.store import chain
from theomachy.server.store.driver import Connection
from theomachy.server.store.opening import driver_for
from theomachy.server.store.port import PAGE, Entry
from theomachy.server.store.sql import ENTRIES, converted
from theomachy.server.tables.log import decoded, folded
from theomachy.server.tables.messages.playing import Answered


class Violation(Exception):
    """A promise was broken."""


class Journals:
    """What all clients wrote down so far."""

    def __init__(self, paths: list[Path]) -> None:
        self.paths: Final = paths
        self.offsets: Final = dict.fromkeys(paths, 0)
        self.sent: Final[dict[str, Sent]] = {}
        self.acked: Final[dict[str, Acked]] = {}
        self.order: Final[dict[tuple[str, int], list[str]]] = {}  # by table and seat: ids as they were sent
        self.ended: Final[dict[str, int]] = {}
        self.tables: Final[set[str]] = set()

    def read(self) -> int:
        """Take in what is new; how many acknowledgements there are now."""
        for path in self.paths:
            if path.exists():
                with path.open("rb") as file:
                    file.seek(self.offsets[path])
                    found, end = lines(file.read())
                self.offsets[path] += end
                for line in found:
                    self._take(line)
        return len(self.acked)

    def _take(self, line: Line) -> None:
        match line:
            case Sat():
                self.tables.add(line.table)
            case Sent():
                self.sent[line.id] = line
                self.order.setdefault((line.table, line.seat), []).append(line.id)
            case Acked():
                before = self.acked.setdefault(line.id, line)
                if before.seq != line.seq:
                    raise Violation(f"acknowledged twice, differently: {before} and {line}")
            case Ended():
                self.ended[line.table] = line.seq
            case Wrong():
                raise Violation(line.problem)


class Log:
    """What we know of one table's log."""

    def __init__(self) -> None:
        self.seq = 0
        self.hash = chain.START
        self.moves: dict[str, tuple[int, Answered]] = {}


class Checker:
    """Reads what is new in the database and compares."""

    def __init__(self, url: str, journals: Journals) -> None:
        self.url: Final = url
        self.journals: Final = journals
        self.logs: Final[dict[str, Log]] = {}
        self.checked: Final[set[str]] = set()  # ids of acknowledgements found in the log

    def check(self) -> None:
        """What was acknowledged before now is in the database, and what is in the database was sent before now."""
        self.journals.read()
        promised = dict(self.journals.acked)
        connection = driver_for(self.url).reader()
        connection.freeze()
        try:
            for table in self.journals.tables:
                self._read_on(connection, table)
        finally:
            connection.rollback()
            connection.close()
        self._check_promises(promised)
        self.journals.read()
        self._check_origin()

    def _read_on(self, connection: Connection, table: str) -> None:
        log = self.logs.setdefault(table, Log())
        sql = f"{ENTRIES} WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        while page := converted(connection.rows(sql, (table, log.seq, PAGE)), list[Entry]):
            chain.check(page, log.seq, log.hash)
            for entry in page:
                self._take(connection, log, entry)
            log.seq, log.hash = page[-1].seq, page[-1].hash
        ends = converted(
            connection.rows("SELECT last, head FROM tables WHERE id = ?", (table,)), list[tuple[int, bytes]]
        )
        if ends != [(log.seq, log.hash)]:
            raise Violation(f"table {table}: the log ends at {log.seq}, the summary says {ends}")

    def _take(self, connection: Connection, log: Log, entry: Entry) -> None:
        body = decoded(entry.kind, entry.body)
        if entry.move is None or not isinstance(body, Answered):
            return
        sql = "SELECT count(*) FROM replies WHERE table_id = ? AND move = ?"
        if connection.rows(sql, (entry.table, entry.move)) != [(1,)]:
            raise Violation(f"half applied: entry {entry.seq} of {entry.table} has no reply")
        if entry.move.hex() in log.moves:
            raise Violation(f"doubled: {entry.move.hex()} in {entry.table}")
        log.moves[entry.move.hex()] = (entry.seq, body)

    def _check_promises(self, promised: dict[str, Acked]) -> None:
        for acked in promised.values():
            if acked.id in self.checked:
                continue
            sent = self.journals.sent[acked.id]
            stored = self.logs[acked.table].moves.get(acked.id)
            if stored is None:
                raise Violation(f"lost: {acked}")
            if stored[0] != acked.seq:
                raise Violation(f"moved: {acked} stands at {stored[0]}")
            if stored[1] != Answered(sent.seat, sent.option):
                raise Violation(f"changed: {sent} became {stored[1]}")
            self.checked.add(acked.id)
        for (table, seat), ids in self.journals.order.items():
            stand = [self.logs[table].moves[i][0] for i in ids if i in self.checked]
            if stand != sorted(stand):
                raise Violation(f"reordered: seat {seat} of {table}")

    def _check_origin(self) -> None:
        for table, log in self.logs.items():
            for move in log.moves:
                if move not in self.journals.sent:
                    raise Violation(f"nobody sent {move} to {table}")

    def replay_all(self) -> int:
        """Fold every log again with the server's own fold; how many entries that were."""
        connection = driver_for(self.url).reader()
        entries = 0
        for table in self.journals.tables:
            log: list[Entry] = []
            sql = f"{ENTRIES} WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
            while page := converted(connection.rows(sql, (table, len(log), PAGE)), list[Entry]):
                log += page
            chain.check(log)
            found = folded(log)
            if table in self.journals.ended and (found.phase(), len(log)) < (
                "finished",
                self.journals.ended[table],
            ):
                raise Violation(f"table {table} had ended at {self.journals.ended[table]}")
            entries += len(log)
        connection.close()
        return entries


def summary(journals: Journals) -> dict[str, int]:
    """What the clients did, in numbers."""
    return {
        "tables": len(journals.tables),
        "finished": len(journals.ended),
        "sent": len(journals.sent),
        "acknowledged": len(journals.acked),
    }


def shown(report: dict[str, int | float | str]) -> str:
    """One line."""
    return msgspec.json.encode(report).decode()
