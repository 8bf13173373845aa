"""The store against a model of dicts and lists: whatever is done to both, they agree."""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.postgres_server import PostgresServer
from tests.server.making import KEY, answered, grant, invite, move_id, opened, summary, token
from theomachy.server.store import chain
from theomachy.server.store.backup import verify_url
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Batch, Conflict, Entry
from theomachy.server.store.sql import SqlStore

T = TypeVar("T")
TABLES = st.sampled_from(["a", "b", "c", "d"])
MOVES = st.integers(0, 12)
NAMES = st.sampled_from(["x", "y", "z"])


class Model:
    """What should be stored."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.replies: dict[tuple[str, int], bytes] = {}
        self.phases: dict[str, str] = {}
        self.grants: dict[str, tuple[str, bool]] = {}  # table, revoked
        self.invites: dict[str, tuple[str, bool]] = {}  # table, used


class StoreMachine(RuleBasedStateMachine):
    """Does the same to a store and to the model."""

    new_url: Callable[[], str]

    @initialize()
    def begin(self) -> None:
        self.model = Model()
        self.runner = asyncio.Runner()
        self.url = type(self).new_url()
        self.store = open_store(self.url, key=KEY)

    def run(self, work: Coroutine[None, None, T]) -> T:
        return self.runner.run(work)

    def write(self, batch: Batch) -> str:
        """Write; what was taken, or nothing."""
        try:
            self.run(self.store.write(batch))
        except Conflict as conflict:
            return conflict.what
        return ""

    @rule(table=TABLES)
    def open_table(self, table: str) -> None:
        batch, entry = opened(table)
        if table in self.model.logs:
            assert self.write(batch) == "log"
        else:
            assert not self.write(batch)
            self.model.logs[table] = [entry]
            self.model.phases[table] = "waiting"

    @precondition(lambda self: self.model.logs)
    @rule(data=st.data(), moves=st.lists(MOVES, min_size=1, max_size=4), back=st.sampled_from([0, 0, 0, 0, 1, 2]))
    def answer(self, data: st.DataObject, moves: list[int], back: int) -> None:
        """Several entries at once, sometimes behind an entry that is no longer the last."""
        table = data.draw(st.sampled_from(sorted(self.model.logs)))
        log = self.model.logs[table]
        last = log[max(len(log) - 1 - back, 0)]
        stale = last is not log[-1]
        batch = Batch(summaries=[summary(table, phase="playing")])
        added: list[Entry] = []
        for move in moves:
            one, last = answered(last, move, b"%d" % len(log))
            batch.entries += one.entries
            batch.replies += one.replies
            added.append(last)
        known = any((table, move) in self.model.replies for move in moves) or len(set(moves)) < len(moves)
        expected = "log" if stale else "move" if known else ""
        assert self.write(batch) == expected
        if not expected:
            log += added
            self.model.phases[table] = "playing"
            for move, entry in zip(moves, added, strict=True):
                self.model.replies[table, move] = entry.body

    @precondition(lambda self: self.model.logs)
    @rule(data=st.data(), count=st.integers(2, 12))
    def answer_concurrently(self, data: st.DataObject, count: int) -> None:
        """Batches of several tables at once, two of them for the same place: one wins, and it is the first."""
        store: SqlStore = self.store
        batches: list[Batch] = []
        heads = {table: log[-1] for table, log in self.model.logs.items()}
        wins: list[Entry] = []
        for number in range(count):
            table = data.draw(st.sampled_from(sorted(heads)))
            entry = chain.linked(table, heads[table], "chat", b"%d" % number, None, number, 1)
            batches.append(Batch(entries=[entry]))
            wins.append(entry)
            heads[table] = entry
        rival_of = data.draw(st.integers(0, count - 1))
        first = wins[rival_of]
        rival = chain.following(first.table, first.seq, first.prev, "chat", b"rival", None, 9, 1)

        async def work() -> list[BaseException | None]:
            writes = [store.write(batch) for batch in batches]
            writes.append(store.write(Batch(entries=[rival])))
            return await asyncio.gather(*writes, return_exceptions=True)

        *results, last = self.run(work())
        assert results == [None] * count
        assert isinstance(last, Conflict)
        for entry in wins:
            self.model.logs[entry.table].append(entry)

    @precondition(lambda self: self.model.logs)
    @rule(data=st.data(), name=NAMES)
    def give(self, data: st.DataObject, name: str) -> None:
        table = data.draw(st.sampled_from(sorted(self.model.logs)))
        taken = self.write(Batch(grants=[grant(name, table)]))
        assert taken == ("token" if name in self.model.grants else "")
        self.model.grants.setdefault(name, (table, False))

    @rule(name=NAMES)
    def revoke(self, name: str) -> None:
        assert self.write(Batch(revoked=[token(name)])) == ("" if name in self.model.grants else "token")
        if name in self.model.grants:
            self.model.grants[name] = (self.model.grants[name][0], True)

    @precondition(lambda self: self.model.logs)
    @rule(data=st.data(), name=NAMES)
    def ask_in(self, data: st.DataObject, name: str) -> None:
        table = data.draw(st.sampled_from(sorted(self.model.logs)))
        taken = self.write(Batch(invites=[invite(name, table)]))
        assert taken == ("invite" if name in self.model.invites else "")
        self.model.invites.setdefault(name, (table, False))

    @rule(name=NAMES, many=st.integers(1, 5))
    def come_in(self, name: str, many: int) -> None:
        """Several at once use one invite: at most one gets in."""
        store: SqlStore = self.store

        async def race() -> list[BaseException | None]:
            uses = [store.write(Batch(used_invites=[token(name)])) for _ in range(many)]
            return await asyncio.gather(*uses, return_exceptions=True)

        won = self.run(race()).count(None)
        table, used = self.model.invites.get(name, ("", True))
        assert won == (0 if used else 1)
        if table:
            self.model.invites[name] = (table, True)

    @rule()
    def reopen(self) -> None:
        self.run(self.store.close())
        self.store = open_store(self.url, key=KEY)

    @precondition(lambda self: self.model.logs)
    @rule(data=st.data(), after=st.integers(0, 8), limit=st.integers(1, 5))
    def read_a_page(self, data: st.DataObject, after: int, limit: int) -> None:
        table = data.draw(st.sampled_from(sorted(self.model.logs)))
        page = self.run(self.store.entries(table, after, limit))
        assert page == self.model.logs[table][after : after + limit]

    @invariant()
    def agree(self) -> None:
        model, store = self.model, self.store
        assert self.run(store.count()) == len(model.logs)
        for table, log in model.logs.items():
            assert self.run(store.entries(table)) == log
            kept = self.run(store.summary(table))
            assert kept
            assert (kept.last, kept.phase) == (len(log), model.phases[table])
        for (table, move), _ in model.replies.items():
            assert self.run(store.reply(table, move_id(move)))
        for name, (table, revoked) in model.grants.items():
            held = self.run(store.grant(token(name)))
            assert held
            assert (held.table, held.revoked) == (table, revoked)
        for name, (table, used) in model.invites.items():
            asked = self.run(store.invite(token(name)))
            assert asked
            assert (asked.table, asked.used) == (table, used)
        assert store.problem() is None

    def teardown(self) -> None:
        self.run(self.store.close())
        self.runner.close()
        report = verify_url(self.url, KEY)
        assert (report.tables, report.problems) == (len(self.model.logs), [])


def run_machine(new_url: Callable[[], str], examples: int) -> None:
    """Try many sequences, each on a new database."""
    machine = type("Machine", (StoreMachine,), {"new_url": staticmethod(new_url)})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=25,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_sqlite_agrees_with_the_model(tmp_path: Path) -> None:
    run_machine(lambda: f"sqlite:///{tempfile.mkdtemp(dir=tmp_path)}/theomachy.sqlite3", 40)


def test_postgresql_agrees_with_the_model(postgres: PostgresServer) -> None:
    run_machine(postgres.new_database, 15)
