"""Faults of storage."""
# mypy: disallow-any-explicit=False, disallow-untyped-defs=False, ignore-errors=True

import asyncio
from typing import Final

from tests.simulation.planting import Planted
from theomachy.server.store import sql, writing
from theomachy.server.store.port import NotSaved
from theomachy.server.store.statements import ENTRY, REPLY, SUMMARY, USE_INVITE


def ack_before_commit(old):
    async def save(self, rows):
        self._queue.put(writing.Job(rows, asyncio.get_running_loop()))

    return save


def failure_as_success(old):
    def commit(self, jobs):
        return [(job, None) for job, _ in old(self, jobs)]

    return commit


def without(statement, least=0):
    def change(old):
        def plan(batch):
            rows = old(batch)
            if len(rows.get(statement, ())) > least:
                rows.pop(statement)
            return rows

        return plan

    return change


def reversed_entries(old):
    def plan(batch):
        rows = old(batch)
        if ENTRY in rows:
            rows[ENTRY] = rows[ENTRY][::-1]
        return rows

    return plan


def lost_entry(old):
    def plan(batch):
        rows = old(batch)
        if len(rows.get(ENTRY, ())) > 2:
            rows[ENTRY] = rows[ENTRY][:-1]
        return rows

    return plan


def old_summary(old):
    """The summary is written only when a table is opened."""

    def plan(batch):
        rows = old(batch)
        if SUMMARY in rows and ENTRY in rows and rows[ENTRY][0][1] > 1:
            rows.pop(SUMMARY)
        return rows

    return plan


def short_log(old):
    def read(connection, seals, table, after, limit):
        found = old(connection, seals, table, after, limit)
        return found[:-1] if len(found) > 6 else found

    return read


def split_batch(old):
    """Entries become durable in one transaction, everything else in a later one."""

    async def save(self, rows):
        rest = {statement: some for statement, some in rows.items() if statement is REPLY}
        first = {statement: some for statement, some in rows.items() if statement is not REPLY}
        await old(self, first)
        if rest:
            await old(self, rest)

    return save


def doubt_as_failure(old):
    def looked_up(self, jobs, problem):
        old(self, jobs, problem)
        return [(job, NotSaved(problem)) for job in jobs]

    return looked_up


def doubt_as_success(old):
    def looked_up(self, jobs, problem):
        old(self, jobs, problem)
        return [(job, None) for job in jobs]

    return looked_up


FAULTS: Final = (
    Planted(
        "doubt-as-failure", "a commit in doubt counts as failed", (writing.Writing, "_looked_up", doubt_as_failure)
    ),
    Planted(
        "doubt-as-success", "a commit in doubt counts as saved", (writing.Writing, "_looked_up", doubt_as_success)
    ),
    Planted(
        "ack-before-commit",
        "a write returns before it is durable",
        (writing.Writing, "save", ack_before_commit),
    ),
    Planted(
        "failure-as-success", "a failed commit counts as saved", (writing.Writing, "_commit", failure_as_success)
    ),
    Planted("reply-not-stored", "the reply to a request is not stored", (sql, "plan", without(REPLY))),
    Planted("entries-reversed", "the entries of a batch are written backwards", (sql, "plan", reversed_entries)),
    Planted("entry-lost", "the last entry of a batch is not written", (sql, "plan", lost_entry)),
    Planted("summary-old", "the summary of a table is not written again", (sql, "plan", old_summary)),
    Planted("invite-unused", "an invite is not marked as used", (sql, "plan", without(USE_INVITE))),
    Planted("log-cut-short", "reading a log leaves out its last entry", (sql, "read_entries", short_log)),
    Planted(
        "reply-apart", "a reply is stored in a transaction of its own", (writing.Writing, "save", split_batch)
    ),
)
